/** Validates messages from a broker before PeerJS, which trusts them. Anybody can send anything through a broker. */
import * as v from 'valibot';

const shortString = v.pipe(v.string(), v.maxLength(200));
const description = (type: 'offer' | 'answer') =>
  v.object({ type: v.literal(type), sdp: v.pipe(v.string(), v.maxLength(16_000)) });
const connection = { type: v.literal('data'), connectionId: shortString };

/** The messages that PeerJS may see, without media calls. Additional fields are harmless. */
const schemas = {
  OPEN: v.object({}),
  ERROR: v.object({ payload: v.object({ msg: v.string() }) }),
  'ID-TAKEN': v.object({}),
  'INVALID-KEY': v.object({}),
  EXPIRE: v.object({ src: shortString }),
  OFFER: v.object({ src: shortString, payload: v.object({ ...connection, sdp: description('offer') }) }),
  ANSWER: v.object({ src: shortString, payload: v.object({ ...connection, sdp: description('answer') }) }),
  CANDIDATE: v.object({
    src: shortString,
    payload: v.object({
      ...connection,
      candidate: v.object({
        candidate: v.pipe(v.string(), v.maxLength(1_000)),
        sdpMid: v.nullish(shortString),
        sdpMLineIndex: v.nullish(v.number()),
        usernameFragment: v.nullish(shortString),
      }),
    }),
  }),
};

/** Whether PeerJS may see this message. PeerJS may not see LEAVE, because the broker must not be able to close a connection. */
export function isSignallingMessage(message: unknown): boolean {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  const { type } = message;
  if (typeof type !== 'string' || !Object.hasOwn(schemas, type)) return false;
  return v.is(schemas[type as keyof typeof schemas], message);
}
