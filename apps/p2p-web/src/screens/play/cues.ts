/** What has changed at a table that a reader may want to hear. Pure: the same two states give the same sounds. */
import type { TableState } from '../../tables/table.ts';
import { isMyTurn } from './seats.ts';
import type { Cue } from './sound.ts';

export function cuesOf(before: TableState | null, after: TableState): Cue[] {
  if (!before) return [];
  const cues: Cue[] = [];
  const [old, now] = [before.match, after.match];
  if (now && old && now.number === old.number) {
    if (now.result && !old.result) cues.push('win');
    // Who only might step in is not called: the sound would tell the others in the room (DD-10).
    else if (isMyTurn(after) && !isMyTurn(before)) cues.push('turn');
    else if (now.version > old.version) cues.push('move');
  } else if (now && isMyTurn(after)) cues.push('turn');
  const heard = before.chat.at(-1)?.number ?? 0;
  if (after.chat.some(({ number, person }) => number > heard && person !== after.me)) cues.push('chat');
  return cues;
}
