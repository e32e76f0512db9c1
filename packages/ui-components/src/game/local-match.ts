/** A match on one device: one person, the rest bots. It knows neither the page nor a clock. */
import { type AnyGame, type ChanceSource, type GameTypes, Match, type Seat } from '@cheeseboard/engine';
import { type Level, type Observation, observe, waitersFirst } from '@cheeseboard/engine/bots';

export interface Seating {
  readonly seats: number;
  readonly options: unknown;
  /** Null: only bots play, the reader watches. */
  readonly you: Seat | null;
  /** One level for all, or one for each bot in seat order. */
  readonly levels: readonly Level[];
}

export class LocalMatch {
  readonly match: Match;
  readonly you: Seat | null;
  readonly #chance: ChanceSource;
  readonly #levels: readonly Level[];

  /** Throws `Invalid` for what the game does not have. */
  constructor(game: AnyGame, { seats, options, you, levels }: Seating, chance: ChanceSource) {
    this.match = new Match<GameTypes>(game, { seats, options });
    this.you = you !== null && you < seats ? you : null;
    this.#levels = levels;
    this.#chance = chance;
  }

  isBot(seat: Seat): boolean {
    return seat !== this.you;
  }

  levelOf(seat: Seat): Level {
    const place = this.you !== null && seat > this.you ? seat - 1 : seat;
    return this.#levels[place % this.#levels.length] ?? 'steady';
  }

  /** Answers the draw that is waited for, if one is. */
  draw(): boolean {
    const request = this.match.chance;
    if (request) this.match.resolve(this.#chance(request));
    return request !== null;
  }

  /** What the bots that may act now are shown, in the order in which to ask them. */
  asked(): Observation<GameTypes>[] {
    const { match } = this;
    return waitersFirst(match.actors.filter((seat) => this.isBot(seat)).map((seat) => observe(match, seat)));
  }

  get log(): readonly GameTypes['event'][] {
    return this.match.history.flatMap(({ events }) => events);
  }
}
