import { describe, expect, it } from 'vitest';
import { type AnyGameTexts, type Language, languages, tableText } from '../../src/core/text/index.ts';
import { games } from '../../src/games/index.ts';
import { gameTexts } from '../../src/games/text.ts';
import { tableRules } from '../../src/index.ts';
import { wrongForm } from '../../src/laws/grammar.ts';
import { expectSentence, expectText, names, textLaws } from '../../src/laws/text.ts';

describe.each(games)('$id', (game) => textLaws(game, gameTexts[game.id] as AnyGameTexts));

describe.each(languages)('in %s', (language) => {
  it('the table has a title for each of its rules and a sentence for each refusal', () => {
    for (const rule of tableRules) expectText(tableText[language].rules[rule], rule);
    for (const [reason, sentence] of Object.entries(tableText[language].refusals))
      expectSentence(sentence, reason);
  });
});

describe('the result', () => {
  const resultSentence = (
    language: Language,
    winners: number[],
    score: string | null,
    you: number | null,
  ): string => tableText[language].result(winners, score, { names, you });

  it('names the reader first, with the right verb', () => {
    expect(resultSentence('en', [0, 1], '9 points', 1)).toBe('You and Ada share the win with 9 points.');
    expect(resultSentence('nl', [0, 1], '9 punten', 1)).toBe('Jij en Ada delen de overwinning met 9 punten.');
    expect(resultSentence('de', [0, 1], '9 Punkten', 1)).toBe(
      'Du und Ada teilt euch den Sieg mit 9 Punkten.',
    );
    expect(resultSentence('de', [0, 1], '9 Punkten', 2)).toBe(
      'Ada und Ben teilen sich den Sieg mit 9 Punkten.',
    );
    expect(resultSentence('en', [0, 1, 2], null, 2)).toBe('You, Ada and Ben share the win.');
  });

  it('omits a score that says nothing', () => {
    expect(resultSentence('en', [1], null, null)).toBe('Ben wins.');
    expect(resultSentence('nl', [1], null, 1)).toBe('Jij wint.');
    expect(resultSentence('de', [1], null, 1)).toBe('Du gewinnst.');
    const scoreText = (id: string, options: object): string | null =>
      (gameTexts[id] as AnyGameTexts).en.score(2, options);
    expect(scoreText('mens-erger-je-niet', {})).toBeNull();
    expect(scoreText('gouda-gouda', { festival: 'off' })).toBeNull();
    expect(scoreText('gouda-gouda', { festival: 'on' })).toBe('2 cheeses');
    expect(scoreText('gouda-gouda', { festival: 'scattered' })).toBe('2 points');
  });
});

it('wrongForm finds wrong verb forms', () => {
  const wrongTexts: [Language, string][] = [
    ['en', 'Green has to be used, and you gains least from it.'],
    ['en', 'Back: you is 3 steps from the cheese again.'],
    ['nl', 'Daar heeft jij het minst aan de worp.'],
    ['de', 'Du ist dran.'],
    ['de', 'Du und Ben teilen sich den Sieg.'],
    ['de', 'Du bekommt eine Karte.'],
  ];
  for (const [language, sentence] of wrongTexts)
    expect(wrongForm(language, sentence), sentence).not.toBeNull();
  for (const sentence of ['Du bekommst eine Karte.', 'Du passt.', 'Du hast keine.', 'Du frisst einen Käse.'])
    expect(wrongForm('de', sentence), sentence).toBeNull();
});
