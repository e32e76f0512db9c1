import { gameFacts } from '@cheeseboard/ui-components/kits';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import type { Act, Answer, Person, Table, TableState } from '../../tables/table.ts';
import type { Connection, ListeningState } from '../../transport/transport.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { AppElement } from '../app/element.ts';
import '../app/new-version.ts';
import { address } from '../app/route.ts';
import '../app/confirm-dialog.ts';
import { loadBigScreen } from '../big-screen/load.ts';
import '../play/chat.ts';
import { hostOf, mayChooseNextGame, personAt } from '../play/seats.ts';
import { playWords } from '../play/words/index.ts';
import type { ChairDraft } from '../setup/draft.ts';
import '../setup/keep-table.ts';
import type { Setup } from '../setup/keep-table.ts';
import './people.ts';
import './invite.ts';
import { claimSeat } from './join.ts';
import { connectionTestLink } from './messages.ts';
import { missingAt } from './missing.ts';
import './game-and-rules.ts';
import './yourself.ts';
import type { CbpYourself } from './yourself.ts';

/**
 * The lobby: who is here, who is ready, the game and its rules, and the link for others.
 *
 * @element cbp-lobby
 * @slot notice - A question to the reader.
 */
@customElement('cbp-lobby')
export class CbpLobby extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        inline-size: min(100%, 72rem);
        margin-inline: auto;
      }
      .room {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1rem;
      }
      .side,
      .main {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1rem;
        align-content: start;
      }
      @media (min-width: 60rem) {
        .room {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        }
      }
      .chat {
        display: grid;
        block-size: 22rem;
      }
      .go .news {
        flex-basis: 100%;
        font-weight: 700;
      }
      .cannot-join {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 1rem;
        align-items: center;
        justify-content: space-between;
      }
      .line {
        padding: 0.6rem 1rem;
        border: 2px solid var(--cb-danger);
      }
    `,
  ];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) state!: TableState;
  /** The whole link; empty for guests. */
  @property({ attribute: false }) link = '';
  /** The whole link for a big screen, which guests have too. */
  @property({ attribute: false }) bigScreenLink = '';
  @property({ attribute: false }) listening: ListeningState = 'opening';
  /** Whether this browser could not save the table. */
  @property({ attribute: false }) unsaved = false;
  /** Whether somebody is connecting. Always false for guests, who do not know. */
  @property({ attribute: false }) connecting = false;
  /** Whether somebody called and could not connect. Always false for guests, who do not know. */
  @property({ attribute: false }) hasFailedCall = false;

  /** The phase that this page showed before the lobby; null if it showed none. */
  @property({ attribute: false }) from: TableState['phase'] | null = null;

  @state() private errorNote = '';
  @state() private isClosing = false;
  /** Whether the host pressed start although something was missing. */
  @state() private hasTriedToStart = false;
  @state() private isConfirmingStart = false;
  /** A sentence about what the host has changed. */
  @state() private news = '';
  @state() private isShowingBigScreen = false;
  @query('cbp-yourself') private yourself!: CbpYourself;

  private get isReaderHost(): boolean {
    return this.state.people.some(({ id, host }) => host && id === this.state.me);
  }

  private get me(): Person | undefined {
    return this.state.people.find(({ id }) => id === this.state.me);
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    const stateBefore = changedProperties.get('state');
    if (!changedProperties.has('state')) return;
    const words = this.say(lobbyWords);
    const { needed, unready } = missingAt(this.state, words);
    if (needed.length > 0 || unready === '') this.isConfirmingStart = false;
    if (this.isReaderHost) return;
    const { game, options } = this.state;
    // If the host is a big screen, any player may have chosen.
    const chooser = hostOf(this.state)?.board ? null : this.hostName;
    if (!stateBefore) {
      if (this.from)
        this.news = this.from === 'playing' ? words.matchAborted(this.hostName) : words.choosesGame(chooser);
    } else if (stateBefore.game !== game) this.news = words.newGame(chooser, this.gameName);
    else if (JSON.stringify(stateBefore.options) !== JSON.stringify(options)) {
      this.news = words.newRules(chooser);
    }
  }

  /** The table's set-up: the host plays, and everybody else's chair is open. */
  private get setup(): Setup {
    const { game, options, policy, chairs, me } = this.state;
    const setupChairs = chairs.map((chair): ChairDraft => {
      if (chair.kind === 'bot') return { kind: 'bot', level: chair.level };
      const isOwn = chair.kind === 'person' && chair.person === me;
      return isOwn ? { kind: 'person', name: '' } : { kind: 'open' };
    });
    return { game, mode: 'friends', draft: { options, policy, chairs: setupChairs } };
  }

  private get gameName(): string {
    const { game } = this.state;
    return gameFacts.find(({ id }) => id === game)?.name[this.language] ?? game;
  }

  private get hostName(): string {
    return this.state.people.find(({ host }) => host)?.name || this.say(lobbyWords).host;
  }

  override render(): TemplateResult {
    const words = this.say(lobbyWords);
    const { state: tableState, isReaderHost } = this;
    const yourself = html`<cbp-yourself .table=${this.table} .state=${tableState} .act=${this.act} .handleAnswer=${this.handleAnswer}></cbp-yourself>`;
    const peopleElement = html`<cbp-people .state=${tableState} .connecting=${this.connecting} .act=${this.act}></cbp-people>`;
    return html`<div class="stack">
      <div class="paper">
        <h1 tabindex="-1">${words.title(this.gameName)}</h1>
        <p>${isReaderHost ? words.hostLead : words.guestLead(this.hostName)}</p>
      </div>
      ${this.connectionNote()}
      <slot name="notice"></slot>
      <cbp-new-version></cbp-new-version>
      <div class="room">
        <div class="main">
          ${isReaderHost && this.link ? html`<cbp-invite .link=${this.link} .game=${tableState.game} .listening=${this.listening} .admit=${this.admit}></cbp-invite>` : nothing}
          ${isReaderHost ? html`${this.bigScreen()}${peopleElement}${yourself}` : html`${yourself}${peopleElement}${this.bigScreen()}`}
        </div>
        <div class="side">
          <div class="paper chat"><cbp-chat .lines=${tableState.chat} .me=${tableState.me} .act=${this.act}></cbp-chat></div>
          <cbp-game-and-rules .state=${tableState} .act=${this.act} ?host=${isReaderHost} ?chooses=${mayChooseNextGame(tableState)}></cbp-game-and-rules>
          ${isReaderHost ? html`<cbp-keep-table .setup=${this.setup}></cbp-keep-table>` : nothing}
          ${this.actions()}
        </div>
      </div>
      ${this.renderBottomBar()}
    </div>`;
  }

  private connectionNote(): TemplateResult {
    const words = this.say(lobbyWords);
    const { connection } = this.table;
    const announcement =
      connection.state === 'connecting'
        ? words.connectionLost
        : connection.state === 'shaky'
          ? words.connectionShaky
          : '';
    const messages = [
      announcement,
      this.unsaved ? this.say(playWords).unsaved : '',
      this.me?.replaced ? this.say(playWords).replaced : '',
    ].filter(Boolean);
    const cannotJoin = this.hasFailedCall
      ? html`<div class="paper line cannot-join"><p>${words.someoneCannotJoin}</p>${connectionTestLink(words)}</div>`
      : nothing;
    // The template has no white space, so that an empty region takes no room.
    return html`<div class="stack" role="status">${messages.map((notice) => html`<p class="paper line">${notice}</p>`)}${cannotJoin}</div>`;
  }

  /** The bar at the bottom: what is missing, and what can be done about it. */
  private renderBottomBar(): TemplateResult {
    const words = this.say(lobbyWords);
    const { needed, unready } = missingAt(this.state, words);
    const missingText = [...needed, unready].filter(Boolean).join(' ');
    const isShowingNeeds = this.hasTriedToStart && needed.length > 0;
    return html`<div class="paper go">
      <p class="news" role="status">${this.news}</p>
      ${this.isReaderHost ? this.startButton(unready, needed.length === 0) : this.renderStartBar()}
      <p role="status">${missingText === '' ? words.canStart : isShowingNeeds || this.isConfirmingStart ? '' : missingText}</p>
      <p role="alert" class="trouble">${this.errorNote || (isShowingNeeds ? missingText : '')}</p>
    </div>`;
  }

  /** The host's start button. Asks for confirmation if somebody is not ready. */
  private startButton(unready: string, canStart: boolean): TemplateResult {
    const words = this.say(lobbyWords);
    if (this.isConfirmingStart && canStart && unready) {
      return html`<cbp-confirm
        .question=${`${unready} ${words.startQuestion}`}
        .yes=${words.startConfirm}
        @cbp-yes=${() => this.act({ kind: 'start' })}
        @cbp-no=${() => this.confirmStart(false)}
      ></cbp-confirm>`;
    }
    const hasOpenSeat = this.state.chairs.some(({ kind }) => kind === 'open');
    return html`<button class="button first" @click=${this.start}>${words.start}</button>
      ${hasOpenSeat ? html`<button class="button small" @click=${this.fillWithBots}>${words.fillWithBots}</button>` : nothing}`;
  }

  private renderStartBar(): TemplateResult {
    const words = this.say(lobbyWords);
    const { me } = this;
    return html`${
      me?.seat == null
        ? nothing
        : html`<button class="button ${me.ready ? '' : 'first'}" @click=${this.onReady}>${me.ready ? words.setNotReady : words.setReady}</button>`
    }
      <p>${this.state.people.some(({ host, board }) => host && board) ? words.startsByItself : words.hostStarts(this.hostName)}</p>`;
  }

  private bigScreen(): TemplateResult | typeof nothing {
    if (!this.bigScreenLink) return nothing;
    if (!this.isShowingBigScreen)
      return html`<div class="row"><button class="button" @click=${this.showBigScreen}>${this.say(playWords).showOnBigScreen}</button></div>`;
    return html`<div class="paper"><cbp-show-big-screen .link=${this.bigScreenLink} .here=${true}></cbp-show-big-screen></div>`;
  }

  private async showBigScreen(): Promise<void> {
    await loadBigScreen();
    this.isShowingBigScreen = true;
    await this.updateComplete;
    this.renderRoot.querySelector('cbp-show-big-screen')?.arrive();
  }

  private actions(): TemplateResult {
    const words = this.say(lobbyWords);
    if (this.isClosing) {
      return html`<cbp-confirm
        .question=${words.closeQuestion}
        .yes=${words.closeConfirm}
        @cbp-yes=${this.close}
        @cbp-no=${() => this.askForConfirmation(false)}
      ></cbp-confirm>`;
    }
    return html`<div class="row">
      <a class="button small" href=${address.start}>${words.leave}</a>
      ${this.isReaderHost ? html`<button class="button small plain" @click=${() => this.askForConfirmation(true)}>${words.closeTable}</button>` : nothing}
    </div>`;
  }

  /** Admits somebody over a connection paired by hand. Only the host can. */
  private readonly admit = (connection: Connection): void => this.table.hosted?.admit(connection);

  /** Sends a command, or says why it was refused. Resolves to whether it succeeded. Sitting down requires a name. */
  private readonly act = async (act: Act): Promise<boolean> => {
    const needsName = (act.kind === 'sit' && act.seat !== null) || (act.kind === 'ready' && act.ready);
    if (needsName && !(await this.yourself.tellName())) return false;
    if (act.kind === 'ready') this.news = '';
    if (act.kind === 'claim-seat') {
      const name = personAt(this.state, act.seat)?.name ?? '';
      return this.handleAnswer(claimSeat(this.table, act.seat, name));
    }
    return this.handleAnswer(this.table.act(act));
  };

  private readonly handleAnswer = async (pendingAnswer: Promise<Answer>): Promise<boolean> => {
    const words = this.say(lobbyWords);
    const answer = await pendingAnswer;
    this.errorNote = answer.ok ? '' : 'refusal' in answer ? words.notAllowed : words.refused[answer.why];
    // Re-render, so that fields return to the actual values.
    if (!answer.ok) this.state = { ...this.state };
    return answer.ok;
  };

  private start(): void {
    const { needed, unready } = missingAt(this.state, this.say(lobbyWords));
    this.hasTriedToStart = needed.length > 0;
    if (this.hasTriedToStart) return;
    if (unready) this.confirmStart(true);
    else void this.act({ kind: 'start' });
  }

  private confirmStart(isConfirming: boolean): void {
    this.isConfirmingStart = isConfirming;
  }

  private onReady(): void {
    void this.act({ kind: 'ready', ready: !this.me?.ready });
  }

  private async fillWithBots(): Promise<void> {
    for (const [seat, { kind }] of this.state.chairs.entries()) {
      if (kind === 'open')
        await this.act({ kind: 'set-chair', seat, chair: { kind: 'bot', level: 'steady' } });
    }
  }

  private askForConfirmation(isClosing: boolean): void {
    this.isClosing = isClosing;
  }

  private async close(): Promise<void> {
    if (await this.act({ kind: 'close' })) location.hash = address.start;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-lobby': CbpLobby;
  }
}
