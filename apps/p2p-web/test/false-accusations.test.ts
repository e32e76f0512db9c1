/** Bad networks and slow devices at honest tables: nobody is accused. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { playOn } from './kit/table.ts';
import { isOpen, twoNames, watchedMatch } from './kit/watched-match.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const isOver = ({ state }: Table) => state!.phase === 'over';
const mayMove = ({ state }: Table) => state!.match!.moves.length > 0;
const violationOf = ({ state }: Table) => state?.match?.fair?.violation ?? null;

test('a last move whose answer comes after the rematch began accuses nobody', async () => {
  const match = await watchedMatch('rematch 3', 'mens-erger-je-niet', twoNames);
  const [ada, ben] = match.all() as [Table, Table];
  let isBlocked = false;
  match.control.intercept = (message) => (isBlocked && message.to === 'Ben' ? [] : [message.text]);
  while (!isOver(ada)) {
    await match.until(() => [ada, ben].some((table) => isOpen(table) && mayMove(table)));
    if (!isOpen(ben) || !mayMove(ben)) {
      await playOn(match, [ada], 1);
      continue;
    }
    // The host gets Ben's move, but Ben gets nothing from the host any more.
    const { version, moves } = ben.state!.match!;
    isBlocked = true;
    void ben.act({ kind: 'move', version, move: moves[0]! });
    await match.until(() => ada.state!.match!.version > version);
    match.network.cut('Ada', 'Ben');
    if (isOver(ada)) break;
    isBlocked = false;
    await match.until(() => isOpen(ben));
  }
  expect(isBlocked).toBe(true);
  expect(await ada.act({ kind: 'rematch' })).toEqual({ ok: true });
  isBlocked = false;
  await match.until(() => isOpen(ben) && ben.state!.match!.number === 2);
  for (let tick = 0; tick < 50; tick++) await match.clock.tick();
  expect(violationOf(ben)).toBeNull();
});

test('a question that arrives late, because the page slept, makes nobody late without reason', async () => {
  const match = await watchedMatch('slept', 'mens-erger-je-niet', twoNames, { rules: { clockSeconds: 20 } });
  const [ada, ben] = match.all() as [Table, Table];
  const heldTexts: string[] = [];
  let isHeld = false;
  match.control.intercept = (message) => {
    if (message.to !== 'Ben') return [message.text];
    heldTexts.push(message.text);
    return isHeld ? [] : heldTexts.splice(0);
  };
  for (let turn = 0; turn < 3; turn++) {
    await match.until(() => mayMove(ada) || mayMove(ben));
    while (!mayMove(ada)) {
      await playOn(match, [ben], 1);
      await match.until(() => mayMove(ada) || mayMove(ben));
    }
    isHeld = true;
    await playOn(match, [ada], 1);
    await match.seconds(12);
    isHeld = false;
    const { version } = ada.state!.match!;
    await match.until(() => ada.state!.match!.version > version || mayMove(ada));
    await match.seconds(9);
    expect(violationOf(ben)).toBeNull();
  }
});
