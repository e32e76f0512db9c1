/** Plays random games to the end and lists the legal moves at each step. */
import {
  type AnyGame,
  copyOf,
  type Draw,
  drawOutcome,
  emptied,
  Match,
  type MoveBase,
  readOptions,
} from '../src/index.ts';

/** Plays a match with immer, including refusals, frozen states and history. Returns the number of moves. */
export function playMatch(game: AnyGame, seats: number, draw: Draw): number {
  const match = new Match(game, { seats });
  let moves = 0;
  for (;;) {
    const request = match.chance;
    if (request) {
      match.resolve(drawOutcome(request, draw));
      continue;
    }
    const actors = match.actors;
    if (actors.length === 0) return moves;
    const seat = actors[draw(actors.length)]!;
    const legal = match.legalMoves(seat);
    if (!match.play(seat, legal[draw(legal.length)]).ok) throw new Error('a listed move was refused');
    moves += 1;
  }
}

/** Reused for every list of moves, so that nothing is allocated. */
const legal: MoveBase[] = [];

/** Plays the same rules in place on a plain copy, as bots do. Returns the number of moves. */
export function playInPlace(game: AnyGame, seats: number, draw: Draw): number {
  const state = copyOf(game.setup(seats, readOptions(game, seats)));
  let moves = 0;
  for (;;) {
    const request = game.chance(state);
    if (request) {
      game.resolve(state, drawOutcome(request, draw));
      continue;
    }
    const actors = game.actors(state);
    if (actors.length === 0) return moves;
    const seat = actors.length === 1 ? actors[0]! : actors[draw(actors.length)]!;
    game.legalMoves(state, seat, emptied(legal));
    game.play(state, seat, legal[draw(legal.length)]!);
    moves += 1;
  }
}
