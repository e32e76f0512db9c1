/** Executes each command exactly once and in order. A repeated command gets its earlier answer again. */
import { RateLimit } from '../protocol/rate-limit.ts';
import type { Answer, PersonId } from '../tables/table.ts';
import type { Member } from './room.ts';

/** How many answers are kept for each person. */
const MAX_ANSWERS = 8;
/** Rate limit of the chat. */
const CHAT_LINES_PER_SECOND = 0.5;
const CHAT_LINES_BURST = 6;

/** Whether command `n` is the next one, was answered before (with this answer), or is out of order (null). */
export function placeOf(me: Member, n: number): 'next' | Answer | null {
  if (n > me.done + 1 || n < 1) return null;
  if (n === me.done + 1) return 'next';
  return me.answers.find(([number]) => number === n)?.[1] ?? { ok: true };
}

export function enterAnswer(me: Member, n: number, answer: Answer): void {
  me.done = n;
  me.answers = [...me.answers.slice(1 - MAX_ANSWERS), [n, answer]];
}

/** The chat rate limit of each person. */
export class ChatLimits {
  readonly #limits = new Map<PersonId, RateLimit>();

  maySay(person: PersonId, now: number): boolean {
    const limit = this.#limits.get(person) ?? new RateLimit(CHAT_LINES_PER_SECOND, CHAT_LINES_BURST);
    this.#limits.set(person, limit);
    return limit.take(now);
  }
}
