/**
 * The explored table: keys, logs and messages as short texts, so that states can be compared, renamed and printed.
 *
 * A log is the path of its entries, `/0S/0+Z/1000hB/1000eB`: the term, then the kind of entry (S: start, h: host, e: any
 * entry of a match, + and -: somebody joins or leaves). The hash of an entry is the path up to it.
 */

import type { Body, Key } from '@cheeseboard/engine/fair';
import type { Entry, Log } from '../src/election/membership.ts';
import type { Message } from '../src/election/messages.ts';
import type { State } from '../src/election/state.ts';

/** A message in flight. `to` may be 'everybody'. */
export interface Packet {
  readonly from: Key;
  readonly to: Key;
  readonly message: Message;
}

/** People are capital letters: A is the host, B to E are voters, Z has no seat yet. */
export class Table {
  readonly people: readonly Key[];
  readonly #logs = new Map<string, Log>([['', []]]);
  readonly #seats: readonly Key[];

  constructor(voters: number) {
    this.#seats = [...'ABCDE'].slice(0, voters + 1);
    this.people = [...this.#seats, 'Z'];
  }

  get newcomer(): Key {
    return this.people.at(-1)!;
  }

  log(path: string): Log {
    const knownLog = this.#logs.get(path);
    if (knownLog) return knownLog;
    const lastSlash = path.lastIndexOf('/');
    const entriesBefore = this.log(path.slice(0, lastSlash));
    const [, term, label, key] = /^(\d+)(\D)(\D?)$/.exec(path.slice(lastSlash + 1))!;
    const entry: Entry = {
      index: entriesBefore.length,
      term: Number(term),
      hash: path,
      ...this.#bodyOf(label!, key!),
    };
    const log = [...entriesBefore, entry];
    this.#logs.set(path, log);
    return log;
  }

  #bodyOf(label: string, key: Key): Pick<Entry, 'kind' | 'body'> {
    const kind = { S: 'start', h: 'host', '+': 'seat', '-': 'seat' }[label];
    if (kind === undefined) return { kind: 'move', body: null };
    if (kind === 'host') return { kind, body: { kind, key } as Body };
    if (kind === 'seat') {
      const isJoin = label === '+';
      const seat = isJoin ? this.#seats.length : this.#seats.indexOf(key);
      return { kind, body: { kind, seat, change: isJoin ? 'join' : 'leave', key } as Body };
    }
    const seats = [...this.#seats.map((seated) => ({ kind: 'person', key: seated })), { kind: 'bot' }];
    return {
      kind,
      body: { kind, host: this.people[0], seats, policy: { quorum: 'majority' } } as unknown as Body,
    };
  }

  entry(log: Log, term: number, label: string): Entry {
    return this.log(`${pathOf(log)}/${term}${label}`).at(-1)!;
  }

  stateText(state: State): string {
    return canonicalText({ ...state, log: pathOf(state.log) });
  }

  stateOf(text: string): State {
    const packet = JSON.parse(text);
    return { ...packet, log: this.log(packet.log) };
  }

  packetText({ message, ...header }: Packet): string {
    if (!('entries' in message)) return canonicalText({ ...header, message });
    const { previous, entries } = message;
    const lastHash = entries.at(-1)?.hash ?? previous.hash;
    return canonicalText({ ...header, message: { ...message, entries: lastHash } });
  }

  packetOf(text: string): Packet {
    const { message, ...header } = JSON.parse(text);
    if (!('entries' in message)) return { ...header, message };
    const entries = this.log(message.entries).slice(message.previous.index + 1);
    return { ...header, message: { ...message, entries } };
  }
}

/** Describes a message for a trace. */
export function describe(message: Message): string {
  const { t, term } = message;
  if (t === 'request-vote')
    return `${message.pre ? 'pre-' : ''}request-vote ${term}, log ${message.head.hash}`;
  if (t === 'ack') return `ack ${term}, log ${message.stored.hash}${message.lacks ? ', lacks entries' : ''}`;
  if (t !== 'vote') return `${t} ${term}, log ${message.entries.at(-1)?.hash ?? message.previous.hash}`;
  return `${message.pre ? 'pre-' : ''}vote ${term} ${message.granted ? 'granted' : 'refused'}, log ${message.head.hash}`;
}

export const pathOf = (log: Log): string => log.at(-1)?.hash ?? '';

export const isPrefix = (path: string, longerPath: string): boolean =>
  longerPath.startsWith(path) && (longerPath.length === path.length || longerPath[path.length] === '/');

/** Whether two logs match (Raft 5.3): after the point where they differ, they have no term in common. */
export function logsMatch(a: string, b: string): boolean {
  const [aEntries, bEntries] = [a.split('/'), b.split('/')];
  const fork = aEntries.findIndex((entry, i) => entry !== bEntries[i]);
  if (fork === -1) return true;
  const terms = new Set(aEntries.slice(fork).map((entry) => Number.parseInt(entry, 10)));
  return !bEntries.slice(fork).some((entry) => terms.has(Number.parseInt(entry, 10)));
}

function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonicalText(part)}`).join(',')}}`;
}
