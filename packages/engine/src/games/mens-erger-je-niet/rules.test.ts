import { describe, expect, it } from 'vitest';
import { Match } from '../../core/match.ts';
import { readOptions } from '../../core/options.ts';
import { readPosition, writePosition } from '../../core/position.ts';
import { readRecord, writeRecord } from '../../core/record.ts';
import { type Event, mensErgerJeNiet as game, type Options, type State } from './index.ts';
import { addsFor, layOuts, type Move } from './moves.ts';
import { mensErgerJeNietPositions as positions } from './positions.ts';

/** `fields` are phase/turn/roll/heights/finished; the heights determine the number of seats. */
function stateWith(fields: string, options = ''): State {
  const seats = (fields.split('/')[3] as string).split(',').length;
  return readPosition(`mens-erger-je-niet.1/${seats}/${options}/${fields}`, [positions]).state;
}

const write = (state: State): string => writePosition(positions, state).split('/').slice(3).join('/');

const legal = (fields: string, options = ''): string[] => {
  const state = stateWith(fields, options);
  return game.legalMoves(state, state.turn).map((move) => game.writeMove(move, state.options));
};

const moveOf = (text: string): Move => game.readMove(text, standard) as Move;

function afterMove(fields: string, text: string, options = ''): { state: State; events: Event[] } {
  const state = stateWith(fields, options);
  const events: Event[] = [];
  expect(game.refusal(state, state.turn, moveOf(text))).toBeNull();
  game.play(state, state.turn, moveOf(text), (event) => events.push(event));
  expect(positions.flaw(state)).toBeNull();
  return { state, events };
}

function afterRoll(fields: string, roll: number, options = ''): { state: State; events: Event[] } {
  const state = stateWith(fields, options);
  const events: Event[] = [];
  game.resolve(state, [roll - 1], (event) => events.push(event));
  expect(positions.flaw(state)).toBeNull();
  return { state, events };
}

const refusalOf = (fields: string, text: string, seat = 0, options = '') =>
  game.refusal(stateWith(fields, options), seat, moveOf(text));

const standard: Options = readOptions(game, 2);

describe('ME-1 four start piles of six cards', () => {
  it('starts with no card on any new pile', () => {
    expect(game.setup(3, standard)).toEqual({
      seats: 3,
      options: standard,
      phase: 'first',
      turn: 0,
      roll: 0,
      heights: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      targets: [],
      finished: [],
    });
  });
  it('is for 2 to 4 players', () => {
    expect(game.seats).toEqual({ min: 2, max: 4 });
  });
});

describe('ME-2 the first player is drawn or given, then clockwise', () => {
  it('draws one of the players', () => {
    for (const seats of [2, 3, 4]) {
      const state = game.setup(seats, standard);
      expect(game.chance(state)).toEqual({ kind: 'dice', count: 1, faces: seats, sealed: false });
      expect(game.actors(state)).toEqual([]);
      const events: Event[] = [];
      game.resolve(state, [1], (event) => events.push(event));
      expect(write(state)).toBe(`roll/1/0/${new Array(seats).fill('0000').join(',')}/`);
      expect(events).toEqual([{ type: 'first', rule: 'ME-2', seat: 1 }]);
    }
  });
  it('draws nothing when a seat is given', () => {
    expect(write(game.setup(2, { ...standard, firstPlayer: 1 }))).toBe('roll/1/0/0000,0000/');
  });
  it('passes the turn to the next seat, and from the last to seat 0', () => {
    expect(afterMove('move/0/1/0000,0000,0000/', 'o1').state.turn).toBe(1);
    expect(afterMove('move/1/1/0000,0000,0000/', 'o1').state.turn).toBe(2);
    expect(afterMove('move/2/1/0000,0000,0000/', 'o1').state.turn).toBe(0);
  });
  it('refuses a move out of turn', () => {
    const refusal = { reason: 'not-your-turn', rule: 'ME-2', turn: 1 };
    expect(refusalOf('move/1/1/0000,0000/', 'o1', 0)).toEqual(refusal);
    expect(refusalOf('move/1/1/0000,0000/', '+1', 0)).toEqual(refusal);
  });
});

describe('ME-3 one roll, one use', () => {
  it('asks for a die before each move and for a player after it', () => {
    const state = stateWith('roll/0/0/0000,0000/');
    expect(game.chance(state)).toEqual({ kind: 'dice', count: 1, faces: 6, sealed: false });
    expect(game.actors(state)).toEqual([]);
    const { state: next, events } = afterRoll('roll/1/0/0000,0000/', 3);
    expect(write(next)).toBe('move/1/3/0000,0000/');
    expect(events).toEqual([{ type: 'rolled', rule: 'ME-3', seat: 1, roll: 3 }]);
    expect(game.chance(next)).toBeNull();
    expect(game.actors(next)).toEqual([1]);
  });
  it('is spent by laying out', () => {
    const { state, events } = afterMove('move/0/3/1100,0000/', 'o3');
    expect(write(state)).toBe('roll/1/0/1110,0000/');
    expect(events).toEqual([{ type: 'laidOut', rule: 'ME-4', seat: 0, pile: 3 }]);
  });
  it('is spent by adding', () => {
    const { state, events } = afterMove('move/0/3/1100,0000/', '+1+2');
    expect(write(state)).toBe('roll/1/0/2200,0000/');
    expect(events).toEqual([{ type: 'added', rule: 'ME-5', seat: 0, cards: [1, 1, 0, 0] }]);
  });
  it('offers both where both are possible', () => {
    expect(legal('move/0/3/1100,0000/')).toEqual(['o3', '+1+1+1', '+1+2']);
  });
});

describe('ME-4 laying out', () => {
  it('takes the pile of the number rolled', () => {
    expect(legal('move/0/1/0000,0000/')).toEqual(['o1']);
    expect(legal('move/0/2/0000,0000/')).toEqual(['o2']);
    expect(legal('move/0/3/0000,0000/')).toEqual(['o3']);
    expect(legal('move/0/4/0000,0000/')).toEqual(['o4']);
  });
  it('takes any pile not yet laid out with a 6', () => {
    expect(legal('move/0/6/0000,0000/')).toEqual(['o1', 'o2', 'o3', 'o4']);
    expect(legal('move/1/6/0000,0506/')).toEqual(['o1', 'o3']);
  });
  it('refuses another number', () => {
    expect(refusalOf('move/0/3/0000,0000/', 'o2')).toEqual({
      reason: 'other-number',
      rule: 'ME-4',
      pile: 2,
      roll: 3,
    });
  });
  it('refuses a pile that has begun', () => {
    const refusal = { reason: 'laid-out', rule: 'ME-4', pile: 3, height: 2 };
    expect(refusalOf('move/0/3/0020,0000/', 'o3')).toEqual(refusal);
    expect(refusalOf('move/0/6/0020,0000/', 'o3')).toEqual(refusal);
    expect(refusalOf('move/0/6/0020,0000/', 'o4')).toBeNull();
  });
});

describe('ME-5 adding for exactly the roll', () => {
  it('rulebook example: piles 1, 2 and 3 begun and a 5', () => {
    const moves = legal('move/0/5/1110,0000/');
    expect(moves).toContain('+2+3');
    expect(moves).toContain('+1+1+3');
    expect(moves.toSorted()).toEqual(['+1+1+1+1+1', '+1+1+1+2', '+1+1+3', '+1+2+2', '+2+3']);
  });
  it('rulebook example: only 2 and 4 begun, a 1 or a 3 adds nothing, but lays out', () => {
    expect(legal('move/0/1/0101,0000/')).toEqual(['o1']);
    expect(legal('move/0/3/0101,0000/')).toEqual(['o3']);
  });
  it('knows every way to spend a roll', () => {
    expect(addsFor.map((adds) => adds.map((move) => game.writeMove(move, standard)).toSorted())).toEqual([
      [],
      ['+1'],
      ['+1+1', '+2'],
      ['+1+1+1', '+1+2', '+3'],
      ['+1+1+1+1', '+1+1+2', '+1+3', '+2+2', '+4'],
      ['+1+1+1+1+1', '+1+1+1+2', '+1+1+3', '+1+2+2', '+1+4', '+2+3'],
      ['+1+1+1+1+2', '+1+1+1+3', '+1+1+2+2', '+1+1+4', '+1+2+3', '+2+2+2', '+2+4', '+3+3'],
    ]);
  });
  it('goes up to 6 cards on a pile and not beyond', () => {
    expect(legal('move/0/3/4110,0000/')).toEqual(['+1+2', '+3']);
    expect(legal('move/0/3/3110,0000/').toSorted()).toEqual(['+1+1+1', '+1+2', '+3']);
    expect(legal('move/0/6/1515,0000/').toSorted()).toEqual([
      '+1+1+1+1+2',
      '+1+1+1+3',
      '+1+1+4',
      '+1+2+3',
      '+2+4',
      '+3+3',
    ]);
    expect(legal('move/0/6/6536,0000/')).toEqual(['+3+3']);
  });
  it.each([
    ['5666', 1, '+1', '+1+1'],
    ['6566', 2, '+2', '+2+2'],
    ['6656', 3, '+3', '+3+3'],
    ['6665', 4, '+4', null],
  ] as const)('has room for one card on %s', (row, cost, oneCard, twoCards) => {
    expect(legal(`move/0/${cost}/${row},0000/`)).toEqual([oneCard]);
    if (twoCards)
      expect(
        game.refusal({ ...stateWith(`move/0/${cost}/${row},0000/`), roll: 2 * cost }, 0, moveOf(twoCards)),
      ).toEqual({
        reason: 'no-room',
        rule: 'ME-5',
        pile: cost,
        room: 1,
      });
  });
  it('refuses a sum that is not the roll', () => {
    expect(refusalOf('move/0/5/1110,0000/', '+1+3')).toEqual({
      reason: 'not-exact',
      rule: 'ME-5',
      cost: 4,
      roll: 5,
    });
    expect(refusalOf('move/0/5/1111,0000/', '+1+1+2+2+3+4')).toMatchObject({ cost: 13 });
  });
  it('refuses a pile with no card', () => {
    expect(refusalOf('move/0/5/1100,0000/', '+2+3')).toEqual({
      reason: 'not-laid-out',
      rule: 'ME-5',
      pile: 3,
    });
  });
  it('refuses more than there is room for', () => {
    expect(refusalOf('move/0/5/1510,0000/', '+1+2+2')).toEqual({
      reason: 'no-room',
      rule: 'ME-5',
      pile: 2,
      room: 1,
    });
    expect(refusalOf('move/0/5/1610,0000/', '+2+3')).toEqual({
      reason: 'no-room',
      rule: 'ME-5',
      pile: 2,
      room: 0,
    });
  });
  it('uses the piles of the seat in turn', () => {
    expect(legal('move/1/2/1100,5200/')).toEqual(['+2']);
    expect(legal('move/2/4/0000,0000,0101/')).toEqual(['+2+2', '+4']);
  });
});

describe('ME-6 a 5', () => {
  it('lays out nothing', () => {
    expect(refusalOf('move/0/5/1000,0000/', 'o4')).toEqual({ reason: 'five', rule: 'ME-6', pile: 4 });
    expect(legal('move/0/5/1000,0000/')).toEqual(['+1+1+1+1+1']);
  });
  it('passes if nothing can be added', () => {
    expect(write(afterRoll('roll/0/0/0000,0000/', 5).state)).toBe('roll/1/0/0000,0000/');
  });
});

describe('ME-7 a 6 rolls again', () => {
  it('after it was used', () => {
    const { state, events } = afterMove('move/0/6/0000,0000/', 'o4');
    expect(write(state)).toBe('roll/0/0/0001,0000/');
    expect(events).toEqual([
      { type: 'laidOut', rule: 'ME-4', seat: 0, pile: 4 },
      { type: 'again', rule: 'ME-7', seat: 0 },
    ]);
  });
  it('when it could not be used', () => {
    const { state, events } = afterRoll('roll/1/0/0000,6466/', 6);
    expect(write(state)).toBe('roll/1/0/0000,6466/');
    expect(events).toEqual([
      { type: 'rolled', rule: 'ME-3', seat: 1, roll: 6 },
      { type: 'stuck', rule: 'ME-8', seat: 1, roll: 6 },
      { type: 'again', rule: 'ME-7', seat: 1 },
    ]);
  });
});

describe('ME-8 nothing possible', () => {
  it('passes the turn automatically', () => {
    const { state, events } = afterRoll('roll/0/0/0000,0000/', 5);
    expect(state.phase).toBe('roll');
    expect(state.turn).toBe(1);
    expect(events).toEqual([
      { type: 'rolled', rule: 'ME-3', seat: 0, roll: 5 },
      { type: 'stuck', rule: 'ME-8', seat: 0, roll: 5 },
    ]);
  });
  it('rulebook example: piles 1, 3 and 4 full, two cards missing on pile 2', () => {
    for (const roll of [1, 3, 5]) {
      expect(write(afterRoll('roll/0/0/6466,0000/', roll).state)).toBe('roll/1/0/6466,0000/');
    }
    expect(legal('move/0/2/6466,0000/')).toEqual(['+2']);
    expect(legal('move/0/4/6466,0000/')).toEqual(['+2+2']);
    expect(write(afterRoll('roll/0/0/6466,0000/', 6).state)).toBe('roll/0/0/6466,0000/');
  });
  it('never lets a player pass who can move', () => {
    for (const roll of [1, 2, 3, 4, 5, 6]) {
      expect(afterRoll('roll/0/0/1000,0000/', roll).state).toMatchObject({ phase: 'move', turn: 0, roll });
    }
  });
});

describe('ME-9 capture', () => {
  it('sends home an equal pile of the same number after laying out', () => {
    const { state, events } = afterMove('move/0/2/0000,0100/', 'o2');
    expect(write(state)).toBe('roll/1/0/0100,0000/');
    expect(events).toEqual([
      { type: 'laidOut', rule: 'ME-4', seat: 0, pile: 2 },
      { type: 'captured', rule: 'ME-9', seat: 0, from: 1, pile: 2, cards: 1 },
    ]);
  });
  it('sends home several with one move', () => {
    const { state, events } = afterMove('move/1/5/0330,0210,0000,1100/', '+2+3');
    expect(write(state)).toBe('roll/2/0/0030,0320,0000,1100/');
    expect(events.at(-1)).toEqual({ type: 'captured', rule: 'ME-9', seat: 1, from: 0, pile: 2, cards: 3 });
    expect(events).toHaveLength(2);
    const afterTwoPiles = afterMove('move/1/5/0320,0210,0000,1100/', '+2+3');
    expect(write(afterTwoPiles.state)).toBe('roll/2/0/0000,0320,0000,1100/');
    expect(afterTwoPiles.events).toEqual([
      { type: 'added', rule: 'ME-5', seat: 1, cards: [0, 1, 1, 0] },
      { type: 'captured', rule: 'ME-9', seat: 1, from: 0, pile: 2, cards: 3 },
      { type: 'captured', rule: 'ME-9', seat: 1, from: 0, pile: 3, cards: 2 },
    ]);
    expect(write(afterMove('move/1/3/5000,1100,0000,0200/', '+1+2').state)).toBe(
      'roll/2/0/5000,2200,0000,0000/',
    );
    expect(write(afterMove('move/0/3/1100,2000,0200/', '+1+2').state)).toBe('roll/1/0/2200,0000,0000/');
  });
  it('counts only the final height', () => {
    expect(write(afterMove('move/0/2/1000,2000/', '+1+1').state)).toBe('roll/1/0/3000,2000/');
  });
  it('leaves piles of other numbers alone, and piles that were not changed', () => {
    expect(write(afterMove('move/0/1/1000,0222/', '+1').state)).toBe('roll/1/0/2000,0222/');
  });
});

describe('ME-10 a full pile is safe', () => {
  it('is not captured and captures nothing', () => {
    const { state, events } = afterMove('move/0/2/0500,0600/', '+2');
    expect(write(state)).toBe('roll/1/0/0600,0600/');
    expect(events).toEqual([
      { type: 'added', rule: 'ME-5', seat: 0, cards: [0, 1, 0, 0] },
      { type: 'full', rule: 'ME-10', seat: 0, pile: 2 },
    ]);
  });
});

describe('ME-11 who wins', () => {
  it('is over at once with four full piles', () => {
    const { state, events } = afterMove('move/1/4/0000,6665,0030/', '+4');
    expect(write(state)).toBe('over/1/0/0000,6666,0030/1');
    expect(events.slice(1)).toEqual([
      { type: 'full', rule: 'ME-10', seat: 1, pile: 4 },
      { type: 'finished', rule: 'ME-11', seat: 1, place: 1 },
      { type: 'over', rule: 'ME-11', winners: [1], ranking: [2, 1, 2] },
    ]);
    expect(game.chance(state)).toBeNull();
    expect(game.actors(state)).toEqual([]);
  });
  it('even with a roll to come', () => {
    expect(write(afterMove('move/0/6/6646,0000/', '+3+3').state)).toBe('over/0/0/6666,0000/0');
  });
  it('needs no listener', () => {
    const state = stateWith('move/0/4/6665,0000/');
    game.play(state, 0, moveOf('+4'));
    expect(state.phase).toBe('over');
  });
  it('with playForPlaces continues without finished players', () => {
    const first = afterMove('move/1/6/0000,6646,0030/', '+3+3', 'playForPlaces=on');
    expect(write(first.state)).toBe('roll/2/0/0000,6666,0030/1');
    expect(first.events.at(-1)).toEqual({ type: 'finished', rule: 'ME-11', seat: 1, place: 1 });
    expect(write(afterMove('move/0/1/0000,6666,0000/1', 'o1', 'playForPlaces=on').state)).toBe(
      'roll/2/0/1000,6666,0000/1',
    );
    expect(afterRoll('roll/0/0/0000,6666,0000/1', 5, 'playForPlaces=on').state.turn).toBe(2);
    expect(afterRoll('roll/2/0/6666,6666,0000,0000/1.0', 5, 'playForPlaces=on').state.turn).toBe(3);
    expect(afterRoll('roll/3/0/6666,6666,0000,0000/1.0', 5, 'playForPlaces=on').state.turn).toBe(2);
  });
  it('with playForPlaces ends when one is left', () => {
    const { state, events } = afterMove('move/0/4/6665,6666,0030/1', '+4', 'playForPlaces=on');
    expect(write(state)).toBe('over/0/0/6666,6666,0030/1.0');
    expect(events.slice(-2)).toEqual([
      { type: 'finished', rule: 'ME-11', seat: 0, place: 2 },
      { type: 'over', rule: 'ME-11', winners: [1], ranking: [2, 1, 3] },
    ]);
  });
  it('offers the options, the default first', () => {
    expect(game.options.firstPlayer.values(3)).toEqual(['random', 0, 1, 2]);
    expect(game.options.playForPlaces.values(3)).toEqual(['off', 'on']);
  });
});

describe('a move', () => {
  it('is written short and read back', () => {
    for (const move of [...layOuts, ...addsFor.flat()]) {
      expect(game.readMove(game.writeMove(move, standard), standard)).toEqual(move);
      expect(game.isMove(move)).toBe(true);
      expect(Object.isFrozen(move)).toBe(true);
      if (move.type === 'add') expect(Object.isFrozen(move.cards)).toBe(true);
    }
  });
  it.each(['', 'o', 'o0', 'o5', 'o11', '+', '+0', '+5', '+2+1', '+1+1+1+1+1+1', '1', '+1 ', ' +1', 'x+1'])(
    'is not "%s"',
    (text) => {
      expect(game.readMove(text, standard)).toBeNull();
    },
  );
  it.each([
    null,
    undefined,
    'o1',
    {},
    { type: 'layOut' },
    { type: 'layOut', pile: 0 },
    { type: 'layOut', pile: 5 },
    { type: 'layOut', pile: '1' },
    { type: 'layOut', pile: 1, extra: 1 },
    { type: 'roll', pile: 1 },
    { type: 'roll', cards: [1, 0, 0, 0] },
    { type: 'add' },
    { type: 'add', cards: 4 },
    { type: 'add', cards: { 0: 1, 1: 0, 2: 0, 3: 0, length: 4 } },
    { type: 'add', cards: [0, 0, 0, 0] },
    { type: 'add', cards: [1, 0, 0] },
    { type: 'add', cards: [1, 0, 0, 0, 0] },
    { type: 'add', cards: [6, 0, 0, 0] },
    { type: 'add', cards: [-1, 0, 0, 1] },
    { type: 'add', cards: [0.5, 0, 0, 1] },
    { type: 'add', cards: ['1', 0, 0, 0] },
    // biome-ignore lint/suspicious/noSparseArray: the test needs an array with a hole
    { type: 'add', cards: [, 0, 0, 1] },
    { type: 'add', cards: [1, 0, 0, 0], extra: 1 },
  ])('is not %j', (value) => {
    expect(game.isMove(value)).toBe(false);
  });
  it('accepts up to five cards per pile', () => {
    expect(game.isMove({ type: 'add', cards: [5, 5, 5, 5] })).toBe(true);
    expect(game.readMove('+1+1+1+1+1+4', standard)).toEqual({ type: 'add', cards: [5, 0, 0, 1] });
  });
  it('reveals nothing, so it can be undone until the next roll', () => {
    const match = new Match(game, { seats: 2, options: { firstPlayer: 0 } });
    match.resolve([0]);
    match.play(0, { type: 'layOut', pile: 1 });
    expect(game.revealsSecret(match.start, 0, { type: 'layOut', pile: 1 })).toBe(false);
    expect(match.undo(0)).toEqual({ ok: true });
    match.play(0, { type: 'layOut', pile: 1 });
    match.resolve([0]);
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { reason: 'undo-chance' } });
  });
});

describe('ME-12 the printed example', () => {
  const printed = 'printedExample=on';

  it.each([1, 3])('passes the turn with a %i if only piles 2 and 4 have begun', (roll) => {
    const { state, events } = afterRoll('roll/0/0/0201,0000/', roll, printed);
    expect(write(state)).toBe('roll/1/0/0201,0000/');
    expect(events.at(-1)).toEqual({ type: 'stuck', rule: 'ME-12', seat: 0, roll });
  });
  it.each([2, 4, 6])('does not concern a %i', (roll) => {
    expect(write(afterRoll('roll/0/0/0201,0000/', roll, printed).state)).toBe(`move/0/${roll}/0201,0000/`);
  });
  it.each(['0200', '0001', '1201', '0211', '1211', '0000'])('does not concern piles %s', (row) => {
    for (const roll of [1, 3]) {
      const { state, events } = afterRoll(`roll/0/0/${row},0000/`, roll, printed);
      expect(state.phase).toBe('move');
      expect(events).toHaveLength(1);
    }
  });
  it('concerns full piles too, and the piles of the seat in turn only', () => {
    expect(afterRoll('roll/1/0/1111,0606/', 1, printed).state.phase).toBe('roll');
    expect(afterRoll('roll/0/0/1111,0606/', 1, printed).state.phase).toBe('move');
  });
  it('is off by default', () => {
    expect(afterRoll('roll/0/0/0201,0000/', 1).state.phase).toBe('move');
    expect(afterRoll('roll/0/0/0606,0000/', 5, printed).events.at(-1)).toMatchObject({ rule: 'ME-8' });
  });
  it('refuses a position that the option makes impossible', () => {
    expect(() => stateWith('move/0/1/0201,0000/', printed)).toThrow('seat 0 can do nothing with a 1');
    expect(stateWith('move/0/1/0201,0000/').phase).toBe('move');
  });
});

describe('ME-13 the extra roll as a choice', () => {
  const may = 'extraRoll=may';

  it('asks after a 6, whether it could be used or not', () => {
    expect(write(afterMove('move/0/6/0000,0000/', 'o1', may).state)).toBe('again/0/0/1000,0000/');
    expect(write(afterRoll('roll/0/0/6466,0000/', 6, may).state)).toBe('again/0/0/6466,0000/');
    expect(game.actors(stateWith('again/0/0/1000,0000/', may))).toEqual([0]);
    expect(game.chance(stateWith('again/0/0/1000,0000/', may))).toBeNull();
    expect(legal('again/0/0/1000,0000/', may)).toEqual(['roll', 'pass']);
  });
  it('rolls again', () => {
    const { state, events } = afterMove('again/0/0/1000,0000/', 'roll', may);
    expect(write(state)).toBe('roll/0/0/1000,0000/');
    expect(events).toEqual([{ type: 'again', rule: 'ME-7', seat: 0 }]);
  });
  it('passes the turn to the next who has not finished', () => {
    const { state, events } = afterMove('again/0/0/1000,6666,0000/1', 'pass', `playForPlaces=on,${may}`);
    expect(write(state)).toBe('roll/2/0/1000,6666,0000/1');
    expect(events).toEqual([{ type: 'declined', rule: 'ME-13', seat: 0 }]);
  });
  it('asks nothing after other rolls, or after the last card', () => {
    expect(afterMove('move/0/1/0000,0000/', 'o1', may).state.phase).toBe('roll');
    expect(afterMove('move/0/6/6366,0000/', '+2+2+2', may).state.phase).toBe('over');
  });
  it('refuses everything else', () => {
    const refusal = { reason: 'roll-or-pass', rule: 'ME-13' };
    for (const text of ['o2', '+1', 'x1.1'])
      expect(refusalOf('again/0/0/1000,0000/', text, 0, may)).toEqual(refusal);
    expect(refusalOf('again/0/0/1000,0000/', 'pass', 1, may)).toMatchObject({ reason: 'not-your-turn' });
  });
  it('refuses to roll or pass where the roll is to be spent', () => {
    const refusal = { reason: 'must-spend', rule: 'ME-8', roll: 6 };
    for (const text of ['roll', 'pass', 'x1.1'])
      expect(refusalOf('move/0/6/1000,2000/', text)).toEqual(refusal);
  });
  it('refuses a position that the option makes impossible', () => {
    expect(() => stateWith('again/0/0/1000,0000/')).toThrow('the extra roll is not optional');
    expect(() => stateWith('again/0/6/1000,0000/', may)).toThrow('there is a roll exactly when');
  });
});

describe('ME-14 a choice among several captures', () => {
  const may = 'severalCaptures=may';

  it('captures a single pile without asking', () => {
    const { state, events } = afterMove('move/0/3/1100,0200,0000//', '+1+2', may);
    expect(write(state)).toBe('roll/1/0/2200,0000,0000//');
    expect(events.at(-1)).toEqual({ type: 'captured', rule: 'ME-9', seat: 0, from: 1, pile: 2, cards: 2 });
  });
  it('asks which of several goes home first', () => {
    const { state, events } = afterMove('move/0/3/1100,0200,2000//', '+1+2', may);
    expect(write(state)).toBe('capture/0/3/2200,0200,2000//5.8');
    expect(events).toHaveLength(1);
    expect(game.actors(state)).toEqual([0]);
    expect(legal('capture/0/3/2200,0200,2000//5.8', may)).toEqual(['x1.2', 'x2.1']);
    expect(game.view(state, 0)).toMatchObject({
      turn: 0,
      roll: 3,
      targets: [
        { seat: 1, pile: 2 },
        { seat: 2, pile: 1 },
      ],
    });
  });
  it('then asks for the others, which may stay', () => {
    const { state, events } = afterMove('capture/0/3/2200,0200,2000//5.8', 'x1.2', may);
    expect(write(state)).toBe('captureMore/0/3/2200,0000,2000//8');
    expect(events).toEqual([{ type: 'captured', rule: 'ME-9', seat: 0, from: 1, pile: 2, cards: 2 }]);
    expect(legal('captureMore/0/3/2200,0000,2000//8', may)).toEqual(['x2.1', 'pass']);
  });
  it('sends all home if the player wants to', () => {
    const { state } = afterMove('captureMore/0/3/2200,0000,2000//8', 'x2.1', may);
    expect(write(state)).toBe('roll/1/0/2200,0000,0000//');
  });
  it('leaves the others where they are', () => {
    const { state, events } = afterMove('captureMore/0/6/2200,0000,2000//8', 'pass', may);
    expect(write(state)).toBe('roll/0/0/2200,0000,2000//');
    expect(events).toEqual([
      { type: 'spared', rule: 'ME-14', seat: 0, piles: 1 },
      { type: 'again', rule: 'ME-7', seat: 0 },
    ]);
  });
  it('never concerns full piles', () => {
    const { state } = afterMove('move/0/1/5000,6000,6000//', '+1', may);
    expect(write(state)).toBe('roll/1/0/6000,6000,6000//');
  });
  it('asks about the extra roll after the captures', () => {
    const { state } = afterMove('captureMore/0/6/2200,0000,2000//8', 'pass', `extraRoll=may,${may}`);
    expect(write(state)).toBe('again/0/0/2200,0000,2000//');
  });
  it('refuses to spare all, and other piles', () => {
    const refusal = (text: string, fields = 'capture/0/3/2200,0200,2000//5.8') =>
      refusalOf(fields, text, 0, may);
    expect(refusal('pass')).toEqual({ reason: 'capture-one', rule: 'ME-14' });
    for (const text of ['roll', 'o3', '+1'])
      expect(refusal(text)).toEqual({ reason: 'choose-captures', rule: 'ME-14' });
    expect(refusal('x1.1')).toMatchObject({ reason: 'choose-captures' });
    expect(refusal('x1.2', 'captureMore/0/3/2200,0000,2000//8')).toMatchObject({ reason: 'choose-captures' });
  });
  it.each([
    ['capture/0/3/2200,0200,2000//5', 'too few piles'],
    ['captureMore/0/3/2200,0200,2000//', 'too few piles'],
    ['capture/0/3/2200,0200,2000//8.5', 'not as high'],
    ['capture/0/3/2200,0300,2000//5.8', 'not as high'],
    ['capture/0/3/2200,0200,2000//0.8', 'not as high'],
    ['capture/0/3/2000,0000,2000//6.8', 'not as high'],
    ['capture/0/3/6600,0600,6000//5.8', 'not as high'],
    ['roll/1/0/2200,0200,2000//5.8', 'nobody chooses piles now'],
    ['capture/0/0/2200,0200,2000//5.8', 'there is a roll exactly when'],
  ])('refuses the position %s', (fields, message) => {
    expect(() => stateWith(fields, may)).toThrow(message);
  });
  it('is written only where there is the choice', () => {
    expect(() => stateWith('capture/0/3/2100,0200,1000//5.8')).toThrow('5 fields');
    expect(stateWith('roll/0/0/2200,0200,2000//', may).targets).toEqual([]);
    expect(() => stateWith('capture/0/3/2000,1000,0000/')).toThrow('nobody chooses among several piles');
  });
  it('has a notation for captures', () => {
    expect(game.readMove('x3.4', standard)).toEqual({ type: 'capture', from: 3, pile: 4 });
    for (const text of ['x4.1', 'x0.5', 'x0.0', 'x', 'rol', 'passe'])
      expect(game.readMove(text, standard)).toBeNull();
    expect(game.isMove({ type: 'capture', from: 0, pile: 4 })).toBe(true);
    for (const move of [
      { type: 'capture', from: 4, pile: 1 },
      { type: 'capture', from: 0, pile: 5 },
      { type: 'capture', pile: 1 },
      { type: 'capture', from: 0, pile: 1, extra: 0 },
      { type: 'roll', extra: 0 },
      { type: 'fold' },
    ])
      expect(game.isMove(move)).toBe(false);
  });
});

describe('a search', () => {
  it('plays without a listener to the same states', () => {
    const withoutEvents = (fields: string, act: (state: State) => void): string => {
      const state = stateWith(fields);
      act(state);
      return write(state);
    };
    const play = (text: string) => (state: State) => game.play(state, state.turn, moveOf(text));
    const roll = (pips: number) => (state: State) => game.resolve(state, [pips - 1]);
    expect(withoutEvents('first/0/0/0000,0000/', roll(2))).toBe('roll/1/0/0000,0000/');
    expect(withoutEvents('roll/0/0/0000,0000/', roll(2))).toBe('move/0/2/0000,0000/');
    expect(withoutEvents('roll/0/0/0000,0000/', roll(5))).toBe('roll/1/0/0000,0000/');
    expect(withoutEvents('move/0/6/0000,1000/', play('o1'))).toBe('roll/0/0/1000,0000/');
    expect(withoutEvents('move/0/2/0500,0000/', play('+2'))).toBe('roll/1/0/0600,0000/');
  });
  it('lists the seats that may act', () => {
    for (const turn of [0, 1, 2, 3]) {
      expect(game.actors(stateWith(`move/${turn}/1/0000,0000,0000,0000/`))).toEqual([turn]);
    }
  });
});

describe('a record', () => {
  it('reads like a game', () => {
    const match = new Match(game, { seats: 2, options: { firstPlayer: 1 } });
    match.resolve([5]);
    match.play(1, { type: 'layOut', pile: 1 });
    match.resolve([1]);
    match.play(1, { type: 'add', cards: [2, 0, 0, 0] } satisfies Move);
    const text = writeRecord(match);
    expect(text).toBe(
      'cheeseboard record 1\ngame: mens-erger-je-niet 1\nseats: 2\noption firstPlayer: 1\n\n* 5\n1 o1\n* 1\n1 +1+1\n',
    );
    expect(readRecord(text, [game]).state).toEqual(match.state);
  });
});
