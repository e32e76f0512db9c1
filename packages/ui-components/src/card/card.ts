import { css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Deck } from '../art/back.ts';
import type { Colour } from '../art/colours.ts';
import { artStyles } from '../art/ink.ts';
import { card, cardStyles, nameOf } from '../cards/draw.ts';
import { CheeseElement } from '../element.ts';
import { baseStyles } from '../theme/base.ts';

/**
 * One card of any deck. Without `card` it lies face down: then nothing of it is in the page.
 *
 * @element cb-card
 * @csspart card - The drawing.
 * @cssproperty [--cb-card-width=6rem] - How wide the card is; it is always 5 to 7.
 * @example `<cb-card deck="mice" card="g12"></cb-card>`
 */
export class CbCard extends CheeseElement {
  static override styles = [
    baseStyles,
    artStyles,
    cardStyles,
    css`
      :host {
        display: inline-block;
        inline-size: var(--cb-card-width, 6rem);
        vertical-align: top;
      }
    `,
  ];

  /** `mice`, `snakes` or `pawns`. */
  @property() deck: Deck = 'mice';

  /** `g12`; a snake `g4` (harmless), `g4f` (fang) or `g4?` (under the thumb); a pawn `r3.5`. Empty: face down. */
  @property() card = '';

  /** Whose thumb lies on a snake: their colour is on the sleeve. */
  @property() owner?: Colour;

  override render(): TemplateResult {
    return html`<div role="img" aria-label=${nameOf(this.deck, this.card, this.words)}>
      ${card(this.deck, this.card, this.owner)}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-card': CbCard;
  }
}
