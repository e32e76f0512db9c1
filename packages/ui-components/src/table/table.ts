import type { GameTypes, RuleId, Seat } from '@cheeseboard/engine';
import { tellEvent } from '@cheeseboard/engine/text';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { artStyles } from '../art/ink.ts';
import { cardStyles } from '../cards/styles.ts';
import { CbGoOnEvent } from '../events/move.ts';
import type { CbHand } from '../hand/hand.ts';
import type { LogEntry } from '../log/log.ts';
import { matchesMedia } from '../motion/media.ts';
import { baseStyles } from '../theme/base.ts';
import { KeyReadout } from './key-readout.ts';
import { noteSheet } from './note.ts';
import { placeNote } from './note-place.ts';
import { type Panel, type PanelContent, panelBar, panelSheet, storyPanel } from './panel.ts';
import { RegionLabel } from './region-label.ts';
import type { Scene } from './scene.ts';
import { renderSheet, type Sheet } from './sheet.ts';
import { type Side, sidesAround, sidesOf } from './sides.ts';
import { tableStyles } from './styles.ts';
import { TableWithHints } from './table-with-hints.ts';

export type { TablePlayer } from './player.ts';
export type { Scene } from './scene.ts';
export type { Sheet } from './sheet.ts';

/** What a seat shows about the game. */
export interface SeatFacts {
  readonly turn: boolean;
  readonly score?: number | null;
  readonly cards?: number | null;
  /** What the seat shows below the name: won colours, tokens, piles. */
  readonly extra?: TemplateResult;
}

/** From this width on, the panel is beside the table instead of over it. */
const WIDE_PX = 960;
/** From this width on, the panel is open until the reader closes it: the table beside it still has `WIDE_PX`. */
const PANEL_OPEN_FROM_PX = 1280;

/**
 * What a table shows: `table` everything that the reader may see; `big-screen` the public table, for a television that everybody in the room
 * watches; `hand` only the reader's own things, large, for a phone beside a big screen.
 */
export type TableLayout = 'table' | 'big-screen' | 'hand';

/**
 * Base class of the game tables. It receives a view and the legal moves, and sends the player's moves. A game's table draws its seats, middle,
 * own area and hand, and turns events into scenes. It knows no rules: the page passes the legal moves, and `explain` says why others are illegal.
 *
 * @fires {CbMoveStartEvent} cb-move-start - The player picked up a piece; `targets` are the moves it can make.
 * @fires {CbMoveEvent} cb-move - The player makes a legal move. Cancel the event to refuse it.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The player's move has been played and animated.
 * @fires {CbSceneEvent} cb-scene - The next scene of an animation is drawn; `shown` is its view.
 * @fires {CbSettledEvent} cb-settled - The animation is over: the table shows the latest view.
 * @fires {CbGoOnEvent} cb-go-on - The player closed the sheet at the end of a deal.
 * @fires {CbHintEvent} cb-hint - The player asks for a hint: answer with `suggest`.
 * @slot chat - A chat, shown in the panel with its own button.
 * @slot menu - More buttons in the bar.
 * @slot story - More about the finished game, on the last sheet.
 * @slot after - Buttons on the last sheet: a rematch, another game.
 * @slot join - With `layout="big-screen"`: how to join, beside the story.
 * @cssproperty [--cb-table-min-height=34rem] - The height below which the table scrolls.
 * @csspart bar - The row of buttons that open the panel.
 * @csspart panel - The panel with log, chat, scores or help.
 * @csspart sheet - The summary at the end of a deal or of the game.
 * @csspart note - The reason for a refusal, or a hint.
 * @csspart seat - Each seat.
 */
export abstract class TableElement<T extends GameTypes> extends TableWithHints<T> {
  static override styles = [baseStyles, artStyles, cardStyles, tableStyles];

  protected abstract seatFacts(view: T['view'], seat: Seat): SeatFacts;
  /** The middle of the table: the trick or the board. */
  protected abstract middle(view: T['view']): TemplateResult;
  /** The scores so far, for the panel. */
  protected abstract scores(view: T['view']): TemplateResult;

  /** Whether the player's own seat says how many cards they hold. */
  protected readonly countsOwnCards: boolean = false;

  /** The player's own area, beside their seat. */
  protected ownArea(_view: T['view']): TemplateResult | '' {
    return '';
  }

  protected hand(_view: T['view']): TemplateResult | '' {
    return '';
  }

  /** The sheet to open after a scene with `sheet`. */
  protected sheet(_scene: Scene<T>): Sheet | null {
    return null;
  }

  /** The status line during a scene; by default its last event. */
  protected sceneLine(scene: Scene<T>): string {
    const lastEvent = scene.events.at(-1);
    return lastEvent ? tellEvent(this.text, lastEvent, this.cast) : '';
  }

  /** How to play, in a few sentences. */
  protected get help(): readonly string[] {
    return [];
  }

  /** The game's own keyboard shortcuts. */
  protected get gameKeys(): readonly (readonly [key: string, does: string])[] {
    return [];
  }

  /** The rule that applies now, for the link to the rules. */
  protected ruleNow(_view: T['view']): RuleId | null {
    return null;
  }

  /** Whether the reader acts on the middle of the table now, so that a `hand` needs it too. */
  protected actsInMiddle(_view: T['view']): boolean {
    return false;
  }

  /** What the table shows: `table`, `big-screen` (for a spectator) or `hand` (for a player). */
  @property({ reflect: true }) layout: TableLayout = 'table';

  /** Number of unread chat lines, shown as a badge on the chat button. */
  @property({ type: Number }) unread = 0;

  /** The open panel; null if the reader closed it; undefined for the default of this width. */
  @state() private panel: Panel | null | undefined = undefined;
  @state() private wide = false;
  /** Whether there is room for both the panel and a wide table. */
  @state() private roomy = false;
  @state() private hasChat = false;
  @state() private hasStory = false;
  private readonly regionLabel = new RegionLabel();
  private readonly readout = new KeyReadout<T>();
  private sheetWasOpen = false;
  private wasAsked = false;
  /** True if the reader opened the help with a key, which proves that there is a keyboard. */
  private helpByKey = false;
  /** The element that keeps the focus while the reader has nothing to play. */
  private parkedFocus: HTMLElement | null = null;
  private readonly sizeObserver = new ResizeObserver(([entry]) => {
    // The panel narrows the content box, which must not lead to another observation.
    const widthPx = entry?.borderBoxSize[0]?.inlineSize ?? 0;
    this.wide = widthPx >= WIDE_PX;
    this.roomy = widthPx >= PANEL_OPEN_FROM_PX;
    this.placeNote();
    this.updateHands();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.regionLabel.claim(this.localName);
    this.requestUpdate();
    this.sizeObserver.observe(this, { box: 'border-box' });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.regionLabel.release();
    this.sizeObserver.disconnect();
  }

  protected override willUpdate(changedProperties: PropertyValues): void {
    super.willUpdate(changedProperties);
    this.toggleAttribute('panel-beside', this.wide && this.view !== null && this.openPanel !== null);
  }

  protected override updated(changedProperties: PropertyValues): void {
    super.updated(changedProperties);
    const sheet = this.renderRoot.querySelector<HTMLElement>('.sheet .aside');
    // On a big screen, a remote control goes on from there.
    const takesFocus = this.hasFocus || this.layout === 'big-screen';
    if (sheet && !this.sheetWasOpen && takesFocus) sheet.focus({ preventScroll: true });
    this.sheetWasOpen = sheet !== null;
    this.placeNote();
    this.foldChat();
    if (['wide', 'roomy', 'panel'].some((name) => changedProperties.has(name))) this.updateHands();
  }

  /** The hand does not observe its own size: this table's observer may change it in the same frame. */
  private updateHands(): void {
    for (const hand of this.renderRoot.querySelectorAll<CbHand>('cb-hand')) hand.updateEdges();
  }

  protected override placeNote(): void {
    const note = this.renderRoot.querySelector<HTMLElement>('.note');
    const anchor = this.noteAnchor?.isConnected ? this.noteAnchor : this.renderRoot.querySelector('.ask');
    if (note && anchor) placeNote(note, anchor, this);
  }

  /** On phones, closes the chat when the reader is asked. What they typed stays. */
  private foldChat(): void {
    const isAsked = this.promptsReader && !this.sceneQueue.running;
    const isNew = isAsked && !this.wasAsked;
    this.wasAsked = isAsked;
    if (!isNew || this.wide || this.panel !== 'chat') return;
    this.panel = null;
    if (this.hasFocus) void this.updateComplete.then(() => this.focus({ preventScroll: true }));
  }

  private onPointerDown(event: PointerEvent): void {
    this.skip();
    this.noteTouched(event);
  }

  /** Screen readers click without a pointer. It must be known before the click is handled. */
  private readonly onClick = { handleEvent: (event: Event) => this.noteTouched(event), capture: true };

  /** Remembers what the reader touches, so that a note can be shown beside it. */
  private noteTouched(event: Event): void {
    const path = event.composedPath().filter((target) => target instanceof Element);
    const touched = path.find((element) => element.matches('button, a, [role="button"]'));
    if (touched && !touched.closest('.note')) this.noteAnchor = touched;
  }

  override render(): TemplateResult {
    const view = this.scene?.view ?? this.view;
    if (!view) return html`<div class="table"><p class="waiting">${this.tableWords.waiting}</p></div>`;
    const { you, tableWords: words } = this;
    const isHand = this.layout === 'hand';
    const sheet = this.openSheet();
    const rivals = isHand ? [] : this.seatsInOrder(view.seats);
    const sides = you === null ? sidesAround(rivals.length) : sidesOf(rivals.length);
    const hasMiddle = !isHand || this.actsInMiddle(view);
    // `rivals-4` means at least four rivals. With `:has(.rivals > :nth-child(4))`, each piece that comes or goes would cost a new style.
    const rivalClasses = rivals.map((_, index) => `rivals-${index + 1}`).join(' ');
    return html`<div
      class="table ${this.wide ? 'wide' : ''} ${you === null ? 'watching' : ''} tops-${sides.filter((side) => side.startsWith('top')).length} ${rivalClasses}"
      role="region"
      aria-label=${this.regionLabel.labelFor(this.text.name)}
      @pointerdown=${this.onPointerDown}
      @click=${this.onClick}
      @keydown=${this.onKey}
      @slotchange=${this.onSlot}
    >
      <div class="room" ?inert=${sheet !== ''}>
      ${
        isHand
          ? html`<div data-beyond></div>`
          : html`<div class="rivals" role="group" aria-label=${you === null ? words.players : words.rivals}>
              ${rivals.map((seat, index) => this.seat(view, seat, sides[index]))}
            </div>`
      }
      ${hasMiddle ? html`<div class="middle" role="group" aria-label=${words.middle}>${this.middle(view)}</div>` : ''}
      <div class="ask">
        <p>${this.statusLine(view)}</p>
      </div>
      ${this.note ? noteSheet(this.note, this.rulesHref, words, () => this.closeNote()) : ''}
      ${you === null ? '' : html`<div class="own" role="group" aria-label=${words.own}>${this.seat(view, you)}${this.ownArea(view)}</div>`}
      ${you === null ? '' : html`<div class="hand">${this.hand(view)}</div>`}
      ${this.panels(view)}
      </div>
      ${sheet}
      <div class="sky" aria-hidden="true"></div>
      <cb-announcer></cb-announcer>
    </div>`;
  }

  private panels(view: T['view']): TemplateResult {
    const panel = this.panelContent(view);
    if (this.layout !== 'big-screen') return html`${panelBar(panel)} ${panelSheet(panel)}`;
    return this.wide ? storyPanel(panel) : html``;
  }

  private seat(view: T['view'], seat: Seat, side: Side | '' = ''): TemplateResult {
    const { turn, score = null, cards = null, extra } = this.seatFacts(view, seat);
    const player = this.players[seat];
    const isOwn = seat === this.you;
    return html`<cb-seat
      class=${side}
      exportparts="seat"
      data-place="seat:${seat}"
      name=${this.nameOf(seat)}
      colour=${this.colourOf(seat)}
      ?turn=${turn}
      ?you=${seat === this.addressed}
      ?winner=${this.winners.includes(seat)}
      ?bot=${player?.bot ?? false}
      .connection=${player?.connection ?? ''}
      .score=${this.simple ? null : score}
      .cards=${isOwn && !this.countsOwnCards ? null : cards}
      >${this.simple ? '' : (extra ?? '')}</cb-seat
    >`;
  }

  /** Who has won, once the table has shown the end: games name them in their last event. */
  protected get winners(): readonly Seat[] {
    const last = this.scene ? null : this.log.at(-1);
    if (last?.type !== 'over') return [];
    const { winner, winners = [winner!] } = last as {
      readonly winner?: Seat;
      readonly winners?: readonly Seat[];
    };
    return winners;
  }

  /** The rivals, clockwise from the reader's left; all players for a spectator. */
  private seatsInOrder(seats: number): Seat[] {
    const { you } = this;
    if (you === null) return Array.from({ length: seats }, (_, seat) => seat);
    return Array.from({ length: seats - 1 }, (_, place) => (you + 1 + place) % seats);
  }

  /** The status line: what is happening, or what the reader has to do. */
  protected statusLine(view: T['view']): string {
    if (this.scene) return this.sceneLine(this.scene);
    const readersLine = this.readersLine();
    if (readersLine) return readersLine;
    const busy = this.moves.length === 0 ? this.players.find(({ thinking }) => thinking) : undefined;
    return busy ? this.tableWords.thinking(busy.name) : this.text.ask(view, this.cast);
  }

  /** What to do with a lifted card. */
  protected tapAgain(card: string): string {
    return this.tableWords.tapAgain(card, !matchesMedia('(any-pointer: coarse)'));
  }

  /** Who still reads, besides the reader; empty if nobody does. */
  private readersLine(): string {
    const names = this.readers.filter((seat) => seat !== this.you).map((seat) => this.nameOf(seat));
    return names.length === 0 ? '' : this.tableWords.stillReading(names.join(', '));
  }

  private get openPanel(): Panel | null {
    const { panel, roomy, wide } = this;
    if (this.layout === 'big-screen') return wide ? 'log' : null;
    return panel === undefined ? (roomy ? 'log' : null) : panel;
  }

  private panelContent(view: T['view']): PanelContent {
    const { rulesHref, openPanel, hasChat } = this;
    const rule = this.ruleNow(view);
    return {
      words: this.tableWords,
      shownPanels: hasChat ? ['log', 'chat', 'scores', 'help'] : ['log', 'scores', 'help'],
      open: openPanel,
      entries: openPanel === 'log' ? this.entries : [],
      people: this.players.map(({ name }, seat) => ({ name, colour: this.colourOf(seat) })),
      unread: this.unread,
      hint: this.hintButton(),
      help: this.help,
      keyboard: this.helpByKey || !matchesMedia('(any-pointer: coarse) and (not (any-pointer: fine))'),
      gameKeys: this.gameKeys,
      rulesHref,
      rulesNow: rulesHref && rule ? `${rulesHref}#${rule.toLowerCase()}` : rulesHref,
      scores: openPanel === 'scores' ? this.scores(view) : html``,
      choose: (chosenPanel) => {
        // A note would lie over the drawer.
        if (chosenPanel && !this.wide) this.note = null;
        this.panel = chosenPanel;
      },
    };
  }

  /** The log, up to the scene being shown. */
  protected get entries(): readonly LogEntry[] {
    const { pendingEvents } = this.sceneQueue;
    const shownEvents = pendingEvents > 0 ? this.log.slice(0, -pendingEvents) : this.log;
    return this.eventLog.entries(this.text, shownEvents, this.cast, (log) => this.recall(log));
  }

  /** The events that players may read again: see `recall` of the engine's contract. */
  protected recall(log: readonly T['event'][]): readonly T['event'][] {
    return log;
  }

  private openSheet(): TemplateResult | '' {
    const sheet = this.sheetScene && !this.scene ? this.sheet(this.sheetScene) : null;
    return sheet ? renderSheet(sheet, this.readersLine(), this.hasStory, () => this.closeSheet()) : '';
  }

  /** Opens the sheet with the result again, after the end of a match or between rounds. */
  openResult(): void {
    const { view, log } = this;
    if (view) this.sheetScene = this.scenes(view, log.slice(-1), view).find(({ sheet }) => sheet) ?? null;
  }

  /** Closes the sheet, as its button does. */
  closeSheet(): void {
    if (!this.sheetScene) return;
    const restoresFocus = this.hasFocus;
    this.sheetScene = null;
    // The table cannot receive the focus until the sheet is gone.
    if (restoresFocus) void this.updateComplete.then(() => this.focus({ preventScroll: true }));
    this.dispatchEvent(new CbGoOnEvent());
  }

  /** Restores keyboard focus to the hand, even after it was empty. */
  protected override onSettled(): void {
    this.foldChat();
    const hasLostFocus = this.hasFocus && document.activeElement === document.body;
    if (hasLostFocus || (this.parkedFocus && this.shadowRoot?.activeElement === this.parkedFocus))
      this.focus({ preventScroll: true });
  }

  private closeNote(): void {
    this.dismissNote();
    this.focus({ preventScroll: true });
  }

  protected dismissNote(): void {
    if (this.note?.hint) this.clearHint();
    this.note = null;
  }

  /** Focuses the hand or, in other games, the element that the player acts with. */
  override focus(options?: FocusOptions): void {
    const places = this.renderRoot.querySelectorAll<HTMLElement>('[data-focus], [data-place="hand"], .tab');
    this.parkedFocus = null;
    for (const place of places) {
      place.focus(options);
      if (this.shadowRoot?.activeElement !== place) continue;
      if (place.matches('.tab')) this.parkedFocus = place;
      return;
    }
  }

  private onSlot(event: Event): void {
    const slot = event.target as HTMLSlotElement;
    const isFilled = slot.assignedNodes().length > 0;
    if (slot.name === 'chat') this.hasChat = isFilled;
    if (slot.name === 'story') this.hasStory = isFilled;
  }

  private onKey(event: KeyboardEvent): void {
    this.noteTouched(event);
    const [target] = event.composedPath() as HTMLElement[];
    const { view } = this;
    if (!view || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.matches('input, textarea, select, [contenteditable]')) return;
    if (event.key === 'Escape') this.escape();
    else if (event.key === 'i' && this.hints) this.askForHint();
    else if (event.key === '?') {
      this.helpByKey = true;
      this.panel = this.panel === 'help' ? null : 'help';
    } else {
      const { text, cast, moves, mayRoll, tableWords: words } = this;
      const answer = this.readout.read(event.key, { text, cast, moves, mayRoll, view, words });
      if (answer === null) return;
      this.announcements.announceNow(answer);
    }
    event.preventDefault();
  }

  /** Closes what this game shows in place of the table's middle. Returns false if it shows nothing. */
  protected closeView(): boolean {
    return false;
  }

  private escape(): void {
    if (this.sceneQueue.running) this.sceneQueue.skip();
    else if (this.sheetScene) this.closeSheet();
    else if (this.note) this.dismissNote();
    else if (this.closeView()) return;
    else if (this.panel) this.panel = null;
  }
}
