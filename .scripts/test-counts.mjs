// Counts passed, failed and skipped tests from the reports of the test runners: JSON of vitest and Playwright in
// `reports/tests/` of each package, and the last lines of `node --test`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './toolchain.mjs';

export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * One entry for each suite: `passed`, `failed`, `skipped`, its `files` with their durations, and, if the runner knows them,
 * `skipReasons`, one for each skipped test. `logs`: lines by task.
 */
export function countsOf(packages, logs, from = root) {
  const reports = packages.flatMap((folder) => {
    const reports = join(from, folder, 'reports/tests');
    if (!existsSync(reports)) return [];
    return readdirSync(reports).map((name) => JSON.parse(readFileSync(join(reports, name), 'utf8')));
  });
  return [
    ...reports.map((report) =>
      report.testResults ? countVitest(report, from) : countPlaywright(report, from),
    ),
    ...[...logs.values()].flatMap(countNodeTest),
  ];
}

const relativePath = (file, from) => relative(from, file).split(sep).join('/');

function countVitest({ testResults, numPassedTests, numPendingTests, numTodoTests }, from) {
  const files = testResults.map(({ name, startTime, endTime, status, assertionResults }) => ({
    file: relativePath(name, from),
    milliseconds: Math.max(0, endTime - startTime),
    tests: assertionResults.length,
    // A file that cannot be imported fails without a failed test.
    failed: Math.max(
      assertionResults.filter(({ status }) => status === 'failed').length,
      status === 'failed' ? 1 : 0,
    ),
  }));
  return {
    passed: numPassedTests,
    failed: sum(files.map(({ failed }) => failed)),
    skipped: numPendingTests + numTodoTests,
    files,
  };
}

function countPlaywright({ stats, suites, errors, config }, from) {
  const testsIn = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ tests }) => tests),
    ...suites.flatMap(testsIn),
  ];
  const skipReasons = suites
    .flatMap(testsIn)
    .filter(({ status }) => status === 'skipped')
    .flatMap(({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? []);
  return {
    passed: stats.expected,
    // `errors` happened outside of any test, such as in the setup.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    skipReasons,
    files: suites.map((suite) => {
      const tests = testsIn(suite);
      const results = tests.flatMap(({ results }) => results);
      return {
        file: relativePath(join(config.rootDir, suite.file), from),
        milliseconds: sum(results.map(({ duration }) => duration)),
        tests: tests.length,
      };
    }),
  };
}

function countNodeTest(lines) {
  const count = (name) =>
    Number(lines.findLast((line) => line.startsWith(`ℹ ${name} `))?.split(' ')[2] ?? NaN);
  const passed = count('pass');
  if (Number.isNaN(passed)) return [];
  return [
    {
      passed,
      failed: count('fail') + count('cancelled'),
      skipped: count('skipped') + count('todo'),
      files: [],
    },
  ];
}

/** One line for each reason why tests were skipped, with their number. */
export function skipLines(counts) {
  const numbers = new Map();
  for (const reason of counts.flatMap(({ skipReasons = [] }) => skipReasons))
    numbers.set(reason, (numbers.get(reason) ?? 0) + 1);
  return [...numbers].map(([reason, number]) => `${reason}: ${number} skipped`);
}
