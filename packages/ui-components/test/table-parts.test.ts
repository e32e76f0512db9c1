import { html } from 'lit';
import { expect, test } from 'vitest';
import '../src/define.ts';
import { inside, settled, show, spoken, the } from './kit/index.ts';

test('a trick reads as a list, in the order of play', async () => {
  await show(html`<cb-trick
    .places=${[
      { card: 'g4', name: 'Andreas', mark: 'led' },
      { card: 'g12', name: 'Ben', colour: 'blue', mark: 'highest' },
      { card: '', name: 'Clara' },
    ]}
  ></cb-trick>`);
  expect(await spoken('cb-trick')).toMatchInlineSnapshot(`
    "- list "The trick":
      - listitem: green 4, from Andreas, led
      - listitem: green 12, from Ben, highest
      - listitem: nothing yet, from Clara"
  `);
});

test('won cards read by colour, with what they are worth', async () => {
  await show(html`<cb-won name="Dennis" cards="r11 y8 r4 r10" .worth=${{ red: 3, yellow: 8 }}></cb-won>`);
  const full = await spoken('cb-won');
  expect(full).toMatchInlineSnapshot(`
    "- list "Won by Dennis":
      - listitem: red 4, 10, 11, worth 3
      - listitem: yellow 8, worth 8"
  `);
  the('cb-won').compact = true;
  await settled();
  expect(await spoken('cb-won')).toBe(full);
});

test('a seat says who, whose turn, connection, score and cards', async () => {
  await show(
    html`<cb-seat name="Emma" colour="blue" score="12" cards="7" connection="away" bot turn></cb-seat>`,
  );
  expect(await spoken('cb-seat')).toMatchInlineSnapshot(
    `"- group "Emma": Emma bot away 12 points 7 cards left in turn"`,
  );
});

test('the score sheet is a table with a winner', async () => {
  await show(html`<cb-score-sheet
    .players=${[{ name: 'Andreas', colour: 'red' }, { name: 'Ben' }]}
    .rounds=${[[52, 38], [9, null]]}
    .totals=${[61, 38]}
    .winners=${[0]}
  ></cb-score-sheet>`);
  expect(await spoken('cb-score-sheet')).toMatchInlineSnapshot(`
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

test('the log links its rules, and shows text as text', async () => {
  const text = '<img src=x onerror=alert(1)> plays green 4.';
  await show(html`<cb-log rules-href="/rules/" .entries=${[{ text, rule: 'DG-4' }]}></cb-log>`);
  expect(inside(the('cb-log'), 'img')).toBeNull();
  expect(inside(the('cb-log'), 'li')!.textContent).toContain(text);
  expect(inside(the('cb-log'), 'a')!.getAttribute('href')).toBe('/rules/#dg-4');
});

test('the log stays at the end, unless the reader has scrolled up', async () => {
  const entries = Array.from({ length: 40 }, (_, index) => ({ text: `Step ${index}` }));
  await show(html`<cb-log .entries=${entries}></cb-log>`);
  const list = inside(the('cb-log'), '.log')!;
  const end = () => list.scrollHeight - list.clientHeight;
  await expect.poll(() => Math.abs(list.scrollTop - end())).toBeLessThan(2);
  list.scrollTop = 100;
  the('cb-log').entries = [...entries, { text: 'One more' }];
  await settled();
  expect(list.scrollTop).toBe(100);
});

test('the announcer says what is said twice, twice', async () => {
  await show(html`<cb-announcer></cb-announcer>`);
  const status = inside(the('cb-announcer'), '[role=status]')!;
  the('cb-announcer').announce('Your turn.');
  await settled();
  expect(status.textContent).toBe('Your turn.');
  the('cb-announcer').announce('Your turn.');
  await settled();
  expect(status.textContent).toBe('Your turn.\u00a0');
  the('cb-announcer').announce('You have green.', { urgent: true });
  await settled();
  expect(inside(the('cb-announcer'), '[role=alert]')!.textContent).toBe('You have green.');
});
