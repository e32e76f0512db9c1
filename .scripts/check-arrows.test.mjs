import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { importsOf, wrongArrows } from './check-arrows.mjs';

let root;

const manifests = {
  'packages/engine': {
    name: '@cheeseboard/engine',
    dependencies: { immer: '*' },
    devDependencies: { vitest: '*' },
  },
  'packages/ui-components': {
    name: '@cheeseboard/ui-components',
    dependencies: { '@cheeseboard/engine': '*' },
  },
  'apps/p2p-web': { name: '@cheeseboard/p2p-web', dependencies: { '@cheeseboard/ui-components': '*' } },
  'apps/docs': { name: '@cheeseboard/docs', dependencies: { '@cheeseboard/ui-components': '*' } },
};

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const manifest = (folder, fields = {}) =>
  write(`${folder}/package.json`, JSON.stringify({ ...manifests[folder], ...fields }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cheeseboard-arrows-'));
  for (const folder of Object.keys(manifests)) manifest(folder);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a tree is right', () => {
  test('with the four packages as they are meant', () => {
    write(
      'packages/engine/src/core/match.ts',
      "import { produce } from 'immer';\nimport type { Game } from './game.ts';",
    );
    write(
      'packages/engine/src/core/match.test.ts',
      "import { test } from 'vitest';\nimport '../games/a/index.ts';",
    );
    write('packages/engine/src/games/a/rules.ts', "import '../../core/game.ts';\nimport './cards.ts';");
    write(
      'packages/engine/src/games/index.ts',
      "export * from './a/index.ts';\nexport * from './b/index.ts';",
    );
    write('packages/engine/src/cli/main.ts', "import 'node:fs';\nimport '../games/index.ts';");
    write('packages/engine/test/oracles/a.test.ts', "import '../../src/games/a/index.ts';\nimport './a.ts';");
    write('packages/ui-components/src/table.ts', "import type { View } from '@cheeseboard/engine/a';");
    assert.deepEqual(wrongArrows(root), []);
  });
  test('with the folders of the app as they are meant', () => {
    manifest('apps/p2p-web', { dependencies: { '@cheeseboard/engine': '*', lit: '*', peerjs: '*' } });
    write(
      'apps/p2p-web/src/host/host-table.ts',
      "import '@cheeseboard/engine';\nimport '../protocol/room.ts';\nimport '../tables/table.ts';\nimport '../transport/transport.ts';\n// No window, no document.\nexport const window = { document: 'none' };",
    );
    write('apps/p2p-web/src/guest/seated.ts', "import '../fair/witness.ts';\nimport '../heirs/will.ts';");
    write('apps/p2p-web/src/fair/fair.test.ts', "import '../screens/play/play.ts';");
    write('apps/p2p-web/src/transport/peerjs/call.ts', "import 'peerjs';\nimport '../../config.ts';");
    write('apps/p2p-web/src/tables/open.ts', "import '../host/hosting.ts';\nimport '../storage/db.ts';");
    write(
      'apps/p2p-web/src/screens/play/play.ts',
      "import 'lit';\nimport '../../tables/table.ts';\nimport '../../storage/settings.ts';\nconst open = import('../../tables/open.ts');\ndocument.title = '';",
    );
    assert.deepEqual(wrongArrows(root), []);
  });
  test('when a test holds a game to the laws of the engine', () => {
    write('apps/docs/test/fifth.test.ts', "import '../../../packages/engine/test/laws/index.ts';");
    assert.deepEqual(wrongArrows(root), []);
    write('apps/docs/src/fifth.ts', "import '../../../packages/engine/test/laws/index.ts';");
    assert.match(wrongArrows(root).join(), /fifth\.ts .*leaves the package/);
  });
  test('when the docs are built with the plugin of the components', () => {
    const plugin = 'packages/ui-components/build/tight-templates.mjs';
    write('apps/docs/astro.config.mjs', `import '../../${plugin}';`);
    assert.deepEqual(wrongArrows(root), []);
    write('apps/docs/src/client/tight.ts', `import '../../../../${plugin}';`);
    assert.match(wrongArrows(root).join(), /tight\.ts .*leaves the package/);
  });
  test('when the engine checks what the docs say', () => {
    manifest('apps/docs', { devDependencies: { '@cheeseboard/engine': '*' } });
    write('apps/docs/test/examples.test.ts', "import { Match } from '@cheeseboard/engine';");
    assert.deepEqual(wrongArrows(root), []);
  });
});

describe('a tree is wrong', () => {
  const refuses = (what, expected, change) =>
    test(what, () => {
      change();
      const wrong = wrongArrows(root);
      assert.equal(wrong.length, 1, wrong.join('\n'));
      assert.match(wrong[0], expected);
    });
  const importing = (what, file, source, expected) => refuses(what, expected, () => write(file, source));

  refuses('when the engine needs something besides immer and hashes', /needs lit at run time/, () =>
    manifest('packages/engine', { dependencies: { immer: '*', lit: '*' } }),
  );
  refuses('when the engine needs it as a peer', /needs lit at run time/, () =>
    manifest('packages/engine', { peerDependencies: { lit: '*' } }),
  );
  refuses('when the engine names the components, even for its tests', /devDependencies.*other way/, () =>
    manifest('packages/engine', { devDependencies: { '@cheeseboard/ui-components': '*' } }),
  );
  refuses('when the components name an app', /other way/, () =>
    manifest('packages/ui-components', { dependencies: { '@cheeseboard/p2p-web': '*' } }),
  );
  refuses('when the docs name the engine directly', /other way/, () =>
    manifest('apps/docs', { dependencies: { '@cheeseboard/engine': '*' } }),
  );
  refuses('when a page of the docs asks the engine in the browser', /go through the components/, () => {
    manifest('apps/docs', { private: true, devDependencies: { '@cheeseboard/engine': '*' } });
    write('apps/docs/src/client/example.ts', "import { Match } from '@cheeseboard/engine';");
  });
  refuses('when a package is not in the list', /no line/, () =>
    write('packages/extra/package.json', '{ "name": "@cheeseboard/extra" }'),
  );
  importing(
    'when the components import an app',
    'packages/ui-components/src/table.ts',
    "import '@cheeseboard/p2p-web';",
    /other way/,
  );
  importing(
    'when the engine imports the components, for a type only',
    'packages/engine/src/core/game.ts',
    "import type { Table } from '@cheeseboard/ui-components';",
    /other way/,
  );
  importing(
    'when the engine imports the components on demand',
    'packages/engine/src/core/game.ts',
    "export const table = () => import('@cheeseboard/ui-components');",
    /other way/,
  );
  importing(
    'when a relative import climbs out of its package',
    'packages/ui-components/src/table.ts',
    "export { rules } from '../../engine/src/index.ts';",
    /leaves the package/,
  );
  importing(
    'when a package is imported that nobody declared',
    'packages/ui-components/src/table.ts',
    "import 'lit';",
    /not in the package.json/,
  );
  importing(
    'when a file that ships imports a devDependency',
    'packages/engine/src/core/chance.ts',
    "import 'vitest';",
    /only a devDependency/,
  );
  importing(
    'when the core imports a game',
    'packages/engine/src/core/match.ts',
    "import '../games/a/index.ts';",
    /names no game/,
  );
  importing(
    'when a game imports another',
    'packages/engine/src/games/a/rules.ts',
    "import '../b/cards.ts';",
    /no other game/,
  );
  importing(
    'when a rule imports the command line',
    'packages/engine/src/games/a/rules.ts',
    "import '../../cli/main.ts';",
    /command line/,
  );
  importing(
    'when a rule imports a test',
    'packages/engine/src/games/a/rules.ts',
    "import './rules.test.ts';",
    /no tests/,
  );
  importing(
    'when a host looks at a screen',
    'apps/p2p-web/src/host/host-table.ts',
    "import '../screens/play/play.ts';",
    /are machines/,
  );
  importing(
    'when a host knows where its texts go',
    'apps/p2p-web/src/host/hosting.ts',
    "import '../transport/peerjs/peerjs.ts';",
    /are machines/,
  );
  importing(
    'when a guest reads what the browser keeps',
    'apps/p2p-web/src/guest/client.ts',
    "import '../storage/settings.ts';",
    /are machines/,
  );
  importing(
    'when a guest names PeerJS, also for a type',
    'apps/p2p-web/src/guest/client.ts',
    "import type { Peer } from 'peerjs';",
    /are machines/,
  );
  importing(
    'when the protocol names the page',
    'apps/p2p-web/src/protocol/room.ts',
    'export const here = () => window.location.href;',
    /names window: .*are machines/,
  );
  importing(
    'when a line knows whose texts it carries',
    'apps/p2p-web/src/transport/line.ts',
    "import '../host/room.ts';",
    /does not know whose/,
  );
  importing(
    'when a table knows a screen',
    'apps/p2p-web/src/tables/open.ts',
    "import '../screens/play/play.ts';",
    /knows no screen/,
  );
  importing(
    'when a screen reaches behind the table',
    'apps/p2p-web/src/screens/play/play.ts',
    "import '../../host/host-table.ts';",
    /not what is behind/,
  );
  importing(
    'when an oracle imports the engine',
    'packages/engine/test/oracles/a.ts',
    "import '../../src/games/a/cards.ts';",
    /proves nothing/,
  );
});

describe('imports', () => {
  test('are found in all their forms', () => {
    const source = `
      import a from 'a';
      import * as b from "b";
      import type { C } from 'c';
      import 'd';
      export * from 'e';
      export {
        f,
      } from 'f';
      const g = await import('g');
      const h = require('h');
      type I = import('i').I;
    `;
    assert.deepEqual(importsOf(source), [...'abcdefghi']);
  });
  test('are not seen in comments, strings and calls', () => {
    const source = `
      // import 'a';
      /* import b from 'b'; */
      const c = "import 'c'";
      const d = \`import 'd'; \${1}\`;
      const e = Array.from('e');
    `;
    assert.deepEqual(importsOf(source), []);
  });
});
