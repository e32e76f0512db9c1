/** Laws of texts. The types guarantee that no text is missing; these laws check the wording. */
import { describe } from 'vitest';
import {
  type AnyGameTexts,
  type Cast,
  type GameText,
  languages,
  tableText,
  tellEvent,
  tellOption,
  tellRefusal,
  tellResult,
} from '../core/text/index.ts';
import {
  type AnyGame,
  type GameTypes,
  type Match,
  type MoveBase,
  type RefusalBase,
  readOptions,
  seededDraw,
  type Viewer,
} from '../index.ts';
import { expectEqual, expectMatch, expectNoMatch, expectSame, expectTrue } from './expect-fast.ts';
import { wrongForm } from './grammar.ts';
import { checkIn, law as lawOf } from './law.ts';
import {
  isRoundsOption,
  playRandomly,
  randomOptions,
  type Setup,
  viewers,
  withoutClockOrRandom,
} from './random-games.ts';

export const names = ['Ada', 'Ben', 'Cleo', 'Dirk', 'Emma', 'Finn', 'Gus', 'Hanna', 'Ivo'];

/** Expects a sentence or phrase that is not empty and has no traces of the program such as `undefined` or a seat number. */
export function expectText(text: string, what: string): void {
  expectMatch(text, /\S/, what);
  expectNoMatch(text, /undefined|null|NaN|\[object|\bseat\b| {2}|[a-z]-\d{1,2}\b/, what);
}

export const expectSentence = (text: string, what: string): void => {
  expectText(text, what);
  expectMatch(text, /^[\p{Lu}\d]/u, `${what}, as a sentence with a capital`);
  expectMatch(text, /[.?]$/, `${what}, as a sentence with a full stop or question mark`);
};

/** Expects a text for `key`, so that a missing one is named instead of called. */
export function expectEntry(entries: object, part: string, key: string, language: string): void {
  expectTrue(Object.hasOwn(entries, key), `text/${language}.ts has no ${part}['${key}']`);
}

export function textLaws(game: AnyGame, texts: AnyGameTexts): void {
  const law = (title: string, todo: string, run: () => void): void => lawOf(game, title, todo, run);
  const setups: Setup[] = [game.seats.min, game.seats.max].flatMap((seats) =>
    optionSets(game, seats).map((options) => ({ seats, options })),
  );
  // Events do not depend on the language, so each game is played once for all of them.
  const matches = once(() =>
    setups.map((setup, index) => playRandomly(game, setup, { numbers: [], seed: index })),
  );
  const refusals = once(() => findRefusals(game, setups, matches(), Object.keys(texts.en.refusals)));

  // A language without any text of its own shows the English texts, which are checked once.
  const written = languages.filter((language) => texts[language].missing?.includes('name') !== true);

  describe.each(written)('in %s', (language) => {
    const text = texts[language] as GameText<GameTypes>;
    const table = tableText[language];

    law(
      'names itself, its rules, options and presets',
      `Complete name, pitch, rules, options and presets in the ${language} text.`,
      () => {
        expectText(text.name, 'name');
        expectSentence(text.pitch, 'pitch');
        for (const rule of game.rules) {
          expectEntry(text.rules, 'rules', rule, language);
          expectText(text.rules[rule]!, `the title of ${rule}`);
        }
        for (const [key, spec] of Object.entries(game.options)) {
          for (const value of spec.values(game.seats.max)) {
            const optionText = tellOption(text, key, value, { names, you: 0 });
            expectText(optionText.label, `the label of option ${key}`);
            expectText(optionText.value, `the text of ${key}: ${value}`);
          }
        }
        for (const { id } of game.presets ?? []) {
          expectText(text.presets?.[id]?.name ?? '', `the name of the preset ${id}`);
          expectSentence(text.presets?.[id]?.about ?? '', `what the preset ${id} is for`);
        }
      },
    );

    law(
      'describes whole games: events, moves, prompts, table, hand, scores',
      `Mend that sentence in the ${language} text: one capital, one full stop, names instead of seat numbers, and “you” with its own verb form.`,
      () => {
        for (const match of matches()) checkIn(match, () => withoutClockOrRandom(() => describeMatch(match)));

        function describeMatch(match: Match): void {
          const cast = (viewer: Viewer): Cast => ({ names, you: viewer === 'spectator' ? null : viewer });
          const eventTypes = new Set<string>();
          const describeEvent = (event: GameTypes['event'], viewer: Viewer): void => {
            eventTypes.add(event.type);
            expectEntry(text.events, 'events', event.type, language);
            expectTrue(game.rules.includes(event.rule), `event ${event.type} names the rule ${event.rule}`);
            const sentence = tellEvent(text, event, cast(viewer));
            const what = `event ${event.type} for ${viewer}`;
            expectSentence(sentence, what);
            expectSame(wrongForm(language, sentence), null, `grammar of ${what}: “${sentence}”`);
          };
          for (let length = 0; length <= match.length; length += 7) {
            const state = match.at(length);
            for (const viewer of viewers(match.seats)) {
              const view = game.view(state, viewer);
              const players = cast(viewer);
              const when = `for ${viewer} after ${length} steps`;
              expectSentence(text.ask(view, players), `ask() ${when}`);
              for (const line of text.table(view, players)) expectSentence(line, `table() ${when}`);
              for (const line of text.hand(view)) expectSentence(line, `hand() ${when}`);
              for (const line of text.scores(view, players)) expectSentence(line, `scores() ${when}`);
            }
            for (const seat of game.actors(state)) {
              const view = game.view(state, seat);
              const what = `move() for seat ${seat} after ${length} steps`;
              const phrases = game
                .legalMoves(state, seat)
                .map((move: MoveBase) => text.move(move, view, cast(seat)));
              expectText(phrases.join('\n'), what);
              // Hints start with such a phrase, so its first letter must be a capital.
              for (const phrase of phrases) expectMatch(phrase, /^[\p{Lu}\d].*\S$/u, what);
              const repeated = phrases.find((phrase, index) => phrases.indexOf(phrase) < index);
              expectSame(repeated, undefined, `${what}: two moves with the same text`);
            }
            if (game.recall && length % 35 === 0) {
              for (const viewer of viewers(match.seats))
                for (const event of game.recall(match.events(viewer, 0, length), match.options))
                  describeEvent(event, viewer);
            }
          }
          for (const viewer of viewers(match.seats))
            for (const event of match.events(viewer)) describeEvent(event, viewer);
          expectTrue(
            eventTypes.size > 1,
            `a whole game has only events of the types ${[...eventTypes].join(', ') || 'none'}`,
          );
          expectSentence(tellResult(text, table, match.result!, match.options, cast(0)), 'the result');
        }
      },
    );

    law(
      'explains each refusal, and each can happen',
      'If no position can give that reason, delete it from the refusals and the texts. If one can, the game’s own tests should show it, and legalMoves() must list the move in some other position.',
      () => {
        for (const { seat, refusal } of refusals()) {
          const { reason } = refusal;
          if (!Object.hasOwn(table.refusals, reason))
            expectEntry(text.refusals, 'refusals', reason, language);
          expectSentence(tellRefusal(text, table, refusal, { names, you: seat }), `the refusal ${reason}`);
        }
        const foundReasons = new Set(refusals().map(({ refusal }) => refusal.reason));
        const missing = Object.keys(text.refusals).filter((reason) => !foundReasons.has(reason));
        expectEqual(missing, [], `reasons that no move of ${setups.length} random games was refused with`);
      },
    );
  });
}

function once<V>(compute: () => V): () => V {
  let value: { readonly of: V } | null = null;
  return () => {
    value ??= { of: compute() };
    return value.of;
  };
}

/** How many sets of random options are tried. */
const RANDOM_OPTIONS = 6;

/**
 * Sets of options for short games: the defaults, each option changed by itself, and random ones. Numbers change to their
 * minimum and maximum.
 */
function optionSets(game: AnyGame, seats: number): Setup['options'][] {
  const shorterOptions = Object.fromEntries(
    Object.entries(game.options).flatMap(([key, spec]) =>
      isRoundsOption(spec.values(seats)) ? [[key, 1]] : [],
    ),
  );
  return [
    shorterOptions,
    ...Object.entries(game.options).flatMap(([key, spec]) => {
      const values = spec.values(seats);
      const numbers = values.filter((value) => typeof value === 'number');
      const chosenNumbers = isRoundsOption(values) ? [2] : [Math.min(...numbers), Math.max(...numbers)];
      const words = values.filter((value, index) => index > 0 && typeof value === 'string');
      const chosenValues = [
        ...new Set([...words.slice(0, 2), ...words.slice(-1)]),
        ...values.filter((value, index) => index > 0 && chosenNumbers.includes(value as number)),
      ];
      return chosenValues.map((value) => ({ ...shorterOptions, [key]: value }));
    }),
    ...Array.from({ length: RANDOM_OPTIONS }, (_, seed) => randomOptions(game, seats, seededDraw(seed))),
  ].filter((options) => isAllowed(game, seats, options));
}

function isAllowed(game: AnyGame, seats: number, options: Setup['options']): boolean {
  try {
    readOptions(game, seats, options);
    return true;
  } catch {
    return false;
  }
}

interface Refused {
  readonly seat: number;
  readonly refusal: RefusalBase;
}

/** How many moves are tried in search of refusals that are rare. */
const MAX_TRIES = 400_000;
/** How many steps of a kind are searched thoroughly. */
const RARE_STEPS = 60;
/** How often each reason is collected, because its sentence depends on the position. */
const EXAMPLES_PER_REASON = 40;

/** Searches random games for refusals of every reason in `reasons`. */
function findRefusals(
  game: AnyGame,
  setups: readonly Setup[],
  matches: readonly Match[],
  reasons: readonly string[],
): Refused[] {
  // The moves come from all setups, because a move that one option allows is illegal under another.
  const pool = new Map<string, MoveBase>();
  for (const match of matches) {
    for (let length = 0; length < match.length; length++) {
      const state = match.at(length);
      for (const seat of game.actors(state)) {
        for (const move of game.legalMoves(state, seat)) pool.set(JSON.stringify(move), move);
      }
    }
  }
  const moves = [...pool.values()];
  // The moves are grouped so that each type of move is tried equally often, however many moves it has.
  const movesByType = [...new Set(moves.map(({ type }) => type))].map((type) =>
    moves.filter((move) => move.type === type),
  );
  const draw = seededDraw(1);
  const examples = new Map<string, number>();
  const refusals: Refused[] = [];
  const isComplete = (): boolean => reasons.every((reason) => examples.has(reason));
  let tries = 0;
  const tryMove = (match: Match): void => {
    tries += 1;
    const seat = draw(match.seats);
    const movesOfOneType = movesByType[draw(movesByType.length)]!;
    const refusal = match.refusal(seat, movesOfOneType[draw(movesOfOneType.length)]);
    const count = refusal ? (examples.get(refusal.reason) ?? 0) : 0;
    if (!refusal || count >= EXAMPLES_PER_REASON) return;
    examples.set(refusal.reason, count + 1);
    refusals.push({ seat, refusal });
  };
  const visits = new Map<string, number>();
  /** Whether players were seldom asked for such moves: in such a step more moves are tried. */
  const isRareStep = (match: Match): boolean => {
    const types = match.actors.flatMap((seat) => match.legalMoves(seat).map(({ type }) => type));
    const key = [...new Set(types)].sort().join(' ');
    visits.set(key, (visits.get(key) ?? 0) + 1);
    return visits.get(key)! <= RARE_STEPS;
  };
  // First a few moves at each step of one game for each setup, then more games while a reason is missing.
  for (let round = 0; round === 0 || (!isComplete() && tries < MAX_TRIES); round++) {
    for (const [index, { seats, options }] of setups.entries()) {
      const seed = index + 1 + round * setups.length;
      // Many refusals need several options together.
      const setup = { seats, options: round === 0 ? options : randomOptions(game, seats, draw) };
      playRandomly(game, setup, { numbers: [], seed }, (match) => {
        const triesPerStep = isRareStep(match) ? 60 : round === 0 ? 12 : 6;
        for (let times = 0; times < triesPerStep; times++) tryMove(match);
      });
    }
  }
  return refusals;
}
