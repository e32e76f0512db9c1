/**
 * How somebody gets to the host of a table: calls, greets, makes sure that it is the host, or votes for the next one when the host was missed for
 * long enough. Tries again for ever.
 */
import { isWaitFor, type Wait, writeWait } from '../heirs/wait.ts';
import { type FromGuest, type FromHost, write } from '../protocol/messages.ts';
import { addressOf } from '../protocol/room.ts';
import type { Ended, Line } from '../tables/table.ts';
import type { Connection } from '../transport/transport.ts';
import { Allegiance, type Heir } from './allegiance.ts';
import { Greeting } from './greeting.ts';
import { Search } from './search.ts';
import type { ClientEffect, ClientParts } from './wire.ts';

/** What it must know of the person around it. */
export interface Approaching {
  now(): number;
  emit(effect: ClientEffect): void;
  send(message: FromGuest): void;
  /** Null for who is no heir. */
  heir(): Heir | null;
  /** How long the host may be gone, in milliseconds; and how long where nobody wants to wait longer. */
  patience(): number;
  usualPatience(): number;
  /** When its person, who wants to wait longer, does not any more; null for who does not. */
  waitsUntil(): number | null;
  /** Somebody else wants to wait longer. */
  waits(wait: Wait): void;
  /** The line to the host is gone. */
  lost(): void;
  ended(why: Ended): void;
}

type Why = Extract<Line, { state: 'connecting' }>['why'];

/** A host that does not finish the handshake is tried again. */
const HANDSHAKE = 8_000;
/** Who has voted stays on the line until it hears what came of it: a candidate stands for less than that. */
const ELECTION = 20_000;
/** What a vote can carry of the journal: who has more than that beside a candidate does not vote for it. */
const MOST_MORE = 12_000;

export class Approach {
  readonly allegiance: Allegiance;
  readonly #parts: ClientParts;
  readonly #around: Approaching;
  readonly #search: Search;
  #line: Line = { state: 'connecting', why: 'first', tries: 0 };
  #stage: 'idle' | 'calling' | 'hello' | 'proof' | 'voted' | 'waits' | 'open' = 'idle';
  #greeting: Greeting | null = null;
  /** The epoch that is being called. */
  #called = 0;
  #lostAt: number | null = null;
  /** Not a vote that was given before, and is said again. */
  #isFirstVote = false;
  wakeAt: number | null = null;

  constructor(parts: ClientParts, around: Approaching) {
    this.#parts = parts;
    this.#around = around;
    this.allegiance = new Allegiance(parts);
    this.#search = new Search(parts.random);
  }

  get line(): Line {
    return this.#line;
  }

  get isOpen(): boolean {
    return this.#stage === 'open';
  }

  /** When the host was heard last; null while the line is open, and before it ever was. */
  get lostAt(): number | null {
    return this.#lostAt;
  }

  start(): void {
    this.#lostAt = this.#around.now();
    this.#call();
  }

  opened(fingerprints: Connection['fingerprints']): void {
    this.#stage = 'hello';
    this.wakeAt = this.#around.now() + HANDSHAKE;
    this.#greeting = new Greeting(this.#parts, fingerprints);
    this.#around.send(this.#greeting.hello);
  }

  /** Now rather than later. */
  nudge(): void {
    if (this.#stage === 'idle') this.#call();
  }

  /** Somebody answers where the host was last: there rather than elsewhere. */
  answered(): void {
    if (this.isOpen) return;
    if (this.#stage !== 'idle') this.#around.emit({ do: 'close' });
    this.#callAt(this.allegiance.epoch);
  }

  /** Its time is up: for a pause, or for a handshake. */
  wake(): void {
    if (this.#stage === 'idle') this.#call();
    else this.hangUp('lost');
  }

  shaky(shaky: boolean): void {
    if (this.isOpen) this.#setLine({ state: shaky ? 'shaky' : 'open' });
  }

  closed(): void {
    if (this.#stage !== 'idle') this.again('lost');
  }

  /** Ends this line and tries again. */
  hangUp(why: Why): void {
    this.#around.emit({ do: 'close' });
    this.again(why);
  }

  again(reason: Why): void {
    const before = this.#line.state === 'connecting' ? this.#line : null;
    const tries = (before?.tries ?? 0) + 1;
    // That nobody is where only a later host would be is no news.
    const isNews = reason !== 'nobody' || this.#called === this.allegiance.epoch;
    const why = isNews || !before || before.why === 'first' ? reason : before.why;
    if (this.isOpen) {
      this.#around.lost();
      this.#lostAt = this.#around.now();
      this.#search.lost();
    }
    this.#stage = 'idle';
    this.#greeting = null;
    this.wakeAt = this.#around.now() + this.#search.pause(this.#around.heir() !== null, this.#isPressing);
    this.#setLine({ state: 'connecting', why, tries });
  }

  end(why: Ended): void {
    if (this.#stage !== 'idle') this.#around.emit({ do: 'close' });
    this.#stage = 'idle';
    this.wakeAt = null;
    this.#setLine({ state: 'ended', why });
    this.#around.ended(why);
  }

  /** What is said before a welcome. False for what is out of place. */
  heard(message: Extract<FromHost, { readonly t: 'challenge' | 'candidate' | 'released' }>): boolean {
    const hasAnswered = this.#stage === 'voted' || this.#stage === 'waits';
    if (message.t === 'released' ? !hasAnswered : this.#stage !== 'hello') return false;
    if (message.t === 'challenge') this.#challenged(message);
    else if (message.t === 'candidate') this.#asked(message);
    else this.#released(message);
    return true;
  }

  #released({ epoch, wait }: Extract<FromHost, { readonly t: 'released' }>): void {
    this.allegiance.release(epoch);
    const will = this.#around.heir()?.will;
    if (wait && will && isWaitFor(will, epoch, wait)) this.#around.waits(wait);
    this.hangUp('lost');
  }

  /** The vote could not be kept, so it was not sent, and binds nobody; unless it was sent before. */
  unkept(): void {
    if (this.#stage !== 'voted') return;
    if (this.#isFirstVote) this.allegiance.release(this.#called);
    this.hangUp('lost');
  }

  /** False: out of place. */
  welcomed(): boolean {
    if (this.#stage !== 'proof') return false;
    this.#stage = 'open';
    this.#lostAt = null;
    this.#search.welcomed();
    this.#line = { state: 'open' };
    return true;
  }

  sentOff(why: Extract<FromHost, { readonly t: 'bye' }>['why']): void {
    const known = this.isOpen || this.#stage === 'proof';
    if (why === 'moved') {
      this.hangUp('lost');
      this.#search.moved();
    } else if (why === 'older' || why === 'newer') this.hangUp(why);
    // Only the host can send us off for good, and only when it has proved who it is.
    else if (known && why !== 'refused') this.end(why);
    else this.hangUp('lost');
  }

  #call(): void {
    const { epoch, floor, stands, promised } = this.allegiance;
    const isOverdue = this.#isPressing || this.#isOverdue;
    this.#callAt(this.#search.nextEpoch(epoch, floor, isOverdue, stands, promised));
  }

  #callAt(epoch: number): void {
    this.#stage = 'calling';
    this.wakeAt = null;
    this.#called = epoch;
    this.#around.emit({ do: 'call', address: addressOf(this.#parts.invitation.secret, this.#called) });
  }

  /** Where the host was last: where only a later one would be, anybody may sit. */
  get #isExpected(): boolean {
    return this.#called === this.allegiance.epoch;
  }

  /** The host has been gone for longer than the table's patience. */
  get #isOverdue(): boolean {
    const { now, patience, heir } = this.#around;
    return this.#lostAt !== null && now() - this.#lostAt >= patience() && heir() !== null;
  }

  /** Others may go on without the host by now, and its person wants to wait longer: they must be told in time. */
  get #isPressing(): boolean {
    const { now, usualPatience, waitsUntil, heir } = this.#around;
    const isOver = this.#lostAt !== null && now() - this.#lostAt >= usualPatience();
    return isOver && now() < (waitsUntil() ?? 0) && heir() !== null;
  }

  #challenged(challenge: Extract<FromHost, { readonly t: 'challenge' }>): void {
    const expected = this.#isExpected;
    const greeting = this.#greeting!;
    const who = this.allegiance.follow(challenge, greeting);
    if (who === 'host') {
      this.#search.proved();
      this.#stage = 'proof';
      this.#around.send(greeting.proofFor(challenge));
    } else this.hangUp(who === 'impostor' && expected && this.#search.impostor() ? 'not-the-host' : 'nobody');
  }

  #asked(candidate: Extract<FromHost, { readonly t: 'candidate' }>): void {
    const until = this.#around.waitsUntil();
    if (until !== null && this.#around.now() < until) {
      this.#waits(candidate, until);
      return;
    }
    const heir = this.#isOverdue ? this.#around.heir() : null;
    const more = heir?.entries.slice(candidate.entries) ?? [];
    const isTooMuch = JSON.stringify(more).length > MOST_MORE;
    const isFirst = !this.allegiance.isBoundIn(candidate.epoch);
    const vote = heir && !isTooMuch ? this.allegiance.vote(candidate, heir, this.#greeting!) : null;
    if (!heir || !vote) {
      this.hangUp('nobody');
      return;
    }
    this.#stage = 'voted';
    this.#isFirstVote = isFirst;
    this.wakeAt = this.#around.now() + ELECTION;
    const text = write({ t: 'vote', vote, share: heir.share, more });
    this.#around.emit({ do: 'promise', text, otherwise: null });
  }

  /** Who wants to wait longer says so in place of a vote. */
  #waits(candidate: Extract<FromHost, { readonly t: 'candidate' }>, until: number): void {
    const will = this.#around.heir()?.will;
    if (!will || !this.allegiance.mayStand(candidate, will, this.#greeting!)) {
      this.hangUp('nobody');
      return;
    }
    this.#stage = 'waits';
    this.wakeAt = this.#around.now() + HANDSHAKE;
    const wait = writeWait(will, candidate.epoch, until - this.#around.now(), this.#parts.signer);
    this.#around.send({ t: 'wait', wait });
  }

  #setLine(line: Line): void {
    this.#line = line;
    this.#around.emit({ do: 'changed' });
  }
}
