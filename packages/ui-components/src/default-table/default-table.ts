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
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { deepEqual } from '../deep-equal.ts';
import type { CbCardLiftEvent, CbCardPlayEvent } from '../events/card.ts';
import type { Scene } from '../table/scene.ts';
import type { Sheet } from '../table/sheet.ts';
import { type SeatFacts, TableElement } from '../table/table.ts';
import { type Choice, choicesByKind } from './choices.ts';
import { defaultTableStyles } from './styles.ts';
import { type DefaultTableWords, defaultTableWords } from './words.ts';

/** What the default table knows of a game: its rules, its texts, and the pieces to draw. */
export interface TableGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly texts: GameTexts<T>;
  readonly pieces?: Pieces<T>;
}

/** How long the table tells what happened before it asks the next player. */
const EVENT_LOOK_MS = 900;

/** The first part of a move: the label of a button, or the pieces that were touched. */
interface FirstPart<M> {
  readonly label: string;
  readonly moves: readonly M[];
  readonly touched: readonly string[];
}

/**
 * The table of a game without a table of its own, made from the game's contract: sentences, cards, dice and a board, and the legal moves
 * as buttons. To replace it piece by piece, extend it and override `middle`, `hand` or another method of `TableElement`.
 */
export abstract class DefaultTable<T extends GameTypes = GameTypes> extends TableElement<T> {
  static override styles = [...TableElement.styles, defaultTableStyles];

  protected abstract readonly played: TableGame<T>;

  /** What the player has chosen so far of a move with several parts. */
  @state() private firstPart: FirstPart<T['move']> | null = null;
  private sampled: { view: T['view']; state: T['state'] } | null = null;

  protected get texts(): GameTexts<T> {
    return this.played.texts;
  }

  protected get pieces(): Pieces<T> {
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
    if (changedProperties.has('moves') || changedProperties.has('view')) this.firstPart = null;
  }

  protected override seatFacts(view: T['view'], seat: Seat): SeatFacts {
    const { turn } = view;
    const acts =
      turn === undefined ? this.played.game.actors(this.stateOf(view)).includes(seat) : turn === seat;
    return { turn: acts, ...this.pieces.seat?.(view, seat) };
  }

  protected override middle(view: T['view']): TemplateResult {
    return html`<div class="things" tabindex="0" role="group" aria-label=${this.tableWords.middle}>
      ${this.dice(view)}
      ${this.pieces.rows?.(view).map((row) => this.row(row))}
      ${sentenceList(this.text.table(view, this.cast))}
    </div>`;
  }

  private dice(view: T['view']): TemplateResult | '' {
    const faces = this.pieces.dice?.(view) ?? [];
    return faces.length === 0
      ? ''
      : html`<cb-dice-tray exportparts="die" .dice=${faces.map(String)}></cb-dice-tray>`;
  }

  private row({ deck, cards }: CardRow): TemplateResult {
    return html`<ul class="row">
      ${cards.map((card) => html`<li>${this.rowCard(deck, card)}</li>`)}
    </ul>`;
  }

  private rowCard(deck: string, { card, owner, count }: RowCard): TemplateResult {
    return html`<cb-card exportparts="card" deck=${deck} card=${card} .name=${card && this.text.cardName?.(card)}></cb-card>
      ${count === undefined ? '' : html`<span class="count">${count}</span>`}
      ${owner === undefined ? '' : html`<span class="owner">${owner === this.you ? this.words.you : this.nameOf(owner)}</span>`}`;
  }

  protected override hand(view: T['view']): TemplateResult {
    const held = this.pieces.hand?.(view);
    return html`${held ? this.cards(held, view) : sentenceList(this.text.hand(view))}${this.choices(view)}`;
  }

  private cards({ deck, cards }: CardHand, view: T['view']): TemplateResult {
    const { moves } = this;
    const legal = this.scene ? [] : cards.filter((card) => this.movesWith(card, view).length > 0);
    return html`<cb-hand
      exportparts="card"
      data-place="hand"
      deck=${deck}
      .cards=${cards}
      .legal=${moves.length > 0 ? legal : null}
      .opening=${legal.filter((card) => this.movesWith(card, view).length > 1)}
      .cardName=${this.text.cardName ?? null}
      ?one-tap=${this.oneTap}
      @cb-card-lift=${this.onLift}
      @cb-card-play=${this.onPlay}
    ></cb-hand>`;
  }

  /** The legal moves that begin by touching a piece. */
  private movesWith(piece: string, view: T['view']): readonly T['move'][] {
    return this.moves.filter((move) => this.touchesOf(move, view)[0] === piece);
  }

  private touchesOf(move: T['move'], view: T['view']): readonly string[] {
    return this.pieces.touches?.(move, view) ?? [];
  }

  private onLift({ card }: CbCardLiftEvent): void {
    const moves = this.view && card ? this.movesWith(card, this.view) : [];
    this.startMove(card, moves);
    this.begin(moves.length > 1 ? { label: this.nameOfCard(card), moves, touched: [card] } : null);
  }

  private nameOfCard(card: string): string {
    return this.text.cardName?.(card) ?? card;
  }

  private onPlay(event: CbCardPlayEvent): void {
    const [move] = this.view ? this.movesWith(event.card, this.view) : [];
    if (!move) this.refuse(null);
    if (!move || !this.attempt(move, undefined, event.card)) event.preventDefault();
  }

  /** The legal moves that no piece on the table makes, as buttons with a group for each kind. */
  protected choices(view: T['view']): TemplateResult {
    const { firstPart, choiceWords: words } = this;
    const kinds = this.choicesNow(view);
    return html`<div class="choices" role="group" aria-label=${words.choices} @keydown=${this.onChoiceKey}>
      ${kinds.map(
        (choices) =>
          html`<div class="kind">${choices.map(
            (choice) =>
              html`<button class="choice legal" @click=${() => this.choose(choice)}>${choice.label}</button>`,
          )}</div>`,
      )}
      ${firstPart ? html`<button class="choice back" @click=${this.goBack}>${words.back}</button>` : ''}
    </div>`;
  }

  /** The buttons by kind. */
  private choicesNow(view: T['view']): Choice<T['move']>[][] {
    const moves = this.scene ? [] : (this.firstPart?.moves ?? this.movesWithoutPiece(view));
    return choicesByKind(moves, (move) => this.text.move(move, view, this.cast));
  }

  /** Moves that must have a button, because no drawn piece makes them. */
  private movesWithoutPiece(view: T['view']): readonly T['move'][] {
    const cards = this.pieces.hand?.(view).cards ?? [];
    return this.moves.filter((move) => {
      const [first] = this.touchesOf(move, view);
      return first === undefined || !cards.includes(first);
    });
  }

  private choose({ label, moves }: Choice<T['move']>): void {
    if (moves.length === 1) this.attempt(moves[0]!);
    else {
      this.startMove(label, moves);
      this.begin({ label: label.replace(/ …$/, ''), moves, touched: [] });
    }
  }

  private begin(firstPart: FirstPart<T['move']> | null): void {
    this.firstPart = firstPart;
    if (!firstPart) return;
    this.announcements.announceNow(this.choiceWords.next(firstPart.label));
    void this.updateComplete.then(() => this.buttons[0]?.focus({ preventScroll: true }));
  }

  private goBack(): void {
    this.firstPart = null;
    this.startMove('', []);
    void this.updateComplete.then(() => this.focus({ preventScroll: true }));
  }

  private get buttons(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.choice')];
  }

  /** Arrows go from button to button, Escape takes back the first part of a move. */
  private onChoiceKey(event: KeyboardEvent): void {
    const { buttons } = this;
    const index = buttons.indexOf(event.target as HTMLElement);
    const goals: { readonly [key: string]: number } = {
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const goal = goals[event.key];
    if (goal !== undefined) buttons[goal]?.focus();
    else if (event.key === 'Escape' && this.firstPart) this.goBack();
    else return;
    event.preventDefault();
  }

  protected override statusLine(view: T['view']): string {
    return this.firstPart && !this.scene
      ? this.choiceWords.next(this.firstPart.label)
      : super.statusLine(view);
  }

  protected override hintTarget(move: T['move'], view: T['view']): Element | null {
    const [piece] = this.firstPart ? [] : this.touchesOf(move, view);
    const card = piece && this.elementAt('hand', `[data-card="${CSS.escape(piece)}"]`);
    if (card) return card;
    const index = this.choicesNow(view)
      .flat()
      .findIndex(({ moves }) => moves.some((other) => deepEqual(other, move)));
    return this.buttons[index] ?? null;
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

  protected override scenes(_before: T['view'], events: readonly T['event'][], after: T['view']): Scene<T>[] {
    return [{ view: after, events, hold: EVENT_LOOK_MS, sheet: this.resultOf(after) !== null }];
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
