import type { Link } from './transport.ts';

/** The first line of several calls; the others are given up. Rejects with an `AggregateError`, or with the signal's reason. */
export async function firstOf(
  calls: readonly ((signal: AbortSignal) => Promise<Link>)[],
  signal?: AbortSignal,
): Promise<Link> {
  signal?.throwIfAborted();
  const found = new AbortController();
  const either = signal ? AbortSignal.any([signal, found.signal]) : found.signal;
  const trying = calls.map((call) => call(either));
  try {
    const link = await Promise.any(trying);
    found.abort();
    // Two may have come about in the same moment.
    for (const one of trying) one.then((other) => other !== link && other.close()).catch(() => {});
    return link;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}
