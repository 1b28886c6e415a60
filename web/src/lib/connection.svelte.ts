// SPDX-License-Identifier: Apache-2.0
// The one socket of a page. When it breaks it reconnects by itself, and its listeners ask again for what
// they have missed.
import { untrack } from 'svelte';
import { me } from './me.svelte';
import { routeOf } from './router.svelte';
import type { Answers, Command, Json, LineError, Push, Reply } from './wire';

export class Refused extends Error {
  constructor(readonly error: LineError) {
    super(error.message);
  }
}

/** The wait before the next try: half a second, doubling up to eight, varied so that not all browsers come at once. */
export function backoff(attempt: number, scatter = Math.random()): number {
  return Math.min(8000, 500 * 2 ** attempt) * (0.75 + scatter / 2);
}

/** Who is told goodbye comes back at once, to another server or the next version; but not all in the same moment. */
const afterBye = (): number => 50 + 150 * Math.random();

/** A page at a table names it, and is connected to the thread that runs that table. */
export function socketPath(page: string): string {
  const route = routeOf(page);
  return route.page === 'table' ? `/api/socket?table=${encodeURIComponent(route.id)}` : '/api/socket';
}

interface Waiting {
  resolve: (reply: Json) => void;
  reject: (reason: Error) => void;
}

export interface Listener {
  opened?(): void;
  pushed(push: Push): void;
}

const isPush = (message: Push | Reply): message is Push => 'push' in message;

/**
 * A line that has been silent is asked whether it is alive, and given up if it does not answer: a silent loss shows in less than
 * five seconds. Timers of a page in the background come late, so what counts is the answer and not the silence.
 */
const heartbeat = { look: 500, silence: 1500, patience: 2500, opening: 8000, holding: 5000 };

export class Connection {
  state = $state<'idle' | 'connecting' | 'open' | 'lost'>('idle');
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #waiting = new Map<number, Waiting>();
  #ref = 0;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;

  /** Adds a listener, and opens the socket if it is closed. Returns a function that removes it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    // Callers are effects, which must not run again whenever the connection's state changes.
    untrack(() => {
      if (this.state === 'open') listener.opened?.();
      else if (this.state === 'idle') void this.#open();
    });
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when the socket is open, or after a time limit. */
  whenOpen(patience: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.listen({
        opened: () => {
          resolve();
          queueMicrotask(() => stop());
        },
        pushed: () => undefined,
      });
      setTimeout(() => {
        resolve();
        stop();
      }, patience);
    });
  }

  ask<C extends Command>(command: C): Promise<Answers[C['do']]> {
    const socket = this.#socket;
    if (this.state !== 'open' || !socket)
      return Promise.reject(
        new Refused({ code: 'offline', message: 'The line to the faire is down; it will come back by itself.' }),
      );
    const ref = ++this.#ref;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { resolve: (reply) => resolve(reply as unknown as Answers[C['do']]), reject });
      socket.send(JSON.stringify({ ...command, ref }));
    });
  }

  async #open(): Promise<void> {
    this.state = this.state === 'lost' ? 'lost' : 'connecting';
    try {
      await me.known();
    } catch {
      return this.#later();
    }
    // The network's return and the next try may come together.
    if (this.#socket) return;
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${socketPath(location.pathname)}`,
    );
    this.#socket = socket;
    this.#doubt = setTimeout(() => this.#giveUp(), heartbeat.opening);
    socket.onopen = () => socket === this.#socket && this.#opened();
    socket.onmessage = (message) => socket === this.#socket && this.#hear(String(message.data));
    socket.onclose = () => this.#closed(socket);
  }
  #opened(): void {
    this.state = 'open';
    // A server that hangs up on whoever comes would otherwise be asked twice a second by everybody for ever.
    this.#holding = setTimeout(() => (this.#attempt = 0), heartbeat.holding);
    this.#calm();
    this.#heard = Date.now();
    this.#pulse = setInterval(() => this.#beat(), heartbeat.look);
    addEventListener('online', this.#hurry);
    for (const listener of this.#listeners) listener.opened?.();
  }
  #beat(): void {
    if (this.#doubt !== undefined || Date.now() - this.#heard < heartbeat.silence) return;
    this.ask({ do: 'ping' }).catch(() => undefined);
    this.#doubt = setTimeout(() => this.#giveUp(), heartbeat.patience);
  }
  #calm(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }
  /** A dead line cannot be closed in good order, so nobody waits for that. */
  #giveUp(pause?: number): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#closed(socket, pause);
    socket.close();
  }
  #hear(text: string): void {
    this.#heard = Date.now();
    this.#calm();
    const message = JSON.parse(text) as Push | Reply;
    if (isPush(message)) {
      for (const listener of this.#listeners) listener.pushed(message);
      if (message.push === 'bye') this.#giveUp(afterBye());
      return;
    }
    const ref = message.ref ?? 0;
    const waiting = this.#waiting.get(ref);
    this.#waiting.delete(ref);
    if (message.ok) waiting?.resolve(message);
    else waiting?.reject(new Refused(message.error));
  }
  #closed(socket: WebSocket, pause?: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#calm();
    clearTimeout(this.#holding);
    clearInterval(this.#pulse);
    for (const waiting of this.#waiting.values())
      waiting.reject(new Refused({ code: 'offline', message: 'The line broke before the answer came.' }));
    this.#waiting.clear();
    this.#later(pause);
  }
  #later(pause = backoff(this.#attempt++)): void {
    this.state = 'lost';
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#open(), pause);
  }
  #hurry = (): void => {
    if (this.state !== 'lost') return;
    this.#attempt = 0;
    clearTimeout(this.#retry);
    void this.#open();
  };
}

export const connection = new Connection();
