import { css, html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { hasWebRtc } from '../../webrtc.ts';
import { startWords } from '../../words/start.ts';
import { AppElement } from '../app/element.ts';
import { type Installable, installable } from './install.ts';

/**
 * Notes on the start page: that the device is offline, that the browser has no WebRTC, and that the app can be installed.
 *
 * @element cbp-notes
 */
@customElement('cbp-notes')
export class CbpNotes extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        display: grid;
        gap: 0.6rem;
      }
      div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0.5rem 1rem;
        padding-block: 0.6rem;
      }
    `,
  ];

  @state() private isOnline = navigator.onLine;
  @state() private install: Installable | null = null;
  private listenersAbort = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.listenersAbort = new AbortController();
    const { signal } = this.listenersAbort;
    const updateOnline = (): void => {
      this.isOnline = navigator.onLine;
    };
    addEventListener('online', updateOnline, { signal });
    addEventListener('offline', updateOnline, { signal });
    updateOnline();
    installable.follow((install) => {
      this.install = install;
    }, signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.listenersAbort.abort();
  }

  protected override updated(): void {
    this.toggleAttribute('silent', this.isOnline && !this.install && hasWebRtc());
  }

  override render(): TemplateResult {
    const words = this.say(startWords);
    return html`<div role="status" class=${this.isOnline ? 'spoken' : 'paper'}>${this.isOnline ? '' : html`<p>${words.offline}</p>`}</div>
      ${hasWebRtc() ? '' : html`<div class="paper"><p>${words.noWebRtc}</p></div>`}
      ${
        this.install
          ? html`<div class="paper">
            <p>${words.install.text}</p>
            <button class="button small" @click=${() => this.install?.ask()}>${words.install.button}</button>
          </div>`
          : ''
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-notes': CbpNotes;
  }
}
