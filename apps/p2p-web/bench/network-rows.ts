/** The rows of the network benchmark. */
import { playFast } from '../e2e/kit/at-the-table.ts';
import { autoplay } from '../e2e/kit/autoplay.ts';
import { HomeNetwork } from '../e2e/kit/namespaces.ts';
import { joinTable, openTable, setReady, startTable } from '../e2e/kit/open-table.ts';
import { Person } from '../e2e/kit/person.ts';
import { playableAgain } from '../e2e/kit/recovery-time.ts';
import { noteWhenPresent, timeNoted } from './first-frame.ts';
import { measureMoves } from './moves.ts';

export interface Build {
  readonly name: string;
  /** The folder of the built site. */
  readonly folder: string;
  /** The app whose server is used; this one by default. */
  readonly app?: string;
}

/** The values of each line of the table, in seconds or, for single moves, in ms. Null if the event did not happen. */
export type Values = Readonly<Record<string, readonly (number | null)[]>>;

export interface Measurement {
  measure(): Promise<Values>;
  close(): Promise<void>;
}

export interface Row {
  readonly name: string;
  /** Tables of one batch are cut at about the same time. Other rows are measured alone. */
  readonly batch?: string;
  prepare(build: Build): Promise<Measurement>;
}

/** A network that is bad in one way. */
interface Setting {
  readonly name: string;
  readonly title: string;
  readonly players?: number;
  readonly furtherMachines?: readonly string[];
  /** Makes the network bad. Returns the `config.json` for everybody, or null for the server's. */
  readonly prepare?: (network: HomeNetwork, build: Build) => Promise<object | null>;
}

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dirk'];
/** A measurement that takes longer counts as failed. */
const GIVE_UP_MS = 60_000;
const MOVES = 12;

const stunOf = (network: HomeNetwork): RTCIceServer => ({ urls: `stun:${network.addressOf('server')}:3478` });

const turn: Setting = {
  name: 'turn',
  title: 'over TURN (UDP between the two is dropped)',
  furtherMachines: ['turn'],
  async prepare(network) {
    const address = network.addressOf('turn');
    const options = [
      ['-n', '--log-file=stdout', '--simple-log', '--pidfile=/dev/null', '--no-cli', '--no-tls', '--no-dtls'],
      [`--listening-ip=${address}`, `--relay-ip=${address}`, '--fingerprint', '--realm=turn.example'],
      ['--lt-cred-mech', '--user=anybody:secret'],
    ].flat();
    network.start('turn', ['turnserver', ...options]).stdout.resume();
    network.blockUdp('Anna', 'Ben');
    const relay = { urls: `turn:${address}:3478`, username: 'anybody', credential: 'secret' };
    return { brokers: ['./peerjs'], iceServers: [stunOf(network), relay] };
  },
};

const overGuest: Setting = {
  name: 'guest',
  title: 'over a guest (UDP between host and second guest is dropped)',
  players: 3,
  async prepare(network) {
    network.blockUdp('Anna', 'Cleo');
    return null;
  },
};

const deadBroker = (dead: 1 | 2): Setting => ({
  name: `broker-${dead}`,
  title: `broker ${dead} of 2 is dead`,
  furtherMachines: ['broker-1', 'broker-2'],
  async prepare(network, { folder }) {
    const args = ['--origin', `http://${network.addressOf('server')}:4242`];
    const sites = [
      await network.serveOn('broker-1', { folder, args }),
      await network.serveOn('broker-2', { folder, args }),
    ];
    network.setWire(`broker-${dead}`, { isCut: true });
    return { brokers: sites.map((site) => `${site}peerjs`), iceServers: [stunOf(network)] };
  },
});

const plain: Setting = { name: 'plain', title: 'no delay' };

const slow: Setting = {
  name: 'slow',
  title: 'the guest has a round trip of 80 ms and 2 % loss',
  async prepare(network) {
    network.setWire('Ben', { delayMs: 40, loss: 0.02 });
    return null;
  },
};

const withoutMdns: Setting = {
  name: 'mdns',
  title: 'mDNS is blocked',
  async prepare(network) {
    for (const name of NAMES) network.blockMdns(name);
    return null;
  },
};

/** Opens a network with a server, and a browser for each player. */
async function openNetwork(build: Build, { players = 2, furtherMachines = [], prepare }: Setting) {
  const network = await HomeNetwork.make('server', ...NAMES, ...furtherMachines);
  const site = await network.serveOn('server', build);
  const config = await prepare?.(network, build);
  const people: Person[] = [];
  for (const name of NAMES.slice(0, players)) {
    const person = await Person.open(await network.browserOn(name), name, site);
    if (config) await person.context.route('**/config.json', (route) => route.fulfill({ json: config }));
    people.push(person);
  }
  const [host, ...guests] = people as [Person, ...Person[]];
  return { network, people, host, guests, close: () => network.remove() };
}

/** Runs a measurement that may fail because people cannot connect. */
async function orNull<T>(measurement: Promise<T>): Promise<T | null> {
  try {
    return await measurement;
  } catch (error) {
    console.error(String(error).split('\n')[0]);
    return null;
  }
}

const joinRow = (setting: Setting): Row => ({
  name: `join/${setting.name}`,
  async prepare(build) {
    const { host, guests, close } = await openNetwork(build, setting);
    const link = await openTable(host, { game: 'gouda-gouda', seats: guests.length + 1 });
    const lastGuest = guests.pop()!;
    for (const guest of guests) {
      await joinTable(guest, link);
      await setReady(guest);
    }
    await noteWhenPresent(lastGuest.page, 'cbp-lobby');
    const measure = async () => {
      await lastGuest.goto(link);
      const ms = await orNull(timeNoted(lastGuest.page, GIVE_UP_MS));
      return { [`join, s: ${setting.title}`]: [ms === null ? null : ms / 1_000] };
    };
    return { measure, close };
  },
});

const moveRow = (setting: Setting): Row => ({
  name: `move/${setting.name}`,
  async prepare(build) {
    const { host, guests, close } = await openNetwork(build, setting);
    const measure = async () => {
      const latencies = await orNull(measureMoves(host, guests, MOVES, [host, guests.at(-1)!]));
      const title = `click to picture, ms: ${setting.title}`;
      return {
        [`${title}, guest to host`]: latencies?.['guest → host'].drawn ?? [null],
        [`${title}, host to guest`]: latencies?.['host → guest'].drawn ?? [null],
      };
    };
    return { measure, close };
  },
});

type Role = 'host' | 'guest';

function cutRow(cutS: number, role: Role, setting: Setting): Row {
  const { name, title, players = 2 } = setting;
  return {
    name: `cut/${cutS}/${name}/${role}`,
    batch: `cut/${cutS}/${name}`,
    async prepare(build) {
      const { network, people, host, guests, close } = await openNetwork(build, setting);
      const lineTitle = `whole after a cut, s: ${title}, ${role} cut for ${cutS} s`;
      await playFast(...people);
      const startPlaying = async () => {
        await startTable(host, guests, { game: 'gouda-gouda', seats: players });
        await autoplay(people, { until: (touches) => touches >= players });
        return true;
      };
      if (!(await orNull(startPlaying()))) return { measure: async () => ({ [lineTitle]: [null] }), close };
      const offlinePerson = role === 'host' ? host : guests.at(-1)!;
      const measure = async () => {
        network.setWire(offlinePerson.name, { isCut: true });
        await sleep(cutS * 1_000);
        const restoredAt = Date.now();
        network.setWire(offlinePerson.name, {});
        const allPlayable = Promise.all(people.map((player) => playableAgain(player, '')));
        const playableTimes = await Promise.race([allPlayable, sleep(GIVE_UP_MS)]);
        allPlayable.catch(() => {});
        return { [lineTitle]: [playableTimes ? (Math.max(...playableTimes) - restoredAt) / 1_000 : null] };
      };
      return { measure, close };
    },
  };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const roles: readonly Role[] = ['host', 'guest'];
const tableOf = (players: number): Setting => ({ name: `${players}`, title: `${players} players`, players });

export const rows: readonly Row[] = [
  ...[plain, slow, withoutMdns, turn, overGuest, deadBroker(1), deadBroker(2)].map(joinRow),
  ...[plain, slow, turn, overGuest].map(moveRow),
  ...[5, 20, 60].flatMap((cutS) =>
    [2, 3, 4].flatMap((players) => roles.map((role) => cutRow(cutS, role, tableOf(players)))),
  ),
  ...[withoutMdns, turn, overGuest, deadBroker(1), deadBroker(2)].map((setting) =>
    cutRow(20, 'guest', setting),
  ),
];
