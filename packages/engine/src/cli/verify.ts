import { tellVerdict } from '../core/fair/text.ts';
import { verify } from '../core/fair/verify.ts';
import type { Language } from '../core/text/index.ts';
import { games } from '../games/index.ts';
import type { ValidateArguments } from './arguments.ts';
import { readText } from './files.ts';
import { readMatch } from './reading.ts';
import type { Terminal } from './terminal.ts';

/** `cheeseboard verify`: a line for each record, exit code 1 if one is wrong or its draws are. */
export function verifyFiles({ files }: ValidateArguments, language: Language, terminal: Terminal): number {
  let code = 0;
  for (const file of files) {
    const reading = readMatch(file, language);
    if (!reading.ok) {
      terminal.complain(reading.problem);
      code = 1;
      continue;
    }
    const verdict = verify(readText(file), games);
    const sentence = `${file}: ${tellVerdict(verdict, language)}`;
    if (verdict.type === 'chain' || verdict.type === 'draw' || verdict.type === 'record') {
      terminal.complain(sentence);
      code = 1;
    } else terminal.say(sentence);
  }
  return code;
}
