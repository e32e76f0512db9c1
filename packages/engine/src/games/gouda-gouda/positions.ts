import { Invalid } from '../../core/invalid.ts';
import { type Codec, int, list, mapped, type Positions, word } from '../../core/position.ts';
import { boards } from './board.ts';
import { MAX_DICE } from './dice.ts';
import { flaw } from './flaw.ts';
import { type GoudaGouda, goudaGouda } from './index.ts';
import { MICE_PER_PLAYER } from './moves.ts';
import { eaterOf, encodeEaten, pointsOf } from './scoring.ts';
import { type Options, phases } from './state.ts';
import { countsOf, howMany, oneOf, tallyOf } from './tally.ts';
import { encodePlayedToken, KIND_COUNT, kindOf, playerOf } from './tokens.ts';

/** How the fields of a state are written in a position. */
function fields(seats: number, options: Options) {
  const { places } = boards[options.board];
  const seat = int(0, seats - 1);
  const place = mapped(
    word('none', ...places.map(({ id }) => id)),
    (index: number) => places[index]?.id ?? 'none',
    (id) => places.findIndex((candidate) => candidate.id === id),
  );
  return {
    phase: word(...phases),
    active: seat,
    mice: list(
      mapped(crowd(seats), (tally: number) => countsOf(tally, seats), tallyOf),
      '.',
      places.length,
    ),
    tokens: list(tokens, '.', seats),
    spent: list(tokens, '.', seats),
    dice: letters('gyrvso', MAX_DICE),
    place,
    votes: list(place, ','),
    stack: list(playedToken(seats), '.'),
    target: int(-1, (1 << MAX_DICE) - 1),
    passed: mapped(
      list(seat, '.'),
      (mask: number) => Array.from({ length: seats }, (_, index) => index).filter((s) => mask & (1 << s)),
      (passedSeats) => passedSeats.reduce((mask, index) => mask | (1 << index), 0),
    ),
    extraTurns: int(0, 99),
    eaten: list(
      mapped(
        list(int(0, 9), ':', 2),
        (cheese: number) => [eaterOf(cheese), pointsOf(cheese)],
        ([eater = 0, points = 0]) => {
          if (eater >= seats || points < 1 || points > 4) throw new Invalid('position', 'no such cheese');
          return encodeEaten(eater, points);
        },
      ),
      '.',
    ),
  };
}

/** The mice on a place, one digit per seat: `31` for three mice of seat 0 and one of seat 1, `0` for an empty place. */
function crowd(seats: number): Codec<number[]> {
  return {
    write: (counts) => (counts.some((count) => count > 0) ? counts.join('') : '0'),
    read(text) {
      if (text === '0') return new Array<number>(seats).fill(0);
      const counts = [...text].map(Number);
      if (!/^[0-5]*[1-5][0-5]*$/.test(text) || counts.length !== seats) {
        throw new Invalid(
          'position',
          `"${text.slice(0, 20)}" is not 0 or ${seats} digits up to ${MICE_PER_PLAYER}`,
        );
      }
      return counts;
    },
  };
}

/** One letter per kind: re-roll, double, transfer, improve, worsen, cancel. */
const kindLetters = 'rdtiwc';

/** Tokens as one letter each, in the order of kinds: `rrt`. */
const tokens: Codec<number> = {
  write: (tally) => [...kindLetters].map((letter, kind) => letter.repeat(howMany(tally, kind))).join(''),
  read(text) {
    if (!/^r{0,5}d{0,5}t{0,5}i{0,5}w{0,5}c{0,5}$/.test(text)) {
      throw new Invalid('position', `"${text.slice(0, 20)}" is not a list of tokens`);
    }
    return [...text].reduce((tally, letter) => tally + oneOf(kindLetters.indexOf(letter)), 0);
  },
};

/** A token on the stack: `2c` is seat 2's cancel. */
const playedToken = (seats: number): Codec<number> => ({
  write: (token) => `${playerOf(token)}${kindLetters[kindOf(token)]}`,
  read(text) {
    const seat = Number(text[0]);
    const kind = kindLetters.indexOf(text[1] ?? '-');
    if (text.length !== 2 || !(seat >= 0 && seat < seats) || kind < 0 || kind >= KIND_COUNT) {
      throw new Invalid('position', `"${text.slice(0, 20)}" is not a token of a seat`);
    }
    return encodePlayedToken(seat, kind);
  },
});

/** A list of small numbers, one letter each. */
function letters(alphabet: string, maxValue: number): Codec<number[]> {
  return {
    write: (values) => values.map((value) => alphabet[value]).join(''),
    read(text) {
      const numbers = [...text].map((letter) => alphabet.indexOf(letter));
      if (numbers.length > maxValue || numbers.includes(-1)) {
        throw new Invalid(
          'position',
          `"${text.slice(0, 20)}" is not up to ${maxValue} letters of ${alphabet}`,
        );
      }
      return numbers;
    },
  };
}

/** Reads and writes positions of Gouda! Gouda!. */
export const goudaGoudaPositions: Positions<GoudaGouda> = { game: goudaGouda, fields, flaw };
