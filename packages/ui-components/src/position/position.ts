import { type GameTypes, Invalid, type Match, type Seat, seededChance } from '@cheeseboard/engine';
import { type AnyPositions, readPosition, writePosition } from '@cheeseboard/engine/positions';
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { CheeseElement } from '../element.ts';
import { CbMoveEvent } from '../events/move.ts';
import { CbPositionEvent } from '../events/study.ts';
import { fetched, findKit, type GameKit, kitIds, NotFetched } from '../kits/registry.ts';
import { tableParts } from '../table/parts.ts';
import type { TableElement } from '../table/table.ts';
import { baseStyles } from '../theme/base.ts';
import { Trial } from './trial.ts';
import { positionWords } from './words.ts';

/**
 * One position, in which everything can be tried, also what is not allowed: then the rule is named. What was tried can be taken
 * back. A text that is no position is said to be none, and nothing is drawn.
 *
 * @element cb-position
 * @fires {CbMoveStartEvent} cb-move-start - The reader begins a move with a piece; `targets` are the moves it can make.
 * @fires {CbMoveEvent} cb-move - The reader wants a legal move. Cancel it to refuse.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The reader's move has come to rest.
 * @fires {CbSceneEvent} cb-scene - A scene of what happened is drawn.
 * @fires {CbSettledEvent} cb-settled - Everything has been told: the table shows where it stands.
 * @fires {CbGoOnEvent} cb-go-on - A sheet was laid aside.
 * @fires {CbPositionEvent} cb-position - Something was tried, taken back or begun anew.
 * @slot menu - More buttons below the table.
 * @csspart card - The drawing of each card, where the game has cards.
 * @csspart die - Each die, where the game has dice.
 * @csspart pile - Each of one's own piles.
 * @csspart place - The area of a place on the board.
 * @csspart token - The drawing of a token of one's own.
 * @csspart seat - Each seat at the table.
 * @csspart panel - The drawer or the side panel.
 * @csspart sheet - The end of a deal or of the game.
 * @csspart note - Why something was refused.
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

  /** The position as one string, as `writePosition` of the engine writes it. */
  @property() position = '';

  /** The reader's seat. Left out: whoever is to act; −1: nobody's, to look at. */
  @property({ type: Number }) you: number | null = null;

  /** The reader plays for everybody, whoever's turn it is. */
  @property({ type: Boolean, attribute: 'hot-seat' }) hotSeat = false;

  /** What chance brings. Left out: dice are not rolled and cards not dealt. */
  @property() seed: string | null = null;

  /** Names by seat, with commas between. */
  @property() names = '';

  /** Where the rules are. */
  @property({ attribute: 'rules-href' }) rulesHref = '';

  /** The first tap plays. */
  @property({ type: Boolean, attribute: 'one-tap' }) oneTap = false;

  /** Everything in less than half the time. */
  @property({ type: Boolean }) fast = false;

  @state() private trouble = '';
  @state() private table: TableElement<GameTypes> | null = null;
  private positions: AnyPositions | null = null;
  private trial: Trial | null = null;
  private seat: Seat | null = null;
  private shown: GameTypes['state'] | null = null;
  private shownSeat: Seat | null = null;
  private reading = 0;

  /** What is being tried. */
  get match(): Match | null {
    return this.trial?.match ?? null;
  }

  /** Where it stands now: for a link, or to go on at another table. */
  get current(): string {
    return this.trial && this.positions ? writePosition(this.positions, this.trial.match.state) : '';
  }

  /** Takes back what was tried last. */
  back(): void {
    if (!this.trial?.begun) return;
    this.trial.back();
    this.changed();
  }

  /** To the position as it was given. */
  reset(): void {
    if (!this.trial?.begun) return;
    this.trial.reset();
    this.changed();
  }

  /** Plays for a seat, as if somebody there had. What is not allowed is said at the table, and gives false. */
  play(seat: Seat, move: GameTypes['move']): boolean {
    const played = this.trial?.play(seat, move);
    if (played?.ok) this.changed();
    else if (played) this.table?.refuse(played.refusal);
    return played?.ok ?? false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if ((['position', 'seed', 'you'] as const).some((name) => changed.has(name))) void this.read();
    else this.show();
  }

  private async read(): Promise<void> {
    this.reading += 1;
    const { reading, position } = this;
    const words = positionWords[this.language];
    this.trial = null;
    const id = /^([a-z-]+)\.\d+\//.exec(position)?.[1] ?? '';
    let kit: GameKit | null = null;
    let positions: AnyPositions | null = null;
    try {
      kit = await findKit(id);
      positions = kit && (await fetched(kit.positions()));
      if (reading !== this.reading) return;
      if (!kit || !positions) throw new Invalid('position', `it starts with one of ${kitIds().join(', ')}`);
      const { state } = readPosition(position, [positions]);
      this.trial = new Trial(kit.game, state, this.seed === null ? null : seededChance(this.seed));
    } catch (error) {
      if (reading !== this.reading) return;
      if (!(error instanceof Invalid || error instanceof NotFetched)) throw error;
      this.trouble = error instanceof Invalid ? words.invalid(error.message) : this.words.notFetched;
      this.table = null;
      console.error(`<cb-position> ${error.message}`);
      return;
    }
    this.trouble = '';
    this.positions = positions;
    const { match } = this.trial;
    this.seat = this.you === null ? (match.actors[0] ?? null) : this.you < 0 ? null : this.you;
    // Another position is another table: nothing leads from one to the other.
    this.table = document.createElement(kit.table) as TableElement<GameTypes>;
    this.table.className = 'table';
    this.table.setAttribute('exportparts', tableParts);
    this.shown = null;
    this.show();
  }

  private changed(): void {
    this.requestUpdate();
    this.dispatchEvent(new CbPositionEvent(this.current));
  }

  /** Hands the table what its reader may know. */
  private show(): void {
    const { table, trial } = this;
    if (!table || !trial) return;
    const { match } = trial;
    if (this.hotSeat) this.seat = match.actors[0] ?? this.seat;
    const seat = this.seat !== null && this.seat < match.seats ? this.seat : null;
    const given = this.names.split(',').map((name) => name.trim());
    const words = positionWords[this.language];
    table.players = Array.from({ length: match.seats }, (_, player) => ({
      name: given[player] || (player === seat && !this.hotSeat ? words.you : words.player(player + 1)),
    }));
    table.rulesHref = this.rulesHref;
    table.oneTap = this.oneTap;
    table.fast = this.fast;
    table.explain = (move) => (seat === null ? null : match.refusal(seat, move));
    if (this.shown === match.state && this.shownSeat === seat) return;
    this.shown = match.state;
    this.shownSeat = seat;
    table.layAside();
    table.moves = seat === null ? [] : match.legalMoves(seat);
    table.view = match.view(seat ?? 'spectator');
    table.log = match.history.flatMap(({ events }) => events);
  }

  override render(): TemplateResult {
    const { table, trouble } = this;
    if (trouble) return html`<p role="alert">${trouble}</p>`;
    if (!table) return html`<p>${positionWords[this.language].loading}</p>`;
    return html`<div class="table" @cb-move=${this.onMove}>${table}</div>
      ${this.controls(this.trial?.begun ?? false)}`;
  }

  private controls(begun: boolean): TemplateResult {
    const words = positionWords[this.language];
    return html`<div class="controls">
      <button aria-disabled=${!begun} @click=${this.back}>${words.back}</button>
      <button aria-disabled=${!begun} @click=${this.reset}>${words.reset}</button>
      <slot name="menu"></slot>
    </div>`;
  }

  private onMove(event: CbMoveEvent): void {
    const { trial, seat } = this;
    if (!trial || seat === null || event.defaultPrevented) return;
    // Whoever listens outside hears it first, and may refuse.
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
