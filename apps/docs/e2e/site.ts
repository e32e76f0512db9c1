/** The built site, as the tests see it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export { type Language, languages } from '@cheeseboard/engine/text';

export const dist = join(import.meta.dirname, '../dist');
export const base = (process.env.DOCS_BASE ?? '/docs').replace(/\/$/, '');

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 900 };

/** Every page, as a path: `en/games/david-goliath/rules/`. */
export const pages: readonly string[] = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .map((path) => path.replace(/index\.html$/, ''));

/** The ids of the games that have pages. */
export const games: readonly string[] = pages.flatMap((page) => {
  const [, game] = /^en\/games\/([^/]+)\/$/.exec(page) ?? [];
  return game ? [game] : [];
});

export const fileOf = (page: string): string =>
  join(dist, page.endsWith('.html') ? page : join(page, 'index.html'));
export const htmlOf = (page: string): string => readFileSync(fileOf(page), 'utf8');
export const addressOf = (page: string): string => `${base}/${page}`;
