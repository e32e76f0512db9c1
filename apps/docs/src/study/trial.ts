/** Plays on from a position while the site is built and tested, with the same steps as the page in the browser. */
import {
  type AnyGame,
  type GameTypes,
  Match,
  type Played,
  type Seat,
  seededChance,
} from '@cheeseboard/engine';
import { readPosition } from '@cheeseboard/engine/positions';
import type { GameDocs, MoveText, Pattern } from '../data/types.ts';
import { matchesPattern } from './pattern.ts';

export interface Start {
  readonly position: string;
  readonly you?: Seat;
  readonly seed?: string;
}

export class Trial {
  readonly match: Match;
  /** The reader's seat. */
  readonly you: Seat | null;
  readonly #chance: ReturnType<typeof seededChance> | null;

  constructor({ game, positions }: GameDocs, { position, you, seed }: Start) {
    const { state } = readPosition(position, [positions]) as { state: GameTypes['state'] };
    const gameAtPosition: AnyGame = { ...game, setup: () => state };
    this.match = new Match<GameTypes>(gameAtPosition, { seats: state.seats, options: state.options });
    this.#chance = seed === undefined ? null : seededChance(seed);
    this.#draw();
    this.you = you ?? this.match.actors[0] ?? null;
  }

  /** Plays for the seat named in the move, or else for the seat to act. */
  play(text: MoveText): Played<GameTypes> {
    const { seat, move } = readMove(this.match, text);
    const result = this.match.play(seat, move);
    if (result.ok) this.#draw();
    return result;
  }

  /** Plays for the other seats until it is the reader's turn or the game is over. */
  playOthers(preferredMoves: readonly MoveText[]): void {
    for (let seat = this.#otherActor(); seat !== undefined; seat = this.#otherActor()) {
      const legal = this.match.legalMoves(seat);
      const move =
        preferredMoves
          .map((text) => readMove(this.match, text))
          .find(
            (preferredMove) =>
              preferredMove.seat === seat && this.match.refusal(seat, preferredMove.move) === null,
          )?.move ?? legal[0];
      if (!this.match.play(seat, move).ok) throw new Error(`seat ${seat} has no legal move`);
      this.#draw();
    }
  }

  hasHappened(pattern: Pattern): boolean {
    return this.match.history.some(({ events }) => events.some((event) => matchesPattern(event, pattern)));
  }

  #otherActor(): Seat | undefined {
    const { actors } = this.match;
    return this.you !== null && actors.includes(this.you) ? undefined : actors[0];
  }

  #draw(): void {
    if (this.#chance) this.match.resolveAll(this.#chance);
  }
}

export function readMove(match: Match, text: MoveText): { seat: Seat; move: GameTypes['move'] } {
  const [, namedSeat, moveText = ''] = /^(?:@(\d) )?(.+)$/.exec(text) ?? [];
  const seat = namedSeat === undefined ? match.actors[0] : Number(namedSeat);
  const move = match.game.readMove(moveText, match.options);
  if (seat === undefined) throw new Error(`nobody is to act before "${text}"`);
  if (!move) throw new Error(`"${text}" is not a move`);
  return { seat, move };
}
