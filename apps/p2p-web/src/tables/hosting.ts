/** Runs a saved table in this tab. The tab's own screens are guests of the table, over a connection in memory. */
import { GuestTable } from '../guest/guest-table.ts';
import type { Memory } from '../guest/memory.ts';
import { HostRunner } from '../host/host-runner.ts';
import { HostTable } from '../host/host-table.ts';
import type { HostSave } from '../host/room.ts';
import { hashOfKey } from '../protocol/keys.ts';
import { hostAddress } from '../protocol/room.ts';
import type { Identity } from '../storage/identity.ts';
import { MemoryNetwork } from '../transport/memory.ts';
import { hostSaveOf, putHost, screenSaveName } from './saves.ts';
import type { BrowserServices } from './services.ts';
import { OpenInAnotherTab } from './table.ts';

export interface Hosting {
  readonly runner: HostRunner;
  /** Opens a screen of this browser for the person `me`. `memory`: what an earlier screen remembered. `store`: saves what this one remembers. */
  sit(me: Identity, memory?: Memory, store?: (memory: Memory) => Promise<void>): GuestTable;
}

export async function hostTable(
  services: BrowserServices,
  savedBefore: HostSave,
  signer: Identity,
): Promise<Hosting> {
  const { secret, shared, proof } = savedBefore.room;
  const role = shared ? 'local' : 'host';
  const [games, saves] = await Promise.all([services.games(), services.savedTables()]);
  // Another tab may have continued the table since `before` was read.
  const saved = (await hostSaveOf(saves, role, secret)) ?? savedBefore;
  const table = new HostTable(saved, { games, signer, random: services.random, pace: services.pace });
  const runner = new HostRunner(table, {
    now: services.hostClock,
    after: services.after,
    think: services.think,
    sealedEnds: services.sealedEnds,
    save: (newSave) => putHost(saves, newSave, services.today()),
    forget: async () => {
      await saves.delete(role, secret);
      if (!shared) await saves.delete('guest', screenSaveName(saved));
    },
  });
  const network = new MemoryNetwork();
  const address = hostAddress(secret, saved.room.term);
  network.transport('host').listen(address, { connected: (connection) => runner.admit(connection) });
  runner.tell({ type: 'open' });
  const invitation = { secret, host: hashOfKey(proof.first) };
  return {
    runner,
    sit: (me, memory, store) =>
      new GuestTable(
        {
          invitation,
          signer: me,
          seed: me.seed,
          random: services.random,
          memory,
          isHostScreen: true,
          isShared: shared,
        },
        network.transport('screen'),
        { ...services, ...(store ? { store } : {}) },
      ),
  };
}

/** Locks a table for this tab. Throws if another tab has it open, unless `take` is set: then that tab loses it. */
export async function lockTable(
  services: BrowserServices,
  secret: string,
  take: boolean,
  lost: () => unknown,
): Promise<() => void> {
  const lock = await services.tabLock(`table ${secret}`, { take, lost });
  if (!lock) throw new OpenInAnotherTab();
  return () => lock.release();
}
