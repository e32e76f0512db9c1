import { html } from 'lit';
import { expect, test } from 'vitest';
import { ariaSnapshot, getElement, show } from '../../test/kit/index.ts';
import './define.ts';

test('a rolling die shows its face from the start and fires an event when it stops', async () => {
  await show(html`<cb-die face="4"></cb-die>`);
  const restedFace = new Promise<string>((resolve) => {
    getElement('cb-die').addEventListener('cb-rolled', ({ face }) => resolve(face), { once: true });
  });
  getElement('cb-die').rolling = true;
  expect(await restedFace).toBe('4');
  expect(getElement('cb-die').rolling).toBe(false);
});

test('a die can show any number', async () => {
  await show(html`<cb-die face="20"></cb-die>`);
  expect(await ariaSnapshot('cb-die')).toBe('- img "die 20"');
});
