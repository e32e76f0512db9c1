/** The styles of a card. They are in their own module so that a table without cards does not load the drawings. */
import { css } from 'lit';

/** A card: rounded paper with an ink edge and a soft shadow. */
export const cardStyles = css`
  .card {
    aspect-ratio: 5 / 7;
    block-size: auto;
    contain: layout style paint;
    border-radius: 7% / 5%;
    background: var(--_cb-paper);
    box-shadow:
      0 0 0 calc(1px * var(--_cb-line)) color-mix(in srgb, var(--_cb-ink) 70%, transparent),
      0 2px 5px var(--_cb-shadow);
  }
  @media (forced-colors: active) {
    .card {
      outline: 1px solid CanvasText;
    }
  }
`;
