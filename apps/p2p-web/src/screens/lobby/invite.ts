import { gameFacts } from '@cheeseboard/ui-components/kits';
import { css, html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/paper.ts';
import type { ListeningState } from '../../transport/transport.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { AppElement } from '../app/element.ts';
import { address } from '../app/route.ts';

/**
 * The link to a table: to copy, to share, to scan.
 *
 * @element cbp-invite
 */
@customElement('cbp-invite')
export class CbpInvite extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      .body {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 1rem;
        align-items: start;
      }
      .qr {
        inline-size: 9.5rem;
        padding: 0.6rem;
        border-radius: 0.5rem;
        background: #fff;
        forced-color-adjust: none;
      }
      .qr svg {
        display: block;
      }
      @media (max-width: 30rem) {
        .body {
          grid-template-columns: minmax(0, 1fr);
        }
        .qr {
          justify-self: center;
          inline-size: min(100%, 13rem);
        }
      }
      input {
        font-size: 0.95rem;
      }
      a.by-hand {
        display: inline-flex;
        align-items: center;
        min-block-size: 44px;
      }
    `,
  ];

  /** The whole address. */
  @property({ attribute: false }) link = '';
  @property({ attribute: false }) game = '';
  @property({ attribute: false }) listening: ListeningState = 'opening';

  @state() private note: 'copied' | 'notCopied' | null = null;
  @state() private cells: readonly (readonly boolean[])[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('link') && this.link !== '') void this.drawCode(this.link);
  }

  private async drawCode(link: string): Promise<void> {
    const { encode } = await import('uqr');
    this.cells = encode(link, { ecc: 'M', border: 0 }).data;
  }

  override render(): TemplateResult {
    const words = this.say(lobbyWords);
    return html`<section class="paper stack" aria-labelledby="invite">
      <h2 id="invite">${words.invite}</h2>
      <div class="body">
        <div class="stack">
          <div class="field">
            <label for="link">${words.link}</label>
            <input id="link" type="text" readonly .value=${this.link} aria-describedby="link-hint" @focus=${this.onFocus} />
            <p class="hint" id="link-hint">${words.inviteHint}</p>
          </div>
          <div class="row">
            <button class="button first" @click=${this.copy}>${words.copy}</button>
            ${'share' in navigator ? html`<button class="button" @click=${this.share}>${words.share}</button>` : nothing}
          </div>
          <p role="status" class=${this.note === 'notCopied' ? 'trouble' : ''}>${this.note ? words[this.note] : ''}</p>
        </div>
        ${this.code()}
      </div>
      <p role="status" class=${this.listening === 'open' ? 'quiet' : ''}>${words.listening[this.listening]}</p>
      ${
        this.listening === 'lost' || this.listening === 'taken'
          ? html`<p><a class="by-hand" href=${address.pair}>${words.pairFor}</a></p>`
          : ''
      }
    </section>`;
  }

  private code(): TemplateResult | typeof nothing {
    const size = this.cells.length;
    if (size === 0) return nothing;
    const dots = this.cells.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return html`<div class="qr">
      <svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${this.say(lobbyWords).qr} shape-rendering="crispEdges">
        ${svg`<path d=${dots.join('')} fill="#000"></path>`}
      </svg>
    </div>`;
  }

  private onFocus(event: Event): void {
    (event.target as HTMLInputElement).select();
  }

  private async copy(): Promise<void> {
    this.note = null;
    // Cleared first, so that a second time is said again.
    await this.updateComplete;
    try {
      await navigator.clipboard.writeText(this.link);
      this.note = 'copied';
    } catch {
      // A page over plain http has no clipboard.
      const field = this.renderRoot.querySelector<HTMLInputElement>('#link')!;
      field.focus();
      field.select();
      this.note = document.execCommand('copy') ? 'copied' : 'notCopied';
    }
  }

  private async share(): Promise<void> {
    const words = this.say(lobbyWords);
    const name = gameFacts.find(({ id }) => id === this.game)?.name[this.language] ?? 'Cheeseboard';
    try {
      await navigator.share({ title: 'Cheeseboard', text: words.shareText(name), url: this.link });
    } catch {
      // Thought better of it.
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-invite': CbpInvite;
  }
}
