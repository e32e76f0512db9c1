/** The option values that the game offers and accepts, compared with the oracle's reading of GG-12 and GG-25. */
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../index.ts';
import { cheesePlaces, goudaGouda as game, type Options } from '../index.ts';
import { Oracle } from './oracle.ts';

const defaults: Options = readOptions(game, 2, {});

function oracleAccepts(options: Options): boolean {
  try {
    new Oracle(2, options as never);
    return true;
  } catch {
    return false;
  }
}

describe.each(['short', 'long'] as const)('on the %s board', (board) => {
  it.each(['off', 'on', 'scattered'] as const)(
    'accepts three cheese places exactly if the oracle does, festival %s',
    (festival) => {
      const differences: string[] = [];
      let accepted = 0;
      for (const nearCheese of cheesePlaces) {
        for (const middleCheese of cheesePlaces) {
          for (const farCheese of cheesePlaces) {
            const options = { ...defaults, board, festival, nearCheese, middleCheese, farCheese };
            const isAccepted = game.optionsRefusal!(options) === null;
            if (isAccepted) accepted += 1;
            if (isAccepted !== oracleAccepts(options))
              differences.push(`${nearCheese}, ${middleCheese}, ${farCheese}`);
          }
        }
      }
      expect(differences).toEqual([]);
      expect(accepted).toBeGreaterThan(0);
    },
  );
});

describe.each(['nearCheese', 'middleCheese', 'farCheese'] as const)('%s', (key) => {
  const triples = cheesePlaces.flatMap((nearCheese) =>
    cheesePlaces.flatMap((middleCheese) =>
      cheesePlaces.map((farCheese) => ({ nearCheese, middleCheese, farCheese })),
    ),
  );
  const isAccepted = (options: Options): boolean => game.optionsRefusal!(options) === null;

  it('offers the places that go with some others on some board, and replays records with the rest', () => {
    const possible = new Set(
      (['short', 'long'] as const).flatMap((board) =>
        triples
          .filter((triple) => isAccepted({ ...defaults, ...triple, board, festival: 'scattered' }))
          .map((triple) => triple[key]),
      ),
    );
    const { values, past } = game.options[key];
    expect(new Set(values(2))).toEqual(possible);
    expect([...values(2), ...past!(2)].sort()).toEqual([...cheesePlaces].sort());
  });
});

it.each([2, 3, 4, 5, 6])('offers %i players as many tokens as there are (GG-12)', (seats) => {
  const allowed: (number | string)[] = [];
  for (let tokens = 1; tokens * seats <= 30; tokens++) allowed.push(tokens);
  if (6 * seats <= 30) allowed.push('fullSet');
  expect(new Set(game.options.tokensPerPlayer.values(seats))).toEqual(new Set(allowed));
});
