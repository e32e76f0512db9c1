import type { SignalledCall } from './first-connection.ts';

/**
 * Gives each call a head start over the next, as "Happy Eyeballs" does (RFC 8305): a call starts at its time in `startsMs`, or as soon
 * as the previous call has failed.
 */
export function staggerCalls(calls: readonly SignalledCall[], startsMs: readonly number[]): SignalledCall[] {
  let previousFailed: Promise<void> = Promise.resolve();
  return calls.map((call, index) => {
    const mayStart = previousFailed;
    let reportFailure = () => {};
    previousFailed = new Promise((resolve) => {
      reportFailure = resolve;
    });
    return async (signal) => {
      try {
        await settlesWithin(mayStart, startsMs[index] ?? 0, signal);
        return await call(signal);
      } catch (error) {
        reportFailure();
        throw error;
      }
    };
  });
}

/** Resolves with the promise or after the time, whichever is first. Rejects if the signal is aborted by then. */
function settlesWithin(promise: Promise<void>, timeoutMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(settle, timeoutMs);
    void promise.then(settle);
  });
}
