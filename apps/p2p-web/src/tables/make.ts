/** Opens tables with given means: hosted, joined, or on this device only. */
import { type AnyGame, readOptions, readSeats } from '@cheeseboard/engine';
import { Seated } from '../guest/seated.ts';
import type { ClientParts, Kept } from '../guest/wire.ts';
import { HostTable } from '../host/host-table.ts';
import { Hosting } from '../host/hosting.ts';
import { namesOf, newRoom, type Saved, seatOf } from '../host/room.ts';
import { textOf } from '../protocol/bytes.ts';
import { hashOfKey, mac, personOf, type Signer, signerOf } from '../protocol/keys.ts';
import { addressOf, type Invitation, invitationText, newSecret, readInvitation } from '../protocol/room.ts';
import type { Identity } from '../storage/identity.ts';
import type { Role } from '../storage/saved-tables.ts';
import { MemoryNetwork } from '../transport/memory.ts';
import type { Connection } from '../transport/transport.ts';
import { Hosted } from './hosted.ts';
import { forgetLeft, keepOnShelf, keptOf, markLeft, putGuest, recordOfGuest } from './keep.ts';
import type { Means } from './means.ts';
import { type Survival, Survivor } from './survivor.ts';
import { Elsewhere, type NewTable, type SavedTable, type Tables } from './table.ts';

export function makeTables(means: Means): Tables {
  const tables: Tables = {
    async create(table) {
      const [signer, games] = await Promise.all([means.identity(), means.games()]);
      const secret = newSecret(means.random);
      const room = newRoom(secret, checked(table, games), [personWith(signer)], false);
      await put(means, 'host', { v: 1, room, record: null, steps: 0 });
      return { room: secret };
    },

    async host(room, take = false) {
      const [identity, saved] = await Promise.all([means.identity(), savedTable(means, 'host', room)]);
      // The browser has lost its key, so nobody would believe that it is the host.
      if (!saved || personOf(textOf(identity.publicKey)) !== saved.room.host) return null;
      const survival = await survivalOf(means, identity, {
        secret: room,
        host: hashOfKey(saved.room.first),
      });
      return surviving(survival, (watched) => watched.host(saved, take));
    },

    async join(text, by, take = false) {
      const invitation = readInvitation(text);
      if (!invitation) return null;
      const [identity, shelf] = await Promise.all([means.identity(), means.shelf()]);
      // One's own table, by its link.
      if (await shelf.get('host', invitation.secret)) {
        const own = await tables.host(invitation.secret, take);
        if (own) return own;
      }
      const survival = await survivalOf(means, identity, invitation);
      const kept = await keptOf(shelf, roomName(invitation), means);
      return surviving(survival, async (watched) => watched.sit(0, by, kept));
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
      await put(means, 'local', { v: 1, room, record: null, steps: 0 });
      return { room: secret };
    },

    async local(room, take = false) {
      const saved = await savedTable(means, 'local', room);
      if (!saved) return null;
      const signers = saved.room.members.map((_, index) => localSigner(room, index));
      const opened = await openTable(means, { role: 'local', saved, signer: signers[0]!, take });
      const { hosting, network } = opened;
      if (hosting.table.room.phase === 'lobby') hosting.start();
      const screens = signers.map((signer) => sit(means, network, saved.room, signer));
      opened.taken(() => {
        for (const screen of screens) screen.leave('elsewhere');
      });
      await Promise.all(screens.map(welcomed));
      const ids = signers.map((signer) => personWith(signer).id);
      return {
        get tables() {
          const bySeat: (Seated | null)[] = hosting.table.room.chairs.map(() => null);
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
      return (await means.shelf()).list();
    },

    async record(room) {
      const saved = (await savedTable(means, 'host', room)) ?? (await savedTable(means, 'local', room));
      if (!saved) return recordOfGuest(await means.shelf(), room);
      if (!saved.record) return null;
      return (await tellsTooMuch(means, saved)) ? 'secret' : saved.record;
    },

    async forget(room) {
      const shelf = await means.shelf();
      for (const role of ['host', 'guest', 'local'] as const) await shelf.delete(role, room);
      means.promises?.(secretOf(room)).forget();
      forgetLeft(means, room);
    },
  };
  return tables;
}

/** A match that other people still play, in a game with secrets: its record has everybody's cards in it. */
async function tellsTooMuch(means: Means, { room }: Saved): Promise<boolean> {
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

const personWith = (signer: Signer) => {
  const key = textOf(signer.publicKey);
  return { id: personOf(key), key };
};

/** On one device everybody has a key of their own, which follows from the room. */
const localSigner = (secret: string, index: number): Signer => signerOf(mac(secret, ['seat', index]));

async function savedTable(means: Means, role: Role, room: string): Promise<Saved | null> {
  const saved = (await (await means.shelf()).get(role, room)) as Saved | undefined;
  return saved?.v === 1 ? saved : null;
}

/** What is handed over is promised to somebody: then it is kept firmly. */
async function put(
  means: Means,
  role: Role,
  saved: Saved,
  firm = saved.room.handed !== undefined,
): Promise<void> {
  const entry: SavedTable = {
    room: saved.room.secret,
    role,
    game: saved.room.game,
    names: namesOf(saved.room),
    steps: saved.steps,
    over: saved.room.phase === 'over',
    at: means.today(),
  };
  await (await means.shelf()).put(entry, saved, firm);
}

interface Opening {
  readonly role: Role;
  readonly saved: Saved;
  readonly signer: Signer;
  /** From another tab, if need be. */
  readonly take?: boolean;
}

/** The match runs here from now on, and in no other tab. */
async function openTable(means: Means, { role, saved: before, signer, take = false }: Opening) {
  const { secret } = before.room;
  const holding = { lost: async () => {} };
  const hold = await means.hold(`table ${secret}`, { take, lost: () => holding.lost() });
  if (!hold) throw new Elsewhere();
  try {
    const games = await means.games();
    // The tab that had it may have gone on meanwhile.
    const saved = (await savedTable(means, role, secret)) ?? before;
    const table = new HostTable(saved, { games, signer, random: means.random, fast: means.fast });
    const hosting = new Hosting(table, {
      now: means.wall ?? means.now,
      after: means.after,
      draw: means.draw,
      think: means.think,
      save: (next) => put(means, role, next),
      forget: async () => (await means.shelf()).delete(role, secret),
    });
    const network = new MemoryNetwork();
    const address = addressOf(secret, saved.room.epoch);
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

/** What a survivor needs, with a way to tell it what happens inside. */
interface Watched extends Survival {
  host(saved: Saved, take?: boolean): Promise<Hosted>;
  sit(epoch: number, by?: Connection, kept?: Kept): Seated;
  watch(survivor: Survivor): void;
}

async function surviving(
  survival: Watched,
  make: (survival: Watched) => Promise<Seated | Hosted>,
): Promise<Survivor> {
  const survivor = new Survivor(await make(survival), survival);
  survival.watch(survivor);
  return survivor;
}

/** What a table that one joined is called on the shelf; one's own is called by its secret alone. */
const roomName = ({ secret, host }: Invitation): string => `${secret}.${host}`;
const secretOf = (room: string): string => room.split('.')[0]!;

async function survivalOf(means: Means, identity: Identity, invitation: Invitation): Promise<Watched> {
  const [transport, shelf] = await Promise.all([means.transport(), means.shelf()]);
  const { secret } = invitation;
  const room = roomName(invitation);
  let survivor: Survivor | null = null;
  const promises = means.promises?.(secret);
  const promised = promises ? { promises } : {};
  return {
    means,
    transport,
    identity,
    invitation,
    watch(watching) {
      survivor = watching;
    },
    async host(saved, take = false) {
      const opened = await openTable(means, { role: 'host', saved, signer: identity, take });
      const { hosting, network, release } = opened;
      const chances = { seed: identity.seed, ...promised };
      const screen = sit(means, network, hosting.table.room, identity, chances);
      opened.taken(() => screen.leave('elsewhere'));
      return new Hosted(screen, hosting, {
        invitation: invitationText(invitation),
        listen: (caller) => transport.listen(addressOf(secret, hosting.table.room.epoch), caller),
        release,
      });
    },
    sit(epoch, by, kept) {
      const { seed } = identity;
      const parts = { invitation, signer: identity, random: means.random, epoch, kept, seed, ...promised };
      const table: Seated = new Seated(
        parts,
        transport,
        {
          ...means,
          keep: async (now, firm) => {
            if (table.state) await putGuest(shelf, room, table.state, now, means, firm);
          },
          inherit: (saved) => survivor?.inherit(saved),
          promisesToWait: () => markLeft(means, room),
        },
        by,
      );
      keepOnShelf(table, room, shelf, means);
      return table;
    },
    async becameHost(saved) {
      await put(means, 'host', saved, true);
      // It is host now, whatever is left of the guest.
      await shelf.delete('guest', room).catch((error) => console.error(error));
    },
    becameGuest: () => shelf.delete('host', secret),
  };
}

/** A screen of this browser at a table of this browser: a guest like any other, but for the way. */
function sit(
  means: Means,
  network: MemoryNetwork,
  { secret, epoch, first }: Saved['room'],
  me: Signer,
  chances: Pick<ClientParts, 'seed' | 'promises'> = {},
): Seated {
  const invitation = { secret, host: hashOfKey(first) };
  const parts = { invitation, signer: me, random: means.random, epoch, ...chances };
  return new Seated(parts, network.transport('screen'), means);
}

const welcomed = (screen: Seated): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (screen.state === null && screen.line.state !== 'ended') return;
      stop();
      resolve();
    };
    const stop = screen.subscribe(look);
    look();
  });
