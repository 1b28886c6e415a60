// SPDX-License-Identifier: Apache-2.0
// The messages between this client and the server, as server/wire.h declares them, and what only the client says of them.
import type * as Declared from './generated/wire';
import type { Skill, StagePush } from './stage';

export * from './generated/wire';

/** A refusal of the server, or word that it cannot be reached. */
export type LineError = Omit<Declared.WireError, 'code'> & { code: Declared.WireError['code'] | 'offline' };

export interface SignalPush {
  push: 'signal';
  table: string;
  from: string;
  data: Record<string, unknown>;
}
export interface BannerPush {
  push: 'banner';
  table: string;
}
export type PlayPush = Declared.PlayPush & { skill?: Skill };
export type Push = Exclude<Declared.Push, Declared.PlayPush> | PlayPush | StagePush | SignalPush | BannerPush;
type OfTable = { table: string };
export type Command =
  | Declared.Command
  | (OfTable & { do: 'act'; text: string })
  | (OfTable & { do: 'sketch'; stroke: readonly number[]; ink: number; width: number })
  | (OfTable & { do: 'sketch'; undo: true })
  | (OfTable & { do: 'sketch'; clear: true })
  | (OfTable & { do: 'camera'; sees: boolean })
  | (OfTable & { do: 'signal'; to: string; data: Record<string, unknown> })
  | (OfTable & { do: 'skill'; question: number; ms: number; typed?: string; symbols?: readonly number[] });
export type Answers = Declared.Answers & {
  act: unknown;
  sketch: unknown;
  camera: { peer: string };
  signal: unknown;
  skill: unknown;
};
