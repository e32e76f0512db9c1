/** A few moves by touch at every table. david-goliath-game.test.ts plays a whole game of David & Goliath by touch. */
import { seededDraw } from '@cheeseboard/engine';
import { html } from 'lit';
import { expect, test } from 'vitest';
import '../src/game/define.ts';
import type { CbGame } from '../src/game/game.ts';
import { getElement, show } from './kit/index.ts';
import { nextTarget } from './kit/next-target.ts';
import { queryAllDeep, until } from './kit/query.ts';
import { tapElement } from './kit/tap.ts';

const MOVE_COUNT = 6;
const moves = ({ match }: CbGame): number =>
  match?.history.filter(({ step }) => 'seat' in step && step.seat === 0).length ?? 0;

test.each(['gouda-gouda', 'daumen-drauf', 'mens-erger-je-niet'])('%s: plays by touch', async (id) => {
  await show(
    html`<cb-game style="--cb-speed: 0" game=${id} players="3" bots="easy" seed="finger"></cb-game>`,
  );
  const game = getElement('cb-game');
  const draw = seededDraw('finger');
  const pointers = new Set<string>();
  game.addEventListener('pointerdown', ({ pointerType }) => pointers.add(pointerType));
  const isSheetOpen = (): boolean => queryAllDeep(game, '.sheet').length > 0;
  while (moves(game) < MOVE_COUNT) {
    const goal = await until(() => !isSheetOpen() && nextTarget[id]!(game, draw));
    // In Daumen drauf, a parry can end a trick at any time, and then a sheet can cover the element to tap.
    const isTappable = (): boolean => !isSheetOpen() && goal.checkVisibility({ visibilityProperty: true });
    // In the hand the first tap only lifts the card.
    if ((await tapElement(goal, isTappable)) && goal.matches('.legal[data-card]'))
      await tapElement(goal, isTappable);
  }
  expect(moves(game)).toBeGreaterThanOrEqual(MOVE_COUNT);
  expect([...pointers]).toEqual(['touch']);
});
