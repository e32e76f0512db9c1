import { defineConfig, defineProject } from 'vitest/config';

const unit = defineProject({
  test: { name: 'unit', include: ['test/**/*.test.ts', 'src/**/*.test.ts'], testTimeout: 300_000 },
});

// Long runs on request: `pnpm fuzz`.
const fuzz = defineProject({
  test: { name: 'fuzz', include: ['fuzz/**/*.test.ts'], testTimeout: 2 * 60 * 60_000 },
});

export default defineConfig({ test: { projects: [unit, fuzz], passWithNoTests: true } });
