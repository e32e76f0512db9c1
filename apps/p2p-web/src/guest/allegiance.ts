/**
 * Whom somebody follows as host, by what chain of wills, and what they promised as an heir: one vote in each epoch, and no host of an earlier
 * epoch afterwards. What is refused here is why two halves of a table never both go on.
 */
import { castVote, hostAfter, type Succession, type Vote } from '../heirs/will.ts';
import type { Room } from '../host/room.ts';
import { textOf } from '../protocol/bytes.ts';
import type { FromHost } from '../protocol/messages.ts';
import type { Picture } from '../protocol/picture.ts';
import type { Greeting } from './greeting.ts';
import type { ClientParts, Kept } from './wire.ts';

export type Heir = NonNullable<NonNullable<Picture['match']>['heir']>;

export class Allegiance {
  readonly #parts: ClientParts;
  #epoch: number;
  #first = '';
  #chain: readonly Succession[] = [];
  #voted: Kept['voted'] = null;
  /** No host of an earlier epoch is followed: somebody may have been elected with our vote. */
  #floor: number;
  #stands: number | null = null;

  constructor(parts: ClientParts) {
    const { kept } = parts;
    this.#parts = parts;
    this.#epoch = kept?.epoch ?? parts.epoch;
    this.#floor = Math.max(this.#epoch, kept?.voted?.epoch ?? 0);
    if (!kept) return;
    this.#first = kept.first;
    this.#chain = kept.chain;
    this.#voted = kept.voted;
  }

  /** Of the host that it knows. */
  get epoch(): number {
    return this.#epoch;
  }

  /** The first epoch in which it follows anybody. */
  get floor(): number {
    return this.#floor;
  }

  /** The epoch for which this browser stands itself. */
  get stands(): number | null {
    return this.#stands;
  }

  get kept(): Pick<Kept, 'epoch' | 'first' | 'chain' | 'voted'> {
    return { epoch: this.#epoch, first: this.#first, chain: this.#chain, voted: this.#voted };
  }

  stand(epoch: number | null): void {
    this.#stands = epoch;
    if (epoch !== null) this.#voted = { epoch, heir: textOf(this.#parts.signer.publicKey) };
  }

  /** Somebody says that it is the host. Follows it only if it is, and not one of the past. */
  follow(
    challenge: Extract<FromHost, { readonly t: 'challenge' }>,
    greeting: Greeting,
  ): 'host' | 'past' | 'impostor' {
    const { key, epoch, first, chain } = challenge;
    if (!this.#isHost({ key, epoch }, { first, chain }) || !greeting.isSignedBy(challenge)) return 'impostor';
    if (epoch < this.#floor) return 'past';
    this.#epoch = epoch;
    this.#floor = epoch;
    this.#first = first;
    this.#chain = chain;
    return 'host';
  }

  /** Somebody wants to be host after the host. One in each epoch gets our vote; null: not this one. */
  vote(
    candidate: Extract<FromHost, { readonly t: 'candidate' }>,
    { will }: Heir,
    greeting: Greeting,
  ): Vote | null {
    const { key, epoch } = candidate;
    const voted = this.#voted;
    const isFree = !voted || voted.epoch < epoch || (voted.epoch === epoch && voted.heir === key);
    const isHeir = will.signature === candidate.will.signature && will.heirs.includes(key);
    const isNext = epoch > this.#epoch && epoch !== this.#stands;
    if (!isHeir || !isFree || !isNext || !greeting.isSignedBy(candidate)) return null;
    this.#voted = { epoch, heir: key };
    this.#floor = Math.max(this.#floor, epoch);
    return castVote(will, epoch, key, this.#parts.signer);
  }

  /** It gave up: nobody has been elected with our vote, and the old host may be followed again. */
  release(epoch: number): void {
    if (this.#voted?.epoch === epoch) this.#floor = this.#epoch;
  }

  /** Whether this room has been handed over to us. */
  inherits({ first, chain, epoch }: Pick<Room, 'first' | 'chain' | 'epoch'>): boolean {
    return this.#isHost({ key: textOf(this.#parts.signer.publicKey), epoch }, { first, chain });
  }

  #isHost(who: { key: string; epoch: number }, by: { first: string; chain: readonly Succession[] }): boolean {
    const { secret, host } = this.#parts.invitation;
    const now = hostAfter(secret, host, by.first, by.chain);
    return now?.key === who.key && now.epoch === who.epoch;
  }
}
