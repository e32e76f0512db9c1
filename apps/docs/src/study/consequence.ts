/** How far the reader has come in a task, and what the last move led to. Used by the page and by its tests. */
import type { Match, Seat } from '@cheeseboard/engine';
import type { AnyGameTexts, Cast } from '@cheeseboard/engine/text';
import type { Pattern } from '../data/types.ts';
import type { Language } from '../site.ts';
import { matchesPattern } from './pattern.ts';

/** `lost`: no line that begins with the reader's moves solves the task. */
export type Progress = 'solved' | 'open' | 'lost';

/** `lines`: every line of moves that solves the task (`solvingLines`). */
export function progressOf(match: Match, you: Seat, lines: readonly (readonly string[])[]): Progress {
  const ownMoves = match.history.flatMap(({ step }) =>
    'seat' in step && step.seat === you ? [`@${you} ${match.game.writeMove(step.move, match.options)}`] : [],
  );
  const begun = lines.filter((line) => ownMoves.every((move, index) => line[index] === move));
  if (begun.length === 0) return 'lost';
  return begun.some((line) => line.length === ownMoves.length) ? 'solved' : 'open';
}

/** The first entry with an event that has happened: why the reader's moves miss the goal. */
export const missedIn = <M extends { readonly event: Pattern }>(
  match: Match,
  missed: readonly M[],
): M | undefined =>
  missed.find(({ event: pattern }) =>
    match.history.some(({ events }) => events.some((event) => matchesPattern(event, pattern))),
  );

/** The reader's last move and everything that followed, as the engine tells it. */
export function consequenceInWords(
  texts: AnyGameTexts,
  language: Language,
  match: Match,
  you: Seat,
  cast: Cast,
): string {
  const lastOwnStep = match.history.findLastIndex(({ step }) => 'seat' in step && step.seat === you);
  // Not by `tellEvent`: in the browser, the docs take the engine's texts from the elements.
  const { events: sentences } = texts[language];
  return match
    .events(you, Math.max(0, lastOwnStep))
    .map((event) => sentences[event.type]!(event, cast))
    .join(' ');
}
