import type { Observation } from '../../../core/bots/bot.ts';
import type { Seat } from '../../../core/game.ts';
import { COLOURS, colourName, colourOf, countBits, numberOf } from '../cards.ts';
import type { DavidGoliath } from '../index.ts';
import type { Move } from '../moves.ts';
import { type Ending, endingWith } from './ending.ts';
import type { Reason } from './reasons.ts';
import { type Table, tableOf } from './table.ts';

/**
 * The reason for a card in a player's terms: what it wins, avoids or spoils. All three levels give the same reasons for
 * the same card.
 */
export function reasonFor({ view, moves }: Observation<DavidGoliath>, move: Move): Reason {
  if (moves.length === 1) return { type: 'only' };
  const seat = view.viewer as Seat;
  const table = tableOf(view);
  const isLast = view.trick.length === view.seats - 1;
  const ending = endingWith(table, move.card);
  if (isLast) {
    return (
      reasonToWin(table, seat, ending) ??
      reasonToSpoil(seat, move, ending) ??
      reasonToAvoid(table, seat, moves) ?? { type: 'keep' }
    );
  }
  if (ending.highest.seat !== seat) {
    if (ending.lowest.seat === seat && ending.gains[seat]! > 0) return reasonToWin(table, seat, ending)!;
    const spoilReason = reasonToSpoil(seat, move, ending);
    if (spoilReason) return spoilReason;
  }
  const averageRank = (3 * view.seats + 1) / 2;
  const worth = view.trick.length === 0 ? null : ending.gains[seat]!;
  if (ending.lowest.seat === seat && numberOf(move.card) < averageRank) return { type: 'low', worth };
  if (ending.highest.seat === seat && numberOf(move.card) > averageRank) return { type: 'high', worth };
  const sameColour = view.hand.filter((card) => colourOf(card) === colourOf(move.card));
  return sameColour.length === 1 ? { type: 'free', colour: colourName(move.card) } : { type: 'keep' };
}

function reasonToWin(table: Table, seat: Seat, { highest, lowest, gains }: Ending): Reason | null {
  const worth = gains[seat]!;
  if (lowest.seat === seat && highest.seat !== seat) {
    const wonBefore = table.won[seat * COLOURS + colourOf(highest.card)]!;
    return { type: 'steal', card: highest.card, nth: countBits(wonBefore) + 1, worth };
  }
  return highest.seat === seat ? { type: 'collect', cards: table.trick, worth } : null;
}

/** The reason `feed` if the card goes to the player of the highest card and costs them points; otherwise null. */
function reasonToSpoil(seat: Seat, { card }: Move, { highest, gains }: Ending): Reason | null {
  const cost = -gains[highest.seat]!;
  if (highest.seat === seat || cost <= 0) return null;
  return { type: 'feed', seat: highest.seat, colour: colourName(card), cost };
}

/** The reason `avoid` if another card would have cost this seat points; otherwise null. */
function reasonToAvoid(table: Table, seat: Seat, moves: readonly Move[]): Reason | null {
  const endings = moves.map(({ card }) => endingWith(table, card));
  const cost = -Math.min(...endings.map(({ gains }) => gains[seat]!));
  return cost > 0 ? { type: 'avoid', cost } : null;
}
