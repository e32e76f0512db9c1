// Removes white space from html, svg and css templates.
import { parseAst } from 'rolldown/parseAst';

/** A rolldown plugin that turns each run of white space into one space, so that the layout does not change. */
export const tightTemplates = () => ({
  name: 'tight-templates',
  transform: {
    filter: { id: /\/ui-components\/(src\/.*\.ts|dist\/.*\.js)$/ },
    handler(code, id) {
      const edits = [];
      visit(parseAst(code, { lang: 'ts' }, id), (node) => {
        const tighten = node.type === 'TaggedTemplateExpression' && tags[node.tag.name];
        if (!tighten) return;
        for (const { start, value } of node.quasi.quasis) {
          // The parser's range includes the preceding backtick or brace.
          const templateStart = code.indexOf(value.raw, start);
          edits.push({ start: templateStart, end: templateStart + value.raw.length, tighten });
        }
      });
      let tightCode = code;
      // Edit from the end, so that earlier offsets stay valid.
      for (const { start, end, tighten } of edits.sort((a, b) => b.start - a.start)) {
        tightCode = tightCode.slice(0, start) + tighten(tightCode.slice(start, end)) + tightCode.slice(end);
      }
      return { code: tightCode, map: null };
    },
  },
});

const collapseSpaces = (text) => text.replace(/\s+/g, ' ');

export const tags = {
  html: collapseSpaces,
  svg: (text) => collapseSpaces(text).replaceAll('> <', '><'),
  css: (text) =>
    collapseSpaces(text.replace(/\/\*[\s\S]*?\*\//g, ''))
      .replace(/ ?([{};,]) ?/g, '$1')
      // Remove the space only after a colon: a space before a colon is a descendant selector.
      .replaceAll(': ', ':')
      .replaceAll(';}', '}'),
};

function visit(node, callback) {
  if (Array.isArray(node)) for (const child of node) visit(child, callback);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') callback(node);
    for (const key in node) if (key !== 'type') visit(node[key], callback);
  }
}
