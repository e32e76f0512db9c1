/** Tests the built files without a browser: links, anchors, HTML. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tableRules } from '@cheeseboard/engine';
import { games as engineGames } from '@cheeseboard/engine/games';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { base, dist, fileOf, games, htmlOf, languages, pages } from './site.ts';

/** The app is one level above these pages. */
const app = new URL('../', `http://site${base}/`).pathname;
/** The gallery is a folder of the app. The tests of `.scripts/site.mjs` check that it exists. */
const gallery = `${app}gallery/`;
const unescapeHtml = (text: string): string => text.replace(/&amp;/g, '&').replace(/&#38;/g, '&');
const idsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));

test('every link and every anchor leads somewhere', () => {
  const ids = new Map<string, Set<string>>();
  const deadLinks: string[] = [];
  for (const page of pages) {
    const html = htmlOf(page);
    // An address inside a script is not a link.
    const body = html.replace(/<script[\s\S]*?<\/script>/g, '');
    // Only in tags: the text of a code example may hold an address, too.
    const tags = body.match(/<[a-z](?:"[^"]*"|[^"<>])*>/gi) ?? [];
    for (const [, raw = ''] of tags.join('\n').matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      const url = new URL(unescapeHtml(raw), `http://site${base}/${page}`);
      if (url.host !== 'site' || [app, gallery].includes(url.pathname)) continue;
      // The CDN files are a folder of the site too.
      if (url.pathname.startsWith(`${app}cdn/`)) continue;
      const path = decodeURIComponent(url.pathname);
      const target = path.slice(base.length + 1);
      const file = join(dist, path.endsWith('/') ? join(target, 'index.html') : target);
      if (!path.startsWith(`${base}/`) || !existsSync(file) || !statSync(file).isFile()) {
        deadLinks.push(`${page} → ${raw}`);
        continue;
      }
      const hash = decodeURIComponent(url.hash.slice(1));
      if (hash === '' || !file.endsWith('.html')) continue;
      const anchorIds = ids.get(file) ?? idsIn(htmlOf(target));
      ids.set(file, anchorIds);
      if (!anchorIds.has(hash)) deadLinks.push(`${page} → ${raw}`);
    }
  }
  expect(deadLinks).toEqual([]);
  expect(pages.length).toBeGreaterThan(20);
});

test('every page links to the app, and a page about a game to a new table of it', () => {
  for (const page of pages.filter((path) => path !== '')) {
    const [, game] = /\/games\/([^/]+)\//.exec(page) ?? [];
    const links = [...htmlOf(page).matchAll(/\shref="([^"#]*(?:#\/new\/[^"]*)?)"/g)].map(
      ([, raw = '']) => new URL(unescapeHtml(raw), `http://site${base}/${page}`),
    );
    const ways = links
      .filter(({ host, pathname }) => host === 'site' && pathname === app)
      .map(({ hash }) => hash);
    expect(ways, page).toEqual([game ? `#/new/${game}` : '']);
  }
});

test('the sidebar links to the gallery, and pages about elements link to it in their own language', () => {
  for (const language of languages) {
    const ways = (page: string): string[] =>
      [...htmlOf(page).matchAll(/\shref="([^"]*)"/g)]
        .map(([, raw = '']) => new URL(unescapeHtml(raw), `http://site${base}/${page}`))
        .flatMap(({ pathname, search }) => (pathname === gallery ? [search] : []));
    expect(ways(`${language}/games/`)).toContain('');
    for (const page of ['elements', 'themes'])
      expect(ways(`${language}/embed/${page}/`)).toContain(`?lang=${language}`);
  }
});

test('every rule id of the engine has a section in every language', () => {
  expect(games.length).toBeGreaterThan(0);
  for (const language of languages) {
    for (const id of games) {
      const rules = engineGames.find((game) => game.id === id)!.rules as readonly string[];
      const anchorIds = idsIn(htmlOf(`${language}/games/${id}/rules/`));
      for (const rule of [...rules, ...tableRules])
        expect(anchorIds, `${language} ${rule}`).toContain(rule.toLowerCase());
    }
  }
});

test('every language has the same pages', () => {
  const [english, ...others] = languages.map((language) =>
    pages
      .filter((page) => page.startsWith(`${language}/`))
      .map((page) => page.slice(3))
      .sort(),
  );
  for (const other of others) expect(other).toEqual(english);
});

test('the HTML of every page is valid', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // Astro writes `<br/>` and trailing spaces, which HTML allows.
      'void-style': 'off',
      'no-trailing-whitespace': 'off',
    },
  });
  const errors: string[] = [];
  for (const page of pages) {
    const { results } = await validator.validateFile(fileOf(page));
    for (const { messages } of results) {
      for (const { line, ruleId, message, selector } of messages) {
        errors.push(`${page}:${line} ${ruleId}: ${message} (${selector})`);
      }
    }
  }
  expect(errors).toEqual([]);
});
