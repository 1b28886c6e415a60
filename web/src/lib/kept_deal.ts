// SPDX-License-Identifier: Apache-2.0
// What this browser keeps of a deal from the moment of sitting down, to hold it against what the server says when the game
// is over: the seal, its own number, the pledges of all, and a fingerprint of everything it was told (docs/decisions/0033).
import { store, stored, unstore } from './browser_storage';
import { bytesOf, hexOf, textBytes } from './hex';
import { sha256 } from './sha256';
import type { Info, Numbered, SeatNumber } from './wire';

/** Everything told to one viewer, in order, as one number. */
export interface Told {
  viewer: SeatNumber | null;
  count: number;
  hash: string;
}
export interface KeptDeal {
  seal: string;
  /** The server has shown another seal since. */
  otherSeal?: string;
  /** Not there from the deal on. */
  isLate?: true;
  number?: string;
  pledge?: string;
  /** For which pledges the number was opened, and from which seat. */
  pledges?: (string | null)[];
  seat?: SeatNumber;
  told?: Told;
  /** The server has told the same story twice, and not the same way. */
  isTwoTales?: true;
}

const most = 60;
const inMemory = new Map<string, KeptDeal>();

export function keptDeal(table: string): KeptDeal | null {
  // What is stored comes first: another tab may have written it.
  const text = stored(`deal.${table}`);
  return text === null ? (inMemory.get(table) ?? null) : (JSON.parse(text) as KeptDeal);
}
function keep(table: string, deal: KeptDeal): void {
  // Private windows may refuse to store; then it is good as long as the page is open.
  inMemory.set(table, deal);
  const known = (stored('deals') ?? '').split(' ').filter((one) => one !== '' && one !== table);
  for (const old of known.splice(0, Math.max(0, known.length + 1 - most))) unstore(`deal.${old}`);
  store('deals', [...known, table].join(' '));
  store(`deal.${table}`, JSON.stringify(deal));
}

/** A pledge is good for one table. */
export const pledgeOf = async (table: string, number: string): Promise<string> =>
  hexOf(await sha256(textBytes(table), bytesOf(number)));

/** A long story is read with pauses, so that the page can answer in between. */
const inOneBreath = 12;
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Each event in turn is mixed into the fingerprint of all before it. */
export async function fingerprint(events: readonly Numbered[], before = ''): Promise<string> {
  let hash = before;
  for (const [i, event] of events.entries()) {
    if (i % inOneBreath === inOneBreath - 1) await breath();
    hash = hexOf(await sha256(textBytes(hash + JSON.stringify(event))));
  }
  return hash;
}

export class DealKeeper {
  #telling = Promise.resolve();

  constructor(readonly table: string) {}

  /** What is shown of the table. Answers with the own number, when it is time to open it. */
  informed(info: Info): string | null {
    const seat = info.you;
    if (typeof seat !== 'number') return null;
    let kept = keptDeal(this.table) ?? { seal: '' };
    if (!kept.seal) kept = { ...kept, seal: info.commitment, ...(info.phase === 'gathering' ? {} : { isLate: true }) };
    else if (kept.seal !== info.commitment) kept = { ...kept, otherSeal: info.commitment };
    // Who has pledged and sits at the deal has a number in it, whether or not they were asked to open it.
    if (info.phase === 'playing' && kept.pledge && kept.seat === undefined && !kept.isLate) kept = { ...kept, seat };
    const pledges = info.seats.map((one) => one.pledge ?? null);
    const isAsked = info.opening !== undefined && kept.number !== undefined && pledges[seat] === kept.pledge;
    // Opened for these pledges and no others: who changes theirs afterwards gets nothing to reckon with.
    const mayOpen = isAsked && !kept.otherSeal && (!kept.pledges || kept.pledges.join() === pledges.join());
    if (mayOpen) kept = { ...kept, pledges, seat };
    keep(this.table, kept);
    return mayOpen ? (kept.number ?? null) : null;
  }
  /** The hash of one's own number: the same on every try, until that number has been opened. */
  async pledge(): Promise<string> {
    const kept = keptDeal(this.table) ?? { seal: '' };
    if (kept.number && kept.pledge && !kept.pledges) return kept.pledge;
    const number = hexOf(crypto.getRandomValues(new Uint8Array(32)));
    const pledge = await pledgeOf(this.table, number);
    const { pledges: _, seat: __, ...rest } = kept;
    keep(this.table, { ...rest, number, pledge });
    return pledge;
  }
  /** Events as they come. */
  told(viewer: SeatNumber | null, events: readonly Numbered[]): Promise<void> {
    this.#telling = this.#telling.then(() => this.#note(viewer, events)).catch(() => undefined);
    return this.#telling;
  }
  async #note(viewer: SeatNumber | null, events: readonly Numbered[]): Promise<void> {
    const first = events[0]?.[0];
    const kept = keptDeal(this.table);
    if (!kept || first === undefined) return;
    const known = kept.told?.viewer === viewer ? kept.told : undefined;
    if (known && first === known.count) return this.#keepTold(viewer, events, known);
    if (first !== 0) return;
    // From the beginning again: what was told before must be told the same way.
    const isSame =
      !known || events.length < known.count || (await fingerprint(events.slice(0, known.count))) === known.hash;
    if (!isSame) keep(this.table, { ...kept, isTwoTales: true });
    if (known && events.length < known.count) return;
    const before = known && isSame ? known : { viewer, count: 0, hash: '' };
    return this.#keepTold(viewer, events.slice(before.count), before);
  }
  async #keepTold(viewer: SeatNumber | null, events: readonly Numbered[], before: Told): Promise<void> {
    const hash = await fingerprint(events, before.hash);
    const kept = keptDeal(this.table);
    if (kept) keep(this.table, { ...kept, told: { viewer, count: before.count + events.length, hash } });
  }
}
