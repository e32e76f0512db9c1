/** Plays the solution of a task, with the other players' answers in between. */
import { tellEvent } from '@cheeseboard/engine/text';
import type { GameDocs, LessonStep, MoveText } from '../data/types.ts';
import type { Language } from '../site.ts';
import { Trial } from './trial.ts';
import { castOf } from './words.ts';

export function solve(docs: GameDocs, task: LessonStep, line: readonly MoveText[] = task.solution): Trial {
  const trial = new Trial(docs, task);
  for (const move of line) {
    const result = trial.play(move);
    if (!result.ok) throw new Error(`${move} is refused: ${result.refusal.rule}`);
    if (task.others) trial.playOthers(task.others);
  }
  return trial;
}

/** Every line of the reader's legal moves, at most as long as the longest known one, that solves the task. */
export function solvingLines(docs: GameDocs, task: LessonStep, line: readonly MoveText[] = []): MoveText[][] {
  const trial = solve(docs, task, line);
  const { match, you } = trial;
  if (task.without && trial.hasHappened(task.without)) return [];
  if (trial.hasHappened(task.solved)) return [[...line]];
  if (line.length === longestLine(task) || you === null || !match.actors.includes(you)) return [];
  return match
    .legalMoves(you)
    .flatMap((move) =>
      solvingLines(docs, task, [...line, `@${you} ${match.game.writeMove(move, match.options)}`]),
    );
}

export const longestLine = ({ solution, alternatives = [] }: LessonStep): number =>
  Math.max(...[solution, ...alternatives].map(({ length }) => length));

/** The solution in words, one sentence per step. */
export function solutionInWords(docs: GameDocs, language: Language, task: LessonStep): string[] {
  const { match, you } = solve(docs, task);
  const cast = castOf(task.names, match, you);
  return match.history.map((_, step) =>
    match
      .events(you ?? 'spectator', step, step + 1)
      .map((event) => tellEvent(docs.texts[language], event, cast))
      .join(' '),
  );
}
