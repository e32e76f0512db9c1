import { html, LitElement, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { baseStyles } from '../theme/base.ts';

/**
 * An invisible ARIA live region. A sentence announced twice is read twice.
 *
 * @element cb-announcer
 * @example `document.querySelector('cb-announcer').announce('Your turn.')`
 */
export class CbAnnouncer extends LitElement {
  static override styles = [baseStyles];

  @state() private polite = '';
  @state() private urgent = '';

  /** Announces a sentence after the current speech. An urgent one, such as a refusal, interrupts it. */
  announce(sentence: string, { urgent = false }: { urgent?: boolean } = {}): void {
    if (urgent) this.urgent = withChange(this.urgent, sentence);
    else this.polite = withChange(this.polite, sentence);
  }

  /** Empties the alert, because its sentence is no longer true. */
  clearUrgent(): void {
    this.urgent = '';
  }

  override render(): TemplateResult {
    return html`<div class="spoken" role="status" aria-live="polite" aria-atomic="true">${this.polite}</div>
      <div class="spoken" role="alert" aria-live="assertive" aria-atomic="true">${this.urgent}</div>`;
  }
}

/** Adds a no-break space to a repeated sentence, because screen readers skip unchanged text. */
const withChange = (before: string, sentence: string): string =>
  before === sentence ? `${sentence}\u00a0` : sentence;

declare global {
  interface HTMLElementTagNameMap {
    'cb-announcer': CbAnnouncer;
  }
}
