/** `<docs-example>`: buttons that play moves on its table, and a switch between its cases. */

import { playMoves } from './play-moves.ts';
import type { DocsPosition } from './position.ts';
import { readPositionLink } from './position-link.ts';

class DocsExample extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('change', this.#onChange);
    const linkedPosition = readPositionLink(location.search);
    const caseIndex = linkedPosition?.example === this.id ? linkedPosition.case : 0;
    this.#show(this.querySelector(`[data-case="${caseIndex}"]`) ? caseIndex : 0);
    addEventListener('hashchange', this.#unfoldIfLinked);
    this.#unfoldIfLinked();
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('change', this.#onChange);
    removeEventListener('hashchange', this.#unfoldIfLinked);
  }

  #unfoldIfLinked = (): void => {
    if (location.hash === `#${this.id}`) this.querySelector('details')!.open = true;
  };

  #show(index: number): void {
    for (const caseElement of this.querySelectorAll<HTMLElement>('[data-case]')) {
      caseElement.hidden = Number(caseElement.dataset.case) !== index;
    }
    for (const radio of this.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
      radio.checked = Number(radio.value) === index;
    }
  }

  #onChange = (event: Event): void => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'radio') {
      this.#show(Number(event.target.value));
    }
  };

  #onClick = async (event: Event): Promise<void> => {
    const button = (event.target as Element).closest<HTMLElement>('[data-moves]');
    if (!button) return;
    const position = button.closest('[data-case]')!.querySelector<DocsPosition>('docs-position')!;
    await playMoves(position, JSON.parse(button.dataset.moves!)).catch(() => {});
  };
}

customElements.define('docs-example', DocsExample);
