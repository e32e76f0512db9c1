/** The exports of each entry of the published packages, read from their declarations while the site is built. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type TypeScript from 'typescript';

// TypeScript is too large to bundle. `require` finds it from this app's folder, wherever the bundled build code is.
const require = createRequire(join(process.cwd(), 'package.json'));

/** The published packages. */
export const publishedPackages = ['@cheeseboard/engine', '@cheeseboard/ui-components'] as const;
export type PublishedPackage = (typeof publishedPackages)[number];

export interface Exported {
  readonly name: string;
  /** The sentences of its comment. */
  readonly doc: string;
  /** The code after each `@example`. */
  readonly examples: readonly string[];
  readonly declaration: string;
  /** The public members of a class or interface. */
  readonly members: readonly Member[];
}

export interface Member {
  readonly of: 'class' | 'interface';
  readonly name: string;
  readonly doc: string;
}

export interface Entry {
  /** The name to import it by, like `@cheeseboard/engine/fair`. */
  readonly name: string;
  readonly exports: readonly Exported[];
}

const cachedEntries = new Map<PublishedPackage, readonly Entry[]>();

/** All entries of a package, without those that only register elements, and without types that a tool has generated. */
export function entriesOf(packageName: PublishedPackage): readonly Entry[] {
  const entries = cachedEntries.get(packageName) ?? readEntries(packageName);
  cachedEntries.set(packageName, entries);
  return entries;
}

/** The entries for a reader: each export once, in the root entry if that has it. */
export function entriesToRead(packageName: PublishedPackage): readonly Entry[] {
  const [root, ...others] = entriesOf(packageName);
  const inRoot = new Set(root!.exports.map(({ name, declaration }) => `${name} ${declaration}`));
  const remaining = others.map(({ name, exports }) => ({
    name,
    exports: exports.filter((exported) => !inRoot.has(`${exported.name} ${exported.declaration}`)),
  }));
  return [root!, ...remaining.filter(({ exports }) => exports.length > 0)];
}

/** The anchor of an entry on the page of its package. */
export const anchorOf = (entry: string): string => entry.replace('@cheeseboard/', '').replaceAll('/', '-');

export function declarationOf(entry: string, name: string): string {
  const exports = entriesOf('@cheeseboard/engine')
    .find((candidate) => candidate.name === entry)
    ?.exports.find((candidate) => candidate.name === name);
  if (!exports) throw new Error(`${entry} has no ${name}`);
  return exports.declaration;
}

const isLeftOut = (path: string): boolean => /(^|\/)define$/.test(path) || path === './jsx';

function readEntries(packageName: PublishedPackage): readonly Entry[] {
  const ts = require('typescript') as typeof TypeScript;
  const manifestFile = require.resolve(`${packageName}/package.json`);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    exports: Record<string, string | { types: string }>;
  };
  const files = Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'string' || isLeftOut(path)
      ? []
      : [{ name: join(packageName, path), file: join(dirname(manifestFile), target.types) }],
  );
  const program = ts.createProgram(
    files.map(({ file }) => file),
    {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const docOf = (symbol: TypeScript.Symbol): string =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker));

  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const membersOf = (symbol: TypeScript.Symbol): Member[] => {
    const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0;
    if (!isClass && !(symbol.flags & ts.SymbolFlags.Interface)) return [];
    return [...(symbol.members?.values() ?? [])].flatMap((member) => {
      const node = member.declarations?.[0];
      const isMember = node && (ts.isClassElement(node) || ts.isTypeElement(node));
      if (!isMember || ts.isConstructorDeclaration(node)) return [];
      if (!node.name || ts.isPrivateIdentifier(node.name)) return [];
      if (ts.getCombinedModifierFlags(node) & hidden) return [];
      return [{ of: isClass ? 'class' : 'interface', name: member.name, doc: docOf(member) }];
    });
  };

  const describe = (symbol: TypeScript.Symbol): Exported => {
    const originalSymbol = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const node = originalSymbol.declarations?.[0];
    // For a constant, show the whole statement.
    const statement = node && ts.isVariableDeclaration(node) ? node.parent.parent : node;
    return {
      name: symbol.name,
      doc: docOf(originalSymbol),
      examples: originalSymbol
        .getJsDocTags(checker)
        .filter(({ name }) => name === 'example')
        .map(({ text }) => ts.displayPartsToString(text).replace(/^`(.*)`$/s, '$1')),
      declaration: (statement?.getText() ?? '').replace(/^export (?:declare )?/, ''),
      members: membersOf(originalSymbol),
    };
  };

  return files.map(({ name, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${name} has no declarations: is the package built?`);
    return {
      name,
      exports: checker
        .getExportsOfModule(module)
        .map(describe)
        .sort((a, b) => a.name.localeCompare(b.name)),
    };
  });
}
