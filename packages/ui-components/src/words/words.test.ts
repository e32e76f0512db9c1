import { expect, test } from 'vitest';
import { colours } from '../art/colours.ts';
import { dieFaces } from '../art/die.ts';
import { tokenKinds } from '../art/token.ts';
import { type Language, languages } from '../language/language.ts';
import { words } from './index.ts';

/** All names that a screen reader user must be able to tell apart, in one language. */
function names(language: Language): string[] {
  const said = words[language];
  return [
    ...colours.flatMap((colour) => [
      said.mouseCard(colour, 7),
      ...[undefined, true, false].map((fang) => said.snakeCard(colour, 7, fang)),
      said.pawnCard(colour, 3, 5),
      said.mouse(colour, 1),
      said.mouse(colour, 2),
      said.pile(colour, 1),
    ]),
    ...dieFaces.map((face) => said.die[face]),
    ...tokenKinds.map((kind) => said.tokens[kind]),
    ...Object.values(said.marks),
    ...Object.values(said.connection),
    said.dieWaiting,
    said.tokenFaceDown,
    said.faceDown.mice,
    said.faceDown.snakes,
  ];
}

test.each(languages)('%s: every piece has a unique name', (language) => {
  const all = names(language);
  expect(all.filter((name, index) => name.trim() === '' || all.indexOf(name) !== index)).toEqual([]);
});

test('uses singular and plural forms', () => {
  expect(languages.map((language) => words[language].cardsLeft(1))).toEqual([
    '1 card left',
    'nog 1 kaart',
    'noch 1 Karte',
  ]);
  expect(languages.map((language) => words[language].points(-2))).toEqual([
    '-2 points',
    '-2 punten',
    '-2 Punkte',
  ]);
});
