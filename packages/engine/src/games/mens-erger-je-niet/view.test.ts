import { describe, expect, it } from 'vitest';
import { seededDraw } from '../../core/chance.ts';
import { readOptions } from '../../core/options.ts';
import { readPosition, writePosition } from '../../core/position.ts';
import { capturesOf, mensErgerJeNiet as game, type Move, type State } from './index.ts';
import { mensErgerJeNietPositions } from './positions.ts';

const stateOf = (text: string): State =>
  readPosition(`mens-erger-je-niet.1/${text}`, [mensErgerJeNietPositions]).state;

const positions = [
  '2//first/0/0/0000,0000/',
  '3//roll/2/0/1500,0000,0600/',
  '4//move/1/6/1234,2345,3456,0000/',
  '4//over/2/0/1234,0000,6666,5105/2',
  '3/playForPlaces=on/roll/0/0/0000,6666,0000/1',
  '3/extraRoll=may,severalCaptures=may/capture/0/3/2200,0200,2000//5.8',
  '3/severalCaptures=may/captureMore/0/3/2200,0000,2000//8',
  '2/extraRoll=may/again/1/0/2200,0100/',
  '4/firstPlayer=3,playForPlaces=on/over/0/0/6666,0100,6666,6666/3.2.0',
];

describe('the view', () => {
  it('shows everything', () => {
    expect(game.view(stateOf('2//move/1/5/1234,6510/'), 0)).toEqual({
      viewer: 0,
      seats: 2,
      options: readOptions(game, 2),
      phase: 'move',
      turn: 1,
      roll: 5,
      piles: [
        [1, 2, 3, 4],
        [6, 5, 1, 0],
      ],
      cards: [10, 12],
      targets: [],
      finished: [],
    });
  });
  it('names no seat in turn before the first player is drawn and after the end', () => {
    expect(game.view(stateOf(positions[0]!), 0)).toMatchObject({ turn: null, roll: null });
    expect(game.view(stateOf(positions[1]!), 0)).toMatchObject({ turn: 2, roll: null });
    expect(game.view(stateOf(positions[3]!), 'spectator')).toMatchObject({ turn: null, finished: [2] });
  });
  it.each(positions)('determines the state: %s', (text) => {
    const state = stateOf(text);
    expect(game.determinize(game.view(state, 'spectator'), seededDraw(1))).toEqual(state);
  });
  it('shows what a move would capture (ME-9)', () => {
    const view = game.view(stateOf('3//move/0/5/1125,2200,0336/'), 0);
    const captures = (text: string) => capturesOf(view, game.readMove(text, view.options) as Move);
    expect(captures('+2+3')).toEqual([
      { seat: 1, pile: 2 },
      { seat: 2, pile: 3 },
    ]);
    expect(captures('+1+2+2')).toEqual([
      { seat: 1, pile: 1 },
      { seat: 2, pile: 2 },
    ]);
    expect(captures('+1+4')).toEqual([{ seat: 1, pile: 1 }]);
    expect(capturesOf(game.view(stateOf('2//move/1/2/0100,0000/'), 0), { type: 'layOut', pile: 2 })).toEqual([
      { seat: 0, pile: 2 },
    ]);
    expect(capturesOf(game.view(stateOf(positions[3]!), 0), { type: 'layOut', pile: 2 })).toEqual([]);
  });
});

describe('a position', () => {
  it.each(positions)('is written as it was read: %s', (text) => {
    expect(writePosition(mensErgerJeNietPositions, stateOf(text))).toBe(`mens-erger-je-niet.1/${text}`);
  });
  it.each([
    ['2//roll/0/0/1000,1000/', 'two new piles 1 are 1 high'],
    ['3//roll/0/0/0005,0000,0005/', 'two new piles 4 are 5 high'],
    ['2//roll/0/0/6666,0000/0', 'over when 1 finished'],
    ['2//roll/1/0/6666,0000/', 'exactly the seats with four full piles'],
    ['3/playForPlaces=on/roll/0/0/0000,6666,0000/1.1', 'exactly the seats'],
    ['2//over/0/0/0000,0000/', 'over when 1 finished'],
    ['3/playForPlaces=on/over/1/0/0000,6666,0000/1', 'over when 2 finished'],
    ['2//over/1/0/6666,0000/0', 'the last to finish had the last turn'],
    ['2//move/0/0/0000,0000/', 'a roll exactly when'],
    ['2//roll/0/3/0000,0000/', 'a roll exactly when'],
    ['2//move/0/5/0000,0000/', 'seat 0 can do nothing with a 5'],
    ['2//first/1/0/0000,0000/', 'drawn before anything else'],
    ['2//first/0/0/0000,1000/', 'drawn before anything else'],
    ['2/firstPlayer=0/first/0/0/0000,0000/', 'drawn before anything else'],
    ['3/playForPlaces=on/roll/1/0/0000,6666,0000/1', 'seat 1 has finished'],
    ['2//roll/0/0/0007,0000/', 'is not a row of 4 piles'],
    ['2//roll/0/0/00000,0000/', 'is not a row of 4 piles'],
    ['2//roll/0/0/0000/', '2 parts, not 1'],
    ['2//roll/2/0/0000,0000/', 'turn'],
    ['2//roll/0/7/0000,0000/', 'roll'],
    ['2//roll/0/0/0000,0000/2', 'finished'],
  ])('is refused when it is nonsense: %s', (text, reason) => {
    expect(() => stateOf(text)).toThrow(reason);
  });
});
