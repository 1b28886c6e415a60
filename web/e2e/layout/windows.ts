// SPDX-License-Identifier: Apache-2.0
// The windows that a table is held to be good in: phones upright and on their side, tablets both ways, half a screen, laptops, wall screens.
export const windows = [
  [360, 560],
  [360, 740],
  [390, 844],
  [412, 915],
  [568, 320],
  [640, 360],
  [641, 900],
  [700, 900],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [900, 600],
  [932, 430],
  [1024, 600],
  [1024, 768],
  [1030, 700],
  [1180, 820],
  [1280, 620],
  [1280, 800],
  [1366, 657],
  [1440, 900],
  [1536, 730],
  [1600, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Where it is tried by night too, but for a board's first scene, which is tried in all: other colours and frames, the same places. */
export const windowsByNight = [
  [360, 740],
  [844, 390],
  [1024, 768],
  [1366, 657],
  [1920, 1080],
] as const;

/**
 * Where letters twice as large are tried. On the narrowest phone eleven letters fill a line, and on one that lies on its side
 * four lines the window.
 */
export const windowsOfLargeText = [
  [390, 844],
  [720, 1280],
  [768, 1024],
  [1024, 768],
  [1280, 620],
  [1366, 657],
  [1440, 900],
  [1920, 1080],
] as const;
