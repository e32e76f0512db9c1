/**
 * A whole table in one loop: host, guests and the lines between them, without promises, so that games take milliseconds and
 * every byte is on record. Time goes forward when nobody has anything to say.
 */
import {
  type AnyGame,
  type ChanceRequest,
  type MoveBase,
  type Outcome,
  seededChance,
  seededDraw,
} from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { Client } from '../../src/guest/client.ts';
import type { ClientEffect, ClientInput } from '../../src/guest/io.ts';
import { HostTable } from '../../src/host/host-table.ts';
import type { ThinkEffect } from '../../src/host/host-runner.ts';
import { newRoom, type Saved } from '../../src/host/room.ts';
import type { Effect, Input, LinkId } from '../../src/host/io.ts';
import { textOf } from '../../src/protocol/bytes.ts';
import { hashOfKey, personOf } from '../../src/protocol/keys.ts';
import { newSecret } from '../../src/protocol/room.ts';
import type { Identity } from '../../src/storage/identity.ts';
import type { Act, Answer, NewTable, PersonId, Policy } from '../../src/tables/table.ts';
import { answerAtOnce, seededBytes, seededSigner } from './browsers.ts';

export const usualPolicy: Policy = { away: 'wait', undo: 'ask', takeover: true, clock: null, breath: 2 };

export interface PartyOptions {
  readonly seed: string;
  readonly table: NewTable;
  readonly games?: readonly AnyGame[];
  readonly draw?: (request: ChanceRequest) => Outcome;
  readonly think?: (effect: ThinkEffect) => MoveBase | null;
  /** Milliseconds that a draw and a thought take. */
  readonly drawing?: number;
  /** Nobody takes part in draws: `draw` answers them all. */
  readonly alone?: boolean;
  readonly thinking?: number;
}

interface Job {
  readonly at: number;
  run(): void;
}

/** One person: a client, its line, and what came over it. */
export class Guest {
  readonly client: Client;
  readonly person: PersonId;
  readonly answers: Answer[] = [];
  /** Every text that the host sent, and when. */
  readonly heard: { readonly at: number; readonly text: string }[] = [];
  link: LinkId | null = null;
  readonly #party: Party;
  #acts = 0;
  #unwake = () => {};

  constructor(party: Party, signer: Identity, seed: string, alone: boolean) {
    this.#party = party;
    this.person = personOf(textOf(signer.publicKey));
    this.client = new Client({
      invitation: { secret: party.host.room.secret, host: party.hostHash },
      signer,
      random: seededBytes(seed),
      epoch: 0,
      ...(alone ? {} : { seed: signer.seed }),
    });
    this.tell({ is: 'start' });
  }

  get state() {
    return this.client.state;
  }

  tell(input: ClientInput): void {
    for (const effect of this.client.input(input, this.#party.now)) this.#one(effect);
  }

  act(act: Act): Answer {
    const before = this.answers.length;
    this.#acts += 1;
    this.tell({ is: 'act', id: this.#acts, act });
    this.#party.settle();
    return this.answers[before]!;
  }

  #one(effect: ClientEffect): void {
    const party = this.#party;
    if (effect.do === 'call') party.later(0, () => party.connect(this));
    else if (effect.do === 'send' || effect.do === 'promise') {
      const { link } = this;
      party.later(0, () => link !== null && party.tell({ is: 'text', link, text: effect.text }));
    } else if (effect.do === 'close') party.hangUp(this);
    else if (effect.do === 'answer') this.answers.push(effect.answer);
    else if (effect.do === 'audit') {
      const { record, witness } = effect;
      party.later(0, () => this.tell({ is: 'audited', record, audit: witness.audit(record, party.games) }));
    } else if (effect.do === 'wake') {
      this.#unwake();
      const { at } = effect;
      this.#unwake = at === null ? () => {} : party.later(at - party.now, () => this.tell({ is: 'wake' }));
    }
  }
}

export class Party {
  host: HostTable;
  now = 0;
  saved: Saved;
  readonly hostHash: string;
  readonly hostGuest: Guest;
  readonly guests: Guest[] = [];
  /** Texts from host to guests, all of them. */
  sent = 0;
  readonly games: readonly AnyGame[];
  readonly #options: PartyOptions;
  readonly #signer: Identity;
  readonly #links = new Map<LinkId, Guest>();
  readonly #draw: (request: ChanceRequest) => Outcome;
  readonly #think: (effect: ThinkEffect) => MoveBase | null;
  #jobs: Job[] = [];
  #unwake = () => {};
  #made = 0;

  constructor(options: PartyOptions) {
    this.#options = options;
    const { seed, table } = options;
    this.games = options.games ?? games;
    const random = seededBytes(`${seed} host`);
    this.#signer = seededSigner(`${seed} host`);
    this.#draw = options.draw ?? seededChance(`${seed} chance`);
    this.#think = options.think ?? answerAtOnce;
    const key = textOf(this.#signer.publicKey);
    this.hostHash = hashOfKey(key);
    const room = newRoom(newSecret(random), table, [{ id: personOf(key), key }], false);
    this.saved = { v: 1, room, record: null, steps: 0 };
    this.host = this.#wakeUp();
    this.hostGuest = this.#add(this.#signer, `${seed} host screen`);
    this.settle();
  }

  #wakeUp(): HostTable {
    const { seed } = this.#options;
    const random = seededBytes(`${seed} table ${this.#made}`);
    const host = new HostTable(this.saved, {
      games: this.games,
      signer: this.#signer,
      random,
    });
    this.host = host;
    this.#do(host.open(this.now), host);
    return host;
  }

  #add(signer: Identity, seed: string): Guest {
    const guest = new Guest(this, signer, seed, this.#options.alone ?? false);
    this.guests.push(guest);
    return guest;
  }

  /** Somebody opens the link. */
  join(name: string): Guest {
    const { seed } = this.#options;
    const guest = this.#add(seededSigner(`${seed} ${name}`), `${seed} ${name} ${this.#made++}`);
    this.settle();
    if (guest.client.line.state === 'open') guest.act({ kind: 'profile', name, colour: null });
    return guest;
  }

  /** The host's tab is reloaded: all lines are gone, what was saved is there. */
  reload(): void {
    const guests = [...this.#links.values()];
    this.#links.clear();
    this.#made += 1;
    this.#wakeUp();
    for (const guest of guests) this.#lost(guest);
  }

  /** A line breaks; both ends hear of it. */
  cut(guest: Guest): void {
    const { link } = guest;
    if (link === null) return;
    this.#links.delete(link);
    this.tell({ is: 'closed', link });
    this.#lost(guest);
  }

  #lost(guest: Guest): void {
    guest.link = null;
    guest.tell({ is: 'closed' });
  }

  connect(guest: Guest): void {
    this.#made += 1;
    const link = this.#made;
    guest.link = link;
    this.#links.set(link, guest);
    const [own, other] = [`${link} guest`, `${link} host`];
    this.tell({ is: 'link', link, fingerprints: { own: other, other: own } });
    guest.tell({ is: 'opened', fingerprints: { own, other } });
  }

  hangUp(guest: Guest): void {
    const { link } = guest;
    guest.link = null;
    if (link === null || !this.#links.delete(link)) return;
    this.later(0, () => this.tell({ is: 'closed', link }));
  }

  /** Gives what calls it off. */
  later(milliseconds: number, run: () => void): () => void {
    const job = { at: this.now + Math.max(0, milliseconds), run };
    this.#jobs.push(job);
    return () => {
      const at = this.#jobs.indexOf(job);
      if (at >= 0) this.#jobs.splice(at, 1);
    };
  }

  tell(input: Input): void {
    this.#do(this.host.input(input, this.now), this.host);
  }

  #do(effects: readonly Effect[], host: HostTable): void {
    for (const effect of effects) {
      const back = (input: Input) => host === this.host && this.tell(input);
      switch (effect.do) {
        case 'send':
          this.#deliver(effect.link, effect.text);
          break;
        case 'close': {
          const guest = this.#links.get(effect.link);
          this.#links.delete(effect.link);
          if (guest?.link === effect.link)
            this.later(0, () => guest.link === effect.link && this.#lost(guest));
          break;
        }
        case 'save':
          this.saved = effect.saved;
          if (effect.saved.room.handed) this.later(0, () => back({ is: 'kept', kept: true }));
          break;
        case 'wake':
          this.#unwake();
          this.#unwake = this.later(effect.at - this.now, () => back({ is: 'wake' }));
          break;
        case 'draw':
          this.later(this.#options.drawing ?? 0, () =>
            back({ is: 'drawn', id: effect.id, outcome: this.#draw(effect.request) }),
          );
          break;
        case 'split': {
          // As long as real ones; nobody elects anybody here. Twins do without: sealed entries of two worlds differ.
          const shares = Array.from({ length: effect.heirs }, () => 'A'.repeat(44));
          if (!this.#options.alone) this.later(0, () => back({ is: 'split', key: effect.key, shares }));
          break;
        }
        case 'think':
          this.later(this.#options.thinking ?? 0, () =>
            back({ is: 'thought', id: effect.id, move: this.#think(effect) }),
          );
          break;
      }
    }
  }

  #deliver(link: LinkId, text: string): void {
    const guest = this.#links.get(link);
    if (!guest) return;
    this.sent += 1;
    guest.heard.push({ at: this.now, text });
    this.later(0, () => guest.link === link && guest.tell({ is: 'text', text }));
  }

  /** What is to be done at once is done. */
  settle(): void {
    while (this.#next(this.now));
  }

  /** When the next thing happens; Infinity: never. */
  get nextAt(): number {
    return Math.min(...this.#jobs.map(({ at }) => at));
  }

  /** So much time passes. */
  wait(milliseconds: number): void {
    const until = this.now + milliseconds;
    while (this.#next(until));
    this.now = until;
  }

  /** The next thing happens, whenever it is. False: nothing ever happens again. */
  step(): boolean {
    return this.#next(Number.POSITIVE_INFINITY);
  }

  #next(until: number): boolean {
    let first = -1;
    for (let index = 0; index < this.#jobs.length; index++) {
      if (first < 0 || this.#jobs[index]!.at < this.#jobs[first]!.at) first = index;
    }
    const job = this.#jobs[first];
    if (!job || job.at > until) return false;
    this.#jobs.splice(first, 1);
    this.now = Math.max(this.now, job.at);
    job.run();
    return true;
  }
}

/** A table for `people` and bots, in play. */
export function startedParty(
  options: Omit<PartyOptions, 'table'> & {
    game: string;
    people: number;
    bots?: number;
    gameOptions?: NewTable['options'];
    policy?: Policy;
  },
): Party {
  const { game, people, bots = 0, gameOptions = {}, policy = usualPolicy } = options;
  const chairs: NewTable['chairs'] = [
    { kind: 'me', name: 'Host' },
    ...Array.from({ length: people - 1 }, () => ({ kind: 'open' }) as const),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' }) as const),
  ];
  const party = new Party({ ...options, table: { game, options: gameOptions, policy, chairs } });
  for (let seat = 1; seat < people; seat++) {
    const guest = party.join(`Guest ${seat}`);
    guest.act({ kind: 'sit', seat });
    guest.act({ kind: 'ready', ready: true });
  }
  const started = party.hostGuest.act({ kind: 'start' });
  if (!started.ok) throw new Error(`not started: ${JSON.stringify(started)}`);
  return party;
}

/** Everybody plays any of their legal moves, until the match is over. `before` is called before each move. */
export function playOn(
  party: Party,
  seed: string,
  before: (guest: Guest, act: Act) => void = () => {},
): number {
  const draw = seededDraw(seed);
  let moves = 0;
  while (party.host.room.phase === 'playing') {
    const able = party.guests.filter(({ state }) => (state?.match?.moves.length ?? 0) > 0);
    const guest = able[draw(Math.max(1, able.length))];
    // Those who may step in out of turn do so now and then, not always.
    if (!guest || draw(4) === 0) {
      if (!party.step() && !guest) throw new Error('nobody can do anything');
      continue;
    }
    party.wait(50 + draw(100));
    const legal = guest.state!.match!.moves;
    const { version } = guest.state!.match!;
    if (legal.length === 0) continue;
    const act: Act = { kind: 'move', version, move: legal[draw(legal.length)]! };
    before(guest, act);
    const answer = guest.act(act);
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify([act, answer])}`);
    moves += 1;
  }
  party.settle();
  return moves;
}
