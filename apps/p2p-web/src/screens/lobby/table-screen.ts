/** The screen of a table with others: opens it, shows lobby or game, and reports the connection. */
import { gameFacts, isGameId } from '@cheeseboard/ui-components/kits';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { loadConfig } from '../../config.ts';
import { screenStyles } from '../../look/styles.ts';
import { settings } from '../../storage/settings.ts';
import { OpenInAnotherTab, type Table, type TableState } from '../../tables/table.ts';
import { appWords } from '../../words/app.ts';
import { invitationPage } from '../../words/invitation-page.ts';
import { type LobbyWords, lobbyWords, type Sentence } from '../../words/lobby.ts';
import { notificationWords } from '../../words/notifications.ts';
import { ScreenElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import type { BoardEvent } from '../big-screen/board-event.ts';
import { loadBigScreen } from '../big-screen/load.ts';
import '../play/ask-notifications.ts';
import { type TableNews, TableNotifications } from '../play/notifications.ts';
import { claimableSeats, claimLabel, me } from '../play/seats.ts';
import { playWords } from '../play/words/index.ts';
import { NAME_MAX_CHARACTERS } from '../setup/draft.ts';
import { claimSeat, joinTable } from './join.ts';
import './lobby.ts';
import { endedScreen, messageScreen, waitingScreen, waitingSentence } from './messages.ts';

/** A table, or a message with possible next steps. */
export type Opened = Table | { readonly say: Sentence; readonly actions?: TemplateResult };

export abstract class TableScreen extends ScreenElement {
  static override styles = screenStyles;

  @state() private table: Table | null = null;
  /** Why no table is shown; null if there is no error. */
  @state() private errorSentence: Sentence | null = null;
  @state() private actions: TemplateResult | null = null;
  /** Whether the code of the game screen has loaded. */
  @state() private isPlayScreenLoaded = false;
  /** The base URL of links to this table. It differs from the page's address if that is localhost, which others cannot open. */
  @state() private site = new URL('.', document.baseURI);
  private unsubscribe: (() => void) | null = null;
  private phase: TableState['phase'] | null = null;
  /** The table's phase before it returned to the lobby. */
  private phaseBeforeLobby: TableState['phase'] | null = null;
  private playScreenLoading: Promise<void> | null = null;
  private hasSentName = false;
  /** Whether this browser is to be a big screen: its address says so, or the reader has chosen it. */
  protected wantsBoard = false;
  private isSendingBoard = false;
  @state() private isBigScreenLoaded = false;
  /** Null while no table is open. */
  private notifications: TableNotifications | null = null;
  @state() private isAskingForNotifications = false;
  /** Counts attempts to open the table, so that the result of an outdated one is ignored. */
  private openingCount = 0;

  /** Opens the table. `take`: even if another tab has it open. */
  protected abstract open(words: LobbyWords, take: boolean): Promise<Opened>;

  protected override get hidesTopBar(): boolean {
    return this.isPlaying;
  }

  private get isPlaying(): boolean {
    const { table } = this;
    return (
      this.isPlayScreenLoaded &&
      table?.state != null &&
      table.state.phase !== 'lobby' &&
      !this.hasEnded(table)
    );
  }

  /** Whether to show that the session has ended. If the host closed the table after a finished match, the result stays on the screen instead. */
  private hasEnded({ connection, state: tableState }: Table): boolean {
    return connection.state === 'ended' && !(tableState?.phase === 'over' && connection.why === 'closed');
  }

  protected get screenTitle(): string {
    const words = this.say(lobbyWords);
    const { table } = this;
    if (this.errorSentence) return this.errorSentence.title;
    if (!table) return this.say(appWords).loading;
    if (this.hasEnded(table) && table.connection.state === 'ended')
      return words.ended[table.connection.why].title;
    if (table.state) {
      return table.state.phase === 'lobby' ? words.title(this.gameName) : this.gameName;
    }
    return table.connection.state === 'connecting'
      ? waitingSentence(table.connection.why, words, this.asleep).title
      : this.say(appWords).loading;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('cbp-board', this.onBoard as EventListener);
    void loadConfig().then(({ site }) => {
      this.site = site;
    });
    document.addEventListener('visibilitychange', this.onVisibilityChange);
    void this.openTable();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('cbp-board', this.onBoard as EventListener);
    document.documentElement.removeAttribute('data-big-screen');
    document.removeEventListener('visibilitychange', this.onVisibilityChange);
    this.closeTable();
  }

  private closeTable(): void {
    this.openingCount += 1;
    this.unsubscribe?.();
    this.unsubscribe = null;
    this.table?.leave();
    this.table = null;
    this.notifications?.end();
    this.notifications = null;
    this.isAskingForNotifications = false;
  }

  /** Opens or reopens the table; `take`: even if another tab has it open. */
  protected async openTable(take = false): Promise<void> {
    this.closeTable();
    const { openingCount: opening } = this;
    this.errorSentence = null;
    this.actions = null;
    const words = this.say(lobbyWords);
    const opened: Opened = await this.open(words, take).catch((error: unknown) =>
      this.notOpened(words, error),
    );
    if (opening !== this.openingCount) {
      if (!('say' in opened)) opened.leave();
      return;
    }
    if ('say' in opened) {
      this.errorSentence = opened.say;
      this.actions = opened.actions ?? null;
      return;
    }
    this.table = opened;
    this.notifications = new TableNotifications(
      `cheeseboard ${location.hash}`,
      () => settings.get('notifications'),
      (news) => this.tellNews(news),
    );
    this.unsubscribe = opened.subscribe(() => this.onStateChange());
    this.onStateChange();
  }

  private notOpened(words: LobbyWords, error: unknown): Opened {
    if (!(error instanceof OpenInAnotherTab)) {
      console.error(error);
      return { say: words.notOpened };
    }
    const useHereButton = html`<button class="button first" @click=${() => this.openTable(true)}>${words.useHere}</button>`;
    return { say: words.hostElsewhere, actions: html`${useHereButton}${this.homeLink()}` };
  }

  private onStateChange(): void {
    this.requestUpdate();
    this.tellName();
    void this.tellBoard();
    if (this.table) this.announce(this.notifications?.update(this.table) ?? []);
    const phase = this.table?.state?.phase ?? null;
    if (phase === this.phase) return;
    const phaseBefore = this.phase;
    this.phase = phase;
    this.phaseBeforeLobby = phase === 'lobby' ? phaseBefore : null;
    if (phase === 'playing' || phase === 'over') this.playScreenLoading = this.loadPlayScreen();
    // The screen changed without navigation, so move the focus.
    if (phaseBefore !== null && (phaseBefore === 'lobby') !== (phase === 'lobby')) void this.moveFocus();
  }

  /** Whether this browser is a big screen, or will be as soon as the host knows. */
  private get isBoard(): boolean {
    const tableState = this.table?.state;
    const person = tableState && me(tableState);
    return person?.board ?? (this.wantsBoard && person?.seat === null);
  }

  /** Tells the host, also a new one, that this browser is a big screen. */
  private async tellBoard(): Promise<void> {
    const { table } = this;
    const person = table?.state && me(table.state);
    if (!table || !this.wantsBoard || !person || person.board || this.isSendingBoard) return;
    // Whoever plays keeps the seat.
    if (person.seat !== null && table.state?.phase !== 'lobby') return;
    this.isSendingBoard = true;
    await table.act({ kind: 'board', board: true });
    this.isSendingBoard = false;
  }

  private readonly onBoard = ({ board }: BoardEvent): void => {
    this.wantsBoard = board;
    this.rememberBoard(board);
    if (board) void this.tellBoard();
    else void this.table?.act({ kind: 'board', board });
  };

  /** Keeps in the address that this browser is a big screen, so that a reload does not end it. */
  protected rememberBoard(_board: boolean): void {}

  protected override updated(): void {
    super.updated();
    const { isBoard } = this;
    // A big screen that waits for the host is read from the sofa, too.
    const isWaiting = this.wantsBoard && !this.table?.state;
    document.documentElement.toggleAttribute('data-big-screen', isBoard || isWaiting);
    if (isBoard && !this.isBigScreenLoaded) void this.loadBigScreen();
  }

  private async loadBigScreen(): Promise<void> {
    try {
      await loadBigScreen();
      this.isBigScreenLoaded = true;
    } catch (error) {
      console.error(error);
      this.errorSentence = this.say(lobbyWords).notOpened;
    }
  }

  private readonly onVisibilityChange = (): void => {
    if (document.hidden) return;
    this.notifications?.pageShown();
    this.isAskingForNotifications ||= this.notifications?.shouldAsk ?? false;
  };

  private readonly onAnswered = (): void => {
    this.isAskingForNotifications = false;
  };

  /** A knock when somebody comes to the lobby. At the table, sounds follow what is on the screen. */
  private announce(news: readonly TableNews[]): void {
    const isArrival = news.some(({ kind }) => kind === 'arrival');
    if (!isArrival || this.table?.state?.phase !== 'lobby' || !settings.get('sound')) return;
    void import('../play/sound.ts').then(({ playCue }) => playCue('arrival')).catch(() => {});
  }

  /** The notification for some news. */
  private tellNews(news: TableNews): { title: string; text: string } {
    const words = this.say(notificationWords);
    const titles = {
      turn: words.turn,
      'host-gone': words.hostGone,
      begun: words.begun,
      rematch: words.rematch,
    };
    const title =
      news.kind === 'arrival' ? words.arrival(this.listed(news.names), news.names.length) : titles[news.kind];
    return { title, text: this.gameName };
  }

  private listed(names: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(names);
  }

  private get gameName(): string {
    const game = this.table?.state?.game ?? '';
    return gameFacts.find(({ id }) => id === game)?.name[this.language] ?? game;
  }

  private notificationQuestion(): TemplateResult | typeof nothing {
    if (!this.isAskingForNotifications) return nothing;
    return html`<cbp-ask-notifications slot="notice" @cbp-answered=${this.onAnswered}></cbp-ask-notifications>`;
  }

  private async moveFocus(): Promise<void> {
    await this.playScreenLoading;
    await this.updateComplete;
    scrollTo(0, 0);
    this.arrive();
  }

  /** Sends the name from the settings. */
  private tellName(): void {
    if (this.wantsBoard) return;
    const name = settings.get('name');
    const tableState = this.table?.state;
    if (this.hasSentName || !tableState || name === '') return;
    this.hasSentName = true;
    if (this.table && nameAt(tableState) === '') void joinTable(this.table, name);
  }

  private async loadPlayScreen(): Promise<void> {
    try {
      await import('../play/play.ts');
      this.isPlayScreenLoaded = true;
    } catch (error) {
      console.error(error);
      this.errorSentence = this.say(lobbyWords).notOpened;
    }
  }

  override arrive(): void {
    const focusTarget = this.renderRoot.querySelector('cbp-lobby, cbp-board-lobby') ?? this;
    (focusTarget.shadowRoot?.querySelector<HTMLElement>('h1') ?? null)?.focus();
  }

  override render(): TemplateResult {
    const { table, errorSentence: sentence } = this;
    const words = this.say(lobbyWords);
    if (sentence) return messageScreen(sentence, this.actions ?? this.homeLink());
    if (!table) return html`<p class="column" role="status">${this.say(appWords).loading}</p>`;
    const { connection, state: tableState } = table;
    if (connection.state === 'ended' && this.hasEnded(table)) {
      return endedScreen(connection.why, words, this.homeLink(), () =>
        this.openTable(connection.why === 'elsewhere'),
      );
    }
    if (!tableState)
      return waitingScreen(connection, words, this.homeLink(), this.asleep, this.linkTo(table));
    if (tableState.phase === 'lobby')
      return html`${this.hostControls(table)}${this.lobby(table, tableState)}`;
    if (nameAt(tableState) === '' && settings.get('name') === '' && !this.isBoard)
      return this.askName(words, table, tableState);
    if (!this.isPlayScreenLoaded)
      return html`<p class="column" role="status">${this.say(appWords).loading}</p>`;
    return html`<h1 class="spoken" tabindex="-1">${this.screenTitle}</h1>
      ${this.hostControls(table)}<cbp-play .table=${table} .link=${this.linkTo(table)} @cbp-leave=${this.onLeave}>${this.notificationQuestion()}</cbp-play>`;
  }

  /** The host's controls above the table. */
  protected hostControls(_table: Table): TemplateResult | string {
    return '';
  }

  /** The link for others; empty if unknown. */
  private linkTo({ hosted, state: tableState }: Table): string {
    const invitation = hosted?.invitation ?? this.invited;
    if (!invitation) return '';
    const page =
      tableState && isGameId(tableState.game) ? invitationPage(tableState.game, this.language) : '';
    return new URL(`${page}${invitation}`, this.site).href;
  }

  /** What to say to a reader who has been at this table before, while nobody has it open. */
  protected get asleep(): Sentence | null {
    return null;
  }

  /** The invitation in this page's address. */
  protected get invited(): string {
    return '';
  }

  private lobby(table: Table, tableState: TableState): TemplateResult {
    if (this.isBoard) {
      if (!this.isBigScreenLoaded)
        return html`<p class="column" role="status">${this.say(appWords).loading}</p>`;
      return html`<cbp-board-lobby .table=${table} .state=${tableState} .link=${this.linkTo(table)}></cbp-board-lobby>`;
    }
    // The host has a link to share even if they opened the table by that link.
    const hosted = table.hosted ?? null;
    const link = hosted ? this.linkTo(table) : '';
    return html`<cbp-lobby
      .table=${table}
      .state=${tableState}
      .from=${this.phaseBeforeLobby}
      .link=${link}
      .bigScreenLink=${this.linkTo(table)}
      .listening=${hosted?.listening ?? 'open'}
      .unsaved=${hosted?.unsaved ?? false}
      .connecting=${(hosted?.connecting ?? 0) > 0}
      .hasFailedCall=${hosted?.hasFailedCall ?? false}
      >${this.notificationQuestion()}</cbp-lobby
    >`;
  }

  /** Asks a newcomer to a running game for a name: without one they could neither chat nor ask for a seat. */
  private askName(words: LobbyWords, table: Table, tableState: TableState): TemplateResult {
    const onSubmit = (event: SubmitEvent): void => {
      event.preventDefault();
      const field = (event.target as HTMLFormElement).querySelector('input')!;
      const name = field.value.trim();
      if (name === '') field.focus();
      else if (settings.set('name', name)) this.tellName();
    };
    return html`<form class="paper column stack" @submit=${onSubmit}>
      <h1 tabindex="-1">${words.nameRequiredTitle}</h1>
      <div class="field">
        <label for="name">${words.name}</label>
        <input id="name" type="text" autocomplete="nickname" maxlength=${NAME_MAX_CHARACTERS} required />
      </div>
      <div class="row"><button class="button first">${words.enterTable}</button>${this.homeLink()}</div>
      ${this.claims(table, tableState)}
    </form>`;
  }

  /** Offers the seats of people who are away: one may be the reader's own, under another key. */
  private claims(table: Table, tableState: TableState): TemplateResult | string {
    const words = this.say(playWords);
    const seats = claimableSeats(tableState);
    if (tableState.phase !== 'playing' || seats.length === 0) return '';
    return html`<p>${words.claimOffer}</p>
      <div class="row">
        ${seats.map((claimable) => {
          const claim = (): void => void claimSeat(table, claimable.seat, claimable.name);
          return html`<button type="button" class="button" @click=${claim}>${claimLabel(claimable, words)}</button>`;
        })}
      </div>`;
  }

  protected homeLink(): TemplateResult {
    return html`<a class="button" href=${address.start}>${this.say(appWords).toStart}</a>`;
  }

  protected onLeave(): void {
    location.hash = address.start;
  }
}

const nameAt = ({ people, me }: TableState): string => people.find(({ id }) => id === me)?.name ?? '';
