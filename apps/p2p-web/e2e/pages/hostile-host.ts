/**
 * The whole app, but as a host it cheats: `?attack=` names how. The same helpers as in the unit tests (test/kit/hostile-host.ts) falsify the
 * messages that it sends and the entries that it appends to the log. Everything else is the real program.
 */
import { type Body, digestOf, type Entry, signDigest } from '@cheeseboard/engine/fair';
import { HostRunner } from '../../src/host/host-runner.ts';
import { HostTable } from '../../src/host/host-table.ts';
import { ownIdentity } from '../../src/storage/identity.ts';
import type { Connection } from '../../src/transport/transport.ts';
import { Fork, type Hostility, hostileHost, hostileWriter, withMatch } from '../../test/kit/hostile-host.ts';

/** How many steps the host plays honestly before it attacks. */
const HONEST_STEPS = 5;

const identity = await ownIdentity();

let table: HostTable | null = null;
const { input } = HostTable.prototype;
HostTable.prototype.input = function (...args) {
  table = this;
  return input.apply(this, args);
};

const stepCount = (): number => table?.match?.length ?? 0;
const keyOf = (name: string): string | undefined =>
  table?.room.members.find((member) => member.name === name)?.key;
const seatOf = (name: string): number => {
  const id = table!.room.members.find((member) => member.name === name)?.id;
  return table!.room.chairs.findIndex((chair) => chair.kind === 'person' && chair.person === id);
};

/** The reveals that each guest gave, as `draw reveal`. */
const revealsByName: Record<string, string[]> = {};
/** The newest connection of each guest, by name. */
const connections = new Map<string, Connection>();

/** Changes the reveals of all draws after the honest steps. */
const changeDraws = (change: (reveals: readonly (string | null)[]) => (string | null)[]): void =>
  void hostileWriter((entered) =>
    entered.body.kind === 'draw' && stepCount() >= HONEST_STEPS
      ? { ...entered, body: { ...entered.body, reveals: change(entered.body.reveals) } }
      : entered,
  );

/** Gives Clara another history. */
function forkForClara(change: (entry: Entry) => Entry): Hostility {
  const fork = new Fork((entry) => [change(entry)]);
  return {
    append: (append, to) => (to === 'Clara' ? fork.append(append) : append),
    hears: (message, from) => (from === 'Clara' ? fork.hears(message) : message),
  };
}

const withBody = (entry: Entry, body: Body): Entry => ({ ...entry, body, digest: digestOf(body) });

const attacks: Record<string, () => Hostility> = {
  nothing: () => ({}),

  'invented-players': () => {
    changeDraws((reveals) => [
      ...reveals,
      ...Array.from({ length: 12 }, (_, index) => `${index % 10}`.repeat(64)),
    ]);
    return {};
  },

  /** Tells Ben that he sits elsewhere, and asks him for the reveals of the draws to come. */
  'another-seat': () => ({
    snapshot: (snapshot, to) => {
      if (to !== 'Ben' || stepCount() < HONEST_STEPS || snapshot.phase !== 'playing') return snapshot;
      const claraSnapshot = withMatch(snapshot, ({ view }) => ({
        view: { ...view, viewer: seatOf('Clara') },
      }));
      const nextDraw = (snapshot.match?.draw ?? 0) + 1;
      const laterDraws = [0, 1, 2].map((offset) =>
        withMatch(claraSnapshot, () => ({ draw: nextDraw + offset })),
      );
      return [claraSnapshot, ...laterDraws, snapshot];
    },
    hears: (message, from) => {
      if (message.t === 'reveal')
        revealsByName[from] = [...(revealsByName[from] ?? []), `${message.draw} ${message.reveal}`];
      return message;
    },
  }),

  /** Shows Ben false events at one position, and later makes him reconnect, so that he forgets that position. */
  'false-view': () => {
    let isForgotten = false;
    return {
      snapshot: (snapshot, to) => {
        if (to !== 'Ben' || !snapshot.match) return snapshot;
        if (snapshot.match.version >= HONEST_STEPS + 3 && !isForgotten) {
          isForgotten = true;
          setTimeout(() => connections.get('Ben')?.close());
        }
        return snapshot.match.version === HONEST_STEPS
          ? withMatch(snapshot, ({ log }) => ({ log: log.slice(1) }))
          : snapshot;
      },
    };
  },

  'own-reveal': () => {
    changeDraws((reveals) => reveals.map((reveal, player) => (player === 0 ? null : reveal)));
    return {};
  },

  /** Sends Clara moves of Ben that he did not make. */
  'other-moves': () => {
    let earlierBody: Body | null = null;
    return forkForClara((entry) => {
      const { kind, body, signatures } = entry;
      if (kind !== 'move' || !body || signatures[0]?.key !== keyOf('Ben')) return entry;
      const replacement = earlierBody;
      earlierBody = body;
      return replacement && digestOf(replacement) !== digestOf(body) ? withBody(entry, replacement) : entry;
    });
  },

  /** A bot takes the seat of Ben, who is here and has the move. */
  'stand-in': () => {
    const host = hostileWriter((entered) => entered);
    let isDone = false;
    return {
      hears: (message) => {
        const { writer } = host;
        if (isDone || !writer || !table!.match?.actors.includes(seatOf('Ben'))) return message;
        isDone = true;
        const { log } = writer;
        const body: Body = { kind: 'seat', seat: seatOf('Ben'), change: 'stand-in', why: 'away' };
        const n = log.counterOf(log.state!.host) + 1;
        writer.enter(body, [signDigest(identity, log.start, digestOf(body), n, log.head)], false);
        return message;
      },
    };
  },

  /** In Clara's history a draw leaves Ben out, in everybody else's it does not. Either draw is allowed; two different histories are not. */
  equivocation: () => {
    let isForked = false;
    return forkForClara((entry) => {
      const { body } = entry;
      const mayFork = !table!.match!.actors.includes(seatOf('Clara'));
      if (isForked || body?.kind !== 'draw' || stepCount() < HONEST_STEPS || !mayFork) return entry;
      isForked = true;
      const reveals = body.reveals.map((reveal, player) => (player === 1 ? null : reveal));
      return withBody(entry, { ...body, reveals });
    });
  },
};

const attack = new URLSearchParams(location.search).get('attack') ?? 'nothing';
const intercept = hostileHost(attacks[attack]!(), 'host');

const { admit } = HostRunner.prototype;
let connectionCount = 0;
HostRunner.prototype.admit = function (connection) {
  // The host's own screen gets the real messages.
  admit.call(this, connection.fingerprints?.own.startsWith('memory') ? connection : deceiveGuest(connection));
};

function deceiveGuest(connection: Connection): Connection {
  connectionCount += 1;
  const connectionId = String(connectionCount);
  let key = '';
  const guestName = (): string => table?.room.members.find((member) => member.key === key)?.name ?? '';
  const changeMessage = (text: string, down: boolean): readonly string[] => {
    const [from, to] = down ? ['host', guestName()] : [guestName(), 'host'];
    return intercept({ from, to, connectionId, address: '', down, text });
  };
  return {
    fingerprints: connection.fingerprints,
    send: (text) => {
      for (const message of changeMessage(text, true)) connection.send(message);
    },
    close: () => connection.close(),
    listen: (listener) =>
      connection.listen({
        ...listener,
        text: (text) => {
          key = (JSON.parse(text) as { key?: string }).key ?? key;
          if (guestName()) connections.set(guestName(), connection);
          for (const message of changeMessage(text, false)) listener.text(message);
        },
      }),
  };
}

Object.assign(window, { revealsByName });
// Links and the configuration are relative to the real page, one folder up.
document.head.prepend(Object.assign(document.createElement('base'), { href: '../' }));
await import('../../src/main.ts');
