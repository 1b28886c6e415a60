// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listener } from '../../../lib/connection.svelte';
import { emptyStage, staged } from '../../../lib/stage';
import type { Push, SignalPush, StagePush } from '../../../lib/wire';
import { cameBack, isAllowed, reloadOnce, Seeing, Sending } from './camera.svelte';
import { StageLine } from '../../../lib/stage_line';
import { Line, mostPoints, pathOf, pointAt } from './sketch';
import { Banner, spoken, Stopwatch } from './skill';

/** A line that keeps what it is told, and can be made to hear. */
class Wire {
  readonly told: Record<string, unknown>[] = [];
  readonly #listeners = new Set<Listener>();
  ask = (command: object): Promise<never> => {
    this.told.push(command as Record<string, unknown>);
    return Promise.resolve({ peer: 'me' } as never);
  };
  listen = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  push(push: Push): void {
    for (const listener of [...this.#listeners]) listener.pushed(push);
  }
  get lines(): unknown[] {
    return this.told.map(({ do: what, data }) => (what === 'signal' ? Object.keys(data as object)[0] : what));
  }
}

describe('what is shown on a stage', () => {
  const push = (more: Partial<StagePush>): StagePush => ({
    push: 'stage',
    table: 't',
    act: 1,
    seat: 0,
    camera: null,
    ...more,
  });
  const stroke = { points: [1, 2, 3, 4], ink: 0, width: 1 };
  it('is put together from all of it and from what is new', () => {
    let stage = staged(emptyStage, push({ text: 'O', strokes: [] }));
    stage = staged(stage, push({ text: 'O turnip' }));
    stage = staged(stage, push({ stroke }));
    stage = staged(stage, push({ stroke, camera: 'abc' }));
    stage = staged(stage, push({ undo: true, camera: 'abc' }));
    expect(stage.shows).toEqual([{ seat: 0, text: 'O turnip', strokes: [stroke], camera: 'abc', word: '' }]);
  });
  it('has a show for each performer, and is wiped when another act begins', () => {
    let stage = staged(emptyStage, push({ seat: 2, text: 'b' }));
    stage = staged(stage, push({ seat: 1, text: 'a' }));
    expect(stage.shows.map(({ text }) => text)).toEqual(['a', 'b']);
    stage = staged(stage, push({ act: 2, seat: 1, text: 'c' }));
    expect(stage.shows.map(({ text }) => text)).toEqual(['c']);
    expect(staged(stage, push({ act: 3, seat: null })).shows).toEqual([]);
  });
});

describe('the sketch pad', () => {
  it('counts from 0 to 999 either way, wherever it is', () => {
    const box = { left: 100, top: 50, width: 400, height: 300 };
    expect(pointAt(100, 50, box)).toEqual([0, 0]);
    expect(pointAt(300, 200, box)).toEqual([500, 500]);
    expect(pointAt(900, -5, box)).toEqual([999, 0]);
  });
  it('leaves out points that tell nothing, and makes a dot of a tap', () => {
    const line = new Line([10, 10]);
    expect(line.to([12, 11])).toBeNull();
    expect(line.end()).toEqual([10, 10, 10, 10]);
    line.to([40, 10]);
    expect(line.end()).toEqual([10, 10, 40, 10]);
  });
  it('sends a long line in pieces that hang together', () => {
    const line = new Line([0, 0]);
    const pieces: number[][] = [];
    for (let x = 10; x < 1000; x += 10) {
      const piece = line.to([x, 0]);
      if (piece) pieces.push(piece);
    }
    pieces.push(line.end());
    expect(pieces.every((piece) => piece.length <= 2 * mostPoints)).toBe(true);
    expect(pieces[0]!.slice(-2)).toEqual(pieces[1]!.slice(0, 2));
  });
  it('is drawn as a path', () => {
    expect(pathOf({ points: [0, 0, 100, 400] })).toBe('M0 0L100 300');
  });
});

describe('a text', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  it('is sent as it stands, at most every quarter of a second', () => {
    const wire = new Wire();
    const line = new StageLine('t', wire as never);
    line.write('O');
    line.write('O tur');
    vi.advanceTimersByTime(300);
    line.write('O turnip');
    line.flush();
    vi.advanceTimersByTime(1000);
    expect(wire.told.map(({ text }) => text)).toEqual(['O tur', 'O turnip']);
  });
});

describe('games of skill', () => {
  it('measure on this device alone', () => {
    let now = 1000;
    const watch = new Stopwatch(() => now);
    now = 2234.6;
    expect(watch.ms).toBe(1235);
  });
  it('tell a press before the banner as less than nothing, and one after it by its time', () => {
    let now = 0;
    const early = new Banner(() => now);
    expect(early.press()).toBe(-1);
    expect(early.press()).toBeNull();
    const banner = new Banner(() => now);
    now = 3000;
    banner.rise();
    now = 3210;
    expect(banner.press()).toBe(210);
  });
  it('say the pattern to those who hear it', () => expect(spoken([0, 3, 1])).toBe('Turnip, Knife, Bell'));
});

describe('camera and microphone', () => {
  class Link {
    onicecandidate: unknown = null;
    ontrack: ((event: unknown) => void) | null = null;
    localDescription: unknown = null;
    remoteDescription: unknown = null;
    readonly tracks: unknown[] = [];
    readonly candidates: unknown[] = [];
    isClosed = false;
    addTrack = (track: unknown): void => void this.tracks.push(track);
    createOffer = () => Promise.resolve({ type: 'offer' });
    createAnswer = () => Promise.resolve({ type: 'answer' });
    setLocalDescription = (description: object) => {
      this.localDescription = { ...description, toJSON: () => description };
      return Promise.resolve();
    };
    setRemoteDescription = (description: object) => Promise.resolve(void (this.remoteDescription = description));
    addIceCandidate = (candidate: unknown) => Promise.resolve(void this.candidates.push(candidate));
    close = (): void => void (this.isClosed = true);
  }
  const signal = (from: string, data: Record<string, unknown>): SignalPush => ({
    push: 'signal',
    table: 't',
    from,
    seat: null,
    data,
  });
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 8; ++i) await Promise.resolve();
  };
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"servers":[]}')));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  it('go to whoever asks, and end with the act', async () => {
    const stop = vi.fn();
    const stream = { getTracks: () => [{ stop }] };
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
    const wire = new Wire();
    const links: Link[] = [];
    const sending = new Sending(new StageLine('t', wire as never), () => {
      links.push(new Link());
      return links.at(-1) as never;
    });
    await sending.start({ audio: true });
    expect(sending.stream).toBe(stream);
    wire.push(signal('ann', { want: true }));
    await settle();
    wire.push(signal('ann', { candidate: { candidate: 'x' } }));
    wire.push(signal('ann', { sdp: { type: 'answer' } }));
    await settle();
    expect(sending.watchers).toBe(1);
    expect(links[0]!.tracks.length).toBe(1);
    // What came before the answer waited for it.
    expect(links[0]!.candidates.length).toBe(1);
    sending.stop();
    expect(stop).toHaveBeenCalled();
    expect(links[0]!.isClosed).toBe(true);
    expect(wire.lines).toEqual(['camera', 'sdp', 'camera']);
  });
  it('are asked for, answered, and let go', async () => {
    const wire = new Wire();
    const link = new Link();
    const seeing = new Seeing(new StageLine('t', wire as never), () => link as never);
    await seeing.see('bob');
    wire.push(signal('eve', { sdp: { type: 'offer' } }));
    expect(link.remoteDescription).toBeNull();
    wire.push(signal('bob', { sdp: { type: 'offer' } }));
    await settle();
    link.ontrack?.({ streams: ['a stream'] });
    expect(seeing.stream).toBe('a stream');
    seeing.stop();
    expect(wire.lines).toEqual(['want', 'sdp', 'gone']);
    expect(link.isClosed).toBe(true);
  });
  it('load the page anew only once, where it may not ask', () => {
    const reload = vi.fn();
    expect(isAllowed({ featurePolicy: { allowsFeature: () => false } } as never)).toBe(false);
    expect(isAllowed({} as never)).toBe(true);
    expect(reloadOnce('t', reload)).toBe(false);
    expect(reloadOnce('t', reload)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(cameBack('t')).toBe(true);
  });
});
