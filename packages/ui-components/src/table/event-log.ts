/** Writes each event of the log as a sentence, only once, and finds the new events. */
import type { GameTypes } from '@cheeseboard/engine';
import { type Cast, type GameText, tellEvent } from '@cheeseboard/engine/text';
import { deepEqual } from '../deep-equal.ts';
import type { LogEntry } from '../log/log.ts';

export class EventLog<T extends GameTypes> {
  #entries: LogEntry[] = [];
  #log: readonly T['event'][] = [];
  #text: GameText<T> | null = null;
  #cast = '';
  /** Whether the entries cover the unchanged log, so that new ones can be appended. */
  #isWhole = false;

  /** The events in `after` that follow `before`; null if `after` does not continue `before`. */
  newEvents(before: readonly T['event'][], after: readonly T['event'][]): readonly T['event'][] | null {
    const { length } = before;
    if (after.length < length) return null;
    const comparedIndices = [0, length - 1].filter((index) => index >= 0 && index < length);
    return comparedIndices.every((index) => deepEqual(before[index], after[index]))
      ? after.slice(length)
      : null;
  }

  /** The log as sentences. `retell` may leave out events or replace them; then all sentences are written again. */
  entries(
    text: GameText<T>,
    log: readonly T['event'][],
    cast: Cast,
    retell: (log: readonly T['event'][]) => readonly T['event'][] = (events) => events,
  ): readonly LogEntry[] {
    const names = JSON.stringify(cast);
    const isSameText = text === this.#text && names === this.#cast;
    const news = isSameText ? this.newEvents(this.#log, log) : null;
    if (news?.length === 0) return this.#entries;
    const toldEvents = retell(log);
    const isWhole = toldEvents === log;
    const toLine = (event: T['event']): LogEntry => ({
      text: tellEvent(text, event, cast),
      rule: event.rule,
      ...('seat' in event && typeof event.seat === 'number' ? { seat: event.seat } : {}),
    });
    this.#entries =
      news && isWhole && this.#isWhole ? [...this.#entries, ...news.map(toLine)] : toldEvents.map(toLine);
    this.#isWhole = isWhole;
    this.#log = log;
    this.#text = text;
    this.#cast = names;
    return this.#entries;
  }
}
