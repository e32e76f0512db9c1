import { gameFacts } from '@cheeseboard/ui-components/kits';
import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { OpenInAnotherTab, type SharedTable } from '../../tables/table.ts';
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
  @state() private errorSentence: Sentence | null = null;
  private isOpenElsewhere = false;

  protected get screenTitle(): string {
    if (this.errorSentence) return this.errorSentence.title;
    const game = this.shared?.tables.find((table) => table !== null)?.state?.game;
    return gameFacts.find(({ id }) => id === game)?.name[this.language] ?? '';
  }

  protected override get hidesTopBar(): boolean {
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

  private async open(take = false): Promise<void> {
    const words = this.say(lobbyWords);
    this.errorSentence = null;
    this.isOpenElsewhere = false;
    try {
      const [{ tables }] = await Promise.all([import('../../tables/open.ts'), import('../play/local.ts')]);
      const localTable = await tables.local(this.room, take);
      if (!this.isConnected) return localTable?.leave();
      this.shared = localTable;
      this.errorSentence = localTable ? null : words.noSuchLocal;
      const table = localTable?.tables.find((candidate) => candidate !== null);
      table?.subscribe(() => {
        if (
          table.connection.state === 'ended' &&
          table.connection.why === 'elsewhere' &&
          this.shared === localTable
        )
          this.onTakenByOtherTab();
      });
    } catch (error) {
      if (error instanceof OpenInAnotherTab) return this.onTakenByOtherTab();
      console.error(error);
      this.errorSentence = words.notOpened;
    }
  }

  /** Handles that another tab has taken the table. */
  private onTakenByOtherTab(): void {
    this.shared = null;
    this.isOpenElsewhere = true;
    this.errorSentence = this.say(lobbyWords).ended.elsewhere;
    void this.updateComplete.then(() => this.arrive());
  }

  override render(): TemplateResult {
    const words = this.say(appWords);
    const home = html`<a class="button" href=${address.start}>${words.toStart}</a>`;
    const useHereButton = html`<button class="button first" @click=${() => this.open(true)}>${this.say(lobbyWords).useHere}</button>`;
    if (this.errorSentence)
      return messageScreen(this.errorSentence, this.isOpenElsewhere ? html`${useHereButton}${home}` : home);
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
