/** Laws of what a game explains during a first game. */
import {
  type AnyTeaching,
  LESSON_MAX_CHARACTERS,
  type Moment,
  type TeachingWithTexts,
} from '../core/teaching.ts';
import { languages } from '../core/text/language.ts';
import type { AnyGame, Match, MoveBase, OptionValue, Seat, Viewer } from '../index.ts';
import { expectEqual, expectSame, expectTrue } from './expect-fast.ts';
import { wrongForm } from './grammar.ts';
import { checkIn, forAll, law } from './law.ts';
import { anyChoices, anySetup, playRandomly, viewers } from './random-games.ts';
import { expectEntry, expectSentence } from './text.ts';

/** How many games are played at most until everything was explained in one of them. */
const MAX_GAMES = 60;

type Lesson = AnyTeaching['explanations'][number] | AnyTeaching['mistakes'][number];

/** What this viewer sees after the last step of the match. */
function momentOf(match: Match, viewer: Viewer): Moment {
  const isActor = viewer !== 'spectator' && match.actors.includes(viewer);
  return {
    view: match.view(viewer),
    moves: isActor ? match.legalMoves(viewer) : [],
    events: match.events(viewer, Math.max(0, match.length - 1)),
  };
}

/** What matters in this moment, and what one of the legal moves shows to be known or is a mistake, each by id. */
function taughtIn({ explanations, mistakes }: AnyTeaching, moment: Moment) {
  const explained = explanations.filter((explanation) => explanation.when(moment));
  const anyMove = (test: (move: MoveBase) => boolean | undefined): boolean => moment.moves.some(test);
  return {
    explained: explained.map(({ id }) => id),
    shown: explained.flatMap(({ id, known }) =>
      known && anyMove((move) => known(moment, move)) ? [id] : [],
    ),
    held: mistakes.flatMap(({ id, when }) => (anyMove((move) => when(moment, move)) ? [id] : [])),
  };
}

export function teachingLaws(game: AnyGame, { teaching, lessons }: TeachingWithTexts): void {
  const everything: readonly Lesson[] = [...teaching.explanations, ...teaching.mistakes];
  const presetOf = ({ preset }: Lesson): string | undefined => preset ?? game.presets?.[0]?.id;

  law(
    game,
    'each explanation names a rule and a preset, and fits on a phone in every language',
    `Each entry of teaching/index.ts needs its own id, a rule of this game, and in every language one or two short sentences of at most ${LESSON_MAX_CHARACTERS} characters.`,
    () => {
      const ids = everything.map(({ id }) => id);
      expectSame(new Set(ids).size, ids.length, 'the number of different ids');
      for (const lesson of everything) {
        const { id, rule } = lesson;
        expectTrue(game.rules.includes(rule), `${id} names the rule ${rule}`);
        expectTrue(
          lesson.preset === undefined || game.presets?.some((preset) => preset.id === lesson.preset) === true,
          `${id} names the preset ${lesson.preset}`,
        );
      }
      for (const language of languages) {
        const texts: { readonly [id: string]: string } = lessons[language];
        expectEqual(Object.keys(texts).sort(), [...ids].sort(), `the ids of the texts in ${language}`);
        for (const id of ids) {
          expectEntry(texts, 'text', id, language);
          const what = `the text of ${id} in ${language}`;
          expectSentence(texts[id]!, what);
          expectSame(wrongForm(language, texts[id]!), null, `grammar of ${what}`);
          expectTrue(
            texts[id]!.length <= LESSON_MAX_CHARACTERS,
            `${what} has ${texts[id]!.length} characters, of at most ${LESSON_MAX_CHARACTERS}`,
          );
        }
      }
    },
  );

  law(
    game,
    'everything is explained in games of its preset, and can be shown to be known',
    'If no game of that preset leads to it, name the preset that does, mend `when` or `known`, or delete the explanation.',
    () => {
      const seats = Math.min(Math.max(game.seats.min, 3), game.seats.max);
      for (const preset of new Set(everything.map(presetOf))) {
        const options = game.presets?.find(({ id }) => id === preset)?.options ?? {};
        const wanted = everything.filter((lesson) => presetOf(lesson) === preset);
        const isTaught = teachAll(game, teaching, seats, options, wanted);
        for (const { id } of wanted) expectTrue(isTaught(id), `a game of ${preset} leads to ${id}`);
      }
    },
  );

  law(
    game,
    'explains from any view with any options, and changes nothing',
    '`when` and `known` must be pure functions of the moment and must bear every view, a spectator’s too.',
    () =>
      forAll(
        [anySetup(game), anyChoices],
        (setup, choices) => {
          playRandomly(game, setup, choices, (match) => {
            if (match.length % 5 !== 0) return;
            checkIn(match, () => {
              for (const viewer of viewers(match.seats)) {
                const moment = momentOf(match, viewer);
                const before = JSON.stringify(moment);
                const taught = taughtIn(teaching, moment);
                expectSame(JSON.stringify(moment), before, 'the moment, after it was explained');
                expectEqual(
                  taughtIn(teaching, JSON.parse(before)),
                  taught,
                  'what a copy of the moment teaches',
                );
              }
            });
          });
        },
        { seed: 20, count: 12 },
      ),
  );
}

/** Plays random games until each of `wanted` was taught. Returns whether one was. */
function teachAll(
  game: AnyGame,
  teaching: AnyTeaching,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  wanted: readonly Lesson[],
): (id: string) => boolean {
  const explained = new Set<string>();
  const shown = new Set<string>();
  const held = new Set<string>();
  const isTaught = (id: string): boolean => {
    const explanation = teaching.explanations.find((candidate) => candidate.id === id);
    return explanation ? explained.has(id) && (!explanation.known || shown.has(id)) : held.has(id);
  };
  for (let seed = 0; seed < MAX_GAMES && !wanted.every(({ id }) => isTaught(id)); seed++) {
    playRandomly(game, { seats, options: { ...options } }, { numbers: [], seed }, (match) => {
      const seat: Seat = seed % seats;
      const taught = taughtIn(teaching, momentOf(match, seat));
      for (const id of taught.explained) explained.add(id);
      for (const id of taught.shown) shown.add(id);
      for (const id of taught.held) held.add(id);
    });
  }
  return isTaught;
}
