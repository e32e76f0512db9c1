/** "Wait longer": an heir's word to who wants to be host, that the old one be given another while. It delays, and decides nothing. */
import * as v from 'valibot';
import { sealed, textOf } from '../protocol/bytes.ts';
import { isSigned, type Signer } from '../protocol/keys.ts';
import type { Will } from './will.ts';

/** So long, in milliseconds, one waits for the sake of others after the table's patience is over: nobody can hold up a table for ever. */
export const MOST_FOR_OTHERS = 120_000;

export const Wait = v.strictObject({
  by: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  /** Milliseconds from now. */
  left: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_FOR_OTHERS)),
  signature: v.pipe(v.string(), v.regex(/^[\w-]{86}$/)),
});
export type Wait = v.InferOutput<typeof Wait>;

/** Good for one candidacy: an epoch, by a will. */
const waitText = (will: Will, epoch: number, left: number): Uint8Array =>
  sealed(['cheeseboard wait', will.signature, epoch, left]);

export function writeWait(will: Will, epoch: number, milliseconds: number, signer: Signer): Wait {
  const left = Math.min(MOST_FOR_OTHERS, Math.max(1, Math.ceil(milliseconds)));
  return {
    by: textOf(signer.publicKey),
    left,
    signature: textOf(signer.sign(waitText(will, epoch, left))),
  };
}

export const isWaitFor = (will: Will, epoch: number, { by, left, signature }: Wait): boolean =>
  will.heirs.includes(by) && isSigned(by, waitText(will, epoch, left), signature);
