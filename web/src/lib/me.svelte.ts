// SPDX-License-Identifier: Apache-2.0
// Who sits at this browser. Asking makes a guest, so it comes before the socket.
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
