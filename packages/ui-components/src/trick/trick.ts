import { css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Deck } from '../art/back.ts';
import type { Colour } from '../art/colours.ts';
import { artStyles } from '../art/ink.ts';
import { personBadge } from '../art/person.ts';
import { card, cardStyles, nameOf } from '../cards/draw.ts';
import { differs } from '../differs.ts';
import { CheeseElement } from '../element.ts';
import { baseStyles } from '../theme/base.ts';

/** One place in a trick, in the order of play. */
export interface TrickPlace {
  /** The card, for example `g12`; empty if the player has not played yet. */
  readonly card: string;
  readonly name: string;
  /** The player's own name, for the initial, where `name` is “you”. */
  readonly player?: string;
  /** The player's colour, beside the name and on the sleeve of the thumb. */
  readonly colour?: Colour;
  readonly mark?: 'highest' | 'lowest' | 'led' | 'laid';
}

/**
 * The trick on the table: a card per player in the order of play, with names and marks.
 *
 * @element cb-trick
 * @csspart card - The drawing of each card.
 * @csspart name - The player's name below it.
 * @csspart mark - `highest`, `lowest`, `led`, `laid open`.
 * @csspart cards - All cards together.
 */
export class CbTrick extends CheeseElement {
  static override styles = [
    baseStyles,
    artStyles,
    cardStyles,
    css`
      :host {
        container-type: inline-size;
      }
      ol {
        --_gap: 0.75rem;
        --_least: 3rem;
        --_columns: var(--_abreast);
        --_rows: var(--_lines);
        /* The width of a card is limited by the columns and, in a container of fixed height, by the rows. */
        --_w: clamp(
          var(--_least),
          min(
            (100cqi - var(--_cb-trick-edge, 1rem)) / var(--_columns) - var(--_gap),
            ((100cqb - var(--_cb-trick-margin, 0rem)) / var(--_rows) - 3.4rem) * 5 / 7
          ),
          var(--_cb-trick-card, 8.5rem)
        );
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 1.4rem var(--_gap);
        margin: 0 auto;
        padding: 1.3rem 0.5rem 0.5rem;
        list-style: none;
      }
      /* In a narrow container, five or six cards form two rows of up to three. */
      @container (max-inline-size: 56rem) {
        ol {
          max-inline-size: calc(var(--_columns) * (var(--_w) + var(--_gap)) + 1rem);
        }
      }
      /* In a low container, the cards are larger in one row than in two. */
      @container (max-block-size: 15rem) {
        ol {
          --_gap: 0.35rem;
          --_least: 2.6rem;
          --_columns: max(var(--_count), 4);
          --_rows: 1;
        }
      }
      li {
        position: relative;
        inline-size: var(--_w);
        text-align: center;
      }
      .place {
        aspect-ratio: 5 / 7;
        border: 2px dashed var(--_cb-edge);
        border-radius: 7% / 5%;
        opacity: 0.75;
      }
      .name {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 0.3em;
        margin: 0.35rem calc(var(--_gap) / -2) 0;
        font-size: clamp(0.74rem, var(--_w) * 0.2, var(--_cb-trick-name, 0.9rem));
      }
      .name span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .name svg {
        flex: none;
        inline-size: 1.25em;
        block-size: 1.25em;
        stroke: var(--_cb-text);
      }
      .mark {
        position: absolute;
        inset-block-start: -1.15rem;
        inset-inline: 0;
        margin-inline: auto;
        inline-size: fit-content;
        padding: 0 0.55em;
        border-radius: 1em;
        background: var(--_cb-panel);
        color: var(--_cb-text);
        border: 1.5px solid var(--_cb-edge);
        font-size: var(--_cb-trick-mark, 0.78rem);
        font-weight: 700;
      }
      .highest .card,
      .lowest .card {
        box-shadow:
          0 0 0 3px var(--_cb-glow),
          0 3px 8px var(--_cb-shadow);
      }
      .highest .mark,
      .lowest .mark {
        border-color: var(--_cb-glow);
      }
      .laid {
        translate: 0 6%;
      }
      @media (prefers-reduced-motion: no-preference) {
        li {
          transition: translate calc(200ms * var(--_cb-speed));
        }
      }
    `,
  ];

  /** `mice`, `snakes` or `pawns`. */
  @property() deck: Deck = 'mice';

  /** The places, in the order of play. */
  @property({ attribute: false, hasChanged: differs }) places: readonly TrickPlace[] = [];

  override render(): TemplateResult {
    const count = this.places.length;
    const columns = count > 4 ? Math.ceil(count / 2) : Math.max(count, 3);
    return html`<ol part="cards" aria-label=${this.words.trick} .style="--_count: ${count}; --_abreast: ${columns}; --_lines: ${Math.ceil(count / columns) || 1}">
      ${this.places.map((place) => this.placeOf(place))}
    </ol>`;
  }

  private placeOf({ card: text, name, player = name, colour, mark }: TrickPlace): TemplateResult {
    const { words, deck } = this;
    const label = text ? nameOf(deck, text, words) : words.emptyPlace;
    const spokenLabel = [words.by(label, name), mark && words.marks[mark]].filter(Boolean).join(', ');
    return html`<li class=${mark ?? ''}>
      <span class="spoken">${spokenLabel}</span>
      ${text ? html`<div data-card=${text}>${card(deck, text, colour)}</div>` : html`<div class="place"></div>`}
      <div class="name" part="name" aria-hidden="true">
        ${colour ? html`<svg class="art" viewBox="-12 -12 24 24">${personBadge(colour, player)}</svg>` : ''}
        <span>${name}</span>
      </div>
      ${mark ? html`<span class="mark" part="mark" aria-hidden="true">${words.marks[mark]}</span>` : ''}
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-trick': CbTrick;
  }
}
