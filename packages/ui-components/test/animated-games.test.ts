/**
 * Whole games with fast animations and a new random seed per run. Whenever the table has settled, it shows its current view; flying
 * pieces need only the compositor; and the game ends with the engine's result.
 */
import { seededDraw } from '@cheeseboard/engine';
import {
  type View as DaumenDraufView,
  writeCard as writeDaumenDraufCard,
} from '@cheeseboard/engine/daumen-drauf';
import {
  type View as DavidGoliathView,
  writeCard as writeDavidGoliathCard,
} from '@cheeseboard/engine/david-goliath';
import type { View as GoudaGoudaView } from '@cheeseboard/engine/gouda-gouda';
import type { View as MensErgerJeNietView } from '@cheeseboard/engine/mens-erger-je-niet';
import { html } from 'lit';
import { afterEach, beforeEach, expect, onTestFailed, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import '../src/game/define.ts';
import type { CbGame } from '../src/game/game.ts';
import type { CbGoudaBoard } from '../src/games/gouda-gouda/gouda-board/gouda-board.ts';
import type { TableElement } from '../src/table/table.ts';
import { costlyProperties } from './kit/animations.ts';
import { getElement, show } from './kit/index.ts';
import { nextTarget } from './kit/next-target.ts';
import { queryAllDeep, until } from './kit/query.ts';

beforeEach(() => commands.motion('no-preference'));
afterEach(() => commands.motion('reduce'));

type Pieces = { readonly [pieceName: string]: unknown };
type Table = TableElement<never> & { readonly view: unknown };

const cardsIn = (table: Element, selector: string): string[] =>
  queryAllDeep(table, selector).map(({ dataset }) => dataset.card!);
const shownCardCounts = (table: Element): (number | null)[] =>
  queryAllDeep<HTMLElementTagNameMap['cb-seat']>(table, 'cb-seat').map(({ cards }) => cards);
/** Card counts of the rivals, clockwise, then null for the player's own seat, whose cards are in the hand. */
const seatCardCounts = (counts: readonly number[]): (number | null)[] => [...counts.slice(1), null];
const ownersOn = (counts: readonly number[]): number => counts.filter((count) => count > 0).length;

/** `readPieces` reads the pieces from the page, `expectedPieces` from the view. The two must be equal. */
const tables: {
  readonly [id: string]: {
    readonly players: number;
    readonly options: object;
    readonly readPieces: (table: Element) => Pieces;
    readonly expectedPieces: (view: never) => Pieces;
  };
} = {
  'david-goliath': {
    players: 3,
    options: { deals: 1 },
    readPieces: (table) => ({
      hand: cardsIn(table, 'button[data-card]').sort(),
      trick: cardsIn(table, 'li [data-card]').sort(),
      held: shownCardCounts(table),
    }),
    expectedPieces: ({ hand, trick, handCounts }: DavidGoliathView) => ({
      hand: hand.map(writeDavidGoliathCard).sort(),
      trick: trick.map(({ card }) => writeDavidGoliathCard(card)).sort(),
      held: seatCardCounts(handCounts),
    }),
  },
  'daumen-drauf': {
    players: 3,
    options: { rounds: 1 },
    readPieces: (table) => ({
      hand: cardsIn(table, 'button[data-card]').sort(),
      trick: cardsIn(table, '.snake[data-card]').length,
      held: shownCardCounts(table),
    }),
    expectedPieces: ({ hand, trick, lastTrick, handCounts }: DaumenDraufView) => ({
      hand: hand.map(writeDaumenDraufCard).sort(),
      trick: trick.length || (lastTrick?.cards.length ?? 0),
      held: seatCardCounts(handCounts),
    }),
  },
  'mens-erger-je-niet': {
    players: 2,
    options: {},
    readPieces: (table) => ({
      own: queryAllDeep<HTMLElementTagNameMap['cb-pile']>(table, '.own cb-pile').map(({ height }) => height),
      rival: queryAllDeep<HTMLElementTagNameMap['cb-pile']>(table, '.small cb-pile').map(
        ({ height }) => height,
      ),
    }),
    expectedPieces: ({ piles }: MensErgerJeNietView) => ({ own: piles[0], rival: piles[1] }),
  },
  'gouda-gouda': {
    players: 2,
    options: { cheeseAt: 'purple-box', powers: 'on', tokensPerPlayer: 2 },
    readPieces: (table) => ({
      mice: queryAllDeep<CbGoudaBoard>(table, 'cb-gouda-board')[0]!.mice,
      crowds: queryAllDeep<SVGElement>(table, '[data-crowd]')
        .sort((a, b) => Number(a.dataset.crowd) - Number(b.dataset.crowd))
        .map((crowd) => crowd.querySelectorAll(':scope > ellipse').length),
      walkers: queryAllDeep<SVGElement>(table, '.walker').length,
      dice: queryAllDeep<HTMLElementTagNameMap['cb-dice-tray']>(table, 'cb-dice-tray').flatMap(
        ({ dice }) => dice,
      ),
    }),
    expectedPieces: ({ mice, dice }: GoudaGoudaView) => ({
      mice,
      crowds: mice.map(ownersOn),
      walkers: 0,
      dice,
    }),
  },
};

test.each(Object.keys(tables))('%s: shows its view whenever it has settled', async (id) => {
  const { players, options, readPieces, expectedPieces } = tables[id]!;
  const animate = vi.spyOn(Element.prototype, 'animate');
  const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  onTestFailed(() => console.error(`${id}, seed ${seed}`));
  await show(html`<cb-game
    style="--cb-speed: 0.01"
    game=${id}
    players=${players}
    bots="easy"
    seed=${seed}
    options=${JSON.stringify(options)}
    single-tap
  ></cb-game>`);
  const game = getElement('cb-game');
  const draw = seededDraw(seed);
  const table = await until(() => queryAllDeep<Table>(game, `cb-${id}`)[0]);
  let frames = 0;
  const watch = (): void => {
    if (table.animating) frames += 1;
    if (table.isConnected) requestAnimationFrame(watch);
  };
  watch();
  let settledCount = 0;
  const differences: unknown[] = [];
  table.addEventListener('cb-settled', () => {
    settledCount += 1;
    const [drawnPieces, view] = [readPieces(table), expectedPieces(table.view as never)];
    if (JSON.stringify(drawnPieces) !== JSON.stringify(view)) differences.push({ seen: drawnPieces, view });
  });
  const sheet = (): HTMLElement | undefined => queryAllDeep(game, '.sheet .aside')[0];
  while (!(isOver(game) && sheet())) {
    sheet()?.click();
    if (!table.busy) nextTarget[id]!(game, draw)?.click();
    await until(() => true);
  }
  expect(differences.slice(0, 2)).toEqual([]);
  // The seed is random: even the shortest game shows this much.
  expect(settledCount).toBeGreaterThan(5);
  expect(frames).toBeGreaterThan(5);
  const { calls, contexts } = animate.mock;
  expect(calls.length).toBeGreaterThan(5);
  const costly = calls.flatMap(([keyframes], call) =>
    (keyframes as Keyframe[]).flatMap((keyframe) =>
      costlyProperties(Object.keys(keyframe), contexts[call] as Element),
    ),
  );
  expect(costly).toEqual([]);
  const { winners } = game.match!.result!;
  expect(/\byou\b/i.test(queryAllDeep(game, '.sheet h2')[0]!.textContent!)).toBe(winners.includes(0));
});

const isOver = ({ match }: CbGame): boolean => match?.result != null;
