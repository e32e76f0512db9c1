/** What the host sends one person: the entries that they lack, and what changed in their snapshot. */
import type { FromHost, WireAppend } from '../protocol/messages.ts';
import { diff, type Json } from '../protocol/patch.ts';
import type { HostContext } from './host-context.ts';
import type { HostMatch } from './host-match.ts';
import { memberOf } from './room.ts';
import type { Session } from './session.ts';
import { snapshotFor } from './snapshot-for.ts';

/** The next message for this session: the whole snapshot at first, later a patch and new entries; null if there is nothing new. */
export function newsFor(session: Session, context: HostContext, match: HostMatch | null): FromHost | null {
  const [lastSnapshot, snapshot] = [session.snapshot, snapshotFor(context, match, session.person!)];
  session.snapshot = snapshot;
  const append = match && appendFor(session, context, match);
  const opened = openedFor(session, context, match);
  if (lastSnapshot === null) {
    const done = memberOf(context.room, session.person!)?.done ?? 0;
    return { t: 'welcome', snapshot, append, opened, done, ages: match?.ages ?? { clock: 0, breath: 0 } };
  }
  const patch = diff(lastSnapshot as Json, snapshot as Json);
  const isNews = append !== null && (context.isHeartbeatDue || append.entries.length > 0);
  if (!isNews && opened.length === 0 && patch === undefined) return null;
  return {
    t: 'update',
    ...(isNews ? { append } : {}),
    ...(opened.length > 0 ? { opened } : {}),
    ...(patch === undefined ? {} : { patch }),
  };
}

/** The entries that were not sent to this session yet. */
function appendFor(session: Session, { room, now }: HostContext, { log }: HostMatch): WireAppend {
  const { match } = log;
  if (session.sent.match !== match) {
    const { have } = session;
    const isKnown = have?.match === match && log.log.has(have.head);
    session.sent = { match, entries: isKnown ? have.head.index + 1 : 0, isOpened: false };
  }
  const from = session.sent.entries;
  session.sent = { ...session.sent, entries: log.log.length };
  return {
    match,
    term: room.term,
    n: now,
    previous: log.log.headAt(from - 1),
    entries: log.publicEntries(from),
    committed: log.committed,
  };
}

/** All sealed bodies, once the match is over. They are sent once in each session. */
function openedFor(session: Session, { room }: HostContext, match: HostMatch | null) {
  if (!match || room.phase !== 'over' || session.sent.isOpened) return [];
  session.sent = { ...session.sent, isOpened: true };
  return match.log.openedBodies;
}
