import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { everythingIn, expectAccessible, inside, settled, show, spoken, the } from '../../test/kit/index.ts';
import './define.ts';
import type { CbTokenRow } from './token-row.ts';

const told: string[] = [];
beforeEach(() => {
  told.length = 0;
});

const row = (): CbTokenRow => the('cb-token-row');
const listen = (event: HTMLElementEventMap['cb-choose']) => told.push(event.choice);

test("one's own by kind; playing by mouse, touch and keyboard, also what is not offered", async () => {
  await show(
    html`<cb-token-row .tokens=${[1, 0, 2, 0, 0, 1]} .choosable=${['transfer', 'cancel']} @cb-choose=${listen}></cb-token-row>`,
  );
  expect(await spoken('cb-token-row')).toBe(
    [
      '- group "Your power tokens":',
      '  - button "re-roll, not now"',
      '  - button "2 × transfer"',
      '  - button "cancel"',
    ].join('\n'),
  );
  await userEvent.click(inside(row(), '[data-kind="reroll"]')!);
  await commands.tap('cb-token-row [data-kind="transfer"]');
  row().focus();
  await userEvent.keyboard('{End}{Enter}');
  expect(told).toEqual(['reroll', 'transfer', 'cancel']);
  for (const token of row().shadowRoot!.querySelectorAll('button')) {
    expect(token.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible();
});

test("a rival's are a number: no kind is in the page", async () => {
  await show(html`<cb-token-row face-down="3"></cb-token-row>`);
  expect(await spoken('cb-token-row')).toContain('img "3 power tokens, face down"');
  // Even where somebody hands them over by mistake.
  row().tokens = [1, 1, 1, 0, 0, 0];
  await settled();
  const page = everythingIn(row());
  expect(page).not.toMatch(/reroll|double|transfer|improve|worsen|cancel/);
  await expectAccessible();
});
