import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../core/options.ts';
import { copyOf, seededDraw } from '../../../index.ts';
import { mensErgerJeNiet as game } from '../index.ts';
import type { Spending } from '../moves.ts';
import { spendings } from '../spending.ts';
import type { Options } from '../state.ts';
import { positionValue } from './position-value.ts';
import { type Race, raceOf, runRace } from './race.ts';
import { FULL_ROW, rowOf, stepOf } from './rows.ts';
import { turnsOf } from './turns.ts';

const optionValues: Pick<Options, 'playForPlaces' | 'printedExample'>[] = [
  { playForPlaces: 'off', printedExample: 'off' },
  { playForPlaces: 'on', printedExample: 'off' },
  { playForPlaces: 'off', printedExample: 'on' },
];

describe.each([2, 3, 4])('a race of %i', (seats) => {
  it.each(optionValues)('matches the engine, with %o', (chosenOptions) => {
    const draw = seededDraw(`race ${seats} ${chosenOptions.playForPlaces}`);
    const turns = turnsOf(chosenOptions.printedExample);
    let captures = 0;
    for (let time = 0; time < 20; time++) {
      const options = readOptions(game, seats, { firstPlayer: 0, ...chosenOptions });
      const state = copyOf(game.setup(seats, options));
      const start = raceOf(state);
      const rolls = Array.from({ length: 40 * (time + 1) }, () => draw(6) + 1);
      const race: Race = { rows: [], turn: 0, finished: [] };
      runRace(start, state, rolls, race);
      for (const roll of rolls) {
        if (game.result(state)) break;
        game.resolve(state, [roll - 1]);
        if (state.phase !== 'move') continue;
        const row = rowOf(state.heights, state.turn);
        const moves = spendings(state.heights, state.turn, state.roll, []) as Spending[];
        const fastest = moves.reduce((best, move) =>
          turns[row + stepOf(move)]! < turns[row + stepOf(best)]! ? move : best,
        );
        game.play(state, state.turn, fastest, (event) => {
          if (event.type === 'captured') captures += 1;
        });
      }
      const { rows, turn, finished } = raceOf(state);
      expect(race).toEqual({ rows, turn, finished });
    }
    expect(captures).toBeGreaterThan(20);
  });
});

describe('the turns that a row needs', () => {
  const turns = turnsOf('off');
  const expectedTurns = (row: string): number => turns[rowOf([...row].map(Number), 0)]!;

  it('are 0 for a full row, and highest if only a 4 helps', () => {
    expect(turns[FULL_ROW]).toBe(0);
    expect(expectedTurns('6660')).toBeGreaterThan(expectedTurns('0000'));
  });

  it('are more if the printed example forbids rolls of 1 and 3 (ME-12)', () => {
    const rowWithTwoAndFour = rowOf([0, 2, 0, 2], 0);
    expect(turnsOf('on')[rowWithTwoAndFour]).toBeGreaterThan(turns[rowWithTwoAndFour]!);
  });

  it('depend on one roll alone if one card is missing', () => {
    // Five of six rolls end a turn, one in six brings the card, and the pile may be lost meanwhile.
    expect(expectedTurns('6665')).toBeGreaterThan(5);
  });

  it('are fewer if pile 1 is left than if pile 4 is', () => {
    expect(expectedTurns('3666')).toBeLessThan(expectedTurns('6663'));
  });
});

describe('the value of a position', () => {
  const options: Options = readOptions(game, 3, { firstPlayer: 0 });
  const row = (heights: string): number => rowOf([...heights].map(Number), 0);

  it('shares the win', () => {
    const race: Race = { rows: [row('3333'), row('2111'), row('0002')], turn: 0, finished: [] };
    const shares = [0, 1, 2].map((seat) => positionValue(race, seat, options));
    expect(shares[0]! + shares[1]! + shares[2]!).toBeCloseTo(1);
    expect(shares[0]).toBeGreaterThan(shares[1]!);
  });

  it('counts the places', () => {
    const race: Race = { rows: [row('3333'), FULL_ROW, row('0002')], turn: 0, finished: [1] };
    const shares = [0, 1, 2].map((seat) => positionValue(race, seat, { ...options, playForPlaces: 'on' }));
    expect(shares[1]).toBe(1);
    expect(shares[0]! + shares[2]!).toBeCloseTo(0.5);
    expect(positionValue(race, 0, options)).toBe(0);
  });

  it('is worse when a rival can reach a pile', () => {
    const inReach: Race = { rows: [row('0005'), row('0004')], turn: 1, finished: [] };
    const outOfReach: Race = { rows: [row('0005'), row('0003')], turn: 1, finished: [] };
    expect(positionValue(inReach, 0, options)).toBeLessThan(positionValue(outOfReach, 0, options));
  });
});
