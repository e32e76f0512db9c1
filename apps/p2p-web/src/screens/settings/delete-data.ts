import { html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { deleteEverything, resetSettings } from '../../storage/delete-data.ts';
import { settingsWords } from '../../words/settings.ts';
import { AppElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import '../app/confirm-dialog.ts';

/**
 * What this browser stores, and buttons to delete it.
 *
 * @element cbp-delete-data
 */
@customElement('cbp-delete-data')
export class CbpDeleteData extends AppElement {
  static override styles = screenStyles;

  @state() private deletionToConfirm: 'reset' | 'forget' | null = null;
  @state() private hasFailed = false;

  override render(): TemplateResult {
    const words = this.say(settingsWords);
    return html`<section class="paper stack" aria-labelledby="stored">
      <h2 id="stored">${words.stored}</h2>
      ${words.storedText.map((text) => html`<p>${text}</p>`)}
      ${this.deletionToConfirm ? this.renderConfirmation(this.deletionToConfirm) : this.choices()}
      <p role="alert" class="trouble">${this.hasFailed ? words.failed : ''}</p>
    </section>`;
  }

  private choices(): TemplateResult {
    const words = this.say(settingsWords);
    return html`<div class="row">
      <button class="button small" @click=${() => this.askForConfirmation('reset')}>${words.reset}</button>
      <button class="button small danger" @click=${() => this.askForConfirmation('forget')}>${words.deleteAll}</button>
    </div>`;
  }

  private renderConfirmation(scope: 'reset' | 'forget'): TemplateResult {
    const words = this.say(settingsWords);
    const [sentence, yes] =
      scope === 'reset'
        ? [words.resetQuestion, words.resetConfirm]
        : [words.deleteAllQuestion, words.deleteAllConfirm];
    return html`<cbp-confirm
      .question=${sentence}
      .yes=${yes}
      @cbp-yes=${() => this.deleteConfirmed(scope)}
      @cbp-no=${this.cancel}
    ></cbp-confirm>`;
  }

  private askForConfirmation(scope: 'reset' | 'forget'): void {
    this.deletionToConfirm = scope;
  }

  private async cancel(): Promise<void> {
    this.deletionToConfirm = null;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('button')?.focus();
  }

  private async deleteConfirmed(scope: 'reset' | 'forget'): Promise<void> {
    try {
      if (scope === 'reset') resetSettings();
      else {
        await deleteEverything();
        location.hash = address.start;
      }
      location.reload();
    } catch (error) {
      console.error(error);
      this.hasFailed = true;
      this.deletionToConfirm = null;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-delete-data': CbpDeleteData;
  }
}
