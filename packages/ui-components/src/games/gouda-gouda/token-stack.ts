/** The played tokens that have not taken effect yet, the top one last (GG-13). */
import type { Kind, Played } from '@cheeseboard/engine/gouda-gouda';
import { html, type TemplateResult } from 'lit';
import { tokenArt } from '../../art/token.ts';
import type { GoudaGoudaWords } from './words.ts';

export interface StackWords {
  readonly gameWords: GoudaGoudaWords;
  readonly kinds: { readonly [K in Kind]: string };
  readonly nameOf: (seat: number) => string;
  readonly placeName: (place: number) => string;
}

export function tokenStack(stack: readonly Played[], words: StackWords): TemplateResult | '' {
  if (stack.length === 0) return '';
  const { gameWords, kinds, nameOf } = words;
  return html`<ol class="stack" data-place="stack" aria-label=${gameWords.stack}>
    ${stack.map(
      (token, index) => html`<li class=${index === stack.length - 1 ? 'top' : ''}>
        <svg class="art" data-card=${index} viewBox="0 0 48 48" aria-hidden="true">${tokenArt(token.kind)}</svg>
        <span><b>${nameOf(token.seat)}</b> ${kinds[token.kind]} <span class="aim">${effectText(token, stack[index - 1], words)}</span></span>
      </li>`,
    )}
  </ol>`;
}

function effectText({ dice, place }: Played, tokenBelow: Played | undefined, words: StackWords): string {
  if (dice.length > 0) return words.gameWords.onDice(dice);
  if (place !== null) return words.gameWords.to(words.placeName(place));
  return tokenBelow ? words.gameWords.against(words.nameOf(tokenBelow.seat)) : '';
}
