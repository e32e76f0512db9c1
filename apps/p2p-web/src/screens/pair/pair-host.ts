import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { loadConfig } from '../../config.ts';
import { screenStyles } from '../../look/styles.ts';
import { loadNetworkConfig } from '../../transport/network-config.ts';
import { PairingOffer } from '../../transport/pairing/pairing.ts';
import type { Connection } from '../../transport/transport.ts';
import { type PairWords, pairWords } from '../../words/pair.ts';
import { AppElement } from '../app/element.ts';
import { readFirstText, writeFirstText } from './first-text.ts';
import './text-in.ts';
import type { BroughtEvent } from './text-in.ts';
import './text-out.ts';
import { errorTextOf } from './error-text.ts';

type Step =
  | { readonly stage: 'idle' | 'making' | 'connected' }
  /** `text`: the first text. `carrying`: the guest must still get it. `connecting`: the host has entered the guest's answer. */
  | { readonly stage: 'carrying' | 'connecting'; readonly offer: PairingOffer; readonly text: string };

/**
 * The host's side of pairing by hand: shows the first text and takes the answer.
 *
 * @element cbp-pair-host
 */
@customElement('cbp-pair-host')
export class CbpPairHost extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      h2:focus {
        outline: none;
      }
    `,
  ];

  /** The invitation to the table, which starts with `#/t/`. */
  @property({ attribute: false }) invitation = '';
  @property({ attribute: false }) admit!: (connection: Connection) => void;

  @state() private step: Step = { stage: 'idle' };
  @state() private errorText: ((words: PairWords) => string) | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.reset();
  }

  override render(): TemplateResult {
    const words = this.say(pairWords);
    return html`<section class="paper stack" aria-labelledby="title">
      <h2 id="title" tabindex="-1">${words.admitTitle}</h2>
      <p>${words.admitLead}</p>
      ${this.body(words)}
    </section>`;
  }

  /** Moves the focus to the current step: the pressed button may be gone. */
  arrive(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('h2')?.focus());
  }

  private body(words: PairWords): TemplateResult {
    const { step } = this;
    const errorMessage = this.errorText?.(words) ?? '';
    switch (step.stage) {
      case 'idle':
      case 'making':
        return html`<div class="row">
            <button class="button" aria-disabled=${step.stage === 'making'} @click=${this.begin}>${words.begin}</button>
          </div>
          <p role="status">${step.stage === 'making' ? words.creatingOffer : ''}</p>
          <p role="alert" class="trouble">${errorMessage}</p>`;
      case 'connected':
        return html`<p role="status">${words.connected}</p>
          <div class="row"><button class="button" @click=${this.begin}>${words.pairAnother}</button></div>`;
      case 'carrying':
      case 'connecting':
        return html`<h3>${words.offerTexts.title}</h3>
          <cbp-text-out .text=${step.text} .words=${words.offerTexts}></cbp-text-out>
          <h3>${words.returnedAnswer.title}</h3>
          <cbp-text-in
            .words=${words.returnedAnswer}
            .go=${words.connect}
            .errorText=${errorMessage}
            .busy=${step.stage === 'connecting' ? words.connecting : ''}
            @cbp-brought=${this.onBrought}
          ></cbp-text-in>
          <div class="row"><button class="button plain" @click=${this.reset}>${words.cancelPairing}</button></div>`;
    }
  }

  private begin = async (): Promise<void> => {
    if (this.step.stage === 'making') return;
    this.step = { stage: 'making' };
    this.errorText = null;
    try {
      const [{ iceServers }, { site }] = await Promise.all([loadNetworkConfig(), loadConfig()]);
      const offer = await PairingOffer.make(iceServers);
      if (this.isConnected) {
        this.step = { stage: 'carrying', offer, text: writeFirstText(site, offer.text, this.invitation) };
        this.arrive();
      } else offer.close();
    } catch (error) {
      this.step = { stage: 'idle' };
      this.errorText = errorTextOf(error);
    }
  };

  private async onBrought({ text }: BroughtEvent): Promise<void> {
    const { step } = this;
    if (step.stage !== 'carrying') return;
    const { offer } = step;
    this.errorText = null;
    this.step = { ...step, stage: 'connecting' };
    try {
      // The host may paste their own first text by mistake. Reading its offer makes the error say so.
      const connection = await offer.accept(readFirstText(text).offer);
      if (this.isCurrent(offer)) {
        this.admit(connection);
        this.step = { stage: 'connected' };
        this.arrive();
      } else connection.close();
    } catch (error) {
      if (!this.isCurrent(offer)) return;
      this.errorText = errorTextOf(error);
      // A failed attempt uses the offer up.
      this.step = offer.open ? { ...step, stage: 'carrying' } : { stage: 'idle' };
    }
  }

  private isCurrent(offer: PairingOffer): boolean {
    return 'offer' in this.step && this.step.offer === offer;
  }

  private reset = (): void => {
    if ('offer' in this.step) this.step.offer.close();
    this.step = { stage: 'idle' };
    this.errorText = null;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-pair-host': CbpPairHost;
  }
}
