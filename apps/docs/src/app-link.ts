import type { Language } from './site.ts';

/**
 * The address of the app: `DOCS_APP`, or else one level above the docs; null if the docs are the root of a site. Like every
 * link here, it starts with the base path, so that `relocate` makes it relative too.
 */
const { DOCS_APP } = process.env;
const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const app = DOCS_APP?.replace(/\/?$/, '/') ?? (base === '' ? null : `${base}/../`);

/** The link to the app. From a page about a game it leads to a new table, otherwise to the start page. */
export function appLink(path: string): string | null {
  const [, game] = /\/games\/([^/]+)\//.exec(path) ?? [];
  return app && (game ? `${app}#/new/${game}` : app);
}

/** The folder with the files for script tags, which `.scripts/site.mjs` puts beside the app. */
export const cdnLink: string | null = app && `${app}cdn/`;

/** The gallery shows every element in every state. `.scripts/site.mjs` puts it beside the app. */
export const galleryLink = (language: Language): string | null => app && `${app}gallery/?lang=${language}`;
