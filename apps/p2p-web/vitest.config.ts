import { availableParallelism } from 'node:os';
import { defineConfig, defineProject } from 'vitest/config';
import { coverage, vitestReporters } from '../../.scripts/reports.ts';
import { fromSource } from '../../.scripts/source-condition.ts';

const unit = defineProject({
  ...fromSource,
  test: {
    name: 'unit',
    include: ['{src,server,test}/**/*.test.ts'],
    setupFiles: 'test/kit/setup.ts',
    testTimeout: 300_000,
  },
});

// Long runs on request: `pnpm fuzz`. A million random messages, and the properties of the unit tests with more runs and a new seed.
const { SEED = `${Date.now() % 2 ** 31}`, WORLDS = '60', FAULTS = '40' } = process.env;
const properties = ['secrets', 'faults'].map((name) => `test/${name}.test.ts`);
const fuzz = defineProject({
  ...fromSource,
  test: {
    name: 'fuzz',
    include: ['fuzz/**/*.test.ts', ...properties],
    env: { SEED, WORLDS, FAULTS },
    setupFiles: 'test/kit/setup.ts',
    globalSetup: 'fuzz/seed.ts',
    testTimeout: 2 * 60 * 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [unit, fuzz],
    passWithNoTests: true,
    reporters: vitestReporters,
    coverage,
    // Vitest's default is one less than the cores. On two cores this suite would then run long after all others.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
