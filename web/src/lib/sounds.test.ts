// SPDX-License-Identifier: Apache-2.0
import { afterEach, expect, it, vi } from 'vitest';
// Settings ask the browser at once, before anything is imported.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
import { settings } from './settings.svelte';
import { play, type Note } from './sounds';

/** What the loudspeaker is given: tones with the pitches they go from and to, and noises, by when they begin. */
const heard: { kind: 'tone' | 'noise'; at: number; pitches: number[] }[] = [];
class Dial {
  value = 0;
  readonly set: number[] = [];
  setValueAtTime = (value: number): void => void this.set.push(value);
  exponentialRampToValueAtTime = (value: number): void => void this.set.push(value);
}
class Node {
  readonly frequency = new Dial();
  readonly gain = new Dial();
  constructor(private readonly kind?: 'tone' | 'noise') {}
  connect = (to: unknown): unknown => to;
  stop = (): void => undefined;
  start = (at: number): void => {
    if (this.kind) heard.push({ kind: this.kind, at, pitches: this.frequency.set });
  };
}
class Loudspeaker {
  readonly currentTime = 100;
  readonly sampleRate = 100;
  readonly destination = {};
  resume = (): Promise<void> => Promise.resolve();
  createOscillator = (): Node => new Node('tone');
  createBufferSource = (): Node => new Node('noise');
  createGain = (): Node => new Node();
  createBiquadFilter = (): Node => new Node();
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(10) });
}
vi.stubGlobal('AudioContext', Loudspeaker);

const ha: Note = { from: 200, to: 150, at: 0.5, for: 0.2 };
const breath: Note = { from: 900, to: 900, at: 1, for: 0.3, isBreath: true };
afterEach(() => {
  heard.length = 0;
  settings.sound = false;
});

it('plays nothing while sound is off', () => {
  play('coin');
  play([ha, breath]);
  expect(heard).toEqual([]);
});
it('plays the notes of a game, each in its time', () => {
  settings.sound = true;
  play([ha, breath]);
  expect(heard).toEqual([
    { kind: 'tone', at: 100.5, pitches: [200, 150] },
    { kind: 'noise', at: 101, pitches: [] },
  ]);
});
it('wobbles a note that does', () => {
  settings.sound = true;
  play([{ ...ha, wobble: 8 }]);
  expect(heard.map(({ kind }) => kind)).toEqual(['tone', 'tone']);
});
