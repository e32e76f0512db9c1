import type { GameTypes, RefusalBase, Seat } from '@cheeseboard/engine';
import { type Cast, type GameText, type GameTexts, tellEvent } from '@cheeseboard/engine/text';
import type { PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { type Colour, racerColours } from '../art/colours.ts';
import { deepEqual } from '../deep-equal.ts';
import { CheeseElement } from '../element.ts';
import {
  CbMoveEvent,
  CbMoveFinishedEvent,
  CbMoveStartEvent,
  CbRollEvent,
  CbSceneEvent,
  CbSettledEvent,
  type SceneSound,
} from '../events/move.ts';
import { shake } from '../motion/flight.ts';
import { type PaceName, paceOf } from '../motion/pace.ts';
import { locate, type Place } from '../motion/places.ts';
import { AnnouncementQueue } from './announcement-queue.ts';
import { EventLog } from './event-log.ts';
import { type Note, noteOf } from './note.ts';
import type { TablePlayer } from './player.ts';
import type { Scene } from './scene.ts';
import { type SceneHost, SceneQueue } from './scene-queue.ts';
import { type TableWords, tableWords } from './words/index.ts';

/**
 * Receives views and legal moves, sends the player's moves, and animates new events. Layout is in table.ts.
 *
 * While nothing is animated, a table draws exactly the latest view, so the two cannot differ.
 */
export abstract class TableBase<T extends GameTypes> extends CheeseElement {
  /** The view of the reader's seat. Set it together with `moves` and `log`. */
  @property({ attribute: false }) view: T['view'] | null = null;

  /** The reader's legal moves; empty while others act. */
  @property({ attribute: false }) moves: readonly T['move'][] = [];

  /** Every event since the match began. New events are animated and announced. */
  @property({ attribute: false }) log: readonly T['event'][] = [];

  /** The players, by seat. */
  @property({ attribute: false }) players: readonly TablePlayer[] = [];

  /** The seats that still read the result of a round while the match waits for them. */
  @property({ attribute: false }) readers: readonly Seat[] = [];

  /**
   * The seat whose player is to roll; null if the match waits for no roll. If it is the reader's, the table fires `cb-roll` when they do.
   */
  @property({ attribute: false }) roller: Seat | null = null;

  /** Explains an illegal move: `explainBy(game, view, log)` or `match.refusal`. */
  @property({ attribute: false }) explain: ((move: T['move']) => RefusalBase | null) | null = null;

  /** Address of the rules page. The table appends `#` and the rule's id in lower case. */
  @property({ attribute: 'rules-href' }) rulesHref = '';

  /** Makes a move on the first tap, without a second tap to confirm it. */
  @property({ type: Boolean, attribute: 'single-tap' }) singleTap = false;

  /** Leaves out scores, what rivals have won and how far the game is, for a first lesson. */
  @property({ type: Boolean }) simple = false;

  /** Shows the whole log, even in a game that requires a good memory. For replays of finished matches. */
  @property({ type: Boolean, attribute: 'full-log' }) fullLog = false;

  /** Calls the reader by name instead of “you”. For replays, which others watch from the same seat. */
  @property({ type: Boolean, attribute: 'by-name' }) byName = false;

  /** How fast the table tells what happens: `slow`, `natural` or `fast`. */
  @property() pace: PaceName = 'natural';

  protected abstract readonly texts: GameTexts<T>;

  /** Turns new events into scenes. A pure function, which is called even if nothing will be animated. */
  protected scenes(_before: T['view'], events: readonly T['event'][], after: T['view']): Scene<T>[] {
    return [{ view: after, events }];
  }

  /** The scene being played, if any. */
  protected get scene(): Scene<T> | null {
    return this.sceneQueue.scene;
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
    return { names: this.players.map(({ name }) => name), you: this.addressed };
  }

  /** The seat that texts call “you”. */
  protected get addressed(): Seat | null {
    return this.byName ? null : this.you;
  }

  protected nameOf(seat: Seat): string {
    return this.players[seat]?.name ?? String(seat + 1);
  }

  protected colourOf(seat: Seat): Colour {
    return this.players[seat]?.colour ?? racerColours[seat] ?? 'black';
  }

  @state() protected note: Note | null = null;
  /** The element beside which the note is shown: the one that was touched last, or the one that a hint points to. */
  protected noteAnchor: Element | null = null;
  /** The scene whose sheet is open. */
  @state() protected sheetScene: Scene<T> | null = null;
  private received: { view: T['view']; log: readonly T['event'][] } | null = null;
  private sentMove: T['move'] | null = null;
  private finishingMove: T['move'] | null = null;
  /** Legal moves of the piece that was picked up. */
  private startTargets: readonly T['move'][] = [];
  /** What the page wants to be over before the next scene. */
  private sceneWaits: Promise<unknown> = Promise.resolve();
  private lastPrompt = '';
  private focusWasInside = false;
  protected readonly eventLog = new EventLog<T>();
  protected readonly announcements = new AnnouncementQueue(
    () => this.renderRoot?.querySelector('cb-announcer') ?? null,
  );
  protected readonly sceneQueue: SceneQueue<T> = new SceneQueue<T>(this.sceneHost());

  constructor() {
    super();
    this.addEventListener('focusin', () => {
      this.focusWasInside = true;
    });
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget) this.focusWasInside = false;
    });
  }

  /** True while an animation is playing or a sheet is open. Bots should wait. */
  get busy(): boolean {
    return this.sceneQueue.running || this.sheetScene !== null;
  }

  /** True while the table does not show the latest view yet: an animation is playing or about to start. */
  get animating(): boolean {
    return this.sceneQueue.running || (this.received !== null && this.received.view !== this.view);
  }

  /** The view on screen. It lags behind `view` during an animation; headers and clocks should follow it. */
  get shown(): T['view'] | null {
    return this.scene?.view ?? (this.animating ? this.received?.view : this.view) ?? null;
  }

  /** The views that the table is still to show, up to the latest. */
  get upcoming(): readonly T['view'][] {
    return [...this.sceneQueue.pendingViews, ...(this.view ? [this.view] : [])];
  }

  /** Whether a sheet with a result is open. */
  get sheetOpen(): boolean {
    return this.sheetScene !== null && !this.scene;
  }

  /** Ends the animation and shows the latest view. */
  skip(): void {
    this.sceneQueue.skip();
  }

  /** Shows another moment of the match without animating the events in between. */
  jumpTo(view: T['view'], log: readonly T['event'][]): void {
    this.sceneQueue.clear();
    this.note = null;
    this.sheetScene = null;
    this.received = { view, log };
    this.view = view;
    this.log = log;
  }

  /** Refuses a move: shakes the piece and names the rule. A host that refuses the move later can call it too. */
  refuse(refusal: RefusalBase | null, place?: Place): void {
    this.sentMove = null;
    this.note = noteOf(refusal, this.text, this.language, this.cast);
    this.announcements.announceNow(this.note.spoken);
    const located = place && locate(this.renderRoot, place);
    if (located) this.noteAnchor = located.element;
    if (located) shake(located.element, paceOf(this, this.pace).flight);
  }

  /** Shows a rule because the player tried something that is not a move, so that the engine cannot refuse it. */
  protected explainRule(sentence: string, rule: T['rule']): void {
    const title = this.text.rules[rule];
    this.note = { sentence, rule, title, spoken: `${sentence} ${rule}: ${title}.` };
    this.announcements.announceNow(this.note.spoken);
  }

  /** Call it when a piece was picked up, or with an empty name when it was put back. */
  protected startMove(piece: string, targets: readonly T['move'][]): void {
    if (piece !== '') this.note = null;
    this.startTargets = targets;
    this.dispatchEvent(new CbMoveStartEvent(piece, targets));
  }

  /**
   * Tries a move: sends it if it is legal; otherwise explains why not and shakes `place`. If the move was not started before, it
   * starts here, with `piece`.
   */
  protected attempt(move: T['move'], place?: Place, piece: string = move.type): boolean {
    this.sceneQueue.skip();
    if (this.sentMove) return false;
    const legal = this.moves.find((candidate) => deepEqual(candidate, move));
    if (!legal) {
      this.refuse(this.explain?.(move) ?? null, place);
      return false;
    }
    this.note = null;
    if (!this.startTargets.some((candidate) => deepEqual(candidate, legal))) this.startMove(piece, [legal]);
    this.sentMove = legal;
    if (this.dispatchEvent(new CbMoveEvent(legal))) {
      this.startTargets = [];
      return true;
    }
    // A listener may already have explained the refusal by calling refuse().
    if (!this.note) this.refuse(null, place);
    this.sentMove = null;
    return false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.onHide);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.onHide);
    this.sceneQueue.clear();
    this.announcements.stop();
  }

  protected override willUpdate(changedProperties: PropertyValues): void {
    if (changedProperties.has('view') || changedProperties.has('log') || changedProperties.has('moves'))
      this.receive();
  }

  /** Takes in a new view: new events become scenes; another match starts without animation. */
  private receive(): void {
    const { view, log, received } = this;
    if (!view) return;
    const { sentMove } = this;
    // Every update counts as the answer to the sent move, even an unchanged view after a reconnect.
    this.sentMove = null;
    const before = received;
    if (before?.view === view && before.log === log) return;
    this.received = { view, log };
    const news = before && this.eventLog.newEvents(before.log, log);
    // What the reader was told about the position before is no longer true.
    if (news?.length !== 0) this.announcements.clearAlertWhenRead();
    if (!before || !news) {
      this.note = null;
      this.sheetScene = null;
      this.sceneQueue.clear();
    } else if (news.length > 0) {
      this.note = null;
      this.finishingMove = sentMove ?? this.finishingMove;
      this.sceneQueue.add(this.scenes(before.view, news, view));
    }
  }

  /** Whether the focus is in this table, or was in it until the focused element was removed. */
  protected get hasFocus(): boolean {
    return this.matches(':focus-within') || (this.focusWasInside && document.activeElement === document.body);
  }

  /** Whether the reader may roll now. */
  protected get mayRoll(): boolean {
    return this.roller !== null && this.roller === this.you && !this.scene;
  }

  /** Rolls the dice that the match waits for. */
  protected readonly rollDice = (): void => {
    if (!this.mayRoll) return;
    this.note = null;
    // One tap is enough, even if the answer takes a moment.
    this.roller = null;
    this.dispatchEvent(new CbRollEvent());
  };

  /** Whether the reader has something to do that is worth announcing. */
  protected get promptsReader(): boolean {
    return this.moves.length > 0 || this.mayRoll;
  }

  protected override updated(changedProperties: PropertyValues): void {
    if (changedProperties.get('note') && !this.note) this.announcements.clearAlertWhenRead();
    this.announcePrompt();
  }

  /** Announces what the reader has to do, once, after the animation. */
  private announcePrompt(): void {
    if (this.sceneQueue.running || !this.view) return;
    const ask = this.promptsReader ? this.text.ask(this.view, this.cast) : '';
    const prompt = ask && `${this.log.length} ${ask}`;
    if (prompt !== this.lastPrompt) this.announcements.add(ask);
    this.lastPrompt = prompt;
  }

  private sceneHost(): SceneHost<T> {
    const table = this;
    return {
      get root() {
        return table.renderRoot;
      },
      get flightLayer() {
        return table.renderRoot.querySelector<HTMLElement>('.sky');
      },
      pace: () => paceOf(table, table.pace),
      announce: (scene: Scene<T>) => table.announceScene(scene),
      redraw: () => table.redraw(),
      waits: () => table.sceneWaits,
      onSettled: (playedEvents: readonly T['event'][]) => table.finishScenes(playedEvents),
    };
  }

  private announceScene(scene: Scene<T>): void {
    this.announcements.add(...scene.events.map((event) => tellEvent(this.text, event, this.cast)));
    if (scene.sheet) this.sheetScene = scene;
  }

  private async redraw(): Promise<void> {
    this.requestUpdate();
    await this.updateComplete;
    const pieces = [...this.renderRoot.querySelectorAll<CheeseElement>('[data-place]')];
    await Promise.all(pieces.map((piece) => piece.updateComplete));
    if (!this.scene) return;
    const event = new CbSceneEvent(soundOf(this.scene), this.scene.events);
    this.dispatchEvent(event);
    this.sceneWaits = Promise.all(event.waits);
  }

  /** Called when the animation is over. */
  protected onSettled(): void {}

  private finishScenes(events: readonly T['event'][]): void {
    this.onSettled();
    // Announce here as well, because the animation may end without another redraw.
    this.announcePrompt();
    const move = this.finishingMove;
    this.finishingMove = null;
    if (move) this.dispatchEvent(new CbMoveFinishedEvent(move));
    this.dispatchEvent(new CbSettledEvent(events));
  }

  private readonly onHide = (): void => this.sceneQueue.skip();
}

/** What a scene sounds like: if it does not say so, flying pieces sound like cards. */
const soundOf = <T extends GameTypes>({ sound, flights = [] }: Scene<T>): SceneSound | null =>
  sound ?? (flights.length > 0 ? 'card' : null);
