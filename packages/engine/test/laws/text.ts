/** Laws of texts. The types guarantee that no text is missing; these laws check the wording. */
import { describe, expect, it } from 'vitest';
import {
  type AnyGameTexts,
  type Cast,
  type GameText,
  languages,
  tableText,
  tellEvent,
  tellOption,
  tellRefusal,
  tellResult,
} from '../../src/core/text/index.ts';
import {
  type AnyGame,
  type GameTypes,
  type Match,
  type MoveBase,
  type RefusalBase,
  seededDraw,
  type Viewer,
} from '../../src/index.ts';
import { expectMatch, expectNoMatch, expectSame } from '../expect-fast.ts';
import { wrongForm } from '../grammar.ts';
import { playRandomly, type Setup, viewers, withoutClockOrRandom } from '../random-games.ts';

export const names = ['Ada', 'Ben', 'Cleo', 'Dirk', 'Emma', 'Finn', 'Gus', 'Hanna', 'Ivo'];

/** Expects a sentence or phrase that is not empty and has no traces of the program such as `undefined` or a seat number. */
export function expectText(text: string): void {
  expectMatch(text, /\S/);
  expectNoMatch(text, /undefined|null|NaN|\[object|\bseat\b| {2}|[a-z]-\d{1,2}\b/);
}

export const expectSentence = (text: string): void => {
  expectText(text);
  expectMatch(text, /^[\p{Lu}\d]/u);
  expectMatch(text, /[.?]$/);
};

export function textLaws(game: AnyGame, texts: AnyGameTexts): void {
  const setups: Setup[] = [game.seats.min, game.seats.max].flatMap((seats) =>
    optionSets(game, seats).map((options) => ({ seats, options })),
  );
  // Events do not depend on the language, so each game is played once for all of them.
  const matches = once(() =>
    setups.map((setup, index) => playRandomly(game, setup, { numbers: [], seed: index })),
  );
  const refusals = once(() => refusalsOf(game, setups, matches()));

  describe.each(languages)('in %s', (language) => {
    const text = texts[language] as GameText<GameTypes>;
    const table = tableText[language];

    it('names itself, its rules and its options', () => {
      expectText(text.name);
      expectSentence(text.pitch);
      for (const rule of game.rules) expectText(text.rules[rule]!);
      for (const [key, spec] of Object.entries(game.options)) {
        for (const value of spec.values(game.seats.max)) {
          const optionText = tellOption(text, key, value, { names, you: 0 });
          expectText(optionText.label);
          expectText(optionText.value);
        }
      }
    });

    it('describes whole games: events, moves, prompts, table, hand, scores', () => {
      for (const match of matches()) withoutClockOrRandom(() => describeMatch(match));

      function describeMatch(match: Match): void {
        const cast = (viewer: Viewer): Cast => ({ names, you: viewer === 'spectator' ? null : viewer });
        for (let length = 0; length <= match.length; length += 7) {
          const state = match.at(length);
          for (const viewer of viewers(match.seats)) {
            const view = game.view(state, viewer);
            const players = cast(viewer);
            expectSentence(text.ask(view, players));
            for (const line of [
              ...text.table(view, players),
              ...text.hand(view),
              ...text.scores(view, players),
            ])
              expectSentence(line);
          }
          for (const seat of game.actors(state)) {
            const view = game.view(state, seat);
            const phrases = game
              .legalMoves(state, seat)
              .map((move: MoveBase) => text.move(move, view, cast(seat)));
            expectText(phrases.join('\n'));
            // Hints start with such a phrase, so its first letter must be a capital.
            for (const phrase of phrases) expectMatch(phrase, /^[\p{Lu}\d].*\S$/u);
            expectSame(new Set(phrases).size, phrases.length);
          }
        }
        const types = new Set<string>();
        const violations = new Set<string>();
        for (const event of match.history.flatMap(({ events }) => events)) {
          types.add(event.type);
          expectSame(game.rules.includes(event.rule), true);
          for (const viewer of viewers(match.seats)) {
            const sentence = tellEvent(text, event, cast(viewer));
            expectSentence(sentence);
            if (wrongForm(language, sentence) !== null) violations.add(sentence);
          }
        }
        expect(types.size).toBeGreaterThan(3);
        expect([...violations]).toEqual([]);
        expectSentence(tellResult(text, table, match.result!, match.options, cast(0)));
      }
    });

    it('explains each refusal', () => {
      for (const { seat, refusal } of refusals()) {
        expectSentence(tellRefusal(text, table, refusal, { names, you: seat }));
      }
      const reasons = new Set(refusals().map(({ refusal }) => refusal.reason));
      const knownReasons = Object.keys(text.refusals);
      expect([...reasons].filter((reason) => knownReasons.includes(reason)).sort()).toEqual(
        knownReasons.sort(),
      );
    });
  });
}

function once<V>(compute: () => V): () => V {
  let value: { readonly of: V } | null = null;
  return () => {
    value ??= { of: compute() };
    return value.of;
  };
}

/** Sets of options for short games: the defaults, and each option changed by itself. */
function optionSets(game: AnyGame, seats: number): Setup['options'][] {
  const shorterOptions = Object.fromEntries(
    Object.entries(game.options).flatMap(([key, spec]) =>
      spec.values(seats).includes(1 as never) && spec.values(seats).includes('players' as never)
        ? [[key, 1]]
        : [],
    ),
  );
  return [
    shorterOptions,
    ...Object.entries(game.options).flatMap(([key, spec]) =>
      spec
        .values(seats)
        .slice(1)
        .filter((value) => typeof value === 'string')
        .map((value) => ({ ...shorterOptions, [key]: value })),
    ),
  ];
}

interface Refused {
  readonly seat: number;
  readonly refusal: RefusalBase;
}

/** Refusals of random moves in random games. Each reason is collected only a few times at each step. */
function refusalsOf(game: AnyGame, setups: readonly Setup[], matches: readonly Match[]): Refused[] {
  // The moves come from all setups, because a move that one option allows is illegal under another.
  const pool = new Map<string, MoveBase>();
  for (const match of matches) {
    for (let length = 0; length < match.length; length++) {
      const state = match.at(length);
      for (const seat of game.actors(state)) {
        for (const move of game.legalMoves(state, seat)) pool.set(JSON.stringify(move), move);
      }
    }
  }
  const moves = [...pool.values()];
  // The moves are grouped so that each type of move is tried equally often, however many moves it has.
  const movesByType = [...new Set(moves.map(({ type }) => type))].map((type) =>
    moves.filter((move) => move.type === type),
  );
  const draw = seededDraw(1);
  const seenReasons = new Set<string>();
  const refusals: Refused[] = [];
  for (const [index, setup] of setups.entries()) {
    playRandomly(game, setup, { numbers: [], seed: index + 1 }, (match) => {
      for (let times = 0; times < 12; times++) {
        const seat = draw(setup.seats);
        const movesOfOneType = movesByType[draw(movesByType.length)]!;
        const refusal = match.refusal(seat, movesOfOneType[draw(movesOfOneType.length)]);
        if (!refusal || (seenReasons.has(refusal.reason) && times > 2)) continue;
        seenReasons.add(refusal.reason);
        refusals.push({ seat, refusal });
      }
    });
  }
  return refusals;
}
