/** What a person does around a table, through the screens, in English. */
import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import type { Person } from '../kit/index.ts';

/** They have set "fast" and "no movement" in their settings: a whole game takes seconds. */
export async function hurry(...people: Person[]): Promise<void> {
  for (const { context } of people) {
    await context.addInitScript(() => {
      // A page of the browser's own, as after a crash, has nothing to set.
      if (!location.protocol.startsWith('http')) return;
      localStorage.setItem('cheeseboard:fast', 'true');
      localStorage.setItem('cheeseboard:motion', '"less"');
    });
  }
}

/** The game's own table. */
export const tableOf = ({ page }: Person): Locator =>
  page.locator('cb-david-goliath, cb-gouda-gouda, cb-daumen-drauf, cb-mens-erger-je-niet');

/** The line above it. */
export const statusOf = ({ page }: Person): Locator => page.locator('cbp-play .status');

/** What the table says between the board and the hand. */
export const askOf = (person: Person): Locator => tableOf(person).locator('.ask > p');

export const noticesOf = ({ page }: Person): Locator =>
  page.getByRole('region', { name: 'At this table now', exact: true });

export const seatOf = (person: Person, name: string): Locator =>
  tableOf(person).getByRole('group', { name, exact: true });

export async function seesTable(...people: Person[]): Promise<void> {
  for (const person of people) await expect(tableOf(person).locator('.bar')).toBeVisible();
}

/** Opens the menu and presses something in it. */
export async function chooses(person: Person, ...names: string[]): Promise<void> {
  await person.button('Menu').click();
  const menu = person.page.getByRole('dialog', { name: 'Menu', exact: true });
  for (const name of names) await menu.getByRole('button', { name, exact: true }).click();
}

export async function answers(person: Person, name: string): Promise<void> {
  await noticesOf(person).getByRole('button', { name, exact: true }).click();
}

export async function opensChat(person: Person): Promise<Locator> {
  const chat = person.page.locator('cbp-chat');
  if (!(await chat.isVisible())) await tableOf(person).getByRole('button', { name: /^Chat/ }).click();
  await expect(chat).toBeVisible();
  return chat;
}

export async function says(person: Person, text: string): Promise<void> {
  const chat = await opensChat(person);
  await chat.getByRole('textbox').fill(text);
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByRole('textbox')).toHaveValue('');
}

/** The record of the game that is over, as the person saves it. */
export async function recordOf(person: Person): Promise<string> {
  const dialog = person.page.getByRole('dialog', { name: 'Record', exact: true });
  await person.button('Record').first().click();
  const [download] = await Promise.all([
    person.page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as a file', exact: true }).click(),
  ]);
  const record = readFileSync(await download.path(), 'utf8');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  return record;
}

/** Everybody keeps the same game, to the last step, and sees who won. */
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

/** Which of them is asked to play now. */
export async function whoIsAsked(people: readonly Person[]): Promise<Person> {
  let found: Person | undefined;
  await expect
    .poll(async () => {
      for (const person of people) {
        if ((await statusOf(person).getByText('Your turn', { exact: true }).count()) > 0) found = person;
      }
      return found !== undefined;
    })
    .toBe(true);
  return found!;
}
