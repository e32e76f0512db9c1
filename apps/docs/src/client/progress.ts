/** `<docs-progress>`: counts the solved challenges of a game and marks each of them. */
import { forgetSolved, solvedChallenges } from './solved-challenges.ts';

class DocsProgress extends HTMLElement {
  connectedCallback(): void {
    addEventListener('docs-solved', this.#show);
    addEventListener('storage', this.#show);
    this.querySelector('button')?.addEventListener('click', () => {
      forgetSolved(`${this.dataset.game}/`);
      location.reload();
    });
    this.#show();
  }

  disconnectedCallback(): void {
    removeEventListener('docs-solved', this.#show);
    removeEventListener('storage', this.#show);
  }

  #show = (): void => {
    const solved = solvedChallenges();
    const links = [...this.querySelectorAll<HTMLElement>('[data-challenge]')];
    const solvedLinks = links.filter(({ dataset }) => solved.has(dataset.challenge!));
    for (const link of links) link.classList.toggle('done', solvedLinks.includes(link));
    for (const link of links)
      link.querySelector<HTMLElement>('[data-mark]')!.hidden = !solvedLinks.includes(link);
    const text = this.querySelector<HTMLElement>('[data-count]')!;
    text.textContent = text.dataset.count!.replace('{done}', String(solvedLinks.length));
    this.querySelector('button')!.hidden = solvedLinks.length === 0;
  };
}

customElements.define('docs-progress', DocsProgress);
