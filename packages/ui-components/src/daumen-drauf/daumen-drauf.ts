import { type RuleId, resultByScore, type Seat } from '@cheeseboard/engine';
import {
  type Card,
  type DaumenDrauf,
  type Event,
  faceOf,
  isPoisonous,
  type Move,
  readCard,
  type View,
  writeCard,
} from '@cheeseboard/engine/daumen-drauf';
import { daumenDraufText } from '@cheeseboard/engine/daumen-drauf/text';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { nameOf } from '../cards/draw.ts';
import type { CbCardLiftEvent, CbCardPlayEvent } from '../events/card.ts';
import type { Sheet } from '../table/sheet.ts';
import { type SeatFacts, TableElement } from '../table/table.ts';
import { parryButton, passButton } from './actions.ts';
import { coloursAlive } from './colours-alive.ts';
import { roundSheet, wonSnakes } from './round-sheet.ts';
import { pile, tally } from './signs.ts';
import { snakeTrick } from './snake-trick.ts';
import { passedIn, scenesOf, type Told } from './story.ts';
import { daumenDraufStyles } from './styles.ts';
import { type DaumenDraufWords, daumenDraufWords } from './words.ts';

/**
 * The table of Daumen drauf: everything that a seat needs to play, from its view and its legal moves. What the view does not
 * tell, the fang under somebody's thumb, is nowhere in the page.
 *
 * @element cb-daumen-drauf
 * @fires {CbMoveStartEvent} cb-move-start - A card was lifted, or one tap does it all: a card, passing, parrying.
 * @fires {CbMoveEvent} cb-move - The player wants to show a card, to pass or to parry. Cancel it to refuse.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The player's card lies in the trick.
 * @fires {CbSceneEvent} cb-scene - A scene of what happened is drawn; `shown` is the view in it.
 * @fires {CbSettledEvent} cb-settled - Everything has been told.
 * @fires {CbHintEvent} cb-hint - The player asks for a hint: answer with `suggest`.
 * @fires {CbGoOnEvent} cb-go-on - The sheet at the end of a round was laid aside.
 * @slot chat - Shown in the drawer or the side panel, with a button of its own.
 * @slot menu - More buttons in the bar.
 * @slot after - What comes after the game.
 * @csspart panel - The drawer or the side panel.
 * @csspart sheet - The end of a round or of the game.
 * @csspart note - Why something was refused.
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

  private get deskWords(): DaumenDraufWords {
    return daumenDraufWords[this.language];
  }

  private get told(): Told | null {
    return this.scene as Told | null;
  }

  protected override get help(): readonly string[] {
    return this.deskWords.help;
  }

  protected override seatFacts(view: View, seat: Seat): SeatFacts {
    const { turn, totals, handCounts } = view;
    return {
      turn: turn === seat,
      score: totals[seat]!,
      cards: handCounts[seat]!,
      ...(seat === this.you ? {} : { more: this.more(view, seat) }),
    };
  }

  /** Below a rival's name: what they have won, and whether they have passed. */
  private more(view: View, seat: Seat): TemplateResult {
    const { deskWords, told } = this;
    const passed = told ? told.passed : view.trick.length > 0 ? passedIn(this.log) : [];
    return html`<div class="more">
      ${this.wonPile(view, seat)}
      ${this.openTally(view, seat)}
      ${passed.includes(seat) ? html`<span class="passed">${deskWords.passed}</span>` : ''}
    </div>`;
  }

  private wonPile({ wonCounts }: View, seat: Seat): TemplateResult {
    const count = wonCounts[seat]!;
    return pile(`won:${seat}`, count, this.deskWords.wonCards(count));
  }

  private openTally({ won }: View, seat: Seat): TemplateResult | '' {
    const cards = won?.[seat];
    return cards ? this.tallyOf(cards) : '';
  }

  private tallyOf(cards: readonly Card[]): TemplateResult {
    const poisonous = cards.filter(isPoisonous).length;
    return tally(cards.length - poisonous, poisonous, this.deskWords);
  }

  protected override middle(view: View): TemplateResult {
    const { words, deskWords: own, you } = this;
    const { lastTrick, stock } = view;
    return html`<div class="overhead">
        ${pile('stock', stock, own.stock(stock))}
        ${
          lastTrick
            ? html`<p class="taken">
                ${own.wins(lastTrick.winner === you, this.nameOf(lastTrick.winner))} ${this.tallyOf(lastTrick.cards.map(({ card }) => card))}
              </p>`
            : coloursAlive(view, words, own)
        }
      </div>
      ${snakeTrick(view, {
        you,
        words,
        own,
        turning: this.told?.turning ?? [],
        nameOf: (seat) => this.nameOf(seat),
        colourOf: (seat) => this.colourOf(seat),
      })}`;
  }

  protected override own(view: View): TemplateResult {
    const { deskWords, words } = this;
    const mayPass = this.may('pass') && this.isNow(view);
    return html`${this.wonPile(view, this.you!)}
      <div class="actions">
        ${parryButton({
          label: deskWords.parry,
          spoken: this.parryName(view),
          key: 'x',
          legal: this.may('parry') && this.isNow(view),
          act: () => this.parry(),
        })}
        ${passButton({
          label: deskWords.pass,
          spoken: mayPass ? deskWords.pass : words.notNow(deskWords.pass),
          key: 'p',
          legal: mayPass,
          act: () => this.pass(),
        })}
      </div>`;
  }

  private may(type: Move['type']): boolean {
    return this.moves.some((move) => move.type === type);
  }

  /** Whether what is shown is what the moves are for: nobody parries a card that does not lie there yet. */
  private isNow(shown: View): boolean {
    const { trick, lastTrick } = this.view!;
    return shown.trick.length === trick.length && !shown.lastTrick === !lastTrick;
  }

  private parryName(view: View): string {
    const twin = view.hand.find((card) => isHighest(view, card));
    return twin === undefined
      ? this.deskWords.parry
      : this.deskWords.parryWith(nameOf('snakes', writeCard(twin), this.words));
  }

  protected override hand(view: View): TemplateResult {
    return html`<cb-hand
      exportparts="card"
      data-place="hand"
      deck="snakes"
      .cards=${view.hand.map(writeCard)}
      .legal=${this.standing(view)}
      ?one-tap=${this.oneTap}
      @cb-card-lift=${this.onLift}
      @cb-card-play=${this.onPlay}
    ></cb-hand>`;
  }

  /** The cards that stand up. Out of turn none does, whatever could parry: nobody sees it from the hand. */
  private standing(view: View): readonly string[] | null {
    if (this.view?.turn !== this.you || !this.isNow(view)) return null;
    return view.hand.filter((card) => this.targetsOf(card).length > 0).map(writeCard);
  }

  /** To show the twin of the highest card is to parry (DD-10): there is nothing else that it can do. */
  private moveOf(card: Card): Move {
    const { view } = this;
    return view && this.may('parry') && isHighest(view, card) ? { type: 'parry' } : { type: 'show', card };
  }

  private targetsOf(card: Card): Move[] {
    const wanted = this.moveOf(card);
    return this.moves.filter((move) =>
      move.type === 'show' ? wanted.type === 'show' && move.card === card : move.type === wanted.type,
    );
  }

  protected override meant(move: Move): Element | null {
    return move.type === 'show'
      ? this.at('hand', `[data-card="${writeCard(move.card)}"]`)
      : this.at(move.type);
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
                  html`<li><strong>${this.words.won(this.nameOf(seat))}</strong> ${wonSnakes(cards, this.words, this.deskWords)}</li>`,
              )}
            </ul>`
          : ''
      }`;
  }

  protected override scenes(before: View, events: readonly Event[], after: View): Told[] {
    return scenesOf(before, events, after, {
      passed: passedIn(this.log.slice(0, this.log.length - events.length)),
      colourOf: (seat) => this.colourOf(seat),
    });
  }

  /** The whole trick is in the log and for the ear; the line says who has it. */
  protected override line(scene: Told): string {
    const { you, deskWords: own } = this;
    const event = scene.events.at(-1);
    if (event?.type === 'trick') return `${own.wins(event.winner === you, this.nameOf(event.winner))}.`;
    if (event?.type === 'refilled') return own.refilled(event.stock);
    if (event?.type === 'lastHand') {
      return event.seat === null
        ? own.allOut
        : own.lastHand(event.seat === you, this.nameOf(event.seat), event.cards.length);
    }
    return event?.type === 'scored' ? own.roundOver(event.round + 1, scene.view.rounds) : super.line(scene);
  }

  protected override get ownKeys(): readonly (readonly [key: string, does: string])[] {
    const { passKey, parryKey } = this.deskWords;
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

  protected override sheet({ view, events, round }: Told): Sheet {
    const over = events.find((event) => event.type === 'over');
    return roundSheet(view, round, {
      players: this.scorePlayers,
      words: this.words,
      own: this.deskWords,
      winners: over?.winners ?? [],
      title: over
        ? this.text.events.over(over, this.cast)
        : this.deskWords.roundOver(view.scores.length, view.rounds),
      button: over ? this.tableWords.seeTable : this.deskWords.nextRound,
    });
  }

  private get scorePlayers() {
    return this.players.map(({ name }, seat) => ({ name, colour: this.colourOf(seat) }));
  }

  private atParry = false;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.atParry = this.shadowRoot?.activeElement?.matches('.parry') ?? false;
  }

  /** Whoever stood on the parry button when it went is back at the hand. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.atParry && !this.renderRoot.querySelector('.parry.legal')) this.focus({ preventScroll: true });
  }

  private pass(): void {
    this.attempt({ type: 'pass' }, { at: 'pass' });
  }

  private parry(): void {
    this.attempt({ type: 'parry' }, { at: 'trick' });
  }

  private onActionKey(event: KeyboardEvent): void {
    const [target] = event.composedPath() as HTMLElement[];
    if (this.you === null || this.laid || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.matches('input, textarea, select, [contenteditable]')) return;
    if (event.key === 'p') this.pass();
    else if (event.key === 'x') this.parry();
    else return;
    event.preventDefault();
  }

  private onLift({ card }: CbCardLiftEvent): void {
    const lifted = readCard(card);
    this.begin(card, lifted === null ? [] : this.targetsOf(lifted));
  }

  private onPlay(event: CbCardPlayEvent): void {
    // The hand shakes the card itself when the event is cancelled.
    const { card } = event;
    if (!this.attempt(this.moveOf(readCard(card)!), undefined, card)) event.preventDefault();
  }
}

const isHighest = ({ trick }: View, card: Card): boolean => {
  const highest = trick.at(-1);
  const { colour, number } = faceOf(card);
  return highest?.colour === colour && highest.number === number;
};

declare global {
  interface HTMLElementTagNameMap {
    'cb-daumen-drauf': CbDaumenDrauf;
  }
}
