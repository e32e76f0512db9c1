/**
 * Splits long messages into frames, because a connection takes only short texts. Each frame but the last starts with +, the last one with
 * a full stop.
 */
import { Malformed } from './malformed.ts';

const FRAME_CHARACTERS = 12_000;
/** The longest message. No table needs more; a longer one is an attack on the memory. */
const MAX_MESSAGE_CHARACTERS = 4_000_000;

export function framesOf(text: string): string[] {
  const frames: string[] = [];
  let start = 0;
  while (text.length - start > FRAME_CHARACTERS) {
    // Keep surrogate pairs together: UTF-8 cannot encode half a pair.
    const end = start + FRAME_CHARACTERS - (isHigh(text.charCodeAt(start + FRAME_CHARACTERS - 1)) ? 1 : 0);
    frames.push(`+${text.slice(start, end)}`);
    start = end;
  }
  frames.push(`.${text.slice(start)}`);
  return frames;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

export class Frames {
  #received = '';

  /** Returns the message once it is complete, otherwise null. Throws if the text is not a frame. */
  add(frame: string): string | null {
    if (
      (frame[0] !== '+' && frame[0] !== '.') ||
      this.#received.length + frame.length > MAX_MESSAGE_CHARACTERS
    ) {
      throw new Malformed('not a frame');
    }
    this.#received += frame.slice(1);
    if (frame[0] === '+') return null;
    const text = this.#received;
    this.#received = '';
    return text;
  }
}
