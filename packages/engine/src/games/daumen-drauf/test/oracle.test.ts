// Checks the oracle itself: invariants of the rules in random games, and a few worked examples.
import { describe, expect, it } from 'vitest';
import { elementAt, lcg, must } from '../../../../test/oracle-checks.ts';
import { runs } from '../../../laws/runs.ts';
import { type Facts, type Options, Oracle } from './oracle.ts';

class Dice {
  readonly integerBelow: (limit: number) => number;
  constructor(seed: number) {
    this.integerBelow = lcg(seed);
  }
  pick<T>(list: readonly T[]): T {
    return elementAt(list, this.integerBelow(list.length));
  }
  shuffle(size: number): number[] {
    const order = Array.from({ length: size }, (_, i) => i);
    for (let i = size - 1; i > 0; i -= 1) {
      const j = this.integerBelow(i + 1);
      [order[i], order[j]] = [elementAt(order, j), elementAt(order, i)];
    }
    return order;
  }
}

const colourOf = (card: number): number => Math.floor(card / 18);
const numberOf = (card: number): number => Math.floor((card % 18) / 2) + 1;
const isPoisonous = (card: number): boolean => card % 2 === 1;

function canonicalDeck(seats: number): number[] {
  const deck: number[] = [];
  for (let colour = 0; colour < 3; colour += 1) {
    for (let i = 0; i < 2 * (seats + 2); i += 1) deck.push(colour * 18 + i);
  }
  return deck;
}

const rareCounts = {
  parryOutOfTurn: 0,
  parryInTurn: 0,
  parryOnFirstCard: 0,
  parryAfterPassing: 0,
  parryAsOnlyWayButPassing: 0,
  raiseAgainLaysOpen: 0,
  raiseAfterPassing: 0,
  winnerWithoutCards: 0,
  singleCardTrick: 0,
  secondLap: 0,
  thirdColourOut: 0,
  onlyPassing: 0,
  passesByItself: 0,
  ownTwinInHand: 0,
  unevenRefill: 0,
  lastHand: 0,
  lastHandWithHarmless: 0,
  nobodyHasCards: 0,
  sharedWin: 0,
};

function checkTable(seats: number, facts: Facts): void {
  // DD-1: every card exists exactly once.
  const allCards = [
    ...facts.hands.flat(),
    ...facts.won.flat(),
    ...facts.stock,
    ...facts.trick.map(([, card]) => card),
  ].sort((a, b) => a - b);
  must(allCards.join() === canonicalDeck(seats).join(), 'cards are not conserved');
  must(
    facts.hands.every((hand) => hand.length <= 5),
    'a hand of more than five',
  );

  // DD-5, DD-6: each card of the trick was higher than the one before it.
  facts.trick.forEach(([seat, card], i) => {
    const earlierCards = facts.trick.slice(0, i);
    const previous = earlierCards[i - 1];
    if (previous === undefined) return;
    must(previous[0] !== seat, 'somebody overtook themselves');
    const isNewColour = earlierCards.every(([, other]) => colourOf(other) !== colourOf(card));
    const isHigherNumber = colourOf(previous[1]) === colourOf(card) && numberOf(card) > numberOf(previous[1]);
    must(isNewColour || isHigherNumber, 'a card that is not higher');
  });
  // DD-8: a card lies open exactly if its seat has shown another one after it.
  facts.trick.forEach(([seat], i) => {
    const isShownAgain = facts.trick.slice(i + 1).some(([other]) => other === seat);
    must(facts.open[i] === isShownAgain, 'open or not?');
  });
  must(facts.open.length === facts.trick.length, 'open and the trick differ in length');
}

function checkRound(seats: number, facts: Facts): void {
  const roundScores = elementAt(facts.scores, facts.scores.length - 1);
  must(facts.stock.length === 0, 'a round ended with a stock'); // DD-11, DD-13
  const holders = facts.hands.filter((hand) => hand.length > 0);
  must(holders.length <= 1, 'a round ended with two hands'); // DD-13
  const cardsLeft = holders[0] ?? [];
  const harmlessLeft = cardsLeft.filter((card) => !isPoisonous(card)).length;
  must(roundScores.length === seats, 'a score for every seat');
  const total = roundScores.reduce((a, b) => a + b, 0);
  must(total === 0 - 2 * harmlessLeft, 'DD-14, DD-15: the sum of a round');
  for (let seat = 0; seat < seats; seat += 1) {
    const won = elementAt(facts.won, seat);
    const poisonousCount = won.filter(isPoisonous).length;
    must(
      roundScores[seat] === won.length - 2 * poisonousCount - elementAt(facts.hands, seat).length,
      'DD-14, DD-15: the score',
    );
  }
  if (cardsLeft.length > 0) rareCounts.lastHand += 1;
  else rareCounts.nobodyHasCards += 1;
  if (harmlessLeft > 0) rareCounts.lastHandWithHarmless += 1;
}

function checkMoves(seats: number, options: Options, facts: Facts, bySeat: Map<number, string[]>): void {
  const ownMoves = bySeat.get(facts.turn);
  must(ownMoves !== undefined, 'whoever is in turn has a move');
  must(elementAt(facts.hands, facts.turn).length > 0, 'whoever is in turn has cards');
  must(ownMoves.includes('{"type":"pass"}') === facts.trick.length > 0, 'DD-5: who may pass');
  if (facts.trick.length === 0) {
    must(ownMoves.length === elementAt(facts.hands, facts.turn).length, 'DD-5: the leader may show anything');
    // DD-11: hands are refilled while the stock lasts.
    must(facts.stock.length === 0 || facts.hands.every((hand) => hand.length === 5), 'DD-11: refill');
    must(facts.hands.filter((hand) => hand.length > 0).length > 1, 'DD-13: the round should have ended');
  }
  const highest = facts.trick[facts.trick.length - 1];
  for (let seat = 0; seat < seats; seat += 1) {
    const moves = bySeat.get(seat) ?? [];
    must(
      [...moves].sort().join() === moves.join() && new Set(moves).size === moves.length,
      'sorted, no doubles',
    );
    if (seat !== facts.turn)
      must(
        moves.every((move) => move === '{"type":"parry"}'),
        'out of turn: parry only',
      );
    // DD-10: a seat may parry if it holds the twin of another seat's highest card.
    const holdsTwin = highest !== undefined && elementAt(facts.hands, seat).includes(highest[1] ^ 1);
    const mayParry = holdsTwin && highest[0] !== seat && (options.parry === 'anytime' || seat === facts.turn);
    must(moves.includes('{"type":"parry"}') === mayParry, 'DD-10: who may parry');
    if (holdsTwin && highest[0] === seat) rareCounts.ownTwinInHand += 1;
  }
  if (ownMoves.join() === '{"type":"pass"}') rareCounts.onlyPassing += 1;
}

function playOneGame(seats: number, options: Options, dice: Dice): void {
  const oracle = new Oracle(seats, options);
  const showPercent = dice.pick([15, 50, 85, 100]);
  const parryPercent = dice.pick([5, 40, 100]);
  let firstLeader = typeof options.firstLeader === 'number' ? options.firstLeader : -1;
  let roundsDealt = 0;
  let passedSinceTrickBegan: number[] = [];

  for (let step = 0; ; step += 1) {
    must(step < 100000, 'the game does not end');
    const awaited = oracle.awaits();
    const before = oracle.facts();

    if (awaited.kind === 'over') {
      const rounds = options.rounds === 'players' ? seats : options.rounds;
      must(roundsDealt === rounds && before.scores.length === rounds, 'DD-3: the number of rounds');
      must(before.turn === -1, 'nobody is in turn any more');
      const totals = Array.from({ length: seats }, (_, seat) =>
        before.scores.reduce((sum, line) => sum + elementAt(line, seat), 0),
      );
      const highestTotal = Math.max(...totals);
      const winners = totals.flatMap((total, seat) => (total === highestTotal ? [seat] : []));
      must(awaited.result.scores.join() === totals.join(), 'DD-16: totals');
      must(awaited.result.winners.join() === winners.join(), 'DD-16: winners');
      must(
        totals.every(
          (total, seat) => awaited.result.ranking[seat] === 1 + totals.filter((t) => t > total).length,
        ),
        'DD-16: ranking',
      );
      if (winners.length > 1) rareCounts.sharedWin += 1;
      return;
    }

    if (awaited.kind === 'chance') {
      must(before.turn === -1, 'nobody is in turn while chance is awaited');
      if (awaited.request.kind === 'dice') {
        must(step === 0 && options.firstLeader === 'random', 'only the first leader is drawn');
        must(awaited.request.faces === seats && awaited.request.count === 1, 'DD-2: one of the seats');
        firstLeader = dice.integerBelow(seats);
        oracle.chance([firstLeader]);
        continue;
      }
      must(awaited.request.size === 6 * (seats + 2), 'DD-1: the size of the deck');
      const permutation = dice.shuffle(awaited.request.size);
      oracle.chance(permutation);
      const after = oracle.facts();
      const shuffled = permutation.map((i) => elementAt(canonicalDeck(seats), i));
      const leader = (firstLeader + roundsDealt) % seats;
      roundsDealt += 1;
      passedSinceTrickBegan = [];
      must(after.leader === leader && after.turn === leader, 'DD-2: the leader of the round');
      must(after.stock.join() === shuffled.slice(5 * seats).join(), 'DD-2: the stock');
      for (let seat = 0; seat < seats; seat += 1) {
        const dealtCards = shuffled.filter((_, i) => i < 5 * seats && (leader + i) % seats === seat);
        must(
          elementAt(after.hands, seat).join() === dealtCards.sort((a, b) => a - b).join(),
          'DD-2: the deal',
        );
      }
      must(after.won.flat().length === 0, 'DD-2: the won cards are collected');
      continue;
    }

    checkTable(seats, before);
    checkMoves(seats, options, before, awaited.bySeat);

    const parriers = [...awaited.bySeat].filter(([, moves]) => moves.includes('{"type":"parry"}'));
    must(parriers.length <= 1, 'DD-10: there is only one twin');
    const ownMoves = awaited.bySeat.get(before.turn) ?? [];
    const showMoves = ownMoves.filter((move) => move.includes('show'));
    const parrier = parriers[0]?.[0];
    let seat = before.turn;
    let moveText = '{"type":"pass"}';
    if (parrier !== undefined && dice.integerBelow(100) < parryPercent) {
      seat = parrier;
      moveText = '{"type":"parry"}';
      if (seat === before.turn) rareCounts.parryInTurn += 1;
      else rareCounts.parryOutOfTurn += 1;
      if (before.trick.length === 1) rareCounts.parryOnFirstCard += 1;
      if (passedSinceTrickBegan.includes(seat)) rareCounts.parryAfterPassing += 1;
      if (seat === before.turn && showMoves.length === 0) rareCounts.parryAsOnlyWayButPassing += 1;
    } else if (showMoves.length > 0 && (before.trick.length === 0 || dice.integerBelow(100) < showPercent)) {
      moveText = dice.pick(showMoves);
      if (before.trick.some(([other]) => other === seat)) rareCounts.raiseAgainLaysOpen += 1;
      if (passedSinceTrickBegan.includes(seat)) rareCounts.raiseAfterPassing += 1;
    } else {
      if (passedSinceTrickBegan.includes(seat)) rareCounts.secondLap += 1;
      passedSinceTrickBegan.push(seat);
    }
    oracle.move(seat, JSON.parse(moveText));

    const after = oracle.facts();
    checkTable(seats, after);
    const colours = new Set(after.trick.map(([, card]) => colourOf(card)));
    if (colours.size === 3) rareCounts.thirdColourOut += 1;
    if (after.trick.length > 0) {
      // The trick goes on.
      must(moveText !== '{"type":"parry"}', 'DD-10: a parry ends the trick');
      must(after.won.join('|') === before.won.join('|'), 'nothing is won in the middle of a trick');
      must(after.stock.join() === before.stock.join(), 'DD-11: no refill in the middle of a trick');
      let nextSeat = (seat + 1) % seats;
      while (elementAt(after.hands, nextSeat).length === 0) {
        nextSeat = (nextSeat + 1) % seats;
        rareCounts.passesByItself += 1;
      }
      must(after.turn === nextSeat, 'DD-5, DD-7: clockwise, without the empty hands');
      must(
        elementAt(after.trick, after.trick.length - 1)[0] !== nextSeat,
        'DD-9: the trick should have ended',
      );
      continue;
    }

    // The trick is over.
    passedSinceTrickBegan = [];
    const cardsShown = moveText === '{"type":"pass"}' ? 0 : 1;
    const seatsThatWon = after.won.flatMap((won, s) =>
      won.length > elementAt(before.won, s).length ? [s] : [],
    );
    must(seatsThatWon.length === 1, 'DD-9: one winner');
    const winner = elementAt(seatsThatWon, 0);
    must(
      elementAt(after.won, winner).length ===
        elementAt(before.won, winner).length + before.trick.length + cardsShown,
      'DD-9: all cards of the trick',
    );
    if (moveText === '{"type":"parry"}') must(winner === seat, 'DD-10: whoever parries wins');
    if (moveText === '{"type":"pass"}') {
      must(winner === elementAt(before.trick, before.trick.length - 1)[0], 'DD-9: the highest card wins');
    }
    if (before.trick.length + cardsShown === 1) rareCounts.singleCardTrick += 1;
    // DD-11: hands are filled one after the other, clockwise from the winner.
    const seatOrder = Array.from({ length: seats }, (_, i) => (winner + i) % seats);
    let stockIndex = 0;
    for (const drawingSeat of seatOrder) {
      const heldCount = elementAt(before.hands, drawingSeat).length - (drawingSeat === seat ? cardsShown : 0);
      const drawnCount = Math.min(5 - heldCount, before.stock.length - stockIndex);
      const drawnCards = before.stock.slice(stockIndex, stockIndex + drawnCount);
      must(
        drawnCards.every((card) => elementAt(after.hands, drawingSeat).includes(card)),
        'DD-11: who draws which card',
      );
      must(
        elementAt(after.hands, drawingSeat).length === heldCount + drawnCount,
        'DD-11: how many are drawn',
      );
      if (drawnCount > 0 && drawnCount < 5 - heldCount) rareCounts.unevenRefill += 1;
      stockIndex += drawnCount;
    }
    must(after.stock.join() === before.stock.slice(stockIndex).join(), 'DD-11: the rest of the stock');

    if (after.scores.length > before.scores.length) {
      must(after.turn === -1, 'nobody is in turn between rounds');
      checkRound(seats, after);
    } else {
      const nextLeader = seatOrder.find((s) => elementAt(after.hands, s).length > 0);
      must(after.turn === nextLeader, 'DD-9, DD-12: who leads');
      if (nextLeader !== winner) rareCounts.winnerWithoutCards += 1;
    }
  }
}

/** A game with exactly these hands (the other cards follow in canonical order). */
function dealtOracle(hands: number[][], options: Partial<Options> = {}): Oracle {
  const seats = hands.length;
  const cardOrder: number[] = [];
  for (let i = 0; i < 5; i += 1) for (const hand of hands) cardOrder.push(elementAt(hand, i));
  const canonical = canonicalDeck(seats);
  for (const card of canonical) if (!cardOrder.includes(card)) cardOrder.push(card);
  const oracle = new Oracle(seats, {
    rounds: 1,
    firstLeader: 0,
    parry: 'anytime',
    openWins: 'off',
    ...options,
  });
  oracle.chance(cardOrder.map((card) => canonical.indexOf(card)));
  return oracle;
}

function movesOf(oracle: Oracle, seat: number): string[] {
  const awaited = oracle.awaits();
  return awaited.kind === 'moves' ? (awaited.bySeat.get(seat) ?? []) : [];
}

const yellowCard = (number: number): number => (number - 1) * 2;
const greenCard = (number: number): number => 18 + (number - 1) * 2;
const blackCard = (number: number): number => 36 + (number - 1) * 2;
const fang = 1;
const show = (card: number): object => ({ type: 'show', card });

// Three players, numbers 1 to 5.
const threeHands = [
  [yellowCard(3), yellowCard(5), greenCard(1), blackCard(1), blackCard(2)],
  [yellowCard(1), yellowCard(4), greenCard(2), greenCard(5), blackCard(3)],
  [yellowCard(3) + fang, yellowCard(2), greenCard(2) + fang, greenCard(3), blackCard(4)],
];

describe('the Daumen drauf oracle', () => {
  it('keeps the invariants in random games', () => {
    const dice = new Dice(19960701);
    for (let game = 0; game < runs(360); game += 1) {
      const seats = 2 + (game % 6);
      playOneGame(
        seats,
        {
          rounds: dice.pick<Options['rounds']>(['players', 1, 1, 2, 3]),
          firstLeader: dice.integerBelow(2) === 0 ? 'random' : dice.integerBelow(seats),
          parry: dice.pick<Options['parry']>(['anytime', 'onTurn']),
          openWins: dice.pick<Options['openWins']>(['off', 'on']),
        },
        dice,
      );
    }
    for (const [name, count] of Object.entries(rareCounts)) {
      expect(count, `${name} should have occurred`).toBeGreaterThan(0);
    }
  });

  it('DD-6: a new colour beats any number, an overtaken colour is dead', () => {
    const oracle = dealtOracle(threeHands);
    oracle.move(0, show(yellowCard(3)));
    expect(movesOf(oracle, 1)).toEqual(
      [yellowCard(4), greenCard(2), greenCard(5), blackCard(3)]
        .map((card) => JSON.stringify(show(card)))
        .concat('{"type":"pass"}')
        .sort(),
    );
    oracle.move(1, show(greenCard(2)));
    oracle.move(2, show(blackCard(4)));
    expect(movesOf(oracle, 0)).toEqual(['{"type":"pass"}']);
    oracle.move(0, { type: 'pass' });
    oracle.move(1, { type: 'pass' });
    expect(oracle.facts().won[2]).toEqual([yellowCard(3), greenCard(2), blackCard(4)]);
    expect(oracle.facts().turn).toBe(2);
  });

  it('DD-8, DD-10: raising again lays the earlier card open, and a parry comes out of turn', () => {
    const oracle = dealtOracle(threeHands);
    oracle.move(0, show(yellowCard(3)));
    expect(movesOf(oracle, 2)).toEqual(['{"type":"parry"}']);
    oracle.move(1, show(yellowCard(4)));
    expect(movesOf(oracle, 2)).not.toContain('{"type":"parry"}');
    oracle.move(2, { type: 'pass' });
    oracle.move(0, show(greenCard(1)));
    expect(oracle.facts().open).toEqual([true, false, false]);
    oracle.move(1, show(greenCard(2)));
    expect(oracle.facts().open).toEqual([true, true, false, false]);
    expect(oracle.facts().turn).toBe(2);
    oracle.move(2, { type: 'pass' });
    expect(oracle.facts().turn).toBe(0);
    oracle.move(2, { type: 'parry' });
    expect(oracle.facts().won[2]).toEqual([
      yellowCard(3),
      yellowCard(4),
      greenCard(1),
      greenCard(2),
      greenCard(2) + fang,
    ]);
    expect(oracle.facts().hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
  });

  it('DD-10: with onTurn a parry waits for the turn', () => {
    const oracle = dealtOracle(threeHands, { parry: 'onTurn' });
    oracle.move(0, show(yellowCard(3)));
    expect(movesOf(oracle, 2)).toEqual([]);
    expect(() => oracle.move(2, { type: 'parry' })).toThrow('DD-10');
    oracle.move(1, { type: 'pass' });
    expect(movesOf(oracle, 2)).toContain('{"type":"parry"}');
    oracle.move(2, { type: 'parry' });
    expect(oracle.facts().won[2]).toEqual([yellowCard(3), yellowCard(3) + fang]);
  });

  it('refuses what is illegal and stays as it was', () => {
    const oracle = dealtOracle(threeHands);
    const illegal: [number, unknown][] = [
      [0, { type: 'pass' }],
      [0, { type: 'parry' }],
      [0, show(yellowCard(1))],
      [1, show(yellowCard(1))],
      [3, { type: 'pass' }],
      [0, { type: 'show' }],
      [0, { type: 'show', card: yellowCard(3), more: 1 }],
      [0, { type: 'roll' }],
      [0, null],
    ];
    const before = JSON.stringify(oracle.facts());
    for (const [seat, move] of illegal) expect(() => oracle.move(seat, move)).toThrow();
    expect(() => oracle.chance([0])).toThrow();
    expect(JSON.stringify(oracle.facts())).toBe(before);
    oracle.move(0, show(yellowCard(3)));
    expect(() => oracle.move(1, show(yellowCard(1)))).toThrow('DD-5');
    expect(() => oracle.move(0, { type: 'parry' })).toThrow('DD-10');

    const options: Options = { rounds: 'players', firstLeader: 'random', parry: 'anytime', openWins: 'off' };
    expect(() => new Oracle(1, options)).toThrow();
    expect(() => new Oracle(8, options)).toThrow();
    expect(() => new Oracle(3, { ...options, rounds: 21 })).toThrow('DD-3');
    expect(() => new Oracle(3, { ...options, firstLeader: 3 })).toThrow();
    const newOracle = new Oracle(3, options);
    expect(() => newOracle.move(0, { type: 'pass' })).toThrow();
    expect(() => newOracle.chance([3])).toThrow();
    newOracle.chance([2]);
    expect(() => newOracle.chance([0, 1, 2])).toThrow('DD-2');
    expect(() => newOracle.chance(Array.from({ length: 30 }, () => 0))).toThrow('DD-2');
    expect(newOracle.facts().leader).toBe(2);
  });
});
