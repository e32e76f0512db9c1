/**
 * Finds the host of a table, and authenticates both sides.
 *
 *   state     on                          does                                        next
 *   idle      wake, nudge                 calls the last host and another address     calling
 *   calling   opened                      says hello                                  hello
 *   calling   unreached                   waits (exponential backoff with jitter)     idle
 *   hello     challenge of the host       sends its proof                             proof
 *   hello     challenge of another        closes, waits                               idle
 *   proof     welcome                     -                                           open
 *   open      closed                      waits                                       idle
 *   any       bye for good, leave         closes                                      ended
 */
import { hostOf } from '../election/host-proof.ts';
import { CallerHandshake, PROTOCOL } from '../protocol/handshake.ts';
import type { FromHost } from '../protocol/messages.ts';
import { HOST_ADDRESSES, hostAddress } from '../protocol/room.ts';
import type { ConnectionStatus, Ended } from '../tables/table.ts';
import type { Fingerprints } from '../transport/transport.ts';
import type { ClientOutbox } from './client-outbox.ts';
import type { ClientParts } from './io.ts';

export interface ConnectorContext {
  /** The newest term that this browser knows. */
  term(): number;
  /** Whether this person votes. Voters retry more often, because the table may have to continue without the host. */
  isVoter(): boolean;
}

type Why = Extract<ConnectionStatus, { state: 'connecting' }>['why'];

/** How long a handshake may take. */
const HANDSHAKE_MS = 8_000;
const BACKOFF_MIN_MS = 300;
const BACKOFF_MAX_MS = 8_000;
const BACKOFF_MAX_VOTER_MS = 700;
const BACKOFF_FACTOR = 1.7;
/** After this many answers from somebody who is not the host, the status says so. */
const IMPOSTORS_BEFORE_NOTICE = 4;

export class Connector {
  readonly #parts: ClientParts;
  readonly #out: ClientOutbox;
  readonly #context: ConnectorContext;
  #connection: ConnectionStatus = { state: 'connecting', why: 'first', tries: 0 };
  #state: 'idle' | 'calling' | 'hello' | 'proof' | 'open' = 'idle';
  #handshake: CallerHandshake | null = null;
  #isCallingLastHost = true;
  /** Whether somebody answered who was not the host. */
  #hasMetOther = false;
  /** Whether the host at the other end has proved itself only for an earlier term than this browser knows. It is not followed. */
  #isEarlierHost = false;
  #calls = 0;
  #backoffMs = BACKOFF_MIN_MS;
  #impostors = 0;
  #lostAt: number | null = null;
  wakeAt: number | null = null;

  constructor(parts: ClientParts, out: ClientOutbox, context: ConnectorContext) {
    this.#parts = parts;
    this.#out = out;
    this.#context = context;
  }

  get connection(): ConnectionStatus {
    return this.#connection;
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  /** When the host was lost; null while the connection is open. */
  get lostAt(): number | null {
    return this.#lostAt;
  }

  start(): void {
    this.#lostAt = this.#out.now;
    this.#call();
  }

  sayHello(fingerprints: Fingerprints): void {
    const { invitation, signer, random } = this.#parts;
    this.#state = 'hello';
    // Whoever answered first may not be the host. If so, the last host is called next, alone.
    if (!this.#hasMetOther) this.#calls = 0;
    this.#hasMetOther = true;
    this.wakeAt = this.#out.now + HANDSHAKE_MS;
    this.#handshake = new CallerHandshake(invitation.secret, signer, random, fingerprints);
    this.#out.send({ t: 'hello', v: PROTOCOL, ...this.#handshake.hello });
  }

  /** Reconnects at once, because the network is back. A call that began before may hang, so it is given up. */
  nudge(): void {
    if (this.#state === 'idle' || this.#state === 'calling') this.seek();
  }

  /** Reconnects at once, to the host of the newest term. */
  seek(): void {
    this.#calls = 0;
    this.#backoffMs = BACKOFF_MIN_MS;
    if (this.#state !== 'idle') this.hangUp('lost');
    this.#call();
  }

  wake(): void {
    if (this.wakeAt === null || this.#out.now < this.wakeAt) return;
    this.wakeAt = null;
    if (this.#state === 'idle') this.#call();
    else this.hangUp('lost');
  }

  setShaky(shaky: boolean): void {
    if (this.isOpen) this.#setConnection({ state: shaky ? 'shaky' : 'open' });
  }

  lose(): void {
    if (this.#state !== 'idle') this.retry('lost');
  }

  /** Closes this connection and reconnects later. */
  hangUp(why: Why): void {
    this.#out.emit({ type: 'close' });
    this.retry(why);
  }

  retry(reason: Why): void {
    const before = this.#connection.state === 'connecting' ? this.#connection : null;
    // Failing to reach another address than the last host's does not change the status.
    const isNews = reason !== 'nobody' || this.#isCallingLastHost;
    const why = isNews || !before || before.why === 'first' ? reason : before.why;
    if (this.isOpen) {
      this.#lostAt = this.#out.now;
      this.#calls = 0;
    }
    this.#state = 'idle';
    this.#handshake = null;
    this.wakeAt = this.#out.now + this.#backoff();
    this.#setConnection({ state: 'connecting', why, tries: (before?.tries ?? 0) + 1 });
  }

  end(why: Ended): void {
    if (this.#state !== 'idle') this.#out.emit({ type: 'close' });
    this.#state = 'idle';
    this.wakeAt = null;
    this.#setConnection({ state: 'ended', why });
  }

  /** Returns the signature that answers the challenge; null if the challenge is out of place, or not by a host of this table. */
  answerChallenge(challenge: Extract<FromHost, { readonly t: 'challenge' }>): string | null {
    if (this.#state !== 'hello' || !this.#handshake) {
      this.hangUp('lost');
      return null;
    }
    const host = hostOf(this.#parts.invitation, challenge.proof);
    const isHost = host !== null && host.key === challenge.key && host.term === challenge.term;
    if (!isHost || !this.#handshake.isSignedBy(challenge)) {
      this.#impostors += 1;
      this.hangUp(this.#impostors >= IMPOSTORS_BEFORE_NOTICE ? 'not-the-host' : 'nobody');
      return null;
    }
    this.#impostors = 0;
    if (host.term < (this.#parts.minTerm ?? 0)) {
      this.hangUp('nobody');
      return null;
    }
    this.#state = 'proof';
    this.#isEarlierHost = host.term < this.#context.term();
    return this.#handshake.proofFor(challenge);
  }

  /** Returns false if the message is out of place. */
  welcome(): boolean {
    if (this.#state !== 'proof' || this.#isEarlierHost) return false;
    this.#state = 'open';
    this.#hasMetOther = false;
    this.wakeAt = null;
    this.#lostAt = null;
    this.#backoffMs = BACKOFF_MIN_MS;
    this.#connection = { state: 'open' };
    return true;
  }

  endBy(why: Extract<FromHost, { readonly t: 'bye' }>['why']): void {
    const isProved = this.isOpen || (this.#state === 'proof' && !this.#isEarlierHost);
    if (why === 'older' || why === 'newer') this.hangUp(why);
    // Only an authenticated host can send this client elsewhere, or end the session for good.
    else if (!isProved || why === 'refused') this.hangUp('lost');
    else if (why === 'moved') {
      this.hangUp('lost');
      this.#calls = 1;
    } else this.end(why);
  }

  /**
   * Calls the last host and one of the other addresses at once. After somebody else has answered, it calls one address at a time, so that
   * they cannot keep this client from the host by answering first.
   */
  #call(): void {
    const others = HOST_ADDRESSES - 1;
    const other = (Math.floor(this.#calls / 2) % others) + 1;
    const offsets = this.#hasMetOther ? [this.#calls % 2 === 0 ? 0 : other] : [0, (this.#calls % others) + 1];
    this.#isCallingLastHost = offsets.includes(0);
    this.#calls += 1;
    this.#state = 'calling';
    this.wakeAt = null;
    const term = Math.max(this.#context.term(), this.#parts.minTerm ?? 0);
    const addresses = offsets.map((offset) => hostAddress(this.#parts.invitation.secret, term, offset));
    this.#out.emit({ type: 'call', addresses });
  }

  /** Exponential backoff with jitter; never gives up. */
  #backoff(): number {
    const jitter = 0.5 + this.#parts.random(1)[0]! / 512;
    const max = this.#context.isVoter() ? BACKOFF_MAX_VOTER_MS : BACKOFF_MAX_MS;
    const wait = Math.min(max, this.#backoffMs);
    this.#backoffMs = Math.min(max, this.#backoffMs * BACKOFF_FACTOR);
    return wait * jitter;
  }

  #setConnection(connection: ConnectionStatus): void {
    this.#connection = connection;
    this.#out.emit({ type: 'changed' });
  }
}
