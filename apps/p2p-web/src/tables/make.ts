/** Implements `Tables`: opens hosted, joined and one-device tables. */
import { type AnyGame, readOptions, readSeats } from '@cheeseboard/engine';
import { Log } from '@cheeseboard/engine/fair';
import { writeRecord } from '@cheeseboard/engine/records';
import type { Elected } from '../guest/client.ts';
import { GuestTable } from '../guest/guest-table.ts';
import { type Memory, withoutElection } from '../guest/memory.ts';
import { HostRunner } from '../host/host-runner.ts';
import { HostTable } from '../host/host-table.ts';
import { type HostSave, namesOf, newRoom, seatOf } from '../host/room.ts';
import { matchOf, recordOf, stepIndexes } from '../log/replay.ts';
import { textOf } from '../protocol/bytes.ts';
import { hashOfKey, mac, personOf } from '../protocol/keys.ts';
import { hostAddress, type Invitation, invitationText, newSecret, readInvitation } from '../protocol/room.ts';
import { type Identity, identityOf } from '../storage/identity.ts';
import type { Role } from '../storage/saved-tables.ts';
import type { TabLock } from '../storage/tab-lock.ts';
import { MemoryNetwork } from '../transport/memory.ts';
import { forgetWhenSentAway, memoryOf, putGuest, recordOfGuest } from './guest-save.ts';
import { HostSession } from './host-session.ts';
import type { BrowserServices } from './services.ts';
import { type SessionParts, TableSession } from './session.ts';
import { type NewTable, OpenInAnotherTab, type Policy, type SavedTable, type Tables } from './table.ts';

export function makeTables(services: BrowserServices): Tables {
  const tables: Tables = {
    async create(table) {
      const [signer, games] = await Promise.all([services.identity(), services.games()]);
      const secret = newSecret(services.random);
      const room = newRoom(secret, checked(table, games), [personWith(signer)], false);
      await put(services, 'host', { v: 2, room, log: null });
      return { room: secret };
    },

    async host(room, take = false) {
      const [identity, saved] = await Promise.all([services.identity(), savedTable(services, 'host', room)]);
      // Without its key, the browser could not prove that it is the host.
      if (!saved || personOf(textOf(identity.publicKey)) !== saved.room.host) return null;
      const invitation = { secret: room, host: hashOfKey(saved.room.proof.first) };
      return openSession(services, tables, identity, invitation, take, (parts) => parts.host(saved));
    },

    async join(text, by, take = false) {
      const invitation = readInvitation(text);
      if (!invitation) return null;
      const [identity, savedTables] = await Promise.all([services.identity(), services.savedTables()]);
      // The link leads to a table that this browser hosts.
      if (await savedTables.get('host', invitation.secret)) {
        const own = await tables.host(invitation.secret, take);
        if (own) return own;
      }
      // The newest tab has the seat: two tabs of one person must not both vote.
      return openSession(services, tables, identity, invitation, true, async (parts) => {
        const memory = await memoryOf(savedTables, guestSaveName(invitation));
        // A table that was to be hosted here was not saved, or it would have been opened above.
        return parts.sit(memory && withoutElection(memory, textOf(identity.publicKey)), by);
      });
    },

    async createLocal(table) {
      const games = await services.games();
      const secret = newSecret(services.random);
      const people = table.chairs.filter(({ kind }) => kind === 'me');
      if (people.length === 0 || table.chairs.some(({ kind }) => kind === 'open')) {
        throw new Error('a table on one device has nobody to wait for');
      }
      const members = people.map((_, index) => personWith(localSigner(secret, index)));
      const room = newRoom(secret, checked(table, games), members, true);
      await put(services, 'local', { v: 2, room, log: null });
      return { room: secret };
    },

    async local(room, take = false) {
      const saved = await savedTable(services, 'local', room);
      if (!saved) return null;
      const signers = saved.room.members.map((_, index) => localSigner(room, index));
      let screens: GuestTable[] = [];
      let stop = async (): Promise<void> => {};
      const lock = await lockTable(services, room, take, () => {
        for (const screen of screens) screen.leave('elsewhere');
        return stop();
      });
      const { runner, network } = await runTable(services, 'local', saved, signers[0]!);
      stop = () => runner.stop();
      screens = signers.map((signer) => sit(services, network, saved.room, signer, { isShared: true }));
      await Promise.all(screens.map((screen) => until(screen, ({ state }) => state !== null)));
      // Only whoever is connected can commit and sign: the match starts when all screens are.
      if (runner.table.room.phase === 'lobby') runner.start();
      await Promise.all(screens.map((screen) => until(screen, ({ state }) => state?.match != null)));
      const ids = signers.map((signer) => personWith(signer).id);
      return {
        get tables() {
          const bySeat: (GuestTable | null)[] = runner.table.room.chairs.map(() => null);
          for (const [index, id] of ids.entries()) {
            const seat = seatOf(runner.table.room, id);
            if (seat !== null) bySeat[seat] = screens[index]!;
          }
          return bySeat;
        },
        get unsaved() {
          return runner.unsaved;
        },
        watch: (call) => runner.watch(call),
        leave: () => {
          for (const screen of screens) screen.leave();
          void runner.stop().then(lock.release);
        },
      };
    },

    async record(room) {
      const saved = (await savedTable(services, 'host', room)) ?? (await savedTable(services, 'local', room));
      if (!saved) return recordOfGuest(await services.savedTables(), room);
      if (!saved.log) return null;
      if (await tellsTooMuch(services, saved)) return 'secret';
      const log = new Log(saved.log.entries);
      return recordOf(log, matchOf(log, await services.games()));
    },

    async forget(room) {
      const savedTables = await services.savedTables();
      const hosted = await savedTable(services, 'host', room).catch(() => null);
      if (hosted) await savedTables.delete('guest', screenSaveName(hosted));
      for (const role of ['host', 'guest', 'local'] as const) await savedTables.delete(role, room);
    },
  };
  return tables;
}

/** Whether the record would reveal the cards of a match that is still played. */
async function tellsTooMuch(services: BrowserServices, { room }: HostSave): Promise<boolean> {
  const people = room.chairs.filter((chair) => chair.kind === 'person');
  if (room.phase !== 'playing' || people.length < 2) return false;
  const game = (await services.games()).find(({ id }) => id === room.game);
  return game?.secrets !== false;
}

/** Completes the options. Throws `Invalid` for unknown ones. */
function checked(table: NewTable, games: readonly AnyGame[]): NewTable {
  const game = games.find(({ id }) => id === table.game);
  if (!game) throw new Error(`no game "${table.game}"`);
  return { ...table, options: readOptions(game, readSeats(game, table.chairs.length), table.options) };
}

const personWith = (signer: Pick<Identity, 'publicKey'>) => {
  const key = textOf(signer.publicKey);
  return { id: personOf(key), key };
};

/** The key of a person on one device, derived from the room. */
const localSigner = (secret: string, index: number): Identity => identityOf(mac(secret, ['seat', index]));

async function savedTable(services: BrowserServices, role: Role, room: string): Promise<HostSave | null> {
  const saved = (await (await services.savedTables()).get(role, room)) as HostSave | undefined;
  return saved?.v === 2 ? saved : null;
}

/** `firm`: flushed to disk, so that it survives a power failure. For hand-overs. */
async function put(
  services: BrowserServices,
  role: Role,
  saved: HostSave,
  firm = saved.room.handedOver !== undefined,
): Promise<void> {
  const entry: SavedTable = {
    room: saved.room.secret,
    role,
    game: saved.room.game,
    names: namesOf(saved.room),
    steps: saved.log ? stepIndexes(saved.log.entries).length : 0,
    over: saved.room.phase === 'over',
    at: services.today(),
  };
  await (await services.savedTables()).put(entry, saved, firm);
}

/** One tab has a table open at a time. Throws if it is another one, unless this tab takes the table from it. */
async function lockTable(
  services: BrowserServices,
  secret: string,
  take: boolean,
  lost: () => unknown,
): Promise<TabLock> {
  const lock = await services.tabLock(`table ${secret}`, { take, lost });
  if (!lock) throw new OpenInAnotherTab();
  return lock;
}

/** Runs a saved table in this tab. `network` leads to it from the tab's own screens. */
async function runTable(services: BrowserServices, role: Role, before: HostSave, signer: Identity) {
  const { secret } = before.room;
  const games = await services.games();
  // Another tab may have continued the table since.
  const saved = (await savedTable(services, role, secret)) ?? before;
  const table = new HostTable(saved, { games, signer, random: services.random, fast: services.fast });
  const runner = new HostRunner(table, {
    now: services.wall ?? services.now,
    after: services.after,
    think: services.think,
    save: (next) => put(services, role, next),
    forget: async () => {
      const savedTables = await services.savedTables();
      await savedTables.delete(role, secret);
      if (role === 'host') await savedTables.delete('guest', screenSaveName(saved));
    },
  });
  const network = new MemoryNetwork();
  const address = hostAddress(secret, saved.room.term);
  network.transport('host').listen(address, { connected: (connection) => runner.admit(connection) });
  runner.open();
  return { runner, network };
}

/** The name under which a joined table is saved; a hosted one is saved under its secret alone. */
const guestSaveName = ({ secret, host }: Invitation): string => `${secret}.${host}`;

/** The name under which the host's own screen is saved. */
const screenSaveName = ({ room: { secret, proof } }: HostSave): string =>
  guestSaveName({ secret, host: hashOfKey(proof.first) });

/** Opens a table with others. `open` decides whether this browser begins as host or guest. */
async function openSession(
  services: BrowserServices,
  tables: Tables,
  identity: Identity,
  invitation: Invitation,
  take: boolean,
  open: (parts: SessionParts) => Promise<GuestTable | HostSession>,
): Promise<TableSession> {
  const [transport, savedTables] = await Promise.all([services.transport(), services.savedTables()]);
  const { secret } = invitation;
  const name = guestSaveName(invitation);
  let session: TableSession | null = null;
  const lock = await lockTable(services, secret, take, () => session?.leave('elsewhere'));
  let promised = '';
  /** Votes and hand-overs are promises to others: they must survive a power failure. */
  const store = async (table: GuestTable, memory: Memory) => {
    const { term, votedFor, handedOver } = memory.election;
    const promise = [term, votedFor, handedOver?.term].join();
    await putGuest(savedTables, name, table.state, memory, services, promise !== promised);
    promised = promise;
  };
  const parts: SessionParts = {
    invitation,
    after: services.after,
    release: () => lock.release(),
    async host(saved) {
      const { runner, network } = await runTable(services, 'host', saved, identity);
      const memory = await memoryOf(savedTables, name);
      const screen: GuestTable = sit(services, network, runner.table.room, identity, {
        isShared: false,
        memory,
        store: (now) => store(screen, now),
      });
      return new HostSession(screen, runner, {
        invitation: invitationText(invitation),
        listen: (caller) => transport.listen(hostAddress(secret, runner.table.room.term), caller),
      });
    },
    sit(memory, by, minTerm) {
      const client = {
        invitation,
        signer: identity,
        seed: identity.seed,
        random: services.random,
        memory,
        minTerm,
      };
      const table: GuestTable = new GuestTable(
        { ...client, isHostScreen: false, isShared: false },
        transport,
        {
          ...services,
          store: (now) => store(table, now),
          elected: (elected: Elected) => void session?.elected(elected),
        },
        by,
      );
      forgetWhenSentAway(table, name, savedTables, services);
      return table;
    },
    async continueAlone(entries) {
      const log = new Log(entries);
      const me = textOf(identity.publicKey);
      const { game, options } = log.start;
      const { seats, policy } = log.state!;
      return tables.createLocal({
        game,
        options,
        policy: policy as unknown as Policy,
        record: writeRecord(matchOf(log, await services.games())),
        chairs: seats.map(({ key, name }) =>
          key === me ? { kind: 'me', name } : { kind: 'bot', level: 'steady' },
        ),
      });
    },
    becameHost: (saved) => put(services, 'host', saved, true),
    becameGuest: () => savedTables.delete('host', secret),
  };
  try {
    session = new TableSession(await open(parts), parts);
    return session;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens a screen of this browser at a table that it runs: a guest over a connection in memory. */
function sit(
  services: BrowserServices,
  network: MemoryNetwork,
  { secret, proof }: HostSave['room'],
  me: Identity,
  how: {
    readonly isShared: boolean;
    readonly memory?: Memory | undefined;
    store?(memory: Memory): Promise<void>;
  },
): GuestTable {
  const invitation = { secret, host: hashOfKey(proof.first) };
  const parts = { invitation, signer: me, seed: me.seed, random: services.random, memory: how.memory };
  const world = { ...services, ...(how.store ? { store: how.store } : {}) };
  return new GuestTable(
    { ...parts, isHostScreen: true, isShared: how.isShared },
    network.transport('screen'),
    world,
  );
}

/** Resolves when `test` is true of a screen, or its table has ended. */
const until = (screen: GuestTable, test: (screen: GuestTable) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!test(screen) && screen.connection.state !== 'ended') return;
      stop();
      resolve();
    };
    const stop = screen.subscribe(look);
    look();
  });
