/**
 * Collects the reveals for one draw. The snapshot asks every player for a reveal; when all have arrived, or the time is up, the draw is
 * appended to the log. The host's own reveal is never missing.
 *
 *   state      on                                     does                          next
 *   idle       the engine asks for a draw             asks everybody                gathering
 *   gathering  a reveal that fits                     keeps it                      gathering
 *   gathering  a wrong reveal, or "I have none"       excludes the player           gathering
 *   gathering  all there, or time is up               enters the draw               idle
 */
import type { ChanceRequest, Outcome } from '@cheeseboard/engine';
import { follows, type Log, logOutcome, type Reveal } from '@cheeseboard/engine/fair';
import { type DrawState, drawStateOf, newestReveal } from '../chance/draw-state.ts';
import type { Timers } from './timers.ts';

export interface DrawRoundContext {
  readonly timers: Timers;
  readonly room: string;
  readonly match: number;
  log(): Log;
  /** The host's own key. Its reveal is awaited without a time limit. */
  readonly host: string;
  isHere(key: string): boolean;
  mayAppend(): boolean;
  /** Appends the draw and plays the step. */
  drawn(reveals: readonly (Reveal | null)[], outcome: Outcome, isSealed: boolean): void;
  changed(): void;
}

const ANSWER_MS = 1_500;
/** The longer wait in a host's first draw, and before a draw with only one player: others may be reconnecting. */
const ARRIVAL_MS = 6_000;

export class DrawRound {
  readonly #context: DrawRoundContext;
  #request: ChanceRequest | null = null;
  #state: DrawState | null = null;
  readonly #reveals = new Map<number, Reveal>();
  /** Players who sent a wrong reveal or have none. They are left out of all further draws. */
  readonly #excluded = new Set<string>();
  #askedAt = 0;
  #isFirst = true;

  constructor(context: DrawRoundContext) {
    this.#context = context;
  }

  /** The number of the current draw, from 1. */
  get number(): number | null {
    return this.#request && this.#state!.number;
  }

  begin(request: ChanceRequest, now: number): void {
    this.#request = request;
    this.#state = drawStateOf(this.#context.log());
    this.#reveals.clear();
    this.#askedAt = now;
    this.#context.timers.set('reveals', now + ANSWER_MS);
    this.#context.changed();
    this.look(now);
  }

  stop(): void {
    this.#context.timers.clear('reveals');
    this.#request = null;
  }

  give(key: string, draw: number, reveal: Reveal | null, now: number): void {
    const state = this.#state;
    const player = state?.drawers.findIndex((one) => one.key === key) ?? -1;
    if (!this.#request || !state || state.number !== draw || player < 0 || this.#excluded.has(key)) return;
    if (reveal === null || !this.#fits(player, reveal)) this.#excluded.add(key);
    else this.#reveals.set(player, reveal);
    this.look(now);
  }

  #fits(player: number, reveal: Reveal): boolean {
    const kind = this.#request!.sealed ? 'sealed' : 'open';
    const known = newestReveal(this.#context.log(), player, kind);
    return follows(reveal, known.reveal, this.#state!.counts[kind] + 1 - known.count);
  }

  /** Returns true if it handled the timer. */
  wake(timer: string, now: number): boolean {
    if (timer !== 'reveals') return false;
    const arrival = this.#askedAt + ARRIVAL_MS;
    if (this.#mayCome && now < arrival) this.#context.timers.set('reveals', arrival);
    else {
      this.#end(true);
      if (this.#request) this.#context.timers.set('reveals', now + ANSWER_MS);
    }
    return true;
  }

  /** Checks whether the draw can be completed now: call it after an answer, a departure or a renewed lease. */
  look(_now: number): void {
    if (this.#request) this.#end(false);
  }

  /** Players whose reveal is missing. Nobody waits for a player who sits out, not even if that is the host. */
  get #waiting(): string[] {
    const { drawers, resting } = this.#state!;
    return drawers.flatMap(({ key }, player) => {
      const isDue = !resting.includes(player);
      return isDue && !this.#reveals.has(player) && !this.#excluded.has(key) ? [key] : [];
    });
  }

  get #mayCome(): boolean {
    const isAlone = this.#reveals.size < 2 && !this.#state!.wasAlone;
    return (this.#isFirst || isAlone) && this.#waiting.length > 0;
  }

  #end(isLate: boolean): void {
    const { timers, host, isHere, mayAppend, log } = this.#context;
    const waiting = this.#waiting;
    if (!mayAppend() || waiting.includes(host)) return;
    if (!isLate && (waiting.some(isHere) || this.#mayCome)) return;
    timers.clear('reveals');
    const request = this.#request!;
    const { number, drawers } = this.#state!;
    const reveals = this.#counted();
    const { room, match } = this.#context;
    const outcome = logOutcome(request, { room, match, draw: number, after: log().lastStep.hash }, reveals);
    this.#request = null;
    this.#isFirst = false;
    this.#context.drawn(drawers.length === 0 ? [] : reveals, outcome, request.sealed);
  }

  /** The reveal of a player who sits out counts only if otherwise one player would draw alone. */
  #counted(): (Reveal | null)[] {
    const { drawers, resting } = this.#state!;
    const due = [...this.#reveals.keys()].filter((player) => !resting.includes(player)).length;
    return drawers.map((_, player) => {
      const isOut = resting.includes(player) && due > 1;
      return isOut ? null : (this.#reveals.get(player) ?? null);
    });
  }
}
