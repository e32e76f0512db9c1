/** The built site, for the tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const dist = join(import.meta.dirname, '../../dist');
export const base = (process.env.DOCS_BASE ?? '/docs').replace(/\/$/, '');
export const languages = ['en', 'nl', 'de'] as const;
export type Language = (typeof languages)[number];

/** `en/games/david-goliath/rules/` for every page. */
export const pages: readonly string[] = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .map((path) => path.replace(/index\.html$/, ''));

/** The games that have pages. */
export const games: readonly string[] = pages.flatMap((page) => {
  const [, game] = /^en\/games\/([^/]+)\/$/.exec(page) ?? [];
  return game ? [game] : [];
});

export const fileOf = (page: string): string =>
  join(dist, page.endsWith('.html') ? page : join(page, 'index.html'));
export const htmlOf = (page: string): string => readFileSync(fileOf(page), 'utf8');
export const addressOf = (page: string): string => `${base}/${page}`;
