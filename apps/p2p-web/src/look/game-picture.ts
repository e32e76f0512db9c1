/** A decorative picture of each game, made of its own pieces. `--cbp-picture-*` set the sizes where it is small. */
import '@cheeseboard/ui-components/card/define';
import '@cheeseboard/ui-components/cheese/define';
import '@cheeseboard/ui-components/die/define';
import '@cheeseboard/ui-components/mouse/define';
import { type GameId, gameFacts, type PreviewPiece } from '@cheeseboard/ui-components/kits';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

function draw(piece: PreviewPiece): TemplateResult {
  switch (piece.piece) {
    case 'card':
      return html`<cb-card deck=${piece.deck} card=${piece.card} owner=${piece.owner ?? nothing}></cb-card>`;
    case 'mouse':
      return html`<cb-mouse colour=${piece.colour}></cb-mouse>`;
    case 'die':
      return html`<cb-die face=${piece.face}></cb-die>`;
    case 'cheese':
      return html`<cb-cheese state="whole"></cb-cheese>`;
  }
}

/**
 * @element cbp-game-picture
 */
@customElement('cbp-game-picture')
export class CbpGamePicture extends LitElement {
  static override styles = css`
    :host {
      display: block;
      container-type: inline-size;
      overflow: clip;
    }
    .fan,
    .race {
      box-sizing: border-box;
      display: flex;
      justify-content: center;
      align-items: end;
      block-size: var(--cbp-picture-size, clamp(7.4rem, 46cqi, 9.6rem));
      padding-block-start: 0.7rem;
    }
    .fan cb-card {
      --cb-card-width: var(--cbp-picture-card, clamp(4.6rem, 31cqi, 6.4rem));
      flex: none;
      align-self: start;
      transform-origin: 50% 130%;
      filter: drop-shadow(0 2px 3px var(--cb-shadow));
    }
    .fan cb-card:nth-child(1) {
      rotate: -11deg;
      margin-inline-end: -8%;
    }
    .fan cb-card:nth-child(3) {
      rotate: 11deg;
      margin-inline-start: -8%;
    }
    .fan cb-die {
      --cb-die-size: var(--cbp-picture-die, clamp(2.8rem, 20cqi, 4rem));
      flex: none;
      align-self: end;
      rotate: 9deg;
      margin: 0 0 0.6rem -5%;
    }
    .race {
      align-items: end;
      gap: 0.2rem;
      padding-block-end: 1.1rem;
    }
    .race cb-mouse {
      --cb-mouse-size: var(--cbp-picture-die, clamp(3rem, 19cqi, 4.4rem));
    }
    .race cb-mouse:nth-child(2) {
      margin-block-end: 0.9rem;
    }
    .race cb-cheese {
      --cb-cheese-size: var(--cbp-picture-cheese, clamp(6rem, 36cqi, 9rem));
    }
  `;

  @property({ attribute: false }) game: GameId | '' = '';

  override render(): TemplateResult {
    const preview: readonly PreviewPiece[] = gameFacts.find(({ id }) => id === this.game)?.preview ?? [];
    const isFanned = preview.some(({ piece }) => piece === 'card');
    // Screen readers skip the picture, because the game's name is beside it.
    return html`<div aria-hidden="true"><div class=${isFanned ? 'fan' : 'race'}>${preview.map(draw)}</div></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-game-picture': CbpGamePicture;
  }
}
