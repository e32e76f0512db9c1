/**
 * Two worlds that one viewer cannot tell apart: the same table, the same people, the same times, but other cards in other
 * hands. Whatever the others do is chosen so that the viewer's view stays the same in both. Then every byte that the viewer
 * gets, and when, must be the same too.
 */
import {
  copyOf,
  type Draw,
  type GameTypes,
  type Match,
  type MoveBase,
  type Outcome,
  type Seat,
  seededChance,
  seededDraw,
  type Viewer,
} from '@cheeseboard/engine';
import type { ThinkEffect } from '../../src/host/host-runner.ts';
import type { NewTable } from '../../src/tables/table.ts';
import { type Guest, type Party, startedParty, usualPolicy } from './party.ts';

export interface TwinOptions {
  readonly seed: string;
  readonly game: string;
  readonly people: number;
  readonly bots: number;
  readonly viewer: Viewer;
  readonly gameOptions?: NewTable['options'];
  readonly clock?: number;
}

export interface TwinReport {
  /** Steps that both worlds took while their states differed. */
  readonly steps: number;
  /** Texts that were compared. */
  readonly texts: number;
  /** Times that another seat could do in one world what it could not do in the other. */
  readonly secrets: number;
}

type State = GameTypes['state'];

export function runTwins(options: TwinOptions): TwinReport {
  return new Twins(options).run();
}

const MOST_STEPS = 60;
/** So many times in which nothing is played: there is nothing left that would look the same in both worlds. */
const MOST_IDLE = 300;

/** Bots think for so long; long enough for both worlds to have taken the same step. */
const THINKING = 1;

class Twins {
  readonly #viewer: Viewer;
  readonly #draw: Draw;
  readonly #worlds: [Party, Party];
  readonly #guests: [Guest, Guest];
  /** Outcomes and answers that were chosen for both worlds, by the place in the match. */
  readonly #outcomes = new Map<number, [Outcome, Outcome]>();
  readonly #chance;
  #steps = 0;
  #secrets = 0;
  #texts = 0;
  #over = false;

  constructor(options: TwinOptions) {
    const { seed, game, people, bots, viewer, gameOptions = {}, clock = null } = options;
    this.#viewer = viewer;
    this.#draw = seededDraw(`${seed} twins`);
    this.#chance = seededChance(`${seed} chance`);
    const policy = { ...usualPolicy, clock: clock ?? null };
    const world = (index: 0 | 1): Party =>
      startedParty({
        seed,
        game,
        people,
        bots,
        gameOptions,
        policy,
        alone: true,
        thinking: THINKING,
        drawing: THINKING,
        draw: () => this.#outcome(index),
        think: (effect) => this.#thought(effect, index),
      });
    this.#worlds = [world(0), world(1)];
    if (viewer === 'spectator') for (const party of this.#worlds) party.join('Watcher');
    this.#guests = this.#worlds.map((party) =>
      viewer === 'spectator' ? party.guests.at(-1)! : party.guests[viewer]!,
    ) as [Guest, Guest];
  }

  run(): TwinReport {
    for (let idle = 0, before = 0; !this.#over && before < MOST_STEPS && idle < MOST_IDLE; idle++) {
      this.#meet();
      // When it is over everybody gets the record, and all is told.
      if (this.#matches.some(({ result }) => result)) break;
      this.#compare();
      if (this.#draw(3) === 0 || !this.#somebodyActs()) {
        if (!this.#timePasses()) break;
      }
      const { length } = this.#matches[0];
      if (length !== before) idle = 0;
      before = length;
    }
    return { steps: this.#steps, texts: this.#texts, secrets: this.#secrets };
  }

  get #matches(): [Match, Match] {
    return this.#worlds.map(({ host }) => host.match!) as [Match, Match];
  }

  /** Both worlds come to the same time, with nothing left to do at it. */
  #meet(): void {
    const now = Math.max(...this.#worlds.map((party) => party.now));
    for (const party of this.#worlds) party.wait(now - party.now);
  }

  #timePasses(): boolean {
    const next = Math.min(...this.#worlds.map((party) => party.nextAt));
    if (!Number.isFinite(next)) return false;
    for (const party of this.#worlds) party.wait(next - party.now);
    return true;
  }

  #compare(): void {
    const [a, b] = this.#guests.map(({ heard }) => heard) as [Guest['heard'], Guest['heard']];
    for (let index = this.#texts; index < Math.max(a.length, b.length); index++) {
      if (JSON.stringify(a[index]) !== JSON.stringify(b[index])) {
        throw new Error(
          `${this.#viewer} can tell the worlds apart:\n${JSON.stringify(a[index])}\n${JSON.stringify(b[index])}`,
        );
      }
    }
    this.#texts = a.length;
    const [one, other] = this.#matches;
    if (one.length !== other.length) throw new Error('the worlds went apart');
    if (JSON.stringify(one.state) === JSON.stringify(other.state)) return;
    if (one.length > this.#steps) this.#steps = one.length;
    const seats = [...one.actors, ...other.actors].filter((seat) => seat !== this.#viewer);
    const mayDo = (match: Match, seat: Seat): string => JSON.stringify(match.legalMoves(seat));
    if (seats.some((seat) => mayDo(one, seat) !== mayDo(other, seat))) this.#secrets += 1;
  }

  /** The same draw in both worlds; where it is sealed, another one that the viewer cannot tell from it. */
  #outcome(index: 0 | 1): Outcome {
    const match = this.#matches[index];
    const pair = this.#outcomes.get(match.length) ?? this.#twoOutcomes(match);
    this.#outcomes.set(match.length, pair);
    return pair[index];
  }

  #twoOutcomes(match: Match): [Outcome, Outcome] {
    const request = match.chance!;
    const first = this.#chance(request);
    return [first, request.sealed ? this.#otherOutcome(match, first) : first];
  }

  #otherOutcome(match: Match, outcome: Outcome): Outcome {
    const seen = this.#seenAfter(match, (state) => match.game.resolve(state, outcome));
    let other = [...outcome];
    // A few cards that changed hands: with more the worlds would soon go apart.
    let wanted = 1 + this.#draw(6);
    for (let tries = 0; tries < 300 && wanted > 0; tries++) {
      const tried = [...other];
      const [i, j] = [this.#draw(tried.length), this.#draw(tried.length)];
      [tried[i], tried[j]] = [tried[j]!, tried[i]!];
      if (i === j || this.#seenAfter(match, (state) => match.game.resolve(state, tried)) !== seen) continue;
      other = tried;
      wanted -= 1;
    }
    return other;
  }

  /** What the viewer sees after a step, as text. */
  #seenAfter(match: Match, step: (state: State) => void): string {
    const state = copyOf(match.state);
    const events: unknown[] = [];
    step(state);
    return JSON.stringify([
      match.game.view(state, this.#viewer),
      this.#viewer === 'spectator' ? [] : match.game.legalMoves(state, this.#viewer),
      events,
    ]);
  }

  #seenAfterMove(match: Match, seat: Seat, move: MoveBase): string {
    const state = copyOf(match.state);
    const events: unknown[] = [];
    match.game.play(state, seat, move, (event) => events.push(event));
    const moves = this.#viewer === 'spectator' ? [] : match.game.legalMoves(state, this.#viewer);
    return JSON.stringify([match.game.view(state, this.#viewer), moves, events]);
  }

  /** A move for each world after which the viewer sees the same. */
  #pair(seat: Seat, among: (match: Match) => readonly MoveBase[]): [MoveBase, MoveBase] | null {
    const [a, b] = this.#matches;
    const theirs = new Map<string, MoveBase[]>();
    for (const move of among(b)) {
      const seen = this.#seenAfterMove(b, seat, move);
      theirs.set(seen, [...(theirs.get(seen) ?? []), move]);
    }
    const pairs = among(a).flatMap((move) => {
      const others = theirs.get(this.#seenAfterMove(a, seat, move)) ?? [];
      return others.map((other): [MoveBase, MoveBase] => [move, other]);
    });
    return pairs[this.#draw(Math.max(1, pairs.length))] ?? null;
  }

  #somebodyActs(): boolean {
    const { chairs } = this.#worlds[0].host.room;
    const able = this.#matches.map((match) => match.actors);
    const people = chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
    const both = people.filter((seat) => able.every((actors) => actors.includes(seat)));
    const seat = both[this.#draw(Math.max(1, both.length))];
    if (this.#viewer !== 'spectator' && this.#draw(5) === 0) this.#tryAnything(this.#viewer);
    if (seat === undefined) return false;
    const moves = this.#worlds.map((party) => party.guests[seat]!.state!.match!.moves);
    const pair = this.#pair(seat, (match) => moves[this.#matches.indexOf(match)]!);
    if (!pair) {
      // Nothing keeps the secret here: this is how far these two worlds go.
      this.#over = moves.every((list) => list.length > 0) && this.#draw(4) === 0;
      return false;
    }
    this.#both(seat, pair);
    return true;
  }

  #both(seat: Seat, pair: readonly [MoveBase, MoveBase]): void {
    for (const [index, party] of this.#worlds.entries()) {
      const guest = party.guests[seat]!;
      const answer = guest.act({ kind: 'move', version: guest.state!.match!.version, move: pair[index]! });
      if (!answer.ok) throw new Error(`refused: ${JSON.stringify([pair[index], answer])}`);
    }
  }

  /** The viewer asks for something that is not theirs: what it is told must not tell it anything either. */
  #tryAnything(seat: Seat): void {
    const [a] = this.#matches;
    const wishes = [...a.actors].flatMap((other) => a.legalMoves(other));
    const move = wishes[this.#draw(Math.max(1, wishes.length))];
    const own = a.legalMoves(seat).some((legal) => JSON.stringify(legal) === JSON.stringify(move));
    if (!move || own) return;
    for (const party of this.#worlds) {
      const guest = party.guests[seat]!;
      guest.act({ kind: 'move', version: guest.state!.match!.version, move });
    }
  }

  /** A bot's answer. Who is asked in one world only must keep still, or that world goes its own way. */
  #thought({ seen }: ThinkEffect, index: 0 | 1): MoveBase | null {
    const seat = seen.view.viewer as Seat;
    const matches = this.#matches;
    const { length } = matches[index];
    const key = `${seat} ${length}`;
    const known = this.#answers.get(key);
    if (known) return known[index];
    if (matches.some((match) => match.length !== length)) {
      // One of them was a moment ahead: they cannot be kept together.
      this.#over = true;
      return null;
    }
    const asked = matches.every((match) => match.actors.includes(seat));
    const pair = asked ? this.#pair(seat, (match) => match.legalMoves(seat)) : null;
    const obliged = asked && matches.every((match) => match.legalMoves(seat).length > 0);
    const stepsIn = seen.view && 'turn' in seen.view && seen.view.turn !== seat;
    if (!pair && obliged && !stepsIn) this.#over = true;
    const answer: [MoveBase | null, MoveBase | null] =
      stepsIn && this.#draw(3) > 0 ? [null, null] : (pair ?? [null, null]);
    this.#answers.set(key, answer);
    return answer[index];
  }

  readonly #answers = new Map<string, [MoveBase | null, MoveBase | null]>();
}
