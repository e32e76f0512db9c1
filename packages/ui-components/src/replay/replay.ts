import { type GameTypes, Invalid, type Match, type Viewer } from '@cheeseboard/engine';
import { type Moment, momentsOf, readRecord, storyOf } from '@cheeseboard/engine/records';
import { type Cast, tellEvent } from '@cheeseboard/engine/text';
import { html, type PropertyValues, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { artStyles } from '../art/ink.ts';
import { CheeseElement } from '../element.ts';
import { CbStepEvent } from '../events/study.ts';
import { findKit, type GameKit, kitIds, NotFetched } from '../kits/registry.ts';
import { type PaceName, paceOf, wait } from '../motion/pace.ts';
import { tableParts } from '../table/parts.ts';
import type { TableElement } from '../table/table.ts';
import { baseStyles } from '../theme/base.ts';
import { replayStyles } from './styles.ts';
import { type ReplayWords, replayWords } from './words.ts';

/** Pause between two steps during playback, and the time to read a sheet. */
const STEP_PAUSE_MS = 500;
const SHEET_PAUSE_MS = 2500;

/**
 * Replays a recorded match: with buttons, arrow keys, a slider, or automatically. A step forward is animated; a step back or a jump is not.
 * The slider marks the moments that mattered in a finished match, and a list leads to them. Everybody is called by name.
 *
 * @element cb-replay
 * @fires {CbStepEvent} cb-step - The replay moved to another step.
 * @fires {CbSceneEvent} cb-scene - The next scene of an animation is drawn.
 * @fires {CbSettledEvent} cb-settled - The animation of a step is over.
 * @fires {CbGoOnEvent} cb-go-on - The reader closed a sheet.
 * @cssproperty [--cb-table-min-height=34rem] - The height below which the table scrolls.
 * @csspart card - The drawing of each card, where the game has cards.
 * @csspart die - Each die, where the game has dice.
 * @csspart pile - Each of the player's own piles.
 * @csspart place - The area of a place on the board.
 * @csspart token - The drawing of each of the player's own tokens.
 * @csspart seat - Each seat at the table.
 * @csspart bar - The row of buttons that open the panel.
 * @csspart panel - The panel with log, chat, scores or help.
 * @csspart sheet - The summary at the end of a deal or of the game.
 * @csspart note - The reason for a refusal, or a hint.
 * @example `<cb-replay record="cheeseboard record 1 …" at="12"></cb-replay>`
 */
export class CbReplay extends CheeseElement {
  static override styles = [baseStyles, artStyles, replayStyles];

  /** The record, as written by the engine's `writeRecord`. */
  @property() record = '';

  /** The current step: the number of steps taken. */
  @property({ type: Number, reflect: true }) at = 0;

  /** The seat whose view is shown, or −1 for a spectator's. */
  @property({ type: Number }) you = -1;

  /** Plays automatically. */
  @property({ type: Boolean, reflect: true }) playing = false;

  /** Address of the rules page. */
  @property({ attribute: 'rules-href' }) rulesHref = '';

  /** How fast the table tells what happens: `slow`, `natural` or `fast`. */
  @property() pace: PaceName = 'natural';

  @state() private errorText = '';
  @state() private table: TableElement<GameTypes> | null = null;
  private kit: GameKit | null = null;
  private replayed: Match | null = null;
  /** The moments that mattered; none in a match that is not over. */
  private moments: readonly Moment[] = [];
  private shownStep: { readonly step: number; readonly you: number } | null = null;
  private readCount = 0;
  private playback: AbortController | null = null;

  /** The recorded match. */
  get match(): Match | null {
    return this.replayed;
  }

  /** Number of steps in the record. */
  get length(): number {
    return this.replayed?.length ?? 0;
  }

  /** Goes to a step. A number outside the match goes to its start or end. */
  go(step: number): void {
    const target = Math.max(0, Math.min(Math.round(step), this.length));
    if (target === this.at) return;
    this.at = target;
    this.dispatchEvent(new CbStepEvent(target, this.length));
  }

  private get labels(): ReplayWords {
    return replayWords[this.language];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.playing = false;
    this.playback?.abort();
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    if (changedProperties.has('record')) void this.read();
    else this.updateTable();
  }

  protected override updated(changedProperties: PropertyValues<this>): void {
    if (changedProperties.has('playing')) void this.play();
  }

  private async read(): Promise<void> {
    this.readCount += 1;
    const { readCount, record } = this;
    this.replayed = null;
    this.shownStep = null;
    this.playing = false;
    const id = /^game: (\S+)/m.exec(record)?.[1] ?? '';
    let kit: GameKit | null = null;
    try {
      kit = await findKit(id);
      if (readCount !== this.readCount) return;
      if (record.trim() === '') throw new Invalid('record', 'it is empty');
      if (id !== '' && !kit) throw new Invalid('record', `no game "${id}" among ${kitIds().join(', ')}`);
      this.replayed = readRecord(record, kit ? [kit.game] : []);
    } catch (error) {
      if (readCount !== this.readCount) return;
      if (!(error instanceof Invalid || error instanceof NotFetched)) throw error;
      this.errorText = error instanceof Invalid ? this.labels.invalid(error.message) : this.words.notFetched;
      this.table = null;
      console.error(`<cb-replay> ${error.message}`);
      return;
    }
    const story = storyOf(this.replayed);
    this.moments = story ? momentsOf(story) : [];
    this.errorText = '';
    if (kit !== this.kit || !this.table)
      this.table = document.createElement(kit!.table) as TableElement<GameTypes>;
    this.kit = kit;
    this.table.className = 'table';
    this.table.setAttribute('exportparts', tableParts);
    this.at = Math.max(0, Math.min(this.at, this.length));
    this.requestUpdate();
  }

  /** Gives the table the view and log at the current step. */
  private updateTable(): void {
    const { table, replayed, at } = this;
    if (!table || !replayed) return;
    table.rulesHref = this.rulesHref;
    table.pace = this.pace;
    table.fullLog = true;
    table.byName = true;
    table.players = Array.from({ length: replayed.seats }, (_, seat) => ({
      name: replayed.players[seat] || this.labels.player(seat + 1),
    }));
    const { you } = this;
    if (this.shownStep?.step === at && this.shownStep.you === you) return;
    const leap = this.shownStep !== null && at !== this.shownStep.step + 1;
    const isForward = this.shownStep !== null && at > this.shownStep.step;
    this.shownStep = { step: at, you };
    table.closeSheet();
    table.moves = [];
    const { viewer } = this;
    const view = (step: number) => replayed.game.view(replayed.at(step), viewer);
    const log = (step: number) => replayed.events(viewer, 0, step);
    // After a jump forward, animate only the last step, so that the sheet at the end of a game opens as in the match.
    if (leap && isForward) table.jumpTo(view(at - 1), log(at - 1));
    table.view = view(at);
    table.log = log(at);
    if (leap) void table.updateComplete.then(() => table.skip());
  }

  /** Plays step by step to the end, at the table's pace. */
  private async play(): Promise<void> {
    this.playback?.abort();
    if (!this.playing) return;
    this.playback = new AbortController();
    const { signal } = this.playback;
    await this.updateComplete;
    if (this.at === this.length) this.go(0);
    while (!signal.aborted && this.at < this.length) {
      const pace = paceOf(this, this.pace);
      const animationEnd = this.replayed?.history[this.at]?.events.length ? this.untilSettled(signal) : null;
      this.go(this.at + 1);
      await animationEnd;
      const sheet = this.table?.busy ?? false;
      await wait((sheet ? SHEET_PAUSE_MS : STEP_PAUSE_MS) * pace.hold, signal);
      // Yield to the page, even when animations take no time.
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (!signal.aborted) this.playing = false;
  }

  /** Resolves when the animation of a step is over. */
  private untilSettled(endSignal: AbortSignal): Promise<void> {
    return new Promise<void>((resolve) => {
      const finish = (): void => {
        this.removeEventListener('cb-settled', finish);
        endSignal.removeEventListener('abort', finish);
        resolve();
      };
      this.addEventListener('cb-settled', finish);
      endSignal.addEventListener('abort', finish);
    });
  }

  override render(): TemplateResult {
    const { table, errorText, labels } = this;
    if (errorText) return html`<p role="alert">${errorText}</p>`;
    if (!table) return html`<p>${labels.loading}</p>`;
    return html`${table}${this.controls()}`;
  }

  private controls(): TemplateResult {
    const { labels, at, length, playing } = this;
    const button = (
      name: string,
      icon: SVGTemplateResult,
      isDisabled: boolean,
      press: () => void,
    ): TemplateResult =>
      html`<button aria-label=${name} title=${name} aria-disabled=${isDisabled} @click=${press}>
        <svg viewBox="0 0 24 24" aria-hidden="true" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${icon}</svg>
      </button>`;
    const goTo = (step: () => number) => (): void => {
      this.playing = false;
      this.go(step());
    };
    return html`<div class="controls" role="group" aria-label=${labels.controls} @keydown=${this.onKey}>
      ${button(
        labels.first,
        icons.first,
        at === 0,
        goTo(() => 0),
      )}
      ${button(
        labels.back,
        icons.back,
        at === 0,
        goTo(() => this.at - 1),
      )}
      ${button(playing ? labels.pause : labels.play, playing ? icons.pause : icons.play, length === 0, () => {
        this.playing = !this.playing;
      })}
      ${button(
        labels.next,
        icons.next,
        at === length,
        goTo(() => this.at + 1),
      )}
      ${button(
        labels.last,
        icons.last,
        at === length,
        goTo(() => this.length),
      )}
      ${this.moments.length === 0 ? '' : this.momentList()}
      <label
        ><span class="spoken">${labels.step}</span>
        <span class="slider">
          ${this.moments.map(({ step, kind }) => html`<i class=${kind} .style="--share:${String(step / length)}"></i>`)}
          <input
            type="range"
            min="0"
            max=${length}
            .value=${String(at)}
            aria-valuetext="${labels.stepOf(at, length)}: ${this.sentence}"
            @input=${this.onSlide}
          />
        </span>
        <span class="at" aria-hidden="true">${labels.stepOf(at, length)}</span></label
      >
    </div>`;
  }

  /** The moments that mattered, to jump to. */
  private momentList(): TemplateResult {
    const { labels, at, moments } = this;
    const choose = ({ target }: Event): void => {
      this.playing = false;
      this.go(Number((target as HTMLSelectElement).value));
    };
    return html`<select aria-label=${labels.moments} @change=${choose}>
      <option disabled .selected=${!moments.some(({ step }) => step === at)}>${labels.moments}</option>
      ${moments.map(
        (moment) =>
          html`<option value=${moment.step} .selected=${moment.step === at}>${moment.step}: ${this.momentText(moment)}</option>`,
      )}
    </select>`;
  }

  private momentText({ step, kind, leaders }: Moment): string {
    const { labels, kit, replayed, cast } = this;
    const names = new Intl.ListFormat(this.language).format(leaders.map((seat) => cast.names[seat]!));
    if (kind !== 'round') return labels[kind](names);
    const event = replayed!
      .events('spectator', step - 1, step)
      .find((candidate) => kit!.game.endsRound?.([candidate]));
    return event ? tellEvent(kit!.texts[this.language], event, cast) : labels.lead(names);
  }

  /** Everybody by name: others watch a replay from the same seat. */
  private get cast(): Cast {
    return { names: this.table!.players.map(({ name }) => name), you: null };
  }

  /** The events of the current step as text. */
  private get sentence(): string {
    const { replayed, at, kit } = this;
    if (at === 0 || !kit || !replayed) return this.labels.begins;
    const events = replayed.events(this.viewer, at - 1, at);
    return events.map((event) => tellEvent(kit.texts[this.language], event, this.cast)).join(' ');
  }

  private get viewer(): Viewer {
    return this.you < 0 || this.you >= (this.replayed?.seats ?? 0) ? 'spectator' : this.you;
  }

  private onSlide(event: Event): void {
    this.playing = false;
    this.go(Number((event.target as HTMLInputElement).value));
  }

  /** Handles arrow keys, Home and End outside the slider, which handles them natively. */
  private onKey(event: KeyboardEvent): void {
    const stepByKey: { readonly [key: string]: number } = {
      ArrowLeft: this.at - 1,
      ArrowRight: this.at + 1,
      Home: 0,
      End: this.length,
    };
    const goal = stepByKey[event.key];
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
