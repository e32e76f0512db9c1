/** `pnpm build:gallery` writes the gallery as static files to `dist-gallery`, for any path. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { addPolicy } from '../../../.scripts/content-security-policy.ts';
import { fromSource } from '../../../.scripts/source-condition.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  ...fromSource,
  root: pathOf('.'),
  base: './',
  build: {
    outDir: pathOf('../dist-gallery'),
    emptyOutDir: true,
    target: 'es2022',
    // Build only for browsers with light-dark(): a fallback would not follow the gallery's colour-scheme switch.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Write no data: URLs, which a strict content security policy forbids.
    assetsInlineLimit: 0,
    rolldownOptions: { input: [pathOf('./index.html'), pathOf('./play.html')] },
  },
  worker: { format: 'es' },
  plugins: [
    {
      name: 'content-security-policy',
      apply: 'build',
      transformIndexHtml: { order: 'post', handler: (html) => addPolicy(html) },
    },
  ],
});
