// How the CDN files of one game differ from those of other games: `cdn.mjs` in the game's folder, if there is one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export async function cdnSettingsOf(id) {
  const file = join(import.meta.dirname, `../src/games/${id}/cdn.mjs`);
  const { separateFile = null, budgets = {} } = existsSync(file) ? await import(pathToFileURL(file)) : {};
  return { separateFile, budgets };
}
