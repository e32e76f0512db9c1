// pnpm laws <game> …: compiles the engine, then holds these games to the laws. Prints only what is wrong, and the counts.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError, root, run, runQuietly } from './toolchain.mjs';

const engine = 'packages/engine';
const games = readdirSync(join(root, engine, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !games.includes(id));
if (wanted.length === 0) exitWithError(`Which game? pnpm laws ${games[0]}. Games: ${games.join(', ')}.`);
if (unknown.length > 0) exitWithError(`“${unknown.join(', ')}” is not a game. Games: ${games.join(', ')}.`);

const types = runQuietly('pnpm', ['--silent', '--dir', engine, 'exec', 'tsc', '-b'], process.env);
// Several projects of the engine compile the same files.
const problems = [...new Set(types.all.split('\n'))].join('\n');
if (types.code !== 0)
  exitWithError(`${problems}\n\nThe engine does not compile, for the reason above. Mend that first.`);

process.exitCode = run(
  'node',
  [
    `${engine}/node_modules/vitest/vitest.mjs`,
    'run',
    `--root=${engine}`,
    '--project=unit',
    `--reporter=${join(root, '.scripts/laws-reporter.mjs')}`,
    // The full name of a test has the id as a word, or at the start of a path.
    `--testNamePattern=(^|[ ])(${wanted.join('|')})([ /]|$)`,
    '--exclude=test/conformance/template-laws.test.ts',
    'test/conformance',
    'test/golden-records.test.ts',
  ],
  process.env,
);
