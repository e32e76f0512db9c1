/** A big screen in the room, with phones beside it. */
import { tableOf } from './at-the-table.ts';
import { expect, openTable, type People, type Person } from './index.ts';
import { chooseShortestGame, type GameId } from './short-games.ts';

export const television = { viewport: { width: 1920, height: 1080 } };
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** The host's device becomes the big screen, and keeps hosting. The game is the shortest one, for three. */
export async function hostOnBigScreen(
  people: People,
  game: GameId,
  fillForm?: (host: Person) => Promise<void>,
): Promise<{ screen: Person; link: string }> {
  const screen = await people.addPerson('Anna', television);
  const link = await openTable(screen, {
    game,
    seats: 3,
    fillForm: async (host) => {
      await fillForm?.(host);
      await chooseShortestGame[game](host);
    },
  });
  await screen.button('Show on a big screen').click();
  await screen.button('Use this device').click();
  await expect(screen.heading('Scan to join')).toBeVisible();
  return { screen, link };
}

/** Expects that a person's table is shown as a table, as a hand, or as a big screen. */
export const expectLayout = (person: Person, layout: string): Promise<void> =>
  expect(tableOf(person)).toHaveAttribute('layout', layout);
