import { css } from 'lit';

export const pilesStyles = css`
  :host {
    container-type: inline-size;
  }
  .board {
    position: relative;
    display: grid;
    gap: 0.5rem;
  }
  .rivals {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
    gap: 0.3rem 0.6rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .rival {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.1rem 0.5rem;
    padding: 0.2rem 0.5rem;
    border-radius: var(--_cb-radius);
    background: var(--_cb-panel);
    box-shadow: 0 1px 3px var(--_cb-shadow);
  }
  .rival.turn {
    outline: 3px solid var(--_cb-glow);
  }
  .who {
    display: flex;
    align-items: center;
    gap: 0.3rem;
    min-inline-size: 0;
  }
  .who svg {
    flex: none;
    inline-size: 1.1rem;
    block-size: 1.1rem;
  }
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 700;
  }
  .far {
    flex: none;
    color: var(--_cb-quiet);
    font-size: 0.85em;
  }
  /* The columns are equal, so that piles of the same number line up; a rosette may reach into the gap. */
  .row {
    display: grid;
    grid-template-columns: repeat(4, 4.6rem);
    gap: 4px;
    align-items: center;
  }
  .small {
    position: relative;
    display: grid;
    place-items: center start;
    min-block-size: 2.1rem;
    padding: 2px 3px;
    border-radius: 8px;
  }
  .small cb-pile {
    font-size: 0.92rem;
  }
  @container (inline-size < 30rem) {
    .far {
      display: none;
    }
    .row {
      grid-template-columns: repeat(4, 3.75rem);
    }
    .small {
      padding-inline: 2px;
    }
    .small cb-pile {
      font-size: 0.74rem;
    }
  }
  @container (inline-size < 20.5rem) {
    .rival {
      grid-template-columns: 1fr;
    }
  }
  .hit {
    background: color-mix(in srgb, var(--_cb-danger) 22%, var(--_cb-panel));
    outline: 2.5px dashed var(--_cb-danger);
  }
  .home {
    position: absolute;
    inset-block-start: -9px;
    inset-inline-end: -7px;
    inline-size: 1.35rem;
    block-size: 1.35rem;
  }

  .own {
    --cb-card-width: clamp(2.9rem, 15cqi, 6.5rem);
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 6px;
    padding: 0.5rem 0.35rem;
    border-radius: var(--_cb-radius);
    background: var(--_cb-panel);
    box-shadow: 0 1px 4px var(--_cb-shadow);
  }
  .own.turn {
    outline: 3px solid var(--_cb-glow);
  }
  .column {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  .pile {
    position: relative;
    display: grid;
    justify-items: center;
    inline-size: 100%;
    padding: 5px 2px;
    border-radius: 12px;
    border: 2.5px solid transparent;
  }
  .pile.lit {
    border-color: var(--_cb-ink);
    background: color-mix(in srgb, var(--_cb-cheese) 60%, var(--_cb-panel));
    box-shadow:
      inset 0 0 0 2.5px var(--_cb-cheese),
      0 0 0 1.5px var(--_cb-cheese);
  }
  .pile.some {
    border: 2.5px dashed var(--_cb-edge);
  }
  .more {
    position: absolute;
    inset-block-start: -6px;
    inset-inline-end: -4px;
    min-inline-size: 1.7em;
    padding-inline: 0.3em;
    border-radius: 1em;
    border: 2px solid var(--_cb-ink);
    background: var(--_cb-cheese);
    color: var(--_cb-ink);
    font-weight: 700;
    text-align: center;
  }
  /* The counter keeps its height, so that the piles do not jump from turn to turn. */
  .counter {
    display: flex;
    justify-content: center;
    gap: 4px;
    inline-size: 100%;
    min-block-size: 44px;
  }
  .step,
  .put {
    display: grid;
    place-items: center;
    min-block-size: 44px;
    border-radius: 10px;
    border: 2px solid var(--_cb-ink);
    background: var(--_cb-paper);
    color: var(--_cb-ink);
    font-size: 1.4rem;
    font-weight: 700;
  }
  .step {
    flex: 1 1 44px;
    max-inline-size: 5rem;
  }
  .step[aria-disabled='true'] {
    border-color: var(--_cb-edge);
    background: none;
    color: var(--_cb-quiet);
  }
  /* On phones, a tap on the pile adds a card. The minus button appears once there is a card to take back. */
  @container (inline-size < 30rem) {
    .counter {
      position: absolute;
      inset-block-end: 4px;
      pointer-events: none;
    }
    .step {
      flex: none;
      inline-size: 44px;
      pointer-events: auto;
    }
    .step.plus,
    .step.less[aria-disabled='true'] {
      display: none;
    }
  }
  .sum {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.3rem 1rem;
    min-block-size: 44px;
    font-size: 1.15rem;
    font-variant-numeric: tabular-nums;
  }
  .so-far {
    color: var(--_cb-quiet);
  }
  .put {
    padding-inline: 1.2rem;
    font-size: 1.05rem;
    background: var(--_cb-cheese);
  }
  .put[aria-disabled='true'] {
    background: none;
    border: 2px dashed var(--_cb-edge);
    color: var(--_cb-quiet);
  }
  .sky {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .flying {
    position: absolute;
    border-radius: 7%;
    border: 1.5px solid var(--_cb-ink);
  }
  :focus-visible {
    outline: 4px solid var(--_cb-focus);
    outline-offset: 1px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .refused {
      animation: shake calc(320ms * var(--_cb-speed)) ease-in-out;
    }
  }
  @keyframes shake {
    20%,
    60% {
      translate: -6px 0;
    }
    40%,
    80% {
      translate: 6px 0;
    }
  }
  @media (forced-colors: active) {
    .pile.lit,
    .hit {
      outline: 3px solid Highlight;
    }
    .step[aria-disabled='true'],
    .put[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;
