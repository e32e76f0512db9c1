/** A rival's four piles: their height, and which would be sent home. As steps on a phone, as cards where there is room and for spectators. */
import type { Seat } from '@cheeseboard/engine';
import { pileNumbers } from '@cheeseboard/engine/mens-erger-je-niet';
import { css, html, svg, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Colour } from '../../art/colours.ts';
import { paint } from '../../art/ink.ts';
import type { SeatPile } from '../../piles-board/piles-board.ts';
import type { BoardWords } from '../../words/boards/index.ts';

/** A house icon for a pile that would be sent home. */
const house = svg`<path d="M2 12L12 3L22 12V21H2Z" fill=${paint.fang}></path><path d="M9 21V14H15V21" fill=${paint.paper} stroke-width="1.4"></path>`;

export interface RivalPilesOptions {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: Colour;
  readonly row: readonly number[];
  /** Piles that just changed. */
  readonly changedPiles: readonly SeatPile[];
  /** Piles that would be, or are being, sent home. */
  readonly threatenedPiles: readonly SeatPile[];
  readonly words: BoardWords;
  /** True to show cards instead of steps. */
  readonly large?: boolean;
}

export function rivalPiles(piles: RivalPilesOptions): TemplateResult {
  const { seat, name, colour, row, changedPiles, threatenedPiles, words, large = false } = piles;
  const includesPile = (piles: readonly SeatPile[], pile: number): boolean =>
    piles.some((candidate) => candidate.seat === seat && candidate.pile === pile);
  return html`<div class=${large ? 'large-piles' : 'small-piles'} role="group" aria-label=${words.pilesOf(name)}>
    <span class="home" data-place="home:${seat}" aria-hidden="true"></span>
    ${pileNumbers.map((pile) => {
      const isThreatened = includesPile(threatenedPiles, pile);
      return html`<div class=${classMap({ small: true, fresh: includesPile(changedPiles, pile), hit: isThreatened })} data-place="pile:${seat}:${pile}">
        <cb-pile ?compact=${!large} colour=${colour} pile=${pile} height=${row[pile - 1] ?? 0}></cb-pile>
        ${isThreatened ? html`<svg class="art house" viewBox="0 0 24 24" aria-hidden="true">${house}</svg><span class="spoken">${words.captured}</span>` : ''}
      </div>`;
    })}
  </div>`;
}

export const rivalPilesStyles = css`
  .small-piles {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: 0.15rem 0.1rem;
    margin-block-start: 0.2rem;
  }
  .small {
    position: relative;
    display: grid;
    justify-content: start;
    padding: 1px;
    border-radius: 6px;
  }
  .small-piles cb-pile {
    font-size: 0.8rem;
  }
  /* The rosette overlaps the steps: there is no room beside them. */
  .small-piles cb-pile::part(seal) {
    position: absolute;
    inset-block-start: -1px;
    inset-inline-start: 2.1em;
    inline-size: 1.3em;
    block-size: 1.75em;
  }
  .large-piles {
    display: grid;
    grid-template-columns: repeat(4, max-content);
    gap: 0.25rem;
  }
  .large-piles .small {
    justify-content: center;
    border-radius: 10px;
  }
  .large-piles .house {
    inset-block-start: -0.5rem;
    inset-inline-end: -0.35rem;
    inline-size: 1.7rem;
    block-size: 1.7rem;
  }
  /* Captured cards fly to the mouse of their owner. */
  .home {
    position: absolute;
    inset: 0.4rem auto auto 0.6rem;
    inline-size: 2rem;
    block-size: 1.65rem;
  }
  .fresh {
    background: color-mix(in srgb, var(--_cb-cheese) 55%, var(--_cb-panel));
  }
  .hit {
    outline: 2px dashed var(--_cb-danger);
    background: color-mix(in srgb, var(--_cb-danger) 20%, var(--_cb-panel));
  }
  .house {
    position: absolute;
    inset-block-start: -7px;
    inset-inline-end: -4px;
    inline-size: 1.15rem;
    block-size: 1.15rem;
  }
  /* The container is the seat: in a small seat the text is smaller. */
  @container (max-inline-size: 7.2rem) {
    .small-piles cb-pile {
      font-size: 0.66rem;
    }
  }
  @container table (max-inline-size: 44rem) {
    cb-seat:only-child .small-piles {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  @media (forced-colors: active) {
    .fresh {
      outline: 2px solid Highlight;
    }
  }
`;
