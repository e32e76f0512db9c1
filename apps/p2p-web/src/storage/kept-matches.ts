/** The finished matches that this browser keeps: who played, who won, the scores and the record. */
import * as v from 'valibot';
import { type Db, openDb } from './db.ts';

const Seat = v.pipe(v.number(), v.integer(), v.minValue(0));

const KeptSeat = v.object({
  /** Empty: the reader, who had not entered a name. */
  name: v.pipe(v.string(), v.maxLength(60)),
  bot: v.boolean(),
});

const entries = {
  /** A hash of the record without its proof, so it is the same in every browser that kept the match. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{16}$/)),
  /** Date.now() when the match ended. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  game: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  seats: v.pipe(v.array(KeptSeat), v.minLength(1), v.maxLength(20)),
  scores: v.array(v.number()),
  winners: v.array(Seat),
  /** The reader's own seat; null for spectators, and where several people shared the device. */
  own: v.nullable(Seat),
  record: v.pipe(v.string(), v.maxLength(1_000_000)),
};

export const KeptMatchSchema = v.pipe(
  v.object(entries),
  v.check(({ seats, scores, winners, own }) => {
    const exists = (seat: number): boolean => seat < seats.length;
    return scores.length === seats.length && winners.every(exists) && (own === null || exists(own));
  }),
);

type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;
export type KeptMatch = Immutable<v.InferOutput<typeof KeptMatchSchema>>;

export interface KeptMatches {
  /** Whether matches outlive the page. */
  readonly lasting: boolean;
  /** Keeps a match that has just ended. Ignores one that is kept already, or that the reader has deleted. */
  keep(match: KeptMatch): Promise<void>;
  /** All matches, oldest first. */
  list(): Promise<readonly KeptMatch[]>;
  delete(ids: readonly string[]): Promise<void>;
  /** Adds matches from a file, even deleted ones. Returns how many were new. Adds all of them, or none. */
  add(matches: readonly KeptMatch[]): Promise<number>;
}

/** What remains of a deleted match. Otherwise the match would return when the reader opens its table again. */
const deleted = { deleted: true } as const;

export async function openKeptMatches(openDatabase?: Db): Promise<KeptMatches> {
  const db = openDatabase ?? (await openDb());
  const list = async (): Promise<readonly KeptMatch[]> =>
    (await db.all('matches'))
      .flatMap((value) => (v.is(KeptMatchSchema, value) ? [value] : []))
      .sort((a, b) => a.at - b.at);
  return {
    lasting: db.lasting,
    list,
    async keep(match) {
      await db.settle('matches', match.id, match);
    },
    async delete(ids) {
      await db.write(ids.map((id) => ['matches', id, deleted]));
    },
    async add(matches) {
      const knownIds = new Set((await list()).map(({ id }) => id));
      const newMatches = new Map(
        matches.filter(({ id }) => !knownIds.has(id)).map((match) => [match.id, match]),
      );
      await db.write([...newMatches].map(([id, match]) => ['matches', id, match]));
      return newMatches.size;
    },
  };
}
