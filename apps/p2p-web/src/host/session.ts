/** One connection to the host: what was said on it so far, and whose it is. */
import { AnswererHandshake } from '../protocol/handshake.ts';
import type { Signer } from '../protocol/keys.ts';
import type { FromGuest } from '../protocol/messages.ts';
import { RateLimit } from '../protocol/rate-limit.ts';
import type { Snapshot } from '../protocol/snapshot.ts';
import type { PersonId } from '../tables/table.ts';
import type { Fingerprints } from '../transport/transport.ts';
import type { ConnectionId } from './io.ts';

export type Command = Extract<FromGuest, { readonly t: 'do' }>;

/** Messages that are malformed or out of place, before the connection is closed. */
const MAX_STRIKES = 3;
/** Messages over the rate limit, before the connection is closed. */
const MAX_OVER_LIMIT = 60;

export class Session {
  readonly connection: ConnectionId;
  readonly handshake: AnswererHandshake;
  readonly limit = new RateLimit();
  #strikes = 0;
  #overLimit = 0;
  /** Null until they have proved it. */
  person: PersonId | null = null;
  key = '';
  isShaky = false;
  /** What they have of the log. */
  have: Extract<FromGuest, { readonly t: 'proof' }>['have'] = null;
  /** What they were shown last, and how many entries of which match they were sent. */
  snapshot: Snapshot | null = null;
  sent = { match: 0, entries: 0, isOpened: false };
  /** Commands that wait until the log can be written: see `isRenewingKey`. */
  readonly held: Command[] = [];

  constructor(connection: ConnectionId, secret: string, signer: Signer, fingerprints: Fingerprints) {
    this.connection = connection;
    this.handshake = new AnswererHandshake(secret, signer, fingerprints);
  }

  /** True when it is enough. A stranger gets no second chance. */
  strike(): boolean {
    this.#strikes += 1;
    return this.person === null || this.#strikes >= MAX_STRIKES;
  }

  hurry(): boolean {
    this.#overLimit += 1;
    return this.person === null || this.#overLimit >= MAX_OVER_LIMIT;
  }
}
