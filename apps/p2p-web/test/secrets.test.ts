/** Nobody gets a byte that they may not know, nor gets it at a time that tells them. */
import { expect, test } from 'vitest';
import { runTwins, type TwinOptions } from './kit/twins.ts';

/** Each viewer three times, in the same worlds every time. `TWINS` and `SEED` bring others, and `pnpm fuzz` new ones. */
const RUNS = Number(process.env.TWINS ?? 9);
const SEED = process.env.SEED ?? '';

type Table = Omit<TwinOptions, 'seed' | 'viewer'>;

const tables: readonly Table[] = [
  { game: 'david-goliath', people: 3, bots: 0 },
  { game: 'david-goliath', people: 2, bots: 3 },
  { game: 'gouda-gouda', people: 2, bots: 0 },
  { game: 'gouda-gouda', people: 2, bots: 3 },
  { game: 'gouda-gouda', people: 3, bots: 2, clock: 5 },
  { game: 'daumen-drauf', people: 3, bots: 0 },
  { game: 'daumen-drauf', people: 2, bots: 3 },
  { game: 'daumen-drauf', people: 3, bots: 3, clock: 5 },
  { game: 'daumen-drauf', people: 2, bots: 3, gameOptions: { parry: 'onTurn' } },
];

const name = ({ game, people, bots, clock, gameOptions = {} }: Table) =>
  [
    `${game}, ${people} people, ${bots} bots`,
    ...(clock ? ['with a clock'] : []),
    ...Object.entries(gameOptions).map(([option, value]) => `${option} ${value}`),
  ].join(', ');

test.each(tables.map((table) => [name(table), table] as const))(
  'two worlds that a viewer cannot tell apart look the same to it: %s',
  (_, table) => {
    const total = { steps: 0, texts: 0, secrets: 0 };
    for (let run = 0; run < RUNS; run++) {
      const viewer = [0, 1, 'spectator'][run % 3] as TwinOptions['viewer'];
      const seed = `${name(table)} ${SEED} ${run}`;
      try {
        const report = runTwins({ ...table, seed, viewer });
        for (const key of ['steps', 'texts', 'secrets'] as const) total[key] += report[key];
      } catch (error) {
        throw new Error(`seed "${seed}", viewer ${viewer}: ${(error as Error).message}`, { cause: error });
      }
    }
    console.log(
      `${name(table)}: ${total.steps} steps in worlds that differ, ${total.texts} texts alike, ${total.secrets} times somebody else could do what they could not in the other`,
    );
    expect(total.steps).toBeGreaterThan(4 * RUNS);
    // Otherwise there was nothing to keep: also where all are asked at once (GG-13), and where a parry waits for its turn (DD-7).
    expect(total.secrets).toBeGreaterThan(RUNS);
  },
);
