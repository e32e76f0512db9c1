/** The last scene of every animation shows the same pieces as the view after it, for every viewer. */
import {
  type Game,
  type GameTypes,
  Match,
  type Seat,
  seededChance,
  seededDraw,
  type Viewer,
} from '@cheeseboard/engine';
import { type DaumenDrauf, daumenDrauf } from '@cheeseboard/engine/daumen-drauf';
import { type DavidGoliath, davidGoliath } from '@cheeseboard/engine/david-goliath';
import { type GoudaGouda, goudaGouda } from '@cheeseboard/engine/gouda-gouda';
import { type MensErgerJeNiet, mensErgerJeNiet } from '@cheeseboard/engine/mens-erger-je-niet';
import { expect, test } from 'vitest';
import { scenesOf as daumenDraufScenes } from '../src/games/daumen-drauf/scenes.ts';
import { scenesOf as davidGoliathScenes } from '../src/games/david-goliath/scenes.ts';
import { scenesOf as goudaGoudaScenes } from '../src/games/gouda-gouda/scenes.ts';
import { scenesOf as mensErgerScenes } from '../src/games/mens-erger-je-niet/scenes.ts';
import type { Scene } from '../src/table/scene.ts';

interface SceneSource<T extends GameTypes> {
  readonly game: Game<T>;
  /** The pieces on the table. The seat in turn is left out, because it may differ until the next step. */
  readonly pieces: (view: T['view']) => object;
  readonly scenes: (
    before: T['view'],
    events: readonly T['event'][],
    after: T['view'],
  ) => readonly Scene<T>[];
}

/** While a piece that somebody played is in the air, it is still the turn of whoever played it, or nobody's. */
function expectMoverInTurn<T extends GameTypes>({ view, events, flights = [] }: Scene<T>): void {
  const [event] = events as readonly { readonly type: string; readonly seat?: Seat }[];
  const { turn } = view as { readonly turn?: Seat | null };
  if (flights.length === 0 || event?.seat === undefined || typeof turn !== 'number') return;
  expect(turn, event.type).toBe(event.seat);
}

/** Plays random games and checks the scenes of every step for the first seat, the last seat and a spectator. Returns the number of events by type. */
function checkScenes<T extends GameTypes>(
  { game, pieces, scenes }: SceneSource<T>,
  games: readonly (readonly [seats: number, options: object])[],
): Map<string, number> {
  const counts = new Map<string, number>();
  const draw = seededDraw('stories');
  const chance = seededChance('stories');
  for (const [seats, options] of games) {
    const match = new Match<T>(game, { seats, options });
    const viewers: Viewer[] = [0, seats - 1, 'spectator'];
    while (!match.result) {
      const before = viewers.map((viewer) => match.view(viewer));
      const { actors } = match;
      const seat: Seat = actors[draw(actors.length || 1)] ?? 0;
      if (match.chance) match.resolve(chance(match.chance));
      else {
        const moves = match.legalMoves(seat);
        match.play(seat, moves[draw(moves.length)]!);
      }
      const { events } = match.history.at(-1)!;
      for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
      for (const [index, viewer] of viewers.entries()) {
        const after = match.view(viewer);
        const shownScenes = scenes(before[index]!, events, after);
        expect(shownScenes.flatMap((scene) => scene.events)).toEqual(events);
        for (const scene of shownScenes) expectMoverInTurn(scene);
        const lastView = shownScenes.at(-1)?.view ?? before[index]!;
        expect(pieces(lastView), events.map(({ type }) => type).join(', ')).toEqual(pieces(after));
      }
    }
  }
  return counts;
}

test('David & Goliath: scenes end at the next view', () => {
  const counts = checkScenes<DavidGoliath>(
    {
      game: davidGoliath,
      pieces: ({ trick, hand, handCounts, won, scores, totals }) => ({
        trick,
        hand,
        handCounts,
        won,
        scores,
        totals,
      }),
      scenes: davidGoliathScenes,
    },
    [
      [3, { deals: 2 }],
      [4, { deals: 1 }],
      [6, { deals: 2 }],
    ],
  );
  for (const type of ['dealt', 'played', 'trick', 'scored', 'over'])
    expect(counts.get(type), type).toBeTruthy();
});

/**
 * The pieces of a view. Dice that are all spent are left out, with their place: the last scene still shows them, but the
 * view after that scene has none.
 */
function goudaPieces(view: GoudaGouda['view']): object {
  const { mice, cheeses, stack, tokens, tokenCounts, spent, eaten, scores, extraTurns } = view;
  const hasUnspentDice = view.dice.some((face) => face !== 'spent');
  return {
    mice,
    cheeses,
    dice: hasUnspentDice ? view.dice : [],
    place: hasUnspentDice ? view.place : null,
    stack,
    tokens,
    tokenCounts,
    spent,
    eaten,
    scores,
    extraTurns,
  };
}

test('Gouda! Gouda!: scenes end at the next view', () => {
  const counts = checkScenes<GoudaGouda>(
    {
      game: goudaGouda,
      pieces: goudaPieces,
      scenes: goudaGoudaScenes,
    },
    [
      [2, {}],
      [3, { powers: 'on', tokensPerPlayer: 'fullSet' }],
      [4, { earlyRoll: 'on', festival: 'scattered' }],
      [5, { board: 'long', festival: 'on', powers: 'on', tokensPerPlayer: 'fullSet' }],
    ],
  );
  const rareEvents = [
    'voted',
    'cancelled',
    'rerolling',
    'transferred',
    'doubled',
    'changed',
    'stuck',
    'ate',
    'over',
  ];
  for (const type of rareEvents) expect(counts.get(type), type).toBeTruthy();
});

test('Mens erger je niet: scenes end at the next view', () => {
  const counts = checkScenes<MensErgerJeNiet>(
    {
      game: mensErgerJeNiet,
      pieces: ({ piles, cards, roll, finished }) => ({ piles, cards, roll, finished }),
      scenes: (before, events) => mensErgerScenes(before, events, null),
    },
    [
      [2, {}],
      [3, { playForPlaces: 'on' }],
      [4, { playForPlaces: 'on' }],
    ],
  );
  for (const type of ['captured', 'full', 'stuck', 'finished', 'over'])
    expect(counts.get(type), type).toBeTruthy();
});

test('Daumen drauf: scenes end at the next view', () => {
  const counts = checkScenes<DaumenDrauf>(
    {
      game: daumenDrauf,
      pieces: ({ trick, handCounts, stock, wonCounts, scores, totals }) => ({
        trick,
        handCounts,
        stock,
        wonCounts,
        scores,
        totals,
      }),
      scenes: (before, events, after) =>
        daumenDraufScenes(before, events, after, { passed: [], colourOf: () => 'red' }),
    },
    [
      [2, { rounds: 1 }],
      [4, { rounds: 2 }],
    ],
  );
  for (const type of ['dealt', 'shown', 'passed', 'trick', 'scored', 'over'])
    expect(counts.get(type), type).toBeTruthy();
});
