/** Hosts that cheat, on real tables over the network in memory: what each guest finds out, and when. The readme has a row for each. */
import { Match, type MoveBase } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { readRecord } from '@cheeseboard/engine/records';
import { afterEach, expect, test, vi } from 'vitest';
import { Dealer } from '../src/fair/dealer.ts';
import type { Picture } from '../src/protocol/picture.ts';
import type { Table } from '../src/tables/table.ts';
import { auditOf, startMatch, playOn } from './kit/table.ts';
import { type Lies, liar } from './kit/liar.ts';

const names = ['Ada', 'Ben', 'Cas'];
const dice = 'mens-erger-je-niet';
const cards = 'david-goliath';

afterEach(() => vi.restoreAllMocks());

const sit = (game: string, lies: Lies, seed = 'liar') =>
  startMatch(seed, game, names, { rules: { away: 'bot' }, watch: { intercept: liar(lies) } });

type StartedMatch = Awaited<ReturnType<typeof sit>>;

const findingOf = ({ state }: Table) => state?.match?.fair?.finding ?? null;

/** What somebody found, at once or at the end. */
function foundBy(table: Table): string | null {
  const audit = auditOf(table);
  return findingOf(table)?.type ?? (audit?.type === 'failed' ? audit.finding.type : (audit?.type ?? null));
}

async function finish(home: StartedMatch): Promise<(string | null)[]> {
  await playOn(home, home.tables);
  await home.clock.until(() => home.tables.every((table) => foundBy(table) !== null));
  return home.tables.map(foundBy);
}

const toBen =
  (change: (match: NonNullable<Picture['match']>, picture: Picture) => Partial<Picture['match']>) =>
  (picture: Picture, to: string): Picture =>
    to === 'Ben' && picture.match
      ? { ...picture, match: { ...picture.match, ...change(picture.match, picture) } }
      : picture;

/** The host turns the first draw of this kind. Gives what was drawn, and what it made of it. */
function turns(sealed: boolean): { drawn: readonly number[]; turned: readonly number[] } {
  const told = { drawn: [] as readonly number[], turned: [] as readonly number[] };
  const begin = vi.spyOn(Dealer.prototype, 'begin');
  const { end } = Dealer.prototype;
  vi.spyOn(Dealer.prototype, 'end').mockImplementation(function (this: Dealer, host) {
    const made = end.call(this, host);
    const request = begin.mock.lastCall![0];
    if (request.sealed !== sealed || told.drawn.length > 0) return made;
    const { outcome } = made;
    told.drawn = outcome;
    told.turned =
      request.kind === 'dice'
        ? [(outcome[0]! + 1) % request.faces, ...outcome.slice(1)]
        : outcome.toReversed();
    return { ...made, outcome: told.turned };
  });
  return told;
}

test.each([dice, cards])('a host that changes nothing on the way is found to be honest: %s', async (game) => {
  const home = await sit(game, {});
  expect(await finish(home)).toEqual(['verified', 'verified', 'verified']);
});

test('a table whose host rolls another die: every guest finds it at once, with its step', async () => {
  turns(false);
  const home = await sit(dice, {});
  await home.clock.until(() => home.tables.every(findingOf));
  for (const table of home.tables) {
    expect(findingOf(table)).toEqual({ type: 'draw', draw: 1, step: 1 });
  }
});

test('a table whose host shuffles as it likes: every guest finds it at the end', async () => {
  turns(true);
  expect(await finish(await sit(cards, {}))).toEqual(['draw', 'draw', 'draw']);
});

test('a table whose host deals other cards, and writes the right ones down: who saw one finds it at the end', async () => {
  const told = turns(true);
  const right = (record: string | null): string | null =>
    record?.replace(`* ${told.turned.join(' ')}`, `* ${told.drawn.join(' ')}`) ?? null;
  const lies: Lies = {
    picture: (picture) => ({
      ...picture,
      match: picture.match && { ...picture.match, record: right(picture.match.record) },
    }),
  };
  const home = await sit(cards, lies);
  const [, ...guests] = await finish(home);
  for (const found of guests) expect(['view', 'record', 'move']).toContain(found);
});

test('a table whose host shows somebody a false view: they find it at the end', async () => {
  const picture = toBen(({ version, view }) => (version === 5 ? { view: { ...view, lie: 1 } as never } : {}));
  const home = await sit(dice, { picture });
  expect(await finish(home)).toEqual(['verified', 'view', 'verified']);
  expect(auditOf(home.tables[1]!)).toMatchObject({ finding: { step: 5 } });
});

test('a table whose host shows somebody two views of one step: they find it at once', async () => {
  const picture = (shown: Picture, to: string): Picture | Picture[] => {
    const { match } = shown;
    if (to !== 'Ben' || match?.version !== 5) return shown;
    return [{ ...shown, match: { ...match, view: { ...match.view, lie: 1 } as never } }, shown];
  };
  const home = await sit(dice, { picture });
  await playOn(home, home.tables, 6);
  await home.clock.until(() => findingOf(home.tables[1]!) !== null);
  expect(findingOf(home.tables[1]!)).toEqual({ type: 'view', step: 5 });
});

test('a table whose host lets a bot move for a guest, and does not say so: that guest finds it at the end', async () => {
  const hide = (shown: Picture, to: string): Picture =>
    to === 'Ben'
      ? {
          ...shown,
          chairs: shown.chairs.map((chair) =>
            chair.kind === 'person' ? { ...chair, standIn: false } : chair,
          ),
        }
      : shown;
  const home = await sit(dice, { picture: hide });
  await playOn(home, home.tables, 4);
  await home.host.act({ kind: 'stand-in', seat: 1, bot: true });
  const [ada, , cas] = home.tables as [Table, Table, Table];
  await playOn(home, [ada, cas]);
  await home.clock.until(() => home.tables.every((table) => foundBy(table) !== null));
  expect(home.tables.map(foundBy)).toEqual(['verified', 'move', 'verified']);
});

test('a table whose host takes a move of a guest and drops it: that guest finds it at once', async () => {
  let dropped = { n: -1, version: -1 };
  const lies: Lies = {
    hears: (message, from) => {
      const { act, n } = message as { act?: { kind: string; version: number }; n?: number };
      if (from !== 'Ben' || act?.kind !== 'move' || dropped.n >= 0 || !armed) return message;
      dropped = { n: n!, version: act.version };
      return { ...message, act: { kind: 'say', text: 'hm', reaction: false } };
    },
    tells: (message, to) =>
      to === 'Ben' && message.t === 'did' && message.n === dropped.n
        ? { ...message, answer: { ok: true, step: dropped.version } }
        : message,
  };
  let armed = false;
  const home = await sit(cards, lies);
  const ben = home.tables[1]!;
  for (let moves = 0; (ben.state!.match!.moves.length ?? 0) < 2 && moves < 20; moves++) {
    await playOn(home, home.tables, 1);
    await home.clock.until(() => home.tables.some(({ state }) => state!.match!.moves.length > 0));
  }
  armed = true;
  const { version, moves } = ben.state!.match!;
  const wants = (move: MoveBase) => ben.act({ kind: 'move', version, move });
  expect(await wants(moves[0]!)).toEqual({ ok: true });
  expect(findingOf(ben)).toBeNull();
  expect(await wants(moves[1]!)).toEqual({ ok: true });
  expect(findingOf(ben)).toEqual({ type: 'move', step: version + 1 });
});

test('a table whose host leaves out the links of somebody: they find it when it is the third, and the record has each', async () => {
  let last = 0;
  const hears: Lies['hears'] = (message, from) => {
    if (from !== 'Ben' || message.t !== 'link') return message;
    last = Number(message.draw);
    return null;
  };
  const home = await sit(dice, { hears });
  const ben = home.tables[1]!;
  await home.clock.until(() => last > 0);
  expect(last).toBe(1);
  for (let moves = 0; last < 43 && moves < 400; moves++) {
    expect(findingOf(ben)).toBeNull();
    await playOn(home, home.tables, 1);
  }
  await home.clock.until(() => findingOf(ben) !== null);
  // Left out of draw 1, 22 and 43; in between he sat out and gave no link.
  expect(findingOf(ben)).toEqual({ type: 'left-out', draw: 43 });
});

test.each([
  ['from the start', 0],
  ['in the middle', 10],
])('a table whose host draws alone, %s, is one where who pledged is told at once', async (_, from) => {
  const home = await sit(dice, { picture: toBen(({ version }) => (version >= from ? { fair: null } : {})) });
  const [ada, ben, cas] = home.tables as [Table, Table, Table];
  await playOn(home, home.tables, 12);
  await home.clock.until(() => findingOf(ben) !== null);
  expect(findingOf(ben)).toEqual({ type: 'alone' });
  expect([findingOf(ada), findingOf(cas)]).toEqual([null, null]);
});

test('a table whose host forgets the pledge of somebody: they are told at once', async () => {
  const hears: Lies['hears'] = (message, from) => (from === 'Ben' && message.t === 'pledge' ? null : message);
  const home = await sit(dice, { hears });
  const ben = home.tables[1]!;
  await home.clock.until(() => findingOf(ben) !== null);
  expect(findingOf(ben)).toEqual({ type: 'outside' });
});

test('a table whose host says afterwards that others were left out: who was told otherwise finds it at once', async () => {
  const home = await sit(dice, {
    picture: toBen(({ fair, version }) =>
      fair && version > 6 ? { fair: { ...fair, without: [[1, [2]]] } } : {},
    ),
  });
  await playOn(home, home.tables, 8);
  await home.clock.until(() => findingOf(home.tables[1]!) !== null);
  expect(findingOf(home.tables[1]!)).toEqual({ type: 'without', draw: 1 });
});

test('a table whose host gives somebody another record: they find what they saw otherwise', async () => {
  const other = (record: string): string => {
    const match = readRecord(record, games);
    const lines = record.split('\n');
    const first = lines.indexOf('') + 1;
    // Another move of Cas, as late as there is one.
    for (let at = match.length - 1; at >= 0; at--) {
      const { step } = match.history[at]!;
      if (!('move' in step) || step.seat !== 2) continue;
      const before = new Match(match.game, { seats: match.seats, options: match.options });
      for (const { step: made } of match.history.slice(0, at)) {
        if ('move' in made) before.play(made.seat, made.move as never);
        else before.resolve(made.outcome);
      }
      const write = (move: MoveBase): string => match.game.writeMove(move as never, match.options);
      const instead = before.legalMoves(2).find((move) => write(move) !== write(step.move));
      if (!instead) continue;
      lines[first + at] = `2 ${write(instead)}`;
      return lines.join('\n');
    }
    throw new Error('Cas never had a choice');
  };
  const home = await sit(dice, { picture: toBen(({ record }) => (record ? { record: other(record) } : {})) });
  const [ada, ben, cas] = await finish(home);
  expect(['view', 'record', 'move', 'draw']).toContain(ben);
  expect([ada, cas]).toEqual(['verified', 'verified']);
});
