/** The reference of the engine is read from its declarations: names, comments and code are there. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declarationOf, engineEntries } from '../src/reference/engine-api.ts';
import { languages } from '../src/site.ts';

describe('the reference of the engine', () => {
  const entries = engineEntries();

  it('has every entry, and something in each', () => {
    const { exports } = JSON.parse(
      readFileSync(new URL('../../../packages/engine/package.json', import.meta.url), 'utf8'),
    ) as { exports: Record<string, unknown> };
    expect(entries.map(({ name }) => name.replace('@cheeseboard/engine', '.'))).toEqual(
      Object.keys(exports).filter((path) => path !== './package.json'),
    );
    for (const entry of entries) {
      expect(entry.exports.length, entry.name).toBeGreaterThan(0);
      for (const { name, declaration } of entry.exports) expect(declaration, name).not.toBe('');
    }
  });

  it('finds what is exported through other files, with its comment', () => {
    const fair = entries.find(({ name }) => name === '@cheeseboard/engine/fair')!;
    const verify = fair.exports.find(({ name }) => name === 'verify')!;
    expect(verify.doc).toContain('checks both');
    expect(verify.declaration).toContain('games: readonly AnyGame[]');
    expect(declarationOf('@cheeseboard/engine', 'Game')).toContain('legalMoves(');
  });
});

it.each(languages)('the guide in %s shows every file of the fifth game', (language) => {
  const guide = readFileSync(
    new URL(`../src/content/docs/${language}/engine/fifth-game.mdx`, import.meta.url),
    'utf8',
  );
  const shown = [...guide.matchAll(/<Source file="([^"]+)"/g)].map(([, file]) => file).sort();
  expect(shown).toEqual(readdirSync(new URL('../examples/cheese-auction', import.meta.url)).sort());
});
