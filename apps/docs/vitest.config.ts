import { defineConfig } from 'vitest/config';
import { coverage, vitestReporters } from '../../.scripts/reports.ts';
import { fromSource } from '../../.scripts/source-condition.ts';

export default defineConfig({
  ...fromSource,
  test: { include: ['{examples,scripts,src,test}/**/*.test.ts'], reporters: vitestReporters, coverage },
});
