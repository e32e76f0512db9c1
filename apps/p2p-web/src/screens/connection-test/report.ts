/** The result of a connection test as text, for somebody who helps the reader. It contains no network address, name or table. */
import type { ConnectionTestWords } from '../../words/connection-test.ts';
import type { Line, Summary } from './judge.ts';

export interface Report {
  readonly version: string;
  readonly browser: string;
  readonly summary: Summary;
  readonly lines: readonly Line[];
}

export function reportText({ version, browser, summary, lines }: Report, words: ConnectionTestWords): string {
  return [
    `Cheeseboard ${version}: ${words.summary[summary].title}`,
    ...lines.map(
      ({ part, state, verdict }) =>
        `${words.part[part]}: ${words.state[state]}. ${words.verdict[verdict].text} (${verdict})`,
    ),
    browser,
  ].join('\n');
}
