import { type Connection, Unreachable, type UnreachableReason } from './transport.ts';

export type SignalledCall = (signal: AbortSignal) => Promise<Connection>;

/** Resolves with the first connection and aborts the other calls. Rejects with an `AggregateError`, or with the signal's reason. */
export async function firstConnection(
  calls: readonly SignalledCall[],
  signal?: AbortSignal,
): Promise<Connection> {
  signal?.throwIfAborted();
  const connected = new AbortController();
  const combinedSignal = signal ? AbortSignal.any([signal, connected.signal]) : connected.signal;
  const attempts = calls.map((call) => call(combinedSignal));
  try {
    const connection = await Promise.any(attempts);
    connected.abort();
    // Another call may have connected in the same moment.
    for (const attempt of attempts) {
      attempt.then((other) => other !== connection && other.close()).catch(() => {});
    }
    return connection;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

/** Picks the error of a call that found the peer, else of a call that reached a signalling server, else of any call. */
export function mostSpecific(error: unknown): Unreachable {
  const reasons = error instanceof AggregateError ? error.errors : [error];
  const has = (reason: UnreachableReason) =>
    reasons.some((failure) => failure instanceof Unreachable && failure.reason === reason);
  return new Unreachable(has('blocked') ? 'blocked' : has('nobody') ? 'nobody' : 'signalling');
}
