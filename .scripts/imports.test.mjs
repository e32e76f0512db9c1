// Breaks every rule of .dependency-cruiser.mjs once, in a tree with our package.json files, and expects a report of exactly those imports.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = ['packages/engine', 'packages/ui-components', 'apps/p2p-web', 'apps/docs'];

const forbiddenImports = [
  ['package direction', 'packages/engine/src/core/a.ts', "import type {} from '@cheeseboard/ui-components'"],
  ['package direction', 'packages/engine/src/core/b.ts', "import('@cheeseboard/ui-components')"],
  ['package direction', 'packages/engine/src/core/c.ts', "type C = import('@cheeseboard/ui-components').C"],
  ['package direction', 'packages/ui-components/src/a.ts', "import '@cheeseboard/p2p-web/main.ts'"],
  ['package direction', 'apps/p2p-web/server/a.ts', "import '@cheeseboard/docs/main.ts'"],
  ['package direction', 'apps/docs/src/a.ts', "import '@cheeseboard/p2p-web/main.ts'"],
  ['unlisted package', 'packages/extra/src/a.ts', "import './b.ts'"],
  ['import by name', 'packages/ui-components/src/b.ts', "export {} from '../../engine/src/index.ts'"],
  ['import by name', 'apps/docs/src/b.ts', "import '../../../packages/engine/src/index.ts'"],
  ['import by name', 'apps/p2p-web/src/a.ts', "import '../../../.scripts/reports.ts'"],
  ['import by name', 'apps/docs/test/a.test.ts', "import '../../../packages/engine/src/index.ts'"],
  ['import by name in configs', 'apps/docs/vitest.config.ts', "import '../../packages/engine/src/index.ts'"],
  ['undeclared', 'packages/ui-components/src/c.ts', "import 'peerjs'"],
  ['undeclared', 'packages/ui-components/src/d.ts', "import 'not-installed'"],
  ['devDependency ships', 'packages/engine/src/core/d.ts', "import 'vitest'"],
  ['docs in the browser', 'apps/docs/src/client/a.ts', "import '@cheeseboard/engine'"],
  ['core imports a game', 'packages/engine/src/core/e.ts', "import '../games/x/rules.ts'"],
  ['game imports a game', 'packages/engine/src/games/x/a.ts', "import '../y/rules.ts'"],
  ['game imports a game', 'packages/ui-components/src/games/x/a.ts', "import '../y/words.ts'"],
  ['code imports a template', 'packages/engine/src/core/f.ts', "import '../templates/x/rules.ts'"],
  ['element imports a game', 'packages/ui-components/src/table/a.ts', "import '../games/x/words.ts'"],
  ['rules import the CLI', 'packages/engine/src/games/x/b.ts', "import '../../cli/main.ts'"],
  ['engine ships a test', 'packages/engine/src/games/x/c.ts', "import './rules.test.ts'"],
  ['engine ships a test', 'packages/engine/src/games/x/d.ts', "import './test/oracle.ts'"],
  ['oracle imports the engine', 'packages/engine/src/games/x/test/oracle.ts', "import '../rules.ts'"],
  ['pure code imports the outside', 'apps/p2p-web/src/host/a.ts', "import '../transport/peerjs/call.ts'"],
  ['pure code imports the outside', 'apps/p2p-web/src/guest/a.ts', "import type {} from 'peerjs'"],
  ['pure code imports the outside', 'apps/p2p-web/src/election/a.ts', "import '../storage/db.ts'"],
  ['pure code imports the outside', 'apps/p2p-web/src/protocol/a.ts', "import '@cheeseboard/ui-components'"],
  ['transport reads its messages', 'apps/p2p-web/src/transport/a.ts', "import '../protocol/room.ts'"],
  ['table imports a screen', 'apps/p2p-web/src/tables/a.ts', "import '../screens/play/play.ts'"],
  ['screen looks behind the table', 'apps/p2p-web/src/screens/a.ts', "import '../host/room.ts'"],
  ['screen looks behind the table', 'apps/p2p-web/src/screens/b.ts', "import 'peerjs'"],
];

const allowed = [
  ['packages/engine/src/core/z.ts', "import 'immer'"],
  ['packages/engine/src/core/z.test.ts', "import 'vitest'"],
  ['packages/engine/src/core/z.test.ts', "import '../games/x/rules.ts'"],
  ['packages/engine/src/games/x/z.ts', "import '../../core/z.ts'"],
  ['packages/engine/src/games/z.ts', "import './x/z.ts'"],
  ['packages/engine/src/games/x/test/oracle-adapter.ts', "import '../rules.ts'"],
  ['packages/ui-components/src/z.ts', "import '@cheeseboard/engine'"],
  ['packages/ui-components/test/z.test.ts', "import '../../engine/test/other-games/z.ts'"],
  ['apps/docs/astro.config.mjs', "import '../../packages/ui-components/build/tight-templates.mjs'"],
  ['apps/p2p-web/vitest.config.ts', "import '../../.scripts/reports.ts'"],
  ['apps/p2p-web/src/host/z.ts', "import '../tables/table.ts'"],
  ['apps/p2p-web/src/host/z.ts', "import '../protocol/z.ts'"],
  ['apps/p2p-web/src/host/z.test.ts', "import '../screens/z.ts'"],
  ['apps/p2p-web/src/transport/z.ts', "import 'peerjs'"],
  ['apps/p2p-web/src/tables/z.ts', "import '../host/z.ts'"],
  ['apps/p2p-web/src/screens/z.ts', "import '../tables/open.ts'"],
];

const tree = mkdtempSync(join(tmpdir(), 'cheeseboard-imports-'));
after(() => rmSync(tree, { recursive: true, force: true }));

function write(path, text) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text, { flag: 'a' });
}

test('reports every forbidden import, and no allowed one', () => {
  mkdirSync(join(tree, 'node_modules/@cheeseboard'), { recursive: true });
  for (const folder of packages) {
    write(`${folder}/package.json`, readFileSync(join(root, folder, 'package.json'), 'utf8'));
    write(`${folder}/src/index.ts`, '');
    write(`${folder}/main.ts`, '');
    symlinkSync(
      join(tree, folder),
      join(tree, 'node_modules/@cheeseboard', folder.split('/')[1]),
      'junction',
    );
  }
  write('packages/extra/package.json', '{}');
  for (const name of ['immer', 'peerjs', 'vitest']) write(`node_modules/${name}/index.js`, '');
  for (const [file, statement] of [...forbiddenImports.map((row) => row.slice(1)), ...allowed]) {
    write(file, `${statement};\n`);
    const target = /'(\..+)'/.exec(statement)?.[1];
    if (target) write(posix.join(posix.dirname(file), target), '');
  }
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cruiser, 'packages', 'apps', '--config', config, '--output-type', 'json'],
    { cwd: tree, encoding: 'utf8' },
  );
  assert.equal(stderr, '');
  const violations = JSON.parse(stdout).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  assert.deepEqual(violations.sort(), forbiddenImports.map(([rule, file]) => `${rule}: ${file}`).sort());
});

test('the engine needs four small packages at run time', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'packages/engine/package.json'), 'utf8'));
  const { dependencies, peerDependencies, peerDependenciesMeta, optionalDependencies } = manifest;
  assert.deepEqual(Object.keys({ ...dependencies, ...optionalDependencies }).sort(), [
    '@noble/ed25519',
    '@noble/hashes',
    '@scure/base',
    'immer',
  ]);
  // Only games that live elsewhere need these, for the laws in their tests.
  assert.deepEqual(Object.keys(peerDependencies), ['fast-check', 'vitest']);
  for (const name of Object.keys(peerDependencies)) assert.equal(peerDependenciesMeta[name].optional, true);
});
