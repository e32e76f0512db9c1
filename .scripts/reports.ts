/** Where a test suite writes its results: counts for `npm test` (`.scripts/test.mjs`), and traces and screenshots of failed tests. */

/** One file for each script of a package.json, such as `test:browser`. */
// biome-ignore lint/suspicious/noUndeclaredEnvVars: pnpm sets it for each script, after Turborepo.
const outputFile = `reports/tests/${(process.env.npm_lifecycle_event ?? 'test').replaceAll(':', '-')}.json`;

/** Screenshots and traces of failed tests, in the package that they belong to. */
export const failuresFolder = 'test-results';

export const vitestReporters: ['default', ['json', { outputFile: string }]] = [
  'default',
  ['json', { outputFile }],
];

/** The part of a vitest config for `pnpm coverage`. It includes files that no test loads. */
export const coverage: { provider: 'v8'; include: string[]; exclude: string[]; reporter: 'json-summary'[] } =
  {
    provider: 'v8',
    include: ['src/**/*.ts'],
    exclude: ['**/*.test.ts', 'src/games/*/test/**', 'src/{examples,templates}/**'],
    reporter: ['json-summary'],
  };

/** The part of a Playwright config that says what is reported. */
export const playwrightReports = {
  reporter: [['list'], ['json', { outputFile }]] as [['list'], ['json', { outputFile: string }]],
  outputDir: failuresFolder,
  retries: 0,
  use: {
    screenshot: 'only-on-failure' as const,
    // A trace has a DOM snapshot at each step, but no screenshots: they would take longer than most tests.
    trace: { mode: 'retain-on-failure' as const, screenshots: false, snapshots: true, sources: false },
  },
};
