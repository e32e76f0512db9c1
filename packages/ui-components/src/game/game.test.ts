/** What a page hears of a `<cb-game>`, and that it can say no. */
import { html } from 'lit';
import { expect, test } from 'vitest';
import { gameFacts } from '../kits/facts.ts';
import './define.ts';
import { deep, until } from '../../test/kit/deep.ts';
import { show, the } from '../../test/kit/index.ts';
import type { CbGame } from './game.ts';

const game = (): CbGame => the('cb-game');
const heard: string[] = [];
/** With each wanted move, whether it was among the targets of the last one begun. */
const targeted: boolean[] = [];
const told = [
  'cb-move-start',
  'cb-move',
  'cb-move-finished',
  'cb-settled',
  'cb-go-on',
  'cb-game-over',
] as const;

async function begin(id: string, more: { no?: boolean } = {}): Promise<void> {
  heard.length = 0;
  targeted.length = 0;
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
  game().addEventListener('cb-move', ({ move }) => targeted.push(targets.includes(move)));
  for (const name of told) {
    game().addEventListener(name, (event) => {
      heard.push(name);
      if (more.no && name === 'cb-move') event.preventDefault();
    });
  }
}

/** The first thing that can be played, tapped until it is. */
const offered: { readonly [id: string]: () => HTMLElement | undefined } = {
  'david-goliath': () => deep(game(), 'button.legal')[0],
  'daumen-drauf': () => deep(game(), 'button[data-card].legal')[0],
  'gouda-gouda': () =>
    deep(game(), '.mice .art:not(.gone)').length > 0
      ? deep(game(), '.spot.lit')[0]
      : deep(game(), '.deed[aria-disabled="false"]')[0],
  'mens-erger-je-niet': () => deep(game(), '.put[aria-disabled="false"]')[0] ?? deep(game(), '.pile.lit')[0],
};

/** Until a move was wanted. */
async function play(id: string): Promise<void> {
  while (!heard.includes('cb-move')) {
    const piece = await until(offered[id]!);
    piece.click();
    await game().updateComplete;
  }
}

const playedBySeat0 = (): number =>
  game().match!.history.filter(({ step }) => 'seat' in step && step.seat === 0).length;

test.each(gameFacts)('$id: a move is begun, wanted, finished; each is heard once', async ({ id }) => {
  await begin(id);
  await play(id);
  expect(playedBySeat0()).toBe(1);
  await until(() => heard.includes('cb-move-finished'));
  const life = heard.filter((name) => name !== 'cb-settled');
  expect(life.filter((name) => name === 'cb-move')).toHaveLength(1);
  expect(life.indexOf('cb-move')).toBeLessThan(life.indexOf('cb-move-finished'));
  expect(life[0]).toBe('cb-move-start');
  expect(targeted).toEqual([true]);
  await until(() => heard.includes('cb-settled'));
});

test.each(gameFacts)('$id: the page may refuse, and the table says so', async ({ id }) => {
  await begin(id, { no: true });
  await play(id);
  expect(playedBySeat0()).toBe(0);
  await until(() => deep(game(), '.note')[0]?.textContent?.includes('Not now'));
  expect(heard).not.toContain('cb-move-finished');
});
