import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { guard } from 'lit/directives/guard.js';
import { artStyles } from '../art/ink.ts';
import { type TokenKind, tokenArt, tokenKinds } from '../art/token.ts';
import { differs } from '../differs.ts';
import { CheeseElement } from '../element.ts';
import { CbChooseEvent } from '../events/piece.ts';
import { shake } from '../motion/flight.ts';
import { baseStyles } from '../theme/base.ts';
import { boardWords } from '../words/boards/index.ts';

/**
 * A player's power tokens. The reader's own are face up, by kind; a rival's are only a number, so the DOM reveals nothing.
 * One tab stop: arrows go from token to token, Enter plays.
 *
 * @element cb-token-row
 * @fires {CbChooseEvent} cb-choose - A token was chosen, even one that cannot be played now: `choice` is its kind. Cancel the event to
 *   shake it.
 * @csspart token - The drawing of a token.
 * @csspart count - The badge with the number of tokens of a kind.
 * @cssproperty [--cb-token-size=3rem] - Size of a token.
 * @example `<cb-token-row .tokens=${[1, 0, 0, 2, 0, 0]} .choosable=${['reroll']}></cb-token-row>`
 * @example `<cb-token-row face-down="3"></cb-token-row>`
 */
export class CbTokenRow extends CheeseElement {
  static override styles = [
    baseStyles,
    artStyles,
    css`
      :host {
        --_size: var(--cb-token-size, 3rem);
      }
      :host([face-down]) {
        --_size: var(--cb-token-size, 1.3rem);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px;
        min-block-size: var(--_size);
      }
      .own {
        --_size: max(var(--cb-token-size, 3rem), 44px);
        flex-wrap: var(--_cb-tokens-wrap, wrap);
        justify-content: safe center;
        column-gap: 0;
      }
      .token {
        position: relative;
        inline-size: var(--_size);
        block-size: var(--_size);
      }
      /* In one row, tokens overlap down to a finger's width; beyond that the row scrolls. */
      .own .token {
        flex: 0 1 calc(var(--_size) + 4px);
        min-inline-size: 44px;
        border-radius: 50%;
      }
      .own .token:last-child {
        flex: none;
      }
      .own svg {
        inline-size: var(--_size);
      }
      /* With names, the tokens stand side by side like a row of icons. */
      :host([labelled]) .own {
        gap: 0.4rem 0.2rem;
      }
      :host([labelled]) .own .token {
        flex: 0 0 max(var(--_size) * 1.65, 5.6rem);
        min-inline-size: max-content;
        block-size: auto;
        border-radius: calc(var(--_size) / 2);
        text-align: center;
      }
      :host([labelled]) .own svg {
        display: block;
        block-size: var(--_size);
        margin-inline: auto;
      }
      :host([labelled]) .lit::before {
        inset: -2px auto auto calc(50% - var(--_size) / 2 - 2px);
        block-size: calc(var(--_size) + 4px);
      }
      :host([labelled]) .count {
        inset-inline-start: calc(50% + var(--_size) / 2 - 1.1em);
      }
      .label {
        display: block;
        padding-block: 5px 2px;
        font-size: max(0.82rem, var(--_size) * 0.24);
        line-height: 1.1;
      }
      .back + .back {
        margin-inline-start: calc(var(--_size) * -0.45);
      }
      .lit::before {
        content: '';
        position: absolute;
        inset: -2px;
        inline-size: calc(var(--_size) + 4px);
        border-radius: 50%;
        background: var(--_cb-cheese);
        box-shadow: 0 0 0 2px var(--_cb-glow);
      }
      .lit svg,
      .count {
        position: relative;
      }
      .resting svg {
        opacity: 0.6;
      }
      [aria-pressed='true'] {
        translate: 0 -6px;
      }
      [aria-pressed='true']::before {
        box-shadow: 0 0 0 4px var(--_cb-glow);
      }
      .count {
        position: absolute;
        inset-inline-start: calc(var(--_size) - 1.1em);
        inset-block-start: -5px;
        min-inline-size: 1.45em;
        padding-inline: 0.25em;
        border-radius: 1em;
        border: 1.5px solid var(--_cb-ink);
        background: var(--_cb-paper);
        color: var(--_cb-ink);
        font-size: 0.85rem;
        font-weight: 700;
        line-height: 1.35;
        text-align: center;
      }
      .number {
        margin-inline-start: 0.15em;
        font-weight: 700;
      }
      .none {
        color: var(--_cb-quiet);
        font-style: italic;
      }
      @media (forced-colors: active) {
        .lit {
          outline: 2px solid Highlight;
        }
        [aria-pressed='true'] {
          outline: 4px solid Highlight;
        }
      }
      @media (prefers-reduced-motion: no-preference) {
        .token {
          transition: translate calc(140ms * var(--_cb-speed)) ease-out;
        }
      }
    `,
  ];

  /** The reader's tokens: the count of each kind, in the order re-roll, double turn, transfer, improve, worsen, cancel. */
  @property({ attribute: false, hasChanged: differs }) tokens: readonly number[] = [];

  /** The number of a rival's tokens, face down. */
  @property({ type: Number, attribute: 'face-down', reflect: true }) faceDown: number | null = null;

  /** The kinds that can be played now. Null while no token is to be played. */
  @property({ attribute: false, hasChanged: differs }) choosable: readonly TokenKind[] | null = null;

  /** Shows the name of each of the reader's tokens below it. */
  @property({ type: Boolean, reflect: true }) labelled = false;

  /** The chosen kind, or empty. */
  @property() chosen: TokenKind | '' = '';

  @state() private currentKind: TokenKind | undefined;
  private hadFocus = false;

  private get heldKinds(): readonly TokenKind[] {
    return tokenKinds.filter((_, kind) => (this.tokens[kind] ?? 0) > 0);
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    this.hadFocus = this.shadowRoot?.activeElement?.matches('button') ?? false;
    if (!this.currentKind || !this.heldKinds.includes(this.currentKind)) this.currentKind = this.heldKinds[0];
    if (changedProperties.has('choosable') && !this.hadFocus)
      this.currentKind = this.choosable?.find((kind) => this.heldKinds.includes(kind)) ?? this.currentKind;
  }

  protected override updated(): void {
    if (this.hadFocus && !this.shadowRoot?.activeElement) this.focus();
  }

  override render(): TemplateResult {
    const texts = boardWords[this.language];
    if (this.faceDown !== null) return this.faceDownTokens(this.faceDown);
    if (this.heldKinds.length === 0)
      return html`<div class="row own"><span class="none">${texts.noTokens}</span></div>`;
    return html`<div class="row own" role="group" aria-label=${texts.tokens} @keydown=${this.onKey}>
      ${this.heldKinds.map((kind) => this.token(kind))}
    </div>`;
  }

  private faceDownTokens(count: number): TemplateResult {
    const texts = boardWords[this.language];
    const label = count === 0 ? texts.noTokens : texts.tokensFaceDown(count);
    return html`<div class="row" role="img" aria-label=${label}>
      ${Array.from({ length: Math.min(count, 3) }, () => html`<span class="token back"><svg class="art" viewBox="0 0 48 48">${tokenArt(undefined)}</svg></span>`)}
      <span class="number" aria-hidden="true">${count}</span>
    </div>`;
  }

  private token(kind: TokenKind): TemplateResult {
    const count = this.tokens[tokenKinds.indexOf(kind)]!;
    const name = count > 1 ? `${count} × ${this.words.tokens[kind]}` : this.words.tokens[kind];
    const drawing = html`<svg class="art" part="token" viewBox="0 0 48 48" aria-hidden="true">${guard([kind], () => tokenArt(kind))}</svg>${count > 1 ? html`<span class="count" part="count" aria-hidden="true">${count}</span>` : ''}${this.labelled ? html`<span class="label" aria-hidden="true">${this.words.tokens[kind]}</span>` : ''}`;
    if (this.choosable === null)
      return html`<div class="token" role="img" aria-label=${name}>${drawing}</div>`;
    const isHighlighted = this.choosable.includes(kind);
    return html`<button
      class=${classMap({ token: true, lit: isHighlighted, resting: !isHighlighted })}
      data-kind=${kind}
      tabindex=${kind === this.currentKind ? 0 : -1}
      aria-label=${isHighlighted ? name : this.words.notNow(name)}
      aria-pressed=${kind === this.chosen}
      @click=${() => this.choose(kind)}
      @focus=${() => {
        this.currentKind = kind;
      }}
    >
      ${drawing}
    </button>`;
  }

  private choose(kind: TokenKind): void {
    if (!this.dispatchEvent(new CbChooseEvent(kind))) this.refuse(kind);
  }

  /** Shakes a token that could not be played. */
  refuse(kind: TokenKind): void {
    const token = this.button(kind);
    const speed = Number.parseFloat(getComputedStyle(this).getPropertyValue('--_cb-speed'));
    if (token) shake(token, speed || 0);
  }

  private onKey(event: KeyboardEvent): void {
    const { heldKinds } = this;
    const index = heldKinds.indexOf(this.currentKind!);
    const targetByKey: { readonly [key: string]: number } = {
      ArrowLeft: Math.max(index - 1, 0),
      ArrowRight: Math.min(index + 1, heldKinds.length - 1),
      Home: 0,
      End: heldKinds.length - 1,
    };
    const goal = targetByKey[event.key];
    if (goal === undefined) return;
    this.button(heldKinds[goal])?.focus();
    event.preventDefault();
  }

  private button(kind: TokenKind | undefined): HTMLButtonElement | null {
    return this.shadowRoot?.querySelector(`[data-kind="${kind}"]`) ?? null;
  }

  override focus(options?: FocusOptions): void {
    this.button(this.currentKind)?.focus(options);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-token-row': CbTokenRow;
  }
}
