/** A match on one device between one person and bots. Uses neither the page nor a clock. */
import { type AnyGame, type ChanceSource, type GameTypes, Match, type Seat } from '@cheeseboard/engine';
import { type Level, type Observation, observe, optionalFirst } from '@cheeseboard/engine/bots';

export interface LocalMatchOptions {
  readonly seats: number;
  readonly options: unknown;
  /** The reader's seat; null if the reader only watches bots play. */
  readonly you: Seat | null;
  /** One level for all bots, or one per bot in seat order. */
  readonly levels: readonly Level[];
}

export class LocalMatch {
  readonly match: Match;
  readonly you: Seat | null;
  readonly #chance: ChanceSource;
  readonly #levels: readonly Level[];

  /** Throws `Invalid` for seats or options the game does not have. */
  constructor(game: AnyGame, { seats, options, you, levels }: LocalMatchOptions, chance: ChanceSource) {
    this.match = new Match<GameTypes>(game, { seats, options });
    this.you = you !== null && you < seats ? you : null;
    this.#levels = levels;
    this.#chance = chance;
  }

  isBot(seat: Seat): boolean {
    return seat !== this.you;
  }

  levelOf(seat: Seat): Level {
    const botIndex = this.you !== null && seat > this.you ? seat - 1 : seat;
    return this.#levels[botIndex % this.#levels.length] ?? 'steady';
  }

  /** Whether the reader is to roll the pending dice. */
  get awaitsRoll(): boolean {
    const { game, state, chance } = this.match;
    return chance !== null && this.you !== null && game.roller?.(state) === this.you;
  }

  /** Resolves the pending chance request. Returns false if there is none. */
  resolveChance(): boolean {
    const request = this.match.chance;
    if (request) this.match.resolve(this.#chance(request));
    return request !== null;
  }

  /** The observations of the bots that may act now, in the order in which to ask them. */
  botObservations(): Observation<GameTypes>[] {
    const { match } = this;
    return optionalFirst(match.actors.filter((seat) => this.isBot(seat)).map((seat) => observe(match, seat)));
  }

  /** The events as the reader may read them. */
  get log(): readonly GameTypes['event'][] {
    return this.match.events(this.you ?? 'spectator');
  }
}
