// SPDX-License-Identifier: Apache-2.0
// One table as this browser knows it: what the server has sent about it, and the commands a player can give.
import { serverNow } from './clock';
import { screenReader } from './announce.svelte';
import { Trail } from './changes';
import { connection, Refused, type Connection } from './connection.svelte';
import { contribution } from './contribution';
import { durationsOf, Playback, type DurationOf } from './playback.svelte';
import type {
  Answers,
  BotKind,
  ChatPush,
  Command,
  Emote,
  Info,
  Json,
  Numbered,
  PlayPush,
  Push,
  Question,
  SeatNumber,
} from './wire';

export interface Line {
  number: number;
  text: string;
}

/** Applied to each command of the union on its own, so that each keeps its fields. */
type OfTable<C> = C extends { table: string } ? Omit<C, 'table'> : never;
export type TableCommand = OfTable<Command>;

const shownFor = 4000;

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
  muted = $state.raw<ReadonlySet<SeatNumber>>(new Set());
  autopass = $state.raw<ReadonlySet<string>>(new Set());
  refusal = $state<string>('');
  /** The number of the rule behind it, if there is one. */
  refusalRule = $state<string>();
  missing = $state<string>('');
  readonly playback = new Playback();

  #trail = $state.raw<Trail | null>(null);
  /** What the viewer sees after the events shown, and after all of them. */
  readonly view = $derived<Json | null>(this.#trail?.at(this.playback.shown, this.events.length) ?? null);
  readonly latest = $derived<Json | null>(this.#trail?.latest ?? null);
  readonly question = $derived<Question | null>(this.play?.question ?? null);
  readonly viewer = $derived<SeatNumber | null>(this.play ? this.play.viewer : (this.info?.you ?? null));
  readonly names = $derived<string[]>(this.info?.seats.map((s) => s.name || 'Empty chair') ?? []);

  #stop: (() => void) | null = null;
  #durationOf: DurationOf = () => 250;

  constructor(
    readonly id: string,
    readonly invite?: string,
    private readonly line: Connection = connection,
  ) {}

  open(): void {
    this.#stop = this.line.listen({ opened: () => this.#watch(), pushed: (push) => this.#pushed(push) });
  }
  close(): void {
    this.#stop?.();
    this.playback.skip();
    this.line.ask({ do: 'unwatch', table: this.id }).catch(() => undefined);
  }
  /** Each game says how long its events are on show. */
  timeBy(durationOf: DurationOf): void {
    this.#durationOf = durationOf;
  }

  async #watch(): Promise<void> {
    const since = this.play ? { since: this.play.n } : {};
    const invite = this.invite ? { invite: this.invite } : {};
    try {
      const { muted, autopass, content } = await this.line.ask({ do: 'watch', table: this.id, ...invite, ...since });
      this.missing = '';
      this.content = content;
      this.muted = new Set(muted);
      this.autopass = new Set(autopass);
    } catch (reason) {
      if (reason instanceof Refused && reason.error.code !== 'offline') this.missing = reason.message;
    }
  }
  #pushed(push: Push): void {
    if (!('table' in push) || push.table !== this.id) return;
    if (push.push === 'table') this.info = push.info;
    else if (push.push === 'play') this.#played(push);
    else if (!this.chat.some((old) => old.at === push.at && old.from.name === push.from.name && old.text === push.text))
      this.#heard(push);
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
    // Whoever sits down may know more of what has happened.
    if (this.play && this.play.viewer !== push.viewer) this.#forget();
    const next = this.events.length;
    const isNews = next > 0 && !this.play?.more;
    const fresh = push.events.filter(([number]) => number >= next);
    const isGapless = fresh.length === 0 || fresh[0]?.[0] === next;
    this.#trail = push.view ? Trail.from(push.view) : (this.#trail?.next(push) ?? null);
    this.play = push;
    this.refusal = '';
    if (!isGapless || !this.#trail) return this.#startAgain(push);
    this.events = [...this.events, ...fresh];
    const known = this.lines.at(-1)?.number ?? -1;
    const told = push.sentences
      .map(([number, text]) => ({ number: Number(number), text }))
      .filter((l) => l.number > known && l.text !== '');
    this.lines = [...this.lines, ...told];
    if (push.more) void this.#watch();
    if (isNews) for (const { text } of told) screenReader.say(text);
    // Of the way to a whole view nothing is known.
    if (push.view) return this.playback.jump(this.events.length);
    this.playback.add(durationsOf(fresh, this.#durationOf));
  }
  #forget(): void {
    this.events = [];
    this.lines = [];
  }
  /** Something is missing in between, so everything is asked for. */
  #startAgain(push: PlayPush): void {
    this.#forget();
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
  choose(choice: unknown): void {
    const question = this.question;
    if (!question || question.answered) return;
    this.playback.skip();
    void this.tell({ do: 'choose', question: question.number, choice });
  }
  sit(seat: SeatNumber): void {
    void this.tell({ do: 'sit', seat, ...(this.invite ? { invite: this.invite } : {}) });
  }
  bot(seat: SeatNumber, kind: BotKind | null): void {
    void this.tell({ do: 'bot', seat, kind });
  }
  ready(isReady: boolean): void {
    void this.tell({ do: 'ready', ready: isReady, ...(isReady ? { contribution: contribution() } : {}) });
  }
  /** Resolves to whether the message was sent. */
  async say(text: string): Promise<boolean> {
    return (await this.tell({ do: 'chat', text })) !== null;
  }
  emote(emote: Emote): void {
    void this.tell({ do: 'emote', emote });
  }
  mute(seat: SeatNumber, on: boolean): void {
    const next = new Set(this.muted);
    if (on) next.add(seat);
    else next.delete(seat);
    this.muted = next;
    void this.tell({ do: 'mute', seat, on });
  }
  passAlways(kind: string, on: boolean): void {
    const next = new Set(this.autopass);
    if (on) next.add(kind);
    else next.delete(kind);
    this.autopass = next;
    void this.tell({ do: 'autopass', kind, on });
  }
}
