/**
 * Watches a table in trouble, whoever hosts it: that no epoch has two hosts, that no host of an earlier epoch goes on beside a later one, that a new
 * host begins with all that those who are with it knew, and that nobody was ever told more than their views allow.
 */
import { games } from '@cheeseboard/engine/games';
import { readRecord } from '@cheeseboard/engine/records';
import type { Saved } from '../../src/host/room.ts';
import { addressOf } from '../../src/protocol/room.ts';
import type { GuestSave } from '../../src/tables/guest-save.ts';
import { checkHeard } from './hearing.ts';
import type { Intercepted } from './intercept.ts';

/** One epoch: who is host, and its match as it was saved last. */
interface Reign {
  readonly host: string;
  /** Steps that it began with. */
  readonly began: number;
  record: string;
  steps: number;
  /** It has signed that somebody else is host after it. */
  handed: boolean;
}

export interface Known {
  readonly name: string;
  /** Of the match, as they were shown it last. */
  readonly version: number;
}

interface Heard {
  readonly to: string;
  readonly address: string;
  readonly texts: { readonly text: string }[];
}

export class Watcher {
  /** By epoch. */
  readonly reigns = new Map<number, Reign>();
  readonly #seats: ReadonlyMap<string, number>;
  /** Who is with this new host, and what they know. */
  readonly #known: (host: string) => readonly Known[];
  /** By line. */
  readonly #heard = new Map<string, Heard>();
  /** Who has voted for somebody since they followed a host, by name: the epochs of those votes. */
  readonly #bound = new Map<string, readonly number[]>();
  #secret = '';
  #problem: string | null = null;

  constructor(names: readonly string[], known: (host: string) => readonly Known[]) {
    this.#seats = new Map(names.map((name, seat) => [name, seat]));
    this.#known = known;
  }

  get host(): string {
    return this.#latest?.host ?? '';
  }

  /** How far the match is. */
  get steps(): number {
    return this.#latest?.steps ?? 0;
  }

  get #latest(): Reign | undefined {
    return this.reigns.get(Math.max(...this.reigns.keys()));
  }

  hear({ to, address, down, line, text }: Intercepted): void {
    if (!down) return;
    const heard = this.#heard.get(line) ?? { to, address, texts: [] };
    this.#heard.set(line, heard);
    heard.texts.push({ text });
  }

  /** What a guest keeps. */
  kept(name: string, { kept }: GuestSave): void {
    this.#bound.set(name, kept?.bound?.map(({ epoch }) => epoch) ?? []);
  }

  /** Called before anybody is told of it. */
  saved(name: string, { room, record, steps }: Saved): void {
    if (record === null) return;
    const { epoch } = room;
    this.#secret = room.secret;
    const reign = this.reigns.get(epoch);
    if (!reign) this.#begins(name, epoch, record, steps);
    else if (reign.host !== name) this.#wrong(`${reign.host} and ${name} are both host of epoch ${epoch}`);
    else {
      const later = Math.max(...this.reigns.keys());
      if (steps > reign.steps && later > epoch) {
        const other = this.reigns.get(later)!.host;
        this.#wrong(`${name} of epoch ${epoch} takes step ${steps} beside ${other} of epoch ${later}`);
      }
      if (steps < reign.steps) this.#wrong(`${name} forgot step ${reign.steps} and has ${steps}`);
      Object.assign(reign, { record, steps, handed: room.handed !== undefined });
    }
  }

  #begins(host: string, epoch: number, record: string, steps: number): void {
    const [last, before] = [...this.reigns].filter(([each]) => each < epoch).at(-1) ?? [];
    this.reigns.set(epoch, { host, began: steps, record, steps, handed: false });
    if (last === undefined || !before) return;
    const [lines, played] = [stepsOf(record, steps), stepsOf(before.record, before.steps)];
    // Who is late, and after whom somebody else is host already, waits.
    const isLast = Math.max(...this.reigns.keys()) === epoch;
    for (const { name, version } of isLast ? this.#known(host) : []) {
      // The host before has no vote. If it is back in this moment it is found, and nobody begins; but one that has handed over is host no more, and who
      // voted for somebody since then follows it no more: then what only it knew is lost.
      const isBound = this.#bound.get(host)?.some((vote) => vote > last) ?? false;
      if (version > steps && !(name === before.host && (before.handed || isBound)))
        this.#wrong(`${host} goes on with ${steps} steps, but ${name} knew ${version}`);
    }
    for (const [index, line] of lines.entries()) {
      if (line !== played[index])
        this.#wrong(`${host} goes on with another step ${index + 1}: ${line}, not ${played[index]}`);
    }
  }

  /** Throws what was seen, if it must not be. */
  look(): void {
    if (this.#problem) throw new Error(this.#problem);
  }

  /** Every text that anybody heard, byte by byte, against what their seat may know. Gives how many pictures there were. */
  checkViews(): number {
    let pictures = 0;
    for (const [epoch, { record }] of this.reigns) {
      const match = readRecord(record, games);
      const address = addressOf(this.#secret, epoch);
      for (const { to, address: from, texts } of this.#heard.values()) {
        if (from === address) pictures += checkHeard(texts, match, this.#seats.get(to) ?? 'spectator', true);
      }
    }
    return pictures;
  }

  #wrong(problem: string): void {
    this.#problem ??= problem;
  }
}

/** The lines of the steps in a record. */
const stepsOf = (record: string, steps: number): string[] =>
  record.split('\n\n')[1]!.split('\n').slice(0, steps);
