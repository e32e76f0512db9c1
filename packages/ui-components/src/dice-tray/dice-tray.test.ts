import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { expectAccessible, settled, show, spoken, the } from '../../test/kit/index.ts';
import './define.ts';
import type { CbDiceTray } from './dice-tray.ts';

const told: string[] = [];
beforeEach(() => {
  told.length = 0;
});

const tray = (): CbDiceTray => the('cb-dice-tray');
const dice = () => [...tray().shadowRoot!.querySelectorAll<HTMLElement>('.die')];
const listen = (event: HTMLElementEventMap['cb-dice']) =>
  told.push(`${event.dice.join(' ')} = ${event.mask}${event.tried ? ', tried' : ''}`);

async function roll(properties: Partial<CbDiceTray>): Promise<void> {
  await show(html`<cb-dice-tray @cb-dice=${listen}></cb-dice-tray>`);
  Object.assign(tray(), { dice: ['green', 'yellow', 'red', 'void', 'rolling'] }, properties);
  await settled();
}

test('says each die with its number', async () => {
  await roll({});
  expect(await spoken('cb-dice-tray')).toBe(
    [
      '- group "The dice":',
      '  - \'img "1: green die, forward"\'',
      '  - \'img "2: yellow die, nothing"\'',
      '  - \'img "3: red die, back"\'',
      '  - \'img "4: cancelled die"\'',
      '  - \'img "5: rolling"\'',
    ].join('\n'),
  );
  await expectAccessible();
});

test('several can be picked by mouse, touch and keyboard, and let go', async () => {
  await roll({ choosable: [1, 2, 3] });
  await userEvent.click(dice()[2]!);
  await commands.tap('cb-dice-tray .die:nth-child(2)');
  tray().focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(told).toEqual(['2 = 4', '1 2 = 6', '1 = 2']);
  expect([tray().chosen, tray().mask]).toEqual([[1], 2]);
  await expectAccessible();
});

test('one at a time, when one is asked', async () => {
  await roll({ choosable: [0, 2], single: true, chosen: [0] });
  await userEvent.click(dice()[2]!);
  expect(tray().chosen).toEqual([2]);
  await userEvent.click(dice()[2]!);
  expect(tray().chosen).toEqual([]);
});

test('a die that is not offered is tried and nothing changes; a cancelled pick is none', async () => {
  await roll({ choosable: [1] });
  await userEvent.click(dice()[0]!);
  expect(told).toEqual(['0 = 1, tried']);
  tray().addEventListener('cb-dice', (event) => event.preventDefault());
  tray().style.setProperty('--_cb-speed', '100');
  await userEvent.click(dice()[0]!);
  expect(dice()[0]!.getAnimations()).toHaveLength(1);
  await userEvent.click(dice()[1]!);
  expect(tray().chosen).toEqual([]);
});

test('what was in the air comes to rest', async () => {
  await roll({ dice: ['rolling', 'green'] });
  const rested: string[] = [];
  tray().addEventListener('cb-rolled', ({ face }) => rested.push(face));
  tray().dice = ['red', 'green'];
  await expect.poll(() => rested).toEqual(['red']);
});
