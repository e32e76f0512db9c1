import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** Formats a duration as minutes and seconds: "0:07", "12:30". */
export function formatTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The time that is left. Re-renders itself twice a second.
 *
 * @element cbp-time
 */
@customElement('cbp-time')
export class CbpTime extends LitElement {
  /** performance.now() when `left` was measured. */
  @property({ type: Number }) at = 0;

  /** Milliseconds that were left at the time `at`. */
  @property({ attribute: false }) left = 0;

  /** Wraps the time in words: "0:07 left". */
  @property({ attribute: false }) say: (time: string) => string = (time) => time;

  private timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.timer = window.setInterval(() => this.requestUpdate(), 500);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  /** Renders into the light DOM, so that surrounding styles apply. */
  protected override createRenderRoot(): this {
    return this;
  }

  override render(): TemplateResult {
    const leftMs = this.left - (performance.now() - this.at);
    return html`<span role="timer" class=${leftMs < 10_500 ? 'short' : ''}>${this.say(formatTime(leftMs))}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-time': CbpTime;
  }
}
