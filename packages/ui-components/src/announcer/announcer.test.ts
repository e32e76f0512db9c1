import { html } from 'lit';
import { expect, test } from 'vitest';
import { inside, settled, show, the } from '../../test/kit/index.ts';
import './define.ts';

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
