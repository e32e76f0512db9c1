import { html } from 'lit';
import { expect, test } from 'vitest';
import { getElement, queryShadow, show, waitForUpdates } from '../../test/kit/index.ts';
import './define.ts';

test('the log links to rules and escapes text', async () => {
  const text = '<img src=x onerror=alert(1)> plays green 4.';
  await show(html`<cb-log rules-href="/rules/" .entries=${[{ text, rule: 'DG-4' }]}></cb-log>`);
  expect(queryShadow(getElement('cb-log'), 'img')).toBeNull();
  expect(queryShadow(getElement('cb-log'), 'li')!.textContent).toContain(text);
  expect(queryShadow(getElement('cb-log'), 'a')!.getAttribute('href')).toBe('/rules/#dg-4');
});

test('the mouse of whoever acts stands beside the first of their lines', async () => {
  const people = [
    { name: 'Anna', colour: 'red' },
    { name: 'Ben', colour: 'blue' },
  ] as const;
  const seats = [0, 0, undefined, 1, 1];
  const entries = seats.map((seat, index) => ({
    text: `Step ${index}`,
    ...(seat === undefined ? {} : { seat }),
  }));
  await show(html`<cb-log .people=${people} .entries=${entries}></cb-log>`);
  const lines = [...queryShadow(getElement('cb-log'), 'ol')!.children];
  expect(lines.map((line) => line.querySelector('text')?.textContent?.trim() ?? '')).toEqual([
    'A',
    '',
    '',
    'B',
    '',
  ]);
});

test('the log stays scrolled to the end unless the player has scrolled up', async () => {
  const entries = Array.from({ length: 40 }, (_, index) => ({ text: `Step ${index}` }));
  await show(html`<cb-log .entries=${entries}></cb-log>`);
  const list = queryShadow(getElement('cb-log'), '.log')!;
  const maxScrollTop = () => list.scrollHeight - list.clientHeight;
  await expect.poll(() => Math.abs(list.scrollTop - maxScrollTop())).toBeLessThan(2);
  list.scrollTop = 100;
  getElement('cb-log').entries = [...entries, { text: 'One more' }];
  await waitForUpdates();
  expect(list.scrollTop).toBe(100);
});
