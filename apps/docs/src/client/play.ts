/** `<docs-play>`: a game against bots, from the start or from the position in a link (`?position=…&you=0`). */

import { loadKit } from '@cheeseboard/ui-components/kits';
import type { Question } from '@cheeseboard/ui-components/thinking';
import { show, showFailure } from './stage.ts';

const levels: readonly Question['level'][] = ['easy', 'steady', 'sharp'];

class DocsPlay extends HTMLElement {
  /** Aborted when the table is replaced or removed. */
  #life = new AbortController();

  connectedCallback(): void {
    void this.#begin();
    this.querySelector('form')?.addEventListener('change', this.#begin);
  }

  disconnectedCallback(): void {
    this.#life.abort();
    this.querySelector('form')?.removeEventListener('change', this.#begin);
  }

  #begin = async (): Promise<void> => {
    this.#life.abort();
    this.#life = new AbortController();
    const { signal } = this.#life;
    try {
      const table = await this.#table(signal);
      if (!signal.aborted) show(this, table);
    } catch {
      if (!signal.aborted) this.#fail();
    }
  };

  #fail = (): void => showFailure(this, () => void this.#begin());

  async #table(signal: AbortSignal): Promise<HTMLElement> {
    const { game = '', rules = '' } = this.dataset;
    const form = this.querySelector('form')!;
    const formData = new FormData(form);
    const bots = levels.find((level) => level === formData.get('bots')) ?? 'steady';
    const query = new URLSearchParams(location.search);
    const position = query.get('position');
    if (position?.startsWith(`${game}.`)) {
      // The position determines the number of players.
      form.querySelector<HTMLSelectElement>('[name="players"]')!.closest('label')!.hidden = true;
      const { playOn } = await import('./play-on.ts');
      const you = Number(query.get('you') ?? 0);
      const { table } = await playOn({
        game,
        position,
        you,
        level: bots,
        rules,
        signal,
        onFailure: this.#fail,
      });
      return table;
    }
    const [{ CbGame }] = await Promise.all([import('@cheeseboard/ui-components/game/define'), loadKit(game)]);
    return Object.assign(new CbGame(), {
      game,
      players: Number(formData.get('players')),
      bots,
      rulesHref: rules,
    });
  }
}

customElements.define('docs-play', DocsPlay);
