/** Opens a table with a kept set-up. */
import { loadGame } from '../../look/load-game.ts';
import { settings } from '../../storage/settings.ts';
import { address, type Mode } from '../app/route.ts';
import { createTable } from './create-table.ts';
import { formErrorsOf } from './draft.ts';
import { keepDraft, readDraft } from './last-draft.ts';

/** Returns the address of the new table, or of the form if the set-up lacks something: a name, or an option of an older version. */
export async function openSetup(game: string, mode: Mode, storedDraft: unknown): Promise<string> {
  const kit = await loadGame(game);
  if (!kit) throw new Error(`no game "${game}"`);
  const draft = readDraft(storedDraft, kit.game, mode, settings.get('name'));
  if (draft && formErrorsOf(draft, mode, kit.game).length === 0) return createTable(game, mode, draft);
  if (draft) keepDraft(game, mode, draft);
  return address.new(game, mode);
}
