import { html, svg, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Colour } from '../art/colours.ts';
import { artStyles, type Drawing } from '../art/ink.ts';
import { tinyRacer } from '../art/racer.ts';
import { CheeseElement } from '../element.ts';
import { baseStyles } from '../theme/base.ts';
import { figure } from '../words/figure.ts';
import { seatStyles } from './styles.ts';

/** The state of a player's connection. */
export type Connection = 'here' | 'connecting' | 'away';

/** Connection symbols. They differ in shape, not only in colour: full, dashed, crossed out. */
const dots: { readonly [C in Connection]: Drawing } = {
  here: svg`<circle r="6" class="here"></circle>`,
  connecting: svg`<circle r="6" stroke-dasharray="4 3.2" class="connecting"></circle>`,
  away: svg`<circle r="6" class="away"></circle><path d="M-7 7L7-7" class="away"></path>`,
};

/**
 * A player's seat: name, turn, connection, bot, score and cards left. More about the player goes into the slot.
 *
 * @element cb-seat
 * @slot - More about this player: won cards, tokens, piles.
 * @csspart seat - The whole seat.
 * @csspart name - The name.
 * @csspart score - The score.
 * @example `<cb-seat name="Emma" colour="blue" score="12" cards="7" turn></cb-seat>`
 */
export class CbSeat extends CheeseElement {
  static override styles = [baseStyles, artStyles, seatStyles];

  /** The player's name. */
  @property() name = '';

  /** The colour of the player's pieces. */
  @property({ reflect: true }) colour: Colour = 'red';

  /** It is this player's turn. */
  @property({ type: Boolean, reflect: true }) turn = false;

  /** This is the reader's own seat. */
  @property({ type: Boolean, reflect: true }) you = false;

  /** This player has won the game. */
  @property({ type: Boolean, reflect: true }) winner = false;

  /** A bot plays here. */
  @property({ type: Boolean, reflect: true }) bot = false;

  /** `here`, `connecting` or `away`; empty in local games. */
  @property() connection: Connection | '' = '';

  /** Points so far; null shows none. */
  @property({ type: Number }) score: number | null = null;

  /** Number of cards in hand; null shows none. */
  @property({ type: Number }) cards: number | null = null;

  override render(): TemplateResult {
    const { words, name, connection, score, cards } = this;
    const isNamedYou = name.toLowerCase() === words.you.toLowerCase();
    const nameRemarks = [
      this.you && !isNamedYou && words.you,
      this.bot && words.bot,
      this.winner && words.winner,
    ]
      .filter(Boolean)
      .join(', ');
    const turn = this.turn ? html`<span class="turn">${words.turn}</span>` : '';
    const hasFacts = score !== null || cards !== null;
    return html`<div class="seat ${hasFacts ? '' : 'brief'}" part="seat" role="group" aria-label=${name}>
      <svg class="art mouse" viewBox="-1 0 50 40" aria-hidden="true">${tinyRacer(this.colour, name)}</svg>
      <div class="who">
        <span class="name" part="name">${name}</span>
        ${nameRemarks ? html`<span class="aside">${nameRemarks}</span>` : ''}
        ${connection ? this.dot(connection) : ''} ${hasFacts ? '' : turn}
      </div>
      ${hasFacts ? this.facts(turn) : ''}
      <slot></slot>
    </div>`;
  }

  private facts(turn: TemplateResult | ''): TemplateResult {
    const { words, score, cards } = this;
    return html`<div class="facts">
        ${
          score === null
            ? ''
            : html`<span part="score" class="score"><span aria-hidden="true">${figure(score)}</span><span class="spoken">${words.points(score)}</span></span>`
        }
        ${cards === null ? '' : this.cardsLeft(cards)}
        ${turn}
      </div>`;
  }

  private dot(connection: Connection): TemplateResult {
    return html`<svg class="art dot" viewBox="-9 -9 18 18" aria-hidden="true">${dots[connection]}</svg
      ><span class="spoken">${this.words.connection[connection]}</span>`;
  }

  private cardsLeft(cards: number): TemplateResult {
    return html`<span class="cards"
      ><svg class="art" viewBox="0 0 18 20" aria-hidden="true">
        <rect class="paper" x="2" y="2" width="10" height="14" rx="2" transform="rotate(-8 7 9)"></rect>
        <rect class="paper" x="6" y="3" width="10" height="14" rx="2" transform="rotate(6 11 10)"></rect></svg
      ><span aria-hidden="true">${cards}</span><span class="spoken">${this.words.cardsLeft(cards)}</span></span
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-seat': CbSeat;
  }
}
