/** Draws and names cards, for hands, tricks and piles. */
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { cardBack, type Deck, isDrawn } from '../art/back.ts';
import type { Colour } from '../art/colours.ts';
import { cardBox } from '../art/frame.ts';
import type { Drawing } from '../art/ink.ts';
import { mouseCard, mouseCorner } from '../art/mouse-card.ts';
import { pawnCard } from '../art/pawn-card.ts';
import { plainCard } from '../art/plain-card.ts';
import { snakeCard, snakeCorner } from '../art/snake/index.ts';
import { stamp } from '../art/stamp.ts';
import type { Words } from '../words/index.ts';
import { type Face, readFace } from './face.ts';

export { cardStyles } from './styles.ts';

/** The time that the most complex card takes to draw. */
const MAX_DRAW_MS = 3;

/** Draws one card; an empty text is a card face down. Redraws only when the card changes. */
export function card(deck: Deck, text: string, owner?: Colour): TemplateResult {
  // Only a covering thumb shows the owner's sleeve.
  const sleeve = text.endsWith('?') ? owner : undefined;
  return html`<svg class="art card" part="card" viewBox=${cardBox} aria-hidden="true">${guard(
    [deck, text, sleeve],
    () => cachedPicture(deck, text, sleeve).cloneNode(true),
  )}</svg>`;
}

const cachedPicture = (deck: Deck, text: string, sleeve?: Colour): DocumentFragment =>
  stamp(`${deck} ${text} ${sleeve}`, () =>
    text === '' ? cardBack(deck) : face(readFace(deck, text), sleeve),
  );

/** Draws cards into the cache while the page is idle, so that no deal or move has to wait for them. */
export function drawIntoCache(deck: Deck, texts: readonly string[]): void {
  const undrawnCards = [...texts];
  const draw = (deadline: IdleDeadline): void => {
    while (undrawnCards.length > 0 && deadline.timeRemaining() > MAX_DRAW_MS)
      cachedPicture(deck, undrawnCards.pop()!);
    if (undrawnCards.length > 0) requestIdleCallback(draw);
  };
  // `requestIdleCallback` is not available in every browser.
  globalThis.requestIdleCallback?.(draw);
}

/** Draws only the corner of a card that another card covers, which takes a tenth of the time. */
export function cardCorner(deck: Deck, text: string): TemplateResult {
  return html`<svg class="art card" part="card" viewBox=${cardBox} aria-hidden="true">${guard(
    [deck, text],
    () => stamp(`${deck} ${text} corner`, () => cornerOf(readFace(deck, text))).cloneNode(true),
  )}</svg>`;
}

function cornerOf(cardFace: Face): Drawing {
  if (cardFace.deck === 'mice') return mouseCorner(cardFace.colour, cardFace.number);
  if (cardFace.deck === 'snakes') return snakeCorner(cardFace.colour, cardFace.number, cardFace.fang);
  return face(cardFace, undefined);
}

function face(cardFace: Face, owner: Colour | undefined): Drawing {
  switch (cardFace.deck) {
    case 'mice':
      return mouseCard(cardFace.colour, cardFace.number);
    case 'snakes':
      return snakeCard(cardFace.colour, cardFace.number, cardFace.fang, owner);
    case 'pawns':
      return pawnCard(cardFace.colour, cardFace.pile, cardFace.square);
    case 'plain':
      return plainCard(cardFace.label, cardFace.colour);
  }
}

export function nameOf(deck: Deck, text: string, words: Words): string {
  if (text === '') return words.faceDown[isDrawn(deck) ? deck : 'mice'];
  const cardFace = readFace(deck, text);
  switch (cardFace.deck) {
    case 'mice':
      return words.mouseCard(cardFace.colour, cardFace.number);
    case 'snakes':
      return words.snakeCard(cardFace.colour, cardFace.number, cardFace.fang);
    case 'pawns':
      return words.pawnCard(cardFace.colour, cardFace.pile, cardFace.square);
    case 'plain':
      return [cardFace.colour && words.colours[cardFace.colour], cardFace.label].filter(Boolean).join(' ');
  }
}
