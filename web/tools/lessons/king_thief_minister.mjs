// SPDX-License-Identifier: Apache-2.0
// The guided first game: seat 0 is the learner. Steps without words happen unseen, as answers in a window do.
export default {
  setup: {
    game: 'king_thief_minister',
    players: 3,
    names: ['You', 'Mabel', 'Osric'],
    seed: 1,
    content: { coins_per_player: 4 },
    chance: [0, 'Executioner', 'Sheriff', 'King', 'Peasant', 'Thief', 'Minister'],
  },
  steps: [
    {
      seat: 0,
      choice: { act: 'peek', spot: 2 },
      say: 'Welcome to court! Six cards lie face down; they belong to nobody and will travel. Before the first turn everybody may peek at one. Pick the card in front of Mabel, then confirm.',
    },
    { seat: 1, choice: { act: 'peek', spot: 0 } },
    { seat: 2, choice: { act: 'decline' } },
    {
      seat: 0,
      choice: { act: 'move_right' },
      say: 'The King! Your pencil note stays on the back of that card, for your eyes only. You want it in front of you, so send all the cards one place to the right.',
    },
    { seat: 1, choice: { act: 'look' }, say: 'See how the note travelled with its card? Now it is Mabel’s turn.' },
    {
      seat: 2,
      choice: { act: 'claim', character: 'King' },
      say: 'Mabel paid a coin into the chest and looked at the card in front of them. Osric is next.',
    },
    { seat: 1, choice: { act: 'no' } },
    {
      seat: 0,
      choice: { act: 'challenge' },
      say: 'Osric claims to be the King, for three coins. But your note says the King lies at the empty place beside you. Doubt it!',
    },
    {
      seat: 0,
      choice: { act: 'move_right' },
      say: 'Caught: no coins for Osric. You alone saw Osric’s card, the Minister, and noted it. Now fetch your King: to the right once more.',
    },
    { seat: 1, choice: { act: 'claim', character: 'Thief' }, say: 'The King lies before you. Mabel’s turn.' },
    { seat: 2, choice: { act: 'no' } },
    {
      seat: 0,
      choice: { act: 'no' },
      say: 'Mabel claims the Thief. You have not seen that card, and doubting an honest player costs a coin. Let it pass.',
    },
    {
      seat: 2,
      choice: { act: 'look' },
      say: 'The Thief took a coin from each neighbour. Nobody will ever know whether it was true. Osric is next.',
    },
    {
      seat: 0,
      choice: { act: 'claim', character: 'King' },
      say: 'Osric paid for a look. It is your turn, and the King lies before you. Say so: claim the King.',
    },
    { seat: 1, choice: { act: 'challenge' }, say: 'You said it aloud. Will they believe you?' },
    { seat: 2, choice: { act: 'no' } },
    {
      seat: 2,
      choice: { act: 'answer' },
      say: 'Mabel doubted, and you were honest: Mabel pays a coin, and the King takes three. Now anybody may answer “Yes, Sir” as your Minister for one coin more.',
    },
    { seat: 1, choice: { act: 'silent' } },
    { seat: 1, choice: { act: 'no' } },
    {
      seat: 0,
      choice: { act: 'challenge' },
      say: 'Osric says “Yes, Sir”. But you have seen the Minister, and your note shows that card across the table. Doubt it!',
    },
    { seat: 1, choice: { act: 'move_right' }, say: 'Caught again. Mabel’s turn.' },
    { seat: 2, choice: { act: 'move_front' }, say: 'Away goes your King, note and all. Osric now.' },
    {
      seat: 0,
      choice: { act: 'claim', character: 'King' },
      say: 'The King crossed the table and lies before Mabel, who does not know it. Three coins are left in the chest. After last time nobody will dare to doubt you: bluff! Claim the King.',
    },
    { seat: 2, choice: { act: 'no' }, say: 'Keep a straight face …' },
    { seat: 1, choice: { act: 'no' } },
  ],
  end: 'Nobody dared. The chest is empty, so the game ends at once, and you have the most coins. That is all there is to it: remember, bluff and doubt. The other four characters wait for you at a real table.',
};
