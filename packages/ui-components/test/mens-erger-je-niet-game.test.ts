/** Whole games of Mens erger je niet, played through the rendered table only. */
import { seededDraw } from '@cheeseboard/engine';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../src/game/define.ts';
import type { CbGame } from '../src/game/game.ts';
import type { CbMensErgerJeNiet } from '../src/games/mens-erger-je-niet/mens-erger-je-niet.ts';
import type { CbPilesBoard } from '../src/piles-board/piles-board.ts';
import { getElement, show } from './kit/index.ts';
import { isLong } from './kit/long.ts';
import { focusedElement, queryAllDeep, until } from './kit/query.ts';

const game = (): CbGame => getElement('cb-game');
const table = (): CbMensErgerJeNiet => queryAllDeep<CbMensErgerJeNiet>(game(), 'cb-mens-erger-je-niet')[0]!;
const board = (): CbPilesBoard => queryAllDeep<CbPilesBoard>(game(), 'cb-piles-board')[0]!;
const highlightedPiles = (): HTMLButtonElement[] =>
  queryAllDeep<HTMLButtonElement>(board(), 'button.pile.lit');
const putDown = (): HTMLButtonElement | undefined =>
  queryAllDeep<HTMLButtonElement>(board(), 'button.put[aria-disabled="false"]')[0];
const die = (): HTMLElement | undefined => queryAllDeep(game(), 'button[data-roll]')[0];
const clickDie = async (): Promise<void> => die()?.click();
let rolls = 0;
const sheet = (): HTMLElement | undefined => queryAllDeep(game(), '.sheet')[0];
const ownMoves = (): number =>
  game().match!.history.filter(({ step }) => 'seat' in step && step.seat === 0).length;

async function startGame(players: number, seed: string, options: object = {}): Promise<void> {
  rolls = 0;
  await show(html`<cb-game
    style="--cb-speed: 0"
    game="mens-erger-je-niet"
    players=${players}
    bots="easy"
    seed=${seed}
    options=${JSON.stringify(options)}
  ></cb-game>`);
  await until(() => queryAllDeep(game(), 'cb-piles-board')[0]);
}

/** Rolls when it is the reader's turn to. Waits until a move is possible and everything is rendered. False if the game is over. */
async function isAsked(roll = clickDie): Promise<boolean> {
  for (;;) {
    await until(() => sheet() || (!table().busy && (die() || table().moves.length > 0)));
    if (sheet()) return false;
    if (die()) {
      await roll();
      rolls += 1;
      continue;
    }
    await game().updateComplete;
    await table().updateComplete;
    await board().updateComplete;
    if (!table().busy && (highlightedPiles().length > 0 || putDown())) return true;
  }
}

const progressText = (): string => `${game().match!.length} ${board().adding}`;

async function actAndCheck(act: () => Promise<void>): Promise<void> {
  const before = progressText();
  await act();
  await until(() => progressText() !== before);
}

function expectEngineResult(): void {
  const result = game().match!.result!;
  const rows = queryAllDeep(game(), '.sheet .standing li');
  const shownRows = rows.map((row) => ({
    seat: Number(row.dataset.seat),
    place: Number.parseInt(row.querySelector('.place')!.textContent!, 10),
    cards: Number.parseInt(row.querySelector('.far')!.textContent!, 10),
  }));
  expect(shownRows.map(({ place }) => place)).toEqual(shownRows.map(({ place }) => place).sort());
  for (const { seat, place, cards } of shownRows) {
    expect([place, cards]).toEqual([result.ranking[seat], result.scores[seat]]);
  }
  expect(shownRows).toHaveLength(game().match!.seats);
  expect(/\b[Yy]ou\b/.test(queryAllDeep(game(), '.sheet h2')[0]!.textContent!)).toBe(
    result.winners.includes(0),
  );
}

// The short run plays whole games in screen-reader.test.ts, by keyboard, and in touch.test.ts.
if (isLong)
  test('the mouse plays a game with three players', async () => {
    await startGame(3, 'mouse');
    const draw = seededDraw('clicks');
    let choiceCount = 0;
    while (await isAsked()) {
      const offeredButtons = [...highlightedPiles(), putDown()].filter((button) => button !== undefined);
      const target = offeredButtons[draw(offeredButtons.length)]!;
      if (target === putDown() && board().adding.filter((count) => count > 0).length > 1) choiceCount += 1;
      await actAndCheck(() => userEvent.click(target));
    }
    expect(ownMoves()).toBeGreaterThan(10);
    expect(rolls).toBeGreaterThanOrEqual(ownMoves());
    expect(choiceCount).toBeGreaterThan(0);
    expectEngineResult();
  });

if (isLong)
  test('the keyboard alone plays for places with two players', async () => {
    await startGame(2, 'keys', { playForPlaces: 'on' });
    const draw = seededDraw('keys');
    /** Once the focus is in the table, it comes to the die by itself when the reader is to roll. */
    const rollByKey = async (): Promise<void> => {
      await until(() => focusedElement()?.matches('[data-roll]'));
      await userEvent.keyboard('{Enter}');
    };
    await until(die);
    while (!focusedElement()?.matches('[data-roll]')) await userEvent.keyboard('{Tab}');
    while (await isAsked(rollByKey)) {
      // The focus returns to the piles even if the pressed button is gone.
      await until(() => focusedElement()?.matches('button.pile, button.put'));
      const putDownButton = putDown();
      if (putDownButton) {
        await userEvent.keyboard('{End}');
        expect(focusedElement()).toBe(putDownButton);
      } else {
        const goals = highlightedPiles();
        const goal = goals[draw(goals.length)]!;
        await userEvent.keyboard('{Home}');
        while (focusedElement() !== goal) await userEvent.keyboard('{ArrowRight}');
      }
      await actAndCheck(() => userEvent.keyboard('{Enter}'));
    }
    expect(ownMoves()).toBeGreaterThan(10);
    expectEngineResult();
    await until(() => focusedElement()?.matches('.aside'));
  });

test('with single-tap, cards that make the roll are put down at once', async () => {
  await startGame(2, 'tap');
  game().singleTap = true;
  for (let moves = 0; moves < 12 && (await isAsked()); moves = ownMoves()) {
    await actAndCheck(async () => highlightedPiles()[0]!.click());
  }
  expect(ownMoves()).toBeGreaterThan(9);
  expect(putDown()).toBeUndefined();
});

test('auto-roll rolls the die that waits for a tap, and every later one', async () => {
  await startGame(2, 'auto');
  await until(die);
  let dieInvites = 0;
  game().autoRoll = true;
  await until(() => !table().busy && table().moves.length > 0);
  for (let moves = 0; moves < 6; moves = ownMoves()) {
    await until(() => {
      dieInvites += die() ? 1 : 0;
      return highlightedPiles()[0] ?? putDown();
    });
    await actAndCheck(async () => (putDown() ?? highlightedPiles()[0]!).click());
  }
  expect(dieInvites).toBe(0);
});

test.each([
  ['en', 'You may roll: press the die.'],
  ['nl', 'Je mag gooien: druk op de dobbelsteen.'],
  ['de', 'Du darfst würfeln: Drück auf den Würfel.'],
])('%s: asked for a hint before the roll, the table says to roll', async (lang, sentence) => {
  await startGame(2, 'hint');
  game().lang = lang;
  await until(die);
  const hintButton = (): HTMLElement => queryAllDeep(game(), '.bulb')[0]!;
  await until(() => hintButton().getAttribute('aria-description') === sentence);
  expect(hintButton().getAttribute('aria-disabled')).toBe('true');
  hintButton().click();
  await until(() => queryAllDeep(game(), '.note')[0]?.textContent?.trim() === sentence);
  die()!.click();
  await until(() => queryAllDeep(game(), '.note').length === 0);
});
