import { css, html, noChange, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Colour } from '../art/colours.ts';
import { artStyles } from '../art/ink.ts';
import { personBadge } from '../art/person.ts';
import { CheeseElement } from '../element.ts';
import { baseStyles } from '../theme/base.ts';

/** One event as a sentence, with the rule behind it. */
export interface LogEntry {
  readonly text: string;
  readonly rule?: string;
  /** Index in `people` of whoever acts. */
  readonly seat?: number;
}

/** A person whose mouse marks their lines. */
export interface LogPerson {
  readonly name: string;
  readonly colour: Colour;
}

/** The log scrolls to new entries if the reader is this close to its end. */
const END_TOLERANCE_PX = 24;
/** Lines are rendered in chunks of this size; only the last chunk changes. */
const CHUNK_LINES = 24;

/**
 * The log of a match, oldest entry first. Follows new entries unless the reader has scrolled up.
 *
 * @element cb-log
 * @csspart log - The list.
 * @csspart rule - The link to the rule.
 */
export class CbLog extends CheeseElement {
  static override styles = [
    baseStyles,
    artStyles,
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
        position: relative;
        padding-block: 0.18rem;
        padding-inline-start: 1.75rem;
        font-size: 0.95rem;
      }
      .begins {
        margin-block-start: 0.3rem;
      }
      .art {
        position: absolute;
        inset: 0.25rem auto auto 0;
        inline-size: 1.25rem;
        block-size: 1.25rem;
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

  /** The entries, oldest first. */
  @property({ attribute: false }) entries: readonly LogEntry[] = [];

  /** Everybody at the table, by seat. */
  @property({ attribute: false }) people: readonly LogPerson[] = [];

  /** Address of the rules page; `#` and the rule's id in lower case are appended. Without it, rules are not linked. */
  @property({ attribute: 'rules-href' }) rulesHref = '';

  /** Content of each chunk when it was last rendered. */
  private renderedChunks: string[] = [];
  private atEnd = true;
  /** The largest scroll position at the last layout. */
  private maxScroll = 0;
  /** Measures right after layout. At any other time, measuring would force another layout. */
  private readonly sizeObserver = new ResizeObserver(() => {
    const { list } = this;
    if (!list) return;
    this.maxScroll = list.scrollHeight - list.clientHeight;
    if (this.atEnd) list.scrollTop = this.maxScroll;
  });

  protected override firstUpdated(): void {
    const { list } = this;
    if (!list) return;
    this.sizeObserver.observe(list);
    this.sizeObserver.observe(list.firstElementChild!);
  }

  private onScroll(): void {
    this.atEnd = this.maxScroll - (this.list?.scrollTop ?? 0) < END_TOLERANCE_PX;
  }

  override render(): TemplateResult {
    const { words, entries } = this;
    const chunks = this.pages();
    return html`<div class="log" part="log" role="group" aria-label=${words.log} tabindex="0" @scroll=${this.onScroll}>
      <div>${entries.length === 0 ? html`<p>${words.logEmpty}</p>` : html`<ol>${chunks}</ol>`}</div>
    </div>`;
  }

  private pages(): unknown[] {
    const { entries, people, rulesHref, language, renderedChunks } = this;
    this.renderedChunks = [];
    return Array.from({ length: Math.ceil(entries.length / CHUNK_LINES) }, (_, page) => {
      const first = page * CHUNK_LINES;
      const lines = entries.slice(first, first + CHUNK_LINES);
      const key = JSON.stringify([rulesHref, language, people, lines]);
      this.renderedChunks.push(key);
      return key === renderedChunks[page]
        ? noChange
        : lines.map((entry, index) => this.line(entry, entries[first + index - 1]?.seat));
    });
  }

  private line({ text, rule, seat }: LogEntry, previousSeat: number | undefined): TemplateResult {
    const link =
      rule && this.rulesHref
        ? html` <a part="rule" href="${this.rulesHref}#${rule.toLowerCase()}" aria-label=${this.words.rule(rule)}>${rule}</a>`
        : '';
    const person = seat === previousSeat || seat === undefined ? undefined : this.people[seat];
    const badge = person
      ? html`<svg class="art" viewBox="-12 -12 24 24" aria-hidden="true">${personBadge(person.colour, person.name)}</svg>`
      : '';
    return html`<li class=${person ? 'begins' : ''}>${badge}${text}${link}</li>`;
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
