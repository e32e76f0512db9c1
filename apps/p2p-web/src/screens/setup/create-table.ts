/** Creates a table from a filled-in form. */
import { setupWords } from '../../words/setup.ts';
import { texts } from '../../words/texts.ts';
import { address, type Mode } from '../app/route.ts';
import { type Draft, tableOf } from './draft.ts';

/** Saves the new table and returns its address in the app. */
export async function createTable(game: string, mode: Mode, draft: Draft): Promise<string> {
  const { tables } = await import('../../tables/open.ts');
  const { you, player } = setupWords[texts.language];
  const table = tableOf(game, draft, (seat) => (mode === 'device' ? player(seat + 1) : you));
  if (mode === 'friends') return address.host((await tables.create(table)).room);
  return address.local((await tables.createLocal(table)).room);
}
