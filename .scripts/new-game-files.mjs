// What `pnpm new-game` knows: which answers are right, which template they lead to, and how its files are renamed.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { camelCase, gameFolders, pascalCase } from './games.mjs';

/** An answer that cannot be used. The message says why, and what to do. */
export class Mistake extends Error {}

export const parts = ['secrets', 'dice', 'cards', 'board'];

const MAX_PLAYERS = 8;
const MAX_NAME_LENGTH = 40;

const engineGames = gameFolders[0];
const docsGames = gameFolders[2];
const engineTemplates = 'packages/engine/src/templates';
const docsTemplates = 'apps/docs/src/templates';

const yesOrNo = (_, answer) => {
  if (/^(y|yes)$/i.test(answer)) return true;
  if (/^(n|no)?$/i.test(answer)) return false;
  throw new Mistake('Please answer y or n.');
};

/** What is asked. `read` returns the answer for `answersFrom`, or throws a `Mistake`. */
export const questions = [
  {
    key: 'name',
    text: 'What is the game called, in English?',
    read: (root, answer) => {
      answersFrom(root, { name: answer });
      return answer;
    },
  },
  {
    key: 'players',
    text: 'How many players, such as 2-4?',
    read: (_, answer) => {
      readPlayers(answer);
      return answer;
    },
  },
  {
    key: 'secrets',
    text: 'Does anybody know or choose something that others do not see? (y/n)',
    read: yesOrNo,
  },
  { key: 'dice', text: 'Are dice rolled? (y/n)', read: yesOrNo },
  { key: 'cards', text: 'Do players hold cards? (y/n)', read: yesOrNo },
  { key: 'board', text: 'Do pieces move on a board? (y/n)', read: yesOrNo },
];

/** Checks the answers, and returns all that is known about the new game. */
export function answersFrom(root, { name = '', id = idOf(name), players = '2-4', ...chosen }) {
  const checkedName = readName(name);
  checkId(root, id);
  return {
    id,
    name: checkedName,
    players: readPlayers(players),
    parts: parts.filter((part) => chosen[part]),
    folders: [`${engineGames}/${id}`, `${docsGames}/${id}`],
    prefix: freePrefix(root, checkedName),
    order: Math.max(0, ...existingGames(root).map((game) => orderOf(root, game))) + 10,
  };
}

/** `Cat's cradle` is `cats-cradle`. */
export const idOf = (name) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function readName(text) {
  const name = text.trim().replace(/\s+/g, ' ');
  if (!/^\p{L}[\p{L}\p{N} '’&!.,-]*$/u.test(name) || name.length > MAX_NAME_LENGTH)
    throw new Mistake(
      `The name starts with a letter and has at most ${MAX_NAME_LENGTH} letters, digits and spaces: --name "Cheese dash".`,
    );
  return name;
}

function checkId(root, id) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Mistake(
      `“${id}” cannot name a folder. Give an id of letters, digits and hyphens: --id cheese-dash.`,
    );
  const folder = gameFolders.map((games) => `${games}/${id}`).find((path) => existsSync(join(root, path)));
  if (folder) throw new Mistake(`${folder} exists. Choose another name, or another --id.`);
  if (isTaken(root, id))
    throw new Mistake(
      `“${id}” means something else in the code. Choose a name of two words, or another --id.`,
    );
}

/** Whether a package has an entry with this name, or the code of a template or the language itself uses it. */
function isTaken(root, id) {
  const entries = ['packages/engine', 'packages/ui-components'].flatMap((folder) =>
    Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).exports),
  );
  if (entries.includes(`./${id}`)) return true;
  const words = new Set(
    filesIn(join(root, engineTemplates)).flatMap(
      (file) => withoutTexts(readFileSync(file, 'utf8')).match(/\w+/g) ?? [],
    ),
  );
  return words.has(camelCase(id)) || words.has(pascalCase(id)) || isReserved(camelCase(id));
}

/** Source code without comments and strings. */
const withoutTexts = (code) =>
  code.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g, ' ');

function isReserved(word) {
  try {
    new Function(`'use strict'; let ${word};`);
    return word === 'await';
  } catch {
    return true;
  }
}

export function readPlayers(text) {
  const [, min, max = min] = /^(\d+)(?:\s*(?:-|–|to)\s*(\d+))?$/.exec(String(text).trim()) ?? [];
  const players = { min: Number(min), max: Number(max) };
  if (min === undefined) throw new Mistake('Write the fewest and the most players: 2-4.');
  if (players.min > players.max)
    throw new Mistake(`The fewest players come first: ${players.max}-${players.min}.`);
  if (players.min < 2 || players.max > MAX_PLAYERS)
    throw new Mistake(`A new game is for 2 to ${MAX_PLAYERS} players. The rules can change that later.`);
  return players;
}

const existingGames = (root) =>
  readdirSync(join(root, engineGames), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const orderOf = (root, game) =>
  Number(/\border: (\d+)/.exec(readFileSync(join(root, engineGames, game, 'manifest.ts'), 'utf8'))?.[1] ?? 0);

/** Letters for the ids of the rules, such as `CD` for Cheese dash, which no other game uses. */
function freePrefix(root, name) {
  const taken = new Set(['CB']);
  for (const file of existingGames(root).flatMap((game) => filesIn(join(root, engineGames, game))))
    for (const [, prefix] of readFileSync(file, 'utf8').matchAll(/'([A-Z]{2,})-1'/g)) taken.add(prefix);
  const words = idOf(name)
    .replace(/[^a-z-]/g, '')
    .toUpperCase()
    .split('-')
    .filter(Boolean);
  const initials = words.map((word) => word[0]).join('');
  const letters = words.join('');
  const candidates = [
    ...(initials.length > 1 ? [initials] : []),
    ...Array.from({ length: letters.length }, (_, index) => letters.slice(0, index + 2)),
    ...Array.from({ length: 26 }, (_, index) => initials + String.fromCharCode(65 + index)),
  ];
  return candidates.find((prefix) => prefix.length > 1 && !taken.has(prefix));
}

const templates = {
  'template-cards': { what: 'everybody plays cards from a secret hand', parts: ['secrets', 'cards'] },
  'template-race': { what: 'a die is rolled, and pieces race along a board', parts: ['dice', 'board'] },
  'template-board': { what: 'pieces walk along the links of a board', parts: ['board'] },
  'template-dice': { what: 'roll on, or stop in time', parts: ['dice'] },
  'template-choice': { what: 'everybody chooses in secret, at the same time', parts: ['secrets'] },
};

const templateIds = {
  secrets: 'template-choice',
  dice: 'template-dice',
  cards: 'template-cards',
  board: 'template-board',
};

/** The template for a game with these parts, and what it does not have of them. */
export function templateFor(wanted) {
  const has = (part) => wanted.includes(part);
  const id = has('cards')
    ? 'template-cards'
    : has('dice') && has('board')
      ? 'template-race'
      : has('dice')
        ? 'template-dice'
        : has('secrets') && !has('board')
          ? 'template-choice'
          : 'template-board';
  const { what, parts: included } = templates[id];
  const missing = wanted.filter((part) => !included.includes(part));
  const notes = missing.map(
    (part) => `It has no ${part} yet: see ${engineTemplates}/${templateIds[part]} for how to add them.`,
  );
  if (has('cards') && !has('secrets')) notes.push('A hand of cards is a secret, so the game has secrets.');
  return { id, what, notes };
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The files of the new game, by path, with their contents. */
export function renamedFiles(root, template, game) {
  const files = {};
  for (const [from, to] of [
    [engineTemplates, engineGames],
    [docsTemplates, docsGames],
  ]) {
    const folder = join(root, from, template);
    for (const file of filesIn(folder)) {
      const path = file
        .slice(folder.length + 1)
        .split(sep)
        .join('/');
      files[`${to}/${game.id}/${path}`] = renamed(readFileSync(file, 'utf8'), template, game);
    }
  }
  return files;
}

function renamed(text, template, { id, name, players, prefix, order }) {
  const templateName = `T${template.slice(1).replace('-', ' ')}`;
  const [templatePrefix] = /T[A-Z](?=-\d)/.exec(text) ?? [];
  return text
    .replaceAll(`'${templateName}'`, () => (name.includes("'") ? JSON.stringify(name) : `'${name}'`))
    .replaceAll(templateName, () => name)
    .replaceAll(template, id)
    .replaceAll(camelCase(template), camelCase(id))
    .replaceAll(pascalCase(template), pascalCase(id))
    .replaceAll(new RegExp(`\\b${templatePrefix}(?=-\\d)`, 'g'), prefix)
    .replace('seats: { min: 2, max: 4 }', `seats: { min: ${players.min}, max: ${players.max} }`)
    .replace('const SEATS = 2;', `const SEATS = ${players.min};`)
    .replace('order: 50,', `order: ${order},`);
}

/** Writes all files beside the repository's, and moves the finished folders to their places. */
export function placeFolders(root, id, files) {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  const staging = mkdtempSync(join(root, 'node_modules/.cache/new-game-'));
  const placed = [];
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(staging, path)), { recursive: true });
      writeFileSync(join(staging, path), text);
    }
    for (const games of [engineGames, docsGames]) {
      const folder = `${games}/${id}`;
      if (existsSync(join(root, folder))) throw new Mistake(`${folder} exists. Nothing was written.`);
      renameSync(join(staging, folder), join(root, folder));
      placed.push(folder);
    }
  } catch (error) {
    removeFolders(root, placed);
    throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

export function removeFolders(root, folders) {
  for (const folder of folders) rmSync(join(root, folder), { recursive: true, force: true });
}
