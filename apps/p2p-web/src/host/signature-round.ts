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
import type { Snapshot } from '../protocol/snapshot.ts';
import type { Timers } from './timers.ts';

export interface SignatureRoundContext {
  readonly timers: Timers;
  /** The name of this round's timer. */
  readonly timer: string;
  readonly log: LogName;
  isHere(key: string): boolean;
  /** Whether the entry may carry this signature. */
  isUsable(signature: Signature): boolean;
  /** Builds the body; null if commitments are missing. */
  bodyOf(commitments: ReadonlyMap<string, Commitments>): Body | null;
  done(body: Body, signatures: readonly Signature[]): void;
  /** Called with those who signed, if not everybody did in time. */
  failed(signed: readonly string[]): void;
  changed(): void;
}

const GATHER_MS = 5_000;

type Wanted = NonNullable<Snapshot['wanted']>;

export class SignatureRound {
  readonly #context: SignatureRoundContext;
  readonly #keys: readonly string[];
  readonly #commitments = new Map<string, Commitments>();
  readonly #signatures = new Map<string, Signature>();
  #body: Body | null = null;
  #digest = '';
  #isOver = false;

  constructor(keys: readonly string[], context: SignatureRoundContext, now: number) {
    this.#keys = keys;
    this.#context = context;
    context.timers.set(context.timer, now + GATHER_MS);
  }

  wantedOf(key: string): Wanted | null {
    if (this.#isOver || !this.#keys.includes(key)) return null;
    const { match } = this.#context.log;
    if (!this.#body) return this.#commitments.has(key) ? null : { kind: 'commitments', match };
    const isAsked = this.#commitments.has(key) && !this.#signatures.has(key);
    return isAsked ? { kind: 'signature', match, body: this.#body } : null;
  }

  commit(key: string, commitments: Commitments, now: number): void {
    if (this.#body || !this.#keys.includes(key)) return;
    this.#commitments.set(key, commitments);
    this.look(now);
  }

  sign(key: string, digest: string, signature: Signature, now: number): void {
    if (!this.#body || digest !== this.#digest || signature.key !== key) return;
    if (!this.#commitments.has(key) || !this.#context.isUsable(signature)) return;
    if (!isSigned(signature, this.#context.log, digest)) return;
    this.#signatures.set(key, signature);
    this.look(now);
  }

  /** Checks whether the round can go on: call it after an answer or a departure. */
  look(now: number): void {
    if (this.#isOver) return;
    const isMissing = (key: string) => this.wantedOf(key) !== null && this.#context.isHere(key);
    if (!this.#keys.some(isMissing)) this.#next(now);
  }

  wake(now: number): void {
    if (!this.#isOver) this.#next(now);
  }

  stop(): void {
    this.#isOver = true;
    this.#context.timers.clear(this.#context.timer);
  }

  #next(now: number): void {
    const { timers, timer, bodyOf, done, changed } = this.#context;
    if (!this.#body) {
      this.#body = bodyOf(this.#commitments);
      if (!this.#body) {
        this.#fail([]);
        return;
      }
      this.#digest = digestOf(this.#body);
      timers.set(timer, now + GATHER_MS);
      changed();
      this.look(now);
      return;
    }
    const signed = [...this.#commitments.keys()].filter((key) => this.#signatures.has(key));
    if (signed.length < this.#commitments.size) {
      this.#fail(signed);
      return;
    }
    this.stop();
    done(
      this.#body,
      this.#keys.flatMap((key) => this.#signatures.get(key) ?? []),
    );
  }

  #fail(signed: readonly string[]): void {
    this.stop();
    this.#context.failed(signed);
  }
}
