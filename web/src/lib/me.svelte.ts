// SPDX-License-Identifier: Apache-2.0
// Who uses this browser. The server makes a new guest when asked, so this is asked before the socket opens.
import { api } from './api';
import type { Person } from './wire';

class Me {
  person = $state.raw<Person | null>(null);
  #asking: Promise<Person> | null = null;

  known(): Promise<Person> {
    this.#asking ??= api.me().then(
      (person) => (this.person = person),
      (reason: unknown) => {
        this.#asking = null;
        throw reason;
      },
    );
    return this.#asking;
  }
  async rename(name: string): Promise<void> {
    await this.known();
    this.person = await api.rename(name.trim());
  }
}
export const me = new Me();
