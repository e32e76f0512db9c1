/**
 * What guests keep so that a match outlives its host: every step as a line of its record, sealed with a key that is split among them where the game
 * has secrets. Taking a step back is a line, too, so that entries only ever get more.
 */

import type { Link } from '@cheeseboard/engine/fair';
import { gcmsiv } from '@noble/ciphers/aes.js';
import { combine, split } from 'shamir-secret-sharing';
import type { Books } from '../fair/dealer.ts';
import { bytesOf, textOf } from '../protocol/bytes.ts';

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const BLOCK = 16;
const MARK = 0x80;
export const UNDO = 'undo';

/**
 * Entry `number` as text. A host that could not save, and was reloaded, enters another line under the same number and key: AES-GCM-SIV takes the line itself
 * into what it is sealed with, so both stay secret, where AES-GCM would give them away. Lines are filled up: a seal hides what a line says, not how long it
 * is, and a snake with a fang is written with one letter more.
 */
export function sealEntry(key: Uint8Array, number: number, line: string): string {
  return textOf(gcmsiv(key, nonceOf(number)).encrypt(filled(new TextEncoder().encode(line))));
}

/** With a mark behind it, and nothing up to the next full block. */
function filled(bytes: Uint8Array): Uint8Array {
  const full = new Uint8Array(Math.ceil((bytes.length + 1) / BLOCK) * BLOCK);
  full.set(bytes);
  full[bytes.length] = MARK;
  return full;
}

/** Null for one that was not sealed with this key and number. */
export function openEntry(key: Uint8Array, number: number, entry: string): string | null {
  const bytes = bytesOf(entry, Math.floor((entry.length * 3) / 4));
  if (bytes === null || bytes.length < TAG_BYTES) return null;
  try {
    const full = gcmsiv(key, nonceOf(number)).decrypt(bytes);
    return new TextDecoder().decode(full.subarray(0, full.lastIndexOf(MARK)));
  } catch {
    return null;
  }
}

function nonceOf(number: number): Uint8Array {
  const nonce = new Uint8Array(NONCE_BYTES);
  new DataView(nonce.buffer).setUint32(NONCE_BYTES - 4, number);
  return nonce;
}

/** The steps that stand, of all that was entered. Null when more was taken back than there was. */
export function standing(lines: readonly string[]): string[] | null {
  const steps: string[] = [];
  for (const line of lines) {
    if (line !== UNDO) steps.push(line);
    else if (steps.pop() === undefined) return null;
  }
  return steps;
}

/**
 * Behind the line of a draw stands what it was made of, so that its proof survives, too: the links of a sealed one; of an open one, whose links everybody
 * has seen, only who took part.
 */
const BAR = ' | ';
export const linksText = (links: readonly (Link | null)[], sealed: boolean): string =>
  BAR +
  (sealed ? links.map((link) => link ?? '-').join(' ') : links.map((link) => (link ? '1' : '0')).join(''));

/** The books of who draws together, as far as they go: a line of its own. */
const FAIR = 'fair ';
export const fairLine = (books: Books): string => `${FAIR}${JSON.stringify(books)}`;

/** Who sits at the table, and who was sent away, by their keys: a line of its own. */
export interface Known {
  readonly seated: readonly string[];
  readonly barred: readonly string[];
}
const PEOPLE = 'people ';
export const peopleLine = (known: Known): string => `${PEOPLE}${JSON.stringify(known)}`;

/** Null for a line that is something else. */
export const readPeopleLine = (line: string): Known | null =>
  line.startsWith(PEOPLE) ? (JSON.parse(line.slice(PEOPLE.length)) as Known) : null;

/** Null for a line that is something else. */
export const readFairLine = (line: string): Books | null =>
  line.startsWith(FAIR) ? (JSON.parse(line.slice(FAIR.length)) as Books) : null;

/** What stands behind the line of a draw. */
export interface Behind {
  /** Who took part, by number in the roster. */
  readonly present: readonly boolean[];
  /** Null of an open draw. */
  readonly links: readonly (Link | null)[] | null;
}

export function readLine(line: string): { readonly step: string; readonly behind: Behind | null } {
  const [step = '', text] = line.split(BAR);
  if (text === undefined) return { step, behind: null };
  if (/^[01]+$/.test(text))
    return { step, behind: { present: [...text].map((digit) => digit === '1'), links: null } };
  const links = text.split(' ').map((link) => (link === '-' ? null : link));
  return { step, behind: { present: links.map((link) => link !== null), links } };
}

/** A share for each heir. One heir alone never gets the key: see numbers.ts. */
export async function splitKey(key: Uint8Array, heirs: number, needed: number): Promise<string[]> {
  return (await split(key, heirs, needed)).map(textOf);
}

/** The key that these shares are of; nonsense when one of them is wrong, which the first entry shows. */
export async function joinKey(shares: readonly string[]): Promise<Uint8Array | null> {
  const parts = shares.map((share) => bytesOf(share, KEY_BYTES + 1));
  if (parts.length < 2 || parts.includes(null)) return null;
  try {
    return await combine(parts as Uint8Array[]);
  } catch {
    return null;
  }
}
