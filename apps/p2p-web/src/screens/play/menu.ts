import type { Seat } from '@cheeseboard/engine';
import { hasCapability, teaches } from '@cheeseboard/ui-components/kits';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { settings } from '../../storage/settings.ts';
import type { Act, Chair, Person, TableState } from '../../tables/table.ts';
import { texts } from '../../words/texts.ts';
import { AppElement, type ScreenEvent } from '../app/element.ts';
import '../app/new-version.ts';
import { loadBigScreen } from '../big-screen/load.ts';
import {
  claimableSeats,
  claimLabel,
  isAlone,
  isHost,
  me,
  nameAt,
  personAt,
  shownName,
  viaOf,
} from './seats.ts';
import { sheet, sheetStyles } from './sheet.ts';
import { type PlayWords, playWords } from './words/index.ts';

/** A command that awaits confirmation. */
interface PendingConfirmation {
  readonly question: string;
  readonly act: Act;
}

/**
 * The menu: undo, pause, sound, people, taking over a seat, and the host's commands.
 *
 * @element cbp-menu
 * @fires cbp-leave - The reader leaves the table.
 * @fires cbp-result - The reader wants to see the result of the finished match again.
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
      .people .icon {
        font-size: 1.6rem;
        font-weight: 700;
      }
      .people .acts {
        flex-basis: 100%;
        padding-block-end: 0.4rem;
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
  /** Whether the table can pass automatically. */
  @property({ type: Boolean }) passes = false;
  /** The invitation link; empty where there is none. */
  @property({ attribute: false }) link = '';
  @property({ attribute: false }) act: ((act: Act) => Promise<boolean>) | null = null;

  @state() private pendingConfirmation: PendingConfirmation | null = null;
  /** What the menu shows instead of its buttons. */
  @state() private page: 'invite' | 'big-screen' | 'settings' | null = null;
  /** The person for whom the host's commands are open. */
  @state() private openSection: string | null = null;
  @query('dialog') private dialog!: HTMLDialogElement;

  open(): void {
    this.cancelConfirmation();
    this.openSection = null;
    this.dialog.showModal();
  }

  /** Opens with the table's link, to copy or to send. */
  async openLink(): Promise<void> {
    this.open();
    await this.invite();
  }

  close(): void {
    this.dialog.close();
  }

  override render(): TemplateResult {
    const words = this.say(playWords);
    const { state: table } = this;
    return sheet(
      'menu',
      this.page === 'settings' ? words.settings : words.menu,
      words.close,
      table ? this.renderMenu(words, table) : html``,
      this.cancelConfirmation,
    );
  }

  private renderMenu(words: PlayWords, table: TableState): TemplateResult {
    if (this.pendingConfirmation) return this.renderConfirmation(words, this.pendingConfirmation);
    if (this.page === 'big-screen')
      return html`<cbp-show-big-screen .link=${this.link} .here=${me(table)?.seat === null}></cbp-show-big-screen>`;
    if (this.page === 'settings')
      return html`<cbp-settings brief .game=${table.game} @cbp-screen=${keepTitle}></cbp-settings>`;
    if (this.page === null) return this.commonActions(words, table);
    return html`<cbp-invite .link=${this.link} .game=${table.game} .hint=${words.inviteHelp}></cbp-invite>`;
  }

  private async invite(): Promise<void> {
    await import('../lobby/invite.ts');
    this.page = 'invite';
  }

  private async showSettings(): Promise<void> {
    await Promise.all([import('../settings/settings.ts'), texts.load('settings')]);
    this.page = 'settings';
  }

  private async showOnBigScreen(): Promise<void> {
    await loadBigScreen();
    this.page = 'big-screen';
  }

  private renderConfirmation(words: PlayWords, { question, act }: PendingConfirmation): TemplateResult {
    return html`<div class="doubt" role="alert">
      <p>${question}</p>
      <div class="row">
        <button class="button danger" @click=${() => this.doAndClose(act)}>${words.confirm}</button>
        <button class="button" @click=${this.cancelConfirmation}>${words.cancel}</button>
      </div>
    </div>`;
  }

  private readonly cancelConfirmation = (): void => {
    this.pendingConfirmation = null;
    this.page = null;
  };

  private commonActions(words: PlayWords, table: TableState): TemplateResult {
    const isSeated = me(table)?.seat != null;
    const isPlaying = table.phase === 'playing';
    return html`<cbp-new-version></cbp-new-version>
      <div class="column-of-buttons">
        ${table.phase === 'over' ? html`<button class="button" @click=${this.showResult}>${words.seeResult}</button>` : ''}
        ${isPlaying && isSeated && table.match?.undo ? this.button(isAlone(table) ? words.undo : words.askUndo, { kind: 'ask-undo' }) : ''}
        ${
          isPlaying && isSeated && (!this.local || table.policy.clockSeconds !== null)
            ? this.button(table.paused === null ? words.pause : words.resume, {
                kind: 'pause',
                paused: table.paused === null,
              })
            : ''
        }
        ${
          this.link && !this.local
            ? html`<button class="button" @click=${this.invite}>${words.invite}</button>
              ${me(table)?.board ? '' : html`<button class="button" @click=${this.showOnBigScreen}>${words.showOnBigScreen}</button>`}`
            : ''
        }
        ${this.sound(words)} ${this.paceSetting(words)} ${hasCapability(table.game, 'rolls') && isSeated ? this.switch('rollForMe', words.rollForMe, words) : ''}
        ${teaches(table.game) && isSeated ? this.switch('explain', words.teaching.explain, words) : ''}
        ${this.passes && isSeated ? this.autoPassSetting(words) : ''}
      </div>
      ${this.local ? '' : this.atTheTable(words, table)}
      <div class="column-of-buttons">
        ${isHost(table) && !this.local ? this.hostButtons(words, isPlaying) : ''}
        <button class="button plain" @click=${this.showSettings}>${words.settings}</button>
        <button class="button" @click=${this.leave}>${words.leave}</button>
        <p class="hint">${this.local ? words.leaveHost : isHost(table) ? words.leaveOthers : words.leaveHelp}</p>
      </div>`;
  }

  private readonly showResult = (): void => {
    this.close();
    this.dispatchEvent(new Event('cbp-result'));
  };

  private hostButtons(words: PlayWords, isPlaying: boolean): TemplateResult {
    const lobby = (): void => {
      this.pendingConfirmation = { question: words.toLobbyQuestion, act: { kind: 'to-lobby' } };
    };
    const close = (): void => {
      this.pendingConfirmation = { question: words.closeTableQuestion, act: { kind: 'close' } };
    };
    return html`<button class="button" @click=${isPlaying ? lobby : () => this.doAndClose({ kind: 'to-lobby' })}>${words.toLobby}</button>
      <button class="button danger" @click=${close}>${words.closeTable}</button>`;
  }

  private button(label: string, act: Act): TemplateResult {
    return html`<button class="button" @click=${() => this.doAndClose(act)}>${label}</button>`;
  }

  private sound(words: PlayWords): TemplateResult {
    const isSoundOn = settings.get('sound');
    return html`<button class="button switch" role="switch" aria-checked=${isSoundOn} @click=${() => settings.set('sound', !isSoundOn)}>
      ${words.sound}<span>${isSoundOn ? words.on : words.off}</span>
    </button>`;
  }

  /** At the host's table the bots follow it, too. */
  private paceSetting(words: PlayWords): TemplateResult {
    const values = ['slow', 'natural', 'fast'] as const;
    const choose = (event: Event): void => {
      settings.set('pace', values[(event.target as HTMLSelectElement).selectedIndex]!);
    };
    return html`<div class="field">
      <label for="pace">${words.pace}</label>
      <select id="pace" @change=${choose}>
        ${values.map((value) => html`<option .selected=${settings.get('pace') === value}>${words.paceOf[value]}</option>`)}
      </select>
    </div>`;
  }

  private switch(setting: 'rollForMe' | 'explain', label: string, words: PlayWords): TemplateResult {
    const isOn = settings.get(setting);
    return html`<button class="button switch" role="switch" aria-checked=${isOn} @click=${() => settings.set(setting, !isOn)}>
      ${label}<span>${isOn ? words.on : words.off}</span>
    </button>`;
  }

  private autoPassSetting(words: PlayWords): TemplateResult {
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
    const spectators = table.people.filter(({ seat }) => seat === null);
    return html`<section>
      <h3>${words.atTheTable}</h3>
      <ul class="people">
        ${table.chairs.map((chair, seat) => this.chair(words, table, chair, seat))}
        ${spectators.map((person) => html`<li><span class="who">${this.personSummary(words, table, person)} · ${words.isWatching}</span>${this.hostCommandsFor(words, table, person)}</li>`)}
      </ul>
    </section>`;
  }

  private chair(words: PlayWords, table: TableState, chair: Chair, seat: Seat): TemplateResult {
    const person = personAt(table, seat);
    const isFree = chair.kind !== 'person' || chair.standIn || person?.connection === 'away';
    const name = nameAt(table, seat, words);
    const canAskForSeat =
      me(table)?.seat === null && table.policy.takeover && table.phase === 'playing' && isFree;
    const mayClaim = me(table)?.seat === null && !isHost(table) && table.phase === 'playing';
    const claimable = mayClaim
      ? claimableSeats(table).find((claimableSeat) => claimableSeat.seat === seat)
      : undefined;
    return html`<li>
      <span class="who">
        ${person ? this.personSummary(words, table, person) : html`${name} · ${chair.kind === 'bot' ? words.bot : words.open}`}
        ${chair.kind === 'person' && chair.standIn ? html` · ${words.bot}` : ''}
      </span>
      ${claimable ? html`<button class="button small" @click=${() => this.doAndClose({ kind: 'claim-seat', seat })}>${claimLabel(claimable, words)}</button>` : ''}
      ${canAskForSeat ? html`<button class="button small" @click=${() => this.doAndClose({ kind: 'ask-seat', seat })}>${words.askSeat(name)}</button>` : ''}
      ${person ? this.hostCommandsFor(words, table, person) : ''}
    </li>`;
  }

  /** The host's commands for a person, behind one button because they are rare. */
  private hostCommandsFor(words: PlayWords, table: TableState, person: Person): TemplateResult | '' {
    if (!isHost(table) || person.id === table.me) return '';
    const isOpen = this.openSection === person.id;
    const toggle = (): void => {
      this.openSection = isOpen ? null : person.id;
    };
    return html`<button class="icon" aria-expanded=${isOpen} aria-label=${words.moreCommands(shownName(person, words))} @click=${toggle}>…</button>
      ${isOpen ? html`<div class="row acts">${this.handOver(words, person)}${this.sendAway(words, person)}</div>` : ''}`;
  }

  /** The button that hands the table over to somebody. */
  private handOver(words: PlayWords, person: Person): TemplateResult | '' {
    if (person.seat === null || person.connection === 'away') return '';
    const askToConfirm = (): void => {
      this.pendingConfirmation = {
        question: words.handOverQuestion(person.name),
        act: { kind: 'hand-over', person: person.id },
      };
    };
    return html`<button class="button small" @click=${askToConfirm}>${words.handOver(person.name)}</button>`;
  }

  private personSummary(words: PlayWords, table: TableState, person: Person): TemplateResult {
    const personNotes = [
      person.id === table.me && words.you,
      person.host && words.host,
      words.connection[person.connection],
      viaOf(table, person, words),
    ].filter(Boolean);
    return html`<strong>${shownName(person, words)}</strong> · ${personNotes.join(' · ')}`;
  }

  private sendAway(words: PlayWords, person: Person): TemplateResult {
    const askToConfirm = (): void => {
      this.pendingConfirmation = {
        question: words.sendAwayQuestion(shownName(person, words)),
        act: { kind: 'send-away', person: person.id },
      };
    };
    return html`<button class="button small danger" @click=${askToConfirm}>${words.sendAway(shownName(person, words))}</button>`;
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

/** Keeps the title of the table while another screen is shown in the menu. */
const keepTitle = (event: ScreenEvent): void => event.stopPropagation();

declare global {
  interface HTMLElementTagNameMap {
    'cbp-menu': CbpMenu;
  }
}
