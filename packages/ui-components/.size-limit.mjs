// Size budgets, gzipped: each CDN file, and each entry of the package with all its static imports (Lit, immer and the
// engine included).
// An entry without a budget fails.
import { readdirSync, readFileSync } from 'node:fs';
import { gameFacts } from '@cheeseboard/engine/games/facts';
import { cdnSettingsOf } from './build/cdn-settings.mjs';

const folder = import.meta.dirname;
const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

/** The budget in kB of a file with every game: the shared code, and 30 kB for each game. */
const withAllGames = (shared) => shared + 30 * gameFacts.length;

/** Budgets in kB. A game's file: one game in one language, with Lit, immer, the engine, and the easy and steady bots. */
const gameBudget = 68;
const fileBudgets = {
  cheeseboard: withAllGames(45),
  worker: 2 + 6 * gameFacts.length,
  thinking: 3,
};
/** Budgets of files that are loaded on demand, by suffix. */
const onDemandBudgets = { nl: 18, de: 18, hints: 3 };
/** The budget of a file that contains a whole game. */
const wholeGameBudget = 76;
/** Budgets of all files that a page with one game loads. */
const pageBudgets = { english: 66, german: 72 };
/** Games with larger budgets set them in `cdn.mjs` of their folder. */
const settings = Object.fromEntries(
  await Promise.all(gameFacts.map(async ({ id }) => [id, await cdnSettingsOf(id)])),
);

/** Budgets in kB of each table, and of each element. */
const tableBudget = 72;
const elementBudgets = {
  announcer: 10,
  log: 13,
  token: 14,
  die: 14,
  cheese: 14,
  'score-sheet': 14,
  seat: 15,
  mouse: 15,
  board: 16,
  'token-row': 16,
  'dice-tray': 17,
  'piles-board': 32,
  // The elements from here to `table` contain all three decks.
  card: 25,
  'card-back': 25,
  won: 26,
  trick: 26,
  pile: 27,
  hand: 30,
  table: 33,
  'default-table': 61,
  // These load their games when they are needed.
  game: 22,
  position: 22,
  replay: 23,
  ...Object.fromEntries(gameFacts.map(({ id }) => [id, tableBudget])),
  ...Object.assign({}, ...Object.values(settings).map(({ budgets }) => budgets.elements)),
};
const entryBudgets = {
  '.': withAllGames(67),
  './define': withAllGames(65),
  './jsx': 1,
  './kits': 3,
  './thinking': 2,
};

const budgetOf = (name, limit) => {
  if (limit === undefined) throw new Error(`${name} has no size budget`);
  return { name, limit: `${limit} kB`, gzip: true };
};

const loadedLater = {
  name: 'loaded-later',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

const cdn = readdirSync(`${folder}/cdn`).filter((file) => file.endsWith('.js'));
const sizeLimit = (name, limit, path) => ({
  ...budgetOf(name, limit),
  path,
  disablePlugins: ['@size-limit/esbuild'],
});

const files = cdn.map((file) => {
  const [name, kind] = file.replace(/\.js$/, '').split('.');
  const { budgets, separateFile } = settings[name] ?? { budgets: {} };
  const budgetByKind = { ...onDemandBudgets, whole: budgets.whole ?? wholeGameBudget };
  if (separateFile) budgetByKind[separateFile.name] = budgets.separateFile;
  const limit = kind ? budgetByKind[kind] : (fileBudgets[name] ?? gameBudget);
  return sizeLimit(`cdn/${file}`, limit, `cdn/${file}`);
});

const pages = gameFacts.flatMap(({ id }) => {
  const { budgets, separateFile } = settings[id];
  const gameFiles = [`${id}.js`, ...(separateFile ? [`${id}.${separateFile.name}.js`] : [])];
  const { english, german } = budgets.page ?? pageBudgets;
  const paths = (...extraFiles) => [...gameFiles, ...extraFiles].map((file) => `cdn/${file}`);
  return [
    sizeLimit(`a page with ${id}, in English`, english, paths()),
    sizeLimit(`a page with ${id}, in German`, german, paths(`${id}.de.js`)),
  ];
});

const entries = Object.entries(exports)
  .filter(([, target]) => target.default)
  .map(([name, { default: path }]) => ({
    ...budgetOf(name, entryBudgets[name] ?? elementBudgets[name.split('/')[1]]),
    path,
    modifyEsbuildConfig: ({ entryPoints: _, ...config }) => ({
      ...config,
      format: 'esm',
      plugins: [loadedLater],
      stdin: { contents: `export * from '${path}';`, resolveDir: folder },
    }),
  }));

export default [...files, ...pages, ...entries];
