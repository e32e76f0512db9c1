import type { Seat } from '@cheeseboard/engine';
import { tellEvent } from '@cheeseboard/engine/text';
import { type GameKit, loadKit } from '@cheeseboard/ui-components/kits';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { screenStyles } from '../../look/paper.ts';
import type { SharedTable, TableState } from '../../tables/table.ts';
import { AppElement } from '../app/element.ts';
import { curtain, curtainStyles } from './curtain.ts';
import { stepInIcon } from './icons.ts';
import './play.ts';
import type { CbpPlay } from './play.ts';
import { nameAt, namesOf } from './seats.ts';
import { sheetStyles } from './sheet.ts';
import { hasSecrets, nextToAct, type Seated, seatedAt } from './turns.ts';
import { playWords } from './words/index.ts';

/** The newest are at the end; nobody reads more. */
const NEWS = 12;

/**
 * A game on this device alone: against bots, or for several people who hand the device on. Where somebody has a secret a curtain comes
 * between two of them, and nothing of a hand is in the page behind it.
 *
 * @element cbp-local
 */
@customElement('cbp-local')
export class CbpLocal extends AppElement {
  static override styles = [
    ...screenStyles,
    curtainStyles,
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

  /** Who has the device; null: the curtain is drawn. */
  @state() private holder: Seat | null = null;
  @state() private kit: GameKit | null = null;
  /** Somebody wants to step in: the curtain asks who. */
  @state() private stepping = false;
  /** Somebody took the device out of turn when the match was so far: they have it until something happens. */
  private steppedAt = -1;
  private stops: (() => void)[] = [];
  /** How far each has seen the log, by seat. */
  private readonly seen = new Map<Seat, number>();
  private match = 0;

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
    this.hush();
  }

  private hush(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('shared') && this.isConnected) this.listen();
  }

  private listen(): void {
    this.hush();
    this.stops = this.people.map(({ table }) => table.subscribe(() => this.goOn()));
    this.shared?.watch?.(() => this.requestUpdate());
    this.holder = null;
    this.goOn();
  }

  /** Something has happened at the table, or has been told to its end. */
  private readonly goOn = (): void => {
    const { table, people } = this;
    this.requestUpdate();
    if (!table?.match) return;
    if (this.kit?.game.id !== table.game) void this.fetch(table.game);
    if (table.match.number !== this.match) {
      this.match = table.match.number;
      this.seen.clear();
      if (people.length > 1) this.holder = null;
    }
    if (people.length === 1) this.holder = people[0]!.seat;
    else if (!this.stepping) this.handOn();
  };

  private async fetch(game: string): Promise<void> {
    this.kit = await loadKit(game).catch(() => null);
    this.goOn();
  }

  /** Gives the device on when somebody else is waited for, and what the last one did has been seen. */
  private handOn(): void {
    const { people, holder, kit, table } = this;
    if (!kit || !table) return;
    if (table.phase === 'over') {
      // Nothing is secret any more.
      this.holder ??= people[0]!.seat;
      return;
    }
    if (holder !== null) this.seen.set(holder, table.match!.log.length);
    if (holder !== null && (this.play?.busy || this.steppedAt === table.match!.version)) return;
    const next = nextToAct(people, holder);
    if (next === null || next === holder) return;
    this.holder = hasSecrets(people, kit.texts) ? null : next;
  }

  private readonly take = (seat: Seat): void => {
    const asked = seat === nextToAct(this.people, null);
    this.steppedAt = asked ? -1 : (this.table?.match?.version ?? -1);
    this.stepping = false;
    this.holder = seat;
    this.goOn();
  };

  private stepIn(): void {
    this.stepping = true;
    this.holder = null;
  }

  override render(): TemplateResult {
    const words = this.say(playWords);
    const { people, holder, table, kit } = this;
    const shown = people.find(({ seat }) => seat === holder);
    if (!table || !kit) return html`<p class="paper column">${words.loading}</p>`;
    if (!shown) return this.curtain(table, kit);
    const several = people.length > 1 && table.phase === 'playing';
    const stepIn =
      several && hasSecrets(people, kit.texts)
        ? html`<button slot="top" class="icon" aria-label=${words.stepIn} title=${words.stepIn} @click=${this.stepIn}>${stepInIcon}</button>`
        : nothing;
    return html`<h1 class="spoken" tabindex="-1">${kit.texts[this.language].name}</h1>
    ${keyed(
      shown.seat,
      html`<cbp-play local ?unsaved=${this.shared?.unsaved} .table=${shown.table} @cb-settled=${this.goOn} @cb-go-on=${this.goOn}>${stepIn}</cbp-play>`,
    )}
    ${several ? this.undoTogether(table) : nothing}`;
  }

  private curtain(table: TableState, kit: GameKit): TemplateResult {
    const words = this.say(playWords);
    const people = this.people.map(({ seat }) => ({ seat, name: nameAt(table, seat, words) }));
    const asked = this.stepping ? null : nextToAct(this.people, this.holder);
    const next = people.find(({ seat }) => seat === asked) ?? null;
    const cast = { names: namesOf(table, words), you: null };
    const log = table.match?.log ?? [];
    const news = log
      .slice(next ? (this.seen.get(next.seat) ?? 0) : 0)
      .slice(-NEWS)
      .map((event) => tellEvent(kit.texts[this.language], event, cast));
    return curtain({ words, next, people, news, take: this.take });
  }

  /** One question for all who hold this device. */
  private undoTogether(table: TableState): TemplateResult | typeof nothing {
    const words = this.say(playWords);
    const ask = table.asks.find(({ kind }) => kind === 'undo');
    const waiting = this.people.filter(({ seat }) => ask?.kind === 'undo' && ask.waiting.includes(seat));
    if (ask?.kind !== 'undo' || waiting.length === 0) return nothing;
    const answer = (yes: boolean): void => {
      for (const { table: one } of waiting) void one.act({ kind: 'answer-undo', yes });
    };
    return html`<div class="paper together" role="alertdialog" aria-label=${words.askUndo}>
      <p>${words.undoTogether(nameAt(table, ask.seat, words))}</p>
      <div class="row">
        <button class="button first" @click=${() => answer(true)}>${words.agree}</button>
        <button class="button" @click=${() => answer(false)}>${words.decline}</button>
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    // The button that was pressed is gone with its screen.
    const curtain = changed.has('holder') && (this.holder === null || changed.get('holder') === null);
    if (curtain && this.people.length > 1) this.heading?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-local': CbpLocal;
  }
}
