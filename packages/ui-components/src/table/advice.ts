import type { GameTypes } from '@cheeseboard/engine';
import { html, type PropertyValues, type ReactiveElement, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { CbHintEvent } from '../events/hint.ts';
import type { Place } from '../motion/places.ts';
import { TableGround } from './ground.ts';
import { sameMove } from './moves.ts';
import { Ring } from './ring.ts';

/** What a player could do, and why: one sentence. */
export interface Suggestion<M = GameTypes['move']> {
  /** Null: nothing, for now. */
  readonly move: M | null;
  readonly text: string;
}

/**
 * Hints: asked for with a button or a key, found by the page, given as a sentence and a ring around what is meant. The ring goes along,
 * step by step, until the move is made or another view comes.
 */
export abstract class TableAdvice<T extends GameTypes> extends TableGround<T> {
  /** There is a button for a hint: it fires `cb-hint`, and the page answers with `suggest`. */
  @property({ type: Boolean }) hints = false;

  @state() private asking = false;
  private advised: T['move'] | null = null;
  private readonly ring = new Ring();

  /** Tells the player what they could do. False, and nothing is told, when that is no legal move any more. */
  suggest({ move, text }: Suggestion<T['move']>): boolean {
    this.asking = false;
    const legal = move ? this.moves.find((offered) => sameMove(offered, move)) : null;
    if (legal === undefined) return false;
    this.advised = legal;
    this.say(text, true);
    return true;
  }

  /** The piece to be touched next by who wants to make this move. */
  protected meant(_move: T['move'], _view: T['view']): Element | null {
    return null;
  }

  /** Something on the table, or inside of it. */
  protected at(place: string, selector?: string): Element | null {
    const found = this.renderRoot.querySelector(`[data-place="${place}"]`);
    return selector ? ((found?.shadowRoot ?? found)?.querySelector(selector) ?? null) : found;
  }

  /** Why there is no hint now, or empty. */
  private get noHint(): string {
    if (this.you === null) return this.tableWords.hintWatching;
    return this.moves.length === 0 ? this.tableWords.hintNotNow : '';
  }

  protected askForHint(): void {
    const { view, moves, log, noHint } = this;
    if (!view || this.asking) return;
    if (noHint) {
      this.say(noHint, false);
      return;
    }
    this.skip();
    this.asking = true;
    this.dispatchEvent(new CbHintEvent<T>({ view, moves, log }));
  }

  private say(sentence: string, hint: boolean): void {
    this.note = { sentence, rule: '', title: '', spoken: sentence, hint };
    this.voice.answer(sentence);
  }

  protected hintButton(): TemplateResult | '' {
    if (!this.hints) return '';
    const { noHint, asking, tableWords: words } = this;
    return html`<button
      class="tab bulb"
      aria-label=${words.hint}
      aria-description=${noHint}
      title=${noHint || words.hint}
      aria-keyshortcuts="i"
      aria-disabled=${noHint !== '' || asking}
      aria-busy=${asking}
      @click=${this.askForHint}
    >
      <svg class="art" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 18C9 15 5.5 13.5 5.5 9A6.5 6.5 0 0 1 18.5 9C18.5 13.5 15 15 15 18ZM9.5 21.5H14.5"></path>
      </svg>
    </button>`;
  }

  protected override attempt(move: T['move'], place?: Place, piece?: string): boolean {
    const sent = super.attempt(move, place, piece);
    if (sent) this.forget();
    return sent;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!changed.has('view') && !changed.has('log')) return;
    this.forget();
    if (this.note?.hint) this.note = null;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    void this.pointOut();
  }

  private forget(): void {
    this.advised = null;
    this.asking = false;
  }

  private async pointOut(): Promise<void> {
    const { advised } = this;
    if (advised) {
      // What is meant may lie in an element that has yet to draw it.
      const inner = [...this.renderRoot.querySelectorAll<ReactiveElement>('[data-place], [data-place] *')];
      await Promise.all(inner.map(({ updateComplete }) => updateComplete));
      if (advised !== this.advised) return;
    }
    this.ring.put(advised && this.view && !this.scene ? this.meant(advised, this.view) : null);
  }
}
