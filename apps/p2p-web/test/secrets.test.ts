/** Nobody learns from the bytes they receive, or from when they receive them, what their seat may not know. */
import { expect, test, vi } from 'vitest';
import { letters } from '../../../packages/engine/test/other-games/letters.ts';
import { compareWorlds, type WorldOptions } from './kit/indistinguishable-worlds.ts';

// The outcome of a draw follows from everybody's reveals: a test that chooses it must replace that step.
vi.mock('@cheeseboard/engine/fair', async (importOriginal) => {
  const fairModule = await importOriginal<typeof import('@cheeseboard/engine/fair')>();
  const { logOutcomeOrChosen } = await import('./kit/chosen-outcome.ts');
  return { ...fairModule, logOutcome: logOutcomeOrChosen(fairModule.logOutcome) };
});

/** The number of pairs of worlds for each table, always the same ones. `WORLDS` and `SEED` choose others; `pnpm fuzz` uses a new seed. */
const RUNS = Number(process.env.WORLDS ?? 6);
const SEED = process.env.SEED ?? '';

/** `minSteps`: how many steps a pair of worlds must take on average while they differ; 4 unless given. */
type Table = Omit<WorldOptions, 'seed' | 'viewer'> & { readonly minSteps?: number };

const tables: readonly Table[] = [
  { game: 'david-goliath', people: 3, bots: 0 },
  { game: 'david-goliath', people: 2, bots: 3 },
  { game: 'gouda-gouda', people: 2, bots: 0, gameOptions: { powers: 'on' } },
  { game: 'gouda-gouda', people: 2, bots: 3, gameOptions: { powers: 'on' } },
  { game: 'gouda-gouda', people: 3, bots: 2, clock: 5, gameOptions: { powers: 'on' } },
  { game: 'daumen-drauf', people: 3, bots: 0 },
  { game: 'daumen-drauf', people: 2, bots: 3 },
  { game: 'daumen-drauf', people: 3, bots: 3, clock: 5 },
  { game: 'daumen-drauf', people: 2, bots: 3, gameOptions: { parry: 'onTurn' } },
  // Has private events, and short matches.
  { game: 'letters', games: [letters], people: 3, bots: 0, minSteps: 2 },
];

const name = ({ game, people, bots, clock, gameOptions = {} }: Table) =>
  [
    `${game}, ${people} people, ${bots} bots`,
    ...(clock ? ['with a clock'] : []),
    ...Object.entries(gameOptions).map(([option, value]) => `${option} ${value}`),
  ].join(', ');

test.each(tables.map((table) => [name(table), table] as const))(
  'worlds that differ only in what a viewer cannot see send it the same bytes at the same times: %s',
  (_, table) => {
    const total = { steps: 0, texts: 0, secrets: 0 };
    for (let run = 0; run < RUNS; run++) {
      const viewer = [0, 1, 'spectator'][run % 3] as WorldOptions['viewer'];
      const seed = `${name(table)} ${SEED} ${run}`;
      try {
        const report = compareWorlds({ ...table, seed, viewer });
        for (const key of ['steps', 'texts', 'secrets'] as const) total[key] += report[key];
      } catch (error) {
        throw new Error(`seed "${seed}", viewer ${viewer}: ${(error as Error).message}`, { cause: error });
      }
    }
    console.log(
      `${name(table)}: ${total.steps} steps in worlds that differ, ${total.texts} messages alike; ${total.secrets} times another seat had other legal moves`,
    );
    expect(total.steps).toBeGreaterThan((table.minSteps ?? 4) * RUNS);
    // Other seats had different legal moves in the two worlds often enough, so there was a secret to keep.
    expect(total.secrets).toBeGreaterThan(RUNS);
  },
);
