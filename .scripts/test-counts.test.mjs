import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { countsOf, skipLines } from './test-counts.mjs';

let tree;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'cheeseboard-counts-'));
});

afterEach(() => rmSync(tree, { recursive: true, force: true }));

function writeReport(folder, name, report) {
  const reports = join(tree, folder, 'reports/tests');
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, name), JSON.stringify(report));
}

const vitestFile = (name, status, ...statuses) => ({
  name: join(tree, name),
  startTime: 1000,
  endTime: 1250,
  status,
  assertionResults: statuses.map((status) => ({ status })),
});

const playwrightSpec = (...durations) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test('counts the tests and files of a vitest report', () => {
  writeReport('packages/a', 'test.json', {
    numPassedTests: 3,
    numPendingTests: 1,
    numTodoTests: 2,
    testResults: [
      vitestFile('packages/a/src/one.test.ts', 'failed', 'passed', 'failed', 'failed'),
      vitestFile('packages/a/src/two.test.ts', 'passed', 'passed', 'passed', 'pending', 'todo', 'todo'),
    ],
  });
  assert.deepEqual(countsOf(['packages/a'], new Map(), tree), [
    {
      passed: 3,
      failed: 2,
      skipped: 3,
      files: [
        { file: 'packages/a/src/one.test.ts', milliseconds: 250, tests: 3, failed: 2 },
        { file: 'packages/a/src/two.test.ts', milliseconds: 250, tests: 5, failed: 0 },
      ],
    },
  ]);
});

test('counts a vitest file that cannot be imported as one failure', () => {
  writeReport('packages/a', 'test.json', {
    numPassedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [vitestFile('packages/a/src/broken.test.ts', 'failed')],
  });
  const [{ passed, failed }] = countsOf(['packages/a'], new Map(), tree);
  assert.deepEqual({ passed, failed }, { passed: 0, failed: 1 });
});

test('counts flaky Playwright tests and errors outside of tests as failures', () => {
  writeReport('apps/b', 'test-browser.json', {
    config: { rootDir: join(tree, 'apps/b/e2e') },
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'setup failed' }],
    suites: [
      { file: 'page.spec.ts', specs: [playwrightSpec(100)], suites: [{ specs: [playwrightSpec(20, 3)] }] },
    ],
  });
  assert.deepEqual(countsOf(['apps/b'], new Map(), tree), [
    {
      passed: 4,
      failed: 3,
      skipped: 2,
      skipReasons: [],
      files: [{ file: 'apps/b/e2e/page.spec.ts', milliseconds: 123, tests: 2 }],
    },
  ]);
});

test('prints each reason of skipped Playwright tests once, with their number', () => {
  const skippedSpec = (description) => ({
    tests: [{ status: 'skipped', annotations: [{ type: 'skip', description }], results: [] }],
  });
  const passedSpec = { tests: [{ status: 'expected', annotations: [], results: [] }] };
  writeReport('apps/b', 'test-browser.json', {
    config: { rootDir: join(tree, 'apps/b/e2e') },
    stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 3 },
    errors: [],
    suites: [
      {
        file: 'page.spec.ts',
        specs: [passedSpec, skippedSpec('Firefox is not installed')],
        suites: [
          { specs: [skippedSpec('Firefox is not installed'), skippedSpec('coturn is not installed')] },
        ],
      },
    ],
  });
  assert.deepEqual(skipLines(countsOf(['apps/b'], new Map(), tree)), [
    'Firefox is not installed: 2 skipped',
    'coturn is not installed: 1 skipped',
  ]);
});

test('reads the last summary of node --test and ignores other logs', () => {
  const summary = (pass) => [
    `ℹ pass ${pass}`,
    'ℹ fail 1',
    'ℹ cancelled 2',
    'ℹ skipped 3',
    'ℹ todo 4',
    'ℹ duration_ms 56',
  ];
  const logs = new Map([
    ['//#lint:scripts', ['✔ a test', ...summary(1), ...summary(9)]],
    ['//#lint:biome', ['Checked 1347 files.']],
  ]);
  assert.deepEqual(countsOf([], logs, tree), [{ passed: 9, failed: 3, skipped: 7, files: [] }]);
});

test('counts every report of every package and skips packages without one', () => {
  const report = { numPassedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  writeReport('packages/a', 'test.json', report);
  writeReport('packages/a', 'test-browser.json', report);
  writeReport('apps/b', 'test.json', report);
  assert.equal(countsOf(['packages/a', 'apps/b', 'apps/none'], new Map(), tree).length, 3);
});
