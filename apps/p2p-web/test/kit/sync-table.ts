/**
 * A whole table in one synchronous loop: host, guests and the connections between them. Games take milliseconds and every byte is on
 * record. Time goes forward when nobody has anything to send. Elections do not work here: voters do not reach each other.
 */
import { type AnyGame, type Match, type MoveBase, type Outcome, seededDraw } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { Client } from '../../src/guest/client.ts';
import type { ClientEffect, ClientInput } from '../../src/guest/io.ts';
import type { Memory } from '../../src/guest/memory.ts';
import type { ThinkEffect } from '../../src/host/host-runner.ts';
import { HostTable } from '../../src/host/host-table.ts';
import type { ConnectionId, Effect, Input } from '../../src/host/io.ts';
import { type HostSave, newRoom } from '../../src/host/room.ts';
import { textOf } from '../../src/protocol/bytes.ts';
import { hashOfKey, personOf } from '../../src/protocol/keys.ts';
import { newSecret } from '../../src/protocol/room.ts';
import { goOnAct } from '../../src/screens/play/seats.ts';
import type { Identity } from '../../src/storage/identity.ts';
import type { Act, Answer, NewTable, PersonId, Policy } from '../../src/tables/table.ts';
import { answerAtOnce, seededBytes, seededSigner } from './browsers.ts';
import { chosenOutcome } from './chosen-outcome.ts';

export const usualPolicy: Policy = {
  away: 'wait',
  undo: 'ask',
  takeover: true,
  clockSeconds: null,
  breathSeconds: 2,
};

export interface SyncTableOptions {
  readonly seed: string;
  readonly table: NewTable;
  readonly games?: readonly AnyGame[];
  readonly think?: (effect: ThinkEffect) => MoveBase | null;
  /** Milliseconds that a bot thinks. */
  readonly thinking?: number;
  /** Chooses the outcome of every draw. Only for test files that mock `logOutcome`: see chosen-outcome.ts. */
  readonly draw?: (match: Match) => Outcome;
}

interface Job {
  readonly timeMs: number;
  run(): void;
}

/** One tab of one person: a client, its connection, and what came over it. */
export class Guest {
  readonly client: Client;
  readonly person: PersonId;
  readonly answers: Answer[] = [];
  /** Every text that the host sent, and when. */
  readonly received: { readonly timeMs: number; readonly text: string }[] = [];
  connection: ConnectionId | null = null;
  readonly #table: SyncTable;
  readonly #stored: (memory: Memory) => void;
  #acts = 0;
  #unwake = () => {};

  constructor(
    table: SyncTable,
    options: {
      readonly signer: Identity;
      readonly seed: string;
      readonly isHostScreen: boolean;
      readonly memory: Memory | undefined;
      stored(memory: Memory): void;
    },
  ) {
    const { signer, seed, isHostScreen, memory } = options;
    this.#table = table;
    this.#stored = options.stored;
    this.person = personOf(textOf(signer.publicKey));
    this.client = new Client(
      {
        invitation: { secret: table.host.room.secret, host: table.hostHash },
        signer,
        random: seededBytes(seed),
        seed: signer.seed,
        isHostScreen,
        isShared: false,
        memory,
      },
      table.now,
    );
    this.tell({ type: 'start' });
    this.tell({ type: 'rules', games: table.games });
  }

  get state() {
    return this.client.state;
  }

  tell(input: ClientInput): void {
    for (const effect of this.client.input(input, this.#table.now)) this.#carryOut(effect);
  }

  act(act: Act): Answer {
    const answersBefore = this.answers.length;
    this.#acts += 1;
    this.tell({ type: 'act', id: this.#acts, act });
    this.#table.settle();
    return this.answers[answersBefore]!;
  }

  #carryOut(effect: ClientEffect): void {
    const table = this.#table;
    switch (effect.type) {
      case 'call':
        table.later(0, () => table.connect(this));
        return;
      case 'send': {
        const { connection } = this;
        const { text } = effect;
        table.later(0, () => connection !== null && table.tell({ type: 'text', connection, text }));
        return;
      }
      case 'close':
        table.hangUp(this);
        return;
      case 'answer':
        this.answers.push(effect.answer);
        return;
      case 'store':
        this.#stored(effect.memory);
        return;
      case 'wake': {
        this.#unwake();
        const { at: timeMs } = effect;
        this.#unwake =
          timeMs === null ? () => {} : table.later(timeMs - table.now, () => this.tell({ type: 'wake' }));
      }
    }
  }
}

export class SyncTable {
  host: HostTable;
  now = 0;
  saved: HostSave;
  readonly hostHash: string;
  readonly hostGuest: Guest;
  readonly guests: Guest[] = [];
  readonly games: readonly AnyGame[];
  readonly #options: SyncTableOptions;
  readonly #signer: Identity;
  readonly #connections = new Map<ConnectionId, Guest>();
  readonly #think: (effect: ThinkEffect) => MoveBase | null;
  /** By name: what the browser of this person has stored. */
  readonly #memories = new Map<string, Memory>();
  #jobs: Job[] = [];
  #unwake = () => {};
  #openedCount = 0;

  constructor(options: SyncTableOptions) {
    this.#options = options;
    const { seed, table } = options;
    this.games = options.games ?? games;
    const random = seededBytes(`${seed} host`);
    this.#signer = seededSigner(`${seed} host`);
    this.#think = options.think ?? answerAtOnce;
    const key = textOf(this.#signer.publicKey);
    this.hostHash = hashOfKey(key);
    const room = newRoom(newSecret(random), table, [{ id: personOf(key), key }], false);
    this.saved = { v: 2, room, log: null };
    this.host = this.#openHost();
    this.hostGuest = this.#add('host', this.#signer, `${seed} host screen`);
    this.settle();
  }

  #openHost(): HostTable {
    const { seed } = this.#options;
    const random = seededBytes(`${seed} table ${this.#openedCount}`);
    const host = new HostTable(this.saved, { games: this.games, signer: this.#signer, random });
    this.host = host;
    this.#carryOut(host.input({ type: 'open' }, this.now), host);
    return host;
  }

  #add(name: string, signer: Identity, seed: string): Guest {
    const guest = new Guest(this, {
      signer,
      seed,
      isHostScreen: signer === this.#signer,
      memory: this.#memories.get(name),
      stored: (memory) => this.#memories.set(name, memory),
    });
    this.guests.push(guest);
    return guest;
  }

  /** Somebody opens the link. The same name is the same browser again, in a new tab. */
  join(name: string): Guest {
    const { seed } = this.#options;
    const signer = name === 'host' ? this.#signer : seededSigner(`${seed} ${name}`);
    const guest = this.#add(name, signer, `${seed} ${name} ${this.#openedCount++}`);
    this.settle();
    const isKnown = guest.state?.people.some(
      ({ id, name: knownName }) => id === guest.person && knownName !== '',
    );
    if (guest.client.connection.state === 'open' && !isKnown)
      guest.act({ kind: 'profile', name, colour: null });
    return guest;
  }

  /** The host's tab is reloaded: all connections are gone, what was saved is there. */
  reload(): void {
    const guests = [...this.#connections.values()];
    this.#connections.clear();
    this.#openedCount += 1;
    this.#openHost();
    for (const guest of guests) this.#loseConnection(guest);
  }

  /** A connection breaks; both ends hear of it. */
  cut(guest: Guest): void {
    const { connection } = guest;
    if (connection === null) return;
    this.#connections.delete(connection);
    this.tell({ type: 'closed', connection });
    this.#loseConnection(guest);
  }

  #loseConnection(guest: Guest): void {
    guest.connection = null;
    guest.tell({ type: 'closed' });
  }

  connect(guest: Guest): void {
    this.#openedCount += 1;
    const connection = this.#openedCount;
    guest.connection = connection;
    this.#connections.set(connection, guest);
    const [guestFingerprint, hostFingerprint] = [`${connection} guest`, `${connection} host`];
    this.tell({
      type: 'connected',
      connection,
      fingerprints: { own: hostFingerprint, other: guestFingerprint },
    });
    const fingerprints = { own: guestFingerprint, other: hostFingerprint };
    guest.tell({ type: 'opened', fingerprints, isCarried: false });
  }

  hangUp(guest: Guest): void {
    const { connection } = guest;
    guest.connection = null;
    if (connection === null || !this.#connections.delete(connection)) return;
    this.later(0, () => this.tell({ type: 'closed', connection }));
  }

  /** Runs `run` after this time. Returns a function that cancels it. */
  later(milliseconds: number, run: () => void): () => void {
    const job = { timeMs: this.now + Math.max(0, milliseconds), run };
    this.#jobs.push(job);
    return () => {
      const index = this.#jobs.indexOf(job);
      if (index >= 0) this.#jobs.splice(index, 1);
    };
  }

  tell(input: Input): void {
    const { draw } = this.#options;
    chosenOutcome.of = draw ? () => draw(this.host.match!) : null;
    this.#carryOut(this.host.input(input, this.now), this.host);
    chosenOutcome.of = null;
  }

  #carryOut(effects: readonly Effect[], host: HostTable): void {
    const tellHost = (input: Input) => host === this.host && this.tell(input);
    for (const effect of effects) {
      switch (effect.type) {
        case 'send':
          this.#deliver(effect.connection, effect.text);
          break;
        case 'close': {
          const { connection } = effect;
          const guest = this.#connections.get(connection);
          this.#connections.delete(connection);
          if (guest?.connection === connection)
            this.later(0, () => guest.connection === connection && this.#loseConnection(guest));
          break;
        }
        case 'save':
          this.saved = effect.saved;
          if (effect.saved.room.handedOver)
            this.later(0, () => tellHost({ type: 'saved-hand-over', saved: true }));
          break;
        case 'wake':
          this.#unwake();
          this.#unwake = this.later(effect.at - this.now, () => tellHost({ type: 'wake' }));
          break;
        case 'split': {
          // These false shares are as long as real ones. Without elections nobody uses them.
          const { key, voters } = effect;
          const shares = Array.from({ length: voters }, () => 'A'.repeat(44));
          this.later(0, () => tellHost({ type: 'split', key, shares }));
          break;
        }
        case 'think':
          this.later(this.#options.thinking ?? 0, () =>
            tellHost({ type: 'thought', id: effect.id, move: this.#think(effect) }),
          );
          break;
      }
    }
  }

  #deliver(connection: ConnectionId, text: string): void {
    const guest = this.#connections.get(connection);
    if (!guest) return;
    guest.received.push({ timeMs: this.now, text });
    this.later(0, () => guest.connection === connection && guest.tell({ type: 'text', text }));
  }

  /** Does everything that is due now. */
  settle(): void {
    while (this.#runNextUntil(this.now));
  }

  /** When the next job is due; Infinity if there is none. */
  get nextJobMs(): number {
    return Math.min(...this.#jobs.map(({ timeMs }) => timeMs));
  }

  /** Advances the clock by this much. */
  wait(milliseconds: number): void {
    const endMs = this.now + milliseconds;
    while (this.#runNextUntil(endMs));
    this.now = endMs;
  }

  /** Runs the next job, whenever it is due. Returns false if there is none. */
  step(): boolean {
    return this.#runNextUntil(Number.POSITIVE_INFINITY);
  }

  #runNextUntil(endMs: number): boolean {
    let earliestIndex = -1;
    for (let index = 0; index < this.#jobs.length; index++) {
      if (earliestIndex < 0 || this.#jobs[index]!.timeMs < this.#jobs[earliestIndex]!.timeMs)
        earliestIndex = index;
    }
    const job = this.#jobs[earliestIndex];
    if (!job || job.timeMs > endMs) return false;
    this.#jobs.splice(earliestIndex, 1);
    this.now = Math.max(this.now, job.timeMs);
    job.run();
    return true;
  }
}

/** A table for `people` and bots, with a running match. */
export function startedTable(
  options: Omit<SyncTableOptions, 'table'> & {
    game: string;
    people: number;
    bots?: number;
    gameOptions?: NewTable['options'];
    policy?: Policy;
  },
): SyncTable {
  const { game, people, bots = 0, gameOptions = {}, policy = usualPolicy } = options;
  const chairs: NewTable['chairs'] = [
    { kind: 'me', name: 'Host' },
    ...Array.from({ length: people - 1 }, () => ({ kind: 'open' }) as const),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' }) as const),
  ];
  const table = new SyncTable({ ...options, table: { game, options: gameOptions, policy, chairs } });
  for (let seat = 1; seat < people; seat++) {
    const guest = table.join(`Guest ${seat}`);
    guest.act({ kind: 'sit', seat });
    guest.act({ kind: 'ready', ready: true });
  }
  const startAnswer = table.hostGuest.act({ kind: 'start' });
  if (!startAnswer.ok || table.host.room.phase !== 'playing')
    throw new Error(`not started: ${JSON.stringify(startAnswer)}`);
  return table;
}

/** Everybody plays any of their legal moves, until the match is over. `beforeMove` is called before each move. */
export function playToEnd(
  table: SyncTable,
  seed: string,
  beforeMove: (guest: Guest, act: Act) => void = () => {},
): number {
  const draw = seededDraw(seed);
  let moves = 0;
  let idleSteps = 0;
  while (table.host.room.phase === 'playing') {
    const reader = table.guests.find(
      ({ client }) => client.connection.state === 'open' && goOnAct(client.state!) !== null,
    );
    if (reader) {
      reader.act(goOnAct(reader.state!)!);
      continue;
    }
    const movableGuests = table.guests.filter(
      ({ client: { connection, state } }) => connection.state === 'open' && state!.match!.moves.length > 0,
    );
    const guest = movableGuests[draw(Math.max(1, movableGuests.length))];
    // Now and then nobody moves although somebody may, so that some chances to step in pass unused.
    if (!guest || draw(4) === 0) {
      idleSteps += 1;
      if (!table.step() || idleSteps > 20_000) throw new Error('nobody can do anything');
      continue;
    }
    table.wait(50 + draw(100));
    const legalMoves = guest.state!.match!.moves;
    const { version } = guest.state!.match!;
    if (legalMoves.length === 0) continue;
    const act: Act = { kind: 'move', version, move: legalMoves[draw(legalMoves.length)]! };
    beforeMove(guest, act);
    const answer = guest.act(act);
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify([act, answer])}`);
    moves += 1;
    idleSteps = 0;
  }
  table.settle();
  return moves;
}
