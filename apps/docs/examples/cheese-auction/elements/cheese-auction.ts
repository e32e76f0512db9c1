/** The middle of the table and the hand. Seats, log, scores, keyboard and announcements come from the base class. */
import type { Seat } from '@cheeseboard/engine';
import type { CheeseAuction, Event, View } from '@cheeseboard/engine/cheese-auction';
import { cheeseAuctionText } from '@cheeseboard/engine/cheese-auction/text';
import type { CbCardPlayEvent } from '@cheeseboard/ui-components';
import { type Scene, type SeatFacts, TableElement } from '@cheeseboard/ui-components/table';
import { css, html, type TemplateResult } from 'lit';

/** A bid is shown as a yellow mouse card. */
const cardOf = (bid: number): string => `y${bid}`;

export class CbCheeseAuction extends TableElement<CheeseAuction> {
  static override styles = [
    ...TableElement.styles,
    css`
      .offer {
        display: grid;
        justify-items: center;
        gap: 0.5rem;
        --cb-cheese-size: 6rem;
      }
    `,
  ];

  protected readonly texts = cheeseAuctionText;

  protected override seatFacts(view: View, seat: Seat): SeatFacts {
    return {
      turn: view.phase === 'bid' && !view.laid[seat],
      score: view.scores[seat]!,
      cards: 7 - view.used[seat]!.length,
    };
  }

  protected override middle(view: View): TemplateResult {
    const bids = this.shownBids();
    return html`<div class="offer" data-place="trick">
      <cb-cheese .points=${(view.cheeses.at(-1) ?? 0) + view.extra}></cb-cheese>
      ${
        bids
          ? html`<cb-trick
              .places=${bids.map((bid, seat) => ({
                card: cardOf(bid),
                name: seat === this.you ? this.words.you : this.nameOf(seat),
                colour: this.colourOf(seat),
              }))}
            ></cb-trick>`
          : ''
      }
    </div>`;
  }

  /** All bids of the round, face up while the table says who took the cheese; null at any other time. */
  private shownBids(): readonly number[] | null {
    const roundEnd = this.scene?.events.find((event) => event.type === 'sold' || event.type === 'tied');
    return roundEnd?.bids ?? null;
  }

  protected override hand(view: View): TemplateResult {
    return html`<cb-hand
      data-place="hand"
      deck="mice"
      .cards=${view.hand.map(cardOf)}
      .legal=${this.moves.length > 0 ? this.moves.map(({ bid }) => cardOf(bid)) : null}
      ?single-tap=${this.singleTap}
      @cb-card-play=${this.onPlay}
    ></cb-hand>`;
  }

  private onPlay(event: CbCardPlayEvent): void {
    if (!this.attempt({ type: 'bid', bid: Number(event.card.slice(1)) })) event.preventDefault();
  }

  protected override scores(view: View): TemplateResult {
    return html`<cb-score-sheet .players=${this.players} .totals=${view.scores}></cb-score-sheet>`;
  }

  /** Pauses on a finished round before the next cheese comes up. */
  protected override scenes(before: View, events: readonly Event[], after: View): Scene<CheeseAuction>[] {
    const roundEndIndex = events.findIndex((event) => event.type === 'sold' || event.type === 'tied');
    if (roundEndIndex === -1) return super.scenes(before, events, after);
    return [
      {
        view: { ...before, hand: after.hand, bid: null },
        events: events.slice(0, roundEndIndex + 1),
        hold: 1600,
      },
      { view: after, events: events.slice(roundEndIndex + 1) },
    ];
  }
}
