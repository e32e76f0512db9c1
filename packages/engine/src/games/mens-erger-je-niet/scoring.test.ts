import { describe, expect, it } from 'vitest';
import { readPosition } from '../../core/position.ts';
import { mensErgerJeNiet as game, type State } from './index.ts';
import { mensErgerJeNietPositions as positions } from './positions.ts';
import { standing } from './scoring.ts';

const result = (text: string) => {
  const { state } = readPosition(`mens-erger-je-niet.1/${text}`, [positions]);
  return game.result(state as State);
};

describe('ME-11 the result', () => {
  it('is null while the game goes on', () => {
    expect(result('2//first/0/0/0000,0000/')).toBeNull();
    expect(result('2//roll/0/0/6665,0000/')).toBeNull();
    expect(result('3/playForPlaces=on/roll/0/0/0000,6666,0000/1')).toBeNull();
  });
  it('has one winner, and all others second, with as many points as cards on the new piles', () => {
    expect(result('4//over/2/0/1234,0000,6666,5105/2')).toEqual({
      winners: [2],
      scores: [10, 0, 24, 11],
      ranking: [2, 2, 1, 2],
    });
  });
  it('with playForPlaces ranks by the order of finishing, the one left last', () => {
    expect(result('4/playForPlaces=on/over/0/0/6666,0100,6666,6666/3.2.0')).toEqual({
      winners: [3],
      scores: [24, 1, 24, 24],
      ranking: [3, 4, 2, 1],
    });
    expect(result('2/playForPlaces=on/over/1/0/6655,6666/1')).toEqual({
      winners: [1],
      scores: [22, 24],
      ranking: [2, 1],
    });
  });
});

it('how far each seat is: its cards on the new piles', () => {
  const { state } = readPosition('mens-erger-je-niet.1/3//roll/0/0/1234,0000,5105/', [positions]);
  expect(standing(state as State)).toEqual([10, 0, 11]);
});
