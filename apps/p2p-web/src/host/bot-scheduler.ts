/**
 * Decides which bots to ask and when to play their answers. The time of an answer is drawn before the bot thinks, from public
 * knowledge only, so it reveals nothing about the bot's cards (DD-7, DD-10, GG-13).
 */
import { type Draw, type Match, type MoveBase, type Seat, seededDraw } from '@cheeseboard/engine';
import { type Level, observe } from '@cheeseboard/engine/bots';
import type { HostContext } from './host-context.ts';
import type { Question } from './question.ts';

/** How long a bot takes for a move, so that people can follow: the minimum, and a random part on top. */
const TURN_MS = [700, 600] as const;
/** How much longer everything takes at the slow pace. */
const SLOW_FACTOR = 2;
/** How long a bot waits at least after a person's move that can be undone, so that the person can take it back. */
const UNDO_MS = 2000;
/** How long a bot takes at the brisk pace: just enough time to think. */
const BRISK_TURN_MS = 300;
/** How long a bot takes in power windows, in which several players are asked at once, and often. */
const WINDOW_MS = [450, 350] as const;
/** How long a bot takes for a move out of turn, without a breath. */
const STEP_IN_MS = [250, 250] as const;
/** How long a bot takes for the first move after a breath. */
const AFTER_BREATH_MS = [250, 300] as const;
/** How long a bot may think. All bots that are asked at once must finish before the first one is due. */
const SEARCH_MS = 250;
const GLANCE_MS = 50;
/** How much earlier than it is due an answer should be there. */
const MARGIN_MS = 50;

/** How fast bots move: a player's choice. */
export type BotPace = 'slow' | 'natural' | 'fast';

/**
 * `brisk`: no pause for people to follow, but the timing still reveals nothing. `at-once`: as soon as the answer is there, for
 * tables at which nobody else could learn from the timing.
 */
type Pace = 'slow' | 'natural' | 'brisk' | 'at-once';

interface Thought {
  readonly id: number;
  readonly question: number;
  readonly due: number;
  /** The bot's answer: null if it makes no move now, undefined while it is still thinking. */
  move: MoveBase | null | undefined;
}

export interface Asking {
  readonly question: Question;
  /** The level of the bot at this seat; null if a person plays there. */
  level(seat: Seat): Level | null;
  /** Seats whose clock has run out: they move at once. */
  readonly lateSeats: ReadonlySet<Seat>;
  /** When the current breath ends; null without one. */
  readonly breathUntil: number | null;
  /** Whether the person who moved last can undo that move. */
  readonly isUndoable: boolean;
}

type Context = Pick<HostContext, 'timers' | 'now' | 'effects' | 'room' | 'parts' | 'seed'>;

export class BotScheduler {
  readonly #context: Context;
  readonly #match: Match;
  readonly #play: (seat: Seat, move: MoveBase | null) => void;
  readonly #thoughtBySeat = new Map<Seat, Thought>();
  #askedCount = 0;

  /** Calls `play` when the answer of a bot is due. */
  constructor(context: Context, match: Match, play: (seat: Seat, move: MoveBase | null) => void) {
    this.#context = context;
    this.#match = match;
    this.#play = play;
  }

  /** Asks every bot that may act and was not asked yet. Bots in turn come first, so that others do not delay them. */
  ask(asking: Asking): void {
    const { question, level } = asking;
    const { parts, room, timers, effects, now, seed } = this.#context;
    const chosenPace = parts.pace?.() ?? 'natural';
    const pace = chosenPace !== 'fast' ? chosenPace : room.shared ? 'at-once' : 'brisk';
    const bots = this.#match.actors.filter((seat) => level(seat) !== null);
    for (const seat of [...this.#thoughtBySeat.keys()]) if (!bots.includes(seat)) this.forget(seat);
    const inTurn = bots.filter((seat) => question.obliged.includes(seat));
    const stepIn = bots.filter((seat) => !question.obliged.includes(seat));
    for (const seat of [...inTurn, ...stepIn]) {
      if (this.#thoughtBySeat.get(seat)?.question === question.number) continue;
      // Each question and seat has its own source of chance, independent of who else is asked.
      const draw = seededDraw(`${seed} ${question.number} ${seat}`);
      const due = dueAt(asking, now, pace, stepIn.includes(seat), draw);
      const thought: Thought = { id: ++this.#askedCount, question: question.number, due, move: undefined };
      this.#thoughtBySeat.set(seat, thought);
      timers.set(`bot ${seat}`, due, () => thought.move !== undefined && this.#play(seat, thought.move));
      const milliseconds = stepIn.includes(seat)
        ? GLANCE_MS
        : Math.min(SEARCH_MS, Math.floor(WINDOW_MS[0] / inTurn.length));
      const untilDue = Math.floor((due - now - MARGIN_MS) / Math.max(1, inTurn.length));
      effects.push({
        type: 'think',
        id: thought.id,
        game: this.#match.game.id,
        level: level(seat)!,
        seen: observe(this.#match, seat),
        milliseconds,
        longestMilliseconds: stepIn.includes(seat) ? milliseconds : Math.max(milliseconds, untilDue),
        seed: draw(2 ** 31),
      });
    }
  }

  /** Takes a bot's answer, and plays it at once if it is overdue. */
  answer(id: number, move: MoveBase | null): void {
    for (const [seat, thought] of this.#thoughtBySeat) {
      if (thought.id !== id || thought.move !== undefined) continue;
      thought.move = move;
      if (thought.due <= this.#context.now) this.#play(seat, move);
      return;
    }
  }

  /** Drops what this seat's bot was asked, with its timer. The next `ask` asks it again if it may still act. */
  forget(seat: Seat): void {
    this.#thoughtBySeat.delete(seat);
    this.#context.timers.clear(`bot ${seat}`);
  }

  clear(): void {
    for (const seat of [...this.#thoughtBySeat.keys()]) this.forget(seat);
  }
}

/** When a bot's answer is played. Depends only on public knowledge. */
function dueAt(
  { breathUntil, question, lateSeats, isUndoable }: Asking,
  now: number,
  pace: Pace,
  isSteppingIn: boolean,
  draw: Draw,
): number {
  const durationIn = ([minMs, randomMs]: readonly [number, number]): number => {
    if (pace === 'at-once') return minMs / 10;
    if (pace === 'brisk') return minMs;
    return (minMs + draw(randomMs)) * (pace === 'slow' ? SLOW_FACTOR : 1);
  };
  if (breathUntil !== null && isSteppingIn) return now + ((breathUntil - now) * (20 + draw(70))) / 100;
  if (breathUntil !== null) return breathUntil + durationIn(AFTER_BREATH_MS);
  if (isSteppingIn) return now + durationIn(STEP_IN_MS);
  if (lateSeats.size > 0) return now;
  if (question.obliged.length > 1) return now + durationIn(WINDOW_MS);
  if (pace === 'brisk') return now + BRISK_TURN_MS;
  return now + Math.max(durationIn(TURN_MS), isUndoable && pace !== 'at-once' ? UNDO_MS : 0);
}
