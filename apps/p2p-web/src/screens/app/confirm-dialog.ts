import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { appWords } from '../../words/app.ts';
import { AppElement } from './element.ts';

/**
 * Asks the reader for confirmation. At first the focus is on "cancel".
 *
 * @element cbp-confirm
 * @fires cbp-yes - The reader confirms.
 * @fires cbp-no - The reader cancels.
 */
@customElement('cbp-confirm')
export class CbpConfirm extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      div[role] {
        padding: 0.8rem;
        border: 1.5px solid var(--cb-danger);
        border-radius: 0.5rem;
        background: var(--cb-panel);
      }
    `,
  ];

  @property() question = '';
  @property() yes = '';

  protected override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('#no')?.focus();
  }

  override render(): TemplateResult {
    const say = (eventName: 'cbp-yes' | 'cbp-no') => () => this.dispatchEvent(new Event(eventName));
    return html`<div class="stack" role="alertdialog" aria-labelledby="question">
      <p id="question">${this.question}</p>
      <div class="row">
        <button class="button small danger" @click=${say('cbp-yes')}>${this.yes}</button>
        <button class="button small" id="no" @click=${say('cbp-no')}>${this.say(appWords).cancel}</button>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-confirm': CbpConfirm;
  }
}
