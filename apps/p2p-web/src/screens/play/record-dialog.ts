import type { Seat } from '@cheeseboard/engine';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { loadConfig } from '../../config.ts';
import { copyFrom } from '../../look/copy.ts';
import { screenStyles } from '../../look/styles.ts';
import { AppElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import { saveFile } from '../start/save-file.ts';
import { keepForReplay, writeLink } from './record-link.ts';
import { sheet, sheetStyles } from './sheet.ts';
import { type PlayWords, playWords } from './words/index.ts';

/**
 * The record of a finished game: save, copy, replay, or share as a link.
 *
 * @element cbp-record
 */
@customElement('cbp-record')
export class CbpRecord extends AppElement {
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
  /** The reader's seat, with whose eyes the replay begins; null for a spectator. */
  @property({ attribute: false }) own: Seat | null = null;
  /** The number of steps at which a shared link opens; null to share from the beginning, and to offer the replay itself. */
  @property({ attribute: false }) step: number | null = null;

  /** The link to the replay; null while the record is being packed. `hash`: the replay's address within this page. */
  @state() private link: { readonly hash: string; readonly url: string } | { readonly why: 'long' } | null =
    null;
  @state() private copyResult: 'copied' | 'linkCopied' | 'copyFailed' | null = null;
  /** Text for the reader to copy by hand, if the browser refuses to copy it. */
  @state() private text = '';
  @query('dialog') private dialog!: HTMLDialogElement;
  @query('textarea') private field!: HTMLTextAreaElement;

  async open(): Promise<void> {
    this.copyResult = null;
    this.text = '';
    this.link = null;
    this.dialog.showModal();
    const [linkResult, { site }] = await Promise.all([writeLink(this.record), loadConfig()]);
    const hash = linkResult.ok ? address.replay(linkResult.packedRecord, this.step ?? 0) : '';
    this.link = linkResult.ok ? { hash, url: new URL(hash, site).href } : { why: 'long' };
  }

  override render(): TemplateResult {
    const words = this.say(playWords);
    return sheet('keepsake', words.record, words.close, this.renderContent(words));
  }

  private renderContent(words: PlayWords): TemplateResult {
    const { link, copyResult: copyMessage } = this;
    const replayHref = link && 'hash' in link ? link.hash : address.replay('here');
    return html`<p>${this.step === null ? words.recordHelp : words.shareHelp(this.step)}</p>
      <div class="column-of-buttons">
        ${this.step === null ? html`<a class="button first" href=${replayHref} @click=${() => keepForReplay(this.record, this.own)}>${words.replay}</a>` : ''}
        ${link && 'url' in link ? this.withLink(words, link.url) : ''}
        <button class="button" @click=${this.save}>${words.save}</button>
        <button class="button" @click=${(event: Event) => this.copy(event, this.record, 'copied')}>${words.copy}</button>
      </div>
      ${link && 'why' in link ? html`<p class="quiet">${words.linkTooLong}</p>` : ''}
      <p role="status" class=${copyMessage === 'copyFailed' ? 'trouble' : ''}>${copyMessage ? words[copyMessage] : ''}</p>
      ${this.text ? html`<textarea readonly aria-label=${words.copyThis} .value=${this.text}></textarea>` : ''}`;
  }

  private withLink(words: PlayWords, url: string): TemplateResult {
    const canShare = typeof navigator.share === 'function';
    return html`${canShare ? html`<button class="button" @click=${() => this.share(url)}>${words.share}</button>` : ''}
      <button class="button" @click=${(event: Event) => this.copy(event, url, 'linkCopied')}>${words.copyLink}</button>`;
  }

  private save(): void {
    saveFile(`${this.game}-${new Date().toISOString().slice(0, 10)}.txt`, this.record);
  }

  private async copy(event: Event, text: string, message: 'copied' | 'linkCopied'): Promise<void> {
    const button = event.currentTarget as HTMLElement;
    this.copyResult = null;
    this.text = text;
    await this.updateComplete;
    const wasCopied = await copyFrom(this.field);
    this.copyResult = wasCopied ? message : 'copyFailed';
    if (!wasCopied) return;
    this.text = '';
    button.focus();
  }

  private async share(url: string): Promise<void> {
    // `share` rejects if the reader cancels the share sheet.
    await navigator.share({ title: 'Cheeseboard', url }).catch(() => {});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-record': CbpRecord;
  }
}
