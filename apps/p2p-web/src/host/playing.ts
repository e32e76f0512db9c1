/** A match at a table: whose move it is, how long they have, when bots move. Knows seats, but nobody who sits on them. */
import type {
  Draw,
  EventBase,
  Match,
  MoveBase,
  RefusalBase,
  Seat,
  ViewBase,
  Viewer,
} from '@cheeseboard/engine';
import type { Level } from '@cheeseboard/engine/bots';
import type { Policy } from '../tables/table.ts';
import { goesOn, obligedIn, type Question, stillMeant } from './question.ts';
import { type Pace, Thoughts } from './thoughts.ts';
import type { Timers } from './timers.ts';
import type { Effect } from './wire.ts';

/** What a match must know of the table around it. */
export interface Around {
  readonly timers: Timers;
  /** Chance that depends on this label and nothing else. */
  drawFor(label: string): Draw;
  pace(): Pace;
  emit(effect: Effect): void;
  policy(): Policy;
  /** Null: a person plays there. */
  level(seat: Seat): Level | null;
  /** Nobody moves: the table is paused. */
  still(): boolean;
  /** Not even a draw: the host may no longer be one. */
  frozen(): boolean;
  /** Bots wait: somebody asks for something first. */
  asking(): boolean;
  /** A step was taken or taken back. */
  changed(): void;
}

/** Who moves for a person whose time is up. */
const HURRIED: Level = 'steady';

export type Moved =
  | { readonly ok: true; readonly step: number }
  | { readonly ok: false; readonly why: 'stale' | 'not-now' }
  | { readonly ok: false; readonly refusal: RefusalBase };

interface Running {
  /** Milliseconds left at `since`. */
  readonly left: number;
  readonly since: number;
  readonly running: boolean;
  /** Counts how often it was set. */
  readonly set: number;
}

export class Playing {
  readonly match: Match;
  readonly #around: Around;
  readonly #thoughts: Thoughts;
  #question: Question | null = null;
  #hurried = new Set<Seat>();
  #drawing: number | null = null;
  #draws = 0;
  #questions = 0;
  #sets = 0;
  #clock: Running | null = null;
  #breath: Running | null = null;
  #late: { readonly seat: Seat; readonly step: number } | null = null;
  /** The log of the whole match, kept so that it is the same list while nothing happens. */
  #log: { readonly length: number; readonly events: readonly EventBase[] } = { length: -1, events: [] };

  constructor(match: Match, around: Around) {
    this.match = match;
    this.#around = around;
    this.#thoughts = new Thoughts(around.timers, around.drawFor, around.emit);
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

  /** What is being drawn is as good as drawn. */
  mayUndo(seat: Seat): boolean {
    const { match } = this;
    return !match.result && !match.chance && match.undoRefusal(seat) === null;
  }

  /** The bots that everybody knows to be busy. */
  get thinking(): readonly Seat[] {
    if (this.match.result || this.#drawing !== null || this.#around.still()) return [];
    return (this.#question?.obliged ?? []).filter((seat) => this.#levelOf(seat) !== null);
  }

  get log(): readonly EventBase[] {
    const { match } = this;
    if (this.#log.length !== match.length || match.length === 0) {
      this.#log = { length: match.length, events: match.history.flatMap(({ events }) => events) };
    }
    return this.#log.events;
  }

  view(viewer: Viewer): ViewBase {
    return this.match.view(viewer);
  }

  moves(viewer: Viewer): readonly MoveBase[] {
    if (viewer === 'spectator') return [];
    const moves = this.match.legalMoves(viewer);
    return this.#breath ? moves.filter((move) => this.#mayBreathe(move)) : moves;
  }

  /** Goes on after anything has changed around it. */
  settle(now: number): void {
    const { match, timers } = { match: this.match, timers: this.#around.timers };
    if (match.result) {
      this.stop();
      return;
    }
    const request = match.chance;
    if (request) {
      if (this.#drawing !== null || this.#around.frozen()) return;
      this.#drawing = ++this.#draws;
      this.#around.emit({ do: 'draw', id: this.#drawing, request });
      return;
    }
    if (this.#around.still()) {
      this.#thoughts.clear();
      this.#stopClock(now);
      timers.clear('breath');
      return;
    }
    this.#keepAsking(now);
  }

  #keepAsking(now: number): void {
    if (this.#breath && !this.#around.timers.has('breath')) this.#breathe(now, this.#breath.left);
    const question = this.#question ?? this.#newQuestion(obligedIn(this.match), now);
    this.#keepClock(now, question);
    if (this.#around.asking()) {
      this.#thoughts.clear();
      return;
    }
    this.#thoughts.ask({
      match: this.match,
      question,
      level: (seat) => this.#levelOf(seat),
      hurried: this.#hurried,
      now,
      breathUntil: this.#breath ? this.#breath.since + this.#breath.left : null,
      pace: this.#around.pace(),
    });
  }

  /** A person moves. Any value at all. */
  move(seat: Seat, version: number, move: MoveBase, now: number): Moved {
    if (!stillMeant(this.match, seat, version, move)) return { ok: false, why: 'stale' };
    if (this.#breath && !this.#mayBreathe(move)) return { ok: false, why: 'not-now' };
    const step = this.match.length;
    const played = this.match.play(seat, move);
    if (!played.ok) return { ok: false, refusal: played.refusal };
    this.#stepped(now, played.events);
    return { ok: true, step };
  }

  undo(seat: Seat, now: number): boolean {
    if (!this.match.undo(seat).ok) return false;
    this.#question = null;
    this.#drawing = null;
    this.#log = { length: -1, events: [] };
    this.#thoughts.clear();
    this.#endBreath();
    this.#around.changed();
    this.#newQuestion(obligedIn(this.match), now);
    this.settle(now);
    return true;
  }

  drawn(id: number, outcome: unknown, now: number): void {
    if (id !== this.#drawing) return;
    this.#drawing = null;
    if (this.#around.frozen()) return;
    this.#stepped(now, this.match.resolve(outcome));
  }

  thought(id: number, move: MoveBase | null, now: number): void {
    const seat = this.#thoughts.answered(id, move, now);
    if (seat !== null) this.#play(seat, now);
  }

  /** True if it was one of ours. */
  wake(timer: string, now: number): boolean {
    if (timer.startsWith('bot ')) this.#play(Number(timer.slice(4)), now);
    else if (timer === 'breath') {
      this.#endBreath();
      this.#setClock(now);
      this.settle(now);
    } else if (timer === 'clock') {
      this.#clock = null;
      for (const seat of this.#question?.obliged ?? []) {
        if (this.#around.level(seat) === null) this.#hurried.add(seat);
      }
      this.settle(now);
    } else return false;
    return true;
  }

  stop(): void {
    this.#thoughts.clear();
    this.#endBreath();
    this.#clock = null;
    this.#around.timers.clear('clock');
    this.#drawing = null;
    this.#question = null;
  }

  #levelOf(seat: Seat): Level | null {
    return this.#around.level(seat) ?? (this.#hurried.has(seat) ? HURRIED : null);
  }

  /** A bot's move is due. */
  #play(seat: Seat, now: number): void {
    const wanted = this.#thoughts.moveOf(seat);
    const obliged = this.#question?.obliged.includes(seat) ?? false;
    if (wanted === undefined || (wanted === null && !obliged) || !this.match.actors.includes(seat)) return;
    const move = wanted ?? this.match.legalMoves(seat)[0];
    const step = this.match.length;
    const played = this.match.play(seat, move);
    if (played.ok) {
      if (this.#around.level(seat) === null) this.#late = { seat, step };
      this.#stepped(now, played.events);
      return;
    }
    // What it wanted is no longer allowed.
    this.#thoughts.forget(seat);
    this.settle(now);
  }

  #stepped(now: number, events: readonly EventBase[]): void {
    this.#around.changed();
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
    const { breath } = this.#around.policy();
    if (breath > 0 && match.game.breath?.after(events, match.options)) this.#breathe(now, breath * 1000);
    this.#newQuestion(obliged, now);
    this.settle(now);
  }

  #newQuestion(obliged: readonly Seat[], now: number): Question {
    this.#hurried.clear();
    this.#questions += 1;
    this.#question = { number: this.#questions, obliged };
    this.#setClock(now);
    return this.#question;
  }

  /** What may be done while the table holds still. */
  #mayBreathe(move: MoveBase): boolean {
    const { game } = this.match;
    return !game.breath || (game.isMove(move) && game.breath.allows(move));
  }

  #breathe(now: number, milliseconds: number): void {
    this.#breath = { left: milliseconds, since: now, running: true, set: ++this.#sets };
    this.#around.timers.set('breath', now + milliseconds);
  }

  #endBreath(): void {
    this.#breath = null;
    this.#around.timers.clear('breath');
  }

  /** The full time for whoever is asked now, if that is a person. */
  #setClock(now: number): void {
    const { clock } = this.#around.policy();
    this.#clock = null;
    this.#around.timers.clear('clock');
    const people = (this.#question?.obliged ?? []).some((seat) => this.#around.level(seat) === null);
    if (clock === null || !people) return;
    if (this.#breath || this.#around.still()) {
      this.#clock = { left: clock * 1000, since: now, running: false, set: ++this.#sets };
    } else this.#startClock(now, clock * 1000);
  }

  /** Somebody came back, or a bot took over, or the table goes on. */
  #keepClock(now: number, { obliged }: Question): void {
    const people = obliged.some((seat) => this.#around.level(seat) === null);
    if (!people) {
      this.#clock = null;
      this.#around.timers.clear('clock');
    } else if (this.#clock === null) {
      if (this.#hurried.size === 0) this.#setClock(now);
    } else if (!this.#clock.running) this.#startClock(now, this.#clock.left);
  }

  #startClock(now: number, left: number): void {
    if (this.#breath) return;
    this.#clock = { left, since: now, running: true, set: ++this.#sets };
    this.#around.timers.set('clock', now + left);
  }

  #stopClock(now: number): void {
    if (!this.#clock?.running) return;
    const left = Math.max(1000, this.#clock.left - (now - this.#clock.since));
    this.#clock = { left, since: now, running: false, set: ++this.#sets };
    this.#around.timers.clear('clock');
  }
}
