/** Whole games of Gouda! Gouda!, played through the rendered table only. */
import { type Draw, seededDraw } from '@cheeseboard/engine';
import { boards } from '@cheeseboard/engine/gouda-gouda';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../src/game/define.ts';
import type { CbGame } from '../src/game/game.ts';
import { placeInDirection } from '../src/games/gouda-gouda/gouda-board/arrow-keys.ts';
import { layoutOf } from '../src/games/gouda-gouda/gouda-board/layout.ts';
import { getElement, show } from './kit/index.ts';
import { isLong } from './kit/long.ts';
import { nextTarget } from './kit/next-target.ts';
import { focusedElement, queryAllDeep, until } from './kit/query.ts';

const game = (): CbGame => getElement('cb-game');
const findAll = (selector: string): HTMLButtonElement[] => queryAllDeep<HTMLButtonElement>(game(), selector);
const sheetButton = (): HTMLElement | undefined => findAll('.sheet .aside')[0];
const readySelector = '.deed[aria-disabled="false"]';
const offerSelectors = ['.pick', '.spot.target', '.spot.lit', 'button.die.lit', '[data-early]:not(.many)'];
const tokenSelector = 'button.token.lit';

async function startGame(players: number, seed: string, options: object): Promise<void> {
  await show(html`<cb-game
    style="--cb-speed: 0"
    game="gouda-gouda"
    players=${players}
    bots="easy"
    seed=${seed}
    options=${JSON.stringify(options)}
  ></cb-game>`);
}

const hasSomethingToDo = (): boolean =>
  findAll([readySelector, tokenSelector, ...offerSelectors].join()).length > 0;

const nextButton = (draw: Draw): HTMLButtonElement =>
  nextTarget['gouda-gouda']!(game(), draw) as HTMLButtonElement;

const movesMade = (): number =>
  game().match!.history.filter(({ step }) => 'seat' in step && step.seat === 0).length;

function expectEngineResult(): void {
  const { scores, winners } = game().match!.result!;
  const [winner] = winners;
  const winnerRow = findAll('.sheet .standings li')[0]!;
  const name = winner === 0 ? 'You' : ['', 'Brie', 'Feta', 'Gouda'][winner!]!;
  expect(winnerRow.querySelector('strong')!.textContent).toBe(name);
  expect(findAll('.sheet h2')[0]!.textContent!.trim()).toBe(
    winner === 0 ? 'You win the game.' : `${name} wins the game.`,
  );
  const eatenCounts = findAll('.sheet .standings li').map((row) =>
    [...row.querySelectorAll('.wedge')].reduce(
      (sum, wedge) => sum + Number(wedge.textContent?.trim() || 1),
      0,
    ),
  );
  expect(eatenCounts.sort()).toEqual([...scores].sort());
}

async function playByClicks(
  seed: string,
  click: (button: HTMLButtonElement) => Promise<void> | void,
): Promise<Set<string>> {
  const draw = seededDraw(seed);
  const moveTypes = new Set<string>();
  for (;;) {
    await until(() => sheetButton() || hasSomethingToDo());
    if (sheetButton()) return moveTypes;
    const button = nextButton(draw);
    moveTypes.add(
      button.matches('.deed') ? button.textContent!.trim().split(/[: ]/)[0]! : button.classList[0]!,
    );
    await click(button);
  }
}

test('the mouse plays a game with power tokens and three players', async () => {
  await startGame(3, 'mouse', { cheeseAt: 'purple-box', powers: 'on', tokensPerPlayer: 2, firstPlayer: 0 });
  const moveTypes = await playByClicks('clicks', (button) => userEvent.click(button));
  expectEngineResult();
  for (const actionName of ['Done', 'Roll', 'Pass', 'Play', 'spot', 'token', 'die'])
    expect(moveTypes).toContain(actionName);
});

test('plays with early rolls and scattered cheeses, two players', async () => {
  await startGame(2, 'first', {
    earlyRoll: 'on',
    festival: 'scattered',
    powers: 'off',
    firstPlayer: 0,
  });
  const moveTypes = await playByClicks('taps', (button) => button.click());
  expectEngineResult();
  expect(moveTypes).toContain('Vote');
  const steps = game().match!.history.flatMap(({ step }) =>
    'move' in step ? [`${step.seat} ${step.move.type}`] : [],
  );
  expect(steps).toContain('0 early');
  expect(steps).toContain('0 vote');
});

test('plays the full distance to the table with default options, three players', async () => {
  await startGame(3, 'whole', {});
  await playByClicks('whole', (button) => button.click());
  expectEngineResult();
  expect(movesMade()).toBeGreaterThan(30);
});

if (isLong)
  test('plays on the long board with scattered cheeses, without power tokens', async () => {
    await startGame(2, 'b', { board: 'long', festival: 'scattered', powers: 'off' });
    await playByClicks('b', (button) => button.click());
    expectEngineResult();
    expect(movesMade()).toBeGreaterThan(30);
  });

if (isLong)
  test('the keyboard alone plays a game with power tokens and three players', async () => {
    await startGame(3, 'keys', { cheeseAt: 'purple-box', powers: 'on', tokensPerPlayer: 2, firstPlayer: 0 });
    const draw = seededDraw('keys');
    const layout = layoutOf(boards.short);
    const press = (keys: string): Promise<void> =>
      keys === '' ? Promise.resolve() : userEvent.keyboard(keys);
    const tabTo = async (isReached: () => boolean): Promise<void> => {
      for (let tabs = 0; !isReached(); tabs++) {
        if (tabs > 40) throw new Error(`cannot be reached with Tab from ${focusedElement()?.outerHTML}`);
        await press('{Tab}');
      }
    };
    /** The arrow keys of the shortest path between two places. */
    const arrowKeys = (from: number, to: number): string => {
      const ways = new Map<number, string>([[from, '']]);
      for (const [place, keys] of ways) {
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const nextPlace = placeInDirection(layout, place, key);
          if (nextPlace !== undefined && !ways.has(nextPlace)) ways.set(nextPlace, `${keys}{${key}}`);
        }
      }
      return ways.get(to)!;
    };
    const goTo = async (button: HTMLButtonElement): Promise<void> => {
      const host = (button.getRootNode() as ShadowRoot).host;
      if (button.matches('.spot, .pick')) {
        await tabTo(() => focusedElement()?.matches('.spot, .pick') ?? false);
        if (focusedElement() === button) return;
        if (focusedElement()!.matches('.pick')) await press('{Escape}');
        await press(arrowKeys(Number(focusedElement()!.dataset.place), Number(button.dataset.place)));
        if (!button.matches('.pick')) return;
        await press('{Enter}');
        for (let step = 0; step < 4 && focusedElement() !== button; step++) await press('{ArrowRight}');
      } else if (host.matches('cb-dice-tray, cb-token-row')) {
        await tabTo(() => (focusedElement()!.getRootNode() as ShadowRoot).host === host);
        await press('{Home}');
        for (let step = 0; step < 5 && focusedElement() !== button; step++) await press('{ArrowRight}');
      } else await tabTo(() => focusedElement() === button);
    };
    await until(() => hasSomethingToDo());
    await tabTo(() => focusedElement()?.matches('.spot') ?? false);
    for (;;) {
      await until(() => sheetButton() || hasSomethingToDo());
      if (sheetButton()) break;
      // The focus stays in the table after every move.
      await until(() => sheetButton() || (focusedElement() !== document.body && hasSomethingToDo()));
      if (sheetButton()) break;
      const button = nextButton(draw);
      const before = movesMade();
      await goTo(button);
      expect(focusedElement()).toBe(button);
      await press('{Enter}');
      if (movesMade() > before) await until(() => sheetButton() || hasSomethingToDo());
    }
    expectEngineResult();
    await until(() => focusedElement() === sheetButton());
    await press('{Enter}');
    expect(sheetButton()).toBeUndefined();
  });

test('fits everything into a desktop window with six players', async () => {
  await page.viewport(1440, 900);
  await startGame(6, 'desk', { powers: 'on', tokensPerPlayer: 5, firstPlayer: 0 });
  await until(() => hasSomethingToDo());
  const table = findAll('cb-gouda-gouda')[0]!.getBoundingClientRect();
  for (const element of findAll('.deed, cb-token-row, cb-gouda-board, cb-seat')) {
    const { left, right, bottom } = element.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(table.left);
    expect(right).toBeLessThanOrEqual(table.right);
    expect(bottom).toBeLessThanOrEqual(table.bottom);
  }
  await page.viewport(360, 640);
});

test('the button that ends a placement is where the focus goes once all mice are placed', async () => {
  await startGame(2, 'focus', {});
  await until(() => findAll('.spot.lit').length > 0);
  expect(findAll('.deed[data-focus]')).toEqual([]);
  while (findAll('.deed[aria-disabled="true"]').length > 0) {
    findAll('.spot.lit')[0]!.click();
    await game().updateComplete;
  }
  await until(() => findAll('.deed[data-focus]').length === 1);
});
