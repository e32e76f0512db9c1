import { boards } from '@cheeseboard/engine/gouda-gouda';
import { html } from 'lit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import './define.ts';
import {
  ariaSnapshot,
  expectAccessible,
  getElement,
  queryShadow,
  show,
  waitForUpdates,
} from '../../../../test/kit/index.ts';
import { placeInDirection } from './arrow-keys.ts';
import type { CbGoudaBoard } from './gouda-board.ts';
import { layoutOf } from './layout.ts';

const names = ['Anna', 'Ben', 'Clara', 'Dirk', 'Emma', 'Finn'];
const crowd = (places: { readonly [place: number]: readonly number[] }, count = 13) =>
  Array.from({ length: count }, (_, place) => places[place] ?? [0, 0, 0, 0, 0, 0]);
const race = crowd({ 0: [1, 2, 0, 0, 0, 0], 3: [2, 1, 0, 1, 0, 0], 5: [1, 0, 0, 0, 0, 0] });
const onTable = [{ place: 12, points: 1, count: 1 }];

const board = (): CbGoudaBoard => getElement('cb-gouda-board');
const placeButton = (place: number): HTMLButtonElement =>
  queryShadow<HTMLButtonElement>(board(), `[data-place="${place}"]:not([data-owner])`)!;
const mouseButton = (place: number, owner: number): HTMLButtonElement | null =>
  queryShadow(board(), `[data-place="${place}"][data-owner="${owner}"]`);
const focusedElement = () => board().shadowRoot!.activeElement as HTMLElement | null;

const events: string[] = [];
beforeEach(() => {
  events.length = 0;
});
const listen = (event: HTMLElementEventMap['cb-place' | 'cb-mouse' | 'cb-target']) =>
  events.push(
    [event.type, 'owner' in event ? event.owner : '', event.place].filter((x) => x !== '').join(' '),
  );

async function play(properties: Partial<CbGoudaBoard>): Promise<void> {
  await show(
    html`<cb-gouda-board @cb-place=${listen} @cb-mouse=${listen} @cb-target=${listen}></cb-gouda-board>`,
  );
  Object.assign(board(), { mice: race, names, you: 0, cheeses: onTable }, properties);
  await waitForUpdates();
}

describe('drawing', () => {
  test('draws both boards and a custom one', async () => {
    await play({ board: 'short' });
    expect(board().shadowRoot!.querySelectorAll('.spot')).toHaveLength(13);
    board().board = 'long';
    await waitForUpdates();
    expect(board().shadowRoot!.querySelectorAll('.spot')).toHaveLength(15);
    const link = (to: number) => ({ to, kind: 'ladder' as const });
    board().board = {
      places: [
        { id: 'barrel', x: 50, y: 90, row: 0, forward: [link(1)] },
        { id: 'teapot' as 'table', x: 20, y: 50, row: 1, forward: [link(2)] },
        { id: 'table', x: 50, y: 10, row: 2, forward: [] },
      ],
    };
    board().mice = [[1], [2], [0]];
    await waitForUpdates();
    expect(placeButton(1).ariaLabel).toBe('teapot, you: 2 red mice, forward to the table');
    expect(board().shadowRoot!.innerHTML).not.toContain('NaN');
  });

  test('throws for an unknown board', () => {
    const detachedBoard = document.createElement('cb-gouda-board');
    detachedBoard.board = 'round' as 'short';
    expect(() => detachedBoard.render()).toThrow('"round" is no board.');
  });

  test('draws all thirty mice on the barrel, the player’s own in front', async () => {
    await play({ mice: crowd({ 0: [5, 5, 5, 5, 5, 5] }), you: 2 });
    const groups = [...board().shadowRoot!.querySelectorAll('.scene > g[transform]')].filter((group) =>
      group.querySelector('ellipse'),
    );
    const barrel = groups.at(-1)!;
    const bodies = [...barrel.querySelectorAll('path[d^="M5 34C3 20"]')];
    expect(bodies).toHaveLength(30);
    expect(bodies.slice(-5).map((body) => body.getAttribute('fill'))).toEqual(
      Array.from({ length: 5 }, () => 'var(--_cb-green)'),
    );
  });
});

describe('accessible names', () => {
  test('name the place, its mice by owner, possible actions and destinations', async () => {
    await play({ choosable: [0, 3], place: 3, votes: [null, 3, 3, null, null, null] });
    const lines = (await ariaSnapshot('cb-gouda-board')).split('\n');
    expect(lines[0]).toBe('- group "The pantry":');
    expect(lines[1]).toContain(
      'the barrel, can be chosen, you: red mouse, Ben: 2 yellow mice, forward to the left crate, the right crate and the bucket',
    );
    expect(lines[4]).toContain(
      'the bucket, can be chosen, named, you: 2 red mice, Ben: yellow mouse, Dirk: blue mouse, Ben and Clara voted for it, forward to the tube and the yellow boxes',
    );
    expect(lines[2]).toContain('the left crate, not now, no mice, forward to the bucket');
    expect(lines.at(-1)).toContain('the table, not now, no mice, a cheese');
  });

  test('exist in Dutch and German', async () => {
    await play({ targets: [5], place: 3, face: 'green' });
    board().lang = 'nl';
    await expect
      .poll(() => placeButton(5).ariaLabel)
      .toContain('de gele dozen, hierheen vooruit, jij: rode muis');
    board().lang = 'de';
    await expect.poll(() => placeButton(5).ariaLabel).toContain('hierher vorwärts, du: rote Maus');
  });

  test('is accessible', async () => {
    await play({
      place: 3,
      face: 'green',
      movable: [0, 1, 3].map((owner) => ({ owner, place: 3 })),
      chosen: { owner: 1, place: 3 },
      targets: [4, 5],
    });
    await show(html`<h1>Table</h1>${board()}`);
    await expectAccessible();
  });
});

describe('choosing', () => {
  test('selects a place by mouse, touch and keyboard', async () => {
    await play({ choosable: [0, 3] });
    await userEvent.click(placeButton(3));
    await commands.tap('cb-gouda-board [data-place="0"]');
    board().focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(events).toEqual(['cb-place 3', 'cb-place 0', 'cb-place 3']);
  });

  test('a place that is not offered can be tried and shakes if refused', async () => {
    await play({ choosable: [0] });
    board().addEventListener('cb-place', (event) => event.preventDefault());
    await userEvent.click(placeButton(7));
    expect(events).toEqual(['cb-place 7']);
    await waitForUpdates();
    expect(placeButton(7).classList).toContain('refused');
  });

  test('selects the mice of a single owner by their place, and those of several owners separately', async () => {
    await play({ movable: [{ owner: 0, place: 5 }] });
    expect(mouseButton(5, 0)).toBeNull();
    await userEvent.click(placeButton(5));
    await play({ movable: [0, 1, 3].map((owner) => ({ owner, place: 3 })), place: 3 });
    await commands.tap('cb-gouda-board [data-owner="3"]');
    placeButton(3).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(events).toEqual(['cb-mouse 0 5', 'cb-mouse 3 3', 'cb-mouse 1 3']);
    await userEvent.keyboard('{Escape}');
    expect(focusedElement()).toBe(placeButton(3));
  });

  test('selects a destination, with highlighted links and a sign', async () => {
    await play({ place: 3, chosen: { owner: 0, place: 3 }, targets: [4, 5], face: 'green' });
    expect(board().shadowRoot!.querySelectorAll('.lit-way')).toHaveLength(2);
    expect(board().shadowRoot!.querySelectorAll('.goal')).toHaveLength(2);
    await userEvent.click(placeButton(4));
    // A red die moves the mouse backwards along the same links.
    await play({ place: 5, chosen: { owner: 0, place: 5 }, targets: [3, 4], face: 'red' });
    expect(board().shadowRoot!.querySelectorAll('.lit-way')).toHaveLength(2);
    await userEvent.click(placeButton(3));
    expect(events).toEqual(['cb-target 4', 'cb-target 3']);
  });

  test('selects nothing if nothing is asked or the board is disabled', async () => {
    await play({});
    await userEvent.click(placeButton(3), { force: true });
    await play({ choosable: [3], targets: [4], disabled: true });
    await userEvent.click(placeButton(3), { force: true });
    await userEvent.click(placeButton(4), { force: true });
    expect(events).toEqual([]);
    expect(placeButton(3).getAttribute('aria-disabled')).toBe('true');
    expect(queryShadow(board(), '.ring')).toBeNull();
  });
});

test.each([1, 2, 3, 4, 5, 6])('no pin covers a count badge of %i players', async (players) => {
  const counts = names.map((_, owner) => (owner < players ? 3 : 0));
  await play({ mice: crowd({ 1: counts, 3: counts }), place: 1, targets: [3], face: 'green' });
  const boxesOf = (selector: string): DOMRect[] =>
    [...board().shadowRoot!.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const badges = boxesOf('[data-crowd] > circle');
  const pins = boxesOf('.named, .goal');
  expect([badges.length, pins.length]).toEqual([players * 2, 2]);
  for (const pin of pins)
    for (const badge of badges) {
      const isApart =
        pin.bottom <= badge.top ||
        pin.top >= badge.bottom ||
        pin.right <= badge.left ||
        pin.left >= badge.right;
      expect(isApart).toBe(true);
    }
});

describe('by keyboard', () => {
  test('has one tab stop, at a selectable place', async () => {
    await play({ choosable: [5, 7] });
    const stops = [...board().shadowRoot!.querySelectorAll('[tabindex="0"]')];
    expect(stops).toEqual([placeButton(5)]);
  });

  test.each(['short', 'long'] as const)('arrows reach every place of the %s board', (id) => {
    const layout = layoutOf(boards[id]);
    const reachedPlaces = new Set([0]);
    for (const place of reachedPlaces) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const nextPlace = placeInDirection(layout, place, key);
        if (nextPlace !== undefined) reachedPlaces.add(nextPlace);
      }
    }
    expect(reachedPlaces.size).toBe(layout.points.length);
  });

  test('ArrowUp leads through the middle to the table; Home and End go to the first and last place', async () => {
    await play({ choosable: [0] });
    board().focus();
    const visitedNames: string[] = [];
    for (let step = 0; step < 7; step++) {
      visitedNames.push(focusedElement()!.dataset.place!);
      await userEvent.keyboard('{ArrowUp}');
    }
    expect(visitedNames.slice(0, 5)).toEqual(['0', '3', '5', '7', '9']);
    await userEvent.keyboard('{End}');
    expect(focusedElement()).toBe(placeButton(12));
    await userEvent.keyboard('{Home}');
    expect(focusedElement()).toBe(placeButton(0));
  });

  test('keeps the focus when the board changes, and moves it to the place when its mice are no longer selectable', async () => {
    await play({ movable: [0, 1].map((owner) => ({ owner, place: 3 })), place: 3 });
    mouseButton(3, 1)!.focus();
    board().mice = crowd({ 3: [2, 1, 0, 0, 0, 0] });
    await waitForUpdates();
    expect(focusedElement()).toBe(mouseButton(3, 1));
    board().movable = [];
    await waitForUpdates();
    expect(focusedElement()).toBe(placeButton(3));
  });
});

describe('touch targets', () => {
  test.each([
    ['short', 320],
    ['short', 360],
    ['long', 320],
    ['long', 768],
  ] as const)('%s at %i px: every place has its own 44 px', async (id, width) => {
    await page.viewport(width, 1400);
    await show(html`<cb-gouda-board style="margin: -8px" board=${id} .choosable=${[0]}></cb-gouda-board>`);
    const spots = [...board().shadowRoot!.querySelectorAll<HTMLElement>('.spot')];
    const smallSpots = spots.filter((button) => {
      const { width: buttonWidth, height } = button.getBoundingClientRect();
      return buttonWidth < 44 || height < 44;
    });
    expect(smallSpots.map(({ ariaLabel }) => ariaLabel)).toEqual([]);
    for (const button of spots) {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      for (const [x, y] of [
        [left + 6, top + 6],
        [right - 6, top + 6],
        [left + 6, bottom - 6],
        [right - 6, bottom - 6],
      ] as const) {
        const elementAtPoint = board().shadowRoot!.elementFromPoint(x, y) as HTMLElement | null;
        expect(elementAtPoint?.dataset.place).toBe(button.dataset.place);
      }
    }
    await page.viewport(360, 640);
  });

  test('six owners on one place each have 44 px, inside the board', async () => {
    await play({
      mice: crowd({ 1: [1, 1, 1, 1, 1, 5] }),
      place: 1,
      movable: [0, 1, 2, 3, 4, 5].map((owner) => ({ owner, place: 1 })),
    });
    const room = board().getBoundingClientRect();
    for (const owner of [0, 1, 2, 3, 4, 5]) {
      const { width, height, left } = mouseButton(1, owner)!.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(left).toBeGreaterThanOrEqual(room.left);
    }
  });

  test('is not higher than its limit', async () => {
    await show(html`<cb-gouda-board style="--cb-board-height: 300px"></cb-gouda-board>`);
    expect(board().getBoundingClientRect().height).toBeCloseTo(300, 0);
  });
});

describe('with forced colours', () => {
  afterEach(() => commands.forcedColours('none'));

  test('outlines selectable places, dashes destinations, and keeps the colours of the drawing', async () => {
    await commands.forcedColours('active');
    await play({ choosable: [0], targets: [3] });
    const outline = (place: number) => getComputedStyle(placeButton(place)).outlineStyle;
    expect([0, 3, 5].map(outline)).toEqual(['solid', 'dashed', 'none']);
    expect(getComputedStyle(queryShadow(board(), '.scene')!).forcedColorAdjust).toBe('none');
  });
});

describe('walking', () => {
  const walkers = () => board().shadowRoot!.querySelectorAll('.walker');
  const drawnAt5 = () =>
    [...board().shadowRoot!.querySelectorAll('.scene > g[transform]')]
      .filter(
        (group) =>
          group.getAttribute('transform') === `translate(${layoutOf(boards.short).points[5]!.join(' ')})`,
      )
      .at(-1)!
      .querySelectorAll('path[d^="M5 34C3 20"]').length;

  test('shows the mouse at its destination once it arrives', async () => {
    await play({});
    const walk = board().walk(0, 3, 5, { speed: 0.2 });
    await waitForUpdates();
    expect(walkers()).toHaveLength(1);
    expect(drawnAt5()).toBe(0);
    await walk;
    expect(walkers()).toHaveLength(0);
    expect(drawnAt5()).toBe(1);
  });

  test('arrives at once when skipped by a tap or a signal', async () => {
    await play({});
    const controller = new AbortController();
    const walks = [board().walk(0, 3, 5, { speed: 1000 }), board().walk(1, 0, 3, { speed: 1000 })];
    const thirdWalk = board().walk(0, 5, 3, { speed: 1000, signal: controller.signal });
    await waitForUpdates();
    expect(walkers()).toHaveLength(3);
    controller.abort();
    await thirdWalk;
    expect(walkers()).toHaveLength(2);
    await userEvent.click(placeButton(8), { force: true });
    await Promise.all(walks);
    expect(walkers()).toHaveLength(0);
  });

  test('arrives at once under reduced motion', async () => {
    await play({});
    const walk = board().walk(0, 3, 5);
    expect(walkers()).toHaveLength(0);
    await walk;
  });
});
