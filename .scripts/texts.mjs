// pnpm texts [game]: lists the texts that are not translated yet, in the engine and in the docs, and what is missing or wrong in its pages.
import { join } from 'node:path';
import { createServer } from 'vite';
import { readManifests } from './games.mjs';
import { fromSource } from './source-condition.ts';
import { exitWithError, root } from './toolchain.mjs';

const MAX_NAMES_SHOWN = 8;
const [wanted] = process.argv.slice(2);
const manifests = await readManifests(root);
if (wanted && !manifests.some(({ game }) => game.id === wanted))
  exitWithError(`“${wanted}” is not a game. Games: ${manifests.map(({ game }) => game.id).join(', ')}.`);

const { pages, pageProblems } = await readPages();
for (const { game, texts, reasons } of manifests) {
  if (wanted && game.id !== wanted) continue;
  const docs = pages.find(({ id }) => id === game.id);
  const lines = Object.keys(texts).flatMap((language) => [
    ...line(language, 'in the engine’s text/', texts[language].missing ?? []),
    ...line(language, 'in the engine’s bot/text/', untranslatedReasons(reasons, language)),
    ...line(language, 'in the docs', docs?.missing[language] ?? []),
  ]);
  const report = [...lines, ...pageReport(docs)];
  console.log(report.length === 0 ? `${game.id}: complete` : `${game.id}:\n  ${report.join('\n  ')}`);
}

function line(language, place, names) {
  if (names.length === 0) return [];
  const shown = names.slice(0, MAX_NAMES_SHOWN).join(', ');
  const more = names.length > MAX_NAMES_SHOWN ? `, and ${names.length - MAX_NAMES_SHOWN} more` : '';
  return [`${language}: ${names.length} missing ${place}: ${shown}${more}`];
}

/** A reason that is the English function itself stands in for a translation. */
function untranslatedReasons(reasons, language) {
  if (language === 'en') return [];
  return Object.keys(reasons.en).filter((reason) => reasons[language][reason] === reasons.en[reason]);
}

/** What is wrong in the pages, and what the tests of the docs will demand when they are a draft no longer. */
function pageReport(docs) {
  if (!docs) return ['docs: no pages (apps/docs/src/games)'];
  const problems = pageProblems(docs).map((problem) => `docs: ${problem}`);
  if (!docs.draft) return problems;
  const withoutExample = docs.rules.filter(({ examples }) => examples.length === 0).map(({ rule }) => rule);
  return [
    ...problems,
    ...(withoutExample.length > 0 ? [`docs: no example for ${withoutExample.join(', ')}`] : []),
    ...(docs.challenges.length < 5 ? [`docs: ${docs.challenges.length} of 5 challenges`] : []),
    ...(docs.strategy.replays.length === 0
      ? ['docs: no replay (pnpm --filter @cheeseboard/docs records)']
      : []),
  ];
}

/** The pages of all games, and the function that checks them. They import records as text, so Vite loads them. */
async function readPages() {
  const server = await createServer({
    ...fromSource,
    root: join(root, 'apps/docs'),
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { games } = await server.ssrLoadModule('/src/data/games.ts');
    return { pages: games, ...(await server.ssrLoadModule('/src/data/page-problems.ts')) };
  } finally {
    await server.close();
  }
}
