/** The audit in words: violations during a game, and what was checked at its end. */
import type { Audit, Finding } from '../../fair/finding.ts';
import type { FairState } from '../../tables/table.ts';
import type { PlayWords } from './words/index.ts';

function tellFinding(finding: Finding, { fair }: PlayWords): string {
  switch (finding.type) {
    case 'outside':
    case 'alone':
    case 'left-out':
      return fair.blameless[finding.type];
    default: {
      const where = 'step' in finding ? ` (${fair.step(finding.step)})` : '';
      return fair.failed(`${fair.finding[finding.type]}${where}`);
    }
  }
}

function tellAudit(audit: Audit, { people, seated }: FairState, words: PlayWords): string {
  if (audit.type === 'failed') return tellFinding(audit.finding, words);
  const { fair } = words;
  const { seen } = audit;
  const sum = fair.sum(seen);
  const said = {
    verified: () => fair.verified(sum),
    alone: () => fair.alone(sum, seen.alone),
    incomplete: () => fair.incomplete(sum, audit.type === 'incomplete' ? audit.open : 0),
  };
  return [
    said[audit.type](),
    seen.without > 0 && fair.without(seen.without),
    seated > people && fair.partly(seated - people),
    seen.since > 0 && fair.since(seen.since),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Empty while there is nothing to say. */
export function tellFair(state: FairState | null | undefined, words: PlayWords): string {
  if (!state) return '';
  if (state.finding) return tellFinding(state.finding, words);
  const excluded = state.excluded ? words.fair.excluded[state.excluded] : '';
  const unchecked = state.unchecked ? words.fair.unchecked : '';
  const audit = state.audit ? tellAudit(state.audit, state, words) : unchecked;
  return [audit, excluded].filter(Boolean).join(' ');
}
