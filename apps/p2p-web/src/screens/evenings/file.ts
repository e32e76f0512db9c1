/** All kept matches as one file, to move them to another browser or to share them with friends. */
import type { AnyGame } from '@cheeseboard/engine';
import { readRecord } from '@cheeseboard/engine/records';
import * as v from 'valibot';
import { type KeptMatch, KeptMatchSchema } from '../../storage/kept-matches.ts';
import { matchIdOf } from '../../storage/match-id.ts';
import { personKeyOf } from './figures.ts';

const FORMAT = 'cheeseboard evenings';
const VERSION = 1;
export const FILE_MAX_BYTES = 50_000_000;

const Envelope = v.object({ format: v.literal(FORMAT), version: v.number(), matches: v.array(v.unknown()) });

/** `ownName`: the writer's name, for matches in which they had entered none. Whoever reads the file may have another name. */
export function writeFile(keptMatches: readonly KeptMatch[], ownName: string): string {
  const matches = keptMatches.map((match) => ({
    ...match,
    seats: match.seats.map(({ name, bot }) => ({ name: name || ownName, bot })),
  }));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, matches }, null, 1)}\n`;
}

export type ReadFile =
  | { readonly ok: true; readonly matches: readonly KeptMatch[] }
  /** `number`: the first match that cannot be read, counted from 1. */
  | { readonly ok: false; readonly why: 'other-file' | 'newer' }
  | { readonly ok: false; readonly why: 'bad-match'; readonly number: number };

/**
 * Reads a file. `ownName`: the reader's name. In a friend's file, the friend's own seat is not the reader's. Scores and winners are computed again from each record, so a
 * changed file cannot claim other results.
 */
export async function readFile(text: string, games: readonly AnyGame[], ownName: string): Promise<ReadFile> {
  const envelope = v.safeParse(Envelope, parsed(text));
  if (!envelope.success) return { ok: false, why: 'other-file' };
  if (envelope.output.version > VERSION) return { ok: false, why: 'newer' };
  const matches: KeptMatch[] = [];
  for (const [index, value] of envelope.output.matches.entries()) {
    const match = v.safeParse(KeptMatchSchema, value);
    const checkedMatch = match.success ? withCheckedResult(match.output, games) : null;
    if (!checkedMatch) return { ok: false, why: 'bad-match', number: index + 1 };
    matches.push({ ...checkedMatch, own: isOwnSeat(checkedMatch, ownName) ? checkedMatch.own : null });
    // Replaying hundreds of matches takes a while: the page stays responsive.
    if (index % 20 === 19) await new Promise((resolve) => setTimeout(resolve));
  }
  return { ok: true, matches };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isOwnSeat({ seats, own }: KeptMatch, ownName: string): boolean {
  const name = own === null ? null : seats[own]!.name;
  return name === '' || (name !== null && personKeyOf(name) === personKeyOf(ownName));
}

/** The match with the result of its record; null if the record is invalid, unfinished, or of another game. */
function withCheckedResult(match: KeptMatch, games: readonly AnyGame[]): KeptMatch | null {
  try {
    const { game, seats, result } = readRecord(match.record, games);
    if (!result || game.id !== match.game || seats !== match.seats.length) return null;
    const { scores, winners } = result;
    return { ...match, id: matchIdOf(match.record), scores: [...scores], winners: [...winners] };
  } catch {
    return null;
  }
}
