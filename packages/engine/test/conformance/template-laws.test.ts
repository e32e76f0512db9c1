/** Checks the games that `pnpm new-game` starts from, and the one that the guide makes of them. */
import { describe, expect, it } from 'vitest';
import type { AnyManifest } from '../../src/core/manifest.ts';
import { holdToTheLaws } from '../../src/laws/index.ts';
import { type AnyOracleAdapter, oracleLaws } from '../../src/laws/oracle.ts';

const manifests = import.meta.glob<AnyManifest>('../../src/{templates,examples}/*/manifest.ts', {
  import: 'manifest',
  eager: true,
});
const adapters = import.meta.glob<AnyOracleAdapter>(
  '../../src/{templates,examples}/*/test/oracle-adapter.ts',
  {
    import: 'oracleAdapter',
    eager: true,
  },
);

it('finds the templates', () => {
  expect(Object.keys(manifests)).not.toEqual([]);
});

describe.each(Object.entries(manifests))('%s', (path, manifest) => {
  holdToTheLaws(manifest);
  oracleLaws(manifest.game, adapters[path.replace('manifest.ts', 'test/oracle-adapter.ts')]!);
});
