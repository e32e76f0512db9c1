import { describe, expect, it } from 'vitest';
import { cardSet, readPosition } from '../../core/position.ts';
import { type ChanceSource, Match, seededChance, seededDraw } from '../../index.ts';
import { type Card, cardsIn, deckOf, letters, readCard, writeCard } from './cards.ts';
import { type DavidGoliath, davidGoliath } from './index.ts';
import { davidGoliathPositions as positions } from './positions.ts';
import { extremes } from './rules.ts';
import type { State } from './state.ts';

const toCard = (text: string): Card => readCard(text)!;
const cards = (text: string): Card[] => text.split(' ').map(toCard);
const play = (text: string) => ({ type: 'play', card: toCard(text) }) as const;

/** The deck order that deals these hands, beginning with seat `first`. */
function orderFor(hands: readonly Card[][], first: number): number[] {
  const seats = hands.length;
  const deck = deckOf(seats);
  return deck.map((_, index) => deck.indexOf(hands[(first + index) % seats]![Math.floor(index / seats)]!));
}

/** A match with these cards in the hands, filled up from the rest of the deck in canonical order. */
function dealtMatch(hands: readonly string[], dealer: number, options = {}): Match<DavidGoliath> {
  const seats = hands.length;
  const wantedHands = hands.map((hand) => (hand === '' ? [] : cards(hand)));
  const undealt = deckOf(seats).filter((card) => !wantedHands.flat().includes(card));
  for (const hand of wantedHands) hand.push(...undealt.splice(0, 15 - hand.length));
  const match = new Match(davidGoliath, { seats, options: { firstDealer: dealer, ...options } });
  match.resolve(orderFor(wantedHands, (dealer + 1) % seats));
  return match;
}

/** Answers a limited number of draws, because a broken game might ask for ever. */
function chanceFrom(seed: number): ChanceSource {
  const chance = seededChance(seed);
  let draws = 0;
  return (request) => {
    draws += 1;
    if (draws > 30) throw new Error('the game does not stop asking for draws');
    return chance(request);
  };
}

/** Plays the first legal move until the end. */
function playOn(match: Match<DavidGoliath>, chance: ChanceSource): void {
  for (let moves = 0; !match.result; moves++) {
    if (moves > 2000) throw new Error('the game does not end');
    match.resolveAll(chance);
    const [seat] = match.actors;
    if (seat !== undefined) match.play(seat, match.legalMoves(seat)[0]);
  }
}

const handsOf = (state: State): Card[][] =>
  Array.from({ length: state.seats }, (_, seat) => cardsIn(state.hands, seat));
const wonBy = (state: State, seat: number): string[] => cardsIn(state.won, seat).map(writeCard);

/** A position with three players and these hands. Seat 0 has won every card that is not in a hand or the trick. */
function position(leader: number, trick: string, hands: readonly string[]): State {
  const heldCards = [...hands, trick.replaceAll('.', ' ')].flatMap((list) =>
    list === '' ? [] : list.split(' '),
  );
  const won = deckOf(3)
    .map(writeCard)
    .filter((card) => !heldCards.includes(card));
  const sets = (lists: readonly string[]): string =>
    lists.map((list) => setOf.write(list === '' ? [] : cards(list).sort((a, b) => a - b))).join(',');
  const parts = [
    'david-goliath.1/3/deals=1/trick/0',
    leader,
    trick,
    sets(hands),
    sets([won.join(' '), '', '']),
    '',
  ];
  return readPosition(parts.join('/'), [positions]).state;
}

const setOf = cardSet({ letters, writeCard, readCard });

describe('DG-1 cards and deal', () => {
  it.each([3, 4, 5, 6])('uses the values 1 to 3n: 15 cards each for %i', (seats) => {
    const deck = deckOf(seats);
    expect(deck).toHaveLength(15 * seats);
    expect(writeCard(deck[0]!)).toBe('r1');
    expect(writeCard(deck[3 * seats]!)).toBe('y1');
    expect(writeCard(deck.at(-1)!)).toBe(`p${3 * seats}`);
    const match = new Match(davidGoliath, { seats });
    match.resolveAll(chanceFrom(seats));
    expect(handsOf(match.state).map((hand) => hand.length)).toEqual(new Array(seats).fill(15));
    expect(
      handsOf(match.state)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual(deck);
  });

  it('deals one at a time, clockwise, the player left of the dealer first', () => {
    const match = new Match(davidGoliath, { seats: 3, options: { firstDealer: 1 } });
    const events = match.resolve(Array.from({ length: 45 }, (_, index) => index));
    const [first, second, third] = [2, 0, 1].map((seat) =>
      handsOf(match.state)[seat]!.slice(0, 3).map(writeCard),
    );
    expect(first).toEqual(['r1', 'r4', 'r7']);
    expect(second).toEqual(['r2', 'r5', 'r8']);
    expect(third).toEqual(['r3', 'r6', 'r9']);
    expect(events).toEqual([{ type: 'dealt', rule: 'DG-1', deal: 0, dealer: 1, leader: 2 }]);
  });
});

describe('DG-2 as many deals as players, or as agreed', () => {
  it.each([
    [3, 'players', 3],
    [4, 'players', 4],
    [3, 1, 1],
    [3, 2, 2],
    [3, 20, 20],
  ] as const)('%i players, deals %s: %i', (seats, deals, count) => {
    const match = new Match(davidGoliath, { seats, options: { deals } });
    playOn(match, chanceFrom(7));
    expect(match.state.scores).toHaveLength(count);
    expect(match.state.phase).toBe('over');
  });
});

describe('DG-3 who deals and who leads', () => {
  it('draws the first dealer', () => {
    const match = new Match(davidGoliath, { seats: 4 });
    expect(match.chance).toEqual({ kind: 'dice', count: 1, faces: 4, sealed: false });
    expect(match.resolve([2])).toEqual([{ type: 'dealer', rule: 'DG-3', seat: 2 }]);
    expect(match.state.dealer).toBe(2);
    expect(match.chance).toEqual({ kind: 'shuffle', size: 60, sealed: true });
    match.resolveAll(chanceFrom(1));
    expect(match.actors).toEqual([3]);
  });

  it('takes a given first dealer, and the left of seat n−1 is seat 0', () => {
    const match = new Match(davidGoliath, { seats: 5, options: { firstDealer: 4 } });
    expect(match.chance).toEqual({ kind: 'shuffle', size: 75, sealed: true });
    match.resolveAll(chanceFrom(1));
    expect(match.actors).toEqual([0]);
  });

  it('passes the deal clockwise, and the left of the dealer leads', () => {
    const match = new Match(davidGoliath, { seats: 3, options: { firstDealer: 1, deals: 3 } });
    const dealers: number[] = [];
    match.subscribe(({ taken }) => {
      for (const event of taken.events) if (event.type === 'dealt') dealers.push(event.dealer, event.leader);
    });
    playOn(match, chanceFrom(5));
    expect(dealers).toEqual([1, 2, 2, 0, 0, 1]);
  });
});

describe('DG-4 one card each, clockwise', () => {
  it('lets the leader play anything, and asks one after the other', () => {
    const match = dealtMatch(['', '', ''], 2);
    expect(match.legalMoves(0)).toHaveLength(15);
    expect(match.actors).toEqual([0]);
    expect(match.legalMoves(1)).toEqual([]);
    match.play(0, match.legalMoves(0)[3]);
    expect(match.actors).toEqual([1]);
    expect(cardsIn(match.state.hands, 0)).toHaveLength(14);
    expect(match.state.trick).toHaveLength(1);
  });

  it('refuses a card out of turn and a card that is not in the hand', () => {
    const match = dealtMatch(['r1', 'r2', 'r3'], 2);
    expect(match.play(1, play('r2'))).toEqual({
      ok: false,
      refusal: { reason: 'not-your-turn', rule: 'DG-4', turn: 0 },
    });
    expect(match.play(0, play('r2'))).toEqual({
      ok: false,
      refusal: { reason: 'not-in-hand', rule: 'DG-4', card: toCard('r2') },
    });
    // With three players no card is above 9.
    expect(match.refusal(0, play('r10'))?.reason).toBe('not-in-hand');
    expect(match.length).toBe(1);
  });

  it.each([
    null,
    'r1',
    3,
    {},
    { type: 'play' },
    { type: 'pass', card: 0 },
    { type: 'play', card: -1 },
    { type: 'play', card: 90 },
    { type: 'play', card: 0.5 },
    { type: 'play', card: '0' },
    { type: 'play', card: 0, seat: 1 },
  ])('does not take %j for a move', (move) => {
    expect(dealtMatch(['r1', '', ''], 2).refusal(0, move)).toEqual({ reason: 'malformed', rule: 'CB-1' });
    expect(davidGoliath.isMove(move)).toBe(false);
  });

  it('accepts the last card of the deck as a card', () => {
    expect(davidGoliath.isMove({ type: 'play', card: 89 })).toBe(true);
    expect(davidGoliath.isMove({ type: 'play', card: 0 })).toBe(true);
    expect(davidGoliath.isMove(Object.assign(() => {}, play('r1')))).toBe(false);
  });
  it('is written as its card, and read back', () => {
    const { options } = new Match(davidGoliath, { seats: 3, options: {} });
    expect(davidGoliath.writeMove(play('g12'), options)).toBe('g12');
    expect(davidGoliath.readMove('g12', options)).toEqual(play('g12'));
    expect(davidGoliath.readMove('g19', options)).toBeNull();
  });

  it('emits an event for each card', () => {
    const match = dealtMatch(['g4', 'g9 r2', 'r3'], 2);
    expect(match.play(0, play('g4'))).toMatchObject({
      events: [{ type: 'played', rule: 'DG-4', seat: 0, card: toCard('g4'), followed: true }],
    });
  });
});

describe('DG-5 follow the colour led if you can', () => {
  const state = position(0, 'g4', ['r1 r5', 'r2 g5 g7', 'y1 y2 y3']);

  it('allows only the led colour if the player has it', () => {
    expect(davidGoliath.legalMoves(state, 1)).toEqual([play('g5'), play('g7')]);
    expect(davidGoliath.refusal(state, 1, play('r2'))).toEqual({
      reason: 'follow',
      rule: 'DG-5',
      colour: 'green',
      cards: cards('g5 g7'),
    });
    expect(davidGoliath.refusal(state, 1, play('g5'))).toBeNull();
  });

  it('allows any card if the player has none of it', () => {
    const later = position(0, 'g4.g5', ['r1', 'r2', 'y1 y2']);
    expect(davidGoliath.legalMoves(later, 2)).toEqual([play('y1'), play('y2')]);
    const events: object[] = [];
    davidGoliath.play(structuredClone(later), 2, play('y1'), (event) => events.push(event));
    expect(events[0]).toEqual({ type: 'played', rule: 'DG-5', seat: 2, card: toCard('y1'), followed: false });
  });

  it('appends to the list that is passed in', () => {
    const givenMoves = [play('b1')];
    expect(davidGoliath.legalMoves(state, 1, givenMoves)).toBe(givenMoves);
    expect(givenMoves).toEqual([play('b1'), play('g5'), play('g7')]);
  });
});

describe('DG-6, DG-7, DG-8 the highest and the lowest', () => {
  it.each([
    ['the numbers decide, whatever the colour', 'g4 r9 y2', 1, 2],
    ['the first card can be both far ahead and the highest', 'r9 g4 y2', 0, 2],
    ['or the lowest', 'r1 g4 y2', 1, 0],
    ['of several highest the last played', 'r9 g9 y2', 1, 2],
    ['of several lowest the last played', 'r2 g9 y2', 1, 2],
    ['of both', 'r2 g9 y2 b9', 3, 2],
    ['all equal: the last is the highest, the one before it the lowest', 'r5 g5 y5', 2, 1],
    ['all equal with four', 'r5 g5 y5 b5', 3, 2],
    ['all equal with five', 'r5 g5 y5 b5 p5', 4, 3],
    ['all equal but one', 'r5 g5 y5 b4', 2, 3],
  ])('%s: %s', (_, trick, highest, lowest) => {
    expect(extremes(cards(trick))).toEqual({ highest, lowest });
  });
});

describe('DG-9 who takes what', () => {
  it('rulebook example: Emma takes the green 12, Ben the rest, and leads', () => {
    const [andreas, ben, clara, dennis, emma] = [0, 1, 2, 3, 4];
    const noGreen = 'r2 r1 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r14 r15';
    const match = dealtMatch(['g4', 'g12', 'g7', noGreen, 'g2'], emma);
    for (const [seat, card] of [
      [andreas, 'g4'],
      [ben, 'g12'],
      [clara, 'g7'],
      [dennis, 'r2'],
      [emma, 'g2'],
    ] as const) {
      expect(match.play(seat, play(card)).ok).toBe(true);
    }
    expect(wonBy(match.state, emma)).toEqual(['g12']);
    expect(wonBy(match.state, ben).sort()).toEqual(['g2', 'g4', 'g7', 'r2']);
    for (const seat of [andreas, clara, dennis]) expect(wonBy(match.state, seat)).toEqual([]);
    expect(match.actors).toEqual([ben]);
    expect(match.state.trick).toEqual([]);
    expect(match.history.at(-1)?.events[1]).toEqual({
      type: 'trick',
      rule: 'DG-9',
      highest: { seat: ben, card: toCard('g12') },
      lowest: { seat: emma, card: toCard('g2') },
      rest: cards('g4 g7 r2 g2'),
    });
  });

  it('counts seats from the leader, round the table', () => {
    const state = structuredClone(position(2, 'g4.g9', ['r1', 'g2 r3', 'r2']));
    const events: { type: string }[] = [];
    davidGoliath.play(state, 1, play('g2'), (event) => events.push(event));
    // Seat 2 led g4, seat 0 played g9, seat 1 g2.
    expect(wonBy(state, 1)).toEqual(['g9']);
    expect(wonBy(state, 0)).toEqual(expect.arrayContaining(['g4', 'g2']));
    expect(state.leader).toBe(0);
    expect(davidGoliath.actors(state)).toEqual([0]);
    expect(events.map(({ type }) => type)).toEqual(['played', 'trick']);
  });

  it('names DG-8 when all were equal', () => {
    const state = structuredClone(position(0, 'g4.r4', ['r1', 'r3', 'y4 y3']));
    const events: { rule: string }[] = [];
    davidGoliath.play(state, 2, play('y4'), (event) => events.push(event));
    expect(events[1]).toMatchObject({ rule: 'DG-8', highest: { seat: 2 }, lowest: { seat: 1 } });
  });
});

describe('DG-10 hands are secret, won cards are not', () => {
  it('cannot take a card back', () => {
    const match = dealtMatch(['r1', '', ''], 2);
    match.play(0, play('r1'));
    expect(match.undo(0)).toEqual({ ok: false, refusal: { reason: 'undo-secret', rule: 'CB-4' } });
  });

  it('shows each seat its own hand and how many cards the others hold', () => {
    const match = dealtMatch(['r1', 'g2', 'b3'], 2);
    match.play(0, play('r1'));
    const view = match.view(1);
    expect(view.hand).toEqual(cardsIn(match.state.hands, 1));
    expect(view.handCounts).toEqual([14, 15, 15]);
    expect(view.turn).toBe(1);
    expect(view.trick).toEqual([{ seat: 0, card: toCard('r1') }]);
    expect(match.view('spectator').hand).toEqual([]);
  });

  it('samples no colour into a hand that could not follow it', () => {
    const match = dealtMatch(['g1 g2 g3', 'r1 r2 r3 r4 r5 r6 r7 r8 r9 y1 y2 y3 y4 y5 y6', 'g4 g5 g6'], 2);
    for (const card of ['g1', 'r1', 'g4']) match.play(match.actors[0]!, play(card));
    const log = match.history.flatMap(({ events }) => events);
    const draw = seededDraw(1);
    for (let times = 0; times < 50; times++) {
      const other = davidGoliath.determinize(match.view(0), draw, log);
      expect(
        cardsIn(other.hands, 1)
          .map(writeCard)
          .filter((card) => card.startsWith('g')),
      ).toEqual([]);
      expect(positions.flaw(other)).toBeNull();
    }
  });
});

describe('DG-11, DG-12 the end of a deal and of the game', () => {
  const lastCards = (): State => {
    const state = structuredClone(
      position(
        0,
        'g4.g9',
        ['', '', 'g2'].map((hand) => hand),
      ),
    );
    return state;
  };

  it('scores when the last card is played, and the highest total wins', () => {
    const state = lastCards();
    const events: { type: string }[] = [];
    davidGoliath.play(state, 2, play('g2'), (event) => events.push(event));
    expect(state.phase).toBe('over');
    expect(state.scores).toHaveLength(1);
    expect(events.map(({ type }) => type)).toEqual(['played', 'trick', 'scored', 'over']);
    // Seat 0 won all other cards: nine of each colour except green. Seat 2 took the green 9.
    expect(state.scores[0]).toEqual([42, 2 + 4, 9]);
    expect(events.at(-1)).toEqual({ type: 'over', rule: 'DG-12', totals: [42, 6, 9], winners: [0] });
    expect(events.at(-2)).toEqual({ type: 'scored', rule: 'DG-11', deal: 0, scores: [42, 6, 9] });
    expect(davidGoliath.result(state)).toEqual({ scores: [42, 6, 9], ranking: [1, 3, 2], winners: [0] });
    expect(davidGoliath.actors(state)).toEqual([]);
    expect(davidGoliath.chance(state)).toBeNull();
  });

  it('continues with the next deal, and keeps the won cards on the table until then', () => {
    const state = lastCards();
    const longerMatch: State = { ...state, options: { ...state.options, deals: 2 } };
    davidGoliath.play(longerMatch, 2, play('g2'));
    expect(longerMatch.phase).toBe('deal');
    expect(longerMatch.dealer).toBe(1);
    expect(davidGoliath.result(longerMatch)).toBeNull();
    expect(davidGoliath.chance(longerMatch)).toEqual({ kind: 'shuffle', size: 45, sealed: true });
    expect(wonBy(longerMatch, 2)).toEqual(['g9']);
    davidGoliath.resolve(
      longerMatch,
      Array.from({ length: 45 }, (_, index) => index),
    );
    expect(wonBy(longerMatch, 2)).toEqual([]);
    expect(longerMatch.leader).toBe(2);
    expect(longerMatch.phase).toBe('trick');
  });

  it('shares the win if totals are equal', () => {
    const state: State = {
      ...lastCards(),
      phase: 'over',
      scores: [
        [10, 20, 20],
        [30, 20, 20],
      ],
    };
    expect(davidGoliath.result(state)).toEqual({
      scores: [40, 40, 40],
      ranking: [1, 1, 1],
      winners: [0, 1, 2],
    });
  });
});

describe('a position', () => {
  const validPosition =
    'david-goliath.1/3/deals=1/trick/0/0/g4.g9/,,g2/r1.2.3.4.5.6.7.8.9y1.2.3.4.5.6.7.8.9g1.3.5.6.7.8b1.2.3.4.5.6.7.8.9p1.2.3.4.5.6.7.8.9,,/';

  const revoke =
    'david-goliath.1/3/deals=1/trick/0/0/g4.r9/r1,g2,b1b2/r2.3.4.5.6.7.8y1.2.3.4.5.6.7.8.9g1.3.5.6.7.8.9b3.4.5.6.7.8.9p1.2.3.4.5.6.7.8.9,,/';
  const allCards =
    'r1.2.3.4.5.6.7.8.9y1.2.3.4.5.6.7.8.9g1.2.3.4.5.6.7.8.9b1.2.3.4.5.6.7.8.9p1.2.3.4.5.6.7.8.9';
  const finalPosition = `david-goliath.1/3/deals=1/over/0/0//,,/${allCards},,/45.0.0`;

  it('of a finished game is read', () => {
    expect(readPosition(finalPosition, [positions]).state).toMatchObject({
      phase: 'over',
      scores: [[45, 0, 0]],
    });
  });

  it('is read', () => {
    expect(readPosition(validPosition, [positions]).state).toEqual(lastCardsOf());
  });

  const lastCardsOf = () => position(0, 'g4.g9', ['', '', 'g2']);

  it.each([
    ['a card that is there twice', validPosition.replace('g4.g9', 'g4.g4'), /one place/],
    ['a card twice in one hand', validPosition.replace(',,g2', ',,g2g2'), /twice/],
    ['a card that is missing', validPosition.replace('r1.2', 'r1'), /one place/],
    ['a card too high for three', validPosition.replace('r1.2', 'r1.10'), /one place/],
    ['a card that does not exist', validPosition.replace('r1.2', 'r1.19'), /not a card/],
    ['no list of cards', validPosition.replace(',,g2', ',,x'), /"x" is not a card/],
    ['too few hands', validPosition.replace(',,g2', ',g2'), /3 parts, not 2/],
    ['a hand too many cards', validPosition.replace(',,g2', ',g2,'), /seat 1 has the wrong number/],
    ['a full trick', validPosition.replace('g4.g9/,,g2', 'g4.g9.g2/,,'), /somebody must have a card/],
    ['a deal too many', `${validPosition}1.2.3`, /1 of 1 deals/],
    ['a game over before its end', validPosition.replace('trick', 'over'), /0 of 1 deals/],
    ['cards before the deal', validPosition.replace('trick', 'deal'), /no cards/],
    ['cards before the dealer', validPosition.replace('trick', 'dealer'), /no cards/],
    [
      'cards in hand between deals',
      validPosition.replace('deals=1/trick', 'deals=2/deal').concat('1.2.3'),
      /all cards/,
    ],
    [
      'a seat that has not followed',
      validPosition.replace('g4.g9/,,g2', 'g4.r9/,g9,g2').replace('8.9y1', '8y1'),
      /wrong number|followed/,
    ],
    ['a revoke', revoke, /seat 1 has not followed/],
    [
      'a dealer other than the agreed one',
      validPosition.replace('deals=1', 'deals=1,firstDealer=1'),
      /passed 0 times/,
    ],
    [
      'a deal scored before the dealer is drawn',
      'david-goliath.1/3//dealer/0/0//,,/,,/1.2.3',
      /dealer is known/,
    ],
    [
      'a draw of a dealer who was agreed',
      'david-goliath.1/3/firstDealer=1/dealer/0/0//,,/,,/',
      /dealer is known/,
    ],
    ['a leader before the first deal', 'david-goliath.1/3//deal/0/1//,,/,,/', /no cards have been dealt/],
    ['scores that nobody has made', finalPosition.replace('45.0.0', '44.0.0'), /not those of the won cards/],
    ['a value given twice', validPosition.replace('deals=1', 'deals=1=7'), /"deals" is one of|it is written/],
    [
      'a default that is written down',
      validPosition.replace('deals=1', 'deals=1,firstDealer=random'),
      /it is written/,
    ],
    ['an unknown phase', validPosition.replace('trick', 'trock'), /phase: "trock" is not one of/],
    [
      'a seat that is not there',
      validPosition.replace('trick/0', 'trick/3'),
      /dealer: "3" is not a number from 0 to 2/,
    ],
    ['too many players', validPosition.replace('/3/', '/7/'), /3 to 6 players/],
    ['an unknown option', validPosition.replace('deals=1', 'deels=1'), /no option "deels"/],
    ['an option twice', validPosition.replace('deals=1', 'deals=1,deals=1'), /twice/],
    ['another game', validPosition.replace('david-goliath.1', 'david-goliath.2'), /starts with/],
    ['a field too few', validPosition.slice(0, -1), /7 fields/],
  ])('is refused with %s', (_, text, reason) => {
    expect(() => readPosition(text, [positions])).toThrow(reason);
  });
});
