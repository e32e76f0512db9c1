/**
 * Chance that the host cannot steer: before a match everybody who sits at the table pledges their chains, and each draw is made of a
 * link of everybody. What is asked for and what was drawn goes out with the picture of the table; answers come in as messages.
 */
import type { ChanceRequest, Outcome } from '@cheeseboard/engine';
import { type Link, writeProof } from '@cheeseboard/engine/fair';
import { Dealer, newBooks, type Pledged } from '../fair/dealer.ts';
import { roomOf } from '../heirs/will.ts';
import type { Picture } from '../protocol/picture.ts';
import type { PersonId } from '../tables/table.ts';
import type { LinksOfStep } from './legacy.ts';
import { type Room, seatOf } from './room.ts';
import type { Timers } from './timers.ts';

export interface ChanceAround {
  readonly room: Room;
  readonly timers: Timers;
  isHere(person: PersonId): boolean;
  drawn(id: number, outcome: Outcome): void;
  /** Nobody pledged in time: the host draws by itself, and the record carries no proof. */
  drawAlone(id: number, request: ChanceRequest): void;
  /** Nothing may happen now. */
  frozen(): boolean;
  /** How many steps have been taken. */
  steps(): number;
  /** It is known who draws together. */
  settled(): void;
  /** Something has to be saved and shown. */
  changed(): void;
}

/** How long pledges are waited for before the first draw, and links in each. */
const GATHER = 5_000;
const ANSWER = 1_500;
/** How long in the first draw of a host that has just come, and before one draws alone: others may still be on their way to it. */
const ARRIVE = 6_000;

type Last = NonNullable<NonNullable<Picture['match']>['fair']>['last'];

export class JointChance {
  readonly #around: ChanceAround;
  #dealer: Dealer | null = null;
  #wanted: { readonly id: number; readonly request: ChanceRequest } | null = null;
  #last: Last = null;
  #askedAt = 0;
  /** Goes on with books of before: after a reload, or as the next host. */
  #isNew = false;
  /** What the latest draw was made of, and which step it became. */
  links: LinksOfStep | null = null;

  constructor(around: ChanceAround) {
    this.#around = around;
    const books = around.room.fair?.books;
    if (!books) return;
    this.#dealer = new Dealer(books);
    this.#isNew = true;
  }

  /** A match begins. Where fewer than two people play there is nobody to be fair to. */
  begin(now: number): void {
    const { room, timers } = this.#around;
    this.stop();
    this.#last = null;
    room.fair = null;
    if (room.shared || this.#people().length < 2) return;
    room.fair = { match: room.matches, pledges: [], books: null };
    timers.set('gather', now + GATHER);
  }

  stop(): void {
    this.#around.timers.clear('gather');
    this.#around.timers.clear('links');
    this.#dealer = null;
    this.#wanted = null;
  }

  /** False: not drawn together. */
  draw(id: number, request: ChanceRequest, now: number): boolean {
    const { fair } = this.#around.room;
    if (!fair) return false;
    this.#wanted = { id, request };
    if (this.#dealer) this.#ask(now);
    // After a reload of the host the pledges are gathered once more.
    else if (!this.#around.timers.has('gather')) this.#around.timers.set('gather', now + GATHER);
    return true;
  }

  pledge(person: PersonId, match: number, pledge: Pledged, now: number): void {
    const { room, changed } = this.#around;
    const { fair } = room;
    if (!fair || fair.match !== match || fair.books || seatOf(room, person) === null) return;
    // Who comes back after a reload may have forgotten what it pledged.
    const others = fair.pledges.filter(({ id }) => id !== person);
    fair.pledges = [...others, { id: person, open: pledge.open, sealed: pledge.sealed }];
    changed();
    this.gone(now);
  }

  give(person: PersonId, match: number, draw: number, link: Link | null, now: number): void {
    const dealer = this.#dealer;
    if (!dealer || dealer.books.match !== match) return;
    const taken = dealer.give(person, draw, link);
    if (taken === 'wrong' || taken === 'none') {
      this.#keep();
      this.#around.changed();
    }
    this.gone(now);
  }

  /** True if it was one of ours. */
  wake(timer: string, now: number): boolean {
    if (timer === 'gather') this.#settleRoster(now);
    else if (timer === 'links') this.#tooLate(now);
    else return false;
    return true;
  }

  /** Somebody answered or went: perhaps nobody is waited for any more. */
  gone(now: number): void {
    const { room, isHere } = this.#around;
    if (room.fair && !room.fair.books) {
      const pledged = new Set(room.fair.pledges.map(({ id }) => id));
      if (this.#people().every((id) => pledged.has(id) || !isHere(id))) this.#settleRoster(now);
    } else if (this.#dealer?.ask) this.#end(false);
  }

  /** What everybody at the table sees of it. */
  get picture(): NonNullable<Picture['match']>['fair'] {
    const { fair } = this.#around.room;
    if (!fair) return null;
    const roster = fair.books?.roster ?? null;
    return {
      roster: roster?.map((pledger) => ({ ...pledger })) ?? null,
      asked: this.#dealer?.ask ?? null,
      last: this.#last,
      draws: fair.books?.draw ?? 0,
      without: (fair.books?.without ?? []).map(([draw, people]) => [draw, [...people]]),
      excluded: (fair.books?.excluded ?? []).map((number) => roster![number]!.id),
    };
  }

  /** What goes below the record when the match is over. */
  get proof(): string {
    const { books } = this.#around.room.fair ?? {};
    return books ? writeProof(new Dealer(books).proof) : '';
  }

  #people(): PersonId[] {
    return this.#around.room.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person] : []));
  }

  /** From now on nobody comes in. The host is the first: no draw goes on without its link. */
  #settleRoster(now: number): void {
    const { room, timers, changed } = this.#around;
    const { fair } = room;
    if (!fair || fair.books) return;
    timers.clear('gather');
    const pledges = [...fair.pledges].sort((a, b) => Number(b.id === room.host) - Number(a.id === room.host));
    if (pledges.length < 2 || pledges[0]!.id !== room.host) {
      room.fair = null;
    } else {
      this.#dealer = new Dealer(newBooks(roomOf(room.secret), fair.match, pledges));
      this.#keep();
      this.#around.settled();
    }
    changed();
    const wanted = this.#wanted;
    if (!wanted) return;
    if (this.#dealer) this.#ask(now);
    else this.#around.drawAlone(wanted.id, wanted.request);
  }

  #ask(now: number): void {
    this.#dealer!.begin(this.#wanted!.request);
    this.#askedAt = now;
    this.#around.timers.set('links', now + ANSWER);
    this.#around.changed();
    this.gone(now);
  }

  /** The others were waited for long enough. If the host itself is late, or must wait, they are again. */
  #tooLate(now: number): void {
    const longest = this.#askedAt + ARRIVE;
    if (this.#mayCome && now < longest) {
      this.#around.timers.set('links', longest);
      return;
    }
    this.#end(true);
    if (this.#dealer?.ask && this.#wanted) this.#around.timers.set('links', now + ANSWER);
  }

  /** Ends the draw when nobody is waited for, or the others were waited for long enough. The host's own link is always there in a moment. */
  #end(late: boolean): void {
    const { room, timers, isHere, drawn } = this.#around;
    const dealer = this.#dealer!;
    const wanted = this.#wanted;
    const waiting = dealer.waiting(room.host);
    if (!wanted || !dealer.ask || waiting.includes(room.host) || dealer.given === 0) return;
    if (this.#around.frozen()) return;
    if (!late && (waiting.some(isHere) || this.#mayCome)) return;
    timers.clear('links');
    const { index, draw } = dealer.ask;
    const { outcome, links } = dealer.end(room.host);
    this.links = { step: this.#around.steps(), links, sealed: wanted.request.sealed };
    if (!wanted.request.sealed) {
      this.#last = { draw, index, request: wanted.request, outcome: [...outcome], links: [...links] };
    }
    this.#wanted = null;
    this.#isNew = false;
    this.#keep();
    drawn(wanted.id, outcome);
  }

  /** Whoever is left out sits out for a while, so those are waited for who may only be on their way. */
  get #mayCome(): boolean {
    const { given, wasAlone } = this.#dealer!;
    const isFirst = this.#isNew || (given < 2 && !wasAlone);
    return isFirst && this.#dealer!.waiting(this.#around.room.host).length > 0;
  }

  #keep(): void {
    const { fair } = this.#around.room;
    if (fair && this.#dealer) fair.books = structuredClone(this.#dealer.books);
  }
}
