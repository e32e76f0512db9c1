/** Laws of the bots of every game. */
import {
  type AnyBots,
  type AnyReasonTexts,
  explain,
  type Level,
  levels,
  type Observation,
  observe,
  optionalFirst,
} from '../core/bots/index.ts';
import { languages } from '../core/text/language.ts';
import type { AnyGameTexts } from '../core/text/types.ts';
import { type AnyGame, Match, type MoveBase, seededChance, seededDraw } from '../index.ts';
import { expectEqual, expectMatch, expectNoMatch, expectSame, expectTrue } from './expect-fast.ts';
import { wrongForm } from './grammar.ts';
import { checkIn, law } from './law.ts';
import { isRoundsOption, withoutClockOrRandom } from './random-games.ts';

/** The bots of a game, and the texts of their reasons. */
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
  const match: Match = new Match(game, { seats, options: optionsForShortMatch(game, seats) });
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
function optionsForShortMatch(game: AnyGame, seats: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(game.options).flatMap(([key, spec]) =>
      isRoundsOption(spec.values(seats)) ? [[key, 1]] : [],
    ),
  );
}

export function botLaws(game: AnyGame, { bots, reasons, texts }: BotsWithTexts): void {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
    const readers = [null, ...names.keys()];

    law(
      game,
      `play legally, repeatably, with a reason, and change nothing they observe, with ${seats} players`,
      'A bot may use only the observation, the draw and the budget that it gets; each kind of reason needs a phrase in every language.',
      () => {
        let decisions = 0;
        playThrough(game, seats, `laws ${seats}`, ({ match, seat, level, observation, seed }) => {
          decisions += 1;
          const observationText = JSON.stringify(observation);
          const choice = bots[level](observation, seededDraw(seed), budget);
          const what = `the ${level} bot at seat ${seat}`;
          checkIn(match, () => {
            expectSame(
              JSON.stringify(observation),
              observationText,
              `the observation, after ${what} used it`,
            );
            // The bot makes the same choice from a copy that went through JSON, without a clock and without Math.random.
            const copiedObservation = JSON.parse(observationText) as Observation<never>;
            const repeatedChoice = withoutClockOrRandom(() =>
              bots[level](copiedObservation, seededDraw(seed), budget),
            );
            expectEqual(repeatedChoice, choice, `the choice of ${what}, repeated`);
            if (choice.move !== null)
              expectSame(match.refusal(seat, choice.move), null, `refusal of the move of ${what}`);
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
                const reason = `the reason of ${what} in ${language}`;
                expectMatch(sentence, /^[\p{Lu}\d].+: .+\.$/u, reason);
                expectNoMatch(sentence, /undefined|null|NaN|\[object/, reason);
                expectSame(wrongForm(language, sentence), null, `grammar of ${reason}: “${sentence}”`);
              }
            }
          });
          return choice.move;
        });
        expectTrue(decisions > seats, `${decisions} decisions in a whole match`);
      },
    );
  }
}
