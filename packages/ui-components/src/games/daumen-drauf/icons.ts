/** Small icons: a smile, a fang, a colour, a pile face down; and tallies made of them. */

import { css, html, type TemplateResult } from 'lit';
import { type Colour, colourStyles } from '../../art/colours.ts';
import { paint } from '../../art/ink.ts';
import { shape } from '../../art/shapes.ts';
import { card } from '../../cards/draw.ts';
import type { DaumenDraufWords } from './words.ts';

export const harmlessIcon = html`<svg class="art sign" viewBox="0 0 20 20" aria-hidden="true">
  <circle cx="10" cy="10" r="8.4" fill=${paint.paper} stroke-width="1.8"></circle>
  <path d="M5.6 11.4C7 15.4 13 15.4 14.4 11.4M7 7.2v.6M13 7.2v.6" stroke-width="2"></path></svg>`;

export const poisonIcon = html`<svg class="art sign" viewBox="0 0 20 20" aria-hidden="true">
  <circle cx="10" cy="10" r="8.4" fill=${paint.paper} stroke-width="1.8"></circle>
  <path d="M5 5.4L8 6.8M15 5.4L12 6.8" stroke-width="1.6"></path>
  <path d="M4.6 9.4H9.2L7 16.4ZM10.8 9.4H15.4L13 16.4Z" fill=${paint.fang} stroke-width="0.9"></path></svg>`;

export const handIcon = html`<svg class="art sign" viewBox="0 0 18 20" aria-hidden="true">
  <rect x="2" y="2" width="10" height="14" rx="2" transform="rotate(-8 7 9)" fill=${paint.paper}></rect>
  <rect x="6" y="3" width="10" height="14" rx="2" transform="rotate(6 11 10)" fill=${paint.paper}></rect></svg>`;

export const colourIcon = (colour: Colour): TemplateResult => {
  const { shape: name, fill } = colourStyles[colour];
  return html`<svg class="art sign" viewBox="-12 -12 24 24" aria-hidden="true">${shape(name, 0, 0, 20, fill, 3)}</svg>`;
};

/** Counts of harmless and poisonous snakes. */
export const tally = (harmless: number, poisonous: number, gameWords: DaumenDraufWords): TemplateResult =>
  html`<span class="tally"
    ><span class="spoken">${gameWords.harmless(harmless)}, ${gameWords.poisonous(poisonous)}</span
    ><span aria-hidden="true">${harmlessIcon}${harmless}</span><span aria-hidden="true">${poisonIcon}${poisonous}</span></span
  >`;

/** A pile of face-down cards with its count. */
export const faceDownPile = (place: string, count: number, label: string): TemplateResult =>
  html`<span class="pile ${count === 0 ? 'empty' : ''}" data-place=${place}
    ><span class="spoken">${label}</span
    ><span class="back" aria-hidden="true">${count === 0 ? '' : card('snakes', '')}</span><b aria-hidden="true">${count}</b></span
  >`;

export const withSign = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

export const iconStyles = css`
  .sign {
    flex: none;
    display: inline-block;
    inline-size: 0.95em;
    block-size: 0.95em;
  }
  /* The icon is on a paper disc, so that black is visible on a dark table. */
  :is(.from, .dead) .sign {
    inline-size: 1.2em;
    block-size: 1.2em;
    padding: 0.13em;
    border-radius: 50%;
    background: var(--_cb-paper);
  }
  .tally,
  .tally > span:not(.spoken) {
    display: inline-flex;
    align-items: center;
    gap: 0.2em;
    font-variant-numeric: tabular-nums;
  }
  .tally {
    gap: 0.45em;
  }
  .tally .sign {
    inline-size: 1.2em;
    block-size: 1.2em;
  }
  .pile {
    display: inline-flex;
    align-items: center;
    gap: 0.35rem;
    font-variant-numeric: tabular-nums;
  }
  .pile b {
    min-inline-size: 1.25em;
  }
  .back {
    flex: none;
    inline-size: 1.9rem;
    aspect-ratio: 5 / 7;
  }
  .empty .back {
    border: 1.5px dashed var(--_cb-quiet);
    border-radius: 0.2rem;
  }
`;
