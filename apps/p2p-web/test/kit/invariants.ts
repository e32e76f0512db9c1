/**
 * Watches what everybody at a table writes to disk, whoever hosts it: no term has two hosts, no host takes an entry back or appends beside a
 * later one, and a new host has every entry that a quorum had stored.
 */
import { type Entry, hashOf, isStep } from '@cheeseboard/engine/fair';
import { membershipOf } from '../../src/election/membership.ts';
import type { HostSave } from '../../src/host/room.ts';
import type { Role } from '../../src/storage/saved-tables.ts';
import type { GuestSave } from '../../src/tables/saves.ts';

/** One term of one match: who is host, and the hashes of its log as it was saved last. */
interface Term {
  readonly match: number;
  readonly term: number;
  readonly host: string;
  hashes: readonly string[];
  steps: number;
  /** How often the key that seals secrets was renewed. */
  keyCount: number;
}

type Hashed = Entry & { readonly hash: string };

const cache = new WeakMap<Entry, { readonly previous: string; readonly entry: Hashed }>();

/** Adds the hashes to entries. They are cached, because hashing is slow and the same entries are saved repeatedly. */
function withHashes(entries: readonly Entry[]): Hashed[] {
  let previous = '';
  return entries.map((entry) => {
    const cached = cache.get(entry);
    const hashedEntry =
      cached?.previous === previous ? cached.entry : { ...entry, hash: hashOf(entry, previous) };
    cache.set(entry, { previous, entry: hashedEntry });
    previous = hashedEntry.hash;
    return hashedEntry;
  });
}

export class Invariants {
  readonly terms: Term[] = [];
  readonly #nameOf: (key: string) => string;
  /** By hash of an entry: the voters who have stored it in the term of its host. */
  readonly #storedBy = new Map<string, Set<string>>();
  /** By match: the entries that a quorum has stored. */
  readonly #committed = new Map<number, Map<number, { readonly hash: string; readonly term: number }>>();
  #problem: string | null = null;

  constructor(nameOf: (key: string) => string) {
    this.#nameOf = nameOf;
  }

  get #latest(): Term | undefined {
    return this.terms.toSorted((a, b) => a.match - b.match || a.term - b.term).at(-1);
  }

  get host(): string {
    return this.#latest?.host ?? '';
  }

  /** The number of steps of the newest match. */
  get steps(): number {
    return this.#latest?.steps ?? 0;
  }

  get keyCount(): number {
    return this.#latest?.keyCount ?? 0;
  }

  /** How many entries a quorum has stored. */
  get committed(): number {
    return [...this.#committed.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Call this after a save is on disk. */
  saved(name: string, role: Role, save: unknown): void {
    if (role === 'host') this.#hostSaved(name, save as HostSave);
    else if (role === 'guest') this.#guestSaved(name, save as GuestSave);
  }

  /** Throws the first violation. */
  check(): void {
    if (this.#problem) throw new Error(this.#problem);
  }

  #hostSaved(name: string, { room, log }: HostSave): void {
    if (!log || log.entries.length === 0) return;
    const { term } = room;
    const { match } = log;
    const hashes = withHashes(log.entries).map(({ hash }) => hash);
    const steps = log.entries.filter(isStep).length;
    const keyCount = log.entries.filter(({ kind }) => kind === 'key').length;
    const knownTerm = this.terms.find((candidate) => candidate.match === match && candidate.term === term);
    if (!knownTerm) {
      this.terms.push({ match, term, host: name, hashes, steps, keyCount });
      this.#checkCommitted(name, match, term, hashes);
      return;
    }
    if (knownTerm.host !== name) this.#violate(`${knownTerm.host} and ${name} are both host of term ${term}`);
    const changedIndex = knownTerm.hashes.findIndex((hash, index) => hashes[index] !== hash);
    if (changedIndex >= 0) this.#violate(`${name} changes entry ${changedIndex} of its own term ${term}`);
    const laterTerm = this.terms.find((candidate) => candidate.match === match && candidate.term > term);
    if (laterTerm && hashes.length > knownTerm.hashes.length)
      this.#violate(`${name} of term ${term} appends beside ${laterTerm.host} of term ${laterTerm.term}`);
    Object.assign(knownTerm, { hashes, steps, keyCount });
  }

  #checkCommitted(name: string, match: number, term: number, hashes: readonly string[]): void {
    for (const [index, storedEntry] of this.#committed.get(match) ?? []) {
      if (storedEntry.term < term && hashes[index] !== storedEntry.hash)
        this.#violate(
          `${name} becomes host of term ${term} without entry ${index}, which a quorum had stored`,
        );
    }
  }

  #guestSaved(name: string, { memory }: GuestSave): void {
    if (!memory.match || memory.match.entries.length === 0) return;
    const { match } = memory.match;
    const log = withHashes(memory.match.entries);
    const lastTerm = log.at(-1)!.term;
    for (let index = log.length - 1; index >= 0 && log[index]!.term === lastTerm; index--) {
      const { hash } = log[index]!;
      const storedBy = this.#storedBy.get(hash) ?? new Set();
      if (storedBy.has(name)) break;
      this.#storedBy.set(hash, storedBy.add(name));
      this.#count(match, log.slice(0, index + 1), storedBy);
    }
  }

  #count(match: number, log: readonly Hashed[], storedBy: ReadonlySet<string>): void {
    const { index, hash, term } = log.at(-1)!;
    const { voters, quorum } = membershipOf(log)!;
    if (quorum === null || voters.filter((key) => storedBy.has(this.#nameOf(key))).length < quorum) return;
    const committed = this.#committed.get(match) ?? new Map();
    this.#committed.set(match, committed);
    const earlierEntry = committed.get(index);
    if (earlierEntry && earlierEntry.hash !== hash)
      this.#violate(`two different entries ${index} were stored by a quorum`);
    committed.set(index, { hash, term });
  }

  #violate(problem: string): void {
    this.#problem ??= problem;
  }
}
