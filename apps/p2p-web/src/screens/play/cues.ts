/** Chooses the sounds for the change between two states. The sounds of pieces come from the scenes of the table. */
import type { TableState } from '../../tables/table.ts';
import { isMyTurn } from './seats.ts';
import type { Cue } from './sound.ts';

/** `wasMyTurn`: the reader has already heard that it is their turn. */
export function cuesOf(before: TableState | null, after: TableState, wasMyTurn: boolean): Cue[] {
  if (!before) return [];
  const cues: Cue[] = [];
  const [matchBefore, matchAfter] = [before.match, after.match];
  if (matchAfter && matchBefore && matchAfter.number === matchBefore.number) {
    const { viewer } = matchAfter.view;
    if (matchAfter.result && !matchBefore.result)
      cues.push(matchAfter.result.winners.some((seat) => seat === viewer) ? 'win' : 'end');
    // Somebody who only might step in gets no sound: others in the room would hear it (DD-10).
    else if (isMyTurn(after) && !wasMyTurn) cues.push('turn');
  } else if (matchAfter && isMyTurn(after)) cues.push('turn');
  const lastChatNumber = before.chat.at(-1)?.number ?? 0;
  if (after.chat.some(({ number, person }) => number > lastChatNumber && person !== after.me))
    cues.push('chat');
  return cues;
}
