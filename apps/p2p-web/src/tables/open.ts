/** The tables of this page, with its real key, storage, network and worker. */
import { loadKit } from '@cheeseboard/ui-components/kits';
import { Thinking } from '@cheeseboard/ui-components/thinking';
import type { ThinkEffect } from '../host/host-runner.ts';
import { ownIdentity } from '../storage/identity.ts';
import { openKeptMatches } from '../storage/kept-matches.ts';
import { openSavedTables } from '../storage/saved-tables.ts';
import { settings } from '../storage/settings.ts';
import { acquireTabLock } from '../storage/tab-lock.ts';
import { broadcastTransport } from '../transport/broadcast.ts';
import { combineTransports } from '../transport/combine-transports.ts';
import { loadNetworkConfig } from '../transport/network-config.ts';
import { nostrTransport } from '../transport/nostr/nostr.ts';
import { onOnline, onPageRestore, onVisibilityChange } from '../transport/page-lifecycle.ts';
import { peerjsTransport } from '../transport/peerjs/peerjs.ts';
import type { Transport } from '../transport/transport.ts';
import { withFallback } from '../transport/with-fallback.ts';
import { withEarlyCall } from './early-call.ts';
import { makeHostClock } from './host-clock.ts';
import { makeTables } from './make.ts';
import type { Tables } from './table.ts';

export { OpenInAnotherTab } from './table.ts';

async function openTransport(): Promise<Transport> {
  const network = await loadNetworkConfig();
  const peers = withEarlyCall(peerjsTransport(network));
  const hasFallback = network.nostrRelays.length > 0;
  const main = hasFallback ? withFallback(peers, nostrTransport(network)) : peers;
  return combineTransports(main, broadcastTransport());
}

const thinkers = new Map<string, Promise<Thinking>>();

function thinkerOf(game: string): Promise<Thinking> {
  const thinker = thinkers.get(game) ?? loadThinker(game);
  thinkers.set(game, thinker);
  thinker.catch(() => thinkers.delete(game));
  return thinker;
}

async function think({ game, level, seen, milliseconds, longestMilliseconds, seed }: ThinkEffect) {
  const thinker = await thinkerOf(game);
  return (await thinker.ask({ level, seen, budget: { milliseconds, longestMilliseconds }, seed })).move;
}

async function loadThinker(game: string): Promise<Thinking> {
  const kit = await loadKit(game);
  if (!kit) throw new Error(`no game "${game}"`);
  return new Thinking(kit);
}

export const tables: Tables = makeTables({
  identity: () => ownIdentity(),
  savedTables: () => openSavedTables(),
  keptMatches: () => openKeptMatches(),
  ownName: () => settings.get('name'),
  transport: openTransport,
  sealedEnds: async () => (await import('../transport/sealed/sealed-end.ts')).newSealedEnd,
  games: async () => (await import('@cheeseboard/engine/games')).games,
  tabLock: acquireTabLock,
  think,
  warm: (game) =>
    void thinkerOf(game).then(
      (thinker) => thinker.warm(),
      () => {},
    ),
  pace: () => settings.get('pace'),
  random: (count) => crypto.getRandomValues(new Uint8Array(count)),
  now: () => performance.now(),
  hostClock: makeHostClock(
    () => performance.now(),
    () => Date.now(),
  ),
  today: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  nudges(call) {
    const stops = [
      onOnline(call),
      onPageRestore(call),
      onVisibilityChange((isVisible) => isVisible && call()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
});
