// SPDX-License-Identifier: Apache-2.0
// Scrolls a map that is longer than its place, so that what matters is visible.
// Whom the question is about comes before where they may go: that lies near.
const about = ['.spot.picked', '[data-about]', '.spot.open', '[data-mine]'];

export function bringIntoSight(root: HTMLElement, isStill: boolean): void {
  const target = about.reduce<Element | null>((found, selector) => found ?? root.querySelector(selector), null);
  const view = root.querySelector('.view');
  if (!target || !view) return;
  const behavior = isStill ? 'auto' : 'smooth';
  const box = target.getBoundingClientRect();
  const frame = view.getBoundingClientRect();
  view.scrollBy({
    left: box.left + box.width / 2 - frame.left - frame.width / 2,
    top: box.top + box.height / 2 - frame.top - frame.height / 2,
    behavior,
  });
}
