import { describe, expect, it } from 'vitest';
import { type Budget, type Level, levels, type Observation } from '../../../core/bots/bot.ts';
import { explain } from '../../../core/bots/reasons.ts';
import { type Language, languages } from '../../../core/text/language.ts';
import { copyOf, drawOutcome, readOptions, seededDraw } from '../../../index.ts';
import { boards, type PlaceId, placeOf } from '../board.ts';
import { type GoudaGouda, goudaGouda as game, type Options, type State } from '../index.ts';
import { writeMove } from '../moves.ts';
import { stateOf } from '../test/positions.ts';
import { goudaGoudaText } from '../text/index.ts';
import { goudaGoudaBots as bots } from './index.ts';
import { Race } from './race.ts';
import { goudaGoudaReasons } from './text/index.ts';
import { PositionAssessment } from './think.ts';
import { rolls } from './ways.ts';

const budget = { iterations: 200 };
const observationOf = (state: State, seat: number): Observation<GoudaGouda> => ({
  view: game.view(state, seat),
  moves: game.legalMoves(state, seat),
  log: [],
});
const chosenMove = (level: Level, table: Parameters<typeof stateOf>[0], seat = 0): string => {
  const state = stateOf(table);
  return writeMove(bots[level](observationOf(state, seat), seededDraw(3), budget).move!, state.options);
};
const place = (id: PlaceId): number => placeOf(boards.short, id);

describe.each(['steady', 'sharp'] as const)('%s', (level) => {
  it('rolls where a mouse is next to the cheese', () => {
    expect(chosenMove(level, { phase: 'name', mice: { 'stool-left': [1, 1], bucket: [3, 2] } })).toBe(
      'name stool-left',
    );
  });

  it('eats', () => {
    const table = {
      phase: 'move',
      dice: 'gs',
      place: 'stool-right',
      mice: { 'stool-right': [1, 1] },
    } as const;
    expect(chosenMove(level, table)).toBe('green 0>table');
  });

  it('sends the rival back', () => {
    const table = {
      phase: 'move',
      dice: 'rs',
      place: 'stool-right',
      mice: { 'stool-right': [1, 1] },
    } as const;
    expect(chosenMove(level, table)).toBe('red 1>newspapers');
  });

  it('takes the cheese from a rival with a token', () => {
    const table = {
      phase: 'rolled',
      active: 1,
      dice: 'gy',
      place: 'stool-left',
      mice: { 'stool-left': [1, 1] },
    } as const;
    expect(chosenMove(level, { ...table, tokens: ['w', 'd'] })).toMatch(/^worsen 1/);
    expect(chosenMove(level, { ...table, tokens: ['c', 'd'] })).toMatch(/^void 1/);
    expect(chosenMove(level, { ...table, tokens: ['t', 'd'] })).toBe('transfer barrel');
    expect(chosenMove(level, { ...table, tokens: ['r', 'd'] })).toBe('reroll 1');
  });

  it('wins with an improved die', () => {
    const table = {
      phase: 'rolled',
      dice: 'yr',
      place: 'stool-left',
      mice: { 'stool-left': [1, 1] },
    } as const;
    expect(chosenMove(level, { ...table, tokens: ['i', 'd'] })).toMatch(/^improve 1/);
  });

  it('keeps its tokens while little is at stake', () => {
    const table = {
      phase: 'rolled',
      active: 1,
      dice: 'gyr',
      place: 'bucket',
      mice: { bucket: [2, 1] },
    } as const;
    expect(chosenMove(level, { ...table, tokens: ['riwtc', 'd'] })).toBe('pass');
  });

  it('does not let its own win be cancelled', () => {
    const table = {
      phase: 'rolled',
      dice: 'gy',
      place: 'stool-left',
      mice: { 'stool-left': [1, 1] },
      stack: '1w',
      target: 1,
    } as const;
    expect(chosenMove(level, { ...table, tokens: ['c', 'd'], spent: ['', 'w'] })).toBe('cancel');
  });

  it('takes another turn next to the cheese', () => {
    const table = { phase: 'moved', mice: { 'stool-left': [3, 0], 'stool-right': [0, 1] } } as const;
    expect(chosenMove(level, { ...table, tokens: ['d', 'r'] })).toBe('double');
  });

  it('keeps a double turn until its dice are spent, although it could play it between two mice', () => {
    const table = {
      phase: 'rolled',
      dice: 'yyy',
      place: 'stool-left',
      mice: { 'stool-left': [3, 0], 'stool-right': [0, 1] },
      options: { powerMoments: 'anyMoment' },
    } as const;
    expect(chosenMove(level, { ...table, tokens: ['d', 'r'] })).toBe('pass');
  });

  it('cancels an early double turn of a rival next to the cheese', () => {
    const table = {
      phase: 'rolled',
      active: 1,
      dice: 'yyy',
      place: 'stool-left',
      mice: { 'stool-left': [0, 3], 'stool-right': [5, 0] },
      stack: '1d',
      options: { powerMoments: 'anyMoment' },
    } as const;
    expect(chosenMove(level, { ...table, tokens: ['c', 'r'], spent: ['', 'd'] })).toBe('cancel');
  });

  it('votes for a place that does not help the roller', () => {
    const table = {
      phase: 'vote',
      active: 1,
      options: { earlyRoll: 'on' },
      dice: 'g',
      votes: [null, null],
      mice: { 'stool-left': [0, 1], bucket: [1, 0] },
    } as const;
    expect(chosenMove(level, table)).not.toBe('vote stool-left');
  });
});

describe('the race', () => {
  const chancesOf = (table: Parameters<typeof stateOf>[0], nextSeat = 0): number[] => {
    const race = new Race(stateOf(table));
    race.estimateWin(0, nextSeat);
    return [...race.chances];
  };
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

  it.each(['off', 'on', 'scattered'] as const)(
    'gives win probabilities that sum to 1, festival %s',
    (festival) => {
      const chances = chancesOf({
        seats: 3,
        phase: 'name',
        options: { festival },
        mice: { tube: [1, 0, 2] },
      });
      expect(sum(chances)).toBeCloseTo(1);
      expect(chances[2]).toBeGreaterThan(chances[1]!);
    },
  );

  it('lets two of three cheeses win', () => {
    const eatenCheeses = [
      [1, 1],
      [1, 1],
    ] as const;
    expect(chancesOf({ phase: 'name', options: { festival: 'on' }, eaten: eatenCheeses })).toEqual([0, 1]);
  });

  it('undoes moves', () => {
    const state = stateOf({ phase: 'name', options: { festival: 'scattered' }, mice: { tube: [2, 1] } });
    const race = new Race(state);
    race.go(1, place('tube'), place('yellow-boxes'));
    race.go(0, place('tube'), place('bucket'));
    expect(race.eaten).toHaveLength(1);
    race.backTo(0);
    expect(race.mice).toEqual(state.mice);
    expect(race.eaten).toEqual([]);
  });

  it('counts each roll once', () => {
    for (const outcomes of rolls) expect(sum(outcomes.map(({ probability }) => probability))).toBeCloseTo(1);
  });
});

it('a cancelled cancel brings the token back', () => {
  const table = { phase: 'rolled', dice: 'g', place: 'stool-left', mice: { 'stool-left': [1, 0] } } as const;
  const worth = (stack: string, type: 'pass' | 'cancel'): number =>
    new PositionAssessment(
      stateOf({ ...table, tokens: ['cc', 'c'], spent: ['c', 'wc'], stack, target: 1 }),
      0,
    ).rate({
      type,
    });
  expect(worth('1w', 'cancel')).toBe(1);
  expect(worth('1w', 'pass')).toBeLessThan(1);
  expect(worth('1w 0c 1c', 'cancel')).toBe(1);
});

describe('the budget', () => {
  const state = stateOf({ seats: 4, phase: 'name', mice: { rope: [2, 1, 1, 1], bucket: [2, 2, 2, 2] } });
  it('is kept, by the given clock', () => {
    let time = 0;
    const clock: Budget = { milliseconds: 50, now: () => time++ };
    bots.sharp(observationOf(state, 0), seededDraw(1), clock);
    expect(time).toBeLessThan(60);
  });
  it('of one millisecond gives the answer without a search', () => {
    let time = 0;
    // One searched turn takes 0.6 ms of this clock.
    const now = (): number => {
      time += 0.6;
      return time;
    };
    const observation = observationOf(state, 0);
    const { move } = bots.sharp(observation, seededDraw(1), { milliseconds: 1, now });
    expect(move).toEqual(bots.sharp(observation, seededDraw(1), { iterations: 1 }).move);
    expect(time).toBeLessThan(3);
  });
  it('may be zero: there is still an answer', () => {
    expect(bots.sharp(observationOf(state, 0), seededDraw(1), { iterations: 1 }).move).not.toBeNull();
  });
});

describe('whole games', () => {
  const tables: [number, Partial<Options>][] = [
    [2, { board: 'long', tokensPerPlayer: 'fullSet', cheeseAt: 'purple-box' }],
    [3, { festival: 'scattered', earlyRoll: 'on', tokensPerPlayer: 5 }],
    [4, { festival: 'on', earlyRoll: 'on', tokensPerPlayer: 1 }],
    [6, { earlyRoll: 'on', powers: 'off', cheeseAt: 'purple-box' }],
    [5, { board: 'long', festival: 'scattered', cheeseAt: 'purple-box' }],
  ];
  it.each(tables)('with %i players, %o: legal moves, and a sentence for each', (seats, options) => {
    const state = copyOf(game.setup(seats, readOptions(game, seats, options)));
    const draw = seededDraw(`${seats}`);
    const cast = { names: ['Ann', 'Ben', 'Cas', 'Dee', 'Emma', 'Finn'], you: null };
    let turn = 0;
    for (; !game.result(state); turn++) {
      if (turn > 6000) throw new Error('this game does not end');
      const request = game.chance(state);
      if (request) {
        game.resolve(state, drawOutcome(request, draw));
        continue;
      }
      const seat = game.actors(state)[0]!;
      const observation = observationOf(state, seat);
      const choice = bots[levels[seat % 3]!](observation, draw, { iterations: 2 });
      expect(game.refusal(state, seat, choice.move!)).toBeNull();
      for (const language of languages) {
        const [text, reasons] = [goudaGoudaText[language], goudaGoudaReasons[language]];
        const sentence = explain(choice, observation.view, language, text, reasons, cast);
        expect(sentence).toMatch(/^\p{Lu}.+: .+\.$/u);
        expect(sentence).not.toMatch(/undefined|null|NaN|Infinity|\[object/);
      }
      game.play(state, seat, choice.move!);
    }
  });
});

describe('the reason', () => {
  const cast = { names: ['Ann', 'Ben'], you: 0 };
  const sentence = (table: Parameters<typeof stateOf>[0], language: Language): string => {
    const observation = observationOf(stateOf(table), 0);
    const choice = bots.steady(observation, seededDraw(1), budget);
    return explain(
      choice,
      observation.view,
      language,
      goudaGoudaText[language],
      goudaGoudaReasons[language],
      cast,
    );
  };

  it('names whom a token stops', () => {
    const table = {
      phase: 'rolled',
      active: 1,
      dice: 'gr',
      place: 'stool-left',
      mice: { 'stool-left': [1, 1] },
      tokens: ['w', 'd'],
    } as const;
    expect(sentence(table, 'en')).toBe('Worsen dice 1 and 2: keeps the cheese from Ben.');
    expect(sentence(table, 'nl')).toBe(
      'Verslechter dobbelstenen 1 en 2: houdt de kaas buiten bereik van Ben.',
    );
    expect(sentence(table, 'de')).toBe('Würfel 1 und 2 verschlechtern: hält den Käse von Ben fern.');
  });

  it('says how likely the cheese is', () => {
    const table = { phase: 'name', mice: { 'stool-left': [1, 1] } } as const;
    expect(sentence(table, 'en')).toBe(
      'Name the left stool: one green die is enough to reach the cheese, and green comes up 56% of the time.',
    );
  });
});
