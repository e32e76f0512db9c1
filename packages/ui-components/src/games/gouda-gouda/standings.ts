/** The standings: cheeses eaten, progress and tokens played. For the scores panel and the last sheet. */
import type { Seat } from '@cheeseboard/engine';
import { boards, type Kind, kinds, type View } from '@cheeseboard/engine/gouda-gouda';
import { css, html, type TemplateResult } from 'lit';
import { cheeseWedge } from '../../art/cheese.ts';
import type { Colour } from '../../art/colours.ts';
import { racer } from '../../art/racer.ts';
import { tokenArt } from '../../art/token.ts';
import type { GoudaGoudaWords } from './words.ts';

export interface StandingsOptions {
  readonly gameWords: GoudaGoudaWords;
  readonly kinds: { readonly [K in Kind]: string };
  readonly points: (points: number) => string;
  readonly nameOf: (seat: Seat) => string;
  readonly colourOf: (seat: Seat) => Colour;
  readonly placeName: (place: number) => string;
  /** Who has won; empty until the game is over. */
  readonly winners: readonly Seat[];
}

export function standings(view: View, words: StandingsOptions): TemplateResult {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const ranking = seats.sort(
    (a, b) =>
      view.scores[b]! - view.scores[a]! ||
      firstCheeseIndex(view, a) - firstCheeseIndex(view, b) ||
      foremostPlace(view, b).row - foremostPlace(view, a).row,
  );
  return html`<ol class="standings">
    ${ranking.map(
      (seat) => html`<li class=${words.winners.includes(seat) ? 'first' : ''}>
        <svg class="art mouse" viewBox="-1 0 50 40" aria-hidden="true">${racer(words.colourOf(seat))}</svg>
        <div>
          <strong>${words.nameOf(seat)}</strong>
          <span>${progressText(view, seat, words)}</span>
        </div>
        ${eatenCheeses(view, seat)}
        ${view.options.powers === 'on' ? playedTokens(view, seat, words) : ''}
      </li>`,
    )}
  </ol>`;
}

const firstCheeseIndex = ({ eaten }: View, seat: Seat): number => {
  const firstMealIndex = eaten.findIndex((cheese) => cheese.seat === seat);
  return firstMealIndex === -1 ? eaten.length : firstMealIndex;
};

/** The place of a seat's foremost mouse; row −1 if it has none left. */
function foremostPlace({ mice, options }: View, seat: Seat): { place: number; row: number } {
  const { places } = boards[options.board];
  return mice.reduce(
    (front, counts, place) =>
      counts[seat]! > 0 && places[place]!.row > front.row ? { place, row: places[place]!.row } : front,
    { place: 0, row: -1 },
  );
}

export function progressText(
  view: View,
  seat: Seat,
  { gameWords, points, placeName }: StandingsOptions,
): string {
  const cheeses = view.eaten.filter((cheese) => cheese.seat === seat).length;
  if (view.options.festival === 'off' && cheeses > 0) return gameWords.atCheese;
  const front = foremostPlace(view, seat);
  const frontText = front.row >= 0 ? gameWords.front(placeName(front.place)) : '';
  if (cheeses === 0) return frontText;
  const sum = view.options.festival === 'scattered' ? `, ${points(view.scores[seat]!)}` : '';
  return `${gameWords.ate(cheeses)}${sum}`;
}

const eatenCheeses = (
  view: View,
  seat: Seat,
): TemplateResult => html`<span class="cheeses" aria-hidden="true">
    ${view.eaten.flatMap((cheese) =>
      cheese.seat === seat
        ? [
            html`<span class="wedge"><svg class="art" viewBox="-32 -22 64 44">${cheeseWedge}</svg>${cheese.points > 1 ? html`<b>${cheese.points}</b>` : ''}</span>`,
          ]
        : [],
    )}
  </span>`;

/** The tokens that a seat has played, which are public. */
export function playedTokens(
  view: View,
  seat: Seat,
  { gameWords, kinds: called }: StandingsOptions,
): TemplateResult {
  const playedKinds = kinds.flatMap((kind, index) => new Array<Kind>(view.spent[seat]![index]!).fill(kind));
  const spokenLabel =
    playedKinds.length === 0
      ? gameWords.nothingPlayed
      : `${gameWords.played}: ${playedKinds.map((kind) => called[kind]).join(', ')}`;
  return html`<span class="spent" role="img" aria-label=${spokenLabel}>
    ${playedKinds.map((kind) => html`<svg class="art" viewBox="0 0 48 48" aria-hidden="true">${tokenArt(kind)}</svg>`)}
  </span>`;
}

export const standingsStyles = css`
  .standings {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .standings li {
    display: grid;
    grid-template-columns: 2.6rem 1fr auto;
    align-items: center;
    gap: 0.15rem 0.6rem;
    padding-block: 0.45rem;
    border-block-start: 1px solid color-mix(in srgb, var(--_cb-edge) 55%, transparent);
  }
  .standings li:first-child {
    border: 0;
  }
  .standings .first {
    padding-inline: 0.5rem;
    border-radius: var(--_cb-radius);
    box-shadow: inset 0 0 0 3px var(--_cb-glow);
  }
  .standings .mouse {
    block-size: 2.1rem;
  }
  .standings div > span {
    display: block;
    color: var(--_cb-quiet);
    font-size: 0.9rem;
  }
  .cheeses,
  .spent {
    display: flex;
    gap: 0.2rem;
  }
  .wedge {
    position: relative;
  }
  .wedge .art {
    inline-size: 2.2rem;
    block-size: 1.5rem;
  }
  .wedge b {
    position: absolute;
    inset: -0.35rem -0.2rem auto auto;
    min-inline-size: 1.35em;
    border: 1.5px solid var(--_cb-ink);
    border-radius: 1em;
    background: var(--_cb-paper);
    color: var(--_cb-ink);
    font-size: 0.75rem;
    line-height: 1.25;
    text-align: center;
  }
  .spent {
    grid-column: 2 / -1;
  }
  .spent .art {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
`;
