import { type AnyGame, Match, seededChance } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { gameTexts } from '@cheeseboard/engine/games/text';
import type { GameKit } from '@cheeseboard/ui-components/kits';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../../../storage/settings.ts';
import type { Act, TableState } from '../../../tables/table.ts';
import { Lessons } from './lessons.ts';

const [game] = games as [AnyGame];
const kit = { game, texts: gameTexts[game.id], table: 'cb-table' } as unknown as GameKit;

/** A table against two bots. `seat`: where the reader sits. */
function stateOf(match: Match, seat: number, paused: string | null = null): TableState {
  return {
    phase: match.result ? 'over' : 'playing',
    game: game.id,
    chairs: [0, 1, 2].map((place) =>
      place === seat
        ? { kind: 'person', person: 'Anna', standIn: false }
        : { kind: 'bot', level: 'easy', name: `Bot ${place}` },
    ),
    people: [{ id: 'Anna', name: 'Anna', seat }],
    me: 'Anna',
    paused,
    match: {
      number: 1,
      version: match.length,
      view: match.view(seat),
      moves: match.legalMoves(seat),
      log: match.events(seat),
      result: match.result,
    },
  } as unknown as TableState;
}

/** A dealt match, in which nobody has played. */
function newMatch(): Match {
  const match = new Match(game, { seats: 3, options: { ...game.presets![0]!.options, firstDealer: 2 } });
  match.resolveAll(seededChance(1));
  return match;
}

function newLessons(): { lessons: Lessons; acts: Act[]; redraw: ReturnType<typeof vi.fn> } {
  const acts: Act[] = [];
  const redraw = vi.fn();
  const lessons = new Lessons(async (act) => acts.push(act) > 0, redraw);
  return { lessons, acts, redraw };
}

afterEach(() => {
  settings.set('explain', false);
});

test('explains a state that came before the explanations were loaded', async () => {
  settings.set('explain', true);
  const { lessons, acts, redraw } = newLessons();
  const state = stateOf(newMatch(), 0);
  lessons.follow(state, kit);
  expect(lessons.isOn).toBe(false);
  await vi.waitFor(() => expect(redraw).toHaveBeenCalled());
  lessons.follow(state, kit);
  expect(lessons.lesson?.rule).toBe('DG-11');
  // The reader is asked, so nobody else needs to wait.
  expect(acts).toEqual([]);
  expect(settings.get('pace')).toBe('slow');
  lessons.end();
  expect(settings.get('pace')).toBe('natural');
});

test('lets bots wait while the reader reads what has happened, and go on when they have read it', async () => {
  settings.set('explain', true);
  const { lessons, acts, redraw } = newLessons();
  const match = newMatch();
  lessons.follow(stateOf(match, 0), kit);
  await vi.waitFor(() => expect(redraw).toHaveBeenCalled());
  // The reader leads, and a bot wins the trick.
  for (const seat of [0, 1, 2]) {
    expect(acts).toEqual([]);
    const move = match.legalMoves(seat)[0]!;
    if (seat === 0) lessons.moved(move);
    match.play(seat, move);
    lessons.follow(stateOf(match, 0), kit);
  }
  expect(match.actors[0]).not.toBe(0);
  expect(lessons.lesson?.rule).toBe('DG-9');
  expect(acts).toEqual([{ kind: 'pause', paused: true }]);
  lessons.follow(stateOf(match, 0, 'Anna'), kit);
  // The table shows the trick until it has been explained, and nothing else.
  const view = match.view(0);
  const played = match.events(0).filter(({ type }) => type === 'played');
  expect(lessons.readWith({ view, moves: [], events: played })).toBeNull();
  expect(lessons.isInScene).toBe(false);
  const read = lessons.readWith({ view, moves: [], events: match.events(0).slice(-1) });
  expect(lessons.isInScene).toBe(true);
  while (lessons.lesson) lessons.understood();
  await read;
  expect(lessons.isInScene).toBe(false);
  expect(acts.at(-1)).toEqual({ kind: 'pause', paused: false });
  lessons.end();
});

test('explains nothing while the switch is off, or to a spectator', async () => {
  const { lessons, redraw } = newLessons();
  lessons.follow(stateOf(newMatch(), 0), kit);
  settings.set('explain', true);
  const watching = stateOf(newMatch(), 0);
  lessons.follow(
    { ...watching, match: { ...watching.match!, view: newMatch().view('spectator'), moves: [] } },
    kit,
  );
  await Promise.resolve();
  expect(redraw).not.toHaveBeenCalled();
  expect(lessons.lesson).toBeNull();
});
