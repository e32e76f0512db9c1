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
  readProof,
  type Verdict,
  verifyMatch,
} from '@cheeseboard/engine/fair';
import { readRecord } from '@cheeseboard/engine/records';
import { sha256 } from '@noble/hashes/sha2.js';
import { textOf } from '../protocol/bytes.ts';
import type { PersonId } from '../tables/table.ts';
import type { Pledged, Pledger } from './dealer.ts';

/** What was found out. `step` counts from 1, as in a record. */
export type Finding =
  | Exclude<Verdict, { readonly type: 'verified' | 'incomplete' | 'unproven' }>
  /** The roster is not the one that was announced, or my own pledge is not in it as I gave it. */
  | { readonly type: 'roster' }
  /** I gave my link, and was left out again and again. */
  | { readonly type: 'left-out'; readonly draw: number }
  /** I was shown something else than my seat could see. */
  | { readonly type: 'view'; readonly step: number }
  /** My seat made a move that I did not make, or mine is not there. */
  | { readonly type: 'move'; readonly step: number };

export interface Seen extends Checked {
  /** Views of mine that were compared. */
  readonly views: number;
  /** Moves of mine that are there as I made them. */
  readonly own: number;
}

export type Audit =
  | { readonly type: 'verified'; readonly seen: Seen }
  | { readonly type: 'incomplete'; readonly seen: Seen; readonly open: number }
  | { readonly type: 'failed'; readonly finding: Finding };

/** A link can be too late without anybody's fault, and the record says so; so many in a row are not. */
const TOO_OFTEN = 5;

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
  /** By draw, the version at which I was asked for it. */
  readonly #askedAt = new Map<number, number>();
  /** I asked for my last move to be taken back. */
  #asksBack = false;
  /** Open draws in a row that went without my link, though I gave it. */
  #missed = 0;
  #epoch = 0;
  /** By version: whose view, and a hash of it. */
  readonly #views = new Map<number, { readonly viewer: Viewer; readonly hash: string }>();
  /** By version: the move that I made there. */
  readonly #moves = new Map<number, MoveBase>();
  /** Versions at which nobody but me could move for my seat. */
  readonly #alone = new Map<number, Seat>();
  #latest = -1;
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

  /** A draw was begun at this version. */
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
    const fair = jointOutcome(request, { table: this.#table, match: this.#match, draw }, links);
    const nobody = links.every((link) => link === null);
    if (nobody || fair.some((value, at) => value !== outcome[at])) return { type: 'draw', draw, step: 0 };
    const own = this.#roster!.findIndex(({ id }) => id === this.me);
    if (own < 0 || !this.#gave.has(draw)) return null;
    this.#missed = links[own] === null ? this.#missed + 1 : 0;
    return this.#missed >= TOO_OFTEN ? { type: 'left-out', draw } : null;
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
    if (version < this.#latest && epoch === this.#epoch) this.#takenBack(version);
    this.#epoch = epoch;
    if (version <= this.#latest) this.#forget(version);
    this.#latest = version;
    this.#views.set(version, { viewer, hash: hashOf(view) });
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
    this.#alone.delete(this.#latest);
  }

  /** I want my last move back. */
  asksBack(): void {
    this.#asksBack = true;
  }

  /** A move of mine that the table has taken, made at this version. */
  moved(version: number, move: MoveBase): void {
    this.#asksBack = false;
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
    if (verdict.type !== 'verified' && verdict.type !== 'incomplete') {
      return { type: 'failed', finding: verdict as Finding };
    }
    const finding = this.#leftOut(proof) ?? this.#wrongView(match) ?? this.#wrongMove(match);
    if (finding) return { type: 'failed', finding };
    const seen = { ...verdict.checked, views: this.#views.size, own: this.#moves.size };
    return verdict.type === 'verified'
      ? { type: 'verified', seen }
      : { type: 'incomplete', seen, open: verdict.open };
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

  #leftOut({ without }: Proof): Finding | null {
    const own = this.#roster?.findIndex(({ id }) => id === this.me) ?? -1;
    let missed = 0;
    for (const draw of [...this.#gave].sort((a, b) => a - b)) {
      missed = without.get(draw)?.includes(own) ? missed + 1 : 0;
      if (missed >= TOO_OFTEN) return { type: 'left-out', draw };
    }
    return null;
  }

  #wrongView(match: Match<GameTypes>): Finding | null {
    for (const [version, { viewer, hash }] of this.#views) {
      const isThere = version <= match.length && (viewer === 'spectator' || viewer < match.seats);
      if (!isThere || hashOf(match.game.view(match.at(version), viewer)) !== hash)
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
    this.#finding ??= finding;
  }
}

const samePledge = (a: Pledged, b: Pledged): boolean => a.open === b.open && a.sealed === b.sealed;

const sameRoster = (a: readonly Pledger[], b: readonly Pledger[]): boolean =>
  a.length === b.length &&
  a.every((pledger, number) => pledger.id === b[number]!.id && samePledge(pledger, b[number]!));

const hashOf = (view: unknown): string =>
  textOf(sha256(new TextEncoder().encode(canonical(view))).slice(0, 12));

/** JSON with the keys in order: a view that came as changes has them in another. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}
