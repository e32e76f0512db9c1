import type { Language } from './site.ts';

/**
 * Where the app is: beside these pages, one step up, unless `DOCS_APP` says otherwise. Null when the pages are the root of a site and it says
 * nothing. Written from the root of the docs on, like every link here, so that whoever moves the docs to another path moves it too.
 */
const { DOCS_APP } = process.env;
const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const app = DOCS_APP?.replace(/\/?$/, '/') ?? (base === '' ? null : `${base}/../`);

/** The page from which one plays with friends; for a page about a game, a new table of it. */
export function appLink(path: string): string | null {
  const [, game] = /\/games\/([^/]+)\//.exec(path) ?? [];
  return app && (game ? `${app}#/new/${game}` : app);
}

/** Every element in every state, which lies beside the app (`.scripts/site.mjs` puts it there). */
export const galleryLink = (language: Language): string | null => app && `${app}gallery/?lang=${language}`;
