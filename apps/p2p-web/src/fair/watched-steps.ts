/** The steps of a match as somebody at the table watches them: what the views were, and which moves were their own. */
import type { MoveBase, Seat, Viewer } from '@cheeseboard/engine';
import { canonical, isSame } from './canonical.ts';
import type { Finding } from './finding.ts';

export class WatchedSteps {
  readonly #found: (finding: Finding) => void;
  /** By version: whose view, and the view itself. One shares with the next what did not change. */
  readonly #views = new Map<number, { readonly viewer: Viewer; readonly view: unknown }>();
  /** By version: the move that I made there. */
  readonly #moves = new Map<number, MoveBase>();
  /** Versions at which nobody but me could move for my seat. */
  readonly #alone = new Map<number, Seat>();
  /** By draw, the version at which I was asked for it. */
  readonly #askedAt = new Map<number, number>();
  #epoch = 0;
  #latest = -1;
  #since: number | null = null;
  /** I asked for my last move to be taken back. */
  #asksBack = false;
  /** I was not there since I looked last. */
  #away = false;

  constructor(found: (finding: Finding) => void) {
    this.#found = found;
  }

  get views(): ReadonlyMap<number, { readonly viewer: Viewer; readonly view: unknown }> {
    return this.#views;
  }

  get moves(): ReadonlyMap<number, MoveBase> {
    return this.#moves;
  }

  get alone(): ReadonlyMap<number, Seat> {
    return this.#alone;
  }

  /** The version that was seen last; -1: none. */
  get latest(): number {
    return this.#latest;
  }

  /** The version that was seen first. */
  get since(): number {
    return this.#since ?? 0;
  }

  /** I give a link to a draw at this version: nobody takes it back. */
  asked(draw: number, version: number): void {
    this.#askedAt.set(draw, version);
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
}
