/** `<docs-fifth>`: the game of the guide against bots, fetched when it is seen. */
import { show, tellFailure, whenNear } from './stage.ts';

class DocsFifth extends HTMLElement {
  #watch: IntersectionObserver | null = null;

  connectedCallback(): void {
    this.#watch = whenNear(this, () => void this.#open());
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
  }

  async #open(): Promise<void> {
    try {
      const [{ CbGame }] = await Promise.all([
        import('@cheeseboard/ui-components/game/define'),
        import('../../examples/cheese-auction/kit.ts'),
      ]);
      show(this, Object.assign(new CbGame(), { game: 'cheese-auction', players: 3, bots: 'steady' }));
    } catch {
      tellFailure(this, () => void this.#open());
    }
  }
}

customElements.define('docs-fifth', DocsFifth);
