/** The exports of each entry of the engine, read from its declarations while the site is built. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type TypeScript from 'typescript';

// TypeScript is too large to bundle. `require` finds it from this app's folder, wherever the bundled build code is.
const require = createRequire(join(process.cwd(), 'package.json'));

export interface Exported {
  readonly name: string;
  readonly doc: string;
  readonly declaration: string;
}

export interface Entry {
  /** The name to import it by, like `@cheeseboard/engine/fair`. */
  readonly name: string;
  readonly exports: readonly Exported[];
}

let cachedEntries: readonly Entry[] | null = null;

export function engineEntries(): readonly Entry[] {
  cachedEntries ??= readEntries();
  return cachedEntries;
}

export function declarationOf(entry: string, name: string): string {
  const exports = engineEntries()
    .find((candidate) => candidate.name === entry)
    ?.exports.find((candidate) => candidate.name === name);
  if (!exports) throw new Error(`${entry} has no ${name}`);
  return exports.declaration;
}

function readEntries(): readonly Entry[] {
  const ts = require('typescript') as typeof TypeScript;
  const manifestFile = require.resolve('@cheeseboard/engine/package.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    name: string;
    exports: Record<string, string | { types: string }>;
  };
  const files = Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : [{ name: join(manifest.name, path), file: join(dirname(manifestFile), target.types) }],
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

  const describe = (symbol: TypeScript.Symbol): Exported => {
    const originalSymbol = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const node = originalSymbol.declarations?.[0];
    // For a constant, show the whole statement.
    const statement = node && ts.isVariableDeclaration(node) ? node.parent.parent : node;
    return {
      name: symbol.name,
      doc: ts.displayPartsToString(originalSymbol.getDocumentationComment(checker)),
      declaration: (statement?.getText() ?? '').replace(/^export (?:declare )?/, ''),
    };
  };

  return files.map(({ name, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${name} has no declarations: is the engine built?`);
    return {
      name,
      exports: checker
        .getExportsOfModule(module)
        .map(describe)
        .sort((a, b) => a.name.localeCompare(b.name)),
    };
  });
}
