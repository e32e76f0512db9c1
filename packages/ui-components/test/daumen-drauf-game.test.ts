/** Whole games of Daumen drauf, played through the rendered table only. */
import { seededDraw } from '@cheeseboard/engine';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../src/game/define.ts';
import type { CbGame } from '../src/game/game.ts';
import { getElement, show } from './kit/index.ts';
import { focusedElement, queryAllDeep, until } from './kit/query.ts';
import { expectedScores, scoresByName } from './kit/shown-scores.ts';

const game = (): CbGame => getElement('cb-game');
const table = () =>
  queryAllDeep(game(), 'cb-daumen-drauf')[0] as HTMLElementTagNameMap['cb-daumen-drauf'] | undefined;
/** All highlighted buttons: playable cards, pass, parry. */
const offeredButtons = (): HTMLElement[] =>
  table()?.busy === false ? queryAllDeep(table()!, 'button.legal') : [];
/** The highlighted buttons on the player's own turn, when nobody else can act. */
const choicesOnTurn = (): HTMLElement[] =>
  queryAllDeep(game(), 'cb-seat[you][turn]').length > 0 ? offeredButtons() : [];
const sheetButton = (): HTMLElement | undefined => queryAllDeep(game(), '.sheet .aside')[0];
const isOver = (): boolean => game().match?.result != null;
const isLastSheetOpen = (): boolean => isOver() && sheetButton() !== undefined;
const totals = (): Record<string, number> => {
  const sheet = queryAllDeep(game(), '.sheet cb-score-sheet')[0]!.shadowRoot!;
  return scoresByName(sheet.querySelectorAll('thead th'), sheet.querySelectorAll('tfoot td'));
};
const ownSteps = () => game().match!.history.filter(({ step }) => 'seat' in step && step.seat === 0);

async function startGame(players: number, seed: string, options: object): Promise<void> {
  await show(html`<cb-game
    style="--cb-speed: 0"
    game="daumen-drauf"
    players=${players}
    bots="easy"
    seed=${seed}
    options=${JSON.stringify(options)}
    single-tap
  ></cb-game>`);
}

function expectEngineResult(plays: number): void {
  const { scores, winners } = game().match!.result!;
  expect(totals()).toEqual(expectedScores(table()!.players, scores));
  expect(plays).toBe(ownSteps().length);
  const title = queryAllDeep(game(), '.sheet h2')[0]!.textContent!;
  expect(/\b[Yy]ou\b/.test(title)).toBe(winners.includes(0));
}

test('the mouse plays two rounds with three players', async () => {
  await startGame(3, 'mouse 2', { rounds: 2 });
  const draw = seededDraw('clicks');
  const counts = { card: 0, pass: 0, parry: 0, sheet: 0 };
  for (;;) {
    await until(() => sheetButton() || choicesOnTurn().length > 0);
    if (isLastSheetOpen()) break;
    const sheet = sheetButton();
    if (sheet) {
      counts.sheet += 1;
      await userEvent.click(sheet);
      continue;
    }
    const choices = choicesOnTurn();
    const choice = choices[draw(choices.length)]!;
    const before = ownSteps().length;
    counts[choice.matches('.pass') ? 'pass' : choice.matches('.parry') ? 'parry' : 'card'] += 1;
    await userEvent.click(choice, choice.matches('.act') ? {} : { position: { x: 8, y: 20 } });
    await until(() => ownSteps().length > before);
  }
  expect(counts.sheet).toBe(1);
  for (const moveType of ['card', 'pass', 'parry'] as const)
    expect(counts[moveType], moveType).toBeGreaterThan(0);
  expectEngineResult(counts.card + counts.pass + counts.parry);
});

test('the keyboard alone plays two rounds with two players', async () => {
  await startGame(2, 'keys', { rounds: 2 });
  const draw = seededDraw('keys');
  const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
  const tabTo = async (isReached: () => boolean, keys: string): Promise<void> => {
    while (!isReached()) await press(keys);
  };
  const onCard = (): boolean => focusedElement()?.matches('button[data-card]') ?? false;
  const counts = { card: 0, pass: 0, parry: 0 };
  await until(() => choicesOnTurn().length > 0);
  for (;;) {
    await until(() => sheetButton() || choicesOnTurn().length > 0);
    if (isLastSheetOpen()) break;
    if (sheetButton()) {
      await until(() => focusedElement() === sheetButton());
      await press('{Enter}');
      await until(() => !sheetButton());
      continue;
    }
    const choices = choicesOnTurn();
    const choice = choices[draw(choices.length)]!;
    const before = ownSteps().length;
    if (choice.matches('.pass')) {
      // Alternate between the button and the key.
      if (counts.pass % 2 === 0) {
        await tabTo(() => focusedElement()?.matches('.pass') ?? false, '{Shift>}{Tab}{/Shift}');
        await press('{Enter}');
      } else await press('p');
      counts.pass += 1;
    } else if (choice.matches('.parry')) {
      await tabTo(onCard, '{Tab}');
      await press('x');
      counts.parry += 1;
    } else {
      const goal = choice.dataset.card;
      await tabTo(onCard, '{Tab}');
      const steps = queryAllDeep(table()!, 'button[data-card]').findIndex(
        ({ dataset }) => dataset.card === goal,
      );
      await press(`{Home}${'{ArrowRight}'.repeat(steps)}`);
      expect(focusedElement()?.dataset.card).toBe(goal);
      await press('{Enter}');
      counts.card += 1;
    }
    await until(() => ownSteps().length > before);
  }
  expect(counts.card).toBeGreaterThan(5);
  expect(counts.pass).toBeGreaterThan(1);
  expectEngineResult(counts.card + counts.pass + counts.parry);
  await until(() => focusedElement() === sheetButton());
});

test('keeps cards that the player may not know out of the page', async () => {
  await startGame(4, 'secret', { rounds: 1 });
  const draw = seededDraw('secret');
  let coveredCount = 0;
  for (;;) {
    await until(() => sheetButton() || choicesOnTurn().length > 0);
    if (isLastSheetOpen()) break;
    const view = table()!.view!;
    const knownFiles = new Set([
      ...view.hand.map((card) => game().match!.game.writeMove({ type: 'show', card } as never, view.options)),
      ...view.trick.map(
        ({ colour, number, poisonous }) =>
          `${colour[0]}${number}${poisonous === null ? '?' : poisonous ? 'f' : ''}`,
      ),
      ...(view.lastTrick?.cards ?? []).map(({ card }) =>
        game().match!.game.writeMove({ type: 'show', card } as never, view.options),
      ),
    ]);
    const drawnCards = queryAllDeep(table()!, '[data-card]').map(({ dataset }) => dataset.card!);
    expect(new Set(drawnCards)).toEqual(knownFiles);
    coveredCount += drawnCards.filter((card) => card.endsWith('?')).length;
    // Fangs are drawn only on known cards: three red shapes on the head and one in the corner.
    const teeth = queryAllDeep<SVGElement>(table()!, '.card [fill*="fang"]').length;
    expect(teeth).toBe(4 * drawnCards.filter((card) => card.endsWith('f')).length);
    const choices = choicesOnTurn();
    const before = ownSteps().length;
    choices[draw(choices.length)]!.click();
    await until(() => ownSteps().length > before);
  }
  expect(coveredCount).toBeGreaterThan(3);
});
