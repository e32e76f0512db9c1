import { describe, expect, it } from 'vitest';
import { goudaGouda as game } from './index.ts';
import { goudaGoudaPositions as positions } from './positions.ts';
import { cheeseOn, encodeEaten, resultOf, standing } from './scoring.ts';
import { diceText, miceOnPlace, run, stateOf, typesOf } from './test/positions.ts';

const eatenCheeses = (...cheeses: [number, number][]) =>
  cheeses.map(([seat, points]) => encodeEaten(seat, points));

describe('GG-10 the first mouse at the cheese', () => {
  const state = stateOf({
    phase: 'move',
    seats: 3,
    dice: 'grg',
    place: 'stool-left',
    mice: { 'stool-left': [1, 2] },
    extraTurns: 0,
  });

  it('wins for its owner, whoever moved it, at once', () => {
    const { state: finalState, events } = run(state, '0 green 1>12');
    expect(events.slice(1)).toEqual([
      { type: 'ate', rule: 'GG-10', seat: 1, place: 'table', points: 1, left: 0 },
      { type: 'over', rule: 'GG-10', winner: 1, scores: [0, 1, 0] },
    ]);
    expect(finalState).toMatchObject({ phase: 'over', dice: [], place: -1 });
    expect(miceOnPlace(finalState, 'table')).toEqual([0, 1, 0]);
    expect(miceOnPlace(finalState, 'stool-left')).toEqual([1, 1, 0]);
    expect(game.actors(finalState)).toEqual([]);
    expect(game.chance(finalState)).toBeNull();
    expect(game.result(finalState)).toEqual({ winners: [1], scores: [0, 1, 0], ranking: [2, 1, 2] });
  });

  it('opens no further window and ends all turns', () => {
    const powers = stateOf({
      phase: 'move',
      tokens: ['d', 'd'],
      spent: ['d', ''],
      extraTurns: 1,
      dice: 'gg',
      place: 'stool-left',
      mice: { 'stool-left': [1, 1] },
    });
    expect(run(powers, '0 green 0>12').state).toMatchObject({ phase: 'over', extraTurns: 0, stack: [] });
  });

  it('the game continues until then', () => {
    expect(game.result(state)).toBeNull();
    const { state: next, events } = run(state, '0 red 0>9');
    expect(typesOf(events)).toEqual(['moved']);
    expect(game.result(next)).toBeNull();
  });
});

describe('GG-11 where the cheese is', () => {
  it('on the purple box, for a shorter game', () => {
    const state = stateOf({
      phase: 'move',
      options: { cheeseAt: 'purple-box' },
      dice: 'g',
      place: 'rope',
      mice: { rope: [0, 1] },
    });
    expect(cheeseOn(state, 7)).toBe(1);
    expect(cheeseOn(state, 12)).toBe(0);
    expect(run(state, '0 green 1>7').events[1]).toMatchObject({ type: 'ate', place: 'purple-box', seat: 1 });
  });

  it('on the purple box of the long board', () => {
    const state = stateOf({
      phase: 'move',
      options: { cheeseAt: 'purple-box', board: 'long' },
      dice: 'g',
      place: 'yellow-boxes',
      mice: { 'yellow-boxes': [1] },
    });
    expect(run(state, '0 green 0>9').state.phase).toBe('over');
    expect(cheeseOn(stateOf({ phase: 'name', options: { board: 'long' } }), 14)).toBe(1);
    expect(cheeseOn(stateOf({ phase: 'name', options: { board: 'long' } }), 12)).toBe(0);
  });

  it('has no effect with scattered cheeses', () => {
    const options = { cheeseAt: 'purple-box', festival: 'scattered' } as const;
    const state = stateOf({ phase: 'name', options });
    expect(game.view(state, 0).cheeses).toEqual([
      { place: 5, points: 2, count: 1 },
      { place: 9, points: 3, count: 1 },
      { place: 12, points: 4, count: 1 },
    ]);
    const longBoard = stateOf({ phase: 'name', options: { ...options, board: 'long' } });
    expect(game.view(longBoard, 0).cheeses.map(({ place }) => place)).toEqual([7, 11, 14]);
  });
});

describe('GG-21 cheese festival', () => {
  const festival = { festival: 'on' } as const;
  const state = stateOf({
    phase: 'move',
    options: festival,
    dice: 'ggrg',
    place: 'stool-right',
    mice: { 'stool-right': [2, 2] },
  });

  it('a mouse that arrives eats one and leaves; the rest of the dice are carried out', () => {
    const { state: after, events } = run(state, '0 green 1>12');
    expect(events.slice(1)).toEqual([
      { type: 'ate', rule: 'GG-21', seat: 1, place: 'table', points: 1, left: 2 },
    ]);
    expect(miceOnPlace(after, 'table')).toEqual([0, 0]);
    expect(miceOnPlace(after, 'stool-right')).toEqual([2, 1]);
    expect(after.phase).toBe('move');
    expect(diceText(after)).toBe('sgrg');
    expect(game.view(after, 0).cheeses).toEqual([{ place: 12, points: 1, count: 2 }]);
    expect(game.view(after, 0).scores).toEqual([0, 1]);
    expect(run(after, '0 red 1>9').state.phase).toBe('move');
  });

  it('ends with the last cheese, at once', () => {
    const { state: finalState, events } = run(state, '0 green 1>12', '0 green 0>12', '0 green 0>12');
    expect(finalState).toMatchObject({ phase: 'over', dice: [] });
    expect(events.slice(-2)).toEqual([
      { type: 'ate', rule: 'GG-21', seat: 0, place: 'table', points: 1, left: 0 },
      { type: 'over', rule: 'GG-21', winner: 0, scores: [2, 1] },
    ]);
    expect(game.result(finalState)).toEqual({ winners: [0], scores: [2, 1], ranking: [1, 2] });
    expect(game.view(finalState, 0).cheeses).toEqual([]);
    expect(game.view(finalState, 0).eaten).toEqual([
      { seat: 1, points: 1 },
      { seat: 0, points: 1 },
      { seat: 0, points: 1 },
    ]);
  });

  it('on a tie, the player who ate first wins', () => {
    expect(resultOf({ seats: 4, eaten: eatenCheeses([2, 1], [0, 1], [3, 1]) })).toEqual({
      winners: [2],
      scores: [1, 0, 1, 1],
      ranking: [2, 4, 1, 3],
    });
  });

  it('players who ate nothing share a place', () => {
    expect(resultOf({ seats: 4, eaten: eatenCheeses([1, 1], [3, 1], [3, 1]) })).toEqual({
      winners: [3],
      scores: [0, 1, 0, 2],
      ranking: [3, 2, 3, 1],
    });
  });
});

describe('GG-22 scattered cheeses', () => {
  const options = { festival: 'scattered' } as const;

  it('a mouse that arrives takes the points of that place and leaves; later ones stay', () => {
    const state = stateOf({ phase: 'move', options, dice: 'gg', place: 'tube', mice: { tube: [1, 1] } });
    const { state: after, events } = run(state, '0 green 1>5');
    expect(events[1]).toEqual({
      type: 'ate',
      rule: 'GG-22',
      seat: 1,
      place: 'yellow-boxes',
      points: 2,
      left: 2,
    });
    expect(miceOnPlace(after, 'yellow-boxes')).toEqual([0, 0]);
    const { state: afterSecond, events: later } = run(after, '0 green 0>5');
    expect(typesOf(later)).toEqual(['moved', 'turn']);
    expect(miceOnPlace(afterSecond, 'yellow-boxes')).toEqual([1, 0]);
    expect(game.view(afterSecond, 0).cheeses.map(({ points }) => points)).toEqual([3, 4]);
  });

  it('most points wins, and nobody can tie', () => {
    const state = stateOf({
      phase: 'move',
      options,
      dice: 'g',
      place: 'stool-left',
      mice: { 'stool-left': [0, 1] },
      eaten: [
        [0, 2],
        [0, 3],
      ],
    });
    const { state: finalState, events } = run(state, '0 green 1>12');
    expect(events.at(-1)).toEqual({ type: 'over', rule: 'GG-22', winner: 0, scores: [5, 4] });
    expect(game.result(finalState)).toEqual({ winners: [0], scores: [5, 4], ranking: [1, 2] });
    expect(resultOf({ seats: 3, eaten: eatenCheeses([0, 2], [1, 3], [2, 4]) })).toEqual({
      winners: [2],
      scores: [2, 3, 4],
      ranking: [3, 2, 1],
    });
  });
});

describe('GG-23 festival and powers together', () => {
  it('a mouse can be brought to a cheese by the roll that a token made', () => {
    const state = stateOf({
      phase: 'rolled',
      options: { festival: 'on' },
      tokens: ['i', 'd'],
      dice: 'y',
      place: 'stool-left',
      mice: { 'stool-left': [1] },
    });
    const { state: next, events } = run(state, '0 improve 0', '1 pass', '1 pass', '0 green 0>12');
    expect(typesOf(events).slice(-2)).toEqual(['moved', 'ate']);
    expect(next.phase).toBe('moved');
  });

  it('nobody runs out of mice: three cheeses, five mice', () => {
    const state = stateOf({
      phase: 'name',
      options: { festival: 'on' },
      eaten: [
        [0, 1],
        [0, 1],
      ],
    });
    expect(miceOnPlace(state, 'barrel')).toEqual([3, 5]);
    expect(positions.flaw({ ...state, mice: state.mice.map(() => 0) })).toBe('seat 0 has 0 mice, not 3');
  });
});

describe('how far each seat is', () => {
  type Table = Parameters<typeof stateOf>[0];
  const standingAt = (table: Omit<Table, 'phase'>): number[] =>
    standing(stateOf({ phase: table.eaten ? 'over' : 'name', seats: 3, ...table }));

  it('is the row of its foremost mouse', () => {
    expect(standingAt({ mice: { rope: [1, 1], 'stool-left': [0, 1] } })).toEqual([5, 9, 0]);
    expect(standingAt({ mice: { table: [1], 'stool-right': [0, 1] }, eaten: [[0, 1]] })).toEqual([10, 9, 0]);
    expect(standingAt({ options: { board: 'long' }, mice: { plank: [0, 0, 1] } })).toEqual([0, 0, 3]);
  });

  it('is its points at a festival', () => {
    const state = stateOf({ phase: 'name', seats: 3, options: { festival: 'on' } });
    expect(standing({ ...state, eaten: [encodeEaten(1, 2)] })).toEqual([0, 2, 0]);
  });
});
