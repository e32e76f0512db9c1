import { css } from 'lit';

/**
 * The height depends on the width alone, never on the number of cards: nothing around the hand moves when it
 * shrinks. A card gives its neighbour room until only a finger's width of it is left; then the hand scrolls.
 */
export const handStyles = css`
  :host {
    container-type: inline-size;
  }
  .fan {
    --_w: clamp(4.5rem, 21cqi, 7.5rem);
    --_lift: calc(var(--_w) * 0.26);
    display: flex;
    justify-content: safe center;
    block-size: calc(var(--_w) * 1.4 + var(--_lift) * 2.15);
    padding: calc(var(--_lift) * 1.25) max(1rem, var(--_w) * 0.2) 0;
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    touch-action: pan-x;
    scrollbar-width: none;
  }
  .slot {
    flex: 0 1 calc(var(--_w) * 0.78);
    min-inline-size: 44px;
  }
  .slot:last-child {
    flex: none;
  }
  button {
    position: relative;
    display: block;
    inline-size: var(--_w);
    border-radius: 7% / 5%;
    transform-origin: 50% 140%;
    transform: rotate(calc(var(--_turn) * 1deg))
      translateY(calc(var(--_drop) * 1px + var(--_up, 0) * var(--_lift) * -1 + var(--_drag, 0px)));
  }
  .legal {
    --_up: 0.3;
  }
  .resting {
    --_up: -0.42;
  }
  .resting .card {
    filter: saturate(0.62) brightness(0.92);
  }
  .lifted {
    --_up: 1.15;
    z-index: 1;
  }
  .lifted .card {
    box-shadow:
      0 0 0 3px var(--_cb-glow),
      0 6px 12px var(--_cb-shadow);
  }
  button:focus-visible {
    z-index: 2;
    outline-offset: 4px;
  }
  @media (hover: hover) {
    button:hover:not(.lifted) {
      --_up: 0.62;
    }
    .resting:hover {
      --_up: -0.3;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    button:not(.dragged) {
      transition: transform calc(160ms * var(--_cb-speed)) ease-out;
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
      translate: -7px 0;
    }
    40%,
    80% {
      translate: 7px 0;
    }
  }
`;
