/** The gallery as a folder of plain files that can lie anywhere: `pnpm build:gallery` makes `dist-gallery`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fromSource } from '../../../.scripts/source-condition.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  ...fromSource,
  root: at('.'),
  base: './',
  build: {
    outDir: at('../dist-gallery'),
    emptyOutDir: true,
    target: 'es2022',
    // Those that know light-dark(): written otherwise it would not follow the gallery's own switch.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Nothing as data in the page: a strict policy forbids it.
    assetsInlineLimit: 0,
    rolldownOptions: { input: [at('./index.html'), at('./play.html')] },
  },
  worker: { format: 'es' },
});
