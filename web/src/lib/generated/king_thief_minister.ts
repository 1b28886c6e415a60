// SPDX-License-Identifier: Apache-2.0
export type Character = 'King' | 'Thief' | 'Minister' | 'Executioner' | 'Sheriff' | 'Peasant';
export type Act =
  | 'peek' | 'decline' | 'look' | 'move_right' | 'move_left' | 'move_front' | 'claim' | 'challenge' | 'no'
  | 'execute' | 'pay_two' | 'shuffle' | 'answer' | 'silent' | 'name';
export type QuestionKind =
  | 'initial_look' | 'main' | 'challenge' | 'execute' | 'pay_two' | 'shuffle' | 'answer' | 'challenge_answer' | 'name';
export type Shuffle = 'open' | 'exchange' | 'keep' | 'hidden';
export type Happening =
  | 'started' | 'peeked' | 'declined' | 'saw' | 'turn' | 'looked' | 'moved' | 'claimed' | 'unchallenged' | 'challenged'
  | 'verdict' | 'paid' | 'took' | 'stole' | 'answered' | 'compared' | 'aimed' | 'guessed' | 'chose_payer' | 'chose_pair'
  | 'shuffled' | 'sealed' | 'named' | 'turned_up' | 'turned_down' | 'ended';
export type Reason =
  | 'look' | 'lost_challenge' | 'false_answer' | 'mistake' | 'tax' | 'king' | 'answer' | 'shortfall' | 'theft' | 'peasant';
export type Verdict = 'false' | 'true';
export type Ending = 'empty_treasury' | 'round_cap';

export interface Choice {
  act: Act;
  character?: Character;
  target?: number;
  spot?: number;
  other_spot?: number;
  shuffle?: Shuffle;
}
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
export interface Table {
  card_at: number[];
  face_up: (Character | null)[];
  purse: number[];
  treasury: number;
  start_player: number | null;
  mover: number | null;
  turns: number;
  question: QuestionKind | null;
  round: number[];
  claim: Character | null;
  pretender: number | null;
  plan: Choice | { act: null };
  ending: Ending | null;
  known: string;
}
export interface Own { knowledge: string; sealed: Choice | { act: null }; secret: Shuffle | null }
export interface View { table: Table; viewer: number | null; mine: Own }
