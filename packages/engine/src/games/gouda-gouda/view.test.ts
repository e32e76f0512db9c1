import { describe, expect, it } from 'vitest';
import { seededDraw } from '../../index.ts';
import { goudaGouda as game } from './index.ts';
import { goudaGoudaPositions as positions } from './positions.ts';
import { howMany, totalOf } from './tally.ts';
import { stateOf } from './test/positions.ts';

const draw = seededDraw(3);
const roll = { phase: 'rolled', dice: 'gy', place: 'bucket', mice: { bucket: [1, 1] } } as const;

describe('GG-12 kinds are secret, counts are public', () => {
  const state = stateOf({ ...roll, seats: 3, tokens: ['rrc', 'dt', 'w'], spent: ['', 'c', 'ii'] });

  it('you see your own tokens, how many the others hold, and what was played', () => {
    const view = game.view(state, 0);
    expect(view.tokens).toEqual([2, 0, 0, 0, 0, 1]);
    expect(view.tokenCounts).toEqual([3, 2, 1]);
    expect(view.spent).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 1],
      [0, 0, 0, 2, 0, 0],
    ]);
    expect(game.view(state, 'spectator').tokens).toEqual([]);
  });

  it('states that differ only in the others’ kinds look the same', () => {
    const other = stateOf({ ...roll, seats: 3, tokens: ['rrc', 'wc', 'd'], spent: ['', 'c', 'ii'] });
    expect(game.view(other, 0)).toEqual(game.view(state, 0));
    expect(game.view(other, 'spectator')).toEqual(game.view(state, 'spectator'));
    expect(game.view(other, 1)).not.toEqual(game.view(state, 1));
  });

  it('a sampled state has at most five of each kind', () => {
    const manyTokens = stateOf({
      ...roll,
      seats: 6,
      tokens: ['rrrrr', 'dd', 'ddd', 'ttttt', 'iiiii', 'wwwww'],
    });
    for (let times = 0; times < 50; times++) {
      const sampledState = game.determinize(game.view(manyTokens, 0), draw);
      expect(positions.flaw(sampledState)).toBeNull();
      expect(sampledState.tokens[0]).toBe(manyTokens.tokens[0]);
      expect(sampledState.tokens.slice(1).every((tokens) => howMany(tokens, 0) === 0)).toBe(true);
      expect(sampledState.tokens.map(totalOf)).toEqual([5, 2, 3, 5, 5, 5]);
    }
  });

  it('every kind that is left can be anywhere', () => {
    const seenHands = new Set<string>();
    for (let times = 0; times < 200; times++) {
      const { tokens } = game.determinize(game.view(state, 0), draw);
      for (const seat of [1, 2]) {
        for (let kind = 0; kind < 6; kind++)
          if (howMany(tokens[seat]!, kind) > 0) seenHands.add(`${seat}${kind}`);
      }
    }
    expect(seenHands.size).toBe(12);
  });

  it('with full sets everything is known', () => {
    const fullHand = stateOf({ ...roll, seats: 3, tokens: ['rdtiwc', 'dt', 'w'] });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(game.determinize(game.view(fullHand, viewer), draw)).toEqual(fullHand);
    }
  });
});

describe('the table', () => {
  it('is complete in the view and can be restored from it', () => {
    const state = stateOf({
      phase: 'rolled',
      tokens: ['cr', 'ii'],
      spent: ['t', 'c'],
      dice: 'gv',
      place: 'bucket',
      mice: { bucket: [1, 1], tube: [2, 2] },
      stack: '0t 1c',
      target: 4,
      passed: [1],
      options: { festival: 'on' },
      eaten: [[1, 1]],
    });
    const view = game.view(state, 0);
    expect(view).toMatchObject({
      asked: [0],
      window: 'c',
      dice: ['green', 'void'],
      place: 3,
      stack: [
        { seat: 0, kind: 'transfer', dice: [], place: 4 },
        { seat: 1, kind: 'cancel', dice: [], place: null },
      ],
      passed: [1],
      eaten: [{ seat: 1, points: 1 }],
      scores: [0, 1],
    });
    expect(game.view(game.determinize(view, draw), 0)).toEqual(view);
  });

  it('votes are public', () => {
    const state = stateOf({
      phase: 'vote',
      seats: 3,
      options: { earlyRoll: 'on' },
      dice: 'g',
      votes: [null, 'barrel', null],
    });
    expect(game.view(state, 0)).toMatchObject({
      votes: [null, 0, null],
      place: null,
      asked: [2],
      window: null,
    });
  });
});
