// SPDX-License-Identifier: Apache-2.0
// What is cut and has its full form in a `title`, where a finger or the focus comes upon it.

export interface FullForm {
  words: string;
  left: number;
  bottom: number;
}
const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';

export function fullFormAt(target: EventTarget | null): FullForm | undefined {
  let titled = target instanceof Element ? target.closest<HTMLElement>('[title]') : null;
  while (titled && ![titled, ...titled.querySelectorAll('*')].some(isCut))
    titled = titled.parentElement?.closest<HTMLElement>('[title]') ?? null;
  if (!titled) return undefined;
  const { left, bottom } = titled.getBoundingClientRect();
  return { words: titled.title, left, bottom };
}
