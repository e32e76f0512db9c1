/**
 * What somebody at a table remembers, so that nobody has to be believed: the draws and the steps as they watched them. At the end it is held against
 * the record.
 */
import type { AnyGame } from '@cheeseboard/engine';
import type { PersonId } from '../tables/table.ts';
import { audit } from './audit.ts';
import { type Audit, type Finding, graver } from './finding.ts';
import { WatchedDraws, type Whose } from './watched-draws.ts';
import { WatchedSteps } from './watched-steps.ts';

export class Witness {
  readonly draws: WatchedDraws;
  readonly steps: WatchedSteps;
  readonly #whose: Whose;
  #finding: Finding | null = null;

  constructor(me: PersonId, table: string, match: number) {
    this.#whose = { me, table, match };
    this.steps = new WatchedSteps((finding) => this.#found(finding));
    this.draws = new WatchedDraws(
      this.#whose,
      (finding) => this.#found(finding),
      () => this.steps.latest,
    );
  }

  get me(): PersonId {
    return this.#whose.me;
  }

  /** What was found out so far. */
  get finding(): Finding | null {
    return this.#finding;
  }

  #found(finding: Finding): void {
    this.#finding = graver(this.#finding, finding);
  }

  /** I am to draw with chains that I pledged for other draws: for a match that is behind us, or together with others. */
  asksAgain(): void {
    this.#found({ type: 'roster' });
  }

  /** I pledged, or should have been asked to, and nothing is drawn together. */
  drawsAlone(): void {
    this.#found({ type: 'alone' });
  }

  /** Holds all that against the record. */
  audit(record: string, games: readonly AnyGame[]): Audit {
    if (this.#finding) return { type: 'failed', finding: this.#finding };
    return audit(record, games, { whose: this.#whose, draws: this.draws, steps: this.steps });
  }
}
