/** The state of one connection to the host: its owner, its limits, and what was sent on it. */
import { AnswererHandshake } from '../protocol/handshake.ts';
import type { Signer } from '../protocol/keys.ts';
import type { FromGuest } from '../protocol/messages.ts';
import { RateLimit } from '../protocol/rate-limit.ts';
import type { Snapshot } from '../protocol/snapshot.ts';
import type { PersonId } from '../tables/table.ts';
import type { Fingerprints } from '../transport/transport.ts';
import type { ConnectionId } from './io.ts';

export type Command = Extract<FromGuest, { readonly t: 'do' }>;

/** How many malformed or misplaced messages close the connection. */
const MAX_STRIKES = 3;
/** How many messages over the rate limit close the connection. */
const MAX_OVER_LIMIT = 60;

export class Session {
  readonly connection: ConnectionId;
  readonly handshake: AnswererHandshake;
  readonly limit = new RateLimit();
  #strikes = 0;
  #overLimit = 0;
  /** Null until the handshake is complete. */
  person: PersonId | null = null;
  key = '';
  isShaky = false;
  /** The newest entry that the guest had when it connected. */
  have: Extract<FromGuest, { readonly t: 'proof' }>['have'] = null;
  /** The last snapshot, and how many entries of which match were sent. */
  snapshot: Snapshot | null = null;
  sent = { match: 0, entries: 0, isOpened: false };
  /** Commands that wait until the log can be written: see `isRenewingKey`. */
  readonly held: Command[] = [];

  constructor(connection: ConnectionId, secret: string, signer: Signer, fingerprints: Fingerprints) {
    this.connection = connection;
    this.handshake = new AnswererHandshake(secret, signer, fingerprints);
  }

  /** Counts a malformed message. Returns true if the connection must be closed; strangers get no second chance. */
  strike(): boolean {
    this.#strikes += 1;
    return this.person === null || this.#strikes >= MAX_STRIKES;
  }

  hurry(): boolean {
    this.#overLimit += 1;
    return this.person === null || this.#overLimit >= MAX_OVER_LIMIT;
  }
}
