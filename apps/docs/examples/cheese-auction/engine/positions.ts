/** A position as one line, for links and live examples. */
import { int, list, type Positions, word } from '@cheeseboard/engine/positions';
import { type CheeseAuction, cheeseAuction } from './index.ts';
import { HIGHEST_NUMBER, oneToSeven, type State } from './rules.ts';

/** Says why no game can reach this state, or null. */
function flaw({ phase, cheeses, round, extra, hands, bids, options }: State): string | null {
  if (phase === 'shuffle') return cheeses.length === 0 && round === 0 ? null : 'no cheese has come up yet';
  if (cheeses.length !== HIGHEST_NUMBER || !oneToSeven.every((cheese) => cheeses.includes(cheese))) {
    return 'each cheese from 1 to 7 must be there once (CA-1)';
  }
  if ((round === HIGHEST_NUMBER) !== (phase === 'over'))
    return `${round} of ${HIGHEST_NUMBER} cheeses have been sold`;
  if (extra > 0 && options.ties === 'aside') return 'tied cheeses are set aside here (CA-4)';
  const wrongSeat = hands.findIndex((hand, seat) => {
    const bidsHeld = [...hand, ...(bids[seat] ? [bids[seat]] : [])];
    return bidsHeld.length !== HIGHEST_NUMBER - round || new Set(bidsHeld).size !== bidsHeld.length;
  });
  return wrongSeat === -1 ? null : `seat ${wrongSeat} has the wrong bids (CA-2)`;
}

export const cheeseAuctionPositions: Positions<CheeseAuction> = {
  game: cheeseAuction,
  fields: (seats) => ({
    phase: word('shuffle', 'bid', 'over'),
    cheeses: list(int(1, HIGHEST_NUMBER), '.'),
    round: int(0, HIGHEST_NUMBER),
    extra: int(0, 28),
    hands: list(list(int(1, HIGHEST_NUMBER), '.'), ',', seats),
    bids: list(int(0, HIGHEST_NUMBER), '.', seats),
    scores: list(int(0, 28), '.', seats),
  }),
  flaw,
};
