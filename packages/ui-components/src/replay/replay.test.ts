import { type AnyGame, Match, seededChance, seededDraw } from '@cheeseboard/engine';
import { daumenDrauf } from '@cheeseboard/engine/daumen-drauf';
import { davidGoliath } from '@cheeseboard/engine/david-goliath';
import { goudaGouda } from '@cheeseboard/engine/gouda-gouda';
import { mensErgerJeNiet } from '@cheeseboard/engine/mens-erger-je-niet';
import { momentsOf, storyOf, writeRecord } from '@cheeseboard/engine/records';
import { html } from 'lit';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CbStepEvent } from '../events/study.ts';
import './define.ts';
import { expectAccessible, getElement, show } from '../../test/kit/index.ts';
import { queryAllDeep, until } from '../../test/kit/query.ts';
import type { TableElement } from '../table/table.ts';
import type { CbReplay } from './replay.ts';

const games = {
  'daumen-drauf': daumenDrauf,
  'david-goliath': davidGoliath,
  'gouda-gouda': goudaGouda,
  'mens-erger-je-niet': mensErgerJeNiet,
} as const;
const shortGames = {
  'daumen-drauf': { rounds: 2 },
  'david-goliath': { deals: 2 },
  'gouda-gouda': { cheeseAt: 'purple-box' },
  'mens-erger-je-niet': {},
} as const;

/** A finished random match. */
function playMatch(
  id: keyof typeof games,
  options: object = id === 'david-goliath' ? { deals: 1 } : {},
): Match {
  const match: Match = new Match(games[id] as AnyGame, {
    seats: 3,
    players: ['Anna', 'Ben', 'Clara'],
    options,
  });
  const chance = seededChance('replay');
  const draw = seededDraw('replay');
  while (!match.result) {
    match.resolveAll(chance);
    const [seat] = match.actors;
    if (seat === undefined) break;
    const moves = match.legalMoves(seat);
    match.play(seat, moves[draw(moves.length)]!);
  }
  return match;
}

const replay = (): CbReplay => getElement('cb-replay');
const table = (): TableElement<never> =>
  queryAllDeep<TableElement<never>>(replay(), '.table').find(({ localName }) => localName in tables)!;
const tables = {
  'cb-daumen-drauf': 1,
  'cb-david-goliath': 1,
  'cb-gouda-gouda': 1,
  'cb-mens-erger-je-niet': 1,
};
const button = (name: string): HTMLButtonElement =>
  queryAllDeep<HTMLButtonElement>(replay(), `button[aria-label="${name}"]`)[0]!;
const slider = (): HTMLInputElement => queryAllDeep<HTMLInputElement>(replay(), 'input')[0]!;

async function renderReplay(record: string, step = 0, speed = 0): Promise<void> {
  await show(html``);
  await show(
    html`<h1>Replay</h1><cb-replay style="--cb-speed: ${speed}" .record=${record} at=${step}></cb-replay>`,
  );
  await until(() => queryAllDeep(replay(), '.controls, [role="alert"]').length > 0);
  await replay().updateComplete;
}

async function expectStepOf(step: number): Promise<void> {
  await until(() => replay().at === step);
  await replay().updateComplete;
  await table().updateComplete;
}

async function expectStep(match: Match, step: number): Promise<void> {
  await expectStepOf(step);
  expect(table().view).toEqual(match.game.view(match.at(step), 'spectator'));
  expect(table().log).toHaveLength(match.history.slice(0, step).flatMap(({ events }) => events).length);
}

describe.each(Object.keys(games) as (keyof typeof games)[])('a record of %s', (id) => {
  const match = playMatch(id, shortGames[id]);
  const record = writeRecord(match);

  test('steps with buttons', async () => {
    await renderReplay(record);
    const steps: number[] = [];
    replay().addEventListener('cb-step', (event) => steps.push((event as CbStepEvent).at));
    await expectStep(match, 0);
    expect(button('One step back').getAttribute('aria-disabled')).toBe('true');
    button('One step forward').click();
    await expectStep(match, 1);
    button('One step forward').click();
    await expectStep(match, 2);
    button('One step back').click();
    await expectStep(match, 1);
    button('Go to the end').click();
    await expectStep(match, match.length);
    button('Go to the start').click();
    await expectStep(match, 0);
    expect(steps).toEqual([1, 2, 1, match.length, 0]);
  });

  test('steps with keys and with the slider, which announces what happened', async () => {
    await renderReplay(record, 3);
    await expectStep(match, 3);
    button('Play').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expectStep(match, 4);
    slider().focus();
    await userEvent.keyboard('{End}');
    await expectStep(match, match.length);
    expect(slider().getAttribute('aria-valuetext')).toMatch(/wins (the game|with)/);
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expectStep(match, 1);
  });

  test('plays by itself to the end and opens the last sheet', { timeout: 60_000 }, async () => {
    await renderReplay(record, match.length - 12);
    button('Play').click();
    await until(() => replay().at === match.length && !replay().playing);
    await until(() => queryAllDeep(replay(), '.sheet').length > 0);
    button('One step back').click();
    await expectStep(match, match.length - 1);
    await until(() => queryAllDeep(replay(), '.sheet').length === 0);
  });

  test('is accessible', async () => {
    await renderReplay(record, 6);
    await expectAccessible();
  });

  test('marks the moments that mattered and leads to them, with everybody by name', async () => {
    const moments = momentsOf(storyOf(match)!);
    await renderReplay(record);
    replay().you = 1;
    await expectStepOf(0);
    expect(queryAllDeep(replay(), '.slider i').map(({ className }) => className)).toEqual(
      moments.map(({ kind }) => kind),
    );
    const [list] = queryAllDeep<HTMLSelectElement>(replay(), 'select');
    const { step } = moments.at(-1)!;
    list!.value = String(step);
    list!.dispatchEvent(new Event('change'));
    await expectStepOf(step);
    expect(list!.selectedOptions[0]!.textContent).toMatch(new RegExp(`^${step}: `));
    const spoken = [...queryAllDeep(replay(), 'cb-seat'), table()].map(
      (element) => element.shadowRoot?.textContent,
    );
    expect(spoken.join()).not.toMatch(/\byou\b/i);
  });
});

describe.each(Object.keys(games) as (keyof typeof games)[])('the last sheet of %s', (id) => {
  const match = playMatch(id, shortGames[id]);
  const sheet = (): string => {
    const [body] = queryAllDeep(replay(), '.sheet .body');
    return body
      ? [body, ...queryAllDeep(body, '*')].map((element) => element.shadowRoot?.textContent ?? '').join('') +
          body.textContent
      : '';
  };

  test('is the same after a jump and after single steps', async () => {
    await renderReplay(writeRecord(match));
    await expectStep(match, 0);
    button('Go to the end').click();
    await expectStep(match, match.length);
    const afterJump = await until(sheet);
    await renderReplay(writeRecord(match), match.length - 12);
    await expectStep(match, match.length - 12);
    for (let step = match.length - 11; step <= match.length; step++) {
      button('One step forward').click();
      await expectStep(match, step);
    }
    expect(await until(sheet)).toBe(afterJump);
    for (const { name } of table().players) expect(afterJump).toContain(name);
  });

  test('a jump past the end of a deal opens no sheet', async () => {
    await renderReplay(writeRecord(match));
    await expectStep(match, 0);
    slider().value = String(match.length - 2);
    slider().dispatchEvent(new Event('input'));
    await expectStep(match, match.length - 2);
    expect(sheet()).toBe('');
  });
});

test('pauses while it plays', async () => {
  const match = playMatch('mens-erger-je-niet');
  await renderReplay(writeRecord(match), 0, 0.2);
  button('Play').click();
  await until(() => replay().at >= 2);
  button('Pause').click();
  await replay().updateComplete;
  expect(replay().playing).toBe(false);
  expect(replay().at).toBeLessThan(match.length);
});

test('shows the view of a seat', async () => {
  const match = playMatch('david-goliath');
  await renderReplay(writeRecord(match), 2);
  replay().you = 1;
  await replay().updateComplete;
  await table().updateComplete;
  expect((table().view as unknown as { viewer: number }).viewer).toBe(1);
  expect(queryAllDeep(replay(), 'cb-hand').length).toBe(1);
});

test.each([
  ['nothing', '', 'it is empty'],
  ['a poem', 'the mouse ran up the clock', 'the first line is'],
  ['a game that nobody knows', 'cheeseboard record 1\ngame: whist 1\nseats: 4\n\n', 'no game "whist"'],
  [
    'an illegal move',
    'cheeseboard record 1\ngame: mens-erger-je-niet 1\nseats: 2\noption firstPlayer: 0\n\n* 4\n* 2\n1 o4\n',
    'line 8: not allowed by ME-4',
  ],
])('fails loudly on %s, and draws nothing', async (_, record, why) => {
  await renderReplay(record);
  expect(queryAllDeep(replay(), '[role="alert"]')[0]!.textContent).toContain(why);
  expect(queryAllDeep(replay(), '.controls, .table')).toEqual([]);
});
