/**
 * `<docs-first-game>`: a game in which bots play, for the reader too, until the reader touches the table. Where readers want less motion,
 * the game waits for them.
 */
import { playOn } from './play-on.ts';
import { show, showFailure, whenNear } from './stage.ts';

/** The finished game can be looked at this long before the next one begins. */
const RESTART_DELAY_MS = 6000;

class DocsFirstGame extends HTMLElement {
  #life = new AbortController();
  #isReading = matchMedia('(prefers-reduced-motion: reduce)').matches;
  #isInView = true;
  #go: () => Promise<void> = async () => {};

  connectedCallback(): void {
    const { signal } = this.#life;
    const stage = this.querySelector('[data-stage]')!;
    for (const type of ['pointerdown', 'keydown', 'focusin'])
      stage.addEventListener(type, () => this.#takeOver(), { signal });
    this.querySelector('button')!.addEventListener('click', () => this.#takeOver(), { signal });
    document.addEventListener('visibilitychange', () => void this.#go(), { signal });
    const watch = new IntersectionObserver(([entry]) => {
      this.#isInView = entry!.isIntersecting;
      void this.#go();
    });
    watch.observe(stage);
    signal.addEventListener('abort', () => watch.disconnect());
    this.#showState();
    whenNear(this, () => void this.#open());
  }

  disconnectedCallback(): void {
    this.#life.abort();
  }

  /** From now on, only the reader plays the cards in front. */
  #takeOver(): void {
    if (this.#isReading) return;
    this.#isReading = true;
    this.#showState();
  }

  #showState(): void {
    this.querySelector('[data-status]')!.textContent = this.#isReading
      ? this.dataset.yours!
      : this.dataset.bots!;
    this.querySelector('button')!.hidden = this.#isReading;
  }

  async #open(): Promise<void> {
    const { game = '', position = '', names = '', rules = '' } = this.dataset;
    const { signal } = this.#life;
    const onFailure = (): void => showFailure(this, () => void this.#open());
    try {
      const { table, go } = await playOn({
        game,
        position,
        you: 0,
        level: 'steady',
        rules,
        signal,
        onFailure,
        playsForReader: () => !this.#isReading && this.#isInView && !document.hidden,
      });
      Object.assign(table, { names, simple: true });
      this.#go = go;
      table.addEventListener('cb-settled', () => {
        if (table.match?.result)
          setTimeout(() => this.#isReading || signal.aborted || table.reset(), RESTART_DELAY_MS);
      });
      show(this, table);
    } catch {
      onFailure();
    }
  }
}

customElements.define('docs-first-game', DocsFirstGame);
