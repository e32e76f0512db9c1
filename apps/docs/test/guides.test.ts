/** Tests that the guides have the same pages, code and headings in every language, and match the code they describe. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conversation, parties } from '../src/reference/connection.ts';
import { packagesOf } from '../src/reference/folders.ts';
import { languages } from '../src/site.ts';
import { expectTexts } from './texts.ts';

const folder = join(import.meta.dirname, '../src/content/docs');
const pagesIn = (language: string): string[] =>
  readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .sort();
const pages = pagesIn('en');
const read = (language: string, page: string): string => readFileSync(join(folder, language, page), 'utf8');

describe('guides', () => {
  it('are the same pages in every language', () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const language of languages) expect(pagesIn(language)).toEqual(pages);
  });

  it.each(pages)(
    '%s has the same code, headings and components in every language, but its own words',
    (page) => {
      const shapeOf = (text: string) => ({
        code: text.match(/^```[\s\S]*?^```/gm) ?? [],
        parts: text.match(/^<[A-Z].*$/gm) ?? [],
        depths: (text.match(/^#+ /gm) ?? []).map((mark) => mark.length),
      });
      const [english, ...others] = languages.map((language) => read(language, page));
      for (const other of others) {
        expect(shapeOf(other)).toEqual(shapeOf(english!));
        expect(other).not.toBe(english);
      }
    },
  );

  it.each(languages)('name in %s every server that the app uses by default', (language) => {
    const config = readFileSync(join(import.meta.dirname, '../../p2p-web/public/config.json'), 'utf8');
    const hosts = [...config.matchAll(/"(?:\w+:\/\/|stuns?:|turns?:)([\w.-]+)/g)].map(([, host]) => host!);
    expect(hosts.length).toBeGreaterThan(1);
    for (const host of hosts) expect(read(language, 'hosting/privacy.md')).toContain(`\`${host}\``);
  });

  it.each(languages)('link in %s only to existing pages', (language) => {
    for (const page of pages) {
      const pageUrl = new URL(`http://site/${page.replace(/(index)?\.mdx?$/, '').replace(/([^/])$/, '$1/')}`);
      for (const [, target = ''] of read(language, page).matchAll(/\]\((\.[^)#]*)[^)]*\)/g)) {
        const path = new URL(target, pageUrl).pathname.slice(1);
        const names = [`${path}index`, path.replace(/\/$/, '')].flatMap((name) => [
          `${name}.md`,
          `${name}.mdx`,
        ]);
        expect(
          names.some((name) => pages.includes(name)) || path.startsWith('games/') || path.startsWith('cdn/'),
          `${language}/${page} → ${target}`,
        ).toBe(true);
      }
    }
  });
});

it.each(languages)('the guides in %s show every change of the fifth game', (language) => {
  const shownDiffs = [...read(language, 'engine/fifth-game.mdx').matchAll(/<Diff file="([^"]+)"/g)];
  expect(shownDiffs.map(([, file]) => `${file!.replaceAll('/', '-')}.diff`).sort()).toEqual(
    readdirSync(join(import.meta.dirname, '../examples/cheese-dash')).sort(),
  );
});

it.each(languages)('the guides in %s show every file of the game with secrets', (language) => {
  const guides = ['secrets', 'own-table'].map((page) => read(language, `engine/${page}.mdx`)).join('');
  const shownFiles = [...guides.matchAll(/<Source file="([^"]+)"/g)];
  expect(shownFiles.map(([, file]) => file).sort()).toEqual(
    readdirSync(join(import.meta.dirname, '../examples/cheese-auction'), { recursive: true })
      .map((file) => String(file).split(sep).join('/'))
      .filter((file) => file.endsWith('.ts'))
      .sort(),
  );
});

describe('hosting', () => {
  it('documents every field of config.json that the app reads', () => {
    const source = readFileSync(join(import.meta.dirname, '../../p2p-web/src/config.ts'), 'utf8');
    const [, file = ''] = /const ConfigFile = v\.object\(\{([\s\S]*?)\n\}\);/.exec(source) ?? [];
    const fields = [...file.matchAll(/^ {2}(\w+): v\./gm)].map(([, name]) => name!);
    expect(fields.length).toBeGreaterThan(2);
    for (const language of languages)
      for (const field of fields) expect(read(language, 'hosting/index.md')).toContain(`| \`${field}\` |`);
  });

  it('draws the conversation in three languages', () => {
    for (const { short, text } of conversation) {
      expectTexts(text);
      // The label must fit between two lines of the drawing.
      for (const language of languages) expect(short[language].length).toBeLessThanOrEqual(32);
    }
    for (const { name } of parties) expectTexts(name);
  });
});

describe('the map', () => {
  it('has every package with its folders and dependencies', () => {
    const packages = packagesOf();
    expect(packages.map(({ path }) => path)).toEqual([
      'apps/docs',
      'apps/p2p-web',
      'packages/engine',
      'packages/ui-components',
    ]);
    const [docs, , engine] = packages;
    expect(engine!.folders).toContain('games');
    expect(engine!.needs).toEqual([]);
    expect(docs!.needs).toEqual(['@cheeseboard/ui-components']);
    expect(docs!.needsAtBuild).toEqual(['@cheeseboard/engine']);
  });
});
