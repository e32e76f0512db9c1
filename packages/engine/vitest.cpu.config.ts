import { defineConfig } from 'vitest/config';
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 600_000,
    include: ['{arena,src,test}/**/*.test.ts'],
    exclude: ['test/browser/**'],
    setupFiles: ['/tmp/eng/cpu-setup.mjs'],
  },
});
