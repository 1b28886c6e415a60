// SPDX-License-Identifier: Apache-2.0
// Written by `fairground types`; change the field lists, not this file.

export type SwapSource =
  | "hand_or_wagon"
  | "hand_only";

export type ReserveRefill =
  | "on_completion"
  | "immediately";

export type ReserveDiscard =
  | "out"
  | "area";

export type FightCards =
  | "return"
  | "discard";

export type PassShortfall =
  | "net_loss"
  | "short_passer";

export type WreckedCargo =
  | "discard"
  | "to_hand";

export type FlagSets =
  | "repeat"
  | "once_each";

export type CompletedDisplay =
  | "face_down"
  | "face_up";

export type SeatGold =
  | "none"
  | "by_turn_order";

export interface Options {
  swap_source: SwapSource;
  reserve_refill: ReserveRefill;
  reserve_discard: ReserveDiscard;
  fight_cards: FightCards | null;
  pass_shortfall: PassShortfall;
  wrecked_cargo: WreckedCargo;
  flag_sets: FlagSets;
  stall_rounds: number;
  max_rounds: number;
  solo_rounds: number;
  completed_display: CompletedDisplay;
  seat_gold: SeatGold;
}

export type Creature =
  | "Mouse"
  | "Frog"
  | "Goose"
  | "Piglet"
  | "Wolf"
  | "Bear"
  | "Witch"
  | "Ogre"
  | "Giant"
  | "Dragon";

export type Flag =
  | "Briar Keep"
  | "Glass Spire"
  | "Bean Tower"
  | "Crumb Castle"
  | "Frog Moat";

export interface ContractCard {
  creatures: (Creature | null)[];
  flag: Flag | null;
  points: number;
  gold: number;
}

export type Contract =
  | "C101"
  | "C102"
  | "C103"
  | "C104"
  | "C105"
  | "C106"
  | "C107"
  | "C108"
  | "C109"
  | "C110"
  | "C111"
  | "C112"
  | "C113"
  | "C114"
  | "C115"
  | "C116"
  | "C117"
  | "C118"
  | "C119"
  | "C120"
  | "C121"
  | "C122"
  | "C123"
  | "C124"
  | "C125"
  | "C126"
  | "C127"
  | "C128"
  | "C129"
  | "C130"
  | "C131"
  | "C132"
  | "C133"
  | "C134"
  | "C135"
  | "C201"
  | "C202"
  | "C203"
  | "C204"
  | "C205"
  | "C206"
  | "C207"
  | "C208"
  | "C209"
  | "C210"
  | "C211"
  | "C212"
  | "C213"
  | "C214"
  | "C215"
  | "C216"
  | "C217"
  | "C218"
  | "C219"
  | "C220"
  | "C221"
  | "C222"
  | "C223"
  | "C224"
  | "C225"
  | "C301"
  | "C302"
  | "C303"
  | "C304"
  | "C305"
  | "C306"
  | "C307"
  | "C308"
  | "C309"
  | "C310"
  | "C311"
  | "C312"
  | "C313"
  | "C314"
  | "C315";

export type Fight =
  | "none"
  | "low_card"
  | "high_card"
  | "low_gold"
  | "high_gold";

export type Effect =
  | "pass_left"
  | "pass_right"
  | "toll"
  | "tax"
  | "draw"
  | "discard"
  | "new_market"
  | "grow_market"
  | "escape"
  | "wreck"
  | "new_hand"
  | "gold"
  | "free_load"
  | "pawn";

export interface EventFace {
  fight: Fight;
  effect: Effect | null;
  amount: number;
}

export type EventCard =
  | "Bounty Burglar"
  | "Troll Toll"
  | "Leaky Purse"
  | "Beggars' Banquet"
  | "Pickpocket Parade"
  | "King's Tithe"
  | "Market Stampede"
  | "Moonlit Escape"
  | "Pass the Porridge"
  | "Mouse Hole"
  | "Breadcrumb Trail"
  | "Giant's Footfall"
  | "Wolf at the Door"
  | "Magic Beans"
  | "Queen's Mirror"
  | "Spinning Room"
  | "Lucky Well"
  | "Golden Goose Nest"
  | "Rumples' Leftovers"
  | "Open Gates"
  | "Travelling Pawnbroker"
  | "Broken Axle"
  | "Changeling Night"
  | "Autumn Fair";

export interface WagonCard {
  capacity: number;
  gold: number;
  creature_points: number;
  points: number;
}

export type Wagon =
  | "Wheelbarrow"
  | "Hand Cart"
  | "Horse Wagon"
  | "War Wagon";

export type DeckCard =
  | "level I"
  | "level II"
  | "level III"
  | "event";

export type Layer =
  | "cover"
  | "top"
  | "middle"
  | "bottom";

export type Rating =
  | "destroyed"
  | "keep at it"
  | "apprentice"
  | "great hunter"
  | "victory";

export type Question =
  | "actions"
  | "discard_down"
  | "fight"
  | "pass"
  | "event_discard"
  | "escape"
  | "toll"
  | "free_load"
  | "pawn";

export interface Content {
  creatures: Partial<Record<Creature, number>>;
  contracts: Record<Contract, ContractCard>;
  events: Record<EventCard, EventFace>;
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

export type TableContent = Content & { captions: Record<string, string> };

export type Ending =
  | "contracts_out"
  | "stalled"
  | "last_round";

export interface Posted {
  contract: Contract | null;
  gold: number;
}

export interface Table {
  question: Question;
  first: number | null;
  active: number | null;
  actions_left: number;
  turns: number;
  quiet_turns: number;
  is_busy: boolean;
  ending: Ending | null;
  market: Partial<Record<Creature, number>>;
  discards: Partial<Record<Creature, number>>;
  deck_size: number;
  hand_size: number[];
  sum: number[];
  cargo: (Record<Wagon, Partial<Record<Creature, number>>>)[];
  owned: Wagon[][];
  carted: number[];
  supply: number;
  gold: number[];
  layers: Record<Layer, Record<DeckCard, number>>;
  area: Posted[];
  reserved: Posted[];
  completed: ((Contract | null)[])[];
  contract_discards: (Contract | null)[];
  event_discards: (EventCard | null)[];
  event: EventCard | null;
}

export interface Own {
  hand: Partial<Record<Creature, number>>;
}

export type Payment =
  | "gold"
  | "creatures";

export type Place =
  | "Wheelbarrow"
  | "Hand Cart"
  | "Horse Wagon"
  | "War Wagon"
  | "hand";

export type Choice =
  | { act: "complete"; contract: Contract; wagon: Wagon }
  | { act: "purchase" }
  | { act: "load" }
  | { act: "move" }
  | { act: "discard" }
  | { act: "swap" }
  | { act: "exchange" }
  | { act: "buy_action" }
  | { act: "reserve"; contract: Contract }
  | { act: "end_actions" }
  | { act: "buy_wagon"; wagon: Wagon; payment: Payment }
  | { act: "load_into"; wagon: Wagon }
  | { act: "move_between"; wagon: Wagon; source: Place }
  | { act: "discard_from"; source: Place }
  | { act: "swap_out"; source: Place; creature: Creature }
  | { act: "give_one"; creature: Creature }
  | { act: "take_one"; creature: Creature }
  | { act: "pick"; creature: Creature }
  | { act: "done" }
  | { act: "fight_with"; creature: Creature }
  | { act: "release"; source: Place; creature: Creature }
  | { act: "pay_toll" }
  | { act: "lose_wheelbarrow" }
  | { act: "load_one"; wagon: Wagon; creature: Creature }
  | { act: "pawn"; creature: Creature }
  | { act: "decline" };

export type GroupKind =
  | "purchase"
  | "load"
  | "move"
  | "discard"
  | "swap"
  | "exchange"
  | "number";

export type Trade =
  | "one_for_several"
  | "several_for_one";

export interface Group {
  kind: GroupKind;
  wagon?: Wagon;
  source?: Place;
  payment?: Payment;
  trade?: Trade;
  single?: Creature;
  picked?: Partial<Record<Creature, number>>;
}

export interface RoundView {
  number: number;
  asked?: number[];
  open_answers?: number;
  owes?: boolean;
  sealed?: Choice | { act: null };
  group?: Group | { kind: null };
  count?: number;
}

export type Part =
  | "contracts"
  | "wagons"
  | "gold"
  | "same_flags"
  | "all_flags";

export interface Standing {
  points: Record<Part, number>;
  flags: Record<Flag, number>;
  room: Record<Wagon, number>;
  for_sale: Wagon[];
  max_hand: number;
}

export interface Notes {
  event: EventCard | null;
  fought: (Creature | null)[];
  counted: number[];
  victor: number | null;
  round: number;
  last_round: number;
  most_quiet_turns: number;
  swaps_cargo: boolean;
  standing: Standing[];
}

export interface View {
  table: Table;
  viewer: number | null;
  mine: Own;
  round: RoundView;
  notes: Notes;
}

export type Reason =
  | "deal"
  | "extra_card"
  | "turn_order"
  | "action"
  | "swap"
  | "hand_limit"
  | "draw_up"
  | "end_of_turn"
  | "fight"
  | "event"
  | "shortfall";

export type DecidedBy =
  | "points"
  | "gold"
  | "contracts";

export type Event =
  | { kind: "market_dealt"; creatures: Partial<Record<Creature, number>> }
  | { kind: "drew"; seat: number; event?: EventCard; count: number; reason: Reason }
  | { kind: "drew_card"; seat: number; creature: Creature }
  | { kind: "summed"; seat: number; points: number }
  | { kind: "began"; seat: number }
  | { kind: "placed"; contract: Contract; gold: number }
  | { kind: "turn_began"; seat: number; count: number }
  | { kind: "bought"; seat: number; wagon: Wagon; creatures?: Partial<Record<Creature, number>>; gold?: number }
  | { kind: "loaded"; seat: number; event?: EventCard; wagon: Wagon; creatures: Partial<Record<Creature, number>> }
  | { kind: "moved"; seat: number; wagon: Wagon; source: Place; creatures: Partial<Record<Creature, number>> }
  | { kind: "discarded"; seat: number; event?: EventCard; source: Place; creatures: Partial<Record<Creature, number>>; reason: Reason }
  | { kind: "exchanged"; seat: number; creatures: Partial<Record<Creature, number>>; gave: Partial<Record<Creature, number>> }
  | { kind: "completed"; seat: number; contract: Contract; wagon: Wagon; gold: number }
  | { kind: "action_bought"; seat: number; gold: number }
  | { kind: "reserved"; seat: number; contract: Contract; gold: number }
  | { kind: "dropped"; seat: number; contract: Contract; gold: number }
  | { kind: "returned"; seat: number; contract: Contract }
  | { kind: "ended_actions"; seat: number }
  | { kind: "market_grew"; event?: EventCard; creature: Creature; reason: Reason }
  | { kind: "market_cleared"; event: EventCard; creatures: Partial<Record<Creature, number>> }
  | { kind: "reshuffled"; creatures: Partial<Record<Creature, number>>; count: number }
  | { kind: "event_turned"; event: EventCard }
  | { kind: "fought"; seat: number; creature: Creature }
  | { kind: "won_fight"; seat: number; event: EventCard }
  | { kind: "nobody_won"; event: EventCard }
  | { kind: "ignored"; event: EventCard }
  | { kind: "gained"; seat: number; event?: EventCard; gold: number; reason: Reason }
  | { kind: "paid"; seat: number; event: EventCard; gold: number }
  | { kind: "wrecked"; seat: number; event: EventCard; creatures?: Partial<Record<Creature, number>> }
  | { kind: "passed"; seat: number; to: number; count: number }
  | { kind: "handed"; seat: number; to: number; creatures: Partial<Record<Creature, number>> }
  | { kind: "declined"; seat: number; event: EventCard }
  | { kind: "scored"; seat: number; points: number; part: Part }
  | { kind: "rated"; seat: number; points: number; rating: Rating }
  | { kind: "ended"; seats: number[]; points: number; ending: Ending; decided_by?: DecidedBy };

/** How long an event is on show; `together`: with the one before, if that is of its kind. */
export const showing: Record<Event["kind"], { ms: number; together?: true }> = {
  market_dealt: { ms: 0 },
  drew: { ms: 300 },
  drew_card: { ms: 0 },
  summed: { ms: 0 },
  began: { ms: 0 },
  placed: { ms: 500 },
  turn_began: { ms: 0 },
  bought: { ms: 500 },
  loaded: { ms: 500 },
  moved: { ms: 500 },
  discarded: { ms: 500 },
  exchanged: { ms: 500 },
  completed: { ms: 700 },
  action_bought: { ms: 300 },
  reserved: { ms: 500 },
  dropped: { ms: 300 },
  returned: { ms: 300 },
  ended_actions: { ms: 0 },
  market_grew: { ms: 300 },
  market_cleared: { ms: 500 },
  reshuffled: { ms: 500 },
  event_turned: { ms: 1500 },
  fought: { ms: 800, together: true },
  won_fight: { ms: 800 },
  nobody_won: { ms: 800 },
  ignored: { ms: 500 },
  gained: { ms: 400, together: true },
  paid: { ms: 400, together: true },
  wrecked: { ms: 400, together: true },
  passed: { ms: 400, together: true },
  handed: { ms: 0 },
  declined: { ms: 200, together: true },
  scored: { ms: 350 },
  rated: { ms: 0 },
  ended: { ms: 0 },
};