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

export type Step =
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
  step: Step;
  subject: number | null;
  roll: number;
  has_moved: boolean;
  gate_stops: number;
}

export type Card =
  | "2-Crowd"
  | "3-Crowd"
  | "5-Crowd"
  | "Finale"
  | "Huzzah!"
  | "Bump";

export interface Table {
  turn: number;
  lead: number | null;
  frame: Frame;
  round: number[];
  order: (number | null)[];
  place: string[];
  score: number[];
  hand_size: number[];
  show_at: (Stage | null)[];
  to_place: number[];
  richard: number;
  counters: number[];
  deck_size: number;
  hidden_discards: number[];
  discards: Partial<Record<Card, number>>;
  winners: number[];
}

export type Act =
  | "choose"
  | "walk"
  | "bump"
  | "pass"
  | "take"
  | "stay"
  | "show"
  | "heckle"
  | "place"
  | "discard";

export interface Choice {
  act: Act;
  stage?: Stage;
  steps?: number;
  step?: number;
  card?: Card;
  other?: Card;
}

export interface Own {
  hand: Partial<Record<Card, number>>;
  buried: Partial<Record<Card, number>>;
  sealed: Choice | { act: null };
  face_down: Card | null;
}

export interface View {
  table: Table;
  viewer: number | null;
  mine: Own;
}

export type What =
  | "rolled_for_stage"
  | "stage_chosen"
  | "richard_placed"
  | "turn_began"
  | "drew"
  | "drew_card"
  | "reshuffled"
  | "rolled_for_order"
  | "rolled_to_walk"
  | "walked"
  | "stood_still"
  | "bumped"
  | "richard_bumped"
  | "passed"
  | "took_stage"
  | "stayed"
  | "showed_hand"
  | "laid"
  | "heckled_face_down"
  | "richard_walked"
  | "richard_jumped"
  | "richard_rested"
  | "crowd_annoyed"
  | "pushed"
  | "revealed"
  | "rolled_off"
  | "heckle_won"
  | "heckle_failed"
  | "scored"
  | "crowd_cleared"
  | "crowd_bled"
  | "stepped_down"
  | "crowd_lost"
  | "crowd_placed"
  | "discarded"
  | "discarded_face_down"
  | "game_over";

export interface Event {
  what: What;
  seat?: number;
  other?: number;
  stage?: Stage;
  card?: Card;
  from?: number;
  slid_from?: number;
  to?: number;
  count?: number;
  lost?: number;
  points?: number;
  dice?: number[];
  winners?: number[];
}
