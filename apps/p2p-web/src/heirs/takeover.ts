/** From what an heir kept, and the shares of others, the whole table: what the new host goes on with. */
import { type AnyGame, Match } from '@cheeseboard/engine';
import { readRecord, writeRecord } from '@cheeseboard/engine/records';
import { type Books, Dealer } from '../fair/dealer.ts';
import type { Given } from '../guest/candidacy.ts';
import type { Kept } from '../guest/wire.ts';
import { type Member, newMember, type Room, type Saved } from '../host/room.ts';
import { personOf } from '../protocol/keys.ts';
import type { Chair } from '../tables/table.ts';
import {
  type Behind,
  joinKey,
  type Known,
  openEntry,
  readFairLine,
  readLine,
  readPeopleLine,
  standing,
} from './journal.ts';
import type { Succession } from './will.ts';

/** Null when the shares do not open it: then one of them is wrong, or too few are there. */
export async function takeOver(
  secret: string,
  kept: Kept,
  succession: Succession,
  { shares, more }: Given,
  games: readonly AnyGame[],
): Promise<Saved | null> {
  const heir = kept.picture.match?.heir;
  const game = games.find((known) => known.id === kept.picture.game);
  if (!heir || !game) return null;
  const { entries, share, will } = heir;
  const key = share === null ? null : await keyOf(entries, shares, will.needed);
  if (share !== null && !key) return null;
  // Who knows most is believed first; what cannot be opened, or was never played like that, is not.
  const longest = [...more].sort((a, b) => b.length - a.length);
  for (const beyond of [...longest, []]) {
    const lines = key ? opened(key, [...entries, ...beyond]) : [...entries, ...beyond];
    const saved = lines && savedFrom(lines, secret, kept, succession, game);
    if (saved) return saved;
  }
  return null;
}

/** Null for lines that do not make a match. */
function savedFrom(
  lines: readonly string[],
  secret: string,
  kept: Kept,
  succession: Succession,
  game: AnyGame,
): Saved | null {
  const { chairs, options } = kept.picture;
  const empty = new Match(game, { seats: chairs.length, options, players: namesOf(kept) });
  try {
    const known = lines.flatMap((line) => readPeopleLine(line) ?? []).at(-1);
    const entered = lines.flatMap((line) => readFairLine(line) ?? []).at(-1);
    const steps = standing(lines.filter((line) => !readFairLine(line) && !readPeopleLine(line)));
    if (!steps) return null;
    const read = steps.map(readLine);
    const record = `${writeRecord(empty)}${read.map(({ step }) => `${step}\n`).join('')}`;
    const match = readRecord(record, [game]);
    const behind = read.map((line) => line.behind);
    const books = entered ? booksOf(entered, match, behind, kept.links) : null;
    const room = roomOf(secret, kept, succession, { books, known, isNew: !behind.some(Boolean) });
    return { v: 1, room, record: writeRecord(match), steps: match.length };
  } catch {
    return null;
  }
}

/** Any `needed` of the shares do; a wrong one among them is passed over. */
async function keyOf(
  entries: readonly string[],
  shares: readonly string[],
  needed: number,
): Promise<Uint8Array | null> {
  for (const some of choices(shares, needed)) {
    const key = await joinKey(some);
    if (key && opened(key, entries)) return key;
  }
  return null;
}

function opened(key: Uint8Array, entries: readonly string[]): string[] | null {
  const lines = entries.map((entry, number) => openEntry(key, number, entry));
  return lines.includes(null) ? null : (lines as string[]);
}

function choices<V>(values: readonly V[], count: number): V[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, index) =>
    choices(values.slice(index + 1), count - 1).map((rest) => [value, ...rest]),
  );
}

/** The books as they were entered last, what was drawn since, and the open links that this heir saw. */
function booksOf(
  entered: Books,
  match: Match,
  draws: readonly (Behind | null)[],
  links: Kept['links'],
): Books {
  const dealer = new Dealer(entered);
  for (const [step, behind] of draws.entries()) {
    const request = match.game.chance(match.at(step));
    if (behind && request) dealer.follow(request, behind.present, behind.links);
  }
  for (const [number, { count, last }] of (links ?? []).entries()) dealer.knows(number, count, last);
  return dealer.books;
}

/** What the journal tells besides the steps. */
interface Told {
  readonly books: Books | null;
  readonly known: Known | undefined;
  /** Nothing was drawn yet. */
  readonly isNew: boolean;
}

function roomOf(secret: string, kept: Kept, succession: Succession, { books, known, isNew }: Told): Room {
  const { picture, chain, first } = kept;
  const { game, options, policy, turned, paused, chat } = picture;
  const { number, fair } = picture.match!;
  const members = membersOf(kept, succession, known?.seated ?? []);
  return {
    secret,
    epoch: succession.epoch,
    host: personOf(succession.heir),
    shared: false,
    phase: 'playing',
    game,
    options,
    policy,
    chairs: chairsOf(kept, members),
    turned,
    members,
    paused,
    asks: [],
    chat,
    said: chat.at(-1)?.number ?? 0,
    matches: number,
    barred: [...(known?.barred ?? [])],
    first,
    chain: [...chain, succession],
    released: [],
    legacy: null,
    // Where the host was gone before it was settled who draws together, everybody pledges once more.
    fair: books || (fair && isNew) ? { match: number, pledges: books?.roster ?? [], books } : null,
  };
}

/** Those whose keys are known: everybody who was host or heir, or sat at the table. Others come back as they came the first time. */
function membersOf(
  { picture, chain, first }: Kept,
  { will }: Succession,
  seated: readonly string[],
): Member[] {
  const keys = new Set([
    first,
    ...chain.flatMap((before) => [before.heir, ...before.will.heirs]),
    ...will.heirs,
    ...seated,
  ]);
  return [...keys].map((key) => {
    const id = personOf(key);
    const person = picture.people.find((one) => one.id === id);
    const member = newMember(id, key, person?.name);
    return { ...member, colour: person?.colour ?? null, ready: person?.ready ?? true };
  });
}

/** Whose key nobody here knows could not prove to be who sat there: a bot goes on. */
function chairsOf({ picture: { chairs, people } }: Kept, members: readonly Member[]): Chair[] {
  return chairs.map((chair) => {
    if (chair.kind !== 'person' || members.some(({ id }) => id === chair.person)) return chair;
    const name = people.find(({ id }) => id === chair.person)?.name || 'Gouda';
    return { kind: 'bot', level: 'steady', name };
  });
}

function namesOf({ picture: { chairs, people } }: Kept): string[] {
  return chairs.map((chair, seat) => {
    if (chair.kind === 'bot') return chair.name;
    const person = chair.kind === 'person' ? people.find(({ id }) => id === chair.person) : undefined;
    return person?.name || `${seat + 1}`;
  });
}
