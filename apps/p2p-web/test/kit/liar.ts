/**
 * A host with a program of its own: its table is the real one, but what goes out to a guest, and what comes in, is changed on the way. Everybody else is as
 * they are.
 */
import { Frames, framesOf } from '../../src/protocol/frames.ts';
import { apply, diff, type Json } from '../../src/protocol/patch.ts';
import type { Picture } from '../../src/protocol/picture.ts';
import type { Intercept } from './intercept.ts';

export type Message = { readonly [key: string]: unknown } & { readonly t: string };

export interface Lies {
  /** What somebody is shown instead: one picture, or several one after the other. */
  picture?(picture: Picture, to: string): Picture | readonly Picture[];
  /** What somebody is told instead of any other message. */
  tells?(message: Message, to: string): Message;
  /** What the host makes of what it hears; null: it has not heard it. */
  hears?(message: Message, from: string): Message | null;
}

/** What was said on a line, and what was made of it. */
interface Line {
  readonly frames: Frames;
  shown: Json;
  told: Json;
}

export function liar({ picture, tells, hears }: Lies): Intercept {
  const lines = new Map<string, Line>();

  const showing = (line: Line, to: string): Picture[] => {
    const shown = line.shown as unknown as Picture;
    return [picture?.(shown, to) ?? shown].flat();
  };

  /** The pictures, as what is new in each. */
  const patches = (line: Line, to: string): string[] =>
    showing(line, to).flatMap((next) => {
      const patch = diff(line.told, next as unknown as Json);
      line.told = next as unknown as Json;
      return patch === undefined ? [] : framesOf(JSON.stringify({ t: 'patch', patch }));
    });

  const welcome = (line: Line, message: Message, to: string): string[] => {
    line.shown = message.picture as Json;
    const [first] = showing(line, to);
    line.told = first as unknown as Json;
    return [...framesOf(JSON.stringify({ ...message, picture: first })), ...patches(line, to)];
  };

  return ({ down, line: name, from, to, text }) => {
    if (!down) {
      const message = hears ? hears(JSON.parse(text), from) : text;
      return message === null ? [] : [typeof message === 'string' ? message : JSON.stringify(message)];
    }
    const line = lines.get(name) ?? { frames: new Frames(), shown: null, told: null };
    lines.set(name, line);
    const whole = line.frames.add(text);
    if (whole === null) return [];
    const message: Message = JSON.parse(whole);
    if (message.t === 'welcome') return welcome(line, message, to);
    if (message.t === 'patch') {
      line.shown = apply(line.shown, message.patch as Json);
      return patches(line, to);
    }
    return framesOf(JSON.stringify(tells?.(message, to) ?? message));
  };
}
