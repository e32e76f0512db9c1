import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstLaw } from '../packages/engine/src/laws/first-law.ts';
import { lawsReport } from './laws-report.mjs';

const kept = { name: 'snap ends', state: 'passed', messages: [] };
const skipped = { name: 'other ends', state: 'skipped', messages: [] };
const broken = {
  name: 'the bots of snap play',
  state: 'failed',
  messages: ['Problem: none\nWhat to do: this'],
};

test('names broken laws and counts, and says nothing of skipped ones', () => {
  assert.equal(
    lawsReport([kept, skipped, broken]),
    '✗ the bots of snap play\n  Problem: none\n  What to do: this\n\n1 laws kept, 1 broken.',
  );
  assert.equal(lawsReport([kept, kept, skipped]), '2 laws kept, 0 broken.');
});

test('prints only the law to mend first, if that one is broken', () => {
  const first = { name: `snap ${firstLaw}`, state: 'failed', messages: ['Problem: a refusal'] };
  const report = lawsReport([broken, first, broken]);
  assert.match(report, /^✗ snap accepts the moves/);
  assert.doesNotMatch(report, /the bots of/);
  assert.match(
    report,
    /Begin with this one\. 2 more laws fail, probably because of it\.\n\n0 laws kept, 3 broken\.$/,
  );
});

test('prints errors that prevented tests from running', () => {
  assert.equal(lawsReport([], ['Error: no module']), 'Error: no module\n\n0 laws kept, 0 broken.');
  assert.equal(lawsReport([skipped]), 'No law was checked.');
});
