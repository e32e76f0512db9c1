/** The audit in words: a violation as soon as it is found, and at the end what was checked. */
import { tellVerdict } from '@cheeseboard/engine/fair';
import { isOwn, type Violation } from '../../audit/audit.ts';
import type { FairState } from '../../tables/table.ts';
import type { PlayWords } from './words/index.ts';

export const violationOf = (state: FairState | null | undefined): Violation | null =>
  state?.violation ?? (state?.verdict?.type === 'failed' ? state.verdict.violation : null);

function violationText(violation: Violation, { fair, language }: PlayWords): string {
  const finding = isOwn(violation)
    ? fair.own[violation.kind](violation.index)
    : tellVerdict({ type: 'violation', violation }, language);
  const { name } = violation;
  const hostSentence = name === null || finding.includes(name) ? '' : ` ${fair.host(name)}`;
  return `${finding}${hostSentence} ${fair.whatToDo}`;
}

/** The audit in a sentence; empty while there is nothing to say. `isOver`: the match is over, so a missing verdict means that nothing was checked. */
export function auditText(state: FairState | null | undefined, words: PlayWords, isOver = false): string {
  const violation = violationOf(state);
  if (violation) return violationText(violation, words);
  const verdict = state?.verdict;
  if (!verdict) return state && isOver ? words.fair.unchecked : '';
  if (verdict.type === 'failed') return '';
  return `${tellVerdict(verdict, words.language)} ${words.fair.views(verdict.checked.views)}`;
}
