/**
 * Holds new sockets back while this device is offline, and lets all of them through as soon as a STUN server answers. Without the gate, sockets take
 * longer: Chromium opens one to a server at a time, delays those after many failures by up to 5 s, and TCP waits ever longer before it
 * repeats a lost packet. Where no STUN server answers, the gate never shuts.
 */
import { announceNetworkReturn, onOnline } from '../page-lifecycle.ts';

/** Resolves if the network works, else rejects. */
export type Probe = (signal: AbortSignal) => Promise<void>;

export interface Probing {
  readonly intervalMs: number;
  readonly timeoutMs: number;
  /** After this time a socket is tried anyway: the STUN server may be down, not the network. */
  readonly giveUpMs: number;
}

const PROBING: Probing = { intervalMs: 1_000, timeoutMs: 2_000, giveUpMs: 30_000 };

export class NetworkGate {
  readonly #timings: Probing;
  /** The probe to use; null until it has succeeded once. */
  #probe: Probe | null = null;
  #isLearning = false;
  #waitingRuns: (() => void)[] = [];
  #shutAbort: AbortController | null = null;

  constructor(probing = PROBING) {
    this.#timings = probing;
  }

  /** Call this while the network works: only a probe that succeeds now can tell later that the network is back. */
  async learn(probe: Probe): Promise<void> {
    if (this.#probe || this.#isLearning) return;
    this.#isLearning = true;
    try {
      await probe(AbortSignal.timeout(this.#timings.timeoutMs));
      this.#probe = probe;
    } catch {
      // No STUN server answers here.
    }
    this.#isLearning = false;
  }

  get isOpen(): boolean {
    return this.#shutAbort === null;
  }

  /** Calls `run` at once if the gate is open, else when it opens. */
  pass(run: () => void): void {
    if (this.isOpen) run();
    else this.#waitingRuns.push(run);
  }

  /** Call this when a socket has failed: shuts the gate until the next successful probe. */
  shut(): void {
    const probe = this.#probe;
    if (!this.isOpen || !probe) return;
    const shut = new AbortController();
    this.#shutAbort = shut;
    let hasFailed = false;
    const tryProbe = async (): Promise<void> => {
      const timeout = AbortSignal.timeout(this.#timings.timeoutMs);
      try {
        await probe(AbortSignal.any([shut.signal, timeout]));
      } catch {
        hasFailed = true;
        return;
      }
      this.#open(shut, hasFailed);
    };
    const interval = setInterval(tryProbe, this.#timings.intervalMs);
    const deadline = setTimeout(() => this.#open(shut, false), this.#timings.giveUpMs);
    const unsubscribe = onOnline(tryProbe);
    shut.signal.addEventListener('abort', () => {
      clearInterval(interval);
      clearTimeout(deadline);
      unsubscribe();
    });
    void tryProbe();
  }

  #open(shut: AbortController, isReturn: boolean): void {
    if (this.#shutAbort !== shut) return;
    this.#shutAbort = null;
    shut.abort();
    const waiting = this.#waitingRuns;
    this.#waitingRuns = [];
    if (isReturn) announceNetworkReturn();
    for (const run of waiting) run();
  }
}

/** The gate of this page. */
export const networkGate = new NetworkGate();

/** Succeeds when one of the STUN servers answers. */
export const stunProbe =
  (iceServers: readonly RTCIceServer[]): Probe =>
  (signal) =>
    new Promise((resolve, reject) => {
      const isStun = ({ urls }: RTCIceServer) => [urls].flat().every((url) => url.startsWith('stun'));
      const connection = new RTCPeerConnection({ iceServers: iceServers.filter(isStun) });
      const end = (settle: () => void) => {
        connection.close();
        settle();
      };
      signal.addEventListener('abort', () => end(() => reject(signal.reason)));
      connection.onicecandidate = ({ candidate }) => {
        if (candidate?.type === 'srflx') end(resolve);
        else if (candidate === null) end(() => reject(new Error('no STUN server answers')));
      };
      connection.createDataChannel('');
      void connection.setLocalDescription();
    });
