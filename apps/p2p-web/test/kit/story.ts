/** An startMatch as a story: everybody by name, every word heard and perhaps changed, and what must hold in the end. */
import { expect } from 'vitest';
import type { Saved } from '../../src/host/room.ts';
import type { GuestSave } from '../../src/tables/guest-save.ts';
import type { Table } from '../../src/tables/table.ts';
import { auditOf, startMatch, playOn, summaryOf } from './table.ts';
import type { Watch } from './browsers.ts';
import type { Intercept, Intercepted } from './intercept.ts';
import { Watcher } from './watcher.ts';

export const three = ['Ada', 'Ben', 'Cas'] as const;
export const four = [...three, 'Dee'] as const;

export const hostOf = ({ state }: Table): string | undefined => state?.people.find(({ host }) => host)?.name;

/** An startMatch of which every word is heard, and can be changed. */
export async function story(seed: string, game: string, names: readonly string[]) {
  /** What is heard and what is written, to be changed. */
  const control: { intercept: Intercept | null; disk: Watch['saved'] | null; deletes: Watch['deleted'] | null } = {
    intercept: null,
    disk: null,
    deletes: null,
  };
  const tables = new Map<string, Table>();
  let apart = (_: string, __: string): boolean => false;
  const dark = new Set<string>();
  /** Those whom a new host can reach. */
  const watcher = new Watcher(names, (host) =>
    [...tables].flatMap(([name, { state }]) => {
      const version = state?.match?.version;
      const isAway = dark.has(name) || dark.has(host) || apart(host, name);
      return version === undefined || isAway ? [] : [{ name, version }];
    }),
  );
  const home = await startMatch(seed, game, names, {
    rules: { away: 'bot' },
    watch: {
      intercept: (said) => {
        watcher.hear(said);
        return control.intercept?.(said) ?? [said.text];
      },
      saved: async (name, role, save, firm) => {
        if (control.disk) await control.disk(name, role, save, firm);
        if (role === 'host') watcher.saved(name, save as Saved);
        else if (role === 'guest') watcher.kept(name, save as GuestSave);
      },
      deleted: (name, role) => control.deletes?.(name, role),
    },
  });
  for (const [seat, name] of names.entries()) tables.set(name, home.tables[seat]!);
  const { clock } = home;
  const network = {
    cut: (a: string, b: string) => home.network.cut(a, b),
    partition(left: readonly string[], right: readonly string[]) {
      const between = (a: string, b: string) =>
        (left.includes(a) && right.includes(b)) || (right.includes(a) && left.includes(b));
      const heal = home.network.partition(left, right);
      apart = between;
      return () => {
        heal();
        if (apart === between) apart = () => false;
      };
    },
    blackout(name: string) {
      const light = home.network.blackout(name);
      dark.add(name);
      return () => {
        light();
        dark.delete(name);
      };
    },
  };
  return {
    ...home,
    network,
    control,
    watcher,
    at: (name: string): Table => tables.get(name)!,
    gone(name: string) {
      home.crash(name);
      tables.delete(name);
    },
    async back(name: string) {
      tables.set(name, (await home.browser(name).tables.join(home.invitation))!);
    },
    async seconds(count: number) {
      const until = clock.now + count * 1000;
      await clock.until(() => clock.now >= until);
    },
    /** All who are there follow this host. */
    async follow(host: string) {
      await clock
        .until(() => [...tables.values()].every((table) => hostOf(table) === host && isOpen(table)))
        .catch((error) => {
          throw new Error(`${error}: ${JSON.stringify([...tables].map(([name, t]) => [name, summaryOf(t)]))}`);
        });
      watcher.look();
    },
    /** They play to the end, and nobody finds anything wrong. */
    async finish() {
      const all = [...tables.values()];
      await playOn(home, all);
      await clock.until(() => all.every((table) => auditOf(table)));
      watcher.look();
      expect(watcher.checkViews()).toBeGreaterThan(0);
      for (const table of all) expect(auditOf(table)?.type).toBe('verified');
    },
  };
}

export const isOpen = ({ line }: Table): boolean => line.state === 'open';

/** What is said, read; null for a part of a longer text. */
export function read({ text }: Intercepted): Record<string, unknown> | null {
  try {
    return JSON.parse(text.startsWith('.') ? text.slice(1) : text);
  } catch {
    return null;
  }
}

export const isVote = (said: Intercepted): boolean => read(said)?.t === 'vote';
