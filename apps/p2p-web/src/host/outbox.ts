/** What goes out of a hosted table, in its order: saved first; then everybody is shown what changed for them; then whoever did something is answered. */
import type { FromHost } from '../protocol/messages.ts';
import { diff, type Json } from '../protocol/patch.ts';
import type { Picture, Times } from '../protocol/picture.ts';
import type { Answer } from '../tables/table.ts';
import type { Lines } from './lines.ts';
import type { Saved } from './room.ts';
import type { Session } from './session.ts';
import type { Effect } from './wire.ts';

export interface Outgoing {
  readonly lines: Lines;
  /** Nothing is saved or woken any more. */
  closed(): boolean;
  saved(): Saved;
  picture(session: Session): Picture;
  /** For whoever sees the table for the first time: the last of their commands that was carried out, and how old the clocks are. */
  since(session: Session): { readonly done: number; readonly ages: Times };
  /** When to be woken. */
  next(): number | null;
}

export class Outbox {
  #effects: Effect[] = [];
  /** What is said when everybody has been shown what changed. */
  #last: ((lines: Lines) => void)[] = [];
  /** Whether something changed that has to be saved. */
  #dirty = false;
  #woken: number | null = null;

  emit(effect: Effect): void {
    this.#effects.push(effect);
  }

  changed(): void {
    this.#dirty = true;
  }

  answer(session: Session, n: number, answer: Answer): void {
    this.afterwards((lines) => lines.send(session.link, { t: 'did', n, answer }));
  }

  /** When everybody has been shown what changed. */
  afterwards(say: (lines: Lines) => void): void {
    this.#last.push(say);
  }

  /** Clocks ring a little early sometimes: then the time is said again. */
  woken(): void {
    this.#woken = null;
  }

  flush(table: Outgoing): Effect[] {
    const { lines } = table;
    const wanted = this.#effects;
    this.#effects = [];
    if (this.#dirty && !table.closed()) this.emit({ do: 'save', saved: table.saved() });
    this.#dirty = false;
    this.#effects.push(...wanted);
    for (const session of lines.sessions) {
      const news = newsFor(session, table);
      if (news) lines.send(session.link, news);
    }
    for (const say of this.#last) say(lines);
    this.#last = [];
    const effects = this.#effects;
    this.#effects = [];
    const next = table.closed() ? null : table.next();
    if (next !== null && next !== this.#woken) effects.push({ do: 'wake', at: next });
    this.#woken = next;
    return effects;
  }
}

/** The whole picture the first time, then what changed in it; null if nothing did. */
function newsFor(session: Session, table: Outgoing): FromHost | null {
  const [before, picture] = [session.picture, table.picture(session)];
  session.picture = picture;
  if (before === null) return { t: 'welcome', picture, ...table.since(session) };
  const patch = diff(before as Json, picture as Json);
  return patch === undefined ? null : { t: 'patch', patch };
}
