import type { RefusalBase } from './game.ts';

/**
 * Untrusted input that is malformed or illegal. The engine throws only one other error, a `RangeError` when
 * the caller asks for a seat, step or link that does not exist.
 */
export class Invalid extends Error {
  /** The name of the error's class. */
  override readonly name = 'Invalid';
  /** What could not be read or accepted. */
  readonly what: 'record' | 'position' | 'options' | 'seats' | 'outcome';
  /** Line of the record, counted from 1. */
  readonly line: number | undefined;
  /** Why the step on that line is illegal, if that is the problem. */
  readonly refusal: RefusalBase | undefined;

  /** True if the record ends in the middle: steps are missing after that line. */
  readonly cutOff: boolean;

  constructor(
    what: Invalid['what'],
    reason: string,
    where: { line?: number; refusal?: RefusalBase; cutOff?: boolean } = {},
  ) {
    super(where.line === undefined ? `${what}: ${reason}` : `${what}, line ${where.line}: ${reason}`);
    this.what = what;
    this.line = where.line;
    this.refusal = where.refusal;
    this.cutOff = where.cutOff ?? false;
  }
}
