/** Commands, each carried out exactly once and in order: one that comes twice is only answered again. */
import { RateLimit } from '../protocol/rate-limit.ts';
import type { Answer, PersonId } from '../tables/table.ts';
import type { Member } from './room.ts';

/** The last answers of each person that are kept. */
const MAX_ANSWERS = 8;
/** Chat: so many lines at once, and then one every two seconds. */
const CHAT_LINES_PER_SECOND = 0.5;
const CHAT_LINES_BURST = 6;

/** What number `n` is for this person: the next one, one that was answered so, or out of place (null). */
export function placeOf(me: Member, n: number): 'next' | Answer | null {
  if (n > me.done + 1 || n < 1) return null;
  if (n === me.done + 1) return 'next';
  return me.answers.find(([number]) => number === n)?.[1] ?? { ok: true };
}

export function enterAnswer(me: Member, n: number, answer: Answer): void {
  me.done = n;
  me.answers = [...me.answers.slice(1 - MAX_ANSWERS), [n, answer]];
}

/** Who talks how fast. */
export class ChatLimits {
  readonly #limits = new Map<PersonId, RateLimit>();

  maySay(person: PersonId, now: number): boolean {
    const limit = this.#limits.get(person) ?? new RateLimit(CHAT_LINES_PER_SECOND, CHAT_LINES_BURST);
    this.#limits.set(person, limit);
    return limit.take(now);
  }
}
