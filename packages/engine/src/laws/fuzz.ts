/** Untrusted input is refused, whatever it is, and changes nothing. */
import fc from 'fast-check';
import { type AnyPositions, readPosition, writePosition } from '../core/position.ts';
import { readRecord, writeRecord } from '../core/record.ts';
import { type AnyGame, Match, readOptions, tableRules } from '../index.ts';
import { expectEqual, expectMember, expectSame, expectTrue } from './expect-fast.ts';
import { checkIn, forAll, law as lawOf } from './law.ts';
import { anyChoices, anySetup, pickMove, playRandomly, playToEnd } from './random-games.ts';

/** The value, or null if the documented error was thrown. Any other error fails the test. */
function readOrNull<V>(read: () => V): V | null {
  try {
    return read();
  } catch (error) {
    // The error is checked by name, because an external game may bundle its own copy of the engine.
    if (!(error instanceof Error && error.name === 'Invalid')) throw error;
    expectTrue(error.message !== '', 'the error has no message');
    return null;
  }
}

/** A text with one small piece replaced, removed, repeated or inserted. */
function damagedText(text: fc.Arbitrary<string>, piece: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(text, fc.nat(), fc.nat(4), piece).map(([originalText, offset, length, put]) => {
    const start = offset % (originalText.length + 1);
    return originalText.slice(0, start) + put + originalText.slice(start + length);
  });
}

const piece = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '9',
    '99',
    '-1',
    ',',
    '.',
    '/',
    ';',
    ':',
    '\n',
    '* 0',
    'r1',
    'pass',
    '=',
    ' ',
  ),
  fc.string({ maxLength: 4 }),
);

export function fuzzLaws(game: AnyGame, positions: AnyPositions): void {
  const rules = new Set<string>([...game.rules, ...tableRules]);
  const law = (title: string, todo: string, run: () => void): void => lawOf(game, title, todo, run);
  const playedMatch = fc
    .tuple(anySetup(game), anyChoices, fc.nat(120))
    .map(([setup, choices, limit]) => playRandomly(game, setup, choices, () => {}, limit));

  law(
    'refuses any value as a move, and changes nothing',
    'isMove() must check type, keys and ranges of any value, without reading fields of what may be null or a string.',
    () => {
      const anyValue = fc.oneof(
        fc.anything({ withSparseArray: true, withNullPrototype: true, withTypedArray: true }),
        fc.jsonValue(),
        fc.record({
          type: fc.string(),
          card: fc.integer(),
          dice: fc.array(fc.integer()),
          place: fc.anything(),
        }),
      );
      forAll(
        [playedMatch, fc.array(fc.tuple(fc.oneof(fc.integer({ min: -1, max: 8 }), fc.double()), anyValue))],
        (match, tries) =>
          checkIn(match, () => {
            const before = match.state;
            for (const [seat, move] of tries) {
              const what = `${fc.stringify(move)} of seat ${seat}`;
              const outcome = match.play(seat, move);
              expectTrue(!outcome.ok, `${what} is accepted as a move`);
              if (!outcome.ok) expectMember(rules, outcome.refusal.rule, `the rule that refuses ${what}`);
            }
            expectSame(match.state, before, 'the state after refused moves');
          }),
        { seed: 5, count: 60 },
      );
    },
  );

  law(
    'refuses a slightly changed move unless it is legal',
    'isMove() must refuse missing and additional keys, lists and values with a prototype of their own.',
    () =>
      forAll(
        [playedMatch, fc.nat(), fc.jsonValue(), fc.string()],
        (match, number, value, key) => {
          if (match.actors.length === 0) return;
          const { seat, move } = pickMove(game, match.state, number);
          const legalMoves = new Set(match.legalMoves(seat).map((legal) => JSON.stringify(legal)));
          const keys = Object.keys(move);
          const changedMoves = [
            { ...move, [key]: value },
            { ...move, [keys[number % keys.length]!]: value },
            Object.fromEntries(Object.entries(move).slice(1)),
            [move],
            Object.create(move),
          ];
          checkIn(match, () => {
            for (const other of changedMoves) {
              const isAccepted = match.refusal(seat, other) === null;
              const isLegal = legalMoves.has(JSON.stringify(other));
              expectSame(isAccepted, isLegal, `whether ${fc.stringify(other)} of seat ${seat} is accepted`);
            }
          });
        },
        { seed: 6, count: 60 },
      ),
  );

  law(
    'refuses any text as a position, unless it can be played to the end',
    'positions.read must throw Invalid for what positions.write does not write, and positions.flaw must find every state that the rules cannot reach.',
    () => {
      const position = playedMatch.map((match) => writePosition(positions, match.state));
      forAll(
        [fc.oneof(fc.string(), damagedText(position, piece)), fc.nat()],
        (text, seed) => {
          const read = readOrNull(() => readPosition(text, [positions]));
          if (!read) return;
          expectSame(writePosition(positions, read.state), text, 'a position that was read, written again');
          playToEnd(read.game, read.state, seed);
        },
        { seed: 7, count: 150 },
      );
    },
  );

  law(
    'refuses any text as a record, unless it is valid',
    'readMove() must answer null for every text that writeMove() does not write.',
    () => {
      const record = playedMatch.map((match) => writeRecord(match));
      forAll(
        [fc.oneof(fc.string(), damagedText(record, piece))],
        (text) => {
          const read = readOrNull(() => readRecord(text, [game]));
          if (read)
            expectEqual(
              readRecord(writeRecord(read), [game]).state,
              read.state,
              'the state of a record that was read and written again',
            );
        },
        { seed: 8, count: 100 },
      );
    },
  );

  law(
    'refuses any value as options or seats',
    'options.values() must list plain strings and numbers for every number of seats.',
    () =>
      forAll(
        [fc.anything(), fc.anything()],
        (options, seats) => {
          readOrNull(() => readOptions(game, game.seats.min, options));
          readOrNull(() => new Match(game, { seats: seats as number }));
          const optionsByKey = Object.fromEntries(Object.keys(game.options).map((key) => [key, options]));
          readOrNull(() => readOptions(game, game.seats.max, optionsByKey));
        },
        { seed: 9, count: 200 },
      ),
  );

  law(
    'refuses any value as the outcome of a draw, and changes nothing',
    'chance() must ask for exactly what resolve() can use.',
    () =>
      forAll(
        [playedMatch, fc.oneof(fc.anything(), fc.array(fc.integer({ min: -1, max: 9 })))],
        (match, outcome) => {
          const before = match.state;
          if (readOrNull(() => match.resolve(outcome)) === null)
            expectSame(match.state, before, 'the state after a refused outcome');
        },
        { seed: 10, count: 60 },
      ),
  );
}
