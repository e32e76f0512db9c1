/** The draws of a match as somebody at the table watches them: what was pledged, each link that was shown, who was left out of which. */
import type { ChanceRequest, Outcome } from '@cheeseboard/engine';
import { follows, jointOutcome, type Link, Rests } from '@cheeseboard/engine/fair';
import type { PersonId } from '../tables/table.ts';
import type { Pledged, Pledger } from './dealer.ts';
import type { Finding } from './finding.ts';

/** A link can be too late without anybody's fault, and the record says so; so many in one match are told. */
const TOO_OFTEN = 3;

/** Draws that there were, and who was left out of which, by number in the roster. */
export interface Told {
  readonly epoch: number;
  readonly draws: number;
  readonly without: ReadonlyMap<number, readonly number[]>;
}

/** Whose draws these are. */
export interface Whose {
  readonly me: PersonId;
  readonly table: string;
  readonly match: number;
}

export class WatchedDraws {
  readonly #whose: Whose;
  readonly #found: (finding: Finding) => void;
  /** The version that was seen last. */
  readonly #latest: () => number;
  #roster: readonly Pledger[] | null = null;
  #pledged: Pledged | null = null;
  /** By person in the roster, the highest open link that was shown. */
  #known: { count: number; last: Link }[] = [];
  #opened = 0;
  readonly #gave = new Set<number>();
  /** By draw, the version at which it was begun. */
  readonly #begun = new Map<number, number>();
  #told: Told | null = null;
  #rests = new Rests(0);
  /** Draws that went without my link, though I gave it and did not sit out. */
  #missed = 0;

  constructor(whose: Whose, found: (finding: Finding) => void, latest: () => number) {
    this.#whose = whose;
    this.#found = found;
    this.#latest = latest;
  }

  get roster(): readonly Pledger[] | null {
    return this.#roster;
  }

  get lastTold(): Told | null {
    return this.#told;
  }

  /** By number in the roster, the last open link that was shown. */
  get known(): readonly { readonly count: number; readonly last: Link }[] {
    return this.#known.map((known) => ({ ...known }));
  }

  /** Open draws that were checked so far. */
  get opened(): number {
    return this.#opened;
  }

  pledged(pledge: Pledged): void {
    this.#pledged = pledge;
  }

  /** The roster as it was announced; a second one, or one without my pledge as I gave it, is a lie. */
  announced(roster: readonly Pledger[]): void {
    const mine = roster.find(({ id }) => id === this.#whose.me);
    if (this.#pledged && !mine) this.#found({ type: 'outside' });
    const asGiven = !mine || !this.#pledged || samePledge(mine, this.#pledged);
    if (!asGiven || (this.#roster && !sameRoster(this.#roster, roster))) this.#found({ type: 'roster' });
    if (this.#roster) return;
    this.#roster = roster;
    this.#known = roster.map(({ open }) => ({ count: 0, last: open }));
  }

  /**
   * How many draws there were, and who was left out of which. What was told once stays; only a new host may know less. Whoever was left out must sit out
   * the next draws, so that the host cannot choose each time whose links it takes.
   */
  told(draws: number, without: readonly (readonly [number, readonly number[]])[], epoch = 0): void {
    const roster = this.#roster;
    if (!roster) return;
    const before = this.#told?.epoch === epoch ? this.#told : null;
    const now: Told = { epoch, draws, without: new Map(without) };
    this.#told = now;
    if (before && (draws < before.draws || otherUpTo(before.draws, before, now) !== null)) {
      this.#found({ type: 'without', draw: otherUpTo(before.draws, before, now) ?? draws + 1 });
      return;
    }
    if (!before) {
      this.#rests = new Rests(roster.length);
      this.#missed = 0;
    }
    for (let draw = (before?.draws ?? 0) + 1; draw <= draws; draw++) this.#drawn(draw, now);
  }

  #drawn(draw: number, { without }: Told): void {
    const absent = without.get(draw) ?? [];
    const own = this.#own;
    const isMissed = absent.includes(own) && !this.#rests.at(draw).includes(own) && this.#gave.has(draw);
    const { early } = this.#rests.drew(draw, absent);
    if (early !== null) this.#found({ type: 'rest', draw, step: this.#stepOf(draw), person: early });
    if (isMissed) this.#missed += 1;
    if (isMissed && this.#missed >= TOO_OFTEN) this.#found({ type: 'left-out', draw });
  }

  /** Whether I sit out this draw, by what was told. */
  sitsOut(draw: number): boolean {
    return this.#rests.at(draw).includes(this.#own);
  }

  get #own(): number {
    return this.#roster?.findIndex(({ id }) => id === this.#whose.me) ?? -1;
  }

  /** The step that a draw became, as far as I know. */
  #stepOf(draw: number): number {
    return (this.#begun.get(draw) ?? Math.max(this.#latest(), 0)) + 1;
  }

  /** Everybody is asked for their links at this version. */
  begun(draw: number, version: number): void {
    this.#begun.set(draw, version);
  }

  /** My link is on its way. */
  gave(draw: number): void {
    this.#gave.add(draw);
  }

  /** The line was lost before the draw was made: nobody can say that my link arrived. */
  perhapsNot(draw: number): void {
    this.#gave.delete(draw);
  }

  /** An open draw, with everybody's links. `index`: of the links in their chains. */
  drew(
    draw: number,
    index: number,
    request: ChanceRequest,
    outcome: Outcome,
    links: readonly (Link | null)[],
  ): void {
    if (!this.#roster) return;
    const finding = this.#wrongDraw(draw, index, request, outcome, links);
    if (finding) this.#found(finding);
    else this.#opened += 1;
  }

  #wrongDraw(
    draw: number,
    index: number,
    request: ChanceRequest,
    outcome: Outcome,
    links: readonly (Link | null)[],
  ): Finding | null {
    const wrong = links.findIndex((link, number) => link !== null && !this.#follows(number, index, link));
    if (wrong >= 0) return { type: 'chain', person: wrong, kind: 'open' };
    const absent = links.flatMap((link, number) => (link === null ? [number] : []));
    const told = this.#told?.without.get(draw) ?? [];
    if (this.#told && absent.join() !== told.join()) return { type: 'without', draw };
    const { table, match } = this.#whose;
    const fair = jointOutcome(request, { table, match, draw }, links);
    const nobody = absent.length === links.length;
    if (nobody || fair.some((value, at) => value !== outcome[at])) {
      return { type: 'draw', draw, step: this.#stepOf(draw) };
    }
    return null;
  }

  /** Whether a link belongs to this person's chain; if so, it is what the next one is held against. */
  #follows(number: number, index: number, link: Link): boolean {
    const known = this.#known[number];
    if (!known || index <= known.count || !follows(link, known.last, index - known.count)) return false;
    known.count = index;
    known.last = link;
    return true;
  }
}

/** The first draw, up to this one, of which the two say different things; null: none. */
export function otherUpTo(last: number, a: Pick<Told, 'without'>, b: Pick<Told, 'without'>): number | null {
  for (let draw = 1; draw <= last; draw++) {
    if ((a.without.get(draw) ?? []).join() !== (b.without.get(draw) ?? []).join()) return draw;
  }
  return null;
}

const samePledge = (a: Pledged, b: Pledged): boolean => a.open === b.open && a.sealed === b.sealed;

const sameRoster = (a: readonly Pledger[], b: readonly Pledger[]): boolean =>
  a.length === b.length &&
  a.every((pledger, number) => pledger.id === b[number]!.id && samePledge(pledger, b[number]!));
