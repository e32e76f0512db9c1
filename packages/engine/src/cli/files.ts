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
  return withFileErrors(BadInput, file, () => readFileSync(file, 'utf8'));
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
