/**
 * The packed packages in the examples, built as their users build them and played in the browser. The short run has one
 * bundler and one framework, with the tools of this repository; the long run installs all of them from the registry.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../kit/long.ts';
import { pageOpener } from './browser.ts';
import { type Packed, pack, runIn } from './project.ts';
import { filesIn, serve } from './serve.ts';

let packed: Packed;
beforeAll(async () => {
  packed = await pack(isLong);
});
const openPage = pageOpener();
/** Gzipped, of everything that the page loads. Not every bundler minifies by default. */
const ONE_ELEMENT_MAX_BYTES = 25_000;
const withoutAnimations = ':root { --cb-speed: 0 }';

interface Bundler {
  readonly name: string;
  /** Exact versions from the registry. */
  readonly tools: Readonly<Record<string, string>>;
  readonly command: readonly [string, ...string[]];
  /** The script of the built page, for a bundler that does not write pages. */
  readonly script?: string;
  /** True if the bundler leaves the worker to the page's author, who copies `cdn/worker.js`. */
  readonly copiesWorker?: true;
}

const vite = (version: string): Bundler => ({
  name: `Vite ${version}`,
  tools: { vite: version },
  command: ['vite', 'build'],
});

const bundlers: readonly Bundler[] = [
  vite('8.3.8'),
  {
    name: 'esbuild',
    tools: { esbuild: '0.28.2' },
    command: ['esbuild', 'src/index.js', '--bundle', '--splitting', '--format=esm', '--outdir=dist'],
    script: 'index.js',
    copiesWorker: true,
  },
  vite('7.3.8'),
  vite('6.4.6'),
  {
    name: 'webpack',
    tools: { webpack: '5.112.1', 'webpack-cli': '7.3.1' },
    command: ['webpack', '--mode=production'],
    script: 'main.js',
  },
  {
    name: 'Rollup',
    tools: { rollup: '4.68.3', '@rollup/plugin-node-resolve': '16.0.3' },
    command: ['rollup', 'src/index.js', '--dir=dist', '--plugin=node-resolve'],
    script: 'index.js',
    copiesWorker: true,
  },
];

/** Writes the page of a bundler that only writes scripts. */
async function writePage(folder: string, script: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, 'dist/index.html'), page.replace('./src/index.js', `./${script}`));
  await cp(join(folder, 'page.css'), join(folder, 'dist/page.css'));
}

describe.each(isLong ? bundlers : bundlers.slice(0, 2))(
  '$name',
  ({ tools, command, script, copiesWorker }) => {
    let folder: string;
    let url: string;
    const [tool, ...args] = command;

    beforeAll(async () => {
      folder = await packed.project('bundler', tools);
      await runIn(folder, tool, args);
      if (script) await writePage(folder, script);
      if (copiesWorker)
        await cp(
          join(folder, 'node_modules/@cheeseboard/ui-components/cdn/worker.js'),
          join(folder, 'dist/worker.js'),
        );
      url = await serve(filesIn(join(folder, 'dist')));
    });

    test('builds <cb-game> without an option; it plays a card and gives a hint from its worker', async () => {
      const { page, errors } = await openPage(url);
      const hand = page.locator('cb-hand');
      const legal = hand.locator('button.legal');
      await page.addStyleTag({ content: withoutAnimations });
      await legal.first().waitFor();
      const cardCount = await hand.locator('button').count();
      await legal.first().press('Enter');
      await expect.poll(() => hand.locator('button').count()).toBe(cardCount - 1);
      expect(await page.locator('p[role=status]').first().textContent()).toContain('You play');

      await expect.poll(() => legal.count()).toBeGreaterThan(0);
      const worker = page.waitForEvent('worker');
      await page.keyboard.press('i');
      await worker;
      await page.locator('[part="note"]').waitFor();
      expect(errors).toEqual([]);
      await page.close();
    });

    /** Builds the page with another script. */
    async function rebuild(code: string): Promise<void> {
      await rm(join(folder, 'dist'), { recursive: true });
      await writeFile(join(folder, 'src/index.js'), code);
      await runIn(folder, tool, args);
      if (script) await writePage(folder, script);
    }

    /** Opens the page in a language. `scripts` are the scripts that it has loaded; some bundlers also write others, such as the worker. */
    async function openWithScripts(language: string) {
      const bodies: Promise<string>[] = [];
      const opened = await openPage(url, async (page) => {
        await page.addInitScript((lang) => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.lang = lang;
          });
        }, language);
        page.on('response', (response) => {
          if (response.url().endsWith('.js')) bodies.push(response.text());
        });
      });
      return { ...opened, scripts: () => Promise.all(bodies) };
    }

    test('a game’s own file loads no language but that of the page', async () => {
      await rebuild(`import '@cheeseboard/ui-components/cdn/david-goliath.js';`);
      const { page, errors, scripts } = await openWithScripts('nl');
      await page.locator('cb-hand button.legal').first().waitFor();
      await page.getByText('Nieuw spel').first().waitFor();
      const loaded = (await scripts()).join();
      expect(loaded).toContain('Laatste slag');
      expect(loaded).not.toContain('Letzter Stich');
      expect(errors).toEqual([]);
      await page.close();
    });

    test('one element from the root entry stays small', async () => {
      await rebuild(
        `import { CbDie } from '@cheeseboard/ui-components'; customElements.define('cb-die', CbDie);`,
      );
      const { page, scripts } = await openWithScripts('en');
      await page.evaluate(() => customElements.whenDefined('cb-die').then(() => {}));
      const size = (await scripts()).reduce((sum, code) => sum + gzipSync(code).length, 0);
      console.log(`${tool}: cb-die from the root entry is ${(size / 1000).toFixed(1)} kB gzip`);
      expect(size).toBeLessThan(ONE_ELEMENT_MAX_BYTES);
      await page.close();
    });
  },
);

interface Framework {
  readonly name: string;
  readonly example: string;
  /** Replaces versions of the example's package.json. */
  readonly tools?: Readonly<Record<string, string>>;
  readonly command: readonly [string, ...string[]];
  readonly output: string;
}

const frameworks: readonly Framework[] = [
  { name: 'React', example: 'react', command: ['vite', 'build'], output: 'dist' },
  { name: 'Vue', example: 'vue', command: ['vite', 'build'], output: 'dist' },
  { name: 'Svelte', example: 'svelte', command: ['vite', 'build'], output: 'dist' },
  { name: 'Next', example: 'next', command: ['next', 'build'], output: 'out' },
  { name: 'Astro', example: 'astro', command: ['astro', 'build'], output: 'dist' },
  {
    name: 'Astro 5',
    example: 'astro',
    tools: { astro: '5.18.2' },
    command: ['astro', 'build'],
    output: 'dist',
  },
];

describe.each(isLong ? frameworks : frameworks.slice(0, 1))(
  '$name',
  ({ example, tools = {}, command: [tool, ...args], output }) => {
    let url: string;

    beforeAll(async () => {
      const folder = await packed.project(example, tools);
      await runIn(folder, tool, args);
      url = await serve(filesIn(join(folder, output)));
    });

    test('plays a match of the page to its end and starts a new one', async () => {
      const { page, errors } = await openPage(url);
      const steps = page.locator('output');
      const cards = page.locator('cb-hand button');
      const legal = page.locator('cb-hand button.legal');
      const result = page.locator('p[role=status]').first();
      await page.addStyleTag({ content: withoutAnimations });
      await legal.first().waitFor();
      const cardCount = await cards.count();
      expect(cardCount).toBeGreaterThan(3);
      expect(await result.textContent()).toBe('');

      for (let cardsLeft = cardCount - 1; cardsLeft >= 0; cardsLeft--) {
        const before = Number(await steps.textContent());
        await legal.first().press('Enter');
        await expect.poll(() => cards.count()).toBe(cardsLeft);
        // The page's state contains the card and the other players' moves.
        expect(Number(await steps.textContent())).toBeGreaterThan(before);
        if (cardsLeft > 0) await expect.poll(() => legal.count()).toBeGreaterThan(0);
      }
      expect(await result.textContent()).toMatch(/win|share/);

      await page.getByRole('button', { name: 'New game' }).click();
      await expect.poll(() => cards.count()).toBe(cardCount);
      expect(errors).toEqual([]);
      await page.close();
    });

    test('explains an illegal card with the page’s own match', async () => {
      const { page } = await openPage(url);
      const hand = page.locator('cb-hand');
      const restingCards = hand.locator('button.resting');
      const legal = hand.locator('button.legal');
      await legal.first().waitFor();
      // Play until a colour must be followed, because then some cards are not playable.
      for (let attempt = 0; (await restingCards.count()) === 0 && attempt < 10; attempt++) {
        const cardsLeft = await hand.locator('button').count();
        await legal.first().press('Enter');
        await expect.poll(() => hand.locator('button').count()).toBe(cardsLeft - 1);
        await expect.poll(() => legal.count()).toBeGreaterThan(0);
      }
      const steps = await page.locator('output').textContent();
      await restingCards.first().press('Enter');
      await page.locator('[part="note"]').waitFor();
      expect(await page.locator('output').textContent()).toBe(steps);
      await page.close();
    });
  },
);

test('the React example compiles against the published types', async () => {
  const types = { typescript: '5.9.3', '@types/react': '19.3.0', '@types/react-dom': '19.3.0' };
  await runIn(await packed.project('react', types), 'tsc', []);
});

test('every example with a table has the same match.ts and page.css', async () => {
  const examples = join(import.meta.dirname, '../../examples');
  const folders = ['react', 'vue', 'svelte', 'next/app', 'astro/src'];
  const read = (file: string): Promise<string> => readFile(join(examples, file), 'utf8');
  for (const folder of folders)
    for (const file of ['match.ts', 'page.css'])
      expect(await read(`${folder}/${file}`)).toBe(await read(`react/${file}`));
});

/** Vue and Svelte set a property where the element has one, so that `players` arrives as a string. */
const stringProperties = {
  vue: [
    'local-game.vue',
    `<script setup>import '@cheeseboard/ui-components/game/define';</script>
    <template><cb-game game="mens-erger-je-niet" players="3" /></template>`,
  ],
  svelte: [
    'Game.svelte',
    `<script>import '@cheeseboard/ui-components/game/define';</script>
    <cb-game game="mens-erger-je-niet" players="3"></cb-game>`,
  ],
};

test.runIf(isLong).each(Object.entries(stringProperties))(
  '%s passes players="3"',
  async (example, [file, code]) => {
    const folder = await packed.project(example);
    await writeFile(join(folder, file!), code!);
    await runIn(folder, 'vite', ['build']);
    const { page, errors } = await openPage(await serve(filesIn(join(folder, 'dist'))));
    await expect.poll(() => page.evaluate(() => document.querySelector('cb-game')?.match?.seats)).toBe(3);
    expect(errors).toEqual([]);
    await page.close();
  },
);
