// SPDX-License-Identifier: Apache-2.0
// A turn, and what can be done in it.
import { counted, inWords, item, line } from '../../rulebook';
import { coins, type Facts, type Page } from './words';

export const turn = ({ content }: Facts): Page => ({
  id: 'turn',
  title: 'Your turn',
  asked: ['action'],
  pictures: [],
  lines: [
    line(`First come Extended cards that are due; then you take exactly ${counted(content.actions, 'action')}. Nothing happens at the end.`, '28 30 32'), // prettier-ignore
    item('Play', 'a Performance of your hand.', '28'),
    item('Buy', 'a Costume and place it.', '28'),
    item('Discard and draw up.', 'Discarding nothing is allowed, so nobody is ever stuck.', '28 30'),
    line(
      'Both may be the same. The first is over, with all that follows from it, before you choose the second.',
      '29 31',
    ),
    line('You can only do what you can pay for in full at that moment.', '34'),
    line('What the others have seen is final; a secret pick may be taken back until all have picked.', '35'),
    line('You may talk, but not give, lend or trade coins or cards, unless a card says so.', '33'),
    line('If only one answer is possible, nobody is asked.', '156'),
  ],
});

export const buying = ({ content, options }: Facts): Page => ({
  id: 'buying',
  title: 'Buy a Costume',
  asked: ['hawker'],
  pictures: [],
  lines: [
    line(`It costs ${coins(content.price)}, or ${coins(content.null_price)} if it has a null. The coins go to the purse.`, '93 98'), // prettier-ignore
    line('A Costume with an icon and a null is cheap as well.', '94', options.null_price_test === 'any_null'),
    line('A Costume with an icon and a null costs the full price.', '94', options.null_price_test === 'only_null'),
    item('From the Window:', 'you pay and take one; its place is filled at once from the deck, and then you place what you bought. So you see the new one first.', '95 99'), // prettier-ignore
    item('Unseen:', `the next Costume of the deck, always for ${coins(content.price)}, even if it has a null. You pay, then all see it, and you place it. The Window stays as it is.`, '96 97'), // prettier-ignore
    line('Each discount makes it a coin cheaper, but never free; then tolls come on top.', '104'),
    line('A Costume that a card gives you without the word “buy” has neither tolls nor discounts.', '105'),
    line('An empty place of the Window is filled as soon as a Costume can be drawn, leftmost first. If none can, it stays empty, and nothing is sold unseen.', '106'), // prettier-ignore
  ],
});

export const placing = ({ options }: Facts): Page => ({
  id: 'placing',
  title: 'Place a Costume',
  asked: ['place'],
  pictures: [],
  lines: [
    line('What you bought goes at once on top of your own Character’s Costumes, or on anybody else’s: you choose after you have seen it.', '100 101'), // prettier-ignore
    line('It must be placed: you cannot keep it, throw it away, or put it under others.', '101'),
    line('If it completes somebody’s outfit, they win, whoever placed it.', '142', options.gift_win === 'allow'),
    line('Nobody may place a Costume on another player if that would complete their outfit.', '143', options.gift_win === 'bar'), // prettier-ignore
    line('While a Fashion Truce lies on the table, no Costume with a null is placed on another player.', '91'),
  ],
});

export const hand = ({ content, options }: Facts): Page => ({
  id: 'hand',
  title: 'Your hand',
  asked: ['discard', 'trim', 'toss'],
  pictures: [],
  lines: [
    line(`You may hold ${inWords(content.hand)} Performances, and more with matching icons.`, '23'),
    line('Two of the same icon visible on your Character, even on one Costume, make it one more; each further one of them another. Nulls never do.', '117-119'), // prettier-ignore
    line('Different pairs add up: two pairs make it two more.', '120', options.match_bonus === 'per_icon_sum'),
    line('Only the largest set counts.', '120', options.match_bonus === 'best_set_only'),
    item('When it rises,', 'you draw as many cards as it rose, at once, on anybody’s turn and whoever brought it about.', '121-123', options.raise_draw === 'exact'), // prettier-ignore
    item('When it rises,', 'you draw up to it, at once, on anybody’s turn and whoever brought it about.', '121-123', options.raise_draw === 'fill'), // prettier-ignore
    item('When it falls,', 'you choose at once which cards to discard, until you hold no more than you may. If you already do, nothing happens.', '124 125'), // prettier-ignore
    line('It is compared before and after a whole instruction: what is won and lost within one evens out.', '126'),
    line('A card on the Stage is not in your hand.', '39'),
    item('Discard and draw up', 'is an action: discard any cards, also none, together; then draw until you hold as many as you may.', '128 129'), // prettier-ignore
    line('If the deck runs out meanwhile, what you have just discarded is shuffled in, too.', '130'),
    line('“Discard a card” on a Performance: you choose which; all, if you hold fewer.', '43'),
  ],
});

export const decks = (): Page => ({
  id: 'decks',
  title: 'Decks and discard piles',
  asked: [],
  pictures: [],
  lines: [
    line('When a card must be drawn and the deck is empty, its discard pile is shuffled to make it again, and the draw goes on.', '24 131'), // prettier-ignore
    line('If both are empty, the draw ends.', '132'),
    line('Both discard piles lie face up, and anybody may look through them. What one player discards together lies in the order of the cards’ numbers.', '133'), // prettier-ignore
    line('Costumes are discarded only where a Performance says so; buying never discards one.', '134'),
    line('A card put under a deck is its last card. Nothing is shuffled.', '135'),
    line('What you have seen of hands and decks, the table remembers for you.', '157 19'),
  ],
});
