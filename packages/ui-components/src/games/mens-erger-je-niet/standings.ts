/** The standings: each player's piles, best first. For the scores panel and the last sheet. */
import type { Seat } from '@cheeseboard/engine';
import { pileNumbers, type View } from '@cheeseboard/engine/mens-erger-je-niet';
import { css, html, type TemplateResult } from 'lit';
import type { Colour } from '../../art/colours.ts';
import { personBadge } from '../../art/person.ts';
import type { BoardWords } from '../../words/boards/index.ts';
import type { MensErgerWords } from './words.ts';

export interface StandingsOptions {
  readonly view: View;
  readonly names: readonly string[];
  readonly colourOf: (seat: Seat) => Colour;
  /** The place of each seat once the game is over; null until then. */
  readonly ranking: readonly number[] | null;
  readonly words: BoardWords;
  readonly gameWords: MensErgerWords;
}

export function standings({
  view,
  names,
  colourOf,
  ranking,
  words,
  gameWords,
}: StandingsOptions): TemplateResult {
  const places = view.piles.map((_, seat) => ranking?.[seat] ?? (view.finished.indexOf(seat) + 1 || null));
  const order = view.piles
    .map((_, seat) => seat)
    .sort((a, b) => (places[a] ?? 9) - (places[b] ?? 9) || view.cards[b]! - view.cards[a]! || a - b);
  return html`<ol class="standing" aria-label=${gameWords.standing}>
    ${order.map((seat) => {
      const place = places[seat] ?? null;
      return html`<li class=${place === 1 ? 'first' : ''} data-seat=${seat}>
        <span class="place">${place === null ? '' : gameWords.place(place)}</span>
        <span class="player"
          >${playerIcon(colourOf(seat), names[seat]!)}<strong>${names[seat]}</strong></span
        >
        <span class="far">${words.cardsHome(view.cards[seat]!)}</span>
        <span class="row">${pileNumbers.map(
          (pile) =>
            html`<cb-pile compact colour=${colourOf(seat)} pile=${pile} height=${view.piles[seat]![pile - 1]!}></cb-pile>`,
        )}</span>
      </li>`;
    })}
  </ol>`;
}

export const playerIcon = (colour: Colour, name: string): TemplateResult =>
  html`<svg class="art sign" viewBox="-12 -12 24 24" aria-hidden="true">${personBadge(colour, name)}</svg>`;

export const standingStyles = css`
  .standing {
    display: grid;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .standing li {
    display: grid;
    grid-template-columns: minmax(2.2rem, max-content) minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.1rem 0.5rem;
    padding: 0.45rem 0.6rem;
    border-radius: var(--_cb-radius);
    box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--_cb-edge) 60%, transparent);
  }
  .standing .first {
    box-shadow: inset 0 0 0 3px var(--_cb-glow);
  }
  .place {
    font-size: 1.3rem;
    font-weight: 700;
    text-align: center;
  }
  .player {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    min-inline-size: 0;
  }
  .player strong {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .sign {
    flex: none;
    inline-size: 1.1rem;
    block-size: 1.1rem;
  }
  .far {
    color: var(--_cb-quiet);
    font-variant-numeric: tabular-nums;
  }
  .row {
    grid-column: 2 / -1;
    display: grid;
    grid-template-columns: repeat(2, max-content);
    gap: 0.1rem 0.9rem;
  }
  @container table (min-inline-size: 44rem) {
    .sheet .row {
      grid-template-columns: repeat(4, 5.5rem);
    }
  }
`;
