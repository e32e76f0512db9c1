/**
 * Makes the app load one language at a time. A module with texts exports objects with one entry for each language. In the built app these objects are empty at
 * first, and the texts of a language are in packs of their own, which src/words/texts.ts loads. In development, every module
 * has all its texts.
 */
import { globSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

import type { Language } from '@cheeseboard/engine/text';
import { type Plugin, parseAst } from 'vite';

/** All languages. The engine may not be built yet, so only its type is imported. */
export const languages = Object.keys({ en: true, nl: true, de: true } satisfies Record<Language, true>);
const root = resolve(import.meta.dirname, '../../..');
const games = 'packages/engine/src/games';

/** The modules with texts, by pack. A screen waits for the packs that it needs: see src/screens/app/screen-code.ts. */
const modulesByPack: Readonly<Record<string, readonly string[]>> = {
  frame: [
    'apps/p2p-web/src/words/app.ts',
    'apps/p2p-web/src/words/game-line.ts',
    'apps/p2p-web/src/words/our-tables.ts',
    'apps/p2p-web/src/words/start.ts',
    'packages/engine/src/core/text/index.ts',
    'packages/ui-components/src/words/index.ts',
  ],
  table: [
    'apps/p2p-web/src/look/colours.ts',
    'apps/p2p-web/src/screens/play/record-error.ts',
    'apps/p2p-web/src/screens/play/story/words.ts',
    'apps/p2p-web/src/screens/play/words/index.ts',
    'apps/p2p-web/src/words/lobby.ts',
    'apps/p2p-web/src/words/notifications.ts',
    'apps/p2p-web/src/words/setup.ts',
    'packages/engine/src/core/fair/text.ts',
    'packages/ui-components/src/table/words/index.ts',
    'packages/ui-components/src/words/boards/index.ts',
  ],
  'big-screen': ['apps/p2p-web/src/words/big-screen.ts'],
  'connection-test': ['apps/p2p-web/src/words/connection-test.ts'],
  evenings: ['apps/p2p-web/src/words/evenings.ts'],
  pair: ['apps/p2p-web/src/words/pair.ts'],
  settings: ['apps/p2p-web/src/words/settings.ts'],
  ...Object.fromEntries(
    globSync(`${games}/*/text/index.ts`, { cwd: root }).map((path) => {
      const game = path.split(sep).at(-3)!;
      const files = [`${games}/${game}/text/index.ts`, `${games}/${game}/bot/text/index.ts`];
      return [game, [...files, `packages/ui-components/src/games/${game}/words.ts`]];
    }),
  ),
  ...Object.fromEntries(
    globSync(`${games}/*/teaching/text/index.ts`, { cwd: root }).map((path) => {
      const game = path.split(sep).at(-4)!;
      return [`teaching-${game}`, [`${games}/${game}/teaching/text/index.ts`]];
    }),
  ),
};

const packOf = new Map(
  Object.entries(modulesByPack).flatMap(([pack, paths]) => paths.map((path) => [path, pack] as const)),
);

/** The packs that are loaded before the code in this folder runs. A screen that uses others would show nothing. */
const packsByFolder: Readonly<Record<string, readonly string[]>> = {
  app: ['frame'],
  start: ['frame'],
  setup: ['frame', 'table'],
  lobby: ['frame', 'table'],
  play: ['frame', 'table'],
  'big-screen': ['frame', 'table', 'big-screen'],
  'connection-test': ['frame', 'connection-test'],
  evenings: ['frame', 'table', 'evenings'],
  pair: ['frame', 'pair'],
  settings: ['frame', 'settings'],
};
const screenPacks = new Set<string | undefined>(Object.values(packsByFolder).flat());

const pathOf = (id: string): string => relative(root, id).split(sep).join('/');

interface TextTable {
  readonly name: string;
  readonly isExported: boolean;
  /** Where the object begins and ends in the source. */
  readonly start: number;
  readonly end: number;
  readonly entries: ReadonlyMap<string, string>;
}

/** The objects of a module that have one entry for each language. */
function tablesIn(code: string, id: string): TextTable[] {
  const { body } = parseAst(code, { lang: 'ts' }, id);
  return body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id: variable, init }) => {
      if (variable.type !== 'Identifier' || init?.type !== 'ObjectExpression') return [];
      const entries = new Map(
        init.properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier'
            ? [[property.key.name, code.slice(property.start, property.end)] as const]
            : [],
        ),
      );
      if (!languages.every((language) => entries.has(language))) return [];
      return [{ name: variable.name, isExported, start: init.start, end: init.end, entries }];
    });
  });
}

/** The code of a module in which other code replaces its tables. Imports of single languages are left out unless `language` needs them. */
function rewrite(
  code: string,
  id: string,
  language: string | null,
  replace: (table: TextTable) => string,
): string {
  let rewritten = code;
  for (const table of tablesIn(code, id).reverse())
    rewritten = rewritten.slice(0, table.start) + replace(table) + rewritten.slice(table.end);
  return rewritten.replace(/^import .* from '.*\/(\w+)\.ts';$/gm, (line, name) =>
    languages.includes(name) && name !== language ? '' : line,
  );
}

const REGISTRY = 'cheeseboard:texts';
const registrySource = `
const tables = {};
export const tableOf = (key) => (tables[key] ??= {});
export const fill = (language, texts) => {
  for (const key in texts) tableOf(key)[language] = texts[key];
};`;

const PACK = 'cheeseboard:pack/';
const ONE_LANGUAGE = '?language=';

function packSource(pack: string, language: string): string {
  const tables = modulesByPack[pack]!.flatMap((path) => {
    const id = resolve(root, path);
    return tablesIn(readFileSync(id, 'utf8'), id).map(({ name }) => ({ id, name, key: `${path}#${name}` }));
  });
  const imports = tables.map(
    ({ id, name }, index) =>
      `import { ${name} as table${index} } from ${JSON.stringify(`${id}${ONE_LANGUAGE}${language}`)};`,
  );
  const texts = tables.map(({ key }, index) => `${JSON.stringify(key)}: table${index}.${language}`);
  return `import { fill } from '${REGISTRY}';\n${imports.join('\n')}\nfill('${language}', { ${texts.join(', ')} });`;
}

/** Replaces src/words/packs.ts, which loads no packs because in development every module has all its texts. */
const packsSource = `
const packs = { ${languages
  .map((language) => {
    const imports = Object.keys(modulesByPack).map(
      (pack) => `${JSON.stringify(pack)}: () => import('${PACK}${pack}/${language}')`,
    );
    return `${language}: { ${imports.join(', ')} }`;
  })
  .join(', ')} };
export const importPack = (language, pack) => packs[language][pack]?.() ?? null;`;

/** The packs whose texts a module imports, directly or through others; without those of games, which look/load-game.ts loads. */
function packsReached(
  id: string,
  importsOf: (id: string) => readonly string[],
  visited = new Set<string>(),
): Set<string> {
  const packs = new Set<string>();
  for (const imported of importsOf(id)) {
    if (visited.has(imported)) continue;
    visited.add(imported);
    const pack = packOf.get(pathOf(imported));
    if (screenPacks.has(pack)) packs.add(pack!);
    for (const furtherPack of packsReached(imported, importsOf, visited)) packs.add(furtherPack);
  }
  return packs;
}

export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === REGISTRY || source.startsWith(PACK)) return `\0${source}`;
      if (source.includes(ONE_LANGUAGE)) return source;
      // The part of a module in one language resolves its imports like the whole module.
      const [file, query] = importer?.split(ONE_LANGUAGE) ?? [];
      return query === undefined ? null : this.resolve(source, file, { skipSelf: true });
    },
    load(id) {
      if (id === `\0${REGISTRY}`) return registrySource;
      if (id.startsWith(`\0${PACK}`)) {
        const [pack, language] = id.slice(PACK.length + 1).split('/');
        return packSource(pack!, language!);
      }
      if (pathOf(id) === 'apps/p2p-web/src/words/packs.ts') return packsSource;
      const [file, language] = id.split(ONE_LANGUAGE);
      if (language === undefined) return null;
      const code = readFileSync(file!, 'utf8');
      const unexportedTables = tablesIn(code, file!).filter(({ isExported }) => !isExported);
      const exports =
        unexportedTables.length > 0
          ? `\nexport { ${unexportedTables.map(({ name }) => name).join(', ')} };`
          : '';
      return {
        code:
          rewrite(code, file!, language, ({ entries }) => `{ ${entries.get(language)} } as any`) + exports,
        moduleType: 'ts',
      };
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [, folder] = /\/src\/screens\/([^/]+)\/[^/]+\.ts$/.exec(id) ?? [];
        if (folder === undefined) continue;
        const missingPacks = [
          ...packsReached(id, (module) => this.getModuleInfo(module)?.importedIds ?? []),
        ].filter((pack) => !packsByFolder[folder]?.includes(pack));
        if (missingPacks.length > 0)
          this.error(`${pathOf(id)} uses texts that are not loaded before it: ${missingPacks}`);
      }
    },
    transform(code, id) {
      const path = pathOf(id);
      if (!packOf.has(path)) return null;
      const rewrittenCode = rewrite(
        code,
        id,
        null,
        ({ name }) => `/* @__PURE__ */ tableOf(${JSON.stringify(`${path}#${name}`)}) as any`,
      );
      return { code: `import { tableOf } from '${REGISTRY}';\n${rewrittenCode}`, map: null };
    },
  };
}
