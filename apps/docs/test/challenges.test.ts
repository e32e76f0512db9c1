/**
 * Tests that challenges and lessons are unsolved at the start, solved by their solution, and not by every move; a move that
 * does not solve them is told what it led to, and why that misses the goal.
 */
import { languages, tellEvent } from '@cheeseboard/engine/text';
import { describe, expect, test } from 'vitest';
import { games } from '../src/data/games.ts';
import type { GameDocs, LessonStep, Question, Task } from '../src/data/types.ts';
import { consequenceInWords, missedIn, progressOf } from '../src/study/consequence.ts';
import { matchesPattern } from '../src/study/pattern.ts';
import { solutionInWords, solve, solvingLines } from '../src/study/solution.ts';
import { Trial } from '../src/study/trial.ts';
import { castOf } from '../src/study/words.ts';
import { expectTexts } from './texts.ts';

describe.each(games.map((docs) => [docs.id, docs] as const))('%s', (_, docs) => {
  const { challenges, lesson } = docs;

  test('has at least five challenges, each with a unique id', () => {
    if (!docs.draft) expect(challenges.length).toBeGreaterThanOrEqual(5);
    expect(new Set(challenges.map(({ id }) => id)).size).toBe(challenges.length);
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
  });

  const tasks = challenges.filter((challenge): challenge is Task => challenge.kind === 'task');
  test.each(tasks.map((task) => [task.id, task] as const))(
    'challenge %s is solved by its solution, and not by every move',
    (_id, task) => {
      checkWords(task);
      expectTexts(task.hint);
      checkTask(docs, task);
      expect(someMoveDoesNotSolve(docs, task)).toBe(true);
    },
  );

  const questions = challenges.filter((challenge): challenge is Question => challenge.kind === 'question');
  test.each(questions.map((question) => [question.id, question] as const))(
    'question %s has a proof of its answer',
    (_id, question) => {
      checkWords(question);
      expectTexts(question.hint);
      for (const answer of question.answers) expectTexts(answer);
      expect(question.answers[question.right]).toBeDefined();
      for (const mistake of Object.values(question.mistakes ?? {})) expectTexts(mistake);
      const wrongAnswers = [...question.answers.keys()].filter((answer) => answer !== question.right);
      if (!docs.draft) expect(Object.keys(question.mistakes ?? {}).map(Number)).toEqual(wrongAnswers);
      const trial = new Trial(docs, question);
      expect(trial.hasHappened(question.proof.causes)).toBe(false);
      for (const move of question.proof.moves) expect(trial.play(move).ok, move).toBe(true);
      const events = trial.match.history.at(-1)!.events;
      expect(
        events.some((event) => matchesPattern(event, question.proof.causes)),
        JSON.stringify(events),
      ).toBe(true);
    },
  );

  test.each(lesson.steps.map((step) => [step.id, step] as const))(
    'lesson step %s is solved by its solution',
    (_id, step) => {
      checkWords(step);
      checkTask(docs, step);
    },
  );

  test('the lesson has an introduction and an ending', () => {
    expectTexts(lesson.intro);
    expectTexts(lesson.outro);
  });
});

function checkWords({ title, goal, why }: Pick<LessonStep, 'title' | 'goal' | 'why'>): void {
  for (const texts of [title, goal, why]) expectTexts(texts);
}

function checkTask(docs: GameDocs, task: LessonStep): void {
  const unsolvedTrial = new Trial(docs, task);
  expect(unsolvedTrial.match.actors).toContain(unsolvedTrial.you);
  expect(unsolvedTrial.hasHappened(task.solved)).toBe(false);
  const solvedTrial = solve(docs, task);
  const allEvents = solvedTrial.match.history.flatMap(({ events }) => events);
  expect(solvedTrial.hasHappened(task.solved), JSON.stringify(allEvents)).toBe(true);
  if (task.without) expect(solvedTrial.hasHappened(task.without)).toBe(false);
  expect(solutionInWords(docs, 'de', task).join('')).not.toBe('');
  // The explanation is true only of these lines, so no other one may count as solved.
  const knownLines = [task.solution, ...(task.alternatives ?? [])].map((line) => movesOf(docs, task, line));
  const lines = solvingLines(docs, task);
  const foundLines = lines.map((line) => movesOf(docs, task, line));
  expect([...new Set(foundLines)].sort()).toEqual(knownLines.sort());
  for (const trial of lostTrials(docs, task, lines)) {
    expectConsequence(docs, task, trial);
    expectRemainsLost(docs, task, trial);
  }
}

/** The reader's moves, to compare lines that differ only in their order. */
const movesOf = (docs: GameDocs, task: LessonStep, line: readonly string[]): string =>
  ownMoves(solve(docs, task, line))
    .sort()
    .join();

const ownMoves = ({ match, you }: Trial): string[] =>
  match.history.flatMap(({ step }) =>
    'seat' in step && step.seat === you ? [`@${you} ${match.game.writeMove(step.move, match.options)}`] : [],
  );

/** The reader is told what the last move led to and, in complete pages, why that misses the goal. */
function expectConsequence(docs: GameDocs, task: LessonStep, { match, you }: Trial): void {
  for (const language of languages) {
    const words = consequenceInWords(docs.texts, language, match, you!, castOf(task.names, match, you));
    const [event] = match.history.findLast(({ step }) => 'seat' in step && step.seat === you)!.events;
    // A move that waits for a roll tells nothing yet.
    if (event)
      expect(words).toContain(tellEvent(docs.texts[language], event, castOf(task.names, match, you)));
  }
  const missed = missedIn(match, task.missed ?? []);
  const events = match.history.flatMap((step) => step.events);
  if (!docs.draft) expect(missed, JSON.stringify(events)).toBeDefined();
  if (missed) expectTexts(missed.note);
}

/** Nothing that the reader plays after "Not solved" solves the task: then the verdict would be wrong. */
function expectRemainsLost(docs: GameDocs, task: LessonStep, trial: Trial, moves = 2): void {
  const { match, you } = trial;
  const isSolved =
    trial.hasHappened(task.solved) && !(task.without !== undefined && trial.hasHappened(task.without));
  expect(isSolved, ownMoves(trial).join(', ')).toBe(false);
  if (moves === 0 || !match.actors.includes(you!)) return;
  for (const move of match.legalMoves(you!)) {
    const line = [...ownMoves(trial), `@${you} ${match.game.writeMove(move, match.options)}`];
    expectRemainsLost(docs, task, solve(docs, task, line), moves - 1);
  }
}

/** Plays every line of the reader's moves until it solves the task or rules a solution out, and returns the trials that ended so. */
function lostTrials(
  docs: GameDocs,
  task: LessonStep,
  lines: readonly (readonly string[])[],
  line: readonly string[] = [],
): Trial[] {
  const trial = solve(docs, task, line);
  const { match, you } = trial;
  const progress = progressOf(match, you!, lines);
  if (progress === 'solved') {
    expect(trial.hasHappened(task.solved)).toBe(true);
    return [];
  }
  if (progress === 'lost') return [trial];
  return match
    .legalMoves(you!)
    .flatMap((move) =>
      lostTrials(docs, task, lines, [...line, `@${you} ${match.game.writeMove(move, match.options)}`]),
    );
}

function someMoveDoesNotSolve(docs: GameDocs, task: Task): boolean {
  const { match, you } = new Trial(docs, task);
  return match.legalMoves(you!).some((move) => {
    const other = new Trial(docs, task);
    other.play(match.game.writeMove(move, match.options));
    if (task.others) other.playOthers(task.others);
    return !other.hasHappened(task.solved) || (task.without !== undefined && other.hasHappened(task.without));
  });
}
