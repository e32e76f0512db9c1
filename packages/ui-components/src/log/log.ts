import { css, html, noChange, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { CheeseElement } from '../element.ts';
import { baseStyles } from '../theme/base.ts';

/** One thing that happened, as a sentence, and the rule by which it did. */
export interface LogEntry {
  readonly text: string;
  readonly rule?: string;
}

/** Who is no further from the end than this, in pixels, reads along. */
const NEAR = 24;
/** Lines are looked at again together: only the last of these pages grows. */
const PAGE = 24;

/**
 * What happened, oldest first. It stays at the end while the reader is there, and leaves who scrolled up alone.
 *
 * @element cb-log
 * @csspart log - The list.
 * @csspart rule - The link to the rule.
 */
export class CbLog extends CheeseElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        block-size: 12rem;
        border-radius: var(--_cb-radius);
        background: var(--_cb-panel);
        box-shadow: inset 0 0 0 1.5px var(--_cb-edge);
        overflow: hidden;
      }
      .log {
        block-size: 100%;
        overflow-y: auto;
        overscroll-behavior: contain;
        padding: 0.6rem 0.9rem;
      }
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        padding-block: 0.18rem;
        font-size: 0.95rem;
      }
      a {
        color: var(--_cb-quiet);
        font-size: 0.8rem;
        white-space: nowrap;
      }
      p {
        margin: 0;
        color: var(--_cb-quiet);
      }
    `,
  ];

  /** What happened, oldest first. */
  @property({ attribute: false }) entries: readonly LogEntry[] = [];

  /** Where the rules are: `#` and the rule's id in small letters are added. Without it, rules are not linked. */
  @property({ attribute: 'rules-href' }) rulesHref = '';

  /** What each page said when it was drawn last. */
  private said: string[] = [];
  private atEnd = true;
  /** How far down the list could be scrolled when it was laid out last. */
  private end = 0;
  /** Told when the page has been laid out: asking the list for its height at any other time would lay it out once more. */
  private readonly grown = new ResizeObserver(() => {
    const { list } = this;
    if (!list) return;
    this.end = list.scrollHeight - list.clientHeight;
    if (this.atEnd) list.scrollTop = this.end;
  });

  protected override firstUpdated(): void {
    const { list } = this;
    if (!list) return;
    this.grown.observe(list);
    this.grown.observe(list.firstElementChild!);
  }

  private onScroll(): void {
    this.atEnd = this.end - (this.list?.scrollTop ?? 0) < NEAR;
  }

  override render(): TemplateResult {
    const { words, entries } = this;
    const pages = this.pages();
    return html`<div class="log" part="log" role="group" aria-label=${words.log} tabindex="0" @scroll=${this.onScroll}>
      <div>${entries.length === 0 ? html`<p>${words.logEmpty}</p>` : html`<ol>${pages}</ol>`}</div>
    </div>`;
  }

  private pages(): unknown[] {
    const { entries, rulesHref, language, said } = this;
    this.said = [];
    return Array.from({ length: Math.ceil(entries.length / PAGE) }, (_, page) => {
      const lines = entries.slice(page * PAGE, (page + 1) * PAGE);
      const says = JSON.stringify([rulesHref, language, lines]);
      this.said.push(says);
      return says === said[page] ? noChange : lines.map((entry) => this.line(entry));
    });
  }

  private line({ text, rule }: LogEntry): TemplateResult {
    const link =
      rule && this.rulesHref
        ? html` <a part="rule" href="${this.rulesHref}#${rule.toLowerCase()}" aria-label=${this.words.rule(rule)}>${rule}</a>`
        : '';
    return html`<li>${text}${link}</li>`;
  }

  private get list(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.log') ?? null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-log': CbLog;
  }
}
