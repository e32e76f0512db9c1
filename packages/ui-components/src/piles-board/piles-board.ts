import { html, type PropertyValues, svg, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { type Colour, pawnColours } from '../art/colours.ts';
import { artStyles, paint } from '../art/ink.ts';
import { personBadge } from '../art/person.ts';
import { differs } from '../differs.ts';
import { CheeseElement } from '../element.ts';
import { CbAddEvent, CbAddingEvent, CbLayOutEvent } from '../events/board.ts';
import type { CbPile } from '../pile/pile.ts';
import { baseStyles } from '../theme/base.ts';
import { type BoardWords, boardWords } from '../words/boards/index.ts';
import {
  type Cards,
  canExtendTo,
  isComplete,
  noCards,
  partsOf,
  sumOf,
  withOneLess,
  withOneMore,
} from './draft.ts';
import { animateHome } from './send-home.ts';
import { pilesStyles } from './styles.ts';

const FULL_HEIGHT = 6;
const pileNumbers = [1, 2, 3, 4];
/** Tab stop of the "put down" button, after the four piles. */
const PUT_DOWN_STOP = 5;
/** A house icon for a pile that would be sent home. */
const house = svg`<path d="M2 12L12 3L22 12V21H2Z" fill=${paint.fang}></path><path d="M9 21V14H15V21" fill=${paint.paper} stroke-width="1.4"></path>`;

/** One pile of one player. */
export interface SeatPile {
  readonly seat: number;
  readonly pile: number;
}

/**
 * A board of piles: the reader's own large, the rivals' small. Piles that can be laid out glow; cards are added pile by
 * pile and put down once the sum equals the roll. One tab stop: left and right go from pile to pile, up and down (or + and −) add and
 * remove a card, Enter lays out, adds or puts down.
 *
 * @element cb-piles-board
 * @fires {CbLayOutEvent} cb-lay-out - The player lays out a first card, even an illegal one. Cancel the event to shake the pile.
 * @fires {CbAddingEvent} cb-adding - The cards to add changed: update `captures`.
 * @fires {CbAddEvent} cb-add - The player puts cards down, even illegally. Cancel the event to shake the pile.
 * @csspart pile - Each of the reader's own piles.
 * @csspart rival - Each rival's row.
 * @example `<cb-piles-board .piles=${[[1, 0, 3, 6], [2, 2, 0, 1]]} you="0" roll="5"></cb-piles-board>`
 */
export class CbPilesBoard extends CheeseElement {
  static override styles = [baseStyles, artStyles, pilesStyles];

  /** `piles[seat][p - 1]`: number of cards on that seat's new pile p. */
  @property({ attribute: false, hasChanged: differs }) piles: readonly (readonly number[])[] = [];

  /** The players' names, by seat. */
  @property({ attribute: false, hasChanged: differs }) names: readonly string[] = [];

  /** The players' colours, by seat. */
  @property({ attribute: false, hasChanged: differs }) colours: readonly Colour[] = pawnColours;

  /** The reader's own seat; null for a spectator, who sees all piles small. */
  @property({ type: Number }) you: number | null = null;

  /** The seat whose turn it is. */
  @property({ type: Number }) turn: number | null = null;

  /** The roll to spend; null when it is not the reader's turn. */
  @property({ type: Number }) roll: number | null = null;

  /** The piles whose first card can be laid out, 1 to 4. */
  @property({ attribute: false, hasChanged: differs }) layOuts: readonly number[] = [];

  /** Every legal combination: the number of cards to add to new piles 1, 2, 3 and 4. */
  @property({ attribute: false, hasChanged: differs }) adds: readonly Cards[] = [];

  /** The cards the reader is about to add, by pile. */
  @property({ attribute: false, hasChanged: differs }) adding: Cards = noCards;

  /** The piles that would be sent home. */
  @property({ attribute: false, hasChanged: differs }) captures: readonly SeatPile[] = [];

  /** Shows the piles, but the reader cannot choose any. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** The tab stop: a pile, or 5 for the "put down" button. */
  @state() private currentStop = 1;
  @state() private refused = 0;
  private homeFlights: AbortController | null = null;

  /** Animates a captured pile going home. Set `piles` to the state after the capture first. */
  async sendHome(
    seat: number,
    pile: number,
    cards: number,
    { signal, speed = this.pace }: { signal?: AbortSignal; speed?: number } = {},
  ): Promise<void> {
    if (!this.hasUpdated || speed <= 0 || signal?.aborted || document.visibilityState === 'hidden') return;
    const pileElement = this.shadowRoot!.querySelector(`[data-seat="${seat}"][data-pile="${pile}"] cb-pile`);
    const newPileElement = pileElement?.shadowRoot?.querySelector('.new, .steps');
    const startPileElement = pileElement?.shadowRoot?.querySelector('.start, .die');
    if (!newPileElement || !startPileElement) return;
    this.homeFlights ??= new AbortController();
    const { homeFlights } = this;
    const stop = (): void => homeFlights.abort();
    signal?.addEventListener('abort', stop);
    await animateHome({
      layer: this.shadowRoot!.querySelector<HTMLElement>('.sky')!,
      from: newPileElement.getBoundingClientRect(),
      to: startPileElement.getBoundingClientRect(),
      cards,
      colour: this.colourOf(seat),
      speed,
      signal: homeFlights.signal,
    });
    signal?.removeEventListener('abort', stop);
    if (this.homeFlights === homeFlights) this.homeFlights = null;
  }

  /** Animates cards coming out onto a new pile. Set `piles` to the state after the move first. */
  async bringOut(
    seat: number,
    pile: number,
    cards: number,
    { signal, speed = this.pace }: { signal?: AbortSignal; speed?: number } = {},
  ): Promise<void> {
    await this.updateComplete;
    const pileElement = this.shadowRoot!.querySelector<CbPile>(
      `[data-seat="${seat}"][data-pile="${pile}"] cb-pile`,
    );
    await pileElement?.bringOut(cards, speed, signal);
  }

  /** Ends all animations. */
  skip(): void {
    this.homeFlights?.abort();
  }

  /** Shakes a pile, 1 to 4, or with 5 the "put down" button. */
  refuse(pile: number): void {
    this.refused = pile;
    setTimeout(() => {
      if (this.refused === pile) this.refused = 0;
    }, 400);
  }

  private get pace(): number {
    return Number.parseFloat(getComputedStyle(this).getPropertyValue('--_cb-speed')) || 0;
  }

  private get boardWords(): BoardWords {
    return boardWords[this.language];
  }

  private get isAsked(): boolean {
    return !this.disabled && this.you !== null && this.roll !== null;
  }

  private colourOf(seat: number): Colour {
    return this.colours[seat] ?? pawnColours[seat % pawnColours.length]!;
  }

  private nameOf(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    // A new roll clears the selection.
    if (changedProperties.has('roll') && this.hasUpdated && !changedProperties.has('adding'))
      this.adding = noCards;
    if (this.currentStop === PUT_DOWN_STOP && !this.canAdd) this.currentStop = 1;
    if (changedProperties.has('layOuts') || changedProperties.has('adds')) {
      const firstStop =
        this.layOuts[0] ?? pileNumbers.find((pile) => canExtendTo(this.adds, withOneMore(noCards, pile)));
      if (firstStop && !this.shadowRoot?.activeElement) this.currentStop = firstStop;
    }
  }

  private get canAdd(): boolean {
    return this.isAsked && this.adds.length > 0;
  }

  override render(): TemplateResult {
    const seats = this.piles.map((_, seat) => seat);
    // The rivals clockwise from the reader, so that the next player comes first.
    const rivals =
      this.you === null ? seats : seats.slice(1).map((step) => (step + this.you!) % seats.length);
    return html`<div class="board" role="group" aria-label=${this.boardWords.piles} @pointerdown=${this.skip}>
      <ul class="rivals" role=${rivals.length > 0 ? 'list' : 'none'}>
        ${rivals.map((seat) => this.rivalPiles(seat))}
      </ul>
      ${this.you === null || !this.piles[this.you] ? '' : this.ownPiles(this.you)}
      <div class="sky" aria-hidden="true"></div>
    </div>`;
  }

  private rivalPiles(seat: number): TemplateResult {
    const row = this.piles[seat]!;
    const colour = this.colourOf(seat);
    const cards = row.reduce((sum, height) => sum + height, 0);
    return html`<li class=${classMap({ rival: true, turn: seat === this.turn })} part="rival">
      <div class="who">
        <svg class="art" viewBox="-12 -12 24 24" aria-hidden="true">${personBadge(colour, this.nameOf(seat))}</svg>
        <span class="name">${this.nameOf(seat)}</span>
        <span class="far">${this.boardWords.cardsHome(cards)}</span>
      </div>
      <div class="row" role="group" aria-label=${this.boardWords.pilesOf(this.nameOf(seat))}>
        ${pileNumbers.map((pile) => {
          const isCaptured = this.captures.some((capture) => capture.seat === seat && capture.pile === pile);
          return html`<div class=${classMap({ small: true, hit: isCaptured })} data-seat=${seat} data-pile=${pile}>
            <cb-pile compact colour=${colour} pile=${pile} height=${row[pile - 1] ?? 0}></cb-pile>
            ${isCaptured ? html`<svg class="art home" viewBox="0 0 24 24" aria-hidden="true">${house}</svg><span class="spoken">${this.boardWords.captured}</span>` : ''}
          </div>`;
        })}
      </div>
    </li>`;
  }

  private ownPiles(seat: number): TemplateResult {
    const parts = partsOf(this.adding);
    const isWholeMove = isComplete(this.adds, this.adding);
    return html`<div
      class=${classMap({ own: true, turn: seat === this.turn })}
      role="group"
      aria-label=${this.boardWords.yourPiles}
      @keydown=${this.onKey}
    >
      ${pileNumbers.map((pile) => this.column(seat, pile))}
      <div class="sum">
        ${
          this.canAdd
            ? html`<span class="total">${this.boardWords.sum(parts, sumOf(this.adding), this.roll!)}</span>
                <button
                  class=${classMap({ put: true, refused: this.refused === PUT_DOWN_STOP })}
                  data-stop=${PUT_DOWN_STOP}
                  tabindex=${this.currentStop === PUT_DOWN_STOP ? 0 : -1}
                  aria-disabled=${!isWholeMove}
                  @click=${this.putDown}
                  @focus=${() => {
                    this.currentStop = PUT_DOWN_STOP;
                  }}
                >
                  ${this.boardWords.putDown}
                </button>`
            : html`<span class="so-far">${this.boardWords.cardsHome(this.piles[seat]!.reduce((sum, height) => sum + height, 0))}</span>`
        }
      </div>
    </div>`;
  }

  private column(seat: number, pile: number): TemplateResult {
    const height = this.piles[seat]![pile - 1] ?? 0;
    const added = this.adding[pile - 1] ?? 0;
    const layOut = this.isAsked && this.layOuts.includes(pile);
    const canAddMore = this.isAsked && canExtendTo(this.adds, withOneMore(this.adding, pile));
    const canAdd = this.adds.some((way) => way[pile - 1]! > 0);
    const isCaptured = this.captures.some((capture) => capture.seat === seat && capture.pile === pile);
    return html`<div class="column">
      <button
        class=${classMap({ pile: true, lit: layOut || canAddMore, some: !layOut && !canAddMore && added > 0, refused: this.refused === pile })}
        part="pile"
        data-stop=${pile}
        data-seat=${seat}
        data-pile=${pile}
        tabindex=${this.currentStop === pile ? 0 : -1}
        aria-label=${this.labelOf(pile, height, added, { layOut, isUsable: layOut || canAddMore || added > 0 })}
        aria-disabled=${!this.isAsked}
        @click=${() => this.activate(pile, height)}
        @focus=${() => {
          this.currentStop = pile;
        }}
      >
        <cb-pile aria-hidden="true" colour=${this.colourOf(seat)} pile=${pile} height=${height} adding=${added}></cb-pile>
        ${added > 0 ? html`<span class="more" aria-hidden="true">+${added}</span>` : ''}
        ${isCaptured ? html`<svg class="art home" viewBox="0 0 24 24" aria-hidden="true">${house}</svg>` : ''}
      </button>
      ${this.canAdd && canAdd ? this.counter(pile, added, canAddMore) : html`<div class="counter"></div>`}
    </div>`;
  }

  /** Plus and minus buttons for touch. Keyboard users press the up and down keys. */
  private counter(pile: number, added: number, canAddMore: boolean): TemplateResult {
    return html`<div class="counter">
      <button class="step less" data-less=${pile} tabindex="-1" aria-label=${this.boardWords.oneLess(pile)} aria-disabled=${added === 0} @click=${() => this.setAdding(withOneLess(this.adding, pile))}>−</button>
      <button class="step plus" tabindex="-1" aria-label=${this.boardWords.oneMore(pile)} aria-disabled=${!canAddMore} @click=${() => this.addTo(pile)}>+</button>
    </div>`;
  }

  private labelOf(
    pile: number,
    height: number,
    added: number,
    { layOut, isUsable }: { readonly layOut: boolean; readonly isUsable: boolean },
  ): string {
    const { words } = this;
    const name = words.pile(this.colourOf(this.you!), pile);
    return [
      this.isAsked && !isUsable ? words.notNow(name) : name,
      layOut ? this.boardWords.canLayOut : '',
      height === FULL_HEIGHT ? words.fullPile : words.newPile(height),
      added > 0 ? words.adding(added) : '',
      height === FULL_HEIGHT ? '' : words.startPile(FULL_HEIGHT - height),
    ]
      .filter(Boolean)
      .join(', ');
  }

  private activate(pile: number, height: number): void {
    if (!this.isAsked) return;
    if (height > 0) this.addTo(pile);
    else if (!this.dispatchEvent(new CbLayOutEvent(pile))) this.refuse(pile);
  }

  private addTo(pile: number): void {
    if (!this.isAsked) return;
    const cards = withOneMore(this.adding, pile);
    if (canExtendTo(this.adds, cards)) this.setAdding(cards);
    else if (!this.dispatchEvent(new CbAddEvent(cards))) this.refuse(pile);
  }

  private setAdding(cards: Cards): void {
    if (cards === this.adding) return;
    this.adding = cards;
    this.dispatchEvent(new CbAddingEvent(cards));
  }

  private putDown(): void {
    if (this.isAsked && !this.dispatchEvent(new CbAddEvent(this.adding))) this.refuse(PUT_DOWN_STOP);
  }

  private onKey(event: KeyboardEvent): void {
    const lastStop = this.canAdd ? PUT_DOWN_STOP : 4;
    const targetByKey: { readonly [key: string]: number } = {
      ArrowLeft: Math.max(this.currentStop - 1, 1),
      ArrowRight: Math.min(this.currentStop + 1, lastStop),
      Home: 1,
      End: lastStop,
    };
    const goal = targetByKey[event.key];
    const onPile = this.currentStop <= 4;
    if (goal !== undefined) this.buttonAt(goal)?.focus();
    else if (onPile && this.isAsked && ['ArrowUp', '+', '='].includes(event.key))
      this.addTo(this.currentStop);
    else if (onPile && this.isAsked && ['ArrowDown', '-'].includes(event.key))
      this.setAdding(withOneLess(this.adding, this.currentStop));
    else return;
    event.preventDefault();
  }

  private buttonAt(number: number): HTMLButtonElement | null {
    return this.shadowRoot?.querySelector(`[data-stop="${number}"]`) ?? null;
  }

  /** Focuses the current pile. */
  override focus(options?: FocusOptions): void {
    this.buttonAt(this.currentStop)?.focus(options);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-piles-board': CbPilesBoard;
  }
}
