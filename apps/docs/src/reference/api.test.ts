/** Tests that the reference is read from the packages' declarations, and that everything they export has a comment. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declarationOf, entriesOf, entriesToRead, publishedPackages } from './api.ts';

describe.each(publishedPackages)('the reference of %s', (packageName) => {
  const entries = entriesOf(packageName);

  it('lists every entry of the package with its exports', () => {
    const folder = `../../../../packages/${packageName.replace('@cheeseboard/', '')}`;
    const { exports } = JSON.parse(
      readFileSync(new URL(`${folder}/package.json`, import.meta.url), 'utf8'),
    ) as { exports: Record<string, unknown> };
    const modules = Object.keys(exports).filter((path) => typeof exports[path] === 'object');
    expect(entries.map(({ name }) => name.replace(packageName, '.'))).toEqual(
      modules.filter((path) => !/(^|\/)define$/.test(path) && path !== './jsx'),
    );
    for (const entry of entries) {
      expect(entry.exports.length, entry.name).toBeGreaterThan(0);
      for (const { name, declaration } of entry.exports) expect(declaration, name).not.toBe('');
    }
  });

  it('shows every export', () => {
    const namesIn = (list: typeof entries): Set<string> =>
      new Set(
        list.flatMap(({ exports }) => exports.map(({ name, declaration }) => `${name} ${declaration}`)),
      );
    expect(namesIn(entriesToRead(packageName))).toEqual(namesIn(entries));
  });

  it('has a sentence for every export and for every member of a class', () => {
    const all = new Map<string, string>();
    const fields = new Map<string, string>();
    for (const { name: entry, exports } of entries)
      for (const { name, doc, members } of exports) {
        all.set(`${entry}: ${name}`, doc);
        for (const member of members)
          (member.of === 'class' ? all : fields).set(`${entry}: ${name}.${member.name}`, member.doc);
      }
    const share = (docs: ReadonlyMap<string, string>): string => {
      const documentedCount = [...docs.values()].filter(Boolean).length;
      return `${documentedCount} of ${docs.size} (${Math.floor((100 * documentedCount) / docs.size)} %)`;
    };
    console.log(
      `${packageName}: ${share(all)} exports and class members have a comment, ${share(fields)} interface members`,
    );
    const missing = [...all].filter(([, doc]) => doc === '').map(([name]) => name);
    expect(missing, 'write a comment `/** … */` above each of these').toEqual([]);
  });
});

describe('the engine', () => {
  const exportOf = (entry: string, name: string) =>
    entriesOf('@cheeseboard/engine')
      .find((candidate) => candidate.name === entry)!
      .exports.find((exported) => exported.name === name)!;

  it('follows exports into other files, with their comments', () => {
    const verify = exportOf('@cheeseboard/engine/fair', 'verify');
    expect(verify.doc).toContain('checks both');
    expect(verify.declaration).toContain('games: readonly AnyGame[]');
    expect(declarationOf('@cheeseboard/engine', 'Game')).toContain('legalMoves(');
  });

  it('has examples', () => {
    expect(exportOf('@cheeseboard/engine', 'Match').examples[0]).toContain('new Match(');
  });
});
