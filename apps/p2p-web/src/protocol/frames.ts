/**
 * A long message in several frames, because a line takes only short ones: the picture of a long match, from host to guest.
 * Each frame but the last starts with +, the last with a full stop.
 */
const FRAME_CHARS = 12_000;
/** No table is larger; more is an attempt to fill the memory. */
const MAX_MESSAGE_CHARS = 4_000_000;

export function framesOf(text: string): string[] {
  const frames: string[] = [];
  let start = 0;
  while (text.length - start > FRAME_CHARS) {
    // A pair of surrogates stays together: halves do not survive the way.
    const end = start + FRAME_CHARS - (isHigh(text.charCodeAt(start + FRAME_CHARS - 1)) ? 1 : 0);
    frames.push(`+${text.slice(start, end)}`);
    start = end;
  }
  frames.push(`.${text.slice(start)}`);
  return frames;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

export class Frames {
  #text = '';

  /** The message when it is whole, otherwise null. Throws for what is no frame. */
  add(frame: string): string | null {
    if ((frame[0] !== '+' && frame[0] !== '.') || this.#text.length + frame.length > MAX_MESSAGE_CHARS) {
      throw new Error('not a frame');
    }
    this.#text += frame.slice(1);
    if (frame[0] === '+') return null;
    const text = this.#text;
    this.#text = '';
    return text;
  }
}
