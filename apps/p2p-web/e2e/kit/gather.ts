/** People come together at a table, through the screens, in English. */
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

export interface Gathering {
  readonly game: string;
  /** How many seats; those that nobody takes stay open. */
  readonly seats: number;
  /** Where the host has the app, if that is not where all have it. */
  readonly site?: string;
  /** Sets more in the form, before the table is opened: bots, options, policies. */
  readonly set?: (host: Person) => Promise<void>;
}

/** The host opens a table, and gives its link. */
export async function opensTable(host: Person, { game, seats, site = '', set }: Gathering): Promise<string> {
  await host.goto(`${site}#/new/${game}`);
  await host.field('Your name').fill(host.name);
  await host.page.getByRole('radio', { name: `${seats} players`, exact: true }).check();
  await set?.(host);
  await host.button('Open the table').click();
  const link = host.field('Link to this table');
  await expect(link).toHaveValue(/#\/t\//);
  await expect(host.page.getByText('The table can be found.').first()).toBeVisible();
  return link.inputValue();
}

/** A guest opens the link and says who they are. They are ready when they have a seat. */
export async function joins(guest: Person, link: string): Promise<void> {
  await guest.goto(link);
  await guest.field('Your name').fill(guest.name);
  await guest.field('Your name').press('Tab');
}

export async function isReady(person: Person): Promise<void> {
  await person.button('I am ready').click();
  await expect(person.button('Not ready after all')).toBeVisible();
}

/** Everybody sits down and is ready, and the host starts. Gives the link. */
export async function gathers(
  host: Person,
  guests: readonly Person[],
  gathering: Gathering,
): Promise<string> {
  const link = await opensTable(host, gathering);
  for (const guest of guests) {
    await joins(guest, link);
    await isReady(guest);
  }
  if (await host.button('I am ready').isVisible()) await isReady(host);
  await expect(host.page.getByText('Everybody is ready.').first()).toBeVisible();
  await host.button('Start the game').click();
  return link;
}
