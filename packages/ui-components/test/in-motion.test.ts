/**
 * Whole games with motion, fast but drawn, with other cards at each run: whenever the table is at rest it shows the view that it was given,
 * and the game ends with the engine's result.
 */
import { seededDraw } from '@cheeseboard/engine';
import { type View as Snakes, writeCard as writeSnake } from '@cheeseboard/engine/daumen-drauf';
import { type View as Mice, writeCard as writeMouse } from '@cheeseboard/engine/david-goliath';
import type { View as Pantry } from '@cheeseboard/engine/gouda-gouda';
import type { View as Piles } from '@cheeseboard/engine/mens-erger-je-niet';
import { html } from 'lit';
import { afterEach, beforeEach, expect, onTestFailed, test } from 'vitest';
import { commands } from 'vitest/browser';
import '../src/game/define.ts';
import type { CbGame } from '../src/game/game.ts';
import type { CbGoudaBoard } from '../src/gouda-board/gouda-board.ts';
import type { TableElement } from '../src/table/table.ts';
import { deep, until } from './kit/deep.ts';
import { show, the } from './kit/index.ts';
import { touchedNext } from './kit/touched-next.ts';

beforeEach(() => commands.motion('no-preference'));
afterEach(() => commands.motion('reduce'));

type Shown = { readonly [what: string]: unknown };
type Table = TableElement<never> & { readonly view: unknown };

const cardsIn = (table: Element, where: string): string[] =>
  deep(table, where).map(({ dataset }) => dataset.card!);
const heldBy = (table: Element): (number | null)[] =>
  deep<HTMLElementTagNameMap['cb-seat']>(table, 'cb-seat').map(({ cards }) => cards);
/** Around the table, from the reader's left; the reader's own are in the hand. */
const around = (counts: readonly number[]): (number | null)[] => [...counts.slice(1), null];
const ownersOn = (counts: readonly number[]): number => counts.filter((count) => count > 0).length;

/** What one sees of the pieces, and what the view has there. */
const tables: {
  readonly [id: string]: {
    readonly players: number;
    readonly options: object;
    readonly drawn: (table: Element) => Shown;
    readonly given: (view: never) => Shown;
  };
} = {
  'david-goliath': {
    players: 3,
    options: { deals: 1 },
    drawn: (table) => ({
      hand: cardsIn(table, 'button[data-card]').sort(),
      trick: cardsIn(table, 'li [data-card]').sort(),
      held: heldBy(table),
    }),
    given: ({ hand, trick, handCounts }: Mice) => ({
      hand: hand.map(writeMouse).sort(),
      trick: trick.map(({ card }) => writeMouse(card)).sort(),
      held: around(handCounts),
    }),
  },
  'daumen-drauf': {
    players: 3,
    options: { rounds: 1 },
    drawn: (table) => ({
      hand: cardsIn(table, 'button[data-card]').sort(),
      trick: cardsIn(table, '.snake[data-card]').length,
      held: heldBy(table),
    }),
    given: ({ hand, trick, lastTrick, handCounts }: Snakes) => ({
      hand: hand.map(writeSnake).sort(),
      trick: trick.length || (lastTrick?.cards.length ?? 0),
      held: around(handCounts),
    }),
  },
  'mens-erger-je-niet': {
    players: 2,
    options: {},
    drawn: (table) => ({
      own: deep<HTMLElementTagNameMap['cb-pile']>(table, '.own cb-pile').map(({ height }) => height),
      rival: deep<HTMLElementTagNameMap['cb-pile']>(table, '.small cb-pile').map(({ height }) => height),
    }),
    given: ({ piles }: Piles) => ({ own: piles[0], rival: piles[1] }),
  },
  'gouda-gouda': {
    players: 2,
    options: { cheeseAt: 'purple-box', tokensPerPlayer: 2 },
    drawn: (table) => ({
      mice: deep<CbGoudaBoard>(table, 'cb-gouda-board')[0]!.mice,
      crowds: deep<SVGElement>(table, '[data-crowd]')
        .sort((a, b) => Number(a.dataset.crowd) - Number(b.dataset.crowd))
        .map((crowd) => crowd.querySelectorAll(':scope > ellipse').length),
      walkers: deep<SVGElement>(table, '.walker').length,
      dice: deep<HTMLElementTagNameMap['cb-dice-tray']>(table, 'cb-dice-tray').flatMap(({ dice }) => dice),
    }),
    given: ({ mice, dice }: Pantry) => ({ mice, crowds: mice.map(ownersOn), walkers: 0, dice }),
  },
};

test.each(Object.keys(tables))('%s', async (id) => {
  const { players, options, drawn, given } = tables[id]!;
  const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  onTestFailed(() => console.error(`${id}, seed ${seed}`));
  await show(html`<cb-game
    style="--cb-speed: 0.01"
    game=${id}
    players=${players}
    bots="easy"
    seed=${seed}
    options=${JSON.stringify(options)}
    one-tap
  ></cb-game>`);
  const game = the('cb-game');
  const draw = seededDraw(seed);
  const table = await until(() => deep<Table>(game, `cb-${id}`)[0]);
  let frames = 0;
  const watch = (): void => {
    if (table.animating) frames += 1;
    if (table.isConnected) requestAnimationFrame(watch);
  };
  watch();
  let rests = 0;
  const wrong: unknown[] = [];
  table.addEventListener('cb-settled', () => {
    rests += 1;
    const [seen, view] = [drawn(table), given(table.view as never)];
    if (JSON.stringify(seen) !== JSON.stringify(view)) wrong.push({ seen, view });
  });
  const sheet = (): HTMLElement | undefined => deep(game, '.sheet .aside')[0];
  while (!(isOver(game) && sheet())) {
    sheet()?.click();
    if (!table.busy) touchedNext[id]!(game, draw)?.click();
    await until(() => true);
  }
  expect(wrong.slice(0, 2)).toEqual([]);
  expect(rests).toBeGreaterThan(20);
  expect(frames).toBeGreaterThan(20);
  const { winners } = game.match!.result!;
  expect(/\byou\b/i.test(deep(game, '.sheet h2')[0]!.textContent!)).toBe(winners.includes(0));
});

const isOver = ({ match }: CbGame): boolean => match?.result != null;
