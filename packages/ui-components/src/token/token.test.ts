import { html } from 'lit';
import { expect, test } from 'vitest';
import { getElement, htmlWithShadow, show, waitForUpdates } from '../../test/kit/index.ts';
import './define.ts';

test('a token that is turned over leaves no trace in the page', async () => {
  await show(html`<cb-token .kind=${'cancel'}></cb-token>`);
  getElement('cb-token').kind = undefined!;
  await waitForUpdates();
  const faceDownHtml = htmlWithShadow(getElement('cb-token')).replaceAll(/<!--.*?-->/g, '');
  await show(html``);
  await show(html`<cb-token></cb-token>`);
  expect(faceDownHtml).toBe(htmlWithShadow(getElement('cb-token')).replaceAll(/<!--.*?-->/g, ''));
});
