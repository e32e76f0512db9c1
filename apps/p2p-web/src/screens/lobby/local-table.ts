import { gameFacts } from '@cheeseboard/ui-components/kits';
import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/paper.ts';
import { Elsewhere, type SharedTable } from '../../tables/table.ts';
import { appWords } from '../../words/app.ts';
import { lobbyWords, type Sentence } from '../../words/lobby.ts';
import { ScreenElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import { messageScreen } from './messages.ts';

/**
 * A table on this device only.
 *
 * @element cbp-local-table
 */
@customElement('cbp-local-table')
export class CbpLocalTable extends ScreenElement {
  static override styles = screenStyles;

  @property({ attribute: false }) room = '';

  @state() private shared: SharedTable | null = null;
  @state() private trouble: Sentence | null = null;
  private elsewhere = false;

  protected get screenTitle(): string {
    if (this.trouble) return this.trouble.title;
    const game = this.shared?.tables.find((table) => table !== null)?.state?.game;
    return gameFacts.find(({ id }) => id === game)?.name[this.language] ?? '';
  }

  protected override get bare(): boolean {
    return this.shared !== null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.shared?.leave();
    this.shared = null;
  }

  private async open(): Promise<void> {
    const words = this.say(lobbyWords);
    try {
      const [{ tables }] = await Promise.all([import('../../tables/open.ts'), import('../play/local.ts')]);
      const shared = await tables.local(this.room);
      if (!this.isConnected) return shared?.leave();
      this.shared = shared;
      this.trouble = shared ? null : words.noSuchLocal;
    } catch (error) {
      this.elsewhere = error instanceof Elsewhere;
      if (!this.elsewhere) console.error(error);
      this.trouble = this.elsewhere ? words.ended.elsewhere : words.notOpened;
    }
  }

  override render(): TemplateResult {
    const words = this.say(appWords);
    const home = html`<a class="button" href=${address.start}>${words.toStart}</a>`;
    const again = html`<button class="button first" @click=${this.open}>${words.tryAgain}</button>`;
    if (this.trouble) return messageScreen(this.trouble, this.elsewhere ? html`${again}${home}` : home);
    if (!this.shared) return html`<p class="column" role="status">${words.loading}</p>`;
    return html`<cbp-local .shared=${this.shared} @cbp-leave=${this.onLeave}></cbp-local>`;
  }

  private onLeave(): void {
    location.hash = address.start;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-local-table': CbpLocalTable;
  }
}
