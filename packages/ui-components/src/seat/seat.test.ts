import { html } from 'lit';
import { expect, test } from 'vitest';
import { show, spoken } from '../../test/kit/index.ts';
import './define.ts';

test('a seat says who, whose turn, connection, score and cards', async () => {
  await show(
    html`<cb-seat name="Emma" colour="blue" score="12" cards="7" connection="away" bot turn></cb-seat>`,
  );
  expect(await spoken('cb-seat')).toMatchInlineSnapshot(
    `"- group "Emma": Emma bot away 12 points 7 cards left to play"`,
  );
});
