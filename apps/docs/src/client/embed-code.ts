/** What somebody pastes into their own page to have this position there. */
const attribute = (name: string, value: string | undefined): string =>
  value === undefined || value === ''
    ? ''
    : ` ${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`;

/** Where it is copied: the language, and the address from which the rulebook is reached. */
interface Page {
  readonly lang: string;
  readonly address: string;
}

export function embedCode(
  { you, seed, names, hotSeat, rules }: Readonly<Record<string, string | undefined>>,
  position: string,
  { lang, address }: Page,
): string {
  const rulebook = rules ? new URL(rules, address).href : undefined;
  const given = names?.replace(/,/g, '') ? names : undefined;
  return [
    '<script type="module" src="https://unpkg.com/@cheeseboard/ui-components/cdn/cheeseboard.js"></script>',
    `<cb-position${attribute('lang', lang)}${attribute('position', position)}${attribute('you', you)}${attribute(
      'names',
      given,
    )}${attribute('seed', seed)}${attribute('rules-href', rulebook)}${hotSeat === undefined ? '' : ' hot-seat'}></cb-position>`,
  ].join('\n');
}
