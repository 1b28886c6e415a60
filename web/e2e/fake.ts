// SPDX-License-Identifier: Apache-2.0
// A server made of fixtures, for looking at pages without one: answers the HTTP calls and pushes what it is given.
import type { Page, WebSocketRoute } from '@playwright/test';
import type {
  ChatPush,
  GameInfo,
  Info,
  Json,
  Lobby,
  Odds,
  OwnTable,
  PlayPush,
  Proof,
  ReplayPart,
  Story,
} from '../src/lib/wire';
import type { Skill } from '../src/lib/stage';
import { content as standard } from './fixtures';

export interface Fixture {
  games: GameInfo[];
  lobby: Lobby;
  info?: Info;
  play?: PlayPush;
  content?: Json;
  chat?: ChatPush[];
  proof?: Proof;
  replay?: ReplayPart;
  story?: Story;
  odds?: Odds;
  rule?: string;
  own?: OwnTable[];
  /** Pushed after the rest when a table is watched. */
  pushes?: readonly object[];
  /** The game of skill that answers the question. */
  skill?: Skill;
}

export class Fake {
  readonly heard: Record<string, unknown>[] = [];
  /** The line has gone dead: nothing is answered, and nothing closed. */
  isMute = false;
  #socket: WebSocketRoute | undefined;

  constructor(
    private readonly page: Page,
    private readonly fixture: Fixture,
  ) {}

  push(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }
  async close(): Promise<void> {
    await this.#socket?.close();
  }
  #answer(path: string): unknown {
    const { fixture } = this;
    if (path === '/api/me') return { person: { id: 'p1', name: 'Anna' } };
    if (path === '/api/me/tables') return { tables: fixture.own ?? [] };
    if (path === '/api/games') return { games: fixture.games };
    if (path === '/api/tables') return fixture.lobby;
    if (path.includes('/rules/'))
      return { rule: path.split('/').at(-1), text: fixture.rule ?? 'A rule in our own words.' };
    if (path.endsWith('/proof')) return fixture.proof;
    if (path.endsWith('/replay')) return fixture.replay;
    if (path.endsWith('/story')) return fixture.story;
    if (path.endsWith('/odds')) return fixture.odds;
    if (path.endsWith('/content')) return fixture.content ?? standard;
    return fixture.info;
  }
  async serve(): Promise<void> {
    await this.page.route('**/api/**', async (route) => {
      const json = this.#answer(new URL(route.request().url()).pathname);
      if (json === undefined)
        await route.fulfill({ status: 404, json: { error: { code: 'no_table', message: 'There is no such table.' } } });
      else await route.fulfill({ json });
    });
    await this.page.routeWebSocket(/\/api\/socket/, (socket) => {
      this.#socket = socket;
      socket.onMessage((text) => this.#hear(JSON.parse(String(text)) as Record<string, unknown>));
    });
  }
  #hear(message: Record<string, unknown>): void {
    if (message.do !== 'ping') this.heard.push(message);
    if (this.isMute) return;
    const { info, play, chat, pushes, skill, content = standard } = this.fixture;
    const offer = play?.question?.answered === false ? play.question.offers.at(-1) : undefined;
    const hint = offer && { choices: [offer.choice], label: offer.label };
    this.push({
      ref: message.ref,
      ok: true,
      ...(message.do === 'watch' ? { content } : {}),
      ...(message.do === 'hint' ? hint : {}),
    });
    if (message.do !== 'watch') return;
    if (info) this.push({ push: 'table', table: info.id, info });
    if (play) this.push({ ...play, ...(skill ? { skill } : {}) });
    for (const one of [...(chat ?? []), ...(pushes ?? [])]) this.push(one);
  }
}
