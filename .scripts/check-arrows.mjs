// Fails when a package, or a part of the engine, depends on something it must not know:
//
//   docs, p2p-web  →  ui-components  →  engine  →  immer          p2p-web  →  engine
//
// It reads every package.json and every import, also the relative ones that would climb out of a package. Inside the engine and inside
// the app some folders know others, and not the other way round.
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What each package of this repo may depend on within this repo. A new package starts with a line here. */
const arrows = {
  '@cheeseboard/engine': [],
  '@cheeseboard/ui-components': ['@cheeseboard/engine'],
  '@cheeseboard/p2p-web': ['@cheeseboard/engine', '@cheeseboard/ui-components'],
  '@cheeseboard/docs': ['@cheeseboard/ui-components'],
};

/**
 * What a package may ask while it is built and tested, and not in the browser: the docs let the engine check every example
 * and say it in words. Its pages see the engine through the components only.
 */
const atBuild = {
  '@cheeseboard/docs': { names: ['@cheeseboard/engine'], notIn: /^src\/client\// },
};

/**
 * The ways out of a package by a path, to what is not published: a test may hold a game to the laws of the engine, which are tests; and the docs are built
 * with the plugin that makes the components' own files smaller.
 */
const waysOut = [
  { from: /^test\/.*\.test\.ts$/, to: '../../packages/engine/test/laws/index.ts' },
  { from: /(^|\/)(vite|vitest|astro)\.config\.(ts|mjs)$/, to: '../../.scripts/source-condition.ts' },
  {
    from: /(^|\/)((vitest|playwright)\.config|kit\/chromium|scripts\/lighthouse)\.ts$/,
    to: '../../.scripts/chromium.ts',
  },
  { from: /^(vitest|playwright)\.config\.ts$/, to: '../../.scripts/reports.ts' },
  { from: /^astro\.config\.mjs$/, to: '../../packages/ui-components/build/tight-templates.mjs' },
];

/** Packages that are held to a fixed list of what they need at run time. */
const runtime = { '@cheeseboard/engine': ['immer', '@noble/ed25519', '@noble/hashes', '@scure/base'] };

/** Inside the engine: files at `from` must not import files at `to`. `$1` stands for the folder that `from` matched. */
const engineParts = [
  { from: /^src\/core\/(?!.*\.test\.ts$)/, to: /^src\/(games|cli)\//, why: 'the core names no game' },
  { from: /^src\/games\/([^/]+)\//, to: /^src\/games\/(?!$1\/)[^/]+\//, why: 'a game knows no other game' },
  { from: /^src\/(?!cli\/)/, to: /^src\/cli\//, why: 'only the command line reads and writes' },
  { from: /^src\/(?!.*\.test\.ts$)/, to: /^(test|bench)\/|\.test\.ts$/, why: 'what ships needs no tests' },
  {
    from: /^test\/oracles\/(?!.*\.test\.ts$)/,
    to: /^src\//,
    why: 'an oracle that imports the engine proves nothing',
  },
];

/** Whatever ships; tests may look everywhere. */
const ships = (folders) => new RegExp(`^src/(?:${folders})/(?!.*\\.test\\.ts$)`);
/** A file of the app that is none of these. */
const allBut = (files) => new RegExp(`^(?!${files})`);
const machines = 'host|guest|fair|heirs|protocol';

/** Inside the app: as for the engine. `packages`: what must not be imported either; `page`: nor named, as a page is not there. */
const appParts = [
  {
    from: ships(machines),
    to: allBut(`src/(?:${machines})/|src/tables/table\\.ts$|src/transport/transport\\.ts$`),
    packages: /^(?:lit|peerjs|idb|uqr|@cheeseboard\/ui-components)(?:\/|$)/,
    page: true,
    why: 'host and guest are machines: of the outside they know a table and a line',
  },
  {
    from: ships('transport'),
    to: /^src\/(?:host|guest|fair|heirs|protocol|tables|screens)\//,
    why: 'a line carries texts and does not know whose',
  },
  {
    from: ships('tables|storage'),
    to: /^src\/screens\//,
    why: 'a table knows no screen',
  },
  {
    from: ships('screens'),
    to: allBut(
      'src/(?:screens|look|words|storage)/|src/tables/(?:table|open)\\.ts$|src/transport/(?:transport|network)\\.ts$|src/transport/by-hand/|src/fair/finding\\.ts$|src/[^/]+\\.ts$',
    ),
    packages: /^peerjs(?:\/|$)/,
    why: 'a screen sees a table, not what is behind it',
  },
];

/** What only a page has. */
const pageOnly =
  /(?<![.\w$])(?:document|window|navigator|localStorage|sessionStorage|indexedDB|customElements|HTMLElement|RTCPeerConnection|BroadcastChannel)\b(?!\s*[:?=])/;

const parts = { '@cheeseboard/engine': engineParts, '@cheeseboard/p2p-web': appParts };

const sourceFile = /\.(?:[cm]?[jt]sx?|astro|mdx|svelte|vue)$/;
const skippedFolders = new Set([
  'node_modules',
  'dist',
  'cdn',
  'coverage',
  'reports',
  '.turbo',
  '.stryker-tmp',
  '.astro',
]);
const builtins = new Set(builtinModules);

// Comments, template literals and other strings come first, so that what only looks like an import is passed over.
const tokens =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:\\[\s\S]|[^`\\])*`|\b(?:from|import|require)\b\s*\(?\s*(?:'([^'\n]+)'|"([^"\n]+)")|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/** The modules that a source text imports, statically or not, for values or for types. */
export function importsOf(source) {
  const found = [];
  for (const match of source.matchAll(tokens)) {
    const specifier = match[1] ?? match[2];
    // Array.from('…') is no import.
    if (specifier !== undefined && !/^from\s*\(/.test(match[0])) found.push(specifier);
  }
  return found;
}

/** Every wrong arrow under `root`, each as one sentence. */
export function wrongArrows(root) {
  const packages = ['packages', 'apps'].flatMap((group) =>
    foldersIn(join(root, group)).map((folder) => {
      const manifest = JSON.parse(readFileSync(join(root, group, folder, 'package.json'), 'utf8'));
      return { folder: `${group}/${folder}`, manifest };
    }),
  );
  const own = new Set(packages.map(({ manifest }) => manifest.name));
  return packages.flatMap(({ folder, manifest }) => [
    ...wrongDependencies(folder, manifest, own),
    ...filesIn(join(root, folder)).flatMap((path) => {
      const file = relative(join(root, folder), path).split(sep).join('/');
      const source = readFileSync(path, 'utf8');
      const wrong = importsOf(source).flatMap((specifier) => {
        const why = wrongImport(manifest, own, file, specifier);
        return why ? [`${folder}/${file} imports ${specifier}: ${why}.`] : [];
      });
      const page = wrongName(manifest.name, file, source);
      return page ? [...wrong, `${folder}/${file} names ${page.name}: ${page.why}.`] : wrong;
    }),
  ]);
}

function wrongDependencies(folder, manifest, own) {
  const allowed = arrows[manifest.name];
  if (!allowed) return [`${folder} has no line in the arrows of .scripts/check-arrows.mjs.`];
  const wrong = [];
  const shipped = ['dependencies', 'peerDependencies', 'optionalDependencies'];
  for (const field of [...shipped, 'devDependencies']) {
    for (const name of Object.keys(manifest[field] ?? {})) {
      const built = field === 'devDependencies' ? (atBuild[manifest.name]?.names ?? []) : [];
      if (own.has(name) && !allowed.includes(name) && !built.includes(name)) {
        wrong.push(`${folder} names ${name} in its ${field}: the arrow points the other way.`);
      } else if (shipped.includes(field) && runtime[manifest.name]?.includes(name) === false) {
        wrong.push(
          `${folder} needs ${name} at run time, and may need only ${runtime[manifest.name].join(', ')}.`,
        );
      }
    }
  }
  return wrong;
}

/** Why `file` of this package must not import `specifier`, or null. */
function wrongImport(manifest, own, file, specifier) {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier);
    if (waysOut.some(({ from, to }) => target === to && from.test(file))) return null;
    if (target.startsWith('../')) return 'that leaves the package; go through its name and its exports';
    return wrongPart(manifest.name, file, target);
  }
  // Schemes of bundlers and sites (virtual:, astro:, data:), absolute paths and subpath imports are not packages.
  if (/^(?:\/|#|[a-z]+:)/.test(specifier) && !specifier.startsWith('node:')) return null;
  if (specifier.startsWith('node:') || builtins.has(specifier)) return null;

  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (name === manifest.name) return null;
  const part = parts[manifest.name]?.find(
    ({ from, packages }) => packages?.test(specifier) && from.test(file),
  );
  if (part) return part.why;
  if (own.has(name) && !arrows[manifest.name]?.includes(name)) {
    const built = atBuild[manifest.name];
    if (!built?.names.includes(name)) return 'the arrow points the other way';
    if (built.notIn.test(file)) return 'it runs in the browser; go through the components';
  }
  const shipped = {
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    ...manifest.optionalDependencies,
  };
  if (name in shipped) return null;
  if (!(name in (manifest.devDependencies ?? {}))) return `${name} is not in the package.json`;
  const ships = /^src\//.test(file) && !/\.test\.[jt]sx?$/.test(file) && !manifest.private;
  return ships ? `${name} is only a devDependency, and this file ships` : null;
}

/** A word that only a page knows, in a file that must do without one. */
function wrongName(packageName, file, source) {
  const part = parts[packageName]?.find(({ from, page }) => page && from.test(file));
  const [name] = (part && pageOnly.exec(source.replace(tokens, ''))) ?? [];
  return name ? { name, why: part.why } : null;
}

function wrongPart(packageName, file, target) {
  for (const { from, to, why } of parts[packageName] ?? []) {
    const match = from.exec(file);
    if (match && new RegExp(to.source.replace('$1', match[1] ?? '')).test(target)) return why;
  }
  return null;
}

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesIn(path);
    return sourceFile.test(entry.name) ? [path] : [];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wrong = wrongArrows(dirname(dirname(fileURLToPath(import.meta.url))));
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length > 0) process.exit(1);
  console.log('All arrows point the right way.');
}
