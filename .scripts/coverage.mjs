// pnpm coverage: line and branch coverage of each package by its vitest tests. `pnpm coverage engine docs` measures only these.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBrowsers } from './browser.mjs';
import { exitWithError, prepare, root, run } from './toolchain.mjs';

const folders = {
  engine: 'packages/engine',
  'ui-components': 'packages/ui-components',
  'p2p-web': 'apps/p2p-web',
  docs: 'apps/docs',
};
const names = process.argv.slice(2);
const unknownNames = names.filter((name) => !Object.hasOwn(folders, name));
if (unknownNames.length > 0) exitWithError(`There is no package named ${unknownNames.join(', ')}.`);
const chosen = names.length > 0 ? names : Object.keys(folders);

const env = withBrowsers(prepare()) ?? process.exit(1);
const tasks = chosen.map((name) => `@cheeseboard/${name}#coverage`);
const turbo = join(root, 'node_modules/turbo/bin/turbo');
const code = run('node', [turbo, 'run', ...tasks, '--output-logs=errors-only'], env);
if (code !== 0) process.exit(code);
for (const name of chosen) {
  const file = join(root, folders[name], 'coverage/coverage-summary.json');
  const { lines, branches } = JSON.parse(readFileSync(file, 'utf8')).total;
  const share = ({ pct }) => `${pct.toFixed(1).padStart(5)} %`;
  console.log(
    `${name.padEnd(14)} lines ${share(lines)} (${lines.covered} of ${lines.total}), branches ${share(branches)}`,
  );
}
