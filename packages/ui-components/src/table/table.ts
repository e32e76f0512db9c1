import type { GameTypes, RuleId, Seat } from '@cheeseboard/engine';
import { tellEvent } from '@cheeseboard/engine/text';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { artStyles } from '../art/ink.ts';
import { cardStyles } from '../cards/styles.ts';
import { CbGoOnEvent } from '../events/move.ts';
import type { LogEntry } from '../log/log.ts';
import { matches } from '../motion/media.ts';
import { baseStyles } from '../theme/base.ts';
import { TableAdvice } from './advice.ts';
import { Ears } from './ears.ts';
import { Landmark } from './landmark.ts';
import { noteSheet } from './note.ts';
import { type Panel, type PanelContent, panelBar, panelSheet } from './panel.ts';
import type { Scene } from './scene.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { tableStyles } from './styles.ts';

export type { TablePlayer } from './player.ts';
export type { Scene } from './scene.ts';
export type { Sheet } from './sheet.ts';

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
 * @fires {CbMoveStartEvent} cb-move-start - A move begins with a piece; `targets` are the moves it can make.
 * @fires {CbMoveEvent} cb-move - The player wants a legal move. Cancel it to refuse.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The player's move has come to rest.
 * @fires {CbSceneEvent} cb-scene - A scene of what happened is drawn; `shown` is the view in it.
 * @fires {CbSettledEvent} cb-settled - Everything has been told: the table shows the view it was given last.
 * @fires {CbGoOnEvent} cb-go-on - The sheet at the end of a deal was laid aside.
 * @fires {CbHintEvent} cb-hint - The player asks for a hint: answer with `suggest`.
 * @slot chat - Shown in the drawer or the side panel, with a button of its own.
 * @slot menu - More buttons in the bar.
 * @slot after - What comes after the game: a rematch, another game.
 * @csspart panel - The drawer or the side panel.
 * @csspart sheet - The end of a deal or of the game.
 * @csspart note - Why something was refused.
 * @csspart seat - Each seat.
 */
export abstract class TableElement<T extends GameTypes> extends TableAdvice<T> {
  static override styles = [baseStyles, artStyles, cardStyles, tableStyles];

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

  /** The sheet that lies on the table after a scene with `sheet`. */
  protected sheet(_scene: Scene<T>): Sheet | null {
    return null;
  }

  /** What the line says during a scene; else what it tells last. */
  protected line(scene: Scene<T>): string {
    const last = scene.events.at(-1);
    return last ? tellEvent(this.text, last, this.cast) : '';
  }

  /** How to play, in a few sentences. */
  protected get help(): readonly string[] {
    return [];
  }

  /** The game's own keys, and what they do. */
  protected get ownKeys(): readonly (readonly [key: string, does: string])[] {
    return [];
  }

  /** The rule that matters now: where the link to the rules goes. */
  protected ruleNow(_view: T['view']): RuleId | null {
    return null;
  }

  /** How many lines of the chat the reader has not seen: a number at its button. */
  @property({ type: Number }) unread = 0;

  /** Null: as the room allows. */
  @state() private panel: Panel | null | undefined = undefined;
  @state() private wide = false;
  @state() private chats = false;
  private readonly landmark = new Landmark();
  private readonly ears = new Ears<T>();
  private sheetUp = false;
  /** Somebody has asked for help with a key. */
  private typed = false;
  /** Where the focus waits while there is nothing to play with. */
  private parked: HTMLElement | null = null;
  private readonly room = new ResizeObserver(([entry]) => {
    this.wide = (entry?.contentRect.width ?? 0) >= WIDE;
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.landmark.take(this.localName);
    this.requestUpdate();
    this.room.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.landmark.leave();
    this.room.disconnect();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const sheet = this.renderRoot.querySelector<HTMLElement>('.sheet .aside');
    if (sheet && !this.sheetUp && this.hasFocus) sheet.focus({ preventScroll: true });
    this.sheetUp = sheet !== null;
  }

  override render(): TemplateResult {
    const view = this.scene?.view ?? this.view;
    if (!view) return html`<div class="table"><p class="waiting">${this.tableWords.waiting}</p></div>`;
    const { you, tableWords: words } = this;
    const panel = this.panelContent(view);
    const sheet = this.laidSheet();
    return html`<div
      class="table ${this.wide ? 'wide' : ''}"
      role="region"
      aria-label=${this.landmark.called(this.text.name)}
      @pointerdown=${this.skip}
      @keydown=${this.onKey}
      @slotchange=${this.onSlot}
    >
      <div class="room" ?inert=${sheet !== ''}>
      <div class="rivals" role="group" aria-label=${you === null ? words.players : words.rivals}>
        ${this.seatsAround(view.seats).map((seat) => this.seat(view, seat))}
      </div>
      <div class="middle" role="group" aria-label=${words.middle}>${this.middle(view)}</div>
      <div class="ask">
        <p>${this.askLine(view)}</p>
        ${this.note ? noteSheet(this.note, this.rulesHref, words, () => this.closeNote()) : ''}
      </div>
      ${you === null ? '' : html`<div class="own" role="group" aria-label=${words.own}>${this.seat(view, you)}${this.own(view)}</div>`}
      ${you === null ? '' : html`<div class="hand">${this.hand(view)}</div>`}
      ${panelBar(panel)} ${panelSheet(panel)}
      </div>
      ${sheet}
      <div class="sky" aria-hidden="true"></div>
      <cb-announcer></cb-announcer>
    </div>`;
  }

  private seat(view: T['view'], seat: Seat): TemplateResult {
    const { turn, score = null, cards = null, more } = this.seatFacts(view, seat);
    const player = this.players[seat];
    const own = seat === this.you;
    return html`<cb-seat
      exportparts="seat"
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

  /** What is going on, or what is asked. */
  protected askLine(view: T['view']): string {
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
      entries: open === 'log' ? this.entries : [],
      unread: this.unread,
      hint: this.hintButton(),
      help: this.help,
      keyboard: this.typed || !matches('(any-pointer: coarse) and (not (any-pointer: fine))'),
      ownKeys: this.ownKeys,
      rulesHref,
      rulesNow: rulesHref && rule ? `${rulesHref}#${rule.toLowerCase()}` : rulesHref,
      scores: open === 'scores' ? this.scores(view) : html``,
      choose: (chosen) => {
        this.panel = chosen;
      },
    };
  }

  /** What the log says: no more than the table has told. */
  protected get entries(): readonly LogEntry[] {
    const { untold } = this.story;
    const told = untold > 0 ? this.log.slice(0, -untold) : this.log;
    return this.chronicle.entries(this.text, told, this.cast);
  }

  private laidSheet(): TemplateResult | '' {
    const sheet = this.laid && !this.scene ? this.sheet(this.laid) : null;
    return sheet ? sheetOf(sheet, () => this.layAside()) : '';
  }

  /** Lays the sheet aside, as its button does. */
  layAside(): void {
    if (!this.laid) return;
    const back = this.hasFocus;
    this.laid = null;
    // What lies under the sheet takes the focus again only when the sheet is gone.
    if (back) void this.updateComplete.then(() => this.focus({ preventScroll: true }));
    this.dispatchEvent(new CbGoOnEvent());
  }

  /** Who plays by keyboard finds the focus in the hand again, also when that was empty for a while. */
  protected override atRest(): void {
    const lost = this.hasFocus && document.activeElement === document.body;
    if (lost || (this.parked && this.shadowRoot?.activeElement === this.parked))
      this.focus({ preventScroll: true });
  }

  private closeNote(): void {
    this.note = null;
    this.focus({ preventScroll: true });
  }

  /** Focus on a table is focus on the hand, or on what else can be played with. */
  override focus(options?: FocusOptions): void {
    const places = this.renderRoot.querySelectorAll<HTMLElement>('[data-focus], [data-place="hand"], .tab');
    this.parked = null;
    for (const place of places) {
      place.focus(options);
      if (this.shadowRoot?.activeElement !== place) continue;
      if (place.matches('.tab')) this.parked = place;
      return;
    }
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
    else if (event.key === 'i' && this.hints) this.askForHint();
    else if (event.key === '?') {
      this.typed = true;
      this.panel = this.panel === 'help' ? null : 'help';
    } else {
      const { text, cast, moves, tableWords: words } = this;
      const answer = this.ears.hear(event.key, { text, cast, moves, view, words });
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
}
