/** Reads everything that somebody heard, byte by byte, and holds it against what their views allow. */
import type { EventBase, Match, Viewer } from '@cheeseboard/engine';
import { mayWait } from '@cheeseboard/engine/bots';
import { writeRecord } from '@cheeseboard/engine/records';
import { Frames } from '../../src/protocol/frames.ts';
import { apply, diff, type Json } from '../../src/protocol/patch.ts';
import type { Picture } from '../../src/protocol/picture.ts';
import { tooMuchAround } from './around.ts';

type Shown = NonNullable<Picture['match']>;

/**
 * Throws at the first byte too many, in the match or around it. Gives how many pictures of the match there were. `trouble`: some wishes were refused, and
 * lines ended. `said`: all that was said at the table.
 */
export function checkHeard(
  heard: readonly { readonly text: string }[],
  match: Match,
  viewer: Viewer,
  trouble = false,
  said: readonly string[] = [],
): number {
  const frames = new Frames();
  const hearing = new Hearing(match, viewer);
  let picture: Picture | null = null;
  let pictures = 0;
  for (const { text } of heard) {
    const whole = frames.add(text);
    if (whole === null) continue;
    const message = JSON.parse(whole);
    if (message.t === 'challenge' || (trouble && ends.has(message.t))) continue;
    if (message.t === 'did') {
      if (!trouble) same(message.answer.ok, true, 'answer');
      continue;
    }
    if (message.t === 'patch') {
      const next: Json = apply(picture as Json, message.patch);
      // Nothing is in the patch but what is new in the picture.
      same(whole, JSON.stringify({ t: 'patch', patch: diff(picture as Json, next) }), 'patch');
      picture = next as unknown as Picture;
    } else {
      same(message.t, 'welcome', 'message');
      picture = message.picture;
    }
    const tooMuch = tooMuchAround(picture!, match, said);
    if (tooMuch) throw new Error(tooMuch);
    if (!picture?.match) continue;
    hearing.check(picture.match);
    pictures += 1;
  }
  return pictures;
}

const ends = new Set(['candidate', 'released', 'bye', 'inherit']);

class Hearing {
  readonly #match: Match;
  readonly #viewer: Viewer;
  readonly #log: readonly EventBase[];
  /** How many events there are after so many steps. */
  readonly #events: readonly number[];
  readonly #outcomes: ReadonlySet<string>;
  /** Events that were read already. */
  #read: readonly EventBase[] = [];

  constructor(match: Match, viewer: Viewer) {
    this.#match = match;
    this.#viewer = viewer;
    this.#log = match.history.flatMap(({ events }) => events);
    let sum = 0;
    this.#events = [0, ...match.history.map(({ events }) => (sum += events.length))];
    this.#outcomes = new Set(
      match.history.flatMap(({ step }) => ('outcome' in step ? [JSON.stringify(step.outcome)] : [])),
    );
  }

  check(shown: Shown): void {
    const { game } = this.#match;
    const {
      version,
      number,
      view,
      moves,
      log,
      thinking,
      clock,
      breath,
      result,
      record,
      fair,
      heir,
      undo,
      ...rest
    } = shown;
    same(rest, {}, 'nothing else');
    same(number, 1, 'number');
    const state = this.#match.at(version);
    same(view, game.view(state, this.#viewer), 'view');
    this.#checkLog(log, version);
    same(result, game.result(state), 'result');
    if (!result) same(record, null, 'record');
    else same(record!.startsWith(writeRecord(this.#match)), true, 'record');
    this.#checkMoves(moves, version, breath !== null);
    // Nobody takes back but what they did last themselves.
    const last = this.#match.history[version - 1]?.step;
    if (undo) same(last && 'move' in last && last.seat, this.#viewer, 'undo');
    this.#checkFair(fair);
    this.#checkHeir(heir);
    // Only those are said to be busy whom everybody knows to be asked.
    for (const seat of thinking) {
      const seen = { view: game.view(state, seat), moves: game.legalMoves(state, seat), log: [] };
      same(mayWait(seen), false, 'thinking');
    }
    for (const value of Object.values({ ...clock, ...breath })) same(typeof value !== 'object', true, 'time');
  }

  #checkLog(log: readonly EventBase[], version: number): void {
    same(log.length, this.#events[version], 'length of the log');
    for (const [index, event] of log.entries()) {
      if (event !== this.#read[index]) same(event, this.#log[index], 'event');
    }
    this.#read = log;
  }

  #checkMoves(moves: Shown['moves'], version: number, breathing: boolean): void {
    const { game } = this.#match;
    const state = this.#match.at(version);
    const viewer = this.#viewer;
    const may = viewer !== 'spectator' && game.actors(state).includes(viewer);
    const legal = may ? game.legalMoves(state, viewer) : [];
    same(moves, breathing ? legal.filter(({ type }) => type === 'parry') : legal, 'moves');
  }

  /** What an heir keeps is sealed, but for games in which nobody has anything to hide. */
  #checkHeir(heir: Shown['heir']): void {
    if (!heir || this.#match.game.id === 'mens-erger-je-niet') return;
    for (const entry of heir.entries) same(/^[\w-]{22,}$/.test(entry), true, 'sealed entry');
    if (heir.will.needed > 0) same(heir.share !== null, true, 'share');
  }

  /** Of sealed draws nothing is told, and of open ones what everybody saw anyway. */
  #checkFair(fair: Shown['fair']): void {
    if (!fair?.last) return;
    same(fair.last.request.sealed, false, 'sealed draw');
    same(this.#outcomes.has(JSON.stringify(fair.last.outcome)), true, 'open draw');
  }
}

function same(found: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: heard ${a}, but may know ${b}`);
}
