import { gameFacts } from '@cheeseboard/ui-components/kits';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { copyFrom } from '../../look/copy.ts';
import { besideQrStyles } from '../../look/qr.ts';
import { screenStyles } from '../../look/styles.ts';
import type { Connection, ListeningState } from '../../transport/transport.ts';
import { hasWebRtc } from '../../webrtc.ts';
import { gameLineWords } from '../../words/game-line.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { texts } from '../../words/texts.ts';
import { AppElement } from '../app/element.ts';
import { connectionTestLink } from './messages.ts';

/**
 * The link to a table: to copy, to share, to scan.
 *
 * @element cbp-invite
 */
@customElement('cbp-invite')
export class CbpInvite extends AppElement {
  static override styles = [
    ...screenStyles,
    besideQrStyles,
    css`
      input {
        font-size: 0.95rem;
      }
      .by-hand {
        justify-self: start;
        padding-inline: 0;
      }
      cbp-pair-host {
        margin-block-start: 1rem;
      }
    `,
  ];

  /** The whole invitation link. */
  @property({ attribute: false }) link = '';
  @property({ attribute: false }) game = '';
  /** Whether the broker knows this table; null for guests. */
  @property({ attribute: false }) listening: ListeningState | null = null;
  /** Replaces the lobby's hint about what the link does. */
  @property({ attribute: false }) hint = '';

  /** Admits somebody over a connection paired by hand; null where that is not possible. */
  @property({ attribute: false }) admit: ((connection: Connection) => void) | null = null;

  @state() private note: 'copied' | 'notCopied' | null = null;
  @state() private isPairingByHand = false;
  @query('#link') private field!: HTMLInputElement;

  override render(): TemplateResult {
    const words = this.say(lobbyWords);
    return html`<section class="paper stack" aria-labelledby="invite">
      <h2 id="invite">${words.invite}</h2>
      <div class="beside-qr">
        <div class="stack">
          <div class="field">
            <label for="link">${words.link}</label>
            <input id="link" type="text" readonly .value=${this.link} aria-describedby="link-hint" @focus=${this.onFocus} />
            <p class="hint" id="link-hint">${this.hint || words.inviteHint}</p>
          </div>
          <div class="row">
            <button class="button first" @click=${this.copy}>${words.copy}</button>
            ${'share' in navigator ? html`<button class="button" @click=${this.share}>${words.share}</button>` : nothing}
          </div>
          <p role="status" class=${this.note === 'notCopied' ? 'trouble' : ''}>${this.note ? words[this.note] : ''}</p>
        </div>
        <cbp-qr .text=${this.link} .label=${words.qr}></cbp-qr>
      </div>
      ${this.listening ? this.listeningNote(this.listening) : nothing}
      ${
        this.isPairingByHand || !this.admit || !hasWebRtc()
          ? nothing
          : html`<button class="button plain by-hand" @click=${this.pair}>${words.pairFor}</button>`
      }
    </section>
    ${
      this.isPairingByHand
        ? html`<cbp-pair-host .invitation=${new URL(this.link).hash} .admit=${this.admit}></cbp-pair-host>`
        : nothing
    }`;
  }

  private listeningNote(listening: ListeningState): TemplateResult {
    const words = this.say(lobbyWords);
    if (!hasWebRtc()) return html`<p role="status" class="trouble">${words.hostNoWebRtc}</p>`;
    return html`<p role="status" class=${listening === 'open' ? 'quiet' : ''}>${words.listening[listening]}</p>
      ${listening === 'lost' ? html`<div class="row">${connectionTestLink(words)}</div>` : nothing}`;
  }

  private async pair(): Promise<void> {
    await Promise.all([import('../pair/pair-host.ts'), texts.load('pair')]);
    this.isPairingByHand = true;
    await this.updateComplete;
    this.renderRoot.querySelector('cbp-pair-host')?.arrive();
  }

  private onFocus(event: Event): void {
    (event.target as HTMLInputElement).select();
  }

  private async copy(): Promise<void> {
    this.note = null;
    // The note was cleared above, so that screen readers announce the same note again.
    await this.updateComplete;
    this.note = (await copyFrom(this.field)) ? 'copied' : 'notCopied';
  }

  private async share(): Promise<void> {
    const words = this.say(lobbyWords);
    const line = this.say(gameLineWords);
    const facts = gameFacts.find(({ id }) => id === this.game);
    const text = facts
      ? words.shareText(
          facts.name[this.language],
          line.players(facts.seats.min, facts.seats.max),
          line.minutes(facts.minutes),
        )
      : '';
    try {
      await navigator.share({ title: 'Cheeseboard', text, url: this.link });
    } catch {
      // The share sheet was cancelled.
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-invite': CbpInvite;
  }
}
