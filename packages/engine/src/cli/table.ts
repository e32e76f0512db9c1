/** A match with people and bots: decides whom to ask next, and what to tell them about the others' moves. */
import { observe } from '../core/bots/bot.ts';
import { mayWait } from '../core/bots/waiting.ts';
import type { ChanceSource } from '../core/chance.ts';
import type { EventBase, Seat } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { Cast } from '../core/text/index.ts';
import type { Thinking } from './bots.ts';
import { askPerson } from './person.ts';
import type { Screen } from './screen.ts';

export interface Table {
  readonly match: Match;
  readonly screen: Screen;
  /** The people's seats, ascending. Bots have all other seats. */
  readonly people: readonly Seat[];
  readonly chance: ChanceSource;
  readonly thinking: Thinking;
  /** The file that the match is saved to. */
  readonly file: string;
  /** Saves the match. Called after each move of a person. */
  keep(): void;
  /** The seat at the keyboard now. */
  atKeyboard: Seat | null;
  /** The number of events before these people sat down: more than 0 in a resumed game. */
  readonly before: number;
  /** How many events each seat has been told. */
  readonly eventsTold: number[];
  /** Whether several people with secrets share the keyboard. */
  clearsScreen: boolean;
  /** Seats that declined to act out of turn. They are asked again when the table changes. */
  readonly waiting: Set<Seat>;
}

export function castOf(match: Match, you: Seat | null): Cast {
  return { names: match.players, you };
}

/** Plays until the game is over. Throws `SessionEnded` when a person quits. */
export async function playOut(table: Table): Promise<void> {
  const { match, people, screen } = table;
  while (!match.result) {
    const request = match.chance;
    if (request) {
      match.resolve(table.chance(request));
      continue;
    }
    const seat = nextToAsk(table);
    if (people.includes(seat)) {
      await bringToKeyboard(table, seat);
      tellNews(table, seat);
      await askPerson(table, seat);
    } else {
      await screen.terminal.yieldToEvents();
      askBot(table, seat);
    }
  }
}

/**
 * Asks seats that may act out of turn first, because it is too late once the seat in turn has moved. If several people
 * share a keyboard, nobody is asked out of turn, because that would reveal who can act.
 */
function nextToAsk({ match, people, waiting }: Table): Seat {
  const actors = match.actors;
  const seatsThatMayWait = new Set(actors.filter((seat) => mayWait(observe(match, seat))));
  const nextSeat =
    people.length > 1 ? undefined : actors.find((seat) => seatsThatMayWait.has(seat) && !waiting.has(seat));
  return nextSeat ?? actors.find((seat) => !seatsThatMayWait.has(seat)) ?? actors[0]!;
}

function askBot(table: Table, seat: Seat): void {
  const { bot, draw, budget, offerBudget } = table.thinking;
  const observation = observe(table.match, seat);
  const { move } = bot(observation, draw, mayWait(observation) ? offerBudget : budget);
  if (move === null) {
    table.waiting.add(seat);
    return;
  }
  const result = table.match.play(seat, move);
  if (!result.ok) throw new Error(`the bot on seat ${seat} chose a move that ${result.refusal.rule} forbids`);
  afterMove(table, move.type);
}

/** After any move but a pass, forgets who declined to act out of turn, so that they are asked again. */
export function afterMove(table: Table, type: string): void {
  if (type !== 'pass') table.waiting.clear();
}

/** Clears the screen between two people with secrets. */
async function bringToKeyboard(table: Table, seat: Seat): Promise<void> {
  const { match, screen, people } = table;
  const { atKeyboard } = table;
  const isOtherSeat = atKeyboard !== seat;
  table.atKeyboard = seat;
  if (!isOtherSeat || people.length < 2) return;
  const name = match.players[seat]!;
  table.clearsScreen ||= people.some((person) => hasSecrets(match, person));
  if (table.clearsScreen) {
    const { terminal, words } = screen;
    // Before the first player, the screen shows only the welcome.
    if (atKeyboard !== null) terminal.clear();
    terminal.say(words.pass(name), 'bold');
    await terminal.ask(words.ready(name));
    terminal.clear();
  }
  screen.forget();
  screen.heading(name);
}

/** Whether a seat sees more than a spectator. */
function hasSecrets(match: Match, seat: Seat): boolean {
  const visibleView = { ...match.view(seat), viewer: null };
  return JSON.stringify(visibleView) !== JSON.stringify({ ...match.view('spectator'), viewer: null });
}

/** Events as players may read them again. */
export const readableEvents = (
  { game, options }: Match,
  events: readonly EventBase[],
): readonly EventBase[] => game.recall?.(events, options) ?? events;

/**
 * Tells a seat what has happened since it was last told. In a resumed game, this starts with the earlier events that
 * the rules allow to show again. If the screen is never cleared, all seats read the same news.
 */
export function tellNews(
  { match, screen, eventsTold: toldCounts, clearsScreen, before }: Table,
  seat: Seat,
): void {
  const events = match.events(seat);
  const toldCount = toldCounts[seat]!;
  const news =
    toldCount === 0
      ? [...readableEvents(match, events.slice(0, before)), ...events.slice(before)]
      : events.slice(toldCount);
  if (clearsScreen) toldCounts[seat] = events.length;
  else toldCounts.fill(events.length);
  screen.events(news, castOf(match, seat));
}
