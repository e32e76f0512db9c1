/**
 * Two worlds that one viewer cannot tell apart: the same table, people and times, but other cards in other hands. Whatever the
 * others do is chosen so that the viewer's view stays the same in both. Then every byte that the viewer gets, and when, must be the
 * same too, except for hashes, ciphertexts and signatures of what is sealed: those must have the same length.
 */
import {
  type AnyGame,
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
import { Frames } from '../../src/protocol/frames.ts';
import { unpack } from '../../src/protocol/packed.ts';
import type { NewTable } from '../../src/tables/table.ts';
import { type Guest, type SyncTable, startedTable, usualPolicy } from './sync-table.ts';

export interface WorldOptions {
  readonly seed: string;
  readonly game: string;
  readonly games?: readonly AnyGame[];
  readonly people: number;
  readonly bots: number;
  readonly viewer: Viewer;
  readonly gameOptions?: NewTable['options'];
  readonly clock?: number;
}

export interface WorldReport {
  /** Steps that both worlds took while their states differed. */
  readonly steps: number;
  /** Messages that were compared. */
  readonly texts: number;
  /** How often another seat had different legal moves in the two worlds. */
  readonly secrets: number;
}

type State = GameTypes['state'];

/** Replaces hashes, signatures and sealed texts by their lengths, because they depend on what is sealed. */
function maskSealed(value: unknown, isSealed = false): unknown {
  if (Array.isArray(value)) return value.map((part) => maskSealed(part, isSealed));
  if (typeof value !== 'object' || value === null) return value;
  const isHidden = isSealed || (value as { body?: unknown }).body === null;
  const parts = Object.entries(value).map(([key, part]) => {
    const isMasked =
      key === 'hash' || key === 'signature' || (isHidden && (key === 'digest' || key === 'sealed'));
    return [key, isMasked ? lengthsIn(part) : maskSealed(part, isHidden)];
  });
  return Object.fromEntries(parts);
}

/** Replaces each text by its length, even within a patch. */
const lengthsIn = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length;
  return Array.isArray(value) ? value.map(lengthsIn) : value;
};

export function compareWorlds(options: WorldOptions): WorldReport {
  return new Worlds(options).run();
}

const MAX_STEPS = 60;
/** After this many turns without a step, probably no step is left that would look the same in both worlds. */
const MAX_IDLE_TURNS = 300;

/** How long bots think: long enough for both worlds to have taken the same step. */
const THINKING_MS = 1;

class Worlds {
  readonly #viewer: Viewer;
  readonly #draw: Draw;
  readonly #worlds: [SyncTable, SyncTable];
  readonly #guests: [Guest, Guest];
  /** Outcomes that were chosen for both worlds, by step. */
  readonly #outcomes = new Map<number, [Outcome, Outcome]>();
  readonly #chance;
  readonly #frames = [new Frames(), new Frames()] as const;
  #steps = 0;
  #secrets = 0;
  #texts = 0;
  #isOver = false;

  constructor(options: WorldOptions) {
    const { seed, game, games, people, bots, viewer, gameOptions = {}, clock = null } = options;
    this.#viewer = viewer;
    this.#draw = seededDraw(`${seed} worlds`);
    this.#chance = seededChance(`${seed} chance`);
    const policy = { ...usualPolicy, clockSeconds: clock ?? null };
    const openWorld = (index: 0 | 1): SyncTable =>
      startedTable({
        seed,
        game,
        ...(games ? { games } : {}),
        people,
        bots,
        gameOptions,
        policy,
        thinking: THINKING_MS,
        draw: (match) => this.#outcome(index, match),
        think: (effect) => this.#chooseAnswer(effect, index),
      });
    this.#worlds = [openWorld(0), openWorld(1)];
    if (viewer === 'spectator') for (const table of this.#worlds) table.join('Watcher');
    this.#guests = this.#worlds.map((table) =>
      viewer === 'spectator' ? table.guests.at(-1)! : table.guests[viewer]!,
    ) as [Guest, Guest];
  }

  run(): WorldReport {
    for (
      let idleTurns = 0, stepsBefore = 0;
      !this.#isOver && stepsBefore < MAX_STEPS && idleTurns < MAX_IDLE_TURNS;
      idleTurns++
    ) {
      this.#synchronize();
      // At the end every body is opened, and nothing is secret any more.
      if (this.#matches.some(({ result }) => result)) break;
      this.#compare();
      if (this.#draw(3) === 0 || !this.#somebodyActs()) {
        if (!this.#advanceToNextJob()) break;
      }
      const { length } = this.#matches[0];
      if (length !== stepsBefore) idleTurns = 0;
      stepsBefore = length;
    }
    return { steps: this.#steps, texts: this.#texts, secrets: this.#secrets };
  }

  get #matches(): [Match, Match] {
    return this.#worlds.map(({ host }) => host.match!) as [Match, Match];
  }

  /** Brings both worlds to the same time. */
  #synchronize(): void {
    const laterTime = Math.max(...this.#worlds.map((table) => table.now));
    for (const table of this.#worlds) table.wait(laterTime - table.now);
  }

  #advanceToNextJob(): boolean {
    const nextTime = Math.min(...this.#worlds.map((table) => table.nextJobMs));
    if (!Number.isFinite(nextTime)) return false;
    for (const table of this.#worlds) table.wait(nextTime - table.now);
    return true;
  }

  #compare(): void {
    const [a, b] = this.#guests.map(({ received }) => received) as [Guest['received'], Guest['received']];
    for (let index = this.#texts; index < Math.max(a.length, b.length); index++) {
      const [firstText, secondText] = [this.#comparable(0, a[index]), this.#comparable(1, b[index])];
      if (firstText !== secondText)
        throw new Error(`${this.#viewer} can tell the worlds apart:\n${firstText}\n${secondText}`);
    }
    this.#texts = a.length;
    const [firstMatch, secondMatch] = this.#matches;
    if (firstMatch.length !== secondMatch.length) throw new Error('the worlds drifted apart');
    if (JSON.stringify(firstMatch.state) === JSON.stringify(secondMatch.state)) return;
    if (firstMatch.length > this.#steps) this.#steps = firstMatch.length;
    const seats = [...firstMatch.actors, ...secondMatch.actors].filter((seat) => seat !== this.#viewer);
    const legalMovesText = (match: Match, seat: Seat): string => JSON.stringify(match.legalMoves(seat));
    if (seats.some((seat) => legalMovesText(firstMatch, seat) !== legalMovesText(secondMatch, seat)))
      this.#secrets += 1;
  }

  /** A received message as a text that can be compared: its time, its length and its content. */
  #comparable(world: 0 | 1, text: Guest['received'][number] | undefined): string {
    if (!text) return 'nothing';
    const message = this.#frames[world].add(text.text);
    return JSON.stringify([
      text.timeMs,
      text.text.length,
      message === null ? null : maskSealed(unpack(JSON.parse(message))),
    ]);
  }

  /** The outcome of a draw in one of the worlds. Open draws are equal in both; sealed ones may differ, but the viewer cannot tell them apart. */
  #outcome(index: 0 | 1, match: Match): Outcome {
    const pair = this.#outcomes.get(match.length) ?? this.#twoOutcomes(match);
    this.#outcomes.set(match.length, pair);
    return pair[index];
  }

  #twoOutcomes(match: Match): [Outcome, Outcome] {
    const request = match.chance!;
    const outcome = this.#chance(request);
    return [outcome, request.sealed ? this.#otherOutcome(match, outcome) : outcome];
  }

  #otherOutcome(match: Match, outcome: Outcome): Outcome {
    const seenView = this.#seenAfter(match, (state) => match.game.resolve(state, outcome));
    let otherOutcome = [...outcome];
    // Only a few cards change hands: with more, the worlds would soon drift apart.
    let differences = 1 + this.#draw(6);
    for (let attempt = 0; attempt < 300 && differences > 0; attempt++) {
      const candidate = [...otherOutcome];
      const [i, j] = [this.#draw(candidate.length), this.#draw(candidate.length)];
      [candidate[i], candidate[j]] = [candidate[j]!, candidate[i]!];
      if (i === j || this.#seenAfter(match, (state) => match.game.resolve(state, candidate)) !== seenView)
        continue;
      otherOutcome = candidate;
      differences -= 1;
    }
    return otherOutcome;
  }

  /** The viewer's view after a step, as text. */
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
    match.game.play(state, seat, move, (event) =>
      events.push(match.game.eventFor?.(event, this.#viewer) ?? event),
    );
    const moves = this.#viewer === 'spectator' ? [] : match.game.legalMoves(state, this.#viewer);
    return JSON.stringify([match.game.view(state, this.#viewer), moves, events]);
  }

  /** A move for each world after which the viewer sees the same. */
  #pairOfMoves(seat: Seat, movesIn: (match: Match) => readonly MoveBase[]): [MoveBase, MoveBase] | null {
    const [a, b] = this.#matches;
    const movesInBByView = new Map<string, MoveBase[]>();
    for (const move of movesIn(b)) {
      const seenView = this.#seenAfterMove(b, seat, move);
      movesInBByView.set(seenView, [...(movesInBByView.get(seenView) ?? []), move]);
    }
    const pairs = movesIn(a).flatMap((move) => {
      const movesInB = movesInBByView.get(this.#seenAfterMove(a, seat, move)) ?? [];
      return movesInB.map((otherMove): [MoveBase, MoveBase] => [move, otherMove]);
    });
    return pairs[this.#draw(Math.max(1, pairs.length))] ?? null;
  }

  #somebodyActs(): boolean {
    const { chairs } = this.#worlds[0].host.room;
    const actorsByWorld = this.#matches.map((match) => match.actors);
    const people = chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
    const ableInBoth = people.filter((seat) => actorsByWorld.every((actors) => actors.includes(seat)));
    const seat = ableInBoth[this.#draw(Math.max(1, ableInBoth.length))];
    if (this.#viewer !== 'spectator' && this.#draw(5) === 0) this.#tryIllegalMove(this.#viewer);
    if (seat === undefined) return false;
    const moves = this.#worlds.map((table) => table.guests[seat]!.state!.match!.moves);
    const pair = this.#pairOfMoves(seat, (match) => moves[this.#matches.indexOf(match)]!);
    if (!pair) {
      // Every move would tell the worlds apart, so the comparison ends here.
      this.#isOver = moves.every((list) => list.length > 0) && this.#draw(4) === 0;
      return false;
    }
    this.#playInBoth(seat, pair);
    return true;
  }

  #playInBoth(seat: Seat, pair: readonly [MoveBase, MoveBase]): void {
    for (const [index, table] of this.#worlds.entries()) {
      const guest = table.guests[seat]!;
      const answer = guest.act({ kind: 'move', version: guest.state!.match!.version, move: pair[index]! });
      if (!answer.ok) throw new Error(`refused: ${JSON.stringify([pair[index], answer])}`);
    }
  }

  /** The viewer sends an illegal move: the refusal must be the same in both worlds, too. */
  #tryIllegalMove(seat: Seat): void {
    const [a] = this.#matches;
    const candidates = [...a.actors].flatMap((otherSeat) => a.legalMoves(otherSeat));
    const move = candidates[this.#draw(Math.max(1, candidates.length))];
    const isLegal = a.legalMoves(seat).some((legal) => JSON.stringify(legal) === JSON.stringify(move));
    if (!move || isLegal) return;
    for (const table of this.#worlds) {
      const guest = table.guests[seat]!;
      guest.act({ kind: 'move', version: guest.state!.match!.version, move });
    }
  }

  /** Chooses a bot's answer. A seat that only one of the worlds asks does nothing, or the worlds would drift apart. */
  #chooseAnswer({ seen }: ThinkEffect, index: 0 | 1): MoveBase | null {
    const seat = seen.view.viewer as Seat;
    const matches = this.#matches;
    const { length } = matches[index];
    // The table has gone on since the bot was asked, so nobody waits for this answer.
    if (seen.log.length !== matches[index].events(seat).length) return null;
    const key = `${seat} ${length}`;
    const knownAnswer = this.#answers.get(key);
    if (knownAnswer) return knownAnswer[index];
    if (matches.some((match) => match.length !== length)) {
      // One world is ahead of the other, so the comparison ends here.
      this.#isOver = true;
      return null;
    }
    const isAsked = matches.every((match) => match.actors.includes(seat));
    const pair = isAsked ? this.#pairOfMoves(seat, (match) => match.legalMoves(seat)) : null;
    const mustMove = isAsked && matches.every((match) => match.legalMoves(seat).length > 0);
    const isOutOfTurn = seen.view && 'turn' in seen.view && seen.view.turn !== seat;
    if (!pair && mustMove && !isOutOfTurn) this.#isOver = true;
    const answer: [MoveBase | null, MoveBase | null] =
      isOutOfTurn && this.#draw(3) > 0 ? [null, null] : (pair ?? [null, null]);
    this.#answers.set(key, answer);
    return answer[index];
  }

  readonly #answers = new Map<string, [MoveBase | null, MoveBase | null]>();
}
