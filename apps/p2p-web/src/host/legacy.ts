/**
 * What a host leaves behind, kept up to date while it is there: a will that names its heirs, a share of a key for each, and every step, sealed. It goes
 * out with the picture of the table. And when the host has to wait: while so many heirs are out of reach that they could have elected another.
 */
import type { Match } from '@cheeseboard/engine';
import { writeStep } from '@cheeseboard/engine/records';
import { fairLine, KEY_BYTES, linksText, peopleLine, sealEntry, UNDO } from '../heirs/journal.ts';
import { mayGoOn, meet, threshold } from '../heirs/numbers.ts';
import { firstElected, isRelease, type Release, roomOf, type Will, writeWill } from '../heirs/will.ts';
import { bytesOf, textOf } from '../protocol/bytes.ts';
import { personOf, type Signer } from '../protocol/keys.ts';
import type { Picture } from '../protocol/picture.ts';
import type { Random } from '../protocol/room.ts';
import type { PersonId } from '../tables/table.ts';
import { memberOf, type Room } from './room.ts';
import type { Effect } from './wire.ts';

export interface LinksOfStep {
  /** Counted from 0. */
  readonly step: number;
  readonly links: readonly (string | null)[];
  readonly sealed: boolean;
}

/** As it is saved with the room. */
export interface Inheritance {
  readonly will: Will;
  /** Wills before this one that some heir may still go by, the oldest first. */
  older: readonly Will[];
  /** Null for a game without secrets: then the entries are plain. */
  readonly key: string | null;
  /** By heir; null until they are made, and where no key is split. */
  shares: readonly string[] | null;
  entries: string[];
  /** Steps that stand, of those entered. */
  steps: number;
  /** Heirs that said goodbye: they promised to elect nobody until they are back. */
  released: readonly PersonId[];
  /** The line that was entered last about who is at the table. */
  people?: string;
}

interface Split {
  readonly key: string;
  /** By heir. */
  readonly shares: readonly string[];
}

export interface LegacyAround {
  readonly room: Room;
  readonly signer: Signer;
  readonly random: Random;
  emit(effect: Effect): void;
  isHere(person: PersonId): boolean;
  changed(): void;
}

/** An heir that was silent for so long may be taken to have gone to look for another host; it does not vote before the patience is over, which is longer. */
export const SILENT = 12_000;
const MOST_RELEASES = 16;
/** While some still go by so many wills before this one, no other is written for a new key. */
const MOST_OLDER = 4;

export class Legacy {
  readonly #around: LegacyAround;
  /** When each heir was heard last. */
  readonly #heard = new Map<PersonId, number>();
  /** The will that each heir has safe. */
  readonly #goesBy = new Map<PersonId, string>();
  /** Who may have a share of the key. */
  readonly #sharing = new Set<PersonId>();
  /** One of them was gone for so long that they may have given it to somebody who wants to be host. */
  #isGiven = false;
  /** The next key, while it is split. */
  #next: string | null = null;
  #match: Match | null = null;

  constructor(around: LegacyAround) {
    this.#around = around;
  }

  /** A match begins, or goes on with another host: a new will, and all its steps. */
  begin(match: Match, now: number): void {
    const { room } = this.#around;
    this.end();
    if (room.shared) return;
    for (const { id } of room.members) if (this.#around.isHere(id)) this.#heard.set(id, now);
    // Who elected this host was there a moment ago; or who handed over to it, with its heirs. And the heirs of the one before can still elect another,
    // until they go by the new will.
    const last = room.chain.at(-1);
    const came = last?.epoch === room.epoch ? last : null;
    const isGiven = came !== null && came.epoch < firstElected(came.will.epoch);
    const voters = came?.votes.map(({ by }) => by) ?? [];
    const were = isGiven ? [...voters, ...came.will.heirs] : voters;
    this.#write(match, this.#heirs(were), came ? [came.will] : []);
  }

  /**
   * What was promised with a goodbye is over. Whoever arrives is counted on only when they say something at the table: perhaps the welcome is lost, and
   * they elect another in the next moment.
   */
  welcomed(person: PersonId, now: number): void {
    const isReleased = this.#around.room.legacy?.released.includes(person);
    const silent = now - (this.#heard.get(person) ?? Number.NEGATIVE_INFINITY);
    if (this.#sharing.has(person) && !isReleased && silent >= SILENT) this.#isGiven = true;
    this.#release(person, false);
  }

  /**
   * Who stood for host and has enough shares could read along from now on. So there is a new will with a new key, when all heirs are there who could
   * elect by the old one: those who go by different wills cannot elect together.
   */
  #renew(match: Match): void {
    const { room, random, emit, isHere } = this.#around;
    const { legacy } = room;
    if (!this.#isGiven || this.#next !== null || !legacy?.key || !legacy.shares) return;
    const { heirs, needed } = legacy.will;
    const isThere = (key: string): boolean => {
      const id = personOf(key);
      return legacy.released.includes(id) || isHere(id);
    };
    if (legacy.older.length >= MOST_OLDER || !heirs.every(isThere)) return;
    this.#next = textOf(random(KEY_BYTES));
    this.#match = match;
    emit({ do: 'split', key: this.#next, heirs: heirs.length, needed, match: room.matches });
  }

  /** Somebody sits down again who is not in the will: from now on they are. */
  arrived(person: PersonId, match: Match | null): void {
    const { room } = this.#around;
    const { legacy } = room;
    const key = memberOf(room, person)?.key;
    if (!match || room.shared || room.phase !== 'playing' || key === undefined || person === room.host)
      return;
    const heirs = this.#heirs([...(legacy?.will.heirs ?? []), key]);
    if (!heirs.includes(key) || legacy?.will.heirs.includes(key)) return;
    const before = this.#before();
    // One at a time: heirs who go by two wills must not be enough for both, without one who has to choose.
    const needed = threshold(heirs.length, match.game.secrets) ?? 0;
    if (before.some((will) => !meet(will, { heirs, needed }))) return;
    this.#write(match, heirs, before);
  }

  /** The wills so far by which somebody may still be elected. */
  #before(): Will[] {
    const { legacy } = this.#around.room;
    if (!legacy) return [];
    return [...legacy.older, legacy.will].filter((_, number, all) => this.#canElect(all, number));
  }

  /** Whether those who may still go by this will are enough to elect somebody. */
  #canElect(wills: readonly Will[], number: number): boolean {
    const { heirs, needed } = wills[number]!;
    const { members, host } = this.#around.room;
    const later = new Set(wills.slice(number + 1).map(({ signature }) => signature));
    const free = heirs.filter((key) => {
      const id = members.find((member) => member.key === key)?.id;
      return id !== host && (id === undefined || !later.has(this.#goesBy.get(id) ?? ''));
    });
    return needed > 0 && free.length >= needed;
  }

  /** Enters who is at the table when that has changed, and writes a will for who sat down meanwhile. */
  #keepUp(match: Match): void {
    const { room, isHere, changed } = this.#around;
    for (const chair of room.chairs)
      if (chair.kind === 'person' && isHere(chair.person)) this.arrived(chair.person, match);
    const { legacy } = room;
    if (!legacy?.will.needed) return;
    this.#renew(match);
    const seated = room.chairs.flatMap((chair) =>
      chair.kind === 'person' ? (memberOf(room, chair.person)?.key ?? []) : [],
    );
    const line = peopleLine({ seated, barred: room.barred });
    if (line === legacy.people) return;
    legacy.people = line;
    this.#enter(legacy, line);
    changed();
  }

  /** `split`: a key, and the shares of these heirs. */
  #write(match: Match, heirs: readonly string[], older: readonly Will[], split: Split | null = null): void {
    const { room, signer, random, emit, changed } = this.#around;
    if (heirs.length === 0 && older.length === 0) return;
    const { secrets } = match.game;
    const needed = threshold(heirs.length, secrets) ?? 0;
    const terms = {
      room: roomOf(room.secret),
      epoch: room.epoch,
      match: room.matches,
      heirs: [...heirs],
      needed,
    };
    const key = secrets && needed > 0 ? (split?.key ?? textOf(random(KEY_BYTES))) : null;
    this.#sharing.clear();
    this.#isGiven = false;
    this.#next = null;
    room.legacy = {
      will: writeWill(terms, signer),
      older: [...older],
      key,
      shares: split?.shares ?? null,
      entries: [],
      steps: 0,
      released: room.legacy?.released ?? [],
    };
    if (key !== null && !split) emit({ do: 'split', key, heirs: heirs.length, needed, match: room.matches });
    this.#match = match;
    this.drawsTogether();
    this.#enterSteps(match, null);
    changed();
  }

  /** It is settled who draws together. */
  drawsTogether(): void {
    const { legacy, fair } = this.#around.room;
    if (legacy?.will.needed && fair?.books) this.#enter(legacy, fairLine(fair.books));
  }

  end(): void {
    this.#around.room.legacy = null;
    this.#match = null;
    this.#heard.clear();
    this.#goesBy.clear();
    this.#sharing.clear();
    this.#isGiven = false;
    this.#next = null;
  }

  split(key: string, shares: readonly string[]): void {
    const { legacy } = this.#around.room;
    if (legacy && key === this.#next) {
      this.#write(this.#match!, legacy.will.heirs, this.#before(), { key, shares });
      return;
    }
    if (!legacy || legacy.key !== key || legacy.shares) return;
    legacy.shares = shares;
    this.#around.changed();
  }

  /** After a reload: the shares may not have been made yet, or given to somebody meanwhile. */
  resume(match: Match | null): void {
    const { room, emit } = this.#around;
    const { legacy } = room;
    this.#match = legacy && match;
    for (const key of legacy?.will.heirs ?? []) this.#sharing.add(personOf(key));
    if (!legacy?.key || legacy.shares) return;
    const { heirs, needed } = legacy.will;
    emit({ do: 'split', key: legacy.key, heirs: heirs.length, needed, match: room.matches });
  }

  /** Enters what was played, or taken back, since the last time. `links`: what the last draw was made of. */
  stepped(match: Match, links: LinksOfStep | null): void {
    this.#enterSteps(match, links);
    this.#keepUp(match);
  }

  #enterSteps(match: Match, links: LinksOfStep | null): void {
    const { legacy } = this.#around.room;
    // With a will that elects nobody there is nobody to open it either.
    if (!legacy || legacy.will.needed === 0) return;
    while (legacy.steps > match.length) {
      this.#enter(legacy, UNDO);
      legacy.steps -= 1;
    }
    for (; legacy.steps < match.length; legacy.steps++) {
      const line = writeStep(match, match.history[legacy.steps]!.step);
      const made = links?.step === legacy.steps ? linksText(links.links, links.sealed) : '';
      this.#enter(legacy, `${line}${made}`);
    }
  }

  #enter(legacy: Inheritance, line: string): void {
    const { key, entries } = legacy;
    entries.push(key === null ? line : sealEntry(bytesOf(key, KEY_BYTES)!, entries.length, line));
  }

  /** What an heir gets. */
  pictureFor(person: PersonId): NonNullable<Picture['match']>['heir'] {
    const { room } = this.#around;
    const { legacy } = room;
    const key = memberOf(room, person)?.key;
    const number = key === undefined || !legacy ? -1 : legacy.will.heirs.indexOf(key);
    if (!legacy || number < 0) return null;
    // Until everybody's share is there nobody can inherit anything.
    if (legacy.key !== null && !legacy.shares) return null;
    this.#sharing.add(person);
    return { will: legacy.will, share: legacy.shares?.[number] ?? null, entries: [...legacy.entries] };
  }

  /** `will`: the one that they go by, if they say so. */
  heard(person: PersonId, now: number, will: string | null = null): void {
    this.#heard.set(person, now);
    this.#release(person, false);
    if (will !== null) this.#goesBy.set(person, will);
    if (this.#match && this.#around.room.phase === 'playing') this.#keepUp(this.#match);
  }

  /** Stood for host of a later epoch, and does not any more: whoever voted for them may come back here. */
  renounced(person: PersonId, release: Release): void {
    const { room, changed } = this.#around;
    if (memberOf(room, person)?.key !== release.by || !isRelease(room.secret, release)) return;
    room.released = [...room.released.filter(({ by }) => by !== release.by), release].slice(-MOST_RELEASES);
    changed();
  }

  /** Said goodbye, and promised to elect nobody. */
  released(person: PersonId): void {
    this.#release(person, true);
  }

  /** Kept with the table: a reload of the host must not forget it. */
  #release(person: PersonId, isReleased: boolean): void {
    const { legacy } = this.#around.room;
    if (!legacy || legacy.released.includes(person) === isReleased) return;
    const others = legacy.released.filter((id) => id !== person);
    legacy.released = isReleased ? [...others, person] : others;
    this.#around.changed();
  }

  /**
   * Those who are waited for; nobody while the host may go on. That must be so by every will: those who are out of reach and have not said that
   * they go by a later one may still elect by an earlier one.
   */
  waiting(now: number): PersonId[] {
    const { room } = this.#around;
    const { legacy, handed } = room;
    if (handed) return [personOf(handed.heir)];
    if (!legacy || room.phase !== 'playing') return [];
    const wills = [...legacy.older, legacy.will];
    for (const [number, { heirs, needed }] of wills.entries()) {
      const away = heirs.flatMap((key) => {
        const id = room.members.find((member) => member.key === key)?.id;
        if (id === undefined || id === room.host || !this.#isAway(id, now)) return [];
        const later = wills.findIndex(({ signature }) => signature === this.#goesBy.get(id)) > number;
        return later ? [] : [id];
      });
      if (!mayGoOn(away.length, needed || null)) return away;
    }
    return [];
  }

  #isAway(person: PersonId, now: number): boolean {
    if (this.#around.room.legacy?.released.includes(person)) return false;
    const heard = this.#heard.get(person);
    return !this.#around.isHere(person) || heard === undefined || now - heard >= SILENT;
  }

  /** When that may change by itself. */
  nextLook(now: number): number | null {
    const { legacy } = this.#around.room;
    if (!legacy?.will.needed) return null;
    const times = [...this.#heard.values()].map((heard) => heard + SILENT).filter((at) => at > now);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** The keys of who sits at the table and is here, or is one of these, in turn after the host. */
  #heirs(also: readonly string[]): string[] {
    const { chairs, host, members } = this.#around.room;
    const at = chairs.findIndex((chair) => chair.kind === 'person' && chair.person === host);
    const around = [...chairs.slice(at + 1), ...chairs.slice(0, at + 1)];
    return around.flatMap((chair) => {
      if (chair.kind !== 'person' || chair.person === host) return [];
      const key = members.find(({ id }) => id === chair.person)?.key;
      return key !== undefined && (also.includes(key) || this.#around.isHere(chair.person)) ? [key] : [];
    });
  }
}
