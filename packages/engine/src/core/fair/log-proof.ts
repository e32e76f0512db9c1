/**
 * The log as comment lines of a record, one per entry, which every reader of records skips:
 *
 *   # log 1                                         version
 *   # log 0 start {"game":…} 0.1.-1.<signature>     a body, and signatures
 *   # log 1 draw 9a…,-,7b…                          reveals by player number
 *   # log 2 move 1.2.1.<signature>                  the next step of the record
 *   # log 3 move {"move":…,"seat":0} 0.2.2.<…>      a move that was taken back
 *   # log 4 undo {"seat":0,"to":2} …
 *
 * A signature has four parts: the number of its key in order of first mention, the counter, the index of the head, and
 * the signature itself. A foreign key, the head of another log or an unexpected term is written in full, so that even a
 * log with a violation can be written and read. A salt is written as `~salt`, a term as `term=2`.
 */
import type { GameTypes } from '../game.ts';
import { Invalid } from '../invalid.ts';
import type { Match } from '../match.ts';
import { isReveal } from './chain.ts';
import {
  type Body,
  canonicalJson,
  type Entry,
  entryOf,
  type Hash,
  type Head,
  hashOf,
  isBody,
  isSignature,
  type Key,
  type MoveBody,
  type Signature,
} from './entry.ts';

const VERSION = 1;
const linePrefix = '# log ';

/** The log as comment lines to append to the record of its match. Throws a RangeError while a body is secret. */
export function writeLogProof(entries: readonly Entry[]): string {
  const chain = new ProofChain();
  const takenBack = takenBackOf(entries);
  const lines = [`${VERSION}`];
  for (const entry of entries) {
    const { body, term, index } = entry;
    if (body === null) throw new RangeError(`entry ${index} is still secret`);
    chain.register(body);
    lines.push(
      [
        `${index} ${body.kind}`,
        ...payloadOf(body, takenBack.has(index)),
        ...(term === chain.term ? [] : [`term=${term}`]),
        ...entry.signatures.map((signature) => chain.write(signature)),
      ].join(' '),
    );
    chain.append(entry);
  }
  return lines.map((line) => `${linePrefix}${line}\n`).join('');
}

function payloadOf(body: Body, isTakenBack: boolean): string[] {
  if (body.kind === 'draw') {
    const reveals = body.reveals.map((reveal) => reveal ?? '-').join(',');
    return [...(reveals === '' ? [] : [reveals]), ...saltOf(body)];
  }
  if ((body.kind === 'move' || body.kind === 'bot-move') && !isTakenBack) return saltOf(body);
  const { kind: _, ...fields } = body;
  // Spaces separate the parts of a line, so the JSON must not contain any.
  return [canonicalJson(fields).replaceAll(' ', '\\u0020')];
}

/** The salt of a body that is not written as JSON. In JSON, the salt is one of the fields. */
const saltOf = ({ salt }: { readonly salt?: string }): string[] => (salt === undefined ? [] : [`~${salt}`]);

/** The indices of moves that were taken back. The record omits them. */
function takenBackOf(entries: readonly Entry[]): ReadonlySet<number> {
  const steps: number[] = [];
  const takenBack = new Set<number>();
  for (const { index, kind, body } of entries) {
    if (kind === 'move' || kind === 'bot-move' || kind === 'draw') steps.push(index);
    if (body?.kind !== 'undo') continue;
    while ((steps.at(-1) ?? 0) > body.to) takenBack.add(steps.pop()!);
  }
  return takenBack;
}

/** State derived from the entries so far: hashes, keys in order of first mention, and the current term. */
class ProofChain {
  readonly #hashes: Hash[] = [];
  readonly #keys: Key[] = [];
  term = 0;

  register(body: Body): void {
    const keys: Key[] = [];
    if (body.kind === 'start') {
      for (const holder of body.seats) if (holder.kind !== 'bot') keys.push(holder.key);
      keys.push(body.host);
    }
    if (body.kind === 'seat' && body.change === 'join') keys.push(body.key);
    if (body.kind === 'start' || body.kind === 'host') this.term = body.term;
    for (const key of keys) if (!this.#keys.includes(key)) this.#keys.push(key);
  }

  append(entry: Entry): void {
    this.#hashes.push(hashOf(entry, this.#hashes.at(-1) ?? ''));
  }

  write({ key, n, seen, signature }: Signature): string {
    const number = this.#keys.indexOf(key);
    const head = this.#hashAt(seen.index) === seen.hash ? seen.index : `${seen.index}:${seen.hash}`;
    return `${number === -1 ? key : number}.${n}.${head}.${signature}`;
  }

  read(text: string): Signature | null {
    const [, signerIndex, n, index, otherHash, signature] =
      /^([\w-]+)\.(\d{1,9})\.(-1|\d{1,9})(?::([\w-]*))?\.([\w-]+)$/.exec(text) ?? [];
    if (signerIndex === undefined) return null;
    const key = /^\d{1,2}$/.test(signerIndex) ? this.#keys[Number(signerIndex)] : signerIndex;
    const seen: Partial<Head> = { index: Number(index), hash: otherHash ?? this.#hashAt(Number(index)) };
    const read = { key, seen, n: Number(n), signature };
    // Accept only the canonical form.
    return isSignature(read) && this.write(read) === text ? read : null;
  }

  #hashAt(index: number): Hash {
    return index === -1 ? '' : (this.#hashes[index] ?? '');
  }
}

/** The log in the record of `match`; null if it has none. Throws `Invalid` with the line if the log is malformed. */
export function readLogProof(record: string, match: Match<GameTypes>): Entry[] | null {
  const lines = record
    .split(/\r?\n/)
    .flatMap((text, index) =>
      text.startsWith(linePrefix) ? [{ number: index + 1, text: text.slice(linePrefix.length) }] : [],
    );
  const [first, ...otherLines] = lines;
  if (!first) return null;
  if (first.text.trimEnd() !== String(VERSION)) {
    throw new Invalid('record', `a log begins with "${linePrefix}${VERSION}"`, { line: first.number });
  }
  const reader = new ProofReader(match);
  for (const { number, text } of otherLines) {
    const reason = reader.take(text.trimEnd());
    if (reason !== null) throw new Invalid('record', reason, { line: number });
  }
  return reader.entries;
}

class ProofReader {
  readonly entries: Entry[] = [];
  readonly #chain = new ProofChain();
  readonly #match: Match<GameTypes>;
  /** How many steps of the record have an entry so far. */
  #steps = 0;

  constructor(match: Match<GameTypes>) {
    this.#match = match;
  }

  /** Adds an entry from a line. Returns null, or the reason why the line is invalid. */
  take(text: string): string | null {
    const index = this.entries.length;
    const [number, kind, ...parts] = text.split(' ');
    if (number !== String(index)) return `entry ${index} comes next`;
    const payload = isPayload(parts[0]) ? parts.shift() : undefined;
    const salt = parts[0]?.startsWith('~') ? parts.shift()!.slice(1) : undefined;
    const body = this.#body(kind, payload, salt);
    if (typeof body === 'string') return body;
    this.#chain.register(body);
    const termText = parts[0]?.startsWith('term=') ? parts.shift()!.slice(5) : undefined;
    if (termText !== undefined && !/^\d{1,9}$/.test(termText)) return 'a term is a number';
    const signatures: Signature[] = [];
    for (const part of parts) {
      const signature = this.#chain.read(part);
      if (!signature) return 'a signature is a key, a counter, a head and a signature';
      signatures.push(signature);
    }
    const entry = entryOf(
      index,
      termText === undefined ? this.#chain.term : Number(termText),
      body,
      signatures,
    );
    this.#chain.append(entry);
    this.entries.push(entry);
    return null;
  }

  /** The body, or an error message. */
  #body(kind: string | undefined, payload: string | undefined, salt: string | undefined): Body | string {
    const salted = salt === undefined ? {} : { salt };
    let body: unknown;
    if (kind === 'draw') {
      const reveals = (payload ?? '').split(',').map((reveal) => (reveal === '-' ? null : reveal));
      body = { kind, reveals: payload === undefined ? [] : reveals, ...salted };
      this.#steps += 1;
    } else if ((kind === 'move' || kind === 'bot-move') && payload === undefined) {
      const step = this.#match.history[this.#steps]?.step;
      if (!step || 'outcome' in step) return 'the record has no move for this entry';
      body = { kind, seat: step.seat, move: step.move, ...salted } satisfies MoveBody;
      this.#steps += 1;
    } else {
      if (salt !== undefined) return 'the salt belongs into the body';
      const parts = parseJson(payload);
      if (typeof parts !== 'object' || parts === null) return 'a body is JSON';
      body = { ...parts, kind };
    }
    return isBody(body) ? body : `not a body of a log: ${kind}`;
  }
}

/** True for a payload, which is a JSON object or a list of reveals. Signatures, salts and terms are neither. */
const isPayload = (text: string | undefined): boolean =>
  text !== undefined &&
  (text.startsWith('{') || text.split(',').every((part) => part === '-' || isReveal(part)));

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
