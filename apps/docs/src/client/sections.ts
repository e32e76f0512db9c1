/**
 * `<docs-sections>`: sections that fold. At first, all are open on a wide screen, and on a narrow one only those that are open in the
 * HTML. The session remembers what the reader opens. A link to something in a section opens it, and so does printing.
 */
class DocsSections extends HTMLElement {
  readonly #storageKey = `cheeseboard-docs-open:${location.pathname}`;

  connectedCallback(): void {
    const all = this.#sections.map(sectionId);
    this.#show(this.#remembered() ?? (matchMedia('(width >= 50rem)').matches ? all : this.#open));
    this.#revealTarget();
    addEventListener('hashchange', this.#revealTarget);
    this.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-all]');
      if (button) this.#show(button.dataset.all === 'open' ? all : []);
    });
    // A second click on the same link does not change the address.
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
      if (link?.href === location.href) this.#revealTarget();
    });
    addEventListener('beforeprint', () => {
      const open = this.#open;
      this.#show(all);
      addEventListener('afterprint', () => this.#show(open), { once: true });
    });
    addEventListener('pagehide', () => this.#remember());
  }

  get #sections(): HTMLDetailsElement[] {
    return [...this.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  }

  /** The ids of the sections that are open. */
  get #open(): string[] {
    return this.#sections.filter(({ open }) => open).map(sectionId);
  }

  #show(ids: readonly string[]): void {
    for (const section of this.#sections) section.open = ids.includes(sectionId(section));
  }

  #revealTarget = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const section = target?.closest<HTMLDetailsElement>('docs-sections > details');
    if (!target || !section || section.open) return;
    section.open = true;
    target.scrollIntoView();
  };

  #remembered(): readonly string[] | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.#storageKey) ?? 'null') as string[] | null;
    } catch {
      return null;
    }
  }

  #remember(): void {
    try {
      sessionStorage.setItem(this.#storageKey, JSON.stringify(this.#open));
    } catch {
      // No storage, as in private browsing: the page starts as usual.
    }
  }
}

const sectionId = (section: HTMLDetailsElement): string => section.querySelector('h2')!.id;

customElements.define('docs-sections', DocsSections);
