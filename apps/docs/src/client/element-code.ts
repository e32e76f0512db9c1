/** The code of an element as somebody would write it on a page of their own. */
export interface ElementCode {
  readonly tag: string;
  readonly entry: string;
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly said: Readonly<Record<string, string>>;
}

const escaped = (value: string): string => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

export function elementCode({ tag, entry, attributes, properties, said }: ElementCode): string {
  const given = Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');
  const set = Object.entries(properties).map(
    ([name, value]) => `  element.${name} = ${said[name] ?? JSON.stringify(value)};`,
  );
  return [
    `<${tag}${given}></${tag}>`,
    '<script type="module">',
    `  import '@cheeseboard/ui-components/${entry}';`,
    ...(set.length > 0 ? ['', `  const element = document.querySelector('${tag}');`, ...set] : []),
    '</script>',
  ].join('\n');
}
