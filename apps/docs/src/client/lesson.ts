/** `<docs-lesson>`: shows one step at a time, the one in the page's address, and marks the solved ones. */
import { solvedChallenges } from './solved-challenges.ts';

/** The space below the table. */
const GAP_PX = 8;

class DocsLesson extends HTMLElement {
  #resizes = new ResizeObserver(() => this.#measure());

  connectedCallback(): void {
    addEventListener('hashchange', this.#onHashChange);
    addEventListener('docs-solved', this.#showProgress);
    document.addEventListener('keydown', this.#onKeyDown, { capture: true });
    this.#showStep();
    this.#showProgress();
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this.#onHashChange);
    removeEventListener('docs-solved', this.#showProgress);
    document.removeEventListener('keydown', this.#onKeyDown, { capture: true });
    this.#resizes.disconnect();
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

  /** Not always the current section: that is the next one as soon as this one is solved. */
  get #shown(): HTMLElement {
    return this.#sections.find((section) => !section.hidden)!;
  }

  #showStep(): void {
    const current = this.#current;
    for (const section of this.#sections) section.hidden = section !== current;
    for (const [index, link] of this.#links.entries()) {
      if (this.#sections[index] === current) link.setAttribute('aria-current', 'step');
      else link.removeAttribute('aria-current');
    }
    this.#resizes.disconnect();
    for (const words of current.querySelectorAll('h2, .goal, .result')) this.#resizes.observe(words);
    this.#measure();
  }

  /** Tells the table how much of the screen is above it, also when the words above it change. */
  #measure(): void {
    const stage = this.#shown.querySelector('.stage');
    if (stage) this.style.setProperty('--above', `${Math.ceil(topOf(stage)) + GAP_PX}px`);
  }

  #onHashChange = (): void => {
    this.#showStep();
    scrollTo(0, 0);
    const current = this.#current;
    (current.querySelector<HTMLElement>('h2') ?? current).focus({ preventScroll: true });
  };

  /** Once a step is solved, Enter leads to the next one, also from a card that still has the focus. */
  #onKeyDown = (event: KeyboardEvent): void => {
    const shown = this.#shown;
    const next = shown.querySelector<HTMLElement>('[data-verdict="yes"] .next');
    if (!next || event.key !== 'Enter' || event.repeat) return;
    const path = event.composedPath();
    const isOnTable = path.includes(shown.querySelector('cb-position')!);
    if ((path[0] as Element).closest(isOnTable ? '.controls' : 'a, button, summary, select, input')) return;
    event.preventDefault();
    event.stopPropagation();
    next.click();
  };

  #showProgress = (): void => {
    for (const [index, link] of this.#links.entries()) {
      const isSolved = this.#isSolved(this.#sections[index]!);
      link.classList.toggle('done', isSolved);
      link.title = isSolved ? link.dataset.done! : '';
    }
  };
}

const topOf = (element: Element): number => element.getBoundingClientRect().top + scrollY;

customElements.define('docs-lesson', DocsLesson);
