// SPDX-License-Identifier: Apache-2.0
// The page's address as state. Plain links work: a click on one of ours changes the page without a reload.

export type Route =
  | { page: 'front' }
  | { page: 'table'; id: string; invite?: string }
  | { page: 'replay'; id: string; step?: number; eyes?: string }
  | { page: 'proof'; id: string }
  | { page: 'learn'; game: string }
  | { page: 'lost' };

/** The parts of a path; none if it is malformed. */
function partsOf(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function routeOf(path: string, query = ''): Route {
  const parts = partsOf(path);
  if (!parts) return { page: 'lost' };
  const [first = '', second = '', ...rest] = parts;
  if (rest.length > 0) return { page: 'lost' };
  if (first === '') return { page: 'front' };
  if (second === '') return { page: 'lost' };
  const invite = new URLSearchParams(query).get('invite') ?? undefined;
  switch (first) {
    case 't':
      return invite ? { page: 'table', id: second, invite } : { page: 'table', id: second };
    case 'replay':
      return { page: 'replay', id: second, ...momentOf(new URLSearchParams(query)) };
    case 'proof':
      return { page: 'proof', id: second };
    case 'learn':
      return { page: 'learn', game: second };
    default:
      return { page: 'lost' };
  }
}

/** The step of a replay (from 1) and whose eyes it is seen through, where an address names them. */
function momentOf(query: URLSearchParams): { step?: number; eyes?: string } {
  const step = Number(query.get('step'));
  const eyes = query.get('eyes');
  return { ...(Number.isSafeInteger(step) && step > 0 ? { step } : {}), ...(eyes ? { eyes } : {}) };
}
export const momentPath = (id: string, step: number, eyes: string): string =>
  `/replay/${encodeURIComponent(id)}?step=${step}&eyes=${encodeURIComponent(eyes)}`;

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (click) => this.#clicked(click));
  }
  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
    // The link that was clicked is gone, so the new page is read from its top.
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  #read(): void {
    this.route = routeOf(location.pathname, location.search);
  }
  #clicked(click: MouseEvent): void {
    if (
      click.defaultPrevented ||
      click.button !== 0 ||
      click.ctrlKey ||
      click.metaKey ||
      click.shiftKey ||
      click.altKey
    )
      return;
    const link = (click.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    click.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
