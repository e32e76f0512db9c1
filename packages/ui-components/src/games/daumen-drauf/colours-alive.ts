/** Shows which colours may still be played in this trick, and above which number (DD-6). */
import { colours, highestNumber, type Life, lifeOf, type View } from '@cheeseboard/engine/daumen-drauf';
import { css, html, type TemplateResult } from 'lit';
import { colourStyles } from '../../art/colours.ts';
import type { Words } from '../../words/index.ts';
import { colourIcon } from './icons.ts';
import type { DaumenDraufWords } from './words.ts';

export function coloursAlive(view: View, words: Words, gameWords: DaumenDraufWords): TemplateResult {
  return html`<ul class="alive" aria-label=${gameWords.colours}>
    ${colours.map((colour) => {
      const life = lifeOf(view.trick, colour);
      const status = statusText(life, view, words, gameWords);
      return html`<li class=${life} .style="background: ${life === 'dead' ? 'none' : colourStyles[colour].pale}">
        ${colourIcon(colour)}<span class="spoken">${words.colours[colour]}: </span><span>${status}</span>
      </li>`;
    })}
  </ul>`;
}

function statusText(life: Life, { seats, trick }: View, words: Words, gameWords: DaumenDraufWords): string {
  if (life !== 'above') return life === 'dead' ? gameWords.dead : gameWords.anyNumber;
  const { number } = trick.at(-1)!;
  return number === highestNumber(seats) ? words.marks.highest : gameWords.above(number);
}

export const coloursAliveStyles = css`
  .alive {
    display: flex;
    gap: 0.3rem;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.85rem;
    white-space: nowrap;
  }
  .alive li {
    display: flex;
    align-items: center;
    gap: 0.35em;
    padding: 0.12rem 0.6em;
    border-radius: 1em;
    color: var(--_cb-ink);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--_cb-ink) 45%, transparent);
  }
  .alive .above {
    font-weight: 700;
    box-shadow: inset 0 0 0 2px var(--_cb-ink);
  }
  .alive .dead {
    color: var(--_cb-text);
    box-shadow: inset 0 0 0 1px var(--_cb-edge);
  }
  .dead span:last-child {
    text-decoration: line-through;
    text-decoration-thickness: 2px;
  }
  @media (forced-colors: active) {
    .alive li {
      border: 1px solid CanvasText;
    }
  }
`;
