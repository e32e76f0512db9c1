/** A match with everybody by name: each message can be changed or dropped, each write can fail, and the invariants are watched. */
import { expect } from 'vitest';
import { textOf } from '../../src/protocol/bytes.ts';
import type { Policy, Table } from '../../src/tables/table.ts';
import { seededSigner, type Watch } from './browsers.ts';
import type { Intercept, Intercepted } from './intercept.ts';
import { Invariants } from './invariants.ts';
import { playOn, startMatch, summaryOf, verdictOf } from './table.ts';

export const twoNames = ['Ada', 'Ben'] as const;
export const threeNames = [...twoNames, 'Cas'] as const;
export const fourNames = [...threeNames, 'Dee'] as const;
export const fiveNames = [...fourNames, 'Eve'] as const;

export const isOpen = ({ connection }: Table): boolean => connection.state === 'open';

/** Who is host, as this person sees it. */
export const hostOf = ({ state }: Table): string | undefined => state?.people.find(({ host }) => host)?.name;

export const versionOf = ({ state }: Table): number => state?.match?.version ?? 0;

/** Whether this person is a host that carries out moves. */
export const isActiveHost = ({ hosted, handedOverTo, state }: Table): boolean =>
  hosted != null && handedOverTo == null && state?.waiting.length === 0;

/** Returns a function from a key to its owner's name, for the invariants. */
export const nameLookup = (seed: string, names: readonly string[]) => {
  const byKey = new Map(names.map((name) => [textOf(seededSigner(`${seed} ${name}`).publicKey), name]));
  return (key: string): string => byKey.get(key) ?? key;
};

export async function watchedMatch(
  seed: string,
  game: string,
  names: readonly string[],
  { rules = { away: 'bot' }, bots = 0 }: { readonly rules?: Partial<Policy>; readonly bots?: number } = {},
) {
  /** What tests change while the match goes on. `disk` may throw, or never answer. `wallOffsets`: in ms, by name. */
  const control: {
    intercept: Intercept | null;
    disk: Watch['saved'] | null;
    deletes: Watch['deleted'] | null;
    readonly wallOffsets: Map<string, number>;
  } = { intercept: null, disk: null, deletes: null, wallOffsets: new Map() };
  const invariants = new Invariants(nameLookup(seed, [...names, 'Wim']));
  const match = await startMatch(seed, game, names, {
    rules,
    bots,
    watch: {
      intercept: (message) => control.intercept?.(message) ?? [message.text],
      saved: async (name, role, save, firm) => {
        if (control.disk) await control.disk(name, role, save, firm);
        invariants.saved(name, role, save);
      },
      deleted: (name, role) => control.deletes?.(name, role),
      wallOffset: (name) => control.wallOffsets.get(name) ?? 0,
    },
  });
  const tables = new Map<string, Table>(names.map((name, seat) => [name, match.tables[seat]!]));
  const { clock } = match;
  const all = () => [...tables.values()];
  const seconds = async (count: number) => {
    const endMs = clock.now + count * 1000;
    clock.after(count * 1000, () => {});
    await clock.until(() => clock.now >= endMs);
  };
  const playUntil = (test: () => boolean, maxTicks?: number) =>
    clock.until(test, maxTicks).catch((error) => {
      throw new Error(`${error}: ${JSON.stringify([...tables].map(([name, t]) => [name, summaryOf(t)]))}`);
    });
  return {
    ...match,
    control,
    invariants,
    seconds,
    until: playUntil,
    all,
    at: (name: string): Table => tables.get(name)!,
    crash(name: string) {
      match.crash(name);
      tables.delete(name);
    },
    /** Opens the link again, with what is on this browser's disk. */
    async reopen(name: string): Promise<Table> {
      const table = (await match.browser(name).tables.join(match.invitation))!;
      tables.set(name, table);
      return table;
    },
    /** Waits until everybody who is there follows this host. */
    async allFollow(host: string) {
      await playUntil(() => all().every((table) => hostOf(table) === host && isOpen(table)));
      invariants.check();
    },
    play: (moves?: number) => playOn(match, all(), moves),
    /** Plays to the end. Expects that all audits are clean and all results the same. */
    async finish() {
      await playOn(match, all());
      await playUntil(() => all().every((table) => verdictOf(table) !== null));
      invariants.check();
      for (const table of all())
        expect(verdictOf(table)?.type, JSON.stringify(verdictOf(table))).toMatch(/^(verified|alone)$/);
      expect(new Set(all().map(({ state }) => JSON.stringify(state!.match!.result))).size).toBe(1);
      expect(all()[0]!.state!.match!.result).not.toBeNull();
    },
  };
}

export type WatchedMatch = Awaited<ReturnType<typeof watchedMatch>>;

/** Parses an intercepted message. Returns null for a part of a longer message. */
export function messageIn({ text }: Intercepted): Record<string, unknown> | null {
  try {
    return JSON.parse(text.startsWith('.') ? text.slice(1) : text);
  } catch {
    return null;
  }
}

/** Whether a message is a binding vote. */
export const isVote = (intercepted: Intercepted): boolean => {
  const message = messageIn(intercepted);
  return message?.t === 'vote' && message.granted === true && message.pre === false;
};
