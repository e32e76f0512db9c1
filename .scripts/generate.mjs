// pnpm generate: writes every list of games from the games' folders, and the diffs of the guide. `pnpm lint` fails if a list is not up to date.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './games.mjs';
import { guideDiffs } from './guide-diffs.mjs';
import { root } from './toolchain.mjs';

const files = { ...(await generatedFiles(root)), ...guideDiffs(root) };
for (const [path, contents] of Object.entries(files)) {
  const file = join(root, path);
  if (contentsOf(file) === contents) continue;
  writeFileSync(file, contents);
  console.log(path);
}

// The kits of games that are gone.
for (const path of globSync('packages/ui-components/src/games/*.kit.ts', { cwd: root })) {
  if (!(path.replaceAll('\\', '/') in files)) rmSync(join(root, path));
}

function contentsOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
