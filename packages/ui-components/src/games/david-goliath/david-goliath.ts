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
import { drawIntoCache, nameOf } from '../../cards/draw.ts';
import type { CbCardLiftEvent, CbCardPlayEvent } from '../../events/card.ts';
import type { Sheet } from '../../table/sheet.ts';
import { type SeatFacts, TableElement } from '../../table/table.ts';
import type { TrickPlace } from '../../trick/trick.ts';
import { ownWon, scoreOfWon, tinyWon } from './colours-won.ts';
import { dealSheet, scoreBreakdown } from './deal-sheet.ts';
import { type DavidGoliathScene, scenesOf, type Trick } from './scenes.ts';
import { davidGoliathStyles } from './styles.ts';
import { type DavidGoliathWords, davidGoliathWords } from './words.ts';

/**
 * The table of David & Goliath for one seat.
 *
 * @element cb-david-goliath
 * @fires {CbMoveStartEvent} cb-move-start - The player lifted a card, or tapped it with `single-tap`.
 * @fires {CbMoveEvent} cb-move - The player plays a card. Cancel the event to refuse it.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The player's card has been played and the trick, if full, was collected.
 * @fires {CbSceneEvent} cb-scene - The next scene of an animation is drawn; `shown` is its view.
 * @fires {CbSettledEvent} cb-settled - The animation is over.
 * @fires {CbHintEvent} cb-hint - The player asks for a hint: answer with `suggest`.
 * @fires {CbGoOnEvent} cb-go-on - The player closed the sheet at the end of a deal.
 * @slot chat - A chat, shown in the panel with its own button.
 * @slot menu - More buttons in the bar.
 * @slot story - More about the finished game, on the last sheet.
 * @slot after - Buttons on the last sheet: a rematch, another game.
 * @cssproperty [--cb-table-min-height=34rem] - The height below which the table scrolls.
 * @csspart bar - The row of buttons that open the panel.
 * @csspart panel - The panel with log, chat, scores or help.
 * @csspart sheet - The summary at the end of a deal or of the game.
 * @csspart note - The reason for a refusal, or a hint.
 * @csspart seat - Each seat.
 * @csspart card - The drawing of each card, in the hand and in the trick.
 */
export class CbDavidGoliath extends TableElement<DavidGoliath> {
  static override styles = [...TableElement.styles, davidGoliathStyles];

  protected readonly texts = davidGoliathText;

  /** True while the middle shows the last trick again. */
  @state() private showsLastTrick = false;

  @state() private lifted = '';

  /** The number of players whose deck has been drawn into the cache. */
  private predrawnSeats = 0;

  private get gameWords(): DavidGoliathWords {
    return davidGoliathWords[this.language];
  }

  protected override get help(): readonly string[] {
    return this.gameWords.help;
  }

  protected override seatFacts(view: View, seat: Seat): SeatFacts {
    const won = view.won[seat]!;
    return {
      turn: view.turn === seat,
      score: view.totals[seat]! + (view.phase === 'trick' ? scoreOfWon(won) : 0),
      cards: view.handCounts[seat]!,
      ...(seat === this.you ? {} : { extra: tinyWon(won, seat, this.nameOf(seat), this.words) }),
    };
  }

  protected override middle(view: View): TemplateResult {
    const previousTrick = this.scene ? null : this.lastTrick(view);
    const shownPreviousTrick = this.showsLastTrick ? previousTrick : null;
    return html`<cb-trick data-place="trick" exportparts="card" .places=${shownPreviousTrick ?? this.places(view)}></cb-trick>
      <div class="caption">
        ${this.progressLine(view)}
        ${
          previousTrick
            ? html`<button class="look-back" aria-pressed=${shownPreviousTrick !== null} @click=${this.toggleLastTrick}>
                ${shownPreviousTrick ? this.gameWords.backToTrick : this.gameWords.lastTrick}
              </button>`
            : ''
        }
      </div>`;
  }

  /**
   * The progress of the deal, computed from the deck, not from the cards on the table: a flying card is nowhere in the
   * view.
   */
  private progressLine({ phase, deal, deals, seats, won }: View): TemplateResult | '' {
    if (phase !== 'trick' || this.simple) return '';
    const tricks = deckOf(seats).length / seats;
    const trickNumber = Math.min(Math.floor(won.flat().length / seats) + 1, tricks);
    return html`<p class="where">${this.gameWords.where(deal + 1, deals, trickNumber, tricks)}</p>`;
  }

  protected override ownArea(view: View): TemplateResult {
    const you = this.you!;
    return ownWon(view.won[you]!, you, this.words);
  }

  protected override hand(view: View): TemplateResult {
    // Highlight legal cards only once the table shows the trick they are for.
    const legal = this.scene ? [] : this.moves.map(({ card }) => writeCard(card));
    return html`<cb-hand
      exportparts="card"
      data-place="hand"
      deck="mice"
      .cards=${view.hand.map(writeCard)}
      .legal=${legal.length > 0 ? legal : null}
      ?single-tap=${this.singleTap}
      @cb-card-lift=${this.onLift}
      @cb-card-play=${this.onPlay}
    ></cb-hand>`;
  }

  protected override hintTarget({ card }: Move): Element | null {
    return this.elementAt('hand', `[data-card="${writeCard(card)}"]`);
  }

  protected override scores(view: View): TemplateResult {
    const { gameWords, words, scorePlayers: players } = this;
    const isRunning = view.phase === 'trick';
    const soFar = view.won.map(scoreOfWon);
    return html`<cb-score-sheet
        .roundName=${(deal: number) => (isRunning && deal > view.scores.length ? gameWords.soFar(deal) : gameWords.deal(deal))}
        .players=${players}
        .rounds=${isRunning ? [...view.scores, soFar] : view.scores}
        .totals=${isRunning ? view.totals.map((total, seat) => total + soFar[seat]!) : view.totals}
        .winners=${view.phase === 'over' ? resultByScore(view.totals).winners : []}
      ></cb-score-sheet>
      ${isRunning ? scoreBreakdown(view.won, soFar, players, words) : ''}`;
  }

  protected override statusLine(view: View): string {
    const { lifted } = this;
    const ready = !this.scene && this.moves.some(({ card }) => writeCard(card) === lifted);
    return ready ? this.tapAgain(nameOf('mice', lifted, this.words)) : super.statusLine(view);
  }

  protected override scenes(before: View, events: readonly Event[], after: View): DavidGoliathScene[] {
    this.showsLastTrick = false;
    // The hand fires no event when its lifted card is gone.
    if (!after.hand.some((card) => writeCard(card) === this.lifted)) this.lifted = '';
    return scenesOf(before, events, after);
  }

  protected override updated(changedProperties: PropertyValues): void {
    super.updated(changedProperties);
    const { seats } = this.view ?? { seats: 0 };
    if (seats === this.predrawnSeats) return;
    this.predrawnSeats = seats;
    drawIntoCache('mice', deckOf(seats).map(writeCard));
  }

  protected override sceneLine(scene: DavidGoliathScene): string {
    const { addressed: you, gameWords } = this;
    if (!scene.trick) return super.sceneLine(scene);
    const { highest, lowest } = scene.trick;
    if (scene.view.trick.length === 0) {
      return gameWords.takesRest(highest.seat === you, this.nameOf(highest.seat));
    }
    const card = nameOf('mice', writeCard(highest.card), this.words);
    return gameWords.takesHighest(lowest.seat === you, this.nameOf(lowest.seat), card);
  }

  protected override ruleNow(view: View): RuleId {
    return view.trick.length > 0 && view.turn === this.you ? 'DG-5' : 'DG-4';
  }

  protected override sheet({ view, events }: DavidGoliathScene): Sheet {
    const overEvent = events.find((event) => event.type === 'over');
    return dealSheet(view, {
      players: this.scorePlayers,
      words: this.words,
      gameWords: this.gameWords,
      winners: overEvent?.winners ?? [],
      title: overEvent
        ? this.text.events.over(overEvent, this.cast)
        : this.gameWords.dealOver(view.scores.length, view.deals),
      button: overEvent ? this.tableWords.seeTable : this.gameWords.nextDeal,
    });
  }

  private get scorePlayers() {
    return this.players.map(({ name }, seat) => ({ name, colour: this.colourOf(seat) }));
  }

  private places(view: View): TrickPlace[] {
    const { trick } = (this.scene as DavidGoliathScene | null) ?? {};
    return Array.from({ length: view.seats }, (_, place) => {
      const seat = (view.leader + place) % view.seats;
      const card = view.trick.find((trickCard) => trickCard.seat === seat)?.card;
      return this.placeOf(seat, card, trick ? markOf(trick, card) : place === 0 ? 'led' : undefined);
    });
  }

  private placeOf(seat: Seat, card: number | undefined, mark: TrickPlace['mark']): TrickPlace {
    return {
      card: card === undefined ? '' : writeCard(card),
      name: seat === this.addressed ? this.words.you : this.nameOf(seat),
      player: this.nameOf(seat),
      colour: this.colourOf(seat),
      ...(mark && card !== undefined ? { mark } : {}),
    };
  }

  /** The previous trick of the current deal, if any. */
  private lastTrick(view: View): TrickPlace[] | null {
    const index = this.log.findLastIndex(({ type }) => type === 'trick');
    const trick = this.log[index];
    if (trick?.type !== 'trick' || this.log.findLastIndex(({ type }) => type === 'dealt') > index)
      return null;
    return this.log
      .slice(index - view.seats, index)
      .flatMap((played) =>
        played.type === 'played' ? [this.placeOf(played.seat, played.card, markOf(trick, played.card))] : [],
      );
  }

  private toggleLastTrick(): void {
    this.dismissNote();
    this.showsLastTrick = !this.showsLastTrick;
  }

  protected override closeView(): boolean {
    const wasOpen = this.showsLastTrick;
    this.showsLastTrick = false;
    return wasOpen;
  }

  private onLift({ card }: CbCardLiftEvent): void {
    this.lifted = card;
    this.startMove(
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
