// pnpm new-game: writes the folders of a new game that can be played at once. It copies one of the small games in
// packages/engine/src/templates, with its pages in apps/docs/src/templates, and renames it.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  answersFrom,
  Mistake,
  parts,
  placeFolders,
  questions,
  removeFolders,
  renamedFiles,
  templateFor,
} from './new-game-files.mjs';
import { exitWithError, prepare, root, runQuietly } from './toolchain.mjs';

const help = `pnpm new-game asks for everything. In a script, give the answers as flags:

  pnpm new-game --name "Cheese dash" --players 2-4 --dice --board

  --name      the game's name in English; with it, nothing is asked
  --players   the fewest and the most players: 2-4 (the default), or 3 for exactly three
  --id        names the folders; made from the name by default
  --secrets   players know or choose something that others do not
  --dice      dice are rolled
  --cards     players hold cards
  --board     pieces move on a board`;

const { values: flags } = readFlags();
if (flags.help) {
  console.log(help);
  process.exit(0);
}
const { game, template } = await orExit(async () => {
  const game = answersFrom(root, flags.name === undefined ? await ask() : flags);
  return { game, template: templateFor(game.parts) };
});

console.log(`\n${game.name} (${game.id}) starts from ${template.id}: ${template.what}.`);
for (const note of template.notes) console.log(note);

const env = prepare();
await orExit(() => placeFolders(root, game.id, renamedFiles(root, template.id, game)));
finish();

function readFlags() {
  const options = Object.fromEntries([...parts, 'help'].map((name) => [name, { type: 'boolean' }]));
  for (const name of ['name', 'players', 'id']) options[name] = { type: 'string' };
  try {
    return parseArgs({ options });
  } catch (error) {
    exitWithError(`${error.message}\n\n${help}`);
  }
}

/** Asks for the answers, and asks again where one is wrong. */
async function ask() {
  if (!process.stdin.isTTY) throw new Mistake(`Without a terminal, give the answers as flags.\n\n${help}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers = {};
  try {
    for (const { key, text, read } of questions) {
      while (answers[key] === undefined) {
        const answer = await terminal.question(`${text} `);
        try {
          answers[key] = read(root, answer.trim());
        } catch (error) {
          if (!(error instanceof Mistake)) throw error;
          console.log(error.message);
        }
      }
    }
  } finally {
    terminal.close();
  }
  return answers;
}

/** Ends with a sentence if the answers are wrong. */
async function orExit(work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Mistake) exitWithError(error.message);
    throw error;
  }
}

/** Formats the files, lists the game everywhere and writes its golden records. If that fails, nothing is left behind. */
function finish() {
  const source = '--conditions=@cheeseboard/source';
  const steps = [
    ['node', ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...game.folders]],
    ['node', [source, '.scripts/generate.mjs']],
    ['node', [source, 'packages/engine/test/write-golden.ts', game.id]],
  ];
  for (const [command, args] of steps) {
    const { code, all } = runQuietly(command, args, env);
    if (code === 0) continue;
    removeFolders(root, game.folders);
    runQuietly('node', [source, '.scripts/generate.mjs'], env);
    exitWithError(`${all}\n\nThe game could not be made, for the reason above. Nothing was kept.`);
  }
  console.log(`
Play it:    pnpm dev, then open the app: it is on the first page. Or pnpm terminal ${game.id}
The rules:  ${game.folders[0]}/rules.ts, and in words in ${game.folders[1]}/index.ts
The laws:   pnpm laws ${game.id} checks every change. pnpm texts ${game.id} lists what is not translated yet`);
}
