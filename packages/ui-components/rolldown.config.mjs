// The files for a script tag: one per game, one for all, and the worker in which a sharp bot thinks. Each is whole, so that
// a page needs one request; the worker is fetched when the first sharp bot sits down.
import { defineConfig } from 'rolldown';
import { oneDeck, sharing } from './build/one-deck.mjs';
import { onlyPlayed, quickBots } from './build/quick-bots.mjs';
import { tightTemplates } from './build/tight-templates.mjs';
import { workerFromAnywhere } from './build/worker-from-anywhere.mjs';
import { gameFacts } from './src/kits/facts.ts';

const root = import.meta.dirname;
const games = gameFacts.map(({ id }) => id);

const at = (path) => JSON.stringify(`${root}/src/${path}`);

/** A module that makes these games known to the page. */
const embedding = (ids) =>
  [
    `import { embed } from ${at('embed/embed.ts')};`,
    ...ids.map((id, index) => `import { kit as kit${index} } from ${at(`kits/${id}.ts`)};`),
    `embed(${ids.map((_, index) => `kit${index}`)});`,
  ].join('\n');

const whole = (name, source, ...plugins) => ({
  input: name,
  plugins: [
    {
      name: 'the-source',
      resolveId: (id) => (id === name ? `\0${name}` : null),
      load: (id) => (id === `\0${name}` ? source : null),
    },
    plugins,
  ],
  tsconfig: `${root}/tsconfig.build.json`,
  platform: 'browser',
  output: {
    file: `${root}/cdn/${name}.js`,
    format: 'esm',
    codeSplitting: false,
    minify: true,
  },
});

const onThePage = [tightTemplates(), workerFromAnywhere(), quickBots()];

export default defineConfig([
  ...games.map((id) =>
    whole(id, `${sharing(id, at)} ${embedding([id])}`, onThePage, oneDeck(id), onlyPlayed()),
  ),
  whole(
    'cheeseboard',
    `${sharing('all', at)} ${embedding(games)} export * from ${at('define.ts')};`,
    onThePage,
  ),
  whole('worker', `import ${at('thinking/worker.ts')};`),
]);
