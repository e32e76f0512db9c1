import type { Seat } from '@cheeseboard/engine';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/paper.ts';
import { settings } from '../../storage/settings.ts';
import type { Act, Chair, Person, TableState } from '../../tables/table.ts';
import { AppElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import { isHost, me, nameAt, personAt } from './seats.ts';
import { sheet, sheetStyles } from './sheet.ts';
import { type PlayWords, playWords } from './words/index.ts';

/** What wants to be asked twice. */
interface Doubt {
  readonly question: string;
  readonly act: Act;
}

/**
 * Everything that is not a move: take back, pause, sound, who is here, a seat to ask for, and what the host decides.
 *
 * @element cbp-menu
 * @fires cbp-leave - The reader leaves the table.
 */
@customElement('cbp-menu')
export class CbpMenu extends AppElement {
  static override styles = [
    ...screenStyles,
    sheetStyles,
    css`
      .people li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.2rem 0.6rem;
        min-block-size: 44px;
        padding-block: 0.15rem;
        border-block-end: 1px solid var(--cb-edge);
      }
      .people .who {
        flex: 1 1 9rem;
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
      .doubt {
        display: grid;
        gap: 0.6rem;
        padding: 0.8rem;
        border: 2px solid var(--cb-danger);
        border-radius: var(--cb-radius);
      }
      .switch {
        justify-content: space-between;
        text-align: start;
      }
      h3 {
        margin-block-end: 0.2rem;
      }
    `,
  ];

  @property({ attribute: false }) state: TableState | null = null;
  @property({ type: Boolean }) local = false;
  /** The table can pass by itself. */
  @property({ type: Boolean }) passes = false;
  @property({ attribute: false }) act: ((act: Act) => Promise<boolean>) | null = null;

  @state() private doubt: Doubt | null = null;
  @query('dialog') private dialog!: HTMLDialogElement;

  open(): void {
    this.doubt = null;
    this.dialog.showModal();
  }

  close(): void {
    this.dialog.close();
  }

  override render(): TemplateResult {
    const words = this.say(playWords);
    const { state: table } = this;
    return sheet(
      'menu',
      words.menu,
      words.close,
      table ? html`${this.doubt ? this.asking(words, this.doubt) : this.usual(words, table)}` : html``,
      () => {
        this.doubt = null;
      },
    );
  }

  private asking(words: PlayWords, { question, act }: Doubt): TemplateResult {
    return html`<div class="doubt" role="alert">
      <p>${question}</p>
      <div class="row">
        <button class="button danger" @click=${() => this.doAndClose(act)}>${words.yes}</button>
        <button class="button" @click=${this.calm}>${words.cancel}</button>
      </div>
    </div>`;
  }

  private readonly calm = (): void => {
    this.doubt = null;
  };

  private usual(words: PlayWords, table: TableState): TemplateResult {
    const seated = me(table)?.seat != null;
    const playing = table.phase === 'playing';
    return html`<div class="column-of-buttons">
        ${playing && seated && table.policy.undo === 'ask' ? this.button(words.askUndo, { kind: 'ask-undo' }) : ''}
        ${
          playing && seated && !this.local
            ? this.button(table.paused === null ? words.pause : words.goOn, {
                kind: 'pause',
                paused: table.paused === null,
              })
            : ''
        }
        ${this.sound(words)}
        ${this.passes && seated ? this.passing(words) : ''}
      </div>
      ${this.local ? '' : this.atTheTable(words, table)}
      <div class="column-of-buttons">
        ${isHost(table) && !this.local ? this.hostButtons(words, playing) : ''}
        <a class="button plain" href=${address.settings} target="_blank">${words.settings}</a>
        <button class="button" @click=${this.leave}>${words.leave}</button>
        <p class="hint">${isHost(table) || this.local ? words.leaveHost : words.leaveHelp}</p>
      </div>`;
  }

  private hostButtons(words: PlayWords, playing: boolean): TemplateResult {
    const lobby = (): void => {
      this.doubt = { question: words.sureLobby, act: { kind: 'to-lobby' } };
    };
    const close = (): void => {
      this.doubt = { question: words.sureClose, act: { kind: 'close' } };
    };
    return html`<button class="button" @click=${playing ? lobby : () => this.doAndClose({ kind: 'to-lobby' })}>${words.toLobby}</button>
      <button class="button danger" @click=${close}>${words.closeTable}</button>`;
  }

  private button(label: string, act: Act): TemplateResult {
    return html`<button class="button" @click=${() => this.doAndClose(act)}>${label}</button>`;
  }

  private sound(words: PlayWords): TemplateResult {
    const on = settings.get('sound');
    return html`<button class="button switch" role="switch" aria-checked=${on} @click=${() => settings.set('sound', !on)}>
      ${words.sound}<span>${on ? words.on : words.off}</span>
    </button>`;
  }

  private passing(words: PlayWords): TemplateResult {
    const values = ['breath', 'never', 'always'] as const;
    const choose = (event: Event): void => {
      settings.set('autoPass', values[(event.target as HTMLSelectElement).selectedIndex]!);
    };
    return html`<div class="field">
      <label for="passing">${words.autoPass}</label>
      <select id="passing" @change=${choose}>
        ${values.map((value) => html`<option .selected=${settings.get('autoPass') === value}>${words.autoPassTo[value]}</option>`)}
      </select>
    </div>`;
  }

  private atTheTable(words: PlayWords, table: TableState): TemplateResult {
    const watching = table.people.filter(({ seat }) => seat === null);
    return html`<section>
      <h3>${words.atTheTable}</h3>
      <ul class="people">
        ${table.chairs.map((chair, seat) => this.chair(words, table, chair, seat))}
        ${watching.map((person) => html`<li><span class="who">${this.about(words, table, person)} · ${words.watches}</span>${this.sendAway(words, table, person)}</li>`)}
      </ul>
    </section>`;
  }

  private chair(words: PlayWords, table: TableState, chair: Chair, seat: Seat): TemplateResult {
    const person = personAt(table, seat);
    const free = chair.kind !== 'person' || chair.standIn || person?.connection === 'away';
    const name = nameAt(table, seat, words);
    const asks = me(table)?.seat === null && table.policy.takeover && table.phase === 'playing' && free;
    return html`<li>
      <span class="who">
        ${person ? this.about(words, table, person) : html`${name} · ${chair.kind === 'bot' ? words.bot : words.open}`}
        ${chair.kind === 'person' && chair.standIn ? html` · ${words.bot}` : ''}
      </span>
      ${asks ? html`<button class="button small" @click=${() => this.doAndClose({ kind: 'ask-seat', seat })}>${words.askSeat(name)}</button>` : ''}
      ${person ? this.handOver(words, table, person) : ''} ${person ? this.sendAway(words, table, person) : ''}
    </li>`;
  }

  /** I have to go: somebody else runs the table. */
  private handOver(words: PlayWords, table: TableState, person: Person): TemplateResult | '' {
    if (!isHost(table) || person.id === table.me || person.connection === 'away') return '';
    const ask = (): void => {
      this.doubt = {
        question: words.sureHandOver(person.name),
        act: { kind: 'hand-over', person: person.id },
      };
    };
    return html`<button class="button small" @click=${ask}>${words.handOver(person.name)}</button>`;
  }

  private about(words: PlayWords, table: TableState, person: Person): TemplateResult {
    const asides = [
      person.id === table.me && words.you,
      person.host && words.host,
      words.connection[person.connection],
    ].filter(Boolean);
    return html`<strong>${person.name}</strong> · ${asides.join(' · ')}`;
  }

  private sendAway(words: PlayWords, table: TableState, person: Person): TemplateResult | '' {
    if (!isHost(table) || person.id === table.me) return '';
    const ask = (): void => {
      this.doubt = { question: words.sureAway(person.name), act: { kind: 'send-away', person: person.id } };
    };
    return html`<button class="button small danger" @click=${ask}>${words.sendAway(person.name)}</button>`;
  }

  private async doAndClose(act: Act): Promise<void> {
    this.close();
    await this.act?.(act);
  }

  private leave(): void {
    this.close();
    this.dispatchEvent(new Event('cbp-leave', { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-menu': CbpMenu;
  }
}
