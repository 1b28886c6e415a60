// SPDX-License-Identifier: Apache-2.0
// Scrolls a map that is longer than the screen, so that what matters is visible and not covered.
const about = ['.spot.picked', '.spot.open', '[data-about]', '[data-mine]'];

export function bringIntoSight(root: HTMLElement, isStill: boolean): void {
  const target = about.reduce<Element | null>((found, selector) => found ?? root.querySelector(selector), null);
  if (!target) return;
  const behavior = isStill ? 'auto' : 'smooth';
  const box = target.getBoundingClientRect();
  let middle = box.top + box.height / 2;
  const view = root.querySelector('.view');
  // A zoomed map scrolls within its own frame, and the frame must be visible too.
  if (view && view.scrollHeight > view.clientHeight + 1) {
    const frame = view.getBoundingClientRect();
    const centre = frame.top + frame.height / 2;
    view.scrollBy({ left: box.left + box.width / 2 - frame.left - frame.width / 2, top: middle - centre, behavior });
    middle = centre;
  }
  const end = root.querySelector('.dock')?.getBoundingClientRect().top ?? innerHeight;
  if (middle < 70 || middle > end - 50) scrollBy({ top: middle - end / 2, behavior });
}
