import { type GameTypes, Invalid, type Match, seededChance } from '@cheeseboard/engine';
import { type Level, levels, observe } from '@cheeseboard/engine/bots';
import { tellOptionsRefusal } from '@cheeseboard/engine/text';
import { html, type PropertyValues, render, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { CheeseElement } from '../element.ts';
import { CbGameOverEvent } from '../events/game.ts';
import type { CbHintEvent } from '../events/hint.ts';
import { CbMoveEvent } from '../events/move.ts';
import { findKit, type GameKit, kitIds, NotFetched } from '../kits/registry.ts';
import { type PaceName, paceOf, wait } from '../motion/pace.ts';
import type { AutoPass } from '../table/auto-pass.ts';
import { tableParts } from '../table/parts.ts';
import type { TablePlayer } from '../table/player.ts';
import type { TableElement } from '../table/table.ts';
import { untilIdle } from '../table/until-idle.ts';
import { baseStyles } from '../theme/base.ts';
import { BotRunner } from './bot-runner.ts';
import { LocalMatch } from './local-match.ts';
import { gameStyles } from './styles.ts';
import { gameWords } from './words.ts';

/** Default names of bots. */
const botNames = ['Edam', 'Brie', 'Feta', 'Gouda', 'Colby', 'Stilton'];
/** A bot takes at least this long, so that people can follow the game. */
const BOT_MIN_MS = 700;

/**
 * A whole game against bots, in one tag, on any page.
 *
 * @element cb-game
 * @fires {CbMoveStartEvent} cb-move-start - The reader picked up a piece; `targets` are the moves it can make.
 * @fires {CbMoveEvent} cb-move - The reader makes a legal move. Cancel the event to refuse it.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The reader's move has been played and animated.
 * @fires {CbRollEvent} cb-roll - The reader rolls the dice.
 * @fires {CbSceneEvent} cb-scene - The next scene of an animation is drawn.
 * @fires {CbSettledEvent} cb-settled - The animation is over: the table shows the current state.
 * @fires {CbGoOnEvent} cb-go-on - The reader closed the sheet at the end of a deal.
 * @fires {CbGameOverEvent} cb-game-over - The game has ended, with its result.
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
 * @example `<cb-game game="david-goliath" players="4" bots="steady" lang="nl"></cb-game>`
 */
export class CbGame extends CheeseElement {
  static override styles = [baseStyles, gameStyles];

  /** The game's id, as in its manifest. */
  @property() game = '';

  /** Number of players, the reader included. Default: the fewest the game allows. */
  @property({ type: Number }) players = 0;

  /** `easy`, `steady` or `sharp`; or one level per bot, separated by spaces. */
  @property() bots = 'steady';

  /** The reader's seat, counted from 0; −1 to watch bots play. */
  @property({ type: Number }) you = 0;

  /** Player names by seat, separated by commas. */
  @property() names = '';

  /** The id of a preset of the game: `first-game`. `options` change single values of it. */
  @property() preset = '';

  /** The game's options as JSON: `{"deals": 1}`. */
  @property() options = '';

  /** Seed for cards and dice: the same seed gives the same game. */
  @property() seed = '';

  /** Thinking time of a sharp bot, in milliseconds. */
  @property({ type: Number }) budget = 500;

  /** Hides the hint button. */
  @property({ type: Boolean, attribute: 'no-hints' }) noHints = false;

  /** Address of the rules page. */
  @property({ attribute: 'rules-href' }) rulesHref = '';

  /** Makes a move on the first tap, without a second tap to confirm it. */
  @property({ type: Boolean, attribute: 'single-tap' }) singleTap = false;

  /** Rolls the dice for the reader, without a tap. */
  @property({ type: Boolean, attribute: 'auto-roll' }) autoRoll = false;

  /** How fast bots and animations are: `slow`, `natural` or `fast`. */
  @property() pace: PaceName = 'natural';

  @state() private errorText = '';
  /** True if the error may be temporary, so that a retry button is offered. */
  private canRetry = false;
  @state() private confirmingNew = false;
  @state() private table: TableElement<GameTypes> | null = null;
  private localMatch: LocalMatch | null = null;
  private botRunner: BotRunner | null = null;
  private kit: GameKit | null = null;
  /** Aborts when another match starts or the element leaves the page. */
  private matchAbort = new AbortController();
  /** Signal of the match whose bots are running. */
  private runningSignal: AbortSignal | null = null;
  /** Aborts the pending hint when the reader moves. */
  private hintAbort = new AbortController();
  /** Stops waiting for the reader to roll; null if nothing waits. */
  private endRollWait: (() => void) | null = null;
  private busySeat: number | null = null;
  private matchCount = 0;
  private shownState: GameTypes['state'] | null = null;

  /** The current match, for example to save its record or read its result. */
  get match(): Match | null {
    return this.localMatch?.match ?? null;
  }

  /** Starts a new match. With a seed, it gets the next cards and dice of that seed. */
  newGame(): void {
    this.confirmingNew = false;
    void this.startMatch();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Nothing to do before the first update, which starts the first match.
    if (!this.hasUpdated) return;
    this.matchAbort = new AbortController();
    if (!this.errorText) void (this.localMatch ? this.runBots() : this.startMatch());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.matchAbort.abort();
    this.botRunner?.stop();
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    const other = ['game', 'players', 'bots', 'you', 'preset', 'options', 'seed'] as const;
    if (other.some((name) => changedProperties.has(name))) void this.startMatch();
    else this.updateTable();
    if (this.autoRoll) this.endRollWait?.();
  }

  private async startMatch(): Promise<void> {
    this.matchAbort.abort();
    this.botRunner?.stop();
    this.matchAbort = new AbortController();
    const { signal } = this.matchAbort;
    this.localMatch = null;
    if (!this.isConnected) return;
    const words = gameWords[this.language];
    let kit: GameKit | null = null;
    try {
      if (this.game !== '') kit = await findKit(this.game);
      if (signal.aborted) return;
      if (!kit) throw new Invalid('options', `${words.unknown(this.game)} ${kitIds().join(', ')}`);
      this.localMatch = this.createMatch(kit);
      this.errorText = '';
    } catch (error) {
      if (signal.aborted) return;
      this.table = null;
      if (error instanceof NotFetched) this.fail(this.words.notFetched, error);
      else if (!(error instanceof Invalid || error instanceof SyntaxError)) throw error;
      else this.fail(kit ? this.whyInvalid(kit, error) : error.message, error);
      return;
    }
    if (kit !== this.kit || !this.table)
      this.table = document.createElement(kit!.table) as TableElement<GameTypes>;
    this.kit = kit;
    this.botRunner = new BotRunner(kit!);
    if (this.bots.includes('sharp')) void this.botRunner.warm();
    this.table.className = 'table';
    this.table.setAttribute('exportparts', tableParts);
    this.matchCount += 1;
    this.updateTable();
    await this.runBots();
  }

  private whyInvalid({ texts }: GameKit, error: Error): string {
    const refusal = error instanceof Invalid ? tellOptionsRefusal(texts[this.language], error.refusal) : null;
    return refusal ?? gameWords[this.language].invalid(error.message);
  }

  /** Shows the error instead of a half-drawn table. */
  private fail(errorText: string, error: Error): void {
    this.errorText = errorText;
    this.canRetry = error instanceof NotFetched;
    console.error(`<cb-game> ${error.message}`);
  }

  private createMatch({ game }: GameKit): LocalMatch {
    const levelNames = this.bots.split(/[\s,]+/).filter(Boolean);
    const knownLevels = levelNames.filter((level): level is Level => levels.includes(level as Level));
    if (knownLevels.length !== levelNames.length || knownLevels.length === 0) {
      throw new Invalid('options', `bots are ${levels.join(', ')}`);
    }
    const preset = game.presets?.find(({ id }) => id === this.preset);
    if (this.preset !== '' && !preset) {
      const ids = game.presets?.map(({ id }) => id) ?? [];
      throw new Invalid('options', `the presets are ${ids.join(', ')}`);
    }
    const seats = this.players || game.seats.min;
    const seed =
      this.seed === '' ? crypto.getRandomValues(new Uint32Array(1))[0]! : `${this.seed} ${this.matchCount}`;
    return new LocalMatch(
      game,
      {
        seats,
        options: { ...preset?.options, ...(this.options === '' ? {} : JSON.parse(this.options)) },
        you: this.you < 0 ? null : this.you,
        levels: knownLevels,
      },
      seededChance(seed),
    );
  }

  /** Resolves chance and plays bots until it is the reader's turn or the game is over. */
  private async runBots(): Promise<void> {
    const { localMatch } = this;
    const { signal } = this.matchAbort;
    if (!localMatch || this.runningSignal === signal || signal.aborted) return;
    this.runningSignal = signal;
    try {
      while (await this.step(localMatch, signal));
    } catch (error) {
      if (signal.aborted) return;
      this.busySeat = null;
      // The bots' code could not be loaded. Keep the match for a retry.
      if (!(error instanceof NotFetched)) throw error;
      this.fail(this.words.notFetched, error);
    } finally {
      if (this.runningSignal === signal) this.runningSignal = null;
    }
  }

  private retry(): void {
    if (this.localMatch) this.errorText = '';
    void (this.localMatch ? this.runBots() : this.startMatch());
  }

  /** Plays one step for chance or a bot. Returns false if there is none. */
  private async step(local: LocalMatch, matchSignal: AbortSignal): Promise<boolean> {
    await this.updateComplete;
    if (this.table) await untilIdle(this.table, matchSignal);
    if (matchSignal.aborted) return false;
    if (local.awaitsRoll) await this.untilRolled(local, matchSignal);
    if (matchSignal.aborted) return false;
    if (local.resolveChance()) {
      this.updateTable();
      return true;
    }
    const { match } = local;
    const lengthBefore = match.length;
    for (const observation of local.botObservations()) {
      const seat = observation.view.viewer as number;
      this.busySeat = seat;
      this.updateTable();
      const [{ move }] = await Promise.all([
        this.botRunner!.ask({
          level: local.levelOf(seat),
          seen: observation,
          budget: { milliseconds: this.budget },
          seed: lengthBefore * 16 + seat,
        }),
        wait(BOT_MIN_MS * paceOf(this, this.pace).hold, matchSignal),
      ]);
      this.busySeat = null;
      if (matchSignal.aborted) return false;
      // The reader moved before the bot answered, so the answer is outdated.
      if (match.length !== lengthBefore) return true;
      if (move && match.play(seat, move).ok) {
        this.updateTable();
        return true;
      }
    }
    this.updateTable();
    return false;
  }

  /** Resolves when the reader has rolled, or wants the dice to roll by themselves. */
  private async untilRolled(local: LocalMatch, matchSignal: AbortSignal): Promise<void> {
    const { table } = this;
    if (this.autoRoll || !table) return;
    table.roller = local.you;
    await new Promise<void>((resolve) => {
      const finish = (): void => {
        table.removeEventListener('cb-roll', finish);
        matchSignal.removeEventListener('abort', finish);
        table.roller = null;
        this.endRollWait = null;
        resolve();
      };
      this.endRollWait = finish;
      table.addEventListener('cb-roll', finish);
      matchSignal.addEventListener('abort', finish);
    });
  }

  /** Gives the table the view, moves and log of the reader's seat. */
  private updateTable(): void {
    const { table, localMatch } = this;
    if (!table || !localMatch) return;
    const { match, you } = localMatch;
    table.players = this.tablePlayers(localMatch);
    table.rulesHref = this.rulesHref;
    table.hints = !this.noHints;
    table.singleTap = this.singleTap;
    table.pace = this.pace;
    // Pass at once if there is nothing to play: bots learn nothing from how long an answer takes.
    if ('autoPass' in table) table.autoPass = 'idle' satisfies AutoPass;
    table.explain = (move) => (you === null ? null : match.refusal(you, move));
    table.moves = you === null ? [] : match.legalMoves(you);
    render(this.buttons(), table, { host: this });
    if (this.shownState === match.state) return;
    this.shownState = match.state;
    table.view = match.view(you ?? 'spectator');
    table.log = localMatch.log;
    if (match.result) this.dispatchEvent(new CbGameOverEvent(match.result));
  }

  private tablePlayers(local: LocalMatch): TablePlayer[] {
    const givenNames = this.names.split(',').map((name) => name.trim());
    return Array.from({ length: local.match.seats }, (_, seat) => {
      const bot = local.isBot(seat);
      const defaultName = bot ? botNames[seat % botNames.length]! : gameWords[this.language].you;
      return { name: givenNames[seat] || defaultName, bot, thinking: this.busySeat === seat };
    });
  }

  override render(): TemplateResult {
    const { table, errorText } = this;
    const words = gameWords[this.language];
    if (errorText)
      return html`<p role="alert">${errorText}</p>
        ${this.canRetry ? html`<button @click=${this.retry}>${words.playAgain}</button>` : ''}`;
    if (!table) return html`<p>${words.loading}</p>`;
    return html`<div class="table" @cb-move=${this.onMove} @cb-hint=${this.onHint}>${table}</div>`;
  }

  /** Buttons in the table's bar and on the last sheet. During a game the first tap asks for confirmation. */
  private buttons(): TemplateResult {
    const words = gameWords[this.language];
    const hasBegun = (this.match?.length ?? 0) > 0 && !this.match?.result;
    const ask = (): void => {
      if (hasBegun && !this.confirmingNew) this.confirmingNew = true;
      else this.newGame();
    };
    const cancelConfirmation = (): void => {
      this.confirmingNew = false;
    };
    return html`<button slot="menu" @click=${ask} @blur=${cancelConfirmation}>${this.confirmingNew ? words.reallyNew : words.newGame}</button>
      <button slot="after" @click=${() => this.newGame()}>${words.newGame}</button>`;
  }

  private onMove(event: CbMoveEvent): void {
    const { localMatch, table } = this;
    // Listeners on this element get the event first and may refuse the move.
    event.stopPropagation();
    if (!localMatch || localMatch.you === null || event.defaultPrevented) return;
    if (!this.dispatchEvent(new CbMoveEvent(event.move))) {
      event.preventDefault();
      return;
    }
    const result = localMatch.match.play(localMatch.you, event.move);
    if (!result.ok) {
      event.preventDefault();
      table?.refuse(result.refusal);
      return;
    }
    this.hintAbort.abort();
    this.updateTable();
    void this.runBots();
  }

  /** Asks a sharp bot about the reader's view, and asks again if somebody moved in the meantime. */
  private async onHint(event: CbHintEvent): Promise<void> {
    const { botRunner, table, localMatch, matchAbort, language, budget: milliseconds } = this;
    event.stopPropagation();
    if (!botRunner || !table || localMatch?.you == null) return;
    this.hintAbort.abort();
    this.hintAbort = new AbortController();
    const signal = AbortSignal.any([matchAbort.signal, this.hintAbort.signal]);
    const names = table.players.map(({ name }) => name);
    const { match, you } = localMatch;
    try {
      while (match.actors.includes(you)) {
        const lengthBefore = match.length;
        const hint = await botRunner.hint(observe(match, you), { language, names, milliseconds, signal });
        if (match.length !== lengthBefore) continue;
        table.suggest(hint ?? { move: null, text: gameWords[language].noHint });
        return;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-game': CbGame;
  }
}
