// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.svelte';

vi.mock('./me.svelte', () => ({ me: { known: () => Promise.resolve() } }));

class FakeSocket {
  static last: FakeSocket;
  static isMute = false;
  static made = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  readonly sent: { do: string; ref: number }[] = [];
  constructor() {
    FakeSocket.last = this;
    ++FakeSocket.made;
    if (!FakeSocket.isMute) setTimeout(() => this.onopen?.(), 10);
  }
  send(text: string): void {
    const message = JSON.parse(text) as { do: string; ref: number };
    this.sent.push(message);
    if (!FakeSocket.isMute) setTimeout(() => this.hear({ ref: message.ref, ok: true }), 20);
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** A dead line is never closed in good order. */
  close(): void {}
}

describe('a line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.isMute = false;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  async function opened(): Promise<Connection> {
    const line = new Connection();
    line.listen({ pushed: () => undefined });
    await vi.advanceTimersByTimeAsync(20);
    expect(line.state).toBe('open');
    return line;
  }

  it('stays open as long as it is answered', async () => {
    const line = await opened();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.state).toBe('open');
  });
  it('is not asked whether it is alive while it speaks', async () => {
    await opened();
    const { last } = FakeSocket;
    for (let i = 0; i < 20; ++i) {
      last.hear({ push: 'lobby', open: [], watchable: [] });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(last.sent).toEqual([]);
  });
  it('is given up within five seconds of silence, and tried again', async () => {
    const line = await opened();
    await vi.advanceTimersByTimeAsync(10_000);
    FakeSocket.isMute = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(line.state).toBe('lost');
    FakeSocket.isMute = false;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(line.state).toBe('open');
  });
  it('takes what was asked and not answered as lost with it', async () => {
    const line = await opened();
    FakeSocket.isMute = true;
    const asked = line.ask({ do: 'hello' });
    const refused = expect(asked).rejects.toThrow('The line broke');
    await vi.advanceTimersByTimeAsync(5000);
    await refused;
  });
  it('comes back at once when the server says goodbye, and then as patiently as ever', async () => {
    const line = await opened();
    FakeSocket.made = 0;
    FakeSocket.last.hear({ push: 'bye', reason: 'an upgrade' });
    expect(line.state).toBe('lost');
    FakeSocket.isMute = true;
    await vi.advanceTimersByTimeAsync(210);
    expect(FakeSocket.made).toBe(1);
    FakeSocket.last.onclose?.();
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.made, 'nobody was there: it waits').toBe(1);
    FakeSocket.isMute = false;
    await vi.advanceTimersByTimeAsync(400);
    expect(line.state).toBe('open');
  });
  it('waits longer each time for a server that hangs up on it, and not for one that it was with', async () => {
    await opened();
    const made = async (within: number): Promise<number> => {
      FakeSocket.made = 0;
      FakeSocket.last.onclose?.();
      await vi.advanceTimersByTimeAsync(within);
      return FakeSocket.made;
    };
    await vi.advanceTimersByTimeAsync(6000);
    expect(await made(650), 'it was a good line').toBe(1);
    expect(await made(1300)).toBe(1);
    expect(await made(1300), 'the third that lasts no time').toBe(0);
    await vi.advanceTimersByTimeAsync(8000);
    expect(await made(650), 'a good line again').toBe(1);
  });
  it('opens one socket, though the network comes back while it tries', async () => {
    const line = await opened();
    FakeSocket.last.onclose?.();
    expect(line.state).toBe('lost');
    FakeSocket.made = 0;
    FakeSocket.isMute = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.made).toBe(1);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect(FakeSocket.made).toBe(1);
    FakeSocket.isMute = false;
    FakeSocket.last.onopen?.();
    expect(line.state).toBe('open');
  });
  it('is not open because one that was given up opens after all', async () => {
    const line = await opened();
    FakeSocket.isMute = true;
    FakeSocket.last.onclose?.();
    await vi.advanceTimersByTimeAsync(1000);
    const late = FakeSocket.last;
    await vi.advanceTimersByTimeAsync(8500);
    expect(line.state).toBe('lost');
    late.onopen?.();
    expect(line.state).toBe('lost');
  });
});
