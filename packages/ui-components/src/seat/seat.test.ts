import { html } from 'lit';
import { expect, test } from 'vitest';
import { ariaSnapshot, show } from '../../test/kit/index.ts';
import './define.ts';

test('a seat announces name, turn, connection, score and cards', async () => {
  await show(
    html`<cb-seat name="Emma" colour="blue" score="12" cards="7" connection="away" bot turn></cb-seat>`,
  );
  expect(await ariaSnapshot('cb-seat')).toMatchInlineSnapshot(
    `"- group "Emma": Emma bot away 12 points 7 cards left to play"`,
  );
});
