/** A law is a test that every game must pass. Its failure names the game, the case and what its author can do. */
import fc from 'fast-check';
import { it } from 'vitest';
import { writeRecord } from '../core/record.ts';
import type { AnyGame, Match } from '../index.ts';
import { runs } from './runs.ts';

/** How many steps of a failing match are printed at most. */
const MAX_STEPS_SHOWN = 30;

/** A failed check, with the match in which it failed. */
class FailedInMatch extends Error {
  readonly failure: unknown;
  readonly match: Match;

  constructor(failure: unknown, match: Match) {
    super(messageOf(failure));
    this.failure = failure;
    this.match = match;
  }
}

/** A failed property: fast-check's shrunk case, and how to run it again. */
class FailedProperty extends Error {
  readonly failure: unknown;
  readonly shrunkCase: string;
  readonly seed: string;

  constructor(failure: unknown, shrunkCase: string, seed: string) {
    super(messageOf(failure));
    this.failure = failure;
    this.shrunkCase = shrunkCase;
    this.seed = seed;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a check. If it fails, the message shows the match as a record. */
export function checkIn(match: Match, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof FailedInMatch ? error : new FailedInMatch(error, match);
  }
}

/** Checks a property for many cases. `seed` is fixed, so that a failure can be repeated. */
export function forAll<Case extends [unknown, ...unknown[]]>(
  cases: { [K in keyof Case]: fc.Arbitrary<Case[K]> },
  check: (...values: Case) => void,
  { seed, count }: { readonly seed: number; readonly count: number },
): void {
  const details = fc.check(
    fc.property(...(cases as [fc.Arbitrary<unknown>]), (...values) => check(...(values as never as Case))),
    { seed, numRuns: runs(count) },
  );
  if (!details.failed) return;
  const { errorInstance, counterexample, counterexamplePath } = details;
  throw new FailedProperty(
    errorInstance,
    fc.stringify(counterexample),
    `seed ${seed}, path ${counterexamplePath}`,
  );
}

/** Tests a law. `todo` says what the author of a game can do if it fails. */
export function law(game: AnyGame, title: string, todo: string, run: () => void): void {
  it(title, () => keepLaw(game, title, todo, run));
}

/** Runs a law. If the game breaks it, the error has everything that the author needs. */
export function keepLaw(game: AnyGame, title: string, todo: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    throw new Error(explain(game, title, todo, error), { cause: causeOf(error) });
  }
}

const causeOf = (error: unknown): unknown =>
  error instanceof FailedProperty || error instanceof FailedInMatch ? causeOf(error.failure) : error;

function explain(game: AnyGame, title: string, todo: string, error: unknown): string {
  const property = error instanceof FailedProperty ? error : null;
  const inMatch = [error, property?.failure].find((failure) => failure instanceof FailedInMatch) ?? null;
  return [
    `${game.id} breaks the law: ${title}.`,
    `Problem: ${messageOf(error)}`,
    ...(inMatch ? [`In this match, which cheeseboard replay shows:\n${recordOf(inMatch.match)}`] : []),
    ...(property ? [`Smallest case: ${property.shrunkCase} (${property.seed})`] : []),
    `What to do: ${todo}`,
  ].join('\n');
}

/** The record of a match, indented. Of a long match, only the last steps. */
function recordOf(match: Match): string {
  const lines = writeRecord(match).trimEnd().split('\n');
  const header = lines.indexOf('') + 1;
  const steps = lines.slice(header);
  const omitted = steps.length - MAX_STEPS_SHOWN;
  const shownSteps = omitted > 0 ? [`… ${omitted} steps`, ...steps.slice(omitted)] : steps;
  return [...lines.slice(0, header), ...shownSteps].map((line) => `  ${line}`.trimEnd()).join('\n');
}
