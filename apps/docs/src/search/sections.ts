/** Cuts a built page into sections for the search: one for each heading with an id, with the words below it. */
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { type Group, groupOf, type Section } from './search-sections.ts';

/** What people operate or what repeats on every page: not what they look for. */
const CHROME =
  'script, style, noscript, template, svg, button, input, textarea, select, fieldset, pre, nav, .sl-anchor-link, docs-position, docs-replay, docs-playground, .attempts, .answers, .solution, .verdict, [data-stage], .origin, .kind, [data-search-ignore], [aria-hidden="true"]';

/** The sections of a page; none if the page is not part of the docs. `path`: `games/<id>/rules/`. */
export function sectionsOf(html: string, path: string): Section[] {
  const root = parse(html, { comment: false });
  const main = root.querySelector('main');
  const page = main?.querySelector('h1')?.textContent.trim();
  const group = groupOf(path);
  const meta = (name: string): string =>
    root.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? '';
  if (!main || !page || !group) return [];
  for (const element of main.querySelectorAll(CHROME)) element.remove();
  return readSections(main, page, path, group).map((section) =>
    section.path === path
      ? { ...section, text: section.text || meta('description'), keywords: meta('keywords') }
      : section,
  );
}

function readSections(main: HTMLElement, page: string, path: string, group: Group): Section[] {
  const sections: { title: string; path: string; texts: string[] }[] = [];
  const visit = (node: Node): void => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const text = node.textContent.trim();
      if (text !== '') sections.at(-1)?.texts.push(text);
      return;
    }
    const { tagName, id } = node as HTMLElement;
    if (/^H[1-3]$/.test(tagName ?? '') && id) {
      const anchor = id === '_top' ? '' : `#${id}`;
      sections.push({ title: clean(node.textContent), path: path + anchor, texts: [] });
      return;
    }
    for (const child of node.childNodes) visit(child);
  };
  visit(main);
  return sections.map(({ texts, ...section }) => ({ ...section, page, group, text: clean(texts.join(' ')) }));
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();
