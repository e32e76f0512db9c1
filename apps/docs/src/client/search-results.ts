/** The list of what a search has found, loaded with the sections. */
import type { Group, Section } from '../search/search-sections.ts';

const MAX_PER_GROUP = 6;
/** The letters of an excerpt before and after the first match. */
const EXCERPT_BEFORE = 40;
const EXCERPT_LENGTH = 180;

/** The groups stand in the order of their best result, because `sections` is sorted and `groupBy` keeps the order. */
export function resultList(
  sections: readonly Section[],
  words: readonly string[],
  root: string,
  groupNames: { readonly [G in Group]: string },
): HTMLElement[] {
  return [...Map.groupBy(sections, ({ group }) => group)].flatMap(([group, members]) => {
    const heading = document.createElement('h2');
    heading.textContent = groupNames[group];
    const list = document.createElement('ol');
    list.append(...members.slice(0, MAX_PER_GROUP).map((section) => resultItem(section, words, root)));
    return [heading, list];
  });
}

function resultItem(
  { path, page, title, text }: Section,
  words: readonly string[],
  root: string,
): HTMLLIElement {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: root + path });
  const titleElement = Object.assign(document.createElement('strong'), { textContent: title });
  link.append(titleElement);
  if (page !== title) {
    link.append(' ', Object.assign(document.createElement('span'), { className: 'page', textContent: page }));
  }
  const excerpt = document.createElement('p');
  excerpt.append(...excerptOf(text, words));
  link.append(excerpt);
  item.append(link);
  return item;
}

/** The text around the first of the words that it contains, with that word marked; or else its beginning. */
function excerptOf(text: string, words: readonly string[]): (string | HTMLElement)[] {
  const lowerCase = text.toLowerCase();
  const word = words
    .map((candidate) => candidate.toLowerCase())
    .find((candidate) => lowerCase.includes(candidate));
  const at = word ? lowerCase.indexOf(word) : -1;
  const from = at <= EXCERPT_BEFORE ? 0 : text.lastIndexOf(' ', at - EXCERPT_BEFORE) + 1;
  const to =
    text.length <= from + EXCERPT_LENGTH ? text.length : text.lastIndexOf(' ', from + EXCERPT_LENGTH);
  const [before, after] = [from > 0 ? '… ' : '', to < text.length ? ' …' : ''];
  if (!word || at >= to) return [before, text.slice(from, to), after];
  const mark = Object.assign(document.createElement('mark'), {
    textContent: text.slice(at, at + word.length),
  });
  return [before, text.slice(from, at), mark, text.slice(at + word.length, to), after];
}
