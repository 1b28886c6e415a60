// SPDX-License-Identifier: Apache-2.0
// Sounds synthesised in the browser, without files: plucked strings, a drum, coins, paper. Off by default.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'coin' | 'card' | 'drum' | 'right' | 'wrong' | 'win';

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

function rustle(at: AudioContext, length: number, pitch: number, loud: number): void {
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
  source.start();
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
  win: (at) => [392, 523, 659, 784, 1047].forEach((p, i) => pluck(at, p, i * 0.12, 0.7, 0.11, 'triangle')),
};

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  tunes[sound](context);
}
