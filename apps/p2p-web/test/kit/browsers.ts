/** Browsers in memory: each has its own key and saved tables; all share one network and one clock that the test moves. */
import { seededDraw } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { gameBots } from '@cheeseboard/engine/games/bots';
import type { ThinkEffect } from '../../src/host/host-runner.ts';
import type { Random } from '../../src/protocol/room.ts';
import { memoryDb } from '../../src/storage/db.ts';
import { type Identity, identityOf } from '../../src/storage/identity.ts';
import { type KeptMatches, openKeptMatches } from '../../src/storage/kept-matches.ts';
import { openSavedTables, type Role, type SavedTables } from '../../src/storage/saved-tables.ts';
import { makeHostClock } from '../../src/tables/host-clock.ts';
import { makeTables } from '../../src/tables/make.ts';
import type { BrowserServices } from '../../src/tables/services.ts';
import type { HostedTable, Policy, Tables } from '../../src/tables/table.ts';
import { MemoryNetwork, type Scheduler } from '../../src/transport/memory.ts';
import { newSealedEnd } from '../../src/transport/sealed/sealed-end.ts';
import type { Connection, Transport } from '../../src/transport/transport.ts';
import { type Intercept, Interceptor } from './intercept.ts';

export function seededBytes(seed: string): Random {
  const draw = seededDraw(seed);
  return (count) => Uint8Array.from({ length: count }, () => draw(256));
}

export const seededSigner = (seed: string): Identity => identityOf(seededBytes(`key ${seed}`)(32));

/** A virtual clock. It advances only when all pending work is done. */
export class Clock {
  now = 0;
  #timers: { timeMs: number; call: () => void }[] = [];

  after(milliseconds: number, call: () => void): () => void {
    const timer = { timeMs: this.now + milliseconds, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Runs the next timer. Returns false if there is none. */
  async tick(): Promise<boolean> {
    await untilQuiet();
    const nextTimer = this.#timers.reduce<{ timeMs: number; call: () => void } | null>(
      (earliest, timer) => (earliest === null || timer.timeMs < earliest.timeMs ? timer : earliest),
      null,
    );
    if (!nextTimer) return false;
    this.#timers = this.#timers.filter((timer) => timer !== nextTimer);
    this.now = Math.max(this.now, nextTimer.timeMs);
    nextTimer.call();
    await untilQuiet();
    return true;
  }

  /** Runs timers until a condition holds. */
  async until(test: () => boolean, maxTicks = 20_000): Promise<void> {
    await untilQuiet();
    for (let ticks = 0; !test(); ticks++) {
      if (ticks === maxTicks || !(await this.tick()))
        throw new Error(`it never came about (after ${ticks} ticks)`);
    }
  }
}

/** Resolves when all pending promises have settled. */
export const untilQuiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One tab of a browser. */
export interface Browser {
  readonly tables: Tables;
  readonly services: BrowserServices;
  /** Every connection that this tab has opened by a call, oldest first. */
  readonly links: readonly Connection[];
  /** Kills the tab: it sends, saves and receives nothing more. */
  crash(): void;
  /** The device sleeps until the returned function is called: timers and messages wait, and others see the connections go. */
  sleep(): () => void;
}

/** Computes a bot's move at once, with a short search. */
export function answerAtOnce({ game, level, seen, seed }: ThinkEffect) {
  return gameBots[game]![level](seen, seededDraw(seed), { iterations: 4 }).move;
}

/** Lets a test observe and change messages and saves. */
export interface Watch {
  readonly intercept?: Intercept;
  /** Called before a table is saved. Saving waits for it, and fails if it throws. */
  saved?(name: string, role: Role, save: unknown, firm: boolean): void | Promise<void>;
  /** Called before a saved table is deleted. Deleting fails if it throws. */
  deleted?(name: string, role: Role): void;
  /** Called when a browser prepares the sharp bots of a game. */
  warmed?(name: string, game: string): void;
  /** How far this browser's wall clock is ahead of the others', in ms. */
  wallOffset?(name: string): number;
}

interface TabState {
  isClosed: boolean;
  /** The calls to make when the device wakes up; null while it is awake. */
  delayedCalls: (() => void)[] | null;
}

function whenAwake(tabState: TabState, call: () => void): void {
  if (tabState.delayedCalls) tabState.delayedCalls.push(call);
  else call();
}

/** Delays events while the device sleeps. */
function sleepingTransport(inner: Transport, tabState: TabState): Transport {
  const wrapConnection = (link: Connection): Connection => ({
    fingerprints: link.fingerprints,
    send: (text) => link.send(text),
    close: () => link.close(),
    listen: ({ text, closed, shaky }) =>
      link.listen({
        text: (message) => whenAwake(tabState, () => text(message)),
        closed: () => whenAwake(tabState, closed),
        ...(shaky ? { shaky: (isShaky: boolean) => whenAwake(tabState, () => shaky(isShaky)) } : {}),
      }),
  });
  return {
    listen: (address, listener) =>
      inner.listen(address, {
        ...listener,
        connected: (link) => whenAwake(tabState, () => listener.connected(wrapConnection(link))),
      }),
    call: async (address, signal) => wrapConnection(await inner.call(address, signal)),
  };
}

export function memoryWorld(seed: string, scheduler?: Scheduler, watch: Watch = {}) {
  const clock = new Clock();
  const interceptor = watch.intercept && new Interceptor(watch.intercept);
  const network = new MemoryNetwork(scheduler);
  const heldLocks = new Map<string, { readonly tab: string; readonly lost: () => unknown }>();
  const savedTablesByName = new Map<string, Promise<SavedTables>>();
  const keptMatchesByName = new Map<string, Promise<KeptMatches>>();
  const names = new Set<string>();
  let tabs = 0;

  /** Opens a browser. The same name opens the same browser again: after a crash, or in another tab. */
  function browser(name: string): Browser {
    tabs += 1;
    names.add(name);
    const tab = `${name} ${tabs}`;
    const links: Connection[] = [];
    const tabState: TabState = { isClosed: false, delayedCalls: null };
    const services = servicesOf(name, tab, links, tabState);
    const crash = () => {
      tabState.isClosed = true;
      network.crash(name);
      for (const [lockName, holder] of heldLocks) if (holder.tab === tab) heldLocks.delete(lockName);
    };
    const sleep = () => {
      const delayedCalls: (() => void)[] = [];
      tabState.delayedCalls = delayedCalls;
      for (const other of names) if (other !== name) network.cut(name, other);
      return () => {
        tabState.delayedCalls = null;
        for (const call of delayedCalls) call();
      };
    };
    return { services, links, tables: makeTables(services), crash, sleep };
  }

  function servicesOf(name: string, tab: string, links: Connection[], tabState: TabState): BrowserServices {
    const openingTables = savedTablesByName.get(name) ?? openSavedTables(memoryDb());
    savedTablesByName.set(name, openingTables);
    const openingMatches = keptMatchesByName.get(name) ?? openKeptMatches(memoryDb());
    keptMatchesByName.set(name, openingMatches);
    const innerTransport = network.transport(name);
    const transport = sleepingTransport(
      interceptor?.transport(name, innerTransport, () => tabState.isClosed) ?? innerTransport,
      tabState,
    );
    const today = () => clock.now + (watch.wallOffset?.(name) ?? 0);
    return {
      identity: async () => seededSigner(`${seed} ${name}`),
      keptMatches: () => openingMatches,
      ownName: () => name,
      savedTables: async () => {
        const savedTables = await openingTables;
        return {
          ...savedTables,
          put: async (entry, save, firm = false) => {
            if (tabState.isClosed) return;
            await watch.saved?.(name, entry.role, save, firm);
            if (tabState.isClosed) return;
            await savedTables.put(entry, save, firm);
          },
          delete: async (role, room) => {
            if (tabState.isClosed) return;
            watch.deleted?.(name, role);
            await savedTables.delete(role, room);
          },
        };
      },
      transport: async () => ({
        listen: transport.listen,
        call: async (address, signal) => {
          const link = await transport.call(address, signal);
          links.push(link);
          return link;
        },
      }),
      games: async () => games,
      sealedEnds: async () => newSealedEnd,
      tabLock: async (lockName, { take = false, lost = () => {} }) => {
        const key = `${name} ${lockName}`;
        const formerHolder = heldLocks.get(key);
        if (formerHolder && !take) return null;
        await formerHolder?.lost();
        const ownLock = { tab, lost };
        heldLocks.set(key, ownLock);
        return { release: () => heldLocks.get(key) === ownLock && heldLocks.delete(key) };
      },
      think: async (effect) => answerAtOnce(effect),
      warm: (game) => void watch.warmed?.(name, game),
      pace: () => 'natural',
      random: seededBytes(`${seed} ${tab}`),
      now: () => clock.now,
      hostClock: makeHostClock(() => clock.now, today),
      today,
      after: (milliseconds, call) =>
        clock.after(milliseconds, () => tabState.isClosed || whenAwake(tabState, call)),
      nudges: () => () => {},
    };
  }

  return { clock, network, browser };
}

/** Opens a lobby of Gouda! Gouda! with this browser's person, Ada, and a free seat. Resolves when guests can join. */
export async function openForTwo(
  clock: Clock,
  ada: Browser,
  policy: Partial<Policy> = {},
): Promise<{ readonly room: string; readonly host: HostedTable }> {
  const { room } = await ada.tables.create({
    game: 'gouda-gouda',
    options: {},
    policy: { away: 'wait', undo: 'ask', takeover: true, clockSeconds: null, breathSeconds: 2, ...policy },
    chairs: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
  });
  const host = (await ada.tables.host(room))!;
  await clock.until(() => host.connection.state === 'open' && host.listening === 'open');
  return { room, host };
}
