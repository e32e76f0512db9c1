import { describe, expect, it } from 'vitest';
import { readRecord, writeRecord } from '../../core/record.ts';
import { drawOutcome, Match, readOptions, seededChance, seededDraw } from '../../index.ts';
import { type GoudaGouda, goudaGouda as game, type Options } from './index.ts';
import { diceText, legal, miceOnPlace, refusalOf, run, stateOf, typesOf } from './test/positions.ts';

const start = (seats: number, options: Partial<Options>) =>
  game.setup(seats, readOptions(game, seats, options));
const shuffle = (...first: number[]) =>
  `* ${[...first, ...Array.from({ length: 30 }, (_, token) => token).filter((token) => !first.includes(token))].join(' ')}`;

describe('GG-2 putting down mice', () => {
  const state = start(3, { powers: 'off', firstPlayer: 2 });

  it('goes in turn order, the first player first, all five at once', () => {
    expect(game.actors(state)).toEqual([2]);
    const { state: after, events } = run(state, '2 start 3.1.1');
    expect(events).toEqual([{ type: 'placed', rule: 'GG-2', seat: 2, mice: [3, 1, 1] }]);
    expect(game.actors(after)).toEqual([0]);
    expect(after.phase).toBe('start');
    const { state: afterAll, events: lastEvents } = run(after, '0 start 0.5.0', '1 start 0.0.5');
    expect(miceOnPlace(afterAll, 'barrel')).toEqual([0, 0, 3]);
    expect(miceOnPlace(afterAll, 'crate-left')).toEqual([5, 0, 1]);
    expect(miceOnPlace(afterAll, 'crate-right')).toEqual([0, 5, 1]);
    expect(afterAll.phase).toBe('name');
    expect(lastEvents.at(-1)).toEqual({ type: 'turn', rule: 'GG-3', seat: 2 });
  });

  it('allows each of the 21 ways to divide five mice', () => {
    expect(new Set(legal(state, 2)).size).toBe(21);
    expect(legal(state, 2)).toContain('start 0.0.5');
    expect(legal(state, 2)).toContain('start 5.0.0');
    expect(game.isMove({ type: 'start', mice: [2, 1, 1] })).toBe(false);
    expect(game.isMove({ type: 'start', mice: [6, -1, 0] })).toBe(false);
    expect(game.isMove({ type: 'start', mice: [5, 0] })).toBe(false);
    expect(game.isMove({ type: 'start', mice: [5, 0, 0, 0] })).toBe(false);
    expect(game.isMove({ type: 'start', mice: '500' })).toBe(false);
  });

  it('allows no other move', () => {
    expect(refusalOf(state, 0, 'start 5.0.0')).toEqual({ reason: 'not-your-turn', rule: 'GG-3', turn: 2 });
    expect(refusalOf(state, 2, 'name 0')).toEqual({ reason: 'not-now', rule: 'GG-2', asked: 'start' });
    expect(refusalOf(state, 2, 'start 4.1.0')).toBeNull();
    expect(legal(state, 0)).toEqual([]);
  });
});

describe('GG-3 the first player and the order', () => {
  it('is drawn, or a seat', () => {
    const started = start(4, { powers: 'off' });
    expect(game.chance(started)).toEqual({ kind: 'dice', count: 1, faces: 4, sealed: false });
    expect(game.actors(started)).toEqual([]);
    expect(game.legalMoves(started, 0)).toEqual([]);
    const { state, events } = run(started, '* 3');
    expect(events).toEqual([{ type: 'first', rule: 'GG-3', seat: 3 }]);
    expect(game.actors(state)).toEqual([3]);
    expect(game.chance(state)).toBeNull();
    expect(game.actors(start(4, { powers: 'off', firstPlayer: 1 }))).toEqual([1]);
  });

  it('goes on clockwise', () => {
    const state = stateOf({
      phase: 'move',
      seats: 3,
      active: 2,
      dice: 'g',
      place: 'tube',
      mice: { tube: [0, 0, 1] },
    });
    const { state: next, events } = run(state, '2 green 2>5');
    expect(next.active).toBe(0);
    expect(next.phase).toBe('name');
    expect(events.at(-1)).toEqual({ type: 'turn', rule: 'GG-3', seat: 0 });
    const twoPlayers = stateOf({
      phase: 'move',
      seats: 3,
      active: 0,
      dice: 'g',
      place: 'tube',
      mice: { tube: [1] },
    });
    expect(run(twoPlayers, '0 green 0>5').state.active).toBe(1);
  });
});

describe('GG-4 naming a place', () => {
  const state = stateOf({
    phase: 'name',
    active: 1,
    mice: { bucket: [1, 2], tube: [1], 'crate-left': [0, 1] },
  });

  it('takes a place with a mouse of your own', () => {
    expect(legal(state, 1)).toEqual(['name 0', 'name 1', 'name 3']);
    const { state: next, events } = run(state, '1 name 3');
    expect(events).toEqual([{ type: 'named', rule: 'GG-4', seat: 1, place: 'bucket', dice: 3 }]);
    expect(next.phase).toBe('roll');
    expect(game.actors(next)).toEqual([]);
  });

  it('refuses others, and says where you have mice', () => {
    expect(refusalOf(state, 1, 'name 4')).toEqual({
      reason: 'no-own-mouse',
      rule: 'GG-4',
      place: 'tube',
      places: ['barrel', 'crate-left', 'bucket'],
    });
    expect(refusalOf(state, 1, 'name 13')).toEqual({ reason: 'no-such-place', rule: 'GG-1', places: 13 });
    expect(refusalOf(state, 1, 'name 12')).toMatchObject({ reason: 'no-own-mouse', place: 'table' });
    expect(refusalOf(state, 0, 'name 3')).toEqual({ reason: 'not-your-turn', rule: 'GG-3', turn: 1 });
    expect(refusalOf(state, 1, 'vote 3')).toEqual({ reason: 'not-now', rule: 'GG-4', asked: 'name' });
    expect(refusalOf(state, 1, 'pass')).toEqual({ reason: 'powers-off', rule: 'GG-12' });
    expect(refusalOf(state, 1, 'early 1')).toEqual({ reason: 'early-off', rule: 'GG-9' });
  });

  it('with powers on, refuses a token for now', () => {
    const powers = stateOf({ phase: 'name', tokens: ['r', 'c'] });
    expect(refusalOf(powers, 0, 'reroll 0')).toEqual({ reason: 'not-now', rule: 'GG-4', asked: 'name' });
  });
});

describe('GG-5 as many dice as mice of all colours, five at most', () => {
  it('example 1: seven mice, yellow names the place: five dice; three mice: three dice', () => {
    const state = stateOf({ phase: 'name', seats: 3, mice: { bucket: [3, 2, 2], tube: [1, 1, 1] } });
    expect(game.chance(run(state, '0 name 3').state)).toEqual({
      kind: 'dice',
      count: 5,
      faces: 3,
      sealed: false,
    });
    expect(game.chance(run(state, '0 name 4').state)).toEqual({
      kind: 'dice',
      count: 3,
      faces: 3,
      sealed: false,
    });
  });

  it('shows the roll', () => {
    const state = stateOf({ phase: 'name', mice: { bucket: [1, 1] } });
    const { state: next, events } = run(state, '0 name 3', '* 0 2');
    expect(events[1]).toEqual({
      type: 'rolled',
      rule: 'GG-5',
      seat: 0,
      dice: [0, 1],
      faces: ['green', 'red'],
    });
    expect(next.phase).toBe('move');
    expect(diceText(next)).toBe('gr');
  });
});

describe('GG-6 green forward, red back, yellow nothing', () => {
  it('example 2: of five dice, one green, three yellow, one red: one mouse forward, one back', () => {
    const state = stateOf({ phase: 'name', seats: 3, mice: { bucket: [3, 2, 2] } });
    const { state: next, events } = run(state, '0 name 3', '* 1 0 1 2 1');
    expect(diceText(next)).toBe('sgsrs');
    expect(events.at(-1)).toEqual({ type: 'idle', rule: 'GG-6', yellow: 3, void: 0 });
    expect(legal(next, 0)).toEqual(
      [0, 1, 2]
        .flatMap((owner) => [
          ...[4, 5].map((to) => `green ${owner}>${to}`),
          ...[0, 1, 2].map((to) => `red ${owner}>${to}`),
        ])
        .sort(),
    );
    const { state: after, events: moveEvents } = run(next, '0 green 0>5', '0 red 2>1');
    expect(miceOnPlace(after, 'bucket')).toEqual([2, 2, 1]);
    expect(miceOnPlace(after, 'yellow-boxes')).toEqual([1, 0, 0]);
    expect(miceOnPlace(after, 'crate-left')).toEqual([0, 0, 1]);
    expect(moveEvents.slice(0, 2)).toEqual([
      { type: 'moved', rule: 'GG-6', seat: 0, face: 'green', owner: 0, from: 'bucket', to: 'yellow-boxes' },
      { type: 'moved', rule: 'GG-6', seat: 0, face: 'red', owner: 2, from: 'bucket', to: 'crate-left' },
    ]);
    expect(after.phase).toBe('name');
    expect(after.active).toBe(1);
    expect(after.dice).toEqual([]);
    expect(after.place).toBe(-1);
  });

  it('a roll of yellow alone ends the turn', () => {
    const { state, events } = run(stateOf({ phase: 'name', mice: { tube: [1, 1] } }), '0 name 4', '* 1 1');
    expect(typesOf(events)).toEqual(['named', 'rolled', 'idle', 'turn']);
    expect(state).toMatchObject({ phase: 'name', active: 1, dice: [], place: -1 });
  });

  it('emits no event about idle dice if there are none', () => {
    const { events } = run(stateOf({ phase: 'name', mice: { tube: [1] } }), '0 name 4', '* 0');
    expect(typesOf(events)).toEqual(['named', 'rolled']);
  });
});

describe('GG-7 the active player chooses mouse, link and order', () => {
  const state = stateOf({ phase: 'move', seats: 3, dice: 'rg', place: 'tube', mice: { tube: [0, 1, 1] } });

  it('moves only mice that stand on the place of the roll, of any colour, each once', () => {
    expect(legal(state, 0)).toEqual(['green 1>5', 'green 2>5', 'red 1>3', 'red 2>3']);
    expect(legal(run(state, '0 green 1>5').state, 0)).toEqual(['red 2>3']);
    expect(legal(run(state, '0 red 1>3').state, 0)).toEqual(['green 2>5']);
    expect(legal(state, 1)).toEqual([]);
  });

  it('spends the die of that face that comes first', () => {
    const greens = stateOf({ phase: 'move', dice: 'rggr', place: 'tube', mice: { tube: [2, 2] } });
    expect(diceText(run(greens, '0 green 0>5').state)).toBe('rsgr');
    expect(diceText(run(greens, '0 red 0>3', '0 red 1>3').state)).toBe('sggs');
  });

  it('refuses a colour, a mouse or a link that is not there', () => {
    expect(refusalOf(state, 1, 'green 1>5')).toEqual({ reason: 'not-your-turn', rule: 'GG-3', turn: 0 });
    expect(refusalOf(state, 0, 'green 0>5')).toEqual({
      reason: 'no-mouse',
      rule: 'GG-7',
      place: 'tube',
      owners: [1, 2],
    });
    expect(refusalOf(state, 0, 'green 5>5')).toMatchObject({ reason: 'no-mouse' });
    expect(refusalOf(state, 0, 'green 1>3')).toEqual({
      reason: 'no-link',
      rule: 'GG-6',
      face: 'green',
      place: 'tube',
      places: ['yellow-boxes'],
    });
    expect(refusalOf(state, 0, 'red 1>5')).toEqual({
      reason: 'no-link',
      rule: 'GG-6',
      face: 'red',
      place: 'tube',
      places: ['bucket'],
    });
    const red = run(state, '0 green 1>5').state;
    expect(refusalOf(red, 0, 'green 2>5')).toEqual({ reason: 'no-die', rule: 'GG-6', face: 'green' });
    expect(refusalOf(red, 0, 'red 2>3')).toBeNull();
    const green = run(state, '0 red 1>3').state;
    expect(refusalOf(green, 0, 'red 2>3')).toEqual({ reason: 'no-die', rule: 'GG-6', face: 'red' });
    expect(refusalOf(state, 0, 'name 0')).toEqual({ reason: 'not-now', rule: 'GG-7', asked: 'move' });
  });
});

describe('GG-8 green and red must be used', () => {
  it('example 3: a single mouse alone, one red die: it must go back', () => {
    const { state } = run(stateOf({ phase: 'name', mice: { tube: [1] } }), '0 name 4', '* 2');
    expect(legal(state, 0)).toEqual(['red 0>3']);
    expect(refusalOf(state, 0, 'pass')).toEqual({ reason: 'no-passing', rule: 'GG-8', green: 0, red: 1 });
    expect(miceOnPlace(run(state, '0 red 0>3').state, 'bucket')).toEqual([1, 0]);
  });

  it('refuses a pass and counts the dice left', () => {
    const state = stateOf({ phase: 'move', dice: 'grgs', place: 'tube', mice: { tube: [2, 2] } });
    expect(refusalOf(state, 0, 'pass')).toEqual({ reason: 'no-passing', rule: 'GG-8', green: 2, red: 1 });
  });

  it('a red die on the barrel moves nothing and is spent', () => {
    const state = stateOf({ phase: 'name', mice: { bucket: [2, 5] } });
    const { state: next, events } = run(state, '0 name 0', '* 2 0 2');
    expect(events.at(-1)).toEqual({ type: 'stuck', rule: 'GG-8', dice: 2 });
    expect(diceText(next)).toBe('sgs');
    expect(legal(next, 0)).toEqual(['green 0>1', 'green 0>2', 'green 0>3']);
    const { state: afterRoll, events: none } = run(state, '0 name 0', '* 2 2 1');
    expect(typesOf(none)).toEqual(['named', 'rolled', 'idle', 'stuck', 'turn']);
    expect(miceOnPlace(afterRoll, 'barrel')).toEqual([3, 0]);
  });

  it('from a crate, red goes back to the barrel', () => {
    const { state } = run(stateOf({ phase: 'name', mice: { 'crate-right': [1] } }), '0 name 2', '* 2');
    expect(legal(state, 0)).toEqual(['red 0>0']);
  });
});

describe('GG-9 rolling before naming', () => {
  const options = { earlyRoll: 'on' } as const;
  const mice = { bucket: [2, 1, 0, 1], tube: [1, 2, 0, 0], rope: [1, 1, 4, 0], barrel: [1, 1, 1, 4] };
  const state = stateOf({ phase: 'name', seats: 4, active: 1, options, mice });

  it('offers one die to as many as the fullest place has mice, five at most', () => {
    expect(legal(state, 1)).toEqual([
      'early 1',
      'early 2',
      'early 3',
      'early 4',
      'early 5',
      'name 0',
      'name 3',
      'name 4',
      'name 6',
    ]);
    const fewMice = stateOf({
      phase: 'name',
      options,
      mice: { bucket: [2, 1], tube: [1, 2], 'crate-left': [1, 1], 'crate-right': [1, 1] },
    });
    expect(legal(fewMice, 0).filter((move) => move.startsWith('early'))).toEqual([
      'early 1',
      'early 2',
      'early 3',
    ]);
    expect(refusalOf(fewMice, 0, 'early 4')).toEqual({ reason: 'too-many-dice', rule: 'GG-9', most: 3 });
    expect(refusalOf(fewMice, 0, 'early 3')).toBeNull();
  });

  const voting = run(state, '1 early 4', '* 0 1 2 0').state;

  it('then all opponents vote, in any order, for a place with enough mice', () => {
    const { events } = run(state, '1 early 4', '* 0 1 2 0');
    expect(events).toEqual([
      { type: 'early', rule: 'GG-9', seat: 1, dice: 4 },
      {
        type: 'rolled',
        rule: 'GG-5',
        seat: 1,
        dice: [0, 1, 2, 3],
        faces: ['green', 'yellow', 'red', 'green'],
      },
    ]);
    expect(voting.phase).toBe('vote');
    expect(game.actors(voting)).toEqual([0, 2, 3]);
    expect(legal(voting, 3)).toEqual(['vote 0', 'vote 3', 'vote 6']);
    const { state: after, events: voteEvents } = run(voting, '3 vote 6');
    expect(voteEvents).toEqual([{ type: 'voted', rule: 'GG-9', seat: 3, place: 'rope' }]);
    expect(game.actors(after)).toEqual([0, 2]);
    expect(refusalOf(after, 3, 'vote 0')).toEqual({ reason: 'has-voted', rule: 'GG-9', place: 'rope' });
    expect(refusalOf(after, 1, 'vote 0')).toEqual({ reason: 'own-roll', rule: 'GG-9' });
    expect(refusalOf(after, 0, 'name 0')).toEqual({ reason: 'not-now', rule: 'GG-9', asked: 'vote' });
    expect(refusalOf(after, 0, 'vote 4')).toEqual({
      reason: 'too-few-mice',
      rule: 'GG-9',
      place: 'tube',
      needed: 4,
      places: ['barrel', 'bucket', 'rope'],
    });
    expect(refusalOf(after, 0, 'vote 3')).toBeNull();
    expect(refusalOf(after, 0, 'vote 14')).toEqual({ reason: 'no-such-place', rule: 'GG-1', places: 13 });
  });

  it('most votes win', () => {
    const { state: next, events } = run(voting, '2 vote 3', '0 vote 6', '3 vote 6');
    expect(next.place).toBe(6);
    expect(events.slice(3)).toEqual([
      { type: 'decided', rule: 'GG-9', place: 'rope', votes: 2 },
      { type: 'idle', rule: 'GG-6', yellow: 1, void: 0 },
    ]);
    expect(next.votes).toEqual([]);
    const { events: voteEvents } = run(voting, '2 vote 6', '0 vote 6', '3 vote 6');
    expect(voteEvents[3]).toEqual({ type: 'decided', rule: 'GG-9', place: 'rope', votes: 3 });
    expect(next.phase).toBe('move');
    expect(game.actors(next)).toEqual([1]);
  });

  it('among tied places the voter closest to the left of the active player decides', () => {
    expect(run(voting, '0 vote 0', '3 vote 6', '2 vote 3').state.place).toBe(3);
    expect(run(voting, '0 vote 3', '3 vote 6', '2 vote 0').state.place).toBe(0);
    const fivePlayers = stateOf({
      phase: 'name',
      seats: 5,
      active: 4,
      options,
      mice: { bucket: [1, 1], tube: [1, 1] },
    });
    const afterRoll = run(fivePlayers, '4 early 2', '* 0 0').state;
    // Seat 0 is to the left of seat 4.
    expect(run(afterRoll, '0 vote 4', '1 vote 3', '2 vote 3', '3 vote 4').state.place).toBe(4);
    expect(run(afterRoll, '0 vote 0', '1 vote 3', '2 vote 4', '3 vote 4').state.place).toBe(4);
  });

  it('needs no mouse of the active player there, and can be the barrel', () => {
    const twoPlayers = stateOf({ phase: 'name', options, mice: { bucket: [5, 0] } });
    const { state: next } = run(twoPlayers, '0 early 2', '* 0 0', '1 vote 0');
    expect(legal(next, 0)).toEqual(['green 1>1', 'green 1>2', 'green 1>3']);
  });

  it('window (a) opens after the vote', () => {
    const powers = stateOf({ phase: 'name', options, tokens: ['r', ''], mice: { bucket: [2, 2] } });
    const { state: next } = run(powers, '0 early 2', '* 0 0', '1 vote 3');
    expect(next.phase).toBe('rolled');
    expect(game.actors(next)).toEqual([0]);
  });

  it('naming stays possible', () => {
    expect(run(state, '1 name 3').state).toMatchObject({ place: 3, votes: [] });
  });
});

describe('GG-12 tokens', () => {
  it('the first player takes the first three of the shuffle, then clockwise; the rest is gone', () => {
    const state = start(3, { firstPlayer: 1, powers: 'on' });
    expect(game.chance(state)).toEqual({ kind: 'shuffle', size: 30, sealed: true });
    const { state: afterDeal, events } = run(state, shuffle(0, 4, 5, 10, 15, 20, 29, 25, 24));
    expect(afterDeal.tokens).toEqual([0o210000, 0o000012, 0o011100]);
    expect(events).toEqual([{ type: 'tokens', rule: 'GG-12', each: 3 }]);
    expect(game.chance(afterDeal)).toBeNull();
    expect(game.actors(afterDeal)).toEqual([1]);
  });

  it.each([1, 2, 4, 5, 6, 15])('%i for each player', (tokensPerPlayer) => {
    const { state } = run(start(2, { firstPlayer: 0, powers: 'on', tokensPerPlayer }), shuffle());
    expect(game.view(state, 0).tokenCounts).toEqual([tokensPerPlayer, tokensPerPlayer]);
  });

  it('a full set needs no draw', () => {
    expect(start(2, { firstPlayer: 0, powers: 'on', tokensPerPlayer: 'fullSet' })).toMatchObject({
      phase: 'start',
      tokens: [0o111111, 0o111111],
    });
    const { state, events } = run(start(5, { powers: 'on', tokensPerPlayer: 'fullSet' }), '* 4');
    expect(state.tokens).toEqual(new Array(5).fill(0o111111));
    expect(events).toEqual([
      { type: 'first', rule: 'GG-3', seat: 4 },
      { type: 'tokens', rule: 'GG-12', each: 6 },
    ]);
  });

  it.each([
    [2, 15, true],
    [3, 10, true],
    [4, 7, true],
    [5, 6, true],
    [6, 5, false],
  ])('thirty tokens for %i players: up to %i each, a full set: %s', (seats, most, hasFullSet) => {
    const values = game.options.tokensPerPlayer.values(seats);
    expect(values[0]).toBe(3);
    expect(Math.max(...values.filter((value) => typeof value === 'number'))).toBe(most);
    expect(new Set(values).size).toBe(values.length);
    expect(values).toHaveLength(most + Number(hasFullSet));
    expect(values.includes('fullSet')).toBe(hasFullSet);
  });

  it('a record of six players with a full set each still replays, a new match is refused', () => {
    const header = 'cheeseboard record 1\ngame: gouda-gouda 1\nseats: 6\n';
    const match = readRecord(`${header}option tokensPerPlayer: fullSet\n\n* 5\n`, [game]);
    expect(match.state).toMatchObject({ tokens: new Array(6).fill(0o111111) });
    expect(() => new Match(game, { seats: 6, options: { tokensPerPlayer: 'fullSet' } })).toThrow('is one of');
  });

  it('a new match has none; a record that does not mention them has them, as when it was written', () => {
    expect(new Match(game, { seats: 2 }).options.powers).toBe('off');
    const header = 'cheeseboard record 1\ngame: gouda-gouda 1\nseats: 2\n';
    expect(readRecord(`${header}\n`, [game]).options.powers).toBe('on');
    const record = writeRecord(new Match(game, { seats: 2 }));
    expect(record).toContain('option powers: off');
    expect(readRecord(record, [game]).options.powers).toBe('off');
    expect(writeRecord(new Match(game, { seats: 2, options: { powers: 'on' } }))).toBe(`${header}\n`);
  });

  it('without powers there are none', () => {
    const state = start(2, { firstPlayer: 0, powers: 'off', tokensPerPlayer: 'fullSet' });
    expect(state).toMatchObject({ phase: 'start', tokens: [0, 0] });
    expect(typesOf(run(start(2, { powers: 'off' }), '* 0').events)).toEqual(['first']);
  });
});

describe('a revealing move', () => {
  const secret = stateOf({
    phase: 'rolled',
    tokens: ['rrr', 'c'],
    dice: 'gy',
    place: 'bucket',
    mice: { bucket: [1, 1] },
  });

  it('is a token whose kind was secret', () => {
    expect(game.revealsSecret(secret, 0, { type: 'reroll', dice: [0] })).toBe(true);
    expect(game.revealsSecret(secret, 0, { type: 'pass' })).toBe(false);
    expect(game.revealsSecret(secret, 0, { type: 'name', place: 0 })).toBe(false);
    const knownState = stateOf({
      phase: 'rolled',
      tokens: ['rdtiwc', 'c'],
      dice: 'gy',
      place: 'bucket',
      mice: { bucket: [1, 1] },
    });
    expect(game.revealsSecret(knownState, 0, { type: 'reroll', dice: [0] })).toBe(false);
  });

  it('a match allows undo of mouse moves, but not of rolls', () => {
    const match = new Match<GoudaGouda>(game, { seats: 2, options: { powers: 'off', firstPlayer: 0 } });
    match.play(0, { type: 'start', mice: [5, 0, 0] });
    expect(match.undo(0)).toEqual({ ok: true });
    match.play(0, { type: 'start', mice: [4, 1, 0] });
    match.play(1, { type: 'start', mice: [4, 1, 0] });
    match.play(0, { type: 'name', place: 0 });
    match.resolveAll(seededChance(1));
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { reason: 'undo-chance' } });
  });
});

describe('without listeners', () => {
  it.each(['off', 'on', 'scattered'] as const)('whole games are the same: festival %s', (festival) => {
    const draw = seededDraw(festival);
    const state = start(3, { festival, earlyRoll: 'on', tokensPerPlayer: 'fullSet' });
    const otherState = start(3, state.options);
    let events = 0;
    for (;;) {
      const request = game.chance(state);
      if (request) {
        const outcome = drawOutcome(request, draw);
        game.resolve(state, outcome);
        game.resolve(otherState, outcome, () => (events += 1));
        continue;
      }
      const [seat] = game.actors(state);
      if (seat === undefined) break;
      const moves = game.legalMoves(state, seat);
      const move = moves[draw(moves.length)]!;
      game.play(state, seat, move);
      game.play(otherState, seat, move, () => (events += 1));
    }
    expect(game.result(state)).not.toBeNull();
    expect(state).toEqual(otherState);
    expect(events).toBeGreaterThan(100);
  });
});

describe('moves', () => {
  it('are listed as frozen values, the same ones each time', () => {
    const state = stateOf({
      phase: 'rolled',
      tokens: ['rtiwc', ''],
      dice: 'gyr',
      place: 'bucket',
      mice: { bucket: [2, 1] },
    });
    const moves = game.legalMoves(state, 0);
    expect(moves.every((move) => Object.isFrozen(move) && Object.values(move).every(Object.isFrozen))).toBe(
      true,
    );
    const movesAgain = game.legalMoves(state, 0);
    for (const [index, move] of movesAgain.entries()) expect(move).toBe(moves[index]);
    const givenMoves = [moves[0]!];
    expect(game.legalMoves(state, 0, givenMoves)).toBe(givenMoves);
    expect(givenMoves).toHaveLength(moves.length + 1);
    expect(Object.isFrozen(game.actors(state))).toBe(true);
  });

  it.each([
    null,
    'pass',
    {},
    { type: 'pass', extra: 1 },
    { type: 'jump' },
    { type: 'name' },
    { type: 'name', place: 15 },
    { type: 'name', place: -1 },
    { type: 'name', place: 1.5 },
    { type: 'name', place: '1' },
    { type: 'vote', place: 1, dice: 1 },
    { type: 'early', dice: 0 },
    { type: 'early', dice: 6 },
    { type: 'reroll', dice: [] },
    { type: 'reroll', dice: [1, 0] },
    { type: 'reroll', dice: [1, 1] },
    { type: 'reroll', dice: [5] },
    { type: 'reroll', dice: 1 },
    { type: 'void', dice: [-1] },
    { type: 'move', face: 'yellow', owner: 0, to: 0 },
    { type: 'move', face: 'green', owner: 6, to: 0 },
    { type: 'move', face: 'green', owner: 0, to: 15 },
    { type: 'move', face: 'green', owner: 0 },
  ])('%j is none', (value) => {
    expect(game.isMove(value)).toBe(false);
  });

  it.each([
    ['short', { type: 'start', mice: [3, 1, 1] }, 'start 3.1.1'],
    ['short', { type: 'name', place: 3 }, 'name bucket'],
    ['short', { type: 'vote', place: 4 }, 'vote tube'],
    ['long', { type: 'vote', place: 4 }, 'vote plank'],
    ['long', { type: 'transfer', place: 14 }, 'transfer table'],
    ['short', { type: 'early', dice: 2 }, 'early 2'],
    ['short', { type: 'reroll', dice: [0, 2] }, 'reroll 1.3'],
    ['short', { type: 'improve', dice: [4] }, 'improve 5'],
    ['short', { type: 'worsen', dice: [0, 1, 2, 3, 4] }, 'worsen 1.2.3.4.5'],
    ['short', { type: 'void', dice: [1] }, 'void 2'],
    ['short', { type: 'move', face: 'green', owner: 1, to: 1 }, 'green 1>crate-left'],
    ['long', { type: 'move', face: 'red', owner: 5, to: 5 }, 'red 5>bottle'],
    ['short', { type: 'pass' }, 'pass'],
    ['short', { type: 'double' }, 'double'],
    ['short', { type: 'cancel' }, 'cancel'],
  ] as const)('on the %s board, %j is written "%s"', (board, move, text) => {
    const options = readOptions(game, 6, { board });
    expect(game.writeMove(move, options)).toBe(text);
    expect(game.readMove(text, options)).toEqual(move);
  });

  it.each([
    'name',
    'name 3',
    'name plank',
    'name Bucket',
    'name bucket 3',
    'pass 1',
    'reroll',
    'reroll 0',
    'reroll 2.1',
    'reroll 1.1',
    'reroll 6',
    'green 1',
    'green 1.tube',
    'green 6>tube',
    'green x>tube',
    'green >tube',
    'start 5',
    'start 5.0.1',
    'start 05.0.0',
    'early 0',
    'void 9',
    '',
    'toString 1',
  ])('"%s" is not a move in a record', (text) => {
    expect(game.readMove(text, readOptions(game, 6))).toBeNull();
  });
});

describe('GG-24 tokens at any time', () => {
  const between = { phase: 'rolled', place: 'bucket', mice: { bucket: [2, 1] } } as const;
  const anyMoment = { powers: 'on', powerMoments: 'anyMoment' } as const;

  it('opens a window after each mouse while dice are left', () => {
    const { state } = run(
      stateOf({
        options: anyMoment,
        phase: 'move',
        dice: 'gyr',
        place: 'bucket',
        mice: { bucket: [2, 1] },
        tokens: ['i', ''],
      }),
      '0 green 0>4',
    );
    expect(state).toMatchObject({ phase: 'rolled', passed: 0 });
    expect(game.view(state, 0)).toMatchObject({ window: 'a', dice: ['spent', 'yellow', 'red'] });
  });
  it('improves a yellow die after the first mouse, so that it moves one', () => {
    const start = stateOf({ ...between, options: anyMoment, dice: 'sy', tokens: ['i', ''] });
    const { state } = run(start, '0 improve 1');
    expect(state).toMatchObject({ phase: 'move' });
    expect(game.view(state, 0).dice).toEqual(['spent', 'green']);
  });
  it('ends the dice when none can move a mouse', () => {
    const start = stateOf({ ...between, options: anyMoment, dice: 'sy', tokens: ['i', ''] });
    const { state, events } = run(start, '0 pass');
    expect(state).toMatchObject({ phase: 'moved', dice: [], place: -1 });
    expect(events).toContainEqual({ type: 'idle', rule: 'GG-6', yellow: 1, void: 0 });
  });
  it('refuses a die that has moved a mouse', () => {
    const start = stateOf({ ...between, options: anyMoment, dice: 'sy', tokens: ['i', ''] });
    expect(game.refusal(start, 0, { type: 'improve', dice: [0, 1] })).toEqual({
      reason: 'void-die',
      rule: 'GG-24',
      die: 0,
    });
  });
  it('takes a double turn in every window', () => {
    const start = stateOf({ ...between, options: anyMoment, dice: 'ggg', tokens: ['d', ''] });
    expect(game.legalMoves(start, 0)).toContainEqual({ type: 'double' });
    expect(run(start, '0 double').state).toMatchObject({ extraTurns: 1, phase: 'move' });
    const inWindows = stateOf({ ...between, options: { powers: 'on' }, dice: 'ggg', tokens: ['d', ''] });
    expect(game.refusal(inWindows, 0, { type: 'double' })).toMatchObject({ reason: 'wrong-window' });
    expect(game.legalMoves(inWindows, 0)).not.toContainEqual({ type: 'double' });
    expect(game.refusal(start, 0, { type: 'double' })).toBeNull();
  });
  it('lists no double turn without its token, and refuses it', () => {
    const start = stateOf({ ...between, options: anyMoment, dice: 'ggg', tokens: ['i', ''] });
    expect(game.legalMoves(start, 0)).not.toContainEqual({ type: 'double' });
    expect(game.refusal(start, 0, { type: 'double' })).toMatchObject({ reason: 'not-held' });
  });
  it('opens no window after a mouse at set moments, or if only void dice are left', () => {
    const table = { phase: 'move', place: 'bucket', mice: { bucket: [2, 1] }, tokens: ['i', ''] } as const;
    const atSetMoments = stateOf({ ...table, options: { powers: 'on' }, dice: 'gr' });
    expect(run(atSetMoments, '0 green 0>4').state).toMatchObject({ phase: 'move' });
    const withVoid = stateOf({ ...table, options: anyMoment, dice: 'gv' });
    expect(run(withVoid, '0 green 0>4').state).toMatchObject({ phase: 'moved', dice: [] });
  });
});

describe('GG-25 the places of scattered cheeses', () => {
  const scatter =
    (nearCheese: string, middleCheese: string, farCheese: string, board = 'short') =>
    () =>
      readOptions(game, 2, { festival: 'scattered', nearCheese, middleCheese, farCheese, board });

  it('takes any three places in the order of the way, side places included', () => {
    for (const places of [
      ['tube', 'rope', 'books'],
      ['bucket', 'tube', 'yellow-boxes'],
      ['rope', 'stool-left', 'table'],
    ])
      expect(scatter(places[0]!, places[1]!, places[2]!)).not.toThrow();
    expect(scatter('plank', 'bottle', 'table', 'long')).not.toThrow();
  });
  it.each([
    ['plank', 'newspapers', 'table', 'not-on-board'],
    ['newspapers', 'yellow-boxes', 'table', 'not-farther'],
    ['tube', 'tube', 'table', 'not-farther'],
    ['tube', 'stool-left', 'stool-right', 'not-farther'],
  ])('refuses %s, %s, %s: %s', (near, middle, far, reason) => {
    expect(scatter(near, middle, far)).toThrow(reason);
  });
  it('names the rule, the cheese and the nearer place', () => {
    const places = { nearCheese: 'yellow-boxes', middleCheese: 'newspapers', farCheese: 'rope' } as const;
    const options = readOptions(game, 2, { festival: 'scattered' });
    expect(game.optionsRefusal!({ ...options, ...places })).toEqual({
      reason: 'not-farther',
      rule: 'GG-25',
      points: 4,
      place: 'rope',
      nearer: 'newspapers',
    });
    expect(game.optionsRefusal!({ ...options, nearCheese: 'plank' })).toEqual({
      reason: 'not-on-board',
      rule: 'GG-25',
      place: 'plank',
    });
    expect(game.options.nearCheese.rule).toBe('GG-25');
  });
  it('refuses nothing where the cheeses are not scattered', () => {
    expect(() => readOptions(game, 2, { nearCheese: 'newspapers', middleCheese: 'bottle' })).not.toThrow();
  });
  it('offers only places that leave room for the other cheeses; records may hold the rest', () => {
    const { nearCheese, middleCheese, farCheese } = game.options;
    expect(nearCheese.values(2)).toEqual([
      'yellow-boxes',
      'bucket',
      'plank',
      'bottle',
      'tube',
      'rope',
      'purple-box',
      'books',
      'newspapers',
    ]);
    expect(nearCheese.past!(2)).toEqual(['stool-left', 'stool-right', 'table']);
    expect(middleCheese.values(2)[0]).toBe('newspapers');
    expect(middleCheese.past!(2)).toEqual(['bucket', 'table']);
    expect(farCheese.values(2)[0]).toBe('table');
    expect(farCheese.past!(2)).toEqual(['bucket', 'plank']);
    expect(() => readOptions(game, 2, { nearCheese: 'table' })).toThrow('one of yellow-boxes, bucket');
    expect(readOptions(game, 2, { nearCheese: 'table' }, true)).toMatchObject({ nearCheese: 'table' });
  });
  it.each([
    ['off', 'off', ['board', 'firstPlayer', 'earlyRoll', 'cheeseAt', 'powers', 'festival']],
    ['on', 'scattered', Object.keys(game.options).filter((key) => key !== 'cheeseAt')],
  ])('says which options matter with powers %s and festival %s', (powers, festival, keys) => {
    const options = readOptions(game, 2, { powers, festival });
    const matters = Object.entries(game.options).filter(([, spec]) => spec.matters?.(options) ?? true);
    expect(matters.map(([key]) => key)).toEqual(keys);
  });
  it('pays 2, 3 and 4 points, in any order', () => {
    const options = {
      festival: 'scattered',
      nearCheese: 'tube',
      middleCheese: 'rope',
      farCheese: 'books',
    } as const;
    const start = stateOf({
      options,
      phase: 'move',
      dice: 'g',
      place: 'purple-box',
      mice: { 'purple-box': [5, 1], bucket: [0, 4] },
    });
    const { state, events } = run(start, '0 green 0>8');
    expect(events).toContainEqual(expect.objectContaining({ type: 'ate', points: 4, left: 2 }));
    expect(game.view(state, 0).cheeses.map(({ points }) => points)).toEqual([2, 3]);
  });
  it('has no way forward from the table when no cheese is there', () => {
    const options = {
      festival: 'scattered',
      nearCheese: 'tube',
      middleCheese: 'rope',
      farCheese: 'books',
      powers: 'on',
    } as const;
    const start = stateOf({
      options,
      phase: 'rolled',
      dice: 'g',
      place: 'table',
      mice: { table: [1, 0], bucket: [4, 5] },
      tokens: ['i', ''],
    });
    const { state, events } = run(start, '0 pass');
    expect(events).toContainEqual({ type: 'lapsed', rule: 'GG-25', dice: 1 });
    expect(state.phase).toBe('moved');
  });
});

describe('GG-26 the rivals name any place', () => {
  const options = { earlyRoll: 'anyPlace' } as const;

  it('rolls up to five dice, wherever mice are', () => {
    const state = stateOf({
      options,
      phase: 'name',
      mice: { tube: [2, 1], bucket: [1, 1], rope: [1, 1], books: [1, 2] },
    });
    expect(game.legalMoves(state, 0)).toContainEqual({ type: 'early', dice: 5 });
  });
  it('takes a vote for any place, even an empty one', () => {
    const vote = stateOf({
      options,
      phase: 'vote',
      dice: 'ggr',
      mice: { bucket: [5, 5] },
      votes: [null, null],
    });
    expect(game.legalMoves(vote, 1)).toHaveLength(13);
    const { state, events } = run(vote, '1 vote 6');
    expect(events).toContainEqual({ type: 'lapsed', rule: 'GG-26', dice: 3 });
    expect(state).toMatchObject({ phase: 'name', active: 1 });
  });
  it('ends the dice when the last mouse has left the place', () => {
    const start = stateOf({
      options,
      phase: 'move',
      dice: 'ggr',
      place: 'tube',
      mice: { tube: [1, 0], bucket: [4, 5] },
    });
    const { state, events } = run(start, '0 green 0>5');
    expect(events).toContainEqual({ type: 'lapsed', rule: 'GG-26', dice: 2 });
    expect(state.phase).toBe('name');
  });
});
