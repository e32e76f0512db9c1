import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { ariaSnapshot, expectAccessible, getElement, show, waitForUpdates } from '../../test/kit/index.ts';
import './define.ts';
import type { CbDiceTray } from './dice-tray.ts';

const events: string[] = [];
beforeEach(() => {
  events.length = 0;
});

const tray = (): CbDiceTray => getElement('cb-dice-tray');
const dice = () => [...tray().shadowRoot!.querySelectorAll<HTMLElement>('.die')];
const listen = (event: HTMLElementEventMap['cb-dice']) =>
  events.push(`${event.dice.join(' ')} = ${event.mask}${event.tried ? ', tried' : ''}`);

async function roll(properties: Partial<CbDiceTray>): Promise<void> {
  await show(html`<cb-dice-tray @cb-dice=${listen}></cb-dice-tray>`);
  Object.assign(tray(), { dice: ['green', 'yellow', 'red', 'void', 'rolling'] }, properties);
  await waitForUpdates();
}

test('announces each die with its number', async () => {
  await roll({});
  expect(await ariaSnapshot('cb-dice-tray')).toBe(
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

test('selects and deselects several dice by mouse, touch and keyboard', async () => {
  await roll({ choosable: [1, 2, 3] });
  await userEvent.click(dice()[2]!);
  await commands.tap('cb-dice-tray .die:nth-child(2)');
  tray().focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(events).toEqual(['2 = 4', '1 2 = 6', '1 = 2']);
  expect([tray().chosen, tray().mask]).toEqual([[1], 2]);
  await expectAccessible();
});

test('selects one die at a time with `single`', async () => {
  await roll({ choosable: [0, 2], single: true, chosen: [0] });
  await userEvent.click(dice()[2]!);
  expect(tray().chosen).toEqual([2]);
  await userEvent.click(dice()[2]!);
  expect(tray().chosen).toEqual([]);
});

test('reports a die that is not choosable as tried; cancelling the event undoes a selection', async () => {
  await roll({ choosable: [1] });
  await userEvent.click(dice()[0]!);
  expect(events).toEqual(['0 = 1, tried']);
  tray().addEventListener('cb-dice', (event) => event.preventDefault());
  tray().style.setProperty('--_cb-speed', '100');
  await userEvent.click(dice()[0]!);
  expect(dice()[0]!.getAnimations()).toHaveLength(1);
  await userEvent.click(dice()[1]!);
  expect(tray().chosen).toEqual([]);
});

test('fires cb-rolled when a rolling die stops', async () => {
  await roll({ dice: ['rolling', 'green'] });
  const restedFaces: string[] = [];
  tray().addEventListener('cb-rolled', ({ face }) => restedFaces.push(face));
  tray().dice = ['red', 'green'];
  await expect.poll(() => restedFaces).toEqual(['red']);
});
