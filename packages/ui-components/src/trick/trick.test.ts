import { html } from 'lit';
import { expect, test } from 'vitest';
import { ariaSnapshot, show } from '../../test/kit/index.ts';
import './define.ts';

test('a trick is a list in the order of play', async () => {
  await show(html`<cb-trick
    .places=${[
      { card: 'g4', name: 'Andreas', mark: 'led' },
      { card: 'g12', name: 'Ben', colour: 'blue', mark: 'highest' },
      { card: '', name: 'Clara' },
    ]}
  ></cb-trick>`);
  expect(await ariaSnapshot('cb-trick')).toMatchInlineSnapshot(`
    "- list "The trick":
      - listitem: green 4, from Andreas, led
      - listitem: green 12, from Ben, highest
      - listitem: nothing yet, from Clara"
  `);
});
