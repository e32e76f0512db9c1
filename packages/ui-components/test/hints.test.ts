/** A hint: a sentence, and a ring to follow. */
import type { GameTypes } from '@cheeseboard/engine';
import { html } from 'lit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CbHintEvent } from '../src/events/hint.ts';
import '../src/game/define.ts';
import type { CbGame } from '../src/game/game.ts';
import { gameFacts } from '../src/kits/kits.ts';
import type { TableElement } from '../src/table/table.ts';
import { deep, until } from './kit/deep.ts';
import { expectAccessible, inside, show, the } from './kit/index.ts';
import { Seated } from './kit/seated.ts';

const game = (): CbGame => the('cb-game');
const all = (selector: string): HTMLElement[] => deep(game(), selector);
/** What to touch next for who does as they are told: what lies on the table, what is ringed, or the button for the next hint. */
const next = (): HTMLElement | undefined =>
  ['.sheet .aside', '[data-hint]', '.bulb[aria-disabled="false"]'].flatMap(all)[0];
const MOVES = 6;

test.each(gameFacts)(
  '$id: who follows the hints plays what they say',
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
    const table = await until(() => deep<TableElement<GameTypes>>(game(), `cb-${id}`)[0]);
    const said = vi.spyOn(table, 'suggest');
    const played: { move: unknown; advised: unknown; text: string }[] = [];
    game().addEventListener(
      'cb-move',
      ({ move }) => {
        // Where only passing is left, a table passes by itself: nobody has asked.
        const asked = said.mock.lastCall;
        said.mockClear();
        if (asked) played.push({ move, advised: asked[0].move, text: asked[0].text });
      },
      { capture: true },
    );
    while (played.length < MOVES && !game().match!.result) {
      const piece = await until(() => next() ?? game().match!.result);
      if (piece instanceof HTMLElement) piece.click();
      await game().updateComplete;
    }
    expect(played.length).toBeGreaterThan(2);
    for (const { move, advised, text } of played) {
      expect(move).toEqual(advised);
      expect(text).toMatch(/^\p{Lu}.*: .+\.$/u);
    }
  },
);

async function seated(you: number | 'spectator' = 0): Promise<Seated> {
  const desk = new Seated(3, you, 1, { deals: 1, firstDealer: 2 });
  await desk.lay();
  desk.table.hints = true;
  await desk.table.updateComplete;
  return desk;
}

const bulb = () => page.getByRole('button', { name: 'Hint', exact: true });
const note = (desk: Seated): string => inside(desk.table, '.note')?.textContent?.trim() ?? '';

test('without hints there is no button, and the key does nothing', async () => {
  const desk = new Seated(3);
  await desk.lay();
  const asked: unknown[] = [];
  desk.table.addEventListener('cb-hint', (event) => asked.push(event));
  desk.table.focus();
  await userEvent.keyboard('i');
  expect(asked).toEqual([]);
  await expect.element(bulb()).not.toBeInTheDocument();
});

test('the key asks with all that the seat sees, once; the answer is seen, heard and ringed', async () => {
  const desk = await seated();
  const { table, match } = desk;
  const asked: CbHintEvent[] = [];
  table.addEventListener('cb-hint', (event) => asked.push(event));
  table.focus();
  await userEvent.keyboard('ii');
  expect(asked.map(({ seen }) => seen)).toEqual([
    { view: match.view(0), moves: match.legalMoves(0), log: table.log },
  ]);
  const move = match.legalMoves(0)[2]!;
  expect(table.suggest({ move, text: 'Play that one: it is lucky.' })).toBe(true);
  await until(() => deep(table, '[data-hint]').length === 1);
  expect(note(desk)).toBe('Play that one: it is lucky.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Play that one: it is lucky.');
  await expectAccessible();
  // The next view takes it away.
  match.play(0, match.legalMoves(0)[0]!);
  desk.tell();
  await until(() => deep(table, '[data-hint]').length === 0);
  expect(note(desk)).toBe('');
});

test('a hint that comes too late is not given', async () => {
  const { table, match } = await seated();
  const move = match.legalMoves(0)[0]!;
  const [taken] = match.legalMoves(0).filter((other) => other !== move);
  table.moves = match.legalMoves(0).slice(1);
  expect(table.suggest({ move, text: 'Too late.' })).toBe(false);
  expect(table.suggest({ move: taken!, text: 'In time.' })).toBe(true);
});

test.each([
  ['en', 'You can ask for a hint on your turn.', 'Hints are only for players.'],
  ['nl', 'Een tip krijg je als je aan de beurt bent.', 'Tips zijn voor wie meespeelt.'],
  ['de', 'Einen Tipp gibt es, wenn du am Zug bist.', 'Tipps sind für die, die mitspielen.'],
])('%s: who cannot have one is told why', async (lang, notNow, watching) => {
  for (const [you, why] of [
    [1, notNow],
    ['spectator', watching],
  ] as const) {
    await show(html``);
    const desk = await seated(you);
    desk.table.lang = lang;
    await until(() => inside(desk.table, '.bulb')?.getAttribute('aria-description') === why);
    expect(inside(desk.table, '.bulb')!.getAttribute('aria-disabled')).toBe('true');
    inside(desk.table, '.bulb')!.click();
    await desk.table.updateComplete;
    expect(note(desk)).toBe(why);
  }
});
