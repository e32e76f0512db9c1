import { defineConfig } from 'vitest/config';
import { fromSource } from '../../.scripts/source-condition.ts';

export default defineConfig({ ...fromSource, test: { include: ['test/*.test.ts'] } });
