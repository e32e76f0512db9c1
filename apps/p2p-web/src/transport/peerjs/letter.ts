/** What a broker may bring to PeerJS. Anybody can send anything through one, and PeerJS believes what it reads. */
import * as v from 'valibot';

const short = v.pipe(v.string(), v.maxLength(200));
const description = (type: 'offer' | 'answer') =>
  v.object({ type: v.literal(type), sdp: v.pipe(v.string(), v.maxLength(16_000)) });
const connection = { type: v.literal('data'), connectionId: short };

/** Films (`media`) are none of them; what else is in a letter does no harm. */
const letters = {
  OPEN: v.object({}),
  ERROR: v.object({ payload: v.object({ msg: v.string() }) }),
  'ID-TAKEN': v.object({}),
  'INVALID-KEY': v.object({}),
  EXPIRE: v.object({ src: short }),
  OFFER: v.object({ src: short, payload: v.object({ ...connection, sdp: description('offer') }) }),
  ANSWER: v.object({ src: short, payload: v.object({ ...connection, sdp: description('answer') }) }),
  CANDIDATE: v.object({
    src: short,
    payload: v.object({
      ...connection,
      candidate: v.object({
        candidate: v.pipe(v.string(), v.maxLength(1_000)),
        sdpMid: v.nullish(short),
        sdpMLineIndex: v.nullish(v.number()),
        usernameFragment: v.nullish(short),
      }),
    }),
  }),
};

/** LEAVE is none of them, either: whether somebody is gone is not for a broker to say. */
export function isLetter(message: unknown): boolean {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  const { type } = message;
  if (typeof type !== 'string' || !Object.hasOwn(letters, type)) return false;
  return v.is(letters[type as keyof typeof letters], message);
}
