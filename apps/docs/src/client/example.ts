/** `<docs-example>`: the buttons that try something on its table, and the switch between its cases. */
import { playMoves } from './play-moves.ts';
import type { DocsPosition } from './position.ts';

class DocsExample extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('change', this.#onChange);
    const linked = new URLSearchParams(location.search);
    const at = linked.get('in') === this.id ? linked.get('at') : null;
    this.#show(at === null ? 0 : this.#caseOf(at));
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('change', this.#onChange);
  }

  /** Which case a linked position belongs to: the one with the same options. */
  #caseOf(position: string): number {
    const options = (text: string | undefined): string => (text ?? '').split('/')[2] ?? '';
    const positions = [...this.querySelectorAll<HTMLElement>('docs-position')].map(
      ({ dataset }) => dataset.position,
    );
    return Math.max(
      0,
      positions.findIndex((one) => options(one) === options(position)),
    );
  }

  #show(index: number): void {
    for (const one of this.querySelectorAll<HTMLElement>('[data-case]')) {
      one.hidden = Number(one.dataset.case) !== index;
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
