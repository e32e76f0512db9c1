import { expect, test } from 'vitest';
import { colours } from '../art/colours.ts';
import { dieFaces } from '../art/die.ts';
import { tokenKinds } from '../art/token.ts';
import { dieName } from '../die/name.ts';
import { type Language, languages } from '../language/language.ts';
import { words } from './index.ts';

/** All names that must differ for users of screen readers, in one language. */
function names(language: Language): string[] {
  const languageWords = words[language];
  return [
    ...colours.flatMap((colour) => [
      languageWords.mouseCard(colour, 7),
      ...[undefined, true, false].map((fang) => languageWords.snakeCard(colour, 7, fang)),
      languageWords.pawnCard(colour, 3, 5),
      languageWords.mouse(colour, 1),
      languageWords.mouse(colour, 2),
      languageWords.pile(colour, 1),
    ]),
    ...dieFaces.map((face) => dieName(face, languageWords)),
    ...tokenKinds.map((kind) => languageWords.tokens[kind]),
    ...Object.values(languageWords.marks),
    ...Object.values(languageWords.connection),
    languageWords.dieWaiting,
    languageWords.tokenFaceDown,
    languageWords.faceDown.mice,
    languageWords.faceDown.snakes,
  ];
}

test.each(languages)('%s: every piece has a unique name', (language) => {
  const allNames = names(language);
  expect(allNames.filter((name, index) => name.trim() === '' || allNames.indexOf(name) !== index)).toEqual(
    [],
  );
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
