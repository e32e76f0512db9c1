/**
 * Whom somebody follows as host, by what chain of wills, and what they promised as an heir: one vote in each epoch, and no host of an earlier
 * epoch afterwards. What is refused here is why two halves of a table never both go on.
 */
import {
  castVote,
  firstElected,
  hostAfter,
  isRelease,
  type Release,
  type Succession,
  type Vote,
  writeRelease,
} from '../heirs/will.ts';
import type { Room } from '../host/room.ts';
import { textOf } from '../protocol/bytes.ts';
import { personOf } from '../protocol/keys.ts';
import type { FromHost } from '../protocol/messages.ts';
import type { Picture } from '../protocol/picture.ts';
import type { Greeting } from './greeting.ts';
import type { ClientParts, Kept, Voted } from './wire.ts';

export type Heir = NonNullable<NonNullable<Picture['match']>['heir']>;

export class Allegiance {
  readonly #parts: ClientParts;
  readonly #me: string;
  #epoch: number;
  #first = '';
  #chain: readonly Succession[] = [];
  #voted: Voted | null = null;
  /** Votes for others: somebody may have been elected with them. */
  #bound: readonly Voted[] = [];
  #renounced = 0;
  #stands: number | null = null;
  /** The epoch of the host that showed something last, and every will that was shown. */
  #shownIn: number | null = null;
  readonly #wills = new Set<string>();
  #era = 0;

  constructor(parts: ClientParts) {
    const { kept } = parts;
    this.#parts = parts;
    this.#me = textOf(parts.signer.publicKey);
    this.#epoch = kept?.epoch ?? parts.epoch;
    if (!kept) return;
    const { first, chain, voted, bound, renounced = 0 } = kept;
    this.#first = first;
    this.#chain = chain;
    this.#voted = voted;
    // Whoever stood and is no host was not elected.
    this.#bound = bound ?? (voted && voted.heir !== this.#me ? [voted] : []);
    this.#renounced = renounced;
  }

  /** Of the host that it knows. */
  get epoch(): number {
    return this.#epoch;
  }

  /** The first epoch in which it follows anybody. */
  get floor(): number {
    return Math.max(this.#epoch, ...this.#bound.map(({ epoch }) => epoch));
  }

  /** The last epoch in which it has promised its vote, to others or to itself. */
  get promised(): number {
    return this.#voted?.epoch ?? 0;
  }

  /** Somebody may have been elected in this epoch with our vote. */
  isBoundIn(epoch: number): boolean {
    return this.#bound.some((vote) => vote.epoch === epoch);
  }

  /** The epoch for which this browser stands itself. */
  get stands(): number | null {
    return this.#stands;
  }

  get kept(): Omit<Kept, 'picture' | 'links'> {
    return {
      epoch: this.#epoch,
      first: this.#first,
      chain: this.#chain,
      voted: this.#voted,
      bound: this.#bound,
      renounced: this.#renounced,
    };
  }

  stand(epoch: number | null): void {
    this.#stands = epoch;
    if (epoch !== null) this.#voted = { epoch, heir: this.#me };
  }

  /** Follows a host, though it stood itself: then nobody has to wait for that any more. Null when there is nothing to say. */
  renounce(): Release | null {
    const voted = this.#voted;
    if (!voted || voted.heir !== this.#me || this.#stands !== null) return null;
    if (voted.epoch <= Math.max(this.#epoch, this.#renounced)) return null;
    this.#renounced = voted.epoch;
    return writeRelease(this.#parts.invitation.secret, voted.epoch, this.#parts.signer);
  }

  /** Somebody says that it is the host. Follows it only if it is, and not one of the past. */
  follow(
    challenge: Extract<FromHost, { readonly t: 'challenge' }>,
    greeting: Greeting,
  ): 'host' | 'past' | 'impostor' {
    const { key, epoch, first, chain } = challenge;
    if (!this.#isHost({ key, epoch }, { first, chain }) || !greeting.isSignedBy(challenge)) return 'impostor';
    this.#bound = this.#bound.filter((vote) => !challenge.released.some((each) => this.#frees(each, vote)));
    if (epoch < this.floor) return 'past';
    this.#epoch = epoch;
    this.#bound = [];
    this.#first = first;
    this.#chain = chain;
    return 'host';
  }

  /**
   * The host shows something, and the will that we go by. Gives the last epoch that may have begun with less than we were shown before: nothing is taken
   * back since then, whoever is host.
   */
  shown(will: string | null): number {
    if (this.#shownIn !== this.#epoch) {
      if (this.#shownIn === null || this.#knewLess(this.#shownIn)) this.#era = this.#epoch;
      this.#shownIn = this.#epoch;
    }
    if (will !== null) this.#wills.add(will);
    return this.#era;
  }

  /**
   * Whether who came after the host of this epoch may have known less than we did. Not who was handed the table; nor who was elected with our vote, as
   * we sent what we knew along with it; nor who was elected by a will that we were never shown: our own knowledge was entered there when it was written.
   */
  #knewLess(since: number): boolean {
    const next = this.#chain.find(({ epoch }) => epoch > since);
    if (!next || next.epoch < firstElected(next.will.epoch)) return false;
    if (next.votes.some(({ by }) => by === this.#me)) return false;
    return this.#wills.size === 0 || this.#wills.has(next.will.signature);
  }

  /** Whether it is an heir, by the will that we go by, and could be the next host. */
  mayStand(
    candidate: Extract<FromHost, { readonly t: 'candidate' }>,
    will: Heir['will'],
    greeting: Greeting,
  ): boolean {
    const { key, epoch } = candidate;
    const isHeir = will.signature === candidate.will.signature && will.heirs.includes(key);
    const isNext = epoch >= firstElected(this.#epoch) && epoch !== this.#stands;
    return isHeir && isNext && greeting.isSignedBy(candidate);
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
    if (!isFree || !this.mayStand(candidate, will, greeting)) return null;
    this.#voted = { epoch, heir: key };
    // Whoever stands was elected in no epoch before, and never will be: see `epochFor` of the survivor.
    this.#bound = [...this.#bound.filter((vote) => vote.epoch !== epoch && vote.heir !== key), this.#voted];
    return castVote(will, epoch, key, this.#parts.signer);
  }

  /** Whom we voted for last gives up: nobody has been elected with that vote. */
  release(epoch: number): void {
    if (this.#voted?.epoch === epoch) this.#bound = this.#bound.filter((vote) => vote.epoch !== epoch);
  }

  #frees(release: Release, { epoch, heir }: Voted): boolean {
    const { by, epoch: last } = release;
    return by === heir && last >= epoch && isRelease(this.#parts.invitation.secret, release);
  }

  /** Whether this room has been handed over to us. */
  inherits({ secret, host, first, chain, epoch }: Room): boolean {
    if (secret !== this.#parts.invitation.secret || host !== personOf(this.#me)) return false;
    return this.#isHost({ key: this.#me, epoch }, { first, chain });
  }

  #isHost(who: { key: string; epoch: number }, by: { first: string; chain: readonly Succession[] }): boolean {
    const { secret, host } = this.#parts.invitation;
    const now = hostAfter(secret, host, by.first, by.chain);
    return now?.key === who.key && now.epoch === who.epoch;
  }
}
