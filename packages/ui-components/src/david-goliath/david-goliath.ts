import { type RuleId, resultByScore, type Seat } from '@cheeseboard/engine';
import {
  type DavidGoliath,
  deckOf,
  type Event,
  type Move,
  readCard,
  type View,
  writeCard,
} from '@cheeseboard/engine/david-goliath';
import { davidGoliathText } from '@cheeseboard/engine/david-goliath/text';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { drawAhead, nameOf } from '../cards/draw.ts';
import type { CbCardLiftEvent, CbCardPlayEvent } from '../events/card.ts';
import type { Sheet } from '../table/sheet.ts';
import { type SeatFacts, TableElement } from '../table/table.ts';
import type { TrickPlace } from '../trick/trick.ts';
import { ownWon, scoreOfWon, tinyWon } from './colours-won.ts';
import { accounts, dealSheet } from './deal-sheet.ts';
import { scenesOf, type Told, type Trick } from './story.ts';
import { davidGoliathStyles } from './styles.ts';
import { type DavidGoliathWords, davidGoliathWords } from './words.ts';

/**
 * The table of David & Goliath: everything that a seat needs to play, from its view and its legal moves.
 *
 * @element cb-david-goliath
 * @fires {CbMoveStartEvent} cb-move-start - A card was lifted, or tapped where one tap plays.
 * @fires {CbMoveEvent} cb-move - The player wants to play a card. Cancel it to refuse.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The player's card lies in the trick, and the trick where it belongs.
 * @fires {CbSceneEvent} cb-scene - A scene of what happened is drawn; `shown` is the view in it.
 * @fires {CbSettledEvent} cb-settled - Everything has been told.
 * @fires {CbHintEvent} cb-hint - The player asks for a hint: answer with `suggest`.
 * @fires {CbGoOnEvent} cb-go-on - The sheet at the end of a deal was laid aside.
 * @slot chat - Shown in the drawer or the side panel, with a button of its own.
 * @slot menu - More buttons in the bar.
 * @slot after - What comes after the game.
 * @csspart panel - The drawer or the side panel.
 * @csspart sheet - The end of a deal or of the game.
 * @csspart note - Why a card was refused.
 * @csspart seat - Each seat.
 * @csspart card - The drawing of each card, in the hand and in the trick.
 */
export class CbDavidGoliath extends TableElement<DavidGoliath> {
  static override styles = [...TableElement.styles, davidGoliathStyles];

  protected readonly texts = davidGoliathText;

  /** The last trick lies there again, to be looked at. */
  @state() private lookingBack = false;

  @state() private lifted = '';

  /** How many play with the cards that have been drawn, or will be. */
  private drawnFor = 0;

  private get deskWords(): DavidGoliathWords {
    return davidGoliathWords[this.language];
  }

  protected override get help(): readonly string[] {
    return this.deskWords.help;
  }

  protected override seatFacts(view: View, seat: Seat): SeatFacts {
    const won = view.won[seat]!;
    return {
      turn: view.turn === seat,
      score: view.totals[seat]! + (view.phase === 'trick' ? scoreOfWon(won) : 0),
      cards: view.handCounts[seat]!,
      ...(seat === this.you ? {} : { more: tinyWon(won, seat, this.nameOf(seat), this.words) }),
    };
  }

  protected override middle(view: View): TemplateResult {
    const last = this.scene ? null : this.lastTrick(view);
    const back = this.lookingBack ? last : null;
    return html`<cb-trick data-place="trick" exportparts="card" .places=${back ?? this.places(view)}></cb-trick>
      ${this.where(view)}
      ${
        last
          ? html`<button class="look-back" aria-pressed=${back !== null} @click=${this.lookBack}>
              ${back ? this.deskWords.backToTrick : this.deskWords.lastTrick}
            </button>`
          : ''
      }`;
  }

  private where({ phase, deal, deals, seats, won, trick, handCounts }: View): TemplateResult | '' {
    if (phase !== 'trick') return '';
    const taken = won.flat().length / seats;
    const tricks =
      (won.flat().length + trick.length + handCounts.reduce((sum, held) => sum + held, 0)) / seats;
    const now = Math.min(Math.floor(taken) + 1, tricks);
    return html`<p class="where">${this.deskWords.where(deal + 1, deals, now, tricks)}</p>`;
  }

  protected override own(view: View): TemplateResult {
    const you = this.you!;
    return ownWon(view.won[you]!, you, this.words);
  }

  protected override hand(view: View): TemplateResult {
    // What can be played is lit when the table shows what it is to be played to.
    const legal = this.scene ? [] : this.moves.map(({ card }) => writeCard(card));
    return html`<cb-hand
      exportparts="card"
      data-place="hand"
      deck="mice"
      .cards=${view.hand.map(writeCard)}
      .legal=${legal.length > 0 ? legal : null}
      ?one-tap=${this.oneTap}
      @cb-card-lift=${this.onLift}
      @cb-card-play=${this.onPlay}
    ></cb-hand>`;
  }

  protected override meant({ card }: Move): Element | null {
    return this.at('hand', `[data-card="${writeCard(card)}"]`);
  }

  protected override scores(view: View): TemplateResult {
    const { deskWords, words, scorePlayers: players } = this;
    const running = view.phase === 'trick';
    const soFar = view.won.map(scoreOfWon);
    return html`<cb-score-sheet
        .roundName=${(deal: number) => (running && deal > view.scores.length ? deskWords.soFar(deal) : deskWords.deal(deal))}
        .players=${players}
        .rounds=${running ? [...view.scores, soFar] : view.scores}
        .totals=${running ? view.totals.map((total, seat) => total + soFar[seat]!) : view.totals}
        .winners=${view.phase === 'over' ? resultByScore(view.totals).winners : []}
      ></cb-score-sheet>
      ${running ? accounts(view.won, soFar, players, words) : ''}`;
  }

  protected override askLine(view: View): string {
    const { lifted } = this;
    const ready = !this.scene && this.moves.some(({ card }) => writeCard(card) === lifted);
    return ready ? this.tableWords.tapAgain(nameOf('mice', lifted, this.words)) : super.askLine(view);
  }

  protected override scenes(before: View, events: readonly Event[], after: View): Told[] {
    this.lookingBack = false;
    // The hand does not say that a card it held up is gone.
    if (!after.hand.some((card) => writeCard(card) === this.lifted)) this.lifted = '';
    return scenesOf(before, events, after);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { seats } = this.view ?? { seats: 0 };
    if (seats === this.drawnFor) return;
    this.drawnFor = seats;
    drawAhead('mice', deckOf(seats).map(writeCard));
  }

  protected override line(scene: Told): string {
    const { you, deskWords } = this;
    if (!scene.trick) return super.line(scene);
    const { highest, lowest } = scene.trick;
    if (scene.view.trick.length === 0) {
      return deskWords.takesRest(highest.seat === you, this.nameOf(highest.seat));
    }
    const card = nameOf('mice', writeCard(highest.card), this.words);
    return deskWords.takesHighest(lowest.seat === you, this.nameOf(lowest.seat), card);
  }

  protected override ruleNow(view: View): RuleId {
    return view.trick.length > 0 && view.turn === this.you ? 'DG-5' : 'DG-4';
  }

  protected override sheet({ view, events }: Told): Sheet {
    const over = events.find((event) => event.type === 'over');
    return dealSheet(view, {
      players: this.scorePlayers,
      words: this.words,
      own: this.deskWords,
      winners: over?.winners ?? [],
      title: over
        ? this.text.events.over(over, this.cast)
        : this.deskWords.dealOver(view.scores.length, view.deals),
      button: over ? this.tableWords.seeTable : this.deskWords.nextDeal,
    });
  }

  private get scorePlayers() {
    return this.players.map(({ name }, seat) => ({ name, colour: this.colourOf(seat) }));
  }

  private places(view: View): TrickPlace[] {
    const { trick } = (this.scene as Told | null) ?? {};
    return Array.from({ length: view.seats }, (_, place) => {
      const seat = (view.leader + place) % view.seats;
      const card = view.trick.find((laid) => laid.seat === seat)?.card;
      return this.placeOf(seat, card, trick ? markOf(trick, card) : place === 0 ? 'led' : undefined);
    });
  }

  private placeOf(seat: Seat, card: number | undefined, mark: TrickPlace['mark']): TrickPlace {
    return {
      card: card === undefined ? '' : writeCard(card),
      name: seat === this.you ? this.words.you : this.nameOf(seat),
      colour: this.colourOf(seat),
      ...(mark && card !== undefined ? { mark } : {}),
    };
  }

  /** The places of the trick before this one, as long as its deal lasts. */
  private lastTrick(view: View): TrickPlace[] | null {
    const at = this.log.findLastIndex(({ type }) => type === 'trick');
    const trick = this.log[at];
    if (trick?.type !== 'trick' || this.log.findLastIndex(({ type }) => type === 'dealt') > at) return null;
    return this.log
      .slice(at - view.seats, at)
      .flatMap((laid) =>
        laid.type === 'played' ? [this.placeOf(laid.seat, laid.card, markOf(trick, laid.card))] : [],
      );
  }

  private lookBack(): void {
    this.lookingBack = !this.lookingBack;
  }

  private onLift({ card }: CbCardLiftEvent): void {
    this.lifted = card;
    this.begin(
      card,
      this.moves.filter((move) => writeCard(move.card) === card),
    );
  }

  private onPlay(event: CbCardPlayEvent): void {
    // The hand shakes the card itself when the event is cancelled.
    const { card } = event;
    if (!this.attempt({ type: 'play', card: readCard(card)! }, undefined, card)) event.preventDefault();
  }
}

const markOf = ({ highest, lowest }: Trick, card: number | undefined): TrickPlace['mark'] =>
  card === highest.card ? 'highest' : card === lowest.card ? 'lowest' : undefined;

declare global {
  interface HTMLElementTagNameMap {
    'cb-david-goliath': CbDavidGoliath;
  }
}
