/** Says whether it is solved; what comes after shows itself then. */
import { remember, solved } from './solved.ts';

export class Verdict {
  readonly #host: HTMLElement;

  constructor(host: HTMLElement) {
    this.#host = host;
    const { remember: id } = host.dataset;
    this.#why.hidden = !(id && solved().has(id));
  }

  get #why(): HTMLElement {
    return this.#host.querySelector<HTMLElement>('[data-why]')!;
  }

  say(verdict: 'yes' | 'no' | ''): void {
    const { remember: id, yes = '', no = '' } = this.#host.dataset;
    this.#host.querySelector('[data-verdict]')!.textContent = { yes, no, '': '' }[verdict];
    this.#host.dataset.verdict = verdict;
    if (verdict !== 'yes') return;
    this.#why.hidden = false;
    if (id) remember(id);
  }
}
