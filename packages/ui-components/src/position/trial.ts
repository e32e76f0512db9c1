/** What is tried in a position: a match that begins there. */
import {
  type AnyGame,
  type ChanceSource,
  type GameTypes,
  Match,
  type Seat,
  type Step,
} from '@cheeseboard/engine';

export class Trial {
  readonly #game: AnyGame;
  readonly #chance: ChanceSource | null;
  #match: Match;

  /** Without a source of chance, what is to be drawn stays undrawn. */
  constructor(game: AnyGame, start: GameTypes['state'], chance: ChanceSource | null) {
    this.#game = { ...game, setup: () => start };
    this.#chance = chance;
    this.#match = this.#anew(start);
    this.#draw();
  }

  get match(): Match {
    return this.#match;
  }

  /** Something has been tried. */
  get begun(): boolean {
    return this.#match.history.some(({ step }) => 'seat' in step);
  }

  play(seat: Seat, move: GameTypes['move']): ReturnType<Match['play']> {
    const played = this.#match.play(seat, move);
    if (played.ok) this.#draw();
    return played;
  }

  /** To before the last thing that was tried: to try is to learn, so anything can be taken back, draws too. */
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
    const match = this.#anew(this.#match.start);
    for (const step of steps) {
      if ('seat' in step) match.play(step.seat, step.move);
      else match.resolve(step.outcome);
    }
    this.#match = match;
  }

  #anew({ seats, options }: GameTypes['state']): Match {
    return new Match<GameTypes>(this.#game, { seats, options });
  }

  #draw(): void {
    if (this.#chance) this.#match.resolveAll(this.#chance);
  }
}
