/** Styles of the bar, panels, notes and sheets. */
import { css } from 'lit';

export const panelStyles = css`
  .tab,
  .big {
    display: inline-grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0 0.8rem;
    border-radius: var(--_cb-radius);
    color: var(--_cb-text);
    font-weight: 700;
    text-decoration: none;
    white-space: nowrap;
  }
  /* The bar is at the edge of the table, which would cut off a ring around the button. */
  .tab:focus-visible {
    outline-offset: -4px;
  }
  .tab[aria-expanded='true'] {
    box-shadow: inset 0 -3px 0 var(--_cb-glow);
    border-radius: 0;
  }
  .tab[aria-disabled='true'] {
    color: var(--_cb-quiet);
  }
  .bulb {
    padding: 0;
  }
  .tab:has(.unread) {
    grid-auto-flow: column;
    gap: 0.3em;
  }
  .unread {
    min-inline-size: 1.5em;
    padding-inline: 0.35em;
    border-radius: 1em;
    background: var(--_cb-glow);
    color: light-dark(#fff, #2a1a10);
    font-size: 0.85rem;
    line-height: 1.5;
    text-align: center;
  }
  .bulb svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  .bulb[aria-busy='true'] svg {
    fill: var(--_cb-cheese);
  }
  .big {
    padding-inline: 1.2rem;
    background: var(--_cb-text);
    color: var(--_cb-panel);
  }
  .close {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
  }
  .close svg {
    inline-size: 1.1rem;
    block-size: 1.1rem;
    stroke: currentColor;
    stroke-width: 2.4;
  }
  .panel:not([hidden]) {
    position: absolute;
    inset: auto 0 44px;
    z-index: 4;
    display: flex;
    flex-direction: column;
    block-size: min(75%, 28rem);
    background: var(--_cb-panel);
    border-block-start: 1.5px solid var(--_cb-edge);
    border-radius: 1.1rem 1.1rem 0 0;
    box-shadow: 0 -6px 20px var(--_cb-shadow);
  }
  /* The panel lies in the padding of the table, so that container queries see only the room beside it. A page's reset must not
     remove the padding. */
  :host([panel-beside]) {
    padding-inline-end: var(--_cb-panel-width) !important;
  }
  .wide .panel:not([hidden]) {
    inset: 0 calc(-1 * var(--_cb-panel-width)) 0 auto;
    inline-size: var(--_cb-panel-width);
    block-size: auto;
    border: 0;
    border-inline-start: 1.5px solid var(--_cb-edge);
    border-radius: 0;
    box-shadow: none;
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline-start: 1rem;
  }
  .panel h2 {
    margin: 0;
    font-size: 1.1rem;
  }
  /* Visually hidden text is positioned relative to these elements, not somewhere below the table. */
  .inside,
  .body {
    position: relative;
  }
  .inside {
    flex: 1;
    min-block-size: 0;
    padding: 0 0.75rem 0.75rem;
    overflow: auto;
  }
  .inside cb-log {
    block-size: 100%;
    box-shadow: none;
  }
  /* The panel already has this title. */
  .inside cb-score-sheet::part(title) {
    position: absolute;
    clip-path: inset(50%);
  }
  .chat:not([hidden]) {
    block-size: 100%;
  }
  dl,
  .inside > p {
    margin: 0.25rem;
  }
  .how {
    margin: 0.25rem 0.25rem 0.75rem;
    padding-inline-start: 1.4rem;
  }
  .how + p a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    margin-inline: 0.25rem;
    color: inherit;
  }
  .how li {
    margin-block-end: 0.4rem;
  }
  dl > div {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-block-size: 2.25rem;
  }
  dd {
    margin: 0;
  }
  kbd {
    display: inline-block;
    min-inline-size: 1.9em;
    padding: 0.1em 0.4em;
    border: 1.5px solid var(--_cb-edge);
    border-block-end-width: 3px;
    border-radius: 0.4em;
    font: inherit;
    font-weight: 700;
    text-align: center;
  }
  /* A sentence half under a note is hard to read. */
  .table:has(.note) .ask.covered > p {
    opacity: 0;
  }
  /* Script places it beside what was touched. */
  .note {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: 5;
    display: flex;
    align-items: start;
    inline-size: max-content;
    max-inline-size: min(100% - 1rem, 26rem);
    padding-inline-start: 0.9rem;
    border: 2px solid var(--_cb-danger);
    border-radius: var(--_cb-radius);
    background: var(--_cb-panel);
    box-shadow: 0 4px 14px var(--_cb-shadow);
    text-align: start;
  }
  .note.hint {
    border-color: var(--_cb-glow);
  }
  .note p {
    flex: 1;
    margin: 0;
    padding-block: 0.6rem;
  }
  .note :is(a, span) {
    display: block;
    padding-block-start: 0.15rem;
    color: var(--_cb-text);
    font-size: 0.9rem;
  }
  .veil {
    position: absolute;
    inset: 0;
    z-index: 5;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    padding: 0.75rem;
    background: color-mix(in srgb, var(--_cb-table) 72%, transparent);
  }
  .sheet {
    display: flex;
    flex-direction: column;
    max-block-size: 100%;
    min-block-size: 0;
    inline-size: min(100%, 40rem);
    border-radius: 1rem;
    background: var(--_cb-panel);
    box-shadow:
      inset 0 0 0 1.5px var(--_cb-edge),
      0 10px 30px var(--_cb-shadow);
  }
  .sheet h2 {
    margin: 0;
    padding: 1rem 1.1rem 0;
    font-size: 1.35rem;
    line-height: 1.2;
  }
  .sentence {
    margin: 0.25rem 1.1rem 0;
    color: var(--_cb-quiet);
  }
  .body {
    flex: 1;
    min-block-size: 0;
    padding: 0.75rem 1.1rem;
    overflow: auto;
    overscroll-behavior: contain;
  }
  /* The ring of the focus stays inside, so that it does not cross the texts around. */
  .body:focus-visible {
    outline-offset: -3px;
  }
  .sheet footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0.5rem;
    padding: 0.5rem 1.1rem 1rem;
  }
  @container table (max-inline-size: 30rem) {
    .sheet footer {
      gap: 0.4rem;
      padding-inline: 0.8rem;
    }
    .sheet footer .big {
      flex: 1 1 auto;
      padding-inline: 0.5rem;
      font-size: 0.88rem;
    }
  }
  /* A phone in landscape: the buttons are in one row, and the height is left to the result. */
  @container table (max-block-size: 29.99rem) and (min-aspect-ratio: 4/3) {
    .veil {
      padding: 0.3rem 0.5rem;
    }
    .sheet {
      inline-size: min(100%, 62rem);
    }
    .sheet h2 {
      padding-block-start: 0.5rem;
    }
    .sentence {
      margin-block-start: 0.1rem;
    }
    .body {
      padding-block: 0.4rem;
    }
    .sheet footer {
      gap: 0.4rem;
      padding-block: 0.3rem 0.5rem;
    }
    .sheet footer .big {
      padding-inline: 0.6rem;
      font-size: 0.88rem;
    }
  }
  /* A rematch is the first choice. */
  .with-story .aside {
    border: 2px solid var(--_cb-text);
    background: none;
    color: var(--_cb-text);
  }
  /* The result, and beside it how it came about. */
  @container table (min-inline-size: 60rem) {
    .with-story {
      inline-size: min(100%, 62rem);
    }
    .with-story .body {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: start;
      gap: 1.5rem;
    }
  }
  /* The winner, in a list of what each player scored. */
  .accounts .winner .points {
    padding: 0.05em 0.4em;
    border: 2.5px solid var(--_cb-glow);
    border-radius: 50%;
    rotate: -3deg;
  }
  .readers {
    flex: 1 1 auto;
    align-self: center;
    margin: 0;
  }
  @media (forced-colors: active) {
    .sheet,
    .big {
      border: 2px solid CanvasText;
    }
    .big,
    .unread {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .sheet {
      animation: laid calc(260ms * var(--_cb-speed)) ease-out;
    }
    .note {
      animation: laid calc(160ms * var(--_cb-speed)) ease-out;
    }
  }
  @keyframes laid {
    from {
      opacity: 0;
      translate: 0 0.8rem;
    }
  }
`;
