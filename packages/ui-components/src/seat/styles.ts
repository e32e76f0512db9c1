import { css } from 'lit';

export const seatStyles = css`
  :host {
    container-type: inline-size;
    min-inline-size: 3rem;
    font-size: 1rem;
  }
  .seat {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    align-content: center;
    gap: 0 0.45rem;
    block-size: 100%;
    padding: 0.4rem 0.6rem;
    border-radius: var(--_cb-radius);
    background: var(--_cb-panel);
    box-shadow:
      inset 0 0 0 1.5px var(--_cb-edge),
      0 2px 5px var(--_cb-shadow);
  }
  .mouse {
    grid-row: span 2;
    inline-size: 2em;
    block-size: 1.65em;
  }
  .who,
  .facts {
    display: flex;
    align-items: center;
    gap: 0.45em;
    min-inline-size: 0;
  }
  /* Close together, even beside something higher in the slot. */
  .who {
    align-self: end;
  }
  .facts {
    align-self: start;
  }
  /* Without a score and cards, the mouse stands beside the name. */
  .brief > * {
    align-self: center;
  }
  .brief .mouse {
    grid-row: 1;
  }
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 700;
  }
  .aside {
    flex: none;
    color: var(--_cb-quiet);
    font-size: 0.78em;
    font-style: italic;
  }
  .facts {
    min-block-size: 1.35em;
    font-size: 0.88em;
  }
  .score {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .cards {
    display: inline-flex;
    align-items: center;
    gap: 0.2em;
    color: var(--_cb-quiet);
  }
  .cards svg {
    inline-size: 1em;
    block-size: 1.1em;
    stroke: currentColor;
  }
  .paper {
    fill: var(--_cb-panel);
  }
  .dot {
    flex: none;
    margin-inline-start: var(--_cb-seat-push, auto);
    inline-size: 0.75em;
    block-size: 0.75em;
    stroke-width: 3;
  }
  .here {
    stroke: var(--_cb-good);
    fill: var(--_cb-good);
  }
  .connecting {
    stroke: var(--_cb-quiet);
  }
  .away {
    stroke: var(--_cb-danger);
  }
  .turn {
    margin-inline-start: var(--_cb-seat-push, auto);
    color: var(--_cb-glow);
    font-size: 0.89em;
    font-weight: 700;
    white-space: nowrap;
  }
  .dot ~ .turn {
    margin-inline-start: 0;
  }
  /* The ring is a layer of its own, so that it fades without being painted in every frame. */
  .seat::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow:
      inset 0 0 0 2.5px var(--_cb-glow),
      0 0 0.8rem color-mix(in srgb, var(--_cb-glow) 65%, transparent);
    opacity: 0;
    pointer-events: none;
  }
  :host(:is([turn], [winner])) .seat::after {
    opacity: 1;
  }
  slot {
    display: block;
    grid-area: var(--_cb-seat-slot, auto / 1 / auto / -1);
  }
  /* A small seat has no room for the word "turn". The ring shows whose turn it is. */
  @container (max-inline-size: 11rem) {
    .turn {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* Beside the name, the word needs more room than beside a score. */
  @container (max-inline-size: 14rem) {
    .who > .turn {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* Wide letters would wrap to a second line, which is hidden. */
  @container (min-inline-size: 11.01rem) {
    .facts {
      flex-wrap: wrap;
      align-content: start;
      block-size: max(1.35em, 1lh);
      overflow: clip;
    }
  }
  /* With many seats at the top of a phone, the name matters most. */
  @container (max-inline-size: 8.5rem) {
    .seat {
      position: relative;
      padding: 0.3rem 0.4rem;
      column-gap: 0.3rem;
    }
    .mouse {
      grid-column: 1;
      inline-size: 1.7rem;
      block-size: 1.4rem;
    }
    .who {
      display: contents;
    }
    .name {
      grid-area: 1 / 2;
      font-size: 0.92rem;
    }
    .seat:not(.brief) .mouse {
      grid-row: 1 / span 2;
    }
    /* The connection symbol is at the corner, because the name needs the whole line. */
    .dot {
      position: absolute;
      inset-block-start: -0.2rem;
      inset-inline-end: -0.2rem;
      border-radius: 50%;
      background: var(--_cb-panel);
    }
    .facts {
      grid-area: 2 / 2;
    }
    .aside {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* With five or six seats in one row, the player's pieces are beside the mouse and the name is below. */
  @container (max-inline-size: 5.5rem) {
    .seat {
      padding: 0.2rem 0.3rem;
      column-gap: 0.15rem;
    }
    .mouse {
      grid-area: 1 / 1;
      inline-size: 1.5rem;
      block-size: 1.25rem;
    }
    slot {
      grid-area: 1 / 2;
      min-inline-size: 0;
    }
    .name {
      grid-area: 2 / 1 / auto / -1;
      font-size: 0.8rem;
      text-align: center;
    }
    .facts {
      grid-area: 3 / 1 / auto / -1;
      justify-content: center;
      min-block-size: 0;
    }
  }
  @container (max-inline-size: 3.75rem) {
    .seat {
      padding-inline: 0.15rem;
    }
    .mouse {
      inline-size: 1.15rem;
      block-size: 1.1rem;
    }
  }
  @media (forced-colors: active) {
    .seat {
      border: 2px solid CanvasText;
    }
    :host(:is([turn], [winner])) .seat {
      border-color: Highlight;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .seat::after {
      transition: opacity calc(250ms * var(--_cb-speed));
    }
    :host([turn]) .mouse {
      animation: eager calc(1.6s * var(--_cb-speed)) ease-in-out 2;
    }
  }
  /* Chromium does not run 'translate' of an SVG element on the compositor, only 'transform'. */
  @keyframes eager {
    25%,
    75% {
      transform: none;
    }
    50% {
      transform: translate(2px, -3px);
    }
  }
`;
