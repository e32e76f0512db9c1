/** Whole games at the default table, played through its cards and buttons only. */
import {
  type AnyGame,
  type AnyManifest,
  type AnyPieces,
  Match,
  seededChance,
  seededDraw,
  type Viewer,
} from '@cheeseboard/engine';
import type { AnyBots } from '@cheeseboard/engine/bots';
import { games } from '@cheeseboard/engine/games';
import { gameBots } from '@cheeseboard/engine/games/bots';
import { gameTexts } from '@cheeseboard/engine/games/text';
import { type AnyGameTexts, tableText, tellResult } from '@cheeseboard/engine/text';
import { html, type TemplateResult } from 'lit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DefaultTable, defineDefaultTable } from '../src/default-table/define.ts';
import '../src/game/define.ts';
import type { CbGame } from '../src/game/game.ts';
import { addKit } from '../src/kits/registry.ts';
import type { CbSeat } from '../src/seat/seat.ts';
import { davidGoliathPieces, goudaGoudaPieces } from './kit/default-table-pieces.ts';
import { expectAccessible, getElement, show } from './kit/index.ts';
import { letters, lettersPieces, lettersTexts } from './kit/letters-table.ts';
import { focusedElement, htmlWithAllShadows, queryAllDeep, until } from './kit/query.ts';

const game = (): CbGame => getElement('cb-game');
const isOver = (): boolean => game().match?.result != null;
const sheetTitle = (): HTMLElement | undefined => queryAllDeep(game(), '.sheet h2')[0];
/** Everything that the table offers: cards that may be played, and buttons. */
const offered = (): HTMLElement[] => queryAllDeep(game(), 'button.legal');

const noneLoaded = async (): Promise<never> => {
  throw new Error('is not needed');
};

const playsAtRandom: AnyBots['easy'] = ({ moves }, draw) => ({
  move: moves[draw(moves.length)]!,
  why: { type: 'random' },
});
const randomBots: AnyBots = { easy: playsAtRandom, steady: playsAtRandom, sharp: playsAtRandom };

/** Registers a game with the default table, under another id if it has a table of its own. */
function addWithDefaultTable(
  id: string,
  original: AnyGame,
  texts: AnyGameTexts,
  pieces?: AnyPieces,
  bots = gameBots[original.id] ?? randomBots,
): void {
  const renamed = { ...original, id };
  if (!customElements.get(`cb-${id}`))
    defineDefaultTable({ game: renamed, texts, ...(pieces ? { pieces } : {}) });
  addKit(id, async () => ({
    game: renamed,
    texts,
    table: `cb-${id}`,
    bots: async () => bots,
    reasons: noneLoaded,
    positions: noneLoaded,
  }));
}

const addLetters = (): void => addWithDefaultTable('letters', letters, lettersTexts, lettersPieces);
const addPieces = (id: string, pieces: AnyPieces): void =>
  addWithDefaultTable(`pieces-${id}`, games.find((original) => original.id === id)!, gameTexts[id]!, pieces);

async function start(id: string, seed: string, players = 0, options = {}): Promise<void> {
  await show(html`<h1>Table</h1><cb-game
    style="--cb-speed: 0"
    game=${id}
    players=${players}
    bots="easy"
    seed=${seed}
    options=${JSON.stringify(options)}
    single-tap
    no-hints
  ></cb-game>`);
  await until(() => offered().length > 0 || isOver());
}

/** Clicks what the table offers until the result is shown; returns how many clicks that took. */
async function clickToTheEnd(draw = seededDraw('clicks'), look = (): void => {}): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    const length = game().match!.length;
    const choice = await until(() => {
      const choices = offered();
      return sheetTitle() ?? choices[draw(choices.length || 1)];
    });
    if (choice === sheetTitle()) return clicks;
    look();
    choice.click();
    // Either the match goes on, or the table asks for the rest of the move.
    await until(
      () => game().match!.length > length || !choice.isConnected || queryAllDeep(game(), '.back')[0],
    );
  }
}

function expectResultShown(texts: AnyGameTexts): void {
  const { result, options } = game().match!;
  const names = queryAllDeep(game(), 'cb-seat').map((seat) => seat.getAttribute('name')!);
  expect(names).toHaveLength(game().match!.seats);
  const cast = { names: [names.at(-1)!, ...names.slice(0, -1)], you: 0 };
  expect(sheetTitle()!.textContent).toBe(tellResult(texts.en, tableText.en, result!, options, cast));
}

/** The games that `pnpm new-game` starts from, and the guide's game without its own table. */
const otherManifests: readonly AnyManifest[] = Object.values({
  ...import.meta.glob<AnyManifest>('../../engine/src/templates/*/manifest.ts', {
    eager: true,
    import: 'manifest',
  }),
  ...import.meta.glob<AnyManifest>('../../../apps/docs/examples/*/engine/manifest.ts', {
    eager: true,
    import: 'manifest',
  }),
});

test.each(otherManifests.map((manifest) => [manifest.game.id, manifest] as const))(
  '%s: is accessible and plays to the result',
  async (id, { game: original, texts, pieces, bots }) => {
    addWithDefaultTable(id, original, texts, pieces, bots);
    await start(id, 'other');
    await expectAccessible();
    expect(await clickToTheEnd()).toBeGreaterThan(1);
    expectResultShown(texts);
    expect(otherManifests.length).toBeGreaterThan(5);
  },
);

test.each(games.map(({ id }) => id))('%s: buttons alone play to the result', async (id) => {
  addWithDefaultTable(`plain-${id}`, games.find((original) => original.id === id)!, gameTexts[id]!);
  const shortOptions: { readonly [id: string]: object } = { 'david-goliath': { deals: 1 } };
  await start(`plain-${id}`, 'buttons', 0, shortOptions[id]);
  expect(queryAllDeep(game(), 'cb-hand, cb-board, cb-dice-tray')).toEqual([]);
  expect(await clickToTheEnd()).toBeGreaterThan(5);
  expectResultShown(gameTexts[id]!);
});

test('cards of a drawn deck play to the result', async () => {
  addPieces('david-goliath', davidGoliathPieces);
  await start('pieces-david-goliath', 'cards', 3, { deals: 1 });
  expect(queryAllDeep(game(), '.choice')).toEqual([]);
  expect(await clickToTheEnd()).toBe(15);
  expectResultShown(gameTexts['david-goliath']!);
});

test('a board and dice play to the result', async () => {
  addPieces('gouda-gouda', goudaGoudaPieces);
  await start('pieces-gouda-gouda', 'board', 2);
  let hasRolled = false;
  let hasPlaces = false;
  const clicks = await clickToTheEnd(seededDraw('board'), () => {
    hasPlaces ||= queryAllDeep(game(), '.place.legal')[0] !== undefined;
    hasRolled ||= queryAllDeep(game(), 'cb-dice-tray')[0] !== undefined;
  });
  expect(clicks).toBeGreaterThan(20);
  expect([hasRolled, hasPlaces]).toEqual([true, true]);
  expectResultShown(gameTexts['gouda-gouda']!);
});

test('a plain deck with equal cards plays to the result: the card first, then its target', async () => {
  addLetters();
  await start('letters', 'cards', 4);
  expect(await clickToTheEnd()).toBeGreaterThan(1);
  expectResultShown(lettersTexts);
});

test('two equal cards are two cards', async () => {
  addLetters();
  await start('letters', 's7', 4);
  const [first, second] = queryAllDeep(game(), 'button[data-card]');
  expect([first!.ariaLabel, second!.ariaLabel]).toEqual(['Guard 1', 'Guard 1']);
  second!.click();
  await until(() => queryAllDeep(game(), '.back')[0]);
  expect([first!.ariaPressed, second!.ariaPressed]).toEqual(['false', 'true']);
});

test('the keyboard chooses a card, then its target, or goes back', async () => {
  addLetters();
  await start('letters', 's7', 4);
  while (!focusedElement()?.matches('button[data-card]')) await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');
  await until(() => focusedElement()?.textContent?.includes('Play 1 at Brie'));
  expect(queryAllDeep(game(), '.ask p')[0]!.textContent).toBe('Guard 1: what next?');
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(focusedElement()!.textContent).toContain('Play 1 at Gouda');
  await userEvent.keyboard('{Escape}');
  await until(() => focusedElement()?.matches('button[data-card]'));
  expect(queryAllDeep(game(), '.choice')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await until(() => focusedElement()?.matches('.choice'));
  await userEvent.keyboard('{Enter}');
  await until(() => focusedElement()?.textContent?.includes('guess 2'));
  await userEvent.keyboard('{Enter}');
  await until(() => game().match!.length > 1);
  const { step } = game().match!.history[1]!;
  expect(step).toMatchObject({ seat: 0, move: { card: 1, target: 1, guess: 2 } });
});

test.each<[Viewer, string]>([
  [0, 'Ben: holds 8.'],
  [1, 'Anna: looks at the hand of you.'],
  ['spectator', 'Anna: looks at the hand of Ben.'],
])('a peek: %s reads and hears “%s”', async (viewer, sentence) => {
  addLetters();
  const match = new Match(letters, { seats: 2 });
  // Seat 0 gets a 2 and a 1, seat 1 gets the 8.
  match.resolve([0, 1, 2, 5, 6, 7, 8, 9, 10, 3, 11, 4]);
  const table = document.createElement('cb-letters') as DefaultTable;
  table.players = [{ name: 'Anna' }, { name: 'Ben' }];
  const update = () => Object.assign(table, { view: match.view(viewer), log: match.events(viewer) });
  update();
  await show(html`<div style="--cb-speed: 0">${table}</div>`);
  match.play(0, { type: 'play', card: 2, target: 1, guess: 0 });
  update();
  const heardIn = (part: string) => queryAllDeep(table, part).map(htmlWithAllShadows).join(' ');
  await until(() => heardIn('cb-announcer').includes(sentence));
  queryAllDeep(table, 'button[data-panel="log"]')[0]!.click();
  await until(() => heardIn('cb-log').includes(sentence));
  for (const part of ['cb-announcer', 'cb-log']) expect(heardIn(part).includes('holds 8')).toBe(viewer === 0);
});

/** A table of a match between two people, as the first of them sees it. */
async function showMatch(played: AnyManifest, match: Match, heightPx = 640): Promise<DefaultTable> {
  const { game: original, texts, pieces } = played;
  const name = `cb-${original.id}`;
  if (!customElements.get(name)) defineDefaultTable({ game: original, texts, ...(pieces ? { pieces } : {}) });
  const table = document.createElement(name) as DefaultTable;
  const players = ['Anna', 'Ben'].map((player) => ({ name: player }));
  Object.assign(table, { players, explain: (move: object) => match.refusal(0, move as never) });
  table.style.setProperty('--cb-speed', '0.02');
  table.style.blockSize = `${heightPx}px`;
  update(table, match);
  await show(html`${table}`);
  return table;
}

function update(table: DefaultTable, match: Match): void {
  const log = match.history.flatMap(({ events }) => events);
  Object.assign(table, { view: match.view(0), moves: match.legalMoves(0), log });
}

test('tells each event of a step, and shows the last card of the trick meanwhile', async () => {
  const played = otherManifests.find(({ game: { id } }) => id === 'template-cards')!;
  const match = new Match(played.game, { seats: 2 });
  match.resolveAll(seededChance(1));
  match.play(0, match.legalMoves(0)[0]!);
  const table = await showMatch(played, match);
  const scenes: [string, number][] = [];
  table.addEventListener('cb-scene', () => {
    const line = queryAllDeep(table, '.ask p')[0]!.textContent!;
    scenes.push([line, queryAllDeep(table, '.row cb-card').length]);
  });
  const settled = new Promise((resolve) => table.addEventListener('cb-settled', resolve, { once: true }));
  match.play(1, match.legalMoves(1)[0]!);
  update(table, match);
  await settled;
  expect(scenes).toEqual([
    [expect.stringMatching(/^Ben plays/), 2],
    [expect.stringMatching(/the trick/), 2],
  ]);
});

test('a card touched in vain tells the refusal of its move', async () => {
  const played = otherManifests.find(({ game: { id } }) => id === 'template-cards')!;
  const match = new Match(played.game, { seats: 2 });
  match.resolveAll(seededChance(1));
  match.play(0, match.legalMoves(0)[0]!);
  const table = await showMatch(played, match);
  table.singleTap = true;
  await table.updateComplete;
  const [card] = queryAllDeep(table, 'button[data-card]');
  card!.click();
  const note = await until(() => queryAllDeep(table, '.note')[0]);
  expect(note.textContent).toContain('Ben must play first.');
  expect(note.textContent).toContain('TC-2');
});

test('a lifted card says that a second tap plays it, and the own seat counts the cards', async () => {
  const played = otherManifests.find(({ game: { id } }) => id === 'template-cards')!;
  const match = new Match(played.game, { seats: 2 });
  match.resolveAll(seededChance(1));
  const table = await showMatch(played, match);
  const seats = queryAllDeep(table, 'cb-seat') as CbSeat[];
  expect(seats.map(({ you, cards }) => [you, cards])).toEqual([
    [false, 5],
    [true, 5],
  ]);
  const [card] = queryAllDeep(table, 'button[data-card]');
  card!.click();
  await table.updateComplete;
  const line = queryAllDeep(table, '.ask p')[0]!;
  expect(line.textContent).toBe(`Tap ${card!.ariaLabel} again to play it.`);
  match.play(0, match.legalMoves(0)[0]!);
  update(table, match);
  await until(() => line.textContent === 'Waiting for Ben.');
});

/** Two rows of cards, the first of them with a label, and two sentences. */
function withTwoRows(): AnyManifest {
  const played = otherManifests.find(({ game: { id } }) => id === 'template-cards')!;
  const en = { ...played.texts.en, rowName: () => 'Trump', table: () => ['Red is trump.', 'The trick:'] };
  return {
    ...played,
    game: { ...played.game, id: 'two-rows' },
    texts: { en, nl: en, de: en },
    pieces: {
      ...played.pieces,
      rows: () => [
        { deck: 'numbers', name: 'trump', cards: [{ card: 'red:A' }] },
        { deck: 'numbers', cards: [1, 2, 3, 4].map((card, owner) => ({ card: `red:${card}`, owner })) },
        { deck: 'numbers', cards: [5, 6, 7, 8].map((card) => ({ card: `blue:${card}` })) },
      ],
    },
  };
}

test.each([
  [1440, 900],
  [360, 740],
  [700, 560],
])('at %i×%i all rows and sentences fit on the table', async (width, height) => {
  await page.viewport(width, height);
  const played = withTwoRows();
  const match = new Match(played.game, { seats: 2 });
  match.resolveAll(seededChance(1));
  const table = await showMatch(played, match, height);
  const [things] = queryAllDeep(table, '.things');
  await until(() => queryAllDeep(table, '.row cb-card').length === 9);
  expect(things!.scrollHeight).toBeLessThanOrEqual(things!.clientHeight);
  const [trump, trick] = queryAllDeep(table, '.row').map((row) => row.getBoundingClientRect());
  expect(trump!.top).toBe(trick!.top);
  expect(trump!.right).toBeLessThan(trick!.left);
  expect(queryAllDeep(table, '.label').map(({ textContent }) => textContent)).toEqual(['Trump']);
  await page.viewport(360, 640);
});

test('a game replaces one part of the table and keeps the rest', async () => {
  class OwnMiddle extends DefaultTable {
    protected readonly played = { game: letters, texts: lettersTexts, pieces: lettersPieces } as never;
    protected override middle = (): TemplateResult => html`<p class="own-middle">Envelopes</p>`;
  }
  if (!customElements.get('cb-own-middle')) customElements.define('cb-own-middle', OwnMiddle);
  const match = new Match(letters, { seats: 2 });
  match.resolveAll(seededChance(1));
  const table = document.createElement('cb-own-middle') as OwnMiddle;
  Object.assign(table, { view: match.view(0), moves: match.legalMoves(0), players: [{ name: 'Anna' }] });
  await show(html`${table}`);
  expect(queryAllDeep(table, '.own-middle, .things').map(({ className }) => className)).toEqual([
    'own-middle',
  ]);
  expect(queryAllDeep(table, 'cb-hand .legal, button[data-card]')).toHaveLength(2);
});

test.each(['letters', 'pieces-gouda-gouda', 'plain-mens-erger-je-niet'])('%s: is accessible', async (id) => {
  addLetters();
  addPieces('gouda-gouda', goudaGoudaPieces);
  await start(id, 's7', 3);
  await expectAccessible();
  offered()[0]!.click();
  await until(() => queryAllDeep(game(), '.back')[0] ?? game().match!.length > 1);
  await until(() => offered().length > 0);
  await expectAccessible();
});
