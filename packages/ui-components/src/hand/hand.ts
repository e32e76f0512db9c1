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
import { cardOfCopy, numberCopies } from './copies.ts';
import { sweepMarkers } from './markers.ts';
import { handStyles } from './styles.ts';
import { Swipe } from './swipe.ts';

/** Largest lean of the outermost cards in the fan, and largest difference between neighbours. */
const HAND_MAX_LEAN_DEG = 5;
const CARD_LEAN_DEG = 1.6;
/**
 * Space to show beside the legal cards when scrolling, and how much of a card may be hidden without counting as out of
 * view.
 */
const LEGAL_MARGIN_PX = 12;
const EDGE_TOLERANCE_PX = 16;

/**
 * The least width of a card's slot: a finger's width, or 6px less if that is enough to show the whole hand without scrolling. The factor
 * makes a step of the difference.
 */
const minWidthOf = (count: number): string =>
  `calc(44px - clamp(0px, ((100cqi - 2 * var(--_pad) - var(--_w)) / ${Math.max(count - 1, 1)} - 38px) * 999, 6px))`;

const arrow = (
  side: 'start' | 'end',
): TemplateResult => html`<svg class="arrow ${side}" viewBox="0 0 12 24" aria-hidden="true">
    <path d=${side === 'start' ? 'M10 3L3 12L10 21' : 'M2 3L9 12L2 21'}></path>
  </svg>`;

/**
 * The player's hand as a fan of cards. Legal cards stand higher, but any card can be tried. A tap lifts a legal card; a second tap, a
 * swipe up or Enter plays it. One tab stop: arrows, Home and End go from card to card, Space lifts.
 *
 * @element cb-hand
 * @fires {CbCardLiftEvent} cb-card-lift - A card was lifted or laid back.
 * @fires {CbCardPlayEvent} cb-card-play - The player plays a card. Cancel the event to shake the card.
 * @csspart card - The drawing of each card.
 * @example `<cb-hand deck="mice" cards="r3 g4 g12" legal="g4 g12"></cb-hand>`
 */
export class CbHand extends CheeseElement {
  static override styles = [baseStyles, artStyles, cardStyles, handStyles];

  /** `mice`, `snakes`, `pawns`, or any other deck, whose cards are plain. */
  @property() deck: Deck = 'mice';

  /** The cards, as strings like `g12`; in the attribute separated by spaces. Equal cards may be there several times. */
  @property({ converter: cardList, hasChanged: differs }) cards: readonly string[] = [];

  /** The cards that may be played now. Null if it is not the player's turn; then all cards look alike. */
  @property({
    converter: { fromAttribute: (text) => (text === null ? null : cardList.fromAttribute(text)) },
    hasChanged: differs,
  })
  legal: readonly string[] | null = null;

  /**
   * The cards whose move has a second part, such as a target. They are only lifted: the table then asks for the rest of the
   * move.
   */
  @property({ converter: cardList, hasChanged: differs }) opening: readonly string[] = [];

  /** Names a card for a screen reader; by default its colour and number. */
  @property({ attribute: false }) cardName: ((card: string) => string) | null = null;

  /** Sorts by `colour`, or keeps the order `given`. */
  @property() order: 'colour' | 'given' = 'colour';

  /** Makes a move on the first tap, without a second tap to confirm it. */
  @property({ type: Boolean, attribute: 'single-tap' }) singleTap = false;

  /** The lifted card, or empty. The second of two equal cards is `g12 2`. */
  @property() lifted = '';

  /** The tab stop. */
  @state() private currentCard = '';
  @state() private refused = '';
  /** A played card that is still in the hand. It stays lifted until the answer arrives or a timer ends. */
  private playedCard = '';
  private layBackTimer = 0;
  /** The cards in the order shown. Each is unique: see `numberCopies`. */
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
    clearTimeout(this.layBackTimer);
    this.playedCard = '';
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    this.hadFocus = this.shadowRoot?.activeElement?.matches('button') ?? false;
    if (
      !changedProperties.has('cards') &&
      !changedProperties.has('deck') &&
      !changedProperties.has('order') &&
      this.hasUpdated
    )
      return;
    const before = this.sorted.indexOf(this.currentCard);
    this.sorted = numberCopies(this.order === 'colour' ? sortCards(this.deck, this.cards) : this.cards);
    if (!this.sorted.includes(this.playedCard)) this.playedCard = '';
    if (!this.sorted.includes(this.lifted)) this.lifted = '';
    if (!this.sorted.includes(this.currentCard)) {
      // Keep the tab stop where the card was.
      this.currentCard = this.sorted[Math.min(Math.max(before, 0), this.sorted.length - 1)] ?? '';
    }
  }

  protected override updated(changedProperties: PropertyValues<this>): void {
    // Wait for the next frame, which computes the layout anyway; measuring now would compute it twice.
    if (changedProperties.has('legal') || changedProperties.has('cards'))
      requestAnimationFrame(() => {
        if (changedProperties.has('legal')) this.scrollToLegal();
        this.updateEdges();
      });
    if (changedProperties.has('cards') && this.fan) sweepMarkers(this.fan);
    if (this.hadFocus && !this.shadowRoot?.activeElement) this.button(this.currentCard)?.focus();
  }

  override render(): TemplateResult {
    return html`<div
      class="fan"
      role="toolbar"
      aria-label=${this.words.hand(this.sorted.length)}
      @keydown=${this.onKey}
      @scroll=${this.updateEdges}
    >
      ${repeat(
        this.sorted,
        (text) => text,
        (text, index) => this.cardSlot(text, index),
      )}
    </div>
    ${arrow('start')}${arrow('end')}`;
  }

  private get fan(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.fan') ?? null;
  }

  /** Scrolls the legal cards into view, or as many as fit. */
  private scrollToLegal(): void {
    const { fan } = this;
    if (!fan || !this.legal?.length || fan.scrollWidth <= fan.clientWidth) return;
    const { left, right } = fan.getBoundingClientRect();
    const cards = [...fan.querySelectorAll('.legal')].map((card) => card.getBoundingClientRect());
    const leftmost = Math.min(...cards.map((card) => card.left)) - LEGAL_MARGIN_PX;
    const rightmost = Math.max(...cards.map((card) => card.right)) + LEGAL_MARGIN_PX;
    if (leftmost >= left && rightmost <= right) return;
    const room = right - left;
    fan.scrollLeft +=
      rightmost - leftmost > room ? leftmost - left : (leftmost + rightmost) / 2 - (left + right) / 2;
  }

  /** Fades the edges and shows arrows where cards are scrolled out of view. Call it when the width has changed. */
  updateEdges(): void {
    const { fan } = this;
    if (!fan) return;
    const scrolledPx = Math.abs(fan.scrollLeft);
    fan.classList.toggle('more-start', scrolledPx > EDGE_TOLERANCE_PX);
    fan.classList.toggle('more-end', fan.scrollWidth - fan.clientWidth - scrolledPx > EDGE_TOLERANCE_PX);
  }

  private cardSlot(text: string, index: number): TemplateResult {
    const { legal, deck, lifted } = this;
    const cardText = cardOfCopy(text);
    const isLegal = legal === null || legal.includes(cardText);
    const name = this.cardName?.(cardText) ?? nameOf(deck, cardText, this.words);
    const middleIndex = (this.sorted.length - 1) / 2;
    const lean =
      Math.min(CARD_LEAN_DEG, HAND_MAX_LEAN_DEG / Math.max(middleIndex, 1)) * (index - middleIndex);
    const classes = {
      legal: legal !== null && isLegal,
      resting: !isLegal,
      lifted: lifted === text,
      refused: this.refused === text,
    };
    return html`<div class="slot" .style="rotate: ${lean.toFixed(2)}deg; translate: 0 ${(lean * lean * 0.22).toFixed(1)}px; min-inline-size: ${minWidthOf(this.sorted.length)}">
      <button
        class=${classMap(classes)}
        data-card=${text}
        tabindex=${text === this.currentCard ? 0 : -1}
        aria-label=${isLegal ? name : this.words.notNow(name)}
        aria-pressed=${lifted === text}
        @click=${() => this.tap(text)}
        @focus=${() => {
          this.currentCard = text;
        }}
        @pointerdown=${(event: PointerEvent) => this.swipe.start(event)}
        @pointermove=${(event: PointerEvent) => this.swipe.move(event, event.currentTarget as HTMLElement)}
        @pointerup=${(event: PointerEvent) => this.release(event, text)}
        @pointercancel=${(event: PointerEvent) => this.release(event, text)}
      >
        ${card(deck, cardText)}
      </button>
    </div>`;
  }

  private tap(text: string): void {
    if (this.swipe.hasMoved) {
      this.swipe.hasMoved = false;
      return;
    }
    const isRefused = this.legal !== null && !this.legal.includes(cardOfCopy(text));
    // A card that cannot be played now is refused on the first tap, so that the player learns why.
    if (this.singleTap || this.lifted === text || isRefused) this.play(text);
    else this.lift(text);
  }

  private release(event: PointerEvent, text: string): void {
    if (this.swipe.end(event, event.currentTarget as HTMLElement)) this.play(text);
  }

  private lift(text: string): void {
    this.playedCard = '';
    if (this.lifted === text) return;
    this.lifted = text;
    // On a phone the card may be half out of view.
    this.button(text)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.dispatchEvent(new CbCardLiftEvent(cardOfCopy(text)));
  }

  private play(text: string): void {
    if (this.opening.includes(cardOfCopy(text))) {
      this.lift(text);
      return;
    }
    if (this.playedCard === text) return;
    const wasUp = this.lifted === text;
    if (!this.dispatchEvent(new CbCardPlayEvent(cardOfCopy(text)))) {
      this.refuse(text);
      return;
    }
    if (wasUp) this.keepLifted(text);
    else this.lift('');
  }

  /** Keeps the card lifted for a moment, because laying it back would delay the move by a frame. */
  private keepLifted(text: string): void {
    this.playedCard = text;
    clearTimeout(this.layBackTimer);
    this.layBackTimer = window.setTimeout(() => {
      if (this.playedCard === text) this.lift('');
    }, 700);
  }

  private onKey(event: KeyboardEvent): void {
    const index = this.sorted.indexOf(this.currentCard);
    const lastIndex = this.sorted.length - 1;
    const targetByKey: { readonly [key: string]: number } = {
      ArrowLeft: Math.max(index - 1, 0),
      ArrowRight: Math.min(index + 1, lastIndex),
      Home: 0,
      End: lastIndex,
    };
    const goal = targetByKey[event.key];
    if (goal !== undefined) this.button(this.sorted[goal])?.focus();
    else if (event.key === 'Enter') this.play(this.currentCard);
    else if (event.key === ' ') this.lift(this.lifted === this.currentCard ? '' : this.currentCard);
    else if (event.key === 'ArrowUp') this.lift(this.currentCard);
    else if (event.key === 'ArrowDown' || (event.key === 'Escape' && this.lifted)) this.lift('');
    else return;
    event.preventDefault();
  }

  private button(text: string | undefined): HTMLButtonElement | null {
    return this.shadowRoot?.querySelector(`[data-card="${CSS.escape(text ?? '')}"]`) ?? null;
  }

  /** Focuses the current card. */
  override focus(options?: FocusOptions): void {
    this.button(this.currentCard)?.focus(options);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-hand': CbHand;
  }
}
