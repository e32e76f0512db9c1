/**
 * Limits incoming calls: one call per key, and few pending ones, so that nobody can lock others out by calling often.
 * Authentication happens later, at the table.
 */

export interface Call {
  /** The caller's peer id, the same at every broker. */
  readonly caller: string;
  /** Whether the call is connected. */
  open: boolean;
  end(): void;
}

export class PendingCalls {
  readonly #maxPending: number;
  /** Pending and connected calls, oldest first. */
  readonly #calls = new Map<string, Call>();

  constructor(maxPending = 64) {
    this.#maxPending = maxPending;
  }

  /** Adds a call. Ends an earlier call with the same key and, above the limit, the oldest pending call. */
  add(key: string, call: Call): void {
    this.#end(key);
    const pending = [...this.#calls].filter(([, { open }]) => !open);
    if (!call.open && pending.length >= this.#maxPending) this.#end(pending[0]![0]);
    this.#calls.set(key, call);
  }

  remove(key: string, call: Call): void {
    if (this.#calls.get(key) === call) this.#calls.delete(key);
  }

  /** Whether a caller is connected, perhaps through another broker. */
  isConnected(caller: string): boolean {
    return [...this.#calls.values()].some((call) => call.open && call.caller === caller);
  }

  /** How many callers are not connected yet. A caller at several brokers counts once, and not at all once connected. */
  get pending(): number {
    const connected = new Set<string>();
    const pending = new Set<string>();
    for (const { caller, open } of this.#calls.values()) (open ? connected : pending).add(caller);
    return [...pending].filter((caller) => !connected.has(caller)).length;
  }

  #end(key: string): void {
    const call = this.#calls.get(key);
    this.#calls.delete(key);
    call?.end();
  }
}
