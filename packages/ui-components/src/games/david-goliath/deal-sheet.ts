/** The sheet at the end of a deal: each player's colours, what each is worth, and the totals. */
import type { Seat } from '@cheeseboard/engine';
import type { View } from '@cheeseboard/engine/david-goliath';
import { css, html, type TemplateResult } from 'lit';
import { ranked } from '../../score-sheet/ranked.ts';
import type { ScorePlayer } from '../../score-sheet/score-sheet.ts';
import type { Sheet } from '../../table/sheet.ts';
import type { Words } from '../../words/index.ts';
import { byColour, colourIcon } from './colours-won.ts';
import type { DavidGoliathWords } from './words.ts';

interface DealSheetOptions {
  readonly title: string;
  readonly button: string;
  readonly players: readonly ScorePlayer[];
  readonly winners: readonly Seat[];
  readonly words: Words;
  readonly gameWords: DavidGoliathWords;
}

export function dealSheet(
  view: View,
  { title, button, players, winners, words, gameWords }: DealSheetOptions,
): Sheet {
  const isOver = winners.length > 0;
  const breakdown = scoreBreakdown(view.won, view.scores.at(-1) ?? [], players, words, winners);
  const sums = html`<cb-score-sheet .roundName=${gameWords.deal} .players=${players} .rounds=${view.scores} .totals=${view.totals} .winners=${winners}></cb-score-sheet>`;
  // A single deal has no totals of its own.
  const isOnlyDeal = isOver && view.scores.length === 1;
  return {
    title,
    sentence: gameWords.howItCounts,
    button,
    last: isOver,
    // At the end of the game the totals come first; after a deal, the details.
    body: isOnlyDeal ? breakdown : isOver ? html`${sums}${breakdown}` : html`${breakdown}${sums}`,
  };
}

/** Each player's colours, and what each is worth. */
export const scoreBreakdown = (
  won: View['won'],
  scores: readonly number[],
  players: readonly ScorePlayer[],
  words: Words,
  /** Once the game is over: the best are first. */
  winners: readonly Seat[] = [],
): TemplateResult => html`<ul class="accounts">
    ${ranked(scores, winners).map((seat) => {
      const cards = won[seat]!;
      return html`<li class=${winners.includes(seat) ? 'winner' : ''}>
        <strong>${players[seat]?.name}</strong>
        <span class="sums">${byColour(cards)
          .filter(({ numbers }) => numbers.length > 0)
          .map(
            ({ colour, numbers, worth }) => html`<span class="sum"
              >${colourIcon(colour)}<span class="spoken">${words.colours[colour]} </span>${numbers.join(numbers.length < 3 ? '+' : ', ')}${numbers.length === 1 ? '' : html`<b> = ${worth}</b>`}</span
            > `,
          )}</span>
        <b class="points">${scores[seat] ?? 0}${winners.includes(seat) ? html`<span class="spoken">, ${words.winner}</span>` : ''}</b>
      </li>`;
    })}
  </ul>`;

export const dealSheetStyles = css`
  .accounts {
    margin: 0.5rem 0 1rem;
    padding: 0;
    list-style: none;
  }
  .accounts li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 0.75rem;
    padding-block: 0.35rem;
    border-block-end: 1px solid color-mix(in srgb, var(--_cb-edge) 55%, transparent);
  }
  .sums {
    grid-row: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.9rem;
    font-size: 0.9rem;
    font-variant-numeric: tabular-nums;
  }
  .sum {
    display: inline-flex;
    align-items: center;
    gap: 0.25em;
    white-space: pre;
  }
  .points {
    grid-column: 2;
    grid-row: 1 / span 2;
    align-self: center;
    font-size: 1.3rem;
    font-variant-numeric: tabular-nums;
  }
`;
