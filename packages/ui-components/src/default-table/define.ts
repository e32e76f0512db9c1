/** Registers a default table for a game without a table of its own. */
import type { GameTypes } from '@cheeseboard/engine';
import '../board/define.ts';
import '../card/define.ts';
import '../dice-tray/define.ts';
import '../hand/define.ts';
import { register } from '../register.ts';
import '../score-sheet/define.ts';
import '../table/define.ts';
import { DefaultTable, type TableGame } from './default-table.ts';

export { DefaultTable };

/** Registers `<cb-…>` with the game's id, and returns that name for the game's kit. */
export function defineDefaultTable<T extends GameTypes>(played: TableGame<T>): string {
  const name = `cb-${played.game.id}`;
  register(
    name,
    class extends DefaultTable<T> {
      protected readonly played = played;
    },
  );
  return name;
}
