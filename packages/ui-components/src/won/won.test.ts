import { html } from 'lit';
import { expect, test } from 'vitest';
import { settled, show, spoken, the } from '../../test/kit/index.ts';
import './define.ts';

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
