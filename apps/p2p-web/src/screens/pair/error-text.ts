import { PairingCodeError } from '../../transport/pairing/pairing-code.ts';
import { Unreachable } from '../../transport/transport.ts';
import type { PairWords } from '../../words/pair.ts';

/** Chooses the message for an error. The result returns it in the language of the words. */
export function errorTextOf(error: unknown): (words: PairWords) => string {
  if (error instanceof PairingCodeError) return (words) => words.unreadable[error.reason];
  if (!(error instanceof Unreachable)) console.error(error);
  return (words) => words.blocked;
}
