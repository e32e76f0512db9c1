import { html } from 'lit';
import { expect, test } from 'vitest';
import { inside, settled, show, the } from '../../test/kit/index.ts';
import './define.ts';

test('the log links its rules, and shows text as text', async () => {
  const text = '<img src=x onerror=alert(1)> plays green 4.';
  await show(html`<cb-log rules-href="/rules/" .entries=${[{ text, rule: 'DG-4' }]}></cb-log>`);
  expect(inside(the('cb-log'), 'img')).toBeNull();
  expect(inside(the('cb-log'), 'li')!.textContent).toContain(text);
  expect(inside(the('cb-log'), 'a')!.getAttribute('href')).toBe('/rules/#dg-4');
});

test('the log stays at the end, unless the reader has scrolled up', async () => {
  const entries = Array.from({ length: 40 }, (_, index) => ({ text: `Step ${index}` }));
  await show(html`<cb-log .entries=${entries}></cb-log>`);
  const list = inside(the('cb-log'), '.log')!;
  const end = () => list.scrollHeight - list.clientHeight;
  await expect.poll(() => Math.abs(list.scrollTop - end())).toBeLessThan(2);
  list.scrollTop = 100;
  the('cb-log').entries = [...entries, { text: 'One more' }];
  await settled();
  expect(list.scrollTop).toBe(100);
});
