// Checks the oracle itself: examples from the rulebook, and invariants of the rules.
import { describe, expect, it } from 'vitest';
import { addAt, elementAt, lcg, must } from '../../../../test/oracle-checks.ts';
import { runs } from '../../../laws/runs.ts';
import type { Add, LayOut, Move, Options } from './oracle.ts';
import { Oracle } from './oracle.ts';

const layOutMove = (pile: number): Move => ({ type: 'layOut', pile });
const add = (...cards: number[]): Move => ({ type: 'add', cards });

/** Rolls for the player in turn. Returns the legal moves, or [] if the roll cannot be used. */
function roll(oracle: Oracle, pips: number): Move[] {
  const seat = oracle.facts().turn;
  oracle.chance([pips - 1]);
  const awaits = oracle.awaits();
  if (awaits.kind !== 'moves') return [];
  expect([...awaits.bySeat.keys()]).toEqual([seat]);
  expect(oracle.facts().roll).toBe(pips);
  return (awaits.bySeat.get(seat) ?? []).map((text) => JSON.parse(text) as Move);
}

/** Rolls for the player in turn and makes a move with that roll. */
function play(oracle: Oracle, pips: number, move: Move): void {
  const seat = oracle.facts().turn;
  expect(roll(oracle, pips)).toContainEqual(move);
  oracle.move(seat, move);
}

/** Rolls for the player in turn, who cannot use the roll. */
function pass(oracle: Oracle, pips: number): void {
  const piles = oracle.facts().piles;
  expect(roll(oracle, pips)).toEqual([]);
  expect(oracle.facts().piles).toEqual(piles);
  expect(oracle.facts().roll).toBe(0);
}

const standard: Options = {
  firstPlayer: 0,
  playForPlaces: 'off',
  printedExample: 'off',
  extraRoll: 'must',
  severalCaptures: 'must',
};

function newGame(seats: number, playForPlaces: 'off' | 'on' = 'off'): Oracle {
  return new Oracle(seats, { ...standard, playForPlaces });
}

/** Rolls sixes for the player in turn until their piles have heights 5, 3, 5, 5. The turn does not pass. */
function playToNearlyFullPiles(oracle: Oracle): void {
  for (const pile of [1, 2, 3, 4]) play(oracle, 6, layOutMove(pile));
  for (let i = 0; i < 2; i++) play(oracle, 6, add(0, 0, 2, 0));
  for (let i = 0; i < 2; i++) play(oracle, 6, add(2, 0, 0, 1));
  for (let i = 0; i < 2; i++) play(oracle, 6, add(0, 1, 0, 1));
}

/** Brings the piles of the player in turn to heights 6, 4, 6, 6. The turn passes. */
function playToTwoCardsMissing(oracle: Oracle): void {
  playToNearlyFullPiles(oracle);
  play(oracle, 6, add(0, 1, 0, 1));
  play(oracle, 4, add(1, 0, 1, 0));
}

/** Brings the piles of the player in turn to heights 6, 5, 6, 5, so that a 6 finishes. The turn passes. */
function playToSixMissing(oracle: Oracle): void {
  playToNearlyFullPiles(oracle);
  play(oracle, 6, add(1, 1, 1, 0));
  play(oracle, 2, add(0, 1, 0, 0));
}

describe('Mens erger je niet oracle: examples', () => {
  it('lays out with the exact number, or any with a 6 (ME-4, ME-6, ME-7)', () => {
    for (const pips of [1, 2, 3, 4]) {
      const oracle = newGame(2);
      expect(roll(oracle, pips)).toEqual([layOutMove(pips)]);
      oracle.move(0, layOutMove(pips));
      expect(oracle.facts()).toEqual({
        turn: 1,
        piles: [[1, 2, 3, 4].map((p) => (p === pips ? 1 : 0)), [0, 0, 0, 0]],
        roll: 0,
        finished: [],
        choices: 0,
      });
    }
    const gameWithFive = newGame(2);
    pass(gameWithFive, 5);
    expect(gameWithFive.facts().turn).toBe(1);
    const gameWithSix = newGame(2);
    expect(roll(gameWithSix, 6)).toEqual([layOutMove(1), layOutMove(2), layOutMove(3), layOutMove(4)]);
    gameWithSix.move(0, layOutMove(3));
    expect(gameWithSix.facts().turn).toBe(0);
  });

  it('piles 1, 2, 3 open and a 5 (ME-5)', () => {
    const oracle = newGame(2);
    for (const pile of [1, 2, 3]) play(oracle, 6, layOutMove(pile));
    const moves = roll(oracle, 5);
    expect(moves).toContainEqual(add(0, 1, 1, 0));
    expect(moves).toContainEqual(add(2, 0, 1, 0));
    expect(moves).toEqual([
      add(0, 1, 1, 0),
      add(1, 2, 0, 0),
      add(2, 0, 1, 0),
      add(3, 1, 0, 0),
      add(5, 0, 0, 0),
    ]);
  });

  it('only 2 and 4 open and a 1 or a 3: nothing to add, but the first card is laid out (ME-4, ME-5)', () => {
    for (const pips of [1, 3]) {
      const oracle = newGame(2);
      for (const pile of [2, 4]) play(oracle, 6, layOutMove(pile));
      expect(roll(oracle, pips)).toEqual([layOutMove(pips)]);
    }
  });

  it('never lays out and adds with one roll, and chooses freely between the two (ME-3, ME-8)', () => {
    const oracle = newGame(2);
    play(oracle, 6, layOutMove(1));
    expect(roll(oracle, 4)).toEqual([add(4, 0, 0, 0), layOutMove(4)]);
    const secondGame = newGame(2);
    play(secondGame, 6, layOutMove(3));
    expect(roll(secondGame, 6)).toEqual([add(0, 0, 2, 0), layOutMove(1), layOutMove(2), layOutMove(4)]);
  });

  it('piles 1, 3, 4 full and two cards missing on 2 (ME-7, ME-8)', () => {
    for (const pips of [1, 2, 3, 4, 5, 6]) {
      const oracle = newGame(2);
      playToTwoCardsMissing(oracle);
      expect(oracle.facts().piles[0]).toEqual([6, 4, 6, 6]);
      pass(oracle, 5); // seat 1 has no pile yet
      expect(oracle.facts().turn).toBe(0);
      if (pips === 2) {
        expect(roll(oracle, 2)).toEqual([add(0, 1, 0, 0)]);
        oracle.move(0, add(0, 1, 0, 0));
        expect(oracle.facts().turn).toBe(1);
      } else if (pips === 4) {
        expect(roll(oracle, 4)).toEqual([add(0, 2, 0, 0)]);
        oracle.move(0, add(0, 2, 0, 0));
        expect(oracle.awaits()).toEqual({
          kind: 'over',
          result: { winners: [0], scores: [24, 0], ranking: [1, 2] },
        });
        expect(oracle.facts()).toEqual({
          turn: -1,
          piles: [
            [6, 6, 6, 6],
            [0, 0, 0, 0],
          ],
          roll: 0,
          finished: [0],
          choices: 0,
        });
        expect(() => oracle.chance([0])).toThrow();
      } else {
        pass(oracle, pips);
        expect(oracle.facts().turn).toBe(pips === 6 ? 0 : 1);
      }
    }
  });

  it('captures a pile of the same height and number, and only the final height counts (ME-9)', () => {
    const oracle = newGame(3);
    play(oracle, 6, layOutMove(1));
    play(oracle, 2, add(2, 0, 0, 0)); // seat 0 has 3 cards on pile 1
    play(oracle, 6, layOutMove(1));
    play(oracle, 4, add(4, 0, 0, 0)); // seat 1 has 5 cards on pile 1 and skipped height 3
    expect(oracle.facts().piles).toEqual([
      [3, 0, 0, 0],
      [5, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    play(oracle, 6, layOutMove(1));
    play(oracle, 2, add(2, 0, 0, 0)); // seat 2 reaches the height of seat 0 and captures
    expect(oracle.facts().piles).toEqual([
      [0, 0, 0, 0],
      [5, 0, 0, 0],
      [3, 0, 0, 0],
    ]);
    expect(roll(oracle, 1)).toEqual([layOutMove(1)]); // seat 0 begins again
  });

  it('captures by laying out, and several piles in one move (ME-9)', () => {
    const oracle = newGame(3);
    play(oracle, 6, layOutMove(2));
    play(oracle, 2, add(0, 1, 0, 0)); // seat 0 has 2 cards on pile 2
    play(oracle, 3, layOutMove(3)); // seat 1 has 1 card on pile 3
    play(oracle, 6, layOutMove(3)); // seat 2 captures by laying out
    expect(oracle.facts().piles).toEqual([
      [0, 2, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 1, 0],
    ]);
    play(oracle, 2, layOutMove(2)); // seat 2 has 1 card on pile 2
    pass(oracle, 5); // seat 0 has only pile 2
    play(oracle, 6, layOutMove(3)); // seat 1 captures pile 3 of seat 2
    play(oracle, 3, add(0, 0, 1, 0)); // seat 1 has 2 cards on pile 3
    play(oracle, 3, layOutMove(3)); // seat 2 has one card each on piles 2 and 3
    pass(oracle, 5); // seat 0 passes
    pass(oracle, 5); // seat 1 passes
    play(oracle, 5, add(0, 1, 1, 0)); // seat 2 captures pile 2 of seat 0 and pile 3 of seat 1
    expect(oracle.facts().piles).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 2, 2, 0],
    ]);
  });

  it('a full pile is safe and captures nothing (ME-10)', () => {
    const oracle = newGame(2);
    for (let seat = 0; seat < 2; seat++) {
      play(oracle, 6, layOutMove(1));
      play(oracle, 5, add(5, 0, 0, 0));
    }
    expect(oracle.facts().piles).toEqual([
      [6, 0, 0, 0],
      [6, 0, 0, 0],
    ]);
    pass(oracle, 1);
  });

  it('plays for places: the finished one makes no further roll, even after a 6 (ME-11)', () => {
    for (const playForPlaces of ['off', 'on'] as const) {
      const oracle = newGame(3, playForPlaces);
      playToSixMissing(oracle);
      while (oracle.facts().turn !== 0) pass(oracle, 5);
      play(oracle, 6, add(0, 1, 0, 1));
      expect(oracle.facts().finished).toEqual([0]);
      if (playForPlaces === 'off') {
        expect(oracle.awaits()).toEqual({
          kind: 'over',
          result: { winners: [0], scores: [24, 0, 0], ranking: [1, 2, 2] },
        });
        continue;
      }
      expect(oracle.facts().turn).toBe(1);
      pass(oracle, 5);
      expect(oracle.facts().turn).toBe(2);
      playToSixMissing(oracle);
      while (oracle.facts().turn !== 2) pass(oracle, 5);
      play(oracle, 6, add(0, 1, 0, 1));
      expect(oracle.awaits()).toEqual({
        kind: 'over',
        result: { winners: [0], scores: [24, 0, 24], ranking: [1, 3, 2] },
      });
      expect(oracle.facts().finished).toEqual([0, 2]);
    }
  });

  it('passes a 1 or a 3 with only piles 2 and 4 laid out, if the option is on (ME-12)', () => {
    for (const [piles, pips, isPassed] of [
      [[2, 4], 1, true],
      [[2, 4], 3, true],
      [[2], 1, false],
      [[4], 3, false],
      [[1, 2, 4], 3, false],
      [[2, 3, 4], 1, false],
    ] as const) {
      const oracle = new Oracle(2, { ...standard, printedExample: 'on' });
      for (const pile of piles) play(oracle, 6, layOutMove(pile));
      if (isPassed) pass(oracle, pips);
      else expect(roll(oracle, pips)).toContainEqual(layOutMove(pips));
      expect(oracle.facts().turn).toBe(isPassed ? 1 : 0);
    }
  });

  it('asks after each 6, used or not, whether the player rolls again (ME-13)', () => {
    const oracle = new Oracle(2, { ...standard, extraRoll: 'may' });
    play(oracle, 6, layOutMove(4));
    expect(oracle.awaits()).toEqual({
      kind: 'moves',
      bySeat: new Map([[0, ['{"type":"pass"}', '{"type":"roll"}']]]),
    });
    expect(() => oracle.move(0, add(1, 0, 0, 0))).toThrow();
    expect(() => oracle.move(1, { type: 'roll' })).toThrow();
    oracle.move(0, { type: 'roll' });
    play(oracle, 6, layOutMove(1));
    oracle.move(0, { type: 'pass' });
    expect(oracle.facts()).toMatchObject({ turn: 1, roll: 0 });
    // After another number, nobody is asked.
    pass(oracle, 5);
    expect(oracle.awaits().kind).toBe('chance');
  });

  it('captures one of several equal piles, and others as the player likes (ME-14)', () => {
    const withTwoEqualPiles = (severalCaptures: Options['severalCaptures']): Oracle => {
      const oracle = new Oracle(3, { ...standard, firstPlayer: 1, severalCaptures });
      play(oracle, 6, layOutMove(2));
      play(oracle, 2, add(0, 1, 0, 0));
      play(oracle, 6, layOutMove(1));
      play(oracle, 1, add(1, 0, 0, 0));
      play(oracle, 6, layOutMove(1));
      play(oracle, 2, layOutMove(2));
      pass(oracle, 5);
      pass(oracle, 5);
      play(oracle, 3, add(1, 1, 0, 0));
      return oracle;
    };
    const mine = [2, 2, 0, 0];
    const none = [0, 0, 0, 0];
    expect(withTwoEqualPiles('must').facts()).toMatchObject({
      turn: 1,
      choices: 0,
      piles: [mine, none, none],
    });

    const captures: Move[] = [
      { type: 'capture', from: 1, pile: 2 },
      { type: 'capture', from: 2, pile: 1 },
    ];
    for (const [first, second] of [captures, [...captures].reverse()]) {
      const oracle = withTwoEqualPiles('may');
      const listed = captures.map((move) => JSON.stringify(move));
      expect(oracle.awaits()).toEqual({ kind: 'moves', bySeat: new Map([[0, listed]]) });
      expect(() => oracle.move(0, { type: 'pass' })).toThrow();
      expect(() => oracle.move(0, { type: 'capture', from: 1, pile: 1 })).toThrow();
      expect(() => oracle.move(1, first!)).toThrow();
      oracle.move(0, first!);
      expect(oracle.awaits()).toEqual({
        kind: 'moves',
        bySeat: new Map([[0, [JSON.stringify(second), '{"type":"pass"}']]]),
      });
      oracle.move(0, second!);
      expect(oracle.facts()).toMatchObject({ turn: 1, choices: 0, piles: [mine, none, none] });
    }
    const sparing = withTwoEqualPiles('may');
    sparing.move(0, captures[0]!);
    sparing.move(0, { type: 'pass' });
    expect(sparing.facts()).toMatchObject({ turn: 1, choices: 0, piles: [mine, none, [2, 0, 0, 0]] });
  });

  it('refuses what is illegal', () => {
    expect(() => new Oracle(1, standard)).toThrow();
    expect(() => new Oracle(5, standard)).toThrow();
    expect(() => new Oracle(2, { ...standard, firstPlayer: 2 })).toThrow('ME-2');
    const oracle = new Oracle(2, { ...standard, firstPlayer: 'random' });
    expect(oracle.awaits()).toEqual({ kind: 'chance', request: { kind: 'dice', count: 1, faces: 2 } });
    expect(oracle.facts().turn).toBe(-1);
    for (const outcome of [[2], [-1], [0.5], [], [0, 0]]) expect(() => oracle.chance(outcome)).toThrow();
    expect(() => oracle.move(0, layOutMove(1))).toThrow();
    oracle.chance([1]);
    expect(oracle.facts().turn).toBe(1);
    for (const outcome of [[6], [-1], [0.5], [], [0, 0]]) expect(() => oracle.chance(outcome)).toThrow();
    play(oracle, 6, layOutMove(2));
    expect(roll(oracle, 4)).toEqual([add(0, 2, 0, 0), layOutMove(4)]);
    const before = JSON.stringify(oracle.facts());
    expect(() => oracle.chance([0])).toThrow();
    expect(() => oracle.move(0, layOutMove(4))).toThrow('ME-2');
    expect(() => oracle.move(1, layOutMove(2))).toThrow('ME-4');
    expect(() => oracle.move(1, layOutMove(1))).toThrow('ME-4');
    expect(() => oracle.move(1, add(0, 0, 0, 1))).toThrow('ME-5');
    expect(() => oracle.move(1, add(0, 1, 0, 0))).toThrow('ME-5');
    expect(() => oracle.move(1, add(0, 2))).toThrow('ME-5');
    expect(() => oracle.move(1, { type: 'layOut', pile: 4, cards: [0, 2, 0, 0] } as never)).toThrow('ME-3');
    expect(() => oracle.move(1, { type: 'pass' } as never)).toThrow('ME-3');
    expect(JSON.stringify(oracle.facts())).toBe(before);
  });
});

/** Counts the ways to add cards worth `pipsLeft` to `pile` and the piles after it. */
function waysToAdd(heights: number[], pile: number, pipsLeft: number): number {
  if (pile === 5) return pipsLeft === 0 ? 1 : 0;
  const height = elementAt(heights, pile - 1);
  let ways = 0;
  for (let cards = 0; pile * cards <= pipsLeft && height + cards <= 6; cards++) {
    if (cards > 0 && height === 0) break;
    ways += waysToAdd(heights, pile + 1, pipsLeft - pile * cards);
  }
  return ways;
}

/** Plays one random game and checks its facts at each step. Returns the number of captured piles. */
function playAndWatch(seats: number, options: Options, random: (below: number) => number): number {
  const oracle = new Oracle(seats, options);
  let captureCount = 0;
  if (options.firstPlayer === 'random') {
    const firstSeat = random(seats);
    oracle.chance([firstSeat]);
    must(oracle.facts().turn === firstSeat, 'ME-2: the first player');
  }
  for (let rolls = 0; ; rolls++) {
    must(rolls < 20_000, 'the game comes to an end');
    const factsBefore = oracle.facts();
    const seat = factsBefore.turn;
    must(
      !factsBefore.finished.includes(seat) && factsBefore.roll === 0,
      'ME-11: who has finished is skipped',
    );
    const ownPiles = elementAt(factsBefore.piles, seat);
    const pips = 1 + random(6);
    oracle.chance([pips - 1]);

    const awaits = oracle.awaits();
    const layOuts = ownPiles.filter((height, i) => height === 0 && (pips === 6 || pips === i + 1)).length;
    const moveCount = layOuts + waysToAdd(ownPiles, 1, pips);
    const expectedPiles = factsBefore.piles.map((heights) => [...heights]);
    if (moveCount === 0) {
      must(awaits.kind === 'chance', 'ME-8: nothing possible passes by itself');
    } else {
      must(awaits.kind === 'moves' && awaits.bySeat.size === 1, 'ME-8: what is possible must be done');
      const legalMoves = awaits.bySeat.get(seat) ?? [];
      must(
        legalMoves.length === moveCount && new Set(legalMoves).size === moveCount,
        'ME-4, ME-5: the number of moves',
      );
      must([...legalMoves].sort().join() === legalMoves.join(), 'the moves are sorted');
      const move = JSON.parse(elementAt(legalMoves, random(moveCount))) as Add | LayOut;
      const changedPiles: number[] = [];
      if (move.type === 'layOut') {
        changedPiles.push(move.pile);
        addAt(elementAt(expectedPiles, seat), move.pile - 1, 1);
        must(pips === 6 || pips === move.pile, 'ME-4: the number on the die');
        must(ownPiles[move.pile - 1] === 0, 'ME-4: an empty new pile');
      } else {
        let usedPips = 0;
        move.cards.forEach((cards, i) => {
          usedPips += cards * (i + 1);
          if (cards === 0) return;
          changedPiles.push(i + 1);
          must(
            elementAt(ownPiles, i) > 0 && elementAt(ownPiles, i) + cards <= 6,
            'ME-5: an open pile, at most 6',
          );
          addAt(elementAt(expectedPiles, seat), i, cards);
        });
        must(usedPips === pips, 'ME-5: exactly the roll');
      }
      for (const pile of changedPiles) {
        const height = elementAt(elementAt(expectedPiles, seat), pile - 1);
        for (let otherSeat = 0; otherSeat < seats; otherSeat++) {
          if (
            otherSeat === seat ||
            height === 6 ||
            elementAt(elementAt(expectedPiles, otherSeat), pile - 1) !== height
          )
            continue;
          elementAt(expectedPiles, otherSeat)[pile - 1] = 0;
          captureCount++;
        }
      }
      oracle.move(seat, move);
    }

    const factsAfter = oracle.facts();
    must(
      JSON.stringify(factsAfter.piles) === JSON.stringify(expectedPiles),
      'ME-4, ME-5, ME-9, ME-10: the piles',
    );
    must(factsAfter.roll === 0, 'the roll is used');
    for (let pile = 0; pile < 4; pile++) {
      const heights = factsAfter.piles
        .map((piles) => elementAt(piles, pile))
        .filter((height) => height > 0 && height < 6);
      must(new Set(heights).size === heights.length, 'no two new piles share a height from 1 to 5');
      for (let otherSeat = 0; otherSeat < seats; otherSeat++) {
        must(
          elementAt(elementAt(factsBefore.piles, otherSeat), pile) !== 6 ||
            elementAt(elementAt(factsAfter.piles, otherSeat), pile) === 6,
          'ME-10: safe for good',
        );
      }
    }

    const isFinished = elementAt(factsAfter.piles, seat).every((height) => height === 6);
    must(
      factsAfter.finished.length === factsBefore.finished.length + (isFinished ? 1 : 0),
      'ME-11: four full piles',
    );
    const playersLeft = seats - factsAfter.finished.length;
    if (isFinished && (options.playForPlaces === 'off' || playersLeft === 1)) {
      const finalAwait = oracle.awaits();
      must(finalAwait.kind === 'over' && factsAfter.turn === -1, 'ME-11: the game is over at once');
      const finishOrder = factsAfter.finished;
      const finishersNeeded = options.playForPlaces === 'on' ? seats : 2;
      expect(finalAwait.result).toEqual({
        winners: [elementAt(finishOrder, 0)],
        scores: factsAfter.piles.map((heights) => heights.reduce((a, b) => a + b)),
        ranking: factsAfter.piles.map((_, s) =>
          finishOrder.includes(s) ? finishOrder.indexOf(s) + 1 : finishersNeeded,
        ),
      });
      return captureCount;
    }
    let nextSeat = seat;
    if (pips !== 6 || isFinished) {
      nextSeat = (seat + 1) % seats;
      while (factsAfter.finished.includes(nextSeat)) nextSeat = (nextSeat + 1) % seats;
    }
    must(factsAfter.turn === nextSeat, 'ME-2, ME-7, ME-11: who is next');
  }
}

describe('Mens erger je niet oracle: random games', () => {
  for (const seats of [2, 3, 4]) {
    for (const playForPlaces of ['off', 'on'] as const) {
      it(`${seats} players, playForPlaces ${playForPlaces}`, () => {
        const random = lcg(100 * seats + (playForPlaces === 'on' ? 1 : 0));
        let captureCount = 0;
        for (let game = 0; game < runs(150); game++) {
          const firstPlayer = game % 3 === 0 ? 'random' : random(seats);
          captureCount += playAndWatch(seats, { ...standard, firstPlayer, playForPlaces }, random);
        }
        expect(captureCount).toBeGreaterThan(100);
      });
    }
  }
});
