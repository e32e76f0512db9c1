import { tellVerdict } from '../core/fair/text.ts';
import { type Verdict, verify } from '../core/fair/verify.ts';
import type { Language } from '../core/text/index.ts';
import { games } from '../games/index.ts';
import type { ValidateArguments } from './arguments.ts';
import { readText } from './files.ts';
import { readMatch } from './reading.ts';
import type { Terminal } from './terminal.ts';

/** Exit codes. 1: the record or its proof is wrong. 3: it has no proof. 4: the proof is incomplete, weak or outdated. */
const exitCodes: { readonly [T in Verdict['type']]: number } = {
  verified: 0,
  incomplete: 4,
  alone: 4,
  older: 4,
  unproven: 3,
  violation: 1,
  record: 1,
};
/** The exit codes from worst to best. The command exits with the worst code of all files. */
const codesFromWorst = [1, 3, 4, 0];

/** `cheeseboard verify`: prints one line per record. */
export function verifyFiles({ files }: ValidateArguments, language: Language, terminal: Terminal): number {
  const fileCodes = new Set<number>();
  for (const file of files) {
    const reading = readMatch(file, language);
    if (!reading.ok) {
      terminal.complain(reading.problem);
      fileCodes.add(1);
      continue;
    }
    const verdict = verify(readText(file), games);
    const sentence = `${file}: ${tellVerdict(verdict, language)}`;
    const code = exitCodes[verdict.type];
    if (code === 1) terminal.complain(sentence);
    else terminal.say(sentence);
    fileCodes.add(code);
  }
  return codesFromWorst.find((code) => fileCodes.has(code)) ?? 0;
}
