/**
 * The proof of a match's draws. It is written as comment lines, which every reader of records skips:
 *
 *   # fair 1 4f1c… 1                  version, table, match
 *   # fair person 0 open 9a… 12 7b…   commitment, how many links were used, and the last of them
 *   # fair person 0 sealed 0c… 3 e1…
 *   # fair without 4: 2               draw 4 left out person 2
 *
 * The last link is enough: hashing it gives all earlier ones.
 */
import { Invalid } from '../invalid.ts';
import { CHAIN_LENGTH, isLink, type Link } from './chain.ts';

/**
 * The links of an open draw are revealed at once. In a sealed draw, the host's link stays secret until the
 * match is over.
 */
export const chainKinds = ['open', 'sealed'] as const;
/** Which of a person's two chains. */
export type ChainKind = (typeof chainKinds)[number];

/** The revealed part of a chain. */
export interface Shown {
  readonly commitment: Link;
  /** The number of the last revealed link; 0 for none. */
  readonly count: number;
  /** Null if no link was revealed. */
  readonly last: Link | null;
}

/** The revealed parts of a person's two chains. */
export type Pledge = { readonly [K in ChainKind]: Shown };

/** Everything that proves the draws of a match. */
export interface Proof {
  readonly table: string;
  readonly match: number;
  /** Everybody who committed before the first draw, in roster order. */
  readonly people: readonly Pledge[];
  /** Who was left out, by number of the draw, counted from 1. Complete draws have no entry. */
  readonly without: ReadonlyMap<number, readonly number[]>;
}

const MAX_PEOPLE = 16;
const version = 1;
const mark = '# fair ';

/** The proof as comment lines of a record. */
export function writeProof({ table, match, people, without }: Proof): string {
  const lines = [`${version} ${table} ${match}`];
  for (const [person, pledge] of people.entries()) {
    for (const kind of chainKinds) {
      const { commitment, count, last } = pledge[kind];
      lines.push(`person ${person} ${kind} ${commitment} ${count} ${last ?? '-'}`);
    }
  }
  for (const [draw, absent] of [...without].sort(([a], [b]) => a - b)) {
    if (absent.length > 0) lines.push(`without ${draw}: ${absent.join(' ')}`);
  }
  return lines.map((line) => `${mark}${line}\n`).join('');
}

/** The proof in a record; null if it has none. Throws `Invalid` with the line number if it is malformed. */
export function readProof(record: string): Proof | null {
  const lines = record
    .split(/\r?\n/)
    .flatMap((text, index) =>
      text.startsWith(mark) ? [{ number: index + 1, text: text.slice(mark.length).trimEnd() }] : [],
    );
  const [first, ...rest] = lines;
  if (!first) return null;
  const wrong = (number: number, reason: string): Invalid => new Invalid('record', reason, { line: number });
  const [, table, match] = /^1 ([0-9a-zA-Z_-]{1,64}) ([1-9]\d{0,5})$/.exec(first.text) ?? [];
  if (table === undefined)
    throw wrong(first.number, `a proof begins with "${mark}${version}", a table and a match`);
  const people: { open?: Shown; sealed?: Shown }[] = [];
  const without = new Map<number, number[]>();
  for (const { number, text } of rest) {
    const pledge = /^person (\d{1,2}) (open|sealed) (\S+) (\d{1,5}) (\S+)$/.exec(text);
    const absence = /^without ([1-9]\d{0,5}): (\d{1,2}(?: \d{1,2})*)$/.exec(text);
    if (pledge) {
      const person = Number(pledge[1]);
      const kind = pledge[2] as ChainKind;
      if (person > people.length || person >= MAX_PEOPLE) throw wrong(number, 'people are numbered from 0');
      const known = people[person] ?? {};
      people[person] = known;
      if (known[kind]) throw wrong(number, `a second ${kind} chain of person ${person}`);
      known[kind] = shownOf(pledge) ?? fail(wrong(number, 'a chain is its commitment, a number and a link'));
    } else if (absence) {
      const draw = Number(absence[1]);
      if (without.has(draw)) throw wrong(number, `a second "without" of draw ${draw}`);
      const absent = absence[2]!.split(' ').map(Number);
      if (absent.some((person) => person >= people.length)) throw wrong(number, 'nobody has that number');
      without.set(draw, absent);
    } else throw wrong(number, 'not a line of a proof');
  }
  if (people.some(({ open, sealed }) => !open || !sealed)) {
    throw wrong(first.number, 'everybody has an open and a sealed chain');
  }
  return { table, match: Number(match), people: people as Pledge[], without };
}

function shownOf([, , , commitment, digits, link]: readonly string[]): Shown | null {
  const count = Number(digits);
  const last = link === '-' ? null : link;
  if (!isLink(commitment) || count > CHAIN_LENGTH || (count === 0) !== (last === null)) return null;
  return last === null || isLink(last) ? { commitment, count, last: last ?? null } : null;
}

function fail(error: Invalid): never {
  throw error;
}
