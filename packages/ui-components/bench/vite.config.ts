/** Builds the measured page, for `pnpm bench` and the memory test. */
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { fromSource } from '../../../.scripts/source-condition.ts';

const root = import.meta.dirname;

export default defineConfig({
  ...fromSource,
  root,
  build: { emptyOutDir: true, target: 'es2022', rolldownOptions: { input: join(root, 'page.html') } },
});
