// SPDX-License-Identifier: Apache-2.0
// How the game ends, and what happens when somebody is late or leaves.
import { counted, line } from '../../rulebook';
import { rosette } from '../art/shop';
import type { Facts, Page } from './words';

export const winning = ({ content, options }: Facts): Page => ({
  id: 'winning',
  title: 'Winning',
  asked: [],
  pictures: [{ title: 'Fairest of the Faire', parts: rosette(), size: [40, 52] }],
  lines: [
    line(`An outfit is complete with visible icons in ${counted(content.derived.slots_needed, 'slot')} and ${counted(content.costumes_to_win, 'Costume')} that each show at least one of them.`, '137 139 140', options.three_card_test === 'contributing'), // prettier-ignore
    line(`An outfit is complete with visible icons in ${counted(content.derived.slots_needed, 'slot')} and ${counted(content.costumes_to_win, 'Costume')} in the stack, covered ones and nulls included.`, '137 139 140', options.three_card_test === 'in_stack'), // prettier-ignore
    line('All outfits are looked at after every change, before anybody draws or discards. A complete one wins at once, on anybody’s turn, in the middle of a card.', '127 141'), // prettier-ignore
    line('After that come, clockwise from whose turn it is, new cards for a maximum that rose and discards for one that fell; then what was set off.', '127'), // prettier-ignore
    line('The wearer wins, not who placed the card.', '142'),
    line('If one change completes several outfits, whose turn it is wins if theirs is among them; otherwise the first one clockwise. There is one winner.', '144'), // prettier-ignore
    line(`If nobody has won after ${options.round_cap} rounds, the Faire closes: most filled slots win, then most Costumes that show an icon, then most coins; players still equal share it.`, '145', options.round_cap > 0), // prettier-ignore
    line('The game goes on until somebody has won.', '145', options.round_cap === 0),
    line('The winner is first, and all others are second.', '155 149'),
  ],
});

export const clocks = (): Page => ({
  id: 'clocks',
  title: 'Clocks, and those who leave',
  asked: [],
  pictures: [],
  lines: [
    line(
      'Every question has its clock. Votes, stunts and games of skill have one even where the table has none.',
      '148',
    ),
    line('A bot plays for whoever is away, until they return. Their stunts are rolled meanwhile.', '146 147 154'),
  ],
});
