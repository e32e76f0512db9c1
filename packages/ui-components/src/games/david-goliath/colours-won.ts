/** Won cards by colour, small. All five colours keep their place, so that nothing jumps when one is won. */
import type { Seat } from '@cheeseboard/engine';
import {
  bitOf,
  type Card,
  type Colour,
  colourName,
  colourScore,
  colours,
  numberOf,
} from '@cheeseboard/engine/david-goliath';
import { css, html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { colourStyles } from '../../art/colours.ts';
import { shape } from '../../art/shapes.ts';
import type { Words } from '../../words/index.ts';

interface ColourPile {
  readonly colour: Colour;
  readonly numbers: readonly number[];
  readonly worth: number;
}

export const byColour = (won: readonly Card[]): ColourPile[] =>
  colours.map((colour) => {
    const cards = won.filter((card) => colourName(card) === colour);
    return {
      colour,
      numbers: cards.map(numberOf),
      worth: colourScore(cards.reduce((bits, card) => bits | bitOf(card), 0)),
    };
  });

export const scoreOfWon = (won: readonly Card[]): number =>
  byColour(won).reduce((sum, { worth }) => sum + worth, 0);

/** The numbers of one or two cards; for three or more only the count, because numbers then no longer matter (DG-11). */
const shortText = ({ numbers }: ColourPile): string =>
  numbers.length < 3 ? numbers.join(', ') : `×${numbers.length}`;

/** The shape of a colour, filled with it. */
export const colourIcon = (colour: Colour): TemplateResult => {
  const { shape: name, fill } = colourStyles[colour];
  return html`<svg class="art sign" viewBox="-12 -12 24 24" aria-hidden="true">${shape(name, 0, 0, 20, fill, 3)}</svg>`;
};

/** The won cards at a rival's seat. Redrawn only when they change. */
export function tinyWon(won: readonly Card[], seat: Seat, name: string, words: Words): TemplateResult {
  return html`<ul class="tiny" aria-label=${words.won(name)}>
    ${guard([won.join(), seat, words], () =>
      byColour(won).map(
        (wonCards, index) => html`<li
        aria-hidden=${hiddenFromReader(wonCards, index, won)}
        class=${wonCards.numbers.length === 0 ? 'none' : ''}
        data-place="won:${seat}:${wonCards.colour}"
      >
        ${colourIcon(wonCards.colour)}<span aria-hidden="true">${shortText(wonCards)}</span>
        <span class="spoken">${spokenText(wonCards, words)}</span>
      </li>`,
      ),
    )}
  </ul>`;
}

/** The reader's own won cards: every number, and the current value of each colour. */
export function ownWon(won: readonly Card[], seat: Seat, words: Words): TemplateResult {
  return html`<ul class="stacks" aria-label=${words.won('')}>
    ${guard([won.join(), seat, words], () =>
      byColour(won).map(
        (wonCards, index) => html`<li
        aria-hidden=${hiddenFromReader(wonCards, index, won)}
        class=${wonCards.numbers.length === 0 ? 'none' : wonCards.numbers.length < 3 ? 'counts' : 'many'}
        data-place="won:${seat}:${wonCards.colour}"
        .style="background: ${colourStyles[wonCards.colour].pale}"
      >
        ${colourIcon(wonCards.colour)}
        <span class="numbers" aria-hidden="true">${shortText(wonCards)}</span>
        <span class="numbers all" aria-hidden="true">${wonCards.numbers.join(', ')}</span>
        <span class="worth" aria-hidden="true">${wonCards.worth}</span>
        <span class="spoken">${spokenText(wonCards, words)}</span>
      </li>`,
      ),
    )}
  </ul>`;
}

/**
 * The value of `aria-hidden`. It is `true` for colours without cards, except the first if the player has won nothing at
 * all.
 */
const hiddenFromReader = ({ numbers }: ColourPile, index: number, won: readonly Card[]): 'true' | 'false' =>
  numbers.length === 0 && (index > 0 || won.length > 0) ? 'true' : 'false';

const spokenText = ({ colour, numbers, worth }: ColourPile, words: Words): string =>
  numbers.length === 0 ? words.wonNothing : `${words.wonColour(colour, numbers)}, ${words.worth(worth)}`;

export const coloursWonStyles = css`
  .tiny,
  .stacks {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .tiny {
    display: grid;
    grid-template-columns: repeat(3, minmax(max-content, 1fr));
    gap: 0 0.15rem;
    margin-block-start: 0.15rem;
    font-size: 0.75rem;
    word-spacing: -0.12em;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
  .tiny li {
    display: flex;
    align-items: center;
    gap: 0.2em;
    min-block-size: 1.25em;
    white-space: nowrap;
  }
  .sign {
    flex: none;
    stroke: var(--_cb-text);
    inline-size: 0.85em;
    block-size: 0.85em;
  }
  .none .sign {
    opacity: 0.35;
  }
  .stacks {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 0.3rem;
    max-inline-size: 36rem;
    min-inline-size: 0;
  }
  .stacks li {
    position: relative;
    display: grid;
    grid-template-columns: 1rem 1fr;
    align-content: space-between;
    gap: 0 0.2rem;
    min-block-size: 3.4rem;
    padding: 0.25rem 0.3rem;
    border-radius: 0.5rem;
    color: var(--_cb-ink);
    box-shadow: 0 0 0 1px color-mix(in srgb, var(--_cb-ink) 55%, transparent);
    font-size: 0.8rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.15;
  }
  .stacks .sign {
    grid-area: 1 / 1;
    inline-size: 1rem;
    block-size: 1rem;
    stroke: var(--_cb-ink);
  }
  .stacks .none {
    opacity: 0.6;
    box-shadow: 0 0 0 1px color-mix(in srgb, var(--_cb-ink) 30%, transparent);
  }
  .none .worth {
    visibility: hidden;
  }
  .numbers {
    grid-area: 2 / 1 / auto / -1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .all {
    display: none;
  }
  .stacks .worth {
    grid-area: 1 / 2;
    justify-self: end;
    font-weight: 700;
    font-size: 1rem;
  }
  @media (forced-colors: active) {
    .stacks li {
      border: 1px solid CanvasText;
      color: CanvasText;
    }
  }
  @container table (min-inline-size: 44rem) {
    .tiny {
      font-size: 0.85rem;
    }
    .stacks li {
      padding: 0.4rem 0.55rem;
      font-size: 1rem;
    }
    .stacks .worth {
      font-size: 1.25rem;
    }
    .numbers:not(.all) {
      display: none;
    }
    .all {
      display: block;
    }
  }
`;
