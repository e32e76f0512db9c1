import { type RuleId, resultByScore, type Seat } from '@cheeseboard/engine';
import {
  type Card,
  type DaumenDrauf,
  type Event,
  faceOf,
  isPoisonous,
  type Move,
  readCard,
  recall,
  type View,
  writeCard,
} from '@cheeseboard/engine/daumen-drauf';
import { daumenDraufText } from '@cheeseboard/engine/daumen-drauf/text';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { nameOf } from '../../cards/draw.ts';
import type { CbCardLiftEvent, CbCardPlayEvent } from '../../events/card.ts';
import type { Sheet } from '../../table/sheet.ts';
import { type SeatFacts, TableElement } from '../../table/table.ts';
import { parryButton, passButton } from './actions.ts';
import { coloursAlive } from './colours-alive.ts';
import { faceDownPile, tally } from './icons.ts';
import { roundSheet, wonSnakes } from './round-sheet.ts';
import { type DaumenDraufScene, passedSeats, scenesOf } from './scenes.ts';
import { snakeTrick } from './snake-trick.ts';
import { daumenDraufStyles } from './styles.ts';
import { type DaumenDraufWords, daumenDraufWords } from './words.ts';

/**
 * The table of Daumen drauf for one seat. A fang under somebody's thumb is not in the view, so it is nowhere in the DOM.
 *
 * @element cb-daumen-drauf
 * @fires {CbMoveStartEvent} cb-move-start - The player lifted a card, or starts a move with one tap: a card, a pass, a parry.
 * @fires {CbMoveEvent} cb-move - The player shows a card, passes or parries. Cancel the event to refuse it.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The player's move has been played and animated.
 * @fires {CbSceneEvent} cb-scene - The next scene of an animation is drawn; `shown` is its view.
 * @fires {CbSettledEvent} cb-settled - The animation is over.
 * @fires {CbHintEvent} cb-hint - The player asks for a hint: answer with `suggest`.
 * @fires {CbGoOnEvent} cb-go-on - The player closed the sheet at the end of a round.
 * @slot chat - A chat, shown in the panel with its own button.
 * @slot menu - More buttons in the bar.
 * @slot story - More about the finished game, on the last sheet.
 * @slot after - Buttons on the last sheet: a rematch, another game.
 * @cssproperty [--cb-table-min-height=34rem] - The height below which the table scrolls.
 * @csspart bar - The row of buttons that open the panel.
 * @csspart panel - The panel with log, chat, scores or help.
 * @csspart sheet - The summary at the end of a round or of the game.
 * @csspart note - The reason for a refusal, or a hint.
 * @csspart seat - Each seat.
 * @csspart card - The drawing of each card, in the hand and in the trick.
 */
export class CbDaumenDrauf extends TableElement<DaumenDrauf> {
  static override styles = [...TableElement.styles, daumenDraufStyles];

  protected readonly texts = daumenDraufText;

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.onActionKey(event));
  }

  private get gameWords(): DaumenDraufWords {
    return daumenDraufWords[this.language];
  }

  private get currentScene(): DaumenDraufScene | null {
    return this.scene as DaumenDraufScene | null;
  }

  protected override get help(): readonly string[] {
    return this.gameWords.help;
  }

  protected override seatFacts(view: View, seat: Seat): SeatFacts {
    const { turn, totals, handCounts } = view;
    return {
      turn: turn === seat,
      score: totals[seat]!,
      cards: handCounts[seat]!,
      ...(seat === this.you ? {} : { extra: this.seatStatus(view, seat) }),
    };
  }

  /** Below a rival's name: the cards won, and whether the player has passed. */
  private seatStatus(view: View, seat: Seat): TemplateResult {
    const { gameWords, currentScene } = this;
    const passed = currentScene ? currentScene.passed : view.trick.length > 0 ? passedSeats(this.log) : [];
    return html`<div class="more">
      ${this.wonPile(view, seat)}
      ${this.wonTally(view, seat)}
      ${passed.includes(seat) ? html`<span class="passed">${gameWords.passed}</span>` : ''}
    </div>`;
  }

  private wonPile({ wonCounts }: View, seat: Seat): TemplateResult {
    const count = wonCounts[seat]!;
    return faceDownPile(`won:${seat}`, count, this.gameWords.wonCards(count));
  }

  private wonTally({ won }: View, seat: Seat): TemplateResult | '' {
    const cards = won?.[seat];
    return cards ? this.tallyOf(cards) : '';
  }

  private tallyOf(cards: readonly Card[]): TemplateResult {
    const poisonous = cards.filter(isPoisonous).length;
    return tally(cards.length - poisonous, poisonous, this.gameWords);
  }

  protected override middle(view: View): TemplateResult {
    const { words, gameWords, addressed: you } = this;
    const { lastTrick, stock } = view;
    return html`<div class="overhead">
        ${faceDownPile('stock', stock, gameWords.stock(stock))}
        ${
          lastTrick
            ? html`<p class="taken">
                ${gameWords.wins(lastTrick.winner === you, this.nameOf(lastTrick.winner))} ${this.tallyOf(lastTrick.cards.map(({ card }) => card))}
              </p>`
            : coloursAlive(view, words, gameWords)
        }
      </div>
      ${snakeTrick(view, {
        you,
        words,
        gameWords,
        turning: this.currentScene?.turning ?? [],
        nameOf: (seat) => this.nameOf(seat),
        colourOf: (seat) => this.colourOf(seat),
      })}`;
  }

  protected override ownArea(view: View): TemplateResult {
    const { gameWords, words } = this;
    const mayPass = this.canPlay('pass') && this.isCurrent(view);
    return html`${this.wonPile(view, this.you!)}
      <div class="actions">
        ${parryButton({
          label: gameWords.parry,
          spoken: this.parryLabel(view),
          key: 'x',
          legal: this.canPlay('parry') && this.isCurrent(view),
          act: () => this.parry(),
        })}
        ${passButton({
          label: gameWords.pass,
          spoken: mayPass ? gameWords.pass : words.notNow(gameWords.pass),
          key: 'p',
          legal: mayPass,
          act: () => this.pass(),
        })}
      </div>`;
  }

  private canPlay(type: Move['type']): boolean {
    return this.moves.some((move) => move.type === type);
  }

  /** Whether the drawn view is the newest, to which the legal moves belong. Nobody can parry a card that is not drawn yet. */
  private isCurrent(view: View): boolean {
    const { trick, lastTrick } = this.view!;
    return view.trick.length === trick.length && !view.lastTrick === !lastTrick;
  }

  private parryLabel(view: View): string {
    const twin = view.hand.find((card) => matchesHighest(view, card));
    return twin === undefined
      ? this.gameWords.parry
      : this.gameWords.parryWith(nameOf('snakes', writeCard(twin), this.words));
  }

  protected override hand(view: View): TemplateResult {
    return html`<cb-hand
      exportparts="card"
      data-place="hand"
      deck="snakes"
      .cards=${view.hand.map(writeCard)}
      .legal=${this.legalCards(view)}
      ?single-tap=${this.singleTap}
      @cb-card-lift=${this.onLift}
      @cb-card-play=${this.onPlay}
    ></cb-hand>`;
  }

  /** The cards that can raise. Out of turn there are none, so that the hand does not reveal a possible parry. */
  private legalCards(view: View): readonly string[] | null {
    if (this.view?.turn !== this.you || !this.isCurrent(view)) return null;
    return view.hand.filter((card) => this.targetsOf(card).length > 0).map(writeCard);
  }

  /** Playing the twin of the highest card is a parry (DD-10); it has no other legal use. */
  private moveOf(card: Card): Move {
    const { view } = this;
    return view && this.canPlay('parry') && matchesHighest(view, card)
      ? { type: 'parry' }
      : { type: 'show', card };
  }

  private targetsOf(card: Card): Move[] {
    const chosenMove = this.moveOf(card);
    return this.moves.filter((move) =>
      move.type === 'show' ? chosenMove.type === 'show' && move.card === card : move.type === chosenMove.type,
    );
  }

  protected override hintTarget(move: Move): Element | null {
    return move.type === 'show'
      ? this.elementAt('hand', `[data-card="${writeCard(move.card)}"]`)
      : this.elementAt(move.type);
  }

  protected override scores(view: View): TemplateResult {
    return html`<cb-score-sheet
        .players=${this.scorePlayers}
        .rounds=${view.scores}
        .totals=${view.totals}
        .winners=${view.phase === 'over' ? resultByScore(view.totals).winners : []}
      ></cb-score-sheet>
      ${
        view.won
          ? html`<ul class="lookup">
              ${view.won.map(
                (cards, seat) =>
                  html`<li><strong>${this.words.won(this.nameOf(seat))}</strong> ${wonSnakes(cards, this.words, this.gameWords)}</li>`,
              )}
            </ul>`
          : ''
      }`;
  }

  protected override scenes(before: View, events: readonly Event[], after: View): DaumenDraufScene[] {
    return scenesOf(before, events, after, {
      passed: passedSeats(this.log.slice(0, this.log.length - events.length)),
      colourOf: (seat) => this.colourOf(seat),
    });
  }

  /** The status line only names the winner; the log and the announcement have the whole trick. */
  protected override sceneLine(scene: DaumenDraufScene): string {
    const { addressed: you, gameWords } = this;
    const event = scene.events.at(-1);
    if (event?.type === 'trick') return `${gameWords.wins(event.winner === you, this.nameOf(event.winner))}.`;
    if (event?.type === 'refilled') return gameWords.refilled(event.stock);
    if (event?.type === 'lastHand') {
      return event.seat === null
        ? gameWords.allOut
        : gameWords.lastHand(event.seat === you, this.nameOf(event.seat), event.cards.length);
    }
    return event?.type === 'scored'
      ? gameWords.roundOver(event.round + 1, scene.view.rounds)
      : super.sceneLine(scene);
  }

  /** A good memory is part of the game: the log forgets the cards of earlier tricks (DD-9). */
  protected override recall(log: readonly Event[]): readonly Event[] {
    return this.fullLog || !this.view ? log : recall(log, this.view.options);
  }

  protected override get gameKeys(): readonly (readonly [key: string, does: string])[] {
    const { passKey, parryKey } = this.gameWords;
    return [
      ['p', passKey],
      ['x', parryKey],
    ];
  }

  protected override ruleNow(view: View): RuleId {
    if (view.mayParry) return 'DD-10';
    if (view.trick.length > 0) return 'DD-6';
    return view.lastTrick ? 'DD-9' : 'DD-5';
  }

  protected override sheet({ view, events, round }: DaumenDraufScene): Sheet {
    const overEvent = events.find((event) => event.type === 'over');
    return roundSheet(view, round, {
      players: this.scorePlayers,
      words: this.words,
      gameWords: this.gameWords,
      winners: overEvent?.winners ?? [],
      title: overEvent
        ? this.text.events.over(overEvent, this.cast)
        : this.gameWords.roundOver(view.scores.length, view.rounds),
      button: overEvent ? this.tableWords.seeTable : this.gameWords.nextRound,
    });
  }

  private get scorePlayers() {
    return this.players.map(({ name }, seat) => ({ name, colour: this.colourOf(seat) }));
  }

  private parryHadFocus = false;

  protected override willUpdate(changedProperties: PropertyValues): void {
    super.willUpdate(changedProperties);
    this.parryHadFocus = this.shadowRoot?.activeElement?.matches('.parry') ?? false;
  }

  /** Moves the focus back to the hand when the focused parry button disappears. */
  protected override updated(changedProperties: PropertyValues): void {
    super.updated(changedProperties);
    if (this.parryHadFocus && !this.renderRoot.querySelector('.parry.legal'))
      this.focus({ preventScroll: true });
  }

  private pass(): void {
    this.attempt({ type: 'pass' }, { placeName: 'pass' });
  }

  private parry(): void {
    this.attempt({ type: 'parry' }, { placeName: 'trick' });
  }

  private onActionKey(event: KeyboardEvent): void {
    const [target] = event.composedPath() as HTMLElement[];
    if (this.you === null || this.sheetScene || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.matches('input, textarea, select, [contenteditable]')) return;
    if (event.key === 'p') this.pass();
    else if (event.key === 'x') this.parry();
    else return;
    event.preventDefault();
  }

  private onLift({ card }: CbCardLiftEvent): void {
    const liftedCard = readCard(card);
    this.startMove(card, liftedCard === null ? [] : this.targetsOf(liftedCard));
  }

  private onPlay(event: CbCardPlayEvent): void {
    // The hand shakes the card itself when the event is cancelled.
    const { card } = event;
    if (!this.attempt(this.moveOf(readCard(card)!), undefined, card)) event.preventDefault();
  }
}

const matchesHighest = ({ trick }: View, card: Card): boolean => {
  const highest = trick.at(-1);
  const { colour, number } = faceOf(card);
  return highest?.colour === colour && highest.number === number;
};

declare global {
  interface HTMLElementTagNameMap {
    'cb-daumen-drauf': CbDaumenDrauf;
  }
}
