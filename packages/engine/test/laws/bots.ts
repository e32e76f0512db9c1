/** Laws of the bots of every game. */
import { expect, it } from 'vitest';
import {
  type AnyBots,
  type AnyReasonTexts,
  explain,
  type Level,
  levels,
  type Observation,
  observe,
  optionalFirst,
} from '../../src/core/bots/index.ts';
import { languages } from '../../src/core/text/language.ts';
import type { AnyGameTexts } from '../../src/core/text/types.ts';
import { type AnyGame, Match, type MoveBase, seededChance, seededDraw } from '../../src/index.ts';
import { expectEqual, expectMatch, expectNoMatch, expectSame } from '../expect-fast.ts';
import { wrongForm } from '../grammar.ts';
import { withoutClockOrRandom } from '../random-games.ts';

export interface BotsWithTexts {
  readonly bots: AnyBots;
  readonly reasons: AnyReasonTexts;
  readonly texts: AnyGameTexts;
}

/** Few iterations are enough, because these tests check legality. The arena measures strength. */
const budget = { iterations: 12 };

/** Plays a match with a different level in each seat. `decide` is called for each decision and returns it. */
function playThrough(
  game: AnyGame,
  seats: number,
  seed: string,
  decide: (decision: {
    match: Match;
    seat: number;
    level: Level;
    observation: Observation<never>;
    seed: string;
  }) => MoveBase | null,
): Match {
  const match: Match = new Match(game, { seats, options: shortest(game, seats) });
  const chance = seededChance(seed);
  for (let time = 0; ; time++) {
    if (time > 5000) throw new Error('the match does not end');
    match.resolveAll(chance);
    if (match.result) return match;
    const observations = optionalFirst(match.actors.map((seat) => observe(match, seat)));
    const hasActed = observations.some((observation) => {
      const seat = observation.view.viewer as number;
      const level = levels[(seat + seed.length) % levels.length]!;
      const draw = `${seed}/${time}/${seat}`;
      const move = decide({ match, seat, level, observation: observation as Observation<never>, seed: draw });
      return move !== null && match.play(seat, move).ok;
    });
    if (!hasActed) throw new Error(`none of ${match.actors} acts`);
  }
}

/** Options for a short match. */
function shortest(game: AnyGame, seats: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(game.options).flatMap(([key, spec]) =>
      spec.values(seats).length >= 12 && spec.values(seats).includes(1) ? [[key, 1]] : [],
    ),
  );
}

export function botLaws(game: AnyGame, { bots, reasons, texts }: BotsWithTexts): void {
  const tables = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, index) => game.seats.min + index,
  );

  it.each(tables)(
    'play legally, repeatably, with a reason, and change nothing they observe, with %i players',
    (seats) => {
      const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
      const readers = [null, ...names.keys()];
      const violations = new Set<string>();
      let decisions = 0;
      const match = playThrough(
        game,
        seats,
        `laws ${seats}`,
        ({ match: now, seat, level, observation, seed }) => {
          decisions += 1;
          const observationText = JSON.stringify(observation);
          const choice = bots[level](observation, seededDraw(seed), budget);
          expectSame(JSON.stringify(observation), observationText);
          // The bot makes the same choice from a copy that went through JSON, without a clock and without Math.random.
          const copiedObservation = JSON.parse(observationText) as Observation<never>;
          const repeatedChoice = withoutClockOrRandom(() =>
            bots[level](copiedObservation, seededDraw(seed), budget),
          );
          expectEqual(repeatedChoice, choice);
          if (choice.move !== null) expectSame(now.refusal(seat, choice.move), null);
          for (const language of languages) {
            for (const you of readers) {
              const cast = { names, you };
              const sentence = explain(
                choice,
                observation.view,
                language,
                texts[language],
                reasons[language],
                cast,
              );
              expectMatch(sentence, /^[\p{Lu}\d].+: .+\.$/u);
              expectNoMatch(sentence, /undefined|null|NaN|\[object/);
              if (wrongForm(language, sentence) !== null) violations.add(sentence);
            }
          }
          return choice.move;
        },
      );
      expect([...violations]).toEqual([]);
      expect(match.result).not.toBeNull();
      expect(decisions).toBeGreaterThan(seats);
    },
  );
}
