import type { GameTypes, RefusalBase, RuleId, Seat } from '@cheeseboard/engine';
import { type Cast, type GameText, type GameTexts, tellEvent } from '@cheeseboard/engine/text';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import '../announcer/define.ts';
import { type Colour, racerColours } from '../art/colours.ts';
import { artStyles } from '../art/ink.ts';
import { cardStyles } from '../cards/draw.ts';
import { CheeseElement } from '../element.ts';
import {
  CbGoOnEvent,
  CbMoveEvent,
  CbMoveFinishedEvent,
  CbMoveStartEvent,
  CbSettledEvent,
} from '../events/move.ts';
import '../log/define.ts';
import { shake } from '../motion/flight.ts';
import { paceOf } from '../motion/pace.ts';
import { type Place, spotOf } from '../motion/places.ts';
import '../score-sheet/define.ts';
import '../seat/define.ts';
import { baseStyles } from '../theme/base.ts';
import { hear } from './ears.ts';
import { Chronicle } from './log.ts';
import { sameMove } from './moves.ts';
import { type Note, noteOf, noteSheet } from './note.ts';
import { type Panel, type PanelContent, panelBar, panelSheet } from './panel.ts';
import type { TablePlayer } from './player.ts';
import type { Scene } from './scene.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { Story } from './story.ts';
import { tableStyles } from './styles.ts';
import { Voice } from './voice.ts';
import { type TableWords, tableWords } from './words/index.ts';

/** What a seat shows of its player's game. */
export interface SeatFacts {
  readonly turn: boolean;
  readonly score?: number | null;
  readonly cards?: number | null;
  /** Won colours, tokens, piles: tiny. */
  readonly more?: TemplateResult;
}

/** From this width on, the side panel has a place of its own. */
const WIDE = 960;

/**
 * What the tables of all games share. A view and the legal moves come in, intents go out; the game's own table says what its seats,
 * middle, own things and hand look like, and tells what happened as scenes. It knows no rules: what may be tried is given,
 * why something may not is asked of `explain`.
 *
 * Between stories a table draws the view that it was given last, and nothing else: it cannot be out of step.
 *
 * @fires {CbMoveStartEvent} cb-move-start - A piece was taken up; `targets` are the moves it can make.
 * @fires {CbMoveEvent} cb-move - The player wants a legal move. Cancel it to refuse.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The player's move has come to rest.
 * @fires {CbSettledEvent} cb-settled - Everything has been told: the table shows the view it was given last.
 * @fires {CbGoOnEvent} cb-go-on - The sheet at the end of a deal was laid aside.
 * @slot chat - Shown in the drawer or the side panel, with a button of its own.
 * @slot menu - More buttons in the bar.
 * @slot after - What comes after the game: a rematch, another game.
 * @csspart panel - The drawer or the side panel.
 * @csspart sheet - The end of a deal or of the game.
 */
export abstract class TableElement<T extends GameTypes> extends CheeseElement {
  static override styles = [baseStyles, artStyles, cardStyles, tableStyles];

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
  protected abstract seatFacts(view: T['view'], seat: Seat): SeatFacts;
  /** What is going on: the trick or the board. */
  protected abstract middle(view: T['view']): TemplateResult;
  /** All scores so far, for the drawer. */
  protected abstract scores(view: T['view']): TemplateResult;

  /** What the player has in front of them, beside their own seat. */
  protected own(_view: T['view']): TemplateResult | '' {
    return '';
  }

  protected hand(_view: T['view']): TemplateResult | '' {
    return '';
  }

  /** What happened, as pictures. Pure: it is asked also when nothing will be shown. */
  protected scenes(_before: T['view'], events: readonly T['event'][], after: T['view']): Scene<T>[] {
    return [{ view: after, events }];
  }

  /** The sheet that lies on the table after a scene with `sheet`. */
  protected sheet(_scene: Scene<T>): Sheet | null {
    return null;
  }

  /** What the line says during a scene; else what it tells last. */
  protected line(scene: Scene<T>): string {
    const last = scene.events.at(-1);
    return last ? tellEvent(this.text, last, this.cast) : '';
  }

  /** The rule that matters now: where the link to the rules goes. */
  protected ruleNow(_view: T['view']): RuleId | null {
    return null;
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

  @state() private note: Note | null = null;
  @state() private laid: Scene<T> | null = null;
  /** Null: as the room allows. */
  @state() private panel: Panel | null | undefined = undefined;
  @state() private wide = false;
  @state() private chats = false;
  private received: { view: T['view']; log: readonly T['event'][] } | null = null;
  private pending: T['move'] | null = null;
  private landing: T['move'] | null = null;
  private asked = '';
  private readonly chronicle = new Chronicle<T>();
  private readonly voice = new Voice(() => this.renderRoot?.querySelector('cb-announcer') ?? null);
  private readonly story: Story<T> = new Story<T>(this.stage());
  private readonly room = new ResizeObserver(([entry]) => {
    this.wide = (entry?.contentRect.width ?? 0) >= WIDE;
  });

  /** Something is being told, or a sheet lies on the table: who plays along should wait. */
  get busy(): boolean {
    return this.story.goesOn || this.laid !== null;
  }

  /** Ends what is being told: the table shows where the game stands. */
  skip(): void {
    this.story.skip();
  }

  /** Says no: the piece shakes, and a sentence names the rule. For a host that refused an intent later on. */
  refuse(refusal: RefusalBase | null, place?: Place): void {
    this.pending = null;
    this.note = noteOf(refusal, this.text, this.language, this.cast);
    this.voice.answer(this.note.spoken);
    const spot = place && spotOf(this.renderRoot, place);
    if (spot) shake(spot.element, paceOf(this, this.fast).flight);
  }

  /** A piece was taken up. */
  protected begin(piece: string, targets: readonly T['move'][]): void {
    if (piece !== '') this.note = null;
    this.dispatchEvent(new CbMoveStartEvent(piece, targets));
  }

  /** Tries a move. A legal one goes out as an intent; another is explained, and `place` shakes. */
  protected attempt(move: T['move'], place?: Place): boolean {
    this.story.skip();
    if (this.pending) return false;
    const legal = this.moves.find((offered) => sameMove(offered, move));
    if (!legal) {
      this.refuse(this.explain?.(move) ?? null, place);
      return false;
    }
    this.note = null;
    this.pending = legal;
    if (this.dispatchEvent(new CbMoveEvent(legal))) return true;
    // Whoever refused may have said why by calling refuse() from the event.
    if (!this.note) this.refuse(null, place);
    this.pending = null;
    return false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.room.observe(this);
    document.addEventListener('visibilitychange', this.onHide);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.room.disconnect();
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
    this.landing = this.pending ?? this.landing;
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
      this.story.tell(this.scenes(before.view, news, view));
    }
  }

  private stage() {
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
  }

  private settled(told: readonly T['event'][]): void {
    const move = this.landing;
    this.landing = null;
    if (move) this.dispatchEvent(new CbMoveFinishedEvent(move));
    this.dispatchEvent(new CbSettledEvent(told));
  }

  protected override updated(changed: PropertyValues): void {
    if (this.story.goesOn || !this.view) return;
    const ask = this.moves.length > 0 ? `${this.log.length} ${this.text.ask(this.view, this.cast)}` : '';
    if (ask !== '' && ask !== this.asked) this.voice.say(this.text.ask(this.view, this.cast));
    this.asked = ask;
    if (changed.has('laid') && this.laid && this.matches(':focus-within')) {
      this.renderRoot.querySelector<HTMLElement>('.aside')?.focus({ preventScroll: true });
    }
  }

  override render(): TemplateResult {
    const view = this.scene?.view ?? this.view;
    if (!view) return html`<div class="table"><p class="waiting">${this.tableWords.waiting}</p></div>`;
    const { you, tableWords: words } = this;
    const panel = this.panelContent(view);
    const open = panel.open !== null;
    return html`<div
      class="table ${this.wide ? 'wide' : ''} ${open ? 'open' : ''}"
      @pointerdown=${this.skip}
      @keydown=${this.onKey}
      @slotchange=${this.onSlot}
    >
      <section class="rivals" aria-label=${you === null ? words.players : words.rivals}>
        ${this.seatsAround(view.seats).map((seat) => this.seat(view, seat))}
      </section>
      <section class="middle" aria-label=${words.middle}>${this.middle(view)}</section>
      <div class="ask">
        <p>${this.askLine(view)}</p>
        ${this.note ? noteSheet(this.note, this.rulesHref, words, () => this.closeNote()) : ''}
      </div>
      ${you === null ? '' : html`<section class="own" aria-label=${words.own}>${this.seat(view, you)}${this.own(view)}</section>`}
      ${you === null ? '' : html`<div class="hand">${this.hand(view)}</div>`}
      ${panelBar(panel)} ${panelSheet(panel)}
      ${this.laidSheet()}
      <div class="sky" aria-hidden="true"></div>
      <cb-announcer></cb-announcer>
    </div>`;
  }

  private seat(view: T['view'], seat: Seat): TemplateResult {
    const { turn, score = null, cards = null, more } = this.seatFacts(view, seat);
    const player = this.players[seat];
    const own = seat === this.you;
    return html`<cb-seat
      data-place="seat:${seat}"
      name=${this.nameOf(seat)}
      colour=${this.colourOf(seat)}
      ?turn=${turn}
      ?you=${own}
      ?bot=${player?.bot ?? false}
      .connection=${player?.connection ?? ''}
      .score=${score}
      .cards=${own ? null : cards}
      >${more ?? ''}</cb-seat
    >`;
  }

  /** The others, clockwise from the reader's left; everybody for a spectator. */
  private seatsAround(seats: number): Seat[] {
    const { you } = this;
    if (you === null) return Array.from({ length: seats }, (_, seat) => seat);
    return Array.from({ length: seats - 1 }, (_, place) => (you + 1 + place) % seats);
  }

  private askLine(view: T['view']): string {
    if (this.scene) return this.line(this.scene);
    const busy = this.moves.length === 0 ? this.players.find(({ thinking }) => thinking) : undefined;
    return busy ? this.tableWords.thinking(busy.name) : this.text.ask(view, this.cast);
  }

  private panelContent(view: T['view']): PanelContent {
    const { rulesHref, panel, wide, chats } = this;
    const open = panel === undefined ? (wide ? 'log' : null) : panel;
    const rule = this.ruleNow(view);
    return {
      words: this.tableWords,
      shown: chats ? ['log', 'chat', 'scores', 'help'] : ['log', 'scores', 'help'],
      open,
      entries: open === 'log' ? this.chronicle.entries(this.text, this.log, this.cast) : [],
      rulesHref,
      rulesNow: rulesHref && rule ? `${rulesHref}#${rule.toLowerCase()}` : rulesHref,
      scores: open === 'scores' ? this.scores(view) : html``,
      choose: (chosen) => {
        this.panel = chosen;
      },
    };
  }

  private laidSheet(): TemplateResult | '' {
    const sheet = this.laid && !this.scene ? this.sheet(this.laid) : null;
    return sheet ? sheetOf(sheet, () => this.layAside()) : '';
  }

  private layAside(): void {
    const within = this.matches(':focus-within');
    this.laid = null;
    if (within) this.focus({ preventScroll: true });
    this.dispatchEvent(new CbGoOnEvent());
  }

  private closeNote(): void {
    this.note = null;
    this.focus({ preventScroll: true });
  }

  /** Focus on a table is focus on the hand, or on what else can be played with. */
  override focus(options?: FocusOptions): void {
    const [first] = this.renderRoot.querySelectorAll<HTMLElement>('[data-focus], [data-place="hand"], .tab');
    first?.focus(options);
  }

  private onSlot(event: Event): void {
    const slot = event.target as HTMLSlotElement;
    if (slot.name === 'chat') this.chats = slot.assignedNodes().length > 0;
  }

  private onKey(event: KeyboardEvent): void {
    const [target] = event.composedPath() as HTMLElement[];
    const { view } = this;
    if (!view || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.matches('input, textarea, select, [contenteditable]')) return;
    if (event.key === 'Escape') this.escape();
    else if (event.key === '?') this.panel = this.panel === 'help' ? null : 'help';
    else {
      const { text, cast, moves, tableWords: words } = this;
      const answer = hear(event.key, { text, cast, moves, view, words });
      if (answer === null) return;
      this.voice.answer(answer);
    }
    event.preventDefault();
  }

  private escape(): void {
    if (this.story.goesOn) this.story.skip();
    else if (this.laid) this.layAside();
    else if (this.note) this.note = null;
    else if (this.panel) this.panel = null;
  }

  private readonly onHide = (): void => this.story.skip();
}
