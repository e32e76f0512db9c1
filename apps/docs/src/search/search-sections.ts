/**
 * Finds sections of the docs by words, with MiniSearch (https://lucaong.github.io/minisearch/). The build, the page and the tests
 * use the same code, so that what the tests find is what readers find.
 */
import MiniSearch from 'minisearch';
import type { Language } from '../site.ts';
import { stopWords, synonyms } from './synonyms.ts';

/** The part of the docs that a section belongs to. Results are shown in these groups. */
export type Group = 'rules' | 'howTo' | 'embed' | 'engine';

export interface Section {
  /** The address below the language's folder: `games/<id>/rules/#<rule>`. */
  readonly path: string;
  /** The title of the page. */
  readonly page: string;
  /** The heading of the section. */
  readonly title: string;
  readonly text: string;
  /** More words by which readers look for this page, from its `<meta name="keywords">`. */
  readonly keywords?: string;
  readonly group: Group;
}

/** The group of a page, from its path; null if it is not searched. */
export function groupOf(path: string): Group | null {
  if (/^games\/[^/]+\/(?:rules|summary)\/$/.test(path)) return 'rules';
  if (/^games\/[^/]+\/play\/$/.test(path)) return null;
  if (/^(?:games|hosting)\//.test(path)) return 'howTo';
  if (path.startsWith('embed/')) return 'embed';
  return /^(?:engine|architecture)\//.test(path) ? 'engine' : null;
}

/** Readers look for rules far more often than for a puzzle or a list of exports that has the same word. */
const weights: readonly (readonly [RegExp, number])[] = [
  [/^games\/[^/]+\/rules\//, 2],
  [/^games\/[^/]+\/(?:summary|strategy|explore)\//, 0.7],
  [/^games\/[^/]+\/challenges\//, 0.4],
  [/^(?:games|hosting)\//, 1.2],
  [/\/(?:api|elements)\//, 0.5],
];
const PAGE_WEIGHT = 1.6;
/** A page outweighs its own sections where they have the same words. */
const weightOf = (path: string): number =>
  (weights.find(([pattern]) => pattern.test(path))?.[1] ?? 1) * (path.includes('#') ? 1 : PAGE_WEIGHT);

/** Words, and rule ids as one word: "DD-10". */
const tokenize = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:-\d+\b)?/gu) ?? [];

/** Lower case without accents, so that "rückgängig" is found by "ruckgangig". */
const normalize = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** The sections that fit, the best first, and the words of the query that were looked for. */
export type Search = (query: string) => {
  readonly sections: readonly Section[];
  readonly words: readonly string[];
};

export function createSearch(sections: readonly Section[], language: Language): Search {
  const search = new MiniSearch<Section & { readonly id: number }>({
    fields: ['title', 'page', 'text', 'keywords'],
    tokenize,
    processTerm: normalize,
  });
  search.addAll(sections.map((section, id) => ({ ...section, id })));
  const ignored = new Set(stopWords[language].map(normalize));
  const synonymsOf = new Map(
    Object.entries(synonyms[language]).map(([word, others]) => [normalize(word), others.map(normalize)]),
  );
  return (query) => {
    const typedWords = tokenize(query);
    const meaningfulWords = typedWords.filter((word) => !ignored.has(normalize(word)));
    const words = meaningfulWords.length > 0 ? meaningfulWords : typedWords;
    const results = search.search(words.join(' '), {
      boost: { title: 4, page: 1.5, keywords: 8 },
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      weights: { prefix: 0.6, fuzzy: 0.2 },
      processTerm: (word) => [normalize(word), ...(synonymsOf.get(normalize(word)) ?? [])],
      boostDocument: (id) => weightOf(sections[id]!.path),
    });
    return { sections: results.map(({ id }) => sections[id]!), words };
  };
}
