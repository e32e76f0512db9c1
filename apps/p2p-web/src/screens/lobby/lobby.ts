import { gameFacts } from '@cheeseboard/ui-components/kits';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/paper.ts';
import type { Act, Answer, Table, TableState } from '../../tables/table.ts';
import type { Link, ListeningState } from '../../transport/transport.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { AppElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import '../app/sure.ts';
import '../play/chat.ts';
import './around.ts';
import './invite.ts';
import { missingAt } from './missing.ts';
import './played.ts';
import './yourself.ts';

/**
 * A table before the game: who is there, who is ready, what will be played, and the link for those who are missing.
 *
 * @element cbp-lobby
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
      .line {
        padding: 0.6rem 1rem;
        border: 2px solid var(--cb-danger);
      }
    `,
  ];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) state!: TableState;
  /** The whole link, at the host's; empty elsewhere. */
  @property({ attribute: false }) link = '';
  @property({ attribute: false }) listening: ListeningState = 'opening';

  @state() private note = '';
  @state() private closing = false;

  private get host(): boolean {
    return this.state.people.some(({ id, host }) => host && id === this.state.me);
  }

  private get hostName(): string {
    return this.state.people.find(({ host }) => host)?.name || this.say(lobbyWords).host;
  }

  override render(): TemplateResult {
    const words = this.say(lobbyWords);
    const { state: now, host } = this;
    const name = gameFacts.find(({ id }) => id === now.game)?.name[this.language] ?? now.game;
    return html`<div class="stack">
      <div class="paper">
        <h1 tabindex="-1">${words.title(name)}</h1>
        <p>${host ? words.hostLead : words.guestLead(this.hostName)}</p>
      </div>
      ${this.lineNote()}
      <div class="room">
        <div class="main">
          ${host && this.link ? html`<cbp-invite .link=${this.link} .game=${now.game} .listening=${this.listening} .admit=${this.admit}></cbp-invite>` : nothing}
          <cbp-yourself .table=${this.table} .state=${now} .act=${this.act} .heard=${this.heard}></cbp-yourself>
          <cbp-around .state=${now} .act=${this.act}></cbp-around>
        </div>
        <div class="side">
          <cbp-played .state=${now} .act=${this.act} ?host=${host}></cbp-played>
          <div class="paper chat"><cbp-chat .lines=${now.chat} .me=${now.me} .act=${this.act}></cbp-chat></div>
          ${this.ways()}
        </div>
      </div>
      ${this.go()}
    </div>`;
  }

  private lineNote(): TemplateResult {
    const words = this.say(lobbyWords);
    const { line } = this.table;
    const said = line.state === 'connecting' ? words.cut : line.state === 'shaky' ? words.shaky : '';
    return html`<div role="status">${said ? html`<p class="paper line">${said}</p>` : ''}</div>`;
  }

  /** The line at the bottom: what is missing, and the button that begins. */
  private go(): TemplateResult {
    const words = this.say(lobbyWords);
    const missing = missingAt(this.state, words);
    const open = this.state.chairs.some(({ kind }) => kind === 'open');
    return html`<div class="paper go">
      ${this.host ? html`<button class="button first" @click=${this.start}>${words.start}</button>` : html`<p>${words.hostStarts(this.hostName)}</p>`}
      ${this.host && open ? html`<button class="button small" @click=${this.fill}>${words.fill}</button>` : nothing}
      <p role="status">${missing.length === 0 ? words.canStart : `${words.missing} ${missing.join(' ')}`}</p>
      <p role="alert" class="trouble">${this.note}</p>
    </div>`;
  }

  private ways(): TemplateResult {
    const words = this.say(lobbyWords);
    if (this.closing) {
      return html`<cbp-sure
        .question=${words.closeSure}
        .yes=${words.closeYes}
        @cbp-yes=${this.close}
        @cbp-no=${() => this.doubt(false)}
      ></cbp-sure>`;
    }
    return html`<div class="row">
      <a class="button small" href=${address.start}>${words.leave}</a>
      ${this.host ? html`<button class="button small plain" @click=${() => this.doubt(true)}>${words.closeTable}</button>` : nothing}
    </div>`;
  }

  /** Does it, or says why not. */
  /** Only one's own table is asked: only there is a link to give away. */
  private readonly admit = (link: Link): void => this.table.hosted?.admit(link);

  private readonly act = (act: Act): Promise<boolean> => this.heard(this.table.act(act));

  private readonly heard = async (answering: Promise<Answer>): Promise<boolean> => {
    const words = this.say(lobbyWords);
    const answer = await answering;
    this.note = answer.ok ? '' : 'refusal' in answer ? words.notAllowed : words.refused[answer.why];
    // A field that shows what was wanted goes back to what is.
    if (!answer.ok) this.state = { ...this.state };
    return answer.ok;
  };

  private start(): void {
    const words = this.say(lobbyWords);
    const missing = missingAt(this.state, words);
    if (missing.length === 0) void this.act({ kind: 'start' });
    else this.note = missing.join(' ');
  }

  private async fill(): Promise<void> {
    for (const [seat, { kind }] of this.state.chairs.entries()) {
      if (kind === 'open')
        await this.act({ kind: 'set-chair', seat, chair: { kind: 'bot', level: 'steady' } });
    }
  }

  private doubt(closing: boolean): void {
    this.closing = closing;
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
