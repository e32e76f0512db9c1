/** A card as a drawing and as words: what the hand, the trick and the piles are made of. */
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { cardBack, type Deck } from '../art/back.ts';
import type { Colour } from '../art/colours.ts';
import { cardBox } from '../art/frame.ts';
import type { Drawing } from '../art/ink.ts';
import { mouseCard, mouseCorner } from '../art/mouse-card.ts';
import { pawnCard } from '../art/pawn-card.ts';
import { snakeCard, snakeCorner } from '../art/snake/index.ts';
import { stamp } from '../art/stamp.ts';
import type { Words } from '../words/index.ts';
import { type Face, readFace } from './face.ts';

export { cardStyles } from './styles.ts';

/** How long the largest takes to draw, in milliseconds. */
const ONE = 3;

/** One card; an empty text is a card that lies face down. The drawing is made again only when the card changes. */
export function card(deck: Deck, text: string, owner?: Colour): TemplateResult {
  // Only a thumb has a sleeve.
  const sleeve = text.endsWith('?') ? owner : undefined;
  return html`<svg class="art card" part="card" viewBox=${cardBox} aria-hidden="true">${guard(
    [deck, text, sleeve],
    () => picture(deck, text, sleeve).cloneNode(true),
  )}</svg>`;
}

const picture = (deck: Deck, text: string, sleeve?: Colour): DocumentFragment =>
  stamp(`${deck} ${text} ${sleeve}`, () =>
    text === '' ? cardBack(deck) : face(readFace(deck, text), sleeve),
  );

/** Draws cards while the page has nothing else to do: then no deal and no move has to wait for them. */
export function drawAhead(deck: Deck, texts: readonly string[]): void {
  const left = [...texts];
  const draw = (idle: IdleDeadline): void => {
    while (left.length > 0 && idle.timeRemaining() > ONE) picture(deck, left.pop()!);
    if (left.length > 0) requestIdleCallback(draw);
  };
  // Not every browser has it.
  globalThis.requestIdleCallback?.(draw);
}

/** A card of which only the corner shows, because another lies on it: a tenth of the drawing. */
export function cardCorner(deck: Deck, text: string): TemplateResult {
  return html`<svg class="art card" part="card" viewBox=${cardBox} aria-hidden="true">${guard(
    [deck, text],
    () => stamp(`${deck} ${text} corner`, () => cornerOf(readFace(deck, text))).cloneNode(true),
  )}</svg>`;
}

function cornerOf(shown: Face): Drawing {
  if (shown.deck === 'mice') return mouseCorner(shown.colour, shown.number);
  if (shown.deck === 'snakes') return snakeCorner(shown.colour, shown.number, shown.fang);
  return face(shown, undefined);
}

function face(shown: Face, owner: Colour | undefined): Drawing {
  switch (shown.deck) {
    case 'mice':
      return mouseCard(shown.colour, shown.number);
    case 'snakes':
      return snakeCard(shown.colour, shown.number, shown.fang, owner);
    case 'pawns':
      return pawnCard(shown.colour, shown.pile, shown.square);
  }
}

export function nameOf(deck: Deck, text: string, words: Words): string {
  if (text === '') return words.faceDown[deck];
  const shown = readFace(deck, text);
  switch (shown.deck) {
    case 'mice':
      return words.mouseCard(shown.colour, shown.number);
    case 'snakes':
      return words.snakeCard(shown.colour, shown.number, shown.fang);
    case 'pawns':
      return words.pawnCard(shown.colour, shown.pile, shown.square);
  }
}
