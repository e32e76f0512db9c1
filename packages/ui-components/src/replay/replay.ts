import { type GameTypes, Invalid, type Match } from '@cheeseboard/engine';
import { readRecord } from '@cheeseboard/engine/records';
import { tellEvent } from '@cheeseboard/engine/text';
import { html, type PropertyValues, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { artStyles } from '../art/ink.ts';
import { CheeseElement } from '../element.ts';
import { CbStepEvent } from '../events/study.ts';
import { findKit, type GameKit, kitIds, NotFetched } from '../kits/registry.ts';
import { paceOf, wait } from '../motion/pace.ts';
import { tableParts } from '../table/parts.ts';
import type { TableElement } from '../table/table.ts';
import { baseStyles } from '../theme/base.ts';
import { replayStyles } from './styles.ts';
import { type ReplayWords, replayWords } from './words.ts';

/** Between two steps while it plays, and to read a sheet. */
const BREATH = 500;
const READ = 2500;

/**
 * A match that was played, stepped through: with buttons, with the arrows, with a slider, or by itself. A step on is told as it was at the
 * table; a step back or a leap is simply there.
 *
 * @element cb-replay
 * @fires {CbStepEvent} cb-step - It stands at another step.
 * @fires {CbSceneEvent} cb-scene - A scene of what happened is drawn.
 * @fires {CbSettledEvent} cb-settled - The step has been told.
 * @fires {CbGoOnEvent} cb-go-on - A sheet was laid aside.
 * @csspart card - The drawing of each card, where the game has cards.
 * @csspart die - Each die, where the game has dice.
 * @csspart pile - Each of one's own piles.
 * @csspart place - The area of a place on the board.
 * @csspart token - The drawing of a token of one's own.
 * @csspart seat - Each seat at the table.
 * @csspart panel - The drawer or the side panel.
 * @csspart sheet - The end of a deal or of the game.
 * @csspart note - Why something was refused.
 * @example `<cb-replay record="cheeseboard record 1 …" at="12"></cb-replay>`
 */
export class CbReplay extends CheeseElement {
  static override styles = [baseStyles, artStyles, replayStyles];

  /** The record, as `writeRecord` of the engine writes it. */
  @property() record = '';

  /** How many steps have been taken. */
  @property({ type: Number, reflect: true }) at = 0;

  /** Through whose eyes: a seat, or −1 for somebody who watches. */
  @property({ type: Number }) you = -1;

  /** It goes on by itself. */
  @property({ type: Boolean, reflect: true }) playing = false;

  /** Where the rules are. */
  @property({ attribute: 'rules-href' }) rulesHref = '';

  /** Everything in less than half the time. */
  @property({ type: Boolean }) fast = false;

  @state() private trouble = '';
  @state() private table: TableElement<GameTypes> | null = null;
  private kit: GameKit | null = null;
  private told: Match | null = null;
  private shown: { readonly at: number; readonly you: number } | null = null;
  private reading = 0;
  private run: AbortController | null = null;

  /** The match that the record tells of. */
  get match(): Match | null {
    return this.told;
  }

  /** How many steps the record has. */
  get length(): number {
    return this.told?.length ?? 0;
  }

  /** Goes to a step; outside of the match, to its first or last. */
  go(step: number): void {
    const at = Math.max(0, Math.min(Math.round(step), this.length));
    if (at === this.at) return;
    this.at = at;
    this.dispatchEvent(new CbStepEvent(at, this.length));
  }

  private get said(): ReplayWords {
    return replayWords[this.language];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.playing = false;
    this.run?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('record')) void this.read();
    else this.show();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('playing')) void this.play();
  }

  private async read(): Promise<void> {
    this.reading += 1;
    const { reading, record } = this;
    this.told = null;
    this.shown = null;
    this.playing = false;
    const id = /^game: (\S+)/m.exec(record)?.[1] ?? '';
    let kit: GameKit | null = null;
    try {
      kit = await findKit(id);
      if (reading !== this.reading) return;
      if (record.trim() === '') throw new Invalid('record', 'it is empty');
      if (id !== '' && !kit) throw new Invalid('record', `no game "${id}" among ${kitIds().join(', ')}`);
      this.told = readRecord(record, kit ? [kit.game] : []);
    } catch (error) {
      if (reading !== this.reading) return;
      if (!(error instanceof Invalid || error instanceof NotFetched)) throw error;
      this.trouble = error instanceof Invalid ? this.said.invalid(error.message) : this.words.notFetched;
      this.table = null;
      console.error(`<cb-replay> ${error.message}`);
      return;
    }
    this.trouble = '';
    if (kit !== this.kit || !this.table)
      this.table = document.createElement(kit!.table) as TableElement<GameTypes>;
    this.kit = kit;
    this.table.className = 'table';
    this.table.setAttribute('exportparts', tableParts);
    this.at = Math.max(0, Math.min(this.at, this.length));
    this.requestUpdate();
  }

  /** Gives the table the step where it stands. */
  private show(): void {
    const { table, told, at } = this;
    if (!table || !told) return;
    table.rulesHref = this.rulesHref;
    table.fast = this.fast;
    table.players = Array.from({ length: told.seats }, (_, seat) => ({
      name: told.players[seat] || this.said.player(seat + 1),
    }));
    const { you } = this;
    if (this.shown?.at === at && this.shown.you === you) return;
    const leap = this.shown !== null && at !== this.shown.at + 1;
    const onwards = this.shown !== null && at > this.shown.at;
    this.shown = { at, you };
    table.layAside();
    table.moves = [];
    const viewer = you < 0 || you >= told.seats ? 'spectator' : you;
    const view = (step: number) => told.game.view(told.at(step), viewer);
    const log = (step: number) => told.history.slice(0, step).flatMap(({ events }) => events);
    // Of a leap only the last step is told: the sheet at the end of a game lies there as it did at the table.
    if (leap && onwards) table.leap(view(at - 1), log(at - 1));
    table.view = view(at);
    table.log = log(at);
    if (leap) void table.updateComplete.then(() => table.skip());
  }

  /** Step by step to the end, in the pace of the table. */
  private async play(): Promise<void> {
    this.run?.abort();
    if (!this.playing) return;
    this.run = new AbortController();
    const { signal } = this.run;
    await this.updateComplete;
    if (this.at === this.length) this.go(0);
    while (!signal.aborted && this.at < this.length) {
      const pace = paceOf(this, this.fast);
      const told = this.told?.history[this.at]?.events.length ? this.settled(signal) : null;
      this.go(this.at + 1);
      await told;
      const sheet = this.table?.busy ?? false;
      await wait((sheet ? READ : BREATH) * pace.hold, signal);
      // A page without motion is not to be frozen by a loop without a pause.
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (!signal.aborted) this.playing = false;
  }

  /** Until the table has told a step. */
  private settled(over: AbortSignal): Promise<void> {
    return new Promise<void>((resolve) => {
      const done = (): void => {
        this.removeEventListener('cb-settled', done);
        over.removeEventListener('abort', done);
        resolve();
      };
      this.addEventListener('cb-settled', done);
      over.addEventListener('abort', done);
    });
  }

  override render(): TemplateResult {
    const { table, trouble, said } = this;
    if (trouble) return html`<p role="alert">${trouble}</p>`;
    if (!table) return html`<p>${said.loading}</p>`;
    return html`${table}${this.controls()}`;
  }

  private controls(): TemplateResult {
    const { said, at, length, playing } = this;
    const button = (name: string, icon: SVGTemplateResult, off: boolean, press: () => void): TemplateResult =>
      html`<button aria-label=${name} title=${name} aria-disabled=${off} @click=${press}>
        <svg viewBox="0 0 24 24" aria-hidden="true" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${icon}</svg>
      </button>`;
    const to = (step: () => number) => (): void => {
      this.playing = false;
      this.go(step());
    };
    return html`<div class="controls" role="group" aria-label=${said.controls} @keydown=${this.onKey}>
      ${button(
        said.first,
        icons.first,
        at === 0,
        to(() => 0),
      )}
      ${button(
        said.back,
        icons.back,
        at === 0,
        to(() => this.at - 1),
      )}
      ${button(playing ? said.pause : said.play, playing ? icons.pause : icons.play, length === 0, () => {
        this.playing = !this.playing;
      })}
      ${button(
        said.next,
        icons.next,
        at === length,
        to(() => this.at + 1),
      )}
      ${button(
        said.last,
        icons.last,
        at === length,
        to(() => this.length),
      )}
      <label
        ><span class="spoken">${said.step}</span>
        <input
          type="range"
          min="0"
          max=${length}
          .value=${String(at)}
          aria-valuetext="${said.at(at, length)}: ${this.sentence}"
          @input=${this.onSlide}
        />
        <span class="at" aria-hidden="true">${said.at(at, length)}</span></label
      >
    </div>`;
  }

  /** What the step where it stands made happen. */
  private get sentence(): string {
    const { told, at, kit } = this;
    const taken = at > 0 ? told?.history[at - 1] : undefined;
    if (!taken || !kit || !told) return this.said.begins;
    const cast = { names: this.table!.players.map(({ name }) => name), you: this.you < 0 ? null : this.you };
    return taken.events.map((event) => tellEvent(kit.texts[this.language], event, cast)).join(' ');
  }

  private onSlide(event: Event): void {
    this.playing = false;
    this.go(Number((event.target as HTMLInputElement).value));
  }

  /** The slider has these keys by itself. */
  private onKey(event: KeyboardEvent): void {
    const goals: { readonly [key: string]: number } = {
      ArrowLeft: this.at - 1,
      ArrowRight: this.at + 1,
      Home: 0,
      End: this.length,
    };
    const goal = goals[event.key];
    if (goal === undefined || (event.target as Element).matches('input')) return;
    event.preventDefault();
    this.playing = false;
    this.go(goal);
  }
}

const icons = {
  first: svg`<path d="M5 5V19M19 5L9 12L19 19Z"></path>`,
  back: svg`<path d="M17 5L7 12L17 19Z"></path>`,
  play: svg`<path d="M7 4L20 12L7 20Z"></path>`,
  pause: svg`<path d="M6 5H9V19H6ZM15 5H18V19H15Z"></path>`,
  next: svg`<path d="M7 5L17 12L7 19Z"></path>`,
  last: svg`<path d="M19 5V19M5 5L15 12L5 19Z"></path>`,
};

declare global {
  interface HTMLElementTagNameMap {
    'cb-replay': CbReplay;
  }
}
