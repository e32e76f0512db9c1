/** Calls an address at every broker at once. The first line that comes about is the one. */
import { firstOf } from '../first.ts';
import { rtcLine } from '../rtc.ts';
import { type Address, type Link, Unreachable, type Unreached } from '../transport.ts';
import { brokerOptions, idOf, randomId } from './broker.ts';
import type { Network } from './listen.ts';
import { Signalling } from './signalling.ts';
import type { TextConnection } from './text-peer.ts';
import type { Times } from './times.ts';

/** How long signalling stays up after a line has come about: better ways between the two may still be found. */
const lingering = 3_000;

export async function call(
  network: Network,
  times: Times,
  address: Address,
  signal?: AbortSignal,
): Promise<Link> {
  // By the same name at each, so that the other end sees one caller.
  const id = randomId();
  const tries = network.brokers.map(
    (broker) => (either: AbortSignal) => callAt(id, broker, network, times, address, either),
  );
  try {
    return await firstOf(tries, signal);
  } catch (error) {
    signal?.throwIfAborted();
    throw worst(error);
  }
}

/** The one reason that says most: who was found is there, and who was asked for somewhere was not. */
function worst(error: unknown): Unreachable {
  const reasons = error instanceof AggregateError ? error.errors : [error];
  const has = (reason: Unreached) =>
    reasons.some((one) => one instanceof Unreachable && one.reason === reason);
  return new Unreachable(has('blocked') ? 'blocked' : has('nobody') ? 'nobody' : 'signalling');
}

function callAt(
  id: string,
  broker: URL,
  { iceServers }: Network,
  times: Times,
  address: Address,
  signal: AbortSignal,
): Promise<Link> {
  return new Promise((resolve, reject) => {
    let settled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (linger: number): boolean => {
      if (settled) return false;
      settled = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      setTimeout(() => signalling.close(), linger);
      return true;
    };
    const fail = (reason: unknown) => {
      if (settle(0)) reject(reason);
    };
    const giveUp = () => fail(signal.reason);
    const expect = (wait: number, otherwise: Unreached) => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(new Unreachable(otherwise)), wait);
    };

    const signalling: Signalling = new Signalling(id, brokerOptions(broker, iceServers), times, {
      open: () => ring(),
      over: () => fail(new Unreachable('signalling')),
      // Nobody has a reason to call a guest.
      peer: (peer) => peer.on('connection', (connection) => connection.close()),
    });
    signal.addEventListener('abort', giveUp);

    function ring(): void {
      const connection = signalling.peer?.connect(idOf(address), { reliable: true }) as
        | TextConnection
        | undefined;
      if (!connection) {
        fail(new Unreachable('signalling'));
        return;
      }
      expect(times.answer, 'nobody');
      const { peerConnection: pc } = connection;
      pc.addEventListener('signalingstatechange', () => {
        if (pc.signalingState === 'stable') expect(times.connect, 'blocked');
      });
      connection.on('error', () => fail(new Unreachable('blocked')));
      connection.on('close', () => fail(new Unreachable('blocked')));
      connection.on('open', async () => {
        const { pc, channel } = connection.release();
        if (!settle(lingering)) return pc.close();
        const line = await rtcLine(pc, channel, { times: times.pulse });
        if (line) resolve(line);
        else reject(new Unreachable('blocked'));
      });
    }
  });
}
