/** Sounds for the change between two states. Pure. */
import type { TableState } from '../../tables/table.ts';
import { isMyTurn } from './seats.ts';
import type { Cue } from './sound.ts';

export function cuesOf(before: TableState | null, after: TableState): Cue[] {
  if (!before) return [];
  const cues: Cue[] = [];
  const [old, now] = [before.match, after.match];
  if (now && old && now.number === old.number) {
    if (now.result && !old.result) cues.push('win');
    // No sound for somebody who only might step in: others in the room would hear it (DD-10).
    else if (isMyTurn(after) && !isMyTurn(before)) cues.push('turn');
    else if (now.version > old.version) cues.push('move');
  } else if (now && isMyTurn(after)) cues.push('turn');
  const lastChatNumber = before.chat.at(-1)?.number ?? 0;
  if (after.chat.some(({ number, person }) => number > lastChatNumber && person !== after.me))
    cues.push('chat');
  return cues;
}
