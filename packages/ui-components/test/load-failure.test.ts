/** If a game's code cannot be loaded, the element says so and offers a retry. */
import { html } from 'lit';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../src/game/define.ts';
import { addKit, loadKit } from '../src/kits/kits.ts';
import '../src/position/define.ts';
import '../src/replay/define.ts';
import { getElement, show } from './kit/index.ts';
import { until } from './kit/query.ts';

let online = false;
addKit('far-away', async () => {
  if (!online) throw new TypeError('Failed to fetch');
  return loadKit('david-goliath');
});

test('a game reports the failure and starts after a retry', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(html`<cb-game game="far-away" bots="easy" lang="nl"></cb-game>`);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Het spel kon niet worden opgehaald. Ben je online?');
  expect(consoleError).toHaveBeenCalledOnce();
  online = true;
  await page.getByRole('button', { name: 'Opnieuw proberen', exact: true }).click();
  await until(() => getElement('cb-game').match);
  online = false;
});

addKit('far-bots', async () => {
  const kit = await loadKit('david-goliath');
  const bots = async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return kit.bots();
  };
  return { ...kit, bots };
});

test('a game reports that its bots cannot be loaded and continues after a retry', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  consoleError.mockClear();
  await show(html`<cb-game game="far-bots" you="-1" seed="far" pace="fast"></cb-game>`);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The game couldn’t be loaded. Are you online?');
  expect(consoleError).toHaveBeenCalledOnce();
  const { match } = getElement('cb-game');
  const drawnLength = match!.length;
  online = true;
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await until(() => match!.length > drawnLength);
  expect(getElement('cb-game').match).toBe(match);
  online = false;
});

test('a game that is moved while it loads starts at its new place', async () => {
  let finishLoading = (): void => {};
  const loading = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  addKit('slow', async () => {
    await loading;
    return loadKit('david-goliath');
  });
  const stage = await show(html`<p></p><cb-game game="slow"></cb-game>`);
  const game = getElement('cb-game');
  stage.querySelector('p')!.append(game);
  finishLoading();
  await until(() => game.match);
  game.remove();
});

test.each([
  ['a position', html`<cb-position position="far-away.1/3//"></cb-position>`],
  ['a record', html`<cb-replay record="game: far-away"></cb-replay>`],
])('%s reports the failure', async (_what, element) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(element);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The game couldn’t be loaded. Are you online?');
});
