import { Trial } from '../study/trial.ts';
import type { GameDocs } from './types.ts';

/** What is wrong with the pages of a game even as a draft: rules without a section, and positions that cannot be read. */
export function pageProblems(docs: GameDocs): string[] {
  const sections = new Set<string>(docs.rules.map(({ rule }) => rule));
  const rules: readonly string[] = docs.game.rules;
  const starts = [
    ...docs.lesson.steps.map((step) => [`lesson step ${step.id}`, step] as const),
    ...docs.challenges.map((challenge) => [`challenge ${challenge.id}`, challenge] as const),
    ...docs.rules.flatMap(({ examples }) =>
      examples.flatMap(({ id, cases }) => cases.map((start) => [`example ${id}`, start] as const)),
    ),
  ];
  return [
    ...rules.filter((rule) => !sections.has(rule)).map((rule) => `no section for ${rule}`),
    ...[...sections]
      .filter((rule) => !rules.includes(rule))
      .map((rule) => `a section for ${rule}, which is not a rule`),
    ...starts.flatMap(([name, start]) => {
      try {
        new Trial(docs, start);
        return [];
      } catch (error) {
        return [`the position of ${name} cannot be read: ${(error as Error).message}`];
      }
    }),
  ];
}
