/**
 * What somebody at a table remembers, so that nobody has to be believed: what was pledged, each link that was shown, what the views were, which moves
 * were their own. At the end it is held against the record.
 */
import type {
  AnyGame,
  ChanceRequest,
  GameTypes,
  Match,
  MoveBase,
  Outcome,
  Seat,
  Viewer,
} from '@cheeseboard/engine';
import {
  type Checked,
  follows,
  jointOutcome,
  type Link,
  type Proof,
  Rests,
  readProof,
  type Verdict,
  verifyMatch,
} from '@cheeseboard/engine/fair';
import { readRecord } from '@cheeseboard/engine/records';
import type { PersonId } from '../tables/table.ts';
import type { Pledged, Pledger } from './dealer.ts';

/** What was found out. `step` counts from 1, as in a record. */
export type Finding =
  | Exclude<Verdict, { readonly type: 'verified' | 'incomplete' | 'alone' | 'unproven' }>
  /** The roster is not the one that was announced, or my own pledge is not in it as I gave it. */
  | { readonly type: 'roster' }
  /** I pledged, and am not in the roster: my pledge was too late, or was left out. */
  | { readonly type: 'outside' }
  /** I pledged, or should have been asked to, and the host draws alone. */
  | { readonly type: 'alone' }
  /** I gave my link in time, and was left out again and again. */
  | { readonly type: 'left-out'; readonly draw: number }
  /** Who was left out of a draw is told otherwise than before. */
  | { readonly type: 'without'; readonly draw: number }
  /** I was shown something else than my seat could see, or two things at once. */
  | { readonly type: 'view'; readonly step: number }
  /** My seat made a move that I did not make, or mine is not there. */
  | { readonly type: 'move'; readonly step: number };

/** These may be nobody's fault: a line that was too slow looks the same. */
const blameless = ['outside', 'alone', 'left-out'] as const;
export type Blameless = (typeof blameless)[number];
const isBlameless = ({ type }: Finding): boolean => blameless.includes(type as Blameless);

export interface Seen extends Checked {
  /** Views of mine that were compared. */
  readonly views: number;
  /** Moves of mine that are there as I made them. */
  readonly own: number;
  /** The version that was seen first: what came before it, this page has not seen. */
  readonly since: number;
}

export type Audit =
  | { readonly type: 'verified'; readonly seen: Seen }
  | { readonly type: 'incomplete'; readonly seen: Seen; readonly open: number }
  /** Nothing is wrong, but some draws were made by one person alone. */
  | { readonly type: 'alone'; readonly seen: Seen }
  | { readonly type: 'failed'; readonly finding: Finding };

/** A link can be too late without anybody's fault, and the record says so; so many in one match are told. */
const TOO_OFTEN = 3;

/** Draws that there were, and who was left out of which, by number in the roster. */
interface Told {
  readonly epoch: number;
  readonly draws: number;
  readonly without: ReadonlyMap<number, readonly number[]>;
}

export class Witness {
  readonly me: PersonId;
  readonly #table: string;
  readonly #match: number;
  #roster: readonly Pledger[] | null = null;
  #pledged: Pledged | null = null;
  /** By person in the roster, the highest open link that was shown. */
  #known: { count: number; last: Link }[] = [];
  #opened = 0;
  readonly #gave = new Set<number>();
  /** By draw, the version at which it was begun; and at which I was asked for it. */
  readonly #begun = new Map<number, number>();
  readonly #askedAt = new Map<number, number>();
  /** I asked for my last move to be taken back. */
  #asksBack = false;
  #told: Told | null = null;
  #rests = new Rests(0);
  /** Draws that went without my link, though I gave it and did not sit out. */
  #missed = 0;
  #epoch = 0;
  /** By version: whose view, and the view itself. One shares with the next what did not change. */
  readonly #views = new Map<number, { readonly viewer: Viewer; readonly view: unknown }>();
  /** By version: the move that I made there. */
  readonly #moves = new Map<number, MoveBase>();
  /** Versions at which nobody but me could move for my seat. */
  readonly #alone = new Map<number, Seat>();
  #latest = -1;
  #since: number | null = null;
  /** I was not there since I looked last. */
  #away = false;
  #finding: Finding | null = null;

  constructor(me: PersonId, table: string, match: number) {
    this.me = me;
    this.#table = table;
    this.#match = match;
  }

  /** What was found out so far. */
  get finding(): Finding | null {
    return this.#finding;
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
    const mine = roster.find(({ id }) => id === this.me);
    if (this.#pledged && !mine) this.#found({ type: 'outside' });
    const asGiven = !mine || !this.#pledged || samePledge(mine, this.#pledged);
    if (!asGiven || (this.#roster && !sameRoster(this.#roster, roster))) this.#found({ type: 'roster' });
    if (this.#roster) return;
    this.#roster = roster;
    this.#known = roster.map(({ open }) => ({ count: 0, last: open }));
  }

  /** I am to draw with chains that I pledged for other draws: for a match that is behind us, or together with others. */
  asksAgain(): void {
    this.#found({ type: 'roster' });
  }

  /** I pledged, or should have been asked to, and nothing is drawn together. */
  drawsAlone(): void {
    this.#found({ type: 'alone' });
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
    return this.#roster?.findIndex(({ id }) => id === this.me) ?? -1;
  }

  /** The step that a draw became, as far as I know. */
  #stepOf(draw: number): number {
    return (this.#begun.get(draw) ?? Math.max(this.#latest, 0)) + 1;
  }

  /** Everybody is asked for their links at this version. */
  begun(draw: number, version: number): void {
    this.#begun.set(draw, version);
  }

  /** I give a link to a draw at this version: nobody takes it back. */
  asked(draw: number, version: number): void {
    this.#askedAt.set(draw, version);
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
    const fair = jointOutcome(request, { table: this.#table, match: this.#match, draw }, links);
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

  /**
   * What I was shown. `alone`: my seat, if nobody but me can move for it now (no bot holds it, no clock runs). A step that is taken back takes what
   * came after it along. `epoch`: of the host that shows it; the first view of a new one may be older, as nobody there knew more.
   */
  saw(version: number, viewer: Viewer, view: unknown, alone: Seat | null, epoch = 0): void {
    const before = this.#views.get(version);
    const isOther = before?.viewer === viewer && !isSame(before.view, view);
    if (version < this.#latest && epoch === this.#epoch) this.#takenBack(version);
    // Who was away may have missed that a step was taken back and another one made.
    else if (isOther && epoch === this.#epoch && !this.#away) this.#found({ type: 'view', step: version });
    this.#since ??= version;
    this.#away = false;
    this.#epoch = epoch;
    if (version < this.#latest) this.#forget(version);
    this.#alone.delete(version);
    this.#latest = version;
    this.#views.set(version, { viewer, view });
    if (alone !== null) this.#alone.set(version, alone);
  }

  /** Only I take back what I did, and nobody takes back a draw. */
  #takenBack(version: number): void {
    const mine = Math.min(...[...this.#moves.keys()].filter((at) => at >= version));
    if (Number.isFinite(mine) && !this.#asksBack) this.#found({ type: 'move', step: mine + 1 });
    for (const [draw, at] of this.#askedAt) {
      if (at >= version) this.#found({ type: 'draw', draw, step: at + 1 });
    }
    this.#asksBack = false;
  }

  /** What came after this version was taken back. */
  #forget(version: number): void {
    // By what is there: a host may name any version.
    for (const seen of [this.#views, this.#moves, this.#alone]) {
      for (const later of seen.keys()) if (later >= version) seen.delete(later);
    }
  }

  /** I was not there for a while: somebody else may have moved for my seat since I looked last. */
  away(): void {
    this.#away = true;
    this.#alone.delete(this.#latest);
  }

  /** I want my last move back. */
  asksBack(): void {
    this.#asksBack = true;
  }

  /** A move of mine that the table has taken, made at this version. */
  moved(version: number, move: MoveBase): void {
    this.#asksBack = false;
    const before = this.#moves.get(version);
    // The table took another one here, and asked me again.
    if (before && canonical(before) !== canonical(move)) this.#found({ type: 'move', step: version + 1 });
    this.#moves.set(version, move);
  }

  /** Holds all that against the record. */
  audit(record: string, games: readonly AnyGame[]): Audit {
    if (this.#finding) return { type: 'failed', finding: this.#finding };
    let match: Match;
    let proof: Proof | null;
    try {
      match = readRecord(record, games);
      proof = readProof(record);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { type: 'failed', finding: { type: 'record', line: null, reason } };
    }
    if (!proof || !this.#isMine(proof)) return { type: 'failed', finding: { type: 'roster' } };
    const verdict = verifyMatch(match, proof);
    if (!('checked' in verdict)) return { type: 'failed', finding: verdict };
    const finding = this.#otherThanTold(proof) ?? this.#wrongView(match) ?? this.#wrongMove(match);
    if (finding) return { type: 'failed', finding };
    const own = this.#moves.size;
    const seen = { ...verdict.checked, views: this.#views.size, own, since: this.#since ?? 0 };
    if (verdict.type === 'incomplete') return { type: 'incomplete', seen, open: verdict.open };
    return { type: verdict.type === 'alone' ? 'alone' : 'verified', seen };
  }

  /** The proof is about this table, this match, and the people who were announced. */
  #isMine({ table, match, people }: Proof): boolean {
    if (table !== this.#table || match !== this.#match) return false;
    const roster = this.#roster;
    if (!roster) return true;
    return (
      people.length === roster.length &&
      roster.every(
        ({ open, sealed }, number) =>
          people[number]!.open.commitment === open && people[number]!.sealed.commitment === sealed,
      )
    );
  }

  /** What the record says of who was left out is what was told while we played. */
  #otherThanTold({ without }: Proof): Finding | null {
    const told = this.#told;
    const draw = told && otherUpTo(told.draws, told, { without });
    return draw === null ? null : { type: 'without', draw };
  }

  #wrongView(match: Match<GameTypes>): Finding | null {
    for (const [version, { viewer, view }] of this.#views) {
      const isThere = version <= match.length && (viewer === 'spectator' || viewer < match.seats);
      if (!isThere || !isSame(match.game.view(match.at(version), viewer), view))
        return { type: 'view', step: version };
    }
    return null;
  }

  #wrongMove(match: Match<GameTypes>): Finding | null {
    for (const [version, move] of this.#moves) {
      const step = match.history[version]?.step;
      if (!step || !('move' in step) || canonical(step.move) !== canonical(move)) {
        return { type: 'move', step: version + 1 };
      }
    }
    for (const [version, seat] of this.#alone) {
      const step = match.history[version]?.step;
      if (step && 'move' in step && step.seat === seat && !this.#moves.has(version)) {
        return { type: 'move', step: version + 1 };
      }
    }
    return null;
  }

  #found(finding: Finding): void {
    // What may be a slow line must not hide what is none.
    if (!this.#finding || (isBlameless(this.#finding) && !isBlameless(finding))) this.#finding = finding;
  }
}

/** The first draw, up to this one, of which the two say different things; null: none. */
function otherUpTo(last: number, a: Pick<Told, 'without'>, b: Pick<Told, 'without'>): number | null {
  for (let draw = 1; draw <= last; draw++) {
    if ((a.without.get(draw) ?? []).join() !== (b.without.get(draw) ?? []).join()) return draw;
  }
  return null;
}

const samePledge = (a: Pledged, b: Pledged): boolean => a.open === b.open && a.sealed === b.sealed;

const sameRoster = (a: readonly Pledger[], b: readonly Pledger[]): boolean =>
  a.length === b.length &&
  a.every((pledger, number) => pledger.id === b[number]!.id && samePledge(pledger, b[number]!));

const isSame = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** JSON with the keys in order: a view that came as changes has them in another. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}
