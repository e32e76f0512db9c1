// What somebody ships who embeds one game: the game, the whole core, and immer. One budget for each game there is.
import { readdirSync } from 'node:fs';

const here = import.meta.dirname;
const games = readdirSync(`${here}/dist/games`, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

export default games.map(({ name }) => ({
  name: `${name}, core and immer`,
  path: `dist/games/${name}/index.js`,
  gzip: true,
  limit: '14 kB',
  modifyEsbuildConfig: ({ entryPoints: _, ...config }) => ({
    ...config,
    format: 'esm',
    stdin: {
      contents: `export * as core from './dist/index.js'; export * as game from './dist/games/${name}/index.js';`,
      resolveDir: here,
    },
  }),
}));
