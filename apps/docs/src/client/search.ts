/** `<docs-search>`: loads the sections of the docs when the dialog opens, and lists those that fit, group by group. */
import type { Search, Section } from '../search/search-sections.ts';
import type { resultList } from './search-results.ts';

/** What is loaded when the dialog opens. */
interface Loaded {
  readonly search: Search;
  readonly resultList: typeof resultList;
}

class DocsSearch extends HTMLElement {
  #loaded: Promise<Loaded> | null = null;

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

  #load(): Promise<Loaded> {
    this.#loaded ??= this.#loadSections().catch((error) => {
      this.#loaded = null;
      this.#showStatus(this.dataset.failed!);
      throw error;
    });
    return this.#loaded;
  }

  async #loadSections(): Promise<Loaded> {
    const [{ createSearch }, { resultList }, response] = await Promise.all([
      import('../search/search-sections.ts'),
      import('./search-results.ts'),
      fetch(this.dataset.sections!),
    ]);
    if (!response.ok) throw new Error(`The sections could not be loaded: ${response.status}`);
    const sections = (await response.json()) as Section[];
    return { search: createSearch(sections, this.dataset.language as 'en'), resultList };
  }

  #showStatus(text: string): void {
    this.#part('[data-status]').textContent = text;
  }

  async #showResults(): Promise<void> {
    const input = this.#part<HTMLInputElement>('input');
    const query = input.value.trim();
    const results = this.#part('[data-results]');
    if (query === '') {
      results.replaceChildren();
      this.#showStatus('');
      return;
    }
    const loaded = await this.#load().catch(() => null);
    // The reader may have typed on while the search was loading.
    if (!loaded || query !== input.value.trim()) return;
    const { sections, words } = loaded.search(query);
    const { root = '', groups = '', none = '', one = '', some = '' } = this.dataset;
    results.replaceChildren(...loaded.resultList(sections, words, root, JSON.parse(groups)));
    const { length } = sections;
    this.#showStatus([none, one][length] ?? some.replace('{count}', String(length)));
  }
}

customElements.define('docs-search', DocsSearch);
