import { css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Colour } from '../art/colours.ts';
import type { Drawing } from '../art/ink.ts';
import { racer, tinyRacer } from '../art/racer.ts';
import { PieceElement } from '../piece.ts';

/**
 * A wooden mouse, or several of one colour.
 *
 * @element cb-mouse
 * @fires {CbChooseEvent} cb-choose - The mouse was chosen; `choice` is its colour.
 * @csspart piece - The drawing.
 * @csspart count - The badge with the number of mice.
 * @cssproperty [--cb-mouse-size=3rem] - Width of the mouse.
 * @example `<cb-mouse colour="red" count="3"></cb-mouse>`
 */
export class CbMouse extends PieceElement {
  static override styles = [
    ...PieceElement.styles,
    css`
      :host {
        --_size: var(--cb-mouse-size, 3rem);
      }
      :host([tiny]) {
        --_size: var(--cb-mouse-size, 1rem);
      }
    `,
  ];

  /** `red`, `yellow`, `green`, `blue`, `purple` or `white`. */
  @property() colour: Colour = 'red';

  /** Number of mice; shown as a badge if there are several. */
  @property({ type: Number }) count = 1;

  /** Simplified for text size: bold lines, and the shape instead of the pattern. */
  @property({ type: Boolean, reflect: true }) tiny = false;

  protected readonly box = '-1 0 50 40';

  protected get label(): string {
    return this.words.mouse(this.colour, this.count);
  }

  protected get choice(): string {
    return this.colour;
  }

  protected draw(): Drawing {
    return this.tiny ? tinyRacer(this.colour) : racer(this.colour);
  }

  protected override badge(): TemplateResult | '' {
    return this.count > 1
      ? html`<span class="count" part="count" aria-hidden="true">${this.count}</span>`
      : '';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-mouse': CbMouse;
  }
}
