import { html } from 'lit';
import { expect, test } from 'vitest';
import { ariaSnapshot, getElement, show, waitForUpdates } from '../../test/kit/index.ts';
import './define.ts';

test('lists won cards by colour, with their points', async () => {
  await show(html`<cb-won name="Dennis" cards="r11 y8 r4 r10" .worth=${{ red: 3, yellow: 8 }}></cb-won>`);
  const fullSnapshot = await ariaSnapshot('cb-won');
  expect(fullSnapshot).toMatchInlineSnapshot(`
    "- list "Won by Dennis":
      - listitem: red 4, 10, 11, worth 3
      - listitem: yellow 8, worth 8"
  `);
  getElement('cb-won').compact = true;
  await waitForUpdates();
  expect(await ariaSnapshot('cb-won')).toBe(fullSnapshot);
});
