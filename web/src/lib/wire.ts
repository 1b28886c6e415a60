// SPDX-License-Identifier: Apache-2.0
// The messages between this client and the server, as server/wire.h declares them, and what only the client says of them.
import type { WireError } from './generated/wire';

export * from './generated/wire';

/** A refusal of the server, or word that it cannot be reached. */
export type LineError = Omit<WireError, 'code'> & { code: WireError['code'] | 'offline' };
