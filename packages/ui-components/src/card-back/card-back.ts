import { css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Deck } from '../art/back.ts';
import { artStyles } from '../art/ink.ts';
import { card, cardStyles, nameOf } from '../cards/draw.ts';
import { CheeseElement } from '../element.ts';
import { baseStyles } from '../theme/base.ts';

/**
 * The back of a card, or a stack of them: a stock, a rival's hand, won snakes. It contains no information about the cards.
 *
 * @element cb-card-back
 * @csspart card - The drawing.
 * @csspart count - The badge with the number of cards.
 * @cssproperty [--cb-card-width=6rem] - Width of the card.
 * @example `<cb-card-back deck="snakes" count="14"></cb-card-back>`
 */
export class CbCardBack extends CheeseElement {
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
      div {
        position: relative;
        container-type: inline-size;
      }
      .under {
        position: absolute;
        inset: 0;
        translate: 4% 3%;
      }
      .card {
        position: relative;
      }
      .count {
        position: absolute;
        inset-inline-end: -4%;
        inset-block-end: -4%;
        min-inline-size: 1.5em;
        padding-inline: 0.35em;
        border-radius: 1em;
        border: 1.5px solid var(--_cb-ink);
        background: var(--_cb-paper);
        color: var(--_cb-ink);
        font-size: clamp(0.8rem, 20cqi, 1.2rem);
        font-weight: 700;
        line-height: 1.4;
        text-align: center;
      }
    `,
  ];

  /** `mice`, `snakes` or `pawns`. */
  @property() deck: Deck = 'mice';

  /** Number of cards in the stack; shown if there are several. */
  @property({ type: Number }) count = 1;

  override render(): TemplateResult {
    const { deck, count, words } = this;
    const hasSeveral = count > 1;
    return html`<div role="img" aria-label=${hasSeveral ? words.faceDownCards(count) : nameOf(deck, '', words)}>
      ${hasSeveral ? html`<span class="under">${card(deck, '')}</span>` : ''}${card(deck, '')}
      ${hasSeveral ? html`<span class="count" part="count" aria-hidden="true">${count}</span>` : ''}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-card-back': CbCardBack;
  }
}
