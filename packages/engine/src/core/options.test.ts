import { describe, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { changeOption, offeredValues, readOptions } from './options.ts';

const gouda = games.find(({ id }) => id === 'gouda-gouda')!;
const scattered = readOptions(gouda, 2, { festival: 'scattered' });
const offered = (key: string, options = scattered): unknown[] => offeredValues(gouda, 2, options, key).sort();

describe('offered values of an option', () => {
  it('are all values where options always go together', () => {
    for (const game of games.filter(({ optionsRefusal }) => !optionsRefusal)) {
      const options = readOptions(game, game.seats.max);
      for (const [key, spec] of Object.entries(game.options)) {
        const values = spec.values(game.seats.max);
        expect(offeredValues(game, game.seats.max, options, key)).toEqual(values);
      }
    }
  });

  it('leave earlier options as they are', () => {
    expect(offered('farCheese')).toEqual(['stool-left', 'stool-right', 'table']);
    expect(offered('middleCheese')).toEqual([
      'books',
      'newspapers',
      'purple-box',
      'rope',
      'stool-left',
      'stool-right',
    ]);
  });

  it('include those for which later options have to change', () => {
    expect(offered('nearCheese')).toEqual([
      'books',
      'bucket',
      'newspapers',
      'purple-box',
      'rope',
      'tube',
      'yellow-boxes',
    ]);
    expect(offered('board', { ...scattered, board: 'long', nearCheese: 'plank' })).toEqual(['long', 'short']);
  });
});

describe('changing an option', () => {
  it('changes nothing else if the options go together', () => {
    expect(changeOption(gouda, 2, scattered, 'nearCheese', 'tube')).toEqual({
      ...scattered,
      nearCheese: 'tube',
    });
  });

  it('changes as few of the later options as possible', () => {
    expect(changeOption(gouda, 2, scattered, 'nearCheese', 'newspapers')).toEqual({
      ...scattered,
      nearCheese: 'newspapers',
      middleCheese: 'stool-left',
    });
  });

  it('gives options back their defaults if their values no longer exist', () => {
    const onLongBoard = { ...scattered, board: 'long', nearCheese: 'plank', middleCheese: 'bottle' };
    expect(changeOption(gouda, 2, onLongBoard, 'board', 'short')).toEqual(scattered);
  });

  it('is null if no later options would help', () => {
    expect(changeOption(gouda, 2, scattered, 'farCheese', 'rope')).toBeNull();
  });
});
