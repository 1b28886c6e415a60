// SPDX-License-Identifier: Apache-2.0
// The engine as a child of the tests: games are played into the situations that pages are looked at in.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type {
  Barred,
  Info,
  Json,
  Numbered,
  Offer,
  TableOption,
  PlayPush,
  Question,
  Result,
  Story,
  SeatInfo,
} from '../src/lib/wire';

const program = process.env.FAIRGROUND ?? '../build/release/cli/fairground';

interface Asked {
  asked: number[];
  owing: number[];
  over: boolean;
  questions: { seat: number; question: string; prompt: string; rule: string }[];
}
type Answer = Json & { ok: boolean };
/** A question put to the viewer: what it is about, and the view it is put in. */
export interface Situation {
  kind: string;
  view: Json;
  offers: Offer[];
  barred: Barred[];
  turn: number;
}

export class Engine {
  readonly #child = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  readonly #lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();

  async ask<T = Answer>(line: Json): Promise<T> {
    this.#child.stdin.write(`${JSON.stringify(line)}\n`);
    const { value } = (await this.#lines.next()) as { value: string };
    const answer = JSON.parse(value) as Answer;
    if (!answer.ok) throw new Error(`${JSON.stringify(line)}: ${value}`);
    return answer as T;
  }
  close(): void {
    this.#child.stdin.end();
  }
}

export interface Staging {
  game: string;
  names: string[];
  seed: number;
  options?: Json;
  /** Whose view: a seat's, or a spectator's if null. */
  viewer?: number | null;
  /** Stops before the viewer answers; without it the game is played to its end. */
  until?: (situation: Situation) => boolean;
  /** Seats that people play, where that is a fact of the game. */
  live?: readonly number[];
  /** What a table says of the question beside what the engine does. */
  question?: Partial<Question>;
  /** Chooses for a seat; where it returns nothing, a bot chooses. */
  prefer?: (seat: number, kind: string, offers: Offer[], view: Json) => Offer | undefined;
}

async function situationOf(engine: Engine, seat: number, kind: string): Promise<Situation> {
  const { view } = await engine.ask<{ view: Json }>({ do: 'view', match: 1, seat, for: 'person' });
  const { offers, barred } = await engine.ask<{ offers: Offer[]; barred: Barred[] }>({ do: 'offers', match: 1, seat });
  return { kind, view, offers, barred, turn: Number((view.table as Json).turn ?? 0) };
}

interface Told {
  number: number;
  event: Json | null;
  text: string;
}
async function eventsOf(engine: Engine, seat: number | 'spectator'): Promise<Told[]> {
  const all: Told[] = [];
  for (let total = 1; all.length < total;) {
    const part = await engine.ask<{ events: Told[]; total: number }>({
      do: 'events',
      match: 1,
      from: all.length,
      seat,
    });
    all.push(...part.events);
    total = part.total;
  }
  return all;
}

async function pushOf(engine: Engine, staging: Staging, asked: Asked, open: Situation | null): Promise<PlayPush> {
  const seat = staging.viewer === null ? 'spectator' : (staging.viewer ?? 0);
  const { view } = await engine.ask<{ view: Json }>({ do: 'view', match: 1, seat, for: 'person' });
  const events = await eventsOf(engine, seat);
  const mine = asked.questions.find((one) => one.seat === seat);
  const question: Question | null =
    open && mine
      ? {
          number: 9,
          kind: open.kind,
          prompt: mine.prompt,
          rule: mine.rule,
          offers: open.offers,
          barred: open.barred,
          timeout: 0,
          answered: false,
          // What is asked though there is but one answer is left to the player.
          ...(open.offers.length === 1 ? { left_to_you: true } : {}),
          undo: false,
          ...staging.question,
        }
      : null;
  const result = asked.over ? ((await engine.ask<{ result: Result }>({ do: 'asked', match: 1 })).result ?? null) : null;
  return {
    push: 'play',
    table: 't1',
    n: events.length,
    events: events.map(({ number, event }): Numbered => [number, event]),
    sentences: events.filter(({ text }) => text !== '').map(({ number, text }) => [number, text]),
    view,
    viewer: staging.viewer === null ? null : (staging.viewer ?? 0),
    asked: asked.asked,
    kinds: {},
    question,
    deadline: null,
    clockOf: null,
    result,
  };
}

/** A table's options are sent with every default filled in. */
async function defaultsOf(engine: Engine, game: string): Promise<Json> {
  const { games } = await engine.ask<{ games: { game: string; options: TableOption[] }[] }>({ do: 'games' });
  const options = games.find((one) => one.game === game)?.options ?? [];
  return Object.fromEntries(options.map((option) => [option.key, option.default]));
}

export interface Staged {
  /** Of a game that is over. */
  story?: Story;
  info: Info;
  play: PlayPush;
  content: Json;
}
/** Plays until the viewer is asked what the staging wants, and says it as the server would; another deal if it never is. */
export async function playInto(staging: Staging): Promise<Staged> {
  for (let seed = staging.seed; seed < staging.seed + 30; ++seed) {
    const staged = await attempt({ ...staging, seed });
    if (staged) return staged;
  }
  throw new Error('what was wanted did not happen');
}
async function attempt(staging: Staging): Promise<Staged | null> {
  const engine = new Engine();
  const { game, names, seed, viewer = 0 } = staging;
  const options = { ...(await defaultsOf(engine, game)), ...staging.options };
  await engine.ask({ do: 'new', game, players: names.length, names, seed, options });
  for (const seat of staging.live ?? []) await engine.ask({ do: 'report', match: 1, report: { kind: 'live', seat } });
  const { content } = await engine.ask<{ content: Json }>({ do: 'content', match: 1 });
  for (let step = 0; step < 20_000; ++step) {
    const asked = await engine.ask<Asked>({ do: 'asked', match: 1 });
    const mine = asked.questions?.find((one) => one.seat === (viewer ?? 0));
    const situation =
      !asked.over && mine && asked.owing.includes(mine.seat)
        ? await situationOf(engine, mine.seat, mine.question)
        : null;
    if (asked.over || (situation && staging.until?.(situation))) {
      if (asked.over && staging.until) return (engine.close(), null);
      const play = await pushOf(
        engine,
        staging,
        { ...asked, questions: asked.questions ?? [] },
        viewer === null ? null : situation,
      );
      const told = asked.over ? await engine.ask<{ story: Story }>({ do: 'story', match: 1 }) : null;
      engine.close();
      return {
        ...(told ? { story: told.story } : {}),
        info: infoOf({ ...staging, options }, asked.over),
        play,
        content,
      };
    }
    // The viewer answers last, so that the others' answers do not come in between.
    const seat = asked.owing.at(-1) ?? 0;
    const kind = asked.questions.find((one) => one.seat === seat)?.question ?? '';
    const own = staging.prefer ? await situationOf(engine, seat, kind) : null;
    const wish = own && staging.prefer?.(seat, kind, own.offers, own.view);
    if (wish) await engine.ask({ do: 'choose', match: 1, seat, choice: wish.choice });
    else await engine.ask({ do: 'bot', match: 1, seat, bot: 'sage', seed: seed + step, play: true });
  }
  throw new Error('a game without end');
}

function infoOf({ game, names, options = {}, viewer = 0 }: Staging, isOver: boolean): Info {
  const seats = names.map((name, seat): SeatInfo => ({
    seat,
    name,
    ready: true,
    connected: seat !== 3,
    away: false,
    ...(seat % 2 === 0 || seat === 3
      ? { kind: 'person', person: seat === viewer ? 'p1' : `p${seat + 10}` }
      : { kind: 'bot', bot: 'sage' }),
  }));
  return {
    id: 't1',
    game,
    players: names.length,
    options,
    clock: 'none',
    access: 'open',
    hints: true,
    latecomers: 'ask',
    pace: 'table',
    phase: isOver ? 'over' : 'playing',
    host: 'p1',
    seats,
    watchers: 1,
    commitment: '',
    you: viewer,
  };
}
