import { describe, expect, it } from 'vitest';
import { type Game, type GameTypes, resultByScore, seededDraw } from '../../index.ts';
import {
  type Budget,
  bestOf,
  type Candidate,
  mixedOf,
  type Observation,
  type Search,
  searchFlat,
  searchTree,
  startMeter,
} from './index.ts';

/*
 * A game so small that the best moves are known: take one or two stones; the player who takes the last one wins. Seat 0
 * may also grab out of turn, which ends the game: grabbing loses if the number of stones is odd.
 */
interface Stones extends GameTypes {
  state: { seats: number; options: Record<string, never>; stones: number; turn: number; winner: number };
  move: { type: 'take'; count: number } | { type: 'grab' };
  view: { viewer: number; seats: number; options: Record<string, never>; stones: number; turn: number };
}

const stones = {
  chance: () => null,
  actors: ({ turn }) => (turn === 0 ? [0] : [0, 1]),
  legalMoves(state, seat, into = []) {
    if (seat === state.turn) {
      into.push({ type: 'take', count: 1 });
      if (state.stones > 1) into.push({ type: 'take', count: 2 });
    } else into.push({ type: 'grab' });
    return into;
  },
  play(draft, seat, move) {
    if (move.type === 'grab') {
      draft.winner = draft.stones % 2 === 0 ? seat : 1 - seat;
      return;
    }
    draft.stones -= move.count;
    if (draft.stones === 0) draft.winner = seat;
    draft.turn = 1 - draft.turn;
  },
  result: ({ winner }) => (winner < 0 ? null : resultByScore(winner === 0 ? [1, 0] : [0, 1])),
  determinize: ({ seats, options, stones: stonesLeft, turn }) => ({
    seats,
    options,
    stones: stonesLeft,
    turn,
    winner: -1,
  }),
  writeMove: (move) => (move.type === 'take' ? `${move.count}` : 'grab'),
} as Partial<Game<Stones>> as Game<Stones>;

const search: Search<Stones> = {
  game: stones,
  value(state, into) {
    into[0] = state.winner === 0 ? 1 : 0;
    into[1] = 1 - into[0];
  },
  decide: (_state, _seat, moves, draw, mayWait) =>
    mayWait && draw(2) === 0 ? null : moves[draw(moves.length)]!,
};

/** Asks the seat that may grab before the seat in turn. */
const searchThatAsksSeat0First: Search<Stones> = {
  ...search,
  asked: ({ turn }) => (turn === 0 ? [0] : [0, 1]),
};

function observationOf(stonesLeft: number, viewer: number, turn: number): Observation<Stones> {
  const view = { viewer, seats: 2, options: {}, stones: stonesLeft, turn };
  const moves = stones.legalMoves({ ...view, winner: -1 }, viewer);
  return { view, moves, log: [] };
}

const words = (candidate: Candidate<Stones['move']>): string =>
  candidate.move === null ? 'wait' : stones.writeMove(candidate.move, {});

describe('flat search', () => {
  it('finds a win at once', () => {
    expect(words(bestOf(searchFlat(search, observationOf(2, 0, 0), seededDraw(1), { iterations: 60 })))).toBe(
      '2',
    );
  });

  it('weighs waiting against acting', () => {
    const best = (stonesLeft: number): string =>
      words(
        bestOf(
          searchFlat(
            searchThatAsksSeat0First,
            observationOf(stonesLeft, 0, 1),
            seededDraw(1),
            { iterations: 200 },
            true,
          ),
        ),
      );
    expect(best(3)).toBe('wait');
    expect(best(2)).toBe('grab');
  });

  it('answers at once if there is only one move', () => {
    const noTime: Budget = { milliseconds: 0, now: () => 0 };
    expect(searchFlat(search, observationOf(1, 0, 0), seededDraw(1), noTime)).toHaveLength(1);
  });
});

describe('tree search', () => {
  it.each([
    [2, '2'],
    [4, '1'],
    [5, '2'],
    [7, '1'],
  ])('with %i stones takes %s, because a player who faces three stones loses', (stonesLeft, take) => {
    const searchWithoutOffers: Search<Stones> = { ...search, asked: ({ turn }) => [turn] };
    const candidates = searchTree(
      searchWithoutOffers,
      observationOf(stonesLeft, 0, 0),
      seededDraw(stonesLeft),
      { iterations: 1500 },
    );
    expect(words(bestOf(candidates))).toBe(take);
  });

  it('weighs waiting against acting', () => {
    const best = (stones: number): string =>
      words(
        bestOf(
          searchTree(
            searchThatAsksSeat0First,
            observationOf(stones, 0, 1),
            seededDraw(1),
            { iterations: 400 },
            { mayWait: true },
          ),
        ),
      );
    expect(best(3)).toBe('wait');
    expect(best(2)).toBe('grab');
  });

  it('counts each iteration once', () => {
    const candidates = searchTree(search, observationOf(5, 0, 0), seededDraw(1), { iterations: 321 });
    expect(candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(321);
  });
});

describe('a budget', () => {
  it('of iterations is spent by counting', () => {
    const measureSpent = startMeter({ iterations: 4 });
    expect([measureSpent(), measureSpent(), measureSpent(), measureSpent(), measureSpent()]).toEqual([
      0, 0.25, 0.5, 0.75, 1,
    ]);
  });

  it.each([
    ['flat', searchFlat<Stones>],
    ['tree', searchTree<Stones>],
  ])('of milliseconds stops the %s search by the given clock', (_, run) => {
    let time = 1000;
    const now = (): number => {
      time += 1;
      return time;
    };
    const candidates = run(search, observationOf(5, 0, 0), seededDraw(1), { milliseconds: 50, now });
    const visits = candidates.reduce((sum, candidate) => sum + candidate.visits, 0);
    expect(visits).toBeGreaterThan(40);
    expect(time).toBeLessThanOrEqual(1000 + 50 + 3);
  });

  it.each([
    ['ends on time if that is enough', 0.5, 100],
    ['goes on until the search is sound', 1, 200],
    ['ends after the longest time all the same', 5, 300],
  ])('of milliseconds %s: with %d ms an iteration after %i ms', (_, msPerIteration, end) => {
    let time = 0;
    const measureSpent = startMeter({
      milliseconds: 100,
      longestMilliseconds: 300,
      now: () => time,
    });
    for (let spent = measureSpent(), last = 0; spent < 1; last = spent, spent = measureSpent()) {
      expect(spent).toBeGreaterThanOrEqual(last);
      time += msPerIteration;
    }
    expect(time).toBe(end);
  });

  it('of zero still gives an answer', () => {
    const noTime: Budget = { milliseconds: 0, now: () => 0 };
    expect(searchFlat(search, observationOf(5, 0, 0), seededDraw(1), noTime)[0]?.visits).toBe(1);
    expect(searchTree(search, observationOf(5, 0, 0), seededDraw(1), noTime)).toHaveLength(1);
  });
});

describe('a mixed choice', () => {
  const candidates = [60, 35, 5].map((visits, count) => ({
    move: { type: 'take', count } as const,
    visits,
    value: 0,
  }));

  it('picks moves in proportion to their visits, but never those only explored', () => {
    const draw = seededDraw(7);
    const choiceCounts = [0, 0, 0];
    for (let time = 0; time < 2000; time++) choiceCounts[mixedOf(candidates, draw).move!.count]! += 1;
    expect(choiceCounts[2]).toBe(0);
    expect(choiceCounts[0]! / 2000).toBeCloseTo(60 / 95, 1);
  });
});
