/** Bytes as base64url text, for JSON and URLs. */
import { base64urlnopad } from '@scure/base';

export const textOf = (bytes: Uint8Array): string => base64urlnopad.encode(bytes);

/** Decodes exactly `length` bytes; null for anything else. */
export function bytesOf(text: string, length: number): Uint8Array | null {
  try {
    const bytes = base64urlnopad.decode(text);
    return bytes.length === length ? bytes : null;
  } catch {
    return null;
  }
}

/** Encodes a list of parts without ambiguity, for hashes and signatures. */
export function bytesOfParts(parts: readonly (string | number)[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(parts));
}
