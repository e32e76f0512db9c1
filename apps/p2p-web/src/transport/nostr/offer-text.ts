/** A call: the caller's offer, and the random tag at which the caller waits for the answer. */
export interface Offer {
  readonly replyTag: string;
  /** A pairing code. */
  readonly code: string;
}

export const writeOffer = ({ replyTag, code }: Offer): string => `${replyTag} ${code}`;

export function readOffer(text: string): Offer | null {
  const [, replyTag, code] = /^([\da-f]{64}) ([\w-]+)$/.exec(text) ?? [];
  return replyTag && code ? { replyTag, code } : null;
}
