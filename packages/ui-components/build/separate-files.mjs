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

const sharedBy = (id) => `globalThis[Symbol.for('@cheeseboard/ui-components/${id}')]`;
const isOwnModule = (module) => module.endsWith('.ts');
const matching = (path) => new RegExp(`/src/${path.replace(/\./g, '\\.')}$`);

/** For the game's file: loads some elements from their own file at once, and upgrades them when they arrive. */
export const inSeparateFile = (id, { name, elements: [first, ...others], sharedExports }, path) => [
  ...others.map((other) => replaceModule(matching(other), '')),
  replaceModule(
    matching(first),
    [
      ...Object.entries(sharedExports).map(
        ([from, names]) =>
          `import { ${names} } from ${isOwnModule(from) ? path(from) : JSON.stringify(from)};`,
      ),
      `${sharedBy(id)} ??= { ${Object.values(sharedExports).flat()} };`,
      // Retry with backoff. Each retry uses another URL, because browsers cache a failed import.
      `const fetchFile = (again) => import('./${id}.${name}.js' + (again ? '?' + again : '')).catch(() => {
        if (!again) console.error('${id}.${name}.js could not be loaded: it belongs beside ${id}.js; ${id}.whole.js needs nothing beside it');
        setTimeout(fetchFile, 1000 * Math.min(2 ** again, 30), again + 1);
      });`,
      'fetchFile(0);',
    ].join('\n'),
  ),
];

/** For the separate file: takes the shared exports from the game's file. */
export const takeSharedExports = (id, { sharedExports }) => ({
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
  load(module) {
    const names = module.startsWith('\0shared-exports/')
      ? sharedExports[module.slice('\0shared-exports/'.length)]
      : null;
    return names && { code: `export const { ${names} } = ${sharedBy(id)};`, moduleType: 'js' };
  },
});
