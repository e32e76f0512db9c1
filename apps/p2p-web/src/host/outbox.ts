/** Orders the output of a hosted table: first the save, then entries and patches for each person, then answers to commands. */
import type { FromHost, WireAppend } from '../protocol/messages.ts';
import { diff, type Json } from '../protocol/patch.ts';
import type { Snapshot, Times } from '../protocol/snapshot.ts';
import type { Answer } from '../tables/table.ts';
import type { Connections } from './connections.ts';
import type { Effect } from './io.ts';
import type { LogWriter } from './log-writer.ts';
import type { HostSave } from './room.ts';
import type { Session } from './session.ts';

export interface Outgoing {
  readonly connections: Connections;
  /** A closed table neither saves nor sets timers. */
  isClosed(): boolean;
  now(): number;
  saved(): HostSave;
  snapshot(session: Session): Snapshot;
  log(): LogWriter | null;
  term(): number;
  committed(): number;
  /** Whether the match is over, so that every body is opened. */
  isOver(): boolean;
  /** For a first snapshot: the person's last executed command, and how old the clocks are. */
  since(session: Session): { readonly done: number; readonly ages: Times };
  /** When the next timer is due. */
  next(): number | null;
}

/** An `ack`, and a `reveal` for the next draw. Dice can follow each other faster than the rate limit. */
const ANSWERS_TO_ENTRIES = 2;

export class Outbox {
  #effects: Effect[] = [];
  /** Sent after everybody has their update. */
  #last: ((connections: Connections) => void)[] = [];
  #isDirty = false;
  #isHeartbeat = false;
  #woken: number | null = null;

  emit(effect: Effect): void {
    this.#effects.push(effect);
  }

  changed(): void {
    this.#isDirty = true;
  }

  /** Sends everybody an `append`, even without new entries. */
  heartbeat(): void {
    this.#isHeartbeat = true;
  }

  /** Sends the entries after this index again. */
  resend(session: Session | undefined, after: number): void {
    if (session) session.sent = { ...session.sent, entries: after + 1 };
  }

  answer(session: Session, n: number, answer: Answer): void {
    this.#last.push((connections) => connections.send(session.connection, { t: 'did', n, answer }));
  }

  /** Timers sometimes fire a little early; then the timer is set again. */
  woken(): void {
    this.#woken = null;
  }

  flush(table: Outgoing): Effect[] {
    const { connections } = table;
    const wanted = this.#effects;
    this.#effects = [];
    if (this.#isDirty && !table.isClosed()) this.emit({ type: 'save', saved: table.saved() });
    this.#isDirty = false;
    this.#effects.push(...wanted);
    for (const session of connections.sessions) {
      const news = this.#newsFor(session, table);
      if (!news) continue;
      if (news.t === 'update' && news.append?.entries.length) session.limit.allow(ANSWERS_TO_ENTRIES);
      connections.send(session.connection, news);
    }
    this.#isHeartbeat = false;
    for (const say of this.#last) say(connections);
    this.#last = [];
    const effects = this.#effects;
    this.#effects = [];
    const next = table.isClosed() ? null : table.next();
    if (next !== null && next !== this.#woken) effects.push({ type: 'wake', at: next });
    this.#woken = next;
    return effects;
  }

  /** The whole snapshot at first, later a patch; null if nothing changed. */
  #newsFor(session: Session, table: Outgoing): FromHost | null {
    const [before, snapshot] = [session.snapshot, table.snapshot(session)];
    session.snapshot = snapshot;
    const append = appendFor(session, table);
    const opened = openedFor(session, table);
    if (before === null) return { t: 'welcome', snapshot, append, opened, ...table.since(session) };
    const patch = diff(before as Json, snapshot as Json);
    const isNews = append !== null && (this.#isHeartbeat || append.entries.length > 0);
    if (!isNews && opened.length === 0 && patch === undefined) return null;
    return {
      t: 'update',
      ...(isNews ? { append: append! } : {}),
      ...(opened.length > 0 ? { opened } : {}),
      ...(patch === undefined ? {} : { patch }),
    };
  }
}

/** The entries that were not sent to this session yet. */
function appendFor(session: Session, table: Outgoing): WireAppend | null {
  const writer = table.log();
  if (!writer) return null;
  const { match } = writer;
  if (session.sent.match !== match) {
    const { have } = session;
    const isKnown = have?.match === match && writer.log.has(have.head);
    session.sent = { match, entries: isKnown ? have.head.index + 1 : 0, isOpened: false };
  }
  const from = session.sent.entries;
  session.sent = { ...session.sent, entries: writer.log.length };
  return {
    match,
    term: table.term(),
    n: table.now(),
    previous: writer.log.headAt(from - 1),
    entries: writer.publicEntries(from),
    committed: table.committed(),
  };
}

function openedFor(session: Session, table: Outgoing) {
  const writer = table.log();
  if (!writer || !table.isOver() || session.sent.isOpened) return [];
  session.sent = { ...session.sent, isOpened: true };
  return writer.opened;
}
