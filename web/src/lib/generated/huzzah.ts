// SPDX-License-Identifier: Apache-2.0
// Written by `fairground types`; change the field lists, not this file.

export type StageRepairs =
  | "none"
  | "suggested"
  | "custom";

export type Stage =
  | "Maypole Green"
  | "Queen's Bower"
  | "Swag Cart"
  | "Tinker's Row"
  | "Mud Pit"
  | "Cathedral Stage"
  | "Gallows Corner"
  | "Boars Hede"
  | "Dragon Well";

export type MoveOrder =
  | "by_roll"
  | "first_then_clockwise";

export type ClaimTiming =
  | "after_bumps"
  | "before_bumps";

export type WindowMode =
  | "commit"
  | "ordered";

export type HecklePresence =
  | "until_reveal"
  | "at_play";

export type DiscardVisibility =
  | "face_up"
  | "face_down";

export type TieRule =
  | "play_on"
  | "shared";

export interface Options {
  stage_repairs: StageRepairs;
  closed_stages: Stage[];
  move_order: MoveOrder;
  stage_claim_timing: ClaimTiming;
  bump_after_push: boolean;
  bump_window_mode: WindowMode;
  heckle_presence: HecklePresence;
  negative_scores: boolean;
  discard_visibility: DiscardVisibility;
  tie_rule: TieRule;
  target_score: number;
  turn_cap: number;
}

export interface Area {
  first: number;
  size: number;
}

export type Card =
  | "2-Crowd"
  | "3-Crowd"
  | "5-Crowd"
  | "Finale"
  | "Huzzah!"
  | "Bump";

export type Question =
  | "choose_stage"
  | "walk"
  | "bump_mover"
  | "take_stage"
  | "show"
  | "heckle"
  | "bump_richard"
  | "place_crowd"
  | "discard"
  | "bump_pushed";

export interface Content {
  areas: Record<Stage, Area>;
  gates: number[];
  cards: Partial<Record<Card, number>>;
  penalty: Record<"2-Crowd" | "3-Crowd" | "5-Crowd", number>;
  huzzah_points: number;
  bleeding: number;
  heckle_points: number;
  bump_steps: number;
  step_limit: number;
  hand_limit: number;
  repairs: Record<number, Stage[]>;
  clocks: Record<Question, number>;
}

export interface StageGround {
  is_open: boolean;
  steps: number[];
  room: number;
}

export interface Derived {
  stages: Record<Stage, StageGround>;
}

export type TableContent = Content & { derived: Derived };

export type Phase =
  | "choose_stage"
  | "walk"
  | "bump_mover"
  | "take_stage"
  | "show"
  | "bump_richard"
  | "bump_pushed"
  | "clear_up"
  | "over";

export interface Frame {
  phase: Phase;
  subject: number | null;
  roll: number;
  has_moved: boolean;
  gate_stops: number;
}

export interface Table {
  turn: number;
  lead: number | null;
  frame: Frame;
  order: (number | null)[];
  place: string[];
  score: number[];
  hand_size: number[];
  show_at: (Stage | null)[];
  revealed: (Card | null)[];
  to_place: number[];
  richard: number;
  counters: number[];
  deck_size: number;
  hidden_discards: number[];
  discards: Partial<Record<Card, number>>;
  winners: number[];
}

export interface Own {
  hand: Partial<Record<Card, number>>;
  buried: Partial<Record<Card, number>>;
  face_down: Card | null;
}

export type Choice =
  | { act: "choose"; stage: Stage }
  | { act: "walk"; steps: number }
  | { act: "bump" }
  | { act: "pass" }
  | { act: "take" }
  | { act: "stay" }
  | { act: "show"; card: Card }
  | { act: "heckle"; card: Card }
  | { act: "place"; step: number }
  | { act: "discard"; card?: Card; other?: Card };

export interface RoundView {
  number: number;
  asked?: number[];
  open_answers?: number;
  owes?: boolean;
  sealed?: Choice | { act: null };
  count?: number;
}

export interface LaidCard {
  stage: Stage | null;
  is_heckle: boolean;
  card: Card | null;
}

export interface Notes {
  laid: LaidCard[];
}

export interface View {
  table: Table;
  viewer: number | null;
  mine: Own;
  round: RoundView;
  notes: Notes;
}

export type HeckleFailure =
  | "other_card"
  | "out_of_audience"
  | "lost_roll";

export type Ending =
  | "target"
  | "last_turn"
  | "last_turn_by_crowd";

export type Event =
  | { kind: "rolled_for_stage"; seat: number; dice: number[] }
  | { kind: "stage_chosen"; seat: number; stage: Stage }
  | { kind: "richard_placed"; stage?: Stage; to: number }
  | { kind: "turn_began"; seat: number; count: number }
  | { kind: "drew"; seat: number; count: number }
  | { kind: "drew_card"; seat: number; card: Card }
  | { kind: "reshuffled"; count: number }
  | { kind: "rolled_for_order"; seat: number; dice: number[] }
  | { kind: "rolled_to_walk"; seat: number; dice: number[] }
  | { kind: "walked"; seat: number; from: number; slid_from?: number; to: number }
  | { kind: "stood_still"; seat: number; to: number }
  | { kind: "bumped"; seat: number; other: number; from: number; slid_from?: number; to: number }
  | { kind: "richard_bumped"; other: number; from: number; to: number }
  | { kind: "passed"; seat: number }
  | { kind: "took_stage"; seat: number; stage: Stage }
  | { kind: "stayed"; seat: number; stage: Stage }
  | { kind: "showed_hand"; seat: number; count: number }
  | { kind: "laid"; seat: number; stage: Stage }
  | { kind: "heckled_face_down"; seat: number; stage: Stage }
  | { kind: "richard_walked"; from: number; to: number; dice: number[] }
  | { kind: "richard_jumped"; from?: number; to: number; dice: number[] }
  | { kind: "richard_rested"; stage?: Stage; to: number }
  | { kind: "crowd_annoyed"; stage: Stage; to: number; count: number }
  | { kind: "pushed"; seat: number; from: number; slid_from?: number; to: number }
  | { kind: "revealed"; seat: number; stage: Stage; card: Card }
  | { kind: "rolled_off"; seat: number; stage: Stage; dice: number[] }
  | { kind: "heckle_won"; seat: number; other: number; stage: Stage; to: number }
  | { kind: "heckle_failed"; seat: number; other: number; stage: Stage; failure: HeckleFailure }
  | { kind: "scored"; seat: number; stage: Stage; card?: Card; points: number }
  | { kind: "crowd_cleared"; seat: number; stage: Stage; count: number; richard_saw?: boolean }
  | { kind: "crowd_bled"; seat: number; stage: Stage; to: number; count: number }
  | { kind: "unnoticed"; seat: number; stage: Stage }
  | { kind: "stepped_down"; seat: number; stage: Stage; slid_from?: number; to: number }
  | { kind: "crowd_lost"; seat: number; stage: Stage; card: Card; count: number }
  | { kind: "crowd_placed"; seat: number; stage: Stage; to: number; count: number; lost: number }
  | { kind: "discarded"; seat: number; card: Card }
  | { kind: "discarded_face_down"; seat: number; count: number }
  | { kind: "tied_at_target"; points: number; leaders: number[] }
  | { kind: "game_over"; count: number; points: number; leaders: number[]; winners: number[]; ending: Ending };

/** How long an event is on show; `together`: with the one before, if that is of its kind. */
export const showing: Record<Event["kind"], { ms: number; together?: true }> = {
  rolled_for_stage: { ms: 300 },
  stage_chosen: { ms: 300 },
  richard_placed: { ms: 0 },
  turn_began: { ms: 0 },
  drew: { ms: 0 },
  drew_card: { ms: 0 },
  reshuffled: { ms: 0 },
  rolled_for_order: { ms: 400, together: true },
  rolled_to_walk: { ms: 400 },
  walked: { ms: 500 },
  stood_still: { ms: 0 },
  bumped: { ms: 500 },
  richard_bumped: { ms: 500 },
  passed: { ms: 0 },
  took_stage: { ms: 400 },
  stayed: { ms: 0 },
  showed_hand: { ms: 0 },
  laid: { ms: 200, together: true },
  heckled_face_down: { ms: 200, together: true },
  richard_walked: { ms: 500 },
  richard_jumped: { ms: 400 },
  richard_rested: { ms: 0 },
  crowd_annoyed: { ms: 300, together: true },
  pushed: { ms: 400 },
  revealed: { ms: 700, together: true },
  rolled_off: { ms: 400, together: true },
  heckle_won: { ms: 500 },
  heckle_failed: { ms: 500 },
  scored: { ms: 500 },
  crowd_cleared: { ms: 300, together: true },
  crowd_bled: { ms: 200, together: true },
  unnoticed: { ms: 500 },
  stepped_down: { ms: 300, together: true },
  crowd_lost: { ms: 0 },
  crowd_placed: { ms: 300, together: true },
  discarded: { ms: 0 },
  discarded_face_down: { ms: 0 },
  tied_at_target: { ms: 500 },
  game_over: { ms: 0 },
};