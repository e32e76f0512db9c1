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
