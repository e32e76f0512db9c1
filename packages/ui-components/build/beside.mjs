// What lies beside the files for a script tag: fetched by them, by its relative address, when it is needed. None of it imports the file
// that fetched it: a CDN that redirects would give the page a second copy of that.
import { replaced } from './virtual.mjs';

/** A rolldown plugin for the files themselves: hints and thinking are fetched when somebody asks. */
export const fetchedFromBeside = () => ({
  name: 'fetched-from-beside',
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

/** What the board and the dice of Gouda! Gouda! have in common with its table, by where it comes from. */
const inCommon = {
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
const shared = `globalThis[Symbol.for('@cheeseboard/ui-components/board')]`;
const isOurs = (from) => from.endsWith('.ts');

/** For the file of the game: its largest elements are on their way while the file is still being read, and come to life when they are there. */
export const boardBeside = (at) => [
  replaced(/\/src\/dice-tray\/define\.ts$/, ''),
  replaced(
    /\/src\/gouda-board\/define\.ts$/,
    [
      ...Object.entries(inCommon).map(
        ([from, names]) => `import { ${names} } from ${isOurs(from) ? at(from) : JSON.stringify(from)};`,
      ),
      `${shared} ??= { ${Object.values(inCommon).flat()} };`,
      // A lost connection may be back soon. What failed is asked for by another address: browsers remember a failure.
      `const fetchBoard = (again) => import('./gouda-gouda.board.js' + (again ? '?' + again : '')).catch(() => {
        if (!again) console.error('gouda-gouda.board.js does not come: it belongs beside gouda-gouda.js; gouda-gouda.whole.js needs nothing beside it');
        setTimeout(fetchBoard, 1000 * Math.min(2 ** again, 30), again + 1);
      });`,
      'fetchBoard(0);',
    ].join('\n'),
  ),
];

/** For the file of the board: what it has in common is there already. */
export const withWhatIsInCommon = () => ({
  name: 'in-common',
  resolveId: {
    order: 'pre',
    handler(source) {
      const from = Object.keys(inCommon).find((one) =>
        isOurs(one) ? source.endsWith(`/${one}`) : source === one,
      );
      if (from) return `\0in-common/${from}`;
      if (/^lit\b/.test(source)) this.error(`${source} has to be in common: a page would have Lit twice`);
      return null;
    },
  },
  load(id) {
    const names = id.startsWith('\0in-common/') ? inCommon[id.slice('\0in-common/'.length)] : null;
    return names && { code: `export const { ${names} } = ${shared};`, moduleType: 'js' };
  },
});
