/** Says whether a task or question is solved, and then shows the explanation. */
import { markSolved, solvedChallenges } from './solved-challenges.ts';

export class Verdict {
  readonly #host: HTMLElement;

  constructor(host: HTMLElement) {
    this.#host = host;
    const { remember: id } = host.dataset;
    this.#why.hidden = !(id && solvedChallenges().has(id));
  }

  get #why(): HTMLElement {
    return this.#host.querySelector<HTMLElement>('[data-why]')!;
  }

  show(verdict: 'yes' | 'no' | ''): void {
    const { remember: id, yes = '', no = '' } = this.#host.dataset;
    this.#host.querySelector('[data-verdict]')!.textContent = { yes, no, '': '' }[verdict];
    this.#host.dataset.verdict = verdict;
    if (verdict !== 'yes') return;
    this.#why.hidden = false;
    if (id) markSolved(id);
  }
}
