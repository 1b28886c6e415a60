// SPDX-License-Identifier: Apache-2.0
// Whether somebody plays by keyboard, and where the focus goes when what held it has gone.
export const byKeyboard = { current: false };
addEventListener(
  'keydown',
  (key) => (byKeyboard.current ||= key.key === 'Tab' || key.key === 'Enter' || key.key === ' '),
  true,
);
addEventListener('pointerdown', () => (byKeyboard.current = false), true);

const choices = '.spot.open, button.who:not(:disabled), .tray .sign:not(:disabled), [aria-label="Your answers"] .sign';

/** Only lost focus is moved, or that of a page just come to: who reads or writes elsewhere is left alone. */
export function focusFirstChoice(root: HTMLElement): void {
  const at = document.activeElement;
  if (at === null || at === document.body || at.id === 'main')
    root.querySelector<HTMLElement>(choices)?.focus({ preventScroll: true });
}
