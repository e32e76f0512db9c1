/** Where the rulebook is: beside the app under the same roof, unless the site's owner has it elsewhere. */
import type { Language } from '../words/language.ts';

let root = new URL('docs/', document.baseURI);

export function moveDocs(to: URL): void {
  root = to;
}

export const docsHref = (language: Language): string => new URL(`${language}/`, root).href;

/** The rules of a game, or one of them. */
export function rulesHref(language: Language, game: string, rule?: string): string {
  const page = new URL(`${language}/games/${game}/rules/`, root);
  if (rule) page.hash = rule.toLowerCase();
  return page.href;
}
