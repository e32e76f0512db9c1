/** Opens, joins and starts a table through the screens, in English. */
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

export interface TableSetup {
  readonly game: string;
  readonly seats: number;
  /** The address at which the host opens the app, if it differs from everybody else's. */
  readonly site?: string;
  /** Fills in more of the form before the table is opened: bots, options, policies. */
  readonly fillForm?: (host: Person) => Promise<void>;
}

/** The host opens a table. Returns its link. */
export async function openTable(
  host: Person,
  { game, seats, site = '', fillForm }: TableSetup,
): Promise<string> {
  await host.goto(`${site}#/new/${game}`);
  await host.field('Your name').fill(host.name);
  await host.page.getByRole('radio', { name: `${seats} players`, exact: true }).check();
  await fillForm?.(host);
  await host.button('Open the table').click();
  const link = host.field('Link to this table');
  await expect(link).toHaveValue(/#\/t\//);
  await expect(host.page.getByText('The table is open: others can join.').first()).toBeVisible();
  return link.inputValue();
}

/** A guest opens the link and enters a name, and so gets a seat. */
export async function joinTable(guest: Person, link: string): Promise<void> {
  await guest.goto(link);
  // Typed instead of filled in: Firefox sends a change event only for what somebody typed.
  await guest.field('Your name').clear();
  await guest.field('Your name').pressSequentially(guest.name);
  await guest.field('Your name').press('Tab');
}

export async function setReady(person: Person): Promise<void> {
  await person.button('I am ready').click();
  await expect(person.button('Not ready after all')).toBeVisible();
}

/** Opens a table, seats the guests and starts the game. Returns the link. */
export async function startTable(
  host: Person,
  guests: readonly Person[],
  setup: TableSetup,
): Promise<string> {
  const link = await openTable(host, setup);
  for (const guest of guests) {
    await joinTable(guest, link);
    await setReady(guest);
  }
  if (await host.button('I am ready').isVisible()) await setReady(host);
  await expect(host.page.getByText('Everybody is ready.').first()).toBeVisible();
  await host.button('Start the game').click();
  return link;
}
