import { describe, expect, it } from 'vitest';
import { davidGoliath } from '../games/david-goliath/index.ts';
import { goudaGouda } from '../games/gouda-gouda/index.ts';
import { seededChance } from './chance.ts';
import { resultByScore } from './game.ts';
import { Invalid } from './invalid.ts';
import { copyOf, Match } from './match.ts';

const startedMatch = () => {
  const match = new Match(davidGoliath, { seats: 3, options: { firstDealer: 2 } });
  match.resolveAll(seededChance(1));
  return match;
};

describe('a match', () => {
  it.each([
    [{ seats: 2 }, 'seats: david-goliath is for 3 to 6 players'],
    [{ seats: 7 }, 'seats: david-goliath is for 3 to 6 players'],
    [{ seats: 3.5 }, 'seats'],
    [{ seats: '3' as never }, 'seats'],
    [{ seats: 3, players: ['a', 'b'] }, 'seats: 3 names are needed'],
    [{ seats: 3, options: { deels: 1 } }, 'options: david-goliath has no option "deels"'],
    [{ seats: 3, options: { deals: 0 } }, 'options: "deals" is one of players, 1, 2, 3'],
    [{ seats: 3, options: { firstDealer: 3 } }, 'options: "firstDealer" is one of random, 0, 1, 2'],
    [{ seats: 3, options: [] }, 'options: not an object'],
    [{ seats: 3, options: null }, 'options: not an object'],
    [
      { seats: 3, options: JSON.parse('{"__proto__": 1}') },
      'options: david-goliath has no option "__proto__"',
    ],
    [{ seats: 3, options: { toString: 1 } }, 'no option "toString"'],
  ])('cannot be set up with %j', (setup, reason) => {
    expect(() => new Match(davidGoliath, setup)).toThrow(Invalid);
    expect(() => new Match(davidGoliath, setup)).toThrow(reason);
  });

  it('fills in the defaults', () => {
    expect(new Match(davidGoliath, { seats: 4 }).options).toEqual({
      deals: 'players',
      firstDealer: 'random',
    });
    expect(new Match(davidGoliath, { seats: 4, options: { deals: 2 } }).options).toEqual({
      deals: 2,
      firstDealer: 'random',
    });
  });

  it('is not affected by later changes to its arguments', () => {
    const match = startedMatch();
    const move = { ...match.legalMoves(0)[0]! };
    expect(match.play(0, move).ok).toBe(true);
    (move as { card: number }).card = 88;
    expect(match.history.at(-1)?.step).not.toMatchObject({ move: { card: 88 } });
    const outcome = [1];
    const other = new Match(davidGoliath, { seats: 3 });
    other.resolve(outcome);
    outcome[0] = 2;
    expect(other.history[0]?.step).toEqual({ outcome: [1] });
  });

  it.each([
    [
      'a getter that changes its mind',
      () => {
        let readCount = 0;
        return {
          type: 'play',
          get card() {
            readCount += 1;
            return readCount > 2 ? 88 : 0;
          },
        };
      },
    ],
    ['what it inherits', () => Object.assign(Object.create({ type: 'play', card: 0 }), { a: 1, b: 2 })],
    ['a hidden property', () => Object.defineProperty({ type: 'play', z: 1 }, 'card', { value: 0 })],
    ['a symbol', () => ({ type: 'play', card: 0, [Symbol.iterator]: 1 })],
    [
      'a proxy that throws',
      () =>
        new Proxy(
          {},
          {
            get() {
              throw new Error('no');
            },
            ownKeys() {
              throw new Error('no');
            },
          },
        ),
    ],
    [
      'a class',
      () =>
        new (class {
          type = 'play';
          card = 0;
        })(),
    ],
    ['more than it can hold', () => ({ type: 'play', card: Array.from({ length: 1000 }, () => 0) })],
    [
      'itself',
      () => {
        const move: Record<string, unknown> = { type: 'play' };
        move.card = move;
        return move;
      },
    ],
  ])('is not deceived by %s', (_, disguise) => {
    const match = startedMatch();
    const before = match.state;
    const result = match.play(0, disguise());
    if (result.ok) {
      // An accepted move is read only once, so the played value is the checked value.
      const taken = match.history.at(-1)!.step as { move: { card: number } };
      expect(match.at(1)).toBe(before);
      expect(match.state.trick).toEqual([taken.move.card]);
    } else {
      expect(result.refusal.rule).toMatch(/^(CB-1|DG-4)$/);
      expect(match.state).toBe(before);
    }
  });

  it('copies a move that is only shallowly frozen', () => {
    const mice = [5, 0, 0];
    const match = new Match(goudaGouda, { seats: 2, options: { powers: 'off', firstPlayer: 0 } });
    expect(match.play(0, Object.freeze({ type: 'start', mice })).ok).toBe(true);
    mice[0] = 0;
    expect(match.history[0]?.step).toEqual({ seat: 0, move: { type: 'start', mice: [5, 0, 0] } });
    expect(match.play(1, { type: 'start', mice: [undefined, 5, 0] }).ok).toBe(false);
  });

  it.each([
    ['names that are not text', { seats: 3, players: [1, 2, 3] }],
    ['a name for all', { seats: 3, players: 'abc' }],
    ['nothing', undefined],
  ])('cannot be set up with %s', (_, setup) => {
    expect(() => new Match(davidGoliath, setup as never)).toThrow(Invalid);
  });

  it('refuses a view for a seat that does not exist', () => {
    for (const viewer of [3, -1, 0.5, '0', null, undefined]) {
      expect(() => startedMatch().view(viewer as never)).toThrow(RangeError);
    }
  });

  it('reports changes in order, even if a listener makes another one or throws', () => {
    const match = startedMatch();
    const notifiedLengths: number[] = [];
    match.subscribe(() => {
      if (match.length === 2) match.play(1, match.legalMoves(1)[0]);
    });
    match.subscribe(() => {
      throw new Error('a bad listener');
    });
    match.subscribe(({ taken }) => notifiedLengths.push(match.history.indexOf(taken)));
    expect(() => match.play(0, match.legalMoves(0)[0])).toThrow('a bad listener');
    expect(notifiedLengths).toEqual([1, 2]);
    expect(match.length).toBe(3);
  });

  it('refuses an outcome if no draw is pending', () => {
    expect(() => startedMatch().resolve([1])).toThrow('no draw is asked for');
  });

  it('refuses to undo nothing, a draw, or a move of another player', () => {
    const match = new Match(davidGoliath, { seats: 3, options: { firstDealer: 2 } });
    expect(match.undo(0)).toEqual({ ok: false, refusal: { reason: 'nothing-to-undo', rule: 'CB-4' } });
    match.resolveAll(seededChance(1));
    expect(match.undo(0)).toEqual({ ok: false, refusal: { reason: 'undo-chance', rule: 'CB-4' } });
    match.play(0, match.legalMoves(0)[0]);
    expect(match.undo(1)).toEqual({ ok: false, refusal: { reason: 'undo-other', rule: 'CB-4' } });
  });

  it('calls listeners until they unsubscribe', () => {
    const match = startedMatch();
    const notifiedTypes: string[] = [];
    const unsubscribe = match.subscribe(({ type, taken }) =>
      notifiedTypes.push(type, ...taken.events.map((event) => event.type)),
    );
    match.play(0, match.legalMoves(0)[0]);
    unsubscribe();
    match.play(1, match.legalMoves(1)[0]);
    expect(notifiedTypes).toEqual(['taken', 'played']);
  });

  it('returns every past state, and no other', () => {
    const match = startedMatch();
    expect(match.at(0)).toBe(match.start);
    expect(match.at(1)).toBe(match.state);
    expect(() => match.at(2)).toThrow(RangeError);
  });

  it('lists no moves for a seat that may not act', () => {
    expect(startedMatch().legalMoves(1)).toEqual([]);
  });
});

describe('a result by score', () => {
  it.each([
    [[3, 1, 2], [1, 3, 2], [0]],
    [
      [3, 3, 2],
      [1, 1, 3],
      [0, 1],
    ],
    [
      [-1, -1, -2, -1],
      [1, 1, 4, 1],
      [0, 1, 3],
    ],
    [[0, 5, 5, 7], [4, 2, 2, 1], [3]],
  ])('of %j ranks %j', (scores, ranking, winners) => {
    expect(resultByScore(scores)).toEqual({ scores, ranking, winners });
  });
});

describe('a copy', () => {
  it('shares nothing that a move can change', () => {
    const nestedState = { options: { a: 1 }, flat: 1, list: [1, [2, 3]], nested: { more: [4], null: null } };
    const copy = copyOf(nestedState);
    expect(copy).toEqual(nestedState);
    expect(copy.options).toBe(nestedState.options);
    (copy.list[1] as number[])[0] = 9;
    copy.nested.more[0] = 9;
    expect(nestedState).toEqual({
      options: { a: 1 },
      flat: 1,
      list: [1, [2, 3]],
      nested: { more: [4], null: null },
    });
  });
});
