/** What a person does and sees at a running table, through the screens, in English. */
import { text as readText } from 'node:stream/consumers';
import { expect, type Locator } from '@playwright/test';
import type { Person } from './index.ts';

/** Sets "fast", "no movement" and "no sound" in these people's settings: a whole game takes seconds and a tenth less computing. */
export async function playFast(...people: Person[]): Promise<void> {
  for (const { context } of people) {
    await context.addInitScript(() => {
      // A page of the browser itself, such as the one after a crash, has no storage.
      if (!location.protocol.startsWith('http')) return;
      localStorage.setItem('cheeseboard:pace', '"fast"');
      localStorage.setItem('cheeseboard:motion', '"less"');
      localStorage.setItem('cheeseboard:sound', 'false');
    });
  }
}

export const tableOf = ({ page }: Person): Locator =>
  page.locator('cb-david-goliath, cb-gouda-gouda, cb-daumen-drauf, cb-mens-erger-je-niet');

/** The status line above the table. */
export const statusOf = ({ page }: Person): Locator => page.locator('cbp-play .status');

/** The sentence between board and hand that says what the player is asked to do. */
export const askOf = (person: Person): Locator => tableOf(person).locator('.ask > p');

export const noticesOf = ({ page }: Person): Locator =>
  page.getByRole('region', { name: 'At this table now', exact: true });

export const seatOf = (person: Person, name: string): Locator =>
  tableOf(person).getByRole('group', { name, exact: true });

export async function expectTable(...people: Person[]): Promise<void> {
  for (const person of people) await expect(tableOf(person).locator('.bar')).toBeVisible();
}

/** Opens the menu and presses these buttons in it. */
export async function chooseInMenu(person: Person, ...names: string[]): Promise<void> {
  await person.button('Menu').click();
  const menu = person.page.getByRole('dialog', { name: 'Menu', exact: true });
  for (const name of names) await menu.getByRole('button', { name, exact: true }).click();
}

export async function answerNotice(person: Person, name: string): Promise<void> {
  await noticesOf(person).getByRole('button', { name, exact: true }).click();
}

export async function openChat(person: Person): Promise<Locator> {
  const chat = person.page.locator('cbp-chat');
  if (!(await chat.isVisible())) await tableOf(person).getByRole('button', { name: /^Chat/ }).click();
  await expect(chat).toBeVisible();
  return chat;
}

export async function sendChat(person: Person, text: string): Promise<void> {
  const chat = await openChat(person);
  await chat.getByRole('textbox').fill(text);
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByRole('textbox')).toHaveValue('');
}

/** Saves the record of a finished game and returns it. */
export async function recordOf(person: Person): Promise<string> {
  const dialog = person.page.getByRole('dialog', { name: 'Replay and share', exact: true });
  await person.button('Replay and share').first().click();
  const [download] = await Promise.all([
    person.page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as a file', exact: true }).click(),
  ]);
  // Read as a stream, because a browser in another process gives no file path.
  const record = await readText(await download.createReadStream());
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  return record;
}

/** Expects that everybody sees who won and has the same record. Returns the record. */
export async function expectSameEnd(people: readonly Person[]): Promise<string> {
  const records: string[] = [];
  for (const person of people) {
    await expect(person.page.locator('cbp-play .result')).toHaveText(/win/);
    records.push(await recordOf(person));
  }
  for (const record of records) expect(record).toBe(records[0]);
  expect(records[0]).toMatch(/^result: /m);
  return records[0]!;
}

/** Waits until it is somebody's turn, and returns that person. */
export async function personToMove(people: readonly Person[]): Promise<Person> {
  let mover: Person | undefined;
  await expect
    .poll(async () => {
      for (const person of people) {
        if ((await statusOf(person).getByText('Your turn', { exact: true }).count()) > 0) mover = person;
      }
      return mover !== undefined;
    })
    .toBe(true);
  return mover!;
}
