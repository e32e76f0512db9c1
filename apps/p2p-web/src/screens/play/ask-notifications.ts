import { css, html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { settings } from '../../storage/settings.ts';
import { notificationWords } from '../../words/notifications.ts';
import { AppElement } from '../app/element.ts';
import { allowNotifications } from './browser-notifications.ts';

/**
 * Asks whether the browser should tell news of the table while the page is out of sight. The answer is kept in the settings.
 *
 * @element cbp-ask-notifications
 * @fires cbp-answered - The reader has answered and put the question away.
 */
@customElement('cbp-ask-notifications')
export class CbpAskNotifications extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      section {
        display: grid;
        gap: 0.4rem;
        padding: 0.7rem 0.9rem;
        color: var(--cb-text);
        font-family: var(--cb-font);
      }
    `,
  ];

  @state() private result: 'done' | 'blocked' | null = null;

  override render(): TemplateResult {
    const words = this.say(notificationWords);
    const { result } = this;
    return html`<section class="paper" aria-label=${words.label}>
      <p role="status">${result ? words[result] : html`<strong>${words.question}</strong>`}</p>
      ${result ? '' : html`<p class="hint">${words.hint}</p>`}
      <div class="row">
        ${
          result
            ? html`<button class="button small first" @click=${this.close}>${words.ok}</button>`
            : html`<button class="button small first" @click=${this.agree}>${words.yes}</button>
              <button class="button small" @click=${this.decline}>${words.no}</button>`
        }
      </div>
    </section>`;
  }

  private async agree(): Promise<void> {
    const isAllowed = await allowNotifications();
    this.result = isAllowed ? 'done' : 'blocked';
    settings.set('notifications', isAllowed ? 'on' : 'off');
    await this.updateComplete;
    this.renderRoot.querySelector('button')?.focus();
  }

  private decline(): void {
    settings.set('notifications', 'off');
    this.close();
  }

  private close(): void {
    this.dispatchEvent(new Event('cbp-answered'));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-ask-notifications': CbpAskNotifications;
  }
}
