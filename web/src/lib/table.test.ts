// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it, vi, type Mock } from 'vitest';
import { Refused, type Connection, type Listener } from './connection.svelte';
import { Table } from './table.svelte';
import type { Command, Info, Json, Numbered, OpenQuestion, PlayPush, Remark } from './wire';

function table(reply: Json = {}): { table: Table; asked: Command[]; listener: () => Listener; line: { ask: Mock } } {
  const asked: Command[] = [];
  let heard: Listener | undefined;
  const line = {
    listen: (listener: Listener) => {
      heard = listener;
      listener.opened?.();
      return () => undefined;
    },
    ask: vi.fn((command: Command) => {
      asked.push(command);
      return Promise.resolve(reply);
    }),
  };
  const one = new Table('t1', undefined, line as unknown as Connection);
  one.open();
  return { table: one, asked, listener: () => heard ?? { pushed: () => undefined }, line };
}
const push = (from: number, to: number, more: Partial<PlayPush> = {}): PlayPush => ({
  push: 'play',
  table: 't1',
  n: to,
  events: Array.from({ length: to - from }, (_, i): Numbered => [from + i, { kind: `k${from + i}` }]),
  sentences: Array.from({ length: to - from }, (_, i): [number, string] => [from + i, `line ${from + i}`]),
  ...(from === 0 ? { view: { coins: 0 } } : { changes: [] }),
  viewer: 0,
  asked: [],
  kinds: {},
  question: null,
  deadline: null,
  clockOf: null,
  result: null,
  ...more,
});

const busy = (): Refused => new Refused({ code: 'busy', message: 'Too much to do.' });

const asking = (number: number, offers = 2): OpenQuestion => ({
  number,
  kind: 'k',
  prompt: 'Well?',
  rule: '',
  answered: false,
  offers: Array.from({ length: offers }, (_, i) => ({ choice: { act: `a${i}` }, label: '', rule: '' })),
  undo: false,
});

describe('a table', () => {
  it('watches when the line opens', () => expect(table().asked).toEqual([{ do: 'watch', table: 't1' }]));
  it('asks after a reconnect only for what it lacks', () => {
    const { asked, listener } = table();
    listener().pushed(push(0, 5));
    listener().opened?.();
    expect(asked.at(-1)).toEqual({ do: 'watch', table: 't1', since: 5 });
  });
  it('takes every event once, also when some come twice', () => {
    const { table: one, listener } = table();
    listener().pushed(push(0, 4));
    listener().pushed(push(2, 6));
    expect(one.events.map(([n]) => n)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(one.lines.map((l) => l.number)).toEqual([0, 1, 2, 3, 4, 5]);
  });
  it('begins again when a gap shows', () => {
    const { table: one, asked, listener } = table();
    listener().pushed(push(0, 4));
    listener().pushed(push(6, 8));
    expect(asked.at(-1)).toEqual({ do: 'watch', table: 't1', since: 0 });
    listener().pushed(push(0, 8));
    expect([one.events.length, one.playback.shown]).toEqual([8, 8]);
  });
  it('has the log told again when somebody else sits down, and shows the old one until then', () => {
    const { table: one, asked, listener } = table();
    const seatedAs = (name: string): void =>
      listener().pushed({ push: 'table', table: 't1', info: { seats: [{ name }] } as unknown as Info });
    seatedAs('Bot');
    listener().pushed(push(0, 2));
    seatedAs('Bot');
    expect(asked).toHaveLength(1);
    seatedAs('Ann');
    expect(asked.at(-1)).toEqual({ do: 'watch', table: 't1', since: 0 });
    expect(one.lines.map(({ text }) => text)).toEqual(['line 0', 'line 1']);
    listener().pushed(push(0, 2, { sentences: [[0, 'Ann came'], [1, 'Ann spoke']] })); // prettier-ignore
    expect(one.lines.map(({ text }) => text)).toEqual(['Ann came', 'Ann spoke']);
  });
  it('fetches its content anew when the rules change', async () => {
    const {
      table: one,
      asked,
      listener,
    } = table({ content: { chest: 9 }, muted: [], autopass: [], autopass_unless: [] });
    const madeFor = (players: number): void =>
      listener().pushed({ push: 'table', table: 't1', info: { players, seats: [] } as unknown as Info });
    madeFor(4);
    await vi.waitFor(() => expect(one.content).toEqual({ chest: 9 }));
    madeFor(4);
    expect(asked).toHaveLength(1);
    madeFor(3);
    expect([one.content, asked.length]).toEqual([null, 2]);
    await vi.waitFor(() => expect(one.content).toEqual({ chest: 9 }));
  });
  it('begins again when it is sent changes of a view that it does not have', () => {
    const { table: one, asked, listener } = table();
    listener().pushed(push(0, 4, { view: undefined, changes: [[2, { coins: 1 }]] }));
    expect([one.view, asked.at(-1)]).toEqual([null, { do: 'watch', table: 't1', since: 0 }]);
    listener().pushed(push(0, 4));
    expect(one.view).toEqual({ coins: 0 });
  });
  it('shows the view as it was at the event on show', () => {
    const { table: one, listener } = table();
    listener().pushed(push(0, 4));
    const changes = [4, 6].map((number): [number, unknown] => [number, { coins: number }]);
    listener().pushed(push(4, 7, { changes, rest: { coins: 9 } }));
    expect([one.playback.shown, one.view, one.latest]).toEqual([5, { coins: 4 }, { coins: 9 }]);
    one.playback.skip();
    expect(one.view).toEqual({ coins: 9 });
  });
  it('takes what it knew as a spectator anew when it sits down', () => {
    const { table: one, listener } = table();
    listener().pushed(push(0, 2, { viewer: null, events: [[0, null], [1, null]] })); // prettier-ignore
    listener().pushed(push(0, 2));
    expect(one.events).toEqual([[0, { kind: 'k0' }], [1, { kind: 'k1' }]]); // prettier-ignore
    expect(one.lines).toHaveLength(2);
  });
  it('shows the history at once and plays only what comes after', () => {
    const { table: one, listener } = table();
    listener().pushed(push(0, 4));
    expect(one.playback.shown).toBe(4);
    listener().pushed(push(4, 7));
    expect(one.playback.shown).toBe(5);
  });
  it('asks on for a history that comes in pieces, and shows it at once', () => {
    const { table: one, asked, listener } = table();
    listener().pushed(push(0, 4, { more: true }));
    expect(asked.at(-1)).toEqual({ do: 'watch', table: 't1', since: 4 });
    listener().pushed(push(4, 7, { view: {} }));
    expect(one.events).toHaveLength(7);
    expect(one.playback.shown).toBe(7);
    expect(asked).toHaveLength(2);
    listener().pushed(push(7, 9));
    expect(one.playback.shown).toBe(8);
  });
  it('knows when it watches whom it muted, what it lets pass, and what is played with', async () => {
    const { table: one } = table({
      muted: [2],
      autopass: ['challenge'],
      autopass_unless: ['answer'],
      content: { coins: 5 },
    });
    await new Promise((done) => setTimeout(done));
    expect([...one.muted]).toEqual([2]);
    expect([...one.autopass]).toEqual(['challenge']);
    expect([...one.autopassUnless]).toEqual(['answer']);
    expect(one.content).toEqual({ coins: 5 });
  });
  it('asks who passes unless they hold something only while they hold it', () => {
    const { table: one, asked, listener } = table();
    const offers = ['no', 'yes'].map((act) => ({ choice: { act }, label: act, rule: '' }));
    const ask = (more: { armed?: true }): void =>
      listener().pushed(
        push(0, 1, {
          question: { number: 7, kind: 'k', prompt: '', rule: '', offers, answered: false, unless: 'a Joker', undo: false, ...more }, // prettier-ignore
        }),
      );
    ask({});
    expect(one.asked?.number).toBe(7);
    one.passAlways('k', true, true);
    expect(asked.at(-1)).toEqual({ do: 'autopass', table: 't1', kind: 'k', on: true, unless: true });
    expect(one.asked).toBeNull();
    ask({ armed: true });
    expect(one.asked?.number).toBe(7);
    one.passAlways('k', true);
    expect([one.asked, [...one.autopass], [...one.autopassUnless]]).toEqual([null, ['k'], []]);
    one.passAlways('k', false);
    expect(one.asked?.number).toBe(7);
  });
  it('answers the question by its number and never an answered one', () => {
    const { table: one, asked, listener } = table();
    listener().pushed(
      push(0, 1, {
        question: { number: 7, kind: 'k', prompt: '', rule: '', offers: [], timeout: 0, answered: false, undo: false },
      }),
    );
    one.choose({ act: 'no' });
    expect(asked.at(-1)).toEqual({ do: 'choose', table: 't1', question: 7, choice: { act: 'no' } });
    listener().pushed(
      push(1, 1, { question: { number: 7, kind: 'k', prompt: '', rule: '', answered: true, undo: true } }),
    );
    const before = asked.length;
    one.choose({ act: 'no' });
    expect(asked).toHaveLength(before);
  });
  it('asks nothing before what led to it has been shown', () => {
    vi.useFakeTimers();
    const { table: one, listener } = table();
    listener().pushed(push(0, 4));
    listener().pushed(push(4, 6, { question: asking(3), asked: [0, 1] }));
    expect([one.asked, one.awaited]).toEqual([null, []]);
    vi.advanceTimersByTime(801);
    expect([one.asked?.number, one.awaited]).toEqual([3, [0, 1]]);
    listener().pushed(push(6, 7, { question: asking(3) }));
    expect(one.asked?.number, 'what is on the screen stays there').toBe(3);
    listener().pushed(push(7, 8, { question: asking(4) }));
    expect(one.asked).toBeNull();
    one.playback.skip();
    expect(one.asked?.number).toBe(4);
    vi.useRealTimers();
  });
  it('asks nothing on the screen that answers itself', () => {
    const { table: one, listener } = table();
    listener().pushed(push(0, 1, { question: asking(3, 1), asked: [0, 2] }));
    expect([one.asked, one.isQuiet, one.awaited]).toEqual([null, true, [2]]);
    listener().pushed(push(1, 1, { question: asking(4) }));
    expect([one.asked?.number, one.isQuiet]).toEqual([4, false]);
    one.passAlways('k', true);
    expect([one.asked, one.isQuiet]).toEqual([null, true]);
  });
  it('puts remarks between the events, in the log only if time ran out', () => {
    const { table: one, listener } = table();
    listener().pushed(push(0, 2));
    const remark = (number: number, kind: 'let_pass' | 'time_out'): Remark => ({ number, event: 2, kind, text: kind });
    listener().pushed(push(2, 2, { remarks: [remark(1, 'let_pass')] }));
    expect([one.captions, one.isJustClosed]).toEqual([['let_pass'], true]);
    listener().pushed(push(2, 4, { remarks: [remark(1, 'let_pass'), remark(2, 'time_out')] }));
    expect(one.lines.map(({ text }) => text)).toEqual(['line 0', 'line 1', 'time_out', 'line 2', 'line 3']);
    expect(one.isJustClosed).toBe(false);
  });
  it('has as news all that was told since one last answered, however it came', () => {
    const { table: one, listener } = table();
    one.playback.paceBy(() => true);
    const news = (): string[] => one.news.map(({ text }) => text);
    listener().pushed(push(0, 2, { question: asking(3) }));
    expect(news()).toEqual([]);
    one.choose({ act: 'a0' });
    listener().pushed(push(2, 5));
    listener().pushed(push(5, 6, { question: asking(4) }));
    expect(news()).toEqual(['line 2', 'line 3', 'line 4', 'line 5']);
    listener().pushed(push(0, 6, { question: asking(4) }));
    expect(news(), 'told from the beginning, it is still to be read').toEqual(['line 2', 'line 3', 'line 4', 'line 5']);
    one.choose({ act: 'a0' });
    expect(news()).toEqual([]);
  });
  it('has as news of an onlooker what was told last', () => {
    const { table: one, listener } = table();
    one.playback.paceBy(() => true);
    for (const from of [0, 2, 4]) listener().pushed(push(from, from + 2, { viewer: null }));
    expect(one.news.map(({ text }) => text)).toEqual(['line 4', 'line 5']);
  });
  it('says what is picked once, and only where a clock runs', () => {
    const { table: one, asked, listener } = table();
    listener().pushed(push(0, 1, { question: asking(3) }));
    one.draft({ act: 'x' });
    expect(asked).toHaveLength(1);
    listener().pushed(push(1, 1, { question: asking(4), deadline: 1000 }));
    one.draft(null);
    for (const choice of [{ act: 'x' }, { act: 'x' }, null]) one.draft(choice);
    const drafts = [{ act: 'x' }, null].map((choice) => ({ do: 'draft', table: 't1', question: 4, choice }));
    expect(asked.slice(1)).toEqual(drafts);
  });
  it('says whether what was said was heard', async () => {
    const { table: one, line } = table();
    expect(await one.say('Huzzah!')).toBe(true);
    line.ask.mockRejectedValueOnce(new Error('The line is down.'));
    expect(await one.say('Huzzah!')).toBe(false);
    expect(one.refusal).toBe('The line is down.');
  });
  it('asks again until a busy server lets it in, and does not take that for no way in', async () => {
    vi.useFakeTimers();
    const { table: one, asked, line, listener } = table();
    await vi.advanceTimersByTimeAsync(0);
    line.ask.mockRejectedValueOnce(busy()).mockRejectedValueOnce(busy());
    listener().opened?.();
    await vi.advanceTimersByTimeAsync(3000);
    expect([one.missing, one.refusal]).toEqual(['', '']);
    expect(asked.filter((command) => command.do === 'watch')).toHaveLength(2);
    expect(line.ask).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.ask, 'it was let in').toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });
  it('says why after a while, and is there as soon as it may be', async () => {
    vi.useFakeTimers();
    const { table: one, line, listener } = table({ muted: [], autopass: [], autopass_unless: [] });
    await vi.advanceTimersByTimeAsync(0);
    line.ask.mockImplementation(() => Promise.reject(busy()));
    listener().opened?.();
    await vi.advanceTimersByTimeAsync(6000);
    expect(one.missing).toBe('');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(one.missing).toBe('Too much to do.');
    line.ask.mockResolvedValue({ muted: [], autopass: [], autopass_unless: [] });
    await vi.advanceTimersByTimeAsync(3000);
    expect(one.missing).toBe('');
    line.ask.mockImplementation(() => Promise.reject(busy()));
    listener().opened?.();
    one.close();
    const before = line.ask.mock.calls.length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(line.ask, 'whoever has left asks no more').toHaveBeenCalledTimes(before);
    vi.useRealTimers();
  });
  it('is deaf to other tables', () => {
    const { table: one, listener } = table();
    listener().pushed({ ...push(0, 4), table: 't2' });
    expect(one.play).toBeNull();
  });
});

describe('an answer on its way', () => {
  const offline = (): Refused => new Refused({ code: 'offline', message: 'The line is down.' });
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

  it('is sending until it is stored, and is sent once', async () => {
    const { table: one, line, listener } = table();
    listener().pushed(push(0, 1, { question: asking(3) }));
    one.choose({ act: 'a0' });
    one.choose({ act: 'a0' });
    expect([one.isSending, line.ask.mock.calls.length]).toEqual([true, 2]);
    await settled();
    expect(one.isSending).toBe(false);
    one.choose({ act: 'a1' });
    expect(line.ask.mock.calls.length, 'it is stored; the next question comes in a moment').toBe(2);
  });
  it('is sent again when the line is back and the question still open', async () => {
    const { table: one, asked, line, listener } = table();
    listener().pushed(push(0, 1, { question: asking(3) }));
    line.ask.mockRejectedValueOnce(offline());
    one.choose({ act: 'a0' });
    await settled();
    expect([one.isSending, one.refusal]).toEqual([true, '']);
    listener().pushed(push(0, 1, { question: asking(3) }));
    expect(asked.at(-1)).toEqual({ do: 'choose', table: 't1', question: 3, choice: { act: 'a0' } });
    await settled();
    expect(one.isSending).toBe(false);
  });
  it('is dropped when the question has gone meanwhile', async () => {
    const { table: one, asked, line, listener } = table();
    listener().pushed(push(0, 1, { question: asking(3) }));
    line.ask.mockRejectedValueOnce(offline());
    one.choose({ act: 'a0' });
    await settled();
    const before = asked.length;
    listener().pushed(push(0, 1, { question: asking(4) }));
    expect([one.isSending, asked.length]).toEqual([false, before]);
  });
  it('is sent again when nothing could be stored, and once only', async () => {
    vi.useFakeTimers();
    const { table: one, asked, line, listener } = table();
    listener().pushed(push(0, 1, { question: asking(3) }));
    await vi.advanceTimersByTimeAsync(0);
    line.ask.mockRejectedValueOnce(busy());
    one.choose({ act: 'a0' });
    await vi.advanceTimersByTimeAsync(1);
    expect([one.isSending, one.refusal]).toEqual([true, '']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.filter((command) => command.do === 'choose')).toEqual([
      { do: 'choose', table: 't1', question: 3, choice: { act: 'a0' } },
    ]);
    expect([one.isSending, one.refusal]).toEqual([false, '']);
    vi.useRealTimers();
  });
  it('is not sent again when the question has gone meanwhile', async () => {
    vi.useFakeTimers();
    const { table: one, asked, line, listener } = table();
    listener().pushed(push(0, 1, { question: asking(3) }));
    await vi.advanceTimersByTimeAsync(0);
    line.ask.mockRejectedValueOnce(busy());
    one.choose({ act: 'a0' });
    await vi.advanceTimersByTimeAsync(1);
    listener().pushed(push(1, 2, { question: asking(4) }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.filter((command) => command.do === 'choose')).toEqual([]);
    vi.useRealTimers();
  });
  it('says why it was refused, and another may be given', async () => {
    const { table: one, line, listener } = table();
    listener().pushed(push(0, 1, { question: asking(3) }));
    line.ask.mockRejectedValueOnce(new Refused({ code: 'not_offered', message: 'No.' }));
    one.choose({ act: 'a9' });
    await settled();
    expect([one.isSending, one.refusal]).toEqual([false, 'No.']);
    one.choose({ act: 'a0' });
    expect(one.isSending).toBe(true);
  });
});

describe('the deal', () => {
  const seats = (pledge?: string): Info['seats'] => [
    { seat: 0, kind: 'person', name: 'Anna', ready: true, connected: true, away: false, ...(pledge ? { pledge } : {}) },
  ];
  const informed = (more: Partial<Info>): Info =>
    ({ id: 't1', you: 0, commitment: 'c', phase: 'gathering', seats: seats(), ...more }) as Info;
  it('is pledged with the word that one is ready, and opened when all pledges stand', async () => {
    localStorage.clear();
    const { table: one, asked, listener } = table();
    listener().pushed({ push: 'table', table: 't1', info: informed({}) });
    await one.ready(true);
    const { pledge } = asked.at(-1) as { pledge: string };
    expect(pledge).toMatch(/^[0-9a-f]{64}$/);
    const opening = { until: 1, waits_for: [0] };
    listener().pushed({ push: 'table', table: 't1', info: informed({ opening, seats: seats(pledge) }) });
    expect(asked.at(-1)).toEqual({ do: 'open', table: 't1', number: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
  it('takes a number of a host who plays, and none of one who does not', async () => {
    localStorage.clear();
    const { table: one, asked, listener } = table();
    listener().pushed({ push: 'table', table: 't1', info: informed({ you: null }) });
    await one.start(true);
    expect(asked.at(-1)).toEqual({ do: 'start', table: 't1', fewer: true });
    listener().pushed({ push: 'table', table: 't1', info: informed({}) });
    await one.start();
    expect(asked.at(-1)).toMatchObject({ do: 'start', pledge: expect.any(String) });
  });
});
