/** The tests that a source text declares, by their titles; rows of a table each by their own. */

const text = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/;
const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/;
const plainTitle = new RegExp(`\\b(?:test|it)\\(\\s*(${text.source})`, 'g');
const tables = /\b(?:test|it)\.each(?:<[^(]*>)?(?=\()/g;

export function titlesIn(source: string): string[] {
  // A comment declares no tests; a string may look like a comment.
  const code = source.replace(new RegExp(`${text.source}|${comment.source}`, 'g'), (matched) =>
    matched.startsWith('/') ? '' : matched,
  );
  const titles = [...code.matchAll(plainTitle)].map(([, title]) => unquote(title!));
  for (const { 0: start, index } of code.matchAll(tables)) {
    const open = index + start.length;
    const end = closingIndex(code, open);
    const [, title] = new RegExp(`^\\(\\s*(${text.source})`).exec(code.slice(end)) ?? [];
    if (title === undefined) continue;
    const rows = [...code.slice(open, end).matchAll(new RegExp(`\\[\\s*(${text.source})`, 'g'))];
    titles.push(...rows.map(([, row]) => unquote(title).replace('%s', unquote(row!))));
    if (rows.length === 0) titles.push(unquote(title));
  }
  return titles;
}

const unquote = (literal: string): string => literal.slice(1, -1).replace(/\\(.)/g, '$1');

/** The index after the bracket that closes the one at `open`. */
function closingIndex(code: string, open: number): number {
  const tokens = new RegExp(`${text.source}|[()]`, 'g');
  tokens.lastIndex = open;
  let depth = 0;
  for (let token = tokens.exec(code); token; token = tokens.exec(code)) {
    if (token[0] === '(') depth += 1;
    else if (token[0] === ')' && --depth === 0) return tokens.lastIndex;
  }
  return code.length;
}
