/** Untrusted input is refused, whatever it is, and changes nothing. */
import fc from 'fast-check';
import { it } from 'vitest';
import { type AnyPositions, readPosition, writePosition } from '../../src/core/position.ts';
import { readRecord, writeRecord } from '../../src/core/record.ts';
import { type AnyGame, Match, readOptions, tableRules } from '../../src/index.ts';
import { expectEqual, expectMember, expectSame } from '../expect-fast.ts';
import { anyChoices, anySetup, pickMove, playRandomly, playToEnd } from '../random-games.ts';
import { runs } from '../runs.ts';

/** The value, or null if the documented error was thrown. Any other error fails the test. */
function unlessInvalid<V>(read: () => V): V | null {
  try {
    return read();
  } catch (error) {
    // The error is checked by name, because an external game may bundle its own copy of the engine.
    if (!(error instanceof Error && error.name === 'Invalid')) throw error;
    expectSame(error.message === '', false);
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
  const playedMatch = fc
    .tuple(anySetup(game), anyChoices, fc.nat(120))
    .map(([setup, choices, limit]) => playRandomly(game, setup, choices, () => {}, limit));

  it('refuses any value as a move, and changes nothing', () => {
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
    fc.assert(
      fc.property(
        playedMatch,
        fc.array(fc.tuple(fc.oneof(fc.integer({ min: -1, max: 8 }), fc.double()), anyValue)),
        (match, tries) => {
          const before = match.state;
          for (const [seat, move] of tries) {
            const outcome = match.play(seat, move);
            expectSame(outcome.ok, false);
            if (!outcome.ok) expectMember(rules, outcome.refusal.rule);
          }
          expectSame(match.state, before);
        },
      ),
      { seed: 5, numRuns: runs(60) },
    );
  });

  it('refuses a slightly changed move unless it is legal', () => {
    fc.assert(
      fc.property(playedMatch, fc.nat(), fc.jsonValue(), fc.string(), (match, number, value, key) => {
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
        for (const other of changedMoves) {
          const accepted = match.refusal(seat, other) === null;
          expectSame(accepted, legalMoves.has(JSON.stringify(other)));
        }
      }),
      { seed: 6, numRuns: runs(60) },
    );
  });

  it('refuses any text as a position, unless it can be played to the end', () => {
    const position = playedMatch.map((match) => writePosition(positions, match.state));
    fc.assert(
      fc.property(fc.oneof(fc.string(), damagedText(position, piece)), fc.nat(), (text, seed) => {
        const read = unlessInvalid(() => readPosition(text, [positions]));
        if (!read) return;
        expectSame(writePosition(positions, read.state), text);
        playToEnd(read.game, read.state, seed);
      }),
      { seed: 7, numRuns: runs(150) },
    );
  });

  it('refuses any text as a record, unless it is valid', () => {
    const record = playedMatch.map((match) => writeRecord(match));
    fc.assert(
      fc.property(fc.oneof(fc.string(), damagedText(record, piece)), (text) => {
        const read = unlessInvalid(() => readRecord(text, [game]));
        if (read) expectEqual(readRecord(writeRecord(read), [game]).state, read.state);
      }),
      { seed: 8, numRuns: runs(100) },
    );
  });

  it('refuses any value as options or seats', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (options, seats) => {
        unlessInvalid(() => readOptions(game, game.seats.min, options));
        unlessInvalid(() => new Match(game, { seats: seats as number }));
        const optionsByKey = Object.fromEntries(Object.keys(game.options).map((key) => [key, options]));
        unlessInvalid(() => readOptions(game, game.seats.max, optionsByKey));
      }),
      { seed: 9, numRuns: runs(200) },
    );
  });

  it('refuses any value as the outcome of a draw, and changes nothing', () => {
    fc.assert(
      fc.property(
        playedMatch,
        fc.oneof(fc.anything(), fc.array(fc.integer({ min: -1, max: 9 }))),
        (match, outcome) => {
          const before = match.state;
          if (unlessInvalid(() => match.resolve(outcome)) === null) expectSame(match.state, before);
        },
      ),
      { seed: 10, numRuns: runs(60) },
    );
  });
}
