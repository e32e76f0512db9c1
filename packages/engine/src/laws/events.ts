/** The law that events keep secrets: nobody reads in the log what they cannot see at the table. */
import {
  type AnyGame,
  copyOf,
  type Draw,
  drawOutcome,
  type EventBase,
  type Match,
  refusalOf,
  seededDraw,
  type Viewer,
} from '../index.ts';
import { expectEqual } from './expect-fast.ts';
import { checkIn, forAll } from './law.ts';
import { anyChoices, anySetup, playRandomly, viewers } from './random-games.ts';

/** How many other states are tried for each step and viewer. In many of them, the step is illegal or the viewer sees a difference. */
const SAMPLES = 8;
/** About how many other moves are tried for each step and viewer. */
const MOVES = 8;

export const eventsLaw = {
  title: 'tells in events only what the viewer can see',
  todo: 'An event holds something that this viewer cannot see. Leave it out for them in eventFor(event, viewer); or, if they may know it, show it in their view after the step too.',
  check: (game: AnyGame): void =>
    forAll(
      [anySetup(game), anyChoices],
      (setup, choices) => {
        playRandomly(game, setup, choices, (match) => checkIn(match, () => checkLastStep(match)), 400);
      },
      { seed: 20261118, count: 15 },
    ),
};

function checkLastStep(match: Match): void {
  const { game, length } = match;
  // Long matches repeat themselves, so not every step is checked.
  if (length === 0 || (length > 12 && length % 7 !== 0)) return;
  const isOpenDraw = game.chance(match.at(length - 1))?.sealed === false;
  for (const viewer of viewers(match.seats)) {
    const events = match.events(viewer, length - 1);
    const plainEvents = JSON.parse(JSON.stringify(events));
    expectEqual(plainEvents, events, `events for ${viewer} after a round trip through JSON`);
    if (isOpenDraw) continue;
    for (const [otherMove, otherEvents] of otherMovesThatLookTheSame(match, viewer)) {
      const label = `events for ${viewer}, who cannot see that the move was not ${otherMove}`;
      expectEqual(otherEvents, events, label);
    }
    for (let sample = 0; sample < SAMPLES; sample++) {
      const otherEvents = eventsElsewhere(match, viewer, seededDraw(length * SAMPLES + sample));
      if (otherEvents)
        expectEqual(otherEvents, events, `events for ${viewer}, in two matches that look the same to them`);
    }
  }
}

/**
 * What the viewer reads if somebody else had made another move that looks the same to them: a secret choice, or a card laid face down. Moves that
 * lead to the same state hide nothing.
 */
function otherMovesThatLookTheSame(match: Match, viewer: Viewer): [move: string, events: EventBase[]][] {
  const { game, length } = match;
  const { step } = match.history[length - 1]!;
  if ('outcome' in step || step.seat === viewer) return [];
  const before = match.at(length - 1);
  const viewAfter = JSON.stringify(game.view(match.state, viewer));
  const stateAfter = JSON.stringify(match.state);
  const legalMoves = game.legalMoves(before, step.seat);
  const stride = Math.ceil(legalMoves.length / MOVES);
  return legalMoves.flatMap((move, index): [string, EventBase[]][] => {
    if ((index + length) % stride !== 0) return [];
    const state = copyOf(before);
    const { events, emit } = readerOf(game, viewer);
    game.play(state, step.seat, move, emit);
    const isSecret =
      JSON.stringify(game.view(state, viewer)) === viewAfter && JSON.stringify(state) !== stateAfter;
    return isSecret ? [[game.writeMove(move, match.options), events]] : [];
  });
}

/** Collects events as this viewer reads them. */
function readerOf(game: AnyGame, viewer: Viewer): { events: EventBase[]; emit: (event: EventBase) => void } {
  const events: EventBase[] = [];
  const emit = (event: EventBase): void => {
    events.push(structuredClone(game.eventFor?.(event, viewer) ?? event));
  };
  return { events, emit };
}

/**
 * What the viewer reads if the last step is taken in another state that looked the same to them. Null if it is illegal there, if the viewer
 * then sees a difference, or if there is no difference any more: what everybody has shown is no secret.
 */
function eventsElsewhere(match: Match, viewer: Viewer, draw: Draw): EventBase[] | null {
  const { game, length } = match;
  const before = match.at(length - 1);
  const { step } = match.history[length - 1]!;
  const log = match.events(viewer, 0, length - 1);
  const state = copyOf(game.determinize(game.view(before, viewer), draw, log));
  const { events, emit } = readerOf(game, viewer);
  if ('outcome' in step) {
    game.resolve(state, drawOutcome(game.chance(before)!, draw), emit);
  } else {
    if (refusalOf(game, state, step.seat, step.move)) return null;
    game.play(state, step.seat, step.move, emit);
  }
  const isSameView =
    JSON.stringify(game.view(state, viewer)) === JSON.stringify(game.view(match.state, viewer));
  return isSameView && JSON.stringify(state) !== JSON.stringify(match.state) ? events : null;
}
