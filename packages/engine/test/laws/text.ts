/** Everything that can be said is said, in every language. The types see to it that nothing is missing; this that nothing is empty. */
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
import { type AnyGame, type GameTypes, type MoveBase, seededDraw } from '../../src/index.ts';
import { expectMatch, expectNoMatch, expectSame } from '../expect-fast.ts';
import { wrongForm } from '../grammar.ts';
import { type Setup, viewers, walk } from '../kit.ts';

export const names = ['Ada', 'Ben', 'Cleo', 'Dirk', 'Emma', 'Finn', 'Gus', 'Hanna', 'Ivo'];

/** A sentence or phrase: not empty, nothing left over from the machine room. */
export function expectSaid(text: string): void {
  expectMatch(text, /\S/);
  expectNoMatch(text, /undefined|null|NaN|\[object|\bseat\b| {2}|[a-z]-\d{1,2}\b/);
}

export const expectSentence = (text: string): void => {
  expectSaid(text);
  expectMatch(text, /^[\p{Lu}\d]/u);
  expectMatch(text, /[.?]$/);
};

export function textLaws(game: AnyGame, texts: AnyGameTexts): void {
  describe.each(languages)('in %s', (language) => {
    const text = texts[language] as GameText<GameTypes>;
    const table = tableText[language];
    const setups: Setup[] = [game.seats.min, game.seats.max].flatMap((seats) =>
      optionSets(seats).map((options) => ({ seats, options })),
    );

    /** The defaults, and each option changed by itself. */
    function optionSets(seats: number): Setup['options'][] {
      const shorter = Object.fromEntries(
        Object.entries(game.options).flatMap(([key, spec]) =>
          spec.values(seats).includes(1 as never) && spec.values(seats).includes('players' as never)
            ? [[key, 1]]
            : [],
        ),
      );
      return [
        shorter,
        ...Object.entries(game.options).flatMap(([key, spec]) =>
          spec
            .values(seats)
            .slice(1)
            .filter((value) => typeof value === 'string')
            .map((value) => ({ ...shorter, [key]: value })),
        ),
      ];
    }

    it('names itself, its rules and its options', () => {
      expectSaid(text.name);
      expectSentence(text.pitch);
      for (const rule of game.rules) expectSaid(text.rules[rule]!);
      for (const [key, spec] of Object.entries(game.options)) {
        for (const value of spec.values(game.seats.max)) {
          const told = tellOption(text, key, value, { names, you: 0 });
          expectSaid(told.label);
          expectSaid(told.value);
        }
      }
    });

    it('tells whole games: events, moves, what is asked, table, hand, scores', () => {
      setups.forEach((setup, index) => {
        const cast = (you: number | null): Cast => ({ names, you });
        const told = new Set<string>();
        const wrong = new Set<string>();
        const match = walk(game, setup, { numbers: [], seed: index }, ({ state, actors, length }) => {
          if (length % 7 !== 0) return;
          for (const viewer of viewers(setup.seats)) {
            const view = game.view(state, viewer);
            const who = cast(viewer === 'spectator' ? null : viewer);
            expectSentence(text.ask(view, who));
            for (const line of [...text.table(view, who), ...text.hand(view), ...text.scores(view, who)])
              expectSentence(line);
          }
          for (const seat of actors) {
            const view = game.view(state, seat);
            const phrases = game
              .legalMoves(state, seat)
              .map((move: MoveBase) => text.move(move, view, cast(seat)));
            // At once, for there can be hundreds: a hint begins with such a phrase, so with a capital.
            expectSaid(phrases.join('\n'));
            for (const phrase of phrases) expectMatch(phrase, /^[\p{Lu}\d].*\S$/u);
            expectSame(new Set(phrases).size, phrases.length);
          }
        });
        for (const { events } of match.history) {
          for (const event of events) {
            told.add(event.type);
            expectSame(game.rules.includes(event.rule), true);
            for (const you of [null, ...viewers(setup.seats).filter((viewer) => viewer !== 'spectator')]) {
              const sentence = tellEvent(text, event, cast(you));
              expectSentence(sentence);
              if (wrongForm(language, sentence) !== null) wrong.add(sentence);
            }
          }
        }
        expect(told.size).toBeGreaterThan(3);
        expect([...wrong]).toEqual([]);
        expectSentence(tellResult(text, table, match.result!, match.options, cast(0)));
      });
    });

    it('explains each refusal', () => {
      const told = new Set<string>();
      const draw = seededDraw(1);
      // Moves of all setups: what one option allows, another refuses.
      const pool = new Map<string, MoveBase>();
      for (const [index, setup] of setups.entries()) {
        walk(game, setup, { numbers: [], seed: index }, ({ state, actors }) => {
          for (const seat of actors) {
            for (const move of game.legalMoves(state, seat)) pool.set(JSON.stringify(move), move as MoveBase);
          }
        });
      }
      const moves = [...pool.values()];
      // Each type of move as often as the others: some have many moves, some one.
      const types = [...new Set(moves.map(({ type }) => type))].map((type) =>
        moves.filter((move) => move.type === type),
      );
      for (const [index, setup] of setups.entries()) {
        walk(game, setup, { numbers: [], seed: index + 1 }, (match) => {
          for (let times = 0; times < 12; times++) {
            const seat = draw(setup.seats);
            const ofType = types[draw(types.length)]!;
            const refusal = match.refusal(seat, ofType[draw(ofType.length)]);
            if (!refusal || (told.has(refusal.reason) && times > 2)) continue;
            told.add(refusal.reason);
            expectSentence(tellRefusal(text, table, refusal, { names, you: seat }));
          }
        });
      }
      const known = Object.keys(text.refusals);
      expect([...told].filter((reason) => known.includes(reason)).sort()).toEqual(known.sort());
    });
  });
}
