import type { Language } from '../core/text/index.ts';
import type { ValidateArguments } from './arguments.ts';
import { readMatch } from './reading.ts';
import type { Terminal } from './terminal.ts';
import { cliText } from './text.ts';

/** `cheeseboard validate`: prints one line per record; exit code 1 if any is invalid. */
export function validate({ files }: ValidateArguments, language: Language, terminal: Terminal): number {
  const words = cliText[language];
  let code = 0;
  for (const file of files) {
    const reading = readMatch(file, language);
    if (!reading.ok) {
      terminal.complain(reading.problem);
      code = 1;
      continue;
    }
    const { game, seats, length, result } = reading.match;
    terminal.say(words.ok(file, game.id, seats, length, result ? result.scores.join(' ') : words.running));
  }
  return code;
}
