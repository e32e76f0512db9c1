/** The games that `pnpm new-game` starts from keep the laws. `npm test` checks two of them, the long tests all. */
import { describe, expect, it } from 'vitest';
import type { AnyManifest } from '../../src/core/manifest.ts';
import { holdToTheLaws } from '../../src/laws/index.ts';
import { type AnyOracleAdapter, oracleLaws } from '../../src/laws/oracle.ts';
import { runs } from '../../src/laws/runs.ts';

const manifests = import.meta.glob<AnyManifest>('../../src/templates/*/manifest.ts', {
  import: 'manifest',
  eager: true,
});
const adapters = import.meta.glob<AnyOracleAdapter>('../../src/templates/*/test/oracle-adapter.ts', {
  import: 'oracleAdapter',
  eager: true,
});

/** One with secrets and a deal, one with a board and dice. */
const representatives = ['template-cards', 'template-race'];
const isLong = runs(1) > 1;

it('there are templates', () => {
  expect(Object.keys(manifests).length).toBeGreaterThanOrEqual(representatives.length);
});

describe.each(Object.values(manifests).filter(({ game }) => isLong || representatives.includes(game.id)))(
  '$game.id',
  (manifest) => {
    holdToTheLaws(manifest);
    oracleLaws(manifest.game, adapters[`../../src/templates/${manifest.game.id}/test/oracle-adapter.ts`]!);
  },
);
