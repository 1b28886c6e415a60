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

export type Character =
  | "King"
  | "Thief"
  | "Minister"
  | "Executioner"
  | "Sheriff"
  | "Peasant";

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

export type Shuffle =
  | "open"
  | "exchange"
  | "keep"
  | "hidden";

export interface Choice {
  act: Act;
  character?: Character;
  target?: number;
  spot?: number;
  other_spot?: number;
  shuffle?: Shuffle;
}

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
  round: number[];
  claim: Character | null;
  pretender: number | null;
  plan: Choice | { act: null };
  ending: Ending | null;
  known: string;
}

export interface Own {
  knowledge: string;
  sealed: Choice | { act: null };
  secret: Shuffle | null;
}

export interface View {
  table: Table;
  viewer: number | null;
  mine: Own;
}

export type Happening =
  | "started"
  | "peeked"
  | "declined"
  | "saw"
  | "turn"
  | "looked"
  | "moved"
  | "claimed"
  | "unchallenged"
  | "challenged"
  | "verdict"
  | "paid"
  | "took"
  | "stole"
  | "answered"
  | "compared"
  | "aimed"
  | "guessed"
  | "chose_payer"
  | "chose_pair"
  | "shuffled"
  | "sealed"
  | "named"
  | "turned_up"
  | "turned_down"
  | "ended";

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

export interface Event {
  happening: Happening;
  seat?: number;
  target?: number;
  seats?: number[];
  character?: Character;
  spot?: number;
  other_spot?: number;
  direction?: Act;
  shuffle?: Shuffle;
  verdict?: Verdict;
  coins?: number;
  reason?: Reason;
  ending?: Ending;
}
