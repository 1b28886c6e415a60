// SPDX-License-Identifier: Apache-2.0
// The guided first game: seat 0 is the learner. Steps without words happen unseen. `chance` is what the decks give.
const [you, mabel, osric] = [0, 1, 2];
const pass = (...seats) => seats.map((seat) => ({ seat, choice: { act: 'pass' } }));
/** The others may play a card on somebody's turn, and do not. */
const window = { [you]: pass(mabel, osric), [mabel]: pass(osric, you), [osric]: pass(you, mabel) };
const skip = (seat) => ({ seat, choice: { act: 'skip', count: 0 } });
const lay = (seat, card) => ({ seat, choice: { act: 'lay', card } });
const draw = (seat, deck, card) => ({ seat, choice: { act: 'draw', deck }, chance: [card] });
/** A rival's turn: draws that, if anything, puts that into the Laboratory, if anything, and no more. */
const turn = (seat, drawn = pass(seat), laid = pass(seat)) => [
  ...drawn,
  skip(seat),
  ...window[seat],
  ...pass(seat), // nobody to send
  ...window[seat],
  ...laid,
  ...window[seat],
  ...window[seat],
  ...pass(seat), // nobody is invited
];
/** After the learner's Laboratory phase: no Monster to wake yet, and nobody for dinner. */
const rest = [...window[you], ...pass(you), ...window[you], ...pass(you)];
const quiet = [skip(you), ...window[you]];

export default {
  setup: {
    game: 'monster_faire',
    players: 3,
    names: ['You', 'Mabel', 'Osric'],
    seed: 1,
    options: { first_player: 'random' },
    chance: [you],
  },
  steps: [
    {
      seat: you,
      choice: { act: 'clockwise' },
      chance: ['VC3', 'BS2', 'VH2', 'BD3', 'VHJ', 'BH7', 'VS4', 'BC5'],
      say: 'Welcome to Beastly Vale, doctor! You, Mabel and Osric each mean to build a Monster. When all three live and the Town has run away, they fight at the Faire, and the last one standing wins. You begin, and choose which way round to play.',
    },
    {
      ...draw(you, 'Body Parts', 'BD6'),
      say: 'Everybody got one card of each deck. Red backs are villagers: Equipment for your Laboratory. Blue backs are body parts. Jacks, Queens, Kings and Jokers are Igors. A turn begins with a card: draw a body part.',
    },
    {
      ...skip(you),
      say: 'A head, worth 6. You could give up phases of your turn for more cards now. You want all of them, so skip nothing.',
    },
    ...window[you],
    {
      seat: you,
      choice: { act: 'hire', card: 'VHJ' },
      say: 'Before each phase your rivals may play a card against you; they let it pass. Now the Igor phase. You have none, but you hold a Jack: hire him. He is worth 3, and he is yours until somebody kills him.',
    },
    ...window[you],
    {
      ...lay(you, 'BH7'),
      say: 'In the Laboratory phase you put down one card. Hearts are torsos, Diamonds heads, Clubs arms, Spades legs, and you need one of each. Lay the torso: it lies face down, only you know it.',
    },
    ...rest,
    ...turn(mabel, [draw(mabel, 'Villagers', 'VC8')], [lay(mabel, 'VC3')]),
    ...turn(osric, [draw(osric, 'Villagers', 'VH9')], [lay(osric, 'VH2')]),
    {
      ...draw(you, 'Villagers', 'VD9'),
      say: 'Mabel and Osric each put something red-backed into their Laboratories: Equipment. Your second turn; draw from the Villagers deck.',
    },
    ...quiet,
    {
      seat: you,
      choice: { act: 'to_graveyard' },
      chance: ['BS8'],
      say: 'Igor can go to Town, to the Graveyard, or to a rival with a card to trade. Send him digging: tap the Graveyard, or its sign.',
    },
    {
      seat: you,
      choice: { act: 'dig', card: 'BS8' },
      chance: ['VD2'],
      say: 'A body part is added, and Igor takes one. He prefers his own suit, but there are no Hearts. Take the legs, worth 8.',
    },
    ...window[you],
    {
      ...lay(you, 'BD6'),
      say: 'On the way home he met a villager of 2 and was not afraid. Put the head on the torso.',
    },
    ...rest,
    ...pass(mabel),
    skip(mabel),
    ...pass(osric),
    {
      seat: you,
      choice: { act: 'play', card: 'VD9', use: 'lecture' },
      say: 'Mabel’s turn, and you may play one card against her. A number is a lecture: all her Equipment below it goes, unless she has a higher number. Lecture her with the 9.',
    },
    ...pass(mabel),
    ...pass(mabel, osric, mabel, osric, osric, mabel),
    ...turn(osric),
    draw(you, 'Villagers', 'VH8'),
    ...quiet,
    { seat: you, choice: { act: 'to_graveyard' }, chance: ['BC2'] },
    { seat: you, choice: { act: 'dig', card: 'BC5' }, chance: ['VC9'] },
    {
      seat: you,
      choice: { act: 'keep' },
      say: 'Her surgical tools are gone, and she feels gloated at. On your turn you drew an operating table, and Igor went digging again; but this time a villager of 9 caught him with the arms. Keep them: then that villager goes to Town. With all four suits there, a mob could march.',
    },
    ...window[you],
    lay(you, 'BS8'),
    ...rest,
    ...turn(mabel),
    ...turn(osric),
    ...pass(you),
    ...quiet,
    { seat: you, choice: { act: 'to_town' }, chance: ['VD5'] },
    {
      seat: you,
      choice: { act: 'recruit', card: 'VC9' },
      say: 'The legs are on. Now Igor went to Town. A villager of his suit would have had everybody taunt him; there is none, so he may bring one home. Recruit the 9 of Clubs: fine surgical tools.',
    },
    ...window[you],
    lay(you, 'BC5'),
    ...rest,
    ...turn(mabel),
    ...turn(osric),
    ...pass(you),
    ...quiet,
    ...pass(you),
    ...window[you],
    {
      ...lay(you, 'VH8'),
      say: 'Arms, legs, head and torso: your Monster is complete. To wake it you need some Equipment; the operating table serves torsos up to 8.',
    },
    ...window[you],
    {
      seat: you,
      choice: { act: 'give_life' },
      say: 'Listen, thunder! Give it life. Your Laboratory is turned up, and parts without good enough Equipment hang limp.',
    },
  ],
  end: 'It’s alive! The torso works; with the tools in your hand the arms will too, and with a rod and chemicals the rest. From your next turn on it may scare villagers out of Town. That is all there is to it: fetch, equip, stitch, and spoil it for the others. Mind the torches!',
};
