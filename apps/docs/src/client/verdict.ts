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

  /** `what`: what the reader's move led to, or what the answer overlooks, in the place of `{what}` in the text. */
  show(verdict: 'yes' | 'no' | '', what = ''): void {
    const { remember: id, yes = '', no = '' } = this.#host.dataset;
    const text = { yes, no, '': '' }[verdict].replace('{what}', () => what);
    this.#host.querySelector('[data-verdict]')!.textContent = text;
    this.#host.dataset.verdict = verdict;
    if (verdict !== 'yes') return;
    this.#why.hidden = false;
    if (id) markSolved(id);
  }
}
