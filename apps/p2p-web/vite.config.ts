import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './build/policy.ts';

export default defineConfig({
  // Every address is relative, so the site works under any sub-path.
  base: './',
  plugins: [contentSecurityPolicy()],
  build: {
    target: 'es2022',
    // A data: address would need a wider policy, and hashed files are cached for ever anyway.
    assetsInlineLimit: 0,
  },
});
