/**
 * What somebody at a table remembers, so that nobody has to be believed: what was pledged, each link that was shown, what the views were, which moves
 * were their own. At the end it is held against the record.
 */
import type { AnyGame, ChanceRequest, MoveBase, Outcome, Seat, Viewer } from '@cheeseboard/engine';
import type { Link } from '@cheeseboard/engine/fair';
import type { PersonId } from '../tables/table.ts';
import { audit } from './audit.ts';
import type { Pledged, Pledger } from './dealer.ts';
import { type Audit, type Finding, graver } from './finding.ts';
import { WatchedDraws, type Whose } from './watched-draws.ts';
import { WatchedSteps } from './watched-steps.ts';

export class Witness {
  readonly me: PersonId;
  readonly #whose: Whose;
  readonly #steps: WatchedSteps;
  readonly #draws: WatchedDraws;
  #finding: Finding | null = null;

  constructor(me: PersonId, table: string, match: number) {
    this.me = me;
    this.#whose = { me, table, match };
    this.#steps = new WatchedSteps((finding) => this.#found(finding));
    this.#draws = new WatchedDraws(
      this.#whose,
      (finding) => this.#found(finding),
      () => this.#steps.latest,
    );
  }

  /** What was found out so far. */
  get finding(): Finding | null {
    return this.#finding;
  }

  #found(finding: Finding): void {
    this.#finding = graver(this.#finding, finding);
  }

  // The draws

  get known(): WatchedDraws['known'] {
    return this.#draws.known;
  }

  get opened(): number {
    return this.#draws.opened;
  }

  pledged(pledge: Pledged): void {
    this.#draws.pledged(pledge);
  }

  announced(roster: readonly Pledger[]): void {
    this.#draws.announced(roster);
  }

  /** I am to draw with chains that I pledged for other draws: for a match that is behind us, or together with others. */
  asksAgain(): void {
    this.#found({ type: 'roster' });
  }

  /** I pledged, or should have been asked to, and nothing is drawn together. */
  drawsAlone(): void {
    this.#found({ type: 'alone' });
  }

  told(draws: number, without: readonly (readonly [number, readonly number[]])[], epoch = 0): void {
    this.#draws.told(draws, without, epoch);
  }

  sitsOut(draw: number): boolean {
    return this.#draws.sitsOut(draw);
  }

  begun(draw: number, version: number): void {
    this.#draws.begun(draw, version);
  }

  asked(draw: number, version: number): void {
    this.#steps.asked(draw, version);
  }

  gave(draw: number): void {
    this.#draws.gave(draw);
  }

  perhapsNot(draw: number): void {
    this.#draws.perhapsNot(draw);
  }

  drew(
    draw: number,
    index: number,
    request: ChanceRequest,
    outcome: Outcome,
    links: readonly (Link | null)[],
  ): void {
    this.#draws.drew(draw, index, request, outcome, links);
  }

  // The steps

  saw(version: number, viewer: Viewer, view: unknown, alone: Seat | null, epoch = 0): void {
    this.#steps.saw(version, viewer, view, alone, epoch);
  }

  away(): void {
    this.#steps.away();
  }

  asksBack(): void {
    this.#steps.asksBack();
  }

  moved(version: number, move: MoveBase): void {
    this.#steps.moved(version, move);
  }

  // The end

  /** Holds all that against the record. */
  audit(record: string, games: readonly AnyGame[]): Audit {
    if (this.#finding) return { type: 'failed', finding: this.#finding };
    return audit(record, games, { whose: this.#whose, draws: this.#draws, steps: this.#steps });
  }
}
