import type { Board, BoardPlace, BoardToken } from '@cheeseboard/engine';
import { css, html, svg, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { type Colour, racerColours } from '../art/colours.ts';
import { artStyles } from '../art/ink.ts';
import { pawn } from '../art/pawn.ts';
import { differs } from '../differs.ts';
import { CheeseElement } from '../element.ts';
import { CbChooseEvent } from '../events/piece.ts';
import { baseStyles } from '../theme/base.ts';
import { isArrow, nearestInDirection } from './nearest.ts';

/** The owner of tokens. */
export interface BoardPlayer {
  readonly name: string;
  readonly colour?: Colour;
}

/** Boards with more places show no names, which would cover the links. */
const MAX_NAMED_PLACES = 12;

/**
 * A board of places and links, with the players' tokens. One tab stop: arrows go from place to place, Enter chooses.
 *
 * @element cb-board
 * @fires {CbChooseEvent} cb-choose - A place was chosen; `choice` is its id.
 * @csspart place - Each place.
 */
export class CbBoard extends CheeseElement {
  static override styles = [
    baseStyles,
    artStyles,
    css`
      .board {
        position: relative;
        margin: 1.6rem;
      }
      .links {
        position: absolute;
        inset: 0;
        overflow: visible;
      }
      .links line {
        stroke: var(--_cb-quiet);
        stroke-width: 5;
        vector-effect: non-scaling-stroke;
      }
      .place {
        position: absolute;
        translate: -50% -50%;
        display: grid;
        place-items: center;
        inline-size: max-content;
        min-inline-size: 1.9rem;
        min-block-size: 1.9rem;
        border: 2px solid var(--_cb-quiet);
        border-radius: 1.5rem;
        background: var(--_cb-panel);
      }
      .lit {
        z-index: 1;
        min-inline-size: 44px;
        min-block-size: 44px;
        border: 3px dashed var(--_cb-glow);
        background: light-dark(
          color-mix(in srgb, var(--_cb-cheese) 45%, var(--_cb-panel)),
          color-mix(in srgb, var(--_cb-cheese) 18%, var(--_cb-panel))
        );
      }
      .chosen {
        border: 4px solid var(--_cb-glow);
      }
      .tokens {
        display: flex;
      }
      .token {
        position: relative;
        inline-size: 1.7rem;
        block-size: 2.1rem;
        margin-inline: -0.15rem;
      }
      .count {
        position: absolute;
        inset: auto -0.25rem -0.3rem auto;
        min-inline-size: 1.4em;
        border-radius: 1em;
        background: var(--_cb-panel);
        border: 1px solid var(--_cb-edge);
        font-size: 0.75rem;
        font-weight: 700;
        line-height: 1.3;
        text-align: center;
      }
      .name {
        max-inline-size: 5rem;
        padding: 0 0.55rem 0.2rem;
        overflow-wrap: break-word;
        font-size: 0.78rem;
        line-height: 1.1;
        text-align: center;
      }
    `,
  ];

  /** The places and links. */
  @property({ attribute: false, hasChanged: differs }) board: Board = { places: [], links: [] };

  /** The owners of the tokens, by seat. */
  @property({ attribute: false }) players: readonly BoardPlayer[] = [];

  /** The places that can be chosen now. */
  @property({ attribute: false, hasChanged: differs }) choosable: readonly string[] = [];

  /** The places that are chosen already. */
  @property({ attribute: false, hasChanged: differs }) chosen: readonly string[] = [];

  /** Names a place for a screen reader and, on a small board, for everybody. Without it, places are read by their id. */
  @property({ attribute: false }) placeName: ((place: string) => string) | null = null;

  /** The tab stop. */
  @state() private currentPlace = '';

  protected override willUpdate(): void {
    if (!this.choosable.includes(this.currentPlace)) this.currentPlace = this.choosable[0] ?? '';
  }

  override render(): TemplateResult {
    const { places, links, ratio = 1 } = this.board;
    const at = (id: string): readonly [number, number] =>
      places.find((place) => place.id === id)?.at ?? [0, 0];
    return html`<div class="board" .style="aspect-ratio: ${String(ratio)}" @keydown=${this.onKey}>
      <svg class="art links" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        ${links.map(([from, to]) => {
          const [[x1, y1], [x2, y2]] = [at(from), at(to)];
          return svg`<line x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line>`;
        })}
      </svg>
      ${places.map((place) => this.place(place))}
    </div>`;
  }

  private place(place: BoardPlace): TemplateResult {
    const { id, at, tokens } = place;
    const isLit = this.choosable.includes(id);
    const classes = classMap({ place: true, lit: isLit, legal: isLit, chosen: this.chosen.includes(id) });
    const style = `left: ${at[0]}%; top: ${at[1]}%`;
    const content = html`${tokens.length > 0 ? html`<span class="tokens" aria-hidden="true">${tokens.map((token) => this.token(token))}</span>` : ''}
      ${this.placeName && this.board.places.length <= MAX_NAMED_PLACES ? html`<span class="name" aria-hidden="true">${this.placeName(id)}</span>` : ''}`;
    if (!isLit)
      return html`<div class=${classes} part="place" .style=${style} role="img" aria-label=${this.labelOf(place)}>${content}</div>`;
    return html`<button
      class=${classes}
      part="place"
      .style=${style}
      data-board-place=${id}
      tabindex=${id === this.currentPlace ? 0 : -1}
      aria-label=${this.labelOf(place)}
      @focus=${() => {
        this.currentPlace = id;
      }}
      @click=${() => this.dispatchEvent(new CbChooseEvent(id))}
    >${content}</button>`;
  }

  private labelOf({ id, tokens }: BoardPlace): string {
    const owners = tokens.map(({ owner, count }) => `${this.players[owner]?.name ?? owner + 1} ${count}`);
    return [this.placeName?.(id) ?? id, ...owners].join(', ');
  }

  private token({ owner, count }: BoardToken): TemplateResult {
    const colour = this.players[owner]?.colour ?? racerColours[owner] ?? 'black';
    return html`<span class="token">
      <svg class="art" viewBox="-14 -32 28 37">${pawn(colour)}</svg>
      ${count > 1 ? html`<span class="count">${count}</span>` : ''}
    </span>`;
  }

  private onKey(event: KeyboardEvent): void {
    if (!isArrow(event.key)) return;
    const reachable = this.board.places.filter(({ id }) => this.choosable.includes(id));
    const from = reachable.findIndex(({ id }) => id === this.currentPlace);
    const goal = nearestInDirection(
      reachable.map(({ at }) => at),
      from,
      event.key,
    );
    if (goal !== undefined) this.button(reachable[goal]!.id)?.focus();
    event.preventDefault();
  }

  private button(id: string): HTMLElement | null {
    return this.shadowRoot?.querySelector(`[data-board-place="${CSS.escape(id)}"]`) ?? null;
  }

  /** Focuses the current place. */
  override focus(options?: FocusOptions): void {
    this.button(this.currentPlace)?.focus(options);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-board': CbBoard;
  }
}
