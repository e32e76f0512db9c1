/** `<docs-fifth-game>`: the guide's example game against bots, loaded when it is near. */
import { show, showFailure, whenNear } from './stage.ts';

class DocsFifthGame extends HTMLElement {
  #watch: IntersectionObserver | null = null;

  connectedCallback(): void {
    this.#watch = whenNear(this, () => void this.#open());
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
  }

  async #open(): Promise<void> {
    try {
      const [{ CbGame }, { addKit }] = await Promise.all([
        import('@cheeseboard/ui-components/game/define'),
        import('@cheeseboard/ui-components/kits'),
      ]);
      addKit('cheese-auction', async () => (await import('../../examples/cheese-auction-kit.ts')).kit);
      show(this, Object.assign(new CbGame(), { game: 'cheese-auction', players: 3, bots: 'steady' }));
    } catch {
      showFailure(this, () => void this.#open());
    }
  }
}

customElements.define('docs-fifth-game', DocsFifthGame);
