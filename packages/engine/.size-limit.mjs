// The download size of each entry, gzipped, with everything it imports, and the size of one embedded game: the game, the
// core and immer. An entry without a budget fails.
import { readFileSync } from 'node:fs';

const folder = import.meta.dirname;
const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

/** All entries except the laws, which run only in vitest and never on a page. */
const entries = Object.entries(exports).filter(([name, target]) => target.default && name !== './laws');
const games = entries
  .map(([name]) => name.slice(2))
  .filter((name) => `./${name}/positions` in exports && name !== 'games');

/** Budgets in kB. A game's sub-entries are listed by their suffix. */
const budgets = {
  '.': 7.5,
  './text': 2.5,
  './records': 8,
  './positions': 2,
  './bots': 5,
  './fair': 30,
  './games': 2 + 4 * games.length,
  './games/facts': 0.5 + 0.4 * games.length,
  './games/origins': 2,
  './games/text': 7 * games.length,
  './games/positions': 4 + 5 * games.length,
  './games/bots': 1 + 8 * games.length,
  './games/teaching': 1 + 4 * games.length,
};
const ofGame = { '': 9, '/text': 13, '/positions': 12, '/pieces': 2, '/bots': 10, '/bots/text': 3 };

function budgetOf(name) {
  const game = games.find((id) => name === `./${id}` || name.startsWith(`./${id}/`));
  const limit = game ? ofGame[name.slice(game.length + 2)] : budgets[name];
  if (limit === undefined) throw new Error(`${name} has no size budget`);
  return limit;
}

const bundle = (name, limit, files) => ({
  name,
  path: files[0],
  gzip: true,
  limit: `${limit} kB`,
  modifyEsbuildConfig: ({ entryPoints: _, ...config }) => ({
    ...config,
    format: 'esm',
    stdin: {
      contents: files.map((file, index) => `export * as e${index} from '${file}';`).join(' '),
      resolveDir: folder,
    },
  }),
});

const fileOf = (name) => exports[name].default;

export default [
  ...games.map((id) => bundle(`${id}, core and immer`, 16, [fileOf('.'), fileOf(`./${id}`)])),
  ...entries.map(([name]) => bundle(`engine${name.slice(1)}`, budgetOf(name), [fileOf(name)])),
];
