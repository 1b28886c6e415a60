// SPDX-License-Identifier: Apache-2.0
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasEmotes } from '../talk';
import Chat from './Chat.svelte';

let chat: Record<string, unknown> | undefined;
function talk(more: object): void {
  const from = { name: 'Ann', seat: 1 };
  const said = [
    { from, text: 'Good day' },
    { from, emote: 'huzzah' },
  ];
  const props = { said, names: ['Me', 'Ann'], muted: new Set(), viewer: 0, onsay: vi.fn(), onemote: vi.fn(), onmute: vi.fn() }; // prettier-ignore
  chat = mount(Chat as never, { target: document.body, props: { ...props, ...more } as never });
  flushSync();
}
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find((one) => [one.textContent?.trim(), one.title].includes(name))!;
const press = (name: string): void => {
  button(name).click();
  flushSync();
};
afterEach(() => {
  if (chat) void unmount(chat);
  document.body.replaceChildren();
});

describe('emotes', () => {
  it('can be turned off by a table (REN-061)', () => {
    expect(hasEmotes({ options: { taunts: 'off' } })).toBe(false);
    expect(hasEmotes({ options: { taunts: 'on' } })).toBe(true);
    expect(hasEmotes({ options: {} })).toBe(true);
  });
  it('are then neither offered nor shown', () => {
    talk({ hasEmotes: false });
    expect(document.querySelector('.emotes')).toBeNull();
    expect(document.querySelectorAll('ol li').length).toBe(1);
  });
});
describe('whoever should be silent', () => {
  it('is warned, and may think better of it (REN-076)', () => {
    const [onemote, onbreak] = [vi.fn(), vi.fn()];
    talk({ onemote, hush: { warning: 'Hush!', onbreak } });
    const emote = document.querySelector<HTMLButtonElement>('.emotes button')!.title;
    press(emote);
    expect(document.body.textContent).toContain('Hush!');
    press('Keep silent');
    expect(document.body.textContent).not.toContain('Hush!');
    expect(onemote).not.toHaveBeenCalled();
    expect(onbreak).not.toHaveBeenCalled();
    press(emote);
    press('Send it anyway');
    expect(onemote).toHaveBeenCalledOnce();
    expect(onbreak).toHaveBeenCalledOnce();
  });
  it('is not warned otherwise', () => {
    const onemote = vi.fn();
    talk({ onemote });
    press(document.querySelector<HTMLButtonElement>('.emotes button')!.title);
    expect(onemote).toHaveBeenCalledOnce();
  });
});
