/** What somebody pastes into their own page to have this position there. */
const attribute = (name: string, value: string | undefined): string =>
  value === undefined || value === ''
    ? ''
    : ` ${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`;

export function embedCode({ you, seed, names, hotSeat }: DOMStringMap, position: string): string {
  const lang = document.documentElement.lang;
  const given = names?.replace(/,/g, '') ? names : undefined;
  return [
    '<script type="module" src="https://unpkg.com/@cheeseboard/ui-components/cdn/cheeseboard.js"></script>',
    `<cb-position${attribute('lang', lang)}${attribute('position', position)}${attribute('you', you)}${attribute(
      'names',
      given,
    )}${attribute('seed', seed)}${hotSeat === undefined ? '' : ' hot-seat'}></cb-position>`,
  ].join('\n');
}
