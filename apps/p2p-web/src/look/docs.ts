/** Links to the rulebook: `docs/` beside the app, unless config.json says otherwise. */
import type { Language } from '../words/language.ts';

let root = new URL('docs/', document.baseURI);
/** A cache of addresses, because screens ask on every render. */
const rules = new Map<string, string>();

export function setDocsBase(to: URL): void {
  root = to;
  rules.clear();
}

export const docsHref = (language: Language): string => new URL(`${language}/`, root).href;

/** The address of a game's rules, or of one rule. */
export function rulesHref(language: Language, game: string, rule?: string): string {
  const path = `${language}/games/${game}/rules/${rule ? `#${rule.toLowerCase()}` : ''}`;
  let href = rules.get(path);
  if (href === undefined) {
    href = new URL(path, root).href;
    rules.set(path, href);
  }
  return href;
}
