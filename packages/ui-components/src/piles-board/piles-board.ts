import { html, type PropertyValues, svg, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { type Colour, liveries, pawnColours } from '../art/colours.ts';
import { artStyles, paint } from '../art/ink.ts';
import { shape } from '../art/shapes.ts';
import { differs } from '../differs.ts';
import { CheeseElement } from '../element.ts';
import { CbAddEvent, CbAddingEvent, CbLayOutEvent } from '../events/board.ts';
import type { CbPile } from '../pile/pile.ts';
import { baseStyles } from '../theme/base.ts';
import { type BoardWords, boardWords } from '../words/boards/index.ts';
import { type Cards, isWhole, leadsOn, nothing, oneLess, oneMore, partsOf, sumOf } from './draft.ts';
import { goHome } from './home.ts';
import { pilesStyles } from './styles.ts';

const FULL = 6;
const numbers = [1, 2, 3, 4];
/** The button that puts down, after the piles. */
const PUT = 5;
/** A house, for a pile that would go home. */
const house = svg`<path d="M2 12L12 3L22 12V21H2Z" fill=${paint.fang}></path><path d="M9 21V14H15V21" fill=${paint.paper} stroke-width="1.4"></path>`;

/** One pile of one player. */
export interface PileOf {
  readonly seat: number;
  readonly pile: number;
}

/**
 * The piles of Mens erger je niet: one's own large, the rivals' small. A pile that can be laid out is lit; adding is put
 * together pile by pile and put down when the sum is the roll. One tab stop: arrows go from pile to pile, up and down (or + and −)
 * add and take away, Enter lays out, adds or puts down.
 *
 * @element cb-piles-board
 * @fires {CbLayOutEvent} cb-lay-out - A first card is to be laid out; also one that cannot be, so that the table can say why.
 * @fires {CbAddingEvent} cb-adding - What is put together changed: time to set `captures`.
 * @fires {CbAddEvent} cb-add - The cards are to be put down; also ones that cannot be. Cancelling shakes the pile.
 * @csspart pile - One of the own piles.
 * @csspart rival - The row of a rival.
 * @example `<cb-piles-board .piles=${[[1, 0, 3, 6], [2, 2, 0, 1]]} you="0" roll="5"></cb-piles-board>`
 */
export class CbPilesBoard extends CheeseElement {
  static override styles = [baseStyles, artStyles, pilesStyles];

  /** `piles[seat][p - 1]`: how many cards lie on that seat's new pile p. */
  @property({ attribute: false, hasChanged: differs }) piles: readonly (readonly number[])[] = [];

  /** The players' names, by seat. */
  @property({ attribute: false, hasChanged: differs }) names: readonly string[] = [];

  /** The players' colours, by seat. */
  @property({ attribute: false, hasChanged: differs }) colours: readonly Colour[] = pawnColours;

  /** The reader's own seat; null for a spectator, who sees all piles small. */
  @property({ type: Number }) you: number | null = null;

  /** Whose turn it is. */
  @property({ type: Number }) turn: number | null = null;

  /** The pips to be spent; null when the reader has nothing to spend. */
  @property({ type: Number }) roll: number | null = null;

  /** The piles whose first card can be laid out, 1 to 4. */
  @property({ attribute: false, hasChanged: differs }) layOuts: readonly number[] = [];

  /** Every legal way to add: how many cards go on new pile 1, 2, 3 and 4. */
  @property({ attribute: false, hasChanged: differs }) adds: readonly Cards[] = [];

  /** What the reader has put together so far. */
  @property({ attribute: false, hasChanged: differs }) adding: Cards = nothing;

  /** The piles that would go home. */
  @property({ attribute: false, hasChanged: differs }) captures: readonly PileOf[] = [];

  /** It can be read, but nothing can be done. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** What Tab comes to: a pile, or 5 for putting down. */
  @state() private current = 1;
  @state() private refused = 0;
  private running: AbortController | null = null;

  /** A captured pile goes home. Call it when `piles` already has it at home. */
  async sendHome(
    seat: number,
    pile: number,
    cards: number,
    { signal, speed = this.pace }: { signal?: AbortSignal; speed?: number } = {},
  ): Promise<void> {
    if (!this.hasUpdated || speed <= 0 || signal?.aborted || document.visibilityState === 'hidden') return;
    const spot = this.shadowRoot!.querySelector(`[data-seat="${seat}"][data-pile="${pile}"] cb-pile`);
    const from = spot?.shadowRoot?.querySelector('.new, .steps');
    const to = spot?.shadowRoot?.querySelector('.start, .die');
    if (!from || !to) return;
    this.running ??= new AbortController();
    const { running } = this;
    const stop = (): void => running.abort();
    signal?.addEventListener('abort', stop);
    await goHome({
      sky: this.shadowRoot!.querySelector<HTMLElement>('.sky')!,
      from: from.getBoundingClientRect(),
      to: to.getBoundingClientRect(),
      cards,
      colour: this.colourOf(seat),
      speed,
      signal: running.signal,
    });
    signal?.removeEventListener('abort', stop);
    if (this.running === running) this.running = null;
  }

  /** Cards come out onto a new pile. Call it when `piles` already has them there. */
  async bringOut(
    seat: number,
    pile: number,
    cards: number,
    { signal, speed = this.pace }: { signal?: AbortSignal; speed?: number } = {},
  ): Promise<void> {
    await this.updateComplete;
    const spot = this.shadowRoot!.querySelector<CbPile>(`[data-seat="${seat}"][data-pile="${pile}"] cb-pile`);
    await spot?.bringOut(cards, speed, signal);
  }

  /** Whatever is on its way is home at once. */
  skip(): void {
    this.running?.abort();
  }

  /** Shakes a pile, 1 to 4, that could not be used; 5 is the button that puts down. */
  refuse(pile: number): void {
    this.refused = pile;
    setTimeout(() => {
      if (this.refused === pile) this.refused = 0;
    }, 400);
  }

  private get pace(): number {
    return Number.parseFloat(getComputedStyle(this).getPropertyValue('--_cb-speed')) || 0;
  }

  private get said(): BoardWords {
    return boardWords[this.language];
  }

  private get asked(): boolean {
    return !this.disabled && this.you !== null && this.roll !== null;
  }

  private colourOf(seat: number): Colour {
    return this.colours[seat] ?? pawnColours[seat % pawnColours.length]!;
  }

  private nameOf(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // A new roll begins anew.
    if (changed.has('roll') && this.hasUpdated && !changed.has('adding')) this.adding = nothing;
    if (this.current === PUT && !this.offersAdding) this.current = 1;
    if (changed.has('layOuts') || changed.has('adds')) {
      const first = this.layOuts[0] ?? numbers.find((pile) => leadsOn(this.adds, oneMore(nothing, pile)));
      if (first && !this.shadowRoot?.activeElement) this.current = first;
    }
  }

  private get offersAdding(): boolean {
    return this.asked && this.adds.length > 0;
  }

  override render(): TemplateResult {
    const seats = this.piles.map((_, seat) => seat);
    // Clockwise from the reader: who plays next comes first.
    const rivals =
      this.you === null ? seats : seats.slice(1).map((step) => (step + this.you!) % seats.length);
    return html`<div class="board" role="group" aria-label=${this.said.piles} @pointerdown=${this.skip}>
      <ul class="rivals" role=${rivals.length > 0 ? 'list' : 'none'}>
        ${rivals.map((seat) => this.rival(seat))}
      </ul>
      ${this.you === null || !this.piles[this.you] ? '' : this.own(this.you)}
      <div class="sky" aria-hidden="true"></div>
    </div>`;
  }

  private rival(seat: number): TemplateResult {
    const row = this.piles[seat]!;
    const colour = this.colourOf(seat);
    const cards = row.reduce((sum, height) => sum + height, 0);
    return html`<li class=${classMap({ rival: true, turn: seat === this.turn })} part="rival">
      <div class="who">
        <svg class="art" viewBox="-11 -12 22 24" aria-hidden="true">${shape(liveries[colour].shape, 0, 0, 19, liveries[colour].fill)}</svg>
        <span class="name">${this.nameOf(seat)}</span>
        <span class="far">${this.said.cardsHome(cards)}</span>
      </div>
      <div class="row" role="group" aria-label=${this.said.pilesOf(this.nameOf(seat))}>
        ${numbers.map((pile) => {
          const hit = this.captures.some((one) => one.seat === seat && one.pile === pile);
          return html`<div class=${classMap({ small: true, hit })} data-seat=${seat} data-pile=${pile}>
            <cb-pile compact colour=${colour} pile=${pile} height=${row[pile - 1] ?? 0}></cb-pile>
            ${hit ? html`<svg class="art home" viewBox="0 0 24 24" aria-hidden="true">${house}</svg><span class="spoken">${this.said.captured}</span>` : ''}
          </div>`;
        })}
      </div>
    </li>`;
  }

  private own(seat: number): TemplateResult {
    const parts = partsOf(this.adding);
    const whole = isWhole(this.adds, this.adding);
    return html`<div
      class=${classMap({ own: true, turn: seat === this.turn })}
      role="group"
      aria-label=${this.said.yourPiles}
      @keydown=${this.onKey}
    >
      ${numbers.map((pile) => this.column(seat, pile))}
      <div class="sum">
        ${
          this.offersAdding
            ? html`<span class="total">${this.said.sum(parts, sumOf(this.adding), this.roll!)}</span>
                <button
                  class=${classMap({ put: true, refused: this.refused === PUT })}
                  data-stop=${PUT}
                  tabindex=${this.current === PUT ? 0 : -1}
                  aria-disabled=${!whole}
                  @click=${this.putDown}
                  @focus=${() => {
                    this.current = PUT;
                  }}
                >
                  ${this.said.putDown}
                </button>`
            : html`<span class="so-far">${this.said.cardsHome(this.piles[seat]!.reduce((sum, height) => sum + height, 0))}</span>`
        }
      </div>
    </div>`;
  }

  private column(seat: number, pile: number): TemplateResult {
    const height = this.piles[seat]![pile - 1] ?? 0;
    const added = this.adding[pile - 1] ?? 0;
    const layOut = this.asked && this.layOuts.includes(pile);
    const more = this.asked && leadsOn(this.adds, oneMore(this.adding, pile));
    const can = this.adds.some((way) => way[pile - 1]! > 0);
    const hit = this.captures.some((one) => one.seat === seat && one.pile === pile);
    return html`<div class="column">
      <button
        class=${classMap({ pile: true, lit: layOut || more, some: !layOut && !more && added > 0, refused: this.refused === pile })}
        part="pile"
        data-stop=${pile}
        data-seat=${seat}
        data-pile=${pile}
        tabindex=${this.current === pile ? 0 : -1}
        aria-label=${this.labelOf(pile, height, added, layOut)}
        aria-disabled=${!this.asked}
        @click=${() => this.use(pile, height)}
        @focus=${() => {
          this.current = pile;
        }}
      >
        <cb-pile aria-hidden="true" colour=${this.colourOf(seat)} pile=${pile} height=${height} adding=${added}></cb-pile>
        ${added > 0 ? html`<span class="more" aria-hidden="true">+${added}</span>` : ''}
        ${hit ? html`<svg class="art home" viewBox="0 0 24 24" aria-hidden="true">${house}</svg>` : ''}
      </button>
      ${this.offersAdding && can ? this.counter(pile, added, more) : html`<div class="counter"></div>`}
    </div>`;
  }

  /** For fingers; keys have up and down. */
  private counter(pile: number, added: number, more: boolean): TemplateResult {
    return html`<div class="counter">
      <button class="step less" data-less=${pile} tabindex="-1" aria-label=${this.said.oneLess(pile)} aria-disabled=${added === 0} @click=${() => this.change(oneLess(this.adding, pile))}>−</button>
      <button class="step plus" tabindex="-1" aria-label=${this.said.oneMore(pile)} aria-disabled=${!more} @click=${() => this.addTo(pile)}>+</button>
    </div>`;
  }

  private labelOf(pile: number, height: number, added: number, layOut: boolean): string {
    const { words } = this;
    return [
      words.pile(this.colourOf(this.you!), pile),
      layOut ? this.said.canLayOut : '',
      height === FULL ? words.fullPile : words.newPile(height),
      added > 0 ? words.adding(added) : '',
      height === FULL ? '' : words.startPile(FULL - height),
    ]
      .filter(Boolean)
      .join(', ');
  }

  private use(pile: number, height: number): void {
    if (!this.asked) return;
    if (height > 0) this.addTo(pile);
    else if (!this.dispatchEvent(new CbLayOutEvent(pile))) this.refuse(pile);
  }

  private addTo(pile: number): void {
    if (!this.asked) return;
    const cards = oneMore(this.adding, pile);
    if (leadsOn(this.adds, cards)) this.change(cards);
    else if (!this.dispatchEvent(new CbAddEvent(cards))) this.refuse(pile);
  }

  private change(cards: Cards): void {
    if (cards === this.adding) return;
    this.adding = cards;
    this.dispatchEvent(new CbAddingEvent(cards));
  }

  private putDown(): void {
    if (this.asked && !this.dispatchEvent(new CbAddEvent(this.adding))) this.refuse(PUT);
  }

  private onKey(event: KeyboardEvent): void {
    const last = this.offersAdding ? PUT : 4;
    const goals: { readonly [key: string]: number } = {
      ArrowLeft: Math.max(this.current - 1, 1),
      ArrowRight: Math.min(this.current + 1, last),
      Home: 1,
      End: last,
    };
    const goal = goals[event.key];
    const onPile = this.current <= 4;
    if (goal !== undefined) this.stop(goal)?.focus();
    else if (onPile && this.asked && ['ArrowUp', '+', '='].includes(event.key)) this.addTo(this.current);
    else if (onPile && this.asked && ['ArrowDown', '-'].includes(event.key))
      this.change(oneLess(this.adding, this.current));
    else return;
    event.preventDefault();
  }

  private stop(number: number): HTMLButtonElement | null {
    return this.shadowRoot?.querySelector(`[data-stop="${number}"]`) ?? null;
  }

  /** Focus on the board is focus on its current pile. */
  override focus(options?: FocusOptions): void {
    this.stop(this.current)?.focus(options);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-piles-board': CbPilesBoard;
  }
}
