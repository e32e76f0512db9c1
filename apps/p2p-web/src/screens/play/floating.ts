/** Overlays on a table: notices, and reactions at their seats. */
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Act, TableState } from '../../tables/table.ts';
import '../app/new-version.ts';
import { address } from '../app/route.ts';
import { type Bubble, placeOf } from './bubbles.ts';
import type { Notice } from './notices.ts';
import { nameAt } from './seats.ts';
import './time.ts';
import type { PlayWords } from './words/index.ts';

export interface NoticeHandlers {
  act(act: Act): void;
  waitLonger(): void;
  continueAlone(): void;
  dismiss(id: string): void;
}

export function noticeList(
  notices: readonly Notice[],
  message: string,
  words: PlayWords,
  handlers: NoticeHandlers,
): TemplateResult {
  return html`<div class="notices" role="region" aria-label=${words.notices}>
    ${repeat(
      notices,
      ({ id }) => id,
      (notice) => noticeCard(notice, handlers),
    )}
    <div role="status">${message ? html`<div class="notice told"><p>${message}</p></div>` : ''}</div>
  </div>`;
}

const noticeCard = (
  { id, text, urgent, choices, until, wait, alone, fetch, dismiss: dismissNotice, leave }: Notice,
  { act, waitLonger, continueAlone, dismiss }: NoticeHandlers,
): TemplateResult =>
  html`<div class="notice ${urgent ? 'urgent' : ''}" role=${urgent ? 'alert' : 'status'}>
    <p>${text}${until === undefined ? '' : html` ${timeTo(until)}`}</p>
    ${wait ? html`<button class="button small" @click=${waitLonger}>${wait}</button>` : ''}
    ${alone ? html`<button class="button small" @click=${continueAlone}>${alone}</button>` : ''}
    ${fetch ? html`<cbp-get-new-version></cbp-get-new-version>` : ''}
    ${leave ? html`<a class="button small" href=${address.start}>${leave}</a>` : ''}
    ${dismissNotice ? html`<button class="button small first" @click=${() => dismiss(id)}>${dismissNotice}</button>` : ''}
    ${choices.map(
      (choice) =>
        html`<button class="button small ${choice.first ? 'first' : ''}" @click=${() => [choice.act, ...(choice.furtherActs ?? [])].forEach(act)}>${choice.label}</button>`,
    )}
  </div>`;

/** A countdown to `until`. With `aria-live="off"`, screen readers do not announce every second. */
const timeTo = (until: number): TemplateResult => {
  const startMs = performance.now();
  return html`<cbp-time aria-live="off" .at=${startMs} .left=${until - startMs}></cbp-time>`;
};

export function bubbleList(
  bubbles: readonly Bubble[],
  state: TableState,
  words: PlayWords,
  room: Element | null,
  table: Element | null,
): TemplateResult[] {
  return bubbles.map(({ seat, reaction }) => {
    const { x, y } = room ? placeOf(room, table, seat) : { x: 0, y: 0 };
    const name = seat === null ? '' : nameAt(state, seat, words);
    return html`<span
      class="bubble"
      role="img"
      aria-label=${words.reacted(name, words.reactions[reaction])}
      .style=${`inset-inline-start:${x}px;inset-block-start:${y}px`}
      >${reaction}</span
    >`;
  });
}
