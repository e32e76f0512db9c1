/** Bytes as texts that fit into JSON and into an address. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** base64url without padding. */
export function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [a, b, c] = [bytes[index]!, bytes[index + 1], bytes[index + 2]];
    text += alphabet[a >> 2]! + alphabet[((a & 3) << 4) | ((b ?? 0) >> 4)]!;
    if (b !== undefined) text += alphabet[((b & 15) << 2) | ((c ?? 0) >> 6)]!;
    if (c !== undefined) text += alphabet[c & 63]!;
  }
  return text;
}

/** Null unless it is exactly how `textOf` writes that many bytes. */
export function bytesOf(text: string, length: number): Uint8Array | null {
  const bytes = new Uint8Array(length);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value < 0 || at === length) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 0xff;
    at += 1;
  }
  return at === length && textOf(bytes) === text ? bytes : null;
}

/** Parts of any length in one text, so that no two lists of parts give the same bytes. */
export function sealed(parts: readonly (string | number)[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(parts));
}
