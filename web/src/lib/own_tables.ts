// SPDX-License-Identifier: Apache-2.0
// The tables where this browser has a chair, newest first, so that the front page can lead back to them.
import { store, stored } from './browser_storage';

const most = 5;

export function ownTables(): string[] {
  return (stored('tables') ?? '').split(' ').filter((id) => id !== '');
}
export function forgetTable(id: string): void {
  const left = ownTables().filter((one) => one !== id);
  store('tables', left.join(' '));
}
export function rememberTable(id: string): void {
  const others = ownTables().filter((one) => one !== id);
  store('tables', [id, ...others].slice(0, most).join(' '));
}
