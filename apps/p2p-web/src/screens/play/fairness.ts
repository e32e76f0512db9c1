/** Whether chance was fair, in words: while one plays only what does not fit, at the end what was checked. */
import type { Finding } from '../../fair/witness.ts';
import type { FairState } from '../../tables/table.ts';
import type { PlayWords } from './words/index.ts';

const tellFinding = (finding: Finding, { fair }: PlayWords): string => {
  const where = 'step' in finding ? ` (${fair.step(finding.step)})` : '';
  return fair.failed(`${fair.finding[finding.type]}${where}`);
};

/** Empty while there is nothing to say. */
export function tellFair(state: FairState | null | undefined, words: PlayWords): string {
  if (state?.finding) return tellFinding(state.finding, words);
  const audit = state?.audit;
  if (!audit) return '';
  if (audit.type === 'failed') return tellFinding(audit.finding, words);
  return audit.type === 'verified' ? words.fair.verified : words.fair.incomplete(audit.open);
}
