import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { copyFrom } from '../../look/copy.ts';
import { screenStyles } from '../../look/styles.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { AppElement } from '../app/element.ts';

/**
 * The link to a table that nobody has open, to send to the host with the request to open it.
 *
 * @element cbp-ask-host
 */
@customElement('cbp-ask-host')
export class CbpAskHost extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      h2 {
        font-size: 1.1rem;
      }
      .stack {
        gap: 0.6rem;
      }
      input {
        font-size: 0.95rem;
      }
    `,
  ];

  /** The whole link. */
  @property({ attribute: false }) link = '';

  @state() private note: 'copied' | 'notCopied' | null = null;
  @query('#link') private field!: HTMLInputElement;

  override render(): TemplateResult {
    const words = this.say(lobbyWords);
    return html`<section class="stack" aria-labelledby="ask">
      <h2 id="ask">${words.askHost.title}</h2>
      <div class="field">
        <label for="link">${words.link}</label>
        <input id="link" type="text" readonly .value=${this.link} aria-describedby="hint" @focus=${this.onFocus} />
        <p class="hint" id="hint">${words.askHost.hint}</p>
      </div>
      <div class="row">
        ${'share' in navigator ? html`<button class="button first" @click=${this.share}>${words.askHost.share}</button>` : nothing}
        <button class="button" @click=${this.copy}>${words.copy}</button>
      </div>
      <p role="status" class=${this.note === 'notCopied' ? 'trouble' : ''}>${this.note ? words[this.note] : ''}</p>
    </section>`;
  }

  private onFocus(): void {
    this.field.select();
  }

  private async copy(): Promise<void> {
    this.note = null;
    // The note was cleared above, so that screen readers announce the same note again.
    await this.updateComplete;
    this.note = (await copyFrom(this.field)) ? 'copied' : 'notCopied';
  }

  private async share(): Promise<void> {
    const { askHost } = this.say(lobbyWords);
    // `share` rejects if the reader cancels the share sheet.
    await navigator.share({ title: 'Cheeseboard', text: askHost.text, url: this.link }).catch(() => {});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-ask-host': CbpAskHost;
  }
}
