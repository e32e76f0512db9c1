/** Power tokens: slices of a branch with a symbol burnt in. Drawn on 48 × 48. */
import { svg } from 'lit';
import { type Drawing, mix, paint } from './ink.ts';

export const tokenKinds = ['reroll', 'double', 'transfer', 'improve', 'worsen', 'cancel'] as const;
export type TokenKind = (typeof tokenKinds)[number];

const signs: { readonly [K in TokenKind]: Drawing } = {
  reroll: svg`<path d="M8.6-4.6A10 10 0 1 0 10 2"></path><path d="M10.6-11.6L9.2-3.6L1.4-5.8" stroke-width="3.6"></path>`,
  double: svg`<path d="M-12-4L-4 6M-4-4L-12 6"></path><path d="M2-5.6C3-10 12-9.6 11.4-3.6C11 1 3.6 3 2 8.6H12"></path>`,
  transfer: svg`<path d="M-11-5H9M4-10.4L10-5L4 .4" transform="translate(0 -1)"></path><path d="M11 6H-9M-4 .6L-10 6L-4 11.4" transform="translate(0 1.4)"></path>`,
  improve: svg`<path d="M0-10.6V10.6M-10.6 0H10.6"></path>`,
  worsen: svg`<path d="M-10.6 0H10.6"></path>`,
  cancel: svg`<circle r="10.4"></circle><path d="M-7.2 7.2L7.2-7.2"></path>`,
};

const grain = mix(paint.wood, 60, paint.paper);

const slice = svg`<circle cx="25" cy="27" r="20.6" fill=${paint.shadow} stroke="none"></circle>
  <circle cx="24" cy="24" r="20.6" fill=${mix(paint.wood, 72, '#5f3a1e')}></circle>
  <circle cx="24" cy="24" r="16.6" fill=${grain} stroke="none"></circle>`;

/** Draws a token; without a kind, its back, which reveals nothing. */
export function tokenArt(kind: TokenKind | undefined): Drawing {
  return svg`${slice}${
    kind
      ? svg`<g transform="translate(24 24)scale(.96)" stroke-width="4.4">${signs[kind]}</g>`
      : svg`<g stroke=${mix(paint.wood, 80, '#5f3a1e')} stroke-width="1.4"><circle cx="24" cy="24" r="12.4"></circle><circle cx="24.6" cy="24" r="8"></circle><circle cx="25" cy="24.2" r="3.8"></circle></g>`
  }`;
}
