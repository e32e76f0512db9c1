import { type GameTypes, Invalid, type Match, seededChance } from '@cheeseboard/engine';
import { type Level, levels, observe } from '@cheeseboard/engine/bots';
import { html, type PropertyValues, render, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { CheeseElement } from '../element.ts';
import { CbGameOverEvent } from '../events/game.ts';
import type { CbHintEvent } from '../events/hint.ts';
import { CbMoveEvent } from '../events/move.ts';
import type { AutoPass } from '../gouda-gouda/passing.ts';
import { findKit, type GameKit, kitIds, NotFetched } from '../kits/registry.ts';
import { paceOf, wait } from '../motion/pace.ts';
import { atRest } from '../table/at-rest.ts';
import { tableParts } from '../table/parts.ts';
import type { TablePlayer } from '../table/player.ts';
import type { TableElement } from '../table/table.ts';
import { baseStyles } from '../theme/base.ts';
import { LocalMatch } from './local-match.ts';
import { Minds } from './minds.ts';
import { gameStyles } from './styles.ts';
import { gameWords } from './words.ts';

/** Who sits there when nobody has said. */
const cheeses = ['Edam', 'Brie', 'Feta', 'Gouda', 'Colby', 'Stilton'];
/** A player takes at least this long, so that one can follow. */
const HUMAN = 700;

/**
 * A whole game against bots, in one tag, on any page.
 *
 * @element cb-game
 * @fires {CbMoveStartEvent} cb-move-start - The reader begins a move with a piece; `targets` are the moves it can make.
 * @fires {CbMoveEvent} cb-move - The reader wants a legal move. Cancel it to refuse.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The reader's move has come to rest.
 * @fires {CbSceneEvent} cb-scene - A scene of what happened is drawn.
 * @fires {CbSettledEvent} cb-settled - Everything has been told: the table shows the match as it stands.
 * @fires {CbGoOnEvent} cb-go-on - The sheet at the end of a deal was laid aside.
 * @fires {CbGameOverEvent} cb-game-over - The game has ended, with its result.
 * @csspart card - The drawing of each card, where the game has cards.
 * @csspart die - Each die, where the game has dice.
 * @csspart pile - Each of one's own piles.
 * @csspart place - The area of a place on the board.
 * @csspart token - The drawing of a token of one's own.
 * @csspart seat - Each seat at the table.
 * @csspart panel - The drawer or the side panel.
 * @csspart sheet - The end of a deal or of the game.
 * @csspart note - Why something was refused.
 * @example `<cb-game game="david-goliath" players="4" bots="steady" lang="nl"></cb-game>`
 */
export class CbGame extends CheeseElement {
  static override styles = [baseStyles, gameStyles];

  /** Which game: `david-goliath`. */
  @property() game = '';

  /** How many sit at the table, the reader included. Left out: as few as the game needs. */
  @property({ type: Number }) players = 0;

  /** `easy`, `steady` or `sharp`; or one for each bot with spaces between. */
  @property() bots = 'steady';

  /** The reader's seat, counted from 0; −1 to watch. */
  @property({ type: Number }) you = 0;

  /** Names by seat, with commas between. */
  @property() names = '';

  /** The game's options as JSON: `{"deals": 1}`. */
  @property() options = '';

  /** The same seed deals the same cards. */
  @property() seed = '';

  /** How long a sharp bot may think, in milliseconds. */
  @property({ type: Number }) budget = 500;

  /** Without the button that asks for a hint. */
  @property({ type: Boolean, attribute: 'no-hints' }) noHints = false;

  /** Where the rules are. */
  @property({ attribute: 'rules-href' }) rulesHref = '';

  /** The first tap plays. */
  @property({ type: Boolean, attribute: 'one-tap' }) oneTap = false;

  /** Everything in less than half the time. */
  @property({ type: Boolean }) fast = false;

  @state() private trouble = '';
  /** What went wrong may go well the next time. */
  private again = false;
  @state() private sure = false;
  @state() private table: TableElement<GameTypes> | null = null;
  private local: LocalMatch | null = null;
  private minds: Minds | null = null;
  private kit: GameKit | null = null;
  /** Aborted when another match begins or the element leaves the page. */
  private life = new AbortController();
  /** Of the match whose steps are being taken. */
  private playing: AbortSignal | null = null;
  /** Aborted when the reader plays: then no hint is wanted any more. */
  private hinting = new AbortController();
  private busySeat: number | null = null;
  private dealt = 0;
  private shown: GameTypes['state'] | null = null;

  /** The match that is being played: to save its record, to look at its result. */
  get match(): Match | null {
    return this.local?.match ?? null;
  }

  /** Begins again, with other cards unless there is a seed. */
  newGame(): void {
    this.sure = false;
    void this.begin();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The first time, the first update begins.
    if (!this.hasUpdated) return;
    this.life = new AbortController();
    if (!this.trouble) void (this.local ? this.goOn() : this.begin());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.life.abort();
    this.minds?.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const other = ['game', 'players', 'bots', 'you', 'options', 'seed'] as const;
    if (other.some((name) => changed.has(name))) void this.begin();
    else this.show();
  }

  private async begin(): Promise<void> {
    this.life.abort();
    this.minds?.stop();
    this.life = new AbortController();
    const { signal } = this.life;
    this.local = null;
    if (!this.isConnected) return;
    const words = gameWords[this.language];
    let kit: GameKit | null = null;
    try {
      if (this.game !== '') kit = await findKit(this.game);
      if (signal.aborted) return;
      if (!kit) throw new Invalid('options', `${words.unknown(this.game)} ${kitIds().join(', ')}`);
      this.local = this.seat(kit);
      this.trouble = '';
    } catch (error) {
      if (signal.aborted) return;
      this.table = null;
      if (error instanceof NotFetched) this.fail(this.words.notFetched, error);
      else if (!(error instanceof Invalid || error instanceof SyntaxError)) throw error;
      else this.fail(kit ? words.invalid(error.message) : error.message, error);
      return;
    }
    if (kit !== this.kit || !this.table)
      this.table = document.createElement(kit!.table) as TableElement<GameTypes>;
    this.kit = kit;
    this.minds = new Minds(kit!);
    this.table.className = 'table';
    this.table.setAttribute('exportparts', tableParts);
    this.dealt += 1;
    this.show();
    await this.goOn();
  }

  /** Nothing is laid half: a sentence says why. */
  private fail(trouble: string, error: Error): void {
    this.trouble = trouble;
    this.again = error instanceof NotFetched;
    console.error(`<cb-game> ${error.message}`);
  }

  private seat({ game }: GameKit): LocalMatch {
    const wanted = this.bots.split(/[\s,]+/).filter(Boolean);
    const known = wanted.filter((level): level is Level => levels.includes(level as Level));
    if (known.length !== wanted.length || known.length === 0) {
      throw new Invalid('options', `bots are ${levels.join(', ')}`);
    }
    const seats = this.players || game.seats.min;
    const seed =
      this.seed === '' ? crypto.getRandomValues(new Uint32Array(1))[0]! : `${this.seed} ${this.dealt}`;
    return new LocalMatch(
      game,
      {
        seats,
        options: this.options === '' ? {} : JSON.parse(this.options),
        you: this.you < 0 ? null : this.you,
        levels: known,
      },
      seededChance(seed),
    );
  }

  /** Draws and bots, until it is the reader's turn or the game is over. */
  private async goOn(): Promise<void> {
    const { local } = this;
    const { signal } = this.life;
    if (!local || this.playing === signal || signal.aborted) return;
    this.playing = signal;
    try {
      while (await this.step(local, signal));
    } catch (error) {
      if (signal.aborted) return;
      this.busySeat = null;
      // The bots' file has not come. The match stays, for the next try.
      if (!(error instanceof NotFetched)) throw error;
      this.fail(this.words.notFetched, error);
    } finally {
      if (this.playing === signal) this.playing = null;
    }
  }

  private tryAgain(): void {
    if (this.local) this.trouble = '';
    void (this.local ? this.goOn() : this.begin());
  }

  /** One step of somebody else than the reader. False when there is none to take. */
  private async step(local: LocalMatch, over: AbortSignal): Promise<boolean> {
    await this.updateComplete;
    if (this.table) await atRest(this.table, over);
    if (over.aborted) return false;
    if (local.draw()) {
      this.show();
      return true;
    }
    const { match } = local;
    const at = match.length;
    for (const seen of local.asked()) {
      const seat = seen.view.viewer as number;
      this.busySeat = seat;
      this.show();
      const [{ move }] = await Promise.all([
        this.minds!.ask({
          level: local.levelOf(seat),
          seen,
          budget: { milliseconds: this.budget },
          seed: at * 16 + seat,
        }),
        wait(HUMAN * paceOf(this, this.fast).hold, over),
      ]);
      this.busySeat = null;
      if (over.aborted) return false;
      // The reader was faster: what was thought is worth nothing now.
      if (match.length !== at) return true;
      if (move && match.play(seat, move).ok) {
        this.show();
        return true;
      }
    }
    this.show();
    return false;
  }

  /** Hands the table what its reader may know. */
  private show(): void {
    const { table, local } = this;
    if (!table || !local) return;
    const { match, you } = local;
    table.players = this.cast(local);
    table.rulesHref = this.rulesHref;
    table.hints = !this.noHints;
    table.oneTap = this.oneTap;
    table.fast = this.fast;
    // Only bots sit there besides the reader, and they read nothing from the time that an answer takes (GG-13).
    if ('autoPass' in table) table.autoPass = 'idle' satisfies AutoPass;
    table.explain = (move) => (you === null ? null : match.refusal(you, move));
    table.moves = you === null ? [] : match.legalMoves(you);
    render(this.buttons(), table, { host: this });
    if (this.shown === match.state) return;
    this.shown = match.state;
    table.view = match.view(you ?? 'spectator');
    table.log = local.log;
    if (match.result) this.dispatchEvent(new CbGameOverEvent(match.result));
  }

  private cast(local: LocalMatch): TablePlayer[] {
    const given = this.names.split(',').map((name) => name.trim());
    return Array.from({ length: local.match.seats }, (_, seat) => {
      const bot = local.isBot(seat);
      const usual = bot ? cheeses[seat % cheeses.length]! : gameWords[this.language].you;
      return { name: given[seat] || usual, bot, thinking: this.busySeat === seat };
    });
  }

  override render(): TemplateResult {
    const { table, trouble } = this;
    const words = gameWords[this.language];
    if (trouble)
      return html`<p role="alert">${trouble}</p>
        ${this.again ? html`<button @click=${this.tryAgain}>${words.again}</button>` : ''}`;
    if (!table) return html`<p>${words.loading}</p>`;
    return html`<div class="table" @cb-move=${this.onMove} @cb-hint=${this.onHint}>${table}</div>`;
  }

  /** In the table's own bar, and on the last sheet. In mid-game the first tap asks. */
  private buttons(): TemplateResult {
    const words = gameWords[this.language];
    const begun = (this.match?.length ?? 0) > 0 && !this.match?.result;
    const ask = (): void => {
      if (begun && !this.sure) this.sure = true;
      else this.newGame();
    };
    const calm = (): void => {
      this.sure = false;
    };
    return html`<button slot="menu" @click=${ask} @blur=${calm}>${this.sure ? words.reallyNew : words.newGame}</button>
      <button slot="after" @click=${() => this.newGame()}>${words.newGame}</button>`;
  }

  private onMove(event: CbMoveEvent): void {
    const { local, table } = this;
    // Whoever listens outside hears it first, and may refuse.
    event.stopPropagation();
    if (!local || local.you === null || event.defaultPrevented) return;
    if (!this.dispatchEvent(new CbMoveEvent(event.move))) {
      event.preventDefault();
      return;
    }
    const played = local.match.play(local.you, event.move);
    if (!played.ok) {
      event.preventDefault();
      table?.refuse(played.refusal);
      return;
    }
    this.hinting.abort();
    this.show();
    void this.goOn();
  }

  /** A sharp player looks at what the reader sees; and once more if somebody else acted meanwhile. */
  private async onHint(event: CbHintEvent): Promise<void> {
    const { minds, table, local, life, language, budget: milliseconds } = this;
    event.stopPropagation();
    if (!minds || !table || local?.you == null) return;
    this.hinting.abort();
    this.hinting = new AbortController();
    const signal = AbortSignal.any([life.signal, this.hinting.signal]);
    const names = table.players.map(({ name }) => name);
    const { match, you } = local;
    try {
      while (match.actors.includes(you)) {
        const at = match.length;
        const found = await minds.hint(observe(match, you), { language, names, milliseconds, signal });
        if (match.length !== at) continue;
        table.suggest(found ?? { move: null, text: gameWords[language].noHint });
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
