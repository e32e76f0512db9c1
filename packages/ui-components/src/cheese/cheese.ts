import { css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { cheeseEaten, cheeseWedge, cheeseWhole } from '../art/cheese.ts';
import { artStyles, type Drawing } from '../art/ink.ts';
import { CheeseElement } from '../element.ts';
import { pieceStyles } from '../piece.ts';
import { baseStyles } from '../theme/base.ts';

const drawings = { whole: cheeseWhole, wedge: cheeseWedge, eaten: cheeseEaten } satisfies {
  [state: string]: Drawing;
};

/**
 * A cheese: whole, a wedge, or eaten.
 *
 * @element cb-cheese
 * @csspart piece - The drawing.
 * @csspart count - The badge with its points.
 * @cssproperty [--cb-cheese-size=4rem] - Width of the cheese.
 * @example `<cb-cheese state="wedge" points="4"></cb-cheese>`
 */
export class CbCheese extends CheeseElement {
  static override styles = [
    baseStyles,
    artStyles,
    pieceStyles,
    css`
      :host {
        --_size: var(--cb-cheese-size, 4rem);
      }
    `,
  ];

  /** `whole`, `wedge` or `eaten`. */
  @property() state: keyof typeof drawings = 'whole';

  /** The points of the cheese; 0 shows no badge. */
  @property({ type: Number }) points = 0;

  override render(): TemplateResult {
    const { words, state, points } = this;
    const label = points > 0 ? `${words.cheese[state]}, ${words.points(points)}` : words.cheese[state];
    return html`<div class="piece" role="img" aria-label=${label}>
      <svg class="art" part="piece" viewBox="-33 -22 66 48" aria-hidden="true">${drawings[state]}</svg>
      ${points > 0 ? html`<span class="count" part="count" aria-hidden="true">${points}</span>` : ''}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-cheese': CbCheese;
  }
}
