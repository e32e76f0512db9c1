import { describe, expect, it } from 'vitest';
import { copyOf } from '../../core/match.ts';
import { readPosition, writePosition } from '../../core/position.ts';
import { daumenDrauf as game, type State } from './index.ts';
import { daumenDraufPositions as positions } from './positions.ts';
import { cardsOf, play, stateOf } from './test/positions.ts';

const stateBeforeLead = (): State =>
  stateOf({ hands: ['y1 y4 g2', 'y2 g1f', 'y1f b5f'], lastTrick: '1b3 0b4', turn: 0 });
const stateWithOpenTrick = (): State => {
  const state = stateBeforeLead();
  play(state, '0:y1', '1:y2');
  return state;
};
const startState = (): State =>
  stateOf({ hands: ['y1 y2 y3 y4 g1', 'g2 g3 g4 b1 b2'], turn: 0, isRestInStock: true, firstLeader: 0 });
const finishedState = (): State => {
  const state = stateOf({ hands: ['y1', 'y2 y3f'], lastTrick: '0b4', turn: 0 });
  play(state, '0:y1', '1:pass');
  return state;
};

/** The flaw of a state after a change. */
function flawOf(state: State, change: Partial<State>): string | null {
  return positions.flaw({ ...copyOf(state), ...change });
}

describe('positions', () => {
  it('are written like this', () => {
    expect(writePosition(positions, stateWithOpenTrick())).toBe(
      'daumen-drauf.1/3/rounds=1/trick/0/2/y1.y2/0.1/-1/y4g2,g1f,y1fb5f/y2f.3.3f.4f.5.5fg1.2f.3.3f.4.4f.5.5fb1.1f.2.2f.3.3f.4.4f.5,,//',
    );
    expect(writePosition(positions, startState())).toBe(
      'daumen-drauf.1/2/rounds=1/trick/0/0///-1/y1.2.3.4g1,g2.3.4b1.2/,/y1f.y2f.y3f.y4f.g1f.g2f.g3f.g4f.b1f.b2f.b3.b3f.b4.b4f/',
    );
  });
  it.each([stateBeforeLead, stateWithOpenTrick, startState, finishedState])(
    'are read back: %o',
    (position) => {
      const state = position();
      expect(readPosition(writePosition(positions, state), [positions]).state).toEqual(state);
    },
  );
  const text = 'daumen-drauf.1/2/rounds=1/trick/0/0/b4/0/0/y1,y2/b4,/g1/';
  it.each([
    ['y1', 'y1y1'],
    ['y1', 'y0'],
    ['y1', 'y10'],
    ['y1', 'x1'],
    ['y1,y2', 'y1'],
    ['/g1/', '/g1g2/'],
    ['/0/0/b4', '/0/2/b4'],
    ['trick', 'game'],
    ['/b4/0/0/', '/b4/0/-2/'],
  ])('with %s as %s are refused', (from, to) => {
    expect(() => readPosition(text.replace(from, to), [positions])).toThrow(/^position: /);
  });
});

describe('an impossible state', () => {
  it('is not found in these', () => {
    for (const state of [stateBeforeLead(), stateWithOpenTrick(), startState(), finishedState()])
      expect(positions.flaw(state)).toBeNull();
  });
  it.each<[string, () => State, (state: State) => Partial<State>]>([
    ['0 of 1 rounds', finishedState, () => ({ scores: [] })],
    ['1 of 1 rounds', stateBeforeLead, () => ({ scores: [[0, 0, 0]] })],
    ['somebody is in turn', stateBeforeLead, () => ({ turn: -1 })],
    ['somebody is in turn', finishedState, () => ({ turn: 0 })],
    ['the first leader is known', () => game.setup(2, finishedState().options), () => ({ firstLeader: 1 })],
    [
      'the first leader is known',
      () => game.setup(2, { ...finishedState().options, firstLeader: 0 }),
      () => ({ phase: 'leader' }),
    ],
    [
      'seat 1 is the first leader',
      stateBeforeLead,
      (state) => ({ options: { ...state.options, firstLeader: 1 } }),
    ],
    [
      'seat 1 is the first leader',
      finishedState,
      (state) => ({ options: { ...state.options, firstLeader: 1 } }),
    ],
    ['the scores of round 1', finishedState, () => ({ scores: [[1, 1]] })],
    ['the scores of round 1', finishedState, () => ({ scores: [[-6, -6]] })],
    ['the scores of round 1', finishedState, () => ({ scores: [[0, -1]] })],
    ['the scores of the last round', finishedState, () => ({ scores: [[0, 0]] })],
    ['no cards have been dealt', () => game.setup(2, finishedState().options), () => ({ stock: [1] })],
    ['no cards have been dealt', () => game.setup(2, finishedState().options), () => ({ trick: [1] })],
    ['no cards have been dealt', () => game.setup(2, finishedState().options), () => ({ shownBy: [1] })],
    ['no cards have been dealt', () => game.setup(2, finishedState().options), () => ({ winner: 1 })],
    [
      'no cards have been dealt',
      () => game.setup(2, finishedState().options),
      () => ({ hands: [0, 0, 0, 0, 0, 1] }),
    ],
    [
      'no cards have been dealt',
      () => game.setup(2, finishedState().options),
      () => ({ won: [0, 0, 0, 1, 0, 0] }),
    ],
    ['each card of 3 colours from 1 to 5', stateBeforeLead, () => ({ stock: cardsOf('y1') })],
    ['each card of 3 colours from 1 to 4', startState, (state) => ({ stock: [...state.stock.slice(1), 0] })],
    ['each card of 3 colours from 1 to 4', startState, (state) => ({ stock: state.stock.slice(1) })],
    ['each card of the trick', stateWithOpenTrick, () => ({ shownBy: [0] })],
    ['nobody overtakes themselves', stateWithOpenTrick, () => ({ shownBy: [0, 0] })],
    ['nobody overtakes themselves', stateWithOpenTrick, () => ({ turn: 1 })],
    ['each card shown is higher', stateWithOpenTrick, () => ({ trick: cardsOf('y2 y1') })],
    ['the highest card wins', stateBeforeLead, () => ({ winner: 1, turn: 1 })],
    ['the winner has the cards', stateBeforeLead, () => ({ shownBy: [0, 2], winner: 2, turn: 2 })],
    ['the winner of the trick leads', stateBeforeLead, () => ({ turn: 1 })],
    ['the first leader leads', startState, () => ({ turn: 1 })],
    ['the last trick lies open', stateBeforeLead, () => ({ trick: [], shownBy: [], winner: -1 })],
    ['somebody has won', finishedState, () => ({ winner: -1, trick: [], shownBy: [] })],
  ])('%s: %#', (flaw, state, change) => {
    expect(flawOf(state(), change(state()))).toContain(flaw);
  });

  it('hands that are too large, too small, or all but one empty', () => {
    const hand =
      (hands: string[], changes: object = {}) =>
      () =>
        stateOf({ hands, lastTrick: '0b4', turn: 0, ...changes });
    expect(hand(['y1 y2 y3 y4 g1 g2', 'b1'])).toThrow('a hand is 5 cards');
    expect(hand(['y1 y2 y3 y4', 'g1 g2 g3 g4 b1'], { stock: 'b2' })).toThrow('a hand is 5 cards');
    expect(hand(['y1 y2', ''])).toThrow('the round is over with one hand left');
    expect(hand(['', 'y1', 'y2'], { trick: '2b3', lastTrick: undefined, turn: 0 })).toThrow(
      'seat 0 has no card',
    );
    expect(hand(['y1', 'y2'], { phase: 'over', turn: -1, scores: [[0, 0]] })).toThrow(
      'the round is not over',
    );
    expect(hand(['', 'y2'], { phase: 'over', turn: -1, stock: 'b1', scores: [[0, 0]] })).toThrow(
      'the round is not over',
    );
    expect(hand(['', 'y1 y2 y3 y4 g1 g2'], { phase: 'over', turn: -1, scores: [[0, 0]] })).toThrow(
      'the round is not over',
    );
  });
  it('a parry anywhere but at the end of a finished trick', () => {
    const hands = ['g1', 'g2', 'g3'];
    expect(stateOf({ hands, lastTrick: '0y1 1y1f', turn: 1 }).winner).toBe(1);
    expect(() => stateOf({ hands, trick: '0y1 1y1f', turn: 2 })).toThrow('each card shown is higher');
    expect(() => stateOf({ hands, lastTrick: '0y1 1y1f 2y2', turn: 2 })).toThrow('each card shown is higher');
  });
  it('a first trick that the first leader did not lead', () => {
    const hands = ['y2 y3 y4 g1', 'g2 g3 g4 b1 b2'];
    expect(() => stateOf({ hands, trick: '0y1', turn: 1, isRestInStock: true, firstLeader: 1 })).toThrow(
      'the first leader',
    );
    const refilled = ['y2 y3 y4 g1 b3', 'g2 g3 g4 b1 b2'];
    expect(() =>
      stateOf({ hands: refilled, lastTrick: '0y1', turn: 0, isRestInStock: true, firstLeader: 1 }),
    ).toThrow('the first leader');
    expect(
      stateOf({ hands: refilled, lastTrick: '0y1', turn: 0, isRestInStock: true, firstLeader: 0 }).turn,
    ).toBe(0);
  });
});
