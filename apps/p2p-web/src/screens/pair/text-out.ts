import { css, html, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { copyFrom } from '../../look/copy.ts';
import { screenStyles } from '../../look/styles.ts';
import '../../look/qr.ts';
import { pairWords } from '../../words/pair.ts';
import { AppElement } from '../app/element.ts';

/**
 * A text for another device: copy, share or scan it.
 *
 * @element cbp-text-out
 */
@customElement('cbp-text-out')
export class CbpTextOut extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      .body {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 1rem;
        align-items: start;
      }
      cbp-qr {
        inline-size: 13rem;
      }
      textarea {
        min-block-size: 6.5rem;
        font-family: ui-monospace, monospace;
        font-size: 0.85rem;
        overflow-wrap: anywhere;
        resize: vertical;
      }
      @media (max-width: 38rem) {
        .body {
          grid-template-columns: minmax(0, 1fr);
        }
        cbp-qr {
          justify-self: center;
          inline-size: min(100%, 16rem);
        }
      }
    `,
  ];

  @property({ attribute: false }) text = '';
  @property({ attribute: false }) words!: { label: string; hint: string; qr: string };

  @state() private note: 'copied' | 'notCopied' | null = null;
  @query('textarea') private field!: HTMLTextAreaElement;

  override render(): TemplateResult {
    const words = this.say(pairWords);
    const { label, hint, qr } = this.words;
    return html`<div class="body">
      <div class="stack">
        <div class="field">
          <label for="out">${label}</label>
          <textarea id="out" readonly .value=${this.text} aria-describedby="hint" @focus=${this.select}></textarea>
          <p class="hint" id="hint">${hint}</p>
        </div>
        <div class="row"><button class="button first" @click=${this.copy}>${words.copy}</button></div>
        <p role="status" class=${this.note === 'notCopied' ? 'trouble' : ''}>${this.note ? words[this.note] : ''}</p>
      </div>
      <cbp-qr .text=${this.text} .label=${qr}></cbp-qr>
    </div>`;
  }

  private select(): void {
    this.field.select();
  }

  private async copy(): Promise<void> {
    this.note = null;
    // The note was cleared above, so that screen readers announce the same note again.
    await this.updateComplete;
    this.note = (await copyFrom(this.field)) ? 'copied' : 'notCopied';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-text-out': CbpTextOut;
  }
}
