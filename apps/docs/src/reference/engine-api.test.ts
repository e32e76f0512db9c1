/** Tests that the engine's reference is read from its declarations. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declarationOf, engineEntries } from './engine-api.ts';

describe('engineEntries', () => {
  const entries = engineEntries();

  it('lists every entry of the package with its exports', () => {
    const { exports } = JSON.parse(
      readFileSync(new URL('../../../../packages/engine/package.json', import.meta.url), 'utf8'),
    ) as { exports: Record<string, unknown> };
    expect(entries.map(({ name }) => name.replace('@cheeseboard/engine', '.'))).toEqual(
      Object.keys(exports).filter((path) => path !== './package.json'),
    );
    for (const entry of entries) {
      expect(entry.exports.length, entry.name).toBeGreaterThan(0);
      for (const { name, declaration } of entry.exports) expect(declaration, name).not.toBe('');
    }
  });

  it('follows exports into other files, with their comments', () => {
    const fairEntry = entries.find(({ name }) => name === '@cheeseboard/engine/fair')!;
    const verify = fairEntry.exports.find(({ name }) => name === 'verify')!;
    expect(verify.doc).toContain('checks both');
    expect(verify.declaration).toContain('games: readonly AnyGame[]');
    expect(declarationOf('@cheeseboard/engine', 'Game')).toContain('legalMoves(');
  });
});
