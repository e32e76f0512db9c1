// Checks the oracle itself: examples from the rulebook, and invariants of the rules.
import { describe, expect, it } from 'vitest';
import { addAt, elementAt, lcg, must } from '../../../../test/oracle-checks.ts';
import { runs } from '../../../laws/runs.ts';
import type { Card, Colour, Options, Played } from './oracle.ts';
import { canonicalDeck, extremesOf, idOf, Oracle, playableCards, scoreOf } from './oracle.ts';

function shuffle(size: number, random: (below: number) => number): number[] {
  const undrawnNumbers = Array.from({ length: size }, (_, i) => i);
  const permuted: number[] = [];
  while (undrawnNumbers.length > 0) permuted.push(...undrawnNumbers.splice(random(undrawnNumbers.length), 1));
  return permuted;
}

const cardOf = (colour: Colour, value: number): Card => ({ colour, value });
const ids = (cards: Card[]): number[] => cards.map(idOf).sort((a, b) => a - b);
const trickOf = (...cards: Card[]): Played[] => cards.map((card, seat) => ({ seat, card }));

/** A permutation that deals every seat the wanted cards and none of the colour that it should lack. */
function permutationFor(
  seats: number,
  dealer: number,
  wantedHands: Card[][],
  lackedColours: (Colour | null)[],
): number[] {
  const canonical = canonicalDeck(seats);
  const hands = wantedHands.map((cards) => cards.map((w) => canonical.findIndex((k) => idOf(k) === idOf(w))));
  const undealt = canonical.map((_, i) => i).filter((i) => !hands.flat().includes(i));
  const dealRank = (i: number): number => (lackedColours.includes(elementAt(canonical, i).colour) ? 0 : 1);
  undealt.sort((a, b) => dealRank(a) - dealRank(b) || a - b);
  for (const i of undealt) {
    const seat = hands.findIndex(
      (hand, s) => hand.length < 15 && lackedColours[s] !== elementAt(canonical, i).colour,
    );
    elementAt(hands, seat).push(i);
  }
  const permutation: number[] = [];
  for (let cardIndex = 0; cardIndex < 15 * seats; cardIndex++) {
    permutation.push(
      elementAt(elementAt(hands, (dealer + 1 + cardIndex) % seats), Math.floor(cardIndex / seats)),
    );
  }
  return permutation;
}

describe('David & Goliath oracle: examples', () => {
  it('example 1: Andreas, Ben, Clara, Dennis, Emma (DG-5, DG-6, DG-7, DG-9)', () => {
    const oracle = new Oracle(5, { deals: 'players', firstDealer: 4 });
    expect(oracle.awaits()).toEqual({ kind: 'chance', request: { kind: 'shuffle', size: 75 } });
    const playedCards = [
      cardOf('green', 4),
      cardOf('green', 12),
      cardOf('green', 7),
      cardOf('red', 2),
      cardOf('green', 2),
    ];
    oracle.chance(
      permutationFor(
        5,
        4,
        playedCards.map((card) => [card]),
        [null, null, null, 'green', null],
      ),
    );
    playedCards.forEach((card, seat) => {
      expect(oracle.facts().turn).toBe(seat);
      oracle.move(seat, { type: 'play', card: idOf(card) });
    });
    const facts = oracle.facts();
    expect(facts.won).toEqual([
      [],
      ids([cardOf('green', 4), cardOf('green', 7), cardOf('red', 2), cardOf('green', 2)]),
      [],
      [],
      ids([cardOf('green', 12)]),
    ]);
    expect(facts.turn).toBe(1);
    expect(facts.trick).toEqual([]);
  });

  it('example 2: the 52 points of Dennis (DG-11)', () => {
    const won = [
      ...[4, 10, 11].map((v) => cardOf('red', v)),
      cardOf('yellow', 8),
      ...[5, 9].map((v) => cardOf('green', v)),
      ...[2, 3, 6, 10, 12].map((v) => cardOf('blue', v)),
      ...[10, 12].map((v) => cardOf('purple', v)),
    ];
    expect(scoreOf(won)).toBe(52);
    expect(scoreOf([])).toBe(0);
    expect(scoreOf([cardOf('red', 17), cardOf('red', 18)])).toBe(35);
    expect(scoreOf([cardOf('red', 17), cardOf('red', 18), cardOf('red', 1)])).toBe(3);
  });

  it('if cards tie, the one played last counts (DG-6, DG-7)', () => {
    const a = extremesOf(
      trickOf(cardOf('red', 9), cardOf('blue', 1), cardOf('green', 9), cardOf('yellow', 1), cardOf('red', 5)),
    );
    expect([a.highest.seat, a.lowest.seat]).toEqual([2, 3]);
    const b = extremesOf(trickOf(cardOf('red', 3), cardOf('blue', 3), cardOf('green', 4)));
    expect([b.highest.seat, b.lowest.seat]).toEqual([2, 1]);
    const d = extremesOf(trickOf(cardOf('red', 4), cardOf('blue', 3), cardOf('green', 4)));
    expect([d.highest.seat, d.lowest.seat]).toEqual([2, 1]);
  });

  it('all the same number: the last is the highest, the one before it the lowest (DG-8)', () => {
    for (const seats of [3, 4, 5]) {
      const colours: Colour[] = ['red', 'yellow', 'green', 'blue', 'purple'];
      const playedCards = colours.slice(0, seats).map((colour) => cardOf(colour, 5));
      const reds = canonicalDeck(seats).filter((card) => card.colour === 'red');
      const wantedHands = playedCards.map((card, seat) => (seat === 0 ? reds : [card]));
      const oracle = new Oracle(seats, { deals: 1, firstDealer: seats - 1 });
      oracle.chance(
        permutationFor(
          seats,
          seats - 1,
          wantedHands,
          wantedHands.map((_, seat) => (seat === 0 ? null : 'red')),
        ),
      );
      playedCards.forEach((card, seat) => {
        oracle.move(seat, { type: 'play', card: idOf(card) });
      });
      const { won, turn } = oracle.facts();
      expect(turn).toBe(seats - 1);
      expect(elementAt(won, seats - 2)).toEqual(ids(playedCards.slice(-1)));
      expect(elementAt(won, seats - 1)).toEqual(ids(playedCards.slice(0, -1)));
    }
  });

  it('deals one at a time from the left of the dealer, and the left of the dealer leads (DG-1, DG-3)', () => {
    const oracle = new Oracle(3, { deals: 1, firstDealer: 'random' });
    expect(oracle.awaits()).toEqual({ kind: 'chance', request: { kind: 'dice', count: 1, faces: 3 } });
    expect(oracle.facts().dealer).toBe(-1);
    oracle.chance([1]);
    oracle.chance(Array.from({ length: 45 }, (_, i) => i));
    const { hands, turn } = oracle.facts();
    expect(turn).toBe(2);
    expect(elementAt(hands, 2).slice(0, 4)).toEqual(
      ids([cardOf('red', 1), cardOf('red', 4), cardOf('red', 7), cardOf('yellow', 1)]),
    );
    expect(elementAt(hands, 0).slice(0, 4)).toEqual(
      ids([cardOf('red', 2), cardOf('red', 5), cardOf('red', 8), cardOf('yellow', 2)]),
    );
    expect(elementAt(hands, 1).slice(0, 4)).toEqual(
      ids([cardOf('red', 3), cardOf('red', 6), cardOf('red', 9), cardOf('yellow', 3)]),
    );
  });

  it('a player who can follow the led colour must (DG-5)', () => {
    const hand = [cardOf('red', 1), cardOf('blue', 3), cardOf('red', 8)];
    expect(playableCards(hand, [])).toEqual(hand);
    expect(playableCards(hand, trickOf(cardOf('red', 5)))).toEqual([cardOf('red', 1), cardOf('red', 8)]);
    expect(playableCards(hand, trickOf(cardOf('green', 5), cardOf('red', 2)))).toEqual(hand);
  });

  it('refuses what is illegal', () => {
    expect(() => new Oracle(2, { deals: 1, firstDealer: 0 })).toThrow('DG-1');
    expect(() => new Oracle(7, { deals: 1, firstDealer: 0 })).toThrow('DG-1');
    expect(() => new Oracle(3, { deals: 21, firstDealer: 0 })).toThrow('DG-2');
    expect(() => new Oracle(3, { deals: 1, firstDealer: 3 })).toThrow('DG-3');
    const oracle = new Oracle(3, { deals: 1, firstDealer: 'random' });
    expect(() => oracle.move(0, { type: 'play', card: 0 })).toThrow();
    for (const outcome of [[3], [-1], [0.5], [], [0, 0]]) expect(() => oracle.chance(outcome)).toThrow();
    oracle.chance([2]);
    const permutation = Array.from({ length: 45 }, (_, i) => i);
    expect(() => oracle.chance(permutation.slice(1))).toThrow();
    expect(() => oracle.chance([...permutation.slice(1), 1])).toThrow();
    expect(() => oracle.chance([...permutation.slice(1), 45])).toThrow();
    oracle.chance(permutation);
    const factsBefore = JSON.stringify(oracle.facts());
    expect(() => oracle.chance(permutation)).toThrow();
    expect(() => oracle.move(1, { type: 'play', card: 1 })).toThrow('DG-4');
    expect(() => oracle.move(0, { type: 'play', card: 1 })).toThrow('DG-4');
    expect(() => oracle.move(0, { type: 'pass' } as never)).toThrow();
    expect(JSON.stringify(oracle.facts())).toBe(factsBefore);
    oracle.move(0, { type: 'play', card: idOf(cardOf('red', 1)) });
    expect(() => oracle.move(1, { type: 'play', card: idOf(cardOf('yellow', 2)) })).toThrow('DG-5');
    oracle.move(1, { type: 'play', card: idOf(cardOf('red', 2)) });
  });
});

/** Plays one random game and checks its facts at each step. Returns the number of tricks in which all cards are equal. */
function playAndWatch(seats: number, options: Options, random: (below: number) => number): number {
  const oracle = new Oracle(seats, options);
  const deals = options.deals === 'players' ? seats : options.deals;
  const totals = Array.from({ length: seats }, () => 0);
  let firstDealer = options.firstDealer;
  let equalTricks = 0;
  if (firstDealer === 'random') {
    firstDealer = random(seats);
    oracle.chance([firstDealer]);
  }
  for (let deal = 0; deal < deals; deal++) {
    const awaited = oracle.awaits();
    must(awaited.kind === 'chance' && awaited.request.kind === 'shuffle', 'a shuffle before every deal');
    must(awaited.request.size === 15 * seats, 'DG-1: size of the deck');
    oracle.chance(shuffle(15 * seats, random));
    let facts = oracle.facts();
    must(facts.dealer === (firstDealer + deal) % seats, 'DG-3: the deal passes clockwise');
    must(facts.deal === deal, 'the number of the deal');
    must(
      facts.hands.every((hand) => hand.length === 15),
      'DG-1: 15 cards each',
    );
    must(new Set(facts.hands.flat()).size === 15 * seats, 'DG-1: every card once');
    must(
      facts.hands.flat().every((card) => card % 18 < 3 * seats && card < 90),
      'DG-1: values 1 to 3n',
    );
    must(facts.won.flat().length === 0, 'nothing won yet');
    let leader = (facts.dealer + 1) % seats;
    for (let trick = 0; trick < 15; trick++) {
      const wonBefore = facts.won;
      const trickCards: { seat: number; card: number; position: number }[] = [];
      for (let position = 0; position < seats; position++) {
        const seat = (leader + position) % seats;
        must(facts.turn === seat, 'DG-3, DG-4, DG-9: the right one is to play');
        const hand = elementAt(facts.hands, seat);
        const awaits = oracle.awaits();
        must(awaits.kind === 'moves' && awaits.bySeat.size === 1, 'one seat is asked');
        const legalMoves = awaits.bySeat.get(seat) ?? [];
        const cardLed = trickCards[0];
        const sameColourCards = hand.filter(
          (card) => cardLed && Math.floor(card / 18) === Math.floor(cardLed.card / 18),
        );
        const allowed = sameColourCards.length > 0 ? sameColourCards : hand;
        const expectedMoves = allowed.map((card) => `{"type":"play","card":${card}}`).sort();
        must(JSON.stringify(legalMoves) === JSON.stringify(expectedMoves), 'DG-5: follow if you can');
        const card = elementAt(allowed, random(allowed.length));
        trickCards.push({ seat, card, position });
        oracle.move(seat, { type: 'play', card });
        facts = oracle.facts();
        must(
          facts.trick.length === (position + 1) % seats,
          'the trick lies on the table until it is complete',
        );
      }
      const sortedCards = [...trickCards].sort(
        (a, b) => (a.card % 18) - (b.card % 18) || a.position - b.position,
      );
      const highest = elementAt(sortedCards, seats - 1);
      const lowestCards = sortedCards.filter((p) => p.card % 18 === elementAt(sortedCards, 0).card % 18);
      const allCardsEqual = lowestCards.length === seats;
      if (allCardsEqual) equalTricks++;
      const lowest = allCardsEqual
        ? elementAt(sortedCards, seats - 2)
        : elementAt(lowestCards, lowestCards.length - 1);
      must(lowest.seat !== highest.seat, 'highest and lowest are two players');
      for (let seat = 0; seat < seats; seat++) {
        const gainedCards = elementAt(facts.won, seat).filter(
          (card) => !elementAt(wonBefore, seat).includes(card),
        );
        must(
          gainedCards.length === elementAt(facts.won, seat).length - elementAt(wonBefore, seat).length,
          'nothing won is lost',
        );
        const dueCards: number[] = [];
        if (seat === lowest.seat) dueCards.push(highest.card);
        if (seat === highest.seat)
          dueCards.push(...trickCards.map((p) => p.card).filter((x) => x !== highest.card));
        dueCards.sort((a, b) => a - b);
        must(JSON.stringify(gainedCards) === JSON.stringify(dueCards), 'DG-9: who takes what');
      }
      leader = highest.seat;
    }
    must(facts.turn === -1 && facts.hands.flat().length === 0, 'all cards are played');
    must(new Set(facts.won.flat()).size === 15 * seats, 'DG-9: all cards are won');
    must(facts.scores.length === deal + 1, 'DG-11: the deal is scored');
    for (let seat = 0; seat < seats; seat++) {
      let points = 0;
      const counts = [0, 0, 0, 0, 0];
      for (const card of elementAt(facts.won, seat)) addAt(counts, Math.floor(card / 18), 1);
      for (const card of elementAt(facts.won, seat))
        points += elementAt(counts, Math.floor(card / 18)) > 2 ? 1 : (card % 18) + 1;
      must(elementAt(elementAt(facts.scores, deal), seat) === points, 'DG-11: the score');
      addAt(totals, seat, points);
    }
  }
  const finalAwait = oracle.awaits();
  must(finalAwait.kind === 'over', 'DG-2: the number of deals');
  const highestTotal = Math.max(...totals);
  expect(finalAwait.result).toEqual({
    winners: totals.flatMap((total, seat) => (total === highestTotal ? [seat] : [])),
    scores: totals,
    ranking: totals.map((total) => 1 + totals.filter((other) => other > total).length),
  });
  expect(() => oracle.move(0, { type: 'play', card: 0 })).toThrow();
  expect(() => oracle.chance([0])).toThrow();
  return equalTricks;
}

describe('David & Goliath oracle: random games', () => {
  for (const seats of [3, 4, 5, 6]) {
    it(`${seats} players`, () => {
      const random = lcg(1000 + seats);
      let equalTricks = 0;
      for (let game = 0; game < runs(200); game++) {
        const deals = game % 20 === 0 ? 'players' : 1 + (game % 2);
        const firstDealer = game % 3 === 0 ? 'random' : random(seats);
        equalTricks += playAndWatch(seats, { deals, firstDealer }, random);
      }
      // DG-8: tricks with all cards equal are rare with 3 players, and impossible with 6: there are only five colours.
      if (seats === 3) expect(equalTricks).toBeGreaterThan(0);
      if (seats === 6) expect(equalTricks).toBe(0);
    });
  }

  it('a game of twelve deals (DG-2)', () => {
    playAndWatch(3, { deals: 20, firstDealer: 2 }, lcg(7));
  });
});
