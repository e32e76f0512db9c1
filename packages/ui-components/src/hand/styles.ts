import { css } from 'lit';

/**
 * The height depends on the width alone, not on the number of cards, so nothing around the hand moves. Cards overlap until only a
 * finger's width is visible; then the hand scrolls, unless all cards would fit with a little less (`minWidthOf`).
 */
export const handStyles = css`
  :host {
    position: relative;
    container-type: inline-size;
  }
  /* Without custom properties, because every SVG element of the cards would inherit them. */
  .more-start {
    mask-image: linear-gradient(to right, #0000, #000 2.2rem);
  }
  .more-end {
    mask-image: linear-gradient(to left, #0000, #000 2.2rem);
  }
  .more-start.more-end {
    mask-image: linear-gradient(to right, #0000, #000 2.2rem, #000 calc(100% - 2.2rem), #0000);
  }
  .arrow {
    display: none;
    position: absolute;
    inset-block-start: 50%;
    inline-size: 0.7rem;
    block-size: 1.4rem;
    fill: none;
    stroke: var(--_cb-text);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .arrow.start {
    inset-inline-start: 0.2rem;
  }
  .arrow.end {
    inset-inline-end: 0.2rem;
  }
  .more-start ~ .start,
  .more-end ~ .end {
    display: block;
  }
  .fan {
    --_w: var(--_cb-hand-card, clamp(4.5rem, 21cqi, 7.5rem));
    --_lift: calc(var(--_w) * 0.26);
    --_pad: max(1rem, var(--_w) * 0.28);
    display: flex;
    justify-content: safe center;
    block-size: calc(var(--_w) * 1.4 + var(--_lift) * 2.15);
    padding: calc(var(--_lift) * 1.25) var(--_pad) 0;
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    touch-action: pan-x;
    scrollbar-width: none;
  }
  /* Lean and height are set on the elements themselves: a custom property would be inherited by every SVG element, and each change
     would recalculate the style of all of them. */
  .slot {
    flex: 0 1 calc(var(--_w) * 0.78);
    min-inline-size: 44px;
    transform-origin: calc(var(--_w) / 2) 140%;
  }
  .slot:last-child {
    flex: none;
  }
  button {
    position: relative;
    display: block;
    inline-size: var(--_w);
    border-radius: 7% / 5%;
  }
  .legal {
    translate: 0 calc(var(--_lift) * -0.3);
  }
  .resting {
    translate: 0 calc(var(--_lift) * 0.42);
  }
  .resting .card {
    filter: saturate(0.62) brightness(0.92);
  }
  .lifted {
    translate: 0 calc(var(--_lift) * -1.15);
  }
  .slot:has(.lifted) {
    z-index: 1;
  }
  .lifted .card {
    box-shadow:
      0 0 0 3px var(--_cb-glow),
      0 6px 12px var(--_cb-shadow);
  }
  button:focus-visible {
    outline-offset: 4px;
  }
  /* The neighbours overlap: a frame around the card would cross them. */
  [data-hint]:not(:focus-visible) {
    outline: 0;
  }
  [data-hint] .card {
    outline: 4px dashed var(--_cb-ink);
    outline-offset: -4px;
  }
  .slot:has(:focus-visible) {
    z-index: 2;
  }
  @media (hover: hover) {
    button:hover:not(.lifted) {
      translate: 0 calc(var(--_lift) * -0.62);
    }
    .resting:hover:not(.lifted) {
      translate: 0 calc(var(--_lift) * 0.3);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    /* The lean of a slot is not animated, and neither is its place, because both change for all cards after each move. */
    button:not(.dragged) {
      transition: calc(160ms * var(--_cb-speed)) ease-out;
      transition-property: translate, transform;
    }
    .refused {
      animation: shake calc(320ms * var(--_cb-speed)) ease-in-out;
    }
  }
  .refused .card {
    box-shadow: 0 0 0 4px var(--_cb-danger);
  }
  @keyframes shake {
    20%,
    60% {
      transform: translateX(-7px);
    }
    40%,
    80% {
      transform: translateX(7px);
    }
  }
`;
