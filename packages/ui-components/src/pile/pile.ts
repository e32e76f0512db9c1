import { html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Colour } from '../art/colours.ts';
import { pips } from '../art/die.ts';
import { artStyles } from '../art/ink.ts';
import { seal } from '../art/seal.ts';
import { card, cardStyles } from '../cards/draw.ts';
import { CheeseElement } from '../element.ts';
import { CbChooseEvent } from '../events/piece.ts';
import { baseStyles } from '../theme/base.ts';
import { pileStyles } from './styles.ts';

const FULL_HEIGHT = 6;
/** Flight time of a card, and the delay before the next. */
const CARD_FLIGHT_MS = 360;
const CARD_DELAY_MS = 80;

/**
 * A start pile and the new pile that grows above it. A full new pile gets a rosette.
 * `compact` is for rivals: the pile's die and six steps.
 *
 * @element cb-pile
 * @fires {CbChooseEvent} cb-choose - The pile was chosen; `choice` is the number of the pile.
 * @csspart card - The drawings of the top cards.
 * @csspart new - The new pile; not part of a compact pile.
 * @csspart start - The start pile; not part of a compact pile.
 * @csspart seal - The rosette on a full pile.
 * @cssproperty [--cb-card-width=5rem] - Width of the piles.
 * @example `<cb-pile colour="red" pile="3" height="4"></cb-pile>`
 */
export class CbPile extends CheeseElement {
  static override styles = [baseStyles, artStyles, cardStyles, pileStyles];

  /** The player's colour. */
  @property({ reflect: true }) colour: Colour = 'red';

  /** Number of the pile, 1 to 4. */
  @property({ type: Number }) pile = 1;

  /** Number of cards on the new pile, 0 to 6. */
  @property({ type: Number }) height = 0;

  /** Number of cards the player is about to add, drawn translucent. */
  @property({ type: Number }) adding = 0;

  /** The pile can be chosen now. */
  @property({ type: Boolean, reflect: true }) choosable = false;

  /** Shows a die and steps instead of cards. */
  @property({ type: Boolean, reflect: true }) compact = false;

  override render(): TemplateResult {
    const content = this.compact ? this.steps() : this.cards();
    return this.choosable
      ? html`<button class="pile" aria-label=${this.label} @click=${this.choose}>${content}</button>`
      : html`<div class="pile" role="img" aria-label=${this.label}>${content}</div>`;
  }

  private get label(): string {
    const { words, height, adding } = this;
    return [
      words.pile(this.colour, this.pile),
      height === FULL_HEIGHT ? words.fullPile : words.newPile(height),
      adding > 0 ? words.adding(adding) : '',
      height === FULL_HEIGHT ? '' : words.startPile(FULL_HEIGHT - height),
    ]
      .filter(Boolean)
      .join(', ');
  }

  private cards(): TemplateResult {
    const { height, adding } = this;
    const cardsLeft = FULL_HEIGHT - height - adding;
    return html`
      <div class="new" part="new">
        ${height === 0 && adding === 0 ? this.renderEmptyPlace() : ''}
        ${this.cardEdges(Math.max(height - 1, 0), 0)}${height > 0 ? this.topCard(height, height - 1) : ''}
        ${adding > 0 ? [this.cardEdges(adding - 1, height), this.topCard(height + adding, height + adding - 1, 'ghost')] : ''}
        ${height === FULL_HEIGHT ? html`<svg class="art seal" part="seal" viewBox="-22 -22 44 60">${seal(this.colour)}</svg>` : ''}
      </div>
      <div class="start" part="start">
        ${cardsLeft === 0 ? '' : html`${this.cardEdges(cardsLeft - 1, 0)}${this.topCard(height + adding + 1, cardsLeft - 1)}`}
      </div>
    `;
  }

  private topCard(square: number, level: number, kind = ''): TemplateResult {
    const text = `${this.colour[0]}${this.pile}.${square}`;
    return html`<span class="level ${kind}" .style=${levelStyle(level)}>${card('pawns', text)}</span>`;
  }

  /** The edges of the cards below the top one. */
  private cardEdges(count: number, from: number): TemplateResult[] {
    return Array.from(
      { length: count },
      (_, index) => html`<span class="level edge" .style=${levelStyle(from + index)}></span>`,
    );
  }

  private renderEmptyPlace(): TemplateResult {
    return html`<span class="level place">${this.die()}</span>`;
  }

  private die(): TemplateResult {
    return html`<svg class="art die" viewBox="-24 -24 48 48">
      <rect class="face" x="-21" y="-21" width="42" height="42" rx="9"></rect>${pips(this.pile)}
    </svg>`;
  }

  private steps(): TemplateResult {
    const { height, adding } = this;
    return html`${this.die()}
      <span class="steps"
        >${Array.from({ length: FULL_HEIGHT }, (_, index) => {
          const level = index < height ? 'on' : index < height + adding ? 'soon' : '';
          return html`<i class=${level}></i>`;
        })}</span
      >${height === FULL_HEIGHT ? html`<svg class="art seal" part="seal" viewBox="-22 -22 44 60">${seal(this.colour)}</svg>` : ''}`;
  }

  /** Animates the topmost cards from the start pile to the new pile. Set `height` to the state after the move first. */
  async bringOut(cards: number, speed: number, signal?: AbortSignal): Promise<void> {
    await this.updateComplete;
    const start = this.shadowRoot!.querySelector('.start')?.getBoundingClientRect();
    if (!start || speed <= 0 || signal?.aborted) return;
    const levels = [...this.shadowRoot!.querySelectorAll('.new .level:not(.place)')].slice(-cards);
    // Measure all cards before the first animation, so that the layout is computed once.
    const bottoms = levels.map((level) => level.getBoundingClientRect().bottom);
    const animations = levels.map((level, index) =>
      level.animate([{ translate: `0 ${start.bottom - bottoms[index]!}px` }, { translate: '0 0' }], {
        duration: CARD_FLIGHT_MS * speed,
        delay: index * CARD_DELAY_MS * speed,
        fill: 'backwards',
        easing: 'cubic-bezier(0.3, 0.7, 0.25, 1)',
      }),
    );
    const stop = (): void => {
      for (const animation of animations) animation.cancel();
    };
    signal?.addEventListener('abort', stop);
    await Promise.allSettled(animations.map(({ finished }) => finished));
    signal?.removeEventListener('abort', stop);
  }

  private choose(): void {
    this.dispatchEvent(new CbChooseEvent(String(this.pile)));
  }

  override focus(options?: FocusOptions): void {
    this.shadowRoot?.querySelector('button')?.focus(options);
  }
}

/** The CSS of a card at this level. Set directly, because every SVG element would inherit a custom property. */
const levelStyle = (level: number): string => `inset-block-end: calc(var(--_step) * ${level})`;

declare global {
  interface HTMLElementTagNameMap {
    'cb-pile': CbPile;
  }
}
