// SPDX-License-Identifier: Apache-2.0
// Written by `fairground types`; change the field lists, not this file.

export type FourPlayerLayout =
  | "opposite"
  | "adjacent";

export type PeasantScope =
  | "all_spots"
  | "player_spots";

export type HiddenShuffle =
  | "minister_knows"
  | "nobody_knows";

export type TargetTiming =
  | "after_challenge"
  | "with_claim";

export type MemoryAid =
  | "log"
  | "none"
  | "track";

export interface Options {
  four_player_layout: FourPlayerLayout;
  peasant_scope: PeasantScope;
  minister_hidden_shuffle: HiddenShuffle;
  target_timing: TargetTiming;
  round_cap: number;
  memory_aid: MemoryAid;
}

export type Question =
  | "initial_look"
  | "main"
  | "challenge"
  | "execute"
  | "pay_two"
  | "shuffle"
  | "answer"
  | "challenge_answer"
  | "name";

export interface Content {
  coins_per_player: number;
  starting_purse: number;
  look_price: number;
  lost_challenge: number;
  king_takes: number;
  answer_takes: number;
  false_answer: number;
  tax: number;
  chosen_tax: number;
  theft: number;
  peasant_mistake: number;
  clocks: Record<Question, number>;
}

export interface Derived {
  spot_of: number[];
}

export type TableContent = Content & { derived: Derived };

export type Character =
  | "King"
  | "Thief"
  | "Minister"
  | "Executioner"
  | "Sheriff"
  | "Peasant";

export type Shuffle =
  | "open"
  | "exchange"
  | "keep"
  | "hidden";

export type Choice =
  | { act: "peek"; spot: number }
  | { act: "decline" }
  | { act: "look" }
  | { act: "move_right" }
  | { act: "move_left" }
  | { act: "move_front" }
  | { act: "claim"; character: Character }
  | { act: "challenge" }
  | { act: "no" }
  | { act: "execute"; character: Character; target: number }
  | { act: "pay_two"; target: number }
  | { act: "shuffle"; spot: number; other_spot: number; shuffle: Shuffle }
  | { act: "answer" }
  | { act: "silent" }
  | { act: "name"; character: Character; spot: number };

export type Ending =
  | "empty_treasury"
  | "round_cap";

export interface Table {
  card_at: number[];
  face_up: (Character | null)[];
  purse: number[];
  treasury: number;
  start_player: number | null;
  mover: number | null;
  turns: number;
  question: Question | null;
  claim: Character | null;
  pretender: number | null;
  plan: Choice | { act: null };
  ending: Ending | null;
  known: string;
}

export interface Own {
  knowledge: string;
}

export interface Veiled {
  secret: Shuffle | null;
}

export interface RoundView {
  number: number;
  asked?: number[];
  open_answers?: number;
  owes?: boolean;
  sealed?: Choice | { act: null };
  count?: number;
}

export interface Note {
  may_be: Character[];
  is_not: Character[];
  is_blurred: boolean;
}

export interface View {
  table: Table;
  viewer: number | null;
  mine: Own;
  veiled: Veiled;
  round: RoundView;
  notes: Note[];
}

export type Act =
  | "peek"
  | "decline"
  | "look"
  | "move_right"
  | "move_left"
  | "move_front"
  | "claim"
  | "challenge"
  | "no"
  | "execute"
  | "pay_two"
  | "shuffle"
  | "answer"
  | "silent"
  | "name";

export type Verdict =
  | "false"
  | "true";

export type Reason =
  | "look"
  | "lost_challenge"
  | "false_answer"
  | "mistake"
  | "tax"
  | "king"
  | "answer"
  | "shortfall"
  | "theft"
  | "peasant";

export type Event =
  | { kind: "started"; seat: number }
  | { kind: "peeked"; seat: number; spot: number }
  | { kind: "declined"; seat: number }
  | { kind: "saw"; seat: number; character: Character; spot: number }
  | { kind: "turn"; seat: number }
  | { kind: "looked"; seat: number }
  | { kind: "moved"; seat: number; direction: Act }
  | { kind: "claimed"; seat: number; character: Character }
  | { kind: "unchallenged"; seat: number; character: Character }
  | { kind: "challenged"; seat: number; target: number; character: Character }
  | { kind: "verdict"; seat: number; character: Character; verdict: Verdict }
  | { kind: "paid"; seat: number; coins: number; reason: Reason }
  | { kind: "fell_short"; seat: number; coins: number; reason: Reason }
  | { kind: "took"; seat: number; seats?: number[]; coins: number; reason: Reason }
  | { kind: "stole"; seat: number; target: number; coins: number }
  | { kind: "answered"; seat: number; seats: number[] }
  | { kind: "compared"; seat: number; seats: number[] }
  | { kind: "aimed"; seat: number; target: number; character: Character }
  | { kind: "guessed"; seat: number; target: number; character: Character; verdict: Verdict; coins: number }
  | { kind: "chose_payer"; seat: number; target: number }
  | { kind: "chose_pair"; seat: number; spot: number; other_spot: number; shuffle: Shuffle }
  | { kind: "shuffled"; seat: number; spot: number; other_spot: number; shuffle: Shuffle }
  | { kind: "sealed"; seat: number; shuffle: Shuffle }
  | { kind: "named"; seat: number; character: Character; spot: number }
  | { kind: "turned_up"; seat?: number; character: Character; spot: number; verdict?: Verdict }
  | { kind: "turned_down" }
  | { kind: "ended"; seats: number[]; coins: number; ending: Ending };

/** How long an event is on show; `together`: with the one before, if that is of its kind. */
export const showing: Record<Event["kind"], { ms: number; together?: true }> = {
  started: { ms: 0 },
  peeked: { ms: 400, together: true },
  declined: { ms: 0 },
  saw: { ms: 0 },
  turn: { ms: 0 },
  looked: { ms: 400 },
  moved: { ms: 500 },
  claimed: { ms: 500 },
  unchallenged: { ms: 300 },
  challenged: { ms: 500 },
  verdict: { ms: 600 },
  paid: { ms: 400, together: true },
  fell_short: { ms: 500 },
  took: { ms: 400 },
  stole: { ms: 400 },
  answered: { ms: 500 },
  compared: { ms: 600 },
  aimed: { ms: 500 },
  guessed: { ms: 600 },
  chose_payer: { ms: 400 },
  chose_pair: { ms: 400 },
  shuffled: { ms: 500 },
  sealed: { ms: 0 },
  named: { ms: 500 },
  turned_up: { ms: 600, together: true },
  turned_down: { ms: 0 },
  ended: { ms: 0 },
};