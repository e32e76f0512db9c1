import { css } from 'lit';
import { rivalPilesStyles } from './rival-piles.ts';
import { standingStyles } from './standing.ts';

const deskStyles = css`
  /* Its height counts too: on a low table the piles are smaller. */
  :host {
    container-type: size;
    min-block-size: 37rem;
  }
  .table {
    grid-template-rows: max-content minmax(4rem, 1fr) repeat(4, max-content);
  }
  /* Who only watches sees four seats: two by two on a phone. */
  .rivals:has(cb-seat:nth-child(4)) {
    flex-wrap: wrap;
  }
  @container table (max-inline-size: 44rem) {
    .rivals cb-seat:nth-last-child(4):first-child,
    .rivals cb-seat:nth-last-child(4):first-child ~ cb-seat {
      flex-basis: 45%;
    }
  }
  .roll {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: 0.75rem;
    padding-inline: 0.75rem;
  }
  /* The lid of a cheese box: the die rolls on it. */
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
  /* Over the seat, so that nothing moves when somebody has finished. */
  .won-place {
    position: absolute;
    inset-block-start: 1.55rem;
    inset-inline-end: 0.5rem;
    background: var(--_cb-panel);
    padding: 0 0.5em;
    border: 2px solid var(--_cb-glow);
    border-radius: 1em;
    font-weight: 700;
  }
  @container table (min-inline-size: 44rem) {
    .table {
      grid-template-rows: max-content minmax(6rem, 1fr) repeat(4, max-content);
    }
    .warn {
      font-size: 1rem;
    }
    .own {
      inline-size: 100%;
      max-inline-size: clamp(21.5rem, 100cqb - 24rem, 46rem);
      margin-inline: auto;
    }
    .thrower {
      inline-size: 5rem;
    }
    .lid {
      inline-size: min(10rem, 100cqb - 1.5rem);
    }
    .lid cb-die {
      --cb-die-size: min(4.5rem, 100cqb - 4rem);
    }
  }
`;

export const mensErgerStyles = [rivalPilesStyles, standingStyles, deskStyles];
