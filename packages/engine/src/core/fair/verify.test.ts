import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../games/index.ts';
import { readRecord } from '../record.ts';
import { languages } from '../text/language.ts';
import { tellVerdict, verify } from './index.ts';

const goldenRecord = (name: string): string =>
  readFileSync(new URL(`../../../test/fair/golden/${name}.txt`, import.meta.url), 'utf8');

describe('a record with a proof of the first format', () => {
  const text = goldenRecord('older');

  it('still replays', () => {
    expect(readRecord(text, games).length).toBe(60);
  });

  it('is reported as older and not checked, in three languages', () => {
    const verdict = verify(text, games);
    expect(verdict).toMatchObject({ type: 'older', checked: { moves: 26, draws: 34, signatures: 0 } });
    expect(languages.map((language) => tellVerdict(verdict, language).split('.')[0])).toEqual([
      'Older proof, not checked',
      'Ouder bewijs, niet gecontroleerd',
      'Älterer Beweis, nicht geprüft',
    ]);
  });

  it('is rejected if a move breaks the rules', () => {
    const lines = text.split('\n');
    const first = lines.findIndex((line) => /^\d /.test(line));
    lines.splice(first + 1, 0, lines[first]!);
    expect(verify(lines.join('\n'), games)).toMatchObject({ type: 'record', line: first + 2 });
  });
});

it('checks the log if a record has both proofs', () => {
  expect(verify(`${goldenRecord('log-dice')}# fair 1 a1b2 1\n`, games).type).toBe('verified');
});

it('says that a record without any proof is unproven', () => {
  expect(verify(goldenRecord('unproven'), games).type).toBe('unproven');
});
