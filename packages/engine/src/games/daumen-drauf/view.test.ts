import { describe, expect, it } from 'vitest';
import { seededDraw } from '../../core/chance.ts';
import { Match } from '../../core/match.ts';
import { cardsIn, type Event, daumenDrauf as game, type State } from './index.ts';
import { daumenDraufPositions as positions } from './positions.ts';
import { cardsOf, legal, play, stateOf } from './test/positions.ts';

const threePlayers = (changes: object = {}): State =>
  stateOf({
    hands: ['y1 y4 g2 b3f b5', 'y2 y5f g1f g3 b1', 'y1f y3 g2f g5 b5f'],
    lastTrick: '0b4',
    turn: 0,
    ...changes,
  });
const fangs = (state: State, viewer: number | 'spectator') =>
  game.view(state, viewer).trick.map(({ poisonous }) => poisonous);

describe('DD-4 the fang is the owner’s secret', () => {
  it('until the card is laid open (DD-8)', () => {
    const state = threePlayers();
    play(state, '0:b3f', '1:pass', '2:b5f', '0:pass');
    expect(fangs(state, 0)).toEqual([true, null]);
    expect(fangs(state, 1)).toEqual([null, null]);
    expect(fangs(state, 2)).toEqual([null, true]);
    expect(fangs(state, 'spectator')).toEqual([null, null]);
    const other = threePlayers();
    play(other, '0:y1', '1:y2', '2:y3', '0:y4');
    expect(fangs(other, 'spectator')).toEqual([false, null, null, null]);
    expect(game.view(other, 1).trick[0]).toEqual({
      seat: 0,
      colour: 'yellow',
      number: 1,
      poisonous: false,
      open: true,
    });
  });
  it('states that differ only in a fang look the same to the others', () => {
    const views = ['b3', 'b3f'].map((card) => {
      const state = stateOf({ hands: ['y4 b3 b3f', 'g1 y2'], lastTrick: '0b4', turn: 0 });
      return { state, events: play(state, `0:${card}`) };
    });
    expect(views[0]?.events).toEqual(views[1]?.events);
    for (const viewer of [1, 'spectator'] as const) {
      const [harmless, poisonous] = views.map(({ state }) => game.view(state, viewer));
      expect(harmless).toEqual(poisonous);
    }
    const [harmless, poisonous] = views.map(({ state }) => game.view(state, 0));
    expect(harmless).not.toEqual(poisonous);
  });
});

describe('DD-9 won cards', () => {
  it('lie face down even for their owner; only their number is public', () => {
    const state = threePlayers();
    play(state, '0:y1', '1:y2', '2:pass', '0:pass', '1:b1');
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = game.view(state, viewer);
      expect(view.won).toBeNull();
      expect(view.lastTrick).toBeNull();
      expect(view.wonCounts).toEqual([15, 2, 0]);
    }
  });
  it('DD-17 are open with openWins', () => {
    const state = threePlayers({ options: { openWins: 'on' } });
    play(state, '0:y1', '1:y2', '2:pass', '0:pass', '1:b1');
    expect(game.view(state, 2).won?.[1]).toEqual(cardsOf('y1 y2'));
  });
  it('DD-14 are open, like the last hand, from the end of a round until the next deal', () => {
    const state = stateOf({ hands: ['y1', 'y2 y3f'], lastTrick: '0b4', turn: 0, options: { rounds: 2 } });
    play(state, '0:y1', '1:pass');
    const view = game.view(state, 0);
    expect(view.lastHand).toEqual({ seat: 1, cards: cardsOf('y2 y3f') });
    expect(view.won?.map((cards) => cards.length)).toEqual([22, 0]);
    expect(view).toMatchObject({ phase: 'deal', round: 1, turn: null, firstLeader: 1 });
    game.resolve(
      state,
      Array.from({ length: 24 }, (_, index) => index),
    );
    expect(game.view(state, 0)).toMatchObject({ won: null, lastHand: null, lastTrick: null, round: 1 });
  });
  it('and after the game', () => {
    const state = stateOf({ hands: ['y1', 'y2'], lastTrick: '0b4', turn: 0 });
    play(state, '0:y1', '1:y2');
    const view = game.view(state, 'spectator');
    expect(view).toMatchObject({ lastHand: null, round: 0, phase: 'over', lastTrick: { winner: 1 } });
    expect(view.won?.[1]).toEqual(cardsOf('y1 y2'));
  });
});

describe('DD-10 only the seat itself knows that it can parry', () => {
  it('only that seat is told', () => {
    const state = threePlayers();
    play(state, '0:y1');
    expect([0, 1, 2, 'spectator'].map((viewer) => game.view(state, viewer as number).mayParry)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(game.view(state, 1).turn).toBe(1);
  });
  it('the views of the others are the same whether it could or not', () => {
    const possibleState = stateOf({
      hands: ['y1 g1', 'y3 g2', 'y1f b1'],
      lastTrick: '0b4',
      turn: 0,
      won: ['y2f'],
    });
    const stateWithoutParry = stateOf({
      hands: ['y1 g1', 'y3 g2', 'y2f b1'],
      lastTrick: '0b4',
      turn: 0,
      won: ['y1f'],
    });
    expect(play(possibleState, '0:y1')).toEqual(play(stateWithoutParry, '0:y1'));
    expect(game.actors(possibleState)).not.toEqual(game.actors(stateWithoutParry));
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(game.view(possibleState, viewer)).toEqual(game.view(stateWithoutParry, viewer));
    }
  });
});

describe('a sampled state', () => {
  it('has the right fang on a card whose twin is in the viewer’s hand', () => {
    const state = threePlayers();
    play(state, '0:y1');
    for (let seed = 0; seed < 20; seed++) {
      const other = game.determinize(game.view(state, 2), seededDraw(seed));
      expect(other.trick).toEqual(cardsOf('y1'));
      expect(legal(other, 2)).toEqual(['parry']);
    }
  });
  it('has either fang if nothing tells', () => {
    const state = threePlayers();
    play(state, '0:b3f');
    const guesses = Array.from(
      { length: 40 },
      (_, seed) => game.determinize(game.view(state, 1), seededDraw(seed)).trick[0],
    );
    expect([...new Set(guesses)].sort()).toEqual(cardsOf('b3 b3f'));
  });
  it('has the cards of the last trick in the right pile', () => {
    const state = threePlayers();
    play(state, '0:y1', '1:y2', '2:pass', '0:pass');
    const other = game.determinize(game.view(state, 2), seededDraw(3));
    expect(cardsIn(other.won, 1)).toEqual(cardsOf('y1 y2'));
    expect(other).toMatchObject({ trick: cardsOf('y1 y2'), shownBy: [0, 1], winner: 1, turn: 1 });
  });
  it('uses the log of the round’s tricks, and ignores a false one', () => {
    const match = new Match(game, { seats: 4, options: { rounds: 2 } });
    const draw = seededDraw(5);
    let forgottenCount = 0;
    for (let step = 0; step < 300 && !match.result; step++) {
      const request = match.chance;
      if (request) {
        const size = request.kind === 'shuffle' ? request.size : 1;
        const order = Array.from({ length: size }, (_, index) => (index * 5 + match.length) % size);
        match.resolve(order);
      }
      const seat = match.actors[draw(match.actors.length)] as number;
      const moves = match.legalMoves(seat);
      match.play(seat, moves[draw(moves.length)]);
      const view = match.view(3);
      const log: Event[] = match.history.flatMap(({ events }) => events);
      const rememberedState = game.determinize(view, draw, log);
      expect(rememberedState.won).toEqual(match.state.won);
      const determinized = game.determinize(view, draw);
      if (determinized.won.join() !== match.state.won.join()) forgottenCount += 1;
      const falseLog = log.map((event) =>
        event.type === 'trick' ? { ...event, winner: (event.winner + 1) % 4 } : event,
      );
      const sampledFromFalseLog = game.determinize(view, draw, falseLog);
      expect(positions.flaw(sampledFromFalseLog)).toBeNull();
      expect(match.game.view(sampledFromFalseLog, 3)).toEqual(view);
    }
    expect(match.result).not.toBeNull();
    expect(forgottenCount).toBeGreaterThan(10);
  });
});
