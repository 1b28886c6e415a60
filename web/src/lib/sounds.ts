// SPDX-License-Identifier: Apache-2.0
// Sounds synthesised in the browser, without files: plucked strings, a drum, coins, paper. Off by default.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'coin' | 'card' | 'drum' | 'right' | 'wrong' | 'win' | 'thunder';

/** A voice that rises or falls: from one pitch to another, with a wobble for who cannot hold back. */
export interface Note {
  from: number;
  to: number;
  /** Seconds: when it begins, and how long it lasts. */
  at: number;
  for: number;
  /** How often a second it wobbles. */
  wobble?: number;
  /** Breath instead of voice. */
  isBreath?: boolean;
}

let context: AudioContext | null = null;

function pluck(
  at: AudioContext,
  pitch: number,
  delay: number,
  length: number,
  loud: number,
  shape: OscillatorType,
): void {
  const start = at.currentTime + delay;
  const tone = at.createOscillator();
  const volume = at.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(at.destination);
  tone.start(start);
  tone.stop(start + length);
}

function rustle(at: AudioContext, length: number, pitch: number, loud: number, delay = 0): void {
  const noise = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const volume = at.createGain();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(at.destination);
  source.start(at.currentTime + delay);
}

const loudness = 0.11;
function sing(at: AudioContext, note: Note): void {
  if (note.isBreath) return rustle(at, note.for, note.from, 0.3, note.at);
  const start = at.currentTime + note.at;
  const end = start + note.for;
  const tone = at.createOscillator();
  const volume = at.createGain();
  tone.type = 'sawtooth';
  tone.frequency.setValueAtTime(note.from, start);
  tone.frequency.exponentialRampToValueAtTime(note.to, end);
  if (note.wobble) {
    const wobble = at.createOscillator();
    const depth = at.createGain();
    wobble.frequency.value = note.wobble;
    depth.gain.value = note.from * 0.12;
    wobble.connect(depth).connect(tone.frequency);
    wobble.start(start);
    wobble.stop(end);
  }
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loudness, start + Math.min(0.03, note.for / 3));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(volume).connect(at.destination);
  tone.start(start);
  tone.stop(end);
}

const tunes: Record<Sound, (at: AudioContext) => void> = {
  turn: (at) => [392, 523].forEach((p, i) => pluck(at, p, i * 0.11, 0.5, 0.12, 'triangle')),
  coin: (at) => [2093, 2794].forEach((p, i) => pluck(at, p, i * 0.05, 0.22, 0.05, 'sine')),
  card: (at) => rustle(at, 0.14, 2600, 0.25),
  drum: (at) => {
    pluck(at, 92, 0, 0.32, 0.3, 'sine');
    rustle(at, 0.12, 400, 0.2);
  },
  right: (at) => [523, 659, 784].forEach((p, i) => pluck(at, p, i * 0.09, 0.45, 0.1, 'triangle')),
  wrong: (at) => [233, 196].forEach((p, i) => pluck(at, p, i * 0.16, 0.5, 0.12, 'sawtooth')),
  thunder: (at) => {
    rustle(at, 0.2, 1800, 0.35);
    rustle(at, 1.8, 110, 1.1);
    [0, 0.25, 0.6].forEach((delay) => pluck(at, 46, delay, 0.9, 0.25, 'sine'));
  },
  win: (at) => [392, 523, 659, 784, 1047].forEach((p, i) => pluck(at, p, i * 0.12, 0.7, 0.11, 'triangle')),
};

/** A sound that every game has, or notes of a game's own. */
export type Heard = Sound | readonly Note[];

export function play(heard: Heard): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  if (typeof heard === 'string') return tunes[heard](context);
  for (const note of heard) sing(context, note);
}
