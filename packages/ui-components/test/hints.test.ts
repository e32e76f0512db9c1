/** Tests hints: a sentence, and a ring around the piece to use. */
import type { GameTypes } from '@cheeseboard/engine';
import { html } from 'lit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CbHintEvent } from '../src/events/hint.ts';
import '../src/game/define.ts';
import type { CbGame } from '../src/game/game.ts';
import { gameFacts } from '../src/kits/kits.ts';
import type { TableElement } from '../src/table/table.ts';
import { DavidGoliathFixture } from './kit/david-goliath-table.ts';
import { expectAccessible, getElement, queryShadow, show } from './kit/index.ts';
import { queryAllDeep, until } from './kit/query.ts';

const game = (): CbGame => getElement('cb-game');
const findAll = (selector: string): HTMLElement[] => queryAllDeep(game(), selector);
/** What a player who follows every hint clicks next: an open sheet, the die, the ringed piece, or the hint button. */
const nextElement = (): HTMLElement | undefined =>
  ['.sheet .aside', '[data-roll]', '[data-hint]', '.bulb[aria-disabled="false"]'].flatMap(findAll)[0];
const MOVE_COUNT = 6;

test.each(gameFacts)(
  '$id: following the hints plays the suggested moves',
  { timeout: 120_000 },
  async ({ id, seats }) => {
    await show(html`<cb-game
      style="--cb-speed: 0"
      game=${id}
      players=${seats.min}
      bots="easy"
      budget="20"
      seed="hints"
    ></cb-game>`);
    const table = await until(() => queryAllDeep<TableElement<GameTypes>>(game(), `cb-${id}`)[0]);
    const suggestSpy = vi.spyOn(table, 'suggest');
    const playedMoves: { move: unknown; hintedMove: unknown; text: string }[] = [];
    game().addEventListener(
      'cb-move',
      ({ move }) => {
        // If only passing is possible, the table passes automatically, without a hint.
        const lastCall = suggestSpy.mock.lastCall;
        suggestSpy.mockClear();
        if (lastCall) playedMoves.push({ move, hintedMove: lastCall[0].move, text: lastCall[0].text });
      },
      { capture: true },
    );
    while (playedMoves.length < MOVE_COUNT && !game().match!.result) {
      const piece = await until(() => nextElement() ?? game().match!.result);
      if (piece instanceof HTMLElement) piece.click();
      await game().updateComplete;
    }
    expect(playedMoves.length).toBeGreaterThan(2);
    for (const { move, hintedMove, text } of playedMoves) {
      expect(move).toEqual(hintedMove);
      expect(text).toMatch(/^\p{Lu}.*: .+\.$/u);
    }
  },
);

async function fixtureWithHints(you: number | 'spectator' = 0): Promise<DavidGoliathFixture> {
  const fixture = new DavidGoliathFixture(3, you, 1, { deals: 1, firstDealer: 2 });
  await fixture.render();
  fixture.table.hints = true;
  await fixture.table.updateComplete;
  return fixture;
}

const bulb = () => page.getByRole('button', { name: 'Hint', exact: true });
const note = (fixture: DavidGoliathFixture): string =>
  queryShadow(fixture.table, '.note')?.textContent?.trim() ?? '';

test('has no hint button and ignores the key if hints are off', async () => {
  const fixture = new DavidGoliathFixture(3);
  await fixture.render();
  const requests: unknown[] = [];
  fixture.table.addEventListener('cb-hint', (event) => requests.push(event));
  fixture.table.focus();
  await userEvent.keyboard('i');
  expect(requests).toEqual([]);
  await expect.element(bulb()).not.toBeInTheDocument();
});

test('the key asks once with everything the seat sees; the answer is shown, announced and ringed', async () => {
  const fixture = await fixtureWithHints();
  const { table, match } = fixture;
  const requests: CbHintEvent[] = [];
  table.addEventListener('cb-hint', (event) => requests.push(event));
  table.focus();
  await userEvent.keyboard('ii');
  expect(requests.map(({ seen }) => seen)).toEqual([
    { view: match.view(0), moves: match.legalMoves(0), log: table.log },
  ]);
  const move = match.legalMoves(0)[2]!;
  expect(table.suggest({ move, text: 'Play that one: it is lucky.' })).toBe(true);
  await until(() => queryAllDeep(table, '[data-hint]').length === 1);
  expect(note(fixture)).toBe('Play that one: it is lucky.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Play that one: it is lucky.');
  await expectAccessible();
  // The next view removes the hint.
  match.play(0, match.legalMoves(0)[0]!);
  fixture.update();
  await until(() => queryAllDeep(table, '[data-hint]').length === 0);
  expect(note(fixture)).toBe('');
});

test('closing the hint also removes its ring', async () => {
  const { table, match } = await fixtureWithHints();
  table.suggest({ move: match.legalMoves(0)[0]!, text: 'Play that one: it is lucky.' });
  await until(() => queryAllDeep(table, '[data-hint]').length === 1);
  queryShadow<HTMLElement>(table, '.note .close')!.click();
  await until(() => queryAllDeep(table, '[data-hint]').length === 0);
  expect(queryShadow(table, '.note')).toBeNull();
});

test('ignores a hint for a move that is no longer legal', async () => {
  const { table, match } = await fixtureWithHints();
  const move = match.legalMoves(0)[0]!;
  const [taken] = match.legalMoves(0).filter((other) => other !== move);
  table.moves = match.legalMoves(0).slice(1);
  expect(table.suggest({ move, text: 'Too late.' })).toBe(false);
  expect(table.suggest({ move: taken!, text: 'In time.' })).toBe(true);
});

test.each([
  ['en', 'You can ask for a hint on your turn.', 'Hints are only for players.'],
  ['nl', 'Een tip krijg je als je aan de beurt bent.', 'Tips zijn voor wie meespeelt.'],
  ['de', 'Einen Tipp gibt es, wenn du am Zug bist.', 'Tipps gibt es nur, wenn du mitspielst.'],
])('%s: explains why there is no hint out of turn or for spectators', async (lang, notNow, watching) => {
  for (const [you, why] of [
    [1, notNow],
    ['spectator', watching],
  ] as const) {
    await show(html``);
    const fixture = await fixtureWithHints(you);
    fixture.table.lang = lang;
    await until(() => queryShadow(fixture.table, '.bulb')?.getAttribute('aria-description') === why);
    expect(queryShadow(fixture.table, '.bulb')!.getAttribute('aria-disabled')).toBe('true');
    queryShadow(fixture.table, '.bulb')!.click();
    await fixture.table.updateComplete;
    expect(note(fixture)).toBe(why);
  }
});
