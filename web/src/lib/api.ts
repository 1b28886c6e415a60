// SPDX-License-Identifier: Apache-2.0
// The few requests that go over plain HTTP instead of the socket.
import { learnTime } from './clock';
import type {
  Games,
  HttpRefusal,
  Info,
  Json,
  Lobby,
  Me,
  NewTable,
  OwnTables,
  Odds,
  Proof,
  Rename,
  ReplayPart,
  RuleText,
  Story,
  TableMade,
} from './wire';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...request });
  } catch {
    throw new ApiError(0, 'offline', 'The faire cannot be reached just now.');
  }
  learnTime(answer.headers.get('date'));
  const json: unknown = await answer.json().catch(() => null);
  if (answer.ok) return json as T;
  const error = (json as Partial<HttpRefusal> | null)?.error;
  throw new ApiError(answer.status, error?.code ?? 'failed', error?.message ?? 'That did not work.');
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  me: () => call<Me>('/api/me').then((r) => r.person),
  rename: (name: string) => call<Me>('/api/me', { name } satisfies Rename).then((r) => r.person),
  ownTables: () => call<OwnTables>('/api/me/tables').then((r) => r.tables),
  games: () => call<Games>('/api/games').then((r) => r.games),
  rule: (game: string, rule: string) =>
    call<RuleText>(`/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(rule)}`),
  lobby: () => call<Lobby>('/api/tables'),
  make: (table: NewTable) => call<TableMade>('/api/tables', table),
  table: (id: string, invite?: string) => call<Info>(at(id) + (invite ? `?invite=${encodeURIComponent(invite)}` : '')),
  content: (id: string) => call<Json>(`${at(id)}/content`),
  record: (id: string) => `${at(id)}/record`,
  replay: (id: string, seat: string, from: number, count: number) =>
    call<ReplayPart>(`${at(id)}/replay?seat=${seat}&from=${from}&count=${count}`),
  story: (id: string) => call<Story>(`${at(id)}/story`),
  odds: (id: string) => call<Odds>(`${at(id)}/odds`),
  proof: (id: string) => call<Proof>(`${at(id)}/proof`),
};
