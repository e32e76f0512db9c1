/** A match that starts at a given position and allows any move to be taken back. */
import {
  type AnyGame,
  type ChanceSource,
  type GameTypes,
  Match,
  type Seat,
  type Step,
} from '@cheeseboard/engine';

export class PositionSandbox {
  readonly #game: AnyGame;
  readonly #chance: ChanceSource | null;
  #match: Match;

  /** If `chance` is null, dice are not rolled and cards are not dealt. */
  constructor(game: AnyGame, start: GameTypes['state'], chance: ChanceSource | null) {
    this.#game = { ...game, setup: () => start };
    this.#chance = chance;
    this.#match = this.#newMatch(start);
    this.#resolveChance();
  }

  get match(): Match {
    return this.#match;
  }

  /** Whether at least one move has been made. */
  get hasMoves(): boolean {
    return this.#match.history.some(({ step }) => 'seat' in step);
  }

  play(seat: Seat, move: GameTypes['move']): ReturnType<Match['play']> {
    const result = this.#match.play(seat, move);
    if (result.ok) this.#resolveChance();
    return result;
  }

  /** Takes back the last move and everything after it, even dice and deals. */
  back(): void {
    const steps = this.#match.history.map(({ step }) => step);
    this.#replay(
      steps.slice(
        0,
        steps.findLastIndex((step) => 'seat' in step),
      ),
    );
  }

  reset(): void {
    const steps = this.#match.history.map(({ step }) => step);
    this.#replay(
      steps.slice(
        0,
        steps.findIndex((step) => 'seat' in step),
      ),
    );
  }

  #replay(steps: readonly Step<GameTypes['move']>[]): void {
    const match = this.#newMatch(this.#match.start);
    for (const step of steps) {
      if ('seat' in step) match.play(step.seat, step.move);
      else match.resolve(step.outcome);
    }
    this.#match = match;
  }

  #newMatch({ seats, options }: GameTypes['state']): Match {
    return new Match<GameTypes>(this.#game, { seats, options });
  }

  #resolveChance(): void {
    if (this.#chance) this.#match.resolveAll(this.#chance);
  }
}
