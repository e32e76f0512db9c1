/** The status line above a table: whose turn, for how long, or the result. */
import type { Seat } from '@cheeseboard/engine';
import { tableText } from '@cheeseboard/engine/text';
import type { GameKit } from '@cheeseboard/ui-components/kits';
import { html, type TemplateResult } from 'lit';
import { settings } from '../../storage/settings.ts';
import type { TableState } from '../../tables/table.ts';
import type { Language } from '../../words/language.ts';
import { menuIcon, muteIcon, soundIcon, undoIcon } from './icons.ts';
import { isAlone, me, mustAnswer, nameAt, namesOf, turnIn } from './seats.ts';
import './time.ts';
import type { PlayWords } from './words/index.ts';

export interface TopBarOptions {
  readonly state: TableState;
  readonly words: PlayWords;
  readonly language: Language;
  readonly kit: GameKit | null;
  /** The words "via" and the carrier's name; null if the reader's connection is direct. */
  readonly via: string | null;
  /** True if the match is over, but the table still shows its last step. */
  readonly isEnding: boolean;
  /** Whether the bots wait until the reader has read an explanation. */
  readonly isExplaining: boolean;
  /** Whether the result is on the screen. */
  readonly isResultOpen: boolean;
  /** Whose turn it is after what the table shows now, where it is nobody's; null if unknown. */
  readonly next: Seat | null;
  readonly openMenu: () => void;
  readonly openResult: () => void;
  /** Undoes the reader's last move, or asks the others; null if there is nothing to undo. */
  readonly undo: (() => void) | null;
  /** On a phone beside a big screen: whether the whole table is shown, and a function that changes it. */
  readonly handOrTable: { readonly isTable: boolean; readonly toggle: () => void } | null;
}

export function topBar(top: TopBarOptions): TemplateResult {
  const { state, words } = top;
  const sound = settings.get('sound');
  const isOver = state.phase === 'over';
  return html`<div class="top">
    <button class="icon" aria-label=${words.menu} aria-haspopup="dialog" @click=${top.openMenu}>${menuIcon}</button>
    <div class="status">${isOver ? html`<strong class="result">${resultOf(top)}</strong>` : turnText(top)}</div>
    ${isOver && !top.isResultOpen ? html`<button class="button small next" @click=${top.openResult}>${words.seeResult}</button>` : ''}
    ${
      top.undo
        ? html`<button class="button small undo" @click=${top.undo}>${undoIcon}<span class=${top.handOrTable ? 'beside' : ''}>${isAlone(state) ? words.undo : words.askUndo}</span></button>`
        : ''
    }
    <slot name="top"></slot>
    ${
      top.handOrTable
        ? html`<button class="button small" @click=${top.handOrTable.toggle}>${top.handOrTable.isTable ? words.toHand : words.toTable}</button>`
        : html`<button class="icon" role="switch" aria-checked=${sound} aria-label=${words.sound} @click=${() => settings.set('sound', !sound)}>
            ${sound ? soundIcon : muteIcon}
          </button>`
    }
  </div>`;
}

/** Who wins. The scores are on the sheet; with them the line would be too long for a phone. */
function resultOf({ state, words, language }: TopBarOptions): string {
  const { match } = state;
  if (!match?.result) return '';
  const { viewer } = match.view;
  const players = { names: namesOf(state, words), you: viewer === 'spectator' ? null : viewer };
  return tableText[language].result(match.result.winners, null, players);
}

/** Whose turn it is, or will be once the table has shown what happens. */
export function turnLine(
  state: TableState,
  words: PlayWords,
  isEnding: boolean,
  next: Seat | null = null,
): string {
  const turn = state.match ? turnIn(state.match.view) : null;
  const viewer = state.match?.view.viewer;
  if (turn !== null) return turn === viewer ? words.yourTurn : words.turnOf(nameAt(state, turn, words));
  if (mustAnswer(state)) return words.yourTurn;
  if (isEnding) return words.lastMove;
  if (next === null) return words.inProgress;
  return next === viewer ? words.youNext : words.nextIs(nameAt(state, next, words));
}

function turnText({
  state,
  words,
  kit,
  language,
  via,
  isEnding,
  isExplaining,
  next,
}: TopBarOptions): TemplateResult {
  const { match, paused } = state;
  const line = isExplaining ? words.teaching.botsWait : turnLine(state, words, isEnding, next);
  if (!match) return html`<strong>${line}</strong>`;
  const turn = turnIn(match.view);
  const isAsked = mustAnswer(state);
  const isOwnTurn = turn === null ? isAsked : turn === match.view.viewer;
  const { clock, breath } = match;
  if (breath?.readers) {
    return html`<span class="quiet"
      >${words.reading} ${breath.left === null ? '' : html`<cbp-time aria-live="off" .left=${breath.left} .at=${breath.at}></cbp-time>`}</span
    >`;
  }
  if (breath && !isAsked) {
    return html`<span class="quiet"
      >${kit?.texts[language].breath?.now ?? ''} <cbp-time aria-live="off" .left=${breath.left ?? 0} .at=${breath.at}></cbp-time
    ></span>`;
  }
  const time =
    clock && clock.running !== false
      ? html`<cbp-time .left=${clock.left} .at=${clock.at} .say=${words.timeLeft}></cbp-time>`
      : '';
  return html`<strong class=${isOwnTurn && isAsked ? 'mine' : ''}>${line}</strong>
    ${isAsked && !isOwnTurn ? html`<span class="answer">${words.yourAnswer}</span>` : ''}
    ${match.view.viewer === 'spectator' && !me(state)?.board ? html`<span class="quiet">${words.watching}</span>` : ''}
    ${paused === null && turn !== null ? time : ''}
    ${via === null ? '' : html`<span class="quiet">${via}</span>`}`;
}
