/** One match at a hosted table: the log, the engine's match that follows from it, and the moves, draws and undos that continue both. */
import type { EventBase, Match, MoveBase, Outcome, Seat, Viewer } from '@cheeseboard/engine';
import type { Level } from '@cheeseboard/engine/bots';
import {
  type Body,
  digestOf,
  isSigned,
  type MoveBody,
  type Signature,
  signersOf,
} from '@cheeseboard/engine/fair';
import { matchOf, stepIndexes } from '../log/replay.ts';
import type { Times } from '../protocol/snapshot.ts';
import type { Answer, Ask } from '../tables/table.ts';
import { DrawRound } from './draw-round.ts';
import type { HostContext } from './host-context.ts';
import type { HostLog } from './host-log.ts';
import { isStillValid } from './question.ts';
import { ok, refuse, STAND_IN_LEVEL } from './room.ts';
import { enterSeats } from './seats.ts';
import type { Command } from './session.ts';
import { Turns } from './turns.ts';

type Signed = Command['signed'];
type UndoRequest = Extract<Ask, { readonly kind: 'undo' }>;

/** How long a request to undo waits for answers. */
const UNDO_MS = 30_000;

export class HostMatch {
  readonly log: HostLog;
  readonly match: Match;
  readonly turns: Turns;
  readonly draws: DrawRound;
  /** The latest step that a bot took for somebody whose time was up. */
  late: { readonly seat: Seat; readonly step: number } | undefined;
  readonly #context: HostContext;
  /** The signatures of those who agree to the requested undo. */
  #undoSignatures: Signature[] = [];
  /** The events by viewer, cached so that each list keeps its identity while nothing happens. */
  #events: { readonly length: number; readonly byViewer: Map<Viewer, EventBase[]> } = {
    length: -1,
    byViewer: new Map(),
  };

  /** Replays the log. Throws if the engine does not accept it. */
  constructor(context: HostContext, log: HostLog) {
    this.#context = context;
    this.log = log;
    this.match = matchOf(log.log, context.parts.games);
    this.turns = new Turns(context, this);
    this.draws = new DrawRound(context, log, (reveals, outcome, isSealed) => {
      log.enter({ kind: 'draw', reveals, salt: context.newSalt() }, [], isSealed);
      this.resolve(outcome);
    });
  }

  /** All events as this viewer may read them. */
  eventsFor(viewer: Viewer): EventBase[] {
    const { length } = this.match;
    if (this.#events.length !== length || length === 0) this.#events = { length, byViewer: new Map() };
    const { byViewer } = this.#events;
    const events = byViewer.get(viewer) ?? this.match.events(viewer);
    byViewer.set(viewer, events);
    return events;
  }

  /** How long ago the clock and the breath in the snapshot were measured. */
  get ages(): Times {
    const { clock, breath } = this.turns;
    const age = (countdown: { readonly since: number } | null) =>
      countdown ? Math.max(0, this.#context.now - countdown.since) : 0;
    return { clock: age(clock), breath: age(breath) };
  }

  /** Whether nobody may move: the table is paused, or the host may not append. */
  get isFrozen(): boolean {
    return this.#context.room.paused !== null || !this.log.mayStep;
  }

  /** The level of the bot that plays this seat; null for a person. The log decides who plays, not the lobby. */
  level(seat: Seat): Level | null {
    const isBot = this.log.log.state!.seats[seat]?.playedBy === 'bot';
    const chair = this.#context.room.chairs[seat];
    return isBot ? (chair?.kind === 'bot' ? chair.level : STAND_IN_LEVEL) : null;
  }

  /** Continues the match after anything has changed at the table. */
  settle(): void {
    if (this.#context.room.phase !== 'playing') return;
    enterSeats(this.#context, this.log);
    this.#recountUndo();
    const { chance } = this.match;
    if (this.turns.waitForReaders()) return;
    const isRollAwaited = this.turns.waitForRoll();
    if (chance) this.draws.settle(chance, isRollAwaited);
    else this.turns.settle();
  }

  stop(): void {
    this.draws.stop();
    this.turns.stop();
    this.#endUndo();
  }

  // Steps

  /** Plays a person's move, signed for the position that they saw. `move` may be any value, because a guest sent it. */
  move(seat: Seat, version: number, move: MoveBase, signed: Signed): Answer {
    const { log, match } = this;
    if (this.#context.room.paused !== null || !log.mayAppend) return refuse('paused');
    if (!signed || !log.mayStep) return refuse('not-now');
    const { salt, signature } = signed;
    const holder = log.log.state!.seats[seat];
    if (holder?.key !== signature.key || holder.playedBy !== 'person') return refuse('not-now');
    const body: MoveBody = { kind: 'move', seat, move, ...(salt === undefined ? {} : { salt }) };
    if (!log.accepts(body, [signature]) || !isStillValid(match, seat, version, move)) return refuse('stale');
    if (!this.turns.mayMove(move)) return refuse('not-now');
    const playResult = match.play(seat, move);
    if (!playResult.ok) return { ok: false, refusal: playResult.refusal };
    log.enter(body, [signature], match.game.secrets);
    this.#step(playResult.events);
    return ok;
  }

  /** Plays a bot's move. `isLate`: the bot moves for a person whose time is up. Returns false if the move is not legal. */
  playBot(seat: Seat, move: MoveBase, isLate: boolean): boolean {
    const { log, match } = this;
    const step = match.length;
    const playResult = match.play(seat, move);
    if (!playResult.ok) return false;
    if (isLate) log.enterSigned({ kind: 'seat', seat, change: 'stand-in', why: 'clock' });
    log.enter({ kind: 'bot-move', seat, move, salt: this.#context.newSalt() }, [], match.game.secrets);
    if (isLate) {
      log.enterSigned({ kind: 'seat', seat, change: 'back' });
      this.late = { seat, step };
    }
    this.#step(playResult.events);
    return true;
  }

  /** Continues with the outcome of a draw. */
  resolve(outcome: Outcome): void {
    this.#step(this.match.resolve(outcome));
  }

  #step(events: readonly EventBase[]): void {
    const { room, timers } = this.#context;
    const { result, chance } = this.match;
    this.#endUndo();
    if (result) {
      room.phase = 'over';
      room.asks = [];
      timers.clearAll('away ');
    }
    if (result || chance) this.turns.stop();
    else this.turns.updateAfterStep(events);
    this.settle();
  }

  // Undo: ends when every person agrees, somebody declines, or the time is up

  /** Whether this seat can undo its last move. No undo while a draw is pending. */
  mayUndo(seat: Seat): boolean {
    const { result, chance } = this.match;
    return !result && !chance && this.match.undoRefusal(seat) === null;
  }

  /** Whether a person can undo the last move. */
  get isUndoable(): boolean {
    const step = this.match.history.at(-1)?.step;
    if (this.#context.room.policy.undo === 'never' || !step || !('seat' in step)) return false;
    return this.level(step.seat) === null && this.mayUndo(step.seat);
  }

  get #undo(): UndoRequest | undefined {
    return this.#context.room.asks.find((ask) => ask.kind === 'undo');
  }

  /** Whether an undo is requested. Bots wait until it is answered. */
  get isAsking(): boolean {
    return this.#undo !== undefined;
  }

  askUndo(seat: Seat, signed: Signed): Answer {
    const { room, timers, now } = this.#context;
    if (room.paused !== null || !this.log.mayAppend) return refuse('paused');
    if (this.match.chance || this.isAsking) return refuse('not-now');
    const refusal = this.match.undoRefusal(seat);
    if (refusal) return { ok: false, refusal };
    const lastStepIndex = stepIndexes(this.log.log.entries).at(-1) ?? 0;
    const request: UndoRequest = {
      kind: 'undo',
      seat,
      to: lastStepIndex - 1,
      waiting: this.#otherSeats(seat),
    };
    this.#undoSignatures = [];
    if (!this.#agree(seat, request, signed)) return refuse('stale');
    timers.set('undo', now + UNDO_MS, () => this.#endUndo());
    this.#waitForUndo(request, request.waiting);
    return ok;
  }

  answerUndo(seat: Seat, yes: boolean, signed: Signed): Answer {
    const request = this.#undo;
    if (!request?.waiting.includes(seat)) return refuse('not-now');
    if (!yes) this.#endUndo();
    else if (this.#agree(seat, request, signed))
      this.#waitForUndo(
        request,
        request.waiting.filter((other) => other !== seat),
      );
    else return refuse('stale');
    return ok;
  }

  /** Keeps a player's signature of the undo. Returns false if the signature is not valid for this seat and this undo. */
  #agree(seat: Seat, { to, seat: asking }: UndoRequest, signed: Signed): boolean {
    const { log } = this.log;
    const { room, match } = log.start;
    if (!signed || log.state!.seats[seat]?.key !== signed.signature.key) return false;
    if (!this.log.isUsable(signed.signature)) return false;
    const digest = digestOf({ kind: 'undo', to, seat: asking });
    if (!isSigned(signed.signature, { room, match }, digest)) return false;
    this.#undoSignatures.push(signed.signature);
    return true;
  }

  /** The other seats that people play themselves. */
  #otherSeats(seat: Seat): Seat[] {
    const isOther = (chair: (typeof chairs)[number], other: Seat) =>
      other !== seat && chair.kind === 'person' && !chair.standIn;
    const { chairs } = this.#context.room;
    return chairs.flatMap((chair, other) => (isOther(chair, other) ? [other] : []));
  }

  /** Stops waiting for people who left or have a stand-in. */
  #recountUndo(): void {
    const request = this.#undo;
    if (!request) return;
    const otherSeats = this.#otherSeats(request.seat);
    const waiting = request.waiting.filter((seat) => otherSeats.includes(seat));
    if (waiting.length < request.waiting.length) this.#waitForUndo(request, waiting);
  }

  #waitForUndo(request: UndoRequest, waiting: readonly Seat[]): void {
    const { room } = this.#context;
    const otherRequests = room.asks.filter(({ kind }) => kind !== 'undo');
    if (waiting.length > 0) room.asks = [...otherRequests, { ...request, waiting }];
    else {
      this.#endUndo();
      this.#takeBack(request);
    }
  }

  #endUndo(): void {
    const { room, timers } = this.#context;
    timers.clear('undo');
    room.asks = room.asks.filter(({ kind }) => kind !== 'undo');
    this.#context.isChanged = true;
  }

  #takeBack({ seat, to }: UndoRequest): void {
    const { log } = this;
    if (!log.mayStep || !this.mayUndo(seat)) return;
    const body: Body = { kind: 'undo', to, seat };
    const signers = signersOf(body, log.log.state);
    const signatures = signers.flatMap(
      (key) => this.#undoSignatures.find((signature) => signature.key === key) ?? [],
    );
    // Somebody who agreed may have signed another entry since, or an earlier position.
    if (!log.accepts(body, signatures)) return;
    log.enter(body, signatures);
    this.match.undo(seat);
    this.#events = { length: -1, byViewer: new Map() };
    this.turns.stop();
  }
}
