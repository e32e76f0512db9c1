/** A man in the middle at a carrier: exchanges keys of its own with both ends, and opens and reseals all texts between them. */
import { readOffer, writeOffer } from '../../src/protocol/carried-offer.ts';
import { type KeyPair, keyText, newKeyPair, readKey, Sealing } from '../../src/transport/sealed/sealing.ts';

export class SwappedKeys {
  readonly #secret: string;
  readonly #toCaller: KeyPair = newKeyPair();
  readonly #toHost: KeyPair = newKeyPair();
  #callerSide: Sealing | null = null;
  #hostSide: Sealing | null = null;
  /** All frames that the carrier could open. */
  readonly openedFrames: string[] = [];

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Returns what the host gets instead of the caller's text. */
  up(text: string): string[] {
    if (this.#callerSide) return this.#pass(text, this.#callerSide, this.#hostSide!);
    const key = readKey(readOffer(this.#secret, 'caller', text)!)!;
    this.#callerSide = new Sealing('answerer', this.#toCaller, key);
    return [writeOffer(this.#secret, 'caller', keyText(this.#toHost.publicKey))];
  }

  /** Returns what the caller gets instead of the host's text. */
  down(text: string): string[] {
    if (this.#hostSide) return this.#pass(text, this.#hostSide, this.#callerSide!);
    const key = readKey(readOffer(this.#secret, 'answerer', text)!)!;
    this.#hostSide = new Sealing('caller', this.#toHost, key);
    return [writeOffer(this.#secret, 'answerer', keyText(this.#toCaller.publicKey))];
  }

  #pass(text: string, from: Sealing, to: Sealing): string[] {
    const frame = from.open(text);
    if (frame === null) return [];
    this.openedFrames.push(frame);
    return to.seal(frame);
  }
}
