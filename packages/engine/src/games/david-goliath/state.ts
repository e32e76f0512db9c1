import type { Codec, RuleId } from '../../core/game.ts';
import { Invalid } from '../../core/invalid.ts';
import { type FirstSeat, type Rounds, roundsOf } from '../../core/options.ts';
import { int, list, word } from '../../core/position.ts';
import {
  bitOf,
  type Card,
  COLOURS,
  cardsIn,
  colourOf,
  deckOf,
  highestValue,
  readCard,
  writeCard,
} from './cards.ts';

export const rules = [
  'DG-1',
  'DG-2',
  'DG-3',
  'DG-4',
  'DG-5',
  'DG-6',
  'DG-7',
  'DG-8',
  'DG-9',
  'DG-10',
  'DG-11',
  'DG-12',
] as const satisfies readonly RuleId[];

export type Options = {
  /** DG-2 */
  deals: Rounds;
  /** DG-3 */
  firstDealer: FirstSeat;
};

const phases = ['dealer', 'deal', 'trick', 'over'] as const;

export interface State {
  seats: number;
  readonly options: Options;
  /** `dealer` and `deal` wait for a draw, `trick` for a player. */
  phase: (typeof phases)[number];
  dealer: number;
  /** Who plays, or played, the first card of the trick. */
  leader: number;
  /** The cards of the trick in the order played: the leader's first, then clockwise. */
  trick: Card[];
  /** Sets of cards, five numbers a seat: see cards.ts. */
  hands: number[];
  /** Likewise. Lies there until the next deal (DG-10). */
  won: number[];
  /** Of each finished deal, by seat. */
  scores: number[][];
}

export type Move = { readonly type: 'play'; readonly card: Card };

export const dealsOf = (state: { seats: number; options: Options }): number =>
  roundsOf(state.options.deals, state.seats);

/** The seat that plays the next card of the trick (DG-4). */
export function turnOf(state: State): number {
  const seat = state.leader + state.trick.length;
  return seat >= state.seats ? seat - state.seats : seat;
}

/** The cards of each seat, like `r1.5y3,g2`. */
function sets(seats: number): Codec<number[]> {
  return {
    write: (bits) => Array.from({ length: seats }, (_, seat) => writeSet(cardsIn(bits, seat))).join(','),
    read(text) {
      const parts = text.split(',');
      if (parts.length !== seats)
        throw new Invalid('position', `${seats} lists of cards, not ${parts.length}`);
      const bits = noCards(seats);
      parts.forEach((part, seat) => {
        for (const card of readSet(part)) {
          const index = seat * COLOURS + colourOf(card);
          if (bits[index]! & bitOf(card)) throw new Invalid('position', `${writeCard(card)} is there twice`);
          bits[index] = bits[index]! | bitOf(card);
        }
      });
      return bits;
    },
  };
}

function writeSet(cards: readonly Card[]): string {
  return cards
    .map(writeCard)
    .map((text, index, all) => (text[0] === all[index - 1]?.[0] ? `.${text.slice(1)}` : text))
    .join('');
}

function readSet(text: string): Card[] {
  if (!/^([rygbp]\d+(\.\d+)*)*$/.test(text))
    throw new Invalid('position', `"${text.slice(0, 20)}" is no list of cards`);
  return (text.match(/[rygbp][\d.]+/g) ?? []).flatMap((run) =>
    run
      .slice(1)
      .split('.')
      .map((digits) => cardFrom(`${run[0]}${digits}`)),
  );
}

function cardFrom(text: string): Card {
  const card = readCard(text);
  if (card === null) throw new Invalid('position', `"${text.slice(0, 20)}" is no card`);
  return card;
}

export function noCards(seats: number): number[] {
  const sets: number[] = [];
  for (let index = 0; index < seats * COLOURS; index++) sets.push(0);
  return sets;
}

export function fields(seats: number) {
  return {
    phase: word(...phases),
    dealer: int(0, seats - 1),
    leader: int(0, seats - 1),
    trick: list({ write: writeCard, read: cardFrom }, '.'),
    hands: sets(seats),
    won: sets(seats),
    scores: list(list(int(0, 200), '.', seats), ','),
  };
}

/** What is impossible about a state. */
export function flaw(state: State): string | null {
  const { seats, phase, trick, scores } = state;
  const deals = dealsOf(state);
  if (phase === 'over' ? scores.length !== deals : scores.length >= deals) {
    return `${scores.length} of ${deals} deals have been scored`;
  }
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const hands = everySeat.map((seat) => cardsIn(state.hands, seat));
  const won = everySeat.flatMap((seat) => cardsIn(state.won, seat));
  const present = [...hands.flat(), ...won, ...trick];
  const beforeFirstDeal = phase === 'dealer' || (phase === 'deal' && scores.length === 0);
  if (beforeFirstDeal) return present.length === 0 ? null : 'no cards have been dealt yet';
  const deck = deckOf(seats);
  if (present.length !== deck.length || deck.some((card) => !present.includes(card))) {
    return `each card of ${COLOURS} colours from 1 to ${highestValue(seats)} must be in one place`;
  }
  if (phase !== 'trick') return won.length === deck.length ? null : 'all cards must have been won';
  const most = Math.max(...hands.map((hand) => hand.length));
  if (trick.length >= seats || most === 0) return 'somebody must have a card to play';
  for (const seat of everySeat) {
    const hasPlayed = (seat - state.leader + seats) % seats < trick.length;
    if (hands[seat]?.length !== (hasPlayed ? most - 1 : most))
      return `seat ${seat} has the wrong number of cards`;
  }
  return null;
}
