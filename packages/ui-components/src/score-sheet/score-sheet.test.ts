import { html } from 'lit';
import { expect, test } from 'vitest';
import { ariaSnapshot, getElement, queryShadow, show } from '../../test/kit/index.ts';
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

test('ranks the players once there are winners, and shows every column in a panel', async () => {
  const names = ['Anna', 'Bartholomew', 'Cheddar', 'Dennis', 'Emma', 'Finn'];
  const sheet = (winners: number[]) =>
    show(html`<div style="inline-size: 290px"><cb-score-sheet
      .roundName=${(round: number) => `Durchgang ${round}, bisher`}
      .players=${names.map((name) => ({ name, colour: 'red' }))}
      .rounds=${[[10, 120, 30, 40, 50, 60]]}
      .totals=${[10, 120, 30, 40, 50, 60]}
      .winners=${winners}
    ></cb-score-sheet></div>`);
  const headers = (): string[] =>
    [...getElement('cb-score-sheet').shadowRoot!.querySelectorAll('thead th')].map((header) =>
      header.textContent!.trim().replace(/^.*?(?=[A-Z][a-z])/s, ''),
    );
  await sheet([]);
  expect(headers()).toEqual(names);
  await sheet([1]);
  expect(headers()).toEqual(['Bartholomew', 'Finn', 'Emma', 'Dennis', 'Cheddar', 'Anna']);
  const scroll = queryShadow(getElement('cb-score-sheet'), '.scroll')!;
  expect(scroll.scrollWidth).toBeLessThanOrEqual(scroll.clientWidth);
});
