/** Records on disk. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Match } from '../core/match.ts';
import { writeRecord } from '../core/record.ts';
import { Usage } from './usage.ts';

/** Writes the record of a match and gives back where. */
export function save(match: Match, file: string): string {
  orUsage(file, () => writeFileSync(file, writeRecord(match)));
  return file;
}

export function readText(file: string): string {
  return orUsage(file, () => readFileSync(file, 'utf8'));
}

/** A name for a record in the working directory that is not taken yet: `gouda-gouda-2.txt`. */
export function freeName(game: string): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? `${game}.txt` : `${game}-${number}.txt`;
    if (!existsSync(name)) return name;
  }
}

/** A file that cannot be read or written is a mistake in the command, not a fault of the program. */
function orUsage<V>(file: string, act: () => V): V {
  try {
    return act();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Usage(`${file}: ${code === 'ENOENT' ? 'no such file or folder' : message}`);
  }
}
