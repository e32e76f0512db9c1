/**
 * What a seat shows: points, number of tokens (never which), whether an answer is pending, and extra turns. A large seat also shows
 * the foremost mouse and the tokens that were played.
 */
import type { Seat } from '@cheeseboard/engine';
import type { View } from '@cheeseboard/engine/gouda-gouda';
import { html, type TemplateResult } from 'lit';
import { cheeseWedge } from '../../art/cheese.ts';
import { tokenArt } from '../../art/token.ts';
import type { BoardWords } from '../../words/boards/index.ts';
import type { Words } from '../../words/index.ts';
import { playedTokens, progressText, type StandingsOptions } from './standings.ts';
import type { GoudaGoudaWords } from './words.ts';

export interface SeatStatusOptions extends StandingsOptions {
  readonly boards: BoardWords;
  readonly words: Words;
}

export function seatStatus(view: View, seat: Seat, options: SeatStatusOptions): TemplateResult {
  const { gameWords, boards, words } = options;
  return html`<div class="purse">
      ${pointsBadge(view, seat, words)} ${seat === view.viewer ? '' : tokenBadge(view, seat, boards)}
      ${answerIcon(view, seat, gameWords)} ${extraTurnsBadge(view, seat, gameWords)}
    </div>
    <div class="more">
      ${view.options.powers === 'on' && view.spent[seat]!.some((count) => count > 0) ? playedTokens(view, seat, options) : ''}
      <span class="progress">${progressText(view, seat, options)}</span>
    </div>`;
}

/** Points, if a festival option is on. */
export function pointsBadge({ options, scores }: View, seat: Seat, words: Words): TemplateResult | '' {
  if (options.festival === 'off') return '';
  const points = scores[seat]!;
  return html`<span class="few"><svg class="art" viewBox="-32 -22 64 44" aria-hidden="true">${cheeseWedge}</svg
    ><b aria-hidden="true">${points}</b><span class="spoken">${words.points(points)}</span></span>`;
}

function tokenBadge(
  { options, phase, tokenCounts }: View,
  seat: Seat,
  boards: BoardWords,
): TemplateResult | '' {
  if (options.powers === 'off' || phase === 'first' || phase === 'tokens') return '';
  const count = tokenCounts[seat]!;
  return html`<span class="few held">${Array.from({ length: Math.max(count, 1) }, () => html`<svg class="art ${count === 0 ? 'gone' : ''}" viewBox="0 0 48 48" aria-hidden="true">${tokenArt(undefined)}</svg>`)}<b aria-hidden="true">${count}</b><span class="spoken">${count === 0 ? boards.noTokens : boards.tokensFaceDown(count)}</span></span>`;
}

/** A speech bubble while the answer is pending, a tick once the player has passed. */
function answerIcon(
  { window, phase, asked, passed }: View,
  seat: Seat,
  words: GoudaGoudaWords,
): TemplateResult | '' {
  if (window === null && phase !== 'vote') return '';
  if (asked.includes(seat))
    return html`<span class="answer asked"><svg class="art sign" viewBox="0 0 20 18" aria-hidden="true"><path d="M3 2H17V12H10L6 16V12H3Z"></path><path d="M7 7h.01M10 7h.01M13 7h.01" stroke-width="2.6"></path></svg
      ><span class="word">${words.stillAsked}</span></span>`;
  return passed.includes(seat)
    ? html`<span class="answer passed"><svg class="art sign" viewBox="0 0 20 18" aria-hidden="true"><path d="M4 10L8.4 14L16 4.6" stroke-width="2.8"></path></svg
        ><span class="word">${words.hasPassed}</span></span>`
    : '';
}

export function extraTurnsBadge(
  { active, extraTurns }: View,
  seat: Seat,
  words: GoudaGoudaWords,
): TemplateResult | '' {
  if (extraTurns === 0 || seat !== active) return '';
  return html`<span class="turns"><span aria-hidden="true">+${extraTurns}</span><span class="spoken">${words.moreTurns(extraTurns)}</span></span>`;
}
