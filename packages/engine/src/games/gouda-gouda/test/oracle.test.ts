// Checks the oracle itself: hand-made examples, and random games with every rule option.

import { describe, expect, test } from 'vitest';
import { runs } from '../../../laws/runs.ts';
import { type Facts, linksOf, type Move, type Options, Oracle, placesOf } from './oracle.ts';

const DEFAULTS: Options = {
  board: 'short',
  firstPlayer: 0,
  earlyRoll: 'off',
  cheeseAt: 'table',
  powers: 'off',
  tokensPerPlayer: 3,
  festival: 'off',
  powerMoments: 'windows',
  nearCheese: 'yellow-boxes',
  middleCheese: 'newspapers',
  farCheese: 'table',
};
const GREEN = 0;
const YELLOW = 1;
const RED = 2;
const DOUBLE = 1;
const CANCEL = 5;
const [BARREL, LEFT, RIGHT, BUCKET] = [0, 1, 2, 3];

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function get<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error(`Nothing at ${index}`);
  return value;
}

function miceAt(facts: Facts, place: number): number {
  return sum(get(facts.mice, place));
}

function askedSeats(oracle: Oracle): number[] {
  const awaits = oracle.awaits();
  return awaits.kind === 'moves' ? [...awaits.bySeat.keys()] : [];
}

function movesOf(oracle: Oracle, seat: number): string[] {
  const awaits = oracle.awaits();
  return awaits.kind === 'moves' ? (awaits.bySeat.get(seat) ?? []) : [];
}

function typesOf(oracle: Oracle, seat: number): string[] {
  return [...new Set(movesOf(oracle, seat).map((move) => (JSON.parse(move) as Move).type))];
}

function startedOracle(startingMice: number[][], options: Partial<Options> = {}): Oracle {
  const oracle = new Oracle(startingMice.length, { ...DEFAULTS, ...options });
  startingMice.forEach((mice, seat) => {
    oracle.move(seat, { type: 'start', mice });
  });
  return oracle;
}

function allPass(oracle: Oracle): void {
  for (const seat of askedSeats(oracle)) oracle.move(seat, { type: 'pass' });
}

/** Puts all mice on the barrel, then the given ones elsewhere: [seat, place name]. */
function placeMice(oracle: Oracle, positions: [number, string][]): void {
  for (const mouse of oracle.mice) mouse.place = 'barrel';
  for (const [seat, placeName] of positions) {
    const mouse = oracle.mice.find((candidate) => candidate.owner === seat && candidate.place === 'barrel');
    if (mouse === undefined) throw new Error('No mouse left');
    mouse.place = placeName;
  }
}

describe('worked examples of the rulebook', () => {
  test('1: seven mice on the place, five dice (GG-5)', () => {
    const oracle = startedOracle([
      [2, 3, 0],
      [3, 2, 0],
      [3, 2, 0],
    ]);
    oracle.move(0, { type: 'name', place: LEFT });
    expect(miceAt(oracle.facts(), LEFT)).toBe(7);
    expect(oracle.awaits()).toEqual({ kind: 'chance', request: { kind: 'dice', count: 5, faces: 3 } });
  });

  test('1: three mice of three colours, three dice (GG-5)', () => {
    const oracle = startedOracle([
      [4, 1, 0],
      [4, 1, 0],
      [4, 1, 0],
    ]);
    oracle.move(0, { type: 'name', place: LEFT });
    expect(oracle.awaits()).toEqual({ kind: 'chance', request: { kind: 'dice', count: 3, faces: 3 } });
  });

  test('2: one green, three yellow, one red: one forward, one back, any colours (GG-6, GG-7)', () => {
    const oracle = startedOracle([
      [2, 3, 0],
      [3, 2, 0],
      [3, 2, 0],
    ]);
    oracle.move(0, { type: 'name', place: LEFT });
    oracle.chance([YELLOW, GREEN, YELLOW, RED, YELLOW]);
    expect(movesOf(oracle, 0)).toEqual([
      '{"type":"move","face":"green","owner":0,"to":3}',
      '{"type":"move","face":"green","owner":1,"to":3}',
      '{"type":"move","face":"green","owner":2,"to":3}',
      '{"type":"move","face":"red","owner":0,"to":0}',
      '{"type":"move","face":"red","owner":1,"to":0}',
      '{"type":"move","face":"red","owner":2,"to":0}',
    ]);
    expect(oracle.facts().dice).toEqual(['spent', 'green', 'spent', 'red', 'spent']);
    expect(() => oracle.move(0, { type: 'pass' })).toThrow(); // GG-8
    oracle.move(0, { type: 'move', face: 'red', owner: 2, to: BARREL });
    expect(askedSeats(oracle)).toEqual([0]);
    oracle.move(0, { type: 'move', face: 'green', owner: 0, to: BUCKET });
    expect(oracle.facts().mice.slice(0, 4)).toEqual([
      [2, 3, 4],
      [2, 2, 1],
      [0, 0, 0],
      [1, 0, 0],
    ]);
    expect(oracle.facts().active).toBe(1);
  });

  test('3: a mouse alone, one die, red: it must go back (GG-8)', () => {
    const oracle = startedOracle([
      [4, 0, 1],
      [5, 0, 0],
    ]);
    oracle.move(0, { type: 'name', place: RIGHT });
    oracle.chance([RED]);
    expect(movesOf(oracle, 0)).toEqual(['{"type":"move","face":"red","owner":0,"to":0}']);
  });
});

describe('single rules', () => {
  test('both boards are sound (GG-1)', () => {
    const lengths = { short: 6, long: 7 };
    for (const board of ['short', 'long'] as const) {
      const places = placesOf(board);
      const links = linksOf(board);
      expect(new Set(links.flatMap((link) => [link.from, link.to]))).toEqual(new Set(places));
      expect(places.filter((placeId) => !links.some((link) => link.to === placeId))).toEqual(['barrel']);
      expect(places.filter((placeId) => !links.some((link) => link.from === placeId))).toEqual(['table']);
      let reachedPlaces = new Set(['barrel']);
      let steps = 0;
      while (!reachedPlaces.has('table')) {
        reachedPlaces = new Set(links.filter((link) => reachedPlaces.has(link.from)).map((link) => link.to));
        steps += 1;
      }
      expect(steps).toBe(lengths[board]);
    }
  });

  test('red on the barrel is spent (GG-8), all yellow ends the turn', () => {
    const oracle = startedOracle([
      [5, 0, 0],
      [5, 0, 0],
    ]);
    oracle.move(0, { type: 'name', place: BARREL });
    oracle.chance([RED, RED, YELLOW, RED, YELLOW]);
    expect(oracle.facts()).toMatchObject({ active: 1, dice: [], place: -1 });
  });

  test('the owner of the mouse wins, whoever moved it, at once (GG-10)', () => {
    for (const cheeseAt of ['table', 'purple-box'] as const) {
      const oracle = startedOracle(
        [
          [5, 0, 0],
          [5, 0, 0],
          [5, 0, 0],
        ],
        { cheeseAt, powers: 'on', tokensPerPlayer: 'fullSet' },
      );
      const placeBefore = cheeseAt === 'table' ? 'stool-right' : 'rope';
      placeMice(oracle, [
        [0, placeBefore],
        [2, placeBefore],
        [1, placeBefore],
      ]);
      oracle.move(0, { type: 'name', place: oracle.places.indexOf(placeBefore) });
      oracle.chance([GREEN, GREEN, RED]);
      allPass(oracle);
      oracle.move(0, { type: 'move', face: 'green', owner: 2, to: oracle.places.indexOf(cheeseAt) });
      expect(oracle.awaits()).toEqual({
        kind: 'over',
        result: { winners: [2], scores: [0, 0, 1], ranking: [2, 2, 1] },
      });
      expect(() => oracle.move(0, { type: 'pass' })).toThrow();
      expect(() => oracle.chance([0])).toThrow();
    }
  });

  test('tokens go to the first player first (GG-12)', () => {
    const oracle = new Oracle(3, { ...DEFAULTS, firstPlayer: 'random', powers: 'on', tokensPerPlayer: 4 });
    expect(oracle.awaits()).toEqual({ kind: 'chance', request: { kind: 'dice', count: 1, faces: 3 } });
    expect(() => oracle.chance([3])).toThrow();
    oracle.chance([1]);
    expect(oracle.awaits()).toEqual({ kind: 'chance', request: { kind: 'shuffle', size: 30 } });
    expect(() => oracle.chance(Array.from({ length: 30 }, () => 0))).toThrow();
    oracle.chance(Array.from({ length: 30 }, (_, i) => 29 - i));
    expect(oracle.facts().tokens).toEqual([
      [0, 0, 0, 2, 2, 0], // 2 improves and 2 worsens
      [0, 0, 0, 0, 0, 4],
      [0, 0, 0, 0, 3, 1],
    ]);
    expect(askedSeats(oracle)).toEqual([1]);
    expect(movesOf(oracle, 1)).toHaveLength(21);
  });

  test('most votes win; on a tie the voter nearest to the left decides (GG-9)', () => {
    const placeAfterVotes = (places: [number, number, number]): number => {
      const oracle = startedOracle(
        [
          [3, 1, 1],
          [5, 0, 0],
          [3, 1, 1],
          [4, 1, 0],
        ],
        { earlyRoll: 'on' },
      );
      oracle.move(0, { type: 'early', dice: 2 });
      oracle.chance([GREEN, GREEN]);
      expect(askedSeats(oracle)).toEqual([1, 2, 3]);
      expect(movesOf(oracle, 1)).toEqual([
        '{"type":"vote","place":0}',
        '{"type":"vote","place":1}',
        '{"type":"vote","place":2}',
      ]);
      for (const seat of [3, 1, 2]) oracle.move(seat, { type: 'vote', place: get(places, seat - 1) });
      return oracle.facts().place;
    };
    expect(placeAfterVotes([BARREL, LEFT, LEFT])).toBe(LEFT);
    expect(placeAfterVotes([RIGHT, LEFT, BARREL])).toBe(RIGHT);
    expect(placeAfterVotes([BARREL, LEFT, RIGHT])).toBe(BARREL);
  });

  test('among tied places the first voter for a tied one decides, not just the first voter (GG-9)', () => {
    const mice = [
      [3, 1, 1],
      [5, 0, 0],
      [3, 1, 1],
      [4, 1, 0],
      [5, 0, 0],
      [5, 0, 0],
    ];
    const oracle = startedOracle(mice, { earlyRoll: 'on', firstPlayer: 0 });
    oracle.move(0, { type: 'early', dice: 1 });
    oracle.chance([GREEN]);
    for (const [seat, placeName] of [
      [5, LEFT],
      [4, BARREL],
      [3, BARREL],
      [2, LEFT],
      [1, RIGHT],
    ] as const) {
      oracle.move(seat, { type: 'vote', place: placeName });
    }
    expect(oracle.facts().place).toBe(LEFT);
  });

  test('windows, cancel of a cancel, and the token below once more (GG-13, GG-19)', () => {
    const oracle = startedOracle(
      [
        [5, 0, 0],
        [4, 1, 0],
        [5, 0, 0],
      ],
      { powers: 'on', tokensPerPlayer: 'fullSet' },
    );
    oracle.hands[2] = ['cancel', 'cancel'];
    oracle.move(0, { type: 'name', place: BARREL });
    oracle.chance([GREEN, GREEN, GREEN, GREEN, RED]);
    expect(typesOf(oracle, 0).sort()).toEqual(['improve', 'pass', 'reroll', 'void', 'worsen']); // no transfer
    expect(typesOf(oracle, 2).sort()).toEqual(['pass', 'void']);
    expect(movesOf(oracle, 0).filter((move) => move.includes('improve'))).toHaveLength(16); // GG-20
    expect(movesOf(oracle, 0).filter((move) => move.includes('worsen'))).toHaveLength(30);
    expect(() => oracle.move(0, { type: 'double' })).toThrow();
    expect(() => oracle.move(0, { type: 'improve', dice: [0, 1] })).toThrow();
    oracle.move(1, { type: 'pass' });
    oracle.move(0, { type: 'improve', dice: [0, 4] });
    expect(askedSeats(oracle)).toEqual([0, 1, 2]);
    expect(movesOf(oracle, 0)).toEqual(['{"type":"pass"}']);
    oracle.move(2, { type: 'cancel' });
    expect(movesOf(oracle, 2)).toEqual(['{"type":"pass"}']);
    oracle.move(0, { type: 'cancel' });
    expect(oracle.facts().stack).toEqual([
      [0, 3],
      [2, 5],
      [0, 5],
    ]);
    allPass(oracle);
    expect(oracle.facts().stack).toEqual([[0, 3]]);
    expect(askedSeats(oracle)).toEqual([0, 1, 2]);
    oracle.move(2, { type: 'cancel' });
    expect(askedSeats(oracle)).toEqual([0, 1]); // seat 2 has no token left
    allPass(oracle);
    expect(oracle.facts()).toMatchObject({ stack: [], dice: ['green', 'green', 'green', 'green', 'red'] });
    expect(oracle.facts().tokens).toEqual([
      [1, 1, 1, 0, 1, 0],
      [1, 1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0, 0],
    ]);
    expect(askedSeats(oracle)).toEqual([0, 1]);
    oracle.move(1, { type: 'void', dice: [0, 3] });
    allPass(oracle);
    expect(oracle.facts().dice).toEqual(['void', 'green', 'green', 'void', 'red']);
    expect(() => oracle.move(0, { type: 'worsen', dice: [0, 1] })).toThrow();
    oracle.move(0, { type: 'worsen', dice: [1, 4] });
    allPass(oracle);
    oracle.move(0, { type: 'reroll', dice: [2, 4] });
    allPass(oracle);
    expect(oracle.awaits()).toEqual({ kind: 'chance', request: { kind: 'dice', count: 2, faces: 3 } });
    oracle.chance([RED, YELLOW]);
    expect(oracle.facts().dice).toEqual(['void', 'yellow', 'red', 'void', 'yellow']);
    oracle.move(1, { type: 'improve', dice: [1, 2, 4] });
    allPass(oracle);
    expect(oracle.facts().dice).toEqual(['void', 'green', 'yellow', 'void', 'green']);
    allPass(oracle);
    expect(oracle.facts().dice).toEqual(['spent', 'green', 'spent', 'spent', 'green']);
  });

  test('two double turns queue up, and another one during them (GG-15)', () => {
    const oracle = startedOracle(
      [
        [4, 1, 0],
        [5, 0, 0],
      ],
      { powers: 'on', tokensPerPlayer: 'fullSet' },
    );
    oracle.hands = [['double'], ['double', 'double', 'double']];
    const playTurn = (): void => {
      oracle.move(0, { type: 'name', place: LEFT });
      oracle.chance([YELLOW]);
      allPass(oracle);
    };
    playTurn();
    expect(typesOf(oracle, 0)).toEqual(['double', 'pass']);
    oracle.move(1, { type: 'double' });
    allPass(oracle);
    oracle.move(0, { type: 'double' });
    allPass(oracle);
    expect(oracle.facts()).toMatchObject({ active: 0, extraTurns: 2 });
    allPass(oracle);
    expect(oracle.facts()).toMatchObject({ active: 0, extraTurns: 1 });
    playTurn();
    oracle.move(1, { type: 'double' });
    allPass(oracle);
    expect(oracle.facts()).toMatchObject({ active: 0, extraTurns: 2 });
    allPass(oracle);
    playTurn();
    allPass(oracle);
    playTurn();
    expect(oracle.facts()).toMatchObject({ active: 0, extraTurns: 0 });
    allPass(oracle);
    expect(oracle.facts()).toMatchObject({ active: 1, extraTurns: 0 });
  });

  test('transfer needs as many mice as dice, not an own mouse (GG-16, GG-20)', () => {
    const oracle = startedOracle(
      [
        [0, 5, 0],
        [0, 3, 2],
        [1, 0, 4],
      ],
      { powers: 'on', tokensPerPlayer: 'fullSet' },
    );
    placeMice(oracle, [
      [0, 'tube'],
      [1, 'tube'],
      [1, 'rope'],
      [1, 'books'],
      [2, 'books'],
      [2, 'books'],
    ]);
    const indexOfPlace = (name: string): number => oracle.places.indexOf(name);
    oracle.move(0, { type: 'name', place: indexOfPlace('tube') });
    oracle.chance([GREEN, RED]);
    expect(movesOf(oracle, 2).filter((move) => move.includes('transfer'))).toEqual([
      `{"type":"transfer","place":${BARREL}}`,
      `{"type":"transfer","place":${indexOfPlace('books')}}`,
    ]);
    oracle.move(2, { type: 'transfer', place: indexOfPlace('books') });
    allPass(oracle);
    expect(oracle.facts().place).toBe(indexOfPlace('books'));
    allPass(oracle);
    expect(movesOf(oracle, 0)).toEqual([
      `{"type":"move","face":"green","owner":1,"to":${indexOfPlace('newspapers')}}`,
      `{"type":"move","face":"green","owner":2,"to":${indexOfPlace('newspapers')}}`,
      `{"type":"move","face":"red","owner":1,"to":${indexOfPlace('purple-box')}}`,
      `{"type":"move","face":"red","owner":2,"to":${indexOfPlace('purple-box')}}`,
    ]);
  });

  test('festival: one cheese each, the first eater wins; the last cheese ends it (GG-21)', () => {
    const oracle = startedOracle(
      [
        [5, 0, 0],
        [5, 0, 0],
        [5, 0, 0],
        [5, 0, 0],
      ],
      { festival: 'on' },
    );
    placeMice(oracle, [
      [0, 'stool-left'],
      [1, 'stool-left'],
      [2, 'stool-left'],
      [3, 'stool-left'],
    ]);
    oracle.move(0, { type: 'name', place: 10 });
    oracle.chance([GREEN, GREEN, GREEN, RED]);
    for (const owner of [2, 0, 3]) {
      expect(oracle.awaits().kind).toBe('moves');
      oracle.move(0, { type: 'move', face: 'green', owner, to: 12 });
    }
    expect(oracle.awaits()).toEqual({
      kind: 'over',
      result: { winners: [2], scores: [1, 0, 1, 1], ranking: [2, 4, 1, 3] },
    });
    expect(miceAt(oracle.facts(), 12)).toBe(0);
  });

  test('scattered: eaten by a backward move as well, and green on the table is spent (GG-22)', () => {
    const oracle = startedOracle(
      [
        [5, 0, 0],
        [5, 0, 0],
      ],
      { festival: 'scattered', cheeseAt: 'purple-box' },
    );
    placeMice(oracle, [
      [0, 'stool-left'],
      [0, 'stool-left'],
      [0, 'stool-left'],
      [1, 'rope'],
    ]);
    oracle.move(0, { type: 'name', place: 10 });
    oracle.chance([GREEN, RED, GREEN]);
    oracle.move(0, { type: 'move', face: 'red', owner: 0, to: 9 });
    expect(oracle.facts().eaten).toEqual([3, 0]);
    oracle.move(0, { type: 'move', face: 'green', owner: 0, to: 12 });
    expect(oracle.facts().eaten).toEqual([7, 0]);
    oracle.move(0, { type: 'move', face: 'green', owner: 0, to: 12 });
    expect(miceAt(oracle.facts(), 12)).toBe(1);
    oracle.move(1, { type: 'name', place: 0 });
    oracle.chance([YELLOW, YELLOW, YELLOW, YELLOW, YELLOW]);
    oracle.move(0, { type: 'name', place: 12 });
    oracle.chance([GREEN]);
    expect(oracle.facts().active).toBe(1);
    oracle.move(1, { type: 'name', place: 6 });
    oracle.chance([RED]);
    oracle.move(1, { type: 'move', face: 'red', owner: 1, to: 5 });
    expect(oracle.awaits()).toEqual({
      kind: 'over',
      result: { winners: [0], scores: [7, 2], ranking: [1, 2] },
    });
  });
});

describe('options of the rulebook', () => {
  const ALL_ON_BARREL = [
    [5, 0, 0],
    [5, 0, 0],
  ];
  const placeIn = (oracle: Oracle, name: string): number => oracle.places.indexOf(name);

  test('any number of dice may be rolled early, for any place, even an empty one (GG-26)', () => {
    const oracle = startedOracle(ALL_ON_BARREL, { earlyRoll: 'anyPlace' });
    // Nowhere are more than three mice.
    const scattered = ['barrel', 'bucket', 'tube', 'rope'].flatMap((place) => [place, place, place]);
    oracle.mice.forEach((mouse, i) => {
      mouse.place = get(scattered, i);
    });
    expect(movesOf(oracle, 0).filter((move) => move.includes('early'))).toHaveLength(5);
    oracle.move(0, { type: 'early', dice: 5 });
    oracle.chance([GREEN, GREEN, GREEN, GREEN, RED]);
    expect(movesOf(oracle, 1)).toHaveLength(13);
    oracle.move(1, { type: 'vote', place: placeIn(oracle, 'table') });
    // No mouse is there, so the turn is over.
    expect(oracle.facts()).toMatchObject({ active: 1, dice: [], place: -1 });
  });

  test('with fewer mice than dice, the player chooses the dice; the others do nothing (GG-26)', () => {
    const oracle = startedOracle(ALL_ON_BARREL, { earlyRoll: 'anyPlace' });
    placeMice(oracle, [[1, 'tube']]);
    oracle.move(0, { type: 'early', dice: 3 });
    oracle.chance([GREEN, RED, YELLOW]);
    oracle.move(1, { type: 'vote', place: placeIn(oracle, 'tube') });
    expect(movesOf(oracle, 0)).toEqual([
      `{"type":"move","face":"green","owner":1,"to":${placeIn(oracle, 'yellow-boxes')}}`,
      `{"type":"move","face":"red","owner":1,"to":${BUCKET}}`,
    ]);
    oracle.move(0, { type: 'move', face: 'red', owner: 1, to: BUCKET });
    expect(oracle.facts()).toMatchObject({ active: 1, dice: [], place: -1 });
  });

  test('between two mice, a token changes a die that is left (GG-24)', () => {
    const bothOnTheBucket: [number, string][] = [
      [0, 'bucket'],
      [1, 'bucket'],
    ];
    const afterOneMouse = (powerMoments: Options['powerMoments']): Oracle => {
      const options = { powers: 'on', tokensPerPlayer: 'fullSet', powerMoments } as const;
      const oracle = startedOracle(ALL_ON_BARREL, options);
      placeMice(oracle, bothOnTheBucket);
      oracle.move(0, { type: 'name', place: BUCKET });
      oracle.chance([GREEN, YELLOW]);
      allPass(oracle);
      oracle.move(0, { type: 'move', face: 'green', owner: 0, to: placeIn(oracle, 'tube') });
      return oracle;
    };
    // GG-13: at set moments, the yellow die is done, so this is window (b).
    expect(typesOf(afterOneMouse('windows'), 1)).toEqual(['double', 'pass']);

    const oracle = afterOneMouse('anyMoment');
    expect(oracle.facts().dice).toEqual(['spent', 'yellow']);
    // Only the die that is left can be picked, and the roll goes where two mice are.
    expect(movesOf(oracle, 1)).toEqual([
      '{"type":"double"}',
      '{"type":"improve","dice":[1]}',
      '{"type":"pass"}',
      '{"type":"reroll","dice":[1]}',
      `{"type":"transfer","place":${BARREL}}`,
      '{"type":"void","dice":[1]}',
      '{"type":"worsen","dice":[1]}',
    ]);
    oracle.move(1, { type: 'improve', dice: [1] });
    allPass(oracle);
    allPass(oracle);
    expect(movesOf(oracle, 0)).toEqual([
      `{"type":"move","face":"green","owner":1,"to":${placeIn(oracle, 'tube')}}`,
      `{"type":"move","face":"green","owner":1,"to":${placeIn(oracle, 'yellow-boxes')}}`,
    ]);
    oracle.move(0, { type: 'move', face: 'green', owner: 1, to: placeIn(oracle, 'tube') });
    // No die is left: window (b).
    expect(typesOf(oracle, 0)).toEqual(['double', 'pass']);
  });

  test('without a token, or with only void dice left, nobody is asked between two mice (GG-24)', () => {
    const oracle = startedOracle(ALL_ON_BARREL, {
      powers: 'on',
      tokensPerPlayer: 'fullSet',
      powerMoments: 'anyMoment',
    });
    oracle.hands = [['cancel'], ['double', 'reroll']];
    placeMice(oracle, [
      [0, 'bucket'],
      [1, 'bucket'],
    ]);
    oracle.move(0, { type: 'name', place: BUCKET });
    oracle.chance([GREEN, GREEN]);
    // A double turn need not wait for the last die.
    oracle.move(1, { type: 'double' });
    allPass(oracle);
    oracle.move(0, { type: 'void', dice: [0] });
    allPass(oracle);
    allPass(oracle);
    expect(oracle.facts()).toMatchObject({ extraTurns: 1, dice: ['void', 'green'] });
    oracle.move(0, { type: 'move', face: 'green', owner: 0, to: placeIn(oracle, 'tube') });
    expect(typesOf(oracle, 1)).toEqual(['pass']);
    allPass(oracle);
    expect(oracle.facts()).toMatchObject({ active: 0, extraTurns: 0 });
  });

  test('a queued double turn lapses with the end of the game (GG-10, GG-15)', () => {
    const oracle = startedOracle(ALL_ON_BARREL, {
      powers: 'on',
      tokensPerPlayer: 'fullSet',
      powerMoments: 'anyMoment',
    });
    oracle.hands = [['double'], []];
    placeMice(oracle, [[0, 'stool-left']]);
    oracle.move(0, { type: 'name', place: placeIn(oracle, 'stool-left') });
    oracle.chance([GREEN]);
    oracle.move(0, { type: 'double' });
    expect(oracle.facts().extraTurns).toBe(1);
    oracle.move(0, { type: 'move', face: 'green', owner: 0, to: placeIn(oracle, 'table') });
    expect(oracle.awaits().kind).toBe('over');
    expect(oracle.facts().extraTurns).toBe(0);
  });

  test('scattered cheeses lie on places that mice can reach one after the other (GG-25)', () => {
    const allows = (board: Options['board'], near: string, middle: string, far: string): boolean => {
      const places = { nearCheese: near, middleCheese: middle, farCheese: far };
      try {
        new Oracle(2, { ...DEFAULTS, board, festival: 'scattered', ...places });
        return true;
      } catch {
        return false;
      }
    };
    expect(allows('short', 'tube', 'rope', 'books')).toBe(true);
    expect(allows('short', 'bucket', 'stool-left', 'table')).toBe(true);
    expect(allows('short', 'books', 'stool-left', 'stool-right')).toBe(false);
    expect(allows('short', 'barrel', 'rope', 'books')).toBe(false);
    expect(allows('short', 'rope', 'tube', 'books')).toBe(false);
    expect(allows('short', 'rope', 'rope', 'books')).toBe(false);
    expect(allows('short', 'plank', 'rope', 'books')).toBe(false);
    expect(allows('long', 'plank', 'rope', 'books')).toBe(true);
  });
});

// ------------------------------------------------------------------ random games

let seed = 20260101;
function integerBelow(n: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * n);
}
function oneOf<T>(list: readonly T[]): T {
  return get(list, integerBelow(list.length));
}
function permutation(size: number): number[] {
  const undrawnNumbers = Array.from({ length: size }, (_, i) => i);
  const drawnNumbers: number[] = [];
  while (undrawnNumbers.length > 0)
    drawnNumbers.push(...undrawnNumbers.splice(integerBelow(undrawnNumbers.length), 1));
  return drawnNumbers;
}

// These checks do not use `expect`, because there are many thousands of them and `expect` is slow.
function must(condition: boolean, label: string): void {
  if (!condition) throw new Error(label);
}
function mustBe(actual: unknown, expected: unknown, label: string): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${label}: ${a} must be ${b}`);
}
function mustRefuse(attempt: () => void): void {
  try {
    attempt();
  } catch {
    return;
  }
  throw new Error('Something illegal was accepted');
}

const eventCounts = new Map<string, number>();
function countEvent(label: string): void {
  eventCounts.set(label, (eventCounts.get(label) ?? 0) + 1);
}

function randomOptions(seats: number): Options {
  return {
    ...DEFAULTS,
    board: oneOf(['short', 'long']),
    firstPlayer: integerBelow(2) === 0 ? 'random' : integerBelow(seats),
    earlyRoll: oneOf(['off', 'on']),
    cheeseAt: oneOf(['table', 'purple-box']),
    powers: integerBelow(4) === 0 ? 'off' : 'on',
    tokensPerPlayer: oneOf([1, 2, 3, 4, 5, 'fullSet']),
    festival: oneOf(['off', 'on', 'scattered']),
  };
}

function chooseMove(moves: string[]): string {
  const passMove = moves.find((move) => move.includes('"pass"'));
  if (passMove === undefined) {
    // Mostly name the place nearest to the cheese, to keep games short.
    const nameMoves = moves.filter((move) => move.includes('"name"'));
    if (nameMoves.length > 0 && integerBelow(4) > 0) {
      return JSON.stringify({
        type: 'name',
        place: Math.max(...nameMoves.map((move) => JSON.parse(move).place)),
      });
    }
    return oneOf(moves);
  }
  const cancelOrDoubleMoves = moves.filter((move) => /"(cancel|double)"/.test(move));
  if (cancelOrDoubleMoves.length > 0 && integerBelow(2) === 0) return oneOf(cancelOrDoubleMoves);
  if (integerBelow(3) > 0 || moves.length === 1) return passMove;
  const type = oneOf([...new Set(moves.map((move) => (JSON.parse(move) as Move).type))]);
  return oneOf(moves.filter((move) => (JSON.parse(move) as Move).type === type));
}

/** Plays one game and checks the rules after every step; mice may be scattered over the board first. */
function playOneGame(seats: number, options: Options, isScattered: boolean): void {
  const oracle = new Oracle(seats, options);
  let tokensAtFirst = -1;
  let tokensPlayed = 0;
  let hasScattered = false;
  let passedSeats: number[] = [];
  for (let step = 0; ; step++) {
    if (step > 20_000) throw new Error('The game does not end');
    const facts = oracle.facts();
    const awaits = oracle.awaits();

    // Each player has five mice, minus those that have eaten (GG-2, GG-21). At least two are left (GG-23).
    const miceByPlace = facts.mice.map((counts) => sum(counts));
    for (let seat = 0; seat < seats; seat++) {
      const miceLeft = sum(facts.mice.map((counts) => get(counts, seat)));
      const miceGone = oracle.meals.filter((meal) => meal.eater === seat).length;
      const miceInHand = oracle.mice.filter(
        (mouse) => mouse.owner === seat && mouse.place === '(in hand)',
      ).length;
      must(miceInHand === 0 || miceInHand === 5, 'all five in one move');
      mustBe(miceLeft + miceGone + miceInHand, 5, 'mice of an owner');
      must(miceLeft + miceInHand >= 2, 'nobody runs out of mice');
    }
    const tokensHeld = sum(facts.tokens.flat());
    if (awaits.kind === 'moves' && tokensAtFirst < 0) {
      tokensAtFirst = tokensHeld;
      const tokensEach = options.tokensPerPlayer === 'fullSet' ? 6 : options.tokensPerPlayer;
      const tokensPerSeat = Array.from({ length: seats }, () => (options.powers === 'on' ? tokensEach : 0));
      mustBe(facts.tokens.map(sum), tokensPerSeat, 'tokens drawn');
    }
    // Tokens are neither created nor lost (GG-12): each is in a hand or has been played.
    if (tokensAtFirst >= 0) mustBe(tokensHeld + tokensPlayed, tokensAtFirst, 'tokens');
    must(facts.stack.length <= tokensPlayed, 'the stack');
    // There are enough mice for the dice that are left (GG-7).
    const diceLeft = facts.dice.filter((die) => die !== 'spent').length;
    if (facts.place >= 0) must(get(miceByPlace, facts.place) >= diceLeft, 'enough mice');
    must(facts.dice.length <= 5, 'at most five dice');

    if (awaits.kind === 'over') {
      checkTheEnd(oracle, options, isScattered, awaits.result);
      return;
    }
    if (awaits.kind === 'chance') {
      const request = awaits.request;
      mustRefuse(() => oracle.move(0, { type: 'pass' }));
      if (request.kind === 'shuffle') {
        oracle.chance(permutation(request.size));
      } else {
        if (request.faces === 3 && facts.place >= 0 && facts.dice.length === 0) {
          mustBe(request.count, Math.min(5, get(miceByPlace, facts.place)), 'GG-5');
        }
        oracle.chance(Array.from({ length: request.count }, () => integerBelow(request.faces)));
      }
      passedSeats = [];
      continue;
    }

    const seat = oneOf([...awaits.bySeat.keys()]);
    const moves = awaits.bySeat.get(seat) ?? [];
    must(moves.length > 0, 'who is asked has a move');
    must(new Set(moves).size === moves.length, 'no move twice');
    mustBe(moves, [...moves].sort(), 'sorted');
    if (isScattered && !hasScattered && moves.some((move) => move.includes('"name"'))) {
      for (const mouse of oracle.mice) mouse.place = oneOf(oracle.places);
      // No mouse may stand on a cheese, because it would have eaten the cheese.
      for (const mouse of oracle.mice) {
        if (oracle.cheeses.some((cheese) => cheese.lies === mouse.place)) mouse.place = 'bucket';
      }
      hasScattered = true;
      continue;
    }
    const move = JSON.parse(chooseMove(moves)) as Move;

    if (moves.some((legalMove) => legalMove.includes('"pass"'))) {
      // GG-13: exactly the seats with a token in hand that have not passed yet are asked.
      const tokenHolders = facts.tokens.flatMap((counts, holder) => (sum(counts) > 0 ? [holder] : []));
      const expectedSeats = tokenHolders.filter((holder) => !passedSeats.includes(holder));
      mustBe([...awaits.bySeat.keys()], expectedSeats, 'GG-13');
    }
    const topToken = facts.stack.at(-1);
    if (move.type === 'cancel') {
      must(topToken !== undefined && topToken[0] !== seat, 'GG-19');
      countEvent('cancel');
      if (facts.stack.length >= 2) countEvent('cancel of a cancel');
      if (facts.stack.length >= 3) countEvent('cancel of a cancel of a cancel');
      if (facts.stack.length === 1 && topToken?.[1] === CANCEL) countEvent('cancel of a void');
      if (facts.stack.length === 1 && topToken?.[1] === DOUBLE) countEvent('cancel of a double turn');
    }
    if (move.type === 'transfer') {
      must(move.place !== facts.place, 'GG-20');
      must(get(miceByPlace, move.place) >= facts.dice.length, 'GG-16');
      if (facts.dice.includes('void')) countEvent('transfer with a void die');
    }
    if (move.type === 'reroll' && facts.dice.includes('void')) countEvent('reroll beside a void die');
    if (move.type === 'name') must(get(get(facts.mice, move.place), seat) > 0, 'GG-4');
    if (step % 16 === 0) mustRefuse(() => oracle.move(seat, { type: 'nonsense' }));

    oracle.move(seat, move);

    const factsAfter = oracle.facts();
    const isToken = ['reroll', 'double', 'transfer', 'improve', 'worsen', 'void', 'cancel'].includes(
      move.type,
    );
    if (isToken) {
      tokensPlayed += 1;
      passedSeats = [];
      countEvent(move.type);
    } else if (move.type === 'pass') {
      // The window closes when no other seat is left to ask. Then the list of passes starts again.
      const otherSeats = [...awaits.bySeat.keys()].filter((other) => other !== seat);
      passedSeats = otherSeats.length === 0 ? [] : [...passedSeats, seat];
      if (
        otherSeats.length === 0 &&
        facts.stack.length >= 3 &&
        factsAfter.stack.length === facts.stack.length - 2
      ) {
        countEvent('a cancel was undone and the token below is open again');
      }
      if (otherSeats.length === 0 && factsAfter.extraTurns === 2 && facts.extraTurns === 1)
        countEvent('two double turns queue');
      if (
        otherSeats.length === 0 &&
        topToken?.[1] === 2 &&
        factsAfter.stack.length === 0 &&
        factsAfter.place !== facts.place
      ) {
        countEvent('transfer took effect');
        if (get(get(factsAfter.mice, factsAfter.place), factsAfter.active) === 0)
          countEvent('transfer to a place without own mice');
      }
    } else {
      passedSeats = [];
    }
    if (move.type === 'vote' && oracle.votes.length === seats - 1) {
      const votedPlaces = oracle.votes.map((vote) => vote.place);
      const voteCounts = [...new Set(votedPlaces)].map(
        (votedPlace) => votedPlaces.filter((other) => other === votedPlace).length,
      );
      const mostVotes = Math.max(...voteCounts);
      countEvent(
        voteCounts.filter((count) => count === mostVotes).length > 1 ? 'vote tie' : 'vote without a tie',
      );
    }
    if (move.type === 'move') {
      // One mouse of that owner moved from the place of the roll along one link in the direction of the die.
      const startPlace = get(oracle.places, facts.place);
      const endPlace = get(oracle.places, move.to);
      const [behindPlace, aheadPlace] =
        move.face === 'green' ? [startPlace, endPlace] : [endPlace, startPlace];
      must(
        oracle.links.some((link) => link.from === behindPlace && link.to === aheadPlace),
        'GG-6',
      );
      const eatenCount = sum(factsAfter.eaten) - sum(facts.eaten);
      const expectedMice = facts.mice.map((counts) => [...counts]);
      get(expectedMice, facts.place)[move.owner] = get(get(expectedMice, facts.place), move.owner) - 1;
      if (eatenCount === 0)
        get(expectedMice, move.to)[move.owner] = get(get(expectedMice, move.to), move.owner) + 1;
      mustBe(factsAfter.mice, expectedMice, 'one mouse moves');
      if (move.owner !== seat) countEvent('moved a rival');
      if (eatenCount > 0) {
        countEvent('ate');
        if (move.face === 'red')
          countEvent(isScattered ? 'strewn: a backward move ate' : 'a backward move ate');
        if (
          oracle.awaits().kind !== 'over' &&
          factsAfter.dice.some((die) => die === 'green' || die === 'red')
        ) {
          countEvent('dice went on after a meal');
        }
      }
    }
    if (miceAt(factsAfter, oracle.places.length - 1) > 0 && options.festival !== 'off') {
      countEvent(isScattered ? 'strewn: mice on the table' : 'mice on the table');
    }
  }
}

function checkTheEnd(
  oracle: Oracle,
  options: Options,
  isScattered: boolean,
  result: { winners: number[]; scores: number[]; ranking: number[] },
): void {
  expect(result.winners).toHaveLength(1); // GG-10, GG-21, GG-22: nobody can tie
  const winner = get(result.winners, 0);
  expect(get(result.ranking, winner)).toBe(1);
  expect(Math.max(...result.scores)).toBe(get(result.scores, winner));
  const totalPoints = { off: 1, on: 3, scattered: 9 }[options.festival];
  expect(sum(result.scores)).toBe(totalPoints);
  if (options.festival === 'scattered' && !isScattered) {
    // The yellow boxes and the newspapers cannot be bypassed, so the order is 2, 3, 4.
    expect(oracle.meals.map((meal) => meal.points)).toEqual([2, 3, 4]);
  }
  if (options.festival === 'on' && Math.max(...result.scores) === 1) {
    countEvent('festival tie');
    expect(oracle.meals[0]?.eater).toBe(winner);
  }
  countEvent(`end: festival ${options.festival}`);
}

describe('random games', () => {
  test('keep to the rules and end', () => {
    for (let game = 0; game < runs(100); game++) {
      const seats = 2 + (game % 5);
      playOneGame(seats, randomOptions(seats), false);
    }
    for (let game = 0; game < runs(30); game++) {
      const seats = 2 + (game % 5);
      playOneGame(seats, { ...randomOptions(seats), festival: 'scattered' }, true);
    }
    for (const eventName of [
      'reroll',
      'double',
      'transfer',
      'improve',
      'worsen',
      'void',
      'cancel',
      'cancel of a cancel',
      'cancel of a cancel of a cancel',
      'cancel of a void',
      'cancel of a double turn',
      'a cancel was undone and the token below is open again',
      'two double turns queue',
      'vote tie',
      'vote without a tie',
      'transfer to a place without own mice',
      'transfer with a void die',
      'reroll beside a void die',
      'moved a rival',
      'dice went on after a meal',
      'festival tie',
      'end: festival off',
      'end: festival on',
      'end: festival scattered',
      'strewn: a backward move ate',
      'strewn: mice on the table',
    ]) {
      expect(eventCounts.get(eventName) ?? 0, eventName).toBeGreaterThan(0);
    }
    // On both boards the yellow boxes and the newspapers cannot be bypassed, so these events cannot happen in a game
    // from the usual start.
    expect(eventCounts.get('a backward move ate') ?? 0).toBe(0);
    expect(eventCounts.get('mice on the table') ?? 0).toBe(0);
  });
});
