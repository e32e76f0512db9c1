// pnpm generate: writes every list of games from the games' folders. `pnpm lint` fails if a list is not up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './games.mjs';
import { root } from './toolchain.mjs';

for (const [path, contents] of Object.entries(await generatedFiles(root))) {
  const file = join(root, path);
  if (contentsOf(file) === contents) continue;
  writeFileSync(file, contents);
  console.log(path);
}

function contentsOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
