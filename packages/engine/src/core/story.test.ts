import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { seededChance, seededDraw } from './chance.ts';
import type { AnyGame } from './game.ts';
import { Match } from './match.ts';
import { readRecord, writeRecord } from './record.ts';
import { momentsOf, type Story, storyOf } from './story.ts';

/** A whole match with random moves. */
function play(game: AnyGame, seed: string, options = {}): Match {
  const match = new Match(game, { seats: game.seats.min, options });
  const [chance, draw] = [seededChance(seed), seededDraw(seed)];
  while (!match.result) {
    match.resolveAll(chance);
    const seat = match.actors[0];
    if (seat === undefined) continue;
    const moves = match.legalMoves(seat);
    match.play(seat, moves[draw(moves.length)]!);
  }
  return match;
}

describe.each(games as readonly AnyGame[])('$id', (game) => {
  const match = play(game, 'story');
  const story = storyOf(readRecord(writeRecord(match), [game]))!;
  const { winners } = match.result!;

  test('the graph begins equal and ends with the winners in front', () => {
    expect(story.points[0]!.step).toBe(0);
    expect(new Set(story.points[0]!.standing).size).toBe(1);
    const last = story.points.at(-1)!.standing;
    for (const winner of winners) expect(last[winner]).toBe(Math.max(...last));
    expect(story.points.length).toBeGreaterThan(2);
  });

  test('the steps rise, and a game with rounds has a point for each', () => {
    const steps = story.points.map(({ step }) => step);
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
    expect(story.inRounds).toBe(game.endsRound !== undefined);
    if (!game.endsRound) return;
    const rounds = match.history.filter(({ events }) => game.endsRound!(events));
    expect(story.points.length - 1).toBe(rounds.length);
  });

  test('from the decisive moment on the winners are ahead, and just before it they are not', () => {
    const { decisive, points } = story;
    const lead = (index: number): number => {
      const { standing } = points[index]!;
      const others = standing.filter((_, seat) => !winners.includes(seat));
      return Math.min(...winners.map((seat) => standing[seat]!)) - Math.max(...others);
    };
    if (decisive === null) expect(lead(points.length - 1)).toBe(0);
    else {
      for (let index = decisive; index < points.length; index++) expect(lead(index)).toBeGreaterThan(0);
      expect(lead(decisive - 1)).toBeLessThanOrEqual(0);
    }
  });
});

test('a match of one round is told by what changed in it', () => {
  const game = games.find(({ id }) => id === 'david-goliath')!;
  const match = play(game, 'one deal', { deals: 1 });
  const { inRounds, points } = storyOf(match)!;
  expect(inRounds).toBe(false);
  const tricks = match.history.filter(({ events }) => events.some(({ type }) => type === 'trick'));
  expect(points.length).toBeGreaterThan(tricks.length / 2);
  expect(points.at(-1)!.standing).toEqual(match.result!.scores);
});

describe.each(games as readonly AnyGame[])('the moments of $id', (game) => {
  const match = play(game, 'moments');
  const story = storyOf(match)!;
  const moments = momentsOf(story);

  test('are steps of the story, in order, the decisive one among them', () => {
    const steps = moments.map(({ step }) => step);
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
    for (const step of steps)
      expect(story.points.some((point) => point.step === step && step > 0)).toBe(true);
    const decisiveSteps = moments.flatMap(({ kind, step }) => (kind === 'decisive' ? [step] : []));
    expect(decisiveSteps).toEqual(story.decisive === null ? [] : [story.points[story.decisive]!.step]);
    if (!story.inRounds) expect(moments.length).toBeLessThanOrEqual(9);
    else expect(moments).toHaveLength(story.points.length - 1);
  });
});

test('moments name who leads, and leave out the shortest leads', () => {
  const race = (...standings: number[][]): Story => ({
    points: standings.map((standing, index) => ({ step: index * 10, standing })),
    inRounds: false,
    decisive: standings.length - 1,
    leadChanges: 0,
  });
  expect(momentsOf(race([0, 0], [1, 0], [2, 0], [2, 2], [2, 3]))).toEqual([
    { step: 10, kind: 'lead', leaders: [0] },
    { step: 40, kind: 'decisive', leaders: [1] },
  ]);
  // The lead passes to and fro eleven times; the first lead lasts longest.
  const swings = Array.from({ length: 11 }, (_, index) => [index, index + 1 - 2 * (index % 2)]);
  const moments = momentsOf(race([0, 0], [0, 1], [0, 2], ...swings));
  expect(moments[0]).toEqual({ step: 10, kind: 'lead', leaders: [1] });
  expect(moments).toHaveLength(9);
});

test('a match that is not over has no story', () => {
  const match = new Match(games[0]!, { seats: games[0]!.seats.min, options: {} });
  expect(storyOf(match)).toBeNull();
});

const scores = [
  [0, 0],
  [1, 0],
  [1, 2],
  [3, 2],
  [3, 2],
];
const history = scores.slice(1).map(() => ({ events: [] }));
const matchOf = (game: object) =>
  ({
    game,
    result: { winners: [0] },
    length: 4,
    seats: 2,
    history,
    at: (step: number) => scores[step],
  }) as never;

test('counts how often the lead passed to somebody else', () => {
  expect(storyOf(matchOf({ standing: (state: number[]) => state }))).toEqual({
    points: scores.map((standing, step) => ({ step, standing })),
    inRounds: false,
    decisive: 3,
    leadChanges: 2,
  });
});

test('a game without standings has those of the scores in its view, or none', () => {
  const story = storyOf(matchOf({ view: (state: number[]) => ({ scores: state }) }));
  expect(story?.points.map(({ standing }) => standing)).toEqual(scores);
  expect(storyOf(matchOf({ view: () => ({ scores: [[1, 2]] }) }))).toBeNull();
  expect(storyOf(matchOf({ view: () => ({}) }))).toBeNull();
});
