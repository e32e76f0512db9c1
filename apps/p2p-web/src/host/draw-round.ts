/**
 * Collects the reveals for one draw. The snapshot asks every player for a reveal; when all have arrived, or the time is up, the draw is
 * appended to the log. A draw always waits for the host's own reveal.
 *
 *   state      on                                     does                          next
 *   idle       the engine asks for a draw             asks everybody                gathering
 *   gathering  a reveal that fits                     keeps it                      gathering
 *   gathering  a wrong reveal, or "I have none"       excludes the player           gathering
 *   gathering  all there, or time is up               appends the draw              idle
 *
 * While a player is yet to roll by hand, reveals are gathered, but the draw is not appended.
 */
import type { ChanceRequest, Outcome } from '@cheeseboard/engine';
import { follows, logOutcome, type Reveal } from '@cheeseboard/engine/fair';
import { type DrawState, drawStateOf, newestReveal } from '../chance/draw-state.ts';
import type { HostContext } from './host-context.ts';
import type { HostLog } from './host-log.ts';

type Context = Pick<HostContext, 'timers' | 'now' | 'key' | 'isHere' | 'isChanged'>;
type DrawLog = Pick<HostLog, 'log' | 'mayStep'>;
/** Appends the draw and plays the step. */
type Draw = (reveals: readonly (Reveal | null)[], outcome: Outcome, isSealed: boolean) => void;

/** How long a draw waits for reveals. */
const ANSWER_MS = 1_500;
/** How long a host's first draw waits, and a draw that only one player has answered: others may be reconnecting. */
const ARRIVAL_MS = 6_000;

export class DrawRound {
  readonly #context: Context;
  readonly #log: DrawLog;
  readonly #appendDraw: Draw;
  #request: ChanceRequest | null = null;
  #state: DrawState | null = null;
  readonly #reveals = new Map<number, Reveal>();
  /** Players who sent a wrong reveal or have none. They are left out of all further draws. */
  readonly #excluded = new Set<string>();
  #askedAt = 0;
  #isFirst = true;
  /** Whether the draw waits for a player who rolls by hand. */
  #isHeld = false;

  constructor(context: Context, log: DrawLog, draw: Draw) {
    this.#context = context;
    this.#log = log;
    this.#appendDraw = draw;
  }

  /** The number of the current draw, from 1. */
  get number(): number | null {
    return this.#request && this.#state!.number;
  }

  /** Begins the draw that the engine asks for, and completes it if nobody's reveal is awaited any more. */
  settle(request: ChanceRequest, isHeld = false): void {
    if (!this.#log.mayStep) return;
    this.#isHeld = isHeld;
    if (!this.#request) {
      this.#request = request;
      this.#state = drawStateOf(this.#log.log);
      this.#reveals.clear();
      this.#askedAt = this.#context.now;
      this.#setTimer(this.#askedAt + ANSWER_MS);
      this.#context.isChanged = true;
    }
    this.#completeIfReady(false);
  }

  stop(): void {
    this.#context.timers.clear('reveals');
    this.#request = null;
  }

  /** Takes somebody's reveal; null if they have none. */
  receive(key: string, draw: number, reveal: Reveal | null): void {
    const state = this.#state;
    const player = state?.drawers.findIndex((drawer) => drawer.key === key) ?? -1;
    if (!this.#request || !state || state.number !== draw || player < 0 || this.#excluded.has(key)) return;
    if (reveal === null || !this.#fits(player, reveal)) this.#excluded.add(key);
    else this.#reveals.set(player, reveal);
    this.#completeIfReady(false);
  }

  #fits(player: number, reveal: Reveal): boolean {
    const kind = this.#request!.sealed ? 'sealed' : 'open';
    const newest = newestReveal(this.#log.log, player, kind);
    return follows(reveal, newest.reveal, this.#state!.counts[kind] + 1 - newest.count);
  }

  #setTimer(at: number): void {
    this.#context.timers.set('reveals', at, () => this.#timeOut());
  }

  #timeOut(): void {
    const arrivalDeadline = this.#askedAt + ARRIVAL_MS;
    if (this.#mayComeLater && this.#context.now < arrivalDeadline) this.#setTimer(arrivalDeadline);
    else {
      this.#setTimer(this.#context.now + ANSWER_MS);
      this.#completeIfReady(true);
    }
  }

  /** Players whose reveal is missing. Nobody waits for a player who sits out, not even if that is the host. */
  get #awaitedKeys(): string[] {
    const { drawers, resting } = this.#state!;
    return drawers.flatMap(({ key }, player) => {
      const isAwaited = !resting.includes(player);
      return isAwaited && !this.#reveals.has(player) && !this.#excluded.has(key) ? [key] : [];
    });
  }

  get #mayComeLater(): boolean {
    const isAlone = this.#reveals.size < 2 && !this.#state!.wasAlone;
    return (this.#isFirst || isAlone) && this.#awaitedKeys.length > 0;
  }

  #completeIfReady(isLate: boolean): void {
    const waiting = this.#awaitedKeys;
    if (this.#isHeld || !this.#log.mayStep || waiting.includes(this.#context.key)) return;
    if (!isLate && (waiting.some((key) => this.#context.isHere(key)) || this.#mayComeLater)) return;
    const request = this.#request!;
    const { log } = this.#log;
    const { number, drawers } = this.#state!;
    const { room, match } = log.start;
    const reveals = this.#usedReveals();
    const outcome = logOutcome(request, { room, match, draw: number, after: log.lastStep.hash }, reveals);
    this.stop();
    this.#isFirst = false;
    this.#appendDraw(drawers.length === 0 ? [] : reveals, outcome, request.sealed);
  }

  /** The reveals to use. A reveal of a player who sits out counts only if otherwise one player would draw alone. */
  #usedReveals(): (Reveal | null)[] {
    const { drawers, resting } = this.#state!;
    const revealCount = [...this.#reveals.keys()].filter((player) => !resting.includes(player)).length;
    return drawers.map((_, player) => {
      const isLeftOut = resting.includes(player) && revealCount > 1;
      return isLeftOut ? null : (this.#reveals.get(player) ?? null);
    });
  }
}
