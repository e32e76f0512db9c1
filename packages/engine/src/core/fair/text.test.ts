import { expect, it } from 'vitest';
import { languages } from '../text/language.ts';
import { tellVerdict, type Verdict, violationKinds } from './index.ts';

const verdictTexts = (verdict: Verdict): string[] =>
  languages.map((language) => tellVerdict(verdict, language));
const checked = {
  entries: 60,
  signatures: 51,
  unconfirmed: 0,
  steps: 51,
  moves: 42,
  draws: 9,
  people: 3,
  without: 0,
  alone: 0,
  replaced: [],
};

it('states in one short sentence what was checked', () => {
  expect(verdictTexts({ type: 'verified', checked })).toEqual([
    'Verified: 42 moves, 9 draws, 51 signatures.',
    'Gecontroleerd: 42 zetten, 9 trekkingen, 51 handtekeningen.',
    'Geprüft: 42 Züge, 9 Ziehungen, 51 Unterschriften.',
  ]);
});

it('states how many draws left a person out and how many entries only the host vouches for', () => {
  expect(
    verdictTexts({ type: 'verified', checked: { ...checked, draws: 1, without: 1, unconfirmed: 2 } }),
  ).toEqual([
    'Verified: 42 moves, 1 draw, 51 signatures. 1 draw went ahead without somebody. Only the host vouches for the last 2 entries.',
    'Gecontroleerd: 42 zetten, 1 trekking, 51 handtekeningen. Bij 1 trekking ontbrak er iemand. Voor de laatste 2 logregels staat alleen de gastheer in.',
    'Geprüft: 42 Züge, 1 Ziehung, 51 Unterschriften. Bei 1 Ziehung fehlte jemand. Für die letzten 2 Einträge bürgt nur der Gastgeber.',
  ]);
});

it('names each seat that went to another key', () => {
  const replaced = [{ index: 41, name: 'Anna' }];
  expect(verdictTexts({ type: 'verified', checked: { ...checked, replaced } })).toEqual([
    'Verified: 42 moves, 9 draws, 51 signatures. At entry 41, Anna’s seat went to another device or person.',
    'Gecontroleerd: 42 zetten, 9 trekkingen, 51 handtekeningen. Bij logregel 41 ging de plaats van Anna naar een ander apparaat of naar iemand anders.',
    'Geprüft: 42 Züge, 9 Ziehungen, 51 Unterschriften. Mit Eintrag 41 ging der Platz von Anna an ein anderes Gerät oder an jemand anderen.',
  ]);
});

it('does not say verified if something was not checked', () => {
  const verdicts: Verdict[] = [
    { type: 'alone', checked: { ...checked, alone: 2, unconfirmed: 1 } },
    { type: 'incomplete', checked, open: 3 },
    { type: 'incomplete', checked, open: 1 },
    { type: 'older', checked },
    { type: 'unproven', checked },
  ];
  for (const verdict of verdicts) {
    for (const sentence of verdictTexts(verdict))
      expect(sentence).not.toMatch(/^(Verified|Gecontroleerd|Geprüft)/);
  }
  expect(verdictTexts(verdicts[0]!)).toEqual([
    'Not verified: when only a few people draw, they can choose the result. 2 draws were made by half the players or fewer. Nothing else is wrong: 42 moves, 9 draws, 51 signatures. Only the host vouches for the last entry.',
    'Niet bewezen: waar maar een paar mensen trekken, kunnen zij kiezen wat eruit komt. 2 trekkingen zijn door hooguit de helft van de spelers gedaan. Verder is er niets mis: 42 zetten, 9 trekkingen, 51 handtekeningen. Voor de laatste logregel staat alleen de gastheer in.',
    'Nicht bewiesen: Ziehen nur wenige, können sie das Ergebnis bestimmen. An 2 Ziehungen war höchstens die Hälfte der Spieler beteiligt. Sonst ist nichts falsch: 42 Züge, 9 Ziehungen, 51 Unterschriften. Für den letzten Eintrag bürgt nur der Gastgeber.',
  ]);
  expect(verdictTexts(verdicts[1]!)).toEqual([
    'Not verified yet: 3 entries are still secret.',
    'Nog niet gecontroleerd: 3 logregels zijn nog geheim.',
    'Noch nicht geprüft: 3 Einträge sind noch geheim.',
  ]);
  expect(verdictTexts(verdicts[3]!)).toEqual([
    'Older proof, not checked. The rules were followed in 42 moves and 9 draws.',
    'Ouder bewijs, niet gecontroleerd. De regels zijn nageleefd: 42 zetten en 9 trekkingen.',
    'Älterer Beweis, nicht geprüft. Die Regeln wurden eingehalten: 42 Züge und 9 Ziehungen.',
  ]);
});

it('names the entry and the person', () => {
  const violation = { kind: 'signature', index: 17, key: 'k', name: 'Brie' } as const;
  expect(verdictTexts({ type: 'violation', violation })).toEqual([
    'Not verified: entry 17 is not signed by Brie.',
    'Niet bewezen: logregel 17 is niet ondertekend door Brie.',
    'Nicht bewiesen: Eintrag 17 ist nicht von Brie unterschrieben.',
  ]);
});

it('has a distinct sentence for each violation in each language', () => {
  for (const language of languages) {
    const sentences = violationKinds.map((kind) =>
      tellVerdict({ type: 'violation', violation: { kind, index: 17, key: null, name: null } }, language),
    );
    expect(new Set(sentences).size).toBe(violationKinds.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^(Not verified|Niet bewezen|Nicht bewiesen): .+\.$/);
      expect(sentence).not.toMatch(/undefined|null|NaN/);
    }
  }
});
