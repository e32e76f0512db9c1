/**
 * Won cards by colour: as text on phones, as small cards where there is room. All five colours keep their place, so that nothing jumps
 * when one is won.
 */
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
import { seenFromAbove, upright } from '../../table/around-styles.ts';
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
        class="${wonCards.colour} ${sizeClass(wonCards)}"
        data-place="won:${seat}:${wonCards.colour}"
      >
        ${colourIcon(wonCards.colour)}<span class="short" aria-hidden="true">${shortText(wonCards)}</span>
        ${smallCards(wonCards)}<span class="worth" aria-hidden="true">${wonCards.worth}</span>
        <span class="spoken">${spokenText(wonCards, words)}</span>
      </li>`,
      ),
    )}
  </ul>`;
}

/** Each card as a small one with its number; the last one lies on top. */
const smallCards = ({ numbers }: ColourPile): TemplateResult =>
  html`<span class="small" aria-hidden="true">${numbers.map((number) => html`<i>${number}</i>`)}</span>`;

const sizeClass = ({ numbers }: ColourPile): string => (numbers.length === 0 ? 'none' : '');

/** The reader's own won cards, and the current value of each colour. */
export function ownWon(won: readonly Card[], seat: Seat, words: Words): TemplateResult {
  return html`<ul class="stacks" aria-label=${words.won('')}>
    ${guard([won.join(), seat, words], () =>
      byColour(won).map(
        (wonCards, index) => html`<li
        aria-hidden=${hiddenFromReader(wonCards, index, won)}
        class="${wonCards.colour} ${sizeClass(wonCards)}"
        data-place="won:${seat}:${wonCards.colour}"
      >
        ${colourIcon(wonCards.colour)}<span class="short" aria-hidden="true">${shortText(wonCards)}</span>
        ${smallCards(wonCards)}<span class="worth" aria-hidden="true">${wonCards.worth}</span>
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

/** The fill of each colour, and the outline of its shape: as the drawings have it, but cheaper than an SVG on each card. */
const colourRules = css`
  .red {
    --_fill: var(--_cb-red);
    --_shape: circle(46%);
  }
  .yellow {
    --_fill: var(--_cb-yellow);
    --_shape: polygon(50% 0, 88% 50%, 50% 100%, 12% 50%);
  }
  .green {
    --_fill: var(--_cb-green);
    --_shape: polygon(50% 4%, 100% 94%, 0 94%);
  }
  .blue {
    --_fill: var(--_cb-blue);
    --_shape: inset(8%);
  }
  .purple {
    --_fill: var(--_cb-purple);
    --_shape: polygon(
      50% 0,
      64% 32%,
      98% 35%,
      72% 57%,
      80% 91%,
      50% 73%,
      20% 91%,
      28% 57%,
      2% 35%,
      36% 32%
    );
  }
`;

/**
 * A small card. Its width follows the size of its number. Cards overlap so that the numbers of the last ones are visible; of a larger pile,
 * only the edges of the others are, because their numbers no longer matter (DG-11).
 */
const smallCardStyles = css`
  .small {
    --_card: 1.92em;
    --_tall: 1.4;
    display: none;
    flex: none;
    font-weight: 700;
    line-height: 1;
    letter-spacing: -0.03em;
    min-inline-size: 0;
    min-block-size: 0;
  }
  .small i {
    position: relative;
    isolation: isolate;
    flex: none;
    min-inline-size: 0;
    min-block-size: 0;
    color: var(--_cb-ink);
    font-style: normal;
  }
  .small i::before {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    z-index: -1;
    inline-size: var(--_card);
    block-size: calc(var(--_card) * var(--_tall));
    visibility: visible;
    border: 1px solid color-mix(in srgb, var(--_cb-ink) 75%, transparent);
    border-radius: 12% / 9%;
    background: color-mix(in srgb, var(--_fill) 26%, var(--_cb-paper));
  }
  /* The shape of the colour on the card that lies on top. */
  .small i:last-child::after {
    content: '';
    position: absolute;
    inset: calc(var(--_card) * (var(--_tall) - 0.68)) auto auto calc(var(--_card) * 0.24);
    inline-size: calc(var(--_card) * 0.52);
    block-size: calc(var(--_card) * 0.52);
    background: var(--_fill);
    clip-path: var(--_shape);
  }
`;

const textStyles = css`
  .tiny,
  .stacks {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Two lines, so that nothing jumps when a card is won. Wide numbers in most colours may need a third. */
  .tiny {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 0 0.35em;
    min-block-size: 2.5em;
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
  .tiny .worth {
    display: none;
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
    background: color-mix(in srgb, var(--_fill) 20%, var(--_cb-paper));
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
  .stacks .short {
    grid-area: 2 / 1 / auto / -1;
    word-spacing: -0.12em;
  }
  .stacks .worth {
    grid-area: 1 / 2;
    justify-self: end;
    font-weight: 700;
    font-size: 1rem;
  }
  @media (forced-colors: active) {
    .stacks li,
    .small i {
      color: CanvasText;
    }
    .stacks li {
      border: 1px solid CanvasText;
    }
  }
`;

/** Where there is room: a rival's cards in a column for each colour, the player's own in a row for each. */
const roomyStyles = css`
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
  }
  @container table ${seenFromAbove} {
    .tiny .short,
    .stacks .short {
      display: none;
    }
    .small {
      display: flex;
    }
    /* An empty place for the first card of a colour. */
    .none .small {
      border: 1.5px dashed color-mix(in srgb, currentColor 42%, transparent);
      border-radius: 0.25em;
      inline-size: var(--_card);
      block-size: calc(var(--_card) * var(--_tall));
    }
    .small i:not(:nth-last-child(-n + 3)) {
      flex: 0 1 0.3em;
      visibility: hidden;
    }
    .tiny {
      --_column: clamp(4.8em, (100cqb - 34rem) * 0.35, 7em);
      display: grid;
      grid-template-columns: repeat(5, minmax(1.92em, 1fr));
      gap: 0.1em;
      margin-block-start: 0.35em;
      /* The container is the seat. */
      font-size: min(1em, (100cqi - 1.3rem) / 10.1);
      word-spacing: 0;
    }
    .tiny li {
      display: grid;
      grid-template: 1.35em var(--_column) / minmax(0, 1fr);
      align-items: start;
      gap: 0;
    }
    /* The sides have height to spare. */
    :is(.left, .right):not(.high, .low) .tiny {
      --_column: clamp(6em, (100cqb - 34rem) * 0.4, 8em);
    }
    /* The cards show their colour. An empty place shows it inside. */
    .tiny .sign {
      display: none;
    }
    .tiny .none .sign {
      display: block;
      grid-area: 2 / 1;
      justify-self: center;
      margin-block-start: 0.9em;
    }
    .tiny .worth {
      display: block;
      grid-area: 1 / 1;
      justify-self: center;
      font-weight: 700;
    }
    .tiny .small {
      --_tall: 1.22;
      /* Digits of most fonts stand in this height. */
      --_line: 1.16em;
      grid-area: 2 / 1;
      justify-self: center;
      flex-direction: column;
      inline-size: var(--_card);
      max-block-size: 100%;
    }
    .tiny .small i:nth-last-child(-n + 3) {
      block-size: var(--_line);
      padding: 0.06em 0 0 0.24em;
    }
    .tiny .small i:last-child {
      block-size: calc(var(--_card) * var(--_tall));
    }
    .stacks {
      flex: 0 1 50rem;
      max-inline-size: none;
      gap: 0.5rem;
      font-size: var(--_cb-scale);
    }
    .stacks li {
      grid-template: 1fr 1fr / minmax(0, 1fr) max-content;
      align-items: center;
      justify-items: end;
      gap: 0 0.4em;
      padding: 0.4em 0.55em;
      font-size: 1em;
    }
    .stacks .small {
      grid-area: 1 / 1 / span 2;
      justify-self: start;
      max-inline-size: 100%;
      block-size: calc(var(--_card) * var(--_tall));
      font-size: 1.25em;
    }
    .stacks .small i:nth-last-child(-n + 3) {
      inline-size: calc(var(--_card) * 0.6);
      padding: 0.16em 0 0 0.2em;
    }
    .stacks .small i:last-child {
      inline-size: var(--_card);
    }
    .stacks .sign {
      grid-area: 1 / 2;
      inline-size: 1.15em;
      block-size: 1.15em;
    }
    .stacks .worth {
      grid-area: 2 / 2;
      font-size: 1.3em;
    }
  }
  /* Higher tables show more numbers, narrow ones fewer of one's own. */
  @container table (min-inline-size: 60rem) and (min-block-size: 52rem) {
    .tiny .small i:nth-last-child(-n + 4):not(:last-child),
    :is(.left, .right) .tiny .small i:nth-last-child(-n + 5):not(:last-child) {
      flex: none;
      block-size: var(--_line);
      padding: 0.06em 0 0 0.24em;
      visibility: visible;
    }
  }
  @container table ${upright} {
    .stacks .small {
      font-size: 1em;
    }
    .stacks .small i:nth-last-child(3) {
      flex: 0 1 0.3em;
      inline-size: auto;
      padding: 0;
      visibility: hidden;
    }
  }
`;

export const coloursWonStyles = [colourRules, smallCardStyles, textStyles, roomyStyles];
