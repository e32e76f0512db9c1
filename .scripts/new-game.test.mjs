// Tests what `pnpm new-game` makes of its answers. .scripts/e2e/dev.test.mjs runs the command in a copy of the repository and plays the game.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { gameFolders } from './games.mjs';
import {
  answersFrom,
  idOf,
  Mistake,
  parts,
  placeFolders,
  questions,
  renamedFiles,
  templateFor,
} from './new-game-files.mjs';
import { root } from './toolchain.mjs';

const templatesFolder = join(root, 'packages/engine/src/templates');
const scratch = mkdtempSync(join(tmpdir(), 'cheeseboard-new-game-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

describe('the answers', () => {
  test('make an id, a range of players and free letters for the rules', () => {
    const game = answersFrom(root, { name: ' Cat’s  cradle ', players: '3', cards: true });
    assert.equal(game.name, 'Cat’s cradle');
    assert.equal(game.id, 'cats-cradle');
    assert.deepEqual(game.players, { min: 3, max: 3 });
    assert.equal(game.prefix, 'CC');
    assert.deepEqual(game.parts, ['cards']);
    assert.equal(idOf('Käse & Öl'), 'kase-and-ol');
  });

  test('never give two games the same letters', () => {
    const [existing] = readdirSync(join(root, gameFolders[0])).filter((id) => /^\w+-\w+$/.test(id));
    const [first, second] = existing.split('-');
    const { prefix } = answersFrom(root, { name: `${first[0]}any ${second[0]}thers` });
    assert.notEqual(prefix, `${first[0]}${second[0]}`.toUpperCase());
  });

  for (const [answers, message] of [
    [{ name: '' }, /starts with a letter/],
    [{ name: '7 wonders' }, /starts with a letter/],
    [{ name: 'x'.repeat(50) }, /at most 40/],
    [{ name: 'Good name', id: '../up' }, /cannot name a folder/],
    [{ name: 'Good name', id: 'Good' }, /cannot name a folder/],
    [{ name: 'View' }, /means something else/],
    [{ name: 'Hand' }, /means something else/],
    [{ name: 'Class' }, /means something else/],
    [{ name: 'Good name', players: '4-2' }, /fewest players come first: 2-4/],
    [{ name: 'Good name', players: 'some' }, /2-4/],
    [{ name: 'Good name', players: '1-4' }, /2 to 8/],
    [{ name: 'Good name', players: '2-9' }, /2 to 8/],
  ]) {
    test(`are refused: ${JSON.stringify(answers)}`, () => {
      assert.throws(
        () => answersFrom(root, answers),
        (error) => error instanceof Mistake && message.test(error.message),
      );
    });
  }

  test('cannot name a game that exists', () => {
    for (const id of readdirSync(join(root, gameFolders[2])))
      assert.throws(() => answersFrom(root, { name: 'Good name', id }), /exists/);
  });

  test('are checked when they are asked', () => {
    const read = (key, answer) => questions.find((question) => question.key === key).read(root, answer);
    assert.throws(() => read('name', 'View'), Mistake);
    assert.throws(() => read('players', '4-2'), Mistake);
    assert.throws(() => read('dice', 'maybe'), Mistake);
    assert.equal(read('dice', 'yes'), true);
    assert.equal(read('dice', ''), false);
  });
});

describe('the template', () => {
  const wantedParts = Array.from({ length: 2 ** parts.length }, (_, bits) =>
    parts.filter((_, index) => bits & (1 << index)),
  );

  test('exists for every combination of parts, and its notes name those that it does not have', () => {
    const used = new Set();
    for (const wanted of wantedParts) {
      const { id, notes } = templateFor(wanted);
      assert.ok(existsSync(join(templatesFolder, id, 'manifest.ts')), `${wanted}: ${id}`);
      used.add(id);
      if (wanted.length > 2) assert.ok(notes.length > 0, wanted.join());
    }
    assert.deepEqual([...used].sort(), readdirSync(templatesFolder).sort());
  });

  for (const [wanted, id] of [
    ['cards', 'template-cards'],
    ['secrets', 'template-choice'],
    ['dice', 'template-dice'],
    ['board', 'template-board'],
    ['dice board', 'template-race'],
    ['', 'template-board'],
  ]) {
    test(`for “${wanted}” is ${id}`, () => {
      const template = templateFor(wanted.split(' '));
      assert.equal(template.id, id);
    });
  }
});

describe('the files', () => {
  const game = { ...answersFrom(root, { name: "Cat's cradle", players: '3-6' }), prefix: 'QQ' };

  for (const template of readdirSync(templatesFolder)) {
    test(`of ${template} are renamed completely`, () => {
      const files = renamedFiles(root, template, game);
      for (const [path, text] of Object.entries(files)) {
        assert.match(path, /^(packages\/engine|apps\/docs)\/src\/games\/cats-cradle\/[\w/-]+\.ts$/);
        assert.doesNotMatch(text, /template/i, path);
        assert.doesNotMatch(text, /\bT[A-Z]-\d/, path);
      }
      assert.match(files['packages/engine/src/games/cats-cradle/index.ts'], /seats: \{ min: 3, max: 6 \}/);
      assert.match(files['packages/engine/src/games/cats-cradle/text/en.ts'], /name: "Cat's cradle"/);
      assert.match(files['apps/docs/src/games/cats-cradle/position.ts'], /SEATS = 3/);
    });
  }

  test('are written all or not at all', () => {
    const files = renamedFiles(root, 'template-dice', game);
    const [engine, docs] = game.folders.map((folder) => join(scratch, folder));
    for (const folder of gameFolders) mkdirSync(join(scratch, folder), { recursive: true });
    mkdirSync(docs);
    assert.throws(() => placeFolders(scratch, game.id, files), /exists/);
    assert.equal(existsSync(engine), false);
    rmSync(docs, { recursive: true });
    placeFolders(scratch, game.id, files);
    assert.ok(existsSync(join(engine, 'test/oracle.ts')) && existsSync(join(docs, 'index.ts')));
    assert.deepEqual(readdirSync(join(scratch, 'node_modules/.cache')), []);
  });
});
