// SPDX-License-Identifier: Apache-2.0
// The Faire, and all other ways to win, lose and leave.
import { item, line } from '../../rulebook';
import type { Facts, Page } from './words';

export const faire = ({ options }: Facts): Page => ({
  id: 'faire',
  title: 'The Monster Faire',
  asked: ['faire_pick', 'faire_answer', 'faire_payment', 'faire_card', 'faire_deck', 'favour'],
  pictures: [],
  lines: [
    line('If at the end of a turn everybody still in the game has a living Monster and Town has no villager, the Faire is held. Igors in Town do not matter.', '293 294'), // prettier-ignore
    line('All Monsters come uncovered, with their injuries; Igors wake, and whoever ran away is back. No more turns, villagers or tricks.', '295'), // prettier-ignore
    line('They fight in rounds, one against one. The first without an opponent picks one, or discards a card and sits out; who is picked accepts, or discards a card and sits out or picks another.', '296-299'), // prettier-ignore
    line('Who is left over sits out for nothing, and may support a fighter with a card.', '300-303'),
    line('Each fighter secretly adds one card of the hand, and must if there is one; without cards, the top card of a deck.', '304-307'), // prettier-ignore
    line('The decks are not shuffled again: when they are used up, only totals count.', '308 309'),
    line('Igor may assist with his value; if his Monster loses, he dies in its place.', '310 311 314 315'),
    line('Monster, card, Igor and favours together: the higher wins, and the loser discards its top part.', '312 313 318'), // prettier-ignore
    line('A tie costs nothing, unless neither side added a card: then both lose.', '316 317', options.faire_tie === 'nothing'), // prettier-ignore
    line('A tie costs both.', '317', options.faire_tie === 'both_lose'),
    line('A Monster without an uninjured part is destroyed.', '319 320'),
    line('The last Monster wins the game, and its owner the Promethean Scholarship. If the last ones fall together, they win together, without it.', '321-323'), // prettier-ignore
  ],
});

export const endings = ({ options }: Facts): Page => ({
  id: 'endings',
  title: 'Other ends',
  asked: [],
  pictures: [],
  lines: [
    item('The last intact Manor:', 'if every rival is burnt and you have Equipment and a living Monster at the end of your Monster phase, you win.', '325 326'), // prettier-ignore
    item('Despair:', 'who ends the turn without hand, Equipment, parts and Igor, and was gloated at or critiqued since the turn before, is out. Gloating is a lecture, a dinner, or a critique.', '327-329'), // prettier-ignore
    item('The last one left', 'wins at the end of a turn with a living Monster and an Igor, within ten turns; otherwise nobody does.', '331 332', options.last_standing === 'prove_it'), // prettier-ignore
    item('The last one left', 'wins at once.', '333', options.last_standing === 'walkover'),
    line('Only the Faire brings the Scholarship; the other wins are wins all the same.', '334'),
    item('The deadline:', `after round ${String(options.faire_deadline)} the Faire is held as things stand, with whatever lives.`, '344'), // prettier-ignore
  ],
});

export const leaving = (_: Facts): Page => ({
  id: 'leaving',
  title: 'Who leaves',
  asked: [],
  pictures: [],
  lines: [
    line('Whoever leaves flees the country: hand and an inert Monster are discarded, the Laboratory stays behind.', '335 336'), // prettier-ignore
    line('A living Monster goes rogue: on each of the leaver’s turns it changes between Town and Graveyard, and rampages in Town.', '338 339'), // prettier-ignore
    line('Your Igor may fetch the top card of an abandoned Laboratory, without any risk.', '340 341'),
    line('A leaver’s Igor also moves between the two, away from the rogue, and can be claimed.', '342 343'),
  ],
});

export const clocks = ({ options }: Facts): Page => ({
  id: 'clocks',
  title: 'At this table',
  asked: [],
  pictures: [],
  lines: [
    item('In passing:', 'while you may only cut in, you can say once and for all that you pass; the mark stands beside the question.', '401'), // prettier-ignore
    line('When your clock runs out, the answer that does least is given for you; where a card must go, the lowest.', '400'), // prettier-ignore
    line('A bot takes the chair of whoever leaves the table.', '337', options.leavers === 'bot'),
    line('Whoever loses the connection is not out: after a minute the others may have a bot play on until they are back.', '337'), // prettier-ignore
  ],
});
