/** Bytes as texts that fit into JSON and into an address. */
import { base64urlnopad } from '@scure/base';

export const textOf = (bytes: Uint8Array): string => base64urlnopad.encode(bytes);

/** Null unless it is exactly how `textOf` writes that many bytes. */
export function bytesOf(text: string, length: number): Uint8Array | null {
  try {
    const bytes = base64urlnopad.decode(text);
    return bytes.length === length ? bytes : null;
  } catch {
    return null;
  }
}

/** Parts of any length in one text, so that no two lists of parts give the same bytes. */
export function bytesOfParts(parts: readonly (string | number)[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(parts));
}
