// Size budgets, gzipped: each CDN file, and each entry of the package with all its static imports (Lit, immer and the
// engine included).
// An entry without a budget fails.
import { readdirSync, readFileSync } from 'node:fs';
import { gameFacts } from './src/kits/facts.ts';

const folder = import.meta.dirname;
const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

/** Budgets in kB. A game's file: one game in one language, with Lit, immer, the engine, and the easy and steady bots. */
const ofGame = 60;
const ofFile = {
  cheeseboard: 142,
  worker: 26,
  thinking: 3,
};
/** Budgets of files that are loaded on demand, by suffix. */
const ofKind = { nl: 16, de: 16, hints: 3, board: 20 };
/** Budgets of the files that contain a whole game. */
const ofWhole = { 'gouda-gouda': 92, 'david-goliath': 66, 'daumen-drauf': 66, 'mens-erger-je-niet': 66 };
/** Budgets of all files that a page with one game loads, in English and in German. */
const ofPage = { english: 60, german: 66 };
/** The same for a page with Gouda! Gouda!, whose board is in a separate file. */
const ofPageWithBoard = { english: 79, german: 88 };

/** Budgets in kB of each table, and of each element. */
const tables = 59;
const ofElement = {
  announcer: 10,
  log: 13,
  token: 14,
  die: 14,
  cheese: 14,
  'score-sheet': 14,
  seat: 15,
  mouse: 15,
  'token-row': 16,
  'dice-tray': 17,
  'piles-board': 32,
  'gouda-board': 33,
  // The elements from here to `table` contain all three decks.
  card: 25,
  'card-back': 25,
  won: 26,
  trick: 26,
  pile: 27,
  hand: 28,
  table: 28,
  'daumen-drauf': tables,
  'david-goliath': tables,
  'mens-erger-je-niet': tables,
  'gouda-gouda': 76,
  // These load their games when they are needed.
  game: 22,
  position: 22,
  replay: 22,
};
const ofEntry = { '.': 149, './define': 148, './jsx': 1, './kits': 3, './thinking': 2 };

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
  const limit = kind === 'whole' ? ofWhole[name] : kind ? ofKind[kind] : (ofFile[name] ?? ofGame);
  return sizeLimit(`cdn/${file}`, limit, `cdn/${file}`);
});

const pages = gameFacts.flatMap(({ id }) => {
  const gameFiles = [`${id}.js`, `${id}.board.js`].filter((file) => cdn.includes(file));
  const { english, german } = gameFiles.length > 1 ? ofPageWithBoard : ofPage;
  const paths = (...extraFiles) => [...gameFiles, ...extraFiles].map((file) => `cdn/${file}`);
  return [
    sizeLimit(`a page with ${id}, in English`, english, paths()),
    sizeLimit(`a page with ${id}, in German`, german, paths(`${id}.de.js`)),
  ];
});

const entries = Object.entries(exports)
  .filter(([, target]) => target.default)
  .map(([name, { default: path }]) => ({
    ...budgetOf(name, ofEntry[name] ?? ofElement[name.split('/')[1]]),
    path,
    modifyEsbuildConfig: ({ entryPoints: _, ...config }) => ({
      ...config,
      format: 'esm',
      plugins: [loadedLater],
      stdin: { contents: `export * from '${path}';`, resolveDir: folder },
    }),
  }));

export default [...files, ...pages, ...entries];
