import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { cache } from 'lit/directives/cache.js';
import { classMap } from 'lit/directives/class-map.js';
import type { DieFace } from '../art/die.ts';
import { dieName } from '../die/name.ts';
import { differs } from '../differs.ts';
import { CheeseElement } from '../element.ts';
import { CbDiceEvent } from '../events/board.ts';
import { shake } from '../motion/flight.ts';
import { loopSpeed } from '../motion/loop-speed.ts';
import { baseStyles } from '../theme/base.ts';
import { boardWords } from '../words/boards/index.ts';

/** Die faces as in the engine; `rolling` has no result yet. */
export type TrayFace = DieFace | 'rolling' | (string & {});

/**
 * A tray of dice. The player can select the dice in `choosable`: several, or with `single` only one.
 * One tab stop: arrows go from die to die, Enter or Space selects.
 *
 * @element cb-dice-tray
 * @fires {CbDiceEvent} cb-dice - The selection changed: `dice` as indices from 0, `mask` as bits. Cancel the event to keep the old selection.
 * @fires {CbRolledEvent} cb-rolled - A die has come to rest.
 * @csspart tray - The tray.
 * @csspart die - Each die.
 * @cssproperty [--cb-die-size=3rem] - Size of a die.
 * @example `<cb-dice-tray .dice=${['green', 'red', 'yellow']} .choosable=${[0, 1]}></cb-dice-tray>`
 */
export class CbDiceTray extends CheeseElement {
  static override styles = [
    baseStyles,
    css`
      .tray {
        display: flex;
        justify-content: center;
        gap: clamp(2px, 1.4%, 10px);
        inline-size: fit-content;
        max-inline-size: 100%;
        min-block-size: calc(var(--cb-die-size, 3rem) + 14px);
        margin-inline: auto;
        padding: 5px 8px;
        border-radius: 16px;
        border: 2px solid var(--_cb-ink);
        background: color-mix(in srgb, var(--_cb-green) 42%, var(--_cb-panel));
        box-shadow:
          inset 0 3px 0 var(--_cb-shadow),
          0 0 0 4px var(--_cb-wood),
          0 0 0 5.5px var(--_cb-ink);
      }
      .die {
        position: relative;
        display: grid;
        place-items: center;
        min-inline-size: 44px;
        min-block-size: 44px;
        border-radius: 12px;
      }
      .lit::before {
        content: '';
        position: absolute;
        inset: -1px;
        border-radius: 12px;
        border: 2.5px dashed var(--_cb-ink);
        background: color-mix(in srgb, var(--_cb-cheese) 70%, transparent);
      }
      .die[aria-pressed='true']::before {
        border-style: solid;
        background: var(--_cb-cheese);
      }
      .die[aria-pressed='true'] cb-die {
        translate: 0 -5px;
      }
      .resting {
        opacity: 0.55;
      }
      .air cb-die {
        opacity: 0.85;
      }
      :focus-visible {
        outline: 4px solid var(--_cb-focus);
        box-shadow: 0 0 0 6px var(--_cb-paper);
      }
      @media (prefers-reduced-motion: no-preference) {
        .air cb-die {
          animation: rattle calc(240ms * ${loopSpeed}) linear 20;
        }
        cb-die {
          transition: translate calc(140ms * var(--_cb-speed)) ease-out;
        }
      }
      @keyframes rattle {
        25% {
          rotate: 14deg;
          translate: 2px -3px;
        }
        75% {
          rotate: -14deg;
          translate: -2px 2px;
        }
      }
      @media (forced-colors: active) {
        .die[aria-pressed='true'] {
          outline: 3px solid Highlight;
        }
      }
    `,
  ];

  /** The faces: `green`, `yellow`, `red`, `void`, `spent`, `rolling`, the pips `1` to `6`, or what another die shows. */
  @property({ attribute: false, hasChanged: differs }) dice: readonly TrayFace[] = [];

  /** Indices of the dice that can be selected. Null while no dice are to be selected. */
  @property({ attribute: false, hasChanged: differs }) choosable: readonly number[] | null = null;

  /** Indices of the selected dice. */
  @property({ attribute: false, hasChanged: differs }) chosen: readonly number[] = [];

  /** Only one die can be selected at a time. */
  @property({ type: Boolean }) single = false;

  @state() private currentIndex = 0;
  private shownFaces: readonly TrayFace[] = [];
  private hadFocus = false;

  /** The selected dice as a bit mask. */
  get mask(): number {
    return new CbDiceEvent(this.chosen).mask;
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    this.hadFocus = this.shadowRoot?.activeElement?.matches('button') ?? false;
    if (changedProperties.has('dice')) this.shownFaces = changedProperties.get('dice') ?? this.dice;
    const { choosable } = this;
    // While the focus is inside, the tab stop may be at a die that cannot be selected: arrow keys reach those too.
    if (choosable && !this.hadFocus && !choosable.includes(this.currentIndex))
      this.currentIndex = choosable[0] ?? 0;
  }

  protected override updated(changedProperties: PropertyValues<this>): void {
    if (this.hadFocus && !this.shadowRoot?.activeElement) this.focus();
    if (!changedProperties.has('dice')) return;
    // Dice that were rolling now have a face: animate them.
    this.shadowRoot?.querySelectorAll('cb-die').forEach((die, index) => {
      if (this.shownFaces[index] === 'rolling' && this.dice[index] !== 'rolling') die.rolling = true;
    });
  }

  override render(): TemplateResult {
    return html`<div class="tray" part="tray" role="group" aria-label=${boardWords[this.language].dice} @keydown=${this.onKey}>
      ${this.dice.map((face, index) => cache(this.die(face, index)))}
    </div>`;
  }

  private die(face: TrayFace, index: number): TemplateResult {
    const { choosable } = this;
    const isRolling = face === 'rolling';
    const texts = boardWords[this.language];
    const name = texts.dieNumber(index + 1, isRolling ? this.words.rolling : dieName(face, this.words));
    const dieElement = html`<cb-die aria-hidden="true" face=${isRolling ? '' : face}></cb-die>`;
    if (choosable === null)
      return html`<div class=${classMap({ die: true, air: isRolling })} part="die" role="img" aria-label=${name}>${dieElement}</div>`;
    const isHighlighted = choosable.includes(index);
    return html`<button
      class=${classMap({ die: true, air: isRolling, lit: isHighlighted, resting: !isHighlighted })}
      part="die"
      data-die=${index}
      tabindex=${index === this.currentIndex ? 0 : -1}
      aria-label=${isHighlighted ? name : this.words.notNow(name)}
      aria-pressed=${this.chosen.includes(index)}
      @click=${() => this.pickDie(index)}
      @focus=${() => {
        this.currentIndex = index;
      }}
    >
      ${dieElement}
    </button>`;
  }

  private pickDie(index: number): void {
    if (!this.choosable?.includes(index)) {
      if (!this.dispatchEvent(new CbDiceEvent([index], true))) this.refuse(index);
      return;
    }
    const isChosen = this.chosen.includes(index);
    const otherDice = this.single ? [] : this.chosen.filter((die) => die !== index);
    const chosenDice = (isChosen ? otherDice : [...otherDice, index]).sort((a, b) => a - b);
    if (this.dispatchEvent(new CbDiceEvent(chosenDice))) this.chosen = chosenDice;
  }

  /** Shakes a die that could not be selected. */
  refuse(index: number): void {
    const die = this.shadowRoot?.querySelectorAll('.die')[index];
    const speed = Number.parseFloat(getComputedStyle(this).getPropertyValue('--_cb-speed'));
    if (die) shake(die, speed || 0);
  }

  private onKey(event: KeyboardEvent): void {
    if (this.choosable === null) return;
    const lastIndex = this.dice.length - 1;
    const targetByKey: { readonly [key: string]: number } = {
      ArrowLeft: Math.max(this.currentIndex - 1, 0),
      ArrowRight: Math.min(this.currentIndex + 1, lastIndex),
      Home: 0,
      End: lastIndex,
    };
    const goal = targetByKey[event.key];
    if (goal === undefined) return;
    this.buttons[goal]?.focus();
    event.preventDefault();
  }

  private get buttons(): readonly HTMLButtonElement[] {
    return [...(this.shadowRoot?.querySelectorAll('button') ?? [])];
  }

  override focus(options?: FocusOptions): void {
    this.buttons[this.currentIndex]?.focus(options);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-dice-tray': CbDiceTray;
  }
}
