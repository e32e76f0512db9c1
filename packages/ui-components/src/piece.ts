/** Base class of dice, mice and tokens: a picture, or a button while it can be chosen. */
import { css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { artStyles, type Drawing } from './art/ink.ts';
import { CheeseElement } from './element.ts';
import { CbChooseEvent } from './events/piece.ts';
import { baseStyles } from './theme/base.ts';

export const pieceStyles = css`
  :host {
    display: inline-block;
    inline-size: var(--_size);
    vertical-align: middle;
  }
  .piece {
    position: relative;
    display: block;
    inline-size: 100%;
  }
  /* The touch target is at least 44 px, however small the piece is drawn. */
  button.piece::after {
    content: '';
    position: absolute;
    inset: min(0px, (100% - 44px) / 2);
  }
  :host([choosable]) svg {
    filter: drop-shadow(0 0 0.18rem var(--_cb-glow)) drop-shadow(0 0 0.06rem var(--_cb-glow));
  }
  :host([chosen]) .piece {
    translate: 0 -8%;
    outline: 3px solid var(--_cb-glow);
    outline-offset: 1px;
    border-radius: 24%;
  }
  .count {
    position: absolute;
    inset-inline-end: -8%;
    inset-block-start: -12%;
    min-inline-size: 1.45em;
    padding-inline: 0.25em;
    border-radius: 1em;
    border: 1.5px solid var(--_cb-ink);
    background: var(--_cb-paper);
    color: var(--_cb-ink);
    font-size: clamp(0.7rem, calc(var(--_size) * 0.3), 1.1rem);
    font-weight: 700;
    line-height: 1.35;
    text-align: center;
  }
  @media (prefers-reduced-motion: no-preference) {
    .piece {
      transition: translate calc(140ms * var(--_cb-speed)) ease-out;
    }
  }
`;

export abstract class PieceElement extends CheeseElement {
  static override styles = [baseStyles, artStyles, pieceStyles];

  /** The piece can be chosen now: it glows and is a button. */
  @property({ type: Boolean, reflect: true }) choosable = false;

  /** The piece is chosen. */
  @property({ type: Boolean, reflect: true }) chosen = false;

  /** The accessible name. */
  protected abstract get label(): string;
  /** The value sent with `cb-choose`. */
  protected abstract get choice(): string;
  protected abstract readonly box: string;
  protected abstract draw(): Drawing;
  /** A badge that is drawn on top of the picture. */
  protected badge(): TemplateResult | '' {
    return '';
  }

  override render(): TemplateResult {
    const drawing = html`<svg class="art" part="piece" viewBox=${this.box} aria-hidden="true">${this.draw()}</svg>${this.badge()}`;
    return this.choosable
      ? html`<button class="piece" aria-label=${this.label} aria-pressed=${this.chosen} @click=${this.choose}>${drawing}</button>`
      : html`<div class="piece" role="img" aria-label=${this.label}>${drawing}</div>`;
  }

  private choose(): void {
    this.dispatchEvent(new CbChooseEvent(this.choice));
  }

  override focus(options?: FocusOptions): void {
    this.shadowRoot?.querySelector('button')?.focus(options);
  }
}
