import { css, html, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { pairWords } from '../../words/pair.ts';
import { AppElement } from '../app/element.ts';
import './scan.ts';
import type { ScannedEvent } from './scan.ts';

/** Reports a text that was pasted or scanned. */
export class BroughtEvent extends Event {
  readonly text: string;

  constructor(text: string) {
    super('cbp-brought', { bubbles: true, composed: true });
    this.text = text;
  }
}

/**
 * Input for a text from another device: pasted, or scanned.
 *
 * @element cbp-text-in
 * @fires cbp-brought - with the text
 */
@customElement('cbp-text-in')
export class CbpTextIn extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      textarea {
        min-block-size: 6.5rem;
        font-family: ui-monospace, monospace;
        font-size: 0.85rem;
        overflow-wrap: anywhere;
        resize: vertical;
      }
    `,
  ];

  @property({ attribute: false }) words!: { label: string; hint: string };
  @property({ attribute: false }) go = '';
  /** Why the last text was refused. */
  @property({ attribute: false }) errorText = '';
  /** The sentence that is shown while the text is processed. */
  @property({ attribute: false }) busy = '';

  @state() private isEmpty = false;
  @query('textarea') private field!: HTMLTextAreaElement;

  override render(): TemplateResult {
    const words = this.say(pairWords);
    const errorMessage = this.isEmpty ? words.empty : this.errorText;
    return html`<form class="stack" @submit=${this.onSubmit}>
      <div class="field">
        <label for="in">${this.words.label}</label>
        <textarea
          id="in"
          aria-describedby="hint wrong"
          aria-invalid=${errorMessage !== ''}
          autocapitalize="off"
          autocomplete="off"
          spellcheck="false"
          @input=${this.onInput}
        ></textarea>
        <p class="hint" id="hint">${this.words.hint}</p>
        <p class="trouble" id="wrong" role="alert">${errorMessage}</p>
      </div>
      <div class="row">
        <button class="button first" aria-disabled=${this.busy !== ''}>${this.go}</button>
        <cbp-scan @cbp-scanned=${this.onScanned}></cbp-scan>
      </div>
      <p role="status">${this.busy}</p>
    </form>`;
  }

  override focus(): void {
    this.field.focus();
  }

  private onInput(): void {
    this.isEmpty = false;
    this.errorText = '';
  }

  private onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    this.submitText();
  }

  private onScanned({ text }: ScannedEvent): void {
    this.field.value = text;
    this.submitText();
  }

  private submitText(): void {
    if (this.busy !== '') return;
    const text = this.field.value.trim();
    this.isEmpty = text === '';
    if (this.isEmpty) this.field.focus();
    else this.dispatchEvent(new BroughtEvent(text));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-text-in': CbpTextIn;
  }
}
