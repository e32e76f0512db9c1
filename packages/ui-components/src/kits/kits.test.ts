/** A page that knows no game: what it can say before one is loaded, and what it gets when it asks for one. */
import { Match, seededChance } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { readPosition, writePosition } from '@cheeseboard/engine/positions';
import { expect, test } from 'vitest';
import { languages } from '../language/language.ts';
import { gameFacts, isGameId, loadKit } from './kits.ts';

test('the list has every game of the engine, in its order', () => {
  expect(gameFacts.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  expect(isGameId('david-goliath')).toBe(true);
  expect(isGameId('whist')).toBe(false);
});

test.each(gameFacts)('$id: what the list says is what the game says', async ({ id, seats, name, pitch }) => {
  const { game, texts } = await loadKit(id);
  expect(game.id).toBe(id);
  expect(seats).toEqual(game.seats);
  for (const language of languages) {
    expect(name[language]).toBe(texts[language].name);
    expect(pitch[language]).toBe(texts[language].pitch);
  }
});

test.each(gameFacts)('$id: a kit lays a table, has bots, and reads positions', async ({ id }) => {
  const kit = await loadKit(id);
  expect(customElements.get(kit.table)).toBeDefined();
  const match = new Match(kit.game, { seats: kit.game.seats.min, options: {} });
  match.resolveAll(seededChance(1));
  const positions = await kit.positions();
  const text = writePosition(positions, match.state);
  expect(readPosition(text, [positions]).state).toEqual(match.state);
  expect(Object.keys(await kit.bots())).toEqual(['easy', 'steady', 'sharp']);
  expect(Object.keys(await kit.reasons())).toEqual(['en', 'nl', 'de']);
});

test('nobody knows every game', async () => {
  expect(await loadKit('whist')).toBeNull();
});
