import { css } from 'lit';
import { property } from 'lit/decorators.js';
import type { Drawing } from '../art/ink.ts';
import { type TokenKind, tokenArt } from '../art/token.ts';
import { PieceElement } from '../piece.ts';

/**
 * A power token. Without `kind` it is face down, and the DOM contains nothing about it.
 *
 * @element cb-token
 * @fires {CbChooseEvent} cb-choose - The token was chosen; `choice` is its kind.
 * @csspart piece - The drawing.
 * @cssproperty [--cb-token-size=3rem] - Size of the token.
 * @example `<cb-token kind="reroll"></cb-token>`
 */
export class CbToken extends PieceElement {
  static override styles = [
    ...PieceElement.styles,
    css`
      :host {
        --_size: var(--cb-token-size, 3rem);
      }
      :host([chosen]) .piece {
        border-radius: 50%;
      }
    `,
  ];

  /** `reroll`, `double`, `transfer`, `improve`, `worsen` or `cancel`. */
  @property() kind?: TokenKind;

  protected readonly box = '0 0 48 48';

  protected get label(): string {
    return this.kind ? this.words.tokens[this.kind] : this.words.tokenFaceDown;
  }

  protected get choice(): string {
    return this.kind ?? '';
  }

  protected draw(): Drawing {
    return tokenArt(this.kind);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-token': CbToken;
  }
}
