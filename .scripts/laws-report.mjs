// What `pnpm laws` prints: the broken laws, the one to mend first at the top, and the counts at the end.
import { firstLaw } from '../packages/engine/src/laws/first-law.ts';

/** `tests` have a name, a state (passed, failed, skipped) and messages. `errors` prevented tests from running. */
export function lawsReport(tests, errors = []) {
  const failed = tests.filter(({ state }) => state === 'failed');
  const passedCount = tests.filter(({ state }) => state === 'passed').length;
  // While this law is broken, most others fail for the same reason, and their advice misleads.
  const first = failed.filter(({ name }) => name.endsWith(firstLaw));
  const shown = first.length > 0 ? first : failed;
  const hidden = failed.length - shown.length;
  return [
    ...errors,
    ...shown.map(({ name, messages }) => `✗ ${name}\n${indented(messages.join('\n'))}`),
    ...(hidden > 0
      ? [
          `Begin with this one. ${hidden} more ${hidden === 1 ? 'law fails' : 'laws fail'}, probably because of it.`,
        ]
      : []),
    failed.length + errors.length + passedCount === 0
      ? 'No law was checked.'
      : `${passedCount} laws kept, ${failed.length} broken.`,
  ].join('\n\n');
}

const indented = (text) => text.replace(/^(?=.)/gm, '  ');
