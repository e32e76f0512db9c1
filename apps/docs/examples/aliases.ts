/**
 * The guide's game is not among the games of the repository, because the guide adds it. Its files import package entries that
 * `pnpm generate` would write; these aliases replace those entries.
 */
import { fileURLToPath } from 'node:url';

const entries = {
  '': 'index.ts',
  '/text': 'text/index.ts',
  '/positions': 'positions.ts',
  '/bots': 'bot/index.ts',
  '/bots/text': 'bot/text/index.ts',
};

export const exampleAliases = Object.entries(entries).map(([entry, file]) => ({
  find: new RegExp(`^@cheeseboard/engine/cheese-auction${entry}$`),
  replacement: fileURLToPath(new URL(`./cheese-auction/engine/${file}`, import.meta.url)),
}));
