/** `<docs-lesson>`: shows one step at a time, the one in the page's address, and marks the solved ones. */
import { solvedChallenges } from './solved-challenges.ts';

class DocsLesson extends HTMLElement {
  connectedCallback(): void {
    addEventListener('hashchange', this.#onHashChange);
    addEventListener('docs-solved', this.#showProgress);
    this.#showStep();
    this.#showProgress();
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this.#onHashChange);
    removeEventListener('docs-solved', this.#showProgress);
  }

  get #sections(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > section')];
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('.steps a')];
  }

  #isSolved(section: HTMLElement): boolean {
    const { remember = '' } = section.querySelector<HTMLElement>('docs-task')?.dataset ?? {};
    return solvedChallenges().has(remember);
  }

  /** The section in the address, or else the first step that is not solved. */
  get #current(): HTMLElement {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const named = target && this.#sections.find((section) => section.contains(target));
    if (named) return named;
    const unsolved = this.#sections.find((section) => section.id !== 'end' && !this.#isSolved(section));
    return unsolved ?? this.#sections[0]!;
  }

  #showStep(): void {
    const current = this.#current;
    for (const section of this.#sections) section.hidden = section !== current;
    for (const [index, link] of this.#links.entries()) {
      if (this.#sections[index] === current) link.setAttribute('aria-current', 'step');
      else link.removeAttribute('aria-current');
    }
  }

  #onHashChange = (): void => {
    this.#showStep();
    scrollTo(0, 0);
    const current = this.#current;
    (current.querySelector<HTMLElement>('h2') ?? current).focus({ preventScroll: true });
  };

  #showProgress = (): void => {
    for (const [index, link] of this.#links.entries()) {
      const isSolved = this.#isSolved(this.#sections[index]!);
      link.classList.toggle('done', isSolved);
      link.title = isSolved ? link.dataset.done! : '';
    }
  };
}

customElements.define('docs-lesson', DocsLesson);
