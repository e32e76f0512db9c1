/** Implements `Tables`: opens hosted, joined and one-device tables. */
import { type AnyGame, readOptions, readSeats } from '@cheeseboard/engine';
import { Log } from '@cheeseboard/engine/fair';
import type { GuestTable } from '../guest/guest-table.ts';
import { type HostSave, newRoom, seatOf } from '../host/room.ts';
import { matchOf, recordOf } from '../log/replay.ts';
import { textOf } from '../protocol/bytes.ts';
import { hashOfKey, mac, personOf } from '../protocol/keys.ts';
import { type Invitation, newSecret, readInvitation } from '../protocol/room.ts';
import { type Identity, identityOf } from '../storage/identity.ts';
import { hostTable, lockTable } from './hosting.ts';
import { keptMatchOf } from './kept-match.ts';
import { guestSaveOf, hostSaveOf, putHost, screenSaveName } from './saves.ts';
import type { BrowserServices } from './services.ts';
import { TableSession } from './session.ts';
import type { NewTable, SharedTable, Table, Tables } from './table.ts';

export function makeTables(services: BrowserServices): Tables {
  /** Saves a new table. `signersOf` gives the keys of its people, in seat order. */
  const create = async (
    table: NewTable,
    shared: boolean,
    signersOf: (secret: string) => readonly Identity[] | Promise<readonly Identity[]>,
  ) => {
    const secret = newSecret(services.random);
    const people = (await signersOf(secret)).map(personWith);
    const room = newRoom(secret, withAllOptions(table, await services.games()), people, shared);
    await putHost(await services.savedTables(), { v: 2, room, log: null }, services.today());
    return { room: secret };
  };

  /** Opens a table with others. `open` starts the session as host or as guest. */
  const openSession = async (
    invitation: Invitation,
    take: boolean,
    open: (session: TableSession) => Promise<TableSession>,
  ): Promise<TableSession> => {
    const [identity, transport, saves] = await Promise.all([
      services.identity(),
      services.transport(),
      services.savedTables(),
    ]);
    const session = new TableSession({ services, tables, saves, transport, identity, invitation });
    session.release = await lockTable(services, invitation.secret, take, () => session.leave('elsewhere'));
    try {
      const opened = await open(session);
      keepFinishedMatches(services, opened, false);
      warmSharpBots(services, opened, false);
      return opened;
    } catch (error) {
      session.release();
      throw error;
    }
  };

  const tables: Tables = {
    create: (table) => create(table, false, async () => [await services.identity()]),

    async host(room, take = false) {
      const [identity, saves] = await Promise.all([services.identity(), services.savedTables()]);
      const saved = await hostSaveOf(saves, 'host', room);
      // A browser that lost its key could not prove that it is the host.
      if (!saved || personWith(identity).id !== saved.room.host) return null;
      const invitation = { secret: room, host: hashOfKey(saved.room.proof.first) };
      return openSession(invitation, take, (session) => session.openHost(saved));
    },

    async join(text, by, take = false) {
      const invitation = readInvitation(text);
      if (!invitation) return null;
      // The link may lead to a table that this browser hosts.
      const hostedTable = await tables.host(invitation.secret, take);
      // The newest tab takes the seat (`true`): two tabs of one person must not both vote.
      return hostedTable ?? openSession(invitation, true, (session) => session.openGuest(by));
    },

    async createLocal(table) {
      const people = table.chairs.filter(({ kind }) => kind === 'me');
      if (people.length === 0 || table.chairs.some(({ kind }) => kind === 'open')) {
        throw new Error('a table on one device has nobody to wait for');
      }
      return create(table, true, (secret) => people.map((_, index) => localSigner(secret, index)));
    },

    async local(room, take = false) {
      const saved = await hostSaveOf(await services.savedTables(), 'local', room);
      return saved && openLocal(services, saved, take);
    },

    async record(room) {
      const saves = await services.savedTables();
      const saved = (await hostSaveOf(saves, 'host', room)) ?? (await hostSaveOf(saves, 'local', room));
      if (!saved) return (await guestSaveOf(saves, room))?.record ?? null;
      const games = await services.games();
      if (!saved.log) return null;
      if (wouldRevealCards(saved, games)) return 'secret';
      const log = new Log(saved.log.entries);
      return recordOf(log, matchOf(log, games));
    },

    async forget(room) {
      const saves = await services.savedTables();
      const hosted = await hostSaveOf(saves, 'host', room).catch(() => null);
      if (hosted) await saves.delete('guest', screenSaveName(hosted));
      for (const role of ['host', 'guest', 'local'] as const) await saves.delete(role, room);
    },
  };
  return tables;
}

async function openLocal(services: BrowserServices, saved: HostSave, take: boolean): Promise<SharedTable> {
  const { secret, members } = saved.room;
  const signers = members.map((_, index) => localSigner(secret, index));
  let screens: GuestTable[] = [];
  let stop = async (): Promise<void> => {};
  const leave = (why?: 'elsewhere'): Promise<void> => {
    for (const screen of screens) screen.leave(why);
    return stop();
  };
  const release = await lockTable(services, secret, take, () => leave('elsewhere'));
  const { runner, sit } = await hostTable(services, saved, signers[0]!);
  stop = () => runner.stop();
  screens = signers.map((signer) => sit(signer));
  await Promise.all(screens.map((screen) => waitUntil(screen, ({ state }) => state !== null)));
  keepFinishedMatches(services, screens[0]!, true);
  warmSharpBots(services, screens[0]!, true);
  const { room } = runner.table;
  // Only connected players can commit and sign, so the match starts when all screens are connected.
  if (room.phase === 'lobby') runner.tell({ type: 'start' });
  await Promise.all(screens.map((screen) => waitUntil(screen, ({ state }) => state?.match != null)));
  return {
    get tables() {
      const seats = signers.map((signer) => seatOf(room, personWith(signer).id));
      return room.chairs.map((_, seat) => screens[seats.indexOf(seat)] ?? null);
    },
    get unsaved() {
      return runner.unsaved;
    },
    watch: (call) => runner.watch(call),
    leave: () => void leave().then(release),
  };
}

/** Keeps each match of the table when it ends. `shared`: everybody plays on this device. */
function keepFinishedMatches(services: BrowserServices, table: Table, shared: boolean): void {
  let keptNumber = 0;
  const keep = (): void => {
    const { state } = table;
    if (!state?.match || state.match.number === keptNumber) return;
    const keptMatch = keptMatchOf(state, { at: services.today(), ownName: services.ownName(), shared });
    if (!keptMatch) return;
    keptNumber = state.match.number;
    services
      .keptMatches()
      .then((matches) => matches.keep(keptMatch))
      .catch((error: unknown) => console.error(error));
  };
  table.subscribe(keep);
  keep();
}

/** Prepares the sharp bots of a table as soon as this browser hosts one that has any. */
function warmSharpBots(services: BrowserServices, table: Table, shared: boolean): void {
  let warmGame = '';
  const warm = (): void => {
    const { state } = table;
    if (!state || state.game === warmGame || !(shared || table.hosted)) return;
    if (!state.chairs.some((chair) => chair.kind === 'bot' && chair.level === 'sharp')) return;
    warmGame = state.game;
    services.warm(warmGame);
  };
  table.subscribe(warm);
  warm();
}

/** Whether the record would reveal the cards of a match that is still being played. */
function wouldRevealCards({ room }: HostSave, games: readonly AnyGame[]): boolean {
  const people = room.chairs.filter((chair) => chair.kind === 'person');
  if (room.phase !== 'playing' || people.length < 2) return false;
  return games.find(({ id }) => id === room.game)?.secrets !== false;
}

function withAllOptions(table: NewTable, games: readonly AnyGame[]): NewTable {
  const game = games.find(({ id }) => id === table.game);
  if (!game) throw new Error(`no game "${table.game}"`);
  return { ...table, options: readOptions(game, readSeats(game, table.chairs.length), table.options) };
}

function personWith({ publicKey }: Identity) {
  const key = textOf(publicKey);
  return { id: personOf(key), key };
}

/** The key of a person on one device, derived from the room. */
const localSigner = (secret: string, index: number): Identity => identityOf(mac(secret, ['seat', index]));

/** Resolves when `test` returns true for the screen, or the screen's connection has ended. */
const waitUntil = (screen: GuestTable, test: (screen: GuestTable) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!test(screen) && screen.connection.state !== 'ended') return;
      stop();
      resolve();
    };
    const stop = screen.subscribe(check);
    check();
  });
