/** On a phone the board stands above the dice; on a desk it stands beside them, as high as the room. */
import { css } from 'lit';
import { standingsStyles } from './standings.ts';

const roomStyles = css`
  .middle {
    container-type: normal;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    position: relative;
    margin: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  .pantry {
    container: pantry / size;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  /* Smaller than this, a place would be too small for a finger: then the pantry scrolls. */
  cb-gouda-board {
    --cb-board-height: max(100cqb - 10px, 23.2rem);
    padding: 5px 6px;
  }
  cb-gouda-board[board='long'] {
    --cb-board-height: max(100cqb - 10px, 26.8rem);
  }
  .middle cb-dice-tray {
    padding-block: 10px;
  }
  .rivals {
    padding-block: 0.35rem 0;
  }
  .ask {
    min-block-size: 2.5rem;
  }
  .ask > p {
    line-height: 1.15;
  }

  .purse {
    display: flex;
    align-items: center;
    gap: 0.35rem;
    block-size: 1.3rem;
  }
  /* In the line of the seat's own facts, of which this game has none: the board needs the room. */
  .rivals .purse {
    margin: -1.35rem 0 0 2.45rem;
  }
  .own .purse {
    block-size: auto;
  }
  .few {
    display: inline-flex;
    align-items: center;
    gap: 0.15rem;
    font-size: 0.92rem;
  }
  .few .art {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  /* The mouse of the seat says it. */
  .rivals cb-seat {
    position: relative;
  }
  .sign {
    inline-size: 1.25rem;
    block-size: 1.15rem;
    stroke: currentColor;
    fill: var(--_cb-panel);
    stroke-width: 2;
  }
  .rivals .sign {
    position: absolute;
    inset: 0.05rem auto auto 0.2rem;
  }
  .asked {
    color: var(--_cb-glow);
  }
  .passed {
    color: var(--_cb-good);
  }
  .turns {
    padding-inline: 0.35em;
    border-radius: 1em;
    background: var(--_cb-text);
    color: var(--_cb-panel);
    font-size: 0.8rem;
    font-weight: 700;
  }

  .stack {
    position: absolute;
    inset: auto 0.5rem 0.25rem;
    z-index: 2;
    display: grid;
    gap: 0.25rem;
    margin: 0 auto;
    padding: 0.45rem 0.6rem;
    inline-size: fit-content;
    max-inline-size: calc(100% - 1rem);
    list-style: none;
    border: 2px solid var(--_cb-edge);
    border-radius: var(--_cb-radius);
    background: var(--_cb-panel);
    box-shadow: 0 4px 14px var(--_cb-shadow);
  }
  .stack li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    line-height: 1.15;
  }
  .stack .art {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
  }
  .stack .top .art {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
  .stack li:not(.top) {
    color: var(--_cb-quiet);
    font-size: 0.9rem;
  }
`;

const deskStyles = css`
  .mine {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 0.4rem;
    min-inline-size: 0;
  }
  .tokens {
    flex: 1;
    min-inline-size: 0;
    overflow-x: auto;
    scrollbar-width: none;
    margin-block: -12px -4px;
    padding: 14px 6px 6px;
    --cb-token-size: 2.75rem;
  }
  .badge {
    flex: none;
    position: relative;
    inline-size: 2.6rem;
    padding: 0.25rem;
    border-radius: var(--_cb-radius);
    background: var(--_cb-panel);
    box-shadow: inset 0 0 0 1.5px var(--_cb-edge);
  }
  .badge.turn {
    box-shadow:
      inset 0 0 0 2.5px var(--_cb-glow),
      0 0 0.8rem color-mix(in srgb, var(--_cb-glow) 65%, transparent);
  }
  .badge .art {
    block-size: 1.7rem;
  }
  .badge .few {
    position: absolute;
    inset: auto -0.3rem -0.35rem auto;
    padding-inline: 0.15rem;
    border-radius: 1rem;
    background: var(--_cb-panel);
    font-size: 0.8rem;
    line-height: 1.2;
  }
  .badge .few .art {
    inline-size: 1rem;
    block-size: 0.8rem;
  }
  .badge .turns {
    position: absolute;
    inset: -0.4rem -0.4rem auto auto;
  }
  /* On a phone the own seat is a mouse: the room is for the tokens. */
  .own:has(.badge) cb-seat {
    display: none;
  }
  .own {
    min-block-size: 3.2rem;
  }
  .auto,
  .light-deed,
  .deed {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0.2rem 0.6rem;
    border-radius: var(--_cb-radius);
    font-weight: 700;
    text-align: center;
    line-height: 1.1;
    -webkit-user-select: none;
    user-select: none;
  }
  .light-deed,
  .auto {
    border: 2px solid var(--_cb-edge);
    background: var(--_cb-panel);
    font-size: 0.88rem;
  }
  .auto {
    flex: none;
    gap: 0.35rem;
    max-inline-size: 6.2rem;
    padding-inline: 0.4rem;
    font-weight: 400;
    text-align: start;
  }
  .auto i {
    flex: none;
    inline-size: 1.15rem;
    block-size: 1.15rem;
    border: 2px solid var(--_cb-text);
    border-radius: 0.3rem;
  }
  .auto[aria-checked='true'] {
    border-color: var(--_cb-glow);
    font-weight: 700;
  }
  .auto[aria-checked='true'] i {
    background:
      linear-gradient(var(--_cb-text), var(--_cb-text)) center / 60% 60% no-repeat,
      transparent;
  }
  .desk {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    min-block-size: 4.2rem;
    padding: 0.15rem 0.6rem;
  }
  .desk cb-dice-tray {
    --cb-die-size: 2.5rem;
    flex: none;
    margin-inline: 4px auto;
  }
  .deed {
    flex: none;
    min-block-size: 3rem;
    min-inline-size: 4.4rem;
    background: var(--_cb-text);
    color: var(--_cb-panel);
  }
  .desk:not(:has(cb-dice-tray)) .deed {
    margin-inline-start: auto;
    padding-inline: 1rem;
  }
  .deed[aria-disabled='true'],
  .light-deed[aria-disabled='true'] {
    background: none;
    border: 2px dashed var(--_cb-edge);
    color: var(--_cb-quiet);
  }
  .which {
    flex: none;
    inline-size: 4rem;
    padding: 0.25rem 0.5rem;
    border: 2px solid var(--_cb-edge);
    border-radius: var(--_cb-radius);
    background: var(--_cb-panel);
  }
  .which .art {
    block-size: 2.4rem;
  }
  .mice {
    display: flex;
    flex: 1;
    gap: 1px;
    min-inline-size: 0;
  }
  .mice .art {
    flex: 0 1 2.4rem;
    block-size: 2rem;
    min-inline-size: 0;
  }
  .first {
    display: grid;
    grid-template-columns: repeat(5, 44px);
    font-size: 0.9rem;
  }
  .first span {
    grid-column: 1 / -1;
    padding-inline-start: 0.3rem;
    font-size: 0.82rem;
    line-height: 1.1;
  }
  .first button {
    min-block-size: 44px;
    border: 2px solid var(--_cb-edge);
    border-inline-start-width: 0;
    background: var(--_cb-panel);
    font-size: 1.05rem;
    font-weight: 700;
    text-align: center;
  }
  .first button:first-of-type {
    border-inline-start-width: 2px;
    border-start-start-radius: var(--_cb-radius);
    border-end-start-radius: var(--_cb-radius);
  }
  .first button:last-of-type {
    border-start-end-radius: var(--_cb-radius);
    border-end-end-radius: var(--_cb-radius);
  }
  .first .many {
    color: var(--_cb-quiet);
    font-weight: 400;
  }
  .first [aria-pressed='true'] {
    background: var(--_cb-text);
    color: var(--_cb-panel);
  }
  .first :focus-visible {
    position: relative;
    z-index: 1;
  }
  .lately {
    margin: 0 auto;
    color: var(--_cb-quiet);
    font-size: 0.92rem;
    text-align: center;
    text-wrap: balance;
  }
  @media (forced-colors: active) {
    .deed,
    .which,
    .badge {
      border: 2px solid ButtonText;
    }
    .first [aria-pressed='true'],
    .auto[aria-checked='true'] {
      outline: 3px solid Highlight;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .asked {
      animation: waits 1.1s ease-in-out infinite alternate;
    }
  }
  @keyframes waits {
    to {
      translate: 0 -2px;
    }
  }
`;

const deskTopStyles = css`
  @container table (min-inline-size: 44rem) {
    .own:has(.badge) cb-seat {
      display: block;
    }
    .badge {
      display: none;
    }
    .mine {
      flex: none;
    }
    .tokens {
      --cb-token-size: 3.4rem;
    }
    .desk {
      justify-content: center;
      gap: 1.5rem;
    }
    .desk cb-dice-tray {
      --cb-die-size: 3.4rem;
      margin-inline: 0;
    }
    .desk:not(:has(cb-dice-tray)) .deed {
      margin-inline-start: 0;
    }
    .mice {
      flex: none;
    }
    .mice .art {
      flex-basis: 3rem;
      inline-size: 3rem;
      block-size: 2.4rem;
    }
    .lately {
      font-size: 1rem;
    }
  }
  .wide {
    grid-template:
      'rivals rivals panel' auto
      'middle . panel' minmax(0, 7rem)
      'middle ask panel' auto
      'middle own panel' auto
      'middle hand panel' auto
      'middle . panel' minmax(0, 1fr)
      'bar bar panel' auto / minmax(0, 1fr) minmax(16.5rem, 25rem) auto;
    row-gap: 0.6rem;
  }
  .wide .own {
    flex-direction: column;
    align-items: center;
    justify-content: start;
  }
  .wide .mine {
    flex-wrap: wrap;
    justify-content: center;
  }
  .wide .desk {
    flex-direction: column;
    gap: 1rem;
    min-block-size: 9.5rem;
  }
  .wide .deed {
    min-inline-size: 9rem;
    font-size: 1.1rem;
  }
  .wide .auto {
    max-inline-size: none;
  }
`;

export const goudaGoudaStyles = [roomStyles, deskStyles, deskTopStyles, standingsStyles];
