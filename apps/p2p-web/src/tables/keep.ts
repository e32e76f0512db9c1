/** A table that one joined lies on the shelf too, so that one finds the way back. */
import type { Shelf } from '../storage/shelf.ts';
import type { Means } from './means.ts';
import type { ShelfEntry, Table, TableState } from './table.ts';

/** Not with every move. */
const OFTEN = 2_000;

export function keepOnShelf(table: Table, room: string, shelf: Shelf, means: Means): void {
  let waiting = false;
  const write = (): void => {
    waiting = false;
    const { state, line } = table;
    const gone = line.state === 'ended' && (line.why === 'closed' || line.why === 'sent-away');
    if (gone || state === null) return;
    void shelf.put(entryOf(state, room, means.today()), { v: 1 }).catch(() => {});
  };
  const stop = table.subscribe(() => {
    const { line, state } = table;
    if (line.state === 'ended') {
      stop();
      if (line.why === 'sent-away') void shelf.delete('guest', room).catch(() => {});
      return;
    }
    if (waiting || state === null) return;
    waiting = true;
    means.after(OFTEN, write);
  });
}

function entryOf(state: TableState, room: string, at: number): ShelfEntry {
  const { game, chairs, people, match, phase } = state;
  const names = chairs.map((chair, seat) => {
    if (chair.kind === 'bot') return chair.name;
    const person = chair.kind === 'person' ? people.find(({ id }) => id === chair.person) : undefined;
    return person?.name || `${seat + 1}`;
  });
  return { room, role: 'guest', game, names, steps: match?.version ?? 0, over: phase === 'over', at };
}
