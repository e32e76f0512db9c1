/** The sheet at the end of a round: harmless and poisonous snakes, cards left in hand, and the totals. */
import type { Seat } from '@cheeseboard/engine';
import { type Card, faceOf, isPoisonous, type View } from '@cheeseboard/engine/daumen-drauf';
import { css, html, type TemplateResult } from 'lit';
import { colourStyles } from '../../art/colours.ts';
import { ranked } from '../../score-sheet/ranked.ts';
import type { ScorePlayer } from '../../score-sheet/score-sheet.ts';
import type { Sheet } from '../../table/sheet.ts';
import type { Words } from '../../words/index.ts';
import { colourIcon, handIcon, harmlessIcon, poisonIcon, withSign } from './icons.ts';
import type { RoundResult } from './scenes.ts';
import type { DaumenDraufWords } from './words.ts';

interface RoundSheetOptions {
  readonly title: string;
  readonly button: string;
  readonly players: readonly ScorePlayer[];
  readonly winners: readonly Seat[];
  readonly words: Words;
  readonly gameWords: DaumenDraufWords;
}

export function roundSheet(view: View, round: RoundResult | undefined, options: RoundSheetOptions): Sheet {
  const { title, button, players, winners, gameWords } = options;
  return {
    title,
    sentence: gameWords.howItCounts,
    button,
    last: winners.length > 0,
    body: html`${round ? scoreBreakdown(round, options, view.totals) : ''}
      <cb-score-sheet .players=${players} .rounds=${view.scores} .totals=${view.totals} .winners=${winners}></cb-score-sheet>`,
  };
}

const scoreBreakdown = (
  { scored, won, left }: RoundResult,
  { players, winners, words, gameWords }: RoundSheetOptions,
  totals: readonly number[],
): TemplateResult =>
  html`<ul class="accounts">
    ${ranked(totals, winners).map((seat) => {
      const score = scored.scores[seat]!;
      const cards = won?.[seat] ?? [];
      const leftCards = left?.seat === seat ? left.cards : [];
      return html`<li class=${winners.includes(seat) ? 'winner' : ''}>
        <strong>${players[seat]?.name}</strong>
        <b class="points">${withSign(score)}</b>
        <span class="sums">
          ${scoreLine(harmlessIcon, gameWords.harmless(scored.harmless[seat]!), scored.harmless[seat]!, harmlessCards(cards), words)}
          ${scoreLine(poisonIcon, gameWords.poisonous(scored.poisonous[seat]!), -scored.poisonous[seat]!, cards.filter(isPoisonous), words)}
          ${leftCards.length > 0 ? scoreLine(handIcon, gameWords.left(leftCards.length), -leftCards.length, leftCards, words) : ''}
        </span>
      </li>`;
    })}
  </ul>`;

/** The snakes a player has won, where the rules let everybody see them (DD-14, DD-17). */
export const wonSnakes = (
  cards: readonly Card[],
  words: Words,
  gameWords: DaumenDraufWords,
): TemplateResult => {
  const harmless = harmlessCards(cards);
  const poisonous = cards.filter(isPoisonous);
  return html`<span class="sums">
    ${scoreLine(harmlessIcon, gameWords.harmless(harmless.length), harmless.length, harmless, words)}
    ${scoreLine(poisonIcon, gameWords.poisonous(poisonous.length), -poisonous.length, poisonous, words)}
  </span>`;
};

const harmlessCards = (cards: readonly Card[]): Card[] => cards.filter((card) => !isPoisonous(card));

const scoreLine = (
  picture: TemplateResult,
  spokenLabel: string,
  points: number,
  cards: readonly Card[],
  words: Words,
): TemplateResult => html`<span class="sum"
    ><span class="worth">${picture}<span class="spoken">${spokenLabel}: </span>${withSign(points)}</span>
    <span class="snakes">${cards.map((card) => {
      const { colour, number } = faceOf(card);
      return html`<span class="mini" .style="background: ${colourStyles[colour].pale}">${colourIcon(colour)}<span class="spoken">${words.colours[colour]} </span>${number}</span> `;
    })}</span></span
  >`;

export const roundSheetStyles = css`
  .accounts {
    margin: 0 0 1rem;
    padding: 0;
    list-style: none;
  }
  .accounts li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.1rem 0.75rem;
    padding-block: 0.4rem;
    border-block-end: 1px solid color-mix(in srgb, var(--_cb-edge) 55%, transparent);
  }
  .points {
    font-size: 1.2rem;
    font-variant-numeric: tabular-nums;
  }
  .sums {
    grid-column: 1 / -1;
    display: grid;
    gap: 0.15rem;
    font-size: 0.9rem;
    font-variant-numeric: tabular-nums;
  }
  .sum {
    display: flex;
    align-items: start;
    gap: 0.5rem;
  }
  .snakes {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem;
  }
  .worth {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
    flex: none;
    min-inline-size: 3.2em;
    font-weight: 700;
  }
  .worth .sign {
    inline-size: 1.15em;
    block-size: 1.15em;
  }
  .mini {
    display: inline-flex;
    align-items: center;
    gap: 0.2em;
    padding-inline: 0.4em;
    border-radius: 0.35em;
    color: var(--_cb-ink);
    line-height: 1.3;
  }
  .mini .sign {
    inline-size: 0.8em;
    block-size: 0.8em;
  }
  @container table (min-inline-size: 44rem) {
    .accounts .sums {
      grid-template-columns: 1fr 1fr;
      column-gap: 1rem;
    }
  }
`;
