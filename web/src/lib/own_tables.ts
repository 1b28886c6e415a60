// SPDX-License-Identifier: Apache-2.0
// The tables where this browser has a chair, newest first, so that the front page can lead back to them.
import { keep, kept } from './kept';

const most = 5;

export function ownTables(): string[] {
  return (kept('tables') ?? '').split(' ').filter((id) => id !== '');
}
export function forgetTable(id: string): void {
  const left = ownTables().filter((one) => one !== id);
  keep('tables', left.join(' '));
}
export function rememberTable(id: string): void {
  const others = ownTables().filter((one) => one !== id);
  keep('tables', [id, ...others].slice(0, most).join(' '));
}
