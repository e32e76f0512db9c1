import { expect, test } from 'vitest';
import type { KeptMatch } from '../../storage/kept-matches.ts';
import { eveningsOf, figuresOf, type PersonFigures, peopleIn, playedMatchOf } from './figures.ts';

/**
 * Ten matches, counted by hand:
 *
 *    #  game   scores                        winner
 *    1  david  Anna 50  Ben 40  Clara 30     Anna
 *    2  david  Anna 45  ben 60  Clara 20     Ben
 *    3  gouda  Anna 12  Ben 9                Anna
 *    4  gouda  Anna 7   Ben 15               Ben
 *    5  gouda  Anna 20  Ben 11               Anna
 *    6  david  Anna 61  Brie (bot) 30        Anna
 *    7  david  Anna 20  Brie (bot) 70        Brie
 *    8  gouda  Ánna 8   Ben 8                both
 *    9  david  Ben 33   Clara 44             Clara
 *   10  gouda  '' 5     Edam (bot) 3         Anna, who had entered no name
 */
const rows: readonly [game: string, seats: string, scores: number[], winners: number[]][] = [
  ['david-goliath', 'Anna Ben Clara', [50, 40, 30], [0]],
  ['david-goliath', 'Anna ben Clara', [45, 60, 20], [1]],
  ['gouda-gouda', 'Anna Ben', [12, 9], [0]],
  ['gouda-gouda', 'Anna Ben', [7, 15], [1]],
  ['gouda-gouda', 'Anna Ben', [20, 11], [0]],
  ['david-goliath', 'Anna *Brie', [61, 30], [0]],
  ['david-goliath', 'Anna *Brie', [20, 70], [1]],
  ['gouda-gouda', 'Ánna Ben', [8, 8], [0, 1]],
  ['david-goliath', 'Ben Clara', [33, 44], [1]],
  ['gouda-gouda', ' *Edam', [5, 3], [0]],
];

const matches = rows.map(([game, seats, scores, winners], index): KeptMatch => {
  const names = seats.split(' ');
  return {
    id: String(index).padStart(16, '0'),
    // Three matches on each evening: at 20:00, 22:00 and half past midnight.
    at: new Date(
      2026,
      10,
      1 + Math.floor(index / 3),
      [20, 22, 24][index % 3],
      index % 3 === 2 ? 30 : 0,
    ).getTime(),
    game,
    seats: names.map((name) => ({ name: name.replace('*', ''), bot: name.startsWith('*') })),
    scores,
    winners,
    own: 0,
    record: '',
  };
});
const played = matches.map((match) => playedMatchOf(match, 'Anna'));
const everybody = figuresOf(played, { people: [], game: null });
const personIn = (people: readonly PersonFigures[], name: string): PersonFigures =>
  people.find((person) => person.name === name)!;

test('counts matches, wins and streaks of each person', () => {
  const line = ({ name, played, wins, streak, longestStreak }: PersonFigures) =>
    `${name}: ${wins} of ${played}, streak ${streak}, longest ${longestStreak}`;
  expect(everybody.people.map(line)).toEqual([
    // Won 1, 3, 5, 6, 8, 10; the longest streak is 5 and 6, the newest 8 and 10.
    'Anna: 6 of 9, streak 2, longest 2',
    // Won 2, 4, 8.
    'Ben: 3 of 7, streak 0, longest 1',
    // Won 9.
    'Clara: 1 of 3, streak 1, longest 1',
  ]);
  // A bot won match 7.
  expect(everybody.wonByOthers).toBe(1);
});

test('computes best results and averages by game', () => {
  const anna = personIn(everybody.people, 'Anna');
  expect(anna.games).toMatchObject([
    { game: 'david-goliath', played: 4, wins: 2, best: { score: 61, match: matches[5] }, average: 44 },
    { game: 'gouda-gouda', played: 5, wins: 4, best: { score: 20, match: matches[4] }, average: 10.4 },
  ]);
  expect(anna.winsOverTime).toEqual([1, 1, 2, 2, 3, 4, 4, 5, 5, 6]);
});

test('counts only matches with the chosen people, and how often the others won', () => {
  const two = figuresOf(played, { people: ['anna', 'ben'], game: null });
  expect(two.matches.map(({ match }) => matches.indexOf(match))).toEqual([0, 1, 2, 3, 4, 7]);
  expect(two.people.map(({ name, wins }) => [name, wins])).toEqual([
    ['Ánna', 4],
    ['Ben', 3],
  ]);
  expect(two.wonByOthers).toBe(0);
  const benAndClara = figuresOf(played, { people: ['ben', 'clara'], game: null });
  expect(benAndClara.people.map(({ name, wins }) => [name, wins])).toEqual([
    ['Ben', 1],
    ['Clara', 1],
  ]);
  expect(benAndClara.wonByOthers).toBe(1);
  const gouda = figuresOf(played, { people: ['anna', 'ben'], game: 'gouda-gouda' });
  expect(gouda.people.map(({ wins }) => wins)).toEqual([3, 2]);
});

test('lists people by matches played, under their newest name', () => {
  expect(peopleIn(played).map(({ name, played }) => `${name} ${played}`)).toEqual([
    'Anna 9',
    'Ben 7',
    'Clara 3',
  ]);
});

test('counts a match after midnight to the evening before, newest first', () => {
  const evenings = eveningsOf(played);
  expect(evenings.map(({ day }) => new Date(day).getDate())).toEqual([4, 3, 2, 1]);
  expect(evenings.map(({ matches }) => matches.length)).toEqual([1, 3, 3, 3]);
  expect(evenings[3]!.matches.map(({ match }) => match.id)).toEqual(
    [2, 1, 0].map((index) => matches[index]!.id),
  );
});
