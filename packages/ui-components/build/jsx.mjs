// The generated JSX types use event types without importing them, and the package entry needs a JavaScript file.
import { readFileSync, writeFileSync } from 'node:fs';

/** A plugin for @custom-elements-manifest/analyzer. Must come after the plugin that writes `file`. */
export const importEventTypes = (file) => ({
  name: 'import-event-types',
  packageLinkPhase() {
    const types = readFileSync(file, 'utf8');
    const events = [...new Set(types.match(/(?<=ElementEvent<)Cb\w+Event(?=>)/g))].sort();
    writeFileSync(file, `import type { ${events.join(', ')} } from './index.js';\n${types}`);
    writeFileSync(file.replace(/\.d\.ts$/, '.js'), 'export {};\n');
  },
});
