// SPDX-License-Identifier: Apache-2.0
// The line of one table for what is shown on its stage: what goes out is sent one after the other, and of a text only as it stands at last.
import { connection, type Connection } from './connection.svelte';
import type { Answers, BannerPush, Command, SignalPush } from './wire';

type Told = Extract<Command, { do: 'act' | 'sketch' | 'camera' | 'signal' | 'skill' }>;
export type StageCommand = Told extends infer C ? (C extends { table: string } ? Omit<C, 'table'> : never) : never;
/** How long somebody may go on typing before it is sent. */
const pause = 250;

export class StageLine {
  #text: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    private readonly line: Pick<Connection, 'ask' | 'listen'> = connection,
  ) {}

  tell<C extends StageCommand>(command: C): Promise<Answers[C['do']]> {
    return this.line.ask({ ...command, table: this.table } as Command & { do: C['do'] });
  }
  /** A text as it stands; while more is being typed, it waits a moment. */
  write(text: string): void {
    this.#text = text;
    this.#timer ??= setTimeout(() => this.flush(), pause);
  }
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#text;
    this.#text = null;
    if (text !== null) this.tell({ do: 'act', text }).catch(() => undefined);
  }
  onSignal(hear: (push: SignalPush) => void): () => void {
    return this.line.listen({
      pushed: (push) => push.push === 'signal' && push.table === this.table && hear(push),
    });
  }
  onBanner(hear: (push: BannerPush) => void): () => void {
    return this.line.listen({
      pushed: (push) => push.push === 'banner' && push.table === this.table && hear(push),
    });
  }
}
