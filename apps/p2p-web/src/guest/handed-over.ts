/** Checks that a handed-over table is complete: the right room, and the log that this person has followed, with every body. */
import { digestOf, type Head } from '@cheeseboard/engine/fair';
import * as v from 'valibot';
import type { HostSave } from '../host/room.ts';
import { withHashes } from '../log/hashed.ts';

const objectList = v.array(v.looseObject({}));
const shape = v.looseObject({
  v: v.literal(2),
  room: v.looseObject({
    secret: v.string(),
    chairs: objectList,
    members: objectList,
    chat: objectList,
    barred: v.array(v.string()),
  }),
  log: v.looseObject({ match: v.number(), entries: objectList, keys: objectList }),
});

export function isHandedOver(
  saved: HostSave,
  { secret, match, head }: { readonly secret: string; readonly match: number; readonly head: Head },
): boolean {
  if (!v.is(shape, saved) || saved.room.secret !== secret || saved.log?.match !== match) return false;
  const entries = withHashes('', saved.log.entries);
  const isWhole = entries.every(({ index, body, digest }, position) => {
    return index === position && body !== null && digestOf(body) === digest;
  });
  return isWhole && entries.length === head.index + 1 && entries.at(-1)?.hash === head.hash;
}
