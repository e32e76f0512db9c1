/** Class and registration are two things: who wants a class gets no element, who registers one gets all that it draws. */
import { describe, expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../src/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The modules that one brings with it, itself too. Types and what is loaded later are no part of that. */
function broughtBy(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, from] of sources[path]!.matchAll(/^(?:import|export)(?! type\b)[^;']*'(\.[^']+)';/gm))
    broughtBy(new URL(from!, `http://x/${path.slice(3)}`).pathname.replace('/', '../'), found);
  return found;
}

const registers = (path: string): string | undefined => /register\('([^']+)'/.exec(sources[path]!)?.[1];
const paths = Object.keys(sources);
const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** Beside its registration; what a script tag does is no class. */
const isClass = (path: string): boolean =>
  folderOf(path) !== '../src' &&
  path.endsWith(`${folderOf(path).slice('../src'.length)}.ts`) &&
  `${folderOf(path)}/define.ts` in sources;

/** The elements that a module draws, not those of which it only speaks. */
const drawnBy = (path: string): string[] =>
  sources[path]!.split('\n')
    .filter((line) => !/^\s*(\*|\/)/.test(line))
    .flatMap((line) => [...line.matchAll(/<(cb-[a-z-]+)/g)].map(([, tag]) => tag!));

test.each(['../src/index.ts', ...paths.filter(isClass)])('%s brings no registration with it', (path) => {
  expect([...broughtBy(path)].filter(registers)).toEqual([]);
});

describe.each(paths.filter((path) => path.endsWith('/define.ts') && registers(path)))('%s', (path) => {
  test('registers all that it draws', () => {
    const brought = [...broughtBy(path)];
    const registered = brought.map(registers);
    for (const tag of brought.filter((one) => folderOf(one) !== '../src').flatMap(drawnBy))
      expect(registered).toContain(tag);
  });
});
