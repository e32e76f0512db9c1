/**
 * Figures about kept matches: wins, streaks, averages, best results. A person is a name, whatever the case or accents: friends change
 * their devices, and with them their keys, and several people share one device under different names.
 */
import type { KeptMatch } from '../../storage/kept-matches.ts';

/** Identifies a person: their name without case and accents. Empty for the reader without a name. */
export type PersonKey = string;

export const personKeyOf = (name: string): PersonKey =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** One person's part in a match. */
interface Part {
  readonly key: PersonKey;
  readonly name: string;
  readonly score: number;
  readonly won: boolean;
}

/** A match as its people played it. Bots are left out. */
export interface PlayedMatch {
  readonly match: KeptMatch;
  readonly parts: readonly Part[];
  /** Whether a bot won, alone or with others. */
  readonly botWon: boolean;
}

export interface GameFigures {
  readonly game: string;
  readonly played: number;
  readonly wins: number;
  /** The highest score, and the match in which it was reached first. */
  readonly best: { readonly score: number; readonly match: KeptMatch };
  readonly average: number;
}

export interface PersonFigures {
  readonly key: PersonKey;
  /** The name in the newest match. Empty for the reader without a name. */
  readonly name: string;
  readonly played: number;
  readonly wins: number;
  /** How many matches in a row the person has won, counted from the newest one that they played. */
  readonly streak: number;
  readonly longestStreak: number;
  readonly games: readonly GameFigures[];
  /** The number of wins after each of the listed matches. */
  readonly winsOverTime: readonly number[];
}

export interface Filter {
  /** Only matches in which all these people played. */
  readonly people: readonly PersonKey[];
  /** Only matches of this game; null for all. */
  readonly game: string | null;
}

export interface Figures {
  /** The matches that pass the filter, oldest first. */
  readonly matches: readonly PlayedMatch[];
  /** Most wins first; if they tie, fewest matches first. With a filter by people, only these. */
  readonly people: readonly PersonFigures[];
  /** How many of the matches somebody else won: a bot, or a person outside the filter. */
  readonly wonByOthers: number;
}

/** `ownName`: the reader's present name, for matches in which they had none. */
export function playedMatchOf(match: KeptMatch, ownName: string): PlayedMatch {
  const { seats, scores, winners } = match;
  const parts = seats.flatMap(({ name, bot }, seat): Part[] => {
    const shownName = name || ownName;
    const won = winners.includes(seat);
    return bot ? [] : [{ key: personKeyOf(shownName), name: shownName, score: scores[seat]!, won }];
  });
  return { match, parts, botWon: winners.some((seat) => seats[seat]!.bot) };
}

/** Everybody who played, those who played most first. */
export function peopleIn(
  matches: readonly PlayedMatch[],
): { key: PersonKey; name: string; played: number }[] {
  const peopleByKey = new Map<PersonKey, { key: PersonKey; name: string; played: number }>();
  for (const { parts } of matches)
    for (const { key, name } of parts)
      peopleByKey.set(key, { key, name, played: (peopleByKey.get(key)?.played ?? 0) + 1 });
  return [...peopleByKey.values()].sort((a, b) => b.played - a.played);
}

export function figuresOf(allMatches: readonly PlayedMatch[], { people, game }: Filter): Figures {
  const matches = allMatches.filter(
    ({ match, parts }) =>
      (game === null || match.game === game) && people.every((key) => parts.some((part) => part.key === key)),
  );
  const keys = people.length > 0 ? people : peopleIn(matches).map(({ key }) => key);
  const listedKeys = new Set(keys);
  return {
    matches,
    people: keys
      .flatMap((key) => figuresOfPerson(matches, key) ?? [])
      .sort((a, b) => b.wins - a.wins || a.played - b.played),
    wonByOthers: matches.filter(
      ({ parts, botWon }) => botWon || parts.some(({ key, won }) => won && !listedKeys.has(key)),
    ).length,
  };
}

function figuresOfPerson(matches: readonly PlayedMatch[], key: PersonKey): PersonFigures | null {
  const winsOverTime: number[] = [];
  const ownParts: { readonly match: KeptMatch; readonly part: Part }[] = [];
  let [wins, streak, longestStreak] = [0, 0, 0];
  for (const { match, parts } of matches) {
    const part = parts.find((candidate) => candidate.key === key);
    if (part) {
      ownParts.push({ match, part });
      wins += Number(part.won);
      streak = part.won ? streak + 1 : 0;
      longestStreak = Math.max(longestStreak, streak);
    }
    winsOverTime.push(wins);
  }
  const newest = ownParts.at(-1);
  if (!newest) return null;
  const partsByGame = grouped(ownParts, ({ match }) => match.game);
  return {
    key,
    name: newest.part.name,
    played: ownParts.length,
    wins,
    streak,
    longestStreak,
    winsOverTime,
    games: [...partsByGame].map(([game, gameParts]) => {
      const best = gameParts.reduce((a, b) => (b.part.score > a.part.score ? b : a));
      return {
        game,
        played: gameParts.length,
        wins: gameParts.filter(({ part }) => part.won).length,
        best: { score: best.part.score, match: best.match },
        average: gameParts.reduce((sum, { part }) => sum + part.score, 0) / gameParts.length,
      };
    }),
  };
}

/** The items by key, in the order in which the keys occur. */
function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Until this hour, a match belongs to the evening before. */
const NEW_DAY_HOUR = 5;

/** Matches of one evening, newest first. */
export interface Evening {
  /** Midnight before the evening, in local time. */
  readonly day: number;
  readonly matches: readonly PlayedMatch[];
}

/** Groups matches by evening, newest first. */
export function eveningsOf(matches: readonly PlayedMatch[]): Evening[] {
  const dayOf = ({ match }: PlayedMatch): number => {
    const date = new Date(match.at);
    date.setHours(date.getHours() - NEW_DAY_HOUR);
    return date.setHours(0, 0, 0, 0);
  };
  return [...grouped([...matches].reverse(), dayOf)].map(([day, dayMatches]) => ({
    day,
    matches: dayMatches,
  }));
}
