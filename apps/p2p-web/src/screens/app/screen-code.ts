/** Imports the code of a route's screen and its texts. This file is small, because boot.ts loads it first. */
import { texts } from '../../words/texts.ts';
import type { Route } from './route.ts';

export const importScreen: { readonly [S in Route['screen']]?: () => Promise<unknown> } = {
  start: () => import('../start/start.ts'),
  new: () => Promise.all([import('../setup/setup.ts'), texts.load('table')]),
  teach: () => Promise.all([import('../setup/teach.ts'), texts.load('table')]),
  join: () => Promise.all([import('../lobby/guest-table.ts'), texts.load('table')]),
  host: () => Promise.all([import('../lobby/host-table.ts'), texts.load('table')]),
  local: () => Promise.all([import('../lobby/local-table.ts'), texts.load('table')]),
  replay: () => Promise.all([import('../play/replay.ts'), texts.load('table')]),
  settings: () => Promise.all([import('../settings/settings.ts'), texts.load('settings')]),
  evenings: () =>
    Promise.all([import('../evenings/evenings.ts'), texts.load('evenings'), texts.load('table')]),
  connection: () =>
    Promise.all([import('../connection-test/connection-test.ts'), texts.load('connection-test')]),
  pair: () => Promise.all([import('../pair/pair.ts'), texts.load('pair')]),
};
