import { html } from 'lit';
import { expect, test } from 'vitest';
import { show, the } from '../../test/kit/index.ts';
import './define.ts';

test('a rolling die shows its face from the start and says when it rests', async () => {
  await show(html`<cb-die face="4"></cb-die>`);
  const rested = new Promise<string>((resolve) => {
    the('cb-die').addEventListener('cb-rolled', ({ face }) => resolve(face), { once: true });
  });
  the('cb-die').rolling = true;
  expect(await rested).toBe('4');
  expect(the('cb-die').rolling).toBe(false);
});
