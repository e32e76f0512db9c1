/** Everything that can be said is said, in every language. The types see to it that nothing is missing; this that nothing is empty. */
import { describe, expect, it } from 'vitest';
import {
  type AnyGameTexts,
  type Cast,
  type GameText,
  type Language,
  languages,
  tableText,
  tellEvent,
  tellOption,
  tellRefusal,
  tellResult,
} from '../../src/core/text/index.ts';
import { games } from '../../src/games/index.ts';
import { gameTexts } from '../../src/games/text.ts';
import { type GameTypes, type MoveBase, seededDraw, tableRules } from '../../src/index.ts';
import { wrongForm } from '../grammar.ts';
import { type Setup, viewers, walk } from '../kit.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dirk', 'Emma', 'Finn', 'Gus'];

/** A sentence or phrase: not empty, nothing left over from the machine room. */
function expectSaid(text: string): void {
  expect(text).toMatch(/\S/);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\bseat\b| {2}|[a-z]-\d{1,2}\b/);
}

const expectSentence = (text: string): void => {
  expectSaid(text);
  expect(text).toMatch(/^\p{Lu}|^\d|^[A-Z]/u);
  expect(text).toMatch(/[.?]$/);
};

describe.each(languages)('in %s', (language) => {
  it('the table has a title for each of its rules and a sentence for each refusal', () => {
    for (const rule of tableRules) expectSaid(tableText[language].rules[rule]);
    for (const sentence of Object.values(tableText[language].refusals)) expectSentence(sentence);
  });

  describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
    const text = (gameTexts[id] as AnyGameTexts)[language] as GameText<GameTypes>;
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
            for (const phrase of phrases) expectSaid(phrase);
            expect(new Set(phrases).size).toBe(phrases.length);
          }
        });
        for (const { events } of match.history) {
          for (const event of events) {
            told.add(event.type);
            expect(game.rules).toContain(event.rule);
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
});

describe('who won', () => {
  const said = (language: Language, winners: number[], score: string | null, you: number | null): string =>
    tableText[language].result(winners, score, { names, you });

  it('is told with the reader first and the verb that goes with it', () => {
    expect(said('en', [0, 1], '9 points', 1)).toBe('You and Ada share the win with 9 points.');
    expect(said('nl', [0, 1], '9 punten', 1)).toBe('Jij en Ada delen de winst met 9 punten.');
    expect(said('de', [0, 1], '9 Punkten', 1)).toBe('Du und Ada teilt euch den Sieg mit 9 Punkten.');
    expect(said('de', [0, 1], '9 Punkten', 2)).toBe('Ada und Ben teilen sich den Sieg mit 9 Punkten.');
    expect(said('en', [0, 1, 2], null, 2)).toBe('You, Ada and Ben share the win.');
  });

  it('is told without a number where the number says nothing', () => {
    expect(said('en', [1], null, null)).toBe('Ben wins.');
    expect(said('nl', [1], null, 1)).toBe('Jij wint.');
    expect(said('de', [1], null, 1)).toBe('Du gewinnst.');
    const score = (id: string, options: object): string | null =>
      (gameTexts[id] as AnyGameTexts).en.score(2, options);
    expect(score('mens-erger-je-niet', {})).toBeNull();
    expect(score('gouda-gouda', { festival: 'off' })).toBeNull();
    expect(score('gouda-gouda', { festival: 'on' })).toBe('2 cheeses');
    expect(score('gouda-gouda', { festival: 'scattered' })).toBe('2 points');
  });
});

it('a wrong form is noticed', () => {
  const wrong: [Language, string][] = [
    ['en', 'Green has to be used, and you gains least from it.'],
    ['en', 'Back: you is 3 steps from the cheese again.'],
    ['nl', 'Daar heeft jij het minst aan de worp.'],
    ['de', 'Du ist dran.'],
    ['de', 'Du und Ben teilen sich den Sieg.'],
    ['de', 'Du bekommt eine Karte.'],
  ];
  for (const [language, sentence] of wrong) expect(wrongForm(language, sentence), sentence).not.toBeNull();
  for (const sentence of ['Du bekommst eine Karte.', 'Du passt.', 'Du hast keine.', 'Du frisst einen Käse.'])
    expect(wrongForm('de', sentence), sentence).toBeNull();
});
