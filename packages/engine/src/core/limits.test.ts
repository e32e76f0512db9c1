/** Tests the limits of a game's size, with more seats and cards than any real game here. */
import { expect, it } from 'vitest';
import { seededChance } from './chance.ts';
import { type Game, type GameTypes, resultByScore, type StateBase } from './game.ts';
import { Match } from './match.ts';
import { int, list, readPosition, writePosition } from './position.ts';
import { readRecord, writeRecord } from './record.ts';

interface Tiles extends GameTypes {
  state: StateBase & { order: number[]; next: number };
}

const TILE_COUNT = 1200;

/** A game in which tiles are dealt, then every player moves once. */
const tiles: Game<Tiles> = {
  id: 'tiles',
  version: 1,
  rules: ['TI-1'],
  seats: { min: 2, max: 12 },
  options: {},
  secrets: false,
  setup: (seats, options) => ({ seats, options, order: [], next: 0 }),
  chance: ({ order }) => (order.length === 0 ? { kind: 'shuffle', size: TILE_COUNT, sealed: false } : null),
  actors: ({ seats, order, next }) => (order.length > 0 && next < seats ? [next] : []),
  legalMoves: (_state, _seat, into = []) => {
    into.push({ type: 'nod' });
    return into;
  },
  isMove: (value): value is { type: 'nod' } => (value as { type?: unknown } | null)?.type === 'nod',
  refusal: ({ next }, seat) => (next === seat ? null : { reason: 'turn', rule: 'TI-1' }),
  play: (draft) => {
    draft.next += 1;
  },
  resolve: (draft, outcome) => {
    draft.order = [...outcome];
  },
  revealsSecret: () => false,
  view: (state, viewer) => ({ ...state, viewer }),
  determinize: (view) => view as never,
  result: ({ seats, next }) =>
    next === seats ? resultByScore(Array.from({ length: seats }, () => 1)) : null,
  writeMove: () => 'nod',
  readMove: (text) => (text === 'nod' ? { type: 'nod' } : null),
};

const positions = {
  game: tiles,
  fields: () => ({ order: list(int(0, TILE_COUNT - 1), '.'), next: int(0, 12) }),
  flaw: () => null,
};

it('twelve players with 1,200 cards can play, save and load', () => {
  const match = new Match(tiles, { seats: 12, players: Array.from({ length: 12 }, (_, seat) => `P${seat}`) });
  match.resolveAll(seededChance(1));
  for (let seat = 0; seat < 12; seat++) expect(match.play(seat, { type: 'nod' }).ok).toBe(true);
  expect(match.result?.winners).toHaveLength(12);
  const rereadMatch = readRecord(writeRecord(match), [tiles]);
  expect(rereadMatch.state).toEqual(match.state);
  expect(rereadMatch.players).toEqual(match.players);
  expect(readPosition(writePosition(positions, match.state), [positions]).state).toEqual(match.state);
});

it('an outcome longer than its request is refused', () => {
  const match = new Match(tiles, { seats: 2 });
  expect(() => match.resolve(Array.from({ length: TILE_COUNT + 1 }, (_, index) => index))).toThrow(
    `${TILE_COUNT} numbers are asked for`,
  );
});
