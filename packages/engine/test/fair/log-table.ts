/** People who write a log together, without a network. Nobody checks the entries, so that tests can write invalid ones. */
import {
  type Body,
  Chain,
  type Entry,
  entryOf,
  type Head,
  type Key,
  keyOf,
  Log,
  logOutcome,
  type Policy,
  Rests,
  type SeatBody,
  type SeatHolder,
  type Signer,
  type StartBody,
  signDigest,
  signerOf,
  signersOf,
  signHandover,
  signVote,
} from '../../src/core/fair/index.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { Match, seededDraw } from '../../src/index.ts';

export interface Person {
  readonly name: string;
  readonly key: Key;
  readonly signer: Signer;
  readonly open: Chain;
  readonly sealed: Chain;
}

const seedOf = (text: string): Uint8Array => new TextEncoder().encode(text.padEnd(32, '.').slice(0, 32));
const names = ['Brie', 'Gouda', 'Feta', 'Edam', 'Comté', 'Stilton', 'Ricotta', 'Halloumi'];

export function personOf(number: number, seed = 'table'): Person {
  const signer = signerOf(seedOf(`${number} key ${seed}`));
  return {
    name: names[number % names.length]!,
    key: keyOf(signer),
    signer,
    open: new Chain(seedOf(`${number} open ${seed}`), 1024),
    sealed: new Chain(seedOf(`${number} sealed ${seed}`), 256),
  };
}

export const holderOf = ({ key, name, open, sealed }: Person): SeatHolder => ({
  kind: 'person',
  key,
  name,
  open: open.commitment,
  sealed: sealed.commitment,
});

export interface LogTableSetup {
  readonly game: AnyGame;
  /** Who holds each seat. The first person is the host. */
  readonly seats: readonly ('person' | 'bot' | 'absent')[];
  readonly options?: StartBody['options'];
  readonly seed?: string;
  readonly room?: string;
  readonly match?: number;
  readonly policy?: Policy;
  readonly salt?: string;
}

export class LogTable {
  readonly game: AnyGame;
  readonly log = new Log();
  readonly match: Match;
  readonly people: Person[];
  readonly name: { readonly room: string; readonly match: number };
  readonly rests = new Rests(0);
  readonly choose: (below: number) => number;
  readonly #draws = { open: 0, sealed: 0 };
  readonly #counters = new Map<Key, number>();

  constructor(setup: LogTableSetup) {
    const { game, seats, options = {}, seed = 'table', room = 'room', match = 1 } = setup;
    this.game = game;
    this.name = { room, match };
    this.people = seats.map((_, seat) => personOf(seat, seed));
    this.choose = seededDraw(seed);
    const holders = seats.map((kind, seat): SeatHolder => {
      const person = this.people[seat]!;
      if (kind === 'person') return holderOf(person);
      return kind === 'bot'
        ? { kind, level: 'normal', name: `Bot ${seat}` }
        : { kind, key: person.key, name: person.name };
    });
    this.match = new Match(game, { seats: seats.length, options, players: holders.map(({ name }) => name) });
    this.append({
      kind: 'start',
      ...this.name,
      game: game.id,
      version: game.version,
      options: this.match.options as StartBody['options'],
      policy: setup.policy ?? { quorum: 'majority' },
      seats: holders,
      host: this.people[seats.indexOf('person')]!.key,
      term: 1,
      ...(setup.salt === undefined ? {} : { salt: setup.salt }),
    });
  }

  get state() {
    return this.log.state!;
  }

  personWith(key: Key): Person {
    const person = this.people.find((person) => person.key === key);
    if (!person) throw new Error(`nobody here has the key ${key}`);
    return person;
  }

  nextCounter(key: Key): number {
    const counter = (this.#counters.get(key) ?? 0) + 1;
    this.#counters.set(key, counter);
    return counter;
  }

  /** Appends a body with the required signatures. */
  append(body: Body, { seen = this.log.head, term = this.log.state?.term ?? 1, salted = false } = {}): Entry {
    const isSecret = salted && (body.kind === 'move' || body.kind === 'bot-move' || body.kind === 'draw');
    const salt = String(this.log.length).padStart(22, 's');
    const entry = entryOf(this.log.length, term, isSecret ? ({ ...body, salt } as Body) : body);
    const signatures = signersOf(body, this.log.state).map((key) =>
      signDigest(this.personWith(key).signer, this.name, entry.digest, this.nextCounter(key), seen),
    );
    const signedEntry = { ...entry, signatures };
    this.log.append(signedEntry);
    return signedEntry;
  }

  move(seat: number, move: unknown, seen: Head = this.log.head): Entry {
    const kind = this.state.seats[seat]!.playedBy === 'person' ? 'move' : 'bot-move';
    const result = this.match.play(seat, move);
    if (!result.ok) throw new Error(`${result.refusal.reason}`);
    return this.append({ kind, seat, move }, { seen, salted: this.game.secrets });
  }

  /** Draws without these players (by number) and without those who sit out. */
  draw(absent: readonly number[] = []): Entry {
    const request = this.match.chance!;
    const drawKind = request.sealed ? 'sealed' : 'open';
    const draw = this.log.draws + 1;
    const { drawers, lastStep } = this.log;
    this.rests.join(drawers.length);
    const restingPlayers = this.rests.at(draw);
    const playersNotDrawing = drawers.flatMap((_, player) =>
      restingPlayers.includes(player) || absent.includes(player) ? [player] : [],
    );
    this.rests.drew(draw, playersNotDrawing);
    this.#draws[drawKind] += 1;
    const drawNumber = this.#draws[drawKind];
    const reveals = drawers.map(({ key }, player) =>
      playersNotDrawing.includes(player) ? null : this.personWith(key)[drawKind].reveal(drawNumber),
    );
    this.match.resolve(logOutcome(request, { ...this.name, draw, after: lastStep.hash }, reveals));
    return this.append({ kind: 'draw', reveals }, { salted: request.sealed });
  }

  seat(body: SeatBody extends infer B ? (B extends unknown ? Omit<B, 'kind'> : never) : never): Entry {
    return this.append({ kind: 'seat', ...body } as SeatBody);
  }

  join(seat: number, person: Person): Entry {
    if (!this.people.includes(person)) this.people.push(person);
    const { key, name, open, sealed } = person;
    return this.seat({ seat, change: 'join', key, name, open: open.commitment, sealed: sealed.commitment });
  }

  undo(seat: number): Entry {
    const { entries } = this.log;
    const result = this.match.undo(seat);
    if (!result.ok) throw new Error(result.refusal.reason);
    const lastMoveIndex = entries.findLastIndex(({ kind }) => kind === 'move' || kind === 'bot-move');
    return this.append({ kind: 'undo', to: lastMoveIndex - 1, seat });
  }

  /** Elects a new host with the votes of these seats. */
  elect(candidate: number, voters: readonly number[], term = this.state.term + 1): Entry {
    const { key } = this.people[candidate]!;
    const { index, hash } = this.log.head;
    const votes = voters.map((voter) =>
      signVote(
        this.people[voter]!.signer,
        this.name.room,
        { key, term },
        {
          lastTerm: this.log.entryAt(index).term,
          index,
          hash,
        },
      ),
    );
    return this.append({ kind: 'host', key, term, votes }, { term });
  }

  handOver(to: number): Entry {
    const { key } = this.people[to]!;
    const { host } = this.state;
    const term = this.state.term + 1;
    const { signer } = this.personWith(host);
    const handover = signHandover(signer, this.name, { key, term }, this.nextCounter(host), this.log.head);
    return this.append({ kind: 'host', key, term, handover }, { term });
  }

  /** Takes one step of a random game. */
  step(absent: readonly number[] = []): Entry {
    if (this.match.chance) return this.draw(absent);
    const seat = this.match.actors[this.choose(this.match.actors.length)]!;
    const moves = this.match.legalMoves(seat);
    return this.move(seat, moves[this.choose(moves.length)]!);
  }

  /** Plays a random game to its end, or for this many steps. */
  play(steps = 4000): this {
    for (let step = 0; step < steps && !this.match.result; step++) this.step();
    return this;
  }
}

/** A match with every kind of entry: undo, stand-ins, people who leave and join, elections, a hand-over. */
export function eventfulTable(game: AnyGame, seed = 'eventful'): LogTable {
  const table = new LogTable({ game, seats: ['person', 'person', 'person', 'absent'], seed });
  const randomSeat = (): number => table.choose(4);
  table.play(4);
  table.join(3, table.people[3]!);
  table.play(3);
  table.seat({ seat: 2, change: 'stand-in', why: 'away' });
  table.play(6);
  table.append({ kind: 'policy', policy: { quorum: 'majority', clockSeconds: 30 } });
  table.seat({ seat: 2, change: 'back' });
  table.elect(1, [1, 2]);
  table.play(3 + randomSeat());
  while (table.match.chance) table.draw([0]);
  table.play(2);
  table.seat({ seat: 0, change: 'leave', why: 'sent-away' });
  table.play(4);
  table.handOver(2);
  table.join(0, personOf(7, seed));
  for (let step = 0; step < 40; step++) {
    const { kind, body } = table.step();
    const seat = body !== null && 'seat' in body ? body.seat : -1;
    if (kind !== 'move' || table.match.chance || table.match.undoRefusal(seat)) continue;
    table.undo(seat);
    break;
  }
  return table.play(12);
}
