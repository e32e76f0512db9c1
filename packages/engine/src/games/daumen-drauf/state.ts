import type { Codec, RuleId, Seat } from '../../core/game.ts';
import { Invalid } from '../../core/invalid.ts';
import { type FirstSeat, type Rounds, roundsOf } from '../../core/options.ts';
import { int, list, mapped, word } from '../../core/position.ts';
import { add, CARDS, type Card, cardsIn, holds, noCards, readCard, writeCard } from './cards.ts';

export const rules = [
  'DD-1',
  'DD-2',
  'DD-3',
  'DD-4',
  'DD-5',
  'DD-6',
  'DD-7',
  'DD-8',
  'DD-9',
  'DD-10',
  'DD-11',
  'DD-12',
  'DD-13',
  'DD-14',
  'DD-15',
  'DD-16',
  'DD-17',
] as const satisfies readonly RuleId[];

export type Options = {
  /** DD-3 */
  rounds: Rounds;
  /** DD-2 */
  firstLeader: FirstSeat;
  /** DD-10 */
  parry: 'anytime' | 'onTurn';
  /** DD-17 */
  openWins: 'off' | 'on';
};

const phases = ['leader', 'deal', 'trick', 'over'] as const;

export interface State {
  seats: number;
  readonly options: Options;
  /** `leader` and `deal` wait for a draw, `trick` for a player. */
  phase: (typeof phases)[number];
  /** Who leads the first trick of this round, or of the next one while a deal is awaited (DD-2). */
  firstLeader: Seat;
  /** Who is to show or pass; −1 when nobody is. */
  turn: Seat;
  /** The cards on the table in the order shown: the open trick, or the finished one that all may still look at (DD-9). */
  trick: Card[];
  /** Who showed each of them. */
  shownBy: Seat[];
  /** Who won the trick on the table: its cards are among `won` already. −1 while it is open, or there is none. */
  winner: Seat;
  /** Sets of cards, three numbers a seat: see cards.ts. Shown cards are out of the hand. */
  hands: number[];
  /** Likewise. Both stay until the next deal (DD-14). */
  won: number[];
  /** Face down; the last one is drawn next. */
  stock: Card[];
  /** Of each finished round, by seat. */
  scores: number[][];
}

export type Move =
  | { readonly type: 'show'; readonly card: Card }
  | { readonly type: 'pass' }
  /** With the twin of the highest card (DD-10). */
  | { readonly type: 'parry' };

export const roundsIn = (state: { seats: number; options: Options }): number =>
  roundsOf(state.options.rounds, state.seats);

/** Whether a round lies scored on the table: all won cards and the last hand are open (DD-14). */
export const isRoundOver = (state: State): boolean =>
  state.phase === 'over' || (state.phase === 'deal' && state.scores.length > 0);

const card: Codec<Card> = { write: writeCard, read: cardFrom };
const cards = list(card, '.');

/** The cards of each seat, like `y1.1f.3g2f,b4`. */
function sets(seats: number): Codec<number[]> {
  return {
    write: (bits) => Array.from({ length: seats }, (_, seat) => writeSet(cardsIn(bits, seat))).join(','),
    read(text) {
      const parts = text.split(',');
      if (parts.length !== seats)
        throw new Invalid('position', `${seats} lists of cards, not ${parts.length}`);
      const bits = noCards(seats);
      parts.forEach((part, seat) => {
        for (const found of readSet(part)) {
          if (holds(bits, seat, found)) throw new Invalid('position', `${writeCard(found)} is there twice`);
          add(bits, seat, found);
        }
      });
      return bits;
    },
  };
}

function writeSet(set: readonly Card[]): string {
  return set
    .map(writeCard)
    .map((text, index, all) => (text[0] === all[index - 1]?.[0] ? `.${text.slice(1)}` : text))
    .join('');
}

function readSet(text: string): Card[] {
  if (text.length > 4 * CARDS || !/^([ygb]\df?(\.\df?)*)*$/.test(text))
    throw new Invalid('position', `"${text.slice(0, 20)}" is no list of cards`);
  return (text.match(/[ygb][\df.]+/g) ?? []).flatMap((run) =>
    run
      .slice(1)
      .split('.')
      .map((rest) => cardFrom(`${run[0]}${rest}`)),
  );
}

function cardFrom(text: string): Card {
  const found = readCard(text);
  if (found === null) throw new Invalid('position', `"${text.slice(0, 20)}" is no card`);
  return found;
}

export function fields(seats: number) {
  const turned = (stock: readonly Card[]): Card[] => [...stock].reverse();
  return {
    phase: word(...phases),
    firstLeader: int(0, seats - 1),
    turn: int(-1, seats - 1),
    trick: cards,
    shownBy: list(int(0, seats - 1), '.'),
    winner: int(-1, seats - 1),
    hands: sets(seats),
    won: sets(seats),
    /** Written as it is drawn: the next card first. */
    stock: mapped(cards, turned, turned),
    scores: list(list(int(-CARDS, CARDS), '.', seats), ','),
  };
}
