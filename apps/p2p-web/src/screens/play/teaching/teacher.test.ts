import { type AnyGame, type AnyTeaching, Match, type Moment, seededChance } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { loadTeaching } from '@cheeseboard/engine/games/teaching';
import { expect, test } from 'vitest';
import { knownLessons } from '../../../storage/known-lessons.ts';
import { presetToTeach, Teacher } from './teacher.ts';

const [game] = games as [AnyGame];

/** A game that explains that one leads, follows and has won something, and takes the lowest card for a mistake. */
const teaching: AnyTeaching = {
  explanations: [
    {
      id: 'lead',
      rule: 'DG-4',
      when: ({ view, moves }) => moves.length > 0 && view.trick.length === 0,
      known: () => true,
    },
    { id: 'follow', rule: 'DG-5', when: ({ view, moves }) => moves.length > 0 && view.trick.length > 0 },
    { id: 'hand', rule: 'DG-1', when: ({ moves }) => moves.length > 0 },
    { id: 'later', rule: 'DG-2', preset: 'long-evening', when: () => false },
  ],
  mistakes: [{ id: 'lowest', rule: 'DG-9', when: ({ moves }, move) => move === moves[0] }],
};

/** A dealt match, and what the seat in turn sees. */
function newMatch(): { match: Match; moment: Moment } {
  const match = new Match(game, { seats: 3, options: game.presets![0]!.options });
  match.resolveAll(seededChance(1));
  const seat = match.actors[0]!;
  return { match, moment: { view: match.view(seat), moves: match.legalMoves(seat), events: [] } };
}

const storage = (): Storage => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
};

test('explains one thing after the other, and not again what was understood', () => {
  const store = storage();
  const teacher = new Teacher(game, teaching, knownLessons(game.id, store));
  const { moment } = newMatch();
  teacher.see(moment);
  expect(teacher.explanation?.id).toBe('lead');
  teacher.understood();
  expect(teacher.explanation?.id).toBe('hand');
  teacher.understood();
  expect(teacher.explanation).toBeNull();
  expect(teacher.isDone).toBe(false);
  const afterReload = new Teacher(game, teaching, knownLessons(game.id, store));
  afterReload.see(moment);
  expect(afterReload.explanation).toBeNull();
});

test('a move shows what the reader knows, and a refusal that they do not', () => {
  const known = knownLessons(game.id, storage());
  const teacher = new Teacher(game, teaching, known);
  const { moment } = newMatch();
  teacher.see(moment);
  teacher.moved(moment.moves[3]!);
  expect(known.has('lead')).toBe(true);
  teacher.see(moment);
  expect(teacher.explanation?.id).toBe('hand');
  teacher.refused('DG-4');
  expect(teacher.explanation?.id).toBe('lead');
});

test('whoever moves on twice has read the explanation', () => {
  const known = knownLessons(game.id, storage());
  for (const id of ['lead', 'follow']) known.add(id);
  const teacher = new Teacher(game, teaching, known);
  const { moment } = newMatch();
  for (const isKnown of [false, true]) {
    teacher.see(moment);
    expect(teacher.explanation?.id).toBe('hand');
    teacher.moved(null);
    expect(known.has('hand')).toBe(isKnown);
  }
  teacher.see(moment);
  // What is left belongs to a preset that this match does not have.
  expect(teacher.isDone).toBe(true);
});

test('tells a mistake once', () => {
  const teacher = new Teacher(game, teaching, knownLessons(game.id, storage()));
  const { moment } = newMatch();
  teacher.see(moment);
  expect(teacher.mistakeIn(moment.moves[1]!)).toBeNull();
  expect(teacher.mistakeIn(moment.moves[0]!)?.id).toBe('lowest');
  expect(teacher.mistakeIn(moment.moves[0]!)).toBeNull();
});

test('teaches the preset of what is not known yet, and begins again when everything is known', () => {
  const known = knownLessons(game.id, storage());
  expect(presetToTeach(game, teaching, known)?.id).toBe('first-game');
  for (const id of ['lead', 'follow', 'hand']) known.add(id);
  expect(presetToTeach(game, teaching, known)?.id).toBe('long-evening');
  known.add('later');
  expect(presetToTeach(game, teaching, known)?.id).toBe('first-game');
  expect(known.has('lead')).toBe(false);
});

test('each game with something to explain is in the list', async () => {
  for (const { id } of games) expect((await loadTeaching[id]?.())?.teaching.explanations).not.toHaveLength(0);
});

test('an unreadable memory counts as empty', () => {
  for (const text of ['{', '3', '[1, "lead"]']) {
    const store = storage();
    store.setItem(`cheeseboard known ${game.id}`, text);
    expect(knownLessons(game.id, store).has('lead')).toBe(text.includes('lead'));
  }
  expect(knownLessons(game.id, null).has('lead')).toBe(false);
});
