import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Deck } from '../art/back.ts';
import { artStyles } from '../art/ink.ts';
import { card, cardStyles, nameOf } from '../cards/draw.ts';
import { cardList, sortCards } from '../cards/face.ts';
import { differs } from '../differs.ts';
import { CheeseElement } from '../element.ts';
import { CbCardLiftEvent, CbCardPlayEvent } from '../events/card.ts';
import { baseStyles } from '../theme/base.ts';
import { sweepMarkers } from './markers.ts';
import { handStyles } from './styles.ts';
import { Swipe } from './swipe.ts';

/** How far the outermost cards of a fan lean, in degrees, and how far apart neighbours may be. */
const MOST_LEAN = 5;
const LEAN = 1.6;
/** What should be seen beside the last card that can be played, and what is no more than a margin, in pixels. */
const BESIDE = 12;
const NEAR = 16;

const arrow = (
  side: 'start' | 'end',
): TemplateResult => html`<svg class="arrow ${side}" viewBox="0 0 12 24" aria-hidden="true">
    <path d=${side === 'start' ? 'M10 3L3 12L10 21' : 'M2 3L9 12L2 21'}></path>
  </svg>`;

/**
 * The cards in one's hand, as a fan. Legal cards stand up, the others lie lower; all can be tried. A tap lifts a card,
 * a second tap, a swipe up or Enter plays it. One tab stop; arrows, Home and End go from card to card, Space lifts.
 *
 * @element cb-hand
 * @fires {CbCardLiftEvent} cb-card-lift - A card was lifted or laid back.
 * @fires {CbCardPlayEvent} cb-card-play - The player wants to play a card. Cancelling it shakes the card.
 * @csspart card - The drawing of each card.
 * @example `<cb-hand deck="mice" cards="r3 g4 g12" legal="g4 g12"></cb-hand>`
 */
export class CbHand extends CheeseElement {
  static override styles = [baseStyles, artStyles, cardStyles, handStyles];

  /** `mice`, `snakes` or `pawns`. */
  @property() deck: Deck = 'mice';

  /** The cards, as an array of texts like `g12`, or in the attribute with spaces between. */
  @property({ converter: cardList, hasChanged: differs }) cards: readonly string[] = [];

  /** Those that may be played now. Null: nobody is asked to play, and all stand alike. */
  @property({
    converter: { fromAttribute: (text) => (text === null ? null : cardList.fromAttribute(text)) },
    hasChanged: differs,
  })
  legal: readonly string[] | null = null;

  /** By `colour`, or as `given`. */
  @property() order: 'colour' | 'given' = 'colour';

  /** The first tap plays. */
  @property({ type: Boolean, attribute: 'one-tap' }) oneTap = false;

  /** The card that is lifted, or empty. */
  @property() lifted = '';

  /** The card that Tab comes to. */
  @state() private current = '';
  @state() private refused = '';
  /** Played, and still here: it stays up until the answer comes, or does not. */
  private leaving = '';
  private layBack = 0;
  private sorted: readonly string[] = [];
  private readonly swipe = new Swipe();
  private hadFocus = false;

  /** Shakes a card that could not be played. */
  refuse(card: string): void {
    this.refused = card;
    setTimeout(() => {
      if (this.refused === card) this.refused = '';
    }, 700);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.layBack);
    this.leaving = '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.hadFocus = this.shadowRoot?.activeElement?.matches('button') ?? false;
    if (!changed.has('cards') && !changed.has('deck') && !changed.has('order') && this.hasUpdated) return;
    const before = this.sorted.indexOf(this.current);
    this.sorted = this.order === 'colour' ? sortCards(this.deck, this.cards) : this.cards;
    if (!this.sorted.includes(this.leaving)) this.leaving = '';
    if (!this.sorted.includes(this.lifted)) this.lifted = '';
    if (!this.sorted.includes(this.current)) {
      // Whoever plays by keyboard goes on where the card was.
      this.current = this.sorted[Math.min(Math.max(before, 0), this.sorted.length - 1)] ?? '';
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    // With the next picture, which is laid out anyway: now it would be laid out twice.
    if (changed.has('legal') || changed.has('cards'))
      requestAnimationFrame(() => {
        if (changed.has('legal')) this.showLegal();
        this.showEdges();
      });
    if (changed.has('cards') && this.fan) sweepMarkers(this.fan);
    if (this.hadFocus && !this.shadowRoot?.activeElement) this.button(this.current)?.focus();
  }

  override render(): TemplateResult {
    return html`<div
      class="fan"
      role="toolbar"
      aria-label=${this.words.hand(this.sorted.length)}
      @keydown=${this.onKey}
      @scroll=${this.showEdges}
    >
      ${repeat(
        this.sorted,
        (text) => text,
        (text, index) => this.slotOf(text, index),
      )}
    </div>
    ${arrow('start')}${arrow('end')}`;
  }

  private get fan(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.fan') ?? null;
  }

  /** On a phone the cards that can be played may lie outside: all of them come into sight, or as many as there is room for. */
  private showLegal(): void {
    const { fan } = this;
    if (!fan || !this.legal?.length || fan.scrollWidth <= fan.clientWidth) return;
    const { left, right } = fan.getBoundingClientRect();
    const cards = [...fan.querySelectorAll('.legal')].map((card) => card.getBoundingClientRect());
    const from = Math.min(...cards.map((card) => card.left)) - BESIDE;
    const to = Math.max(...cards.map((card) => card.right)) + BESIDE;
    if (from >= left && to <= right) return;
    const room = right - left;
    fan.scrollLeft += to - from > room ? from - left : (from + to) / 2 - (left + right) / 2;
  }

  /** Where cards lie outside the hand fades, and an arrow says so. */
  private showEdges(): void {
    const { fan } = this;
    if (!fan) return;
    const past = Math.abs(fan.scrollLeft);
    fan.classList.toggle('more-start', past > NEAR);
    fan.classList.toggle('more-end', fan.scrollWidth - fan.clientWidth - past > NEAR);
  }

  private slotOf(text: string, index: number): TemplateResult {
    const { legal, deck, lifted } = this;
    const allowed = legal === null || legal.includes(text);
    const name = nameOf(deck, text, this.words);
    const middle = (this.sorted.length - 1) / 2;
    const lean = Math.min(LEAN, MOST_LEAN / Math.max(middle, 1)) * (index - middle);
    const classes = {
      legal: legal !== null && allowed,
      resting: !allowed,
      lifted: lifted === text,
      refused: this.refused === text,
    };
    return html`<div class="slot" .style="rotate: ${lean.toFixed(2)}deg; translate: 0 ${(lean * lean * 0.22).toFixed(1)}px">
      <button
        class=${classMap(classes)}
        data-card=${text}
        tabindex=${text === this.current ? 0 : -1}
        aria-label=${allowed ? name : this.words.notNow(name)}
        aria-pressed=${lifted === text}
        @click=${() => this.tap(text)}
        @focus=${() => {
          this.current = text;
        }}
        @pointerdown=${(event: PointerEvent) => this.swipe.down(event)}
        @pointermove=${(event: PointerEvent) => this.swipe.move(event, event.currentTarget as HTMLElement)}
        @pointerup=${(event: PointerEvent) => this.release(event, text)}
        @pointercancel=${(event: PointerEvent) => this.release(event, text)}
      >
        ${card(deck, text)}
      </button>
    </div>`;
  }

  private tap(text: string): void {
    if (this.swipe.moved) {
      this.swipe.moved = false;
      return;
    }
    if (this.oneTap || this.lifted === text) this.play(text);
    else this.lift(text);
  }

  private release(event: PointerEvent, text: string): void {
    if (this.swipe.up(event, event.currentTarget as HTMLElement)) this.play(text);
  }

  private lift(text: string): void {
    this.leaving = '';
    if (this.lifted === text) return;
    this.lifted = text;
    // On a phone it may have been half outside.
    this.button(text)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.dispatchEvent(new CbCardLiftEvent(text));
  }

  private play(text: string): void {
    if (this.leaving === text) return;
    const wasUp = this.lifted === text;
    if (!this.dispatchEvent(new CbCardPlayEvent(text))) {
      this.refuse(text);
      return;
    }
    if (wasUp) this.leave(text);
    else this.lift('');
  }

  /** To lay it down only to take it away would be a picture more, and the one with the move would wait for it. */
  private leave(text: string): void {
    this.leaving = text;
    clearTimeout(this.layBack);
    this.layBack = window.setTimeout(() => {
      if (this.leaving === text) this.lift('');
    }, 700);
  }

  private onKey(event: KeyboardEvent): void {
    const at = this.sorted.indexOf(this.current);
    const last = this.sorted.length - 1;
    const goals: { readonly [key: string]: number } = {
      ArrowLeft: Math.max(at - 1, 0),
      ArrowRight: Math.min(at + 1, last),
      Home: 0,
      End: last,
    };
    const goal = goals[event.key];
    if (goal !== undefined) this.button(this.sorted[goal])?.focus();
    else if (event.key === 'Enter') this.play(this.current);
    else if (event.key === ' ') this.lift(this.lifted === this.current ? '' : this.current);
    else if (event.key === 'ArrowUp') this.lift(this.current);
    else if (event.key === 'ArrowDown' || (event.key === 'Escape' && this.lifted)) this.lift('');
    else return;
    event.preventDefault();
  }

  private button(text: string | undefined): HTMLButtonElement | null {
    return this.shadowRoot?.querySelector(`[data-card="${CSS.escape(text ?? '')}"]`) ?? null;
  }

  /** Focus on the hand is focus on its current card. */
  override focus(options?: FocusOptions): void {
    this.button(this.current)?.focus(options);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-hand': CbHand;
  }
}
