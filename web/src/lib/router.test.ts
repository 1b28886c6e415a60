// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { socketPath } from './connection.svelte';
import { momentPath, routeOf } from './router.svelte';

describe('an address', () => {
  it.each([
    ['/', '', { page: 'front' }],
    ['/t/t9', '', { page: 'table', id: 't9' }],
    ['/t/t9', '?invite=a%2Bb', { page: 'table', id: 't9', invite: 'a+b' }],
    ['/replay/t9', '', { page: 'replay', id: 't9' }],
    ['/replay/t9', '?step=12&eyes=2', { page: 'replay', id: 't9', step: 12, eyes: '2' }],
    ['/replay/t9', '?step=-1', { page: 'replay', id: 't9' }],
    ['/replay/t9', '?step=x', { page: 'replay', id: 't9' }],
    ['/proof/t9', '', { page: 'proof', id: 't9' }],
    ['/learn/huzzah', '', { page: 'learn', game: 'huzzah' }],
    ['/t', '', { page: 'lost' }],
    ['/t/a/b', '', { page: 'lost' }],
    ['/elsewhere/x', '', { page: 'lost' }],
    ['/t/%E0%A4%A', '', { page: 'lost' }],
  ])('%s%s', (path, query, route) => expect(routeOf(path, query)).toEqual(route));
});

it('of a moment leads back to it', () => {
  const [path = '', query] = momentPath('t9', 12, 'all').split('?');
  expect(routeOf(path, `?${query}`)).toEqual({ page: 'replay', id: 't9', step: 12, eyes: 'all' });
});

it('tells the server at which table its socket is for', () => {
  expect(socketPath('/')).toBe('/api/socket');
  expect(socketPath('/t/t9')).toBe('/api/socket?table=t9');
  expect(socketPath('/t/a%26b')).toBe('/api/socket?table=a%26b');
});
