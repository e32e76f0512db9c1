/** A running match: whose turn it is, the clock, and when bots move. It knows seats, but not who sits there. */
import type {
  ChanceRequest,
  Draw,
  EventBase,
  Match,
  MoveBase,
  Outcome,
  RefusalBase,
  Seat,
} from '@cheeseboard/engine';
import type { Level } from '@cheeseboard/engine/bots';
import type { Policy } from '../tables/table.ts';
import { BotScheduler, type Pace } from './bot-scheduler.ts';
import type { Effect } from './io.ts';
import { goesOn, obligedIn, type Question, stillMeant } from './question.ts';
import type { Timers } from './timers.ts';

/** The parts of the table that a running match uses. */
export interface RunningMatchContext {
  readonly timers: Timers;
  /** Random numbers that depend only on this label. */
  drawFor(label: string): Draw;
  pace(): Pace;
  emit(effect: Effect): void;
  policy(): Policy;
  /** Null: a person plays there. */
  level(seat: Seat): Level | null;
  /** Whether nobody may move: the table is paused, or the host may not append. */
  isStill(): boolean;
  /** Whether not even a draw is possible: the host may not append. */
  isFrozen(): boolean;
  /** Whether an undo is requested, for which bots wait. */
  isAsking(): boolean;
  /** Starts a draw. The outcome comes back by `drawn`. */
  draw(request: ChanceRequest): void;
  /** Appends a bot's move to the log. `isLate`: it replaces a person whose time is up. */
  enterBotMove(seat: Seat, move: MoveBase, isLate: boolean): void;
  /** A step was played or undone. */
  changed(): void;
}

/** The level of the bot that moves for a person whose time is up. */
const LATE_LEVEL: Level = 'steady';

export type Moved =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'stale' | 'not-now' }
  | { readonly ok: false; readonly refusal: RefusalBase };

interface Running {
  /** Milliseconds left at `since`. */
  readonly left: number;
  readonly since: number;
  readonly running: boolean;
  /** Counts how often the time was set. */
  readonly set: number;
}

export class RunningMatch {
  readonly match: Match;
  readonly #context: RunningMatchContext;
  readonly #bots: BotScheduler;
  #question: Question | null = null;
  #lateSeats = new Set<Seat>();
  #isDrawing = false;
  #questions = 0;
  #sets = 0;
  #clock: Running | null = null;
  #breath: Running | null = null;
  #late: { readonly seat: Seat; readonly step: number } | null = null;
  /** All events, cached so that the list keeps its identity while nothing happens. */
  #log: { readonly length: number; readonly events: readonly EventBase[] } = { length: -1, events: [] };

  constructor(match: Match, context: RunningMatchContext) {
    this.match = match;
    this.#context = context;
    this.#bots = new BotScheduler(context.timers, context.drawFor, context.emit);
  }

  get clock(): Running | null {
    return this.#clock;
  }

  get breath(): Running | null {
    return this.#breath;
  }

  /** The latest step that a bot took for somebody whose time was up. */
  get late(): { readonly seat: Seat; readonly step: number } | null {
    return this.#late;
  }

  /** No undo while a draw is pending. */
  mayUndo(seat: Seat): boolean {
    const { match } = this;
    return !match.result && !match.chance && match.undoRefusal(seat) === null;
  }

  /** The bots that are publicly known to be thinking. */
  get thinking(): readonly Seat[] {
    if (this.match.result || this.#isDrawing || this.#context.isStill()) return [];
    return (this.#question?.obliged ?? []).filter((seat) => this.#levelOf(seat) !== null);
  }

  get log(): readonly EventBase[] {
    const { match } = this;
    if (this.#log.length !== match.length || match.length === 0) {
      this.#log = { length: match.length, events: match.history.flatMap(({ events }) => events) };
    }
    return this.#log.events;
  }

  /** Continues after anything has changed. */
  settle(now: number): void {
    const { match, timers } = { match: this.match, timers: this.#context.timers };
    if (match.result) {
      this.stop();
      return;
    }
    const request = match.chance;
    if (request) {
      if (this.#isDrawing || this.#context.isFrozen()) return;
      this.#isDrawing = true;
      this.#context.draw(request);
      return;
    }
    if (this.#context.isStill()) {
      this.#bots.clear();
      this.#stopClock(now);
      timers.clear('breath');
      return;
    }
    this.#keepAsking(now);
  }

  #keepAsking(now: number): void {
    if (this.#breath && !this.#context.timers.has('breath')) this.#breathe(now, this.#breath.left);
    const question = this.#question ?? this.#newQuestion(obligedIn(this.match), now);
    this.#keepClock(now, question);
    if (this.#context.isAsking()) {
      this.#bots.clear();
      return;
    }
    this.#bots.ask({
      match: this.match,
      question,
      level: (seat) => this.#levelOf(seat),
      lateSeats: this.#lateSeats,
      now,
      breathUntil: this.#breath ? this.#breath.since + this.#breath.left : null,
      pace: this.#context.pace(),
    });
  }

  /** Plays a person's move, which may be any value. Calls `enter` if it is legal. */
  move(seat: Seat, version: number, move: MoveBase, enter: () => void, now: number): Moved {
    if (!stillMeant(this.match, seat, version, move)) return { ok: false, why: 'stale' };
    if (this.#breath && !this.#mayBreathe(move)) return { ok: false, why: 'not-now' };
    const played = this.match.play(seat, move);
    if (!played.ok) return { ok: false, refusal: played.refusal };
    enter();
    this.#stepped(now, played.events);
    return { ok: true };
  }

  undo(seat: Seat, now: number): boolean {
    if (!this.match.undo(seat).ok) return false;
    this.#question = null;
    this.#isDrawing = false;
    this.#log = { length: -1, events: [] };
    this.#bots.clear();
    this.#endBreath();
    this.#context.changed();
    this.#newQuestion(obligedIn(this.match), now);
    this.settle(now);
    return true;
  }

  drawn(outcome: Outcome, now: number): void {
    this.#isDrawing = false;
    this.#stepped(now, this.match.resolve(outcome));
  }

  thought(id: number, move: MoveBase | null, now: number): void {
    const seat = this.#bots.answered(id, move, now);
    if (seat !== null) this.#play(seat, now);
  }

  /** Returns true if it handled the timer. */
  wake(timer: string, now: number): boolean {
    if (timer.startsWith('bot ')) this.#play(Number(timer.slice(4)), now);
    else if (timer === 'breath') {
      this.#endBreath();
      this.#setClock(now);
      this.settle(now);
    } else if (timer === 'clock') {
      this.#clock = null;
      for (const seat of this.#question?.obliged ?? []) {
        if (this.#context.level(seat) === null) this.#lateSeats.add(seat);
      }
      this.settle(now);
    } else return false;
    return true;
  }

  stop(): void {
    this.#bots.clear();
    this.#endBreath();
    this.#clock = null;
    this.#context.timers.clear('clock');
    this.#isDrawing = false;
    this.#question = null;
  }

  #levelOf(seat: Seat): Level | null {
    return this.#context.level(seat) ?? (this.#lateSeats.has(seat) ? LATE_LEVEL : null);
  }

  /** Plays a bot's move that is due. */
  #play(seat: Seat, now: number): void {
    const wanted = this.#bots.moveOf(seat);
    const obliged = this.#question?.obliged.includes(seat) ?? false;
    if (wanted === undefined || (wanted === null && !obliged) || !this.match.actors.includes(seat)) return;
    const move = wanted ?? this.match.legalMoves(seat)[0];
    const step = this.match.length;
    const isLate = this.#context.level(seat) === null;
    const played = move && !this.#context.isStill() ? this.match.play(seat, move) : null;
    if (played?.ok) {
      this.#context.enterBotMove(seat, move!, isLate);
      if (isLate) this.#late = { seat, step };
      this.#stepped(now, played.events);
      return;
    }
    // The chosen move is no longer legal.
    this.#bots.forget(seat);
    this.settle(now);
  }

  #stepped(now: number, events: readonly EventBase[]): void {
    this.#context.changed();
    const { match } = this;
    if (match.result || match.chance) {
      this.stop();
      this.settle(now);
      return;
    }
    const obliged = obligedIn(match);
    if (goesOn(this.#question, match, obliged)) {
      this.#question = { number: this.#question!.number, obliged };
      this.settle(now);
      return;
    }
    this.#endBreath();
    const { breath } = this.#context.policy();
    if (breath > 0 && match.game.breath?.after(events, match.options)) this.#breathe(now, breath * 1000);
    this.#newQuestion(obliged, now);
    this.settle(now);
  }

  #newQuestion(obliged: readonly Seat[], now: number): Question {
    this.#lateSeats.clear();
    this.#questions += 1;
    this.#question = { number: this.#questions, obliged };
    this.#setClock(now);
    return this.#question;
  }

  /** Whether a move is allowed during a breath. */
  #mayBreathe(move: MoveBase): boolean {
    const { game } = this.match;
    return !game.breath || (game.isMove(move) && game.breath.allows(move));
  }

  #breathe(now: number, milliseconds: number): void {
    this.#breath = { left: milliseconds, since: now, running: true, set: ++this.#sets };
    this.#context.timers.set('breath', now + milliseconds);
  }

  #endBreath(): void {
    this.#breath = null;
    this.#context.timers.clear('breath');
  }

  /** Sets the clock to the full time if a person is asked. */
  #setClock(now: number): void {
    const { clock } = this.#context.policy();
    this.#clock = null;
    this.#context.timers.clear('clock');
    const people = (this.#question?.obliged ?? []).some((seat) => this.#context.level(seat) === null);
    if (clock === null || !people) return;
    if (this.#breath || this.#context.isStill()) {
      this.#clock = { left: clock * 1000, since: now, running: false, set: ++this.#sets };
    } else this.#startClock(now, clock * 1000);
  }

  /** Adjusts the clock after somebody came back, a bot took over or the table resumed. */
  #keepClock(now: number, { obliged }: Question): void {
    const people = obliged.some((seat) => this.#context.level(seat) === null);
    if (!people) {
      this.#clock = null;
      this.#context.timers.clear('clock');
    } else if (this.#clock === null) {
      if (this.#lateSeats.size === 0) this.#setClock(now);
    } else if (!this.#clock.running) this.#startClock(now, this.#clock.left);
  }

  #startClock(now: number, left: number): void {
    if (this.#breath) return;
    this.#clock = { left, since: now, running: true, set: ++this.#sets };
    this.#context.timers.set('clock', now + left);
  }

  #stopClock(now: number): void {
    if (!this.#clock?.running) return;
    const left = Math.max(1000, this.#clock.left - (now - this.#clock.since));
    this.#clock = { left, since: now, running: false, set: ++this.#sets };
    this.#context.timers.clear('clock');
  }
}
