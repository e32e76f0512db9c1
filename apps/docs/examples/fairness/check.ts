/** A saved record, checked: by the same code, and told in the same words, as at the table and on the command line. */
import { Invalid } from '@cheeseboard/engine';
import { type Checked, tellVerdict, type Verdict, verify } from '@cheeseboard/engine/fair';
import { games } from '@cheeseboard/engine/games';
import { gameTexts } from '@cheeseboard/engine/games/text';
import { readRecord } from '@cheeseboard/engine/records';
import { type Language, tableText, tellRefusal } from '@cheeseboard/engine/text';

export interface Answer {
  readonly type: Verdict['type'];
  /** One or two sentences. */
  readonly sentence: string;
  /** Where the record cannot be read, counted from 1. */
  readonly line: number | null;
  readonly facts: Facts | null;
}

/** What was looked at. */
export interface Facts extends Checked {
  readonly game: string;
  readonly players: readonly string[];
}

export function check(record: string, language: Language): Answer {
  try {
    const match = readRecord(record, games);
    const verdict = verify(record, games);
    const sentence = tellVerdict(verdict, language);
    const line = verdict.type === 'record' ? verdict.line : null;
    if (!('checked' in verdict)) return { type: verdict.type, sentence, line, facts: null };
    const game = gameTexts[match.game.id]![language].name;
    const players = match.players.filter((name) => name !== '');
    return { type: verdict.type, sentence, line, facts: { ...verdict.checked, game, players } };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const { line = null } = error;
    const reason = whyNot(error, record, language);
    return {
      type: 'record',
      sentence: tellVerdict({ type: 'record', line, reason }, language),
      line,
      facts: null,
    };
  }
}

/** A move against the rules is told in the words of its game. */
function whyNot({ refusal, message }: Invalid, record: string, language: Language): string {
  const text = gameTexts[/^game: (\S+)/m.exec(record)?.[1] ?? '']?.[language];
  if (!refusal || !text) return message.replace(/^record(?:, line \d+)?: /, '');
  const cast = { names: [], you: null };
  const sentence = tellRefusal(text, tableText[language], refusal as never, cast);
  return `${sentence.replace(/\.$/, '')} (${refusal.rule})`;
}
