/** One example of each game, as it is played in the tests: `games/<id>.json`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './site.ts';

/** A button on the table, by the beginning of its name. The keyboard presses Enter once. */
export interface Press {
  readonly name: { readonly [L in Language]: string };
  readonly clicks?: number;
}

export interface PlayedExample {
  readonly game: string;
  readonly example: string;
  /** What is not allowed, and the rule that the table names. */
  readonly wrong: readonly Press[];
  readonly rule: string;
  /** What is allowed. */
  readonly right: readonly Press[];
}

const folder = join(import.meta.dirname, 'games');

export const playedExamples: readonly PlayedExample[] = readdirSync(folder).map((file) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
);
