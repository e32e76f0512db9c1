/** Finds what is impossible about a state. Play never reaches such a state. */
import type { Seat } from '../../core/game.ts';
import {
  COLOURS,
  cardsIn,
  countOf,
  deckOf,
  HAND_SIZE,
  hasCards,
  highestNumber,
  holds,
  twinOf,
} from './cards.ts';
import { scoreOf } from './scoring.ts';
import { isRoundOver, roundsIn, type State } from './state.ts';
import { isHigher, isOpen, ownerOf } from './trick.ts';

export function flaw(state: State): string | null {
  const phaseOrScoresFlaw = phaseFlaw(state) ?? scoresFlaw(state);
  if (phaseOrScoresFlaw !== null) return phaseOrScoresFlaw;
  if (isRoundOver(state)) return cardsFlaw(state) ?? trickFlaw(state) ?? endFlaw(state);
  if (state.phase === 'trick') return cardsFlaw(state) ?? trickFlaw(state) ?? handsFlaw(state);
  return isTableEmpty(state) ? null : 'no cards have been dealt yet';
}

function phaseFlaw(state: State): string | null {
  const { seats, phase, firstLeader, turn, scores } = state;
  const { firstLeader: option } = state.options;
  const rounds = roundsIn(state);
  if (phase === 'over' ? scores.length !== rounds : scores.length >= rounds) {
    return `${scores.length} of ${rounds} rounds have been scored`;
  }
  if ((turn === -1) !== (phase !== 'trick')) return 'somebody is in turn during a trick, and only then';
  if (phase === 'leader') {
    return option === 'random' && firstLeader === 0 && scores.length === 0
      ? null
      : 'the first leader is known already';
  }
  if (option === 'random') return null;
  const expectedLeader = (option + scores.length - (phase === 'over' ? 1 : 0)) % seats;
  return firstLeader === expectedLeader ? null : `seat ${expectedLeader} is the first leader of this round`;
}

/** Every round's scores must sum to an even number from −10 to 0: −2 for each harmless card in the last hand. */
function scoresFlaw({ scores }: State): string | null {
  const badRound = scores.findIndex((round) => {
    const sum = round.reduce((total, score) => total + score, 0);
    return sum > 0 || sum < -2 * HAND_SIZE || sum % 2 !== 0;
  });
  return badRound === -1 ? null : `the scores of round ${badRound + 1} do not add up`;
}

function isTableEmpty({ seats, trick, shownBy, winner, hands, won, stock }: State): boolean {
  return (
    trick.length === 0 &&
    shownBy.length === 0 &&
    winner === -1 &&
    stock.length === 0 &&
    !everySeat(seats).some((seat) => hasCards(hands, seat) || hasCards(won, seat))
  );
}

function cardsFlaw({ seats, trick, winner, hands, won, stock }: State): string | null {
  const presentCards = everySeat(seats).flatMap((seat) => [...cardsIn(hands, seat), ...cardsIn(won, seat)]);
  presentCards.push(...stock, ...(winner === -1 ? trick : []));
  const deck = deckOf(seats);
  const distinctCards = new Set(presentCards);
  return presentCards.length === deck.length && deck.every((card) => distinctCards.has(card))
    ? null
    : `each card of ${COLOURS} colours from 1 to ${highestNumber(seats)}, twice, must be in one place`;
}

/** What is wrong with the trick. Each card must be higher than the one before (DD-6); a parry can only come last (DD-10). */
function trickFlaw({ trick, shownBy, winner, won }: State): string | null {
  if (shownBy.length !== trick.length) return 'each card of the trick was shown by somebody';
  for (let place = 1; place < trick.length; place++) {
    if (shownBy[place] === shownBy[place - 1]) return 'nobody overtakes themselves';
    const parries = winner !== -1 && place === trick.length - 1 && trick[place] === twinOf(trick[place - 1]!);
    if (!parries && !isHigher(trick.slice(0, place), trick[place]!)) return 'each card shown is higher';
  }
  if (winner === -1) return null;
  if (winner !== shownBy.at(-1)) return 'the highest card wins the trick';
  return trick.every((card) => holds(won, winner, card)) ? null : 'the winner has the cards of the trick';
}

function handsFlaw(state: State): string | null {
  const { seats, firstLeader, turn, trick, shownBy, winner, hands, won, stock } = state;
  const trickIsOpen = isOpen(state);
  const sizes = everySeat(seats).map(
    (seat) => countOf(hands, seat) + (trickIsOpen ? shownCount(state, seat) : 0),
  );
  if (sizes.some((size) => size > HAND_SIZE || (size < HAND_SIZE && stock.length > 0))) {
    return `a hand is ${HAND_SIZE} cards while the stock lasts`;
  }
  if (sizes.filter((size) => size > 0).length < 2) return 'the round is over with one hand left';
  if (!hasCards(hands, turn)) return `seat ${turn} has no card to show`;
  if (trickIsOpen && turn === ownerOf(state)) return 'nobody overtakes themselves';
  if (winner !== -1) {
    if (everySeat(seats).some((seat) => shownCount(state, seat) > HAND_SIZE))
      return `a hand is ${HAND_SIZE} cards`;
    const leader = everySeat(seats)
      .map((step) => (winner + step) % seats)
      .find((seat) => hasCards(hands, seat));
    if (turn !== leader) return 'the winner of the trick leads, or the next seat with cards';
  }
  const wonCards = everySeat(seats).reduce((sum, seat) => sum + countOf(won, seat), 0);
  const wonBefore = winner === -1 ? wonCards : wonCards - trick.length;
  if (wonBefore === 0) {
    return (shownBy[0] ?? turn) === firstLeader ? null : 'the first leader leads the first trick';
  }
  return trick.length > 0 || wonCards === 0 ? null : 'the last trick lies open until the next card is shown';
}

function endFlaw({ seats, winner, hands, won, stock, scores }: State): string | null {
  const seatsWithCards = everySeat(seats).filter((seat) => hasCards(hands, seat));
  if (
    stock.length > 0 ||
    seatsWithCards.length > 1 ||
    seatsWithCards.some((seat) => countOf(hands, seat) > HAND_SIZE)
  ) {
    return 'the round is not over';
  }
  if (winner === -1) return 'somebody has won the last trick';
  const lastScores = scores.at(-1)!;
  return lastScores.every((score, seat) => score === scoreOf(won, hands, seat))
    ? null
    : 'the scores of the last round do not fit the cards';
}

const shownCount = ({ shownBy }: State, seat: Seat): number =>
  shownBy.filter((other) => other === seat).length;

const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
