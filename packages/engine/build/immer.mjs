// Puts the production build of immer into dist. The entry of the package reads process.env, which a page built by plain Rollup
// does not have.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const entry = import.meta.resolve('immer');
const read = (path) => readFileSync(fileURLToPath(new URL(path, entry)), 'utf8');
const code = read('./immer.production.mjs').replace(/\n\/\/# sourceMappingURL=.*/, '');
const target = fileURLToPath(new URL('../dist/core/immer.js', import.meta.url));
writeFileSync(target, `/*\n${read('../LICENSE')}*/\n${code}`);
rmSync(`${target}.map`, { force: true });
