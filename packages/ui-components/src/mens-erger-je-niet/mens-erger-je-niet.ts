import type { Seat } from '@cheeseboard/engine';
import {
  type Added,
  ALL_CARDS,
  capturesOf,
  type Event,
  type MensErgerJeNiet,
  type Move,
  type Pile,
  type View,
} from '@cheeseboard/engine/mens-erger-je-niet';
import { mensErgerJeNietText } from '@cheeseboard/engine/mens-erger-je-niet/text';
import { tellEvent } from '@cheeseboard/engine/text';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { type Colour, pawnColours } from '../art/colours.ts';
import type { DieFace } from '../art/die.ts';
import { racer } from '../art/racer.ts';
import type { CbAddEvent, CbAddingEvent, CbLayOutEvent } from '../events/board.ts';
import { type Cards, isWhole, nothing, partsOf, sumOf } from '../piles-board/draft.ts';
import type { PileOf } from '../piles-board/piles-board.ts';
import type { Sheet } from '../table/sheet.ts';
import { type SeatFacts, TableElement } from '../table/table.ts';
import { type BoardWords, boardWords } from '../words/boards/index.ts';
import { rivalPiles } from './rival-piles.ts';
import { playerSign, standing } from './standing.ts';
import { scenesOf, type Thrown, type Told } from './story.ts';
import { mensErgerStyles } from './styles.ts';
import { type MensErgerWords, mensErgerWords } from './words.ts';

/**
 * The table of Mens erger je niet, the card game: everything that a seat needs to play, from its view and its legal moves.
 * The die rolls by itself. A pile is tapped to lay out its first card or to add one more; what is put together goes down when its sum is
 * the roll: with a button, or at once with `one-tap`.
 *
 * @element cb-mens-erger-je-niet
 * @fires {CbMoveStartEvent} cb-move-start - Something is being put together, or a card is laid out.
 * @fires {CbMoveEvent} cb-move - The player wants to lay out or to add. Cancel it to refuse.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The player's cards lie on their piles, and who was just as high is home.
 * @fires {CbSceneEvent} cb-scene - A scene of what happened is drawn; `shown` is the view in it.
 * @fires {CbSettledEvent} cb-settled - Everything has been told.
 * @fires {CbHintEvent} cb-hint - The player asks for a hint: answer with `suggest`.
 * @fires {CbGoOnEvent} cb-go-on - The sheet at the end was laid aside.
 * @slot chat - Shown in the drawer or the side panel, with a button of its own.
 * @slot menu - More buttons in the bar.
 * @slot after - What comes after the game.
 * @csspart panel - The drawer or the side panel.
 * @csspart sheet - The end of the game.
 * @csspart note - Why something was refused.
 * @csspart seat - Each seat.
 * @csspart pile - Each of one's own piles.
 * @csspart die - The drawing of the die.
 */
export class CbMensErgerJeNiet extends TableElement<MensErgerJeNiet> {
  static override styles = [...TableElement.styles, mensErgerStyles];

  protected readonly texts = mensErgerJeNietText;

  /** What the reader has put together so far. */
  @state() private adding: Cards = nothing;

  private get deskWords(): MensErgerWords {
    return mensErgerWords[this.language];
  }

  private get boardWords(): BoardWords {
    return boardWords[this.language];
  }

  private get told(): Told | null {
    return this.scene as Told | null;
  }

  /** There are pawns of four colours only. */
  protected override colourOf(seat: Seat): Colour {
    const wanted = this.players[seat]?.colour;
    return wanted && pawnColours.includes(wanted) ? wanted : pawnColours[seat % pawnColours.length]!;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('view') || changed.has('moves')) {
      const before = changed.get('view') as View | null | undefined;
      // The same roll is still to be spent: what was put together stays.
      const same = before && this.view && before.roll === this.view.roll && before.turn === this.view.turn;
      if (changed.has('view') && !same) this.adding = nothing;
    }
    super.willUpdate(changed);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // The button that was pressed is gone: whoever plays by keyboard stays at the piles.
    if (this.moves.length > 0 && this.hasFocus && !this.matches(':focus-within') && !this.laid) {
      this.focus({ preventScroll: true });
    }
  }

  protected override get help(): readonly string[] {
    return this.deskWords.help;
  }

  protected override seatFacts(view: View, seat: Seat): SeatFacts {
    const place = view.finished.indexOf(seat) + 1;
    const badge = place > 0 ? html`<span class="won-place">${this.deskWords.place(place)}</span>` : '';
    if (seat === this.you) return { turn: view.turn === seat, more: html`${badge}` };
    return {
      turn: view.turn === seat,
      cards: place > 0 ? null : ALL_CARDS - view.cards[seat]!,
      more: html`${badge}${this.you === null ? '' : this.pilesOf(view, seat)}`,
    };
  }

  private pilesOf(view: View, seat: Seat): TemplateResult {
    return rivalPiles({
      seat,
      name: this.nameOf(seat),
      colour: this.colourOf(seat),
      row: view.piles[seat]!,
      fresh: this.told?.fresh ?? [],
      hit: this.hits(view),
      words: this.boardWords,
      large: this.you === null,
    });
  }

  /** The die; for who only watches with everybody's piles around it. */
  protected override middle(view: View): TemplateResult {
    if (this.you !== null) return this.roll(view);
    return html`<div class="watch ${view.seats > 2 ? '' : 'two'}">
      ${this.roll(view)}
      ${view.piles.map(
        (_, seat) => html`<div class="theirs">
          <span class="player" aria-hidden="true">${playerSign(this.colourOf(seat))}<strong>${this.nameOf(seat)}</strong></span>
          ${this.pilesOf(view, seat)}
        </div>`,
      )}
    </div>`;
  }

  private roll(view: View): TemplateResult {
    const { told, you } = this;
    const thrown = told ? told.thrown : this.rollOn(view, this.log);
    const spent = view.roll === null;
    return html`<div class="roll ${spent ? 'spent' : ''}">
      ${
        thrown
          ? html`<svg class="art thrower" viewBox="-1 0 50 40" aria-hidden="true">${guard([this.colourOf(thrown.seat)], () => racer(this.colourOf(thrown.seat)))}</svg
            ><span class="spoken">${this.deskWords.threw(thrown.seat === you, this.nameOf(thrown.seat))}</span>`
          : ''
      }
      <div class="lid">
        <cb-die exportparts="piece: die" .face=${thrown ? (String(thrown.roll) as DieFace) : ''} .rolling=${told?.rolls ?? false}></cb-die>
      </div>
    </div>`;
  }

  /** What would go home, before it does. */
  protected override own(view: View): TemplateResult {
    const hit = this.told ? [] : this.captures(view);
    return html`<div class="warnings">${hit.length > 0 ? html`<p class="warn">${this.warning(hit)}</p>` : ''}</div>`;
  }

  /** One's own piles. The rivals' are at their seats. */
  protected override hand(view: View): TemplateResult {
    const you = this.you!;
    const asked = this.moves.length > 0 && view.turn === you && !this.told?.rolls;
    return html`<cb-piles-board
      exportparts="pile"
      data-focus
      data-place="piles"
      .piles=${[view.piles[you]!]}
      .names=${[this.nameOf(you)]}
      .colours=${[this.colourOf(you)]}
      .you=${0}
      .turn=${view.turn === you ? 0 : null}
      .roll=${asked ? view.roll : null}
      .layOuts=${asked ? this.moves.flatMap((move) => (move.type === 'layOut' ? [move.pile] : [])) : []}
      .adds=${asked ? this.moves.flatMap((move) => (move.type === 'add' ? [move.cards] : [])) : []}
      .adding=${this.adding}
      .captures=${this.hits(view).flatMap(({ seat, pile }) => (seat === you ? [{ seat: 0, pile }] : []))}
      @cb-lay-out=${this.onLayOut}
      @cb-adding=${this.onAdding}
      @cb-add=${this.onAdd}
    ></cb-piles-board>`;
  }

  /** Card by card, then the button. A card too many is taken away first. */
  protected override meant(move: Move): Element | null {
    const { adding } = this;
    const stop = (at: number): Element | null => this.at('piles', `[data-stop="${at}"]`);
    if (move.type === 'layOut') return stop(move.pile);
    const wrong = adding.findIndex((count, at) => count > move.cards[at]!);
    if (wrong >= 0) return this.at('piles', `[data-less="${wrong + 1}"]`);
    const missing = move.cards.findIndex((count, at) => count > adding[at]!);
    return stop(missing < 0 ? 5 : missing + 1);
  }

  protected override scores(view: View): TemplateResult {
    return this.standing(view, null);
  }

  protected override scenes(before: View, events: readonly Event[], _after: View): Told[] {
    const earlier = this.log.slice(0, this.log.length - events.length);
    return scenesOf(before, events, this.rollOn(before, earlier), (seat) => this.colourOf(seat));
  }

  protected override line(scene: Told): string {
    const { stuck, thrown, told } = scene;
    if (told) return tellEvent(this.text, told, this.cast);
    if (!stuck || !thrown) return super.line(scene);
    return this.deskWords.stuck(thrown.seat === this.you, this.nameOf(thrown.seat), stuck);
  }

  protected override get ownKeys(): readonly (readonly [key: string, does: string])[] {
    return [
      ['+', this.deskWords.plusKey],
      ['−', this.deskWords.minusKey],
    ];
  }

  protected override ruleNow({ roll }: View): MensErgerJeNiet['rule'] {
    if (roll === null || roll === 6) return roll === 6 ? 'ME-7' : 'ME-3';
    return roll === 5 ? 'ME-5' : 'ME-4';
  }

  protected override sheet({ view, events }: Told): Sheet | null {
    const over = events.find((event) => event.type === 'over');
    if (!over) return null;
    return {
      title: this.text.events.over(over, this.cast),
      sentence: this.deskWords.howItEnds(view.options.playForPlaces === 'on'),
      body: this.standing(view, over.ranking),
      button: this.tableWords.seeTable,
      last: true,
    };
  }

  private standing(view: View, ranking: readonly number[] | null): TemplateResult {
    return standing({
      view,
      ranking,
      names: view.piles.map((_, seat) => this.nameOf(seat)),
      colourOf: (seat) => this.colourOf(seat),
      words: this.boardWords,
      own: this.deskWords,
    });
  }

  /** The roll that lies on the table: the one to be spent, else the one that was rolled last. */
  private rollOn({ turn, roll }: View, log: readonly Event[]): Thrown | null {
    if (turn !== null && roll !== null) return { seat: turn, roll };
    const rolled = log.findLast(({ type }) => type === 'rolled');
    return rolled?.type === 'rolled' ? rolled : null;
  }

  /** What is about to go home, or would. */
  private hits(view: View): readonly PileOf[] {
    if (!this.told) return this.captures(view);
    return this.told.hit ? [this.told.hit] : [];
  }

  /** Who would go home: by what is put together, or while nothing is, by laying out. */
  private captures(view: View): PileOf[] {
    if (this.moves.length === 0) return [];
    if (sumOf(this.adding) > 0) return capturesOf(view, { type: 'add', cards: this.adding as Added });
    return this.moves.flatMap((move) => (move.type === 'layOut' ? capturesOf(view, move) : []));
  }

  private warning(piles: readonly PileOf[]): string {
    return this.deskWords.sendsHome(piles.map(({ seat, pile }) => ({ name: this.nameOf(seat), pile })));
  }

  private onLayOut(event: CbLayOutEvent): void {
    // The board shakes the pile itself when the event is cancelled.
    const { pile } = event;
    if (!this.attempt({ type: 'layOut', pile: pile as Pile }, undefined, `pile ${pile}`))
      event.preventDefault();
  }

  private onAdding({ cards }: CbAddingEvent): void {
    const { view } = this;
    this.adding = cards;
    if (!view) return;
    const adds = this.moves.flatMap((move) => (move.type === 'add' ? [move.cards] : []));
    const whole = isWhole(adds, cards);
    this.begin(
      sumOf(cards) === 0 ? '' : partsOf(cards).join('+'),
      this.moves.filter(
        (move) => move.type === 'add' && cards.every((count, at) => move.cards[at]! >= count),
      ),
    );
    if (whole && this.oneTap) return void this.attempt({ type: 'add', cards: cards as Added });
    const sum = this.boardWords.sum(partsOf(cards), sumOf(cards), view.roll ?? 0);
    const hit = this.captures(view);
    this.voice.answer(hit.length > 0 ? `${sum}. ${this.warning(hit)}.` : `${sum}.`);
  }

  private onAdd(event: CbAddEvent): void {
    const { view } = this;
    if (sumOf(event.cards) === 0 && view) {
      event.preventDefault();
      this.remind(this.text.ask(view, this.cast), this.ruleNow(view));
    } else if (!this.attempt({ type: 'add', cards: event.cards as Added })) event.preventDefault();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-mens-erger-je-niet': CbMensErgerJeNiet;
  }
}
