import type { Board, BoardId } from '@cheeseboard/engine/gouda-gouda';
import { boards } from '@cheeseboard/engine/gouda-gouda';
import { goudaGoudaWords } from '@cheeseboard/engine/gouda-gouda/text';
import { html, type PropertyValues, svg, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { guard } from 'lit/directives/guard.js';
import { type Colour, racerColours } from '../../../art/colours.ts';
import { artStyles, type Drawing } from '../../../art/ink.ts';
import { room } from '../../../art/pantry/room.ts';
import { isArrow, nearestInDirection } from '../../../board/nearest.ts';
import { differs } from '../../../differs.ts';
import { CheeseElement } from '../../../element.ts';
import { CbMouseEvent, CbPlaceEvent, CbTargetEvent } from '../../../events/board.ts';
import { baseStyles } from '../../../theme/base.ts';
import { boardWords } from '../../../words/boards/index.ts';
import { placeInDirection } from './arrow-keys.ts';
import {
  drawBallots,
  drawCheeses,
  furniture,
  highlightedWays,
  namedPlacePin,
  type SpentFace,
  targetPin,
} from './drawing.ts';
import { areaStyle, type Layout, layoutOf } from './layout.ts';
import { arrangeMice, drawGroup, heightAbove } from './mouse-groups.ts';
import { pickerPoints, pickerStyle } from './mouse-picker.ts';
import { type Cheese, type LabelContext, miceLabel, placeLabel } from './names.ts';
import { boardStyles } from './styles.ts';
import { Walkers } from './walk.ts';

/** Mice of one owner on one place. */
export interface MiceOnPlace {
  readonly owner: number;
  readonly place: number;
}

/** How long a refused place stays marked. */
const REFUSED_MS = 700;

/**
 * The board of Gouda! Gouda!, drawn from the engine's board data. A place is identified by its index on the board. One tab stop:
 * arrow keys go from place to place, Home and End to the barrel and the table, Enter chooses, Escape leaves the mice of a place.
 *
 * @element cb-gouda-board
 * @fires {CbPlaceEvent} cb-place - A place was chosen, even one that is not offered. Cancel the event to shake it.
 * @fires {CbMouseEvent} cb-mouse - A mouse was chosen: its owner and its place.
 * @fires {CbTargetEvent} cb-target - A highlighted target was chosen.
 * @csspart room - The drawing of the house.
 * @csspart scene - The drawing of the objects, links, mice and cheeses.
 * @csspart place - The area of a place.
 * @csspart mouse - A mouse to choose, where several owners' mice can be chosen.
 * @cssproperty [--cb-board-height=none] - Maximum height; the width follows.
 * @example `<cb-gouda-board board="long"></cb-gouda-board>`
 */
export class CbGoudaBoard extends CheeseElement {
  static override styles = [baseStyles, artStyles, boardStyles];

  /** `short`, `long`, or a board object of the engine. */
  @property() board: BoardId | Pick<Board, 'places'> = 'short';

  /** `mice[place][owner]`: how many mice stand there. */
  @property({ attribute: false, hasChanged: differs }) mice: readonly (readonly number[])[] = [];

  /** Where the cheeses are, how many there are, and the points of each. */
  @property({ attribute: false, hasChanged: differs }) cheeses: readonly Cheese[] = [];

  /** The players' names, by seat. */
  @property({ attribute: false, hasChanged: differs }) names: readonly string[] = [];

  /** The players' colours, by seat. */
  @property({ attribute: false, hasChanged: differs }) colours: readonly Colour[] = racerColours;

  /** The reader's own seat; null for a spectator. */
  @property({ type: Number }) you: number | null = null;

  /** Calls the reader by name instead of “you”. */
  @property({ type: Boolean, attribute: 'by-name' }) byName = false;

  /** The places that can be chosen, highlighted. Null while no place is to be chosen. */
  @property({ attribute: false, hasChanged: differs }) choosable: readonly number[] | null = null;

  /** The named place. */
  @property({ type: Number }) place: number | null = null;

  /** The mice that can be chosen. */
  @property({ attribute: false, hasChanged: differs }) movable: readonly MiceOnPlace[] = [];

  /** The chosen mouse. */
  @property({ attribute: false, hasChanged: differs }) chosen: MiceOnPlace | null = null;

  /** Where the chosen mouse can go, highlighted with the links that lead there. */
  @property({ attribute: false, hasChanged: differs }) targets: readonly number[] = [];

  /** The die being spent: `green` moves forward ▲, `red` back ▼. */
  @property() face: SpentFace = '';

  /** The place each seat has voted for. */
  @property({ attribute: false, hasChanged: differs }) votes: readonly (number | null)[] = [];

  /** Read-only: nothing can be chosen. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** The tab stop: a place, or one owner's mice on that place. */
  @state() private currentTarget: { place: number; owner: number | null } = { place: 0, owner: null };
  @state() private refused = -1;
  private readonly walkers = new Walkers();
  private hadFocus = false;

  /** Animates a mouse from place to place. Set `mice` to the state after the move first; the mouse appears there on arrival. */
  async walk(
    owner: number,
    from: number,
    to: number,
    { signal, speed = this.pace }: { signal?: AbortSignal; speed?: number } = {},
  ): Promise<void> {
    if (!this.hasUpdated || speed <= 0 || signal?.aborted || document.visibilityState === 'hidden') return;
    const layer = this.shadowRoot!.querySelector<SVGSVGElement>('.scene')!;
    const walkOptions = { owner, colour: this.colourOf(owner), from, to, speed };
    await this.walkers.walk(layer, this.layout, walkOptions, signal, () => this.requestUpdate());
    await this.updateComplete;
  }

  /** Ends all walks: every mouse arrives at once. */
  skip(): void {
    this.walkers.skip();
  }

  /** Shakes a place that could not be chosen, with the mice on it. */
  refuse(place: number): void {
    this.refused = place;
    setTimeout(() => {
      if (this.refused === place) this.refused = -1;
    }, REFUSED_MS);
    const pace = this.pace;
    if (pace <= 0) return;
    const shakes = ['0', '-4px', '4px', '-4px', '4px', '0'].map((x) => ({ translate: x }));
    const crowd = this.shadowRoot?.querySelector(`[data-crowd="${place}"]`);
    crowd?.animate(shakes, { duration: 360 * pace, easing: 'ease-in-out' });
  }

  private get pace(): number {
    return Number.parseFloat(getComputedStyle(this).getPropertyValue('--_cb-speed')) || 0;
  }

  private get layout(): Layout {
    const board = typeof this.board === 'string' ? boards[this.board] : this.board;
    if (!board) throw new RangeError(`"${this.board}" is no board.`);
    return layoutOf(board);
  }

  private get interactive(): boolean {
    return !this.disabled && (this.choosable !== null || this.movable.length > 0 || this.targets.length > 0);
  }

  private get labelContext(): LabelContext {
    return {
      words: this.words,
      boards: boardWords[this.language],
      owner: (seat) =>
        seat === this.you && !this.byName ? this.words.you : (this.names[seat] ?? String(seat + 1)),
      colour: (seat) => this.colourOf(seat),
    };
  }

  private colourOf(seat: number): Colour {
    return this.colours[seat] ?? racerColours[seat % racerColours.length]!;
  }

  private nameOf(place: number): string {
    const { id } = this.layout.board.places[place]!;
    return goudaGoudaWords[this.language].places[id] ?? id;
  }

  private ownersToChoose(place: number): readonly number[] {
    return this.movable.filter((mice) => mice.place === place).map(({ owner }) => owner);
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    this.hadFocus = this.shadowRoot?.activeElement?.matches('button') ?? false;
    const { place, owner } = this.currentTarget;
    if (changedProperties.has('board') && place >= this.layout.points.length)
      this.currentTarget = { place: 0, owner: null };
    const owners = this.ownersToChoose(place);
    if (owner !== null && (owners.length < 2 || !owners.includes(owner)))
      this.currentTarget = { place, owner: null };
    // The tab stop moves to the first place that can be chosen.
    if (
      !this.hadFocus &&
      (changedProperties.has('choosable') ||
        changedProperties.has('movable') ||
        changedProperties.has('targets'))
    ) {
      const firstPlace = this.targets[0] ?? this.movable[0]?.place ?? this.choosable?.[0];
      if (firstPlace !== undefined) this.currentTarget = { place: firstPlace, owner: null };
    }
  }

  protected override updated(): void {
    if (this.hadFocus && !this.shadowRoot?.activeElement) this.focus();
  }

  override render(): TemplateResult {
    const { layout } = this;
    const size = `aspect-ratio: ${layout.width} / ${layout.height.toFixed(1)}; inline-size: min(100%, var(--cb-board-height, 1000rem) * ${(layout.width / layout.height).toFixed(4)})`;
    const places = layout.points.map((_, place) => place);
    return html`<div
      class=${classMap({ board: true, idle: !this.interactive })}
      .style=${size}
      role="group"
      aria-label=${boardWords[this.language].pantry}
      @keydown=${this.onKey}
      @pointerdown=${this.skip}
    >
      <svg class="art room" part="room" viewBox=${layout.viewBox} aria-hidden="true">${guard([layout], () => room(layout.room))}</svg>
      <div class="lights">
        ${places.map((place) => (this.isLit(place) ? html`<div class="glow" .style=${areaStyle(layout.hitAreas[place]!, layout)}><div class="light"></div><div class=${this.targets.includes(place) ? 'ring goal-ring' : 'ring'}></div></div>` : ''))}
      </div>
      <svg class="art scene" part="scene" viewBox=${layout.viewBox} overflow="visible" aria-hidden="true">
        ${guard([layout], () => furniture(layout))}${this.drawGame(layout)}
      </svg>
      <div class="places">${places.map((place) => this.placeButton(place, layout))}${places.map((place) => this.mousePicker(place, layout))}</div>
    </div>`;
  }

  private isLit(place: number): boolean {
    if (this.disabled) return false;
    return (
      this.targets.includes(place) ||
      this.ownersToChoose(place).length > 0 ||
      (this.choosable?.includes(place) ?? false)
    );
  }

  private drawGame(layout: Layout): Drawing {
    const { you, place, face, targets, disabled } = this;
    const groups = layout.board.places.map(({ id }, index) =>
      arrangeMice(this.walkers.withoutWalkers(this.mice[index] ?? [], index), you, id === 'table'),
    );
    return svg`${disabled ? '' : guard([layout, this.chosen?.place ?? place, targets, face], () => highlightedWays(layout, this.chosen?.place ?? place, targets, face))}
      ${layout.backToFront.map((placeIndex) => {
        const point = layout.points[placeIndex]!;
        const cheese = this.cheeses.find(
          (candidate) => candidate.place === placeIndex && candidate.count > 0,
        );
        const voters = this.votersFor(placeIndex).map((seat) => this.colourOf(seat));
        return svg`${cheese ? drawCheeses(cheese, layout) : ''}
          <g data-crowd=${placeIndex} transform=${`translate(${point[0]} ${point[1]})`}>${groups[placeIndex]!.map((group) => drawGroup(group, this.colourOf(group.owner)))}</g>
          ${voters.length > 0 ? drawBallots(point, voters) : ''}`;
      })}
      ${place === null ? '' : namedPlacePin(layout.points[place]!, heightAbove(groups[place]!))}
      ${disabled ? '' : targets.map((target) => targetPin(layout.points[target]!, heightAbove(groups[target]!), face))}`;
  }

  private votersFor(place: number): number[] {
    return this.votes.flatMap((vote, seat) => (vote === place ? [seat] : []));
  }

  private placeButton(place: number, layout: Layout): TemplateResult {
    const { currentTarget } = this;
    const label = placeLabel(
      {
        name: this.nameOf(place),
        counts: this.mice[place] ?? [],
        cheese: this.cheeses.find((candidate) => candidate.place === place && candidate.count > 0),
        named: place === this.place,
        voters: this.votersFor(place),
        action: this.actionText(place),
        forward: layout.board.places[place]!.forward.map(({ to }) => this.nameOf(to)),
      },
      this.labelContext,
    );
    const target = !this.disabled && this.targets.includes(place);
    const lit = !target && this.isLit(place);
    const classes = {
      spot: true,
      target,
      lit,
      legal: target || lit,
      refused: this.refused === place,
    };
    return html`<button
      class=${classMap(classes)}
      part="place"
      .style=${areaStyle(layout.hitAreas[place]!, layout)}
      data-place=${place}
      data-card=${place}
      tabindex=${currentTarget.place === place && currentTarget.owner === null ? 0 : -1}
      aria-label=${label}
      aria-disabled=${!this.interactive}
      @click=${() => this.choose(place)}
      @focus=${() => this.setCurrent(place, null)}
    ></button>`;
  }

  private actionText(place: number): string {
    if (!this.interactive) return '';
    const texts = boardWords[this.language];
    if (this.targets.includes(place)) return texts.goal[this.face || 'plain'];
    if (this.ownersToChoose(place).length > 0) return texts.chooseMouse;
    return this.choosable?.includes(place) ? texts.canChoose : texts.notNow;
  }

  /** Where mice of several owners can be chosen, shows them large enough to touch. */
  private mousePicker(place: number, layout: Layout): TemplateResult | '' {
    const owners = this.disabled ? [] : this.ownersToChoose(place);
    if (owners.length < 2) return '';
    const style = pickerStyle(layout.points[place]!, owners.length, layout);
    return html`<div class=${classMap({ loupe: true, refused: this.refused === place })} .style=${style} role="group" aria-label=${this.nameOf(place)}>
      ${owners.map((owner) => this.mouseButton(place, owner))}
    </div>`;
  }

  private mouseButton(place: number, owner: number): TemplateResult {
    const { currentTarget, chosen } = this;
    const count = this.mice[place]?.[owner] ?? 0;
    return html`<button
      class="pick"
      part="mouse"
      data-place=${place}
      data-owner=${owner}
      tabindex=${currentTarget.place === place && currentTarget.owner === owner ? 0 : -1}
      aria-label=${miceLabel(owner, count, this.labelContext)}
      aria-pressed=${chosen?.owner === owner && chosen.place === place}
      @click=${() => this.chooseMouse(owner, place)}
      @focus=${() => this.setCurrent(place, owner)}
    >
      <svg class="art" viewBox=${count > 1 ? '-27 -27 54 34' : '-21 -27 42 34'} aria-hidden="true">
        ${drawGroup({ owner, count, x: 0, y: 0, size: 38, step: 3.2 }, this.colourOf(owner))}
      </svg>
    </button>`;
  }

  private choose(place: number): void {
    if (!this.interactive) return;
    const owners = this.ownersToChoose(place);
    if (this.targets.includes(place)) this.send(new CbTargetEvent(place), place);
    else if (owners.length === 1) this.chooseMouse(owners[0]!, place);
    else if (owners.length > 1) this.button(place, owners[0]!)?.focus();
    else this.send(new CbPlaceEvent(place), place);
  }

  private chooseMouse(owner: number, place: number): void {
    this.send(new CbMouseEvent(owner, place), place);
  }

  private send(event: Event, place: number): void {
    if (!this.dispatchEvent(event)) this.refuse(place);
  }

  private setCurrent(place: number, owner: number | null): void {
    if (this.currentTarget.place !== place || this.currentTarget.owner !== owner)
      this.currentTarget = { place, owner };
  }

  private onKey(event: KeyboardEvent): void {
    const { place, owner } = this.currentTarget;
    const targetByKey: { readonly [key: string]: number } = { Home: 0, End: this.layout.points.length - 1 };
    if (isArrow(event.key)) this.moveFocus(event.key);
    else if (targetByKey[event.key] !== undefined) this.button(targetByKey[event.key]!)?.focus();
    else if (event.key === 'Escape' && owner !== null) this.button(place)?.focus();
    else return;
    event.preventDefault();
  }

  private moveFocus(key: string): void {
    const { place, owner } = this.currentTarget;
    if (owner !== null) {
      const owners = this.ownersToChoose(place);
      const nextIndex = nearestInDirection(pickerPoints(owners.length), owners.indexOf(owner), key);
      if (nextIndex !== undefined) {
        this.button(place, owners[nextIndex])?.focus();
        return;
      }
    }
    const next = placeInDirection(this.layout, place, key);
    if (next !== undefined) this.button(next)?.focus();
  }

  private button(place: number, owner?: number): HTMLButtonElement | null {
    const ownerSelector = owner === undefined ? ':not([data-owner])' : `[data-owner="${owner}"]`;
    return this.shadowRoot?.querySelector(`[data-place="${place}"]${ownerSelector}`) ?? null;
  }

  /** Focuses the current place. */
  override focus(options?: FocusOptions): void {
    this.button(this.currentTarget.place, this.currentTarget.owner ?? undefined)?.focus(options);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-gouda-board': CbGoudaBoard;
  }
}
