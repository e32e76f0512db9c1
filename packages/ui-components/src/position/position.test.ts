import { Match, seededChance } from '@cheeseboard/engine';
import { writePosition } from '@cheeseboard/engine/positions';
import { html } from 'lit';
import { describe, expect, test } from 'vitest';
import type { CbPositionEvent } from '../events/study.ts';
import { type GameId, gameFacts, loadKit } from '../kits/kits.ts';
import './define.ts';
import { expectAccessible, getElement, show } from '../../test/kit/index.ts';
import { queryAllDeep, until } from '../../test/kit/query.ts';
import type { CbPilesBoard } from '../piles-board/piles-board.ts';
import type { CbPosition } from './position.ts';

const positionWithThree = 'mens-erger-je-niet.1/2//move/0/3/1100,2210/';

const position = (): CbPosition => getElement('cb-position');
const board = (): CbPilesBoard => queryAllDeep<CbPilesBoard>(position(), 'cb-piles-board')[0]!;
const text = (selector: string): string =>
  queryAllDeep(position(), selector)[0]?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const offeredTexts = (): string[] =>
  queryAllDeep(position(), '.controls button[aria-disabled="false"]').map((button) =>
    button.textContent!.trim(),
  );

async function renderPosition(
  value: string,
  options: { hotSeat?: boolean; seed?: string; you?: number; singleTap?: boolean } = {},
): Promise<string[]> {
  await show(html``);
  await show(
    html`<h1>Position</h1><cb-position style="--cb-speed: 0" rules-href="/rules" ?hot-seat=${options.hotSeat ?? false} ?single-tap=${options.singleTap ?? false} .seed=${options.seed ?? null} .you=${options.you ?? null} .position=${value}></cb-position>`,
  );
  const positions: string[] = [];
  position().addEventListener('cb-position', (event) => positions.push((event as CbPositionEvent).position));
  await until(() => queryAllDeep(position(), '[role="alert"], .ask').length > 0);
  return positions;
}

async function tap(pile: number): Promise<void> {
  await board().updateComplete;
  queryAllDeep(board(), `[data-stop="${pile}"]`)[0]!.click();
  await position().updateComplete;
  await board().updateComplete;
}

describe('one position as a string', () => {
  test('plays a legal move, fires cb-position, and takes the move back', async () => {
    const positions = await renderPosition(positionWithThree);
    expect(offeredTexts()).toEqual([]);
    await tap(3);
    await until(() => board().piles[0]![2] === 1);
    const positionAfter = 'mens-erger-je-niet.1/2//roll/1/0/1110,2200/';
    expect(positions).toEqual([positionAfter]);
    expect(position().current).toBe(positionAfter);
    // Without a seed, no die is rolled.
    expect(text('.ask > p')).toBe('Player 2 rolls the die.');
    expect(offeredTexts()).toEqual(['Take back', 'Start over']);
    position().back();
    await until(() => board().piles[0]![2] === 0);
    expect(positions).toEqual([positionAfter, positionWithThree]);
    expect(offeredTexts()).toEqual([]);
  });

  test('explains an illegal move with its rule', async () => {
    await renderPosition(positionWithThree);
    await tap(4);
    await until(() => text('.note') !== '');
    expect(text('.note')).toContain('A 3 lays out pile 3, not pile 4.');
    expect(queryAllDeep(position(), '.note a')[0]!.getAttribute('href')).toBe('/rules#me-4');
    expect(position().current).toBe(positionWithThree);
  });

  test('the page can refuse a move', async () => {
    await renderPosition(positionWithThree);
    position().addEventListener('cb-move', (event) => event.preventDefault());
    await tap(3);
    expect(position().current).toBe(positionWithThree);
  });

  test('play() makes a legal move and refuses an illegal one', async () => {
    await renderPosition(positionWithThree);
    const { match } = position();
    const move = (text: string) => match!.game.readMove(text, match!.options)!;
    const [legal] = match!.legalMoves(0);
    expect(position().play(1, legal!)).toBe(false);
    await until(() => text('.note') !== '');
    expect(position().current).toBe(positionWithThree);
    expect(position().play(0, move(match!.game.writeMove(legal!, match!.options)))).toBe(true);
    expect(position().current).toBe('mens-erger-je-niet.1/2//roll/1/0/1110,2200/');
  });

  test('in hot seat mode one player moves for all seats and can start over', async () => {
    await renderPosition('mens-erger-je-niet.1/2//move/0/1/0000,0000/', { hotSeat: true, seed: 'dice' });
    await tap(1);
    const stepCount = position().match!.history.length;
    expect(stepCount).toBeGreaterThan(1);
    const seat = position().match!.actors[0]!;
    await until(
      () =>
        queryAllDeep<HTMLElement & { view: { viewer: number } }>(position(), 'cb-mens-erger-je-niet')[0]!.view
          .viewer === seat,
    );
    queryAllDeep(position(), '.controls button')[1]!.click();
    expect(position().current).toBe('mens-erger-je-niet.1/2//move/0/1/0000,0000/');
  });

  test('shows the position to a spectator', async () => {
    await renderPosition(positionWithThree, { you: -1 });
    expect(queryAllDeep(position(), 'cb-piles-board')).toEqual([]);
    expect(queryAllDeep(position(), 'cb-seat')).toHaveLength(2);
  });

  test('replaces the position', async () => {
    await renderPosition(positionWithThree);
    position().position = 'mens-erger-je-niet.1/2//move/0/5/2310,1426/';
    await until(() => text('.ask > p') === 'You have a 5: add cards.');
    expect(queryAllDeep(position(), '.ask')).toHaveLength(1);
  });

  test('is accessible', async () => {
    await renderPosition(positionWithThree);
    await expectAccessible();
  });
});

/** The element to tap next, by game id. The table has `single-tap`. */
const offeredIn: { readonly [id: string]: () => HTMLElement | undefined } = {
  'david-goliath': () => queryAllDeep(position(), 'button.legal')[0],
  'daumen-drauf': () => queryAllDeep(position(), 'button.legal')[0],
  'gouda-gouda': () => queryAllDeep(position(), '.spot.lit')[0],
  'mens-erger-je-niet': () => queryAllDeep(position(), '.put[aria-disabled="false"], .pile.lit')[0],
};

/** An early position in which a seat has to move. */
async function earlyPosition(id: GameId): Promise<{ readonly position: string; readonly seat: number }> {
  const { game, positions } = await loadKit(id);
  const match = new Match(game, { seats: 3, options: id === 'gouda-gouda' ? { powers: 'off' } : {} });
  const chance = seededChance('position');
  match.resolveAll(chance);
  while (match.length < 12 || (id === 'gouda-gouda' && match.state.phase !== 'name')) {
    match.play(match.actors[0]!, match.legalMoves(match.actors[0]!)[0]!);
    match.resolveAll(chance);
  }
  return { position: writePosition(await positions(), match.state), seat: match.actors[0]! };
}

describe.each(gameFacts)('a position of $id', ({ id }) => {
  test('renders, plays a move and takes it back', async () => {
    const { position: startPosition } = await earlyPosition(id);
    const positions = await renderPosition(startPosition, { singleTap: true });
    expect(queryAllDeep(position(), `cb-${id}`)).toHaveLength(1);
    expect(position().current).toBe(startPosition);
    (await until(offeredIn[id]!)).click();
    await until(() => positions.length > 0);
    expect(position().match!.history.length).toBeGreaterThan(0);
    expect(position().current).not.toBe(startPosition);
    position().back();
    await position().updateComplete;
    expect(position().current).toBe(startPosition);
  });

  test('explains an illegal move with its rule', async () => {
    const { position: startPosition, seat } = await earlyPosition(id);
    await renderPosition(startPosition);
    const [move] = position().match!.legalMoves(seat);
    expect(position().play((seat + 1) % 3, move!)).toBe(false);
    await until(() => text('.note') !== '');
    expect(queryAllDeep(position(), '.note a')[0]!.getAttribute('href')).toMatch(/^\/rules#[a-z]{2}-\d+$/);
    expect(position().current).toBe(startPosition);
  });

  test('the page can refuse a move', async () => {
    const { position: startPosition } = await earlyPosition(id);
    await renderPosition(startPosition, { singleTap: true });
    position().addEventListener('cb-move', (event) => event.preventDefault());
    (await until(offeredIn[id]!)).click();
    await until(() => text('.note').includes('Not now'));
    expect(position().current).toBe(startPosition);
  });

  test('is accessible', async () => {
    await renderPosition((await earlyPosition(id)).position);
    await expectAccessible();
  });
});

test.each([
  ['an empty string', '', 'it starts with one of'],
  ['an unknown game', 'whist.1/4//x', 'it starts with one of'],
  ['too few fields', 'mens-erger-je-niet.1/2//move/0', '5 fields after the options, not 2'],
  ['an impossible position', 'mens-erger-je-niet.1/2//roll/0/0/1000,1000/', 'two new piles 1 are 1 high'],
])('shows an error and no table for %s', async (_, value, why) => {
  await renderPosition(value);
  expect(text('[role="alert"]')).toContain(why);
  expect(queryAllDeep(position(), '.table, cb-mens-erger-je-niet')).toEqual([]);
  expect(position().current).toBe('');
});
