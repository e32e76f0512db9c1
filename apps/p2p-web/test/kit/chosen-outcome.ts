/** Lets a test choose what is drawn. Works in test files that mock `logOutcome` of the engine with `logOutcomeOrChosen`. */
import type { Outcome } from '@cheeseboard/engine';

type LogOutcome = typeof import('@cheeseboard/engine/fair').logOutcome;

/** Returns the outcome of the current draw. It is set only while a host whose outcomes the test chooses handles an input. */
export const chosenOutcome: { of: (() => Outcome) | null } = { of: null };

export const logOutcomeOrChosen =
  (original: LogOutcome): LogOutcome =>
  (request, position, reveals) => [...(chosenOutcome.of?.() ?? original(request, position, reveals))];
