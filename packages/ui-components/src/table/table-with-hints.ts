import type { GameTypes } from '@cheeseboard/engine';
import { html, type PropertyValues, type ReactiveElement, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { deepEqual } from '../deep-equal.ts';
import { CbHintEvent } from '../events/hint.ts';
import type { Place } from '../motion/places.ts';
import { HintRing } from './hint-ring.ts';
import { TableBase } from './table-base.ts';

/** A suggested move, and one sentence that says why. */
export interface Suggestion<M = GameTypes['move']> {
  /** The move; null if it is best to do nothing for now. */
  readonly move: M | null;
  readonly text: string;
}

/**
 * Adds hints to a table. The player asks with a button or a key, and the page answers. The table shows the sentence and rings the piece
 * to touch next, step by step, until the move is made or the view changes.
 */
export abstract class TableWithHints<T extends GameTypes> extends TableBase<T> {
  /** Shows the hint button. It fires `cb-hint`; the page answers with `suggest`. */
  @property({ type: Boolean }) hints = false;

  @state() private hintRequested = false;
  private hintedMove: T['move'] | null = null;
  private readonly hintRing = new HintRing();

  /** Shows a hint. Returns false, and shows nothing, if the move is no longer legal. */
  suggest({ move, text }: Suggestion<T['move']>): boolean {
    this.hintRequested = false;
    const legal = move ? this.moves.find((candidate) => deepEqual(candidate, move)) : null;
    if (legal === undefined) return false;
    this.hintedMove = legal;
    this.showNote(text, true);
    return true;
  }

  /** Shows the note beside its anchor. */
  protected abstract placeNote(): void;

  /** The element to touch next in order to make this move. */
  protected hintTarget(_move: T['move'], _view: T['view']): Element | null {
    return null;
  }

  /** The element at a place of the table, or one inside it. */
  protected elementAt(place: string, selector?: string): Element | null {
    const placeElement = this.renderRoot.querySelector(`[data-place="${place}"]`);
    return selector
      ? ((placeElement?.shadowRoot ?? placeElement)?.querySelector(selector) ?? null)
      : placeElement;
  }

  /** Why no hint is available now; empty if a hint is available. */
  private get noHintReason(): string {
    if (this.you === null) return this.tableWords.hintWatching;
    if (this.mayRoll) return this.tableWords.mayRoll;
    return this.moves.length === 0 ? this.tableWords.hintNotNow : '';
  }

  protected askForHint(): void {
    const { view, moves, log, noHintReason } = this;
    if (!view || this.hintRequested) return;
    if (noHintReason) {
      this.showNote(noHintReason, false);
      return;
    }
    this.skip();
    this.hintRequested = true;
    this.dispatchEvent(new CbHintEvent<T>({ view, moves, log }));
  }

  private showNote(sentence: string, hint: boolean): void {
    this.note = { sentence, rule: '', title: '', spoken: sentence, hint };
    this.announcements.announceNow(sentence);
  }

  protected hintButton(): TemplateResult | '' {
    if (!this.hints) return '';
    const { noHintReason, hintRequested, tableWords: words } = this;
    return html`<button
      class="tab bulb"
      aria-label=${words.hint}
      aria-description=${noHintReason}
      title=${noHintReason || words.hint}
      aria-keyshortcuts="i"
      aria-disabled=${noHintReason !== '' || hintRequested}
      aria-busy=${hintRequested}
      @click=${this.askForHint}
    >
      <svg class="art" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 18C9 15 5.5 13.5 5.5 9A6.5 6.5 0 0 1 18.5 9C18.5 13.5 15 15 15 18ZM9.5 21.5H14.5"></path>
      </svg>
    </button>`;
  }

  protected override attempt(move: T['move'], place?: Place, piece?: string): boolean {
    const wasSent = super.attempt(move, place, piece);
    if (wasSent) this.clearHint();
    return wasSent;
  }

  protected override willUpdate(changedProperties: PropertyValues): void {
    super.willUpdate(changedProperties);
    if (!changedProperties.has('view') && !changedProperties.has('log')) return;
    this.clearHint();
    if (this.note?.hint) this.note = null;
  }

  protected override updated(changedProperties: PropertyValues): void {
    super.updated(changedProperties);
    void this.ringHintTarget();
  }

  /** Ends the hint, with its ring. */
  protected clearHint(): void {
    this.hintedMove = null;
    this.hintRequested = false;
  }

  private async ringHintTarget(): Promise<void> {
    const { hintedMove } = this;
    if (hintedMove) {
      // The target may be inside an element that has not rendered it yet.
      const nestedElements = [
        ...this.renderRoot.querySelectorAll<ReactiveElement>('[data-place], [data-place] *'),
      ];
      await Promise.all(nestedElements.map(({ updateComplete }) => updateComplete));
      if (hintedMove !== this.hintedMove) return;
    }
    const target = hintedMove && this.view && !this.scene ? this.hintTarget(hintedMove, this.view) : null;
    this.hintRing.moveTo(target);
    if (target && this.note?.hint) {
      this.noteAnchor = target;
      this.placeNote();
    }
  }
}
