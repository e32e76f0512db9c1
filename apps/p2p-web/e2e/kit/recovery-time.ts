/** Measures how long it takes until people can play on after their host is gone. Reads the page's table object, not its text. */
import type { Table } from '../../src/tables/table.ts';
import type { Person } from './person.ts';

type PlayElement = HTMLElement & { readonly table: Table | null };

/** The host, according to this person's page. */
export const hostOf = ({ page }: Person): Promise<string | undefined> =>
  page
    .locator('cbp-play')
    .evaluate((play: PlayElement) => play.table?.state?.people.find(({ host }) => host)?.name);

/** The state of this person's connection to the host. */
export const connectionOf = ({ page }: Person): Promise<string | undefined> =>
  page.locator('cbp-play').evaluate((play) => (play as unknown as PlayElement).table?.connection.state);

/** How many steps of the match this person's page shows. */
export const stepsOf = ({ page }: Person): Promise<number> =>
  page.locator('cbp-play').evaluate((play: PlayElement) => play.table?.state?.match?.version ?? 0);

/**
 * Waits until the match can go on under another host than `formerHost`: the page is connected, and nobody is
 * waited for. Returns when that was, in ms since 1970.
 */
export const playableAgain = ({ page }: Person, formerHost: string): Promise<number> =>
  page.locator('cbp-play').evaluate(
    (play: PlayElement, formerName) =>
      new Promise<number>((resolve) => {
        const checkState = (): void => {
          const { connection, state } = play.table ?? {};
          const host = state?.people.find((person) => person.host)?.name;
          const isPlayable =
            connection?.state === 'open' &&
            state?.phase === 'playing' &&
            state.waiting.length === 0 &&
            host !== undefined &&
            host !== formerName;
          if (isPlayable) resolve(Date.now());
          else setTimeout(checkState, 20);
        };
        checkState();
      }),
    formerHost,
  );
