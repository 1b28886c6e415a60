// SPDX-License-Identifier: Apache-2.0
// One table as this browser knows it: what the server has sent about it, and the commands a player can give.
import { Again } from './again';
import { serverNow } from './clock';
import { screenReader } from './announce.svelte';
import { Trail } from './changes';
import { connection, Refused, type Connection } from './connection.svelte';
import { DealKeeper } from './kept_deal';
import { durationsBy, Playback, type Showing } from './playback.svelte';
import { emptyStage, staged, type StageShown } from './stage';
import type {
  Answers,
  BotKind,
  ChatPush,
  Command,
  Emote,
  Info,
  Json,
  Numbered,
  OpenQuestion,
  PlayPush,
  Push,
  Question,
  SeatNumber,
} from './wire';

export interface Line {
  number: number;
  text: string;
}

/** One that is on its way. */
interface Answer {
  question: number;
  choice: unknown;
  isStored: boolean;
}

/** Applied to each command of the union on its own, so that each keeps its fields. */
type OfTable<C> = C extends { table: string } ? Omit<C, 'table'> : never;
export type TableCommand = OfTable<Command>;

const shownFor = 4000;
const namesOf = ({ seats }: Info): string[] => seats.map(({ name }) => name || 'Empty chair');
const rulesOf = ({ players, options, content_name }: Info): string => JSON.stringify([players, options, content_name]);

export class Table {
  info = $state.raw<Info | null>(null);
  play = $state.raw<PlayPush | null>(null);
  /** All cards, boards and numbers of this table. */
  content = $state.raw<Json | null>(null);
  events = $state.raw<readonly Numbered[]>([]);
  lines = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly ChatPush[]>([]);
  /** The emotes that seats have just sent; each stays for a few seconds. */
  emotes = $state.raw<Readonly<Record<SeatNumber, Emote>>>({});
  /** `null` stands for those without a chair. */
  muted = $state.raw<ReadonlySet<SeatNumber | null>>(new Set());
  autopass = $state.raw<ReadonlySet<string>>(new Set());
  /** Kinds that are passed unless one holds what they are worth being asked for. */
  autopassUnless = $state.raw<ReadonlySet<string>>(new Set());
  /** What is shown on the table's stage, in a game that has one. */
  stage = $state.raw<StageShown>(emptyStage);
  refusal = $state<string>('');
  /** The number of the rule behind it, if there is one. */
  refusalRule = $state<string>();
  missing = $state<string>('');
  readonly playback = new Playback();
  readonly #deal: DealKeeper;

  #trail = $state.raw<Trail | null>(null);
  /** What the viewer sees after the events shown, and after all of them. */
  readonly view = $derived<Json | null>(this.#trail?.at(this.playback.shown, this.events.length) ?? null);
  readonly latest = $derived<Json | null>(this.#trail?.latest ?? null);
  readonly question = $derived<Question | null>(this.play?.question ?? null);
  /** What is asked of this person on the screen: not before what led to it has been shown, and nothing that answers itself. */
  readonly asked = $derived.by((): OpenQuestion | null => {
    const { question } = this;
    if (!question || question.answered || this.isQuiet) return null;
    return !this.playback.isPlaying || question.number === this.#onScreen ? question : null;
  });
  /** The table answers by itself: there is but one answer, or the person lets all of this kind pass. */
  readonly isQuiet = $derived.by((): boolean => {
    const { question } = this;
    return (
      question !== null &&
      !question.answered &&
      ((question.offers.length === 1 && !question.left_to_you && !this.play?.skill) ||
        this.autopass.has(question.kind) ||
        (this.autopassUnless.has(question.kind) && !question.armed))
    );
  });
  #hint = $state.raw<(Answers['hint'] & { question: number }) | null>(null);
  /** What the Sage would do, if this person asked about the present question. */
  readonly hint = $derived(this.#hint?.question === this.asked?.number ? this.#hint : null);
  /** Who is awaited, as far as the screen has come. */
  readonly awaited = $derived.by((): readonly SeatNumber[] => {
    if (!this.play || (this.playback.isPlaying && !this.asked)) return [];
    return this.isQuiet ? this.play.asked.filter((seat) => seat !== this.viewer) : this.play.asked;
  });
  /** An answer that is not known to be stored yet. */
  readonly isSending = $derived.by(() => this.#unsettled?.isStored === false);
  /** Something the table said is the last thing that happened: how a window closed, that time ran out. */
  readonly isJustClosed = $derived.by(() => (this.#told.at(-1)?.number ?? -1) === this.events.length - 0.5);
  /** What is being shown, or was shown last, in words. */
  readonly captions = $derived.by((): readonly string[] => {
    if (this.isJustClosed) return this.#told.slice(-1).map(({ text }) => text);
    return this.#toldSince(this.playback.since)
      .slice(-3)
      .map(({ text }) => text);
  });
  /** For who reads instead of watching: all that was told since they last answered. Onlookers answer nothing. */
  readonly news = $derived.by((): readonly Line[] =>
    this.#toldSince(this.viewer === null ? this.playback.since : this.#readUpTo),
  );
  readonly viewer = $derived<SeatNumber | null>(this.play ? this.play.viewer : (this.info?.you ?? null));
  readonly names = $derived<string[]>(this.info ? namesOf(this.info) : []);

  #stop: (() => void) | null = null;
  readonly #watching = new Again();
  readonly #sending = new Again();
  #showing: Showing = {};
  /** A question that stays on the screen though more is shown. */
  #onScreen = $state(-1);
  #unsettled = $state.raw<Answer | null>(null);
  #draft = '';
  /** The lines of the log, and what it does not keep. */
  #told = $state.raw<readonly Line[]>([]);
  /** How many events had been told when this person last answered, or came. */
  #readUpTo = $state(0);
  #remarks = 0;

  constructor(
    readonly id: string,
    readonly invite?: string,
    private readonly line: Connection = connection,
  ) {
    this.#deal = new DealKeeper(id);
  }

  open(): void {
    this.#stop = this.line.listen({ opened: () => this.#watch(), pushed: (push) => this.#pushed(push) });
  }
  close(): void {
    this.#stop?.();
    this.#stop = null;
    this.#watching.stop();
    this.#unsettled = null;
    this.playback.skip();
    this.line.ask({ do: 'unwatch', table: this.id }).catch(() => undefined);
  }
  /** Each game says how long its events are on show. */
  timeBy(showing: Showing): void {
    this.#showing = showing;
  }

  async #watch(): Promise<void> {
    const since = this.play ? { since: this.play.n } : {};
    const invite = this.invite ? { invite: this.invite } : {};
    this.#watching.stop();
    try {
      const { muted, muted_onlookers, autopass, autopass_unless, content } = await this.line.ask({
        do: 'watch',
        table: this.id,
        ...invite,
        ...since,
      });
      this.#watching.done();
      this.missing = '';
      this.content = content;
      this.muted = new Set<SeatNumber | null>(muted_onlookers ? [...muted, null] : muted);
      this.autopass = new Set(autopass);
      this.autopassUnless = new Set(autopass_unless);
    } catch (reason) {
      if (reason instanceof Refused) this.#notWatching(reason);
    }
  }
  /** Without a line it asks again when there is one. */
  #notWatching({ error: { code, message } }: Refused): void {
    if (code === 'offline' || !this.#stop) return;
    if (code === 'busy') this.#watching.later(() => void this.#watch());
    if (code === 'busy' && !this.#watching.isLong) return;
    if (code === 'busy' && this.info) this.refusal = message;
    else this.missing = message;
  }
  #pushed(push: Push): void {
    if (!('table' in push) || push.table !== this.id) return;
    if (push.push === 'table') this.#informed(push.info);
    else if (push.push === 'play') this.#played(push);
    else if (push.push === 'stage') this.stage = staged(this.stage, push);
    else if (
      push.push === 'chat' &&
      !this.chat.some((old) => old.at === push.at && old.from.name === push.from.name && old.text === push.text)
    )
      this.#heard(push);
  }
  #informed(info: Info): void {
    const before = this.info;
    this.info = info;
    if (info.sent_away) this.missing = 'The host has asked you to leave this table.';
    const number = this.#deal.informed(info);
    if (number) this.line.ask({ do: 'open', table: this.id, number }).catch(() => undefined);
    if (!before) return;
    if (rulesOf(before) !== rulesOf(info)) {
      // The content of a table is that of its rules.
      this.content = null;
      void this.#watch();
    }
    // The log calls the seats by name, so it is told again.
    if (this.play && namesOf(before).join() !== namesOf(info).join()) this.#startAgain(this.play);
  }
  #heard(push: ChatPush): void {
    this.chat = [...this.chat, push].slice(-200);
    const {
      emote,
      from: { seat },
    } = push;
    if (!emote || seat === null || this.muted.has(seat) || serverNow() - push.at > shownFor) return;
    this.emotes = { ...this.emotes, [seat]: emote };
    setTimeout(() => {
      if (this.emotes[seat] === emote)
        this.emotes = Object.fromEntries(Object.entries(this.emotes).filter(([who]) => who !== String(seat)));
    }, shownFor);
  }
  #played(push: PlayPush): void {
    // Whoever sits down may know more of what has happened; what is told from the beginning replaces what was told.
    const isFromBeginning = push.view !== undefined && push.events[0]?.[0] === 0;
    const isFirst = this.play?.viewer !== push.viewer;
    if (isFromBeginning || isFirst) this.#forget();
    this.#onScreen = this.asked?.number ?? -1;
    const next = this.events.length;
    const isNews = next > 0 && !this.play?.more;
    const fresh = push.events.filter(([number]) => number >= next);
    const isGapless = fresh.length === 0 || fresh[0]?.[0] === next;
    void this.#deal.told(push.viewer, push.events);
    this.#trail = push.view ? Trail.from(push.view) : (this.#trail?.next(push) ?? null);
    this.play = push;
    this.refusal = '';
    if (!isGapless || !this.#trail) return this.#startAgain(push);
    this.events = [...this.events, ...fresh];
    const told = this.#tellingOf(push);
    if (push.more) void this.#watch();
    if (isNews) for (const { text } of told) screenReader.say(text);
    this.#settle(push);
    // Of the way to a whole view nothing is known.
    if (isFirst) this.#readUpTo = this.events.length;
    if (push.view) return this.playback.jump(this.events.length);
    this.playback.add(durationsBy(this.#showing, fresh));
  }
  /** The new sentences and remarks, in their order. A remark stands between two events. */
  #tellingOf(push: PlayPush): readonly Line[] {
    const known = this.lines.at(-1)?.number ?? -1;
    const sentences = push.sentences
      .map(([number, text]) => ({ number: Number(number), text }))
      .filter((line) => line.number > known && line.text !== '');
    const fresh = (push.remarks ?? []).filter(({ number }) => number > this.#remarks);
    this.#remarks = fresh.at(-1)?.number ?? this.#remarks;
    const remarks = fresh.map(({ event, kind, text }) => ({ number: event - 0.5, kind, text }));
    const told = [...sentences, ...remarks].sort((a, b) => a.number - b.number);
    // That nobody stepped in would fill the log, so it is only shown.
    this.lines = [...this.lines, ...told.filter((line) => !('kind' in line) || line.kind === 'time_out')];
    this.#told = [...this.#told, ...told];
    return told;
  }
  /** A remark stands half a step before the event that follows it. */
  #toldSince(event: number): readonly Line[] {
    return this.#told.filter(({ number }) => number >= event - 0.5 && number < this.playback.shown);
  }
  /** An answer that was on its way is stored, or void; after a broken line it may have to be sent again. */
  #settle(push: PlayPush): void {
    const { question } = push;
    if (!this.#unsettled) return;
    if (question?.number !== this.#unsettled.question || question.answered) this.#unsettled = null;
    else if (push.view && !this.#unsettled.isStored) void this.#send();
  }
  #forget(): void {
    this.events = [];
    this.lines = [];
    this.#told = [];
    this.#remarks = 0;
  }
  /** Something is missing in between, so everything is asked for. */
  #startAgain(push: PlayPush): void {
    this.play = { ...push, n: 0 };
    void this.#watch();
  }

  async tell<C extends TableCommand>(command: C): Promise<Answers[C['do']] | null> {
    this.refusal = '';
    try {
      return await this.line.ask({ ...command, table: this.id } as Command & { do: C['do'] });
    } catch (reason) {
      this.refusal = reason instanceof Error ? reason.message : String(reason);
      this.refusalRule = reason instanceof Refused ? reason.error.rule : undefined;
      return null;
    }
  }
  /** Asks the Sage, or has heard enough. */
  async askForHint(): Promise<void> {
    if (this.hint) return void (this.#hint = null);
    const number = this.asked?.number;
    const answer = await this.tell({ do: 'hint' });
    if (answer && number !== undefined) this.#hint = { ...answer, question: number };
  }
  choose(choice: unknown): void {
    const question = this.question;
    if (!question || question.answered || this.#unsettled?.question === question.number) return;
    this.playback.skip();
    this.refusal = '';
    this.#readUpTo = this.events.length;
    this.#unsettled = { question: question.number, choice, isStored: false };
    void this.#send();
  }
  /** Questions are numbered, so an answer that comes twice does nothing the second time. */
  async #send(): Promise<void> {
    const answer = this.#unsettled;
    if (!answer) return;
    this.#sending.stop();
    try {
      const { question, choice } = answer;
      await this.line.ask({ do: 'choose', table: this.id, question, choice });
      this.#sending.done();
      if (this.#unsettled === answer) this.#unsettled = { ...answer, isStored: true };
    } catch (reason) {
      this.#notSent(answer, reason);
    }
  }
  #notSent(answer: Answer, reason: unknown): void {
    const code = reason instanceof Refused ? reason.error.code : '';
    // Without a line it waits until there is one again.
    if (code === 'offline') return;
    const isBusy = code === 'busy' && this.#unsettled === answer;
    if (!isBusy || this.#sending.isLong) this.refusal = reason instanceof Error ? reason.message : String(reason);
    if (isBusy) return this.#sending.later(() => this.#unsettled === answer && void this.#send());
    this.#sending.done();
    if (this.#unsettled === answer) this.#unsettled = null;
  }
  /** What is picked and not yet confirmed, which the table plays if the clock runs out. */
  draft(choice: unknown): void {
    const { question } = this;
    if (!question || question.answered || this.play?.deadline == null) return;
    const draft = JSON.stringify([question.number, choice]);
    if (draft === this.#draft || (choice === null && !this.#draft.startsWith(`[${question.number},`))) return;
    this.#draft = draft;
    this.line.ask({ do: 'draft', table: this.id, question: question.number, choice }).catch(() => undefined);
  }
  sit(seat: SeatNumber): void {
    void this.tell({ do: 'sit', seat, ...(this.invite ? { invite: this.invite } : {}) });
  }
  bot(seat: SeatNumber, kind: BotKind | null): void {
    void this.tell({ do: 'bot', seat, kind });
  }
  async ready(isReady: boolean): Promise<void> {
    await this.tell({ do: 'ready', ready: isReady, ...(isReady ? { pledge: await this.#deal.pledge() } : {}) });
  }
  /** The host's own number goes into the deal like everybody's. */
  async start(fewer = false): Promise<void> {
    const pledge = typeof this.info?.you === 'number' ? { pledge: await this.#deal.pledge() } : {};
    await this.tell({ do: 'start', ...pledge, ...(fewer ? { fewer } : {}) });
  }
  admit(wish: number, yes: boolean): void {
    void this.tell({ do: 'admit', wish, yes });
  }
  /** Resolves to whether the message was sent. */
  async say(text: string): Promise<boolean> {
    return (await this.tell({ do: 'chat', text })) !== null;
  }
  emote(emote: Emote): void {
    void this.tell({ do: 'emote', emote });
  }
  mute(seat: SeatNumber | null, on: boolean): void {
    const next = new Set(this.muted);
    if (on) next.add(seat);
    else next.delete(seat);
    this.muted = next;
    void this.tell({ do: 'mute', seat, on });
  }
  /** `unless`: only while one does not hold what that kind of question is worth being asked for. */
  passAlways(kind: string, on: boolean, unless = false): void {
    const others = (kinds: ReadonlySet<string>) => [...kinds].filter((other) => other !== kind);
    this.autopass = new Set([...others(this.autopass), ...(on && !unless ? [kind] : [])]);
    this.autopassUnless = new Set([...others(this.autopassUnless), ...(on && unless ? [kind] : [])]);
    void this.tell({ do: 'autopass', kind, on, ...(unless && { unless }) });
  }
}
