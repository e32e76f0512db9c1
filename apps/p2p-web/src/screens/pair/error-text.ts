import { PairingCodeError } from '../../transport/pairing/pairing-code.ts';
import { Unreachable } from '../../transport/transport.ts';
import type { PairWords } from '../../words/pair.ts';

/** The message for an error, in any language. */
export function errorTextOf(error: unknown): (words: PairWords) => string {
  if (error instanceof PairingCodeError) return (words) => words.unreadable[error.reason];
  if (!(error instanceof Unreachable)) console.error(error);
  return (words) => words.blocked;
}
