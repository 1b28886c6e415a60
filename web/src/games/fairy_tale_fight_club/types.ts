// SPDX-License-Identifier: Apache-2.0
// What pictures and rules need of this game's types, named as in lib/generated/fairy_tale_fight_club.ts. That file replaces
// this one as soon as the rules on the engine write it (issue 10).

export type Creature = 'Mouse' | 'Frog' | 'Goose' | 'Piglet' | 'Wolf' | 'Bear' | 'Witch' | 'Ogre' | 'Giant' | 'Dragon';
export type Flag = 'Briar Keep' | 'Glass Spire' | 'Bean Tower' | 'Crumb Castle' | 'Frog Moat';
export type Wagon = 'Wheelbarrow' | 'Hand Cart' | 'Horse Wagon' | 'War Wagon';
export type DeckCard = 'level I' | 'level II' | 'level III' | 'event';
export type Layer = 'cover' | 'top' | 'middle' | 'bottom';
export type Fight = 'none' | 'low_card' | 'high_card' | 'low_gold' | 'high_gold';
export type Effect =
  | 'pass_left'
  | 'pass_right'
  | 'toll'
  | 'tax'
  | 'draw'
  | 'discard'
  | 'new_market'
  | 'grow_market'
  | 'escape'
  | 'wreck'
  | 'new_hand'
  | 'gold'
  | 'free_load'
  | 'pawn';
export type Rating = 'destroyed' | 'keep at it' | 'apprentice' | 'great hunter' | 'victory';
export type Question =
  'actions' | 'discard_down' | 'fight' | 'pass' | 'event_discard' | 'escape' | 'toll' | 'free_load' | 'pawn';

export interface Options {
  swap_source: 'hand_or_wagon' | 'hand_only';
  reserve_refill: 'on_completion' | 'immediately';
  reserve_discard: 'out' | 'area';
  fight_cards: 'return' | 'discard';
  pass_shortfall: 'net_loss' | 'short_passer';
  wrecked_cargo: 'discard' | 'to_hand';
  flag_sets: 'repeat' | 'once_each';
  stall_rounds: number;
  max_rounds: number;
  solo_rounds: number;
  completed_display: 'face_down' | 'face_up';
  seat_gold: 'none' | 'by_turn_order';
}
export interface ContractCard {
  creatures: Creature[];
  flag: Flag | null;
  points: number;
  gold: number;
}
export interface EventFace {
  fight: Fight;
  effect: Effect | null;
  amount: number;
}
export interface WagonCard {
  capacity: number;
  gold: number;
  creature_points: number;
  points: number;
}
export interface Content {
  creatures: Partial<Record<Creature, number>>;
  contracts: Record<string, ContractCard>;
  events: Record<string, EventFace>;
  wagons: Record<Wagon, WagonCard>;
  contract_deck: Record<number, Record<Layer, Record<DeckCard, number>>>;
  hand: number;
  war_wagon_hand: number;
  market: number;
  actions: number;
  action_price: number;
  reserve_price: number;
  last_contracts: number;
  gold: number;
  gold_per_point: number;
  same_flags: number;
  same_flags_points: number;
  all_flags_points: number;
  seat_gold: Record<number, number[]>;
  ratings: Record<Rating, number>;
  clocks: Record<Question, number>;
}
export type TableContent = Content;
