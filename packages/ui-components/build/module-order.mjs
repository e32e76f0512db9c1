// gzip finds repetitions within 32 kB. Grouping texts, drawings and styles in the bundle saves up to 2 kB per game.
import { globSync } from 'node:fs';

/** Imports that only determine the order of modules; unused exports are still removed. */
export const orderedImports = (games, root) =>
  [
    ...games.map((game) => `@cheeseboard/engine/${game}/text`),
    ...sources(root, '**/words.ts', '**/words/**/index.ts'),
    ...games.flatMap((game) => [`@cheeseboard/engine/${game}`, `@cheeseboard/engine/${game}/bots`]),
    ...sources(root, 'art/**/*.ts'),
    ...sources(root, 'theme/*.ts', '**/*styles.ts'),
  ]
    .map((module) => `import ${JSON.stringify(module)};`)
    .join('\n');

const sources = (root, ...patterns) =>
  patterns.flatMap((pattern) => globSync(`${root}/src/${pattern}`, { exclude: ['**/*.test.ts'] }).sort());
