/**
 * How far a host can steer jointly drawn dice. It sees every reveal before it writes a draw, so its only choice is whom to
 * leave out. It can leave out each guest once in 21 draws.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LogTable } from '../../../test/fair/log-table.ts';
import type { AnyGame } from '../game.ts';
import {
  type DrawBody,
  type Entry,
  entryOf,
  hashOf,
  logOutcome,
  SIT_OUT_DRAWS,
  type Violation,
  verifyLog,
} from './index.ts';

const DICE_COUNT = 300;
const SIX_INDEX = 5;

/** A game of dice rolls only. */
const onlyDice: AnyGame = {
  id: 'only-dice',
  version: 1,
  rules: [],
  seats: { min: 1, max: 8 },
  options: {},
  secrets: false,
  setup: (seats) => ({ seats, options: {}, rolled: 0 }),
  chance: ({ rolled }) => (rolled < DICE_COUNT ? { kind: 'dice', count: 1, faces: 6, sealed: false } : null),
  actors: () => [],
  legalMoves: () => [],
  isMove: (value): value is never => value === undefined,
  refusal: () => ({ reason: 'none', rule: 'OD-1' }),
  play: () => {},
  resolve: (draft) => {
    draft.rolled += 1;
  },
  revealsSecret: () => false,
  view: (state, viewer) => ({ ...state, viewer }),
  determinize: (view) => view,
  result: ({ rolled, seats }) =>
    rolled < DICE_COUNT ? null : { winners: [], scores: new Array<number>(seats).fill(0), ranking: [] },
  writeMove: () => '',
  readMove: () => null,
};

/** The next die if these players are left out, in addition to those who sit out. */
function previewDie(table: LogTable): (absentPlayers: readonly number[]) => number {
  const { drawers, lastStep, draws } = table.log;
  const draw = draws + 1;
  const reveals = drawers.map(({ key }) => table.personWith(key).open.reveal(draw));
  const restingPlayers = table.rests.at(draw);
  const drawContext = { ...table.name, draw, after: lastStep.hash };
  return (absentPlayers) => {
    const givenReveals = reveals.map((reveal, player) =>
      absentPlayers.includes(player) || restingPlayers.includes(player) ? null : reveal,
    );
    return logOutcome(table.match.chance!, drawContext, givenReveals)[0]!;
  };
}

/** Chooses whom to leave out of the next draw, from those who do not sit out. */
type Strategy = (
  table: LogTable,
  participants: readonly number[],
  roll: (absentPlayers: readonly number[]) => number,
) => readonly number[];

const subsets = (players: readonly number[]): number[][] =>
  Array.from({ length: 2 ** players.length }, (_, mask) =>
    players.filter((_player, index) => (mask >> index) % 2 === 1),
  );

/** The smallest set of players whose omission makes the die a six. */
const cheapest = (sets: readonly (readonly number[])[], roll: (absentPlayers: readonly number[]) => number) =>
  [...sets].sort((a, b) => a.length - b.length).find((set) => roll(set) === SIX_INDEX) ?? [];

/** Sets of guests that the host can leave out while more than half of the players, the host included, take part. */
const smallGroups = ({ people }: LogTable, participants: readonly number[]): number[][] =>
  subsets(participants).filter((set) => 2 * (1 + participants.length - set.length) > people.length);

const strategies: Readonly<Record<string, Strategy>> = {
  honest: () => [],
  /** Leaves out one guest at a time, and never lets too few people draw. */
  careful: (table, participants, roll) =>
    cheapest(
      smallGroups(table, participants).filter((set) => set.length <= 1),
      roll,
    ),
  /** Leaves out any number of guests at once, but never lets too few people draw. */
  greedy: (table, participants, roll) => cheapest(smallGroups(table, participants), roll),
  /** Leaves out any guests, even if too few people are left to draw. */
  reckless: (_, participants, roll) => cheapest(subsets(participants), roll),
  /** Leaves out nobody in the first half of the draws. */
  patient: (table, participants, roll) =>
    table.log.draws < DICE_COUNT / 2 ? [] : cheapest(smallGroups(table, participants), roll),
};

interface SteeredDraws {
  readonly table: LogTable;
  readonly sixes: number;
  /** The number of draws that came out differently because somebody was left out. */
  readonly changedDraws: number;
  /** By player, the draws that the host left them out of. */
  readonly chosen: readonly number[][];
}

function rollAll(guests: number, strategy: Strategy): SteeredDraws {
  const table = new LogTable({ game: onlyDice, seats: new Array<'person'>(guests + 1).fill('person') });
  const chosenDraws: number[][] = table.people.map(() => []);
  let sixes = 0;
  let changedCount = 0;
  for (let draw = 1; draw <= DICE_COUNT; draw++) {
    table.rests.join(guests + 1);
    const restingPlayers = table.rests.at(draw);
    const participants = table.people.flatMap((_, player) =>
      player === 0 || restingPlayers.includes(player) ? [] : [player],
    );
    const roll = previewDie(table);
    const absentPlayers = strategy(table, participants, roll);
    for (const player of absentPlayers) chosenDraws[player]!.push(draw);
    if (roll(absentPlayers) !== roll([])) changedCount += 1;
    if (roll(absentPlayers) === SIX_INDEX) sixes += 1;
    table.draw(absentPlayers);
  }
  return { table, sixes, changedDraws: changedCount, chosen: chosenDraws };
}

const verdictOf = (entries: readonly Entry[]) => verifyLog(entries, [onlyDice]);
const maxChanged = (people: number): number => people * Math.ceil(DICE_COUNT / (SIT_OUT_DRAWS + 1));

describe('a host that leaves out guests at will, over 300 dice', () => {
  const figures: string[] = [];

  it.each([1, 2, 3, 5])(
    'changes at most one draw in 21 per guest with %i guests, or the verdict says that too few drew',
    (guests) => {
      for (const [name, strategy] of Object.entries(strategies)) {
        const { table, sixes, changedDraws, chosen } = rollAll(guests, strategy);
        const verdict = verdictOf(table.log.entries);
        if (verdict.type !== 'verified' && verdict.type !== 'alone') throw new Error(JSON.stringify(verdict));
        const { alone } = verdict.checked;
        figures.push(
          `guests: ${guests}, ${name.padEnd(8)}: ${sixes} sixes, ${changedDraws} turned (at most ${maxChanged(guests)}), ${alone} alone`,
        );
        expect(verdict.type).toBe(alone > 0 ? 'alone' : 'verified');
        if (name !== 'reckless') expect(alone).toBe(0);
        expect(changedDraws).toBeLessThanOrEqual(maxChanged(guests) + alone);
        if (alone > 0) continue;
        for (const draws of chosen) {
          for (const [index, draw] of draws.slice(1).entries())
            expect(draw - draws[index]!).toBeGreaterThan(SIT_OUT_DRAWS);
        }
      }
      console.info(figures.splice(0).join('\n'));
    },
  );

  it('gains an advantage, so the bound matters', () => {
    const honestRun = rollAll(5, strategies.honest!);
    const greedy = rollAll(5, strategies.greedy!);
    expect(honestRun.changedDraws).toBe(0);
    expect(greedy.changedDraws).toBeGreaterThan(20);
    expect(greedy.sixes).toBeGreaterThan(honestRun.sixes + 10);
  });

  it('changes at most one draw in 21 per person, even by handing over to an accomplice', () => {
    const guests = 3;
    const table = new LogTable({ game: onlyDice, seats: new Array<'person'>(guests + 1).fill('person') });
    const chosenDraws: number[][] = table.people.map(() => []);
    let changedCount = 0;
    for (let draw = 1; draw <= DICE_COUNT; draw++) {
      table.rests.join(guests + 1);
      const restingPlayers = table.rests.at(draw);
      const roll = previewDie(table);
      const participants = table.people.flatMap((_, player) =>
        restingPlayers.includes(player) ? [] : [player],
      );
      // Player 1 is the accomplice: whichever of the two is host can leave out the other.
      const absentPlayers = cheapest(
        subsets(participants).filter(
          (set) =>
            2 * (participants.length - set.length) > guests + 1 && !(set.includes(0) && set.includes(1)),
        ),
        roll,
      );
      for (const player of absentPlayers) chosenDraws[player]!.push(draw);
      if (roll(absentPlayers) !== roll([])) changedCount += 1;
      const host = absentPlayers.includes(0) ? 1 : absentPlayers.includes(1) ? 0 : null;
      if (host !== null && table.people[host]!.key !== table.state.host) table.handOver(host);
      table.draw(absentPlayers);
    }
    expect(table.state.term).toBeGreaterThan(1);
    expect(verdictOf(table.log.entries)).toMatchObject({ type: 'verified', checked: { alone: 0 } });
    expect(changedCount).toBeLessThanOrEqual(maxChanged(guests + 1));
    for (const draws of chosenDraws) {
      for (const [index, draw] of draws.slice(1).entries())
        expect(draw - draws[index]!).toBeGreaterThan(SIT_OUT_DRAWS);
    }
  });
});

describe('a host with an accomplice', () => {
  /** The host leaves both guests out of every draw and tries 100 salts, because the salt of a draw affects the next one. */
  function rollWithAccomplice() {
    const table = new LogTable({ game: onlyDice, seats: ['person', 'person', 'person', 'person'] });
    const request = table.match.chance!;
    const revealsOf = (draw: number) =>
      table.people.map(({ open }, player) => (player < 2 ? open.reveal(draw) : null));
    const outcome = (draw: number, after: string) =>
      logOutcome(request, { ...table.name, draw, after }, revealsOf(draw))[0];
    let sixes = 0;
    for (let draw = 1; draw <= DICE_COUNT; draw++) {
      const { length, state, head } = table.log;
      if (outcome(draw, table.log.lastStep.hash) === SIX_INDEX) sixes += 1;
      const bodies = Array.from(
        { length: 100 },
        (_, salt): DrawBody => ({
          kind: 'draw',
          reveals: revealsOf(draw),
          salt: String(salt).padStart(22, 's'),
        }),
      );
      const hashAfter = (body: DrawBody) => hashOf(entryOf(length, state!.term, body), head.hash);
      const isNext = (body: DrawBody) => outcome(draw + 1, hashAfter(body)) === SIX_INDEX;
      table.append((draw < DICE_COUNT && bodies.find(isNext)) || bodies[0]!);
    }
    return { sixes, verdict: verdictOf(table.log.entries) };
  }

  it('is not verified if it chooses every draw that all others sit out', () => {
    const { sixes, verdict } = rollWithAccomplice();
    expect(sixes).toBeGreaterThan(DICE_COUNT - 5);
    expect(verdict).toMatchObject({ type: 'alone', checked: { without: DICE_COUNT, alone: DICE_COUNT } });
  });
});

describe('a host that breaks the rules of draws', () => {
  /** The log with different reveals in its last draw. */
  function withForgedReveals(
    table: LogTable,
    change: (reveals: (string | null)[]) => (string | null)[],
  ): Violation | null {
    const entries = [...table.log.entries];
    const lastEntry = entries.pop()!;
    const body: DrawBody = { kind: 'draw', reveals: change([...(lastEntry.body as DrawBody).reveals]) };
    const verdict = verdictOf([...entries, entryOf(lastEntry.index, lastEntry.term, body)]);
    return verdict.type === 'violation' ? verdict.violation : null;
  }
  const tableAfter = (draws: number): LogTable =>
    new LogTable({ game: onlyDice, seats: ['person', 'person', 'person', 'bot'] }).play(draws);

  it('cannot leave out its own reveal', () => {
    expect(withForgedReveals(tableAfter(30), ([, ...others]) => [null, ...others])).toMatchObject({
      kind: 'left-out',
      index: 30,
      name: 'Brie',
    });
  });

  it('cannot bring a player back early, unless the verdict says that too few drew', () => {
    const absences = fc.array(fc.subarray([1, 2]), { minLength: 45, maxLength: 60 });
    let verifiedCount = 0;
    fc.assert(
      fc.property(absences, (plan) => {
        const table = new LogTable({ game: onlyDice, seats: ['person', 'person', 'person'] });
        // This host ignores the list of players who sit out.
        for (const absentPlayers of plan) {
          const number = table.log.draws + 1;
          const reveals = table.people.map(({ open }, player) =>
            absentPlayers.includes(player) ? null : open.reveal(number),
          );
          table.append({ kind: 'draw', reveals });
        }
        const verdict = verdictOf(table.log.entries);
        if (verdict.type !== 'verified') return;
        verifiedCount += 1;
        for (const player of [1, 2]) {
          const absentPlayers = plan.flatMap((absent, draw) => (absent.includes(player) ? [draw] : []));
          const runs = absentPlayers.filter((draw) => !absentPlayers.includes(draw - 1));
          for (const [index, draw] of runs.slice(1).entries())
            expect(draw - runs[index]!).toBeGreaterThan(SIT_OUT_DRAWS);
        }
      }),
      { numRuns: 40, examples: [[new Array<number[]>(50).fill([])], [new Array<number[]>(50).fill([2])]] },
    );
    expect(verifiedCount).toBeGreaterThanOrEqual(2);
  });

  it('cannot change a draw by inserting entries about the table', () => {
    const rolls = [
      (table: LogTable) => table,
      (table: LogTable) => table.append({ kind: 'policy', policy: { quorum: 'nobody', salt: 'a' } }),
      (table: LogTable) => table.append({ kind: 'policy', policy: { quorum: 'nobody', salt: 'b' } }),
      (table: LogTable) => table.seat({ seat: 1, change: 'stand-in', why: 'away' }),
      (table: LogTable) => table.seat({ seat: 2, change: 'leave', why: 'sent-away' }),
      (table: LogTable) => table.join(3, table.people[3]!),
      (table: LogTable) => table.handOver(1),
      (table: LogTable) => table.elect(1, [1, 2]),
    ].map((insert) => {
      const table = tableAfter(30);
      insert(table);
      table.draw();
      expect(verdictOf(table.log.entries).type).toBe('verified');
      return JSON.stringify(table.match.history.at(-1)!.step);
    });
    expect(new Set(rolls).size).toBe(1);
  });
});
