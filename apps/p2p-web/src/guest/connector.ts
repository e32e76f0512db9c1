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
 *
 * A client that does not reach the host for a while also looks for a guest who carries the connection. Over a carried connection, the
 * client goes on calling the host directly, and moves over to the direct connection:
 *
 *   until proof     a carrier has connected         says hello over it                          hello
 *   open, carried   challenge over a direct call    leaves the carrier, sends its proof         proof
 */
import { hostOf } from '../election/host-proof.ts';
import { CallerHandshake, PROTOCOL } from '../protocol/handshake.ts';
import { type FromHost, write } from '../protocol/messages.ts';
import { HOST_ADDRESSES, hostAddress } from '../protocol/room.ts';
import type { ConnectionStatus, Ended } from '../tables/table.ts';
import type { Address, Fingerprints } from '../transport/transport.ts';
import type { ClientOutbox } from './client-outbox.ts';
import type { ClientParts } from './io.ts';
import { Search } from './search.ts';

export interface ConnectorContext {
  term(): number;
  /** Whether this person votes. Voters retry more often, because the table may have to continue without the host. */
  isVoter(): boolean;
}

type Why = Extract<ConnectionStatus, { state: 'connecting' }>['why'];

const HANDSHAKE_MS = 8_000;
const BACKOFF_MIN_MS = 300;
const BACKOFF_MAX_MS = 8_000;
const BACKOFF_MAX_VOTER_MS = 700;
const BACKOFF_FACTOR = 1.7;
/** How long only direct calls are tried. They mostly take less than a second. */
const CARRIER_AFTER_MS = 4_000;
const CARRIER_BACKOFF_MS = [3_000, 30_000] as const;
/** A client that has connected through a carrier first calls the host directly after this time. */
const DIRECT_AFTER_MS = 10_000;
const DIRECT_BACKOFF_MS = [20_000, 300_000] as const;
/** After this many answers from somebody who is not the host, the status says so. */
const IMPOSTORS_BEFORE_NOTICE = 4;

export class Connector {
  connection: ConnectionStatus = { state: 'connecting', why: 'first', tries: 0 };
  /** When the host was lost; null while the connection is open. */
  lostAt: number | null = null;
  /** Whether another guest carries this connection. */
  isCarried = false;
  readonly #parts: ClientParts;
  readonly #out: ClientOutbox;
  readonly #context: ConnectorContext;
  #state: 'idle' | 'calling' | 'hello' | 'proof' | 'open' = 'idle';
  #handshake: CallerHandshake | null = null;
  #isCallingLastHost = true;
  /** Whether somebody who is not the host has answered a call. */
  #hasMetImpostor = false;
  /** Whether the host at the other end has proved itself only for an earlier term than this browser knows. Such a host is not followed. */
  #isEarlierHost = false;
  #callCount = 0;
  #backoffMs = BACKOFF_MIN_MS;
  #impostorAnswers = 0;
  /** When the next call, or the end of the handshake, is due. */
  #dueAt: number | null = null;
  /** Looks for a carrier while there is no connection. */
  readonly #carrierSearch: Search;
  /** Looks for a direct connection while there is only a carried one. */
  readonly #directSearch: Search;
  #directHandshake: CallerHandshake | null = null;

  constructor(parts: ClientParts, out: ClientOutbox, context: ConnectorContext) {
    this.#parts = parts;
    this.#out = out;
    this.#context = context;
    const random = () => parts.random(1)[0]! / 255;
    this.#carrierSearch = new Search(...CARRIER_BACKOFF_MS, random);
    this.#directSearch = new Search(...DIRECT_BACKOFF_MS, random);
  }

  get wakeAt(): number | null {
    const dueTimes = [
      this.#dueAt,
      this.mayUseCarrier ? this.#carrierSearch.dueAt : null,
      this.isOpen ? this.#directSearch.dueAt : null,
    ].filter((at) => at !== null);
    return dueTimes.length === 0 ? null : Math.min(...dueTimes);
  }

  /** Whether a connection to the host is needed and none is open yet. */
  get isSeeking(): boolean {
    return (this.#state === 'idle' || this.#state === 'calling') && this.connection.state !== 'ended';
  }

  /** Whether a carrier's connection would be used. Whoever has answered a direct call may be a stranger who stays silent. */
  get mayUseCarrier(): boolean {
    return this.isSeeking || (this.#state === 'hello' && !this.isCarried);
  }

  /** Whether the session moves from a carrier to a direct connection. Commands wait for the end of the handshake. */
  get isMoving(): boolean {
    return this.#state === 'proof' && this.lostAt === null;
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  start(): void {
    this.lostAt = this.#out.now;
    this.#searchCarrier();
    this.#call();
  }

  #searchCarrier(): void {
    if (!this.#parts.isHostScreen) this.#carrierSearch.begin(this.#out.now + CARRIER_AFTER_MS);
  }

  sayHello(fingerprints: Fingerprints, isCarried: boolean): void {
    this.#state = 'hello';
    this.isCarried = isCarried;
    // If this handshake fails, the search for a carrier goes on.
    if (isCarried) this.#carrierSearch.postpone(this.#out.now);
    // Somebody other than the host may have answered first. After that, the last host is called next, alone.
    if (!this.#hasMetImpostor) this.#callCount = 0;
    this.#hasMetImpostor = true;
    this.#dueAt = this.#out.now + HANDSHAKE_MS;
    this.#handshake = this.#newHandshake(fingerprints);
    this.#out.send({ t: 'hello', v: PROTOCOL, ...this.#handshake.hello });
  }

  #newHandshake(fingerprints: Fingerprints): CallerHandshake {
    const { invitation, signer, random } = this.#parts;
    return new CallerHandshake(invitation.secret, signer, random, fingerprints);
  }

  /** Call this when no carrier was found. */
  missCarrier(): void {
    this.#carrierSearch.postpone(this.#out.now);
  }

  /** Says hello over a direct connection, while the carried one is in use. Returns false if it is not needed any more. */
  sayHelloDirectly(fingerprints: Fingerprints): boolean {
    if (!this.isOpen || !this.isCarried) return false;
    this.#directHandshake = this.#newHandshake(fingerprints);
    this.#out.emit({
      type: 'send-direct',
      text: write({ t: 'hello', v: PROTOCOL, ...this.#directHandshake.hello }),
    });
    return true;
  }

  missDirect(): void {
    this.#directHandshake = null;
    this.#directSearch.postpone(this.#out.now);
  }

  /** Leaves the carrier if the host has answered over the direct connection. The challenge can then be answered there. */
  moveTo(challenge: Extract<FromHost, { readonly t: 'challenge' }>): boolean {
    const handshake = this.#directHandshake;
    const host = hostOf(this.#parts.invitation, challenge.proof);
    const isHost = host !== null && host.key === challenge.key && host.term === challenge.term;
    if (!this.isOpen || !handshake?.isSignedBy(challenge) || !isHost || host.term < this.#context.term())
      return false;
    this.#out.emit({ type: 'use-direct' });
    this.#directSearch.stop();
    this.#directHandshake = null;
    this.#handshake = handshake;
    this.#state = 'hello';
    this.isCarried = false;
    this.#dueAt = this.#out.now + HANDSHAKE_MS;
    return true;
  }

  /** Reconnects at once, because the network is back. A call that began before may hang, so it is given up. */
  nudge(): void {
    if (this.isSeeking) this.seek();
    else this.#directSearch.hasten(this.#out.now);
  }

  /** Reconnects at once, to the host of the newest term. */
  seek(): void {
    this.#callCount = 0;
    this.#backoffMs = BACKOFF_MIN_MS;
    if (this.#state !== 'idle') this.hangUp('lost');
    this.#call();
  }

  wake(): void {
    const { now } = this.#out;
    if (this.mayUseCarrier && this.#carrierSearch.start(now)) {
      // Without signalling, nobody can be called.
      const isOffline = this.connection.state === 'connecting' && this.connection.why === 'signalling';
      if (isOffline) this.missCarrier();
      else this.#out.emit({ type: 'call-carrier' });
    }
    if (this.isOpen && this.#directSearch.start(now))
      this.#out.emit({ type: 'call-direct', addresses: this.#addresses([0]) });
    if (this.#dueAt === null || now < this.#dueAt) return;
    this.#dueAt = null;
    if (this.#state === 'idle') this.#call();
    else this.hangUp('lost');
  }

  setShaky(shaky: boolean): void {
    if (this.isOpen) this.#setConnection({ state: shaky ? 'shaky' : 'open' });
  }

  lose(): void {
    if (this.#state !== 'idle') this.retry('lost');
  }

  hangUp(why: Why): void {
    this.#out.emit({ type: 'close' });
    this.retry(why);
  }

  retry(reason: Why): void {
    const previousStatus = this.connection.state === 'connecting' ? this.connection : null;
    // Failing to reach an address other than the last host's does not change the status.
    const isNews = reason !== 'nobody' || this.#isCallingLastHost;
    const why = isNews || !previousStatus || previousStatus.why === 'first' ? reason : previousStatus.why;
    if (this.lostAt === null) {
      this.lostAt = this.#out.now;
      this.#callCount = 0;
      this.#stopDirectSearch();
      this.#searchCarrier();
    }
    this.#state = 'idle';
    this.#handshake = null;
    this.#dueAt = this.#out.now + this.#backoff();
    this.#setConnection({ state: 'connecting', why, tries: (previousStatus?.tries ?? 0) + 1 });
  }

  end(why: Ended): void {
    if (this.#state !== 'idle') this.#out.emit({ type: 'close' });
    this.#state = 'idle';
    this.#dueAt = null;
    this.#carrierSearch.stop();
    this.#stopDirectSearch();
    this.#setConnection({ state: 'ended', why });
  }

  #stopDirectSearch(): void {
    this.#directSearch.stop();
    this.#directHandshake = null;
    this.#out.emit({ type: 'close-direct' });
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
      this.#impostorAnswers += 1;
      this.hangUp(this.#impostorAnswers >= IMPOSTORS_BEFORE_NOTICE ? 'not-the-host' : 'nobody');
      return null;
    }
    this.#impostorAnswers = 0;
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
    this.#hasMetImpostor = false;
    this.#dueAt = null;
    this.#carrierSearch.stop();
    if (this.isCarried) this.#directSearch.begin(this.#out.now + DIRECT_AFTER_MS);
    this.lostAt = null;
    this.#backoffMs = BACKOFF_MIN_MS;
    this.connection = { state: 'open' };
    return true;
  }

  endBy(why: Extract<FromHost, { readonly t: 'bye' }>['why']): void {
    const isProved = this.isOpen || (this.#state === 'proof' && !this.#isEarlierHost);
    if (why === 'older' || why === 'newer') this.hangUp(why);
    // Only an authenticated host can send this client elsewhere, or end the session for good.
    else if (!isProved || why === 'refused') this.hangUp('lost');
    else if (why === 'moved') {
      this.hangUp('lost');
      this.#callCount = 1;
    } else this.end(why);
  }

  /**
   * Calls the last host and one of the other addresses at once. After somebody else has answered, it calls one address at a time, so that
   * an impostor cannot keep this client from the host by answering first.
   */
  #call(): void {
    const otherAddressCount = HOST_ADDRESSES - 1;
    const otherOffset = (Math.floor(this.#callCount / 2) % otherAddressCount) + 1;
    const offsets = this.#hasMetImpostor
      ? [this.#callCount % 2 === 0 ? 0 : otherOffset]
      : [0, (this.#callCount % otherAddressCount) + 1];
    this.#isCallingLastHost = offsets.includes(0);
    this.#callCount += 1;
    this.#state = 'calling';
    this.#dueAt = null;
    this.#out.emit({ type: 'call', addresses: this.#addresses(offsets) });
  }

  #addresses(offsets: readonly number[]): Address[] {
    const term = Math.max(this.#context.term(), this.#parts.minTerm ?? 0);
    return offsets.map((offset) => hostAddress(this.#parts.invitation.secret, term, offset));
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
    this.connection = connection;
    this.#out.emit({ type: 'changed' });
  }
}
