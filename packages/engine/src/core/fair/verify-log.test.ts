import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { eventfulTable, holderOf, LogTable, type Person, personOf } from '../../../test/fair/log-table.ts';
import { games } from '../../games/index.ts';
import type { AnyGame } from '../game.ts';
import {
  type Body,
  type DrawBody,
  digestOf,
  type Entry,
  entryOf,
  type HostBody,
  Log,
  type MoveBody,
  type StartBody,
  signDigest,
  signVote,
  type ViolationKind,
  verifyLog,
} from './index.ts';

/** Caches signature checks, because these tests check the same few signatures thousands of times. */
vi.mock('@noble/ed25519', async (original) => {
  const ed = await original<typeof import('@noble/ed25519')>();
  const answers = new Map<string, boolean>();
  const verify: typeof ed.verify = (...question) => {
    const text = JSON.stringify(question.map((part) => (part instanceof Uint8Array ? [...part] : part)));
    const answer = answers.get(text) ?? ed.verify(...question);
    answers.set(text, answer);
    return answer;
  };
  return { ...ed, verify };
});

const gameById = (id: string): AnyGame => games.find((game) => game.id === id)!;
const gouda = gameById('gouda-gouda');
const dice = gameById('mens-erger-je-niet');

const verdictOf = (entries: readonly unknown[]) => verifyLog(entries, games);
const violationOf = (entries: readonly unknown[]) => {
  const verdict = verdictOf(entries);
  return verdict.type === 'violation' ? verdict.violation : null;
};

/** A table of three people and `otherSeats`, with its log. */
const table = (game = dice, ...otherSeats: readonly ('person' | 'bot' | 'absent')[]) =>
  new LogTable({
    game,
    seats: ['person', 'person', 'person', ...otherSeats],
    // With tokens, several players are asked at once.
    ...(game === gouda ? { options: { powers: 'on' } } : {}),
  });

/** The log with its last body changed and signed again by its author. */
function signAgain(logTable: LogTable, change: (body: Body) => Body, signers: readonly Person[]): Entry[] {
  const entries = [...logTable.log.entries];
  const lastEntry = entries.pop()!;
  const body = change(lastEntry.body!);
  const digest = digestOf(body);
  const seen = logTable.log.headAt(lastEntry.index - 1);
  const signatures = signers.map(({ signer }) => signDigest(signer, logTable.name, digest, 1000, seen));
  return [...entries, { ...lastEntry, kind: body.kind, body, digest, signatures }];
}

describe('a valid log', () => {
  it.each(games.map((game) => [game.id, game] as const))('is verified: %s', (_, game) => {
    const logTable = eventfulTable(game);
    const verdict = verdictOf(logTable.log.entries);
    expect(verdict).toMatchObject({
      type: 'verified',
      checked: { entries: logTable.log.length, people: 5, draws: logTable.log.draws, alone: 0 },
    });
    const kinds = new Set(logTable.log.entries.map(({ kind }) => kind));
    const isUndone = game.id === 'gouda-gouda' || game.id === 'daumen-drauf';
    expect(kinds.size).toBe(isUndone ? 8 : 7);
  });
  it('counts moves, draws, signatures and draws that left a person out', () => {
    const logTable = table().play(20);
    while (!logTable.match.chance) logTable.step();
    logTable.draw([2]);
    const moves = logTable.match.history.filter(({ step }) => 'move' in step).length;
    expect(verdictOf(logTable.log.entries)).toEqual({
      type: 'verified',
      checked: {
        entries: logTable.log.length,
        signatures: 3 + moves,
        unconfirmed: expect.any(Number),
        steps: logTable.match.length,
        moves,
        draws: logTable.log.draws,
        people: 3,
        without: 1,
        alone: 0,
        replaced: [],
      },
    });
  });
  it('is not verified if one person drew alone', () => {
    const logTable = table();
    logTable.draw([1, 2]);
    expect(verdictOf(logTable.log.entries)).toMatchObject({
      type: 'alone',
      checked: { alone: 1, without: 1 },
    });
  });
  it('is not verified while it is empty or has a secret body', () => {
    const { entries } = table(gouda).play(20).log;
    const secret = entries.map((entry) => (entry.kind === 'move' ? { ...entry, body: null } : entry));
    expect(verdictOf(secret)).toMatchObject({
      type: 'incomplete',
      open: entries.filter(({ kind }) => kind === 'move').length,
    });
    expect(verdictOf([])).toMatchObject({ type: 'incomplete', open: 0 });
  });
  it('says how many entries only the host vouches for', () => {
    const logTable = new LogTable({ game: dice, seats: ['person', 'person', 'bot'] }).play(30);
    const verdict = verdictOf(logTable.log.entries);
    const guest = logTable.people[1]!.key;
    const lastEntry = logTable.log.entries.findLast(({ signatures }) =>
      signatures.some(({ key }) => key === guest),
    )!;
    expect(verdict).toMatchObject({ checked: { unconfirmed: logTable.log.length - 1 - lastEntry.index } });
  });
});

describe('any change', () => {
  const logTable = eventfulTable(gouda, 'change');
  const { entries, hashes } = logTable.log;
  const confirmedEntries = (() => {
    const verdict = verdictOf(entries);
    if (verdict.type !== 'verified') throw new Error(verdict.type);
    return entries.length - 1 - verdict.checked.unconfirmed;
  })();

  /** Every leaf of a value, as a path. */
  function* leafPaths(
    value: unknown,
    path: readonly (string | number)[] = [],
  ): Generator<(string | number)[]> {
    if (typeof value !== 'object' || value === null) yield [...path];
    else for (const [key, part] of Object.entries(value)) yield* leafPaths(part, [...path, key]);
  }
  function changeValue(value: unknown, [key, ...path]: readonly (string | number)[], salt: number): unknown {
    if (key !== undefined) {
      const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
      copy[key] = changeValue(copy[key], path, salt);
      return copy;
    }
    if (typeof value === 'number') return value + 1 + (salt % 3);
    if (typeof value !== 'string') return 'x';
    const index = salt % Math.max(1, value.length);
    const letter = value[index] === 'A' ? 'B' : 'A';
    return value.slice(0, index) + letter + value.slice(index + 1);
  }

  it('of any field of any entry is detected', () => {
    const paths = [...leafPaths(entries)].filter((path) => path[1] !== 'sealed');
    expect(paths.length).toBeGreaterThan(500);
    fc.assert(
      fc.property(fc.nat(paths.length - 1), fc.nat(1000), (index, salt) => {
        const tamperedEntries = changeValue(entries, paths[index]!, salt) as Entry[];
        expect(violationOf(tamperedEntries), paths[index]!.join('.')).not.toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  it('with a new digest is detected by later signatures, or by anybody who saw the old entry', () => {
    const unsigned = entries.filter(({ kind }) => kind === 'bot-move' || kind === 'draw');
    expect(unsigned.some(({ index }) => index <= confirmedEntries)).toBe(true);
    for (const { index, term, body } of unsigned) {
      const forgedEntries = [...entries];
      forgedEntries[index] = entryOf(index, term, { ...body, salt: 'x'.repeat(22) } as Body);
      const verdict = verifyLog(forgedEntries, games, { hashes });
      expect(verdict).toMatchObject({ type: 'violation' });
      if (index <= confirmedEntries) expect(violationOf(forgedEntries)).not.toBeNull();
    }
  });

  it('of the order is detected: entries swapped, removed, repeated, renumbered or not', () => {
    const renumber = (list: readonly Entry[]) => list.map((entry, index) => ({ ...entry, index }));
    fc.assert(
      fc.property(fc.nat(confirmedEntries - 1), fc.nat(confirmedEntries - 1), fc.nat(2), (a, b, way) => {
        fc.pre(a !== b);
        const list = [...entries];
        if (way === 0) [list[a], list[b]] = [list[b]!, list[a]!];
        else if (way === 1) list.splice(a, 1);
        else list.splice(a, 0, list[b]!);
        expect(violationOf(list)).not.toBeNull();
        expect(violationOf(renumber(list))).not.toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it('of the end is detected by anybody who saw more; to others it is an unfinished match', () => {
    const shorterLog = entries.slice(0, -3);
    expect(verifyLog(shorterLog, games, { hashes })).toMatchObject({ type: 'verified' });
    expect(new Log(shorterLog).has(logTable.log.head)).toBe(false);
  });

  it('of the history is detected at the next signature of anybody who saw the original', () => {
    const fork = eventfulTable(gouda, 'change');
    const other = eventfulTable(gouda, 'change');
    expect(fork.log.head).toEqual(logTable.log.head);
    // Two guests receive different bot moves, or different policies; then one of them moves.
    fork.append({ kind: 'policy', policy: { quorum: 'everybody' } });
    other.append({ kind: 'policy', policy: { quorum: 'nobody' } });
    while (other.log.entries.at(-1)!.kind !== 'move') other.step();
    const mergedEntries = [...fork.log.entries, ...other.log.entries.slice(fork.log.length)];
    expect(violationOf(mergedEntries)).toMatchObject({ kind: 'head' });
    const knownLog = { hashes: other.log.hashes };
    expect(verifyLog(fork.log.entries, games, knownLog)).toMatchObject({
      violation: { kind: 'fork', index: fork.log.length - 1, key: fork.state.host },
    });
  });

  it('of two signatures is detected, in one entry or in two', () => {
    const signedEntries = entries.filter(({ signatures }) => signatures.length > 0);
    for (const [index, first] of signedEntries.entries()) {
      const nextEntry = signedEntries[index + 1];
      if (!nextEntry) continue;
      const list = [...entries];
      list[first.index] = { ...first, signatures: nextEntry.signatures };
      list[nextEntry.index] = { ...nextEntry, signatures: first.signatures };
      expect(violationOf(list)).not.toBeNull();
      if (first.signatures.length < 2) continue;
      list[nextEntry.index] = nextEntry;
      list[first.index] = { ...first, signatures: [...first.signatures].reverse() };
      expect(violationOf(list)).toMatchObject({ kind: 'signature', index: first.index });
    }
  });

  it('to a value that is not an entry is detected, and does not throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.nat(6), (value, index) => {
        const list: unknown[] = entries.slice(0, 8);
        list[index] = value;
        expect(violationOf(list)).toMatchObject({ kind: 'form', index });
      }),
      { numRuns: 60 },
    );
  });
});

describe('an entry of another log', () => {
  it.each([
    ['room', { room: 'other' }],
    ['match', { match: 2 }],
  ])('is refused: of another %s', (_, setup) => {
    const logTable = new LogTable({ game: dice, seats: ['person', 'person'], seed: 'same' });
    const otherTable = new LogTable({ game: dice, seats: ['person', 'person'], seed: 'same', ...setup });
    for (const eachTable of [logTable, otherTable]) eachTable.play(6);
    for (const [index, entry] of otherTable.log.entries.entries()) {
      if (index === 0) continue;
      const list = [...logTable.log.entries.slice(0, index), entry];
      if (entry.signatures.length > 0) expect(violationOf(list)).toMatchObject({ kind: 'signature', index });
    }
    const [start] = otherTable.log.entries;
    expect(violationOf([start, ...logTable.log.entries.slice(1)])).not.toBeNull();
  });
  it('is refused: a start that a person did not sign, or signed for other people', () => {
    const logTable = table();
    const personWithoutSeat = personOf(6);
    const seats = [...logTable.log.start.seats.slice(0, 2), holderOf(personWithoutSeat)];
    const change = (body: Body): Body => ({ ...(body as StartBody), seats });
    const [brie, gouda_] = logTable.people as [Person, Person];
    expect(violationOf(signAgain(logTable, change, [brie, gouda_]))).toMatchObject({
      kind: 'signature',
      index: 0,
      name: personWithoutSeat.name,
    });
    const withBrieTwice = (body: Body): Body => ({
      ...(body as StartBody),
      seats: [holderOf(brie), holderOf(brie), ...seats.slice(2)],
    });
    expect(violationOf(signAgain(logTable, withBrieTwice, [brie, personWithoutSeat]))).toMatchObject({
      kind: 'start',
      index: 0,
    });
  });
  it.each([
    ['game', { game: 'chess' }],
    ['version', { version: 99 }],
    ['options', { options: { cheese: 1 } }],
    ['number of seats', { seats: [] }],
  ])('is refused: a start with a %s that does not exist', (_, change) => {
    const logTable = table();
    const signers = 'seats' in change ? [] : logTable.people;
    const entries = signAgain(logTable, (body) => ({ ...(body as StartBody), ...change }) as Body, signers);
    expect(violationOf(entries)).toMatchObject({ kind: 'start', index: 0 });
  });
});

/** Appends an invalid entry to a valid log and expects this violation. */
function expectViolation(logTable: LogTable, kind: ViolationKind, cheat: () => Entry, name?: string): void {
  expect(verdictOf(logTable.log.entries).type).toMatch(/verified|alone/);
  const { index } = cheat();
  expect(violationOf(logTable.log.entries)).toMatchObject({ kind, index, ...(name ? { name } : {}) });
}

describe('moves', () => {
  const tableBeforeMove = (game: AnyGame) => {
    const logTable = table(game, 'bot');
    while (logTable.match.chance || logTable.match.actors.includes(3)) logTable.step();
    return logTable;
  };
  it('of a person cannot be made by a bot', () => {
    const logTable = tableBeforeMove(dice);
    const seat = logTable.match.actors[0]!;
    expectViolation(logTable, 'seat', () =>
      logTable.append({ kind: 'bot-move', seat, move: logTable.match.legalMoves(seat)[0] }),
    );
  });
  it('of a bot or a stand-in cannot be made by a person', () => {
    const logTable = tableBeforeMove(dice);
    const seat = logTable.match.actors[0]!;
    logTable.seat({ seat, change: 'stand-in', why: 'away' });
    expectViolation(logTable, 'seat', () =>
      logTable.append({ kind: 'move', seat, move: logTable.match.legalMoves(seat)[0] }),
    );
  });
  it('are signed by the player of the seat', () => {
    const logTable = tableBeforeMove(dice);
    const seat = logTable.match.actors[0]!;
    logTable.move(seat, logTable.match.legalMoves(seat)[0]);
    const other = logTable.people[(seat + 1) % 3]!;
    expect(violationOf(signAgain(logTable, (body) => body, [other]))).toMatchObject({
      kind: 'signature',
      name: logTable.people[seat]!.name,
    });
    const entries = logTable.log.entries.map((entry, index) =>
      index === logTable.log.length - 1 ? { ...entry, signatures: [] } : entry,
    );
    expect(violationOf(entries)).toMatchObject({ kind: 'signature', name: logTable.people[seat]!.name });
  });
  it('follow the rules of the game', () => {
    const logTable = tableBeforeMove(dice);
    const seat = logTable.match.actors[0]!;
    expectViolation(logTable, 'move', () =>
      logTable.append({ kind: 'move', seat, move: { type: 'teleport' } }),
    );
  });
  it('cannot be played a second time with the same signature', () => {
    const logTable = tableBeforeMove(dice);
    const seat = logTable.match.actors[0]!;
    const move = logTable.move(seat, logTable.match.legalMoves(seat)[0]);
    const repeatedMove = { ...move, index: logTable.log.length };
    expect(violationOf([...logTable.log.entries, repeatedMove])).toMatchObject({
      kind: 'counter',
      name: logTable.people[seat]!.name,
    });
  });
  it('are refused if they were signed for another position', () => {
    const logTable = tableBeforeMove(dice);
    const { head } = logTable.log;
    logTable.step();
    while (logTable.match.chance || logTable.match.actors.includes(3)) logTable.step();
    const seat = logTable.match.actors[0]!;
    expectViolation(logTable, 'position', () =>
      logTable.move(seat, logTable.match.legalMoves(seat)[0], head),
    );
  });
  /** A position in which several players may act and each may pass. */
  const tableInWindow = () => {
    const logTable = table(gouda);
    const isWindow = () =>
      logTable.match.actors.length > 1 &&
      logTable.match.actors.every((seat) =>
        logTable.match.legalMoves(seat).some((move) => move.type === 'pass'),
      );
    for (let step = 0; step < 400 && !isWindow(); step++) logTable.step();
    expect(isWindow()).toBe(true);
    return logTable;
  };
  it('are refused if the same seat has passed since the signature', () => {
    const logTable = tableInWindow();
    const { head } = logTable.log;
    const [first] = logTable.match.actors as [number];
    logTable.move(first, { type: 'pass' });
    expectViolation(logTable, 'position', () =>
      logTable.append({ kind: 'move', seat: first, move: { type: 'pass' } }, { seen: head }),
    );
  });
  it('stay valid after passes of others, a stand-in, a new policy and a new host', () => {
    const logTable = tableInWindow();
    const { head } = logTable.log;
    const [first, second] = logTable.match.actors as [number, number];
    logTable.move(first, { type: 'pass' });
    logTable.append({ kind: 'policy', policy: { quorum: 'everybody' } });
    logTable.handOver(1);
    const move = logTable.match.legalMoves(second).find(({ type }) => type !== 'pass') ?? { type: 'pass' };
    logTable.move(second, move, head);
    expect(verdictOf(logTable.log.entries).type).toBe('verified');
    if (!logTable.match.actors.includes(first)) return;
    expectViolation(logTable, 'position', () =>
      logTable.move(first, logTable.match.legalMoves(first)[0], head),
    );
  });
});

describe('draws', () => {
  const drawOf = (logTable: LogTable) => logTable.log.entries.at(-1)!.body as DrawBody;
  const withReveals = (
    logTable: LogTable,
    change: (reveals: (string | null)[]) => (string | null)[],
  ): Entry[] =>
    signAgain(logTable, (body) => ({ kind: 'draw', reveals: change([...(body as DrawBody).reveals]) }), []);
  const ready = () => {
    const logTable = table().play(9);
    while (logTable.log.entries.at(-1)!.kind !== 'draw') logTable.step();
    return logTable;
  };
  it('need the committed reveal of the right person and number', () => {
    const logTable = ready();
    const { reveals } = drawOf(logTable);
    const earlierDraw = logTable.log.entries.find(({ kind }) => kind === 'draw')!.body as DrawBody;
    const wrongEntries = [
      logTable.people[1]!.open.reveal(logTable.log.draws + 1),
      logTable.people[1]!.sealed.reveal(logTable.log.draws),
      earlierDraw.reveals[1]!,
      reveals[0]!,
    ];
    for (const reveal of wrongEntries) {
      expect(violationOf(withReveals(logTable, ([a, , c]) => [a!, reveal, c!]))).toMatchObject({
        kind: 'reveal',
        index: logTable.log.length - 1,
        name: 'Gouda',
      });
    }
  });
  it('have exactly the players of the log', () => {
    const logTable = ready();
    const stranger = personOf(7).open.reveal(logTable.log.draws);
    for (const extraReveals of [[stranger], [null]]) {
      expect(violationOf(withReveals(logTable, (reveals) => [...reveals, ...extraReveals]))).toMatchObject({
        kind: 'draw',
      });
    }
    expect(violationOf(withReveals(logTable, (reveals) => reveals.slice(1)))).toMatchObject({ kind: 'draw' });
  });
  it('always need the host’s own reveal', () => {
    const logTable = ready();
    expect(violationOf(withReveals(logTable, ([, b, c]) => [null, b!, c!]))).toMatchObject({
      kind: 'left-out',
      name: 'Brie',
    });
  });
  it('exclude a player who was left out for exactly the next twenty', () => {
    const logTable = ready();
    const draw = () => {
      while (!logTable.match.chance) logTable.step();
      return logTable.draw();
    };
    while (!logTable.match.chance) logTable.step();
    logTable.draw([2]);
    for (let count = 1; count <= 20; count++) {
      draw();
      expect(drawOf(logTable).reveals[2]).toBeNull();
      const number = logTable.log.draws;
      const earlyEntries = withReveals(logTable, ([a, b]) => [
        a!,
        b!,
        logTable.people[2]!.open.reveal(number),
      ]);
      if (count === 1 || count === 20)
        expect(violationOf(earlyEntries)).toMatchObject({ kind: 'rest', name: 'Feta' });
    }
    draw();
    expect(drawOf(logTable).reveals[2]).not.toBeNull();
    expect(verdictOf(logTable.log.entries)).toMatchObject({ type: 'verified', checked: { without: 21 } });
  });
  it('exclude a host that sits out, even after a hand-over', () => {
    const logTable = ready();
    while (!logTable.match.chance) logTable.step();
    logTable.draw([2]);
    logTable.handOver(2);
    while (!logTable.match.chance) logTable.step();
    logTable.draw();
    expect(drawOf(logTable).reveals[2]).toBeNull();
    expect(verdictOf(logTable.log.entries).type).toBe('verified');
    const number = logTable.log.draws;
    const entriesWithReturn = withReveals(logTable, ([a, b]) => [
      a!,
      b!,
      logTable.people[2]!.open.reveal(number),
    ]);
    expect(violationOf(entriesWithReturn)).toMatchObject({ kind: 'rest', name: 'Feta' });
  });
  it('are refused unless the game asks for them', () => {
    const logTable = table(dice).play(4);
    while (logTable.match.chance) logTable.step();
    const reveals = logTable.people.map(({ open }) => open.reveal(logTable.log.draws + 1));
    expectViolation(logTable, 'draw', () => logTable.append({ kind: 'draw', reveals }));
  });
  it('do not change when a host inserts entries before them', () => {
    const outcomes = [0, 1, 2, 3].map((way) => {
      const logTable = table(dice, 'bot').play(9);
      while (!logTable.match.chance) logTable.step();
      if (way === 1) logTable.append({ kind: 'policy', policy: { quorum: 'nobody' } });
      if (way === 2) logTable.seat({ seat: 1, change: 'stand-in', why: 'away' });
      if (way === 3) logTable.join(3, personOf(6));
      logTable.draw();
      expect(verdictOf(logTable.log.entries).type).toBe('verified');
      return JSON.stringify(logTable.match.history.at(-1)!.step);
    });
    expect(new Set(outcomes).size).toBe(1);
  });
  it('exclude a player who joins while one is pending', () => {
    const logTable = table(dice, 'bot').play(9);
    while (!logTable.match.chance) logTable.step();
    const newcomer = personOf(6);
    logTable.join(3, newcomer);
    logTable.draw();
    expect(drawOf(logTable).reveals.length).toBe(3);
    const number = logTable.log.draws;
    expect(
      violationOf(withReveals(logTable, (reveals) => [...reveals, newcomer.open.reveal(number)])),
    ).toMatchObject({
      kind: 'draw',
    });
    while (!logTable.match.chance) logTable.step();
    logTable.draw();
    expect(drawOf(logTable).reveals.length).toBe(4);
    expect(verdictOf(logTable.log.entries).type).toBe('verified');
  });
  it('must have the outcome that was seen before', () => {
    const logTable = ready();
    const outcomes = logTable.match.history.flatMap(({ step }) => ('outcome' in step ? [step.outcome] : []));
    expect(verifyLog(logTable.log.entries, games, { outcomes }).type).toBe('verified');
    const changedOutcomes = outcomes.map((outcome, draw) =>
      draw === 2 ? outcome.map((value) => (value + 1) % 6) : outcome,
    );
    expect(verifyLog(logTable.log.entries, games, { outcomes: changedOutcomes })).toMatchObject({
      violation: { kind: 'outcome', name: 'Brie' },
    });
  });
});

describe('seats', () => {
  it('change only by an entry of the host', () => {
    const logTable = table(dice, 'bot').play(5);
    logTable.seat({ seat: 1, change: 'stand-in', why: 'away' });
    const guest = logTable.people[2]!;
    expect(violationOf(signAgain(logTable, (body) => body, [guest]))).toMatchObject({
      kind: 'signature',
      name: 'Brie',
    });
    expect(violationOf(signAgain(logTable, (body) => body, []))).toMatchObject({
      kind: 'signature',
      name: 'Brie',
    });
  });
  it('change only if the host has seen the newest entry', () => {
    const logTable = table(dice, 'bot').play(5);
    const seen = logTable.log.headAt(logTable.log.length - 2);
    expectViolation(
      logTable,
      'head',
      () => logTable.append({ kind: 'seat', seat: 1, change: 'stand-in', why: 'away' }, { seen }),
      'Brie',
    );
  });
  it('are taken over only with the newcomer’s signature', () => {
    const logTable = table(dice, 'bot').play(5);
    logTable.join(3, personOf(6));
    expect(violationOf(signAgain(logTable, (body) => body, [logTable.people[0]!]))).toMatchObject({
      kind: 'signature',
      key: personOf(6).key,
    });
  });
  it('cannot be taken from a person who has not left, even while a bot plays for them', () => {
    const logTable = table(dice, 'bot').play(5);
    logTable.seat({ seat: 1, change: 'stand-in', why: 'away' });
    expectViolation(logTable, 'seat', () => logTable.join(1, personOf(6)));
  });
  it('cannot be given back to a person who is not away', () => {
    const logTable = table(dice, 'bot').play(5);
    expectViolation(logTable, 'seat', () => logTable.seat({ seat: 1, change: 'back' }));
  });
});

describe('a seat that went to another key', () => {
  /** Feta, at seat 2, comes back with another key. */
  function replacedTable() {
    const logTable = table(dice).play(9);
    const [host, , oldPerson] = logTable.people as [Person, Person, Person];
    const newPerson = personOf(6);
    const leave = logTable.seat({ seat: 2, change: 'leave', why: 'replaced' });
    return { logTable, host, oldPerson, newPerson, leave };
  }
  it('is verified, and the verdict names entry and person', () => {
    const { logTable, newPerson, leave } = replacedTable();
    logTable.join(2, newPerson);
    logTable.play(30);
    expect(verdictOf(logTable.log.entries)).toMatchObject({
      type: 'verified',
      checked: { replaced: [{ index: leave.index, name: 'Feta' }] },
    });
  });
  it('needs the signatures of the host and of the new person', () => {
    const { logTable, host, oldPerson, newPerson } = replacedTable();
    expect(violationOf(signAgain(logTable, (body) => body, [oldPerson]))).toMatchObject({
      kind: 'signature',
    });
    logTable.join(2, newPerson);
    const signers = [[newPerson], [host], [oldPerson, newPerson], [host, oldPerson]];
    for (const wrongSigners of signers)
      expect(violationOf(signAgain(logTable, (body) => body, wrongSigners))).toMatchObject({
        kind: 'signature',
      });
  });
  it('accepts no move of the old key, neither as its own nor for the new person', () => {
    const { logTable, oldPerson, newPerson } = replacedTable();
    logTable.join(2, newPerson);
    for (let last = logTable.step(); last.kind !== 'move' || (last.body as MoveBody).seat !== 2; )
      last = logTable.step();
    expect(violationOf(logTable.log.entries)).toBeNull();
    expect(violationOf(signAgain(logTable, (body) => body, [oldPerson]))).toMatchObject({
      kind: 'signature',
    });
  });
  it('gives the old key no vote', () => {
    const { logTable, newPerson } = replacedTable();
    logTable.join(2, newPerson);
    const candidate = { key: logTable.people[1]!.key, term: 2 };
    const head = { lastTerm: 1, ...logTable.log.head };
    const elect = (...voters: readonly Person[]) => {
      const votes = voters.map(({ signer }) => signVote(signer, 'room', candidate, head));
      const body: HostBody = { kind: 'host', ...candidate, votes };
      return violationOf([...logTable.log.entries, entryOf(logTable.log.length, 2, body)]);
    };
    expect(elect(logTable.people[1]!, newPerson)).toBeNull();
    expect(elect(logTable.people[1]!, logTable.people[2]!)).toMatchObject({ kind: 'host', name: 'Feta' });
  });
});

describe('undo', () => {
  const undoable = (seed = 'undo') => {
    const logTable = new LogTable({ game: gouda, seats: ['person', 'person', 'person', 'bot'], seed });
    for (let step = 0; step < 400; step++) {
      const { kind, body } = logTable.step();
      const { seat } = (body as MoveBody | null) ?? {};
      if (kind === 'move' && !logTable.match.chance && logTable.match.undoRefusal(seat!) === null)
        return { here: logTable, seat: seat! };
    }
    throw new Error('no move can be taken back');
  };
  it('takes back the last move of the seat that asks', () => {
    const { here: logTable, seat } = undoable();
    logTable.undo(seat);
    logTable.play(5);
    expect(verdictOf(logTable.log.entries).type).toBe('verified');
  });
  it('needs the signature of every person who plays', () => {
    const { here: logTable, seat } = undoable();
    logTable.undo(seat);
    const [asker, ...others] = logTable.log.entries
      .at(-1)!
      .signatures.map(({ key }) => logTable.personWith(key));
    for (const missingSigner of others) {
      const signers = [asker!, ...others.filter((other) => other !== missingSigner)];
      expect(violationOf(signAgain(logTable, (body) => body, signers))).toMatchObject({ kind: 'signature' });
    }
    expect(violationOf(signAgain(logTable, (body) => body, others))).toMatchObject({
      kind: 'signature',
      name: asker!.name,
    });
  });
  it('needs signatures for the current position', () => {
    const { here: logTable, seat } = undoable();
    const seen = logTable.log.headAt(logTable.log.length - 2);
    const to = logTable.log.length - 2;
    expectViolation(logTable, 'position', () => logTable.append({ kind: 'undo', to, seat }, { seen }));
  });
  it('cannot cross a draw, another seat’s move, or a pending draw', () => {
    const logTable = table(dice).play(9);
    while (!logTable.match.chance) logTable.step();
    const lastEntry = logTable.log.entries.at(-1)!;
    const { seat } = lastEntry.body as MoveBody;
    expectViolation(logTable, 'undo', () => logTable.append({ kind: 'undo', to: lastEntry.index - 1, seat }));
    const otherTable = table(dice).play(9);
    while (otherTable.match.chance) otherTable.step();
    expectViolation(otherTable, 'undo', () =>
      otherTable.append({ kind: 'undo', to: otherTable.log.length - 2, seat: otherTable.match.actors[0]! }),
    );
    const { here: third, seat: mover } = undoable();
    const other = [0, 1, 2].find((otherSeat) => otherSeat !== mover)!;
    expectViolation(third, 'undo', () =>
      third.append({ kind: 'undo', to: third.log.length - 2, seat: other }),
    );
  });
  it('cannot take back a revealed secret', () => {
    const logTable = table(gameById('david-goliath')).play(3);
    while (logTable.match.chance) logTable.step();
    const move = logTable.step();
    const { seat } = move.body as MoveBody;
    expectViolation(logTable, 'undo', () => logTable.append({ kind: 'undo', to: move.index - 1, seat }));
  });
  it('must take a move back, and not to an entry that was taken back', () => {
    const { here: logTable, seat } = undoable();
    expectViolation(logTable, 'undo', () =>
      logTable.append({ kind: 'undo', to: logTable.log.length - 1, seat }),
    );
    const { here: otherTable, seat: otherSeat } = undoable();
    const takenBack = otherTable.log.length - 1;
    otherTable.undo(otherSeat);
    const moves = otherTable.match.legalMoves(otherSeat);
    otherTable.move(otherSeat, moves[0]);
    if (otherTable.match.chance) return;
    expectViolation(otherTable, 'undo', () =>
      otherTable.append({ kind: 'undo', to: takenBack, seat: otherSeat }),
    );
  });
  it('cannot be asked by a bot’s seat', () => {
    const { here: logTable } = undoable();
    expectViolation(logTable, 'undo', () =>
      logTable.append({ kind: 'undo', to: logTable.log.length - 2, seat: 3 }),
    );
  });
});

describe('hosts', () => {
  const tableOfFive = () =>
    new LogTable({ game: gameById('david-goliath'), seats: new Array<'person'>(5).fill('person') }).play(6);
  const cheat = (logTable: LogTable, change: (body: HostBody & { votes: HostBody[] }) => unknown) =>
    violationOf(signAgain(logTable, change as never, []));
  it('are elected by a quorum of the voters', () => {
    const logTable = tableOfFive();
    logTable.elect(1, [1, 2, 3]);
    logTable.play(4);
    expect(verdictOf(logTable.log.entries).type).toBe('verified');
  });
  it.each([
    ['too few', 1, [1, 2]],
    ['one twice', 1, [1, 2, 2]],
    ['the old host', 1, [0, 1, 2]],
  ])('are not elected by %s', (_, candidate, voters) => {
    const logTable = tableOfFive();
    expectViolation(logTable, 'host', () => logTable.elect(candidate, voters));
  });
  it('are not elected if the policy forbids it, if a required vote is missing, or by two people', () => {
    for (const quorum of ['nobody', 'everybody'] as const) {
      const logTable = tableOfFive();
      logTable.append({ kind: 'policy', policy: { quorum } });
      expectViolation(logTable, 'host', () => logTable.elect(1, [1, 2, 3]));
    }
    const tableOfTwo = new LogTable({ game: dice, seats: ['person', 'person'] }).play(4);
    expectViolation(tableOfTwo, 'host', () => tableOfTwo.elect(1, [1]));
  });
  it('are not elected by people who left, and must not be strangers', () => {
    const logTable = tableOfFive();
    logTable.seat({ seat: 3, change: 'leave', why: 'left' });
    expectViolation(logTable, 'host', () => logTable.elect(1, [1, 3]));
    const otherTable = tableOfFive();
    otherTable.people.push(personOf(6));
    expectViolation(otherTable, 'host', () => otherTable.elect(5, [1, 2, 3]));
  });
  it('need votes for this candidate, term and room', () => {
    const logTable = tableOfFive();
    logTable.elect(1, [1, 2, 3]);
    expect(cheat(logTable, (body) => ({ ...body, key: logTable.people[2]!.key }))).toMatchObject({
      kind: 'host',
    });
    const entryOfLaterTerm = { ...logTable.log.entries.at(-1)!, term: 3 };
    const body = { ...(entryOfLaterTerm.body as HostBody), term: 3 };
    const list = [
      ...logTable.log.entries.slice(0, -1),
      { ...entryOfLaterTerm, body, digest: digestOf(body) },
    ];
    expect(violationOf(list)).toMatchObject({ kind: 'host' });
  });
  it('have growing terms, and all entries belong to the current term', () => {
    const logTable = tableOfFive();
    logTable.elect(1, [1, 2, 3], 4);
    expect(verdictOf(logTable.log.entries).type).toBe('verified');
    expectViolation(logTable, 'term', () => logTable.elect(2, [0, 2, 3], 4));
    const otherTable = tableOfFive();
    otherTable.elect(1, [1, 2, 3]);
    expectViolation(otherTable, 'term', () =>
      otherTable.append({ kind: 'policy', policy: { quorum: 'majority' } }, { term: 1 }),
    );
  });
  it('continue the most up-to-date log among the votes', () => {
    const logTable = tableOfFive();
    const { key } = logTable.people[1]!;
    const candidate = { key, term: 2 };
    const head = { lastTerm: 1, ...logTable.log.head };
    const voteFor = (voter: number, changes: Partial<typeof head>) =>
      signVote(logTable.people[voter]!.signer, 'room', candidate, { ...head, ...changes });
    const elect = (...changes: Partial<typeof head>[]) => {
      const votes = changes.map((change, index) => voteFor(index + 1, change));
      const body: HostBody = { kind: 'host', ...candidate, votes };
      return violationOf([...logTable.log.entries, entryOf(logTable.log.length, 2, body)]);
    };
    expect(elect({}, {}, { index: 3, hash: logTable.log.hashes[3]! })).toBeNull();
    expect(elect({}, {}, { index: -1, hash: '', lastTerm: 0 })).toBeNull();
    // The last voter holds an entry of an earlier term that is not in this log. No quorum has seen it, so the vote counts.
    expect(elect({}, {}, { index: 3, lastTerm: 0 })).toBeNull();
    const olderHeads = [{ index: logTable.log.length }, { lastTerm: 2 }, { index: 3 }, { index: -1 }];
    for (const olderHead of olderHeads)
      expect(elect({}, {}, olderHead)).toMatchObject({ kind: 'head', name: 'Edam' });
  });
  it('can hand over to a voter, for the next term', () => {
    const logTable = tableOfFive();
    logTable.handOver(2);
    logTable.play(3);
    expect(verdictOf(logTable.log.entries).type).toBe('verified');
    const otherTable = tableOfFive();
    otherTable.handOver(2);
    expect(cheat(otherTable, (body) => ({ ...body, key: otherTable.people[1]!.key }))).toMatchObject({
      kind: 'host',
    });
    const stranger = tableOfFive();
    stranger.people.push(personOf(6));
    expectViolation(stranger, 'host', () => stranger.handOver(5));
  });
  it('cannot hand over twice: later entries of the old host are refused', () => {
    const logTable = tableOfFive();
    const before = logTable.log.head;
    logTable.handOver(2);
    const policy: Body = { kind: 'policy', policy: { quorum: 'nobody' } };
    const { signer } = logTable.people[0]!;
    const entryByOldHost = entryOf(logTable.log.length, 2, policy, [
      signDigest(signer, logTable.name, digestOf(policy), 500, logTable.log.head),
    ]);
    expect(violationOf([...logTable.log.entries, entryByOldHost])).toMatchObject({
      kind: 'signature',
      name: 'Feta',
    });
    const entryOfOldTerm = entryOf(logTable.log.length, 1, policy, [
      signDigest(signer, logTable.name, digestOf(policy), 500, before),
    ]);
    expect(violationOf([...logTable.log.entries, entryOfOldTerm])).toMatchObject({ kind: 'term' });
  });
});
