/** Where the rulebook is: beside the app under the same roof, unless the site's owner has it elsewhere. */
import type { Language } from '../words/language.ts';

let root = new URL('docs/', document.baseURI);
/** Screens ask for them with every picture. */
const rules = new Map<string, string>();

export function moveDocs(to: URL): void {
  root = to;
  rules.clear();
}

export const docsHref = (language: Language): string => new URL(`${language}/`, root).href;

/** The rules of a game, or one of them. */
export function rulesHref(language: Language, game: string, rule?: string): string {
  const path = `${language}/games/${game}/rules/${rule ? `#${rule.toLowerCase()}` : ''}`;
  let href = rules.get(path);
  if (href === undefined) {
    href = new URL(path, root).href;
    rules.set(path, href);
  }
  return href;
}
