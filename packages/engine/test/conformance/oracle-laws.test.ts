/** Compares each game with the oracle in its folder. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { type AnyOracleAdapter, oracleLaws } from '../../src/laws/oracle.ts';

const modules = import.meta.glob<{ oracleAdapter: AnyOracleAdapter }>(
  '../../src/games/*/test/oracle-adapter.ts',
  { eager: true },
);
const adapterOf = (id: string): AnyOracleAdapter | undefined =>
  modules[`../../src/games/${id}/test/oracle-adapter.ts`]?.oracleAdapter;

it.each(games)('$id has an oracle', ({ id }) => {
  expect(adapterOf(id), `src/games/${id}/test/oracle-adapter.ts exports oracleAdapter`).toBeDefined();
});

describe.each(games.filter(({ id }) => adapterOf(id)))('$id', (game) =>
  oracleLaws(game, adapterOf(game.id)!),
);
