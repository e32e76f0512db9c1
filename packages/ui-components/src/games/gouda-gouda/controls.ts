/** The player's controls: mice to put down, dice to roll early, and the action button. */
import { diceFor, MICE } from '@cheeseboard/engine/gouda-gouda';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Colour } from '../../art/colours.ts';
import { racer } from '../../art/racer.ts';
import type { GoudaGoudaWords } from './words.ts';

export interface ActionButton {
  /** The visible text. */
  readonly label: string;
  /** The full action, for screen readers. */
  readonly spoken?: string;
  readonly ready: boolean;
  /** True if the button receives the keyboard focus. */
  readonly focusHere?: boolean;
  /** The button presses itself after this many milliseconds; never if null or absent. */
  readonly afterMs?: number | null;
  /** True with reduced motion: the countdown is not animated. */
  readonly frozen?: boolean;
  readonly act: () => void;
}

export function actionButton({
  label,
  spoken,
  ready,
  focusHere,
  afterMs,
  frozen,
  act,
}: ActionButton): TemplateResult {
  return html`<button class="deed" aria-disabled=${!ready} ?data-focus=${focusHere} @click=${act}>
    ${afterMs ? html`<i class="sand" aria-hidden="true" .style="${frozen ? 'animation: none' : `animation-duration: ${afterMs}ms`}"></i>` : ''}${label}${spoken ? html`<span class="spoken">: ${spoken}</span>` : ''}
  </button>`;
}

/** The mice that are not put down yet. */
export function miceInHand(
  placedCount: number,
  colour: Colour,
  words: GoudaGoudaWords,
  takeBack: () => void,
): TemplateResult {
  const miceLeft = MICE - placedCount;
  return html`<div class="mice" role="img" aria-label=${words.left(miceLeft)}>
      ${Array.from(
        { length: MICE },
        (_, index) =>
          html`<svg class="art ${index < miceLeft ? '' : 'gone'}" viewBox="-1 0 50 40" aria-hidden="true">${index < miceLeft ? racer(colour) : ''}</svg>`,
      )}
    </div>
    <button class="secondary-button" aria-disabled=${placedCount === 0} @click=${takeBack}>${words.takeBack}</button>`;
}

/**
 * Buttons for the number of dice to roll before naming a place (GG-9). The player can also choose too many; the table
 * then explains the rule.
 */
export function earlyDiceButtons(
  maxDice: number,
  chosenCount: number | null,
  words: GoudaGoudaWords,
  choose: (dice: number) => void,
): TemplateResult {
  return html`<div class="first" role="group" aria-label=${words.rollFirst}>
    <span aria-hidden="true">${words.rollFirst}</span>
    ${Array.from({ length: diceFor(Number.POSITIVE_INFINITY) }, (_, index) => index + 1).map(
      (dice) => html`<button
        class=${dice > maxDice ? 'many' : ''}
        data-place="early:${dice}"
        data-early=${dice}
        aria-label=${words.firstWith(dice)}
        aria-pressed=${dice === chosenCount}
        @click=${() => choose(dice)}
      >
        ${dice}
      </button>`,
    )}
  </div>`;
}

/** The last event, shown while the player has nothing to do. */
export const lastEventLine = (sentence: string): TemplateResult =>
  html`<p class="lately" aria-hidden="true">${sentence || nothing}</p>`;

/** The countdown on a button that presses itself. */
export const countdownStyles = css`
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
