/** Tests the list of games, which is available before any game is loaded, and the kits, which are loaded on demand. */
import { Match, seededChance } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { readPosition, writePosition } from '@cheeseboard/engine/positions';
import { expect, test } from 'vitest';
import { languages } from '../language/language.ts';
import { gameFacts, hasCapability, isGameId, loadKit } from './kits.ts';

test('lists every game of the engine, in the same order', () => {
  expect(gameFacts.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  expect(isGameId('david-goliath')).toBe(true);
  expect(isGameId('whist')).toBe(false);
});

test.each(gameFacts)('$id: the list agrees with the game', async ({ id, seats, name, pitch }) => {
  const { game, texts } = await loadKit(id);
  expect(game.id).toBe(id);
  expect(seats).toEqual(game.seats);
  for (const language of languages) {
    expect(name[language]).toBe(texts[language].name);
    expect(pitch[language]).toBe(texts[language].pitch);
  }
});

test.each(gameFacts)('$id: the kit has a table, bots and positions', async ({ id }) => {
  const kit = await loadKit(id);
  expect(customElements.get(kit.table)).toBeDefined();
  expect(hasCapability(id, 'autoPass')).toBe('autoPass' in document.createElement(kit.table));
  expect(hasCapability(id, 'breath')).toBe(kit.game.breath !== undefined);
  expect(hasCapability(id, 'rounds')).toBe(kit.game.endsRound !== undefined);
  expect(hasCapability(id, 'rolls')).toBe(kit.game.roller !== undefined);
  for (const language of languages)
    expect(kit.texts[language].breath !== undefined).toBe(hasCapability(id, 'breath'));
  const match = new Match(kit.game, { seats: kit.game.seats.min, options: {} });
  match.resolveAll(seededChance(1));
  const positions = await kit.positions();
  const text = writePosition(positions, match.state);
  expect(readPosition(text, [positions]).state).toEqual(match.state);
  expect(Object.keys(await kit.bots())).toEqual(['easy', 'steady', 'sharp']);
  expect(Object.keys(await kit.reasons())).toEqual(['en', 'nl', 'de']);
});

test.each(gameFacts)('$id: only where every move is final, the list says so', async ({ id }) => {
  const { game } = await loadKit(id);
  const match = new Match(game, { seats: game.seats.max, options: {} });
  const chance = seededChance(1);
  let canUndo = false;
  for (let moves = 0; moves < 200 && !canUndo && !match.result; moves++) {
    match.resolveAll(chance);
    const [seat] = match.actors;
    if (seat === undefined) break;
    const legal = match.legalMoves(seat);
    match.play(seat, legal[moves % legal.length]!);
    canUndo = match.undoRefusal(seat) === null;
  }
  expect(canUndo).toBe(!hasCapability(id, 'finalMoves'));
});

test('loadKit returns null for an unknown game', async () => {
  expect(await loadKit('whist')).toBeNull();
});
