import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import {
  ariaSnapshot,
  expectAccessible,
  getElement,
  htmlWithShadow,
  queryShadow,
  show,
  waitForUpdates,
} from '../../test/kit/index.ts';
import './define.ts';
import type { CbTokenRow } from './token-row.ts';

const chosenKinds: string[] = [];
beforeEach(() => {
  chosenKinds.length = 0;
});

const row = (): CbTokenRow => getElement('cb-token-row');
const listen = (event: HTMLElementEventMap['cb-choose']) => chosenKinds.push(event.choice);

test("shows the player's own tokens by kind; each can be clicked, tapped or keyed, playable or not", async () => {
  await show(
    html`<cb-token-row .tokens=${[1, 0, 2, 0, 0, 1]} .choosable=${['transfer', 'cancel']} @cb-choose=${listen}></cb-token-row>`,
  );
  expect(await ariaSnapshot('cb-token-row')).toBe(
    [
      '- group "Your power tokens":',
      '  - button "re-roll, not now"',
      '  - button "2 × transfer"',
      '  - button "cancel"',
    ].join('\n'),
  );
  await userEvent.click(queryShadow(row(), '[data-kind="reroll"]')!);
  await commands.tap('cb-token-row [data-kind="transfer"]');
  row().focus();
  await userEvent.keyboard('{End}{Enter}');
  expect(chosenKinds).toEqual(['reroll', 'transfer', 'cancel']);
  for (const token of row().shadowRoot!.querySelectorAll('button')) {
    expect(token.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible();
});

test("shows only the number of a rival's tokens and keeps their kinds out of the page", async () => {
  await show(html`<cb-token-row face-down="3"></cb-token-row>`);
  expect(await ariaSnapshot('cb-token-row')).toContain('img "3 power tokens, face down"');
  // The kinds stay hidden even if the page sets `tokens` by mistake.
  row().tokens = [1, 1, 1, 0, 0, 0];
  await waitForUpdates();
  const page = htmlWithShadow(row());
  expect(page).not.toMatch(/reroll|double|transfer|improve|worsen|cancel/);
  await expectAccessible();
});

test('names the tokens below them if asked', async () => {
  await show(
    html`<cb-token-row labelled .tokens=${[1, 0, 2, 0, 0, 0]} .choosable=${['transfer']}></cb-token-row>`,
  );
  const labels = [...row().shadowRoot!.querySelectorAll('.label')];
  expect(labels.map((label) => label.textContent)).toEqual(['re-roll', 'transfer']);
  // The name is not read out twice.
  expect(await ariaSnapshot('cb-token-row')).toContain('button "2 × transfer"');
  row().labelled = false;
  await waitForUpdates();
  expect(queryShadow(row(), '.label')).toBeNull();
  await expectAccessible();
});
