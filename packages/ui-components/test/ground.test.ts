import { html } from 'lit';
import { expect, test, vi } from 'vitest';
import { CbCard } from '../src/card/card.ts';
import kitchenTable from '../themes/kitchen-table.css?raw';
import '../src/card/define.ts';
import { register } from '../src/register.ts';
import { themeProperties } from '../src/theme/properties.ts';
import { inside, show, the } from './kit/index.ts';

test('a second registration warns and keeps the first', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  register('cb-card', CbCard);
  expect(warn).not.toHaveBeenCalled();
  register('cb-card', class extends HTMLElement {});
  expect(warn).toHaveBeenCalledWith('<cb-card> is registered already: the first one stays.');
  expect(customElements.get('cb-card')).toBe(CbCard);
  warn.mockRestore();
});

test('the kitchen table as a file is the default, property by property', () => {
  const [plain, contrast] = kitchenTable
    .split('@media (prefers-contrast: more)')
    .map((part) => [...part.matchAll(/--cb-([a-z]+): (.*);/g)].map(([, name, value]) => [name, value]));
  const properties: [string, { value: string; contrast?: string }][] = Object.entries(themeProperties);
  expect(plain).toEqual(properties.map(([name, { value }]) => [name, value]));
  expect(contrast).toEqual(
    properties
      .filter(([, property]) => property.contrast)
      .map(([name, property]) => [name, property.contrast]),
  );
});

test('a public property set anywhere around reaches the drawing, and light and dark differ', async () => {
  await show(html`<div style="--cb-paper: rgb(1, 2, 3)"><cb-card card="r1"></cb-card></div>`);
  const paper = () => getComputedStyle(inside<SVGElement>(the('cb-card'), '.card')!).backgroundColor;
  expect(paper()).toBe('rgb(1, 2, 3)');
  await show(html`<cb-card card="r1"></cb-card>`);
  document.documentElement.style.colorScheme = 'light';
  const light = paper();
  document.documentElement.style.colorScheme = 'dark';
  expect(paper()).not.toBe(light);
});
