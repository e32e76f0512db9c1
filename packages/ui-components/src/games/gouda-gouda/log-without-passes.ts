/**
 * Leaves passes out of the log. "Nobody plays a token" appears once after a roll. After a token or at the end of a turn, the next line
 * already implies it.
 */
import type { Event } from '@cheeseboard/engine/gouda-gouda';
import type { LogEntry } from '../../log/log.ts';

const isToken = ({ type }: Event): boolean => type.startsWith('played');

export function withoutPasses(
  log: readonly Event[],
  entries: readonly LogEntry[],
  nobodyText: string,
): readonly LogEntry[] {
  const keptEntries: LogEntry[] = [];
  let before: Event | null = null;
  for (const [index, event] of log.entries()) {
    if (event.type === 'passed') continue;
    const followsPass = log[index - 1]?.type === 'passed';
    if (followsPass && before && !isToken(before) && !isToken(event) && event.type !== 'turn')
      keptEntries.push({ text: nobodyText, rule: 'GG-13' });
    keptEntries.push(entries[index]!);
    before = event;
  }
  return keptEntries;
}
