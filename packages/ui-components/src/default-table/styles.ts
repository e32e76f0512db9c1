import { css } from 'lit';

export const defaultTableStyles = css`
  .things {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: safe center;
    gap: 0.75rem;
    max-block-size: 100cqb;
    padding: 0.5rem 0.75rem;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .sentences {
    display: grid;
    gap: 0.3rem;
    max-inline-size: 34rem;
    margin: 0;
    padding: 0;
    list-style: none;
    text-align: center;
    text-wrap: balance;
  }
  .panel .sentences,
  .sheet .sentences {
    text-align: start;
  }
  .hand > .sentences {
    margin: 0.4rem auto;
    padding-inline: 0.75rem;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
    --cb-card-width: clamp(3rem, 14cqi, 5.5rem);
  }
  .row li {
    position: relative;
    display: grid;
    justify-items: center;
  }
  .owner {
    max-inline-size: var(--cb-card-width);
    overflow: hidden;
    text-overflow: ellipsis;
    font-size: 0.85rem;
  }
  .count {
    position: absolute;
    inset: -0.4rem -0.4rem auto auto;
    min-inline-size: 1.6em;
    padding-inline: 0.35em;
    border-radius: 1em;
    border: 1.5px solid var(--_cb-edge);
    background: var(--_cb-panel);
    font-size: 0.85rem;
    font-weight: 700;
    text-align: center;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    justify-content: safe center;
    align-content: start;
    gap: 0.45rem;
    block-size: clamp(6.2rem, 26cqb, 15rem);
    padding: 0.4rem 0.75rem 0.6rem;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .hand:has(cb-hand) .choices {
    block-size: 6.2rem;
  }
  .kind {
    display: contents;
  }
  .choice {
    display: inline-grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0.2rem 0.8rem;
    border-radius: var(--_cb-radius);
    border: 2px solid var(--_cb-edge);
    background: var(--_cb-panel);
    box-shadow: 0 2px 5px var(--_cb-shadow);
    font-weight: 700;
    line-height: 1.15;
    text-align: center;
  }
  .choice.back {
    background: none;
    box-shadow: none;
  }
  @media (hover: hover) {
    .choice:hover {
      border-color: var(--_cb-glow);
    }
  }
  @media (forced-colors: active) {
    .choice {
      border-color: ButtonText;
    }
  }
`;
