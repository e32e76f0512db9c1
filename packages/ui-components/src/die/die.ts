import { css, type PropertyValues, svg } from 'lit';
import { property } from 'lit/decorators.js';
import { colourFaces, type DieFace, dieArt, pipFaces } from '../art/die.ts';
import type { Drawing } from '../art/ink.ts';
import { CbRolledEvent } from '../events/piece.ts';
import { matchesMedia } from '../motion/media.ts';
import { PieceElement } from '../piece.ts';
import { dieName } from './name.ts';

/**
 * A die: pips, or a coloured face with a symbol (▲ forward, ▼ back, – nothing).
 *
 * @element cb-die
 * @fires {CbChooseEvent} cb-choose - The die was chosen; `choice` is its face.
 * @fires {CbRolledEvent} cb-rolled - The die has stopped rolling.
 * @csspart piece - The drawing.
 * @cssproperty [--cb-die-size=3rem] - Size of the die.
 * @example `<cb-die face="5"></cb-die> <cb-die face="green"></cb-die>`
 */
export class CbDie extends PieceElement {
  static override styles = [
    ...PieceElement.styles,
    css`
      :host {
        --_size: var(--cb-die-size, 3rem);
      }
      .tumbling {
        display: none;
      }
      @media (prefers-reduced-motion: no-preference) {
        .tumbling {
          display: inline;
          animation: tumble calc(600ms * var(--_cb-speed)) step-end both;
        }
        .tumbling:last-child {
          animation-duration: calc(360ms * var(--_cb-speed));
        }
        :host([rolling]) .piece {
          animation: roll calc(600ms * var(--_cb-speed)) cubic-bezier(0.3, 0.1, 0.4, 1);
        }
      }
      @keyframes tumble {
        55%,
        100% {
          opacity: 0;
        }
      }
      @keyframes roll {
        0% {
          translate: -70% -40%;
          rotate: -400deg;
          scale: 0.86;
        }
        30% {
          translate: -40% -75%;
        }
        55% {
          translate: -16% 0;
          scale: 1.05 0.94;
        }
        75% {
          translate: -5% -22%;
          scale: 1;
        }
        100% {
          translate: 0 0;
          rotate: 0deg;
        }
      }
    `,
  ];

  /** `1` to `6`, `green`, `yellow`, `red`, `void`, `spent`, or what another die shows, such as `20`. Empty: not rolled yet. */
  @property() face: DieFace | '' | (string & {}) = '';

  /** Rolls the die to its face once. With reduced motion the face appears at once. */
  @property({ type: Boolean, reflect: true }) rolling = false;

  protected readonly box = '0 0 48 48';

  protected get label(): string {
    return this.face ? dieName(this.face, this.words) : this.words.dieWaiting;
  }

  protected get choice(): string {
    return this.face;
  }

  protected draw(): Drawing {
    const { face, rolling } = this;
    if (!rolling || !face) return dieArt(face || undefined);
    // Two other faces are shown briefly before the real one.
    const faces: readonly DieFace[] = pipFaces.includes(face as (typeof pipFaces)[number])
      ? pipFaces
      : colourFaces;
    const passingFaces = [2, 1].map(
      (steps) => faces[(faces.indexOf(face as DieFace) + steps) % (faces === pipFaces ? 6 : 3)]!,
    );
    return svg`${dieArt(face)}${passingFaces.map((other) => svg`<g class="tumbling">${dieArt(other)}</g>`)}`;
  }

  protected override willUpdate(): void {
    if (!this.rolling || !matchesMedia('(prefers-reduced-motion: reduce)')) return;
    this.rolling = false;
    void this.updateComplete.then(() => this.dispatchEvent(new CbRolledEvent(this.face)));
  }

  protected override updated(changedProperties: PropertyValues<this>): void {
    if (changedProperties.has('rolling') && this.rolling) void this.settle();
  }

  /** Waits for the CSS animation, if any, then fires `cb-rolled`. */
  private async settle(): Promise<void> {
    // Wait for the next frame: querying now would force a layout for each die.
    await new Promise(requestAnimationFrame);
    const rolls = this.shadowRoot?.querySelector('.piece')?.getAnimations() ?? [];
    await Promise.allSettled(rolls.map((roll) => roll.finished));
    this.rolling = false;
    this.dispatchEvent(new CbRolledEvent(this.face));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-die': CbDie;
  }
}
