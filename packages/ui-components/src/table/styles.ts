/** Layout of a table: one column on phones, seats around the middle on wide screens. Heights never depend on the number of cards in hand. */
import { css } from 'lit';
import { bigScreenStyles } from './big-screen-styles.ts';
import { handStyles } from './hand-styles.ts';
import { landscapeStyles } from './landscape-styles.ts';
import { panelStyles } from './panel-styles.ts';

const layoutStyles = css`
  :host {
    --_cb-panel-width: 20rem;
    position: relative;
    container: table / size;
    min-block-size: var(--cb-table-min-height, 34rem);
    background: var(--_cb-table);
    overflow: hidden auto;
  }
  .table {
    position: relative;
    display: grid;
    grid-template:
      'rivals' max-content
      'middle' minmax(8.5rem, 1fr)
      'ask' max-content
      'own' max-content
      'hand' max-content
      'bar' max-content / minmax(0, 1fr);
    block-size: 100%;
    min-block-size: inherit;
  }
  /* This element wraps everything that becomes inert while a sheet is open. */
  .room {
    display: contents;
  }
  .waiting {
    grid-area: middle;
    place-self: center;
    font-style: italic;
  }
  .rivals {
    grid-area: rivals;
    display: flex;
    gap: 0.4rem;
    padding: 0.5rem 0.5rem 0.25rem;
  }
  .rivals cb-seat {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  .middle {
    grid-area: middle;
    container-type: size;
    display: grid;
    align-content: center;
    min-inline-size: 0;
  }
  .ask {
    grid-area: ask;
    position: relative;
    z-index: 3;
    display: grid;
    align-items: center;
    min-block-size: 3rem;
    padding: 0 0.75rem;
    text-align: center;
  }
  .ask > p {
    margin: 0;
    font-size: 1.02rem;
    font-weight: 700;
    text-wrap: balance;
    line-height: 1.25;
  }
  .own {
    grid-area: own;
    display: flex;
    align-items: stretch;
    gap: 0.4rem;
    padding: 0 0.5rem;
    min-inline-size: 0;
  }
  .own cb-seat {
    flex: none;
    inline-size: 6.4rem;
  }
  .hand {
    grid-area: hand;
    min-inline-size: 0;
  }
  .bar {
    grid-area: bar;
    position: relative;
    z-index: 4;
    container: bar / inline-size;
    display: flex;
    justify-content: center;
    border-block-start: 1.5px solid var(--_cb-edge);
    background: var(--_cb-panel);
  }
  .sky {
    position: absolute;
    inset: 0;
    z-index: 6;
    overflow: clip;
    pointer-events: none;
  }
  .ghost {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    will-change: transform;
  }
  cb-announcer {
    position: absolute;
  }

  /* Phones: more than three rivals sit in two rows, so that all are visible. */
  @container table (max-inline-size: 43.99rem) {
    .rivals:has(cb-seat:nth-child(4)) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0.35rem;
    }
    .rivals:has(cb-seat:nth-child(5)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .rivals:has(cb-seat:nth-child(7)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  /* Low phones: text and gaps shrink before the cards do. */
  @container table (max-inline-size: 43.99rem) and (max-block-size: 38.9rem) {
    .table {
      grid-template-rows: max-content minmax(7rem, 1fr) repeat(4, max-content);
      --_cb-hand-card: clamp(4rem, 18.5cqi, 5rem);
    }
    .rivals {
      padding-block: 0.35rem 0.1rem;
    }
    .ask {
      min-block-size: 2.6rem;
    }
    .ask > p {
      line-height: 1.15;
    }
  }
  /* Six wide labels and an unread count fit on a phone. */
  @container bar (max-inline-size: 26rem) {
    .tab,
    .bar ::slotted(*) {
      padding-inline: 0.15rem;
      font-size: 0.86rem;
    }
    .tab:has(.unread) {
      gap: 0.1em;
    }
  }
  /* Tablets: rivals sit around the far side, the outer ones lower. */
  @container table (min-inline-size: 44rem) {
    .rivals {
      justify-content: safe center;
      align-items: start;
      gap: clamp(0.75rem, 3cqi, 2.5rem);
      padding: 1rem 1rem 0.5rem;
    }
    .rivals:has(cb-seat:nth-child(5)) {
      gap: clamp(0.5rem, 1.2cqi, 2rem);
    }
    .rivals cb-seat {
      flex: 0 1 13rem;
      min-inline-size: 0;
    }
    .rivals cb-seat:first-child:not(:nth-last-child(-n + 2)),
    .rivals cb-seat:last-child:not(:nth-child(-n + 2)) {
      margin-block-start: 1.1rem;
    }
    .middle {
      margin: 0.25rem clamp(1rem, 6cqi, 6rem) 0;
      border-radius: 50% / 46%;
      background: color-mix(in srgb, var(--_cb-wood) 30%, var(--_cb-table));
      box-shadow:
        inset 0 0 0 2px color-mix(in srgb, var(--_cb-ink) 22%, transparent),
        0 6px 0 -1px color-mix(in srgb, var(--_cb-ink) 26%, transparent);
    }
    .ask > p {
      font-size: 1.2rem;
    }
    .own {
      justify-content: center;
      gap: 0.75rem;
    }
    .own cb-seat {
      inline-size: 11rem;
    }
  }
  .wide {
    grid-template-rows: max-content minmax(11rem, 1fr) repeat(4, max-content);
  }
`;

export const tableStyles = [layoutStyles, panelStyles, landscapeStyles, bigScreenStyles, handStyles];
