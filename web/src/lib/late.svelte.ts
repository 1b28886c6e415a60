// SPDX-License-Identifier: Apache-2.0
// What a board can do without at first: a module that is fetched once the board stands.

export class Late<Module> {
  /** Undefined as long as it is on its way. */
  module = $state.raw<Module>();

  constructor(fetched: Promise<Module>) {
    fetched.then((module) => (this.module = module)).catch(() => undefined);
  }
}
