import { css, html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { applyUpdate, fetchUpdate, onUpdate } from '../../update.ts';
import { appWords } from '../../words/app.ts';
import { AppElement } from './element.ts';

/**
 * Offers a new version once it has been downloaded. Renders nothing before that.
 *
 * @element cbp-new-version
 */
@customElement('cbp-new-version')
export class CbpNewVersion extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        display: block;
      }
      .paper {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0.5rem 1rem;
        padding-block: 0.6rem;
      }
    `,
  ];

  @state() private isReady = false;
  private unsubscribe: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.unsubscribe = onUpdate(() => {
      this.isReady = true;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unsubscribe?.();
  }

  override render(): TemplateResult {
    const { text, use } = this.say(appWords).newer;
    this.hidden = !this.isReady;
    if (!this.isReady) return html``;
    return html`<div class="paper" role="status">
      <p>${text}</p>
      <button class="button small first" @click=${applyUpdate}>${use}</button>
    </div>`;
  }
}

/**
 * A button that looks for a new version and updates to it, or says that there is none yet.
 *
 * @element cbp-get-new-version
 */
@customElement('cbp-get-new-version')
export class CbpGetNewVersion extends AppElement {
  static override styles = screenStyles;

  @state() private progress: 'idle' | 'looking' | 'none' = 'idle';

  override render(): TemplateResult {
    const { fetch, looking, none } = this.say(appWords).newer;
    const statusText = { idle: '', looking, none }[this.progress];
    return html`<button class="button first" @click=${this.lookForUpdate}>${fetch}</button>
      <p role="status">${statusText}</p>`;
  }

  private async lookForUpdate(): Promise<void> {
    if (this.progress === 'looking') return;
    this.progress = 'looking';
    if (!(await fetchUpdate())) this.progress = 'none';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-new-version': CbpNewVersion;
    'cbp-get-new-version': CbpGetNewVersion;
  }
}
