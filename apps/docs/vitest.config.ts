import { defineConfig } from 'vitest/config';
import { coverage, vitestReporters } from '../../.scripts/reports.ts';
import { fromSource } from '../../.scripts/source-condition.ts';
import { exampleAliases } from './examples/aliases.ts';

export default defineConfig({
  ...fromSource,
  resolve: { ...fromSource.resolve, alias: exampleAliases },
  test: { include: ['{examples,scripts,src,test}/**/*.test.ts'], reporters: vitestReporters, coverage },
});
