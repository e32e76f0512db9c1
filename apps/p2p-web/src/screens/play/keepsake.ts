import { css, html, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/paper.ts';
import { AppElement } from '../app/element.ts';
import { saveFile } from '../start/save-file.ts';
import { keepForReplay, writeLink } from './record-link.ts';
import { sheet, sheetStyles } from './sheet.ts';
import { type PlayWords, playWords } from './words/index.ts';

/**
 * What stays of a game: its record, to save, copy, replay, or send as a link that holds it.
 *
 * @element cbp-keepsake
 */
@customElement('cbp-keepsake')
export class CbpKeepsake extends AppElement {
  static override styles = [
    ...screenStyles,
    sheetStyles,
    css`
      textarea {
        block-size: 7rem;
        font:
          0.85rem ui-monospace,
          monospace;
      }
    `,
  ];

  @property({ attribute: false }) record = '';
  @property({ attribute: false }) game = '';

  /** Null while it is packed. */
  @state() private link: { readonly url: string } | { readonly why: 'long' } | null = null;
  @state() private told: keyof PlayWords | null = null;
  @query('dialog') private dialog!: HTMLDialogElement;

  async open(): Promise<void> {
    this.told = null;
    this.link = null;
    this.dialog.showModal();
    const written = await writeLink(this.record);
    this.link = written.ok
      ? { url: new URL(`#/replay/${written.what}`, location.href).href }
      : { why: 'long' };
  }

  override render(): TemplateResult {
    const words = this.say(playWords);
    return sheet('keepsake', words.record, words.close, this.inside(words));
  }

  private inside(words: PlayWords): TemplateResult {
    const { link, told } = this;
    return html`<p>${words.recordHelp}</p>
      <div class="column-of-buttons">
        <a class="button first" href=${link && 'url' in link ? link.url : '#/replay/here'} @click=${() => keepForReplay(this.record)}>${words.replay}</a>
        ${link && 'url' in link ? this.withLink(words, link.url) : ''}
        <button class="button" @click=${this.save}>${words.save}</button>
        <button class="button" @click=${() => this.copy(this.record, 'copied')}>${words.copy}</button>
      </div>
      ${link && 'why' in link ? html`<p class="quiet">${words.linkTooLong}</p>` : ''}
      <p role="status" class=${told === 'copyFailed' ? 'trouble' : ''}>${told ? words[told] : ''}</p>
      ${told === 'copyFailed' ? html`<textarea readonly aria-label=${words.record} .value=${this.record}></textarea>` : ''}`;
  }

  private withLink(words: PlayWords, url: string): TemplateResult {
    const shares = typeof navigator.share === 'function';
    return html`${shares ? html`<button class="button" @click=${() => this.share(url)}>${words.share}</button>` : ''}
      <button class="button" @click=${() => this.copy(url, 'linkCopied')}>${words.copyLink}</button>`;
  }

  private save(): void {
    saveFile(`${this.game}-${new Date().toISOString().slice(0, 10)}.txt`, this.record);
  }

  private async copy(text: string, said: 'copied' | 'linkCopied'): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.told = said;
    } catch {
      this.told = 'copyFailed';
    }
  }

  private async share(url: string): Promise<void> {
    // Who closes the sheet of the system has changed their mind: nothing to say.
    await navigator.share({ title: 'Cheeseboard', url }).catch(() => {});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-keepsake': CbpKeepsake;
  }
}
