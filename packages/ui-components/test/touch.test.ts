/** A few moves with a finger at every table. A whole game of David & Goliath is played with one in david-goliath-game.test.ts. */
import { seededDraw } from '@cheeseboard/engine';
import { html } from 'lit';
import { expect, test } from 'vitest';
import '../src/game/define.ts';
import type { CbGame } from '../src/game/game.ts';
import { deep, until } from './kit/deep.ts';
import { touch } from './kit/finger.ts';
import { show, the } from './kit/index.ts';
import { touchedNext } from './kit/touched-next.ts';

const MOVES = 6;
const moves = ({ match }: CbGame): number =>
  match?.history.filter(({ step }) => 'seat' in step && step.seat === 0).length ?? 0;

test.each(['gouda-gouda', 'daumen-drauf', 'mens-erger-je-niet'])('%s', async (id) => {
  await show(
    html`<cb-game style="--cb-speed: 0" game=${id} players="3" bots="easy" seed="finger"></cb-game>`,
  );
  const game = the('cb-game');
  const draw = seededDraw('finger');
  const pointers = new Set<string>();
  game.addEventListener('pointerdown', ({ pointerType }) => pointers.add(pointerType));
  const lies = (): boolean => deep(game, '.sheet').length > 0;
  while (moves(game) < MOVES) {
    const goal = await until(() => !lies() && touchedNext[id]!(game, draw));
    // In Daumen drauf a parry ends a trick at any time, and a sheet may lie on what was lit.
    const isThere = (): boolean => !lies() && goal.checkVisibility({ visibilityProperty: true });
    // In the hand the first tap lifts.
    if ((await touch(goal, isThere)) && goal.matches('[data-card]')) await touch(goal, isThere);
  }
  expect(moves(game)).toBeGreaterThanOrEqual(MOVES);
  expect([...pointers]).toEqual(['touch']);
});
