/** The metadata for editors, frameworks and bundlers is complete and matches the published files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tableParts } from '../../src/table/parts.ts';
import { themeProperties } from '../../src/theme/properties.ts';

const root = join(import.meta.dirname, '../..');
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const source = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Documented {
  readonly name: string;
  readonly description?: string;
  readonly kind?: string;
}
interface Declaration extends Documented {
  readonly tagName: string;
  readonly members?: readonly Documented[];
  readonly attributes?: readonly Documented[];
  readonly events?: readonly Documented[];
  readonly cssParts?: readonly Documented[];
  readonly cssProperties?: readonly Documented[];
}
interface Module {
  readonly path: string;
  readonly declarations: readonly Declaration[];
  readonly exports: readonly { readonly kind: string; readonly name: string }[];
}

const manifest: { readonly modules: readonly Module[] } = json('dist/custom-elements.json');
const { exports: entries, ...pkg } = json('package.json');
const declarations = manifest.modules.flatMap(({ declarations }) => declarations);

/** Every element that a define.ts registers, its path in `src`, and the list of its kind: of the games, or of all others. */
const registeredTags = globSync('**/define.ts', { cwd: join(root, 'src') })
  .map((file) => dirname(file).split(sep).join('/'))
  // These register several elements, or one for each game, and have no element of their own.
  .filter((path) => !['.', 'games', 'table', 'default-table'].includes(path))
  .map((path) => ({
    path,
    name: basename(path),
    list: path.startsWith('games/') ? 'games/' : '',
    tag: /register\('([^']+)'/.exec(source(`src/${path}/define.ts`))![1]!,
  }));

test('no attribute or property begins with “on”, which Svelte takes for an event handler', () => {
  const names = declarations.flatMap(({ attributes = [], members = [] }) =>
    [...attributes, ...members].map(({ name }) => name),
  );
  expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
});

test('lists every registered element', () => {
  expect(registeredTags.length).toBeGreaterThan(20);
  expect(declarations.map(({ tagName }) => tagName).sort()).toEqual(
    registeredTags.map(({ tag }) => tag).sort(),
  );
});

describe.each(registeredTags)('$tag', ({ path, name, list, tag }) => {
  const element = declarations.find(({ tagName }) => tagName === tag)!;
  const code = source(`src/${path}/${name}.ts`);

  test('describes every property of its source', () => {
    const fields = element.members?.filter(({ kind }) => kind === 'field').map(({ name }) => name) ?? [];
    for (const [, name] of code.matchAll(/@property\((?:[^()]|\([^()]*\))*\)\s+(\w+)/g))
      expect(fields).toContain(name);
    const { members = [], attributes = [], events = [], cssParts = [], cssProperties = [] } = element;
    const undocumented = [element, ...members, ...attributes, ...events, ...cssParts, ...cssProperties]
      .filter(({ description, kind }) => !description && kind !== 'method')
      .map(({ name }) => name);
    expect(undocumented).toEqual([]);
  });

  test('documents its parts, events and theme properties', () => {
    const parts = element.cssParts?.map(({ name }) => name) ?? [];
    for (const [, name] of code.matchAll(/\bpart="([a-z-]+)"/g)) expect(parts).toContain(name);
    for (const [, name] of code.matchAll(/exportparts="(?:[a-z-]+: )?([a-z-]+)"/g))
      expect(parts).toContain(name);
    if (code.includes('tableParts')) expect(tableParts.split(', ').toSorted()).toEqual(parts.toSorted());
    const events = element.events?.map(({ name }) => name) ?? [];
    for (const [, name] of code.matchAll(/dispatchEvent\(new (Cb\w+)Event/g)) {
      expect(events).toContain(
        name!.replace(/[A-Z]/g, (letter, index) => `${index ? '-' : ''}${letter.toLowerCase()}`),
      );
    }
    if (tag !== 'cb-announcer') {
      expect(element.cssProperties?.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['--cb-paper', '--cb-ink', '--cb-speed']),
      );
    }
  });

  test('has an entry for its class and its registration in every list', () => {
    expect(entries[`./${name}`]?.default).toBe(`./dist/${path}/${name}.js`);
    expect(entries[`./${name}/define`]?.default).toBe(`./dist/${path}/define.js`);
    const inList = path.slice(list.length);
    expect(source(`src/${list}index.ts`)).toContain(`'./${inList}/${name}.ts'`);
    expect(source(`src/${list}define.ts`)).toContain(`'./${inList}/define.ts'`);
    const definition = manifest.modules.find((module) => module.path === `dist/${path}/define.js`);
    expect(definition?.exports).toMatchObject([{ kind: 'custom-element-definition', name: tag }]);
  });

  test('is in the editor data and the JSX types', () => {
    expect(json('dist/vscode.html-custom-data.json').tags).toContainEqual(
      expect.objectContaining({ name: tag }),
    );
    expect(JSON.stringify(json('dist/web-types.json'))).toContain(`"${tag}"`);
    expect(source('dist/jsx.d.ts')).toContain(`"${tag}": `);
  });
});

test('every entry lists types before code, and every listed file exists', () => {
  for (const [entry, target] of Object.entries<string | Record<string, string>>(entries)) {
    if (typeof target === 'object')
      expect(Object.keys(target).slice(-2), entry).toEqual(['types', 'default']);
    for (const file of typeof target === 'string' ? [target] : Object.values(target)) {
      if (!file.includes('*')) expect(existsSync(join(root, file)), file).toBe(true);
    }
  }
  for (const field of ['unpkg', 'jsdelivr', 'customElements', 'web-types']) {
    expect(existsSync(join(root, pkg[field])), field).toBe(true);
  }
});

test('GUIDE.md lists every theme property', () => {
  const guide = source('GUIDE.md');
  for (const [name, { description }] of Object.entries(themeProperties)) {
    expect(guide).toMatch(
      new RegExp(`\\| \`--cb-${name}\` +\\| ${description.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} `),
    );
  }
});
