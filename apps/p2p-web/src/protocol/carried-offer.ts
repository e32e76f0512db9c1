/** The first text of each end of a carried connection: its ephemeral key, and a proof that its sender has the room's link. */
import type { SealRole } from '../transport/transport.ts';
import { textOf } from './bytes.ts';
import { mac } from './keys.ts';

const PROOF_BYTES = 12;

const proofOf = (secret: string, role: SealRole, key: string): string =>
  textOf(mac(secret, ['carried', role, key]).slice(0, PROOF_BYTES));

export const writeOffer = (secret: string, role: SealRole, key: string): string =>
  `${key}.${proofOf(secret, role, key)}`;

/** The key in an offer; null if its sender does not have the link. */
export function readOffer(secret: string, role: SealRole, text: string): string | null {
  const [key = '', proof, ...otherParts] = text.split('.');
  return otherParts.length === 0 && proof === proofOf(secret, role, key) ? key : null;
}
