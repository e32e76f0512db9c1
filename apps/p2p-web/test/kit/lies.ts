/** What somebody with a program of their own could say instead of what they should. */
import { textOf } from '../../src/protocol/bytes.ts';
import { seededSigner } from './browsers.ts';

type Message = Readonly<Record<string, unknown>> & { readonly t?: unknown };
/** Null for a message to which it does not fit. */
type Lie = (message: Message) => Message | null;

const other = textOf(seededSigner('somebody else').publicKey);
const nothing = 'A'.repeat(86);
const on =
  (t: string, change: (message: Message) => Message): Lie =>
  (message) =>
    message.t === t ? change(message) : null;

/** To a host, or a candidate. */
export const liesUp: readonly Lie[] = [
  // Not a message.
  () => ({ t: 'nonsense' }),
  // A command of the future, and one of the past.
  on('do', (message) => ({ ...message, n: Number(message.n) + 5 })),
  on('do', (message) => ({ ...message, n: 1 })),
  // A link of nobody's chain, and one for another draw.
  on('link', (message) => ({ ...message, link: '0'.repeat(64) })),
  on('link', (message) => ({ ...message, draw: Number(message.draw) + 1 })),
  // Goes by a will that nobody wrote.
  on('here', (message) => ({ ...message, will: nothing })),
  // A vote with a share of nothing, in somebody else's name, and with a signature of something else.
  on('vote', (message) => ({ ...message, share: message.share === null ? null : 'A'.repeat(44) })),
  on('vote', (message) => ({ ...message, vote: { ...(message.vote as object), by: other } })),
  on('vote', (message) => ({ ...message, vote: { ...(message.vote as object), signature: nothing } })),
  // Somebody else wants to wait longer.
  on('wait', (message) => ({ ...message, wait: { ...(message.wait as object), by: other } })),
  // Another key than the one that signs.
  on('hello', (message) => ({ ...message, key: other })),
  on('proof', (message) => ({ ...message, signature: nothing })),
];

/** From a candidate. */
export const liesDown: readonly Lie[] = [
  on('candidate', (message) => ({ ...message, epoch: Number(message.epoch) + 1 })),
  on('candidate', (message) => ({ ...message, will: { ...(message.will as object), needed: 1 } })),
  on('candidate', (message) => ({ ...message, key: other })),
];

/** The text with this lie in it; as it is where the lie does not fit. */
export function lied(text: string, lie: Lie): string {
  // A host's texts are frames: see protocol/frames.ts.
  const mark = text.startsWith('.') ? '.' : '';
  try {
    const told = lie(JSON.parse(text.slice(mark.length)));
    return told ? `${mark}${JSON.stringify(told)}` : text;
  } catch {
    return text;
  }
}
