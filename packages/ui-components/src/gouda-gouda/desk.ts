/** What lies in front of the player: mice to put down, dice to roll first with, and the one button that does it. */
import { diceFor, MICE } from '@cheeseboard/engine/gouda-gouda';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Colour } from '../art/colours.ts';
import { racer } from '../art/racer.ts';
import type { GoudaGoudaWords } from './words.ts';

export interface Deed {
  /** What the button says. */
  readonly label: string;
  /** What it does, in full, for who cannot see the rest. */
  readonly spoken?: string;
  readonly ready: boolean;
  /** Here the keyboard goes on. */
  readonly next?: boolean;
  /** It is done by itself within so many milliseconds. */
  readonly within?: number | null;
  /** Nothing is to move: the sand lies still. */
  readonly still?: boolean;
  readonly act: () => void;
}

export function deedButton({ label, spoken, ready, next, within, still, act }: Deed): TemplateResult {
  return html`<button class="deed" aria-disabled=${!ready} ?data-focus=${next} @click=${act}>
    ${within ? html`<i class="sand" aria-hidden="true" .style="${still ? 'animation: none' : `animation-duration: ${within}ms`}"></i>` : ''}${label}${spoken ? html`<span class="spoken">: ${spoken}</span>` : ''}
  </button>`;
}

/** Five mice in the hand, fewer with each that is put down. */
export function miceInHand(
  put: number,
  colour: Colour,
  words: GoudaGoudaWords,
  takeBack: () => void,
): TemplateResult {
  const left = MICE - put;
  return html`<div class="mice" role="img" aria-label=${words.left(left)}>
      ${Array.from(
        { length: MICE },
        (_, index) =>
          html`<svg class="art ${index < left ? '' : 'gone'}" viewBox="-1 0 50 40" aria-hidden="true">${index < left ? racer(colour) : ''}</svg>`,
      )}
    </div>
    <button class="light-deed" aria-disabled=${put === 0} @click=${takeBack}>${words.takeBack}</button>`;
}

/** How many dice, before a place is named (GG-9). More than are allowed can be tried. */
export function diceToRollFirst(
  most: number,
  chosen: number | null,
  words: GoudaGoudaWords,
  choose: (dice: number) => void,
): TemplateResult {
  return html`<div class="first" role="group" aria-label=${words.rollFirst}>
    <span aria-hidden="true">${words.rollFirst}</span>
    ${Array.from({ length: diceFor(Number.POSITIVE_INFINITY) }, (_, more) => more + 1).map(
      (dice) => html`<button
        class=${dice > most ? 'many' : ''}
        data-place="early:${dice}"
        data-early=${dice}
        aria-label=${words.firstWith(dice)}
        aria-pressed=${dice === chosen}
        @click=${() => choose(dice)}
      >
        ${dice}
      </button>`,
    )}
  </div>`;
}

/** What happened last, where there is nothing to do: on a phone the log is in its drawer. */
export const lately = (sentence: string): TemplateResult =>
  html`<p class="lately" aria-hidden="true">${sentence || nothing}</p>`;

/** The time in which a button presses itself runs out like sand. */
export const breathStyles = css`
  .deed:has(.sand) {
    position: relative;
    overflow: clip;
  }
  .sand {
    position: absolute;
    inset: auto 0 0;
    block-size: 5px;
    background: var(--_cb-glow);
    transform-origin: left;
    animation: sand linear both;
  }
  @keyframes sand {
    to {
      transform: scaleX(0);
    }
  }
`;
