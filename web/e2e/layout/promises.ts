// SPDX-License-Identifier: Apache-2.0
// What holds in every window, whatever the board. The browser is asked what it has drawn and what lies on top; nothing here
// knows a game. Boards name their pieces with `data-piece` and their drawing with `data-board`; the shared floor plan names
// the stage (`data-stage`) and the banner (`data-banner`).

export interface Wanted {
  /** The names of all pieces that the view has. */
  pieces: readonly string[];
  /** Something is picked: the control that confirms it must be in the window. */
  isPicked: boolean;
  /** The answers to the question in full, and why others are barred. */
  answers: readonly string[];
  reasons: readonly string[];
}

/** Everything that is broken in the window as it stands, in words. Runs in the page: it may use nothing from outside. */
export function broken({ pieces, isPicked, answers, reasons }: Wanted): string[] {
  const faults: string[] = [];
  const slack = 1.5;
  const { innerWidth: width, innerHeight: height } = window;
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

  const all = (selector: string, within: ParentNode = document): Element[] => [...within.querySelectorAll(selector)];
  const isEmpty = (box: Box): boolean => box.right - box.left < 1 || box.bottom - box.top < 1;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isEmpty(element.getBoundingClientRect()) &&
    getComputedStyle(element).clipPath !== 'inset(50%)' &&
    !element.closest('.said, .skip');
  const isInside = (inner: Box, outer: Box): boolean =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const meets = (a: Box, b: Box): boolean =>
    a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack;
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  function nameOf(element: Element): string {
    const piece = element.closest('[data-piece]')?.getAttribute('data-piece');
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    const tag = `${element.tagName.toLowerCase()}${typeof element.className === 'string' && element.className ? `.${element.className.split(' ')[0] ?? ''}` : ''}`;
    return `${tag}${piece ? ` of ${piece}` : ''}${text ? ` “${text.slice(0, 32)}”` : ''}`;
  }
  const lists = new Map<Element, Element[]>();
  function ancestors(element: Element): Element[] {
    const known = lists.get(element);
    if (known) return known;
    const parent = element.parentElement;
    // A dialog lies above the page: what stands around it in the markup does not clip it.
    const isTop = !parent || parent === document.body || element.matches('dialog:modal');
    const list = isTop ? [] : [parent, ...ancestors(parent)];
    lists.set(element, list);
    return list;
  }
  const overflows = new Map<Element, string>();
  function overflowOf(element: Element): string {
    const known =
      overflows.get(element) ?? (element instanceof SVGElement ? 'visible' : getComputedStyle(element).overflow);
    overflows.set(element, known);
    return known;
  }
  const clips = (element: Element): boolean => overflowOf(element) !== 'visible';
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(overflowOf(element)) &&
    (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
  /** What is left of a box within the window and everything that clips it. */
  const inSight = (element: Element, box: Box): Box =>
    ancestors(element)
      .filter(clips)
      .reduce<Box>(
        (left, one) => common(left, one.getBoundingClientRect()),
        common(box, { left: 0, top: 0, right: width, bottom: height }),
      );

  /** Whether an element leaves ink at a point it is hit at. */
  function paints(element: Element, x: number, y: number): boolean {
    const style = getComputedStyle(element);
    if (Number(style.opacity) < 0.4 || !element.checkVisibility({ opacityProperty: true })) return false;
    const alphaOf = (colour: string): number =>
      Number(/[,/]\s*([\d.]+)\)$/.exec(colour.replace(/^rgb\(.*/, ''))?.[1] ?? 1);
    // A stroke alone hides nothing.
    if (element instanceof SVGElement)
      return (
        !(element instanceof SVGSVGElement) &&
        !(element instanceof SVGGElement) &&
        style.fill !== 'none' &&
        alphaOf(style.fill) > 0.5
      );
    const isOpaque = alphaOf(style.backgroundColor) > 0.5;
    if (isOpaque || style.backgroundImage !== 'none') return true;
    return [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(
        (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
      );
    });
  }
  // What somebody has opened themselves, and can close, may lie over the rest.
  const onDemand = '[data-overlay], [role="tooltip"], [role="dialog"], dialog';
  /** What lies over an element at a point: something else that paints, nearer to the eye. */
  function over(element: Element, x: number, y: number): Element | null {
    const top = document.elementFromPoint(x, y);
    if (top && (top === element || element.contains(top))) return null;
    const hits = document.elementsFromPoint(x, y);
    // Where the element itself has no ink, nothing can be said.
    const own = hits.findIndex((hit) => hit === element || element.contains(hit));
    for (const hit of hits.slice(0, Math.max(0, own))) {
      const overlay = hit.closest(onDemand);
      if (overlay && !overlay.contains(element)) return null;
      // Pieces stand on the ground, and what may be picked glows there.
      const isOnGround =
        element.closest('[data-ground]') !== null && hit.closest('[data-piece], [data-board] button') !== null;
      if (!hit.contains(element) && !isOnGround && paints(hit, x, y)) return hit;
    }
    return null;
  }
  const spots = {
    control: [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.25],
      [0.5, 0.75],
    ],
    label: [
      [0.5, 0.5],
      [0.08, 0.5],
      [0.92, 0.5],
    ],
    face: [
      [0.5, 0.5],
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ],
  } as const;
  // With letters twice as large, a long word fills the line of a phone.
  const isRoomForWords = width > 16 * parseFloat(getComputedStyle(document.body).fontSize);
  /** A word of a text that is split between two lines. One of twenty letters is somebody's name: it has to break somewhere. */
  function brokenWord(text: Node): string | undefined {
    const range = document.createRange();
    range.selectNodeContents(text);
    const isInLines = ([first, ...others]: readonly DOMRect[]): boolean =>
      first !== undefined && others.some((one) => one.top > first.top + first.height / 2);
    if (!isRoomForWords || !isInLines([...range.getClientRects()])) return undefined;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}’']+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (word.length < 20 && isInLines([...range.getClientRects()])) return word;
    }
    return undefined;
  }
  const before: [Element, number, number][] = all('div, ol, ul, aside')
    .filter((one) => one.scrollTop > 0 || one.scrollLeft > 0)
    .map((one) => [one, one.scrollTop, one.scrollLeft]);
  function expose(element: Element, boxOf: () => Box): Box {
    const box = boxOf();
    const seen = inSight(element, box);
    if (isInside(box, seen)) return box;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return inSight(element, boxOf());
  }
  function coversOf(element: Element, kind: keyof typeof spots, box: Box): Element[] {
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const covers = spots[kind].map(([x, y]) => over(element, box.left + wide * x, box.top + high * y));
    const found = covers.filter((one) => one !== null);
    // A face may be stamped or overlapped at a corner, but not hidden.
    return kind === 'face' && (covers[0] === null || found.length < 3) ? [] : found;
  }
  function look(element: Element, kind: keyof typeof spots, boxOf: () => Box): void {
    const box = expose(element, boxOf);
    if (isEmpty(box)) {
      if (kind === 'control') faults.push(`covered: ${nameOf(element)} cannot be reached`);
      return;
    }
    if (coversOf(element, kind, box).length === 0) return;
    // What stays at the edge of a panel may lie over what can be scrolled away from it.
    let cover: Element | undefined;
    for (const block of ['center', 'start', 'line'] as const) {
      if (block !== 'line') element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      else {
        const panel = ancestors(element).find(scrolls);
        panel?.scrollBy({ top: boxOf().top - panel.getBoundingClientRect().top - 4, behavior: 'instant' });
      }
      [cover] = coversOf(element, kind, inSight(element, boxOf()));
      if (!cover) return;
    }
    if (cover) faults.push(`covered: ${nameOf(element)} by ${nameOf(cover)}`);
  }

  // 1. The confirming control, before anything is scrolled.
  if (isPicked) {
    const chief = all('[data-confirm]').find(isSeen);
    const box = chief?.getBoundingClientRect();
    if (!chief || !box) faults.push('confirm: there is no control that confirms');
    else if (!isInside(box, inSight(chief, box))) faults.push(`confirm: ${nameOf(chief)} is not in the window`);
  }
  // 2. Nothing scrolls sideways.
  const root = document.documentElement;
  if (root.scrollWidth > width + slack) faults.push(`sideways: the page is ${root.scrollWidth} wide`);

  // 3. Every piece is drawn, inside its board.
  for (const piece of pieces) {
    const drawn = all(`[data-piece="${CSS.escape(piece)}"]`).filter(isSeen);
    const box = drawn[0]?.getBoundingClientRect();
    if (!box || box.width < 6 || box.height < 6) {
      faults.push(`piece: ${piece} has no size`);
      continue;
    }
    const board = drawn[0]?.closest('[data-board]');
    if (board && !isInside(box, board.getBoundingClientRect())) faults.push(`piece: ${piece} lies outside its board`);
  }
  // 4. The board lies on its stage, and the banner beside it.
  for (const stage of all('[data-stage]')) {
    const area = stage.getBoundingClientRect();
    if (isEmpty(area)) faults.push('board: its stage has no size');
    for (const board of all('[data-board]', stage)) {
      const box = board.getBoundingClientRect();
      const isFree = ancestors(board).some((one) => stage.contains(one) && scrolls(one)) || scrolls(stage);
      if (!isFree && !isInside(box, area)) faults.push('board: it lies outside its stage');
    }
    for (const banner of all('[data-banner]')) {
      if (isSeen(banner) && meets(inSight(banner, banner.getBoundingClientRect()), inSight(stage, area)))
        faults.push('banner: it lies over the board');
    }
    for (const board of all('[data-board]', stage))
      for (const banner of all('[data-banner] *').filter((one) => isSeen(one) && one.children.length === 0))
        if (meets(inSight(banner, banner.getBoundingClientRect()), inSight(board, board.getBoundingClientRect()))) {
          faults.push(`banner: ${nameOf(banner)} lies over the board`);
          break;
        }
  }
  // 5. Texts are whole, or can be had whole; no word is broken in the middle.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const labels: [Element, () => Box][] = [];
  const perList = new Map<Element, number>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      node.textContent?.trim() === '' ||
      parent.closest('option, script, style, noscript') ||
      !isSeen(parent)
    )
      continue;
    // Of a long list a few lines stand for all.
    const list = parent.closest('ol, ul');
    const count = list ? (perList.get(list) ?? 0) : 0;
    if (list) perList.set(list, count + 1);
    if (list?.closest('aside') && count > 4) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxOf = (): Box =>
      [...range.getClientRects()].reduce<Box | null>(
        (best, one) => (best && best.right - best.left >= one.width ? best : one),
        null,
      ) ?? parent.getBoundingClientRect();
    labels.push([parent, () => (clips(parent) ? common(boxOf(), parent.getBoundingClientRect()) : boxOf())]);
    const text = (node.textContent ?? '').trim();
    const split = parent instanceof SVGElement ? undefined : brokenWord(node);
    if (split) faults.push(`cut: ${nameOf(parent)} breaks “${split}” in the middle`);
    const isOnDemand = [parent, ...ancestors(parent)].some((one) => (one.getAttribute('title') ?? '').includes(text));
    if (parent instanceof SVGElement || isOnDemand) continue;
    const whole = range.getBoundingClientRect();
    // What scrolls sideways can be brought into sight, whatever lies around its scroller.
    let isScrolled = false;
    for (const one of [parent, ...ancestors(parent)]) {
      if (one instanceof SVGElement || !clips(one)) continue;
      const style = getComputedStyle(one);
      isScrolled ||= /auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth;
      const edge = one.getBoundingClientRect();
      const cutX =
        !isScrolled &&
        !/auto|scroll/.test(style.overflowX) &&
        style.overflowX !== 'visible' &&
        (whole.right > edge.right + slack ||
          whole.left < edge.left - slack ||
          (one === parent && one.scrollWidth > one.clientWidth + slack));
      const cutY =
        !/auto|scroll/.test(style.overflowY) &&
        style.overflowY !== 'visible' &&
        (whole.bottom > edge.bottom + 4 || whole.top < edge.top - 4);
      if (cutX || cutY) faults.push(`cut: ${nameOf(parent)}`);
    }
    const control = parent.closest('button, a, [role="button"]');
    if (
      control &&
      getComputedStyle(control).display !== 'inline' &&
      !control.closest('[data-board]') &&
      !isInside(
        { ...whole.toJSON(), top: whole.top + 8, bottom: whole.bottom - 8 } as Box,
        control.getBoundingClientRect(),
      )
    )
      faults.push(`cut: ${nameOf(parent)} is larger than its control`);
  }
  // 6. Nothing lies over a control, a label or a face; nothing sticks out of the window at the side.
  // What lets clicks through may hide something all the same; nobody clicks here any more.
  if (document.adoptedStyleSheets.length < 2) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important } svg * { pointer-events: visiblePainted !important }');
    document.adoptedStyleSheets.push(sheet);
  }
  const controls = all('button:not(:disabled), a[href], input, select, textarea, summary').filter((one) => {
    if (!isSeen(one) || one.closest('[data-board] [aria-hidden]')) return false;
    const list = one.closest('aside ol, aside ul');
    const count = list
      ? (perList.get(one) ?? [...list.querySelectorAll('button')].indexOf(one as HTMLButtonElement))
      : 0;
    return count < 5;
  });
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    const isFree = ancestors(control).some(scrolls);
    if (!isFree && (box.left < -slack || box.right > width + slack))
      faults.push(`sideways: ${nameOf(control)} sticks out of the window`);
    const target = control.matches('input[type="checkbox"], input[type="radio"]')
      ? (control.closest('label') ?? control)
      : control;
    look(target, 'control', () => target.getBoundingClientRect());
  }
  for (const [element, boxOf] of labels) look(element, 'label', boxOf);
  for (const piece of all('[data-piece]:not([data-ground])').filter(isSeen))
    look(piece, 'face', () => piece.getBoundingClientRect());
  // 7. Whoever answers by a sign has read on it all that it leads to; or why it cannot be had.
  const plainly = (text: string): string => text.replace(/[\s:]+/g, ' ').trim();
  const inkOf = (node: Node): string =>
    node instanceof Text
      ? (node.textContent ?? '')
      : node instanceof Element && isSeen(node)
        ? [...node.childNodes].map(inkOf).join(' ')
        : '';
  for (const sign of all('[aria-label="Your answer"] button.sign').filter(isSeen)) {
    const text = plainly(inkOf(sign));
    const isWhole = (words: string): boolean => text.includes(plainly(words));
    const label = answers.find((one) => plainly(one).includes(text));
    if (sign.matches(':disabled')) {
      if (!reasons.some(isWhole)) faults.push(`answer: ${nameOf(sign)} does not say why it is barred`);
    } else if (label && !answers.some(isWhole)) faults.push(`answer: ${nameOf(sign)} does not say all of “${label}”`);
  }
  // 8. The display face is for titles and the names of cards; what asks and what answers is in the text face.
  for (const [element] of labels) {
    const isControl = element.closest('button, a[href], summary, label') !== null;
    const isAsked = element.closest('[data-banner]') !== null && !element.closest('h1, h2');
    const isTitle = element.closest('[data-title]') !== null;
    if ((isControl || isAsked) && !isTitle && /^["']?Grenze/.test(getComputedStyle(element).fontFamily))
      faults.push(`face: ${nameOf(element)} is in the display face`);
  }
  root.scrollTop = 0;
  for (const one of all('div, ol, ul, aside').filter((one) => one.scrollTop > 0 || one.scrollLeft > 0))
    one.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  for (const [one, top, left] of before) one.scrollTo({ top, left, behavior: 'instant' });
  return [...new Set(faults)];
}
