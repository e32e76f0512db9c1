import { html, LitElement, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { baseStyles } from '../theme/base.ts';

/**
 * The voice of a table: one live region, seen by nobody. What is said twice is read twice.
 *
 * @element cb-announcer
 * @example `document.querySelector('cb-announcer').announce('Your turn.')`
 */
export class CbAnnouncer extends LitElement {
  static override styles = [baseStyles];

  @state() private polite = '';
  @state() private urgent = '';

  /** Says a sentence when there is a pause; an urgent one (a refusal) at once. */
  announce(sentence: string, { urgent = false }: { urgent?: boolean } = {}): void {
    if (urgent) this.urgent = again(this.urgent, sentence);
    else this.polite = again(this.polite, sentence);
  }

  override render(): TemplateResult {
    return html`<div class="spoken" role="status" aria-live="polite" aria-atomic="true">${this.polite}</div>
      <div class="spoken" role="alert" aria-live="assertive" aria-atomic="true">${this.urgent}</div>`;
  }
}

/** A region whose text stays the same is not read: an invisible space makes it new. */
const again = (before: string, sentence: string): string =>
  before === sentence ? `${sentence}\u00a0` : sentence;

declare global {
  interface HTMLElementTagNameMap {
    'cb-announcer': CbAnnouncer;
  }
}
