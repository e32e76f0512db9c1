import { css, html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

/** For text with a QR code beside it; on an upright phone, below it. */
export const besideQrStyles = css`
  .beside-qr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1rem;
    align-items: start;
  }
  cbp-qr {
    inline-size: 9.5rem;
  }
  @media (max-width: 30rem) {
    .beside-qr {
      grid-template-columns: minmax(0, 1fr);
    }
    cbp-qr {
      justify-self: center;
      inline-size: min(100%, 13rem);
    }
  }
`;

/**
 * A QR code. It is always dark on white, because cameras expect that.
 *
 * @element cbp-qr
 */
@customElement('cbp-qr')
export class CbpQr extends LitElement {
  static override styles = css`
    :host {
      display: block;
      box-sizing: border-box;
      padding: 0.6rem;
      border-radius: 0.5rem;
      background: #fff;
      forced-color-adjust: none;
    }
    svg {
      display: block;
    }
  `;

  @property({ attribute: false }) text = '';
  /** The accessible name. */
  @property({ attribute: false }) label = '';

  @state() private cells: readonly (readonly boolean[])[] = [];

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    if (changedProperties.has('text') && this.text !== '') void this.encode(this.text);
  }

  private async encode(text: string): Promise<void> {
    const { encode } = await import('uqr');
    this.cells = encode(text, { ecc: 'M', border: 0 }).data;
  }

  override render(): TemplateResult | typeof nothing {
    const size = this.cells.length;
    if (size === 0) return nothing;
    const dots = this.cells.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${this.label} shape-rendering="crispEdges">
      ${svg`<path d=${dots.join('')} fill="#000"></path>`}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-qr': CbpQr;
  }
}
