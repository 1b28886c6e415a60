// SPDX-License-Identifier: Apache-2.0
// The guided first game: seat 0 is the learner. Steps without words happen unseen.
const pick = (creature) => ({ act: 'pick', creature });
const done = { act: 'done' };

export default {
  setup: { game: 'fairy_tale_fight_club', players: 2, names: ['You', 'Mabel'], seed: 189 },
  steps: [
    {
      seat: 0,
      choice: [
        { act: 'load' },
        { act: 'load_into', wagon: 'Wheelbarrow' },
        pick('Mouse'),
        pick('Goose'),
        pick('Giant'),
        done,
      ],
      say: 'Welcome, hunter! The posters on the wall say which creatures the castles want. One asks for 1, 3 and 9, and you hold them. Pick up the Mouse, the Goose and the Giant, and load them into your Wheelbarrow. That is one of your two actions.',
    },
    {
      seat: 0,
      choice: { act: 'complete', contract: 'C122', wagon: 'Wheelbarrow' },
      say: 'The Wheelbarrow holds exactly what the contract asks for, so its poster glows. Delivering costs no action: tap the poster, then confirm.',
    },
    {
      seat: 0,
      choice: { act: 'fight_with', creature: 'Mouse' },
      say: 'Two points, a flag and a gold! A new contract is drawn, and Events hide among them. One brought a gold to everybody, the next begins with a fight: here the lowest creature wins a card, and equal ones knock each other out. Send the Mouse.',
    },
    { seat: 1, choice: { act: 'fight_with', creature: 'Frog' } },
    {
      seat: 0,
      choice: [pick('Piglet')],
      say: 'Your Mouse beat Mabel’s Frog, comes back to your hand, and you drew a Wolf. Now for the event itself: everybody passes a creature to the left. Part with the Piglet.',
    },
    { seat: 1, choice: [pick('Frog')] },
    {
      seat: 0,
      choice: [{ act: 'purchase' }, { act: 'buy_wagon', wagon: 'Hand Cart', payment: 'gold' }],
      say: 'The event is over, and your turn goes on with one action. Wagons are bought in their order, for gold or for creatures. Tap the Hand Cart: a gold is enough.',
    },
    {
      seat: 0,
      choice: { act: 'end_actions' },
      say: 'The Hand Cart is worth a point, holds three creatures more, and brought another contract to the wall. Your actions are used up: end them. You draw up to five creatures, and one joins the Market.',
    },
    {
      seat: 1,
      choice: [
        { act: 'purchase' },
        { act: 'buy_wagon', wagon: 'Hand Cart', payment: 'creatures' },
        pick('Piglet'),
        pick('Bear'),
        done,
      ],
      say: 'Mabel’s turn.',
    },
    {
      seat: 1,
      choice: [{ act: 'load' }, { act: 'load_into', wagon: 'Wheelbarrow' }, pick('Goose'), pick('Bear'), done],
    },
    { seat: 1, choice: { act: 'end_actions' } },
    {
      seat: 0,
      choice: [{ act: 'exchange' }, { act: 'give_one', creature: 'Dragon' }, pick('Frog'), pick('Ogre'), done],
      say: 'Mabel paid for a Hand Cart with creatures, and loaded two more. Your turn. At the Market one creature is worth several of the same sum, or the other way round. Give your Dragon, 10, for the Frog and an Ogre, 2 and 8.',
    },
    {
      seat: 0,
      choice: [{ act: 'load' }, { act: 'load_into', wagon: 'Hand Cart' }, pick('Mouse'), pick('Ogre'), done],
      say: 'A poster asks for 1, 3 and 8. Load the Mouse and the Ogre into the Hand Cart; the Goose will come.',
    },
    {
      seat: 0,
      choice: { act: 'reserve', contract: 'C118' },
      say: 'So that nobody delivers it before you, reserve it: that costs a gold and no action. Tap the poster.',
    },
  ],
  end: 'The contract is yours alone now. That is all there is to it: load, barter, deliver, and buy larger wagons for larger contracts. When the contracts run out, points, flags, wagons and gold are counted; three flags alike or all five castles bring more. Off with you!',
};
