import { html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Deck } from '../art/back.ts';
import { type Colour, colourStyles, colours } from '../art/colours.ts';
import { artStyles } from '../art/ink.ts';
import { shape } from '../art/shapes.ts';
import { card, cardCorner, cardStyles, nameOf } from '../cards/draw.ts';
import { cardList, numberOf, readFace, sortCards } from '../cards/face.ts';
import { CheeseElement } from '../element.ts';
import { baseStyles } from '../theme/base.ts';
import { wonStyles } from './styles.ts';

/**
 * The cards a player has won, by colour. `compact` is for rivals' seats: a shape and the numbers.
 *
 * @element cb-won
 * @csspart card - The drawing of each card.
 * @csspart colour - All cards of one colour.
 * @csspart worth - The value of a colour.
 * @example `<cb-won deck="mice" cards="r4 r10 r11 y8"></cb-won>`
 */
export class CbWon extends CheeseElement {
  static override styles = [baseStyles, artStyles, cardStyles, wonStyles];

  /** `mice` or `snakes`. */
  @property() deck: Deck = 'mice';

  /** The cards, as strings; in the attribute separated by spaces. */
  @property({ converter: cardList }) cards: readonly string[] = [];

  /** The owner's name, for screen readers. */
  @property() name = '';

  /** The current value of each colour, shown if given. */
  @property({ attribute: false }) worth: { readonly [C in Colour]?: number } = {};

  /** Shows shapes and numbers instead of cards. */
  @property({ type: Boolean, reflect: true }) compact = false;

  override render(): TemplateResult {
    const { words, name, cards, deck } = this;
    if (cards.length === 0)
      return html`<p>${name ? html`<span class="spoken">${words.won(name)}: </span>` : ''}${words.wonNothing}</p>`;
    const sortedCards = sortCards(deck, cards);
    const groups = colours
      .map(
        (colour) => [colour, sortedCards.filter((text) => readFace(deck, text).colour === colour)] as const,
      )
      .filter(([, group]) => group.length > 0);
    return html`<ul class=${deck} aria-label=${words.won(name)}>
      ${groups.map(([colour, group]) => this.groupOf(colour, group))}
    </ul>`;
  }

  private groupOf(colour: Colour, group: readonly string[]): TemplateResult {
    const { deck, words, compact, worth } = this;
    const points = worth[colour];
    const numbers = group.map((text) => numberOf(readFace(deck, text)));
    const spokenLabel =
      deck === 'mice'
        ? words.wonColour(colour, numbers)
        : group.map((text) => nameOf(deck, text, words)).join('; ');
    return html`<li part="colour">
      <span class="spoken">${spokenLabel}${points === undefined ? '' : `, ${words.worth(points)}`}</span>
      ${compact ? this.compactGroup(colour, numbers) : html`<div class="column" aria-hidden="true">${group.map((text, index) => (index < group.length - 1 ? cardCorner(deck, text) : card(deck, text)))}</div>`}
      ${points === undefined ? '' : html`<span class="worth" part="worth" aria-hidden="true">${points}</span>`}
    </li>`;
  }

  private compactGroup(colour: Colour, numbers: readonly number[]): TemplateResult {
    const { shape: name, fill } = colourStyles[colour];
    return html`<span class="line" aria-hidden="true"
      ><svg class="art" viewBox="-12 -12 24 24">${shape(name, 0, 0, 20, fill, 3)}</svg>${numbers.join(', ')}</span
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-won': CbWon;
  }
}
