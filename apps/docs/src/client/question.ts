/** `<docs-question>`: says whether the chosen answer is right. */
import { Verdict } from './verdict.ts';

class DocsQuestion extends HTMLElement {
  connectedCallback(): void {
    const verdict = new Verdict(this);
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-answer]')) {
      button.addEventListener('click', () => {
        button.setAttribute('aria-pressed', 'true');
        for (const other of this.querySelectorAll('[data-answer]')) {
          if (other !== button) other.removeAttribute('aria-pressed');
        }
        const { answer, mistake = '' } = button.dataset;
        verdict.show(answer === 'right' ? 'yes' : 'no', mistake);
      });
    }
  }
}

customElements.define('docs-question', DocsQuestion);
