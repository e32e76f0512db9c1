// gzip finds what it has seen in the last 32 kB. In a file where words lie by words, drawings by drawings and styles by styles, it finds
// more: up to 2 kB of a game.
import { globSync } from 'node:fs';

/** The first lines of a file, which only say what comes before what: of these modules, nothing stays that nobody uses. */
export const likeByLike = (games, root) =>
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
