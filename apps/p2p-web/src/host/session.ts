/** The state of one connection to the host: its owner, its limits, and what was sent on it. */
import { AnswererHandshake } from '../protocol/handshake.ts';
import type { FromGuest, FromHost } from '../protocol/messages.ts';
import { RateLimit } from '../protocol/rate-limit.ts';
import type { Snapshot } from '../protocol/snapshot.ts';
import type { PersonId } from '../tables/table.ts';
import type { Fingerprints } from '../transport/transport.ts';
import type { HostContext } from './host-context.ts';
import type { ConnectionId } from './io.ts';

export type Command = Extract<FromGuest, { readonly t: 'do' }>;

/** How many carried texts a session may send. Honest carriers let fewer through: see guest/carrier.ts. */
const CARRIED_PER_SECOND = 200;
const CARRIED_BURST = 1_000;

export class Session {
  readonly connection: ConnectionId;
  readonly handshake: AnswererHandshake;
  readonly limit = new RateLimit();
  /** Limits the texts of connections that this person carries for others. */
  readonly carryLimit = new RateLimit(CARRIED_PER_SECOND, CARRIED_BURST);
  /** The person who carries this connection; null if it is direct. */
  readonly carrier: PersonId | null;
  isInTime = true;
  strikes = 0;
  overLimitCount = 0;
  /** Whether a hello has proved that the caller knows the room's link. */
  hasGreeted = false;
  /** The person at the other end; null until the handshake is complete. */
  person: PersonId | null = null;
  key = '';
  isShaky = false;
  /** The newest entry that the guest had when it connected. */
  have: Extract<FromGuest, { readonly t: 'proof' }>['have'] = null;
  /** The last snapshot, and how many entries of which match were sent. */
  snapshot: Snapshot | null = null;
  sent = { match: 0, entries: 0, isOpened: false };
  /** Commands that wait until the log has its new key: see `isRenewingKey`. */
  readonly heldCommands: Command[] = [];
  /** Answers to commands. They are sent after the update that the command made. */
  answers: FromHost[] = [];

  constructor(
    connection: ConnectionId,
    { room, parts }: HostContext,
    fingerprints: Fingerprints,
    carrier: PersonId | null,
  ) {
    this.connection = connection;
    this.carrier = carrier;
    this.handshake = new AnswererHandshake(room.secret, parts.signer, fingerprints);
  }
}
