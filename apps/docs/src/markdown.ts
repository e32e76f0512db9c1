/** Renders the Markdown of the data files. */
import { Marked } from 'marked';
import { type Language, link } from './site.ts';

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ depth, tokens, text }) {
      return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
    },
  },
});

const withSiteLinks = (text: string, language: Language): string =>
  text.replace(/\]\(~\/([^)]*)\)/g, (_, path: string) => `](${link(language, path)})`);

export const markdown = (text: string, language: Language): string =>
  marked.parse(withSiteLinks(text.trim(), language)) as string;

/** Renders Markdown without a surrounding paragraph. */
export const inline = (text: string, language: Language): string =>
  marked.parseInline(withSiteLinks(text.trim(), language)) as string;

/** The anchor of a title: `Who takes what` becomes `who-takes-what`. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The headings of a text, for the page's table of contents. */
export const headingsIn = (text: string): { depth: number; slug: string; text: string }[] =>
  marked
    .lexer(text.trim())
    .flatMap((token) =>
      token.type === 'heading'
        ? [{ depth: token.depth as number, slug: slug(token.text), text: token.text as string }]
        : [],
    );
