// SPDX-License-Identifier: Apache-2.0
// The server sends a view once, and then what changes in it (match/json_write.h writes that):
//   an object    entries of a list by number, or fields of an object, each changed in the same way
//   [value]      onto something that is no list: that value as a whole
//   the rest     the new value
import type { Changes, Json } from './wire';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changed value; what has not changed in it is the same as before, and the one before stays as it was. */
export function changed(value: unknown, change: unknown): unknown {
  if (isObject(change) && Array.isArray(value)) {
    const list = [...(value as unknown[])];
    for (const [at, one] of Object.entries(change)) list[Number(at)] = changed(list[Number(at)], one);
    return list;
  }
  if (isObject(change) && isObject(value)) {
    const fields = { ...value };
    for (const [key, one] of Object.entries(change)) fields[key] = changed(fields[key], one);
    return fields;
  }
  return Array.isArray(change) && change.length === 1 && !Array.isArray(value) ? (change as unknown[])[0] : change;
}

/** The view once so many events have been shown. */
interface Moment {
  readonly shown: number;
  readonly view: Json;
}

/** A view, and how it came to be: as it was at each of the last events. */
export class Trail {
  readonly #moments: readonly Moment[];

  private constructor(
    /** With everything in it that has happened. */
    readonly latest: Json,
    moments: readonly Moment[] = [],
  ) {
    this.#moments = moments;
  }
  static from(view: Json): Trail {
    return new Trail(view);
  }
  /** The next piece of the way; the one before is forgotten. */
  next({ changes = [], rest }: Changes): Trail {
    let view = this.latest;
    const moments = [{ shown: 0, view }];
    for (const [event, change] of changes)
      moments.push({ shown: event + 1, view: (view = changed(view, change) as Json) });
    return new Trail(rest === undefined ? view : (changed(view, rest) as Json), moments);
  }
  /** As it was when the first `shown` of `total` events had been told. */
  at(shown: number, total: number): Json {
    const moment = shown < total ? this.#moments.findLast((one) => one.shown <= shown) : undefined;
    return moment?.view ?? this.latest;
  }
}
