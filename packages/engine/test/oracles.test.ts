/** Each game against an oracle that was written from the rules by somebody else and imports nothing of the engine. */
import { describe, expect, it } from 'vitest';
import type { State as DavidGoliathState } from '../src/games/david-goliath/index.ts';
import { cardsIn } from '../src/games/david-goliath/index.ts';
import { games } from '../src/games/index.ts';
import type { State as MensErgerJeNietState } from '../src/games/mens-erger-je-niet/index.ts';
import { type AnyGame, Match, type OptionValue, type StateBase, seededDraw } from '../src/index.ts';
import { outcomeFrom, pick, runs } from './kit.ts';
import { Oracle as DavidGoliathOracle } from './oracles/david-goliath.ts';
import { Oracle as MensErgerJeNietOracle } from './oracles/mens-erger-je-niet.ts';

interface Oracle {
  awaits():
    | { what: 'chance'; request: object }
    | { what: 'moves'; bySeat: Map<number, string[]> }
    | { what: 'over'; result: object };
  chance(outcome: number[]): void;
  move(seat: number, move: never): void;
  facts(): object;
}

const seatsOf = (state: StateBase): number[] => Array.from({ length: state.seats }, (_, seat) => seat);

/** How to read the oracle's facts off the engine's state. */
const readings: {
  [id: string]: { start(seats: number, options: never): Oracle; facts(state: never): object };
} = {
  'david-goliath': {
    start: (seats, options) => new DavidGoliathOracle(seats, options),
    facts: (state: DavidGoliathState) => ({
      dealer: state.phase === 'dealer' ? -1 : state.dealer,
      deal: state.phase === 'over' ? state.scores.length - 1 : state.scores.length,
      turn: state.phase === 'trick' ? (state.leader + state.trick.length) % state.seats : -1,
      hands: seatsOf(state).map((seat) => cardsIn(state.hands, seat)),
      won: seatsOf(state).map((seat) => cardsIn(state.won, seat)),
      trick: state.trick.map((card, place) => [(state.leader + place) % state.seats, card]),
      scores: state.scores,
    }),
  },
  'mens-erger-je-niet': {
    start: (seats, options) => new MensErgerJeNietOracle(seats, options),
    facts: (state: MensErgerJeNietState) => ({
      turn: state.phase === 'roll' || state.phase === 'move' ? state.turn : -1,
      piles: seatsOf(state).map((seat) => state.heights.slice(4 * seat, 4 * seat + 4)),
      roll: state.roll,
      finished: state.finished,
    }),
  },
};

/** What the engine waits for, in the oracle's words. */
function awaitsOf(game: AnyGame, match: Match): object {
  const request = match.chance;
  if (request) {
    const { sealed, ...asked } = request;
    expect(sealed).toBe(asked.kind === 'shuffle');
    return { what: 'chance', request: asked };
  }
  const { result } = match;
  if (result) return { what: 'over', result };
  const moves = (seat: number): string[] =>
    game
      .legalMoves(match.state, seat)
      .map((move) => JSON.stringify(move))
      .sort();
  return { what: 'moves', bySeat: new Map(match.actors.map((seat) => [seat, moves(seat)])) };
}

function sorted(awaits: ReturnType<Oracle['awaits']>): object {
  if (awaits.what !== 'moves') return awaits;
  return { what: 'moves', bySeat: new Map([...awaits.bySeat].sort(([a], [b]) => a - b)) };
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const reading = readings[id]!;
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);

  it.each(counts)('agrees with the oracle in whole games of %i', (seats) => {
    for (let seed = 0; seed < runs(60).numRuns; seed++) {
      const draw = seededDraw(seed * 10 + seats);
      const options: Record<string, OptionValue> = {};
      for (const [key, spec] of Object.entries(game.options)) {
        const values = spec.values(seats);
        options[key] = draw(2) ? values[0]! : values[draw(Math.min(values.length, 8))]!;
        // A game of twelve rounds shows nothing that one of two does not.
        if (values[0] === 'players') options[key] = 1 + draw(2);
      }
      const match = new Match(game as never, { seats, options });
      const oracle = reading.start(seats, options as never);
      for (;;) {
        expect(awaitsOf(game, match)).toEqual(sorted(oracle.awaits()));
        expect(reading.facts(match.state as never)).toEqual(oracle.facts());
        const number = draw(2 ** 31);
        const request = match.chance;
        if (request) {
          const outcome = outcomeFrom(request, number);
          match.resolve(outcome);
          oracle.chance(outcome);
          continue;
        }
        if (match.result) break;
        const { seat, move } = pick(game, match.state, number);
        match.play(seat, move);
        oracle.move(seat, move as never);
      }
    }
  });
});
