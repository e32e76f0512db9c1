// Builds the CDN files for a script tag: one per game and one for all, each with its table, English, and the easy and steady bots.
// Separate files, loaded on demand, hold the other languages, hints, thinking and its worker, and what a game puts into a separate file.
// `<game>.whole.js` has everything but the worker in one file.
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gameFacts } from '@cheeseboard/engine/games/facts';
import { rolldown } from 'rolldown';
import { cdnSettingsOf } from './cdn-settings.mjs';
import { crossOriginWorker } from './cross-origin-worker.mjs';
import { omitOtherDecks, shareDrawings } from './deck-drawings.mjs';
import { englishOnly, languageFileSource, onDemandLanguages } from './languages.mjs';
import { orderedImports } from './module-order.mjs';
import { omitPositions, omitReasons, omitSharpBot } from './omit-modules.mjs';
import { inSeparateFile, loadOnDemand, takeSharedExports } from './separate-files.mjs';
import { tightTemplates } from './tight-templates.mjs';
import { virtualModule } from './virtual.mjs';

const root = dirname(import.meta.dirname);
const games = gameFacts.map(({ id }) => id);
const quotedPath = (path) => JSON.stringify(`${root}/src/${path}`);

const { exports: entries } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));

/** A rolldown plugin: imports of this package by its name get the source modules, which the bundles contain already. */
const ownSource = () => ({
  name: 'own-source',
  resolveId(id) {
    const source = entries[id.replace('@cheeseboard/ui-components', '.')]?.['@cheeseboard/source'];
    return id.startsWith('@cheeseboard/ui-components') && source ? join(root, source) : null;
  },
});

/** Bundles one file; returns the modules that contributed to it. */
async function write(name, source, ...plugins) {
  const bundle = await rolldown({
    input: name,
    plugins: [virtualModule(name, source), ownSource(), plugins],
    tsconfig: `${root}/tsconfig.build.json`,
    platform: 'browser',
    makeAbsoluteExternalsRelative: false,
  });
  const { output } = await bundle.write({
    file: `${root}/cdn/${name}.js`,
    format: 'esm',
    codeSplitting: false,
    minify: true,
    comments: { legal: true, annotation: false, jsdoc: false },
  });
  await bundle.close();
  return Object.entries(output[0].modules).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 ? [id] : [],
  );
}

/** Source of a module that registers these games. */
const embeddedGames = (ids) =>
  [
    orderedImports(ids, root),
    `import { embed } from ${quotedPath('embed/embed.ts')};`,
    ...ids.map((id, index) => `import { kit as kit${index} } from ${quotedPath(`games/${id}.kit.ts`)};`),
    `embed(${ids.map((_, index) => `kit${index}`)});`,
  ].join('\n');

/** Removes the descriptions of theme properties, which a page does not need. */
const omitPropertyDescriptions = () => ({
  name: 'omit-property-descriptions',
  transform: {
    filter: { id: /\/src\/theme\/properties\.ts$/ },
    handler: (code) => ({ code: code.replace(/\bdescription:\s*'[^']*',\s*/g, ''), map: null }),
  },
});

/** Bundles an English file and one file per further language. */
async function writeWithLanguages(name, source, ...plugins) {
  const modules = await write(
    name,
    source,
    englishOnly(name),
    tightTemplates(),
    omitPropertyDescriptions(),
    omitSharpBot(),
    omitReasons(),
    loadOnDemand(),
    plugins,
  );
  for (const language of onDemandLanguages) {
    const { source, plugin } = languageFileSource(modules, language, (id) => readFileSync(id, 'utf8'));
    await write(`${name}.${language}`, source, plugin);
  }
}

rmSync(`${root}/cdn`, { recursive: true, force: true });
for (const id of games) {
  const source = `${embeddedGames([id])} ${shareDrawings(id, quotedPath)}`;
  const { separateFile } = await cdnSettingsOf(id);
  await writeWithLanguages(
    id,
    source,
    omitOtherDecks(id),
    omitPositions(),
    separateFile && inSeparateFile(id, separateFile, quotedPath),
  );
  if (separateFile) {
    await write(
      `${id}.${separateFile.name}`,
      separateFile.elements.map((element) => `import ${quotedPath(element)};`).join(' '),
      tightTemplates(),
      takeSharedExports(id, separateFile),
    );
  }
  await write(
    `${id}.whole`,
    source,
    tightTemplates(),
    omitPropertyDescriptions(),
    omitSharpBot(),
    omitOtherDecks(id),
    omitPositions(),
    crossOriginWorker(),
  );
  await write(`${id}.hints`, `export * from '@cheeseboard/engine/${id}/bots/text';`);
}
await writeWithLanguages(
  'cheeseboard',
  `${embeddedGames(games)} ${shareDrawings('all', quotedPath)} export * from ${quotedPath('define.ts')};`,
);
await write(
  'thinking',
  `export * from ${quotedPath('thinking/thinking.ts')};`,
  tightTemplates(),
  crossOriginWorker(),
);
await write('worker', `import ${quotedPath('thinking/worker.ts')};`);
