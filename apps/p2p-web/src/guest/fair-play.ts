/**
 * A person's part in fair chance: pledges when a match begins, gives a link to each draw, checks what is shown, and at the end holds the
 * record against all of it. Never gives a link before its time.
 */
import type { MoveBase } from '@cheeseboard/engine';
import type { Ask, Pledger } from '../fair/dealer.ts';
import type { Audit } from '../fair/finding.ts';
import { OwnChains } from '../fair/own-chains.ts';
import { digestOf, type Promised, type Promises, promisesInMemory } from '../fair/promised.ts';
import { Witness } from '../fair/witness.ts';
import { roomOf } from '../heirs/will.ts';
import { textOf } from '../protocol/bytes.ts';
import type { FromGuest } from '../protocol/messages.ts';
import type { Picture } from '../protocol/picture.ts';
import type { Random } from '../protocol/room.ts';
import type { FairState, PersonId } from '../tables/table.ts';
import type { ClientParts } from './wire.ts';

/** How long after a line has faltered. */
const UNSURE = 5_000;

type MatchPicture = NonNullable<Picture['match']>;

type FairParts = Pick<ClientParts, 'invitation' | 'seed' | 'random' | 'promises'>;

export class FairPlay {
  readonly #seed: Uint8Array | null;
  readonly #random: Random;
  readonly #promises: Promises;
  readonly #table: string;
  #match = 0;
  #chains: OwnChains | null = null;
  /** Those with whom these chains are used, when that is settled. */
  #roster: string | null = null;
  #witness: Witness | null = null;
  #pledged = false;
  /** The latest draw that was answered, when, and how far each chain is known to be used. */
  #answered: { readonly ask: Ask; readonly version: number } | null = null;
  #used = { open: 0, sealed: 0, draw: 0 };
  /** The latest open draw that was checked. */
  #shown = 0;
  /** The version that was shown last. */
  #seen = -1;
  #record: string | null = null;
  #audit: Audit | null = null;
  #unchecked = false;
  #people = 0;
  #seated = 0;
  #excluded: FairState['excluded'] = null;
  /** I had no link to give. */
  #has = true;
  /** Until then what is sent may arrive too late. */
  #unsureUntil = 0;

  /** Without a seed it only watches. */
  constructor({ invitation, seed, random, promises }: FairParts) {
    this.#table = roomOf(invitation.secret);
    this.#seed = seed ?? null;
    this.#random = random;
    this.#promises = promises ?? promisesInMemory();
  }

  /** What a screen shows of it; null where nothing is drawn together. */
  get state(): FairState | null {
    const witness = this.#witness;
    if (!witness || (this.#people === 0 && !witness.finding)) return null;
    return {
      people: this.#people,
      seated: this.#seated,
      opened: witness.draws.opened,
      excluded: this.#excluded,
      finding: witness.finding,
      audit: this.#audit,
      unchecked: this.#unchecked,
    };
  }

  /** By number in the roster, the last open link that was shown. */
  get links(): readonly { readonly count: number; readonly last: string }[] | null {
    return this.#witness?.draws.known ?? null;
  }

  /** The record that waits to be audited. */
  get toAudit(): { readonly record: string; readonly witness: Witness } | null {
    if (this.#record === null || this.#audit || !this.#witness) return null;
    return { record: this.#record, witness: this.#witness };
  }

  /** Null: it could not be checked so far. */
  audited(audit: Audit | null): void {
    this.#audit = audit;
    this.#unchecked = audit === null;
  }

  /** The line was lost: a bot may have moved meanwhile, and what was sent may not have arrived. */
  lost(): void {
    this.#pledged = false;
    this.#witness?.steps.away();
    this.#perhapsNot();
  }

  /** The line falters, or does no more: whoever is left out of a draw now was perhaps only too late. */
  shaky(now: number): void {
    this.#unsureUntil = now + UNSURE;
    this.#perhapsNot();
  }

  #perhapsNot(): void {
    const { ask, version } = this.#answered ?? {};
    if (ask && version === this.#seen) this.#witness?.draws.perhapsNot(ask.draw);
  }

  /** A move of mine became this step, counted from 0. */
  moved(step: number, move: MoveBase): void {
    this.#witness?.steps.moved(step, move);
  }

  /** I ask for my last move back. */
  asksBack(): void {
    this.#witness?.steps.asksBack();
  }

  /** Looks at what the table shows now. Gives what is to be sent. */
  look(picture: Picture, epoch = 0, now = 0): FromGuest[] {
    const { match, me } = picture;
    if (!match?.fair) {
      if (match) this.#alone(picture, match);
      return [];
    }
    if (match.number !== this.#match || this.#witness?.me !== me) {
      this.#meet(me, match.number);
      if ((this.#promises.read()?.match ?? 0) > match.number) this.#witness!.asksAgain();
    }
    this.#watch(picture, match, match.fair, epoch);
    if (!this.#seed) return [];
    if (match.fair.roster === null) return this.#pledge(picture, match.number);
    this.#settle(match.number, match.fair.roster, me);
    return this.#give(picture, match, match.fair, now);
  }

  /** Nothing is drawn together. That is a matter of who pledged, and of who sat here with others when the match began. */
  #alone({ chairs, me }: Picture, { number, version }: MatchPicture): void {
    const people = peopleOf(chairs);
    if (number !== this.#match) {
      const isDue = version === 0 && people.length > 1 && people.includes(me) && this.#seed !== null;
      this.#meet(me, number);
      if (isDue) this.#witness!.drawsAlone();
    }
    if (this.#chains) this.#witness!.drawsAlone();
  }

  #meet(me: PersonId, match: number): void {
    this.#match = match;
    this.#seated = 0;
    this.#witness = new Witness(me, this.#table, match);
    this.#chains = null;
    this.#roster = null;
    const promised = this.#promises.read();
    if (promised?.match === match) this.#take(promised);
    this.#pledged = false;
    this.#answered = null;
    this.#used = { open: 0, sealed: 0, draw: 0 };
    this.#shown = 0;
    this.#record = null;
    this.#audit = null;
    this.#unchecked = false;
    this.#people = 0;
    this.#excluded = null;
    this.#has = true;
  }

  #watch(
    { chairs, policy, me }: Picture,
    match: MatchPicture,
    fair: NonNullable<MatchPicture['fair']>,
    epoch: number,
  ): void {
    const witness = this.#witness!;
    if (fair.roster) {
      witness.draws.announced(fair.roster);
      this.#people = fair.roster.length;
      witness.draws.told(fair.draws, fair.without, epoch);
    }
    if (this.#seated === 0) this.#seated = peopleOf(chairs).length;
    const { last, asked } = fair;
    if (asked) witness.draws.begun(asked.draw, match.version);
    if (last && last.draw > this.#shown) {
      this.#shown = last.draw;
      witness.draws.drew(last.draw, last.index, last.request, last.outcome, last.links);
      this.#use(last.draw, 'open', last.index);
    }
    this.#excluded = !fair.excluded.includes(me) ? null : this.#has ? 'wrong' : 'forgotten';
    const seat = chairs.findIndex(
      (chair) => chair.kind === 'person' && chair.person === me && !chair.standIn,
    );
    this.#seen = match.version;
    witness.steps.saw(
      match.version,
      match.view.viewer,
      match.view,
      seat >= 0 && policy.clock === null ? seat : null,
      epoch,
    );
    if (match.record !== null) this.#record = match.record;
  }

  #take(promised: Promised): void {
    this.#chains = this.#seed && new OwnChains(this.#seed, this.#table, promised.match, promised.salt);
    this.#roster = promised.roster;
    if (this.#chains) this.#witness!.draws.pledged(this.#chains.pledge);
  }

  #pledge({ chairs, me }: Picture, match: number): FromGuest[] {
    const seated = chairs.some((chair) => chair.kind === 'person' && chair.person === me);
    if (this.#pledged || !seated) return [];
    const last = this.#promises.read();
    if (last && (last.match > match || (last.match === match && last.roster !== null))) {
      this.#witness!.asksAgain();
      return [];
    }
    if (!this.#chains) {
      const promised = { match, salt: textOf(this.#random(16)), roster: null };
      this.#promises.write(promised);
      this.#take(promised);
    }
    this.#pledged = true;
    return [{ t: 'pledge', match, ...this.#chains!.pledge }];
  }

  /** From now on these chains are for draws with these people, and for no others. */
  #settle(match: number, roster: readonly Pledger[], me: PersonId): void {
    const mine = roster.find(({ id }) => id === me);
    const chains = this.#chains;
    if (!chains || mine?.open !== chains.pledge.open || mine.sealed !== chains.pledge.sealed) return;
    const digest = digestOf(roster);
    if (this.#roster === null) {
      this.#roster = digest;
      this.#promises.write({ ...this.#promises.read()!, match, roster: digest });
    } else if (this.#roster !== digest) this.#witness!.asksAgain();
  }

  #give(
    { me, people }: Picture,
    match: MatchPicture,
    { asked, roster }: NonNullable<MatchPicture['fair']>,
    now: number,
  ): FromGuest[] {
    if (!asked || this.#excluded || !isIn(roster!, me) || !this.#isTime(asked, match.version)) return [];
    // Only the host's own link is asked for also while it sits out: a guest's alone would tell that guest what is drawn.
    const hosts = people.some(({ id, host }) => host && id === me);
    if (this.#witness!.draws.sitsOut(asked.draw) && !hosts) return [];
    const isOurs = this.#chains !== null && this.#roster === digestOf(roster!);
    const link = isOurs ? this.#chains!.link(asked.kind, asked.index) : null;
    this.#answered = { ask: asked, version: match.version };
    // Who has none says so: nobody waits for it then.
    this.#has = link !== null;
    if (link === null) return [{ t: 'link', match: match.number, draw: asked.draw, link }];
    this.#use(asked.draw, asked.kind, asked.index);
    this.#witness!.steps.asked(asked.draw, match.version);
    if (now >= this.#unsureUntil) this.#witness!.draws.gave(asked.draw);
    return [{ t: 'link', match: match.number, draw: asked.draw, link }];
  }

  /**
   * A link tells all that come before it, and with the others' links the outcome. So it is given for the draw that is on, when the one before it has been seen, and no
   * further along the chain than draws can have used it.
   */
  #isTime({ draw, kind, index }: Ask, version: number): boolean {
    const answered = this.#answered;
    if (answered && answered.ask.draw === draw) {
      // The same again, after a line was lost: nothing new is given away.
      return answered.ask.kind === kind && answered.ask.index === index;
    }
    if (answered && (draw < answered.ask.draw || version <= answered.version)) return false;
    return (
      draw <= version + 1 && index - this.#used[kind] <= draw - this.#used.draw && index > this.#used[kind]
    );
  }

  #use(draw: number, kind: 'open' | 'sealed', index: number): void {
    this.#used = {
      ...this.#used,
      draw: Math.max(this.#used.draw, draw),
      [kind]: Math.max(this.#used[kind], index),
    };
  }
}

const peopleOf = (chairs: Picture['chairs']): PersonId[] =>
  chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person] : []));

const isIn = (roster: readonly Pledger[], me: PersonId): boolean => roster.some(({ id }) => id === me);
