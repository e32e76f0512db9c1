import { describe, expect, it } from 'vitest';
import { readPosition, writePosition } from '../../core/position.ts';
import { Invalid, readOptions } from '../../index.ts';
import { goudaGouda as game, type State } from './index.ts';
import { goudaGoudaPositions as positions } from './positions.ts';
import { run, stateOf } from './test/positions.ts';

const roll = { dice: 'gy', place: 'bucket', mice: { bucket: [1, 1] } } as const;
const window = stateOf({ phase: 'rolled', ...roll, tokens: ['rct', 'ccd'] });
const stateAfterMoves = stateOf({ phase: 'moved', tokens: ['rct', 'ccd'] });
const moveState = stateOf({ phase: 'move', dice: 'gs', place: 'bucket', mice: { bucket: [1, 1] } });
const naming = stateOf({ phase: 'name' });
const earlyRoll = stateOf({
  phase: 'vote',
  seats: 3,
  options: { earlyRoll: 'on' },
  dice: 'gg',
  votes: [null, null, null],
});
const festival = stateOf({
  phase: 'name',
  options: { festival: 'scattered' },
  eaten: [[0, 2]],
  mice: { rope: [1] },
});
const won = run(
  stateOf({ phase: 'move', dice: 'g', place: 'stool-left', mice: { 'stool-left': [1] } }),
  '0 green 0>12',
).state;
const startState = game.setup(3, readOptions(game, 3, { firstPlayer: 1, powers: 'off' }));
const stateBeforeDraw = game.setup(3, readOptions(game, 3, { firstPlayer: 1 }));

describe('positions', () => {
  it('are one readable line', () => {
    expect(writePosition(positions, window)).toBe(
      'gouda-gouda.1/2//rolled/0/44.0.0.11.0.0.0.0.0.0.0.0.0/rtc.dcc/./gy/bucket///-1//0/',
    );
    expect(readPosition(writePosition(positions, window), [positions]).state).toEqual(window);
  });

  it.each([
    window,
    stateAfterMoves,
    moveState,
    naming,
    earlyRoll,
    festival,
    won,
    startState,
    stateBeforeDraw,
  ])('come back the same', (state) => {
    expect(readPosition(writePosition(positions, state), [positions]).state).toEqual(state);
  });

  it.each([
    ['mice', '44.0.0.11', '44.0.0.1'],
    ['mice', '44.0.0.11', '44.0.0.61'],
    ['mice', '44.0.0.11', '44.00.0.11'],
    ['mice', '44.0.0.11', '44.0.0.11.0'],
    ['tokens', 'rtc', 'trc'],
    ['tokens', 'rtc', 'rtx'],
    ['dice', '/gy/', '/gx/'],
    ['dice', '/gy/', '/gyrgyr/'],
    ['place', 'bucket', 'plank'],
    ['place', 'bucket', 'none'],
    ['phase', 'rolled', 'waiting'],
    ['active', 'rolled/0', 'rolled/2'],
  ])('refuse nonsense in %s: %s as %s', (_, validPart, invalidPart) => {
    const text = writePosition(positions, window);
    expect(text).toContain(validPart);
    expect(() => readPosition(text.replace(validPart, invalidPart), [positions])).toThrow(Invalid);
  });

  it('refuse nonsense on the stack and among the eaten', () => {
    const afterReroll = run(window, '0 reroll 0').state;
    const text = writePosition(positions, afterReroll);
    expect(text).toContain('/0r/1/');
    for (const badStack of ['0x', '2r', '0', '0rr', 'r0']) {
      expect(() => readPosition(text.replace('/0r/1/', `/${badStack}/1/`), [positions])).toThrow(Invalid);
    }
    const positionText = writePosition(positions, festival);
    expect(positionText.endsWith('/0:2')).toBe(true);
    for (const bad of ['2:2', '0:0', '0:5', '0', '0:2:1']) {
      expect(() => readPosition(positionText.replace(/0:2$/, bad), [positions])).toThrow(Invalid);
    }
  });
});

describe('an impossible state', () => {
  const cases: [string, State, Partial<State>][] = [
    ['more cheeses than there are', naming, { eaten: [1] }],
    ['a game over with cheese left', naming, { phase: 'over' }],
    ['cheese eaten before the first turn', startState, { eaten: [1] }],
    ['a cheese of the wrong worth', festival, { eaten: [3] }],
    ['too few mice', naming, { mice: naming.mice.map(() => 0) }],
    ['a draw of the first player who is known', startState, { phase: 'first' }],
    ['a draw of tokens that nobody uses', startState, { phase: 'tokens' }],
    ['another first player', stateBeforeDraw, { active: 2 }],
    ['mice before the start', stateBeforeDraw, { mice: [5, ...stateBeforeDraw.mice.slice(1)] }],
    [
      'mice further on at the start',
      startState,
      { active: 2, mice: startState.mice.map((_, i) => (i === 3 ? 0o50 : 0)) },
    ],
    ['mice out of turn at the start', startState, { mice: [0o500, ...startState.mice.slice(1)] }],
    [
      'a start that began with another',
      startState,
      { active: 0, mice: [0o500, ...startState.mice.slice(1)] },
    ],
    ['four mice at the start', startState, { active: 2, mice: [0o40, ...startState.mice.slice(1)] }],
    [
      'a mouse at the cheese',
      naming,
      { mice: naming.mice.map((_, i) => (i === 0 ? 0o54 : i === 12 ? 1 : 0)) },
    ],
    [
      'a mouse beyond a cheese',
      festival,
      { eaten: [7], mice: naming.mice.map((_, i) => (i === 0 ? 0o44 : i === 10 ? 1 : 0)) },
    ],
    ['a winner without a mouse there', won, { eaten: [6] }],
    [
      'two mice at the cheese',
      won,
      { mice: won.mice.map((c, i) => (i === 0 ? c - 1 : i === 12 ? c + 1 : c)) },
    ],
    ['too many tokens', window, { tokens: [0o100102, 0o200010] }],
    ['more than five of a kind', window, { tokens: [3, 3] }],
    [
      'a token played before the first turn',
      stateOf({ phase: 'start', tokens: ['r', 'r'] }),
      { tokens: [0, 1], spent: [1, 0] },
    ],
    ['extra turns without a double turn', naming, { extraTurns: 1 }],
    ['dice outside a roll', naming, { dice: [0] }],
    ['a place outside a roll', naming, { place: 0 }],
    ['a roll without dice', window, { dice: [] }],
    ['dice in the air in a window', window, { dice: [5, 0] }],
    ['dice that lie while they are rolled', window, { phase: 'roll' }],
    ['spent dice in a window', window, { dice: [4, 0] }],
    ['a void die that nobody cancelled', window, { dice: [3, 0] }],
    ['a re-roll that nobody played', window, { phase: 'roll', dice: [5, 0] }],
    ['fewer dice than mice', window, { dice: [0] }],
    ['more dice than mice', window, { dice: [0, 0, 0] }],
    ['a window without a place', window, { place: -1 }],
    [
      'an early roll where there is none',
      window,
      { phase: 'roll', place: -1, dice: [5, 5], votes: [-1, -1] },
    ],
    ['a vote with a place', earlyRoll, { place: 0 }],
    [
      'more early dice than mice anywhere',
      earlyRoll,
      { mice: earlyRoll.mice.map((_, i) => (i < 5 ? 0o111 : 0)), dice: [0, 0, 0, 0] },
    ],
    ['votes of too few seats', earlyRoll, { votes: [-1, -1] }],
    ['a vote of the active player', earlyRoll, { votes: [0, -1, -1] }],
    ['a vote when all have voted', earlyRoll, { votes: [-1, 0, 0] }],
    ['a vote for an empty place', earlyRoll, { votes: [-1, 4, -1] }],
    ['votes at another time', naming, { votes: [-1, -1] }],
    ['moving without a place', moveState, { place: -1 }],
    ['yellow dice while moving', moveState, { dice: [0, 1] }],
    ['moving with all dice done', moveState, { dice: [4, 4] }],
    ['a red die on the barrel', moveState, { dice: [2], place: 0 }],
    ['more dice to do than mice', moveState, { dice: [0, 0, 0] }],
    ['passes outside a window', naming, { passed: 1 }],
    ['a stack outside a window', naming, { stack: [0], target: 1 }],
    ['a target outside a window', naming, { target: 1 }],
    ['a pass of somebody without tokens', stateOf({ phase: 'moved', tokens: ['r', ''] }), { passed: 2 }],
    ['a window when all have passed', window, { passed: 3 }],
    ['a window without tokens', moveState, { phase: 'rolled', dice: [0, 1] }],
    ['a target without a token', window, { target: 1 }],
    ['a token on the stack that was not played', window, { stack: [0], target: 1 }],
    [
      'another token on top of one',
      run(window, '0 reroll 0').state,
      { stack: [0, 6], spent: [1, 1], tokens: [0o100100, 0o200000] },
    ],
    [
      'one’s own cancel on top',
      run(window, '0 reroll 0').state,
      { stack: [0, 5], tokens: [0o100, 0o200010], spent: [0o100001, 0] },
    ],
    [
      'a double turn before the mice moved',
      run(stateAfterMoves, '1 double').state,
      { phase: 'rolled', dice: [0, 0, 0, 0, 0], place: 0 },
    ],
    [
      'a re-roll after the mice moved',
      run(window, '0 reroll 0').state,
      { phase: 'moved', dice: [], place: -1 },
    ],
    ['a re-roll of no dice', run(window, '0 reroll 0').state, { target: 0 }],
    ['a re-roll of a die that is not there', run(window, '0 reroll 0').state, { target: 4 }],
    ['a re-roll without a target', run(window, '0 reroll 0').state, { target: -1 }],
    ['a transfer to the same place', run(window, '0 transfer 0').state, { target: 3 }],
    ['a transfer to nowhere', run(window, '0 transfer 0').state, { target: 31 }],
    ['a transfer without a target', run(window, '0 transfer 0').state, { target: -1 }],
    ['a double turn with a target', run(stateAfterMoves, '1 double').state, { target: 1 }],
  ];

  it.each(cases)('%s', (_, state, change) => {
    expect(positions.flaw(state)).toBeNull();
    expect(positions.flaw({ ...state, ...change })).toEqual(expect.any(String));
  });
});
