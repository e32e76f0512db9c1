import { Invalid } from '../core/invalid.ts';
import type { Match } from '../core/match.ts';
import { readRecord } from '../core/record.ts';
import type { Cast, Language } from '../core/text/index.ts';
import { games } from '../games/index.ts';
import { readText } from './files.ts';
import { refusalText } from './refusal.ts';
import { cliText } from './text.ts';
import { BadInput } from './usage.ts';

export type Reading =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly problem: string };

/** Reads the match in a file. If the file is wrong, returns a sentence with the line and the reason. */
export function readMatch(file: string, language: Language): Reading {
  let text = '';
  try {
    text = readText(file);
    return { ok: true, match: readRecord(text, games) };
  } catch (error) {
    if (error instanceof BadInput) return { ok: false, problem: error.message };
    if (!(error instanceof Invalid)) throw error;
    return { ok: false, problem: cliText[language].line(file, error.line, reasonOf(error, text, language)) };
  }
}

function reasonOf({ refusal, message, cutOff }: Invalid, text: string, language: Language): string {
  if (cutOff) return cliText[language].cutOff;
  const game = games.find(({ id }) => id === /^game: (\S+)/m.exec(text)?.[1]);
  if (refusal && game) return refusalText(game, language, refusal, namesIn(text));
  return message.replace(/^record(, line \d+)?: /, '');
}

function namesIn(text: string): Cast {
  const names: string[] = [];
  for (const [, seat, name] of text.matchAll(/^player (\d\d?): (.*)$/gm)) names[Number(seat)] = name!;
  return { names, you: null };
}
