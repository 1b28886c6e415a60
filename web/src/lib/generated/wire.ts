// SPDX-License-Identifier: Apache-2.0
// Written by `fairground types`; change server/wire.h, not this file.

/** An object of one game: a view, an event, a choice. Its own types are in the game's file. */
export type Json = Record<string, unknown>;
export type SeatNumber = number;
export type BotKind = "random" | "sage" | "seer";

export type Code = "bad_message" | "bad_option" | "bad_content" | "bad_choice" | "too_big" | "too_fast" | "not_signed_in" | "bad_origin" | "not_found" | "no_table" | "no_seat" | "not_host" | "not_ready" | "not_yet" | "seat_taken" | "chair_kept" | "over" | "stale" | "not_asked" | "not_offered" | "measured" | "impossible" | "no_undo" | "full" | "damaged" | "busy";
export type OptionType = "choice" | "toggle" | "number" | "set";
export type Clock = "none" | "relaxed" | "brisk" | "days";
export type Access = "open" | "invite";
export type Latecomers = "ask" | "welcome" | "never";
export type Pace = "table" | "swift";
export type Phase = "gathering" | "playing" | "over" | "closed";
export type Sitter = "empty" | "person" | "bot";
export type RemarkKind = "let_pass" | "time_out";
export type Emote = "huzzah" | "boo" | "applause" | "laugh" | "gasp" | "think" | "toast";
export type DrawKind = "die" | "card" | "seat" | "flip" | "number";
export const emotes = ["huzzah", "boo", "applause", "laugh", "gasp", "think", "toast"] as const satisfies readonly Emote[];

/** Why something was refused. */
export interface WireError {
  code: Code;
  /** a sentence for people */
  message: string;
  /** of the game's catalogue, if one stands behind it */
  rule?: string;
}

/** A refusal over HTTP. */
export interface HttpRefusal {
  error: WireError;
}

export interface Person {
  id: string;
  /** null until one is given */
  name: string | null;
}

export interface Me {
  person: Person;
}

export interface Rename {
  /** 1 to 24 characters, spaces at its ends taken off, none of them invisible: no control characters, no marks of direction, nothing without a width */
  name: string;
}

export type PlayerCount = readonly [least: number, most: number];

/** What can be agreed on before a game, besides the number of players. */
export interface TableOption {
  key: string;
  /** in plain words */
  name: string;
  type: OptionType;
  /** of a choice or a set */
  values?: string[];
  /** these values in plain words */
  words?: string[];
  /** of a number */
  least?: number;
  /** of a number */
  most?: number;
  /** what 0 of a number means, if it is no amount */
  zero?: string;
  default: unknown;
  help: string;
  /** of the game's catalogue */
  rule: string;
}

/** Options that go well together, by name. */
export interface PresetInfo {
  key: string;
  name: string;
  help: string;
  options: Json;
  /** so many players, at least and at most */
  suggested_for?: PlayerCount;
  /** suggested where anybody may sit down */
  for_strangers?: boolean;
}

/** The seconds for an answer, at least and at most: it depends on the question. */
export type MoveTime = readonly [least: number, most: number];

export interface ClockInfo {
  clock: Clock;
  seconds: MoveTime;
}

export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  players: PlayerCount;
  options: TableOption[];
  /** left out if there are none */
  presets?: PresetInfo[];
  /** those that the game says the times of */
  clocks: ClockInfo[];
}

export interface Games {
  games: GameInfo[];
}

export interface RuleText {
  rule: string;
  text: string;
}

/** What a table plays, and how. */
export interface HouseRules {
  game: string;
  players: number;
  /** those left out are as the game has them */
  options?: Json;
  /** a designer's changes to the game's cards, boards and numbers, by name, as `fairground engine` has them */
  content?: Json;
  /** what they are called, at most 60 characters */
  content_name?: string;
  /** none if left out */
  clock?: Clock;
  /** open if left out */
  access?: Access;
  /** true if left out */
  hints?: boolean;
  /** who may take a bot's chair in play: ask if left out (everybody who plays must agree), welcome (anybody who has seen no hand of this game), never */
  latecomers?: Latecomers;
  /** table if left out; swift: nobody waits for anything to be shown, for tests and machines */
  pace?: Pace;
}

/** The form that makes a table. */
export interface NewTable extends HouseRules {
  /** one entry for each; nobody sits if left out */
  seats?: ("me" | BotKind | null)[];
  /** begin at once, if every seat is filled; nobody's number goes into such a deal */
  start?: boolean;
}

export interface TableMade {
  table: string;
  invite: string;
}

/** What was agreed before the host changed it. */
export interface FormerRules {
  players: number;
  options: Json;
  clock: Clock;
  access: Access;
  hints: boolean;
  latecomers: Latecomers;
}

export interface SeatInfo {
  seat: SeatNumber;
  kind: Sitter;
  /** empty if nobody sits there */
  name: string;
  /** their id */
  person?: string;
  /** the one that plays, or stands in for a person who is away */
  bot?: BotKind;
  ready: boolean;
  connected: boolean;
  away: boolean;
  /** in play: since when, in milliseconds since 1970, this person has no page open here */
  gone?: number;
  /** before the deal: the hash of this person's number for it */
  pledge?: string;
}

/** The deal has been called: the pledges stand, and the numbers behind them are awaited. */
export interface Opening {
  /** milliseconds since 1970; then the deal is called off */
  until: number;
  /** the seats whose number is missing */
  waits_for: SeatNumber[];
}

/** A deal that did not come about. */
export interface CalledOff {
  /** so often at this table */
  times: number;
  /** whose number did not come, the last time */
  missing: SeatNumber[];
}

/** Somebody would like to take a bot's chair. Play goes on meanwhile. */
export interface ChairWish {
  /** counts the wishes of this table */
  number: number;
  seat: SeatNumber;
  /** their id */
  person: string;
  name: string;
  /** the seats of those who have not agreed yet; if it is empty, the chair is given as soon as no round of answers is open */
  waits_for: SeatNumber[];
}

export interface Result {
  is_over: boolean;
  winners: SeatNumber[];
  score: number[];
  place: number[];
}

/** A table, without its game. */
export interface Info {
  id: string;
  game: string;
  players: number;
  options: Json;
  /** there if the table has cards or numbers of its own */
  content_name?: string;
  clock: Clock;
  /** left out without a clock */
  seconds?: MoveTime;
  access: Access;
  hints: boolean;
  latecomers: Latecomers;
  pace: Pace;
  phase: Phase;
  /** before the start, if the host has changed something */
  former?: FormerRules;
  /** a person's id */
  host: string;
  seats: SeatInfo[];
  watchers: number;
  /** the hash of the table's secret */
  commitment: string;
  opening?: Opening;
  called_off?: CalledOff;
  wishes?: ChairWish[];
  /** the table where it goes on */
  rematch?: string;
  /** why, if the table is closed */
  closed?: string;
  result?: Result;
  /** your seat; left out if you are not known */
  you?: SeatNumber | null;
  /** in this game nobody plays on for you if you leave */
  leaves_for_good?: true;
  /** for who has a seat, and for the host */
  invite?: string;
  /** the host does not want you here; nothing more comes */
  sent_away?: true;
}

export interface OwnTable {
  info: Info;
  /** whose answer is awaited now */
  asked: SeatNumber[];
  /** when something changed that everybody may see: milliseconds since 1970, to the minute */
  changed: number;
}

/** Where one has a chair: at most 30, games that are not over first, then the newest. */
export interface OwnTables {
  tables: OwnTable[];
}

/** After `watch`, and on every change of who sits there and what was agreed. */
export interface TablePush {
  push: "table";
  table: string;
  info: Info;
}

/** An event with its number; null if this viewer may not know it. */
export type Numbered<E = Json> = readonly [number: number, event: E | null];

/** What an event says in words. */
export type Sentence = readonly [number: number, text: string];

export type NumberedChange = readonly [number: number, change: unknown];

/** What changed in a view since it was last told. */
export interface Changes {
  /** with each event that changed something */
  changes?: NumberedChange[];
  /** after the last event */
  rest?: unknown;
}

/** What would go from one player to another, or from or to what is in the middle, if the choice comes off. */
export interface Transfer {
  /** null: out of the middle */
  from: SeatNumber | null;
  /** null: into the middle */
  to: SeatNumber | null;
  amount: number;
}

export interface Offer<C = Json> {
  choice: C;
  label: string;
  rule: string;
  /** the place of the board where the moved piece would end, if the choice does not name it */
  leads_to?: number;
  /** left out if nothing would change hands */
  transfers?: Transfer[];
}

/** What a player would think of and may not choose now. */
export interface Barred<C = Json> {
  choice: C;
  label: string;
  why: string;
  rule: string;
}

export interface OpenQuestion<C = Json> {
  /** counts this seat's own questions */
  number: number;
  kind: string;
  prompt: string;
  rule: string;
  answered: false;
  offers: Offer<C>[];
  barred?: Barred<C>[];
  /** the offer that an expired clock gives, of an answer in steps the first; left out where it is drawn by chance, and within an answer in steps, which is dropped then */
  timeout?: number;
  /** an answer in steps has been begun; they are the view's `round.group` */
  in_group?: true;
  /** the table does not give an only answer by itself */
  left_to_you?: true;
  /** what one may hold for which one wants to be asked though else one passes, see `autopass` */
  unless?: string;
  /** one holds it now */
  armed?: true;
  /** whether the last answer may still be taken back */
  undo: boolean;
}

/** One that was answered, while its round is open. */
export interface ClosedQuestion {
  number: number;
  kind: string;
  prompt: string;
  rule: string;
  answered: true;
  undo: boolean;
}

/** What the table itself has to say: how a window closed, whose time ran out. */
export interface Remark {
  /** counts the remarks of this table */
  number: number;
  /** the number of the event it was made before */
  event: number;
  kind: RemarkKind;
  text: string;
}

/** A phrase to be typed, within so many seconds. */
export interface PhraseSkill {
  kind: "phrase";
  phrase: string;
  seconds: number;
}

/** Symbols of four kinds, to be seen for `show` milliseconds and then entered within so many seconds. */
export interface PatternSkill {
  kind: "pattern";
  symbols: number[];
  show: number;
  seconds: number;
}

/** A banner that rises some seconds after `opens` (BannerPush): press within so many milliseconds. */
export interface BannerSkill {
  kind: "banner";
  within: number;
}

/** After `watch`, and whenever something happens in the game. */
export interface PlayPush<C = Json, E = Json> extends Changes {
  push: "play";
  table: string;
  /** the number of the next event: what to send as `since` */
  n: number;
  /** the history is longer: the rest comes after another `watch` with `n` as `since` */
  more?: true;
  events: Numbered<E>[];
  sentences: Sentence[];
  /** the whole view, after `watch`; from then on there are changes instead */
  view?: Json;
  /** the seat through whose eyes this is seen */
  viewer: SeatNumber | null;
  asked: SeatNumber[];
  /** the kinds of question, by seat */
  kinds: Record<string, string>;
  question: OpenQuestion<C> | ClosedQuestion | null;
  /** milliseconds since 1970 by the server's clock, which the `Date` of every HTTP answer tells */
  deadline: number | null;
  /** the milliseconds of the whole clock */
  clockOf: number | null;
  /** until then, by the same clock, everybody is shown what led to this; clocks run, and bots answer, only after it; left out where nobody waits */
  opens?: number;
  /** a window in which people may step in: until then it stays open, unless all people have answered */
  closes?: number;
  result: Result | null;
  /** those made since event `since`, the last few at most */
  remarks?: Remark[];
  /** while the question is answered by a game of skill: what to do (PlaySkill); of its answers only those that are not measured are offered */
  skill?: PhraseSkill | PatternSkill | BannerSkill;
}

/** The banner of a BannerSkill rises. */
export interface BannerPush {
  push: "banner";
  table: string;
}

export interface Stroke {
  points: number[];
  ink: number;
  width: number;
}

/** What somebody shows in their act, to everybody who watches: all of it after `watch` and when an act begins, then what is new. There is one for each performer whose act is to be seen. */
export interface StagePush {
  push: "stage";
  table: string;
  /** rises from act to act; of acts before, only what is sent again with this number stays */
  act: number;
  /** whose; null: the stage is empty again */
  seat: SeatNumber | null;
  /** drawn for the act, where its task has one */
  word?: string;
  text?: string;
  /** all there are */
  strokes?: Stroke[];
  /** one more */
  stroke?: Stroke;
  /** the last stroke is gone */
  undo?: true;
  /** who to ask for sound and pictures (Signal); null: nobody */
  camera: string | null;
}

/** What another connection at the table sends (Signal). */
export interface SignalPush {
  push: "signal";
  table: string;
  from: string;
  /** where they sit; null: they look on */
  seat: SeatNumber | null;
  data: Record<string, unknown>;
}

export interface Speaker {
  seat: SeatNumber | null;
  name: string;
}

/** What somebody says, or does with an emote; the last 50 come after `watch`, also after a restart. */
export interface ChatPush {
  push: "chat";
  table: string;
  from: Speaker;
  text?: string;
  emote?: Emote;
  at: number;
}

export interface Lobby {
  /** gathering, not by invitation, with a free seat */
  open: Info[];
  /** in play, or over within the last hour */
  watchable: Info[];
}

export interface LobbyPush extends Lobby {
  push: "lobby";
}

/** Once, to everybody: the server stops and closes the socket. */
export interface ByePush {
  push: "bye";
  reason: string;
}

/** says who one is, and the server's version */
export interface Hello {
  do: "hello";
}

export interface Welcome {
  person: Person;
  version: string;
}

/** is answered */
export interface Ping {
  do: "ping";
}

/** pushes `lobby` now and on changes, at most once a second */
export interface SetLobby {
  do: "lobby";
  on: boolean;
}

/** pushes `table` at once and on every change; once begun, `play` with the events from number `since` on */
export interface Watch {
  do: "watch";
  table: string;
  invite?: string;
  since?: number;
}

/** What one has asked of the table for oneself, and all its cards, boards and numbers, with what follows from them. */
export interface Watching {
  muted: SeatNumber[];
  /** those without a chair are not heard */
  muted_onlookers?: true;
  /** the kinds of question that are passed */
  autopass: string[];
  /** those that are passed unless one holds what their `unless` names */
  autopass_unless: string[];
  content: Json;
}

/** ends that */
export interface Unwatch {
  do: "unwatch";
  table: string;
}

/** takes a free seat or, before the start, a bot's; on one's own seat: comes back to it, before the start also under a new name. In play, on a bot's chair: asks for it (ChairWish); who agrees says `admit`, unless the table's `latecomers` say otherwise. Nobody who has seen one hand of a game gets another */
export interface Sit {
  do: "sit";
  table: string;
  seat: SeatNumber;
  invite?: string;
}

/** before the start; in play: takes back the wish for a chair */
export interface Stand {
  do: "stand";
  table: string;
}

/** in play: a bot goes on until one sits down again; in a game that has a rule for leaving, that rule is carried out, and there is no way back */
export interface Leave {
  do: "leave";
  table: string;
}

/** in play, by who has a seat and plays: whether somebody may take a bot's chair. One no is enough */
export interface Admit {
  do: "admit";
  table: string;
  wish: number;
  yes: boolean;
}

/** host, before the start: seats a bot; `null` empties the seat. In play anybody at the table: `sage` for a person who has had no page open here for a minute, until they are back */
export interface SetBot {
  do: "bot";
  table: string;
  seat: SeatNumber;
  kind: BotKind | null;
}

/** host: before the start, somebody must stand up and is out. In play a `sage` plays for somebody who has let all wait for a minute; the chair stays theirs */
export interface Kick {
  do: "kick";
  table: string;
  seat: SeatNumber;
}

/** the pledge is SHA-256(id of the table ‖ one's own number for the deal), in 64 hexadecimal digits */
export interface SetReady {
  do: "ready";
  table: string;
  ready: boolean;
  pledge?: string;
}

/** once `opening` shows that all pledges stand: the number behind one's own, 64 hexadecimal digits. The last one deals */
export interface OpenNumber {
  do: "open";
  table: string;
  number: string;
}

/** host, before the start: changes what is named and leaves the rest. Who sits in a chair that goes moves to a free one or a bot's. Everybody else has to say again that they are ready */
export interface ChangeRules {
  do: "rules";
  table: string;
  players?: number;
  options?: Json;
  clock?: Clock;
  access?: Access;
  hints?: boolean;
  latecomers?: Latecomers;
}

/** host: every seat filled, all other people ready. With `fewer` the empty chairs are taken away first. If anybody has pledged a number, the numbers are opened before the deal (Opening) */
export interface Start {
  do: "start";
  table: string;
  pledge?: string;
  fewer?: boolean;
}

/** host: the table is over for good; in play only if nobody else plays */
export interface CloseTable {
  do: "close";
  table: string;
}

/** answers that question with one of its offers. An answer that is given in steps may come at once, as a list of choices: all of them are taken, or none */
export interface Choose {
  do: "choose";
  table: string;
  question: number;
  choice: unknown;
}

/** says what one has picked for that question and not yet confirmed; `null` for nothing. Nobody sees it; if the clock runs out it is played. It is not stored */
export interface Draft {
  do: "draft";
  table: string;
  question: number;
  choice: unknown;
}

/** takes the last answer, or the last step of one, back, if nobody learned anything from it */
export interface Undo {
  do: "undo";
  table: string;
}

/** from now on the table gives that kind of question its default, after the same delay as a forced answer. `unless`: only while one does not hold what the question's `unless` names */
export interface Autopass {
  do: "autopass";
  table: string;
  kind: string;
  on: boolean;
  unless?: boolean;
}

/** says what a bot would choose; of an answer in steps, all of them */
export interface AskHint {
  do: "hint";
  table: string;
}

export interface HintGiven<C = Json> {
  choices: C[];
  label: string;
}

/** 1 to 200 characters, one line; six at once, then one in two seconds */
export interface Say {
  do: "chat";
  table: string;
  text: string;
}

/** the same without words, one in two seconds; not where the option `taunts` is off */
export interface Gesture {
  do: "emote";
  table: string;
  emote: Emote;
}

/** hears no more of that seat's chat, for oneself; `null`: of those without a chair */
export interface Mute {
  do: "mute";
  table: string;
  seat: SeatNumber | null;
  on: boolean;
}

/** the new table; everybody is told by `rematch` in the Info */
export interface AskRematch {
  do: "rematch";
  table: string;
}

export interface RematchMade {
  table: string;
}

/** who performs, while they do: the whole text as it stands, at most 1000 characters in at most 30 lines. It is not stored */
export interface ShowText {
  do: "act";
  table: string;
  text: string;
}

/** who performs, while they do: one more stroke (2 to 200 points x, y, x, y, … of 0 to 999, `ink` 0 to 4, `width` 1 to 3); or takes the last one back; or wipes all. At most 300 strokes and 12000 points an act. It is not stored */
export interface Sketch {
  do: "sketch";
  table: string;
  stroke?: number[];
  ink?: number;
  width?: number;
  undo?: boolean;
  clear?: boolean;
}

/** who performs, while they do: whether this connection can be asked for sound and pictures */
export interface SetCamera {
  do: "camera";
  table: string;
  sees: boolean;
}

export interface OwnPeer {
  /** what this connection is called at this table */
  peer: string;
}

/** passes `data` on to another connection at this table, so that the two can connect by WebRTC; one of them must be on camera. 40 at once, then ten in a second */
export interface Signal {
  do: "signal";
  table: string;
  to: string;
  data: Record<string, unknown>;
}

/** what one did in a game of skill (Skill), and how long it took on one's own device: from when it was put before one, of a banner from when it rose (less than 0: too early). The house works out the score and answers that question with it */
export interface PlaySkill {
  do: "skill";
  table: string;
  question: number;
  ms: number;
  typed?: string;
  symbols?: number[];
}

export interface RefusedReply {
  ref?: number;
  ok: false;
  error: WireError;
}

export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

export interface IceServers {
  servers: IceServer[];
}

/** The view after a step, and what changed on the way there. */
export interface ReplayStep<C = Json, E = Json> extends Changes {
  seat: SeatNumber | null;
  /** through a seat's eyes only its own choices are shown */
  choice: C | null;
  label: string;
  events: Numbered<E>[];
  sentences: string[];
  view: Json;
  step: number;
}

export interface ReplayPart<C = Json, E = Json> {
  /** of the whole game */
  steps: number;
  from: number;
  /** at most 100 */
  list: (ReplayStep<C, E>)[];
}

/** One draw of chance. */
export interface Draw {
  step: number;
  kind: DrawKind;
  /** in how many ways each answer comes about */
  ways: number[];
  /** the answers in words, of a draw that has them */
  words: string[] | null;
  /** the smallest number of a `number` */
  least?: number;
  /** which of them it was */
  answer: number;
}

/** What a deal was made of; all numbers are hexadecimal. */
export interface Proof {
  secret: string;
  commitment: string;
  /** one for each seat: the hashes shown before any number was opened */
  pledges: (string | null)[];
  /** the numbers behind them */
  contributions: (string | null)[];
  seed: string;
  draws: Draw[];
}

export interface StorySource {
  name: string;
  /** what each seat gained by it, or lost */
  amounts: number[];
}

export interface StoryEntry {
  seat: SeatNumber;
  /** was tried */
  what: string;
  times: number;
  /** how often it was true, or came off */
  held: number;
  /** how often it was shown to be neither */
  caught: number;
}

/** What was tried how often, and whether there was anything to it. */
export interface StoryLedger {
  title: string;
  /** the words for the columns */
  tried: string;
  held: string;
  /** left out if nobody can be caught */
  caught?: string;
  /** what neither held nor was caught */
  passed: string;
  entries: StoryEntry[];
}

/** A finished game in numbers. */
export interface Story {
  /** what the score counts, such as coins */
  measure: string;
  /** of a game without points, whose score is how far everybody is: how that is reckoned */
  counts?: string;
  /** the scores by seat, before the first turn and after each */
  curve: number[][];
  /** where they came from; they add up to the last scores; none in a game without points */
  sources: StorySource[];
  ledger?: StoryLedger;
}

/** One of the turns that changed most. */
export interface OddsMoment {
  /** the turn in which the seat did it; 0 before the first */
  turn: number;
  seat: SeatNumber;
  /** the seat's chance in per cent before that turn; `after` it */
  before: number;
  after: number;
  /** of what the seat did there, the answer that cost most, or the last one */
  did: string;
  /** an answer that sages would have done better with, beyond chance; left out if there was none */
  instead?: string;
  /** the seat's chance after what it did, `could` after that answer; both from games of their own */
  had?: number;
  could?: number;
}

/** How a finished game stood, turn by turn, as sages would have played on. */
export interface Odds {
  /** how many turns were over at each place of the curve; the first is the deal */
  turns: number[];
  /** each seat's chance to win, in per cent */
  curve: number[][];
  /** how far these may be off, in points: half the width of the 95 % interval */
  margins: number[][];
  /** how many games at least were played on from each place but the end */
  games: number;
  /** the turns that changed most, beyond chance; at most three */
  moments: OddsMoment[];
}

export type Question<C = Json> = OpenQuestion<C> | ClosedQuestion;
export type Reply = ({ ref?: number; ok: true } & Json) | RefusedReply;

export type Push =
  | TablePush
  | PlayPush
  | BannerPush
  | StagePush
  | SignalPush
  | ChatPush
  | LobbyPush
  | ByePush;

export type Command =
  | Hello
  | Ping
  | SetLobby
  | Watch
  | Unwatch
  | Sit
  | Stand
  | Leave
  | Admit
  | SetBot
  | Kick
  | SetReady
  | OpenNumber
  | ChangeRules
  | Start
  | CloseTable
  | Choose
  | Draft
  | Undo
  | Autopass
  | AskHint
  | Say
  | Gesture
  | Mute
  | AskRematch
  | ShowText
  | Sketch
  | SetCamera
  | Signal
  | PlaySkill;

/** What each request is answered with, besides `ok`. */
export interface Answers {
  hello: Welcome;
  ping: object;
  lobby: object;
  watch: Watching;
  unwatch: object;
  sit: object;
  stand: object;
  leave: object;
  admit: object;
  bot: object;
  kick: object;
  ready: object;
  open: object;
  rules: object;
  start: object;
  close: object;
  choose: object;
  draft: object;
  undo: object;
  autopass: object;
  hint: HintGiven;
  chat: object;
  emote: object;
  mute: object;
  rematch: RematchMade;
  act: object;
  sketch: object;
  camera: OwnPeer;
  signal: object;
  skill: object;
}
