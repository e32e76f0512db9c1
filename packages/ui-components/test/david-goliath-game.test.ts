/** Whole games of David & Goliath, played through the rendered table only. */
import { seededDraw } from '@cheeseboard/engine';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import '../src/game/define.ts';
import type { CbGame } from '../src/game/game.ts';
import { getElement, show } from './kit/index.ts';
import { focusedElement, queryAllDeep, until } from './kit/query.ts';
import { expectedScores, scoresByName } from './kit/shown-scores.ts';

const game = (): CbGame => getElement('cb-game');
const offeredButtons = (): HTMLButtonElement[] => queryAllDeep<HTMLButtonElement>(game(), 'button.legal');
const table = () => queryAllDeep(game(), 'cb-david-goliath')[0] as HTMLElementTagNameMap['cb-david-goliath'];
const sheetButton = (): HTMLElement | undefined => queryAllDeep(game(), '.sheet .aside')[0];
const sheetTitle = (): string => queryAllDeep(game(), '.sheet h2')[0]?.textContent?.trim() ?? '';
const isOver = (): boolean => game().match?.result != null;
/** What the last sheet shows: the totals, or after a single deal each player's points. */
const totals = (): Record<string, number> => {
  const sheet = queryAllDeep(game(), '.sheet cb-score-sheet')[0]?.shadowRoot;
  return sheet
    ? scoresByName(sheet.querySelectorAll('thead th'), sheet.querySelectorAll('tfoot td'))
    : scoresByName(queryAllDeep(game(), '.accounts strong'), queryAllDeep(game(), '.accounts .points'));
};

async function startGame(
  players: number,
  deals: number,
  options: { singleTap?: boolean; seed: string },
): Promise<void> {
  await show(html`<cb-game
    style="--cb-speed: 0"
    game="david-goliath"
    players=${players}
    bots="easy"
    seed=${options.seed}
    options=${JSON.stringify({ deals })}
    ?single-tap=${options.singleTap ?? false}
  ></cb-game>`);
}

/** Whether the last sheet is open: a sheet while the match is over. */
const isLastSheetOpen = (): boolean => isOver() && sheetButton() !== undefined;

function expectEngineResult(plays: number): void {
  const result = game().match!.result!;
  expect(totals()).toEqual(expectedScores(table().players, result.scores));
  expect(plays).toBe(game().match!.history.filter(({ step }) => 'seat' in step && step.seat === 0).length);
  const won = result.winners.includes(0);
  expect(/\b[Yy]ou\b/.test(sheetTitle())).toBe(won);
}

test('the mouse plays two deals with three players, then starts a new game', async () => {
  await startGame(3, 2, { seed: 'mouse', singleTap: true });
  const draw = seededDraw('clicks');
  let playCount = 0;
  let sheets = 0;
  for (;;) {
    await until(() => isLastSheetOpen() || sheetButton() || offeredButtons().length > 0);
    if (isLastSheetOpen()) break;
    const sheet = sheetButton();
    if (sheet) {
      sheets += 1;
      await userEvent.click(sheet);
      continue;
    }
    const cards = offeredButtons();
    await userEvent.click(cards[draw(cards.length)]!, { position: { x: 8, y: 20 } });
    playCount += 1;
  }
  expect([playCount, sheets]).toEqual([30, 1]);
  expectEngineResult(playCount);

  const before = game().match;
  queryAllDeep(game(), '[slot="after"]')[0]!.click();
  await until(() => game().match !== before && offeredButtons().length > 0);
  expect(sheetButton()).toBeUndefined();
  expect(queryAllDeep(game(), 'button[data-card]').length).toBeGreaterThan(13);
});

test('touch plays a deal with six players: one tap lifts a card, the next plays it', async () => {
  await startGame(6, 1, { seed: 'finger' });
  const draw = seededDraw('taps');
  let plays = 0;
  for (;;) {
    await until(() => isLastSheetOpen() || offeredButtons().length > 0);
    if (isLastSheetOpen()) break;
    const cards = offeredButtons();
    const card = cards[draw(cards.length)]!.dataset.card;
    const cardsLeft = queryAllDeep(game(), 'button[data-card]').length;
    await commands.tap(`cb-hand [data-card="${card}"]`);
    await until(() => queryAllDeep(game(), '.lifted')[0]?.dataset.card === card);
    await commands.tap(`cb-hand [data-card="${card}"]`);
    await until(() => queryAllDeep(game(), 'button[data-card]').length < cardsLeft);
    plays += 1;
  }
  expect(plays).toBe(15);
  expectEngineResult(plays);
});

test('the keyboard alone plays two deals with four players', async () => {
  await startGame(4, 2, { seed: 'keys' });
  const draw = seededDraw('keys');
  let plays = 0;
  await until(() => offeredButtons().length > 0);
  while (!focusedElement()?.matches('button[data-card]')) await userEvent.keyboard('{Tab}');
  for (;;) {
    await until(() => isLastSheetOpen() || sheetButton() || offeredButtons().length > 0);
    if (isLastSheetOpen()) break;
    if (sheetButton()) {
      await until(() => focusedElement() === sheetButton());
      await userEvent.keyboard('{Enter}');
      await until(() => !sheetButton());
      continue;
    }
    // After a deal the focus returns to the hand.
    await until(() => focusedElement()?.matches('button[data-card]') ?? false);
    const cards = offeredButtons();
    const goal = cards[draw(cards.length)]!.dataset.card;
    const steps = queryAllDeep(game(), 'button[data-card]').findIndex(({ dataset }) => dataset.card === goal);
    await userEvent.keyboard(`{Home}${'{ArrowRight}'.repeat(steps)}`);
    expect(focusedElement()?.dataset.card).toBe(goal);
    await userEvent.keyboard('{Enter}');
    await until(
      () => !queryAllDeep(game(), 'button[data-card]').some(({ dataset }) => dataset.card === goal),
    );
    plays += 1;
  }
  expect(plays).toBe(30);
  expectEngineResult(plays);
  await until(() => focusedElement() === sheetButton());
});

test('shows an error and no table for an unknown game or a wrong number of players', async () => {
  await show(html`<cb-game game="whist"></cb-game>`);
  await until(() => queryAllDeep(game(), '[role="alert"]')[0]);
  expect(queryAllDeep(game(), '[role="alert"]')[0]!.textContent).toContain('whist');
  await show(html`<cb-game game="david-goliath" players="9"></cb-game>`);
  await until(() => queryAllDeep(game(), '[role="alert"]')[0]?.textContent?.includes('3 to 6'));
  expect(queryAllDeep(game(), 'cb-david-goliath')).toEqual([]);
});

test('keeps the other players’ cards out of the page', async () => {
  await startGame(4, 1, { seed: 'secret' });
  await until(() => offeredButtons().length > 0);
  const ownCards = new Set(queryAllDeep(game(), 'button[data-card]').map(({ dataset }) => dataset.card));
  const drawnCards = queryAllDeep(game(), '[data-card]').map(({ dataset }) => dataset.card);
  const trick = (game().match!.view('spectator') as unknown as { trick: unknown[] }).trick;
  expect(drawnCards.filter((card) => !ownCards.has(card))).toHaveLength(trick.length);
});
