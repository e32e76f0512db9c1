/** A refusal is shown beside what was touched, and is gone when it is no longer true. On your turn, the chat makes room. */
import { writeCard } from '@cheeseboard/engine/david-goliath';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DavidGoliathFixture } from './kit/david-goliath-table.ts';
import { waitForUpdates } from './kit/index.ts';
import { queryAllDeep, until } from './kit/query.ts';

/** A table at which the reader must follow a colour and also has others. */
async function followingFixture(): Promise<DavidGoliathFixture> {
  const fixture = new DavidGoliathFixture(4);
  await fixture.render();
  fixture.table.style.blockSize = '640px';
  fixture.playOthers();
  fixture.update();
  await fixture.waitUntilSettled();
  return fixture;
}

const find = (fixture: DavidGoliathFixture, selector: string): HTMLElement | undefined =>
  queryAllDeep(fixture.table, selector)[0];
const alertText = (fixture: DavidGoliathFixture): string =>
  find(fixture, '[role="alert"]')!.textContent!.trim();

test('one tap on a card that cannot be played says why, just above the card', async () => {
  const fixture = await followingFixture();
  const card = find(fixture, 'button.resting')!;
  await userEvent.click(card, { position: { x: 10, y: 20 } });
  const note = (await until(() => find(fixture, '.note'))).getBoundingClientRect();
  await waitForUpdates();
  expect(alertText(fixture)).toContain('DG-5');
  const { top } = card.getBoundingClientRect();
  expect(note.bottom).toBeLessThanOrEqual(top);
  expect(top - note.bottom).toBeLessThan(60);
  // The cards that it names stand higher than the one that was touched.
  for (const legal of queryAllDeep(fixture.table, 'button.legal'))
    expect(note.bottom).toBeLessThanOrEqual(legal.getBoundingClientRect().top);
  const rivals = find(fixture, '.rivals')!.getBoundingClientRect();
  expect(note.top).toBeGreaterThan(rivals.bottom);
});

test('a drawer closes the note that would lie over it', async () => {
  const fixture = await followingFixture();
  find(fixture, 'button.resting')!.click();
  await until(() => find(fixture, '.note'));
  find(fixture, '[data-panel="help"]')!.click();
  await until(() => find(fixture, '.how'));
  expect(find(fixture, '.note')).toBeUndefined();
});

test('a note beside the last card does not cover the open log', async () => {
  const fixture = new DavidGoliathFixture(3, 0, 1, { deals: 1, firstDealer: 2 });
  await fixture.render();
  const { table } = fixture;
  Object.assign(table.style, { blockSize: '640px', inlineSize: '1440px' });
  const log = await until(() => find(fixture, '.panel:not([hidden])'));
  const lastCard = queryAllDeep(table, 'button[data-card]').at(-1)!.dataset.card;
  const move = table.moves.find((candidate) => writeCard(candidate.card) === lastCard)!;
  table.suggest({ move, text: `Play this one: ${'it loses this trick, '.repeat(6)}and more.` });
  await until(() => find(fixture, '[data-hint]'));
  await waitForUpdates();
  const note = find(fixture, '.note')!.getBoundingClientRect();
  expect(note.width).toBeGreaterThan(300);
  expect(note.right).toBeLessThanOrEqual(log.getBoundingClientRect().left);
});

test('when the note is closed or a card is played, the alert is empty', async () => {
  const fixture = await followingFixture();
  for (const end of ['.note .close', 'button.legal']) {
    find(fixture, 'button.resting')!.click();
    await until(() => alertText(fixture) !== '');
    find(fixture, end)!.click();
    await until(() => alertText(fixture) === '');
    expect(find(fixture, '.note')).toBeUndefined();
  }
});

test('on a phone, the chat closes on your turn and keeps its text', async () => {
  const fixture = new DavidGoliathFixture(4);
  await fixture.render();
  const input = document.createElement('input');
  input.slot = 'chat';
  fixture.table.append(input);
  (await until(() => find(fixture, '[data-panel="chat"]'))).click();
  await until(() => input.checkVisibility());
  await userEvent.fill(input, 'Well pl');
  fixture.playOthers();
  fixture.update();
  await fixture.waitUntilSettled();
  await until(() => !input.checkVisibility());
  expect(input.value).toBe('Well pl');
  // Whoever opens it on their turn keeps it.
  find(fixture, '[data-panel="chat"]')!.click();
  await waitForUpdates();
  expect(input.checkVisibility()).toBe(true);
});

test('an arrow points to cards that no longer fit when the table becomes narrower', async () => {
  const fixture = new DavidGoliathFixture(3);
  await fixture.render();
  fixture.table.style.blockSize = '640px';
  const fan = await until(() => find(fixture, '.fan'));
  fixture.table.style.inlineSize = '1200px';
  await until(() => !fan.classList.contains('more-end'));
  fixture.table.style.inlineSize = '400px';
  await until(() => fan.classList.contains('more-end'));
});

test('in landscape, a note covers neither the trick nor a card that can be played', async () => {
  const fixture = await followingFixture();
  Object.assign(fixture.table.style, { blockSize: '314px', inlineSize: '740px' });
  await waitForUpdates();
  for (const touched of queryAllDeep(fixture.table, 'button.resting')) {
    touched.click();
    const note = (await until(() => find(fixture, '.note'))).getBoundingClientRect();
    await waitForUpdates();
    for (const card of queryAllDeep(fixture.table, 'button.legal, cb-trick [data-card]')) {
      const { top, bottom, left, right } = card.getBoundingClientRect();
      const isClear = note.bottom <= top || note.top >= bottom || note.right <= left || note.left >= right;
      expect(isClear, card.dataset.card).toBe(true);
    }
    find(fixture, '.note .close')!.click();
    await until(() => !find(fixture, '.note'));
  }
});
