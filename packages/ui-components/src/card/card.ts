import { css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Deck } from '../art/back.ts';
import type { Colour } from '../art/colours.ts';
import { artStyles } from '../art/ink.ts';
import { card, cardStyles, nameOf } from '../cards/draw.ts';
import { CheeseElement } from '../element.ts';
import { baseStyles } from '../theme/base.ts';

/**
 * One card of any deck. Without `card` it is face down, and the DOM contains nothing about it.
 *
 * @element cb-card
 * @csspart card - The drawing.
 * @cssproperty [--cb-card-width=6rem] - Width of the card; width to height is always 5 : 7.
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

  /** `mice`, `snakes`, `pawns`, or any other deck, whose cards are plain. */
  @property() deck: Deck = 'mice';

  /** `g12`; a snake `g4` (harmless), `g4f` (fang) or `g4?` (under the thumb); a pawn `r3.5`; a plain card `7` or `red:7`. Empty: face down. */
  @property() card = '';

  /** The colour of the player whose thumb covers a snake, shown on the sleeve. */
  @property() owner?: Colour;

  /** The card's name for a screen reader; by default its colour and number. */
  @property() name = '';

  override render(): TemplateResult {
    return html`<div role="img" aria-label=${this.name || nameOf(this.deck, this.card, this.words)}>
      ${card(this.deck, this.card, this.owner)}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-card': CbCard;
  }
}
