import {
  type CardHand,
  type CardRow,
  type Game,
  type GameTypes,
  type Pieces,
  type Result,
  type RowCard,
  type Seat,
  seededDraw,
} from '@cheeseboard/engine';
import { type GameTexts, tableText, tellResult } from '@cheeseboard/engine/text';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { nameOf } from '../cards/draw.ts';
import { deepEqual } from '../deep-equal.ts';
import type { CbCardLiftEvent, CbCardPlayEvent } from '../events/card.ts';
import type { CbChooseEvent } from '../events/piece.ts';
import type { Scene } from '../table/scene.ts';
import type { Sheet } from '../table/sheet.ts';
import { type SeatFacts, TableElement } from '../table/table.ts';
import { type Choice, choicesByKind } from './choices.ts';
import { linesOf } from './lines.ts';
import { defaultTableStyles } from './styles.ts';
import { type DefaultTableWords, defaultTableWords } from './words.ts';

/** What the default table knows of a game: its rules, its texts, and the pieces to draw. */
export interface TableGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly texts: GameTexts<T>;
  readonly pieces?: Pieces<T>;
}

/** How long the table tells each event, how long all events of a step may take, and how long dice roll. */
const EVENT_LOOK_MS = 900;
const STEP_LOOK_MS = 2700;
const ROLL_MS = 500;

interface DefaultScene<T extends GameTypes> extends Scene<T> {
  /** True while the dice are in the air. */
  readonly rolling?: boolean;
}

/** What the player has chosen of a move with several parts. */
interface FirstPart<M> {
  readonly label: string;
  /** The moves that begin like this. */
  readonly moves: readonly M[];
  /** The pieces that were touched, in order. */
  readonly touched: readonly string[];
}

/**
 * The table of a game without a table of its own, made from the game's contract: sentences, cards, dice and a board, and the legal moves
 * as buttons. To replace it piece by piece, extend it and override `middle`, `hand` or another method of `TableElement`.
 */
export abstract class DefaultTable<T extends GameTypes = GameTypes> extends TableElement<T> {
  static override styles = [...TableElement.styles, defaultTableStyles];

  /** The game, its texts and its pieces. */
  protected abstract readonly played: TableGame<T>;

  protected override readonly countsOwnCards = true;
  /** The card of the hand that was lifted, if a second tap plays it. */
  @state() private liftedCard = '';
  @state() private firstPart: FirstPart<T['move']> | null = null;
  private sampled: { view: T['view']; state: T['state'] } | null = null;

  protected get texts(): GameTexts<T> {
    return this.played.texts;
  }

  private get pieces(): Pieces<T> {
    return this.played.pieces ?? {};
  }

  private get choiceWords(): DefaultTableWords {
    return defaultTableWords[this.language];
  }

  /** A state that is consistent with the view. Who must act and who has won are the same in all of them. */
  private stateOf(view: T['view']): T['state'] {
    if (this.sampled?.view !== view)
      this.sampled = { view, state: this.played.game.determinize(view, seededDraw(0)) };
    return this.sampled.state;
  }

  private resultOf(view: T['view']): Result | null {
    return this.played.game.result(this.stateOf(view));
  }

  protected override willUpdate(changedProperties: PropertyValues): void {
    super.willUpdate(changedProperties);
    if (!changedProperties.has('moves') && !changedProperties.has('view')) return;
    this.firstPart = null;
    const cards = this.view ? this.pieces.hand?.(this.view).cards : [];
    // The hand fires no event when its lifted card is gone.
    if (!cards?.includes(this.liftedCard)) this.liftedCard = '';
  }

  protected override seatFacts(view: T['view'], seat: Seat): SeatFacts {
    const { turn } = view;
    const isActing =
      turn === undefined ? this.played.game.actors(this.stateOf(view)).includes(seat) : turn === seat;
    return { turn: isActing && !this.resultOf(view), ...this.pieces.seat?.(view, seat) };
  }

  /** Dice, board, rows of cards, and what `GameText.table` says. */
  protected override middle(view: T['view']): TemplateResult {
    const sentences = this.text.table(view, this.cast);
    return html`<div
      class="things"
      .style="--_sentences: ${String(sentences.length)}"
      tabindex="0"
      role="group"
      aria-label=${this.tableWords.middle}
    >
      ${this.dice(view)}${this.board(view)}${this.rows(this.pieces.rows?.(view) ?? [])}
      ${sentenceList(sentences)}
    </div>`;
  }

  /** The places of a board. */
  protected override actsInMiddle(view: T['view']): boolean {
    const places = this.pieces.board?.(view)?.places ?? [];
    return places.length > 0 && this.touchable(view).some((piece) => places.some(({ id }) => id === piece));
  }

  protected dice(view: T['view']): TemplateResult | '' {
    const faces = this.pieces.dice?.(view) ?? [];
    const isRolling = (this.scene as DefaultScene<T> | null)?.rolling ?? false;
    return faces.length === 0
      ? ''
      : html`<cb-dice-tray exportparts="die" .dice=${faces.map((face) => (isRolling ? 'rolling' : String(face)))}></cb-dice-tray>`;
  }

  protected board(view: T['view']): TemplateResult | '' {
    const board = this.pieces.board?.(view);
    if (!board) return '';
    const places = board.places.map(({ id }) => id);
    return html`<cb-board
      exportparts="place"
      data-place="board"
      .style="--_ratio: ${String(board.ratio ?? 1)}"
      data-focus
      .board=${board}
      .players=${this.players.map(({ name }, seat) => ({ name, colour: this.colourOf(seat) }))}
      .choosable=${this.touchable(view).filter((piece) => places.includes(piece))}
      .chosen=${this.firstPart?.touched ?? []}
      .placeName=${this.text.placeName ?? null}
      @keydown=${this.onBoardKey}
      @cb-choose=${({ choice }: CbChooseEvent) => this.touch(choice, this.text.placeName?.(choice) ?? choice)}
    ></cb-board>`;
  }

  /** Rows of cards, side by side where they fit. Their cards shrink until all lines fit. */
  protected rows(rows: readonly CardRow[]): TemplateResult | '' {
    const shown = rows.filter(({ cards }) => cards.length > 0);
    if (shown.length === 0) return '';
    const lines = linesOf(shown.map(({ cards }) => cards.length));
    return html`<div class="rows" .style="--_lines: ${String(lines)}">${shown.map((row) => this.row(row))}</div>`;
  }

  private row({ deck, cards, name }: CardRow): TemplateResult {
    const hasOwners = cards.some(({ owner }) => owner !== undefined);
    const label = name && (this.text.rowName?.(name) ?? name);
    return html`<div class="labelled">
      <ul class="row ${hasOwners ? 'owned' : ''}" aria-label=${label || nothing}>${cards.map((card) => html`<li>${this.rowCard(deck, card)}</li>`)}</ul>
      ${label ? html`<span class="label" aria-hidden="true">${label}</span>` : ''}
    </div>`;
  }

  private rowCard(deck: string, { card, owner, count }: RowCard): TemplateResult {
    const name = card ? this.cardName(deck, card) : nameOf(deck, '', this.words);
    return html`<cb-card
        exportparts="card"
        deck=${deck}
        card=${card}
        name=${count === undefined ? name : this.choiceWords.pile(name, count)}
      ></cb-card>
      ${count === undefined ? '' : html`<span class="count" aria-hidden="true">${count}</span>`}
      ${owner === undefined ? '' : html`<span class="owner">${owner === this.addressed ? this.words.you : this.nameOf(owner)}</span>`}`;
  }

  private cardName(deck: string, card: string): string {
    return this.text.cardName?.(card) ?? nameOf(deck, card, this.words);
  }

  /** What `GameText.hand` says, unless the hand is drawn, and the way back to the first part of a move. */
  protected override ownArea(view: T['view']): TemplateResult {
    const { firstPart } = this;
    return html`${this.pieces.hand ? '' : sentenceList(this.text.hand(view))}
      ${firstPart ? html`<button class="choice back" @click=${this.goBack}>${this.choiceWords.back}</button>` : ''}`;
  }

  /** The choices, and the player's cards. */
  protected override hand(view: T['view']): TemplateResult {
    const held = this.pieces.hand?.(view);
    return html`${this.choices(view)}${held ? this.cards(held, view) : ''}`;
  }

  protected cards({ deck, cards }: CardHand, view: T['view']): TemplateResult {
    const touchable = this.touchable(view);
    const legal = cards.filter((card) => touchable.includes(card));
    return html`<cb-hand
      exportparts="card"
      data-place="hand"
      deck=${deck}
      order="given"
      .cards=${cards}
      .legal=${this.moves.length > 0 && !this.scene ? legal : null}
      .opening=${legal.filter((card) => this.movesTouching(card, view).length > 1)}
      .cardName=${(card: string) => this.cardName(deck, card)}
      ?single-tap=${this.singleTap}
      @cb-card-lift=${({ card }: CbCardLiftEvent) => this.onLift(card, card && this.cardName(deck, card))}
      @cb-card-play=${this.onPlay}
    ></cb-hand>`;
  }

  private touchesOf(move: T['move'], view: T['view']): readonly string[] {
    return this.pieces.touches?.(move, view) ?? [];
  }

  /** The pieces that can be touched now: to go on with a move, or to begin another one. */
  private touchable(view: T['view']): readonly string[] {
    if (this.scene) return [];
    const pieces = [
      ...this.nextTouches(this.firstPart?.moves ?? [], this.firstPart?.touched.length ?? 0, view),
      ...this.nextTouches(this.moves, 0, view),
    ];
    return [...new Set(pieces)];
  }

  private nextTouches(moves: readonly T['move'][], step: number, view: T['view']): string[] {
    return moves.flatMap((move) => this.touchesOf(move, view)[step] ?? []);
  }

  /** The moves that a touch of this piece leads to. */
  private movesTouching(piece: string, view: T['view']): readonly T['move'][] {
    const { firstPart } = this;
    const step = firstPart?.touched.length ?? 0;
    const next = firstPart?.moves.filter((move) => this.touchesOf(move, view)[step] === piece) ?? [];
    return next.length > 0 ? next : this.moves.filter((move) => this.touchesOf(move, view)[0] === piece);
  }

  /** Makes the move, if the piece was its last part, or asks for the next part. */
  private touch(piece: string, label: string): boolean {
    const { view, firstPart } = this;
    const moves = view ? this.movesTouching(piece, view) : [];
    const [move] = moves;
    if (!view || !move) return this.explainTouch(piece);
    // Touching the first piece again begins anew.
    const before = firstPart?.moves.includes(move) && firstPart.touched[0] !== piece ? firstPart.touched : [];
    const touched = [...before, piece];
    if (moves.length === 1 && this.touchesOf(move, view).length <= touched.length)
      return this.attempt(move, undefined, piece);
    this.begin({ label, moves, touched });
    return true;
  }

  /** Says why a piece cannot be touched now: the refusal of the move that it would make. */
  private explainTouch(piece: string): boolean {
    const { view, firstPart } = this;
    const illegal = view && this.pieces.moveOf?.([...(firstPart?.touched ?? []), piece], view);
    if (illegal) return this.attempt(illegal, undefined, piece);
    this.refuse(null);
    return false;
  }

  /** A lifted card whose move has more parts begins that move; a card laid back ends it. */
  private onLift(card: string, label: string): void {
    const { view } = this;
    const moves = view && card ? this.movesTouching(card, view) : [];
    this.liftedCard = moves.length === 1 ? card : '';
    if (moves.length > 1) this.touch(card, label);
    else {
      this.firstPart = null;
      this.startMove(card, moves);
    }
  }

  private onPlay(event: CbCardPlayEvent): void {
    if (!this.touch(event.card, event.card)) event.preventDefault();
  }

  /** Buttons for the moves that no drawn piece makes, a group for each kind. */
  protected choices(view: T['view']): TemplateResult {
    const { hand, board } = this.pieces;
    return html`<div class="choices ${hand || board ? '' : 'all'}" role="group" aria-label=${this.choiceWords.choices} @keydown=${this.onChoiceKey}>
      ${this.mayRoll ? html`<button class="choice legal" data-roll data-focus @click=${this.rollDice}>${this.choiceWords.roll}</button>` : ''}
      ${this.choicesNow(view).map(
        (choices, kind) =>
          html`<div class="kind">${choices.map((choice, index) => this.choiceButton(choice, kind + index === 0))}</div>`,
      )}
    </div>`;
  }

  private choiceButton(choice: Choice<T['move']>, isFirst: boolean): TemplateResult {
    return html`<button class="choice legal" ?data-focus=${isFirst} @click=${() => this.choose(choice)}>
      ${choice.label}
    </button>`;
  }

  /** The buttons by kind. */
  private choicesNow(view: T['view']): Choice<T['move']>[][] {
    if (this.scene) return [];
    const { firstPart } = this;
    const step = firstPart?.touched.length ?? 0;
    const drawn = [
      ...(this.pieces.hand?.(view).cards ?? []),
      ...(this.pieces.board?.(view).places.map(({ id }) => id) ?? []),
    ];
    const moves = (firstPart?.moves ?? this.moves).filter((move) => {
      const piece = this.touchesOf(move, view)[step];
      return piece === undefined || !drawn.includes(piece);
    });
    return choicesByKind(moves, (move) => this.text.move(move, view, this.cast));
  }

  private choose({ label, moves }: Choice<T['move']>): void {
    if (moves.length === 1) this.attempt(moves[0]!);
    else this.begin({ label: label.replace(/ …$/, ''), moves, touched: this.firstPart?.touched ?? [] });
  }

  private begin(firstPart: FirstPart<T['move']>): void {
    this.startMove(firstPart.touched.at(-1) ?? firstPart.label, firstPart.moves);
    this.firstPart = firstPart;
    this.announcements.announceNow(this.choiceWords.next(firstPart.label));
    void this.updateComplete.then(() => this.nextControl?.focus({ preventScroll: true }));
  }

  private goBack(): void {
    this.firstPart = null;
    const hand = this.renderRoot.querySelector('cb-hand');
    if (hand) hand.lifted = '';
    this.startMove('', []);
    void this.updateComplete.then(() => this.focus({ preventScroll: true }));
  }

  private get buttons(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.choices .choice')];
  }

  /** What the player acts with after the first part of a move. */
  private get nextControl(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.choice.legal, cb-board');
  }

  /** Escape takes back the first part of a move. */
  private onBoardKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.firstPart) return;
    this.goBack();
    event.preventDefault();
  }

  /** Arrows go from button to button. */
  private onChoiceKey(event: KeyboardEvent): void {
    const { buttons } = this;
    const index = buttons.indexOf(event.target as HTMLElement);
    const targetByKey: { readonly [key: string]: number } = {
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const target = targetByKey[event.key];
    if (target === undefined) this.onBoardKey(event);
    else {
      buttons[target]?.focus();
      event.preventDefault();
    }
  }

  protected override statusLine(view: T['view']): string {
    const { firstPart, liftedCard } = this;
    if (this.scene) return super.statusLine(view);
    if (firstPart) return this.choiceWords.next(firstPart.label);
    const isReady = liftedCard !== '' && this.touchable(view).includes(liftedCard);
    const deck = this.pieces.hand?.(view).deck;
    return isReady && deck ? this.tapAgain(this.cardName(deck, liftedCard)) : super.statusLine(view);
  }

  protected override hintTarget(move: T['move'], view: T['view']): Element | null {
    const piece = this.touchesOf(move, view)[this.firstPart?.touched.length ?? 0] ?? '';
    const name = CSS.escape(piece);
    const index = this.choicesNow(view)
      .flat()
      .findIndex(({ moves }) => moves.some((other) => deepEqual(other, move)));
    return (
      this.elementAt('hand', `[data-card="${name}"]`) ??
      this.elementAt('board', `[data-board-place="${name}"]`) ??
      this.buttons[index] ??
      null
    );
  }

  protected override scores(view: T['view']): TemplateResult {
    return sentenceList(this.text.scores(view, this.cast));
  }

  protected override get help(): readonly string[] {
    return Object.values(this.text.rules);
  }

  protected override recall(log: readonly T['event'][]): readonly T['event'][] {
    const { view, played } = this;
    return this.fullLog || !view ? log : (played.game.recall?.(log, view.options as T['options']) ?? log);
  }

  /** Rolls dice that have changed, then tells what happened, one event after the other. */
  protected override scenes(
    before: T['view'],
    events: readonly T['event'][],
    after: T['view'],
  ): DefaultScene<T>[] {
    const [facesBefore, faces] = [before, after].map((view) => this.pieces.dice?.(view) ?? []);
    const hasRolled = faces!.length > 0 && !deepEqual(facesBefore, faces);
    const tellings = events.length > 0 ? events.map((event) => [event]) : [[]];
    const hold = Math.min(EVENT_LOOK_MS, STEP_LOOK_MS / tellings.length);
    const hasResult = this.resultOf(after) !== null;
    return [
      ...(hasRolled
        ? [{ view: after, events: [], rolling: true, sound: 'dice' as const, hold: ROLL_MS }]
        : []),
      ...tellings.map((telling, index) => ({
        view: after,
        events: telling,
        hold,
        sheet: hasResult && index === tellings.length - 1,
      })),
    ];
  }

  protected override sheet({ view }: Scene<T>): Sheet | null {
    const result = this.resultOf(view);
    if (!result) return null;
    const options = view.options as T['options'];
    return {
      title: tellResult(this.text, tableText[this.language], result, options, this.cast),
      body: this.scores(view),
      button: this.tableWords.seeTable,
      last: true,
    };
  }
}

const sentenceList = (sentences: readonly string[]): TemplateResult =>
  html`<ul class="sentences">${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`;
