/** The code that puts an element on a page. */
export interface ElementCode {
  readonly tag: string;
  readonly entry: string;
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly properties: Readonly<Record<string, unknown>>;
  /** The code that replaces the value of a property, if the value is too long to show. */
  readonly placeholders: Readonly<Record<string, string>>;
}

const escapeHtml = (value: string): string => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

export function elementCode({ tag, entry, attributes, properties, placeholders }: ElementCode): string {
  const attributeTexts = Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
  const assignments = Object.entries(properties).map(
    ([name, value]) => `  element.${name} = ${placeholders[name] ?? JSON.stringify(value)};`,
  );
  return [
    `<${tag}${attributeTexts}></${tag}>`,
    '<script type="module">',
    `  import '@cheeseboard/ui-components/${entry}';`,
    ...(assignments.length > 0
      ? ['', `  const element = document.querySelector('${tag}');`, ...assignments]
      : []),
    '</script>',
  ].join('\n');
}
