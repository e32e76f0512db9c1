import { gameFacts } from '@cheeseboard/ui-components/kits';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { openSavedTables } from '../../storage/saved-tables.ts';
import type { SavedTable } from '../../tables/table.ts';
import { loadNetworkConfig } from '../../transport/network-config.ts';
import { answerPairingOffer, type PairingAnswer } from '../../transport/pairing/pairing.ts';
import type { Connection } from '../../transport/transport.ts';
import { appWords } from '../../words/app.ts';
import { type PairWords, pairWords } from '../../words/pair.ts';
import { texts } from '../../words/texts.ts';
import { ScreenElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import { readFirstText } from './first-text.ts';
import './text-in.ts';
import type { BroughtEvent } from './text-in.ts';
import './text-out.ts';
import { errorTextOf } from './error-text.ts';

type Step =
  | { readonly stage: 'reading' | 'making' }
  | { readonly stage: 'waiting'; readonly pairingAnswer: PairingAnswer; readonly invitation: string }
  | { readonly stage: 'in'; readonly connection: Connection; readonly invitation: string };

/**
 * The guest's side of pairing by hand: takes the first text, shows the answer, then the table.
 *
 * @element cbp-pair
 */
@customElement('cbp-pair')
export class CbpPair extends ScreenElement {
  static override styles = screenStyles;

  /** The first text, if the page was opened by it. */
  @property({ attribute: false }) firstText = '';

  @state() private step: Step = { stage: 'reading' };
  @state() private errorText: ((words: PairWords) => string) | null = null;
  /** Tables that this browser hosts. */
  @state() private tables: readonly SavedTable[] = [];

  protected get screenTitle(): string {
    return this.say(pairWords).title;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void openSavedTables()
      .then((savedTables) => savedTables.list())
      .then((entries) => {
        this.tables = entries.filter(({ role, over }) => role === 'host' && !over);
      });
  }

  protected override firstUpdated(): void {
    if (this.firstText !== '') void this.answer(this.firstText);
  }

  protected override updated(changedProperties?: PropertyValues<this>): void {
    // The table sets its own title.
    if (this.step.stage !== 'in') super.updated();
    else if (changedProperties?.has('step' as keyof CbpPair))
      this.renderRoot.querySelector('cbp-guest-table')?.arrive();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.reset();
  }

  override render(): TemplateResult {
    const words = this.say(pairWords);
    const { step } = this;
    if (step.stage === 'in') {
      return html`<cbp-guest-table .invitation=${step.invitation} .by=${step.connection}></cbp-guest-table>`;
    }
    return html`<div class="paper column stack">
      <h1 tabindex="-1">${words.title}</h1>
      ${step.stage === 'waiting' ? this.waitingStage(step.pairingAnswer, words) : this.readingStage(words)}
    </div>`;
  }

  private readingStage(words: PairWords): TemplateResult {
    return html`<p>${words.lead}</p>
      <h2>${words.receivedOffer.title}</h2>
      <cbp-text-in
        .words=${words.receivedOffer}
        .go=${words.read}
        .errorText=${this.errorText?.(words) ?? ''}
        .busy=${this.step.stage === 'making' ? words.creatingOffer : ''}
        @cbp-brought=${({ text }: BroughtEvent) => this.answer(text)}
      ></cbp-text-in>
      ${this.hosting(words)}
      <div class="row"><a class="button" href=${address.start}>${this.say(appWords).toStart}</a></div>`;
  }

  /** Links for hosts: their tables, or a new one. */
  private hosting(words: PairWords): TemplateResult {
    const nameOf = (game: string): string =>
      gameFacts.find(({ id }) => id === game)?.name[this.language] ?? game;
    return html`<h2>${words.hostTitle}</h2>
      <p>${words.hostLead}</p>
      <div class="row">
        ${this.tables.map(
          ({ room, game, names }) =>
            html`<a class="button" href=${address.letIn(room)}>${words.tableOf(nameOf(game), names.join(', '))}</a>`,
        )}
        ${gameFacts.map(
          ({ id }) =>
            html`<a class="button small" href=${address.new(id, 'friends')}>${words.newTable(nameOf(id))}</a>`,
        )}
      </div>`;
  }

  private waitingStage(pairingAnswer: PairingAnswer, words: PairWords): TemplateResult {
    return html`<h2>${words.answer.title}</h2>
      <cbp-text-out .text=${pairingAnswer.text} .words=${words.answer}></cbp-text-out>
      <p role="status">${words.waiting}</p>
      <div class="row">
        <button class="button plain" @click=${this.reset}>${words.startOver}</button>
        <a class="button plain" href=${address.start}>${this.say(appWords).toStart}</a>
      </div>`;
  }

  private async answer(text: string): Promise<void> {
    const { offer, invitation } = readFirstText(text);
    this.errorText = null;
    this.step = { stage: 'making' };
    try {
      const { iceServers } = await loadNetworkConfig();
      const pairingAnswer = await answerPairingOffer(offer, iceServers);
      if (!this.isConnected) return pairingAnswer.close();
      if (invitation === '') {
        pairingAnswer.close();
        this.step = { stage: 'reading' };
        this.errorText = (words) => words.noTable;
        return;
      }
      this.step = { stage: 'waiting', pairingAnswer, invitation };
      // Move the focus, because the focused button is gone.
      void this.updateComplete.then(() => this.arrive());
      void this.waitForHost(pairingAnswer, invitation);
    } catch (error) {
      this.step = { stage: 'reading' };
      this.errorText = errorTextOf(error);
    }
  }

  private async waitForHost(pairingAnswer: PairingAnswer, invitation: string): Promise<void> {
    const [connection] = await Promise.all([
      pairingAnswer.connection,
      import('../lobby/guest-table.ts'),
      texts.load('table'),
    ]);
    if (this.step.stage === 'waiting' && this.step.pairingAnswer === pairingAnswer) {
      this.step = { stage: 'in', connection, invitation };
    } else connection.close();
  }

  private reset = (): void => {
    if (this.step.stage === 'waiting') this.step.pairingAnswer.close();
    this.step = { stage: 'reading' };
    this.errorText = null;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-pair': CbpPair;
  }
}
