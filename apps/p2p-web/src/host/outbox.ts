/** What goes out of a hosted table, in order: saved first; then entries and what changed for each person; then answers to commands. */
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
  /** Nothing is saved or woken any more. */
  isClosed(): boolean;
  now(): number;
  saved(): HostSave;
  snapshot(session: Session): Snapshot;
  log(): LogWriter | null;
  term(): number;
  committed(): number;
  /** The match is over: every body is opened. */
  isOver(): boolean;
  /** For whoever sees the table for the first time: the last of their commands that was carried out, and how old the clocks are. */
  since(session: Session): { readonly done: number; readonly ages: Times };
  /** When to be woken. */
  next(): number | null;
}

export class Outbox {
  #effects: Effect[] = [];
  /** What is sent when everybody has been shown what changed. */
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

  /** Everybody gets an `append`, even if it holds nothing new. */
  heartbeat(): void {
    this.#isHeartbeat = true;
  }

  /** Somebody lacks what comes after this index. */
  resend(session: Session | undefined, after: number): void {
    if (session) session.sent = { ...session.sent, entries: after + 1 };
  }

  answer(session: Session, n: number, answer: Answer): void {
    this.#last.push((connections) => connections.send(session.connection, { t: 'did', n, answer }));
  }

  /** Clocks ring a little early sometimes: then the time is said again. */
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
      if (news) connections.send(session.connection, news);
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

  /** The whole snapshot the first time, then what changed in it; null if nothing did. */
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

/** The entries that somebody does not have yet. */
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
