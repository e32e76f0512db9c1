/** Binary reading and writing: big-endian integers, and strings prefixed with a length byte. */

export class BytesWriter {
  readonly #bytes: number[] = [];

  byte(value: number): this {
    this.#bytes.push(value);
    return this;
  }

  bytes(values: Uint8Array): this {
    this.#bytes.push(...values);
    return this;
  }

  uint(value: number, length: number): this {
    for (let power = length - 1; power >= 0; power--)
      this.#bytes.push(Math.floor(value / 256 ** power) % 256);
    return this;
  }

  text(value: string): this {
    const bytes = new TextEncoder().encode(value);
    if (bytes.length > 255) throw new RangeError('string too long');
    return this.byte(bytes.length).bytes(bytes);
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Reads binary data. Throws a RangeError at the end of the input. */
export class BytesReader {
  readonly #input: Uint8Array;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#input = bytes;
  }

  get remainingBytes(): number {
    return this.#input.length - this.#position;
  }

  byte(): number {
    return this.bytes(1)[0]!;
  }

  bytes(length: number): Uint8Array {
    if (length > this.remainingBytes) throw new RangeError('too few bytes');
    this.#position += length;
    return this.#input.slice(this.#position - length, this.#position);
  }

  uint(length: number): number {
    return this.bytes(length).reduce((sum, byte) => sum * 256 + byte, 0);
  }

  text(): string {
    return new TextDecoder().decode(this.bytes(this.byte()));
  }
}
