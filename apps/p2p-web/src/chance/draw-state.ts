/** The state of the next draw, derived from the log. Host and guests derive the same from the same entries. */
import {
  type ChainKind,
  type Entry,
  type Log,
  type Player,
  Rests,
  type Reveal,
} from '@cheeseboard/engine/fair';

export interface DrawState {
  /** The number of the next draw, from 1. */
  readonly number: number;
  /** The players of the draw, by player number. */
  readonly drawers: readonly Player[];
  /** The numbers of players who were left out recently and sit this draw out. */
  readonly resting: readonly number[];
  readonly counts: { readonly [K in ChainKind]: number };
  /** Whether fewer than two players took part in the previous draw. */
  readonly wasAlone: boolean;
}

/** The kind of chain that a draw uses: sealed if its entry carries a ciphertext, as deals do. */
export const kindOf = ({ sealed }: Entry): ChainKind => (sealed === null ? 'open' : 'sealed');

export function drawStateOf(log: Log): DrawState {
  const drawers = log.drawers;
  const rests = new Rests(0);
  const counts = { open: 0, sealed: 0 };
  let number = 1;
  let wasAlone = false;
  for (const entry of log.entries) {
    if (entry.kind !== 'draw') continue;
    counts[kindOf(entry)] += 1;
    const { reveals } = (entry.body ?? { reveals: [] }) as { reveals: readonly (Reveal | null)[] };
    rests.join(reveals.length);
    const absentPlayers = reveals.flatMap((reveal, player) => (reveal === null ? [player] : []));
    wasAlone = rests.drew(number, absentPlayers).alone;
    number += 1;
  }
  rests.join(drawers.length);
  return { number, drawers, resting: rests.at(number), counts, wasAlone };
}

/** The newest reveal of a player in the log, and its number. The commitment counts as number 0. */
export function newestReveal(log: Log, player: number, kind: ChainKind): { count: number; reveal: Reveal } {
  let newest = { count: 0, reveal: log.drawers[player]![kind] };
  let count = 0;
  for (const entry of log.entries) {
    if (entry.kind !== 'draw' || kindOf(entry) !== kind) continue;
    count += 1;
    const reveal = entry.body?.kind === 'draw' ? entry.body.reveals[player] : null;
    if (reveal) newest = { count, reveal };
  }
  return newest;
}
