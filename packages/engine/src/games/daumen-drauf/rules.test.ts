import { describe, expect, it } from 'vitest';
import { drawOutcome, seededDraw } from '../../core/chance.ts';
import { copyOf, Match } from '../../core/match.ts';
import { cardsIn, colours, daumenDrauf as game, lifeOf, readCard, type State } from './index.ts';
import { daumenDraufPositions as positions } from './positions.ts';
import { cardsOf, legal, moveOf, play, refusalOf, standard, stateOf } from './test/positions.ts';

const card = (text: string): number => readCard(text) as number;
const identityOrder = (size: number): number[] => Array.from({ length: size }, (_, index) => index);
const handsOf = (state: State): number[][] =>
  identityOrder(state.seats).map((seat) => cardsIn(state.hands, seat));
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

/** 2 players with an empty stock. */
const twoPlayers = (changes: object = {}): State =>
  stateOf({ hands: ['y2 g1 g4 b2f', 'y1 y2f y3 g3'], lastTrick: '0b1', turn: 0, ...changes });

/** 3 players at the start of a trick; the stock is empty. */
const threePlayers = (changes: object = {}): State =>
  stateOf({
    hands: ['y1 y4 g2 b3f b5', 'y2 y5f g1f g3 b1', 'y1f y3 g2f g5 b5f'],
    lastTrick: '0b4',
    turn: 0,
    ...changes,
  });

describe('DD-1 the deck', () => {
  it.each([
    [2, 24],
    [3, 30],
    [4, 36],
    [5, 42],
    [6, 48],
    [7, 54],
  ])('%i players use %i cards', (seats, size) => {
    const state = game.setup(seats, { ...standard, firstLeader: 0 });
    expect(game.chance(state)).toEqual({ kind: 'shuffle', size, sealed: true });
  });
  it('is for 2 to 7 players', () => {
    expect(game.seats).toEqual({ min: 2, max: 7 });
  });
});

describe('DD-2 the deal', () => {
  it('starts with a draw of the first leader', () => {
    const state = game.setup(3, standard);
    expect(state).toEqual({
      seats: 3,
      options: standard,
      phase: 'leader',
      firstLeader: 0,
      turn: -1,
      trick: [],
      shownBy: [],
      winner: -1,
      hands: [0, 0, 0, 0, 0, 0, 0, 0, 0],
      won: [0, 0, 0, 0, 0, 0, 0, 0, 0],
      stock: [],
      scores: [],
    });
    expect(game.chance(state)).toEqual({ kind: 'dice', count: 1, faces: 3, sealed: false });
    expect(game.actors(state)).toEqual([]);
    const events: object[] = [];
    game.resolve(state, [2], (event) => events.push(event));
    expect(events).toEqual([{ type: 'leader', rule: 'DD-2', seat: 2 }]);
    expect(state).toMatchObject({ phase: 'deal', firstLeader: 2 });
    expect(game.chance(state)).toMatchObject({ kind: 'shuffle' });
  });
  it('or with the agreed seat', () => {
    expect(game.setup(3, { ...standard, firstLeader: 1 })).toMatchObject({ phase: 'deal', firstLeader: 1 });
  });
  it('gives five cards each, one at a time, the leader first; the rest is the stock, drawn from its front', () => {
    const state = game.setup(3, { ...standard, firstLeader: 1 });
    const events: object[] = [];
    game.resolve(state, identityOrder(30), (event) => events.push(event));
    expect(events).toEqual([{ type: 'dealt', rule: 'DD-2', round: 0, leader: 1, stock: 15 }]);
    expect(handsOf(state)).toEqual([
      cardsOf('y2 y3f y5 g1f g3'),
      cardsOf('y1 y2f y4 y5f g2'),
      cardsOf('y1f y3 y4f g1 g2f'),
    ]);
    expect(state.stock.toReversed()).toEqual(cardsOf('g3f g4 g4f g5 g5f b1 b1f b2 b2f b3 b3f b4 b4f b5 b5f'));
    expect(state).toMatchObject({ phase: 'trick', turn: 1, winner: -1, trick: [], shownBy: [] });
    expect(game.chance(state)).toBeNull();
    expect(game.actors(state)).toEqual([1]);
    expect(game.result(state)).toBeNull();
    expect(positions.flaw(state)).toBeNull();
  });
  it('moves the first leader clockwise from round to round, back to seat 0 after the last', () => {
    const match = new Match(game, { seats: 2, options: { rounds: 3, firstLeader: 1 } });
    const leaders: number[] = [];
    for (let step = 0; step < 200 && !match.result; step++) {
      if (match.chance) {
        for (const event of match.resolve(identityOrder(24))) {
          if (event.type === 'dealt') leaders.push(event.round, event.leader, match.state.turn);
        }
      }
      const seat = match.actors[0];
      if (seat !== undefined) match.play(seat, match.legalMoves(seat)[0]);
    }
    expect(leaders).toEqual([0, 1, 1, 1, 0, 0, 2, 1, 1]);
    expect(match.state.firstLeader).toBe(1);
  });
  it('clears the table of the round before', () => {
    const state = stateOf({
      hands: ['y1', ''],
      lastTrick: '0y2 1y3',
      phase: 'deal',
      options: { rounds: 2 },
      scores: [[-2, 0]],
      won: ['', 'y2f y4 y4f g1 g1f g2 g2f g3 g3f g4 g4f b1 b1f b2 b2f b3 b3f b4 b4f y3f'],
    });
    game.resolve(state, identityOrder(24));
    expect(state).toMatchObject({ trick: [], shownBy: [], winner: -1, won: [0, 0, 0, 0, 0, 0] });
    expect(state.stock).toHaveLength(14);
    expect(positions.flaw(state)).toBeNull();
  });
});

describe('DD-3 the number of rounds', () => {
  it.each([
    ['players', 4],
    [1, 1],
    [20, 20],
  ] as const)('rounds %s of 4 players: %i', (rounds, count) => {
    const view = game.view(game.setup(4, { ...standard, rounds }), 0);
    expect(view.rounds).toBe(count);
  });
  it('offers players, or 1 to 20', () => {
    expect(game.options.rounds.values(4)).toEqual([
      'players',
      ...Array.from({ length: 20 }, (_, index) => index + 1),
    ]);
    expect(game.options.firstLeader.values(3)).toEqual(['random', 0, 1, 2]);
    expect(game.options.parry.values(3)).toEqual(['anytime', 'onTurn']);
    expect(game.options.openWins.values(3)).toEqual(['off', 'on']);
  });
});

describe('DD-4 cards are shown, not played', () => {
  it('tells colour and number of a shown card, never the fang', () => {
    for (const shownCard of ['0:b3f', '0:b5']) {
      const [event] = play(threePlayers(), shownCard);
      expect(Object.keys(event as object).sort()).toEqual(['colour', 'number', 'rule', 'seat', 'type']);
    }
    expect(play(threePlayers(), '0:b3f')).toEqual([
      { type: 'shown', rule: 'DD-5', seat: 0, colour: 'black', number: 3 },
    ]);
  });
  it('takes the card out of the hand', () => {
    const state = threePlayers();
    play(state, '0:b3f');
    expect(cardsIn(state.hands, 0)).toEqual(cardsOf('y1 y4 g2 b5'));
    expect(state).toMatchObject({ trick: [card('b3f')], shownBy: [0], winner: -1, turn: 1 });
  });
  it('refuses a card that is not in hand', () => {
    expect(refusalOf(threePlayers(), 0, 'b3')).toEqual({
      reason: 'not-in-hand',
      rule: 'DD-4',
      card: card('b3'),
    });
    expect(refusalOf(threePlayers(), 0, 'y2')).toMatchObject({ reason: 'not-in-hand' });
  });
});

describe('DD-5 the leader must show, the others show or pass', () => {
  it('lets the leader show anything, and nothing else', () => {
    expect(legal(threePlayers())).toEqual(['y1', 'y4', 'g2', 'b3f', 'b5']);
    expect(game.actors(threePlayers())).toEqual([0]);
    expect(refusalOf(threePlayers(), 0, 'pass')).toEqual({ reason: 'leader-must-show', rule: 'DD-5' });
    expect(refusalOf(threePlayers(), 0, 'y1')).toBeNull();
  });
  it('goes clockwise', () => {
    const state = threePlayers();
    play(state, '0:y4');
    expect(state.turn).toBe(1);
    expect(play(state, '1:pass')).toEqual([{ type: 'passed', rule: 'DD-5', seat: 1 }]);
    expect(state.turn).toBe(2);
  });
  it('refuses a seat that is not in turn', () => {
    const state = threePlayers();
    expect(refusalOf(state, 1, 'y2')).toEqual({ reason: 'not-your-turn', rule: 'DD-5', turn: 0 });
    play(state, '0:y4');
    expect(refusalOf(state, 2, 'pass')).toEqual({ reason: 'not-your-turn', rule: 'DD-5', turn: 1 });
    expect(refusalOf(state, 1, 'pass')).toBeNull();
    expect(legal(state, 2)).toEqual([]);
  });
});

describe('DD-6 what is higher', () => {
  it('a higher number of the colour, or any number of a new colour', () => {
    const state = threePlayers();
    play(state, '0:y4');
    expect(legal(state)).toEqual(['y5f', 'g1f', 'g3', 'b1', 'pass']);
    expect(play(state, '1:g1f')).toEqual([
      { type: 'shown', rule: 'DD-6', seat: 1, colour: 'green', number: 1 },
    ]);
  });
  it('an overtaken colour is dead', () => {
    const state = threePlayers();
    play(state, '0:y1', '1:g3');
    expect(legal(state)).toEqual(['g5', 'b5f', 'pass']);
    expect(refusalOf(state, 2, 'y3')).toEqual({
      reason: 'dead-colour',
      rule: 'DD-6',
      colour: 'yellow',
      highest: { colour: 'green', number: 3 },
      cards: cardsOf('g5 b5f'),
    });
    expect(refusalOf(state, 2, 'g2f')).toEqual({
      reason: 'too-low',
      rule: 'DD-6',
      highest: { colour: 'green', number: 3 },
      cards: cardsOf('g5 b5f'),
    });
    expect(refusalOf(state, 2, 'b5f')).toBeNull();
  });
  it('a colour can do exactly what its cards can', () => {
    const state = threePlayers();
    const colourStatuses = () => {
      const { trick } = game.view(state, 'spectator');
      return colours.map((colour) => lifeOf(trick, colour));
    };
    expect(colourStatuses()).toEqual(['any', 'any', 'any']);
    play(state, '0:y1');
    expect(colourStatuses()).toEqual(['above', 'any', 'any']);
    play(state, '1:g3');
    expect(colourStatuses()).toEqual(['dead', 'above', 'any']);
    play(state, '2:b5f');
    expect(colourStatuses()).toEqual(['dead', 'dead', 'above']);
  });
  it('once the third colour is out, only it goes on', () => {
    const state = threePlayers();
    play(state, '0:y1', '1:g3', '2:b5f');
    expect(legal(state)).toEqual(['pass', 'parry']);
    const other = threePlayers();
    play(other, '0:y1', '1:b1', '2:g5');
    expect(legal(other)).toEqual(['pass']);
    expect(refusalOf(other, 0, 'b5')).toMatchObject({ reason: 'dead-colour', colour: 'black', cards: [] });
    expect(refusalOf(other, 0, 'g2')).toMatchObject({ reason: 'too-low', cards: [] });
  });
  it('an equal number is not higher', () => {
    const state = stateOf({
      hands: ['y1 g4', 'y2 y2f y3f', 'y4f b1'],
      lastTrick: '0b4',
      turn: 0,
      won: ['', '', 'y3'],
    });
    play(state, '0:y1', '1:y2f');
    expect(legal(state)).toEqual(['y4f', 'b1', 'pass']);
  });
  it('rulebook: a dead colour stays dead even with the highest number', () => {
    const state = stateOf({ hands: ['y1 y4f', 'g1 g2', ''], lastTrick: '0b4', turn: 0 });
    play(state, '0:y1', '1:g1');
    expect(legal(state)).toEqual(['pass']);
  });
});

describe('DD-7 passing never binds', () => {
  it('a player who has passed may show again when the turn comes back', () => {
    const state = threePlayers();
    play(state, '0:y1', '1:pass', '2:y3', '0:y4');
    expect(state.turn).toBe(1);
    expect(legal(state)).toEqual(['y5f', 'g1f', 'g3', 'b1', 'pass']);
  });
  it('a player without cards passes automatically', () => {
    const state = stateOf({ hands: ['y1 y4', '', 'y3 g1', ''], lastTrick: '0b4', turn: 0 });
    expect(play(state, '0:y1')).toEqual([
      { type: 'shown', rule: 'DD-5', seat: 0, colour: 'yellow', number: 1 },
      { type: 'passed', rule: 'DD-7', seat: 1 },
    ]);
    expect(state.turn).toBe(2);
    expect(types(play(state, '2:g1'))).toEqual(['shown', 'passed']);
    expect(state.turn).toBe(0);
  });
  it('a player with cards but no higher one is asked', () => {
    const state = stateOf({ hands: ['y4 g1', 'y1 y2', 'b1'], lastTrick: '0b4', turn: 0 });
    play(state, '0:y4');
    expect(game.actors(state)).toEqual([1]);
    expect(legal(state)).toEqual(['pass']);
  });
  it('a player who has shown their last card passes automatically', () => {
    const state = stateOf({ hands: ['y1', 'y2 y3', 'g1'], lastTrick: '0b4', turn: 0 });
    play(state, '0:y1', '1:y2');
    const events = play(state, '2:g1');
    expect(events.slice(0, 2)).toEqual([
      { type: 'shown', rule: 'DD-6', seat: 2, colour: 'green', number: 1 },
      { type: 'passed', rule: 'DD-7', seat: 0 },
    ]);
    expect(state.turn).toBe(1);
  });
});

describe('DD-8 raising again lays the earlier card open', () => {
  it('reveals its fang', () => {
    const state = threePlayers();
    play(state, '0:b3f', '1:pass');
    play(state, '2:b5f');
    expect(legal(state)).toContain('parry');
    const other = threePlayers();
    play(other, '0:y1', '1:y2', '2:y3');
    expect(play(other, '0:y4')).toEqual([
      { type: 'opened', rule: 'DD-8', seat: 0, card: card('y1') },
      { type: 'shown', rule: 'DD-6', seat: 0, colour: 'yellow', number: 4 },
    ]);
    expect(play(other, '1:y5f')[0]).toEqual({ type: 'opened', rule: 'DD-8', seat: 1, card: card('y2') });
  });
  it('the one shown last, when there are several', () => {
    const state = stateOf({ hands: ['y1 y3f g1f', 'y2 y4 b1', ''], lastTrick: '0b4', turn: 0 });
    play(state, '0:y1', '1:y2', '0:y3f', '1:y4');
    expect(play(state, '0:g1f')[0]).toEqual({ type: 'opened', rule: 'DD-8', seat: 0, card: card('y3f') });
    expect(game.view(state, 'spectator').trick.map(({ open, poisonous }) => [open, poisonous])).toEqual([
      [true, false],
      [true, false],
      [true, true],
      [false, null],
      [false, null],
    ]);
  });
});

describe('DD-9 who wins the trick', () => {
  it('the owner of the highest card, when all others have passed', () => {
    const state = threePlayers();
    play(state, '0:y1', '1:y2', '2:pass');
    const events = play(state, '0:pass');
    expect(events).toEqual([
      { type: 'passed', rule: 'DD-5', seat: 0 },
      {
        type: 'trick',
        rule: 'DD-9',
        winner: 1,
        cards: [
          { seat: 0, card: card('y1') },
          { seat: 1, card: card('y2') },
        ],
      },
    ]);
    expect(cardsIn(state.won, 1)).toEqual(cardsOf('y1 y2'));
    expect(state).toMatchObject({ winner: 1, turn: 1, trick: cardsOf('y1 y2'), shownBy: [0, 1] });
    expect(legal(state)).toEqual(['y5f', 'g1f', 'g3', 'b1']);
  });
  it('a trick can be a single card that its leader keeps', () => {
    const state = threePlayers();
    play(state, '0:b3f', '1:pass', '2:pass');
    expect(state).toMatchObject({ winner: 0, turn: 0 });
    expect(cardsIn(state.won, 0)).toContain(card('b3f'));
  });
  it('a trick can go round more than once', () => {
    const state = threePlayers();
    play(state, '0:y1', '1:y2', '2:y3', '0:y4', '1:y5f', '2:pass', '0:g2', '1:g3', '2:g5', '0:b3f', '1:pass');
    expect(play(state, '2:b5f').map(({ type }) => type)).toEqual(['opened', 'shown']);
    play(state, '0:pass', '1:pass');
    expect(state.winner).toBe(2);
    expect(cardsIn(state.won, 2)).toEqual(cardsOf('y1 y2 y3 y4 y5f g2 g3 g5 b3f b5f'));
  });
  it('all may look until the next card is shown', () => {
    const state = threePlayers();
    play(state, '0:y1', '1:pass', '2:pass');
    expect(game.view(state, 'spectator').lastTrick).toEqual({
      winner: 0,
      cards: [{ seat: 0, card: card('y1') }],
    });
    play(state, '0:g2');
    expect(game.view(state, 'spectator').lastTrick).toBeNull();
    expect(state).toMatchObject({ trick: cardsOf('g2'), shownBy: [0], winner: -1 });
  });
});

describe('DD-10 parry', () => {
  /** Seat 0 leads yellow 1; seat 2 holds its twin. */
  const afterLead = (parry: 'anytime' | 'onTurn' = 'anytime'): State => {
    const state = threePlayers({ options: { parry } });
    play(state, '0:y1');
    return state;
  };
  it('the twin of the highest card wins at once, out of turn too', () => {
    const state = afterLead();
    expect(game.actors(state)).toEqual([1, 2]);
    expect(legal(state, 2)).toEqual(['parry']);
    expect(play(state, '2:parry')).toEqual([
      { type: 'parried', rule: 'DD-10', seat: 2, card: card('y1f') },
      {
        type: 'trick',
        rule: 'DD-9',
        winner: 2,
        cards: [
          { seat: 0, card: card('y1') },
          { seat: 2, card: card('y1f') },
        ],
      },
    ]);
    expect(state).toMatchObject({ winner: 2, turn: 2, trick: cardsOf('y1 y1f'), shownBy: [0, 2] });
    expect(cardsIn(state.won, 2)).toEqual(cardsOf('y1 y1f'));
    expect(cardsIn(state.hands, 2)).toEqual(cardsOf('y3 g2f g5 b5f'));
  });
  it('is listed beside showing and passing on the player’s own turn', () => {
    const state = afterLead();
    play(state, '1:pass');
    expect(game.actors(state)).toEqual([2]);
    expect(legal(state)).toEqual(['y3', 'g2f', 'g5', 'b5f', 'pass', 'parry']);
  });
  it('works after passing and after showing', () => {
    const state = stateOf({
      hands: ['y1 y3', 'b3f g1', 'y2 b3 b1f', 'b4'],
      lastTrick: '0b1',
      turn: 0,
    });
    play(state, '0:y1', '1:pass', '2:y2', '3:pass', '0:y3', '1:b3f');
    expect(game.actors(state)).toEqual([2]);
    play(state, '2:pass');
    expect(game.actors(state)).toEqual([2, 3]);
    play(state, '2:parry');
    expect(state.winner).toBe(2);
    expect(cardsIn(state.won, 2)).toEqual(cardsOf('y1 y2 y3 b3 b3f'));
  });
  it('works only on the card that is highest now', () => {
    const state = afterLead();
    play(state, '1:y2');
    expect(game.actors(state)).toEqual([2]);
    expect(legal(state)).toEqual(['y3', 'g2f', 'g5', 'b5f', 'pass']);
    expect(refusalOf(state, 2, 'parry')).toEqual({
      reason: 'no-twin',
      rule: 'DD-10',
      highest: { colour: 'yellow', number: 2 },
    });
  });
  it('works only on the player’s own turn if so agreed', () => {
    const state = afterLead('onTurn');
    expect(game.actors(state)).toEqual([1]);
    expect(legal(state, 2)).toEqual([]);
    expect(refusalOf(state, 2, 'parry')).toEqual({ reason: 'parry-in-turn', rule: 'DD-10', turn: 1 });
    expect(refusalOf(state, 1, 'parry')).toMatchObject({ reason: 'no-twin' });
    play(state, '1:pass');
    expect(legal(state)).toContain('parry');
    expect(refusalOf(state, 2, 'parry')).toBeNull();
    play(state, '2:parry');
    expect(state.winner).toBe(2);
  });
  it('nobody parries their own card', () => {
    const state = stateOf({ hands: ['y2 y2f', 'g1', 'b1'], lastTrick: '0b4', turn: 0 });
    play(state, '0:y2f');
    expect(game.actors(state)).toEqual([1]);
    expect(legal(state, 0)).toEqual([]);
    expect(refusalOf(state, 0, 'parry')).toEqual({ reason: 'own-card', rule: 'DD-10' });
  });
  it('there must be a card to parry: none before the first, none of a finished trick', () => {
    const state = threePlayers();
    expect(refusalOf(state, 0, 'parry')).toEqual({ reason: 'nothing-to-parry', rule: 'DD-10' });
    const lastTrickState = stateOf({ hands: ['y1', 'b4f'], lastTrick: '0b4', turn: 0 });
    expect(refusalOf(lastTrickState, 1, 'parry')).toMatchObject({ reason: 'nothing-to-parry' });
    expect(game.actors(lastTrickState)).toEqual([0]);
    expect(legal(lastTrickState, 1)).toEqual([]);
  });
  it('the twin cannot be shown as a higher card', () => {
    const state = afterLead();
    play(state, '1:pass');
    expect(refusalOf(state, 2, 'y1f')).toEqual({ reason: 'twin-parries', rule: 'DD-10', card: card('y1f') });
  });
});

describe('DD-11 hands are refilled to five', () => {
  const deal = { hands: ['y1 y2 y3 y4 g1', 'y1f g2 g3 g4 b1', 'y5 y5f g5 b2 b3'], firstLeader: 2, turn: 2 };
  it('the winner first and completely, then clockwise', () => {
    const state = stateOf({ ...deal, stock: 'b5 b5f b4 b4f', isRestInStock: true });
    play(state, '2:g5', '0:y1', '1:b1', '2:b2', '0:pass');
    const events = play(state, '1:pass');
    expect(events.at(-1)).toEqual({ type: 'refilled', rule: 'DD-11', drawn: [1, 1, 2], stock: 11 });
    expect(cardsIn(state.hands, 2)).toEqual(cardsOf('y5 y5f b3 b5 b5f'));
    expect(cardsIn(state.hands, 0)).toEqual(cardsOf('y2 y3 y4 g1 b4'));
    expect(cardsIn(state.hands, 1)).toEqual(cardsOf('y1f g2 g3 g4 b4f'));
    expect(state.turn).toBe(2);
  });
  const afterLeadOfSeat2 = {
    ...deal,
    trick: '2g5',
    hands: ['y1 y2 y3 y4 g1', 'y1f g2 g3 g4 b1', 'y5 y5f b2 b3'],
    turn: 0,
  };
  it('while the stock lasts', () => {
    const state = stateOf({ ...afterLeadOfSeat2, stock: 'b5 b5f b4' });
    play(state, '0:y1', '1:b1', '2:b2', '0:pass');
    const events = play(state, '1:pass');
    expect(events.at(-1)).toEqual({ type: 'refilled', rule: 'DD-11', drawn: [1, 0, 2], stock: 0 });
    expect(handsOf(state).map((hand) => hand.length)).toEqual([5, 4, 5]);
    expect(state.stock).toEqual([]);
    play(state, '2:b3', '0:pass');
    expect(types(play(state, '1:pass'))).toEqual(['passed', 'trick']);
  });
  it('stops in the middle of a hand when there is no more', () => {
    const state = stateOf({ ...afterLeadOfSeat2, stock: 'b5' });
    play(state, '0:y1', '1:b1', '2:b2', '0:pass', '1:pass');
    expect(handsOf(state).map((hand) => hand.length)).toEqual([4, 4, 4]);
    expect(cardsIn(state.hands, 2)).toEqual(cardsOf('y5 y5f b3 b5'));
  });
  it('stops with the winner when there is no more', () => {
    const state = stateOf({ ...afterLeadOfSeat2, stock: 'b5' });
    play(state, '0:y1', '1:pass', '2:pass');
    expect(handsOf(state).map((hand) => hand.length)).toEqual([5, 5, 4]);
  });
  it('needs no listener', () => {
    const state = stateOf({ ...deal, stock: 'b5 b5f b4 b4f', isRestInStock: true });
    for (const [seat, move] of [
      [2, 'g5'],
      [0, 'pass'],
      [1, 'pass'],
    ] as const)
      game.play(state, seat, moveOf(move));
    expect(cardsIn(state.hands, 2)).toEqual(cardsOf('y5 y5f b2 b3 b5'));
    expect(positions.flaw(state)).toBeNull();
  });
});

describe('DD-12 a winner without cards', () => {
  it('the next player clockwise with cards leads', () => {
    const state = stateOf({ hands: ['g1 b1', 'y1', '', 'y2 y3'], lastTrick: '1b4', turn: 1 });
    play(state, '1:y1', '3:pass');
    const events = play(state, '0:pass');
    expect(events.at(-1)).toEqual({ type: 'lead', rule: 'DD-12', winner: 1, leader: 3 });
    expect(state).toMatchObject({ turn: 3, winner: 1 });
    expect(legal(state)).toEqual(['y2', 'y3']);
  });
  it('even past the last seat', () => {
    const state = stateOf({ hands: ['g1 b1', 'b2', 'y1'], lastTrick: '2b4', turn: 2 });
    play(state, '2:y1', '0:pass', '1:pass');
    expect(state.turn).toBe(0);
  });
  it('says nothing when the winner has cards', () => {
    const state = twoPlayers();
    play(state, '0:g4');
    expect(types(play(state, '1:pass'))).toEqual(['passed', 'trick']);
  });
});

describe('DD-13 the end of a round', () => {
  it('when one player has cards', () => {
    const state = stateOf({ hands: ['y1', 'y2 y3'], lastTrick: '0b4', turn: 0 });
    play(state, '0:y1');
    const events = play(state, '1:pass');
    expect(state.phase).toBe('over');
    expect(types(events)).toEqual(['passed', 'trick', 'lastHand', 'scored', 'over']);
  });
  it('when nobody has', () => {
    const state = stateOf({ hands: ['y1', 'y2'], lastTrick: '0b4', turn: 0 });
    play(state, '0:y1');
    const events = play(state, '1:y2');
    expect(types(events)).toEqual(['shown', 'passed', 'trick', 'lastHand', 'scored', 'over']);
    expect(events[3]).toEqual({ type: 'lastHand', rule: 'DD-14', seat: null, cards: [] });
    expect(state).toMatchObject({ phase: 'over', turn: -1, winner: 1 });
  });
  it('not while two have, and never in the middle of a trick', () => {
    const state = stateOf({ hands: ['y1', 'y2 y3', 'b1'], lastTrick: '0b4', turn: 0 });
    play(state, '0:y1', '1:pass', '2:b1');
    expect(state).toMatchObject({ phase: 'trick', turn: 1 });
    play(state, '1:pass');
    expect(state.phase).toBe('over');
  });
  it('is tested after hands are refilled', () => {
    const state = stateOf({
      hands: ['y1 y1f y2 y2f y3', 'g1 g1f g2 g2f g3'],
      firstLeader: 0,
      turn: 0,
      isRestInStock: true,
    });
    play(state, '0:y1', '1:pass');
    expect(state).toMatchObject({ phase: 'trick', turn: 0 });
  });
});

describe('DD-14 the last hand', () => {
  const finishedRound = (options: object = {}) => {
    const state = stateOf({
      hands: ['y1', 'y2 y3f'],
      lastTrick: '0b4',
      turn: 0,
      won: ['', 'g1 g2 g3f b1'],
      options,
    });
    play(state, '0:y1');
    return { state, events: play(state, '1:pass') };
  };
  it('costs a point a card, fang or not', () => {
    const { state, events } = finishedRound();
    expect(events.slice(2)).toEqual([
      { type: 'lastHand', rule: 'DD-14', seat: 1, cards: cardsOf('y2 y3f') },
      { type: 'scored', rule: 'DD-15', round: 0, scores: [-2, 0], harmless: [8, 3], poisonous: [10, 1] },
      { type: 'over', rule: 'DD-16', totals: [-2, 0], winners: [1] },
    ]);
    expect(state.scores).toEqual([[-2, 0]]);
  });
  it('waits for the next deal, with the next first leader, when rounds are left', () => {
    const { state, events } = finishedRound({ rounds: 2 });
    expect(types(events)).toEqual(['passed', 'trick', 'lastHand', 'scored']);
    expect(state).toMatchObject({ phase: 'deal', firstLeader: 1, turn: -1 });
    expect(game.result(state)).toBeNull();
    expect(game.actors(state)).toEqual([]);
    expect(cardsIn(state.hands, 1)).toEqual(cardsOf('y2 y3f'));
    expect(game.chance(state)).toEqual({ kind: 'shuffle', size: 24, sealed: true });
  });
});

describe('DD-16 the highest total wins', () => {
  const finishedState = (scores: number[][]): State =>
    stateOf({
      hands: ['y1', ''],
      lastTrick: '0y2 1y3',
      phase: 'over',
      options: { rounds: scores.length },
      scores,
      won: ['', 'y2f y4 y4f g1 g1f g2 g2f g3 g3f g4 g4f b1 b1f b2 b2f b3 b3f b4 b4f y3f'],
    });
  it('over all rounds', () => {
    const state = finishedState([
      [3, -5],
      [-2, 0],
    ]);
    expect(game.result(state)).toEqual({ scores: [1, -5], ranking: [1, 2], winners: [0] });
    expect(game.actors(state)).toEqual([]);
    expect(game.chance(state)).toBeNull();
  });
  it('equal totals share the win', () => {
    const state = finishedState([
      [1, -1],
      [-2, 0],
    ]);
    expect(game.result(state)).toEqual({ scores: [-1, -1], ranking: [1, 1], winners: [0, 1] });
  });
  it('the last event names the winners', () => {
    const state = stateOf({
      hands: ['y1', 'y2'],
      lastTrick: '0b4',
      turn: 0,
      won: ['', 'y1f b2'],
      options: { rounds: 2 },
      scores: [[4, -4]],
      firstLeader: 1,
    });
    play(state, '0:y1');
    const events = play(state, '1:y2');
    expect(events.slice(-2)).toEqual([
      { type: 'scored', rule: 'DD-15', round: 1, scores: [-2, 2], harmless: [9, 3], poisonous: [11, 1] },
      { type: 'over', rule: 'DD-16', totals: [2, -2], winners: [0] },
    ]);
    expect(state.firstLeader).toBe(1);
  });
});

describe('undo', () => {
  it('is allowed only for a pass that leaves the trick open', () => {
    const state = threePlayers();
    expect(game.revealsSecret(state, 0, moveOf('y1'))).toBe(true);
    play(state, '0:y1');
    expect(game.revealsSecret(state, 1, moveOf('pass'))).toBe(false);
    expect(game.revealsSecret(state, 2, moveOf('parry'))).toBe(true);
    play(state, '1:pass');
    expect(game.revealsSecret(state, 2, moveOf('pass'))).toBe(true);
  });
  it('is refused for a pass after which only empty hands are left', () => {
    const state = stateOf({ hands: ['y1 y2', 'g1', '', ''], lastTrick: '0b4', turn: 0 });
    play(state, '0:y1');
    expect(game.revealsSecret(state, 1, moveOf('pass'))).toBe(true);
  });
});

describe('a game without listeners', () => {
  it('reaches the same states', () => {
    const seenTypes = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const draw = seededDraw(seed);
      const match = new Match(game, { seats: 2 + (seed % 3), options: { rounds: 1 } });
      const silentState = copyOf(match.start);
      for (let step = 0; step < 300 && !match.result; step++) {
        const request = match.chance;
        if (request) {
          const outcome = drawOutcome(request, draw);
          match.resolve(outcome);
          game.resolve(silentState, outcome);
        } else {
          const seat = match.actors[draw(match.actors.length)]!;
          const moves = match.legalMoves(seat);
          const move = moves[draw(moves.length)]!;
          match.play(seat, move);
          game.play(silentState, seat, move);
        }
        expect(silentState).toEqual(match.state);
      }
      expect(match.result).not.toBeNull();
      for (const { events } of match.history) for (const { type } of events) seenTypes.add(type);
    }
    // There are 12 types of events, and each one occurs.
    expect(seenTypes.size).toBe(12);
  });
});

describe('the form of a move', () => {
  it.each([{ type: 'show', card: 0 }, { type: 'show', card: 53 }, { type: 'pass' }, { type: 'parry' }])(
    '%j is one',
    (move) => {
      expect(game.isMove(move)).toBe(true);
      const notation = game.writeMove(move as never, standard);
      expect(game.readMove(notation, standard)).toEqual(move);
    },
  );
  it.each([
    null,
    undefined,
    'pass',
    3,
    [],
    {},
    { type: 'show' },
    { type: 'show', card: 54 },
    { type: 'show', card: -1 },
    { type: 'show', card: 1.5 },
    { type: 'show', card: '1' },
    { type: 'show', card: 1, more: 1 },
    { type: 'show', more: 1 },
    { type: 'pass', card: 1 },
    { type: 'parry', card: 1 },
    { type: 'play', card: 1 },
    { type: 'play' },
    { card: 1 },
  ])('%j is none', (value) => {
    expect(game.isMove(value)).toBe(false);
  });
  it.each(['', 'y', 'y0', 'y10', 'r1', 'y1ff', 'Pass', 'y1 ', 'show'])('"%s" is not a move', (text) => {
    expect(game.readMove(text, standard)).toBeNull();
  });
  it('lists the same frozen objects each time', () => {
    const state = threePlayers();
    play(state, '0:y1', '1:pass');
    const listedMoves = game.legalMoves(state, 2);
    expect(listedMoves.every((move) => Object.isFrozen(move))).toBe(true);
    const listedAgain: typeof listedMoves = [];
    expect(game.legalMoves(state, 2, listedAgain)).toBe(listedAgain);
    listedAgain.forEach((move, index) => {
      expect(move).toBe(listedMoves[index]);
    });
    expect(Object.isFrozen(game.actors(state))).toBe(true);
    expect(game.actors(state)).toBe(game.actors(state));
  });
});
