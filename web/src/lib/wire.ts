// SPDX-License-Identifier: Apache-2.0
// The messages between this client and the server; docs/wire.md describes them. Views, events and choices are
// the engine's own JSON and are typed per game in generated/.
import type { Changes } from './changes';

export type SeatNumber = number;
export type Json = Record<string, unknown>;
/** An event this viewer may not see still has its number. */
export type Numbered<E = Json> = readonly [number, E | null];

export interface Person {
  id: string;
  name: string | null;
}

export interface OptionInfo {
  key: string;
  type: 'choice' | 'toggle' | 'number' | 'set';
  values?: string[];
  least?: number;
  most?: number;
  default: unknown;
  help: string;
  rule: string;
}
export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  players: [number, number];
  options: OptionInfo[];
}

export type BotKind = 'random' | 'sage' | 'seer';
export type Clock = 'none' | 'relaxed' | 'brisk' | 'days';
export type Access = 'open' | 'invite';
export type Phase = 'gathering' | 'playing' | 'over' | 'closed';

export interface SeatInfo {
  seat: SeatNumber;
  kind: 'empty' | 'person' | 'bot';
  name: string | null;
  person?: string;
  bot?: BotKind;
  ready: boolean;
  connected: boolean;
  away: boolean;
}
export interface Result {
  is_over: boolean;
  winners: SeatNumber[];
  score: number[];
  place: number[];
}
export interface Info {
  id: string;
  game: string;
  players: number;
  options: Json;
  /** What cards or numbers of its own are called. */
  content_name?: string;
  clock: Clock;
  access: Access;
  hints: boolean;
  pace: 'table' | 'swift';
  phase: Phase;
  host: string;
  seats: SeatInfo[];
  watchers: number;
  commitment: string | null;
  rematch?: string;
  result?: Result;
  you?: SeatNumber | null;
  invite?: string;
}
export interface NewTable {
  game: string;
  players: number;
  options?: Json;
  clock?: Clock;
  access?: Access;
  seats?: (null | 'me' | BotKind)[];
  hints?: boolean;
  pace?: 'table' | 'swift';
  start?: boolean;
}

export interface Offer<C = Json> {
  choice: C;
  label: string;
  rule: string;
  /** The place of the board where the moved piece would end, if the choice does not name it. */
  leads_to?: number;
}
/** What a player would think of and may not choose now. */
export interface Barred<C = Json> {
  choice: C;
  label?: string;
  why: string;
  rule: string;
}
export interface OpenQuestion<C = Json> {
  number: number;
  kind: string;
  prompt: string;
  rule: string;
  offers: Offer<C>[];
  barred?: Barred<C>[];
  /** The offer that an expired clock gives, if it gives one of them. */
  timeout?: number;
  /** An answer in steps has been begun; its steps so far are the view's `round.group`. */
  in_group?: true;
  answered: false;
  undo?: boolean;
}
export interface ClosedQuestion {
  number: number;
  kind: string;
  prompt: string;
  answered: true;
  undo: boolean;
}
export type Question<C = Json> = OpenQuestion<C> | ClosedQuestion;

/** The whole view, or what has changed in it since the last push. */
export interface PlayPush extends Changes {
  push: 'play';
  table: string;
  n: number;
  /** The history is longer: the rest is to be asked for from `n` on. */
  more?: true;
  events: Numbered[];
  sentences: [number, string][];
  view?: Json;
  viewer: SeatNumber | null;
  asked: SeatNumber[];
  kinds: Record<string, string>;
  question: Question | null;
  deadline: number | null;
  clockOf: number | null;
  result: Result | null;
}
export const emotes = ['huzzah', 'boo', 'applause', 'laugh', 'gasp', 'think', 'toast'] as const;
export type Emote = (typeof emotes)[number];
export interface ChatPush {
  push: 'chat';
  table: string;
  from: { seat: SeatNumber | null; name: string };
  text?: string;
  emote?: Emote;
  at: number;
}
export interface Lobby {
  open: Info[];
  watchable: Info[];
}
export type Push =
  | PlayPush
  | ChatPush
  | { push: 'table'; table: string; info: Info }
  | ({ push: 'lobby' } & Lobby)
  | { push: 'bye'; reason: string };

export interface WireError {
  code: string;
  message: string;
  rule?: string;
}
export type Reply = ({ ref: number; ok: true } & Json) | { ref: number; ok: false; error: WireError };

export type Command =
  | { do: 'hello' }
  | { do: 'ping' }
  | { do: 'lobby'; on: boolean }
  | { do: 'watch'; table: string; invite?: string; since?: number }
  | { do: 'sit'; table: string; seat: SeatNumber; invite?: string }
  | { do: 'unwatch' | 'stand' | 'leave' | 'undo' | 'hint' | 'rematch'; table: string }
  | { do: 'start'; table: string; contribution?: string }
  | { do: 'bot'; table: string; seat: SeatNumber; kind: BotKind | null }
  | { do: 'kick'; table: string; seat: SeatNumber }
  | { do: 'ready'; table: string; ready: boolean; contribution?: string }
  | { do: 'choose'; table: string; question: number; choice: unknown }
  | { do: 'autopass'; table: string; kind: string; on: boolean }
  | { do: 'chat'; table: string; text: string }
  | { do: 'emote'; table: string; emote: Emote }
  | { do: 'mute'; table: string; seat: SeatNumber; on: boolean };

/** The view after the step, and what has changed in it since the step before. */
export interface ReplayStep extends Changes {
  step: number;
  seat: SeatNumber | null;
  choice: Json | null;
  label: string;
  events: Numbered[];
  sentences: string[];
  view: Json;
}
export interface ReplayPart {
  steps: number;
  from: number;
  list: ReplayStep[];
}

export interface Draw {
  step: number;
  kind: 'die' | 'card' | 'seat' | 'flip' | 'number';
  ways: number[];
  words: string[] | null;
  answer: number;
}
export interface Proof {
  secret: string;
  commitment: string;
  contributions: (string | null)[];
  seed: string;
  draws: Draw[];
}
