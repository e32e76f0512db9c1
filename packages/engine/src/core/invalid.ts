import type { RefusalBase } from './game.ts';

/**
 * Untrusted input that is not what it claims to be. The only other error is a caller's own: a `RangeError` for a seat, a step or a
 * link that is not there.
 */
export class Invalid extends Error {
  override readonly name = 'Invalid';
  readonly what: 'record' | 'position' | 'options' | 'seats' | 'outcome';
  /** 1-based, in a record. */
  readonly line: number | undefined;
  /** Why the step on that line is not allowed, when that is what is wrong. */
  readonly refusal: RefusalBase | undefined;

  constructor(what: Invalid['what'], reason: string, where: { line?: number; refusal?: RefusalBase } = {}) {
    super(where.line === undefined ? `${what}: ${reason}` : `${what}, line ${where.line}: ${reason}`);
    this.what = what;
    this.line = where.line;
    this.refusal = where.refusal;
  }
}
