/** A host with a modified program, on real tables over the network in memory: what each honest client finds, and when. */
import { type Body, digestOf, EMPTY_HEAD, keyOf, type Log, signDigest } from '@cheeseboard/engine/fair';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Membership } from '../src/election/host-proof.ts';
import type { HostLog } from '../src/host/host-log.ts';
import { HostMatch } from '../src/host/host-match.ts';
import type { FromGuest } from '../src/protocol/messages.ts';
import type { Snapshot } from '../src/protocol/snapshot.ts';
import type { Policy, Table } from '../src/tables/table.ts';
import { seededSigner } from './kit/browsers.ts';
import {
  type Hostility,
  hostileHost,
  hostileWriter,
  restoreMethods,
  signatureOf,
  withMatch,
} from './kit/hostile-host.ts';
import { playOn, startMatch, summaryOf, verdictOf } from './kit/table.ts';

const names = ['Ada', 'Ben', 'Cas'];
const diceGame = 'mens-erger-je-niet';
const cardGame = 'daumen-drauf';
const seed = 'hostile';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  restoreMethods();
});

interface Setup {
  readonly game?: string;
  readonly rules?: Partial<Policy>;
  readonly names?: readonly string[];
}

const startHostileMatch = (
  hostility: Hostility,
  { game = diceGame, rules = {}, names: all = names }: Setup = {},
) =>
  startMatch(seed, game, all, {
    rules: { away: 'bot', ...rules },
    watch: { intercept: hostileHost(hostility) },
  });

type Started = Awaited<ReturnType<typeof startHostileMatch>>;

const violationOf = ({ state }: Table) => state?.match?.fair?.violation ?? null;

/** The violation that somebody found, during the match or at its end. */
function violationFoundBy(table: Table) {
  const verdict = verdictOf(table);
  return violationOf(table) ?? (verdict?.type === 'failed' ? verdict.violation : null);
}

/** Everybody plays until `finders` have found a violation. */
async function playUntilFound(match: Started, finders: readonly Table[], maxMoves = 60): Promise<void> {
  for (let moves = 0; moves < maxMoves && !finders.every(violationFoundBy); moves++) {
    if (match.tables.some((table) => table.state?.phase !== 'playing')) break;
    await playOn(match, match.tables, 1);
  }
  await match.clock
    .until(() => finders.every(violationFoundBy), 400)
    .catch((error) => {
      throw new Error(
        `${error} ${JSON.stringify(match.tables.map((table) => [summaryOf(table), verdictOf(table)]))}`,
      );
    });
}

/** Everybody plays to the end. Then waits for all verdicts, but does not fail if one is missing. */
async function finish(match: Started): Promise<void> {
  await playOn(match, match.tables);
  await match.clock
    .until(() => match.tables.every((table) => verdictOf(table) !== null), 400)
    .catch(() => {});
}

/** Whether this person's audit found nothing wrong. */
const isVerified = (table: Table) => verdictOf(table)?.type === 'verified';

const people = (match: Started) => match.tables as [Table, Table, Table];

test.each([diceGame, cardGame])('a host that changes nothing is verified: %s', async (game) => {
  const match = await startHostileMatch({}, { game });
  await finish(match);
  for (const table of match.tables) expect(verdictOf(table)).toMatchObject({ type: 'verified' });
});

// The draws

test('an invented player in a draw is found at once by everybody', async () => {
  hostileWriter((entered) =>
    entered.body.kind === 'draw'
      ? { ...entered, body: { ...entered.body, reveals: [...entered.body.reveals, 'a'.repeat(64)] } }
      : entered,
  );
  const match = await startHostileMatch({});
  await playUntilFound(match, match.tables);
  for (const table of match.tables)
    expect(violationFoundBy(table)).toMatchObject({ kind: 'draw', index: 1, name: 'Ada' });
});

test('a host that leaves out its own reveal is found at once by everybody', async () => {
  let draws = 0;
  hostileWriter((entered) => {
    if (entered.body.kind !== 'draw' || ++draws !== 3) return entered;
    return { ...entered, body: { ...entered.body, reveals: [null, ...entered.body.reveals.slice(1)] } };
  });
  const match = await startHostileMatch({});
  await playUntilFound(match, match.tables);
  for (const table of match.tables)
    expect(violationFoundBy(table)).toMatchObject({ kind: 'left-out', name: 'Ada' });
});

test('a guest who is always left out sits out 20 draws each time, and the log has each', async () => {
  const revealedDraws: number[] = [];
  const match = await startHostileMatch({
    hears: (message, from) => {
      if (from !== 'Ben' || message.t !== 'reveal') return message;
      revealedDraws.push(message.draw);
      return null;
    },
  });
  await finish(match);
  const draws = match.host.state!.match!.fair!.draws;
  const expectedDraws = Array.from({ length: Math.ceil(draws / 21) }, (_, round) => 1 + 21 * round);
  expect(revealedDraws).toEqual(expectedDraws);
  for (const table of match.tables)
    expect(verdictOf(table)).toMatchObject({ type: 'verified', checked: { without: draws } });
});

test('a reveal that was kept back is not accepted in a later draw', async () => {
  let keptReveal: string | null = null;
  hostileWriter((entered) => {
    if (entered.body.kind !== 'draw' || keptReveal === null) return entered;
    const reveals = entered.body.reveals.map((reveal, player) => (player === 1 ? keptReveal : reveal));
    return { ...entered, body: { ...entered.body, reveals } };
  });
  let draws = 0;
  const match = await startHostileMatch({
    hears: (message, from) => {
      if (from !== 'Ben' || message.t !== 'reveal' || ++draws > 1) return message;
      setTimeout(() => {
        keptReveal = message.reveal;
      });
      return null;
    },
  });
  await playUntilFound(match, match.tables);
  for (const table of match.tables)
    expect(violationFoundBy(table)).toMatchObject({ kind: 'reveal', name: 'Ben' });
});

/** Every reveal that the host hears, by guest: `draw reveal`. */
function revealsHeard() {
  const heard: Record<string, string[]> = { Ben: [], Cas: [] };
  const hears = (message: FromGuest, from: string): FromGuest => {
    if (message.t === 'reveal') heard[from]!.push(`${message.draw} ${message.reveal}`);
    return message;
  };
  return { heard, hears };
}

test('a guest gives no reveal for a later draw', async () => {
  const { heard, hears } = revealsHeard();
  const match = await startHostileMatch({
    hears,
    snapshot: (snapshot, to) =>
      to === 'Ben'
        ? withMatch(snapshot, ({ draw }) => ({ draw: draw === null ? null : draw + 1 }))
        : snapshot,
  });
  await playOn(match, match.tables, 3);
  expect(heard.Ben).toEqual([]);
  expect(heard.Cas!.length).toBeGreaterThan(2);
});

test('a guest whom the host asks for a reveal between draws gives none, and names the host', async () => {
  const { heard, hears } = revealsHeard();
  const match = await startHostileMatch({
    hears,
    snapshot: (snapshot, to) =>
      to === 'Ben'
        ? withMatch(snapshot, ({ draw, version }) => ({
            draw: draw ?? (version > 6 ? heard.Ben!.length + 1 : null),
          }))
        : snapshot,
  });
  const [, ben] = people(match);
  await playUntilFound(match, [ben]);
  expect(violationFoundBy(ben)).toMatchObject({ kind: 'asked', name: 'Ada' });
  expect(heard.Ben).toEqual(heard.Cas!.map((_, draw) => expect.stringMatching(new RegExp(`^${draw + 1} `))));
});

test('a guest who is shown a false view to get a second reveal for one draw gives none', async () => {
  const { heard, hears } = revealsHeard();
  let firstMatch: Snapshot['match'] = null;
  const match = await startHostileMatch(
    {
      hears,
      snapshot: (snapshot, to) => {
        if (to !== 'Ben' || !snapshot.match?.draw) return snapshot;
        firstMatch ??= snapshot.match;
        // The host asks Ben for the deal twice: with the view of the first draw, and with the true view.
        const { view } = firstMatch;
        return snapshot.match.draw === 2 ? [withMatch(snapshot, () => ({ view })), snapshot] : snapshot;
      },
    },
    { game: 'david-goliath' },
  );
  const [, ben] = people(match);
  await playUntilFound(match, [ben]);
  expect(violationFoundBy(ben)).toMatchObject({ name: 'Ada' });
  expect(heard.Ben!.filter((reveal) => reveal.startsWith('2 '))).toHaveLength(1);
});

/** Makes the host's engine go on with another outcome than the reveals give. */
function changeDraw(drawNumber: number, change: (outcome: readonly number[]) => readonly number[]): void {
  const { resolve } = HostMatch.prototype;
  let draws = 0;
  vi.spyOn(HostMatch.prototype, 'resolve').mockImplementation(function (this: HostMatch, outcome) {
    resolve.call(this, ++draws === drawNumber ? change(outcome) : outcome);
  });
}

test('a host that rolls another die than the reveals give is found at once by everybody', async () => {
  changeDraw(3, (outcome) => outcome.map((value) => (value + 1) % 6));
  const match = await startHostileMatch({});
  await playUntilFound(match, match.tables);
  for (const table of match.tables) expect(violationOf(table)).toMatchObject({ kind: 'view', name: 'Ada' });
});

test('a host that deals other cards than the reveals give is found at the end by everybody', async () => {
  changeDraw(2, (outcome) => outcome.toReversed());
  const match = await startHostileMatch({}, { game: cardGame });
  await finish(match);
  for (const table of match.tables)
    expect(violationFoundBy(table)).toMatchObject({ kind: 'view', name: 'Ada' });
});

// What the host shows

test('a false view of a game with secrets is found at the end by whoever saw it', async () => {
  const match = await startHostileMatch(
    {
      snapshot: (snapshot, to) =>
        to === 'Ben'
          ? withMatch(snapshot, ({ version, view }) =>
              version === 5 ? { view: { ...view, extra: 1 } as never } : {},
            )
          : snapshot,
    },
    { game: cardGame },
  );
  await finish(match);
  const [, ben, cas] = people(match);
  expect(verdictOf(ben)).toMatchObject({ type: 'failed', violation: { kind: 'view', name: 'Ada' } });
  expect(verdictOf(cas)).toMatchObject({ type: 'verified' });
});

test('two views of one position are found at once', async () => {
  const match = await startHostileMatch({
    snapshot: (snapshot, to) => {
      if (to !== 'Ben' || snapshot.match?.version !== 5) return snapshot;
      return [withMatch(snapshot, ({ view }) => ({ view: { ...view, extra: 1 } as never })), snapshot];
    },
  });
  const [, ben] = people(match);
  await playUntilFound(match, [ben]);
  expect(violationOf(ben)).toMatchObject({ kind: 'view', index: 5, name: 'Ada' });
});

test('events that did not happen are found at the end', async () => {
  const match = await startHostileMatch(
    {
      snapshot: (snapshot, to) =>
        to === 'Ben'
          ? withMatch(snapshot, ({ version, log }) => (version === 5 ? { log: log.slice(1) } : {}))
          : snapshot,
    },
    { game: cardGame },
  );
  await finish(match);
  expect(verdictOf(people(match)[1])).toMatchObject({
    type: 'failed',
    violation: { kind: 'view', name: 'Ada' },
  });
});

test('the view of another seat is found at once', async () => {
  const match = await startHostileMatch({
    snapshot: (snapshot, to) => {
      if (to !== 'Ben' || snapshot.match?.version !== 5) return snapshot;
      return [withMatch(snapshot, ({ view }) => ({ view: { ...view, viewer: 2 } })), snapshot];
    },
  });
  const [, ben] = people(match);
  await playUntilFound(match, [ben]);
  expect(violationOf(ben)).toMatchObject({ kind: 'view', index: 5, name: 'Ada' });
});

test('a view of a later match is not shown', async () => {
  let isAttacking = false;
  const match = await startHostileMatch({
    snapshot: (snapshot, to) =>
      isAttacking && to === 'Ben' ? withMatch(snapshot, ({ number }) => ({ number: number + 1 })) : snapshot,
  });
  const [ada, ben, cas] = people(match);
  await playOn(match, match.tables, 4);
  const { version } = ben.state!.match!;
  isAttacking = true;
  await playOn(
    match,
    [ada, cas].filter(({ state }) => state!.match!.moves.length > 0),
    1,
  );
  await match.clock.until(() => ben.connection.state === 'connecting', 200);
  expect(ben.state!.match!.version).toBe(version);
});

test('a view without the entry that it belongs to is found', async () => {
  const match = await startHostileMatch({
    append: (append, to) => (to === 'Ben' && append.entries.some(({ index }) => index > 5) ? null : append),
  });
  const [, ben] = people(match);
  await playUntilFound(match, [ben]);
  expect(violationOf(ben)).toMatchObject({ kind: 'view', index: 5, name: 'Ada' });
});

test.each([['me'], ['moves'], ['result'], ['headline']])(
  'a snapshot that has a `%s` is refused',
  async (field) => {
    const { heard, hears } = revealsHeard();
    let isAttacking = false;
    const match = await startHostileMatch({
      hears,
      snapshot: (snapshot, to) =>
        isAttacking && to === 'Ben'
          ? ({ ...withMatch(snapshot, () => ({ [field]: 'x' })), [field]: 'x' } as Snapshot)
          : snapshot,
    });
    const [, ben] = people(match);
    await playOn(match, match.tables, 3);
    isAttacking = true;
    const revealsBefore = heard.Ben!.length;
    await match.clock.until(() => ben.connection.state === 'connecting', 200);
    await match.clock.until(() => match.clock.now > 30_000, 2000);
    // A guest that is told it is somebody else still knows which reveals it gave.
    expect(new Set(heard.Ben!.map((reveal) => reveal.split(' ')[0])).size).toBe(new Set(heard.Ben).size);
    expect(heard.Ben!.length - revealsBefore).toBeLessThanOrEqual(1);
  },
);

test('game, options, policy and chairs of the snapshot do not count during a match', async () => {
  const match = await startHostileMatch({
    snapshot: (snapshot, to) =>
      to === 'Ben' && snapshot.phase === 'playing'
        ? {
            ...snapshot,
            game: 'gouda-gouda',
            options: { playForPlaces: 'on' },
            policy: { ...snapshot.policy, clockSeconds: 5, away: 'wait' },
            chairs: snapshot.chairs
              .toReversed()
              .map((chair) => (chair.kind === 'person' ? { ...chair, standIn: true } : chair)),
            people: snapshot.people.map((person) => ({ ...person, seat: 0 })),
          }
        : snapshot,
  });
  const [ada, ben] = people(match);
  await playOn(match, match.tables, 4);
  const shownSetup = ({ state }: Table) => {
    const { game, options, policy, chairs, people: all } = state!;
    return { game, options, policy, chairs, seats: all.map(({ seat }) => seat) };
  };
  expect(shownSetup(ben)).toEqual(shownSetup(ada));
});

test('a match that is said to be over too early has no result and no verdict', async () => {
  const match = await startHostileMatch({
    snapshot: (snapshot, to) =>
      to === 'Ben' && (snapshot.match?.version ?? 0) > 1 ? { ...snapshot, phase: 'over' } : snapshot,
  });
  const [ada, ben, cas] = people(match);
  await playOn(match, [ada, cas], 2).catch(() => {});
  await match.clock.until(() => ben.state!.phase === 'over', 200);
  expect(ben.state!.match).toMatchObject({ result: null, fair: { verdict: null } });
});

// The end

test('an opened body that is not the one of the log is found', async () => {
  const match = await startHostileMatch(
    {
      opened: (opened, to) =>
        to === 'Ben'
          ? opened.map(([index, body], position) =>
              position === 3 ? [index, { ...body, salt: 'A'.repeat(22) }] : [index, body],
            )
          : opened,
    },
    { game: cardGame },
  );
  await finish(match);
  const [, ben, cas] = people(match);
  expect(violationOf(ben)).toMatchObject({ kind: 'digest', name: 'Ada' });
  expect(isVerified(ben)).toBe(false);
  expect(isVerified(cas)).toBe(true);
});

test.each([
  ['one', (index: number) => index !== 3],
  ['all', () => false],
] as const)('where %s of the bodies is withheld at the end, there is no verdict', async (_, isSent) => {
  const match = await startHostileMatch(
    { opened: (opened, to) => (to === 'Ben' ? opened.filter((_, index) => isSent(index)) : opened) },
    { game: cardGame },
  );
  await finish(match);
  const [, ben, cas] = people(match);
  expect(isVerified(cas)).toBe(true);
  expect(isVerified(ben)).toBe(false);
  expect(ben.state!.match).toMatchObject({ result: null, fair: { verdict: null } });
});

// Entries

/** Makes the host enter this body in its log, with its own signature if `isSigned`. */
async function enterBody(match: Started, writer: HostLog | null, body: Body, isSigned = true): Promise<void> {
  const signatures = isSigned ? [signatureOf(seed, 'Ada', writer!.log, body)] : [];
  writer!.enter(body, signatures, false);
  await match.clock.tick();
}

const keepUnchanged = <T>(entered: T): T => entered;

test.each([
  ['away', { kind: 'seat', seat: 1, change: 'stand-in', why: 'away' }],
  ['late', { kind: 'seat', seat: 1, change: 'stand-in', why: 'clock' }],
  ['replaced', { kind: 'seat', seat: 1, change: 'stand-in', why: 'asked' }],
  ['gone for good', { kind: 'seat', seat: 1, change: 'leave', why: 'left' }],
  ['moved to another device', { kind: 'seat', seat: 1, change: 'leave', why: 'replaced' }],
] as const)('a guest who is here and called %s names the host at once', async (_, body) => {
  const host = hostileWriter(keepUnchanged);
  const match = await startHostileMatch({}, { rules: { clockSeconds: 60 } });
  const [, ben, cas] = people(match);
  await playOn(match, match.tables, 3);
  await enterBody(match, host.writer, body);
  await match.clock.until(() => violationOf(ben) !== null, 100);
  expect(violationOf(ben)).toMatchObject({ kind: 'stand-in', name: 'Ada' });
  // Nobody but Ben can know that he was here.
  expect(violationOf(cas)).toBeNull();
});

test('a guest whom the host does not let back in after a stand-in names the host', async () => {
  hostileWriter((entered) =>
    entered.body.kind === 'seat' && entered.body.change === 'back' ? null : entered,
  );
  const match = await startHostileMatch({});
  const [ada, ben, cas] = people(match);
  await playOn(match, match.tables, 3);
  match.network.cut('Ada', 'Ben');
  await match.clock.until(() => ada.state!.people.some(({ connection }) => connection === 'away'), 100);
  expect(await ada.act({ kind: 'stand-in', seat: 1, bot: true })).toEqual({ ok: true });
  await match.clock.until(() => ben.connection.state === 'open', 100);
  expect(violationOf(ben)).toBeNull();
  await playOn(match, [ada, cas], 3);
  expect(violationOf(ben)).toMatchObject({ kind: 'stand-in', name: 'Ada' });
});

/** Plays until it is Ben's turn. */
async function untilBensTurn(match: Started): Promise<void> {
  const [ada, ben, cas] = people(match);
  await match.clock.until(() => match.tables.some(({ state }) => state!.match!.moves.length > 0), 200);
  while (ben.state!.match!.moves.length === 0) {
    await playOn(match, [ada, cas], 1);
    await match.clock.until(() => match.tables.some(({ state }) => state!.match!.moves.length > 0), 200);
  }
}

const advance = async ({ clock }: Started, ms: number): Promise<void> => {
  const endMs = clock.now + ms;
  await clock.until(() => clock.now >= endMs, 5000);
};

test('a clock that is set while somebody thinks does not make them late at once', async () => {
  const host = hostileWriter(keepUnchanged);
  const match = await startHostileMatch({});
  const [, ben] = people(match);
  await untilBensTurn(match);
  await advance(match, 60_000);
  const { policy } = host.writer!.log.state!;
  await enterBody(match, host.writer, { kind: 'policy', policy: { ...policy, clockSeconds: 10 } });
  await enterBody(match, host.writer, { kind: 'seat', seat: 1, change: 'stand-in', why: 'clock' });
  await match.clock.until(() => violationOf(ben) !== null, 100);
  expect(violationOf(ben)).toMatchObject({ kind: 'stand-in', name: 'Ada' });
});

test('a pause does not make anybody late', async () => {
  const host = hostileWriter(keepUnchanged);
  const match = await startHostileMatch({}, { rules: { clockSeconds: 20 } });
  const [ada, ben] = people(match);
  await untilBensTurn(match);
  await ada.act({ kind: 'pause', paused: true });
  await advance(match, 60_000);
  await ada.act({ kind: 'pause', paused: false });
  await enterBody(match, host.writer, { kind: 'seat', seat: 1, change: 'stand-in', why: 'clock' });
  await match.clock.until(() => violationOf(ben) !== null, 100);
  expect(violationOf(ben)).toMatchObject({ kind: 'stand-in', name: 'Ada' });
});

test('whoever is really late, and moved for, finds nothing wrong', async () => {
  const match = await startHostileMatch({}, { rules: { clockSeconds: 10 } });
  const [, ben] = people(match);
  for (let turn = 0; turn < 3; turn++) {
    await untilBensTurn(match);
    const { version } = ben.state!.match!;
    await match.clock.until(() => ben.state!.match!.version > version, 400);
  }
  expect(violationOf(ben)).toBeNull();
});

test.each([diceGame, cardGame])('a bot that moves for a person is found: %s', async (game) => {
  hostileWriter((entered) =>
    entered.body.kind === 'move' && entered.body.seat === 1
      ? { ...entered, body: { ...entered.body, kind: 'bot-move' }, signatures: [] }
      : entered,
  );
  const match = await startHostileMatch({}, { game });
  if (game === diceGame) await playUntilFound(match, match.tables);
  else await finish(match);
  for (const table of match.tables) {
    expect(violationFoundBy(table)).toMatchObject({ name: 'Ada', index: expect.any(Number) });
    expect(isVerified(table)).toBe(false);
  }
  if (game === diceGame)
    expect(match.tables.map((table) => violationFoundBy(table)!.kind)).toEqual(['seat', 'seat', 'seat']);
});

const isBens = ({ body }: { readonly body: Body }): boolean => body.kind === 'move' && body.seat === 1;

test.each([
  ['the host’s own signature', 'signature', (log: Log, body: Body) => [signatureOf(seed, 'Ada', log, body)]],
  ['no signature', 'signature', () => []],
  [
    'the signature of an earlier move',
    'signature',
    (log: Log) => log.entries.findLast(({ body }) => body && isBens({ body }))!.signatures,
  ],
  [
    'a signature for an earlier position',
    'position',
    (log: Log, body: Body) => [signatureOf(seed, 'Ben', log, body, log.headAt(log.lastStep.index - 1))],
  ],
  [
    'a signature of another history',
    'head',
    (log: Log, body: Body) => [signatureOf(seed, 'Ben', log, body, { index: 2, hash: 'A'.repeat(43) })],
  ],
] as const)('a move of a guest with %s is found at once by everybody', async (_, kind, sign) => {
  let moves = 0;
  hostileWriter((entered, { log }) =>
    isBens(entered) && ++moves === 2 ? { ...entered, signatures: sign(log, entered.body) } : entered,
  );
  const match = await startHostileMatch({});
  await playUntilFound(match, match.tables);
  for (const table of match.tables)
    expect(violationOf(table)).toMatchObject({ kind, name: expect.stringMatching(/^(Ada|Ben)$/) });
});

test('a move that is entered twice is found at once by everybody', async () => {
  let moves = 0;
  hostileWriter((entered) => (isBens(entered) && ++moves === 2 ? [entered, entered] : entered));
  const match = await startHostileMatch({});
  await playUntilFound(match, match.tables);
  for (const table of match.tables)
    expect(violationOf(table)).toMatchObject({ kind: 'counter', name: 'Ben' });
});

test('another move than the guest made is found at once by everybody', async () => {
  let bodyBefore: Body | null = null;
  hostileWriter((entered) => {
    if (!isBens(entered)) return entered;
    const changedBody =
      bodyBefore && digestOf(bodyBefore) !== digestOf(entered.body) ? bodyBefore : entered.body;
    bodyBefore = entered.body;
    return { ...entered, body: changedBody };
  });
  const match = await startHostileMatch({});
  await playUntilFound(match, match.tables);
  for (const table of match.tables)
    expect(violationOf(table)).toMatchObject({ kind: 'signature', name: 'Ben' });
});

test('a move that the host accepts and does not enter is found at once by its player', async () => {
  let isAttacking = false;
  let droppedCommand = -1;
  const match = await startHostileMatch({
    hears: (message, from) => {
      if (!isAttacking || from !== 'Ben' || message.t !== 'do' || message.act.kind !== 'move') return message;
      droppedCommand = message.n;
      return { t: 'do', n: message.n, act: { kind: 'say', text: 'hm', reaction: false } };
    },
  });
  const [, ben] = people(match);
  await untilBensTurn(match);
  isAttacking = true;
  const { version, moves } = ben.state!.match!;
  expect(await ben.act({ kind: 'move', version, move: moves[0]! })).toEqual({ ok: true });
  expect(droppedCommand).toBeGreaterThan(0);
  expect(violationOf(ben)).toMatchObject({ kind: 'dropped', name: 'Ada' });
});

test('a start that nobody signed so is found at once by everybody', async () => {
  hostileWriter((entered) =>
    entered.body.kind === 'start'
      ? { ...entered, body: { ...entered.body, policy: { ...entered.body.policy, quorum: 'nobody' } } }
      : entered,
  );
  const match = await startHostileMatch({});
  for (const table of match.tables) expect(violationOf(table)).toMatchObject({ kind: 'signature', index: 0 });
});

test('an invented person in the start of a match is found at once by everybody', async () => {
  const inventedSigner = seededSigner('nobody');
  const key = keyOf(inventedSigner);
  hostileWriter((entered) => {
    if (entered.body.kind !== 'start') return entered;
    const holder = {
      kind: 'person',
      key,
      name: 'Nobody',
      open: 'a'.repeat(64),
      sealed: 'b'.repeat(64),
    } as const;
    const body = { ...entered.body, seats: [...entered.body.seats, holder] };
    const { room, match } = body;
    const signature = signDigest(inventedSigner, { room, match }, digestOf(body), 1, EMPTY_HEAD);
    return { ...entered, body, signatures: [...entered.signatures, signature] };
  });
  const match = await startHostileMatch({});
  for (const table of match.tables.slice(1))
    expect(violationOf(table)).toMatchObject({ kind: 'signature', index: 0 });
});

test('nobody signs for a match that is over, or for a start without their own seat and commitments', async () => {
  const signedKinds: string[] = [];
  let request: ((snapshot: Snapshot) => Snapshot['wanted']) | null = null;
  const match = await startHostileMatch({
    hears: (message, from) => {
      if (from === 'Ben' && (message.t === 'sign' || message.t === 'commitments'))
        signedKinds.push(`${message.t} ${message.match}`);
      return message;
    },
    snapshot: (snapshot, to) =>
      request && to === 'Ben' ? { ...snapshot, wanted: request(snapshot) } : snapshot,
  });
  const [, ben] = people(match);
  expect(signedKinds).toEqual(['commitments 1', 'sign 1']);
  request = () => ({ kind: 'commitments', match: 0 });
  await match.clock.until(() => violationOf(ben) !== null, 100);
  expect(violationOf(ben)).toMatchObject({ kind: 'asked', name: 'Ada' });
  request = () => ({ kind: 'signature', match: 1, body: { kind: 'policy', policy: { quorum: 'nobody' } } });
  await advance(match, 5_000);
  expect(signedKinds).toEqual(['commitments 1', 'sign 1']);
});

test('an earlier match number is refused, and what was found before stays', async () => {
  let isAttacking = false;
  const match = await startHostileMatch({
    append: (append, to) => (isAttacking && to === 'Ben' ? { ...append, match: 0 } : append),
  });
  const [, ben] = people(match);
  await playOn(match, match.tables, 3);
  isAttacking = true;
  await match.clock.until(() => violationOf(ben) !== null, 100);
  expect(violationOf(ben)).toMatchObject({ kind: 'asked', name: 'Ada' });
  expect(ben.connection.state).toBe('connecting');
});

type ChangedMembership = [string, (membership: Membership) => Membership | null];

test.each<ChangedMembership>([
  ['does not sign', (membership) => ({ ...membership, signature: 'A'.repeat(86) })],
  ['makes up', (membership) => ({ ...membership, voters: membership.voters.slice(1) })],
  ['keeps back', () => null],
])(
  'a list of voters that the host %s is refused, because no later host could prove its election',
  async (_, change) => {
    let isAttacking = false;
    const match = await startHostileMatch({
      snapshot: (snapshot, to) =>
        isAttacking && to === 'Ben'
          ? withMatch(snapshot, ({ membership }) => ({ membership: membership && change(membership) }))
          : snapshot,
    });
    const [, ben] = people(match);
    await playOn(match, match.tables, 3);
    isAttacking = true;
    await match.clock.until(() => ben.connection.state === 'connecting', 200);
  },
);

test('a rematch that somebody signs late accuses nobody and ends no connection', async () => {
  let isLate = false;
  const match = await startHostileMatch(
    { hears: (message, from) => (isLate && from === 'Cas' && message.t === 'commitments' ? null : message) },
    { game: cardGame },
  );
  await finish(match);
  isLate = true;
  expect(await match.host.act({ kind: 'rematch' })).toEqual({ ok: true });
  const [, ben] = people(match);
  while (ben.state!.match!.number === 1) {
    await match.clock.tick();
    expect([violationOf(ben), ben.connection.state]).toEqual([null, 'open']);
  }
});

test('asking for the next match in the middle of one does not make a guest verify what it forgot', async () => {
  let isAttacking = false;
  const match = await startHostileMatch(
    {
      snapshot: (snapshot, to) =>
        isAttacking && to === 'Ben' ? { ...snapshot, wanted: { kind: 'commitments', match: 2 } } : snapshot,
    },
    { game: cardGame },
  );
  const [ada, ben, cas] = people(match);
  await playOn(match, match.tables, 4);
  isAttacking = true;
  await advance(match, 3_000);
  isAttacking = false;
  for (let ticks = 0; ticks < 60 && ben.connection.state === 'open'; ticks++) {
    const movableTables = [ada, cas].filter(({ state }) => state!.match!.moves.length > 0);
    if (movableTables.length > 0) await playOn(match, movableTables, 1);
    else await match.clock.tick();
  }
  // The host goes on with the match that it told Ben to leave, and Ben ignores it.
  expect(ben.connection.state).toBe('connecting');
  expect(isVerified(ben)).toBe(false);
});
