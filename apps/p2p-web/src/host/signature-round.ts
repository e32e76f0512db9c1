/**
 * Collects commitments and then signatures for an entry: for `start` from all seated players, for a `seat` join from one person. The
 * snapshot says what each player is asked for, so a reconnect loses nothing.
 *
 *   state        on                              does                                       next
 *   commitments  all answered, or time is up     builds the body from those who answered    signatures
 *   signatures   all signed                      hands body and signatures over             done
 *   signatures   time is up                      begins again with those who signed         commitments, or failed
 */
import {
  type Body,
  type Commitments,
  digestOf,
  isSigned,
  type LogName,
  type Signature,
} from '@cheeseboard/engine/fair';
import type { FromGuest } from '../protocol/messages.ts';
import type { Snapshot } from '../protocol/snapshot.ts';
import type { HostContext } from './host-context.ts';

export interface RoundOptions {
  /** The name of this round's timer. */
  readonly name: string;
  readonly keys: readonly string[];
  isUsable(signature: Signature): boolean;
  bodyOf(commitments: ReadonlyMap<string, Commitments>): Body | null;
  finish(body: Body, signatures: readonly Signature[]): void;
  /** Called with those who signed, if not everybody did in time. */
  fail(signed: readonly string[]): void;
}

/** How long a round waits for commitments, and then again for signatures. */
const GATHER_MS = 5_000;

export class SignatureRound {
  readonly #context: HostContext;
  readonly #options: RoundOptions;
  readonly #log: LogName;
  readonly #commitments = new Map<string, Commitments>();
  readonly #signatures = new Map<string, Signature>();
  #body: Body | null = null;
  #digest = '';

  constructor(context: HostContext, options: RoundOptions) {
    this.#context = context;
    this.#options = options;
    this.#log = context.logName;
    context.rounds.set(options.name, this);
    context.isChanged = true;
    this.#setTimer();
  }

  #setTimer(): void {
    const { timers, now } = this.#context;
    timers.set(this.#options.name, now + GATHER_MS, () => this.#finishStage());
  }

  wantedOf(key: string): Snapshot['wanted'] {
    if (!this.#options.keys.includes(key)) return null;
    const { match } = this.#log;
    if (!this.#body) return this.#commitments.has(key) ? null : { kind: 'commitments', match };
    const isAsked = this.#commitments.has(key) && !this.#signatures.has(key);
    return isAsked ? { kind: 'signature', match, body: this.#body } : null;
  }

  receive(key: string, message: Extract<FromGuest, { readonly t: 'commitments' | 'sign' }>): void {
    if (message.match !== this.#log.match) return;
    if (message.t === 'commitments') {
      if (this.#body || !this.#options.keys.includes(key)) return;
      this.#commitments.set(key, { open: message.open, sealed: message.sealed });
    } else {
      const { digest, signature } = message;
      if (!this.#body || digest !== this.#digest || signature.key !== key) return;
      if (!this.#commitments.has(key) || !this.#options.isUsable(signature)) return;
      if (!isSigned(signature, this.#log, digest)) return;
      this.#signatures.set(key, signature);
    }
    this.goOnIfComplete();
  }

  /** Goes on once everybody who is here has answered. */
  goOnIfComplete(): void {
    const isMissing = (key: string) => this.wantedOf(key) !== null && this.#context.isHere(key);
    if (!this.#options.keys.some(isMissing)) this.#finishStage();
  }

  stop(): void {
    this.#context.timers.clear(this.#options.name);
    this.#context.rounds.delete(this.#options.name);
  }

  #finishStage(): void {
    const { keys, bodyOf, finish, fail } = this.#options;
    this.#context.isChanged = true;
    if (!this.#body) {
      this.#body = bodyOf(this.#commitments);
      if (this.#body) {
        this.#digest = digestOf(this.#body);
        this.#setTimer();
        this.goOnIfComplete();
        return;
      }
    }
    this.stop();
    const signed = [...this.#commitments.keys()].filter((key) => this.#signatures.has(key));
    if (!this.#body || signed.length < this.#commitments.size) fail(signed);
    else
      finish(
        this.#body,
        keys.flatMap((key) => this.#signatures.get(key) ?? []),
      );
  }
}
