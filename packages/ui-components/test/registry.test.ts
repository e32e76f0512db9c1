/** Importing a class registers no element; importing a `define.ts` registers the element and everything it renders. */
import { describe, expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../src/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A module and its static imports, recursively, without types and dynamic imports. */
function importsOf(path: string, visited = new Set<string>()): Set<string> {
  if (visited.has(path)) return visited;
  visited.add(path);
  for (const [, from] of sources[path]!.matchAll(/^(?:import|export)(?! type\b)[^;']*'(\.[^']+)';/gm))
    importsOf(new URL(from!, `http://x/${path.slice(3)}`).pathname.replace('/', '../'), visited);
  return visited;
}

const registeredTag = (path: string): string | undefined => /register\('([^']+)'/.exec(sources[path]!)?.[1];
const paths = Object.keys(sources);
const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** True for the module of an element class, which has a `define.ts` in its folder. */
const isClass = (path: string): boolean =>
  folderOf(path) !== '../src' &&
  path.endsWith(`${folderOf(path).slice('../src'.length)}.ts`) &&
  `${folderOf(path)}/define.ts` in sources;

/** The elements in a module's templates, not those in its comments. */
const renderedBy = (path: string): string[] =>
  sources[path]!.split('\n')
    .filter((line) => !/^\s*(\*|\/)/.test(line))
    .flatMap((line) => [...line.matchAll(/<(cb-[a-z-]+)/g)].map(([, tag]) => tag!));

test.each(['../src/index.ts', ...paths.filter(isClass)])('importing %s registers nothing', (path) => {
  expect([...importsOf(path)].filter(registeredTag)).toEqual([]);
});

describe.each(paths.filter((path) => path.endsWith('/define.ts') && registeredTag(path)))('%s', (path) => {
  test('registers everything it renders', () => {
    const imports = [...importsOf(path)];
    const registeredTags = imports.map(registeredTag);
    for (const tag of imports
      .filter((importedPath) => folderOf(importedPath) !== '../src')
      .flatMap(renderedBy))
      expect(registeredTags).toContain(tag);
  });
});
