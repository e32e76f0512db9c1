// CDN files that other CDN files load by relative URL. None of them imports the file that loads it: with a CDN that
// redirects, the page would get a second copy of that file.
import { replaceModule } from './virtual.mjs';

/** A rolldown plugin: makes hints and thinking external files, loaded on demand. */
export const loadOnDemand = () => ({
  name: 'load-on-demand',
  resolveId: {
    order: 'pre',
    handler(source, _importer, { kind }) {
      if (kind !== 'dynamic-import') return null;
      const hints = /^@cheeseboard\/engine\/([a-z-]+)\/bots\/text$/.exec(source)?.[1];
      if (hints) return { id: `./${hints}.hints.js`, external: true };
      if (source.endsWith('/thinking/thinking.ts')) return { id: './thinking.js', external: true };
      return /^\.\/[a-z.-]+\.js$/.test(source) ? { id: source, external: true } : null;
    },
  },
});

/** Modules and exports that the board file of Gouda! Gouda! shares with the table's file. */
const sharedExports = {
  lit: ['css', 'html', 'render', 'svg'],
  'lit/decorators.js': ['property', 'state'],
  'lit/directives/cache.js': ['cache'],
  'lit/directives/class-map.js': ['classMap'],
  'lit/directives/guard.js': ['guard'],
  '@cheeseboard/engine/gouda-gouda': ['boards'],
  '@cheeseboard/engine/gouda-gouda/text': ['goudaGoudaWords'],
  'element.ts': ['CheeseElement'],
  'motion/flight.ts': ['shake'],
  'theme/base.ts': ['baseStyles'],
  'words/boards/index.ts': ['boardWords'],
};
const sharedBoard = `globalThis[Symbol.for('@cheeseboard/ui-components/board')]`;
const isOwnModule = (module) => module.endsWith('.ts');

/** For the game's file: loads the board and dice from their own file at once; the elements are upgraded when it arrives. */
export const boardInSeparateFile = (path) => [
  replaceModule(/\/src\/dice-tray\/define\.ts$/, ''),
  replaceModule(
    /\/src\/gouda-board\/define\.ts$/,
    [
      ...Object.entries(sharedExports).map(
        ([from, names]) =>
          `import { ${names} } from ${isOwnModule(from) ? path(from) : JSON.stringify(from)};`,
      ),
      `${sharedBoard} ??= { ${Object.values(sharedExports).flat()} };`,
      // Retry with backoff. Each retry uses another URL, because browsers cache a failed import.
      `const fetchBoard = (again) => import('./gouda-gouda.board.js' + (again ? '?' + again : '')).catch(() => {
        if (!again) console.error('gouda-gouda.board.js could not be loaded: it belongs beside gouda-gouda.js; gouda-gouda.whole.js needs nothing beside it');
        setTimeout(fetchBoard, 1000 * Math.min(2 ** again, 30), again + 1);
      });`,
      'fetchBoard(0);',
    ].join('\n'),
  ),
];

/** For the board's file: takes the shared exports from the game's file. */
export const takeSharedExports = () => ({
  name: 'shared-exports',
  resolveId: {
    order: 'pre',
    handler(source) {
      const sharedModule = Object.keys(sharedExports).find((file) =>
        isOwnModule(file) ? source.endsWith(`/${file}`) : source === file,
      );
      if (sharedModule) return `\0shared-exports/${sharedModule}`;
      if (/^lit\b/.test(source))
        this.error(`add ${source} to sharedExports: otherwise a page would load Lit twice`);
      return null;
    },
  },
  load(id) {
    const names = id.startsWith('\0shared-exports/')
      ? sharedExports[id.slice('\0shared-exports/'.length)]
      : null;
    return names && { code: `export const { ${names} } = ${sharedBoard};`, moduleType: 'js' };
  },
});
