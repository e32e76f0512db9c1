/** `<docs-replay>`: steps through a record, loaded when it is near. */
import { loadKit } from '@cheeseboard/ui-components/kits';
import type { CbReplay } from '@cheeseboard/ui-components/replay';
import { show, showFailure, whenNear } from './stage.ts';
import { whenReady } from './when-ready.ts';

class DocsReplay extends HTMLElement {
  #opening: Promise<CbReplay> | null = null;

  connectedCallback(): void {
    whenNear(this, () => void this.#open().catch(() => {}));
    for (const button of this.querySelectorAll<HTMLElement>('[data-at]')) {
      button.addEventListener('click', () => void this.#go(Number(button.dataset.at)).catch(() => {}));
    }
  }

  #open(): Promise<CbReplay> {
    this.#opening ??= this.#load().catch((error: unknown) => {
      this.#opening = null;
      showFailure(this, () => void this.#open().catch(() => {}));
      throw error;
    });
    return this.#opening;
  }

  async #load(): Promise<CbReplay> {
    // Loads the code of this game only; `open` reports a failure.
    const [{ CbReplay }] = await Promise.all([
      import('@cheeseboard/ui-components/replay/define'),
      loadKit(this.dataset.game!),
    ]);
    const replayElement = new CbReplay();
    replayElement.record = this.dataset.record!;
    replayElement.rulesHref = this.dataset.rules!;
    replayElement.you = 0;
    show(this, replayElement);
    await whenReady(replayElement);
    return replayElement;
  }

  /** Goes to the previous step and then one step forward, so that the element animates and describes the step. */
  async #go(step: number): Promise<void> {
    const replayElement = await this.#open();
    this.scrollIntoView({ block: 'start' });
    replayElement.playing = false;
    replayElement.go(step - 1);
    await replayElement.updateComplete;
    replayElement.go(step);
  }
}

customElements.define('docs-replay', DocsReplay);
