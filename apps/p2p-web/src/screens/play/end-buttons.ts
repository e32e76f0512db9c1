/** Buttons on the final score sheet: rematch, another game, record. Above them, what the audit found wrong. */
import { html, type TemplateResult } from 'lit';
import type { Act, TableState } from '../../tables/table.ts';
import { address } from '../app/route.ts';
import { auditText, violationOf } from './fairness.ts';
import { hostOf, mayChooseNextGame } from './seats.ts';
import type { PlayWords } from './words/index.ts';

export function endButtons(
  state: TableState,
  words: PlayWords,
  local: boolean,
  act: (act: Act) => void,
  openRecord: () => void,
  /** Shows the rematch that has started; null if none has. */
  showRematch: (() => void) | null,
): TemplateResult {
  const record = html`<button class="button" @click=${openRecord}>${words.record}</button>`;
  const rematchButton = html`<button class="button first" @click=${() => act({ kind: 'rematch' })}>${words.rematch}</button>`;
  if (local)
    return html`${record}<a class="button" href=${address.start}>${words.otherGame}</a>${rematchButton}`;
  const fairnessNote = violationOf(state.match?.fair) ? fairNote(state, words) : '';
  if (showRematch)
    return html`${fairnessNote}<p class="quiet">${words.rematchBegun}</p>${record}
      <button class="button first" @click=${showRematch}>${words.toRematch}</button>`;
  if (!mayChooseNextGame(state))
    return html`${fairnessNote}<p class="quiet">${words.hostChooses(hostOf(state)?.name ?? words.host)}</p>${record}`;
  return html`${fairnessNote}${record}
    <button class="button" @click=${() => act({ kind: 'to-lobby' })}>${words.otherGame}</button>${rematchButton}`;
}

/** What the audit found, in a sentence. */
export function fairNote({ match }: TableState, words: PlayWords): TemplateResult | '' {
  const sentence = auditText(match?.fair, words, true);
  return sentence ? html`<p class="quiet fair">${sentence}</p>` : '';
}
