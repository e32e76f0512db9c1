// The generated JSX types name the events without importing them. And an entry of a package needs something to run, if only nothing.
import { readFileSync, writeFileSync } from 'node:fs';

/** A plugin for @custom-elements-manifest/analyzer, after the one that makes `file`. */
export const withEvents = (file) => ({
  name: 'with-events',
  packageLinkPhase() {
    const types = readFileSync(file, 'utf8');
    const events = [...new Set(types.match(/(?<=ElementEvent<)Cb\w+Event(?=>)/g))].sort();
    writeFileSync(file, `import type { ${events.join(', ')} } from './index.js';\n${types}`);
    writeFileSync(file.replace(/\.d\.ts$/, '.js'), 'export {};\n');
  },
});
