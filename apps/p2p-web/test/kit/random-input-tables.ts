/** Feeds random input to hosts and guests: in the lobby, and in the middle of a match of every game. */
import { type Draw, seededDraw } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { Client } from '../../src/guest/client.ts';
import { memberOf, type Room } from '../../src/host/room.ts';
import { textOf } from '../../src/protocol/bytes.ts';
import { hashOfKey, personOf } from '../../src/protocol/keys.ts';
import { seededBytes, seededSigner } from './browsers.ts';
import { acts, almostFromGuest, almostFromHost, mutate, noise } from './random-input.ts';
import { MatchUnderRandomInput } from './random-input-match.ts';
import { RawHost } from './raw-host.ts';

export interface InputCounts {
  /** Messages of strangers to the host. */
  fromStrangers: number;
  fromMembers: number;
  /** Acts of members that were carried out. */
  done: number;
  /** The moves among these acts. */
  moves: number;
  /** Messages to a guest that is not welcomed yet. */
  toNewcomers: number;
  /** Messages to guests at the table. */
  toGuests: number;
  /** Mutated snapshots that were well-formed, and were shown. */
  shown: number;
  /** Matches that were played to the end. */
  over: number;
}

export const zeroCounts = (): InputCounts => ({
  fromStrangers: 0,
  fromMembers: 0,
  done: 0,
  moves: 0,
  toNewcomers: 0,
  toGuests: 0,
  shown: 0,
  over: 0,
});

/** A table that takes one message at a time. */
export interface TableUnderTest {
  feed(): void;
  /** Throws unless everybody still works. */
  end(): void;
}

/** How many messages one table gets before the next table. */
const MESSAGES_PER_TABLE = 2_500;

/** Feeds this many messages to hosts and guests, which must survive them. Returns statistics by game; `lobby` is before a match. */
export function feed(messages: number, seed: string): ReadonlyMap<string, InputCounts> {
  const draw = seededDraw(seed);
  // Half of all messages go to the lobby, which answers quickly.
  const tableKinds = games.flatMap(({ id }) => ['lobby', id]);
  const countsByKind = new Map(tableKinds.map((kind) => [kind, zeroCounts()]));
  const messagesPerTable = Math.max(1, Math.min(MESSAGES_PER_TABLE, Math.ceil(messages / tableKinds.length)));
  for (let fedCount = 0, tableNumber = 0; fedCount < messages; fedCount += messagesPerTable, tableNumber++) {
    const kind = tableKinds[tableNumber % tableKinds.length]!;
    const counts = countsByKind.get(kind)!;
    const roomSeed = `${seed} ${tableNumber}`;
    const table =
      kind === 'lobby'
        ? new LobbyUnderRandomInput(draw, counts)
        : new MatchUnderRandomInput(kind, roomSeed, draw, counts);
    for (
      let messageNumber = fedCount;
      messageNumber < Math.min(messages, fedCount + messagesPerTable);
      messageNumber++
    )
      table.feed();
    table.end();
  }
  return countsByKind;
}

/** The sum of the statistics of all games and the lobby. */
export function totalCounts(countsByKind: ReadonlyMap<string, InputCounts>): InputCounts {
  const sum = zeroCounts();
  for (const counts of countsByKind.values())
    for (const key of Object.keys(sum) as (keyof InputCounts)[]) sum[key] += counts[key];
  return sum;
}

/** Whether somebody's last command had the number `n` and was carried out. */
export function wasDone(room: Room, person: string, n: number): boolean {
  const [number, answer] = memberOf(room, person)?.answers.at(-1) ?? [];
  return number === n && answer?.ok === true;
}

const members = ['Eve', 'Mal', 'Oscar'].map(seededSigner);
const guestSigner = seededSigner('guest');

class LobbyUnderRandomInput implements TableUnderTest {
  readonly #draw: Draw;
  readonly #counts: InputCounts;
  readonly #host = new RawHost();
  #member = { connection: 0, person: '' };
  #connection = 1;
  #guest: Client | null = null;

  constructor(draw: Draw, fed: InputCounts) {
    this.#draw = draw;
    this.#counts = fed;
    this.#host.enter(1, this.#host.signer);
    this.#enter();
  }

  #enter(): void {
    const signer = members[this.#draw(members.length)]!;
    this.#member = { connection: ++this.#connection, person: personOf(textOf(signer.publicKey)) };
    this.#host.enter(this.#connection, signer);
  }

  feed(): void {
    this.#host.now += 60;
    const kind = this.#draw(100);
    if (kind < 50) this.#stranger();
    else if (kind < 80) this.#act();
    else this.#newcomer();
  }

  #stranger(): void {
    const host = this.#host;
    const connection = ++this.#connection;
    host.connect(connection);
    host.send(connection, this.#draw(2) === 0 ? noise(this.#draw) : almostFromGuest(this.#draw));
    // The host has closed most of these connections already.
    host.tell({ type: 'closed', connection });
    host.sent.delete(connection);
    this.#counts.fromStrangers += 1;
  }

  #act(): void {
    const host = this.#host;
    const draw = this.#draw;
    const { room } = host.host;
    const { connection, person } = this.#member;
    const n = memberOf(room, person)!.done + 1;
    const wellFormed = acts[draw(acts.length)]!;
    // Malformed acts end the connection, and a new one takes time: most acts are well-formed.
    const act = draw(50) === 0 ? mutate(wellFormed, draw) : wellFormed;
    host.send(connection, draw(200) === 0 ? noise(draw) : { t: 'do', n, act });
    this.#counts.fromMembers += 1;
    if (wasDone(room, person, n)) this.#counts.done += 1;
    if (host.closed.has(connection)) this.#enter();
  }

  /** Somebody at the host's address sends random messages to a guest that calls there. */
  #newcomer(): void {
    const { now, secret, signer } = this.#host;
    const draw = this.#draw;
    if (!this.#guest || draw(50) === 0) {
      this.#guest = new Client(
        {
          invitation: { secret, host: hashOfKey(textOf(signer.publicKey)) },
          signer: guestSigner,
          random: seededBytes('guest'),
          seed: guestSigner.seed,
          isHostScreen: false,
          isShared: false,
        },
        now,
      );
      this.#guest.input({ type: 'start' }, now);
    }
    this.#guest.input({ type: 'opened', fingerprints: null, isCarried: false }, now);
    const text = draw(4) === 0 ? noise(draw) : almostFromHost(draw);
    this.#guest.input({ type: 'text', text: `${draw(10) === 0 ? '+' : '.'}${text}` }, now);
    this.#counts.toNewcomers += 1;
  }

  end(): void {
    const host = this.#host;
    host.now += 20_000;
    host.tell({ type: 'wake' });
    host.enter(++this.#connection, seededSigner('somebody who comes later'));
    if (host.lastMessageTo(this.#connection)?.t !== 'welcome') throw new Error('nobody gets in any more');
  }
}
