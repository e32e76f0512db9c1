/** How a finished match came about: the standings over time, and the moment from which the winners were ahead. */
import type { GameTypes, Seat } from './game.ts';
import type { Match } from './match.ts';

/** The standings after a number of steps. */
export interface StoryPoint {
  /** The number of steps taken: `match.at(step)` is the position. */
  readonly step: number;
  /** How each seat stands: see `Game.standing`. */
  readonly standing: readonly number[];
}

/** How a match came about. */
export interface Story {
  /** The beginning, then every round or, in a match of one round and in a game without rounds, every change, and the end. */
  readonly points: readonly StoryPoint[];
  /** Whether each point after the beginning is the end of a round. */
  readonly inRounds: boolean;
  /** The index of the point from which the winners were ahead of everybody else until the end; null if that was decided only by a tie-break. */
  readonly decisive: number | null;
  /** How often the lead passed to other seats. */
  readonly leadChanges: number;
}

/**
 * The story of a finished match; null for a match that is still being played, or a game that has neither `standing` nor scores in its view.
 *
 * @example
 * const story = storyOf(readRecord(text, games));
 */
export function storyOf<T extends GameTypes>(match: Match<T>): Story | null {
  const { game, result, length } = match;
  const start = standingAt(match, 0);
  if (!result || !start) return null;
  const rounds = match.history.filter(({ events }) => game.endsRound?.(events)).length;
  const inRounds = rounds > 1;
  const points: StoryPoint[] = [{ step: 0, standing: start }];
  for (const [index, { events }] of match.history.entries()) {
    const step = index + 1;
    if (inRounds && step < length && !game.endsRound!(events)) continue;
    const standing = standingAt(match, step);
    if (!standing) return null;
    const isChanged = standing.some((value, seat) => value !== points.at(-1)!.standing[seat]);
    if (inRounds || isChanged || step === length) points.push({ step, standing });
  }
  // In a game with rounds, the last round may end one step before the match does.
  const [last, before] = [points.at(-1)!, points.at(-2)!];
  if (inRounds && points.length > 2 && String(last.standing) === String(before.standing)) points.pop();
  return {
    points,
    inRounds,
    decisive: decisiveIn(points, result.winners),
    leadChanges: leadChangesIn(points),
  };
}

/** How each seat stands; null if nothing says so. */
function standingAt<T extends GameTypes>(match: Match<T>, step: number): readonly number[] | null {
  const { game } = match;
  const state = match.at(step);
  if (game.standing) return game.standing(state);
  const { scores } = game.view(state, 'spectator') as { readonly scores?: unknown };
  return isStanding(scores, match.seats) ? scores : null;
}

const isStanding = (value: unknown, seats: number): value is readonly number[] =>
  Array.isArray(value) && value.length === seats && value.every(Number.isFinite);

function decisiveIn(points: readonly StoryPoint[], winners: readonly Seat[]): number | null {
  const isAhead = ({ standing }: StoryPoint): boolean => {
    const others = standing.filter((_, seat) => !winners.includes(seat));
    return winners.every((seat) => others.every((value) => standing[seat]! > value));
  };
  const lastUndecided = points.findLastIndex((point) => !isAhead(point));
  return lastUndecided === points.length - 1 ? null : lastUndecided + 1;
}

/** The seats in front; none while all are equal. */
function leadersOf({ standing }: StoryPoint): Seat[] {
  const most = Math.max(...standing);
  const leaders = standing.flatMap((value, seat) => (value === most ? [seat] : []));
  return leaders.length === standing.length ? [] : leaders;
}

/** The points at which other seats take the lead, the first lead included. */
function leadsIn(
  points: readonly StoryPoint[],
): readonly { readonly step: number; readonly leaders: string }[] {
  const leads = points.map((point) => ({ step: point.step, leaders: leadersOf(point).join() }));
  return leads
    .filter(({ leaders }) => leaders !== '')
    .filter(({ leaders }, index, all) => leaders !== all[index - 1]?.leaders);
}

function leadChangesIn(points: readonly StoryPoint[]): number {
  return Math.max(0, leadsIn(points).length - 1);
}

/** A step that readers of a replay may want to jump to. */
export interface Moment {
  /** The number of steps taken. */
  readonly step: number;
  /** `decisive`: from here on the winners were ahead. `lead`: other seats took the lead. `round`: a round ended. */
  readonly kind: 'decisive' | 'lead' | 'round';
  /** The seats in front after this step; none while all are equal. */
  readonly leaders: readonly Seat[];
}

/** How many changes of the lead are kept: those that lasted longest. A race may have dozens. */
const LEADS_MAX = 8;

/**
 * The moments of a match that mattered, in order.
 *
 * @example
 * const moments = momentsOf(storyOf(match)!);
 */
export function momentsOf({ points, inRounds, decisive }: Story): Moment[] {
  const leads = leadsIn(points);
  const lastStep = points.at(-1)!.step;
  const lengthOf = (index: number): number => (leads[index + 1]?.step ?? lastStep) - leads[index]!.step;
  const longestLeads = [...leads.keys()]
    .sort((a, b) => lengthOf(b) - lengthOf(a) || a - b)
    .slice(0, LEADS_MAX);
  const leadSteps = new Set(longestLeads.map((index) => leads[index]!.step));
  return points.flatMap((point, index): Moment[] => {
    const { step } = point;
    if (index === 0) return [];
    const kind = index === decisive ? 'decisive' : leadSteps.has(step) ? 'lead' : inRounds ? 'round' : null;
    return kind ? [{ step, kind, leaders: leadersOf(point) }] : [];
  });
}
