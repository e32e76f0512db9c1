/** Links to the rulebook: `docs/` beside the app, unless config.json says otherwise. */
import type { Language } from '../words/language.ts';

let docsBase = new URL('docs/', document.baseURI);
/** A cache of addresses, because screens ask on every render. */
const rulesAddresses = new Map<string, string>();

export function setDocsBase(to: URL): void {
  docsBase = to;
  rulesAddresses.clear();
}

export const docsHref = (language: Language): string => new URL(`${language}/`, docsBase).href;

/** The address of a game's rules, or of one rule. */
export function rulesHref(language: Language, game: string, rule?: string): string {
  const path = `${language}/games/${game}/rules/${rule ? `#${rule.toLowerCase()}` : ''}`;
  let href = rulesAddresses.get(path);
  if (href === undefined) {
    href = new URL(path, docsBase).href;
    rulesAddresses.set(path, href);
  }
  return href;
}
