import { html } from 'lit';
import { expect, test } from 'vitest';
import { ariaSnapshot, show } from '../../test/kit/index.ts';
import './define.ts';

test('renders the scores as a table that marks the winner', async () => {
  await show(html`<cb-score-sheet
    .players=${[{ name: 'Andreas', colour: 'red' }, { name: 'Ben' }]}
    .rounds=${[[52, 38], [9, null]]}
    .totals=${[61, 38]}
    .winners=${[0]}
  ></cb-score-sheet>`);
  expect(await ariaSnapshot('cb-score-sheet')).toMatchInlineSnapshot(`
    "- group "Scores":
      - table "Scores":
        - caption: Scores
        - rowgroup:
          - row "Andreas Ben":
            - cell
            - columnheader "Andreas"
            - columnheader "Ben"
        - rowgroup:
          - row "Round 1 52 38":
            - rowheader "Round 1"
            - cell "52"
            - cell "38"
          - row "Round 2 9 –":
            - rowheader "Round 2"
            - cell "9"
            - cell "–"
        - rowgroup:
          - row "Total 61 , winner 38":
            - rowheader "Total"
            - cell "61 , winner"
            - cell "38""
  `);
});
