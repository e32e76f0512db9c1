/** What people want done, each exactly once and in their order: a command that comes twice is only answered again. */
import { Limit } from '../protocol/limit.ts';
import type { Answer, PersonId } from '../tables/table.ts';
import type { Member } from './room.ts';

/** The last answers of each person that are kept. */
const ANSWERS = 8;
/** Chat: so many lines at once, and then one every two seconds. */
const LINES_A_SECOND = 0.5;
const LINES_AT_ONCE = 6;

/** What number `n` is for this person: the next one, one that was answered so, or out of place (null). */
export function placeOf(me: Member, n: number): 'next' | Answer | null {
  if (n > me.done + 1 || n < 1) return null;
  if (n === me.done + 1) return 'next';
  return me.answers.find(([number]) => number === n)?.[1] ?? { ok: true };
}

export function enterAnswer(me: Member, n: number, answer: Answer): void {
  me.done = n;
  me.answers = [...me.answers.slice(1 - ANSWERS), [n, answer]];
}

/** Who talks how fast. */
export class Talk {
  readonly #limits = new Map<PersonId, Limit>();

  maySay(person: PersonId, now: number): boolean {
    const limit = this.#limits.get(person) ?? new Limit(LINES_A_SECOND, LINES_AT_ONCE);
    this.#limits.set(person, limit);
    return limit.take(now);
  }
}
