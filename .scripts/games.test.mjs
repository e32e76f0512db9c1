// Tests that the lists of games are up to date, and that nothing outside a game's folders names the game.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { camelCase, gameFolders, generatedFiles, pascalCase, readManifests } from './games.mjs';
import { diffOf, guideDiffs } from './guide-diffs.mjs';
import { root } from './toolchain.mjs';

const generated = { ...(await generatedFiles(root)), ...guideDiffs(root) };
const manifests = await readManifests(root);

for (const [path, contents] of Object.entries(generated)) {
  test(`${path} is up to date`, () => {
    assert.equal(readFileSync(join(root, path), 'utf8'), contents, 'run `pnpm generate`');
  });
}

for (const { game } of manifests) {
  test(`${game.id} has the files that every game has`, () => {
    const [engine, , docs] = gameFolders.map((folder) => join(root, folder, game.id));
    const files = ['state', 'events', 'moves', 'rules', 'view', 'test/oracle', 'test/oracle-adapter'];
    const missing = [
      ...files.map((file) => join(engine, `${file}.ts`)),
      join(docs, 'index.ts'),
      join(docs, 'position.ts'),
    ].filter((file) => !existsSync(file));
    assert.deepEqual(missing, []);
  });
}

test('a diff shows changed lines, two lines around them, and where lines are left out', () => {
  const before = [...'abcdefghijkl'];
  const after = before.map((line) => (line === 'b' || line === 'k' ? line.toUpperCase() : line));
  assert.equal(
    diffOf(before.join('\n'), after.join('\n')),
    [' a', '-b', '+B', ' c', ' d', '@@', ' i', ' j', '-k', '+K', ' l', ''].join('\n'),
  );
});

/** The files that may name a game, besides those in its folders and the generated ones. */
const mayNameGames = [
  // Tests and benchmarks, with their data.
  /(^|\/)(test|e2e|fuzz|bench)\/|\.(test|spec)\./,
  // Prose: READMEs, guides, the changelog.
  /\.mdx?$/,
  // Examples for readers.
  /(^|\/)examples\//,
  // "Daumen drauf" describes a covered card in German.
  /^packages\/ui-components\/src\/words\/de\.ts$/,
];
/** An example in the documentation of an element needs a game. */
const isExample = (line) => line.includes('@example');

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|js|json|vue|astro|css|html|webmanifest|yaml|yml)$/.test(path))
  .filter((path) => !(path in generated) && !mayNameGames.some((exception) => exception.test(path)));

for (const { game, texts } of manifests) {
  const titles = Object.values(texts).map(({ name }) => name.replace(/,.*/, ''));
  const names = [game.id, camelCase(game.id), pascalCase(game.id), ...titles];
  const folders = gameFolders.map((folder) => `${folder}/${game.id}/`);

  test(`only the folders of ${game.id} name it`, () => {
    const lines = files
      .filter((path) => !folders.some((folder) => path.startsWith(folder)))
      .flatMap((path) => linesNaming(names, path));
    assert.deepEqual(lines, []);
  });
}

function linesNaming(names, path) {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  // `zoo` is in `zooText` and `drawZoo`, but not in `zoom`.
  const asWords = new RegExp(
    names
      .map((name) => `${/^[a-z]/.test(name) ? '(?<![A-Za-z])' : ''}${escapeRegExp(name)}(?![a-z])`)
      .join('|'),
  );
  return lines.flatMap((line, index) =>
    !isExample(line) && asWords.test(line) ? [`${path}:${index + 1}: ${line}`] : [],
  );
}

function escapeRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
