/** Styles of the player's own area: tokens, dice, mice to place, buttons. */
import { css } from 'lit';
import { loopSpeed } from '../../motion/loop-speed.ts';

export const controlsStyles = css`
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
    /* Always one row, so that the board keeps its size. */
    --_cb-tokens-wrap: nowrap;
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
  /* Beside five or six kinds of tokens, hide the mouse if it has no badge. */
  .many .badge:not(:has(.few, .turns)) {
    display: none;
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
  /* On phones the player's own seat is only a mouse, to leave room for the tokens. */
  .own:has(.badge) cb-seat {
    display: none;
  }
  .own:has(.badge) {
    min-block-size: 3.2rem;
  }
  .auto,
  .secondary-button,
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
  .secondary-button,
  .auto {
    border: 2px solid var(--_cb-edge);
    background: var(--_cb-panel);
    font-size: 0.88rem;
  }
  .auto {
    flex: none;
    gap: 0.35rem;
    max-inline-size: 7rem;
    padding: 0 0.4rem;
    font-size: 0.82rem;
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
    min-block-size: 4.9rem;
    padding: 0.35rem 0.6rem;
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
  .secondary-button[aria-disabled='true'] {
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
    .deed:not([aria-disabled='true']),
    .first [aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
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
      animation: waits calc(1.1s * ${loopSpeed}) ease-in-out 4 alternate;
    }
  }
  @keyframes waits {
    to {
      transform: translateY(-2px);
    }
  }
`;
