// SPDX-License-Identifier: Apache-2.0
// Whether somebody plays by keyboard, and where the focus goes when the focused element has gone.
export const byKeyboard = { current: false };
addEventListener(
  'keydown',
  (key) => (byKeyboard.current ||= key.key === 'Tab' || key.key === 'Enter' || key.key === ' '),
  true,
);
addEventListener('pointerdown', () => (byKeyboard.current = false), true);

const choices =
  '.spot.open, button.who.open, .tray .sign:not(:disabled), [aria-label="Your answer"] .sign:not(:disabled)';

/** Focuses the first choice, but only if nothing is focused or the page has just opened: nobody is interrupted. */
export function focusFirstChoice(root: HTMLElement): void {
  const at = document.activeElement;
  if (at === null || at === document.body || at.id === 'main')
    root.querySelector<HTMLElement>(choices)?.focus({ preventScroll: true });
}
