import { expect, it } from 'vitest';
import type { GameTypes } from '../game.ts';
import type { GameText } from './types.ts';
import { untranslatedLanguages, withEnglish } from './with-english.ts';

const en: GameText<GameTypes> = {
  name: 'Game',
  pitch: 'Play it.',
  rules: { 'G-1': 'First', 'G-2': 'Second' },
  options: {},
  events: { over: () => 'It is over.' },
  refusals: {},
  move: () => 'Play',
  ask: () => 'Play.',
  table: () => [],
  hand: () => [],
  scores: () => [],
  score: () => null,
};

it('shows English texts where a translation is missing, and lists them', () => {
  const { nl } = withEnglish(en, { nl: { name: 'Spel', rules: { 'G-2': 'Tweede' } } });
  expect([nl.name, nl.pitch, nl.rules]).toEqual(['Spel', 'Play it.', { 'G-1': 'First', 'G-2': 'Tweede' }]);
  expect(nl.missing).toEqual([
    'pitch',
    'move',
    'ask',
    'table',
    'hand',
    'scores',
    'score',
    'rules.G-1',
    'events.over',
  ]);
});

it('lists nothing in English and in a complete language', () => {
  const texts = withEnglish(en, { de: { ...en, name: 'Spiel' } });
  expect(texts.de).toEqual({ ...en, name: 'Spiel' });
  expect(untranslatedLanguages(texts)).toEqual(['nl']);
});
