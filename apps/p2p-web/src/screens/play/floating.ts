/** Overlays on a table: notices, and chat and reactions at their seats. */
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Act, TableState } from '../../tables/table.ts';
import '../app/new-version.ts';
import { address } from '../app/route.ts';
import { type Bubble, type BubblePlace, placeOf } from './bubbles.ts';
import type { Notice } from './notices.ts';
import { nameAt } from './seats.ts';
import './time.ts';
import type { PlayWords } from './words/index.ts';

export interface NoticeHandlers {
  act(act: Act): void;
  waitLonger(): void;
  continueAlone(): void;
  sendLink(): void;
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
    <slot name="notice"></slot>
    <div role="status">${message ? html`<div class="notice told"><p>${message}</p></div>` : ''}</div>
  </div>`;
}

const noticeCard = (
  { id, text, urgent, choices, until, wait, alone, link, fetch, dismiss: dismissNotice, leave }: Notice,
  { act, waitLonger, continueAlone, sendLink, dismiss }: NoticeHandlers,
): TemplateResult =>
  html`<div class="notice ${urgent ? 'urgent' : ''}" role=${urgent ? 'alert' : 'status'}>
    <p>${text}${until === undefined ? '' : html` ${timeTo(until)}`}</p>
    ${wait ? html`<button class="button small" @click=${waitLonger}>${wait}</button>` : ''}
    ${alone ? html`<button class="button small" @click=${continueAlone}>${alone}</button>` : ''}
    ${link ? html`<button class="button small" @click=${sendLink}>${link}</button>` : ''}
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

/** `isSpoken`: whether screen readers announce new lines here. If the chat is in sight, it does so itself. */
export function bubbleList(
  bubbles: readonly Bubble[],
  state: TableState,
  words: PlayWords,
  room: Element | null,
  table: Element | null,
  isSpoken: boolean,
): TemplateResult {
  return html`<div class="bubbles" aria-live=${isSpoken ? 'polite' : 'off'}>
    ${repeat(
      bubbles,
      ({ number }) => number,
      (bubble) => bubbleTemplate(bubble, state, words, room && placeOf(room, table, bubble)),
    )}
  </div>`;
}

function bubbleTemplate(
  { seat, name, text, reaction, shownMs }: Bubble,
  state: TableState,
  words: PlayWords,
  place: BubblePlace | null,
): TemplateResult {
  const { x, y, isAbove, maxWidth } = place ?? { x: 0, y: 0, isAbove: false, maxWidth: 0 };
  const side = isAbove ? 'block-end' : 'block-start';
  const style = `inset-inline-start:${x}px;inset-${side}:${y}px;max-inline-size:${maxWidth}px;--shown:${shownMs}ms`;
  const className = `bubble ${isAbove ? 'above' : ''}`;
  const seatName = seat === null ? name : nameAt(state, seat, words);
  if (reaction)
    return html`<span class=${className} role="img" aria-label=${words.reacted(seatName, words.reactions[reaction])} .style=${style}>${reaction}</span>`;
  // The seat shows the writer's name; a spectator has no seat.
  return html`<p class="${className} line" .style=${style}><strong class=${seat === null ? '' : 'spoken'}>${seatName}</strong> ${text}</p>`;
}
