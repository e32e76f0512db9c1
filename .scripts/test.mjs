// npm test: brings what is missing, then runs every check, fast ones first. `npm test -- unit types` runs only those.
import { withBrowser } from './browser.mjs';
import { giveUp, prepare, run, say } from './toolchain.mjs';

/** Each check: its name, what it is, and the script of the root package.json that runs it. */
const checks = [
  { name: 'format', what: 'Format and lint', script: 'lint:biome' },
  { name: 'arrows', what: 'Direction of dependencies', script: 'lint:arrows' },
  { name: 'scripts', what: 'Tests of the checks themselves', script: 'lint:scripts' },
  { name: 'types', what: 'Types', script: 'types' },
  { name: 'build', what: 'Build', script: 'build' },
  { name: 'package', what: 'Packages as published (publint, attw)', script: 'package' },
  { name: 'size', what: 'Size budget', script: 'size' },
  { name: 'unit', what: 'Unit and property tests', script: 'unit' },
  { name: 'browser', what: 'Browser tests', script: 'browser', browser: true },
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  giveUp(
    `There is no check named ${unknown.join(', ')}: choose from ${checks.map((check) => check.name).join(', ')}.`,
  );
}
const chosen = names.length > 0 ? checks.filter((check) => names.includes(check.name)) : checks;

const began = Date.now();
const env = prepare();
const failed = [];
for (const { name, what, script, browser } of chosen) {
  const start = Date.now();
  say(what);
  const own = browser ? withBrowser(env) : env;
  const code = own ? run('pnpm', ['--silent', 'run', script], own) : 1;
  if (code !== 0) failed.push(name);
  console.log(`${code === 0 ? '✓' : '✗'} ${what}: ${seconds(start)}`);
}

const passed = `${chosen.length - failed.length} of ${chosen.length} checks passed in ${seconds(began)}`;
console.log(
  `\nCheeseboard: ${failed.length === 0 ? `${passed}.` : `${passed}; failed: ${failed.join(', ')}.`}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
