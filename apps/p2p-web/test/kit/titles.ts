/** Finds the titles of the tests in a source text. Each row of `test.each` counts as a test. */

const stringPattern = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/;
const commentPattern = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/;
const titlePattern = new RegExp(`\\b(?:test|it)\\(\\s*(${stringPattern.source})`, 'g');
const eachPattern = /\b(?:test|it)\.each(?:<[^(]*>)?(?=\()/g;

export function titlesIn(source: string): string[] {
  // A comment declares no tests; a string may look like a comment.
  const code = source.replace(
    new RegExp(`${stringPattern.source}|${commentPattern.source}`, 'g'),
    (matched) => (matched.startsWith('/') ? '' : matched),
  );
  const titles = [...code.matchAll(titlePattern)].map(([, title]) => unquote(title!));
  for (const { 0: start, index } of code.matchAll(eachPattern)) {
    const openIndex = index + start.length;
    const endIndex = closingIndex(code, openIndex);
    const [, title] = new RegExp(`^\\(\\s*(${stringPattern.source})`).exec(code.slice(endIndex)) ?? [];
    if (title === undefined) continue;
    const rows = [
      ...code.slice(openIndex, endIndex).matchAll(new RegExp(`\\[\\s*(${stringPattern.source})`, 'g')),
    ];
    titles.push(...rows.map(([, row]) => unquote(title).replace('%s', unquote(row!))));
    if (rows.length === 0) titles.push(unquote(title));
  }
  return titles;
}

const unquote = (literal: string): string => literal.slice(1, -1).replace(/\\(.)/g, '$1');

/** The index after the bracket that closes the one at `openIndex`. */
function closingIndex(code: string, openIndex: number): number {
  const tokens = new RegExp(`${stringPattern.source}|[()]`, 'g');
  tokens.lastIndex = openIndex;
  let depth = 0;
  for (let token = tokens.exec(code); token; token = tokens.exec(code)) {
    if (token[0] === '(') depth += 1;
    else if (token[0] === ')' && --depth === 0) return tokens.lastIndex;
  }
  return code.length;
}
