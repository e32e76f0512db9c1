import { html, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { copyFrom } from '../../look/copy.ts';
import { besideQrStyles } from '../../look/qr.ts';
import { screenStyles } from '../../look/styles.ts';
import { bigScreenWords } from '../../words/big-screen.ts';
import { AppElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import { BoardEvent } from './board-event.ts';

/**
 * How to show the table on a big screen: a link and its QR code to open there, or this device.
 *
 * @element cbp-show-big-screen
 * @fires cbp-board - The reader wants this device to be the big screen.
 */
@customElement('cbp-show-big-screen')
export class CbpShowBigScreen extends AppElement {
  static override styles = [...screenStyles, besideQrStyles];

  /** The invitation link. */
  @property({ attribute: false }) link = '';
  /** Whether this device may be the big screen: during a match it must not give up a seat. */
  @property({ type: Boolean }) here = false;

  @state() private note: 'copied' | 'notCopied' | null = null;
  @query('input') private field!: HTMLInputElement;

  override render(): TemplateResult {
    const words = this.say(bigScreenWords);
    const link = address.board(this.link);
    return html`<section class="stack" aria-labelledby="title">
      <h2 id="title" tabindex="-1">${words.title}</h2>
      <p>${words.lead}</p>
      <div class="beside-qr">
        <div class="stack">
          <div class="field">
            <label for="link">${words.link}</label>
            <input id="link" type="text" readonly .value=${link} aria-describedby="hint" @focus=${this.select} />
            <p class="hint" id="hint">${words.linkHint}</p>
          </div>
          <div class="row"><button class="button" @click=${this.copy}>${words.copy}</button></div>
          <p role="status" class=${this.note === 'notCopied' ? 'trouble' : ''}>${this.note ? words[this.note] : ''}</p>
        </div>
        <cbp-qr .text=${link} .label=${words.qr}></cbp-qr>
      </div>
      ${
        this.here
          ? html`<div class="row"><button class="button first" @click=${this.useThisDevice}>${words.here}</button></div>
            <p class="hint">${words.hereHint}</p>`
          : ''
      }
    </section>`;
  }

  /** Moves the focus to the heading. */
  async arrive(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector('h2')?.focus();
  }

  private select(event: Event): void {
    (event.target as HTMLInputElement).select();
  }

  private async copy(): Promise<void> {
    this.note = (await copyFrom(this.field)) ? 'copied' : 'notCopied';
  }

  private useThisDevice(): void {
    this.dispatchEvent(new BoardEvent(true));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-show-big-screen': CbpShowBigScreen;
  }
}
