// What somebody ships who embeds one game. To play it takes the game, the core and immer; records and positions are extra
// entries. One budget for each game there is.
import { readdirSync } from 'node:fs';

const here = import.meta.dirname;
const games = readdirSync(`${here}/dist/games`, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

const bundle = (name, path, limit, entries) => ({
  name,
  path,
  gzip: true,
  limit,
  modifyEsbuildConfig: ({ entryPoints: _, ...config }) => ({
    ...config,
    format: 'esm',
    stdin: {
      contents: entries.map((entry, index) => `export * as e${index} from './dist/${entry}.js';`).join(' '),
      resolveDir: here,
    },
  }),
});

export default games.flatMap(({ name }) => {
  const path = `dist/games/${name}/index.js`;
  const toPlay = ['index', `games/${name}/index`];
  const extras = ['core/record', 'core/position', `games/${name}/positions`];
  return [
    bundle(`${name}, core and immer`, path, '14 kB', toPlay),
    bundle(`${name} with records and positions`, path, '19 kB', [...toPlay, ...extras]),
  ];
});
