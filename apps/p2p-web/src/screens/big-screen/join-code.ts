import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import '../../look/qr.ts';
import { bigScreenWords } from '../../words/big-screen.ts';
import { AppElement } from '../app/element.ts';

/**
 * The code to join a game that is being played, beside the story on a big screen.
 *
 * @element cbp-join-code
 */
@customElement('cbp-join-code')
export class CbpJoinCode extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: 8rem minmax(0, 1fr);
        gap: 0.8rem;
        align-items: center;
        padding: 0 1rem 0.5rem;
      }
      cbp-qr {
        padding: 0.4rem;
      }
    `,
  ];

  /** The invitation link. */
  @property({ attribute: false }) link = '';

  override render(): TemplateResult {
    const words = this.say(bigScreenWords);
    return html`<cbp-qr .text=${this.link} .label=${words.joinQr}></cbp-qr>
      <p><strong>${words.join}</strong> ${words.botSeat}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-join-code': CbpJoinCode;
  }
}
