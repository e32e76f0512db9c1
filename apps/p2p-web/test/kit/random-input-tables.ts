/** Feeds rubbish to whoever is at a table: in the lobby, and in the middle of a match of every game. */
import { type Draw, seededDraw } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { Client } from '../../src/guest/client.ts';
import { memberOf, type Room } from '../../src/host/room.ts';
import { textOf } from '../../src/protocol/bytes.ts';
import { hashOfKey, personOf } from '../../src/protocol/keys.ts';
import { Bench } from './bench.ts';
import { seededBytes, seededSigner } from './browsers.ts';
import { acts, almostFromGuest, almostFromHost, bent, noise } from './rubbish.ts';
import { Siege } from './siege.ts';

export interface Fed {
  /** On lines of people who did not say who they are. */
  toStrangers: number;
  fromMembers: number;
  /** Acts of members that were carried out: not refused, not out of place. */
  done: number;
  /** Moves among them. */
  moves: number;
  /** To who is not welcomed yet. */
  toNewcomers: number;
  /** To who sits at the table. */
  toGuests: number;
  /** Wrong pictures that had the form of a picture, and were shown. */
  shown: number;
  /** Matches that were played to the end. */
  over: number;
}

export const newFed = (): Fed => ({
  toStrangers: 0,
  fromMembers: 0,
  done: 0,
  moves: 0,
  toNewcomers: 0,
  toGuests: 0,
  shown: 0,
  over: 0,
});

/** Something that is fed one message at a time. */
export interface Scene {
  feed(): void;
  /** Throws unless all stand. */
  end(): void;
}

/** So many messages at one table, before there is another. */
const SCENE = 2_500;

/** Feeds so many messages to hosts and guests. Whatever comes, they must stand. By game what came of it; `lobby` before one begins. */
export function feed(messages: number, seed: string): ReadonlyMap<string, Fed> {
  const draw = seededDraw(seed);
  // What is said in the lobby is quickly said: half of all.
  const places = games.flatMap(({ id }) => ['lobby', id]);
  const fed = new Map(places.map((place) => [place, newFed()]));
  const scene = Math.max(1, Math.min(SCENE, Math.ceil(messages / places.length)));
  for (let start = 0, number = 0; start < messages; start += scene, number++) {
    const place = places[number % places.length]!;
    const counts = fed.get(place)!;
    const at = `${seed} ${number}`;
    const table = place === 'lobby' ? new Lobby(draw, counts) : new Siege(place, at, draw, counts);
    for (let count = start; count < Math.min(messages, start + scene); count++) table.feed();
    table.end();
  }
  return fed;
}

/** What all places had together. */
export function total(fed: ReadonlyMap<string, Fed>): Fed {
  const sum = newFed();
  for (const counts of fed.values())
    for (const key of Object.keys(sum) as (keyof Fed)[]) sum[key] += counts[key];
  return sum;
}

/** The answer to the last command of somebody, if that was number `n` and was carried out. */
export function wasDone(room: Room, person: string, n: number): boolean {
  const [number, answer] = memberOf(room, person)?.answers.at(-1) ?? [];
  return number === n && answer?.ok === true;
}

const members = ['Eve', 'Mal', 'Oscar'].map(seededSigner);
const self = seededSigner('guest');

class Lobby implements Scene {
  readonly #draw: Draw;
  readonly #fed: Fed;
  readonly #bench = new Bench();
  #member = { link: 0, person: '' };
  #link = 1;
  #guest: Client | null = null;

  constructor(draw: Draw, fed: Fed) {
    this.#draw = draw;
    this.#fed = fed;
    this.#bench.enter(1, this.#bench.signer);
    this.#enter();
  }

  #enter(): void {
    const signer = members[this.#draw(members.length)]!;
    this.#member = { link: ++this.#link, person: personOf(textOf(signer.publicKey)) };
    this.#bench.enter(this.#link, signer);
  }

  feed(): void {
    this.#bench.now += 60;
    const kind = this.#draw(100);
    if (kind < 50) this.#stranger();
    else if (kind < 80) this.#act();
    else this.#newcomer();
  }

  #stranger(): void {
    const bench = this.#bench;
    const link = ++this.#link;
    bench.call(link);
    bench.say(link, this.#draw(2) === 0 ? noise(this.#draw) : almostFromGuest(this.#draw));
    // Most are shown the door; the rest go by themselves.
    bench.tell({ is: 'closed', link });
    bench.said.delete(link);
    this.#fed.toStrangers += 1;
  }

  #act(): void {
    const bench = this.#bench;
    const draw = this.#draw;
    const { room } = bench.host;
    const { link, person } = this.#member;
    const n = memberOf(room, person)!.done + 1;
    const whole = acts[draw(acts.length)]!;
    // What is no act at all costs the line, and a new one takes signatures: mostly acts that are whole.
    const act = draw(50) === 0 ? bent(whole, draw) : whole;
    bench.say(link, draw(200) === 0 ? noise(draw) : { t: 'do', n, act });
    this.#fed.fromMembers += 1;
    if (wasDone(room, person, n)) this.#fed.done += 1;
    if (bench.closed.has(link)) this.#enter();
  }

  /** Somebody at the host's address says anything to who calls there. */
  #newcomer(): void {
    const { now, secret, signer } = this.#bench;
    const draw = this.#draw;
    if (!this.#guest || draw(50) === 0) {
      this.#guest = new Client({
        invitation: { secret, host: hashOfKey(textOf(signer.publicKey)) },
        signer: self,
        random: seededBytes('guest'),
        epoch: 0,
      });
      this.#guest.input({ is: 'start' }, now);
    }
    this.#guest.input({ is: 'opened', fingerprints: null }, now);
    const text = draw(4) === 0 ? noise(draw) : almostFromHost(draw);
    this.#guest.input({ is: 'text', text: `${draw(10) === 0 ? '+' : '.'}${text}` }, now);
    this.#fed.toNewcomers += 1;
  }

  end(): void {
    const bench = this.#bench;
    bench.now += 20_000;
    bench.tell({ is: 'wake' });
    bench.enter(++this.#link, seededSigner('somebody who comes later'));
    if (bench.last(this.#link)?.t !== 'welcome') throw new Error('after all this nobody gets in any more');
  }
}
