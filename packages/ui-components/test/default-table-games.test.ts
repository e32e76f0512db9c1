/** Whole games at the default table, played through its cards and buttons only. */
import { type AnyGame, type AnyPieces, seededDraw } from '@cheeseboard/engine';
import type { AnyBots } from '@cheeseboard/engine/bots';
import { games } from '@cheeseboard/engine/games';
import { gameBots } from '@cheeseboard/engine/games/bots';
import { gameTexts } from '@cheeseboard/engine/games/text';
import { type AnyGameTexts, tableText, tellResult } from '@cheeseboard/engine/text';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { defineDefaultTable } from '../src/default-table/define.ts';
import '../src/game/define.ts';
import type { CbGame } from '../src/game/game.ts';
import { addKit } from '../src/kits/registry.ts';
import { getElement, show } from './kit/index.ts';
import { letters, lettersPieces, lettersTexts } from './kit/letters-table.ts';
import { queryAllDeep, until } from './kit/query.ts';

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
function addWithDefaultTable(id: string, original: AnyGame, texts: AnyGameTexts, pieces?: AnyPieces): void {
  const renamed = { ...original, id };
  addKit(id, async () => ({
    game: renamed,
    texts,
    table: defineDefaultTable({ game: renamed, texts, ...(pieces ? { pieces } : {}) }),
    bots: async () => gameBots[original.id] ?? randomBots,
    reasons: noneLoaded,
    positions: noneLoaded,
  }));
}

async function start(id: string, seed: string, players = 0, options = {}): Promise<void> {
  await show(html`<h1>Table</h1><cb-game
    style="--cb-speed: 0"
    game=${id}
    players=${players}
    bots="easy"
    seed=${seed}
    options=${JSON.stringify(options)}
    one-tap
    no-hints
  ></cb-game>`);
  await until(() => offered().length > 0 || isOver());
}

/** Clicks what the table offers until the result is shown; returns how many clicks that took. */
async function clickToTheEnd(draw = seededDraw('clicks')): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    const length = game().match!.length;
    const choice = await until(() => {
      const choices = offered();
      return sheetTitle() ?? choices[draw(choices.length || 1)];
    });
    if (choice === sheetTitle()) return clicks;
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

test.each(games.map(({ id }) => id))('%s: buttons alone play to the result', async (id) => {
  addWithDefaultTable(`plain-${id}`, games.find((original) => original.id === id)!, gameTexts[id]!);
  const shortOptions: { readonly [id: string]: object } = { 'david-goliath': { deals: 1 } };
  await start(`plain-${id}`, 'buttons', 0, shortOptions[id]);
  expect(await clickToTheEnd()).toBeGreaterThan(5);
  expectResultShown(gameTexts[id]!);
});

test('a game with cards: the card first, then its target', async () => {
  addWithDefaultTable('letters', letters, lettersTexts, lettersPieces);
  await start('letters', 'cards', 4);
  expect(await clickToTheEnd()).toBeGreaterThan(1);
  expectResultShown(lettersTexts);
});
