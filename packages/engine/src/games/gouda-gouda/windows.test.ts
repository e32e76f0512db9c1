import { describe, expect, it } from 'vitest';
import { goudaGouda as game } from './index.ts';
import { diceText, legal, miceOnPlace, refusalOf, run, stateOf, typesOf } from './test/positions.ts';

const mice = { bucket: [2, 2, 1], tube: [1, 1, 2] } as const;

/** Window (a) of seat 0's roll on the bucket. */
const stateAfterRoll = (tokens: readonly string[], dice = 'gyrgy', changes = {}) =>
  stateOf({ phase: 'rolled', seats: 3, tokens, dice, place: 'bucket', mice, ...changes });

/** Window (b) of seat 0's turn. */
const stateAfterMoves = (tokens: readonly string[], changes = {}) =>
  stateOf({ phase: 'moved', seats: 3, tokens, mice, ...changes });

const legalMovesMatching = (state: ReturnType<typeof stateOf>, kinds: RegExp) =>
  legal(state, 0).filter((move) => kinds.test(move));

describe('GG-13 windows', () => {
  it('ask everybody with a token, whatever its kind, and nobody else', () => {
    const state = stateAfterRoll(['d', 'c', '']);
    expect(game.actors(state)).toEqual([0, 1]);
    expect(legal(state, 0)).toEqual(['pass']);
    expect(legal(state, 2)).toEqual([]);
    expect(refusalOf(state, 2, 'pass')).toEqual({ reason: 'no-token', rule: 'GG-13' });
    expect(refusalOf(state, 0, 'name 0')).toEqual({ reason: 'not-now', rule: 'GG-13', asked: 'answer' });
  });

  it('ask even a seat that can only pass', () => {
    expect(game.actors(stateAfterMoves(['r', '', '']))).toEqual([0]);
    expect(legal(stateAfterMoves(['r', '', '']), 0)).toEqual(['pass']);
  });

  it('take answers in any order, and close when all have passed', () => {
    const state = stateAfterRoll(['r', 'c', 'd'], 'gyrgy');
    const { state: after, events } = run(state, '2 pass');
    expect(events).toEqual([{ type: 'passed', rule: 'GG-13', seat: 2, window: 'a' }]);
    expect(game.actors(after)).toEqual([0, 1]);
    expect(refusalOf(after, 2, 'pass')).toEqual({ reason: 'has-passed', rule: 'GG-13' });
    const { state: afterAll, events: lastEvents } = run(after, '0 pass', '1 pass');
    expect(typesOf(lastEvents)).toEqual(['passed', 'passed', 'idle']);
    expect(afterAll.phase).toBe('move');
    expect(afterAll.passed).toBe(0);
    expect(diceText(afterAll)).toBe('gsrgs');
  });

  it('(a) comes after a roll and (b) after the last die', () => {
    const nameState = stateOf({ phase: 'name', tokens: ['r', 'd'], mice: { tube: [1] } });
    const { state: first } = run(nameState, '0 name 4', '* 0');
    expect(game.view(first, 0).window).toBe('a');
    expect(game.actors(first)).toEqual([0, 1]);
    const { state: movePhase } = run(first, '1 pass', '0 pass');
    expect(game.view(movePhase, 0).window).toBeNull();
    const { state: secondWindow } = run(movePhase, '0 green 0>5');
    expect(game.view(secondWindow, 0).window).toBe('b');
    expect(secondWindow).toMatchObject({ phase: 'moved', dice: [], place: -1, active: 0 });
    const { state: next, events } = run(secondWindow, '0 pass', '1 pass');
    expect(events[0]).toEqual({ type: 'passed', rule: 'GG-13', seat: 0, window: 'b' });
    expect(next).toMatchObject({ phase: 'name', active: 1, passed: 0 });
  });

  it('a roll that moves nothing still opens (b)', () => {
    const nameState = stateOf({ phase: 'name', tokens: ['d', ''], mice: { tube: [1] } });
    expect(run(nameState, '0 name 4', '* 1', '0 pass').state).toMatchObject({ phase: 'moved', active: 0 });
  });

  it('a token played reopens the window for all, first on that token', () => {
    const state = stateAfterRoll(['rr', 'c', 'd'], 'gyrgy', { passed: [2] });
    const { state: next } = run(state, '0 reroll 1');
    expect(game.view(next, 0).window).toBe('c');
    expect(game.actors(next)).toEqual([0, 1, 2]);
    expect(legal(next, 0)).toEqual(['pass']);
    expect(legal(next, 1)).toEqual(['cancel', 'pass']);
    expect(legal(next, 2)).toEqual(['pass']);
    const { state: after } = run(next, '0 pass', '1 pass', '2 pass', '* 0');
    expect(game.view(after, 0).window).toBe('a');
    expect(game.actors(after)).toEqual([0, 1, 2]);
    expect(game.view(next, 1).passed).toEqual([]);
  });

  it('continues by itself once no tokens are left', () => {
    const { state, events } = run(stateAfterRoll(['i', '', ''], 'ryyyy'), '0 improve 0.1');
    expect(typesOf(events)).toEqual(['played', 'changed', 'idle']);
    expect(state.phase).toBe('move');
    expect(diceText(state)).toBe('sgsss');
  });

  it('refuse a token of another window, and say when it could be played', () => {
    const wrongWindow = { reason: 'wrong-window', rule: 'GG-13' };
    const a = stateAfterRoll(['rdtiwc', 'c', '']);
    expect(refusalOf(a, 0, 'double')).toEqual({ ...wrongWindow, kind: 'double', window: 'a', needs: 'b' });
    expect(refusalOf(a, 0, 'cancel')).toEqual({ ...wrongWindow, kind: 'cancel', window: 'a', needs: 'c' });
    const b = stateAfterMoves(['rdtiwc', 'c', '']);
    for (const [text, kind] of [
      ['reroll 0', 'reroll'],
      ['transfer 4', 'transfer'],
      ['improve 0', 'improve'],
      ['worsen 0', 'worsen'],
      ['void 0', 'cancel'],
    ]) {
      expect(refusalOf(b, 0, text!)).toEqual({ ...wrongWindow, kind, window: 'b', needs: 'a' });
    }
    expect(refusalOf(b, 0, 'double')).toBeNull();
    const c = stateAfterRoll(['r', 'rc', ''], 'gyrgy', { spent: ['r', '', ''], stack: '0r', target: 1 });
    expect(refusalOf(c, 1, 'reroll 0')).toEqual({ ...wrongWindow, kind: 'reroll', window: 'c', needs: 'a' });
    expect(refusalOf(c, 1, 'void 0')).toEqual({ ...wrongWindow, kind: 'cancel', window: 'c', needs: 'a' });
    expect(refusalOf(c, 1, 'cancel')).toBeNull();
    expect(refusalOf(c, 1, 'pass')).toBeNull();
  });

  it('refuse a token that is not in the hand', () => {
    const state = stateAfterRoll(['d', 'd', '']);
    for (const [text, kind] of [
      ['reroll 0', 'reroll'],
      ['transfer 0', 'transfer'],
      ['improve 1', 'improve'],
      ['worsen 0', 'worsen'],
      ['void 0', 'cancel'],
    ]) {
      expect(refusalOf(state, 0, text!)).toEqual({ reason: 'not-held', rule: 'GG-12', kind });
    }
    expect(refusalOf(stateAfterMoves(['r', '', '']), 0, 'double')).toMatchObject({
      reason: 'not-held',
      kind: 'double',
    });
    const c = stateAfterRoll(['r', 'r', ''], 'gyrgy', { spent: ['r', '', ''], stack: '0r', target: 1 });
    expect(refusalOf(c, 1, 'cancel')).toEqual({ reason: 'not-held', rule: 'GG-12', kind: 'cancel' });
  });
});

describe('GG-13 after the last die', () => {
  it('does not ask seats that have no token or have passed', () => {
    const state = stateAfterMoves(['d', 'd', ''], { passed: [1] });
    expect(refusalOf(state, 2, 'pass')).toEqual({ reason: 'no-token', rule: 'GG-13' });
    expect(refusalOf(state, 1, 'double')).toEqual({ reason: 'has-passed', rule: 'GG-13' });
  });

  it('void dice alone end the turn as well', () => {
    const { state } = run(stateAfterRoll(['c', '', ''], 'yyyyy'), '0 void 0.1.2');
    expect(state).toMatchObject({ phase: 'name', active: 1, dice: [] });
  });
});

describe('GG-12 a token is used once', () => {
  it('and leaves the hand for good, even when cancelled', () => {
    const state = stateAfterRoll(['rr', 'c', '']);
    const { state: next } = run(state, '0 reroll 0', '1 cancel', '0 pass');
    expect(next.tokens).toEqual([0o1, 0, 0]);
    expect(game.view(next, 2).spent[0]![0]).toBe(game.view(state, 2).spent[0]![0]! + 1);
    expect(game.view(next, 2).spent[1]![5]).toBe(game.view(state, 2).spent[1]![5]! + 1);
    expect(diceText(next)).toBe('gyrgy');
  });
});

describe('GG-14 re-roll', () => {
  it('picks one or more dice that are not void', () => {
    const threeMiceOnTube = { place: 'tube', mice: { tube: [1, 1, 1] }, spent: ['', 'c', ''] };
    expect(legalMovesMatching(stateAfterRoll(['r', '', ''], 'gvr', threeMiceOnTube), /reroll/)).toEqual([
      'reroll 0',
      'reroll 0.2',
      'reroll 2',
    ]);
    expect(legalMovesMatching(stateAfterRoll(['r', '', '']), /reroll/)).toHaveLength(31);
    expect(
      legalMovesMatching(stateAfterRoll(['r', '', ''], 'vvvvv', { spent: ['c', '', ''] }), /reroll/),
    ).toEqual([]);
  });

  it('rolls them again, outcomes to the dice in ascending order; then (a) reopens', () => {
    const state = stateAfterRoll(['r', 'd', ''], 'gyrgy');
    const { state: stateBeforeReroll, events } = run(state, '0 reroll 1.3.4', '1 pass');
    expect(events).toEqual([
      { type: 'played', rule: 'GG-14', seat: 0, kind: 'reroll', dice: [1, 3, 4] },
      { type: 'passed', rule: 'GG-13', seat: 1, window: 'c' },
      { type: 'rerolling', rule: 'GG-14', dice: [1, 3, 4] },
    ]);
    expect(game.chance(stateBeforeReroll)).toEqual({ kind: 'dice', count: 3, faces: 3, sealed: false });
    expect(game.actors(stateBeforeReroll)).toEqual([]);
    expect(stateBeforeReroll).toMatchObject({ phase: 'roll', stack: [], target: -1, passed: 0 });
    const { state: next, events: laterEvents } = run(stateBeforeReroll, '* 2 1 0');
    expect(diceText(next)).toBe('grryg');
    expect(laterEvents[0]).toMatchObject({ type: 'rolled', rule: 'GG-5', seat: 0, dice: [1, 3, 4] });
    expect(next.phase).toBe('rolled');
    expect(game.actors(next)).toEqual([1]);
  });

  it('can be played by anybody on anyone’s turn', () => {
    const { state } = run(stateAfterRoll(['', '', 'r'], 'ggggg'), '2 reroll 0', '* 1');
    expect(diceText(state)).toBe('sgggg');
  });
});

describe('GG-15 double turn', () => {
  it('gives the player who has just finished another full turn, whether they want it or not', () => {
    for (const seat of [0, 2]) {
      const tokens = ['', '', ''].map((_, index) => (index === seat ? 'd' : ''));
      const { state, events } = run(stateAfterMoves(tokens), `${seat} double`);
      expect(events).toEqual([
        { type: 'playedDouble', rule: 'GG-15', seat, turn: 0 },
        { type: 'doubled', rule: 'GG-15', seat: 0, turns: 1 },
        { type: 'turn', rule: 'GG-15', seat: 0 },
      ]);
      expect(state).toMatchObject({ phase: 'name', active: 0, extraTurns: 0, target: -1 });
    }
  });

  it('several queue up, then the normal order goes on', () => {
    const state = stateAfterMoves(['d', 'd', ''], { active: 1 });
    const { state: after } = run(state, '0 double', '1 pass');
    expect(after).toMatchObject({ phase: 'moved', extraTurns: 1 });
    expect(game.actors(after)).toEqual([1]);
    const { state: afterSecond, events } = run(after, '1 double');
    expect(events.at(-2)).toEqual({ type: 'doubled', rule: 'GG-15', seat: 1, turns: 2 });
    expect(afterSecond).toMatchObject({ phase: 'name', active: 1, extraTurns: 1 });
    const { state: afterThirdTurn } = run(afterSecond, '1 name 4', '* 1 1 1 1');
    expect(afterThirdTurn).toMatchObject({ phase: 'name', active: 1, extraTurns: 0 });
    const { state: afterFourthTurn, events: lastEvents } = run(afterThirdTurn, '1 name 4', '* 1 1 1 1');
    expect(afterFourthTurn).toMatchObject({ phase: 'name', active: 2, extraTurns: 0 });
    expect(lastEvents.at(-1)).toEqual({ type: 'turn', rule: 'GG-3', seat: 2 });
  });

  it('can be cancelled', () => {
    const { state } = run(stateAfterMoves(['', 'd', 'c']), '1 double', '2 cancel');
    expect(state).toMatchObject({ phase: 'name', active: 1, extraTurns: 0 });
  });
});

describe('GG-16 transfer', () => {
  it('takes the whole roll to another place with at least as many mice as dice', () => {
    const state = stateAfterRoll(['t', 'd', ''], 'gvry', { place: 'tube', spent: ['', 'c', ''] });
    expect(legalMovesMatching(state, /transfer/)).toEqual(['transfer 0', 'transfer 3']);
    const { state: next, events } = run(state, '0 transfer 3', '1 pass');
    expect(events).toEqual([
      { type: 'playedTransfer', rule: 'GG-16', seat: 0, place: 'bucket' },
      { type: 'passed', rule: 'GG-13', seat: 1, window: 'c' },
      { type: 'transferred', rule: 'GG-16', from: 'tube', to: 'bucket' },
    ]);
    expect(next).toMatchObject({ place: 3, phase: 'rolled', target: -1 });
    expect(diceText(next)).toBe('gvry');
  });

  it('needs no mouse of the active player there, who still chooses', () => {
    const state = stateAfterRoll(['', 't', ''], 'g', { place: 'rope', mice: { rope: [1], tube: [0, 0, 3] } });
    const { state: next } = run(state, '1 transfer 4');
    expect(legal(next, 0)).toEqual(['green 2>5']);
    expect(miceOnPlace(run(next, '0 green 2>5').state, 'yellow-boxes')).toEqual([0, 0, 1]);
  });

  it('to the barrel, its red dice move nothing', () => {
    const state = stateAfterRoll(['t', '', ''], 'rg', { place: 'tube', mice: { tube: [1, 1] } });
    expect(typesOf(run(state, '0 transfer 0').events)).toEqual(['playedTransfer', 'transferred', 'stuck']);
  });

  it('refuses the same place, one that is too empty, and one that is not there', () => {
    const state = stateAfterRoll(['t', '', '']);
    expect(refusalOf(state, 0, 'transfer 3')).toEqual({
      reason: 'same-place',
      rule: 'GG-20',
      place: 'bucket',
    });
    expect(refusalOf(state, 0, 'transfer 4')).toEqual({
      reason: 'too-few-mice',
      rule: 'GG-16',
      place: 'tube',
      needed: 5,
      places: ['barrel'],
    });
    expect(refusalOf(state, 0, 'transfer 13')).toEqual({ reason: 'no-such-place', rule: 'GG-1', places: 13 });
    expect(refusalOf(state, 0, 'transfer 12')).toMatchObject({ reason: 'too-few-mice' });
    expect(refusalOf(state, 0, 'transfer 0')).toBeNull();
  });
});

describe('GG-17 improve', () => {
  it('makes red yellow and yellow green, one step each; green stays', () => {
    const { state, events } = run(stateAfterRoll(['i', 'd', ''], 'gyrry'), '0 improve 0.1.2', '1 pass');
    expect(diceText(state)).toBe('ggyry');
    expect(events[0]).toEqual({ type: 'played', rule: 'GG-17', seat: 0, kind: 'improve', dice: [0, 1, 2] });
    expect(events[2]).toEqual({
      type: 'changed',
      rule: 'GG-17',
      kind: 'improve',
      dice: [0, 1, 2],
      faces: ['green', 'green', 'yellow', 'red', 'yellow'],
    });
  });
});

describe('GG-18 worsen', () => {
  it('makes green yellow and yellow red, one step each; red stays', () => {
    const { state, events } = run(stateAfterRoll(['', 'w', 'd'], 'gyrgg'), '1 worsen 0.1.2', '2 pass');
    expect(diceText(state)).toBe('yrrgg');
    expect(events[0]).toEqual({ type: 'played', rule: 'GG-18', seat: 1, kind: 'worsen', dice: [0, 1, 2] });
    expect(events[2]).toMatchObject({ type: 'changed', rule: 'GG-18', kind: 'worsen', dice: [0, 1, 2] });
  });
});

describe('GG-19 cancel', () => {
  it('on dice: they are void for this turn, and no token can pick them again', () => {
    const { state, events } = run(stateAfterRoll(['rrriw', 'c', ''], 'gyrgy'), '1 void 0.2', '0 pass');
    expect(diceText(state)).toBe('vyvgy');
    expect(events[0]).toEqual({ type: 'played', rule: 'GG-19', seat: 1, kind: 'cancel', dice: [0, 2] });
    expect(events[2]).toMatchObject({ type: 'changed', rule: 'GG-19', kind: 'cancel', dice: [0, 2] });
    for (const token of ['reroll', 'improve', 'worsen']) {
      expect(refusalOf(state, 0, `${token} 1.2`)).toEqual({ reason: 'void-die', rule: 'GG-19', die: 2 });
    }
    expect(legalMovesMatching(state, /[02]\b/)).toEqual([]);
    const { state: movePhase, events: laterEvents } = run(state, '0 pass');
    expect(laterEvents.at(-1)).toEqual({ type: 'idle', rule: 'GG-6', yellow: 2, void: 2 });
    expect(diceText(movePhase)).toBe('sssgs');
  });

  it('on a token: it has no effect', () => {
    const { state, events } = run(
      stateAfterRoll(['i', 'cc', ''], 'rrrrr'),
      '0 improve 0',
      '1 cancel',
      '1 pass',
    );
    expect(diceText(state)).toBe('rrrrr');
    expect(events.slice(1)).toEqual([
      { type: 'playedCancel', rule: 'GG-19', seat: 1, against: 0, kind: 'improve' },
      { type: 'passed', rule: 'GG-13', seat: 1, window: 'c' },
      { type: 'cancelled', rule: 'GG-19', seat: 1, against: 0, kind: 'improve' },
    ]);
    expect(state).toMatchObject({ phase: 'rolled', stack: [], target: -1, passed: 0 });
  });

  it('a cancel can be cancelled; then the token below can be cancelled again', () => {
    const state = stateAfterRoll(['ic', 'cc', 'c'], 'rrrrr');
    const { state: afterSecond } = run(state, '0 improve 0', '1 cancel');
    expect(legal(afterSecond, 0)).toEqual(['cancel', 'pass']);
    expect(legal(afterSecond, 1)).toEqual(['pass']);
    expect(legal(afterSecond, 2)).toEqual(['cancel', 'pass']);
    const { state: reopened, events } = run(afterSecond, '0 cancel', '1 pass', '2 pass');
    expect(events.at(-1)).toEqual({ type: 'cancelled', rule: 'GG-19', seat: 0, against: 1, kind: 'cancel' });
    expect(game.view(reopened, 0).stack).toEqual([{ seat: 0, kind: 'improve', dice: [0], place: null }]);
    expect(game.view(reopened, 0).window).toBe('c');
    expect(game.actors(reopened)).toEqual([1, 2]);
    expect(diceText(run(reopened, '2 pass', '1 cancel', '2 pass').state)).toBe('rrrrr');
    expect(diceText(run(reopened, '2 pass', '1 pass').state)).toBe('yrrrr');
  });

  it('of a cancel on dice leaves the dice as they were', () => {
    const { state } = run(stateAfterRoll(['d', 'c', 'c'], 'rgggg'), '1 void 1.2', '2 cancel', '0 pass');
    expect(diceText(state)).toBe('rgggg');
  });

  it('you cannot cancel your own', () => {
    const { state } = run(stateAfterRoll(['rcc', 'c', '']), '0 reroll 0');
    expect(refusalOf(state, 0, 'cancel')).toEqual({ reason: 'own-token', rule: 'GG-19', kind: 'reroll' });
    const { state: afterCancels } = run(state, '1 cancel', '0 cancel');
    expect(refusalOf(afterCancels, 0, 'cancel')).toEqual({
      reason: 'own-token',
      rule: 'GG-19',
      kind: 'cancel',
    });
  });

  it('tokens resolve last in, first out: with an even number of cancels the token stands', () => {
    const state = stateAfterRoll(['ic', 'cc', 'c'], 'rrrrr');
    const { state: next } = run(state, '0 improve 0', '1 cancel', '2 cancel', '1 cancel', '0 cancel');
    // Seat 0 cancels the second cancel of seat 1, and seat 2 cancels the first, so the improve token takes effect.
    expect(diceText(next)).toBe('srrrr');
  });
});

describe('GG-20 a token must change something', () => {
  const stateWithAllFaces = stateAfterRoll(['iwc', '', ''], 'grygr');

  it('one die that changes is enough', () => {
    expect(refusalOf(stateWithAllFaces, 0, 'improve 0.3')).toEqual({
      reason: 'no-change',
      rule: 'GG-20',
      kind: 'improve',
    });
    expect(refusalOf(stateWithAllFaces, 0, 'worsen 1.4')).toEqual({
      reason: 'no-change',
      rule: 'GG-20',
      kind: 'worsen',
    });
    for (const text of ['improve 0.1', 'improve 0.2', 'worsen 0.1', 'worsen 1.2', 'void 2']) {
      expect(refusalOf(stateWithAllFaces, 0, text)).toBeNull();
    }
    expect(legalMovesMatching(stateWithAllFaces, /improve/)).toHaveLength(31 - 3);
    expect(legalMovesMatching(stateWithAllFaces, /worsen/)).toHaveLength(31 - 3);
    expect(legalMovesMatching(stateWithAllFaces, /void/)).toHaveLength(31);
    expect(legalMovesMatching(stateAfterRoll(['iw', '', ''], 'ggggg'), /improve/)).toEqual([]);
    expect(legalMovesMatching(stateAfterRoll(['iw', '', ''], 'rrrrr'), /worsen/)).toEqual([]);
  });

  it('a die that was not rolled cannot be picked', () => {
    const otherState = stateAfterRoll(['irwc', '', ''], 'ry', { place: 'rope', mice: { rope: [1, 1] } });
    for (const token of ['improve', 'reroll', 'worsen', 'void']) {
      expect(refusalOf(otherState, 0, `${token} 1.2`)).toEqual({
        reason: 'no-such-die',
        rule: 'GG-5',
        die: 2,
        dice: 2,
      });
    }
    expect(legalMovesMatching(otherState, /reroll/)).toEqual(['reroll 0', 'reroll 0.1', 'reroll 1']);
  });
});

describe('the list of answers', () => {
  it('contains the answers of exactly the kinds in hand', () => {
    const kinds = (tokens: string) =>
      [...new Set(legal(stateAfterRoll([tokens, '', '']), 0).map((move) => move.split(' ')[0]))].sort();
    expect(kinds('r')).toEqual(['pass', 'reroll']);
    expect(kinds('d')).toEqual(['pass']);
    expect(kinds('t')).toEqual(['pass', 'transfer']);
    expect(kinds('i')).toEqual(['improve', 'pass']);
    expect(kinds('w')).toEqual(['pass', 'worsen']);
    expect(kinds('c')).toEqual(['pass', 'void']);
    expect(legal(stateAfterMoves(['d', '', '']), 0)).toEqual(['double', 'pass']);
    expect(legal(stateAfterMoves(['rtiwc', '', '']), 0)).toEqual(['pass']);
  });
});
