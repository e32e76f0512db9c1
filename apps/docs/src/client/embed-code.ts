/** The code that embeds a position in another page. */
const attribute = (name: string, value: string | undefined): string =>
  value === undefined || value === ''
    ? ''
    : ` ${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`;

/** Once the packages are on npm. */
const UNPKG = 'https://unpkg.com/@cheeseboard/ui-components/cdn/';

/** The page that the code is copied from. */
interface Page {
  readonly lang: string;
  /** Relative links to the rulebook and the script start here. */
  readonly address: string;
}

export function embedCode(
  { you, seed, names, hotSeat, rules, cdn }: Readonly<Record<string, string | undefined>>,
  position: string,
  { lang, address }: Page,
): string {
  const rulebook = rules ? new URL(rules, address).href : undefined;
  const givenNames = names?.replace(/,/g, '') ? names : undefined;
  return [
    `<script type="module" src="${new URL('cheeseboard.js', new URL(cdn ?? UNPKG, address)).href}"></script>`,
    `<cb-position${attribute('lang', lang)}${attribute('position', position)}${attribute('you', you)}${attribute(
      'names',
      givenNames,
    )}${attribute('seed', seed)}${attribute('rules-href', rulebook)}${hotSeat === undefined ? '' : ' hot-seat'}></cb-position>`,
  ].join('\n');
}
