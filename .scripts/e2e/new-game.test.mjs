// `pnpm new-game` in a copy of the repository, with every template: the games keep the laws, compile, and have pages that pass. Then the
// steps of the guide are followed.
import assert from 'node:assert/strict';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { root, runQuietly } from '../toolchain.mjs';
import { newGame, unbuiltCopy } from './copy.mjs';

const longTimeout = { timeout: 600_000 };
/** The number of players is changed, too, because lessons and records depend on it. */
const games = {
  'cats-cradle': ['--name', "Cat's cradle", '--players', '3-6', '--cards'],
  'guess-it': ['--name', 'Guess it', '--players', '4', '--secrets'],
  zoo: ['--name', 'Zoo', '--players', '2-8', '--dice', '--board'],
  'long-walk-home': ['--name', 'Long walk home', '--players', '3-5', '--board'],
  'cheese-dash': ['--name', 'Cheese dash', '--players', '2-4', '--dice'],
};
let copy;

before(() => {
  copy = unbuiltCopy();
  for (const flags of Object.values(games)) newGame(copy, ...flags);
}, longTimeout);

after(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a command of pnpm in the copy. */
function pnpm(...args) {
  const { code, all } = runQuietly('pnpm', ['--dir', copy, ...args], { ...process.env, CI: 'true' });
  return { code, all };
}

function passes(...args) {
  const { code, all } = pnpm(...args);
  assert.equal(code, 0, all);
  return all;
}

test('the new games keep the laws and compile', longTimeout, () => {
  passes('laws', ...Object.keys(games));
  for (const name of ['engine', 'ui-components', 'p2p-web'])
    passes('--filter', `@cheeseboard/${name}`, 'types');
  passes('exec', 'biome', 'check', '--vcs-enabled=false', 'packages/engine/src/games', 'apps/docs/src/games');
});

test('their pages pass', longTimeout, () => {
  const tests = ['test/rules.test.ts', 'test/challenges.test.ts', 'test/strategy.test.ts'];
  passes('--filter', '@cheeseboard/docs', 'exec', 'vitest', 'run', ...tests);
});

test('pnpm texts lists what is missing', longTimeout, () => {
  assert.match(
    passes('texts', 'zoo'),
    /nl: \d+ missing in the engine’s text\/: name[\s\S]*no example for ZO-1/,
  );
});

test('a second game with the same name is refused, and changes nothing', longTimeout, () => {
  const lists = () => readFileSync(join(copy, 'packages/engine/src/games/facts.ts'), 'utf8');
  const before = lists();
  const { code, all } = pnpm('new-game', ...games.zoo);
  assert.equal(code, 1);
  assert.match(all, /packages\/engine\/src\/games\/zoo exists/);
  assert.equal(lists(), before);
});

test('pnpm laws says what is wrong, and what to mend first', longTimeout, () => {
  const folder = join(copy, 'packages/engine/src/games/cats-cradle');
  /** What the laws print with one mistake in a file of the game. */
  const lawsWith = (name, right, wrong) => {
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8');
    assert.ok(source.includes(right), `${name} has no “${right}”`);
    writeFileSync(file, source.replace(right, wrong));
    const { code, all } = pnpm('laws', 'cats-cradle');
    writeFileSync(file, source);
    assert.equal(code, 1);
    assert.doesNotMatch(all, /zoo|david-goliath/, 'other games are not mentioned');
    return all;
  };
  assert.match(
    lawsWith('text/en.ts', "'not-in-hand':", "'in-hand':"),
    /text\/en\.ts.*not-in-hand[\s\S]*The engine does not compile/,
  );
  const refusesAll = 'refusal: (state, seat, move) => play.refusal({ ...state, turn: -1 }, seat, move),';
  assert.match(
    lawsWith('index.ts', 'refusal: play.refusal,', refusesAll),
    /✗ cats-cradle > accepts the moves it lists[\s\S]*Begin with this one\. \d+ more laws fail[\s\S]*\d+ laws kept, \d+ broken\./,
  );
  const dealsOneCardTwice = `determinize: (view, draw) => {
    const state = determinize(view, draw);
    return { ...state, hands: state.hands.map((hand, seat) => (seat === view.viewer ? hand : hand.map(() => 1))) };
  },`;
  assert.match(
    lawsWith('index.ts', '  determinize,\n', `  ${dealsOneCardTwice}\n`),
    /a card is there twice[\s\S]*What to do: The sample cannot be reached by play/,
  );
});

test('the guide leads to a game that keeps the laws', longTimeout, () => {
  const folder = join(copy, 'packages/engine/src/games/cheese-dash');
  cpSync(join(root, 'packages/engine/src/examples/cheese-dash'), folder, { recursive: true });
  const withOldRecords = pnpm('laws', 'cheese-dash');
  assert.equal(withOldRecords.code, 1);
  assert.match(withOldRecords.all, /What to do: .*pnpm golden cheese-dash --replace/);
  passes('golden', 'cheese-dash', '--replace');
  passes('laws', 'cheese-dash');

  assert.match(passes('texts', 'cheese-dash'), /docs: no section for CD-4/);
  const pages = join(copy, 'apps/docs/src/games/cheese-dash/index.ts');
  const section = "rules: [{ rule: 'CD-4', text: { en: 'After a six you must roll again.' }, examples: [] },";
  writeFileSync(pages, readFileSync(pages, 'utf8').replace('rules: [', section));
  passes('--filter', '@cheeseboard/docs', 'exec', 'vitest', 'run', 'test/rules.test.ts', '-t', 'cheese-dash');
});
