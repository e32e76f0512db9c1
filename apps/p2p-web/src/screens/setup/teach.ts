import { loadTeaching } from '@cheeseboard/engine/games/teaching';
import { type GameId, gameFacts } from '@cheeseboard/ui-components/kits';
import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { loadGame } from '../../look/load-game.ts';
import { screenStyles } from '../../look/styles.ts';
import { knownLessons } from '../../storage/known-lessons.ts';
import { settings } from '../../storage/settings.ts';
import { appWords } from '../../words/app.ts';
import { setupWords } from '../../words/setup.ts';
import { ScreenElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import { presetToTeach } from '../play/teaching/teacher.ts';
import { createTable } from './create-table.ts';
import { firstDraft, validOptions } from './draft.ts';

/**
 * Opens a first game at once: against easy bots, by the rules of the preset that teaches what the reader does not know yet.
 *
 * @element cbp-teach
 */
@customElement('cbp-teach')
export class CbpTeach extends ScreenElement {
  static override styles = screenStyles;

  @property({ attribute: false }) game!: GameId;
  @state() private hasFailed = false;

  protected get screenTitle(): string {
    return gameFacts.find(({ id }) => id === this.game)!.name[this.language];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.open();
  }

  private async open(): Promise<void> {
    this.hasFailed = false;
    try {
      const [{ game }, { teaching }] = await Promise.all([loadGame(this.game), loadTeaching[this.game]!()]);
      const draft = firstDraft(game, 'bots', settings.get('name'));
      const preset = presetToTeach(game, teaching, knownLessons(game.id));
      const to = await createTable(game.id, 'bots', {
        ...draft,
        options: validOptions(game, draft.chairs.length, preset?.options ?? {}),
        chairs: draft.chairs.map((chair) => (chair.kind === 'bot' ? { ...chair, level: 'easy' } : chair)),
      });
      settings.set('explain', true);
      // The way back leads to the start page, not to another first game.
      if (this.isConnected) location.replace(to);
    } catch (error) {
      console.error(error);
      this.hasFailed = true;
    }
  }

  override render(): TemplateResult {
    const app = this.say(appWords);
    if (!this.hasFailed)
      return html`<div class="paper column"><h1 tabindex="-1">${this.screenTitle}</h1><p role="status">${this.say(setupWords).creating}</p></div>`;
    return html`<div class="paper column stack" role="alert">
      <h1 tabindex="-1">${this.screenTitle}</h1>
      <p>${app.notFetched}</p>
      <p class="row"><button class="button first" @click=${this.open}>${app.tryAgain}</button><a class="button" href=${address.start}>${app.toStart}</a></p>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-teach': CbpTeach;
  }
}
