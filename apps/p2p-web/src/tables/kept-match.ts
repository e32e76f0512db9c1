/** What a browser keeps of a finished match. */
import { namesOf } from '../host/room.ts';
import type { KeptMatch } from '../storage/kept-matches.ts';
import { matchIdOf } from '../storage/match-id.ts';
import type { TableState } from './table.ts';

export interface KeptMatchContext {
  /** Date.now(). */
  readonly at: number;
  /** The name in the reader's settings. */
  readonly ownName: string;
  /** Whether everybody plays on this device. */
  readonly shared: boolean;
}

/** Null until the match has a record, which it gets when everybody's secrets are known. */
export function keptMatchOf(
  { chairs, people, game, match }: TableState,
  { at, ownName, shared }: KeptMatchContext,
): KeptMatch | null {
  if (!match?.result || !match.record) return null;
  const { scores, winners } = match.result;
  const peopleCount = chairs.filter(({ kind }) => kind === 'person').length;
  const { viewer } = match.view;
  const own = typeof viewer === 'number' && (!shared || peopleCount === 1) ? viewer : null;
  const names = namesOf(chairs, people);
  return {
    id: matchIdOf(match.record),
    at,
    game,
    seats: chairs.map((chair, seat) => ({
      // Against bots, a reader without a name is called "You" at the table.
      name: shared && seat === own ? ownName : names[seat]!,
      bot: chair.kind === 'bot',
    })),
    scores: [...scores],
    winners: [...winners],
    own,
    record: match.record,
  };
}
