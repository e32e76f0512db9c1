import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, getElement, queryShadow, show } from '../../test/kit/index.ts';
import { focusedElement } from '../../test/kit/query.ts';
import './define.ts';

const board = {
  places: [
    { id: 'nest', at: [0, 0], tokens: [{ owner: 0, count: 3 }] },
    { id: 'shelf', at: [100, 0], tokens: [] },
    { id: 'cheese', at: [50, 100], tokens: [{ owner: 1, count: 1 }] },
  ],
  links: [
    ['nest', 'shelf'],
    ['shelf', 'cheese'],
  ],
} as const;

const showBoard = (choosable: readonly string[]): Promise<HTMLElement> =>
  show(
    html`<h1>Board</h1><cb-board
      style="inline-size: 20rem"
      .board=${board}
      .players=${[{ name: 'Anna' }, { name: 'Ben' }]}
      .choosable=${choosable}
    ></cb-board>`,
  );

test('names each place with the tokens on it, and draws the links', async () => {
  await showBoard([]);
  const places = [...getElement('cb-board').shadowRoot!.querySelectorAll('.place')];
  expect(places.map(({ ariaLabel }) => ariaLabel)).toEqual(['nest, Anna 3', 'shelf', 'cheese, Ben 1']);
  expect(getElement('cb-board').shadowRoot!.querySelectorAll('line')).toHaveLength(2);
  expect(queryShadow(getElement('cb-board'), 'button')).toBeNull();
});

test('arrows go from one choosable place to the next, Enter chooses', async () => {
  await showBoard(['nest', 'cheese']);
  await expectAccessible();
  const choices: string[] = [];
  getElement('cb-board').addEventListener('cb-choose', ({ choice }) => choices.push(choice));
  await userEvent.keyboard('{Tab}');
  expect(focusedElement()?.ariaLabel).toBe('nest, Anna 3');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(choices).toEqual(['cheese']);
});
