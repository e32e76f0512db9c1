import type { MoveBase, RefusalBase, Seat } from '@cheeseboard/engine';
import { tableText, tellRefusal } from '@cheeseboard/engine/text';
import type { CbMoveEvent, CbSceneEvent, Colour } from '@cheeseboard/ui-components';
import { html, type PropertyValues, render, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { coloursOf } from '../../look/colours.ts';
import { rulesHref } from '../../look/docs.ts';
import { screenStyles } from '../../look/styles.ts';
import { settings } from '../../storage/settings.ts';
import type { Act, Answer, Table, TableState } from '../../tables/table.ts';
import { AppElement } from '../app/element.ts';
import { Attention } from './attention.ts';
import { Bubbles } from './bubbles.ts';
import { ErrorBoundary, unreadableMessage } from './error-boundary.ts';
import './chat.ts';
import type { CbpChat } from './chat.ts';
import { cuesOf } from './cues.ts';
import { bubbleList, noticeList } from './floating.ts';
import { GameTable, type GameTableOptions } from './game-table.ts';
import './record-dialog.ts';
import type { CbpRecord } from './record-dialog.ts';
import './menu.ts';
import { address } from '../app/route.ts';
import { endButtons, fairNote } from './end-buttons.ts';
import { violationOf } from './fairness.ts';
import { isHandOffered, layoutOf, PhoneWindow } from './layout.ts';
import type { CbpMenu } from './menu.ts';
import { noticesAlone, noticesOf } from './notices.ts';
import {
  goOnAct,
  isAlone,
  isMyTurn,
  isOwnTurn,
  isReading,
  isRolling,
  me,
  mustAnswer,
  nameAt,
  namesOf,
  ownViaOf,
  personAt,
  personById,
  turnIn,
  whileAnimating,
} from './seats.ts';
import { sheetStyles } from './sheet.ts';
import { SideSwipe } from './side-swipe.ts';
import { playCue } from './sound.ts';
import { topBar } from './status-line.ts';
import { playStyles } from './styles.ts';
import { lessonBar, lessonStyles } from './teaching/lesson-bar.ts';
import { Lessons } from './teaching/lessons.ts';
import { type PlayWords, playWords } from './words/index.ts';

/** How long a message stays on the screen. */
const MESSAGE_MS = 10_000;
/** How long the undo button stays. After that, the menu still has it. */
const UNDO_OFFER_MS = 10_000;

/**
 * A running or just finished game: the game's table with status line, notices, menu and chat.
 *
 * @element cbp-play
 * @slot top - One more button above the table.
 * @slot notice - A question to the reader, among the notices.
 * @fires cbp-leave - The reader leaves the table.
 */
@customElement('cbp-play')
export class CbpPlay extends AppElement {
  static override styles = [...screenStyles, sheetStyles, playStyles, lessonStyles];

  @property({ attribute: false }) table: Table | null = null;

  /** Whether everybody is on this device: no connections, no chat. */
  @property({ type: Boolean }) local = false;

  /** Whether the browser could not save a table on this device. */
  @property({ type: Boolean }) unsaved = false;

  /** The invitation link; empty where there is none. */
  @property({ attribute: false }) link = '';

  @state() private hasLoadFailed = false;
  @state() private message = '';
  /** Notices that the reader has put away. */
  @state() private dismissed: ReadonlySet<string> = new Set();
  @state() private unread = 0;
  @state() private isUndoOffered = false;
  /** The colours of the winners while they are celebrated. */
  @state() private celebratedColours: readonly Colour[] | null = null;
  private celebrationTimer = 0;
  /** The match whose end the table has shown. */
  private toldMatch = 0;
  /** The move for which the undo button was shown. */
  private undoOffer = '';
  private hasAskedUndo = false;
  private undoTimer = 0;
  /** Whether the reader of a phone beside a big screen looks at the whole table. */
  @state() private isTableWanted: boolean = history.state?.wholeTable ?? false;
  private readonly sideSwipe = new SideSwipe();
  private phoneWindow: PhoneWindow | null = null;
  private readonly gameTable = new GameTable();
  private readonly boundary = new ErrorBoundary(() => {
    this.gameTable.clear();
    this.requestUpdate();
  });
  private readonly bubbles = new Bubbles(() => this.requestUpdate());
  private readonly lessons = new Lessons(
    (act) => this.act(act),
    () => this.requestUpdate(),
  );
  private attention: Attention | null = null;
  private unsubscribe: (() => void) | null = null;
  private earlierState: TableState | null = null;
  /** The end of a match or round that the reader is still looking at while the others play on. */
  private heldState: TableState | null = null;
  /** The newest chat line that the reader has seen; null before the first state of a new table. */
  private lastReadNumber: number | null = history.state?.chatRead ?? null;
  /** The seat of the reader's claim after it has ended, until the outcome is announced. */
  private endedClaim: Seat | null = null;
  private hasAskedRematch = false;
  private hasWithdrawnClaim = false;
  /** The position in which the reader has read the result of a round, or rolled. */
  private readRound = '';
  private isSendingNext = false;
  private messageTimer = 0;
  /** The state that the screen shows. It lags behind the table's state during animations. */
  private shown: TableState | null = null;
  /** Whether the screen already shows that it is the reader's turn. */
  private wasMyTurn = false;

  @query('.room') private room!: HTMLElement | null;
  @query('cbp-menu') private menu!: CbpMenu;
  @query('cbp-record') private recordDialog!: CbpRecord;

  /** Whether the table is still animating, or a score sheet is open. */
  get busy(): boolean {
    return this.gameTable.element?.busy ?? false;
  }

  /** Whether this browser is a big screen. */
  private get isBoard(): boolean {
    return this.tableState !== null && (me(this.tableState)?.board ?? false);
  }

  private get words(): PlayWords {
    return this.say(playWords);
  }

  private get tableState(): TableState | null {
    return this.table?.state ?? null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.attention = new Attention();
    this.phoneWindow = new PhoneWindow(() => this.requestUpdate());
    if (this.table) this.listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unsubscribe?.();
    this.unsubscribe = null;
    this.attention?.end();
    this.phoneWindow?.end();
    this.gameTable.end();
    this.lessons.end();
    clearTimeout(this.messageTimer);
    clearTimeout(this.undoTimer);
    clearTimeout(this.celebrationTimer);
  }

  private listen(): void {
    this.unsubscribe?.();
    const onStateChange = (): void => this.boundary.runGuarded(this.tableState, () => this.handleState());
    this.unsubscribe = this.table?.subscribe(onStateChange) ?? null;
    onStateChange();
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    if (changedProperties.has('table')) {
      this.earlierState = null;
      this.heldState = null;
      this.shown = null;
      if (changedProperties.get('table')) this.lastReadNumber = history.state?.chatRead ?? null;
      if (this.isConnected) this.listen();
    }
  }

  /** Handles a new state of the table. */
  private handleState(): void {
    const state = this.tableState;
    this.requestUpdate();
    if (!state) return;
    const { earlierState: before } = this;
    this.earlierState = state;
    this.wasMyTurn &&= isOwnTurn(state);
    this.offerUndo(state);
    this.bubbles.updateFromChat(state);
    if (before) {
      this.announceUndo(before, state);
      this.announceClaim(before, state);
      this.announceTimeout(before, state);
      this.holdEnd(before, state);
      this.endReading(before, state);
    } else if (this.lastReadNumber === null) this.markRead(state);
    this.countUnread(state);
    if (state.match) void this.loadTable(state.game);
    // A new host does not know who has read the result, or rolled.
    if (this.readRound === roundOf(state) && !this.isSendingNext) void this.goOn(state);
  }

  /** The state as far as the table has shown it: status line, title and sounds do not run ahead of the table's animation. */
  private shownState(state: TableState): TableState {
    const { element } = this.gameTable;
    const { match } = state;
    const animatedView = element?.animating ? element.shown : null;
    if (!animatedView || !match) return state;
    // If the element turns out not to animate, no event will report the end of an animation, so render again now.
    void element?.updateComplete.then(() => {
      if (!element.animating) this.requestUpdate();
    });
    return whileAnimating(state, match, animatedView);
  }

  /** Plays sounds and marks the tab, in step with what is on the screen. */
  private followScreen(before: TableState | null, shown: TableState): void {
    if (settings.get('sound')) for (const cue of cuesOf(before, shown, this.wasMyTurn)) playCue(cue);
    this.wasMyTurn ||= isMyTurn(shown);
    this.attention?.update(shown.phase === 'playing', shown.phase === 'playing' && mustAnswer(shown));
  }

  /** When the table has shown the end: loads how the match came about, and celebrates. Not again after a reload. */
  private celebrateIfWon(before: TableState | null, shown: TableState): void {
    const { match } = shown;
    if (shown.phase !== 'over' || !match?.result || this.toldMatch === match.number) return;
    this.toldMatch = match.number;
    void import('./story/story.ts').then(() => this.requestUpdate());
    const { viewer } = match.view;
    const { winners } = match.result;
    // On one device, and for a spectator, whoever wins is celebrated.
    const isWon =
      viewer === 'spectator' ||
      winners.some((seat) => seat === viewer || (this.local && personAt(shown, seat)));
    if (before?.phase === 'playing' && isWon && hasMotion()) void this.celebrate(shown, winners);
  }

  private async celebrate(shown: TableState, winners: readonly Seat[]): Promise<void> {
    const { CELEBRATION_MS } = await import('./story/celebration.ts');
    const colours = coloursOf(shown);
    this.celebratedColours = winners.map((seat) => colours[seat]!);
    clearTimeout(this.celebrationTimer);
    this.celebrationTimer = window.setTimeout(this.endCelebration, CELEBRATION_MS);
  }

  private readonly endCelebration = (): void => {
    this.celebratedColours = null;
  };

  private readonly drawAgain = (): void => {
    this.lessons.settled();
    this.requestUpdate();
  };

  private readonly onScene = (event: CbSceneEvent): void => {
    const { sound, events } = event;
    this.requestUpdate();
    const view = this.gameTable.element?.shown;
    const read = view && this.lessons.readWith({ view, moves: [], events });
    if (read) event.waitUntil(read);
    if (sound && settings.get('sound')) playCue(sound);
  };

  /** Tells whether the others agreed to an undo. Against bots it is done at once. */
  private announceUndo(before: TableState, after: TableState): void {
    const asksForUndo = (state: TableState): boolean => state.asks.some(({ kind }) => kind === 'undo');
    if (!before.match || !after.match || asksForUndo(after)) return;
    const isUndone = after.match.version < before.match.version;
    if (!asksForUndo(before) && !(isUndone && this.hasAskedUndo)) return;
    this.hasAskedUndo = false;
    this.showMessage(isUndone ? this.words.undone : this.words.undoRefused);
  }

  /** Shows the undo button for some seconds after the reader's move, while the move can be undone. */
  private offerUndo({ match, phase }: TableState): void {
    const offer = match?.undo && phase === 'playing' ? `${match.number} ${match.version}` : '';
    if (offer === this.undoOffer) return;
    this.undoOffer = offer;
    this.isUndoOffered = offer !== '';
    clearTimeout(this.undoTimer);
    if (this.isUndoOffered)
      this.undoTimer = window.setTimeout(() => {
        this.isUndoOffered = false;
      }, UNDO_OFFER_MS);
  }

  private readonly undo = (): void => {
    this.isUndoOffered = false;
    this.hasAskedUndo = true;
    void this.act({ kind: 'ask-undo' });
  };

  /** Tells the outcome of the reader's claim to a seat. */
  private announceClaim(before: TableState, after: TableState): void {
    const claimIn = ({ asks, me }: TableState) =>
      asks.find((ask) => ask.kind === 'claim' && ask.person === me);
    const claim = claimIn(before);
    if (claim && !claimIn(after)) this.endedClaim = claim.seat;
    const { endedClaim, words } = this;
    if (endedClaim === null || after.phase !== 'playing') return;
    const owner = personAt(after, endedClaim);
    if (owner?.id === after.me) this.showMessage(words.claimDone);
    // A bot has the seat until the log names its new owner.
    else if (!owner) return;
    else if (owner.id !== personAt(before, endedClaim)?.id) this.showMessage(words.refused.taken);
    else if (owner.connection !== 'away') this.showMessage(words.claimOwnerBack(owner.name));
    else if (!this.hasWithdrawnClaim) this.showMessage(words.claimRefused);
    this.endedClaim = null;
  }

  /** Keeps the score sheet until the reader closes it, even if somebody else has started a rematch. */
  private holdEnd(before: TableState, state: TableState): void {
    const isRematch = before.phase === 'over' && state.phase === 'playing';
    if (!isRematch) return;
    if (!this.local && !this.hasAskedRematch && !this.isBoard && this.gameTable.element?.busy)
      this.heldState ??= before;
    this.hasAskedRematch = false;
  }

  /** When the others play on after a round, closes a player's score sheet, and that of a big screen. A spectator keeps it until they close it. */
  private endReading(before: TableState, state: TableState): void {
    const { element } = this.gameTable;
    const isOver = before.match?.breath?.readers && !state.match?.breath?.readers;
    if (!isOver || !before.match || !element?.busy || state.phase !== 'playing') return;
    if (this.seat !== null || this.isBoard) element.closeSheet();
    else this.heldState ??= { ...before, match: { ...before.match, breath: null } };
  }

  /** Shows a player the result that the match waits for them to read, even after a reload. */
  private openUnreadResult(): void {
    const { tableState: state } = this;
    const { element } = this.gameTable;
    if (!state || !element || !isReading(state) || this.readRound === roundOf(state)) return;
    if (!element.busy && !element.animating) element.openResult();
  }

  private readonly onGoOn = (): void => {
    const { tableState: state } = this;
    this.requestUpdate();
    this.closeFinishedMatch();
    if (!state || !isReading(state)) return;
    this.readRound = roundOf(state);
    void this.goOn(state);
  };

  /** Tells the host that the reader has read the result, or rolls. */
  private async goOn(state: TableState): Promise<void> {
    const act = goOnAct(state);
    if (!act) return;
    this.isSendingNext = true;
    await this.act(act);
    this.isSendingNext = false;
  }

  private readonly roll = (): void => {
    const { tableState: state } = this;
    if (!state || !isRolling(state)) return;
    this.lessons.moved(null);
    this.readRound = roundOf(state);
    void this.goOn(state);
  };

  private rollIfWanted(): void {
    const { tableState: state } = this;
    if (state && settings.get('rollForMe') && this.readRound !== roundOf(state)) this.roll();
  }

  private readonly openResult = (): void => {
    this.gameTable.element?.openResult();
    this.requestUpdate();
  };

  private readonly showRematch = (): void => this.gameTable.element?.closeSheet();

  private readonly closeFinishedMatch = (): void => {
    if (!this.heldState) return;
    this.heldState = null;
    this.requestUpdate();
  };

  /** Tells that a bot moved because time was up. */
  private announceTimeout({ match: before }: TableState, state: TableState): void {
    const { match } = state;
    const late = match?.late;
    if (!late || !before || before.number !== match.number || before.late?.step === late.step) return;
    const isOwn = late.seat === match.view.viewer;
    this.showMessage(isOwn ? this.words.yourTimeUp : this.words.timeUp(nameAt(state, late.seat, this.words)));
  }

  private get isChatInSight(): boolean {
    return this.gameTable.element?.querySelector<CbpChat>('cbp-chat')?.isInSight ?? false;
  }

  private countUnread(state: TableState): void {
    if (this.isChatInSight) this.markRead(state);
    this.unread = state.chat.filter(
      ({ number, person }) => number > (this.lastReadNumber ?? 0) && person !== state.me,
    ).length;
  }

  private onRead(): void {
    if (this.tableState) this.markRead(this.tableState);
    this.unread = 0;
  }

  /** Remembers the newest chat line as read, even after a reload. */
  private markRead({ chat }: TableState): void {
    const newestNumber = chat.at(-1)?.number ?? 0;
    if (newestNumber === this.lastReadNumber) return;
    this.lastReadNumber = newestNumber;
    history.replaceState({ ...history.state, chatRead: newestNumber }, '');
  }

  private async loadTable(game: string): Promise<void> {
    if (this.gameTable.kit?.game.id === game) return;
    try {
      this.hasLoadFailed = !(await this.gameTable.fetch(game));
    } catch {
      this.hasLoadFailed = true;
    }
    this.requestUpdate();
  }

  private get tableOptions(): GameTableOptions {
    const { words, language, local } = this;
    return {
      words,
      language,
      local,
      pace: settings.get('pace'),
      autoPass: settings.get('autoPass'),
      oneTap: settings.get('oneTap'),
      rulesHref: this.tableState ? rulesHref(language, this.tableState.game) : '',
      layout: this.tableState ? layoutOf(this.tableState, this.isPhone, this.isTableWanted) : 'table',
      onRefused: this.lessons.refused,
    };
  }

  private get isPhone(): boolean {
    return this.phoneWindow?.isPhone ?? false;
  }

  /** Shows the whole table or the reader's hand, also after a reload. */
  private readonly toggleTable = (): void => {
    this.isTableWanted = !this.isTableWanted;
    history.replaceState({ ...history.state, wholeTable: this.isTableWanted }, '');
  };

  private readonly onTouchStart = (event: TouchEvent): void => this.sideSwipe.begin(event);

  private readonly onTouchEnd = (event: TouchEvent): void => {
    const { tableState } = this;
    if (this.sideSwipe.end(event) && tableState && isHandOffered(tableState, this.isPhone))
      this.toggleTable();
  };

  /** Shows a sentence for a moment. */
  private showMessage(sentence: string): void {
    this.message = sentence;
    clearTimeout(this.messageTimer);
    this.messageTimer = window.setTimeout(() => {
      this.message = '';
    }, MESSAGE_MS);
  }

  /** Sends a command, or says why it was refused. Resolves to false if it was refused. */
  private readonly act = async (act: Act): Promise<boolean> => {
    if (act.kind === 'claim-seat' || act.kind === 'ask-seat')
      this.hasWithdrawnClaim = act.kind === 'ask-seat';
    if (act.kind === 'rematch') this.hasAskedRematch = true;
    const answer = await this.table?.act(act);
    if (!answer || answer.ok) return true;
    if (settings.get('sound')) playCue('refusal');
    this.showMessage(this.whyNot(answer));
    return false;
  };

  private whyNot(answer: Exclude<Answer, { readonly ok: true }>): string {
    const { words, tableState } = this;
    if ('refusal' in answer) return this.refusalText(answer.refusal);
    if (answer.why === 'paused' && tableState?.paused === tableState?.me) return words.pausedByYou;
    if (answer.why === 'paused' && tableState?.paused)
      return words.notWhilePaused(personById(tableState, tableState.paused)?.name ?? words.host);
    return words.refused[answer.why];
  }

  private refusalText(refusal: RefusalBase): string {
    const { kit } = this.gameTable;
    const { tableState } = this;
    if (!kit || !tableState) return this.words.refused['not-now'];
    const players = { names: namesOf(tableState, this.words), you: this.seat };
    return tellRefusal(kit.texts[this.language], tableText[this.language], refusal, players);
  }

  private get seat(): Seat | null {
    const viewer = this.tableState?.match?.view.viewer;
    return typeof viewer === 'number' ? viewer : null;
  }

  private async onMove(event: CbMoveEvent): Promise<void> {
    event.stopPropagation();
    this.gameTable.dropHint();
    if (this.lessons.holds(event.move)) this.gameTable.release();
    else await this.sendMove(event.move);
  }

  private async sendMove(move: MoveBase): Promise<void> {
    const { tableState, table } = this;
    if (!tableState?.match || !table) return;
    await this.lessons.resume();
    this.lessons.moved(move);
    const answer = await table.act({ kind: 'move', version: tableState.match.version, move });
    if (answer.ok) return;
    if (settings.get('sound')) playCue('refusal');
    if ('refusal' in answer) {
      this.gameTable.element?.refuse(answer.refusal);
      return;
    }
    this.gameTable.release();
    this.showMessage(this.whyNot(answer));
  }

  private readonly openRecord = (): void => void this.recordDialog.open();

  private onHint(event: Event): void {
    event.stopPropagation();
    if (this.tableState) void this.gameTable.giveHint(this.tableState, this.tableOptions);
  }

  override render(): TemplateResult {
    const { tableState, words, table } = this;
    if (!tableState || !table) return html`<div class="waits"><p>${words.loading}</p></div>`;
    return this.boundary.draw(
      tableState,
      () => this.renderTable(tableState, table),
      () => unreadableMessage(words),
    );
  }

  private readonly dismiss = (id: string): void => {
    this.dismissed = new Set([...this.dismissed, id]);
  };

  private async continueAlone(table: Table): Promise<void> {
    const newRoom = await table.continueAlone?.();
    if (newRoom) location.hash = address.local(newRoom.room);
  }

  private renderTable(tableState: TableState, table: Table): TemplateResult {
    const { words, heldState } = this;
    const state = heldState ? { ...heldState, chat: tableState.chat } : tableState;
    const isNew = this.gameTable.show(state, this.tableOptions);
    const { element } = this.gameTable;
    this.lessons.follow(tableState, this.gameTable.kit);
    this.toggleAttribute('explains', this.lessons.isOn);
    // A reader who returns to a finished match sees its result.
    if (isNew && state.phase === 'over') void element?.updateComplete.then(this.openResult);
    if (element) render(this.slots(state), element, { host: this });
    const { language } = this;
    const shown = this.shownState(state);
    this.followScreen(this.shown, shown);
    this.celebrateIfWon(this.shown, shown);
    this.shown = shown;
    const allNotices = this.local
      ? noticesAlone(tableState, this.unsaved, words)
      : noticesOf(tableState, table, words);
    const notices = allNotices.filter(
      ({ id }) => !this.dismissed.has(id) && !(id === 'pause' && this.lessons.isPausing),
    );
    return html`${topBar({
      state: shown,
      words,
      language,
      kit: this.gameTable.kit,
      via: ownViaOf(tableState, table.connection, words),
      isEnding: state.phase === 'over' && shown.phase !== 'over',
      openMenu: () => this.menu.open(),
      isResultOpen: element?.sheetOpen ?? false,
      next: element?.animating ? (element.upcoming.map(turnIn).find((turn) => turn !== null) ?? null) : null,
      isExplaining: this.lessons.isPausing && this.isLessonShown && !mustAnswer(shown),
      openResult: this.openResult,
      undo: this.isUndoOffered && tableState.asks.length === 0 ? this.undo : null,
      handOrTable: isHandOffered(state, this.isPhone)
        ? { isTable: this.isTableWanted, toggle: this.toggleTable }
        : null,
    })}
      ${this.lessons.isOn ? this.explanation(state) : ''}
      <div class="room" @cb-move=${this.onMove} @cb-hint=${this.onHint} @cb-scene=${this.onScene} @cb-settled=${this.drawAgain} @cb-go-on=${this.onGoOn} @cb-roll=${this.roll} @touchstart=${this.onTouchStart} @touchend=${this.onTouchEnd} @pointerdown=${this.endCelebration}>
        ${element ?? this.waiting()}
        ${noticeList(notices, this.message, words, {
          act: this.act,
          waitLonger: () => table.waitLonger?.(),
          continueAlone: () => void this.continueAlone(table),
          sendLink: () => void this.menu.openLink(),
          dismiss: this.dismiss,
        })}
        ${this.celebratedColours ? html`<cbp-celebration .colours=${this.celebratedColours}></cbp-celebration>` : ''}
        ${bubbleList(this.bubbles.shown, state, words, this.room, element, !this.isChatInSight)}
      </div>
      <cbp-menu .state=${tableState} .act=${this.act} .link=${this.link} ?local=${this.local} ?passes=${this.gameTable.passes} @cbp-result=${this.openResult}></cbp-menu>
      <cbp-record .record=${state.match?.record ?? ''} .game=${state.game} .own=${this.local && !isAlone(state) ? null : this.seat}></cbp-record>`;
  }

  /** An explanation is shown once the table has shown what it is about, or in the scene that shows it. */
  private get isLessonShown(): boolean {
    return !this.gameTable.element?.animating || this.lessons.isInScene;
  }

  /** What is new, once the table has shown it. */
  private explanation({ game }: TableState): TemplateResult {
    const { lessons, language, gameTable, words } = this;
    const { lesson } = lessons;
    const titles: { readonly [rule: string]: string } = gameTable.kit?.texts[language].rules ?? {};
    const rules = {
      href: (rule: string) => rulesHref(language, game, rule),
      title: (rule: string) => titles[rule] ?? '',
    };
    return lessonBar(this.isLessonShown ? lesson : null, rules, words, {
      understood: lessons.understood,
      doAnyway: () => lesson?.heldMove && void this.sendMove(lesson.heldMove),
    });
  }

  private waiting(): TemplateResult {
    const { words } = this;
    if (!this.hasLoadFailed) return html`<div class="waits"><p>${words.loading}</p></div>`;
    return html`<div class="waits" role="alert">
      <p>${words.loadFailed}</p>
      <button class="button first" @click=${() => this.handleState()}>${words.tryAgain}</button>
    </div>`;
  }

  /** How the finished match came about, and what the audit found, for the last sheet. An accusation stands beside the buttons. */
  private story(state: TableState): TemplateResult | '' {
    if (state.phase !== 'over') return '';
    const fairness = this.local || violationOf(state.match?.fair) ? '' : fairNote(state, this.words);
    const story = this.storyElement(state);
    return story || fairness ? html`<div class="stack" slot="story">${story}${fairness}</div>` : '';
  }

  private storyElement(state: TableState): TemplateResult | '' {
    const { kit } = this.gameTable;
    const { match } = state;
    if (!match?.record || !kit) return '';
    const { game, texts } = kit;
    const isTogether = this.local && !isAlone(state);
    const told = {
      game,
      texts,
      record: match.record,
      names: namesOf(state, this.words),
      colours: coloursOf(state),
      you: isTogether ? null : this.seat,
    };
    return html`<cbp-story .told=${told}></cbp-story>`;
  }

  /** On a big screen: the code to join, while somebody could take a seat. */
  private join({ chairs, policy, phase }: TableState): TemplateResult | '' {
    const isSeatFree = policy.takeover && chairs.some(({ kind }) => kind === 'bot');
    if (phase !== 'playing' || !isSeatFree || !this.link) return '';
    return html`<cbp-join-code slot="join" .link=${this.link}></cbp-join-code>`;
  }

  /** Content of the table's slots. */
  private slots(state: TableState): TemplateResult {
    return html`${this.isBoard ? this.join(state) : ''}${
      this.local || this.isBoard
        ? ''
        : html`<cbp-chat slot="chat" .lines=${state.chat} .me=${state.me} .act=${this.act} @cbp-read=${this.onRead}></cbp-chat>`
    }${this.story(state)}${state.phase === 'over' ? html`<div class="after" slot="after">${endButtons(state, this.words, this.local, this.act, this.openRecord, this.heldState && this.showRematch)}</div>` : ''}`;
  }

  protected override updated(): void {
    const { element } = this.gameTable;
    this.boundary.watch(this.tableState, element);
    if (element) element.unread = this.unread;
    this.openUnreadResult();
    this.rollIfWanted();
  }
}

/** Whether the reader wants movement. */
const hasMotion = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches && settings.get('motion') !== 'less';

/** Identifies a position in which the match waits for people. */
const roundOf = ({ match }: TableState): string => `${match?.number} ${match?.version}`;

declare global {
  interface HTMLElementTagNameMap {
    'cbp-play': CbpPlay;
  }
}
