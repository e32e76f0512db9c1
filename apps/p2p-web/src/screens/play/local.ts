import type { Seat } from '@cheeseboard/engine';
import { tellEvent } from '@cheeseboard/engine/text';
import type { GameKit } from '@cheeseboard/ui-components/kits';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { loadGame } from '../../look/load-game.ts';
import { screenStyles } from '../../look/styles.ts';
import type { SharedTable, TableState } from '../../tables/table.ts';
import { AppElement } from '../app/element.ts';
import { stepInIcon } from './icons.ts';
import { passDevice, passDeviceStyles } from './pass-device.ts';
import './play.ts';
import type { CbpPlay } from './play.ts';
import { isReading, nameAt, namesOf } from './seats.ts';
import { sheetStyles } from './sheet.ts';
import { hasSecrets, nextToAct, type Seated, seatedAt } from './turns.ts';
import { playWords } from './words/index.ts';

/** How many of the newest log lines are shown. */
const NEWS_MAX_LINES = 12;

/**
 * A game on this device: against bots, or for several people who pass it around. If there are secrets, a pass-device screen
 * comes between two people, and no hand is in the page behind it.
 *
 * @element cbp-local
 */
@customElement('cbp-local')
export class CbpLocal extends AppElement {
  static override styles = [
    ...screenStyles,
    passDeviceStyles,
    sheetStyles,
    css`
      :host {
        display: block;
        color: var(--cb-text);
        font-family: var(--cb-font);
      }
      .together {
        position: fixed;
        inset-block-start: 3.4rem;
        inset-inline: 0.5rem;
        z-index: 9;
        display: grid;
        gap: 0.6rem;
        max-inline-size: 34rem;
        margin-inline: auto;
      }
    `,
  ];

  @property({ attribute: false }) shared: SharedTable | null = null;

  /** The seat of the person who has the device; null while the pass-device screen is shown. */
  @state() private holder: Seat | null = null;
  @state() private kit: GameKit | null = null;
  /** Whether somebody wants to step in: the pass-device screen asks who. */
  @state() private isSteppingIn = false;
  /** The step at which somebody took the device out of turn. They keep it until the next step. */
  private steppedInAt = -1;
  private unsubscribes: (() => void)[] = [];
  /** The number of log lines seen, by seat. */
  private readonly seenLengths = new Map<Seat, number>();
  private matchNumber = 0;

  @query('cbp-play') private play!: CbpPlay | null;
  @query('h1') private heading!: HTMLElement | null;

  private get people(): Seated[] {
    return seatedAt(this.shared?.tables ?? []);
  }

  private get table(): TableState | null {
    return this.people[0]?.table.state ?? null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.shared) this.listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unsubscribeFromTable();
  }

  private unsubscribeFromTable(): void {
    for (const stop of this.unsubscribes) stop();
    this.unsubscribes = [];
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    if (changedProperties.has('shared') && this.isConnected) this.listen();
  }

  private listen(): void {
    this.unsubscribeFromTable();
    this.unsubscribes = this.people.map(({ table }) => table.subscribe(() => this.continueGame()));
    this.shared?.watch?.(() => this.requestUpdate());
    this.holder = null;
    this.continueGame();
  }

  /** Handles a new state or the end of an animation. */
  private readonly continueGame = (): void => {
    const { table, people } = this;
    this.requestUpdate();
    if (!table?.match) return;
    if (this.kit?.game.id !== table.game) void this.fetch(table.game);
    if (table.match.number !== this.matchNumber) {
      this.matchNumber = table.match.number;
      this.seenLengths.clear();
      if (people.length > 1) this.holder = null;
    }
    if (people.length === 1) this.holder = people[0]!.seat;
    else if (!this.isSteppingIn) this.passDeviceIfNeeded();
  };

  private async fetch(game: string): Promise<void> {
    this.kit = await loadGame(game).catch(() => null);
    this.continueGame();
  }

  /** Shows the pass-device screen when somebody else must act and the last move has been shown. */
  private passDeviceIfNeeded(): void {
    const { people, holder, kit, table } = this;
    if (!kit || !table) return;
    if (table.phase === 'over') {
      // After the end nothing is secret.
      this.holder ??= people[0]!.seat;
      return;
    }
    if (holder !== null) this.seenLengths.set(holder, table.match!.log.length);
    if (holder !== null && (this.play?.busy || this.steppedInAt === table.match!.version)) return;
    const next = nextToAct(people, holder);
    if (next === null || next === holder) return;
    this.holder = hasSecrets(people, kit.texts[this.language]) ? null : next;
  }

  private readonly takeDevice = (seat: Seat): void => {
    const isNext = seat === nextToAct(this.people, null);
    this.steppedInAt = isNext ? -1 : (this.table?.match?.version ?? -1);
    this.isSteppingIn = false;
    this.holder = seat;
    this.continueGame();
  };

  /** Everybody on this device reads the result of a round together. */
  private readonly goOn = (): void => {
    for (const { seat, table } of this.people)
      if (seat !== this.holder && table.state?.match && isReading(table.state))
        void table.act({ kind: 'next-round', version: table.state.match.version });
    this.continueGame();
  };

  private stepIn(): void {
    this.isSteppingIn = true;
    this.holder = null;
  }

  override render(): TemplateResult {
    const words = this.say(playWords);
    const { people, holder, table, kit } = this;
    const holderPerson = people.find(({ seat }) => seat === holder);
    if (!table || !kit) return html`<p class="paper column">${words.loading}</p>`;
    if (!holderPerson) return this.passDevice(table, kit);
    const hasSeveral = people.length > 1 && table.phase === 'playing';
    const stepIn =
      hasSeveral && hasSecrets(people, kit.texts[this.language])
        ? html`<button slot="top" class="icon" aria-label=${words.stepIn} title=${words.stepIn} @click=${this.stepIn}>${stepInIcon}</button>`
        : nothing;
    return html`<h1 class="spoken" tabindex="-1">${kit.texts[this.language].name}</h1>
    ${keyed(
      holderPerson.seat,
      html`<cbp-play local ?unsaved=${this.shared?.unsaved} .table=${holderPerson.table} @cb-settled=${this.continueGame} @cb-go-on=${this.goOn}>${stepIn}</cbp-play>`,
    )}
    ${hasSeveral ? this.undoTogether(table) : nothing}`;
  }

  private passDevice(table: TableState, kit: GameKit): TemplateResult {
    const words = this.say(playWords);
    const people = this.people.map(({ seat }) => ({ seat, name: nameAt(table, seat, words) }));
    const nextSeat = this.isSteppingIn ? null : nextToAct(this.people, this.holder);
    const next = people.find(({ seat }) => seat === nextSeat) ?? null;
    const cast = { names: namesOf(table, words), you: null };
    const log = table.match?.log ?? [];
    const news = log
      .slice(next ? (this.seenLengths.get(next.seat) ?? 0) : 0)
      .slice(-NEWS_MAX_LINES)
      .map((event) => tellEvent(kit.texts[this.language], event, cast));
    return passDevice({ words, next, people, news, take: this.takeDevice });
  }

  /** One undo question for everybody on this device. */
  private undoTogether(table: TableState): TemplateResult | typeof nothing {
    const words = this.say(playWords);
    const ask = table.asks.find(({ kind }) => kind === 'undo');
    const waiting = this.people.filter(({ seat }) => ask?.kind === 'undo' && ask.waiting.includes(seat));
    if (ask?.kind !== 'undo' || waiting.length === 0) return nothing;
    const answer = (yes: boolean): void => {
      for (const { table: waitingTable } of waiting) void waitingTable.act({ kind: 'answer-undo', yes });
    };
    return html`<div class="paper together" role="alertdialog" aria-label=${words.askUndo}>
      <p>${words.undoTogether(nameAt(table, ask.seat, words))}</p>
      <div class="row">
        <button class="button first" @click=${() => answer(true)}>${words.agree}</button>
        <button class="button" @click=${() => answer(false)}>${words.decline}</button>
      </div>
    </div>`;
  }

  protected override updated(changedProperties: PropertyValues): void {
    // Move the focus if the screen changed, because the focused button is gone.
    const hasScreenChanged =
      changedProperties.has('holder') && (this.holder === null || changedProperties.get('holder') === null);
    if (hasScreenChanged && this.people.length > 1) this.heading?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-local': CbpLocal;
  }
}
