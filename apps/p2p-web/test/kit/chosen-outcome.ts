/** Lets a test choose what is drawn. Works in test files that mock `logOutcome` of the engine with `logOutcomeOrChosen`. */
import type { Outcome } from '@cheeseboard/engine';

type LogOutcome = typeof import('@cheeseboard/engine/fair').logOutcome;

/** Set while a host that has chosen outcomes works. */
export const chosenOutcome: { of: (() => Outcome) | null } = { of: null };

export const logOutcomeOrChosen =
  (original: LogOutcome): LogOutcome =>
  (request, position, reveals) => [...(chosenOutcome.of?.() ?? original(request, position, reveals))];
