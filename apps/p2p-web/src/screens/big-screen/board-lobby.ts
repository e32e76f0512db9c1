import { gameFacts } from '@cheeseboard/ui-components/kits';
import '@cheeseboard/ui-components/mouse/define';
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { coloursOf } from '../../look/colours.ts';
import { screenStyles } from '../../look/styles.ts';
import '../../look/qr.ts';
import type { Act, Chair, Table, TableState } from '../../tables/table.ts';
import { bigScreenWords } from '../../words/big-screen.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { AppElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import '../lobby/game-and-rules.ts';
import { waitingSentence } from '../lobby/messages.ts';
import { missingAt } from '../lobby/missing.ts';
import { isHost, personAt } from '../play/seats.ts';
import { BoardEvent } from './board-event.ts';

/**
 * The lobby on a big screen: the code to join, who sits where, and what is still missing. As host it starts the game once all are ready.
 *
 * @element cbp-board-lobby
 */
@customElement('cbp-board-lobby')
export class CbpBoardLobby extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1rem;
        inline-size: min(100%, 74rem);
        margin-inline: auto;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: 0.5rem 2rem;
      }
      .halves {
        display: grid;
        gap: 1rem;
        grid-template-columns: minmax(0, 1fr);
        align-items: start;
      }
      @container (min-inline-size: 48rem) {
        .halves {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
        }
      }
      .frame {
        container-type: inline-size;
      }
      .join {
        display: grid;
        justify-items: center;
        gap: 0.75rem;
        text-align: center;
      }
      cbp-qr {
        inline-size: min(100%, 20rem, 60svh);
      }
      /* On a small screen the bar would cover the code. */
      @media (max-width: 47.99rem), (max-height: 32rem) {
        .go {
          position: static;
        }
      }
      h2 {
        font-size: 1.6rem;
      }
      ol {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
        gap: 0.6rem;
      }
      li {
        display: grid;
        grid-template-columns: 3.4rem minmax(0, 1fr);
        gap: 0 0.8rem;
        align-items: center;
        min-block-size: 4.4rem;
        padding: 0.5rem 0.8rem;
        border: 1.5px solid var(--cb-edge);
        border-radius: var(--cb-radius);
      }
      li.open {
        border-style: dashed;
        color: var(--cb-quiet);
      }
      li.ready {
        border-color: var(--cb-good);
      }
      cb-mouse {
        --cb-mouse-size: 3.4rem;
      }
      .empty {
        inline-size: 2.8rem;
        block-size: 2.3rem;
        margin-inline: 0.3rem;
        border: 2px dashed var(--cb-edge);
        border-radius: 50%;
      }
      b {
        display: block;
        font-size: 1.3rem;
        line-height: 1.2;
        overflow-wrap: anywhere;
      }
      .is-ready {
        color: var(--cb-good);
        font-weight: 700;
      }
      .missing {
        flex: 1 1 20rem;
        font-size: 1.2rem;
      }
    `,
  ];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) state!: TableState;
  /** The invitation link. */
  @property({ attribute: false }) link = '';

  /** Whether `start` is on its way. */
  private isStarting = false;

  protected override updated(changedProperties: PropertyValues<this>): void {
    if (changedProperties.has('state')) void this.startIfReady();
  }

  /** Whether the game can begin, and nobody at the table is still getting ready. */
  private get isReady(): boolean {
    const { needed, unready } = missingAt(this.state, this.say(lobbyWords));
    const hasPlayer = this.state.people.some(({ seat }) => seat !== null);
    return hasPlayer && needed.length === 0 && unready === '';
  }

  /** Nobody needs to walk to the television: the players' own buttons start the game. */
  private async startIfReady(): Promise<void> {
    if (!isHost(this.state) || !this.isReady || this.isStarting) return;
    this.isStarting = true;
    await this.table.act({ kind: 'start' });
    this.isStarting = false;
  }

  override render(): TemplateResult {
    const words = this.say(bigScreenWords);
    const lobby = this.say(lobbyWords);
    const { state: tableState, table } = this;
    const host = isHost(tableState);
    const name = gameFacts.find(({ id }) => id === tableState.game)?.name[this.language] ?? tableState.game;
    const { needed, unready } = missingAt(tableState, lobby);
    const missing = [...needed, unready].filter(Boolean).join(' ');
    const trouble =
      table.connection.state === 'connecting' ? waitingSentence(table.connection.why, lobby).text : '';
    const hasOpenSeat = tableState.chairs.some(({ kind }) => kind === 'open');
    return html`<header>
        <h1 tabindex="-1">${lobby.title(name)}</h1>
        <div class="row">
          ${document.fullscreenEnabled ? html`<button class="button small" @click=${this.toggleFullScreen}>${words.fullScreen}</button>` : ''}
          <button class="button small" @click=${this.stop}>${words.stop}</button>
          <a class="button small plain" href=${address.start}>${lobby.leave}</a>
        </div>
      </header>
      <div role="status">${trouble ? html`<p class="paper">${trouble}</p>` : ''}</div>
      <div class="frame">
        <div class="halves">
          <section class="paper join" aria-labelledby="join">
            <h2 id="join">${words.join}</h2>
            <cbp-qr .text=${this.link} .label=${words.joinQr}></cbp-qr>
            <p>${words.joinHint}</p>
          </section>
          <section class="paper stack" aria-labelledby="seats">
            <h2 id="seats">${lobby.seats}</h2>
            <ol>
              ${tableState.chairs.map((chair, seat) => this.chair(chair, seat))}
            </ol>
          </section>
        </div>
      </div>
      <div class="paper go">
        ${host && hasOpenSeat ? html`<button class="button" @click=${this.fillWithBots}>${lobby.fillWithBots}</button>` : ''}
        ${host && !hasOpenSeat ? html`<button class="button first" @click=${this.start}>${lobby.start}</button>` : ''}
        <p class="missing" role="status">${missing || (host ? lobby.canStart : lobby.hostStarts(this.hostName))} ${host && missing ? lobby.startsByItself : ''}</p>
      </div>
      <cbp-game-and-rules .state=${tableState} .act=${this.act} ?host=${host} ?chooses=${host}></cbp-game-and-rules>`;
  }

  private get hostName(): string {
    return this.state.people.find(({ host }) => host)?.name || this.say(lobbyWords).host;
  }

  private chair(chair: Chair, seat: number): TemplateResult {
    const lobby = this.say(lobbyWords);
    if (chair.kind === 'open') {
      return html`<li class="open"><span class="empty"></span><span>${this.say(bigScreenWords).seatOpen}</span></li>`;
    }
    const mouse = html`<cb-mouse aria-hidden="true" .colour=${coloursOf(this.state)[seat]!}></cb-mouse>`;
    if (chair.kind === 'bot')
      return html`<li>${mouse}<span><b>${chair.name}</b>${lobby.bot[chair.level]}</span></li>`;
    const person = personAt(this.state, seat);
    const isReady = person?.connection === 'here' && (person.ready || person.host);
    const status =
      person?.connection === 'here'
        ? isReady
          ? lobby.ready
          : lobby.notReady
        : lobby.connection[person?.connection ?? 'away'];
    return html`<li class=${isReady ? 'ready' : ''}>
      ${mouse}<span><b>${person?.name || lobby.unnamed}</b><span class=${isReady ? 'is-ready' : 'quiet'}>${status}</span></span>
    </li>`;
  }

  private readonly act = (act: Act): void => void this.table.act(act);

  private start(): void {
    this.act({ kind: 'start' });
  }

  private async fillWithBots(): Promise<void> {
    for (const [seat, { kind }] of this.state.chairs.entries()) {
      if (kind === 'open')
        await this.table.act({ kind: 'set-chair', seat, chair: { kind: 'bot', level: 'steady' } });
    }
  }

  private toggleFullScreen(): void {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // Some browsers refuse; the table fits without it.
    change.catch(() => {});
  }

  private stop(): void {
    this.dispatchEvent(new BoardEvent(false));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-board-lobby': CbpBoardLobby;
  }
}
