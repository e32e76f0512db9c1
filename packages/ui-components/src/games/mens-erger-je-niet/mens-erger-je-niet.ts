import type { Seat } from '@cheeseboard/engine';
import {
  CARDS_PER_PLAYER,
  type CardsPerPile,
  capturesOf,
  type Event,
  type MensErgerJeNiet,
  type Move,
  mensErgerJeNiet,
  type Pile,
  type View,
} from '@cheeseboard/engine/mens-erger-je-niet';
import { mensErgerJeNietText } from '@cheeseboard/engine/mens-erger-je-niet/text';
import { tellEvent } from '@cheeseboard/engine/text';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { type Colour, pawnColours } from '../../art/colours.ts';
import type { DieFace } from '../../art/die.ts';
import { racer } from '../../art/racer.ts';
import type { CbAddEvent, CbAddingEvent, CbLayOutEvent } from '../../events/board.ts';
import { type Cards, isComplete, noCards, partsOf, sumOf } from '../../piles-board/draft.ts';
import type { SeatPile } from '../../piles-board/piles-board.ts';
import { LargePieces } from '../../table/large-pieces.ts';
import type { Sheet } from '../../table/sheet.ts';
import { type SeatFacts, TableElement } from '../../table/table.ts';
import { type BoardWords, boardWords } from '../../words/boards/index.ts';
import { rivalPiles } from './rival-piles.ts';
import { type MensErgerScene, type RollBySeat, scenesOf } from './scenes.ts';
import { playerIcon, standings } from './standings.ts';
import { mensErgerStyles } from './styles.ts';
import { type MensErgerWords, mensErgerWords } from './words.ts';

/**
 * The table of Mens erger je niet, the card game, for one seat. With `roller`, a tap on the die rolls it. A tap on a pile lays out its first card or adds
 * one more. Once the sum equals the roll, the button puts the cards down; with `single-tap` that happens at once.
 *
 * @element cb-mens-erger-je-niet
 * @fires {CbMoveStartEvent} cb-move-start - The player adds a card to the move, or lays one out.
 * @fires {CbMoveEvent} cb-move - The player lays out or adds cards. Cancel the event to refuse it.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The player's cards are on their piles, and captured piles are home.
 * @fires {CbRollEvent} cb-roll - The player rolls the die.
 * @fires {CbSceneEvent} cb-scene - The next scene of an animation is drawn; `shown` is its view.
 * @fires {CbSettledEvent} cb-settled - The animation is over.
 * @fires {CbHintEvent} cb-hint - The player asks for a hint: answer with `suggest`.
 * @fires {CbGoOnEvent} cb-go-on - The player closed the last sheet.
 * @slot chat - A chat, shown in the panel with its own button.
 * @slot menu - More buttons in the bar.
 * @slot story - More about the finished game, on the last sheet.
 * @slot after - Buttons on the last sheet: a rematch, another game.
 * @cssproperty [--cb-table-min-height=34rem] - The height below which the table scrolls.
 * @csspart bar - The row of buttons that open the panel.
 * @csspart panel - The panel with log, chat, scores or help.
 * @csspart sheet - The summary at the end of the game.
 * @csspart note - The reason for a refusal, or a hint.
 * @csspart seat - Each seat.
 * @csspart pile - Each of the player's own piles.
 * @csspart die - The drawing of the die.
 */
export class CbMensErgerJeNiet extends TableElement<MensErgerJeNiet> {
  static override styles = [...TableElement.styles, mensErgerStyles];

  protected readonly texts = mensErgerJeNietText;

  private readonly largePieces = new LargePieces(this);

  /** True if the reader chose to roll again (ME-13): that was their tap. */
  private hasChosenToRoll = false;
  private couldRoll = false;

  /** The cards the reader is about to add, by pile. */
  @state() private adding: Cards = noCards;

  private get gameWords(): MensErgerWords {
    return mensErgerWords[this.language];
  }

  private get boardWords(): BoardWords {
    return boardWords[this.language];
  }

  private get currentScene(): MensErgerScene | null {
    return this.scene as MensErgerScene | null;
  }

  /** The colour of a seat; pawns exist in four colours only. */
  protected override colourOf(seat: Seat): Colour {
    const chosenColour = this.players[seat]?.colour;
    return chosenColour && pawnColours.includes(chosenColour)
      ? chosenColour
      : pawnColours[seat % pawnColours.length]!;
  }

  protected override willUpdate(changedProperties: PropertyValues): void {
    if (changedProperties.has('view') || changedProperties.has('moves')) {
      const before = changedProperties.get('view') as View | null | undefined;
      // Keep the selection while the same roll is to be spent.
      const isSameRoll =
        before && this.view && before.roll === this.view.roll && before.turn === this.view.turn;
      if (changedProperties.has('view') && !isSameRoll) this.adding = noCards;
    }
    super.willUpdate(changedProperties);
  }

  protected override updated(changedProperties: PropertyValues): void {
    super.updated(changedProperties);
    const { mayRoll } = this;
    if (mayRoll && this.hasChosenToRoll) this.rollDice();
    else if (mayRoll && !this.couldRoll && this.hasFocus) this.focus({ preventScroll: true });
    if (mayRoll || this.moves.length > 0) this.hasChosenToRoll = false;
    this.couldRoll = mayRoll;
    // The pressed button is gone: keep the keyboard focus at the piles.
    if (this.moves.length > 0 && this.hasFocus && !this.matches(':focus-within') && !this.sheetScene) {
      this.focus({ preventScroll: true });
    }
  }

  protected override get help(): readonly string[] {
    return this.gameWords.help;
  }

  protected override seatFacts(view: View, seat: Seat): SeatFacts {
    const place = view.finished.indexOf(seat) + 1;
    const badge = place > 0 ? html`<span class="won-place">${this.gameWords.place(place)}</span>` : '';
    if (seat === this.you) return { turn: view.turn === seat, extra: html`${badge}` };
    return {
      turn: view.turn === seat,
      cards: place > 0 ? null : CARDS_PER_PLAYER - view.cards[seat]!,
      extra: html`${badge}${this.hasPilesInMiddle ? '' : this.pilesOf(view, seat)}`,
    };
  }

  /** True for a spectator on a phone, whose seats are too small for piles. */
  private get hasPilesInMiddle(): boolean {
    return this.you === null && !this.largePieces.fit;
  }

  private pilesOf(view: View, seat: Seat): TemplateResult {
    return rivalPiles({
      seat,
      name: this.nameOf(seat),
      colour: this.colourOf(seat),
      row: view.piles[seat]!,
      changedPiles: this.currentScene?.changedPiles ?? [],
      threatenedPiles: this.threatenedPiles(view),
      words: this.boardWords,
      large: this.you === null || this.largePieces.fit,
    });
  }

  /** The die. On a phone, spectators also see all piles around it. */
  protected override middle(view: View): TemplateResult {
    if (!this.hasPilesInMiddle) return this.roll(view);
    return html`<div class="watch ${view.seats > 2 ? '' : 'two'}">
      ${this.roll(view)}
      ${view.piles.map(
        (_, seat) => html`<div class="theirs">
          <span class="player" aria-hidden="true">${playerIcon(this.colourOf(seat), this.nameOf(seat))}<strong>${this.nameOf(seat)}</strong></span>
          ${this.pilesOf(view, seat)}
        </div>`,
      )}
    </div>`;
  }

  /** The die. */
  protected override actsInMiddle(): boolean {
    return true;
  }

  private roll(view: View): TemplateResult {
    const { currentScene, mayRoll } = this;
    const lastRoll = currentScene ? currentScene.lastRoll : this.lastRoll(view, this.log);
    const spent = view.roll === null;
    // Whoever is to roll stands at the die; otherwise whoever rolled last.
    const thrower = currentScene ? lastRoll?.seat : (this.roller ?? lastRoll?.seat);
    const die = html`<cb-die
      exportparts="piece: die"
      aria-hidden=${mayRoll ? 'true' : nothing}
      .face=${lastRoll ? (String(lastRoll.roll) as DieFace) : ''}
      .rolling=${currentScene?.rolling ?? false}
    ></cb-die>`;
    return html`<div class="roll ${spent ? 'spent' : ''}">
      ${
        thrower === undefined
          ? ''
          : html`<svg class="art thrower" viewBox="-1 0 50 40" aria-hidden="true">${guard([this.colourOf(thrower)], () => racer(this.colourOf(thrower)))}</svg
            ><span class="spoken">${this.gameWords.threw(thrower === this.addressed, this.nameOf(thrower))}</span>`
      }
      ${
        mayRoll
          ? html`<button class="lid ready" data-roll data-focus aria-label=${this.gameWords.rollDie} @click=${this.rollDice}>
              ${die}<span class="roll-now" aria-hidden="true">${this.gameWords.rollNow}</span>
            </button>`
          : html`<div class="lid">${die}</div>`
      }
    </div>`;
  }

  /** The buttons of a choice (ME-13, ME-14), or a warning about piles that the current selection would send home. */
  protected override ownArea(view: View): TemplateResult {
    const choices = this.moves.filter(({ type }) => type !== 'layOut' && type !== 'add');
    if (choices.length > 0 && !this.currentScene) return this.choices(view, choices);
    const capturedPiles = this.currentScene ? [] : this.captures(view);
    return html`<div class="warnings">${capturedPiles.length > 0 ? html`<p class="warn">${this.warning(capturedPiles)}</p>` : ''}</div>`;
  }

  private choices(view: View, moves: readonly Move[]): TemplateResult {
    return html`<div class="choices">
      ${moves.map(
        (move) =>
          html`<button class="choice ${move.type === 'pass' ? '' : 'main'}" data-place="choice:${mensErgerJeNiet.writeMove(move, view.options)}" @click=${() => this.choose(move)}>
            ${this.text.move(move, view, this.cast)}
          </button>`,
      )}
    </div>`;
  }

  private choose(move: Move): void {
    this.hasChosenToRoll = this.attempt(move) && move.type === 'roll';
  }

  /** The reader's own piles. The rivals' piles are at their seats. */
  protected override hand(view: View): TemplateResult {
    const you = this.you!;
    const isAsked = this.moves.length > 0 && view.turn === you && !this.currentScene?.rolling;
    return html`<cb-piles-board
      exportparts="pile"
      ?data-focus=${!this.mayRoll}
      data-place="piles"
      .piles=${[view.piles[you]!]}
      .names=${[this.nameOf(you)]}
      .colours=${[this.colourOf(you)]}
      .you=${0}
      .turn=${view.turn === you ? 0 : null}
      .roll=${isAsked ? view.roll : null}
      .layOuts=${isAsked ? this.moves.flatMap((move) => (move.type === 'layOut' ? [move.pile] : [])) : []}
      .adds=${isAsked ? this.moves.flatMap((move) => (move.type === 'add' ? [move.cards] : [])) : []}
      .adding=${this.adding}
      .captures=${this.threatenedPiles(view).flatMap(({ seat, pile }) => (seat === you ? [{ seat: 0, pile }] : []))}
      @cb-lay-out=${this.onLayOut}
      @cb-adding=${this.onAdding}
      @cb-add=${this.onAdd}
    ></cb-piles-board>`;
  }

  /**
   * The button to press next for this move: one that removes a wrong card, then one that adds a missing card, then "put
   * down".
   */
  protected override hintTarget(move: Move): Element | null {
    const { adding } = this;
    const elementAtStop = (index: number): Element | null =>
      this.elementAt('piles', `[data-stop="${index}"]`);
    if (move.type === 'layOut') return elementAtStop(move.pile);
    if (move.type !== 'add')
      return this.elementAt(`choice:${mensErgerJeNiet.writeMove(move, this.view!.options)}`);
    const surplusPile = adding.findIndex((count, index) => count > move.cards[index]!);
    if (surplusPile >= 0) return this.elementAt('piles', `[data-less="${surplusPile + 1}"]`);
    const missingPile = move.cards.findIndex((count, index) => count > adding[index]!);
    return elementAtStop(missingPile < 0 ? 5 : missingPile + 1);
  }

  protected override scores(view: View): TemplateResult {
    return this.renderStandings(view, null);
  }

  protected override scenes(before: View, events: readonly Event[], _after: View): MensErgerScene[] {
    const earlierLog = this.log.slice(0, this.log.length - events.length);
    return scenesOf(before, events, this.lastRoll(before, earlierLog), (seat) => this.colourOf(seat));
  }

  protected override sceneLine(scene: MensErgerScene): string {
    const { stuck, lastRoll, repeatedEvent } = scene;
    if (repeatedEvent) return tellEvent(this.text, repeatedEvent, this.cast);
    if (!stuck || !lastRoll) return super.sceneLine(scene);
    return this.gameWords.stuck(lastRoll.seat === this.addressed, this.nameOf(lastRoll.seat), stuck);
  }

  protected override get gameKeys(): readonly (readonly [key: string, does: string])[] {
    return [
      ['+', this.gameWords.plusKey],
      ['−', this.gameWords.minusKey],
    ];
  }

  protected override ruleNow({ roll, phase, targets }: View): MensErgerJeNiet['rule'] {
    if (phase === 'again') return 'ME-13';
    if (targets.length > 0) return 'ME-14';
    if (roll === null || roll === 6) return roll === 6 ? 'ME-7' : 'ME-3';
    return roll === 5 ? 'ME-5' : 'ME-4';
  }

  protected override sheet({ view, events }: MensErgerScene): Sheet | null {
    const overEvent = events.find((event) => event.type === 'over');
    if (!overEvent) return null;
    return {
      title: this.text.events.over(overEvent, this.cast),
      sentence: this.gameWords.howItEnds(view.options.playForPlaces === 'on'),
      body: this.renderStandings(view, overEvent.ranking),
      button: this.tableWords.seeTable,
      last: true,
    };
  }

  private renderStandings(view: View, ranking: readonly number[] | null): TemplateResult {
    return standings({
      view,
      ranking,
      names: view.piles.map((_, seat) => this.nameOf(seat)),
      colourOf: (seat) => this.colourOf(seat),
      words: this.boardWords,
      gameWords: this.gameWords,
    });
  }

  /** The roll to be spent, otherwise the last one rolled. */
  private lastRoll({ turn, roll }: View, log: readonly Event[]): RollBySeat | null {
    if (turn !== null && roll !== null) return { seat: turn, roll };
    const rolledEvent = log.findLast(({ type }) => type === 'rolled');
    return rolledEvent?.type === 'rolled' ? rolledEvent : null;
  }

  /** The piles that are being captured in this scene, or would be by the current selection. */
  private threatenedPiles(view: View): readonly SeatPile[] {
    if (!this.currentScene) return this.captures(view);
    return this.currentScene.hit ? [this.currentScene.hit] : [];
  }

  /** The piles that the current selection would capture. Without a selection, those that laying out would capture. */
  private captures(view: View): SeatPile[] {
    if (this.moves.length === 0) return [];
    if (sumOf(this.adding) > 0) return capturesOf(view, { type: 'add', cards: this.adding as CardsPerPile });
    return this.moves.flatMap((move) => (move.type === 'add' ? [] : capturesOf(view, move)));
  }

  private warning(piles: readonly SeatPile[]): string {
    const seats = [...new Set(piles.map(({ seat }) => seat))];
    const players = seats.map((seat) => ({
      name: this.nameOf(seat),
      piles: piles.flatMap((other) => (other.seat === seat ? [other.pile] : [])),
    }));
    return this.gameWords.sendsHome(players, sumOf(this.adding) > 0);
  }

  private onLayOut(event: CbLayOutEvent): void {
    // The board shakes the pile when the event is cancelled.
    const { pile } = event;
    if (!this.attempt({ type: 'layOut', pile: pile as Pile }, undefined, `pile ${pile}`))
      event.preventDefault();
  }

  private onAdding({ cards }: CbAddingEvent): void {
    const { view } = this;
    this.adding = cards;
    if (!view) return;
    const adds = this.moves.flatMap((move) => (move.type === 'add' ? [move.cards] : []));
    const isWholeMove = isComplete(adds, cards);
    this.startMove(
      sumOf(cards) === 0 ? '' : partsOf(cards).join('+'),
      this.moves.filter(
        (move) => move.type === 'add' && cards.every((count, index) => move.cards[index]! >= count),
      ),
    );
    if (isWholeMove && this.singleTap)
      return void this.attempt({ type: 'add', cards: cards as CardsPerPile });
    const sum = this.boardWords.sum(partsOf(cards), sumOf(cards), view.roll ?? 0);
    const capturedPiles = this.captures(view);
    this.announcements.announceNow(
      capturedPiles.length > 0 ? `${sum}. ${this.warning(capturedPiles)}.` : `${sum}.`,
    );
  }

  private onAdd(event: CbAddEvent): void {
    const { view } = this;
    if (sumOf(event.cards) === 0 && view) {
      event.preventDefault();
      this.explainRule(this.text.ask(view, this.cast), this.ruleNow(view));
    } else if (!this.attempt({ type: 'add', cards: event.cards as CardsPerPile })) event.preventDefault();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-mens-erger-je-niet': CbMensErgerJeNiet;
  }
}
