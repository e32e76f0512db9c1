/** Identifies a match by its record. */
import { sha256 } from '@noble/hashes/sha2.js';
import { base64urlnopad } from '@scure/base';

/** The hash of a record. Comments are left out, and with them the proof, which differs between browsers. */
export function matchIdOf(record: string): string {
  const lines = record.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  return base64urlnopad.encode(sha256(new TextEncoder().encode(lines.join('\n'))).slice(0, 12));
}
