/** `<docs-play>`: a game against bots, or on from a position that a link brought (`?position=…&you=0`). */

import { show, tellFailure } from './stage.ts';

class DocsPlay extends HTMLElement {
  connectedCallback(): void {
    void this.#begin();
    this.querySelector('form')?.addEventListener('change', () => void this.#begin());
  }

  async #begin(): Promise<void> {
    try {
      show(this, await this.#table());
    } catch {
      tellFailure(this, () => void this.#begin());
    }
  }

  async #table(): Promise<HTMLElement> {
    const { game = '', rules = '' } = this.dataset;
    const form = this.querySelector('form')!;
    const chosen = new FormData(form);
    const bots = String(chosen.get('bots'));
    const query = new URLSearchParams(location.search);
    const position = query.get('position');
    if (position?.startsWith(`${game}.`)) {
      // It brings its own players.
      form.querySelector<HTMLSelectElement>('[name="players"]')!.closest('label')!.hidden = true;
      const { playOn } = await import('./play-on.ts');
      return playOn({ game, position, you: Number(query.get('you') ?? 0), level: bots, rules });
    }
    const [{ CbGame }, { loadKit }] = await Promise.all([
      import('@cheeseboard/ui-components/game/define'),
      import('@cheeseboard/ui-components/kits'),
    ]);
    await loadKit(game);
    return Object.assign(new CbGame(), {
      game,
      players: Number(chosen.get('players')),
      bots,
      rulesHref: rules,
    });
  }
}

customElements.define('docs-play', DocsPlay);
