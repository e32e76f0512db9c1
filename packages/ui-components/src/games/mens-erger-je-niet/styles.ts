import { css } from 'lit';
import { loopSpeed } from '../../motion/loop-speed.ts';
import { desktopStyles } from './desktop-styles.ts';
import { landscapeStyles } from './landscape-styles.ts';
import { rivalPilesStyles } from './rival-piles.ts';
import { standingStyles } from './standings.ts';

const tableLayoutStyles = css`
  .table {
    grid-template-rows: max-content minmax(4rem, 1fr) repeat(4, max-content);
  }
  .roll {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: 0.75rem;
    padding-inline: 0.75rem;
  }
  /* The dice tray looks like the lid of a cheese box. */
  .lid {
    grid-column: 2;
    display: grid;
    place-items: center;
    inline-size: min(7.5rem, 100cqb - 0.5rem);
    aspect-ratio: 1;
    border-radius: 50%;
    border: 3px solid var(--_cb-ink);
    background: var(--_cb-wood);
    box-shadow:
      inset 0 0 0 0.4rem color-mix(in srgb, var(--_cb-wood) 70%, var(--_cb-paper)),
      inset 0 0 0 calc(0.4rem + 1.5px) color-mix(in srgb, var(--_cb-ink) 45%, transparent),
      0 4px 8px var(--_cb-shadow);
  }
  .lid cb-die {
    --cb-die-size: min(3.4rem, 100cqb - 3rem);
  }
  .spent cb-die {
    opacity: 0.75;
  }
  button.lid {
    position: relative;
    padding: 0;
    color: inherit;
    cursor: pointer;
  }
  button.lid::after {
    content: '';
    position: absolute;
    inset: -7px;
    border-radius: 50%;
    border: 4px solid var(--_cb-cheese);
    outline: 1.5px solid var(--_cb-ink);
  }
  .ready cb-die {
    opacity: 1;
  }
  .roll-now {
    position: absolute;
    inset-block-end: -0.5rem;
    z-index: 1;
    padding: 0.1rem 0.6rem;
    border-radius: 1rem;
    border: 2px solid var(--_cb-ink);
    background: var(--_cb-cheese);
    color: var(--_cb-ink);
    font-weight: 800;
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: no-preference) {
    .ready cb-die {
      animation: itch calc(900ms * ${loopSpeed}) ease-in-out 3;
    }
    .ready:active cb-die {
      scale: 0.9;
    }
  }
  @keyframes itch {
    0%,
    60%,
    100% {
      rotate: 0deg;
    }
    70% {
      rotate: -9deg;
    }
    85% {
      rotate: 9deg;
    }
  }
  .thrower {
    grid-column: 1;
    grid-row: 1;
    justify-self: end;
    inline-size: 3.6rem;
    block-size: auto;
  }
  .warnings {
    flex: 1;
    display: grid;
    align-items: center;
    min-inline-size: 0;
    max-inline-size: 34rem;
  }
  .warn {
    justify-self: start;
    margin: 0;
    padding: 0.3rem 0.5rem;
    border-radius: 0.5rem;
    border: 2px dashed var(--_cb-danger);
    background: var(--_cb-panel);
    font-size: 0.85rem;
    line-height: 1.25;
  }
  .choices {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    min-inline-size: 0;
    max-inline-size: 34rem;
  }
  .choice {
    flex: 1 1 max-content;
    min-block-size: 44px;
    padding-inline: 0.75rem;
    border-radius: var(--_cb-radius);
    border: 2px solid var(--_cb-text);
    background: var(--_cb-table);
    color: var(--_cb-text);
    font-weight: 700;
  }
  .choice.main {
    background: var(--_cb-text);
    color: var(--_cb-panel);
  }
  .hand {
    padding: 0.25rem 0.5rem 0.5rem;
  }
  cb-piles-board {
    max-inline-size: max(clamp(17.5rem, 100cqb - 19.5rem, 21.5rem), min(100cqb - 24rem, 46rem));
    margin-inline: auto;
  }
  cb-seat {
    position: relative;
  }
  @container table (max-inline-size: 43.99rem) and (max-block-size: 38.9rem) {
    .table {
      grid-template-rows: max-content minmax(3.6rem, 1fr) repeat(4, max-content);
    }
    .ask {
      min-block-size: 2.2rem;
    }
    .hand {
      padding-block: 0.2rem 0.3rem;
    }
  }
  /* The rank of a player who has finished covers part of the seat, so that nothing moves when it appears. */
  .won-place {
    position: absolute;
    inset-block-start: 1.6rem;
    inset-inline-end: 0.4rem;
    line-height: 1.3;
    font-size: 0.9em;
    background: var(--_cb-panel);
    padding: 0 0.5em;
    border: 2px solid var(--_cb-glow);
    border-radius: 1em;
    font-weight: 700;
  }
`;

/** For spectators: all piles, below the die or on both sides of it. */
const watchStyles = css`
  .watch {
    --_rows: 2;
    --_die: 4.5rem;
    --_beside: 0rem;
    --cb-card-width: clamp(
      1.7rem,
      min((100cqi - 3.5rem - var(--_beside)) / 8 - 0.3rem, ((100cqb - var(--_die) - 0.5rem) / var(--_rows) - 2.3rem) / 3.65),
      6rem
    );
    display: grid;
    grid-template: var(--_die) / repeat(2, max-content);
    justify-content: center;
    align-content: center;
    gap: 0.5rem 1rem;
    block-size: 100%;
  }
  .two {
    --_rows: 1;
  }
  .watch .roll {
    grid-column: 1 / -1;
    justify-self: center;
  }
  .watch .lid {
    inline-size: var(--_die);
  }
  .watch .lid cb-die {
    --cb-die-size: calc(var(--_die) * 0.55);
  }
  .theirs {
    display: grid;
    gap: 0.15rem;
    align-content: start;
  }
  /* A long name does not widen the piles. */
  .theirs .player {
    contain: inline-size;
  }
  /* If the middle of the table is wide, the piles are on both sides of the die. */
  @container (min-inline-size: 36rem) and (min-aspect-ratio: 1.35) {
    .watch {
      --_die: 0rem;
      --_beside: 15rem;
      grid-template: auto auto / max-content 13rem max-content;
      align-content: space-evenly;
      align-items: center;
    }
    .watch .roll {
      grid-area: 1 / 2 / span var(--_rows);
      grid-template-columns: auto;
      gap: 0.5rem;
      justify-items: center;
    }
    .watch .lid {
      grid-area: 2 / 1;
      inline-size: 8rem;
    }
    .watch .lid cb-die {
      --cb-die-size: 3.8rem;
    }
    .watch .thrower {
      grid-area: 1 / 1;
      justify-self: center;
    }
  }
`;

export const mensErgerStyles = [
  rivalPilesStyles,
  standingStyles,
  tableLayoutStyles,
  watchStyles,
  ...desktopStyles,
  landscapeStyles,
];
