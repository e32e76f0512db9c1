import { html } from 'lit';
import { expect, test } from 'vitest';
import { getElement, queryShadow, show, waitForUpdates } from '../../test/kit/index.ts';
import './define.ts';

test('announces a repeated text again', async () => {
  await show(html`<cb-announcer></cb-announcer>`);
  const status = queryShadow(getElement('cb-announcer'), '[role=status]')!;
  getElement('cb-announcer').announce('Your turn.');
  await waitForUpdates();
  expect(status.textContent).toBe('Your turn.');
  getElement('cb-announcer').announce('Your turn.');
  await waitForUpdates();
  expect(status.textContent).toBe('Your turn.\u00a0');
  getElement('cb-announcer').announce('You have green.', { urgent: true });
  await waitForUpdates();
  expect(queryShadow(getElement('cb-announcer'), '[role=alert]')!.textContent).toBe('You have green.');
});
