/** Sets up a table in memory: one person hosts, everybody sits down, the match starts, and they play what they may. */
import { expect } from 'vitest';
import { goOnAct } from '../../src/screens/play/seats.ts';
import type { NewTable, Policy, Table } from '../../src/tables/table.ts';
import { microtaskScheduler, type Scheduler } from '../../src/transport/memory.ts';
import { type Browser, memoryWorld, type Watch } from './browsers.ts';
import { shortOptions } from './short.ts';

const policy: Policy = { away: 'wait', undo: 'ask', takeover: true, clockSeconds: null, breathSeconds: 0 };

export async function startMatch(
  seed: string,
  game: string,
  names: readonly string[],
  {
    bots = 0,
    rules = {},
    watch,
    latency = { ms: 0 },
  }: {
    readonly bots?: number;
    readonly rules?: Partial<Policy>;
    readonly watch?: Watch;
    /** How long a message is on its way, in ms of the virtual clock. Tests may change it. */
    readonly latency?: { readonly ms: number };
  } = {},
) {
  const scheduler: Scheduler = (task, label) =>
    latency.ms === 0 ? microtaskScheduler(task, label) : clock.after(latency.ms, task);
  const world = memoryWorld(seed, scheduler, watch);
  const { clock } = world;
  const browsers = new Map<string, Browser>();
  /** Opens a browser. The same name opens the same browser again. */
  const browser = (name: string): Browser => {
    const newBrowser = world.browser(name);
    browsers.set(name, newBrowser);
    return newBrowser;
  };
  const crash = (name: string): void => browsers.get(name)!.crash();
  const chairs: NewTable['chairs'] = [
    { kind: 'me', name: names[0]! },
    ...names.slice(1).map(() => ({ kind: 'open' }) as const),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' }) as const),
  ];
  const hostBrowser = browser(names[0]!);
  const options = shortOptions[game] ?? {};
  const { room } = await hostBrowser.tables.create({
    game,
    options,
    policy: { ...policy, ...rules },
    chairs,
  });
  const host = (await hostBrowser.tables.host(room))!;
  await clock.until(() => host.connection.state === 'open' && host.listening === 'open');
  const tables: Table[] = [host];
  for (const [index, name] of names.slice(1).entries()) {
    const guest = (await browser(name).tables.join(host.invitation))!;
    await clock.until(() => guest.connection.state === 'open');
    await guest.act({ kind: 'profile', name, colour: null });
    await guest.act({ kind: 'sit', seat: index + 1 });
    await guest.act({ kind: 'ready', ready: true });
    tables.push(guest);
  }
  expect(await host.act({ kind: 'start' })).toEqual({ ok: true });
  await clock.until(() => tables.every(({ state }) => (state?.match?.version ?? 0) > 0));
  return { ...world, browser, browsers, crash, room, host, tables, invitation: host.invitation };
}

type StartedMatch = Awaited<ReturnType<typeof startMatch>>;

const isPlaying = ({ state }: Table): boolean => state?.phase === 'playing';

/** This person does what the match waits for: says that they have read the result of a round, or rolls. */
export async function goOn(table: Table): Promise<void> {
  const act = table.state && goOnAct(table.state);
  if (act) await table.act(act);
}

/** These people play what they may, until the end or until this many moves are made. */
export async function playOn(
  { clock }: Pick<StartedMatch, 'clock'>,
  tables: readonly Table[],
  maxMoves = Number.POSITIVE_INFINITY,
): Promise<void> {
  let idleTicks = 0;
  for (let moves = 0; moves < maxMoves && tables.some(isPlaying); ) {
    for (const table of tables) if (isPlaying(table) && table.connection.state === 'open') await goOn(table);
    const mover = tables.find(
      (table) =>
        isPlaying(table) && table.connection.state === 'open' && table.state!.match!.moves.length > 0,
    );
    if (mover) {
      const { version, moves: legalMoves } = mover.state!.match!;
      const answer = await mover.act({ kind: 'move', version, move: legalMoves[moves % legalMoves.length]! });
      if (answer.ok) moves += 1;
      else await clock.tick();
    } else await clock.tick();
    idleTicks = mover ? 0 : idleTicks + 1;
    if (idleTicks > 3000)
      throw new Error(`nothing happens any more: ${JSON.stringify(tables.map(summaryOf))}`);
  }
}

/** The facts about a table that explain a failed test. */
export const summaryOf = ({ state, connection, election }: Table) => ({
  connection,
  election,
  phase: state?.phase,
  version: state?.match?.version,
  moves: state?.match?.moves.length,
  waiting: state?.waiting,
});

export const verdictOf = ({ state }: Table) => state?.match?.fair?.verdict ?? null;
