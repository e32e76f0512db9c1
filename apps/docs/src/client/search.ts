/** `<docs-search>`: Pagefind, loaded when the dialog opens. Results list the sections that contain the word. */
interface Found {
  readonly url: string;
  readonly meta: { readonly title: string };
  readonly excerpt: string;
  readonly sub_results: readonly { readonly url: string; readonly title: string; readonly excerpt: string }[];
}
interface Pagefind {
  debouncedSearch(text: string): Promise<{ readonly results: readonly { data(): Promise<Found> }[] } | null>;
}

const MAX_PAGES = 8;
const MAX_SECTIONS_PER_PAGE = 4;

class DocsSearch extends HTMLElement {
  #pagefind: Promise<Pagefind> | null = null;

  connectedCallback(): void {
    this.#part('[data-open]').addEventListener('click', () => this.#open());
    this.#part('[data-close]').addEventListener('click', () => this.#dialog.close());
    this.#part('form').addEventListener('submit', (event) => event.preventDefault());
    this.#part('input').addEventListener('input', () => void this.#search());
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

  #load(): Promise<Pagefind> {
    // The address is relative to the page, not to this script.
    const bundle = new URL(this.dataset.bundle!, document.baseURI).href;
    this.#pagefind ??= (import(/* @vite-ignore */ bundle) as Promise<Pagefind>).catch((error) => {
      this.#pagefind = null;
      this.#showStatus(this.dataset.failed!);
      throw error;
    });
    return this.#pagefind;
  }

  #showStatus(text: string): void {
    this.#part('[data-status]').textContent = text;
  }

  async #search(): Promise<void> {
    const text = this.#part<HTMLInputElement>('input').value.trim();
    const resultList = this.#part('[data-results]');
    if (text === '') {
      resultList.replaceChildren();
      this.#showStatus('');
      return;
    }
    const pagefind = await this.#load().catch(() => null);
    const search = await pagefind?.debouncedSearch(text);
    // `search` is null if the reader kept typing. Then a later search gives the answer.
    if (!search) return;
    const pages = await Promise.all(search.results.slice(0, MAX_PAGES).map((result) => result.data()));
    resultList.replaceChildren(...pages.map(pageItem));
    const { none = '', one = '', some = '' } = this.dataset;
    const { length } = search.results;
    this.#showStatus([none, one][length] ?? some.replace('{count}', String(length)));
  }
}

function pageItem({ url, meta, excerpt, sub_results }: Found): HTMLLIElement {
  const sections = sub_results.filter((section) => section.url !== url).slice(0, MAX_SECTIONS_PER_PAGE);
  if (sections.length === 0) return resultItem(url, meta.title, excerpt);
  const page = resultItem(url, meta.title, '');
  const list = document.createElement('ol');
  list.append(...sections.map((section) => resultItem(section.url, section.title, section.excerpt)));
  page.append(list);
  return page;
}

function resultItem(url: string, title: string, excerpt: string): HTMLLIElement {
  const line = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: url, textContent: title });
  line.append(link);
  if (excerpt !== '') {
    const text = document.createElement('p');
    text.append(...markedText(excerpt));
    line.append(text);
  }
  return line;
}

/** Turns an excerpt, which has `<mark>` around the matches, into nodes. The page's policy forbids parsing it as HTML. */
const markedText = (excerpt: string): (string | HTMLElement)[] =>
  excerpt
    .split(/<\/?mark>/)
    .map((part, index) =>
      index % 2 === 0
        ? unescapeHtml(part)
        : Object.assign(document.createElement('mark'), { textContent: unescapeHtml(part) }),
    );

const characters: { readonly [entity: string]: string } = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
};
const unescapeHtml = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|#39);/g, (_, entity: string) => characters[entity]!);

customElements.define('docs-search', DocsSearch);
