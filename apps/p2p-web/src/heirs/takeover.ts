/** From what an heir kept, and the shares of others, the whole table: what the new host goes on with. */
import { type AnyGame, Match } from '@cheeseboard/engine';
import { readRecord, writeRecord } from '@cheeseboard/engine/records';
import { type Books, Dealer } from '../fair/dealer.ts';
import type { Kept } from '../guest/wire.ts';
import { type Member, newMember, type Room, type Saved } from '../host/room.ts';
import { personOf } from '../protocol/keys.ts';
import type { Chair } from '../tables/table.ts';
import { type Behind, joinKey, openEntry, readFairLine, readLine, standing } from './journal.ts';
import type { Succession } from './will.ts';

/** Null when the shares do not open it: then one of them is wrong, or too few are there. */
export async function takeOver(
  secret: string,
  kept: Kept,
  succession: Succession,
  shares: readonly string[],
  games: readonly AnyGame[],
): Promise<Saved | null> {
  const { match: pictured, game: id } = kept.picture;
  const heir = pictured?.heir;
  const game = games.find((known) => known.id === id);
  if (!pictured || !heir || !game) return null;
  const lines = heir.share === null ? heir.entries : await open(heir.entries, shares, heir.will.needed);
  if (!lines) return null;
  const { chairs, options } = kept.picture;
  const empty = new Match(game, { seats: chairs.length, options, players: namesOf(kept) });
  const steps = standing(lines.filter((line) => readFairLine(line) === null));
  if (!steps) return null;
  const read = steps.map(readLine);
  const record = `${writeRecord(empty)}${read.map(({ step }) => `${step}\n`).join('')}`;
  const match = readRecord(record, games);
  const books = booksOf(
    lines,
    match,
    read.map(({ behind }) => behind),
    kept.links,
  );
  const room = roomOf(secret, kept, succession, books);
  return { v: 1, room, record: writeRecord(match), steps: match.length };
}

/** Any `needed` of the shares do; a wrong one among them is passed over. */
async function open(
  entries: readonly string[],
  shares: readonly string[],
  needed: number,
): Promise<string[] | null> {
  for (const some of choices(shares, needed)) {
    const key = await joinKey(some);
    const lines = key && entries.map((entry, number) => openEntry(key, number, entry));
    if (lines && !lines.includes(null)) return lines as string[];
  }
  return null;
}

function choices<V>(values: readonly V[], count: number): V[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, index) =>
    choices(values.slice(index + 1), count - 1).map((rest) => [value, ...rest]),
  );
}

/** The books as they were entered last, what was drawn since, and the open links that this heir saw. */
function booksOf(
  lines: readonly string[],
  match: Match,
  draws: readonly (Behind | null)[],
  links: Kept['links'],
): Books | null {
  const entered = lines.flatMap((line) => readFairLine(line) ?? []).at(-1);
  if (!entered) return null;
  const dealer = new Dealer(entered);
  for (const [step, behind] of draws.entries()) {
    const request = match.game.chance(match.at(step));
    if (behind && request) dealer.follow(request, behind.present, behind.links);
  }
  for (const [number, { count, last }] of (links ?? []).entries()) dealer.knows(number, count, last);
  return dealer.books;
}

function roomOf(secret: string, kept: Kept, succession: Succession, books: Books | null): Room {
  const { picture, chain, first } = kept;
  const { game, options, policy, paused, chat } = picture;
  const members = membersOf(kept, succession);
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
    members,
    paused,
    asks: [],
    chat,
    said: chat.at(-1)?.number ?? 0,
    matches: picture.match!.number,
    barred: [],
    first,
    chain: [...chain, succession],
    legacy: null,
    fair: books && { match: picture.match!.number, pledges: books.roster, books },
  };
}

/** Those whose keys are known: everybody who was host or heir. Others come back as they came the first time. */
function membersOf({ picture, chain, first }: Kept, { will }: Succession): Member[] {
  const keys = new Set([
    first,
    ...chain.flatMap((before) => [before.heir, ...before.will.heirs]),
    ...will.heirs,
  ]);
  return [...keys].map((key) => {
    const id = personOf(key);
    const person = picture.people.find((one) => one.id === id);
    const member = newMember(id, key, person?.name);
    return { ...member, colour: person?.colour ?? null, ready: person?.ready ?? true };
  });
}

/** Somebody who sat down later, and whose key nobody here knows, could not prove to be who sat there: a bot goes on. */
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
