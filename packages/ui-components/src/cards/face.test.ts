import type { CardColour } from '@cheeseboard/engine';
import { expect, test } from 'vitest';
import { colours } from '../art/colours.ts';
import { readFace } from './face.ts';

test('a plain card may have any colour of the contract', () => {
  const none: readonly Exclude<CardColour, (typeof colours)[number]>[] = [];
  expect(none).toEqual([]);
  for (const colour of colours)
    expect(readFace('any', `${colour}:Q`)).toEqual({ deck: 'plain', colour, label: 'Q' });
  expect(readFace('any', 'Q')).toEqual({ deck: 'plain', colour: undefined, label: 'Q' });
});

test('refuses an unknown colour and lists the colours', () => {
  expect(() => readFace('any', 'pink:7')).toThrow(/"pink:7".*red, yellow, green, blue, purple, white, black/);
});
