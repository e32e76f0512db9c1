/** Imports the code of a route's screen. Small, because boot.ts calls it before anything else has loaded. */
import type { Route } from './route.ts';

export const importScreen: { readonly [S in Route['screen']]?: () => Promise<unknown> } = {
  start: () => import('../start/start.ts'),
  new: () => import('../setup/setup.ts'),
  join: () => import('../lobby/guest-table.ts'),
  host: () => import('../lobby/host-table.ts'),
  local: () => import('../lobby/local-table.ts'),
  replay: () => import('../play/replay.ts'),
  settings: () => import('../settings/settings.ts'),
  connection: () => import('../connection-test/connection-test.ts'),
  pair: () => import('../pair/pair.ts'),
};
