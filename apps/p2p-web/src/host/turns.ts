/**
 * Whose turn it is: the question that is asked, the clock, the breath, the pause between rounds, and when bots move. It knows seats, but not
 * who sits there.
 */
import type { EventBase, MoveBase, Seat } from '@cheeseboard/engine';
import type { Level } from '@cheeseboard/engine/bots';
import { BotScheduler } from './bot-scheduler.ts';
import type { HostContext } from './host-context.ts';
import type { HostMatch } from './host-match.ts';
import { isSameQuestion, obligedIn, type Question } from './question.ts';

/** How long people may read the result of a round while others wait. */
const READING_MS = 90_000;
/** How long a player may take to roll while others wait. Then the dice roll by themselves. */
const ROLLING_MS = 30_000;
const LATE_LEVEL: Level = 'steady';

interface Countdown<Left = number> {
  /** Milliseconds left at `since`. */
  readonly left: Left;
  readonly since: number;
  readonly running: boolean;
  /** How often any countdown has been set so far. It tells the guest that `left` is new. */
  readonly set: number;
}

/** A pause that is the same for everybody. */
interface Pause extends Countdown<number | null> {
  /** The people who still read the result of a round. Null in a breath of the game. */
  readonly readers: readonly Seat[] | null;
}

export class Turns {
  clock: Countdown | null = null;
  breath: Pause | null = null;
  /** The person for whose roll the match waits; null if it waits for nobody's. */
  roller: Seat | null = null;
  readonly bots: BotScheduler;
  readonly #context: HostContext;
  readonly #hostMatch: HostMatch;
  #question: Question | null = null;
  readonly #lateSeats = new Set<Seat>();
  /** The round that ended with the step before `version`, and who has read its result. */
  #round = { version: -1, readSeats: new Set<Seat>() };
  /** The position in which the player has rolled, or had time enough to. */
  #rolledVersion = -1;
  #questionCount = 0;
  #setCount = 0;

  constructor(context: HostContext, hostMatch: HostMatch) {
    this.#context = context;
    this.#hostMatch = hostMatch;
    this.bots = new BotScheduler(context, hostMatch.match, (seat, move) => this.#playBot(seat, move));
  }

  /** The bots that are publicly known to be thinking. */
  get thinking(): Seat[] {
    if (this.#hostMatch.isFrozen) return [];
    return (this.#question?.obliged ?? []).filter((seat) => this.#levelOf(seat) !== null);
  }

  /** Notes that a player has read the result of the round that ended before `version`. */
  finishReading(seat: Seat, version: number): void {
    if (version === this.#round.version) this.#round.readSeats.add(seat);
  }

  /** Lets people read after the end of a round. Returns true while they do: nothing is drawn and nobody moves. */
  waitForReaders(): boolean {
    const { match, isFrozen } = this.#hostMatch;
    const { version } = this.#round;
    const isRoundOver = !match.result && match.game.endsRound?.(match.history.at(-1)?.events ?? []) === true;
    if (isRoundOver && version !== match.length)
      this.#round = { version: match.length, readSeats: new Set() };
    const readers = isRoundOver ? this.#people.filter((seat) => !this.#round.readSeats.has(seat)) : [];
    if (readers.length === 0) {
      if (this.breath?.readers) this.#endBreath();
      return false;
    }
    this.bots.clear();
    this.#stopClock();
    if (isFrozen) this.#context.timers.clear('breath');
    else if (this.breath?.readers && this.#context.timers.has('breath') === (this.breath.left !== null))
      this.breath = { ...this.breath, readers };
    else this.#pauseForReaders(readers);
    return true;
  }

  /** The player rolls the dice in the position after `version` steps. */
  roll(seat: Seat, version: number): void {
    const { match, isFrozen } = this.#hostMatch;
    if (!isFrozen && seat === this.roller && version === match.length) this.#rolledVersion = version;
  }

  /** Lets a person roll the dice by hand. Returns true until they have. Nobody else waits longer than the limit. */
  waitForRoll(): boolean {
    const { match, isFrozen } = this.#hostMatch;
    const { timers, now } = this.#context;
    const seat = match.game.roller?.(match.state) ?? null;
    const isAwaited = seat !== null && this.#rolledVersion !== match.length && this.#people.includes(seat);
    this.roller = isAwaited ? seat : null;
    if (!isAwaited || isFrozen || this.#isUnhurried) timers.clear('roll');
    else if (!timers.has('roll'))
      timers.set('roll', now + ROLLING_MS, () => {
        this.#rolledVersion = match.length;
      });
    return isAwaited;
  }

  settle(): void {
    if (this.#hostMatch.isFrozen) {
      this.bots.clear();
      this.#stopClock();
      this.#context.timers.clear('breath');
      return;
    }
    if (this.breath && !this.#context.timers.has('breath')) this.#breathe(this.breath.left!);
    const question = this.#question ?? this.#ask(obligedIn(this.#hostMatch.match));
    this.#adjustClock();
    if (this.#hostMatch.isAsking) this.bots.clear();
    else
      this.bots.ask({
        question,
        level: (seat) => this.#levelOf(seat),
        lateSeats: this.#lateSeats,
        breathUntil: this.breath ? this.breath.since + this.breath.left! : null,
        isUndoable: this.#hostMatch.isUndoable,
      });
  }

  /** Call this after a step: it keeps the question, or asks a new one. */
  updateAfterStep(events: readonly EventBase[]): void {
    const { match } = this.#hostMatch;
    const obliged = obligedIn(match);
    if (isSameQuestion(this.#question, match, obliged)) {
      this.#question = { number: this.#question!.number, obliged };
      return;
    }
    this.#endBreath();
    const { breathSeconds } = this.#context.room.policy;
    if (breathSeconds > 0 && match.game.breath?.after(events, match.options))
      this.#breathe(breathSeconds * 1000);
    this.#ask(obliged);
  }

  stop(): void {
    this.bots.clear();
    this.#endBreath();
    this.#clearClock();
    this.roller = null;
    this.#context.timers.clear('roll');
    this.#question = null;
  }

  /** Whether the breath, if there is one, allows a person this move. `move` may be any value. */
  mayMove(move: MoveBase): boolean {
    const { game } = this.#hostMatch.match;
    if (this.breath?.readers) return false;
    return !this.breath || !game.breath || (game.isMove(move) && game.breath.allows(move));
  }

  #levelOf(seat: Seat): Level | null {
    return this.#hostMatch.level(seat) ?? (this.#lateSeats.has(seat) ? LATE_LEVEL : null);
  }

  /** Plays a bot's move that is due. `wanted` is null if the bot wants to wait, which it cannot if it must act. */
  #playBot(seat: Seat, chosenMove: MoveBase | null): void {
    const { match, isFrozen } = this.#hostMatch;
    const isObliged = this.#question?.obliged.includes(seat) ?? false;
    if ((chosenMove === null && !isObliged) || !match.actors.includes(seat)) return;
    const move = chosenMove ?? match.legalMoves(seat)[0];
    const isLate = this.#hostMatch.level(seat) === null;
    if (move && !isFrozen && this.#hostMatch.playBot(seat, move, isLate)) return;
    // The chosen move is no longer legal.
    this.bots.forget(seat);
    this.settle();
  }

  #ask(obliged: readonly Seat[]): Question {
    this.#lateSeats.clear();
    this.#question = { number: ++this.#questionCount, obliged };
    this.#setClock();
    return this.#question;
  }

  #breathe(milliseconds: number): void {
    const { now, timers } = this.#context;
    this.breath = { left: milliseconds, since: now, running: true, set: ++this.#setCount, readers: null };
    timers.set('breath', now + milliseconds, () => {
      this.#endBreath();
      this.#setClock();
      this.settle();
    });
  }

  /** Whether nobody waits at another device: people alone, or together on one device, may take as long as they like. */
  get #isUnhurried(): boolean {
    return this.#context.room.shared || this.#people.length === 1;
  }

  #pauseForReaders(readers: readonly Seat[]): void {
    const { now, timers } = this.#context;
    const left = this.#isUnhurried ? null : READING_MS;
    this.breath = { left, since: now, running: left !== null, set: ++this.#setCount, readers };
    if (left === null) timers.clear('breath');
    else
      timers.set('breath', now + left, () => {
        for (const seat of this.#people) this.#round.readSeats.add(seat);
      });
  }

  #endBreath(): void {
    this.breath = null;
    this.#context.timers.clear('breath');
  }

  // The clock

  /** The seats that people play themselves. */
  get #people(): Seat[] {
    const { match } = this.#hostMatch;
    return Array.from({ length: match.seats }, (_, seat) => seat).filter(
      (seat) => this.#hostMatch.level(seat) === null,
    );
  }

  get #obligedPeople(): Seat[] {
    return (this.#question?.obliged ?? []).filter((seat) => this.#hostMatch.level(seat) === null);
  }

  /** Sets the clock to the full time if a person is asked. */
  #setClock(): void {
    const { clockSeconds } = this.#context.room.policy;
    this.#clearClock();
    if (clockSeconds === null || this.#obligedPeople.length === 0) return;
    this.clock = {
      left: clockSeconds * 1000,
      since: this.#context.now,
      running: false,
      set: ++this.#setCount,
    };
    if (!this.#hostMatch.isFrozen) this.#startClock(clockSeconds * 1000);
  }

  /** Adjusts the clock after somebody came back, a bot took over or the table resumed. */
  #adjustClock(): void {
    if (this.#obligedPeople.length === 0) this.#clearClock();
    else if (this.clock === null) {
      if (this.#lateSeats.size === 0) this.#setClock();
    } else if (!this.clock.running) this.#startClock(this.clock.left);
  }

  #startClock(left: number): void {
    if (this.breath) return;
    const { now, timers } = this.#context;
    this.clock = { left, since: now, running: true, set: ++this.#setCount };
    timers.set('clock', now + left, () => {
      this.clock = null;
      for (const seat of this.#obligedPeople) this.#lateSeats.add(seat);
      this.settle();
    });
  }

  #stopClock(): void {
    if (!this.clock?.running) return;
    const { now, timers } = this.#context;
    const left = Math.max(1000, this.clock.left - (now - this.clock.since));
    this.clock = { left, since: now, running: false, set: ++this.#setCount };
    timers.clear('clock');
  }

  #clearClock(): void {
    this.clock = null;
    this.#context.timers.clear('clock');
  }
}
