// SPDX-License-Identifier: Apache-2.0
// The guided first game: seat 0 is the learner. Steps without words happen unseen.
const pass = [
  { seat: 1, choice: { act: 'draw_up' } },
  { seat: 1, choice: { act: 'done' } },
];

export default {
  setup: { game: 'ren_faire', players: 2, names: ['You', 'Mabel'], seed: 1011, options: { slots_needed: '4' } },
  steps: [
    {
      seat: 0,
      choice: { act: 'take', character: 'Skater June' },
      say: 'Welcome to the faire! You came in the wrong clothes, and so did everybody else. Whoever first shows an icon in enough slots of their doll wins: four in this short game. Pick Skater June, then confirm.',
    },
    { seat: 1, choice: { act: 'take', character: 'Cousin Marv' } },
    {
      seat: 0,
      choice: { act: 'play', card: "Queen's Largesse" },
      say: 'On your turn you take two actions. Costumes cost coins, and coins come from Performances alone: the handbills in your hand. Pick Queen’s Largesse, read it on the Stage, and play it.',
    },
    {
      seat: 0,
      choice: { act: 'buy', costume: 'Plumed Tricorne' },
      say: 'Four coins! Three Costumes hang in the Shoppe Window. The signs on the left of a card say which slots it covers and with what. Buy the Plumed Tricorne, a Pirate for the Head, for 3 coins.',
    },
    {
      seat: 0,
      choice: { act: 'place', seat: 0 },
      say: 'What you buy goes on top of anybody’s Costumes, at once. You see what would show before you confirm. Put it on your own doll.',
    },
    {
      seat: 1,
      choice: { act: 'buy', costume: 'Baseball Cap' },
      say: 'A Pirate’s hat: one slot is filled. Now it is Mabel’s turn.',
    },
    { seat: 1, choice: { act: 'place', seat: 0 } },
    ...pass,
    {
      seat: 0,
      choice: { act: 'play', card: 'Visiting Dignitary' },
      say: 'Mabel paid one coin for a Baseball Cap and put it on you. It has a null, which is no icon: it covers your hat, and your Head counts no more. Get some coins: play Visiting Dignitary. With friends you would really perform it, and they would vote; here a die decides, and 3 or more will do.',
    },
    {
      seat: 0,
      choice: { act: 'buy', costume: 'Two-Tone Hose' },
      say: 'A 4: huzzah, three coins! Spend them on the Two-Tone Hose, a Jester for the Legs.',
    },
    {
      seat: 0,
      choice: { act: 'place', seat: 0 },
      say: 'See-through Costumes cover only the slots they have a sign for. The hose covers nothing but the legs. On your own doll with it.',
    },
    { seat: 1, choice: { act: 'play', card: 'Name That Garb' } },
    { seat: 1, choice: { act: 'name_slot', slot: 'Head', other: 'Feet' } },
    {
      seat: 0,
      choice: { act: 'name_slot', slot: 'Legs' },
      say: 'Mabel has played Name That Garb, and everybody takes part: in secret, name a slot that the next Costume of the deck will have. Try the Legs.',
    },
    ...pass,
    {
      seat: 0,
      choice: { act: 'draw_up' },
      say: 'Kilt and Brogues: Legs and Feet! You both guessed right, and gained a coin and three. Your hand is down to one card, and played cards are not replaced. That takes an action: discard and draw up.',
    },
    {
      seat: 0,
      choice: [{ act: 'pick', card: 'Tangled Tongue' }, { act: 'done' }],
      say: 'You may throw away any cards first. Pick Tangled Tongue, and you draw three new ones.',
    },
    {
      seat: 0,
      choice: { act: 'play', card: 'North Wind' },
      say: 'Look what the wind blew in: North Wind brings a coin, and puts everybody’s bottom Costume on top. Yours is the Plumed Tricorne. Play it.',
    },
    {
      seat: 1,
      choice: { act: 'buy', costume: 'Silk Fan' },
      say: 'Your hat is out again, over the cap. Nothing that is covered is lost. Two slots are filled. Mabel’s turn.',
    },
    { seat: 1, choice: { act: 'place', seat: 1 } },
    ...pass,
    {
      seat: 0,
      choice: { act: 'buy', costume: 'Curly Bell Shoes' },
      say: 'You have three coins. Buy the Curly Bell Shoes: a second Jester.',
    },
    {
      seat: 0,
      choice: { act: 'place', seat: 0 },
      say: 'Two icons alike raise the number of cards you may hold, and you draw the new one at once. Put the shoes on.',
    },
  ],
  end: 'Three of four slots, a pair of Jesters, and four cards in hand: one more icon, and you are the Fairest of the Faire. That is all there is to it: perform, buy, dress, and undress your rivals. Off with you!',
};
