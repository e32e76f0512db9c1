import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import type { Act, ChatLine } from '../../tables/table.ts';
import { AppElement } from '../app/element.ts';
import { isReaction, reactions } from './reactions.ts';
import { playWords } from './words/index.ts';

/** The host cuts chat lines at 300 graphemes, so the field takes at most 300 characters. */
const CHAT_MAX_CHARACTERS = 300;

/**
 * Chat and quick reactions. What people write is rendered as text only.
 *
 * @element cbp-chat
 * @fires cbp-read - The reader sees the newest line.
 */
@customElement('cbp-chat')
export class CbpChat extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto auto;
        gap: 0.5rem;
        block-size: 100%;
        color: var(--cb-text);
        font-family: var(--cb-font);
      }
      .lines {
        display: flex;
        flex-direction: column;
        gap: 0.3rem;
        overflow-y: auto;
        overscroll-behavior: contain;
        padding: 0.25rem;
      }
      .lines > :first-child {
        margin-block-start: auto;
      }
      .lines p {
        overflow-wrap: anywhere;
      }
      .lines p.own {
        align-self: end;
        padding: 0.2rem 0.6rem;
        border-radius: 0.7rem;
        background: color-mix(in srgb, var(--cb-glow) 14%, transparent);
      }
      .lines strong {
        margin-inline-end: 0.35em;
      }
      .big {
        font-size: 1.5rem;
        line-height: 1;
      }
      .reactions {
        display: flex;
        justify-content: space-between;
        gap: 0.15rem;
      }
      .reactions button {
        flex: 1;
        min-inline-size: 44px;
        min-block-size: 44px;
        padding: 0;
        border: 0;
        border-radius: 0.6rem;
        background: none;
        font-size: 1.5rem;
        line-height: 1;
        cursor: pointer;
      }
      .reactions button:hover {
        background: color-mix(in srgb, var(--cb-glow) 14%, transparent);
      }
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.4rem;
      }
    `,
  ];

  @property({ attribute: false }) lines: readonly ChatLine[] = [];
  @property({ attribute: false }) me = '';
  @property({ attribute: false }) act: ((act: Act) => Promise<boolean>) | null = null;

  @query('.lines') private list!: HTMLElement | null;
  @query('input') private field!: HTMLInputElement;
  private isAtEnd = true;

  private hasHeight = false;

  /** Notes whether the chat is visible. This is a ResizeObserver, because measuring would force a layout. */
  private readonly visibilityObserver = new ResizeObserver(([entry]) => {
    this.hasHeight = entry !== undefined && entry.contentRect.height > 0;
    this.reportRead();
  });

  get isInSight(): boolean {
    return this.isConnected && this.hasHeight;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.visibilityObserver.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.visibilityObserver.disconnect();
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    const { list } = this;
    if (changedProperties.has('lines') && list)
      this.isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  }

  protected override updated(changedProperties: PropertyValues<this>): void {
    if (changedProperties.has('lines')) this.reportRead();
  }

  private reportRead(): void {
    if (!this.isInSight) return;
    if (this.isAtEnd && this.list) this.list.scrollTop = this.list.scrollHeight;
    this.dispatchEvent(new Event('cbp-read'));
  }

  override render(): TemplateResult {
    const words = this.say(playWords);
    return html`<div class="lines" role="log" tabindex="0" aria-label=${words.chat}>
        ${this.lines.length === 0 ? html`<p class="quiet">${words.noChat}</p>` : ''}
        ${this.lines.map((line) => this.line(line))}
      </div>
      <div class="reactions" role="group" aria-label=${words.react}>
        ${reactions.map(
          (reaction) =>
            html`<button aria-label=${words.reactions[reaction]} title=${words.reactions[reaction]} @click=${() => this.send(reaction, true)}>${reaction}</button>`,
        )}
      </div>
      <form @submit=${this.onSubmit}>
        <input type="text" maxlength=${CHAT_MAX_CHARACTERS} aria-label=${words.chatPlaceholder} placeholder=${words.chatPlaceholder} autocomplete="off" enterkeyhint="send" />
        <button class="button small">${words.send}</button>
      </form>`;
  }

  private line({ person, name, text, reaction }: ChatLine): TemplateResult {
    const words = this.say(playWords);
    const lines =
      reaction && isReaction(text)
        ? html`<span class="big" role="img" aria-label=${words.reactions[text]}>${text}</span>`
        : text;
    return html`<p class=${person === this.me ? 'own' : ''}><strong>${name}</strong>${lines}</p>`;
  }

  private async onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    const { field } = this;
    const text = field.value.trim();
    // Keep the text if sending failed.
    if (text !== '' && (await this.send(text, false))) field.value = '';
  }

  private async send(text: string, isReaction: boolean): Promise<boolean> {
    this.isAtEnd = true;
    return (await this.act?.({ kind: 'say', text, reaction: isReaction })) ?? false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-chat': CbpChat;
  }
}
