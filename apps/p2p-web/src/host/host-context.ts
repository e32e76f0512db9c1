/** The state that the parts of a hosted table share: room, sessions, timers, and the effects of the current input. */
import type { AnyGame } from '@cheeseboard/engine';
import type { LogName } from '@cheeseboard/engine/fair';
import { textOf } from '../protocol/bytes.ts';
import type { Signer } from '../protocol/keys.ts';
import type { RateLimit } from '../protocol/rate-limit.ts';
import { type Random, roomName } from '../protocol/room.ts';
import type { PersonId } from '../tables/table.ts';
import type { BotPace } from './bot-scheduler.ts';
import type { ConnectionId, Effect } from './io.ts';
import { memberOf, type Room } from './room.ts';
import type { Session } from './session.ts';
import type { SignatureRound } from './signature-round.ts';
import { Timers } from './timers.ts';

export interface HostParts {
  readonly games: readonly AnyGame[];
  readonly signer: Signer;
  readonly random: Random;
  /** How fast bots move: the choice of whoever hosts. */
  pace?(): BotPace;
}

export class HostContext {
  readonly room: Room;
  readonly parts: HostParts;
  /** The host's own key. */
  readonly key: string;
  /** The seed of random numbers that only this host knows, such as the pauses of bots. */
  readonly seed: string;
  readonly timers = new Timers();
  readonly sessions = new Map<ConnectionId, Session>();
  /** The rounds of signatures in progress, by the name of their timer. */
  readonly rounds = new Map<string, SignatureRound>();
  readonly chatLimits = new Map<PersonId, RateLimit>();
  readonly seatRequestLimits = new Map<PersonId, RateLimit>();
  /** The time of the current input. */
  now = 0;
  effects: Effect[] = [];
  /** Whether the table must be saved before anything is sent. */
  isChanged = false;
  /** Whether everybody gets an `append`, even without new entries. */
  isHeartbeatDue = false;
  /** Whether a later term exists, so that this browser is no longer the host. */
  isDeposed = false;

  constructor(room: Room, parts: HostParts) {
    this.room = room;
    this.parts = parts;
    this.key = textOf(parts.signer.publicKey);
    this.seed = this.newSalt();
  }

  /** The name of the newest match's log, which players sign now. */
  get logName(): LogName {
    return { room: roomName(this.room.secret), match: this.room.matches };
  }

  get game(): AnyGame {
    return this.parts.games.find(({ id }) => id === this.room.game)!;
  }

  /** The sessions of people who proved their key. */
  get authenticatedSessions(): Session[] {
    return [...this.sessions.values()].filter(({ person }) => person !== null);
  }

  /** The number of unauthenticated connections. */
  get strangers(): number {
    return this.sessions.size - this.authenticatedSessions.length;
  }

  sessionOf(person: PersonId): Session | undefined {
    return this.authenticatedSessions.find((session) => session.person === person);
  }

  /** Whether a guest carries somebody's connection. */
  get hasCarriedGuest(): boolean {
    return this.authenticatedSessions.some(({ carrier }) => carrier !== null);
  }

  /** Whether guests with a direct connection listen for calls to carry. */
  get areCarriersWanted(): boolean {
    return this.timers.has(CARRIERS_TIMER) || this.hasCarriedGuest;
  }

  wantCarriers(): void {
    this.timers.set(CARRIERS_TIMER, this.now + CARRIERS_WANTED_MS, () => {});
  }

  isAway(person: PersonId): boolean {
    return this.sessionOf(person) === undefined;
  }

  isHere(key: string): boolean {
    return this.authenticatedSessions.some((session) => session.key === key);
  }

  keyOf(person: PersonId): string | undefined {
    return memberOf(this.room, person)?.key;
  }

  /** Random text that nobody can guess. */
  newSalt(): string {
    return textOf(this.parts.random(SALT_BYTES));
  }
}

const SALT_BYTES = 16;
const CARRIERS_TIMER = 'carriers';
/** How long guests listen for calls to carry after the last sign that somebody needs a carrier. */
const CARRIERS_WANTED_MS = 180_000;
