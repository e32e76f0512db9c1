/** Checks the bots of every game in src/games/bots.ts. */
import { describe, expect, it } from 'vitest';
import { type AnyBots, type Observation, observe } from '../../src/core/bots/index.ts';
import type { AnyGameTexts } from '../../src/core/text/types.ts';
import { gameBots, gameReasons } from '../../src/games/bots.ts';
import type { DavidGoliath } from '../../src/games/david-goliath/index.ts';
import { games } from '../../src/games/index.ts';
import { gameTexts } from '../../src/games/text.ts';
import type { AnyGame, Match } from '../../src/index.ts';
import { botLaws } from '../../src/laws/bots.ts';

describe.each(Object.keys(gameBots))('the bots of %s', (id) =>
  botLaws(games.find((candidate) => candidate.id === id) as AnyGame, {
    bots: gameBots[id] as AnyBots,
    reasons: gameReasons[id]!,
    texts: gameTexts[id] as AnyGameTexts,
  }),
);

it('an observation with a state does not compile', () => {
  const withStateAsView = (match: Match<DavidGoliath>): Observation<DavidGoliath> => ({
    // @ts-expect-error a state is not a view
    view: match.state,
    moves: [],
    log: [],
  });
  const withExtraState = (match: Match<DavidGoliath>): Observation<DavidGoliath> => ({
    ...observe(match, 0),
    // @ts-expect-error an observation has no other place for a state
    state: match.state,
  });
  expect([withStateAsView, withExtraState]).toHaveLength(2);
});
