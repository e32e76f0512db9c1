/** Opens tables with given means: hosted, joined, or on this device only. */
import { type AnyGame, readOptions, readSeats } from '@cheeseboard/engine';
import { Log } from '@cheeseboard/engine/fair';
import { writeRecord } from '@cheeseboard/engine/records';
import type { Elected } from '../guest/client.ts';
import { GuestTable } from '../guest/guest-table.ts';
import type { Memory } from '../guest/memory.ts';
import { HostTable } from '../host/host-table.ts';
import { Hosting } from '../host/hosting.ts';
import { type HostSave, namesOf, newRoom, seatOf } from '../host/room.ts';
import { matchOf, stepIndexes } from '../log/replay.ts';
import { textOf } from '../protocol/bytes.ts';
import { hashOfKey, mac, personOf } from '../protocol/keys.ts';
import { hostAddress, type Invitation, invitationText, newSecret, readInvitation } from '../protocol/room.ts';
import { type Identity, identityOf } from '../storage/identity.ts';
import type { Role } from '../storage/saved-tables.ts';
import { MemoryNetwork } from '../transport/memory.ts';
import { HostedHere } from './hosted.ts';
import { keepOnShelf, memoryOf, putGuest, recordOfGuest } from './keep.ts';
import type { Means } from './means.ts';
import { type SessionParts, TableSession } from './session.ts';
import { Elsewhere, type NewTable, type SavedTable, type Tables } from './table.ts';

export function makeTables(means: Means): Tables {
  const tables: Tables = {
    async create(table) {
      const [signer, games] = await Promise.all([means.identity(), means.games()]);
      const secret = newSecret(means.random);
      const room = newRoom(secret, checked(table, games), [personWith(signer)], false);
      await put(means, 'host', { v: 2, room, log: null });
      return { room: secret };
    },

    async host(room, take = false) {
      const [identity, saved] = await Promise.all([means.identity(), savedTable(means, 'host', room)]);
      // The browser has lost its key, so nobody would believe that it is the host.
      if (!saved || personOf(textOf(identity.publicKey)) !== saved.room.host) return null;
      const parts = await sessionParts(means, identity, {
        secret: room,
        host: hashOfKey(saved.room.proof.first),
      });
      return parts.session(await parts.host(saved, take));
    },

    async join(text, by, take = false) {
      const invitation = readInvitation(text);
      if (!invitation) return null;
      const [identity, shelf] = await Promise.all([means.identity(), means.savedTables()]);
      // One's own table, by its link.
      if (await shelf.get('host', invitation.secret)) {
        const own = await tables.host(invitation.secret, take);
        if (own) return own;
      }
      const parts = await sessionParts(means, identity, invitation);
      return parts.session(parts.sit(await memoryOf(shelf, shelfName(invitation)), by));
    },

    async createLocal(table) {
      const games = await means.games();
      const secret = newSecret(means.random);
      const people = table.chairs.filter(({ kind }) => kind === 'me');
      if (people.length === 0 || table.chairs.some(({ kind }) => kind === 'open')) {
        throw new Error('a table on one device has nobody to wait for');
      }
      const members = people.map((_, index) => personWith(localSigner(secret, index)));
      const room = newRoom(secret, checked(table, games), members, true);
      await put(means, 'local', { v: 2, room, log: null });
      return { room: secret };
    },

    async local(room, take = false) {
      const saved = await savedTable(means, 'local', room);
      if (!saved) return null;
      const signers = saved.room.members.map((_, index) => localSigner(room, index));
      const opened = await openTable(means, { role: 'local', saved, signer: signers[0]!, take });
      const { hosting, network } = opened;
      if (hosting.table.room.phase === 'lobby') hosting.start();
      const screens = signers.map((signer) => sit(means, network, saved.room, signer, { isShared: true }));
      opened.taken(() => {
        for (const screen of screens) screen.leave('elsewhere');
      });
      await Promise.all(screens.map(welcomed));
      const ids = signers.map((signer) => personWith(signer).id);
      return {
        get tables() {
          const bySeat: (GuestTable | null)[] = hosting.table.room.chairs.map(() => null);
          for (const [index, id] of ids.entries()) {
            const seat = seatOf(hosting.table.room, id);
            if (seat !== null) bySeat[seat] = screens[index]!;
          }
          return bySeat;
        },
        get unsaved() {
          return hosting.unsaved;
        },
        watch: (call) => hosting.watch(call),
        leave: () => {
          for (const screen of screens) screen.leave();
          void hosting.stop().then(opened.release);
        },
      };
    },

    async shelf() {
      return (await means.savedTables()).list();
    },

    async record(room) {
      const saved = (await savedTable(means, 'host', room)) ?? (await savedTable(means, 'local', room));
      if (!saved) return recordOfGuest(await means.savedTables(), room);
      if (!saved.log) return null;
      if (await tellsTooMuch(means, saved)) return 'secret';
      return writeRecord(matchOf(new Log(saved.log.entries), await means.games()));
    },

    async forget(room) {
      const shelf = await means.savedTables();
      for (const role of ['host', 'guest', 'local'] as const) await shelf.delete(role, room);
    },
  };
  return tables;
}

/** A match that other people still play, in a game with secrets: its record has everybody's cards in it. */
async function tellsTooMuch(means: Means, { room }: HostSave): Promise<boolean> {
  const people = room.chairs.filter((chair) => chair.kind === 'person');
  if (room.phase !== 'playing' || people.length < 2) return false;
  const game = (await means.games()).find(({ id }) => id === room.game);
  return game?.secrets !== false;
}

/** The table with complete options. Throws `Invalid` for what the game does not have. */
function checked(table: NewTable, games: readonly AnyGame[]): NewTable {
  const game = games.find(({ id }) => id === table.game);
  if (!game) throw new Error(`no game "${table.game}"`);
  return { ...table, options: readOptions(game, readSeats(game, table.chairs.length), table.options) };
}

const personWith = (signer: Pick<Identity, 'publicKey'>) => {
  const key = textOf(signer.publicKey);
  return { id: personOf(key), key };
};

/** On one device everybody has a key of their own, which follows from the room. */
const localSigner = (secret: string, index: number): Identity => identityOf(mac(secret, ['seat', index]));

async function savedTable(means: Means, role: Role, room: string): Promise<HostSave | null> {
  const saved = (await (await means.savedTables()).get(role, room)) as HostSave | undefined;
  return saved?.v === 2 ? saved : null;
}

/** `firm`: on the disk even if the device loses its power, for promises to others. */
async function put(
  means: Means,
  role: Role,
  saved: HostSave,
  firm = saved.room.handedOver !== undefined,
): Promise<void> {
  const entry: SavedTable = {
    room: saved.room.secret,
    role,
    game: saved.room.game,
    names: namesOf(saved.room),
    steps: saved.log ? stepIndexes(new Log(saved.log.entries)).length : 0,
    over: saved.room.phase === 'over',
    at: means.today(),
  };
  await (await means.savedTables()).put(entry, saved, firm);
}

interface Opening {
  readonly role: Role;
  readonly saved: HostSave;
  readonly signer: Identity;
  /** From another tab, if need be. */
  readonly take?: boolean;
}

/** The match runs here from now on, and in no other tab. */
async function openTable(means: Means, { role, saved: before, signer, take = false }: Opening) {
  const { secret } = before.room;
  const holding = { lost: async () => {} };
  const hold = await means.tabLock(`table ${secret}`, { take, lost: () => holding.lost() });
  if (!hold) throw new Elsewhere();
  try {
    const games = await means.games();
    // The tab that had it may have gone on meanwhile.
    const saved = (await savedTable(means, role, secret)) ?? before;
    const table = new HostTable(saved, { games, signer, random: means.random, fast: means.fast });
    const hosting = new Hosting(table, {
      now: means.wall ?? means.now,
      after: means.after,
      think: means.think,
      save: (next) => put(means, role, next),
      forget: async () => (await means.savedTables()).delete(role, secret),
    });
    const network = new MemoryNetwork();
    const address = hostAddress(secret, saved.room.term);
    network.transport('host').listen(address, { connected: (link) => hosting.admit(link) });
    holding.lost = () => hosting.stop();
    hosting.open();
    return {
      hosting,
      network,
      release: () => hold.release(),
      /** Another tab takes it: first the screens here are told, then everything is put away. */
      taken(tell: () => void) {
        holding.lost = () => {
          tell();
          return hosting.stop();
        };
      },
    };
  } catch (error) {
    hold.release();
    throw error;
  }
}

/** What a table that one joined is called on the shelf; one's own is called by its secret alone. */
const shelfName = ({ secret, host }: Invitation): string => `${secret}.${host}`;

async function sessionParts(means: Means, identity: Identity, invitation: Invitation) {
  const [transport, shelf] = await Promise.all([means.transport(), means.savedTables()]);
  const { secret } = invitation;
  const name = shelfName(invitation);
  let session: TableSession | null = null;
  const store = (table: GuestTable, memory: Memory) => putGuest(shelf, name, table.state, memory, means);
  const parts: SessionParts & { session(inner: GuestTable | HostedHere): TableSession } = {
    invitation,
    after: means.after,
    session(inner) {
      session = new TableSession(inner, parts);
      return session;
    },
    async host(saved, take = false) {
      const opened = await openTable(means, { role: 'host', saved, signer: identity, take });
      const { hosting, network, release } = opened;
      const memory = await memoryOf(shelf, name);
      const screen: GuestTable = sit(means, network, hosting.table.room, identity, {
        isShared: false,
        memory,
        store: (now) => store(screen, now),
      });
      opened.taken(() => screen.leave('elsewhere'));
      return new HostedHere(screen, hosting, {
        invitation: invitationText(invitation),
        listen: (caller) => transport.listen(hostAddress(secret, hosting.table.room.term), caller),
        release,
      });
    },
    sit(memory, by, minTerm) {
      const client = {
        invitation,
        signer: identity,
        seed: identity.seed,
        random: means.random,
        memory,
        minTerm,
      };
      const table: GuestTable = new GuestTable(
        { ...client, isHostScreen: false, isShared: false },
        transport,
        {
          ...means,
          store: (now) => store(table, now),
          elected: (elected: Elected) => void session?.elected(elected),
        },
        by,
      );
      keepOnShelf(table, name, shelf, means);
      return table;
    },
    becameHost: (saved) => put(means, 'host', saved, true),
    becameGuest: () => shelf.delete('host', secret),
  };
  return parts;
}

/** A screen of this browser at a table of this browser: a guest like any other, but for the way. */
function sit(
  means: Means,
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
  const parts = { invitation, signer: me, seed: me.seed, random: means.random, memory: how.memory };
  const world = { ...means, ...(how.store ? { store: how.store } : {}) };
  return new GuestTable(
    { ...parts, isHostScreen: true, isShared: how.isShared },
    network.transport('screen'),
    world,
  );
}

const welcomed = (screen: GuestTable): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (screen.state === null && screen.line.state !== 'ended') return;
      stop();
      resolve();
    };
    const stop = screen.subscribe(look);
    look();
  });
