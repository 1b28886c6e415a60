// SPDX-License-Identifier: Apache-2.0
export type Card = '2-Crowd' | '3-Crowd' | '5-Crowd' | 'Finale' | 'Huzzah!' | 'Bump';
export type Stage =
  | 'Maypole Green' | "Queen's Bower" | 'Swag Cart' | "Tinker's Row" | 'Mud Pit' | 'Cathedral Stage' | 'Gallows Corner'
  | 'Boars Hede' | 'Dragon Well';
export type Act = 'choose' | 'walk' | 'bump' | 'pass' | 'take' | 'stay' | 'show' | 'heckle' | 'place' | 'discard';
export type QuestionKind =
  | 'choose_stage' | 'walk' | 'bump_mover' | 'take_stage' | 'show' | 'heckle' | 'bump_richard' | 'place_crowd' | 'discard'
  | 'bump_pushed';
export type Step =
  | 'choose_stage' | 'walk' | 'bump_mover' | 'take_stage' | 'show' | 'bump_richard' | 'bump_pushed' | 'clear_up' | 'over';
/** A step's number as text, a stage's name, or "nowhere". */
export type Place = string;
export type What =
  | 'rolled_for_stage' | 'stage_chosen' | 'richard_placed' | 'turn_began' | 'drew' | 'drew_card' | 'reshuffled'
  | 'rolled_for_order' | 'rolled_to_walk' | 'walked' | 'stood_still' | 'bumped' | 'richard_bumped' | 'passed'
  | 'took_stage' | 'stayed' | 'showed_hand' | 'laid' | 'heckled_face_down' | 'richard_walked' | 'richard_jumped'
  | 'richard_rested' | 'crowd_annoyed' | 'pushed' | 'revealed' | 'rolled_off' | 'heckle_won' | 'heckle_failed' | 'scored'
  | 'crowd_cleared' | 'crowd_bled' | 'stepped_down' | 'crowd_lost' | 'crowd_placed' | 'discarded' | 'discarded_face_down'
  | 'game_over';
export type Bag = Partial<Record<Card, number>>;

export interface Choice { act: Act; stage?: Stage; steps?: number; step?: number; card?: Card; other?: Card }
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
export interface Frame { step: Step; subject: number | null; roll: number; has_moved: boolean; gate_stops: number }
export interface Table {
  turn: number;
  lead: number;
  frame: Frame;
  round: number[];
  order: number[];
  place: Place[];
  score: number[];
  hand_size: number[];
  show_at: (Stage | null)[];
  to_place: number[];
  richard: number;
  counters: number[];
  deck_size: number;
  hidden_discards: number[];
  discards: Bag;
  winners: number[];
}
export interface Own { hand: Bag; buried: Bag; sealed: Choice | { act: null }; face_down: Card | null }
export interface View { table: Table; viewer: number | null; mine: Own }
