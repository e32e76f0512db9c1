// Which module may import which (https://github.com/sverweij/dependency-cruiser). A rule forbids imports from `from` to `to`,
// for values and for types. `$1` is the group that `from` matched. .scripts/imports.test.mjs breaks every rule once.

/** What each package may import from the others. A new package starts with a line here. */
const packages = {
  'packages/engine': [],
  'packages/ui-components': ['packages/engine'],
  'apps/p2p-web': ['packages/engine', 'packages/ui-components'],
  'apps/docs': ['packages/engine', 'packages/ui-components'],
};

const engine = '^packages/engine/src';
const app = '^apps/p2p-web/src';
const tests = '\\.test\\.ts$|^packages/engine/src/(?:games|templates|examples)/[^/]+/test/';
/** Every other folder of the app is pure: no page, no network. biome.json keeps a page's globals out. */
const impureFolders = 'look|screens|storage|tables|transport|words';
const pureFolders = `${app}/(?!(?:${impureFolders})/)[^/]+/`;

const onePackage = '^((?:packages|apps)/[^/]+)/';
const buildFiles = `${onePackage}.*(?:(?:vite|vitest|playwright|astro)\\.config|kit/(?:chromium|build-site)|scripts/lighthouse|bench/load)\\.(?:ts|mjs)$`;
const leavingThePackage = (...exceptions) => ({
  dependencyTypes: ['local'],
  pathNot: ['^$1/', ...exceptions],
});

const rules = [
  ...Object.entries(packages).map(([folder, others]) => ({
    name: 'package direction',
    comment: 'The apps use the elements, the elements use the engine, and never the other way round.',
    from: { path: `^${folder}/` },
    to: { path: '^(?:packages|apps)/', pathNot: [folder, ...others].map((known) => `^${known}/`) },
  })),
  {
    name: 'unlisted package',
    comment: 'Add the new package to the list at the top of .dependency-cruiser.mjs.',
    from: { path: onePackage, pathNot: Object.keys(packages).map((known) => `^${known}/`) },
    to: {},
  },
  {
    name: 'import by name',
    comment:
      'Import another package by its name, through its exports. The small games of the tests have none.',
    from: { path: onePackage, pathNot: [buildFiles] },
    to: leavingThePackage('^packages/engine/test/other-games/'),
  },
  {
    name: 'import by name in configs',
    comment: 'By a path, a config imports only what several builds share.',
    from: { path: buildFiles },
    to: leavingThePackage('^\\.scripts/[^/]+\\.ts$', '^packages/ui-components/build/tight-templates\\.mjs$'),
  },
  {
    name: 'undeclared',
    comment: "The package.json of the file's own package must declare what the file imports.",
    from: { path: onePackage },
    to: {
      dependencyTypes: ['unknown', 'npm-no-pkg', 'npm-unknown'],
      // Ignores what Astro generates, what exists only after a build, and the guide's game, which an alias stands for.
      pathNot:
        '^astro:|^@cheeseboard/ui-components/(?:jsx|custom-elements\\.json)$|^@cheeseboard/engine/cheese-auction',
    },
  },
  {
    name: 'devDependency ships',
    comment:
      'Users of a published package do not get its devDependencies. Only the laws are tests that ship.',
    from: { path: '^packages/[^/]+/src/', pathNot: [tests, `${engine}/laws/`] },
    to: { dependencyTypes: ['npm-dev'] },
  },
  {
    name: 'docs in the browser',
    comment: 'The docs use the engine at build time only. In the browser, their pages use the elements.',
    from: { path: '^apps/docs/src/client/' },
    to: { path: '^packages/engine/' },
  },
  {
    name: 'core imports a game',
    comment: 'The core works for any game.',
    from: { path: `${engine}/core/`, pathNot: tests },
    to: { path: `${engine}/games/` },
  },
  {
    name: 'game imports a game',
    comment: 'A game can be removed without touching another.',
    from: { path: '^((?:packages|apps)/[^/]+/src/(?:games|templates|examples))/([^/]+)/' },
    to: { path: '^$1/[^/]+/', pathNot: '^$1/$2/' },
  },
  {
    name: 'code imports a template',
    comment:
      'Templates are copied by `pnpm new-game`, examples are shown by the guide. Neither is published.',
    from: { path: '^(?:packages|apps)/[^/]+/src/', pathNot: '/src/(?:templates|examples)/' },
    to: { path: '/src/(?:templates|examples)/' },
  },
  {
    name: 'element imports a game',
    comment: 'Only the generated lists name the games.',
    from: { path: '^packages/ui-components/(?:src|gallery)/', pathNot: ['/src/games/', tests] },
    to: { path: '^packages/ui-components/src/games/[^/]+/' },
  },
  {
    name: 'rules import the CLI',
    comment: 'Only the command line reads and writes.',
    from: { path: `${engine}/(?!cli/)` },
    to: { path: `${engine}/cli/` },
  },
  {
    name: 'engine ships a test',
    comment: 'Tests and benchmarks are not published.',
    from: { path: `${engine}/`, pathNot: tests },
    to: { path: [tests, '^packages/engine/(?:test|bench)/'] },
  },
  {
    name: 'oracle imports the engine',
    comment: 'An oracle that shares code with the engine cannot find its mistakes.',
    from: { path: `${engine}/(?:games|templates|examples)/[^/]+/test/oracle\\.ts$` },
    to: {},
  },
  {
    name: 'pure code imports the outside',
    comment: 'State machines know nothing outside but the interfaces of a table and of a connection.',
    from: { path: pureFolders, pathNot: tests },
    to: {
      path: ['^apps/p2p-web/', '^packages/ui-components/', 'node_modules/(?:lit|peerjs|idb|uqr)/'],
      pathNot: [
        pureFolders,
        `${app}/tables/table\\.ts$`,
        `${app}/transport/(?:transport|first-connection)\\.ts$`,
      ],
    },
  },
  {
    name: 'transport reads its messages',
    comment: 'A connection carries text and knows nothing about its contents.',
    from: { path: `${app}/transport/`, pathNot: tests },
    to: { path: [pureFolders, `${app}/(?:tables|screens)/`] },
  },
  {
    name: 'table imports a screen',
    comment: 'Tables and storage work without anything to see.',
    from: { path: `${app}/(?:tables|storage)/`, pathNot: tests },
    to: { path: `${app}/screens/` },
  },
  {
    name: 'screen looks behind the table',
    comment: 'A screen knows the interface of a table, not the machine behind it.',
    from: { path: `${app}/screens/`, pathNot: tests },
    to: {
      path: ['^apps/p2p-web/', 'node_modules/peerjs/'],
      pathNot: [
        `${app}/(?:[^/]+\\.ts$|(?:screens|look|words|storage|transport/pairing)/)`,
        `${app}/(?:tables/(?:table|open)|transport/(?:transport|network-config|network-test)|audit/audit)\\.ts$`,
      ],
    },
  },
];

export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: 'node_modules',
    // The examples of ui-components are projects of their own, which install the packed packages.
    exclude: `^packages/ui-components/examples/|${onePackage}(?:dist|cdn|coverage|reports|\\.turbo|\\.stryker-tmp|\\.astro)/`,
    tsPreCompilationDeps: true,
    parser: 'tsc',
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@cheeseboard/source', 'types', 'import', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
