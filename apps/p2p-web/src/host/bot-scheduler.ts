/**
 * Decides which bots to ask and when to play their answers. The time of an answer is drawn before the bot thinks, from public
 * knowledge only, so it reveals nothing about the bot's cards (DD-7, DD-10, GG-13).
 */
import type { Draw, Match, MoveBase, Seat } from '@cheeseboard/engine';
import { type Level, observe } from '@cheeseboard/engine/bots';
import type { Effect } from './io.ts';
import type { Question } from './question.ts';
import type { Timers } from './timers.ts';

/** How long a bot takes for a move, so that people can follow: the minimum, and a random part on top. */
const TURN_MS = [700, 600] as const;
/** The same at the brisk pace: just enough time to think. */
const BRISK_TURN_MS = 300;
/** For power windows, in which several players are asked at once, and often. */
const WINDOW_MS = [450, 350] as const;
/** For moves out of turn, without a breath. */
const STEP_IN_MS = [250, 250] as const;
/** For the first move after a breath. */
const AFTER_BREATH_MS = [250, 300] as const;
/** Thinking time. All bots that are asked at once must finish before the first one is due. */
const SEARCH_MS = 250;
const GLANCE_MS = 50;

/**
 * `brisk`: no pause for people to follow, but the timing still reveals nothing. `at-once`: as soon as the answer is there, for
 * tables at which nobody else could learn from the timing.
 */
export type Pace = 'usual' | 'brisk' | 'at-once';

interface Thought {
  readonly id: number;
  readonly question: number;
  readonly due: number;
  /** Undefined: still thinking. */
  move: MoveBase | null | undefined;
}

export interface Asking {
  readonly match: Match;
  readonly question: Question;
  /** Null: a person plays there. */
  level(seat: Seat): Level | null;
  /** Seats whose clock has run out: they move at once. */
  readonly lateSeats: ReadonlySet<Seat>;
  readonly now: number;
  /** When the current breath ends; null without one. */
  readonly breathUntil: number | null;
  readonly pace: Pace;
}

export class BotScheduler {
  readonly #timers: Timers;
  /** Random numbers for one seat and one question, independent of who else is asked. */
  readonly #drawFor: (label: string) => Draw;
  readonly #emit: (effect: Effect) => void;
  readonly #bySeat = new Map<Seat, Thought>();
  #asked = 0;

  constructor(timers: Timers, drawFor: (label: string) => Draw, emit: (effect: Effect) => void) {
    this.#timers = timers;
    this.#drawFor = drawFor;
    this.#emit = emit;
  }

  /** Asks every bot that may act and was not asked yet. Bots in turn come first, so that others do not delay them. */
  ask(asking: Asking): void {
    const { match, question } = asking;
    const { obliged } = question;
    const bots = match.actors.filter((seat) => asking.level(seat) !== null);
    for (const seat of [...this.#bySeat.keys()]) if (!bots.includes(seat)) this.#drop(seat);
    const inTurn = bots.filter((seat) => obliged.includes(seat));
    const stepIn = bots.filter((seat) => !obliged.includes(seat));
    for (const seat of [...inTurn, ...stepIn]) {
      if (this.#bySeat.get(seat)?.question === question.number) continue;
      const draw = this.#drawFor(`${question.number} ${seat}`);
      const due = dueAt(asking, stepIn.includes(seat), draw);
      this.#asked += 1;
      this.#bySeat.set(seat, { id: this.#asked, question: question.number, due, move: undefined });
      this.#timers.set(`bot ${seat}`, due);
      this.#emit({
        type: 'think',
        id: this.#asked,
        game: match.game.id,
        level: asking.level(seat)!,
        seen: observe(match, seat),
        milliseconds: stepIn.includes(seat)
          ? GLANCE_MS
          : Math.min(SEARCH_MS, Math.floor(WINDOW_MS[0] / inTurn.length)),
        seed: draw(2 ** 31),
      });
    }
  }

  /** Stores a bot's answer. Returns its seat if the answer is already due. */
  answered(id: number, move: MoveBase | null, now: number): Seat | null {
    for (const [seat, thought] of this.#bySeat) {
      if (thought.id !== id || thought.move !== undefined) continue;
      thought.move = move;
      return thought.due <= now ? seat : null;
    }
    return null;
  }

  /** The move that the bot of a seat chose; undefined while it thinks. */
  moveOf(seat: Seat): MoveBase | null | undefined {
    return this.#bySeat.get(seat)?.move;
  }

  /** Makes the scheduler ask this seat again. */
  forget(seat: Seat): void {
    this.#drop(seat);
  }

  clear(): void {
    for (const seat of [...this.#bySeat.keys()]) this.#drop(seat);
  }

  #drop(seat: Seat): void {
    this.#bySeat.delete(seat);
    this.#timers.clear(`bot ${seat}`);
  }
}

/** When a bot's answer is played. Depends only on public knowledge. */
function dueAt(
  { now, breathUntil, question, lateSeats, pace }: Asking,
  stepsIn: boolean,
  draw: Draw,
): number {
  const within = ([least, more]: readonly [number, number]): number => {
    if (pace === 'at-once') return least / 10;
    return pace === 'brisk' ? least : least + draw(more);
  };
  if (breathUntil !== null && stepsIn) return now + ((breathUntil - now) * (20 + draw(70))) / 100;
  if (breathUntil !== null) return breathUntil + within(AFTER_BREATH_MS);
  if (stepsIn) return now + within(STEP_IN_MS);
  if (lateSeats.size > 0) return now;
  if (question.obliged.length > 1) return now + within(WINDOW_MS);
  return now + (pace === 'brisk' ? BRISK_TURN_MS : within(TURN_MS));
}
