/** Tests the events of a `<cb-game>`, and what happens when a page cancels them. */

import { presetOptions } from '@cheeseboard/engine';
import { html } from 'lit';
import { expect, test, vi } from 'vitest';
import { gameFacts } from '../kits/facts.ts';
import { loadKit } from '../kits/kits.ts';
import './define.ts';
import { getElement, show } from '../../test/kit/index.ts';
import { queryAllDeep, until } from '../../test/kit/query.ts';
import type { CbGame } from './game.ts';

const game = (): CbGame => getElement('cb-game');
const firedEvents: string[] = [];
/** For each `cb-move`, whether the move was among the targets of the last `cb-move-start`. */
const hasTarget: boolean[] = [];
const eventNames = [
  'cb-move-start',
  'cb-move',
  'cb-move-finished',
  'cb-settled',
  'cb-go-on',
  'cb-game-over',
] as const;

async function startGame(id: string, options: { refuse?: boolean } = {}): Promise<void> {
  firedEvents.length = 0;
  hasTarget.length = 0;
  await show(html``);
  await show(html`<cb-game
    style="--cb-speed: 0"
    game=${id}
    bots="easy"
    seed="heard"
  ></cb-game>`);
  let targets: readonly unknown[] = [];
  game().addEventListener('cb-move-start', (event) => {
    targets = event.targets;
  });
  game().addEventListener('cb-move', ({ move }) => hasTarget.push(targets.includes(move)));
  for (const name of eventNames) {
    game().addEventListener(name, (event) => {
      firedEvents.push(name);
      if (options.refuse && name === 'cb-move') event.preventDefault();
    });
  }
}

/** The element to click next, until a move is made. */
const nextChoiceByGame: { readonly [id: string]: () => HTMLElement | undefined } = {
  'david-goliath': () => queryAllDeep(game(), 'button.legal')[0],
  'daumen-drauf': () => queryAllDeep(game(), 'button[data-card].legal')[0],
  'gouda-gouda': () =>
    queryAllDeep(game(), '.mice .art:not(.gone)').length > 0
      ? queryAllDeep(game(), '.spot.lit')[0]
      : queryAllDeep(game(), '.deed[aria-disabled="false"]')[0],
  'mens-erger-je-niet': () =>
    queryAllDeep(game(), '[data-roll]')[0] ??
    queryAllDeep(game(), '.put[aria-disabled="false"]')[0] ??
    queryAllDeep(game(), '.pile.lit')[0],
};

/** Clicks until the table requests a move. */
async function play(id: string): Promise<void> {
  while (!firedEvents.includes('cb-move')) {
    const piece = await until(nextChoiceByGame[id]!);
    piece.click();
    await game().updateComplete;
  }
}

const playedBySeat0 = (): number =>
  game().match!.history.filter(({ step }) => 'seat' in step && step.seat === 0).length;

test.each(gameFacts)('$id: a move fires cb-move-start, cb-move and cb-move-finished once', async ({ id }) => {
  await startGame(id);
  await play(id);
  expect(playedBySeat0()).toBe(1);
  await until(() => firedEvents.includes('cb-move-finished'));
  const lifeCycleEvents = firedEvents.filter((name) => name !== 'cb-settled');
  expect(lifeCycleEvents.filter((name) => name === 'cb-move')).toHaveLength(1);
  expect(lifeCycleEvents.indexOf('cb-move')).toBeLessThan(lifeCycleEvents.indexOf('cb-move-finished'));
  expect(lifeCycleEvents[0]).toBe('cb-move-start');
  expect(hasTarget).toEqual([true]);
  await until(() => firedEvents.includes('cb-settled'));
});

test.each(gameFacts)('$id: the page can refuse a move, and the table says so', async ({ id }) => {
  await startGame(id, { refuse: true });
  await play(id);
  expect(playedBySeat0()).toBe(0);
  await until(() => queryAllDeep(game(), '.note')[0]?.textContent?.includes('Not now'));
  expect(firedEvents).not.toContain('cb-move-finished');
});

test('takes the number of players as text, as Vue and Svelte set it', async () => {
  await show(html`<cb-game game="gouda-gouda" bots="easy" .players=${'3' as never}></cb-game>`);
  await until(() => game().match);
  expect(game().players).toBe(3);
  expect(game().match!.seats).toBe(3);
});

test('starts with the options of a preset, of which single ones can be changed', async () => {
  const [facts] = gameFacts;
  const { game: rules } = (await loadKit(facts.id))!;
  const [first] = rules.presets!;
  await show(html``);
  await show(html`<cb-game game=${facts.id} preset=${first!.id}></cb-game>`);
  const { options } = await until(() => game().match);
  expect(options).toEqual(presetOptions(rules, rules.seats.min, first!));
  const [key] = Object.keys(first!.options);
  await show(
    html`<cb-game game=${facts.id} preset=${first!.id} options=${JSON.stringify({ [key!]: 2 })}></cb-game>`,
  );
  await until(() => game().match?.options[key!] === 2);
});

test('says in a sentence why options do not go together', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const clash = { festival: 'scattered', nearCheese: 'newspapers' };
  await show(html`<cb-game game="gouda-gouda" options=${JSON.stringify(clash)}></cb-game>`);
  await until(() => game().shadowRoot?.textContent?.includes('must be farther along the path'));
  error.mockRestore();
});

test('refuses an unknown preset and names those there are', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(html``);
  await show(html`<cb-game game=${gameFacts[0].id} preset="nonsense"></cb-game>`);
  await until(() =>
    error.mock.calls.some(([message]) => String(message).includes('the presets are first-game, classic')),
  );
  expect(game().match).toBeNull();
});
