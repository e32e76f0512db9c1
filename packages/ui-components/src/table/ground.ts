import type { GameTypes, RefusalBase, Seat } from '@cheeseboard/engine';
import { type Cast, type GameText, type GameTexts, tellEvent } from '@cheeseboard/engine/text';
import type { PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { type Colour, racerColours } from '../art/colours.ts';
import { CheeseElement } from '../element.ts';
import {
  CbMoveEvent,
  CbMoveFinishedEvent,
  CbMoveStartEvent,
  CbSceneEvent,
  CbSettledEvent,
} from '../events/move.ts';
import { shake } from '../motion/flight.ts';
import { paceOf } from '../motion/pace.ts';
import { type Place, spotOf } from '../motion/places.ts';
import { Chronicle } from './log.ts';
import { sameMove } from './moves.ts';
import { type Note, noteOf } from './note.ts';
import type { TablePlayer } from './player.ts';
import type { Scene } from './scene.ts';
import { type Stage, Story } from './story.ts';
import { Voice } from './voice.ts';
import { type TableWords, tableWords } from './words/index.ts';

/**
 * How a table plays: what comes in, what goes out, what is told in between. How it is laid out is in table.ts.
 *
 * Between stories a table draws the view that it was given last, and nothing else: it cannot be out of step.
 */
export abstract class TableGround<T extends GameTypes> extends CheeseElement {
  /** What the reader may know. Set it together with `moves` and `log`. */
  @property({ attribute: false }) view: T['view'] | null = null;

  /** The reader's legal moves now; none when others are to act. */
  @property({ attribute: false }) moves: readonly T['move'][] = [];

  /** Every event since the match began. What is new since the last time is told. */
  @property({ attribute: false }) log: readonly T['event'][] = [];

  /** Who sits where, by seat. */
  @property({ attribute: false }) players: readonly TablePlayer[] = [];

  /** Why a move is not allowed: `explainBy(game, view, log)`, or what a match says. */
  @property({ attribute: false }) explain: ((move: T['move']) => RefusalBase | null) | null = null;

  /** Where the rules are: `#` and a rule's id in small letters are added. */
  @property({ attribute: 'rules-href' }) rulesHref = '';

  /** The first tap plays. */
  @property({ type: Boolean, attribute: 'one-tap' }) oneTap = false;

  /** Tells what happens in less than half the time. */
  @property({ type: Boolean }) fast = false;

  protected abstract readonly texts: GameTexts<T>;

  /** What happened, as pictures. Pure: it is asked also when nothing will be shown. */
  protected scenes(_before: T['view'], events: readonly T['event'][], after: T['view']): Scene<T>[] {
    return [{ view: after, events }];
  }

  /** The scene that is being shown, if any. */
  protected get scene(): Scene<T> | null {
    return this.story.scene;
  }

  protected get text(): GameText<T> {
    return this.texts[this.language];
  }

  protected get tableWords(): TableWords {
    return tableWords[this.language];
  }

  protected get you(): Seat | null {
    const viewer = this.view?.viewer;
    return typeof viewer === 'number' ? viewer : null;
  }

  protected get cast(): Cast {
    return { names: this.players.map(({ name }) => name), you: this.you };
  }

  protected nameOf(seat: Seat): string {
    return this.players[seat]?.name ?? String(seat + 1);
  }

  protected colourOf(seat: Seat): Colour {
    return this.players[seat]?.colour ?? racerColours[seat] ?? 'black';
  }

  @state() protected note: Note | null = null;
  /** The scene whose sheet lies on the table. */
  @state() protected laid: Scene<T> | null = null;
  private received: { view: T['view']; log: readonly T['event'][] } | null = null;
  private pending: T['move'] | null = null;
  private landing: T['move'] | null = null;
  /** What can be done with the piece that was taken up. */
  private begun: readonly T['move'][] = [];
  private asked = '';
  private visited = false;
  protected readonly chronicle = new Chronicle<T>();
  protected readonly voice = new Voice(() => this.renderRoot?.querySelector('cb-announcer') ?? null);
  protected readonly story: Story<T> = new Story<T>(this.stage());

  constructor() {
    super();
    this.addEventListener('focusin', () => {
      this.visited = true;
    });
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget) this.visited = false;
    });
  }

  /** Something is being told, or a sheet lies on the table: who plays along should wait. */
  get busy(): boolean {
    return this.story.goesOn || this.laid !== null;
  }

  /** What is drawn is not yet what was given last: a story is told, or about to be. */
  get telling(): boolean {
    return this.story.goesOn || (this.received !== null && this.received.view !== this.view);
  }

  /** What is drawn now: behind `view` while something is told. What stands around a table should not run ahead of it. */
  get shown(): T['view'] | null {
    return this.scene?.view ?? (this.telling ? this.received?.view : this.view) ?? null;
  }

  /** Ends what is being told: the table shows where the game stands. */
  skip(): void {
    this.story.skip();
  }

  /** Puts the game somewhere else in its course: what happened in between is not told. */
  leap(view: T['view'], log: readonly T['event'][]): void {
    this.story.drop();
    this.note = null;
    this.laid = null;
    this.received = { view, log };
    this.view = view;
    this.log = log;
  }

  /** Says no: the piece shakes, and a sentence names the rule. For a host that refused an intent later on. */
  refuse(refusal: RefusalBase | null, place?: Place): void {
    this.pending = null;
    this.note = noteOf(refusal, this.text, this.language, this.cast);
    this.voice.answer(this.note.spoken);
    const spot = place && spotOf(this.renderRoot, place);
    if (spot) shake(spot.element, paceOf(this, this.fast).flight);
  }

  /** Says no to what is not even a move: nothing was put together, a die is done. The engine cannot be asked about it. */
  protected remind(sentence: string, rule: T['rule']): void {
    const title = this.text.rules[rule];
    this.note = { sentence, rule, title, spoken: `${sentence} ${rule}: ${title}.` };
    this.voice.answer(this.note.spoken);
  }

  /** A piece was taken up, or with an empty name put back. */
  protected begin(piece: string, targets: readonly T['move'][]): void {
    if (piece !== '') this.note = null;
    this.begun = targets;
    this.dispatchEvent(new CbMoveStartEvent(piece, targets));
  }

  /**
   * Tries a move. A legal one goes out as an intent; another is explained, and `place` shakes. Where one tap was enough the move begins here,
   * with `piece`.
   */
  protected attempt(move: T['move'], place?: Place, piece: string = move.type): boolean {
    this.story.skip();
    if (this.pending) return false;
    const legal = this.moves.find((offered) => sameMove(offered, move));
    if (!legal) {
      this.refuse(this.explain?.(move) ?? null, place);
      return false;
    }
    this.note = null;
    if (!this.begun.some((offered) => sameMove(offered, legal))) this.begin(piece, [legal]);
    this.pending = legal;
    if (this.dispatchEvent(new CbMoveEvent(legal))) {
      this.begun = [];
      return true;
    }
    // Whoever refused may have said why by calling refuse() from the event.
    if (!this.note) this.refuse(null, place);
    this.pending = null;
    return false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.onHide);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.onHide);
    this.story.drop();
    this.voice.stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('view') || changed.has('log') || changed.has('moves')) this.receive();
  }

  /** Takes in a new view: what is new in the log becomes a story, another match begins without one. */
  private receive(): void {
    const { view, log, received } = this;
    if (!view) return;
    const { pending } = this;
    // Any news is an answer: also "still your turn" after a lost connection.
    this.pending = null;
    const before = received;
    if (before?.view === view && before.log === log) return;
    this.received = { view, log };
    const news = before && this.chronicle.news(before.log, log);
    if (!before || !news) {
      this.note = null;
      this.laid = null;
      this.story.drop();
    } else if (news.length > 0) {
      this.note = null;
      this.landing = pending ?? this.landing;
      this.story.tell(this.scenes(before.view, news, view));
    }
  }

  /** The reader is at this table: what vanished under the focus does not count as leaving. */
  protected get hasFocus(): boolean {
    return this.matches(':focus-within') || (this.visited && document.activeElement === document.body);
  }

  /** Something is asked of the reader, and worth saying. */
  protected get asksReader(): boolean {
    return this.moves.length > 0;
  }

  protected override updated(_changed: PropertyValues): void {
    this.ask();
  }

  /** Says what is asked, once, when everything before it has been told. */
  private ask(): void {
    if (this.story.goesOn || !this.view) return;
    const ask = this.asksReader ? this.text.ask(this.view, this.cast) : '';
    const asked = ask && `${this.log.length} ${ask}`;
    if (asked !== this.asked) this.voice.say(ask);
    this.asked = asked;
  }

  private stage(): Stage<T> {
    const table = this;
    return {
      get places() {
        return table.renderRoot;
      },
      get sky() {
        return table.renderRoot.querySelector<HTMLElement>('.sky');
      },
      pace: () => paceOf(table, table.fast),
      tell: (scene: Scene<T>) => table.tell(scene),
      draw: () => table.drawn(),
      settled: (told: readonly T['event'][]) => table.settled(told),
    };
  }

  private tell(scene: Scene<T>): void {
    this.voice.say(...scene.events.map((event) => tellEvent(this.text, event, this.cast)));
    if (scene.sheet) this.laid = scene;
  }

  private async drawn(): Promise<void> {
    this.requestUpdate();
    await this.updateComplete;
    const pieces = [...this.renderRoot.querySelectorAll<CheeseElement>('[data-place]')];
    await Promise.all(pieces.map((piece) => piece.updateComplete));
    if (this.scene) this.dispatchEvent(new CbSceneEvent());
  }

  /** Everything has been told. */
  protected atRest(): void {}

  private settled(told: readonly T['event'][]): void {
    this.atRest();
    // Nothing may be left to draw after a story.
    this.ask();
    const move = this.landing;
    this.landing = null;
    if (move) this.dispatchEvent(new CbMoveFinishedEvent(move));
    this.dispatchEvent(new CbSettledEvent(told));
  }

  private readonly onHide = (): void => this.story.skip();
}
