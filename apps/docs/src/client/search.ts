/** `<docs-search>`: loads the sections of the docs when the dialog opens, and lists those that fit, group by group. */
import type { Group, Search, Section } from '../search/search-sections.ts';

const MAX_PER_GROUP = 6;
/** The letters of an excerpt before and after the first match. */
const EXCERPT_BEFORE = 40;
const EXCERPT_LENGTH = 180;

class DocsSearch extends HTMLElement {
  #search: Promise<Search> | null = null;

  connectedCallback(): void {
    this.#part('[data-open]').addEventListener('click', () => this.#open());
    this.#part('[data-close]').addEventListener('click', () => this.#dialog.close());
    this.#part('form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#part('[data-results]').querySelector('a')?.click();
    });
    this.#part('input').addEventListener('input', () => void this.#showResults());
    // A click on the backdrop is a click on the dialog itself.
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog || (event.target as Element).closest('a')) this.#dialog.close();
    });
    addEventListener('keydown', (event) => {
      if ((event.metaKey || event.ctrlKey) && event.key === 'k') {
        event.preventDefault();
        this.#open();
      }
    });
  }

  #part<E extends HTMLElement>(selector: string): E {
    return this.querySelector<E>(selector)!;
  }

  get #dialog(): HTMLDialogElement {
    return this.#part('dialog');
  }

  #open(): void {
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#part('input').focus();
    void this.#load().catch(() => {});
  }

  #load(): Promise<Search> {
    this.#search ??= this.#loadSections().catch((error) => {
      this.#search = null;
      this.#showStatus(this.dataset.failed!);
      throw error;
    });
    return this.#search;
  }

  async #loadSections(): Promise<Search> {
    const [{ createSearch }, response] = await Promise.all([
      import('../search/search-sections.ts'),
      fetch(this.dataset.sections!),
    ]);
    if (!response.ok) throw new Error(`The sections could not be loaded: ${response.status}`);
    return createSearch((await response.json()) as Section[], this.dataset.language as 'en');
  }

  #showStatus(text: string): void {
    this.#part('[data-status]').textContent = text;
  }

  async #showResults(): Promise<void> {
    const input = this.#part<HTMLInputElement>('input');
    const query = input.value.trim();
    const search = query === '' ? () => ({ sections: [], words: [] }) : await this.#load().catch(() => null);
    // The reader may have typed on while the search was loading.
    if (!search || query !== input.value.trim()) return;
    const { sections, words } = search(query);
    this.#part('[data-results]').replaceChildren(
      ...[...Map.groupBy(sections, ({ group }) => group)].flatMap(([group, members]) =>
        this.#groupItems(group, members.slice(0, MAX_PER_GROUP), words),
      ),
    );
    const { none = '', one = '', some = '' } = this.dataset;
    const { length } = sections;
    this.#showStatus(query === '' ? '' : ([none, one][length] ?? some.replace('{count}', String(length))));
  }

  /** The groups stand in the order of their best result, because `search` sorts and `groupBy` keeps the order. */
  #groupItems(group: Group, sections: readonly Section[], words: readonly string[]): HTMLElement[] {
    const heading = document.createElement('h2');
    heading.textContent = (JSON.parse(this.dataset.groups!) as { [G in Group]: string })[group];
    const list = document.createElement('ol');
    list.append(...sections.map((section) => this.#resultItem(section, words)));
    return [heading, list];
  }

  #resultItem({ path, page, title, text }: Section, words: readonly string[]): HTMLLIElement {
    const item = document.createElement('li');
    const link = Object.assign(document.createElement('a'), { href: this.dataset.root! + path });
    const titleElement = Object.assign(document.createElement('strong'), { textContent: title });
    link.append(titleElement);
    if (page !== title) {
      link.append(
        ' ',
        Object.assign(document.createElement('span'), { className: 'page', textContent: page }),
      );
    }
    const excerpt = document.createElement('p');
    excerpt.append(...excerptOf(text, words));
    link.append(excerpt);
    item.append(link);
    return item;
  }
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

customElements.define('docs-search', DocsSearch);
