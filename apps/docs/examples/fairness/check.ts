/** Checks a saved record with the same code and the same words as the app and the command line. */
import { Invalid } from '@cheeseboard/engine';
import { type Checked, tellVerdict, type Verdict, verify } from '@cheeseboard/engine/fair';
import { games } from '@cheeseboard/engine/games';
import { gameTexts } from '@cheeseboard/engine/games/text';
import { readRecord } from '@cheeseboard/engine/records';
import { type Language, tableText, tellRefusal } from '@cheeseboard/engine/text';

export interface Answer {
  readonly type: Verdict['type'];
  /** The verdict in the reader's language, in one or two sentences. */
  readonly sentence: string;
  /** The number of the line that cannot be read, counted from 1; null if there is none. */
  readonly line: number | null;
  readonly facts: Facts | null;
}

/** The figures of the checked record, and its game and players. */
export interface Facts extends Checked {
  readonly game: string;
  readonly players: readonly string[];
}

export function check(record: string, language: Language): Answer {
  try {
    const match = readRecord(record, games);
    const verdict = verify(record, games);
    if (verdict.type === 'record') return unreadableResult(verdict.line, verdict.reason, language);
    const { type } = verdict;
    const sentence = tellVerdict(verdict, language);
    if (!('checked' in verdict)) return { type, sentence, line: null, facts: null };
    const game = gameTexts[match.game.id]![language].name;
    const players = match.players.filter((name) => name !== '');
    return { type, sentence, line: null, facts: { ...verdict.checked, game, players } };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const { line = null, refusal, message } = error;
    if (refusal) return illegal(line, refusal, record, language);
    return unreadableResult(line, message.replace(/^record(?:, line \d+)?: /, ''), language);
  }
}

const recordAnswer = (line: number | null, reason: string, language: Language): Answer => ({
  type: 'record',
  sentence: tellVerdict({ type: 'record', line, reason }, language),
  line,
  facts: null,
});

/** The engine gives reasons in English only, so the other languages use a general sentence. */
function unreadableResult(line: number | null, reason: string, language: Language): Answer {
  const words = {
    en: reason,
    nl: 'dit hoort niet in een verslag',
    de: 'das gehört nicht in eine Aufzeichnung',
  };
  return recordAnswer(line, words[language], language);
}

/** An illegal move is explained with the texts of its game. */
function illegal(
  line: number | null,
  refusal: NonNullable<Invalid['refusal']>,
  record: string,
  language: Language,
): Answer {
  const id = /^game: (\S+)/m.exec(record)?.[1] ?? '';
  const cast = { names: [], you: null };
  const refusalText = tellRefusal(gameTexts[id]![language], tableText[language], refusal as never, cast);
  return recordAnswer(line, `${refusalText.replace(/\.$/, '')} (${refusal.rule})`, language);
}
