/** Saves records to disk and reads them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Match } from '../core/match.ts';
import { writeRecord } from '../core/record.ts';
import { BadInput, Usage } from './usage.ts';

/** Writes the record of a match and returns its path. */
export function save(match: Match, file: string): string {
  withFileErrors(Usage, file, () => writeFileSync(file, writeRecord(match)));
  return file;
}

export function readText(file: string): string {
  return textOf(withFileErrors(BadInput, file, () => readFileSync(file)));
}

/** Decodes UTF-8 and UTF-16, with a byte-order mark or without. A record begins with an ASCII letter, which shows the byte order. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittleEndian = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  return new TextDecoder(isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8').decode(bytes);
}

/** A free file name for a record in the working directory: the id of the game and a number. */
export function freeName(game: string): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? `${game}.txt` : `${game}-${number}.txt`;
    if (!existsSync(name)) return name;
  }
}

/** Turns a file system error into a sentence for the player. */
function withFileErrors<V>(Problem: typeof Usage | typeof BadInput, file: string, act: () => V): V {
  try {
    return act();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Problem(`${file}: ${(code && messages[code]) ?? message}`);
  }
}

const messages: { readonly [code: string]: string } = {
  ENOENT: 'no such file or folder',
  EISDIR: 'a folder, not a file',
};
