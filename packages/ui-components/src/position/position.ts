import { type GameTypes, Invalid, type Match, type Seat, seededChance } from '@cheeseboard/engine';
import { type AnyPositions, readPosition, writePosition } from '@cheeseboard/engine/positions';
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { CheeseElement } from '../element.ts';
import { CbMoveEvent } from '../events/move.ts';
import { CbPositionEvent } from '../events/study.ts';
import { findKit, type GameKit, kitIds, NotFetched, orNotFetched } from '../kits/registry.ts';
import type { PaceName } from '../motion/pace.ts';
import { tableParts } from '../table/parts.ts';
import type { TableElement } from '../table/table.ts';
import { baseStyles } from '../theme/base.ts';
import { PositionSandbox } from './position-sandbox.ts';
import { positionWords } from './words.ts';

/**
 * One position to play with. The reader can try any move, even illegal ones (the table names the rule), and take moves back. An invalid
 * position shows an error and draws nothing.
 *
 * @element cb-position
 * @fires {CbMoveStartEvent} cb-move-start - The reader picked up a piece; `targets` are the moves it can make.
 * @fires {CbMoveEvent} cb-move - The reader makes a legal move. Cancel the event to refuse it.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The reader's move has been played and animated.
 * @fires {CbSceneEvent} cb-scene - The next scene of an animation is drawn.
 * @fires {CbSettledEvent} cb-settled - The animation is over: the table shows the current position.
 * @fires {CbGoOnEvent} cb-go-on - The reader closed a sheet.
 * @fires {CbPositionEvent} cb-position - A move was made or taken back, or the position was reset.
 * @slot menu - More buttons below the table.
 * @cssproperty [--cb-table-min-height=34rem] - The height below which the table scrolls.
 * @csspart card - The drawing of each card, where the game has cards.
 * @csspart die - Each die, where the game has dice.
 * @csspart pile - Each of the player's own piles.
 * @csspart place - The area of a place on the board.
 * @csspart token - The drawing of each of the player's own tokens.
 * @csspart seat - Each seat at the table.
 * @csspart bar - The row of buttons that open the panel.
 * @csspart panel - The panel with log, chat, scores or help.
 * @csspart sheet - The summary at the end of a deal or of the game.
 * @csspart note - The reason for a refusal, or a hint.
 * @example `<cb-position position="mens-erger-je-niet.1/2//move/0/5/2310,1426/"></cb-position>`
 */
export class CbPosition extends CheeseElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        block-size: 47rem;
        min-block-size: 43rem;
        background: var(--_cb-table);
      }
      .table {
        flex: 1;
        display: block;
        min-block-size: 0;
        block-size: 100%;
      }
      .controls {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        border-block-start: 1.5px solid var(--_cb-edge);
        background: var(--_cb-panel);
      }
      p {
        margin: 0;
        padding: 1.5rem;
      }
      button {
        display: inline-grid;
        place-items: center;
        min-block-size: 44px;
        padding: 0 0.7rem;
        border-radius: var(--_cb-radius);
        color: var(--_cb-text);
        font-weight: 700;
        white-space: nowrap;
      }
      button[aria-disabled='true'] {
        color: var(--_cb-quiet);
        font-weight: 400;
      }
    `,
  ];

  /** The position as a string, as written by the engine's `writePosition`. */
  @property() position = '';

  /** The reader's seat. Default: the seat that is to act; −1 to only watch. */
  @property({ type: Number }) you: number | null = null;

  /** The reader plays for every seat in turn. */
  @property({ type: Boolean, attribute: 'hot-seat' }) hotSeat = false;

  /** Seed for dice and cards. Without it, dice are not rolled and cards are not dealt. */
  @property() seed: string | null = null;

  /** Player names by seat, separated by commas. */
  @property() names = '';

  /** Address of the rules page. */
  @property({ attribute: 'rules-href' }) rulesHref = '';

  /** Makes a move on the first tap, without a second tap to confirm it. */
  @property({ type: Boolean, attribute: 'single-tap' }) singleTap = false;

  /** Leaves out scores, what rivals have won and how far the game is, for a first lesson. */
  @property({ type: Boolean }) simple = false;

  /** How fast the table tells what happens: `slow`, `natural` or `fast`. */
  @property() pace: PaceName = 'natural';

  @state() private errorText = '';
  @state() private table: TableElement<GameTypes> | null = null;
  private positions: AnyPositions | null = null;
  private sandbox: PositionSandbox | null = null;
  private seat: Seat | null = null;
  private shownState: GameTypes['state'] | null = null;
  private shownSeat: Seat | null = null;
  private readCount = 0;

  /** The match that starts at this position. */
  get match(): Match | null {
    return this.sandbox?.match ?? null;
  }

  /** The current position as a string, for a link or another table. */
  get current(): string {
    return this.sandbox && this.positions ? writePosition(this.positions, this.sandbox.match.state) : '';
  }

  /** Takes back the last move. */
  back(): void {
    if (!this.sandbox?.hasMoves) return;
    this.sandbox.back();
    this.notifyChange();
  }

  /** Returns to the given position. */
  reset(): void {
    if (!this.sandbox?.hasMoves) return;
    this.sandbox.reset();
    this.notifyChange();
  }

  /** Plays a move for a seat. If it is illegal, the table explains why and the result is false. */
  play(seat: Seat, move: GameTypes['move']): boolean {
    const result = this.sandbox?.play(seat, move);
    if (result?.ok) this.notifyChange();
    else if (result) this.table?.refuse(result.refusal);
    return result?.ok ?? false;
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    if ((['position', 'seed', 'you'] as const).some((name) => changedProperties.has(name))) void this.read();
    else this.updateTable();
  }

  private async read(): Promise<void> {
    this.readCount += 1;
    const { readCount, position } = this;
    const words = positionWords[this.language];
    this.sandbox = null;
    const id = /^([a-z-]+)\.\d+\//.exec(position)?.[1] ?? '';
    let kit: GameKit | null = null;
    let positions: AnyPositions | null = null;
    try {
      kit = await findKit(id);
      positions = kit && (await orNotFetched(kit.positions()));
      if (readCount !== this.readCount) return;
      if (!kit || !positions) throw new Invalid('position', `it starts with one of ${kitIds().join(', ')}`);
      const { state } = readPosition(position, [positions]);
      this.sandbox = new PositionSandbox(
        kit.game,
        state,
        this.seed === null ? null : seededChance(this.seed),
      );
    } catch (error) {
      if (readCount !== this.readCount) return;
      if (!(error instanceof Invalid || error instanceof NotFetched)) throw error;
      this.errorText = error instanceof Invalid ? words.invalid(error.message) : this.words.notFetched;
      this.table = null;
      console.error(`<cb-position> ${error.message}`);
      return;
    }
    this.errorText = '';
    this.positions = positions;
    const { match } = this.sandbox;
    this.seat = this.you === null ? (match.actors[0] ?? null) : this.you < 0 ? null : this.you;
    // Create a new table, so that nothing is animated from one position to the next.
    this.table = document.createElement(kit.table) as TableElement<GameTypes>;
    this.table.className = 'table';
    this.table.setAttribute('exportparts', tableParts);
    this.shownState = null;
    this.updateTable();
  }

  private notifyChange(): void {
    this.requestUpdate();
    this.dispatchEvent(new CbPositionEvent(this.current));
  }

  /** Gives the table the view, moves and log of the reader's seat. */
  private updateTable(): void {
    const { table, sandbox } = this;
    if (!table || !sandbox) return;
    const { match } = sandbox;
    if (this.hotSeat) this.seat = match.actors[0] ?? this.seat;
    const seat = this.seat !== null && this.seat < match.seats ? this.seat : null;
    const givenNames = this.names.split(',').map((name) => name.trim());
    const words = positionWords[this.language];
    table.players = Array.from({ length: match.seats }, (_, player) => ({
      name: givenNames[player] || (player === seat && !this.hotSeat ? words.you : words.player(player + 1)),
    }));
    table.rulesHref = this.rulesHref;
    table.singleTap = this.singleTap;
    table.pace = this.pace;
    table.simple = this.simple;
    table.explain = (move) => (seat === null ? null : match.refusal(seat, move));
    if (this.shownState === match.state && this.shownSeat === seat) return;
    this.shownState = match.state;
    this.shownSeat = seat;
    table.closeSheet();
    table.moves = seat === null ? [] : match.legalMoves(seat);
    table.view = match.view(seat ?? 'spectator');
    table.log = match.events(seat ?? 'spectator');
  }

  override render(): TemplateResult {
    const { table, errorText } = this;
    if (errorText) return html`<p role="alert">${errorText}</p>`;
    if (!table) return html`<p>${positionWords[this.language].loading}</p>`;
    return html`<div class="table" @cb-move=${this.onMove}>${table}</div>
      ${this.controls(this.sandbox?.hasMoves ?? false)}`;
  }

  private controls(hasBegun: boolean): TemplateResult {
    const words = positionWords[this.language];
    return html`<div class="controls">
      <button aria-disabled=${!hasBegun} @click=${this.back}>${words.back}</button>
      <button aria-disabled=${!hasBegun} @click=${this.reset}>${words.reset}</button>
      <slot name="menu"></slot>
    </div>`;
  }

  private onMove(event: CbMoveEvent): void {
    const { sandbox, seat } = this;
    if (!sandbox || seat === null || event.defaultPrevented) return;
    // Listeners on this element see the move first and may refuse it.
    event.stopPropagation();
    if (!this.dispatchEvent(new CbMoveEvent(event.move))) {
      event.preventDefault();
      return;
    }
    if (!this.play(seat, event.move)) event.preventDefault();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-position': CbPosition;
  }
}
