import { html } from 'lit';
import { expect, test } from 'vitest';
import { getElement, queryShadow, show } from '../../test/kit/index.ts';
import kitchenTable from '../../themes/kitchen-table.css?raw';
import '../card/define.ts';
import { themeProperties } from './properties.ts';

test('kitchen-table.css has the default value of every property', () => {
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

test('a property set on an ancestor reaches the drawing, and light and dark differ', async () => {
  await show(html`<div style="--cb-paper: rgb(1, 2, 3)"><cb-card card="r1"></cb-card></div>`);
  const paper = () =>
    getComputedStyle(queryShadow<SVGElement>(getElement('cb-card'), '.card')!).backgroundColor;
  expect(paper()).toBe('rgb(1, 2, 3)');
  await show(html`<cb-card card="r1"></cb-card>`);
  document.documentElement.style.colorScheme = 'light';
  const light = paper();
  document.documentElement.style.colorScheme = 'dark';
  expect(paper()).not.toBe(light);
});
