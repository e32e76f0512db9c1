/** The host is gone: the others elect another one, and lose no entry that a quorum had stored. */
import { games } from '@cheeseboard/engine/games';
import { describe, expect, test } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { playOn, summaryOf } from './kit/table.ts';
import {
  fiveNames,
  fourNames,
  hostOf,
  isActiveHost,
  isOpen,
  isVote,
  messageIn,
  threeNames,
  twoNames,
  versionOf,
  type WatchedMatch,
  watchedMatch,
} from './kit/watched-match.ts';

const gameIds = games.map(({ id }) => id);
const gameIdsForTwo = games.filter(({ seats }) => seats.min <= 2).map(({ id }) => id);
const canMove = ({ state }: Table): boolean => (state?.match?.moves.length ?? 0) > 0;
const isPlayable = (tables: readonly Table[]): boolean =>
  tables.every((table) => isOpen(table) && table.state!.waiting.length === 0) && tables.some(canMove);

/** Plays until one of these people can move, so that they can go on at once when the others crash. */
async function playUntilAble(
  { play, at, all, clock }: WatchedMatch,
  names: readonly string[],
): Promise<void> {
  await play(6);
  for (let turn = 0; !names.some((name) => canMove(at(name))); turn++) {
    expect(turn).toBeLessThan(400);
    if (all().some(canMove)) await play(1);
    else await clock.tick();
  }
}

async function makeMove(tables: readonly Table[]): Promise<void> {
  const mover = tables.find(canMove)!;
  const { version, moves } = mover.state!.match!;
  expect(await mover.act({ kind: 'move', version, move: moves[0]! })).toEqual({ ok: true });
}

describe.each(gameIds)('%s', (game) => {
  test('can be played within 15 s after its host has crashed', async () => {
    const match = await watchedMatch(`lost ${game}`, game, fourNames);
    await playUntilAble(match, ['Ben', 'Cas', 'Dee']);
    const version = Math.max(...match.all().map(versionOf));
    const crashedAt = match.clock.now;
    match.crash('Ada');
    await match.until(() => isPlayable(match.all()));
    expect(match.clock.now - crashedAt).toBeLessThanOrEqual(15_000);
    expect(Math.min(...match.all().map(versionOf))).toBeGreaterThanOrEqual(version);
    await makeMove(match.all());
    await match.allFollow('Ben');
    expect(match.all().filter(isActiveHost)).toHaveLength(1);
    await match.finish();
  });

  test('can be played within 30 s after its host and the first candidate have crashed together', async () => {
    const match = await watchedMatch(
      `both ${game}`,
      game,
      game === 'mens-erger-je-niet' ? fourNames : fiveNames,
    );
    await playUntilAble(match, match.all().length > 4 ? ['Cas', 'Dee', 'Eve'] : ['Cas', 'Dee']);
    const crashedAt = match.clock.now;
    match.crash('Ada');
    match.crash('Ben');
    await match.until(() => isPlayable(match.all()));
    expect(match.clock.now - crashedAt).toBeLessThanOrEqual(30_000);
    await makeMove(match.all());
    await match.allFollow('Cas');
    await match.finish();
  });

  test('is finished by the others when one host after the other is gone', async () => {
    const match = await watchedMatch(`twice ${game}`, game, fourNames);
    await match.play(6);
    match.crash('Ada');
    await match.allFollow('Ben');
    await match.play(6);
    await match.reopen('Ada');
    await match.allFollow('Ben');
    match.crash('Ben');
    await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
    await match.finish();
  });
});

test('a host that crashes before the first draw is replaced, and all draw', async () => {
  const match = await watchedMatch('early', 'daumen-drauf', threeNames);
  match.crash('Ada');
  await match.allFollow('Ben');
  await match.reopen('Ada');
  await match.allFollow('Ben');
  await match.finish();
});

test('a host that reloads at once goes on with its table', async () => {
  const match = await watchedMatch('reload', 'gouda-gouda', threeNames);
  await match.play(5);
  match.crash('Ada');
  await match.reopen('Ada');
  await match.allFollow('Ada');
  await match.until(() => isActiveHost(match.at('Ada')));
  expect(match.invariants.terms).toHaveLength(1);
  await match.finish();
});

test('a guest that reloads comes back to its seat, and its audit covers the whole match', async () => {
  const match = await watchedMatch('guest reload', 'daumen-drauf', threeNames);
  await match.play(8);
  match.crash('Ben');
  await match.reopen('Ben');
  await match.allFollow('Ada');
  await match.finish();
});

describe('the old host comes back as a guest on its seat', () => {
  test.each(['its saved table', 'the link'])('by %s', async (wayBack) => {
    const match = await watchedMatch(`back by ${wayBack}`, 'david-goliath', threeNames);
    await match.play(4);
    match.crash('Ada');
    await match.allFollow('Ben');
    let ada: Table;
    if (wayBack === 'the link') ada = await match.reopen('Ada');
    else ada = (await match.browser('Ada').tables.host(match.room))!;
    await match.until(() => hostOf(ada) === 'Ben' && isOpen(ada));
    expect(ada.hosted).toBeNull();
    const { me, people } = ada.state!;
    expect(people.find(({ id }) => id === me)).toMatchObject({ name: 'Ada', seat: 0, connection: 'here' });
    await playOn(match, [ada, ...match.all().filter((table) => table !== ada)]);
    expect(ada.state!.match!.result).not.toBeNull();
  });
});

test('a newcomer with only the old link finds the new host, even after several changes', async () => {
  const match = await watchedMatch('newcomer', 'david-goliath', fiveNames);
  await match.play(2);
  match.crash('Ada');
  await match.allFollow('Ben');
  await match.reopen('Ada');
  await match.allFollow('Ben');
  match.crash('Ben');
  await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
  const host = hostOf(match.at('Dee'))!;
  await match.allFollow(host);
  const wim = (await match.browser('Wim').tables.join(match.invitation))!;
  await match.until(() => isOpen(wim));
  expect(hostOf(wim)).toBe(host);
});

test('the longest log of a quorum is continued, though the candidate has a shorter one', async () => {
  const match = await watchedMatch('longest', 'gouda-gouda', fourNames);
  await match.play(5);
  const version = versionOf(match.at('Ben'));
  match.control.intercept = (message) =>
    message.down && message.from === 'Ada' && message.to !== 'Cas' ? [] : [message.text];
  for (let turns = 0; versionOf(match.at('Cas')) === version; turns++) {
    expect(turns).toBeLessThan(100);
    const movableTables = ['Ada', 'Cas'].map(match.at).filter(canMove);
    if (movableTables.length > 0) await playOn(match, movableTables, 1);
    else await match.clock.tick();
  }
  const versionBefore = versionOf(match.at('Cas'));
  expect(versionOf(match.at('Ben'))).toBe(version);
  match.crash('Ada');
  match.control.intercept = null;
  await match.allFollow('Ben');
  expect(versionOf(match.at('Dee'))).toBeGreaterThanOrEqual(versionBefore);
  await match.finish();
});

describe('a table of two', () => {
  test('goes on without the guest where a bot plays for whoever is away', async () => {
    const match = await watchedMatch('two bot', 'daumen-drauf', twoNames);
    await match.play(3);
    const version = versionOf(match.at('Ada'));
    match.crash('Ben');
    await match.play();
    expect(match.at('Ada').state!.match!.result).not.toBeNull();
    expect(versionOf(match.at('Ada'))).toBeGreaterThan(version);
    // Ben comes back, sees the end of the match, and his audit is clean.
    const ben = await match.reopen('Ben');
    await match.until(() => ben.state?.phase === 'over');
    await match.finish();
  });

  test('waits for the guest where the policy says so, and goes on when the guest is back', async () => {
    const match = await watchedMatch('two wait', 'daumen-drauf', twoNames, { rules: { away: 'wait' } });
    await match.play(3);
    match.crash('Ben');
    for (let turns = 0; turns < 200; turns++) {
      if (canMove(match.at('Ada'))) await match.play(1);
      else await match.clock.tick();
    }
    const version = versionOf(match.at('Ada'));
    await match.seconds(120);
    expect(versionOf(match.at('Ada'))).toBe(version);
    expect(match.at('Ada').state!.phase).toBe('playing');
    await match.reopen('Ben');
    await match.finish();
  });

  test.each(gameIdsForTwo)('%s waits for the host, and goes on when it is back', async (game) => {
    const match = await watchedMatch(`two host ${game}`, game, twoNames);
    await match.play(3);
    match.crash('Ada');
    const ben = match.at('Ben');
    await match.until(() => ben.connection.state === 'connecting');
    await match.seconds(60);
    expect(ben.election).toMatchObject({ until: null, votes: 0, quorum: 0 });
    expect(ben.hosted).toBeNull();
    await match.reopen('Ada');
    await match.allFollow('Ada');
    await match.finish();
    expect(match.invariants.terms).toHaveLength(1);
  });

  test('is not lost when its guest claims a later term', async () => {
    const match = await watchedMatch('two claim', 'daumen-drauf', twoNames);
    await match.play(3);
    match.control.intercept = (intercepted) => {
      const message = messageIn(intercepted);
      return [message?.t === 'proof' ? JSON.stringify({ ...message, term: 5_000 }) : intercepted.text];
    };
    match.network.cut('Ada', 'Ben');
    await match.seconds(20);
    expect(isActiveHost(match.at('Ada'))).toBe(true);
    match.control.intercept = null;
    await match.allFollow('Ada');
    await match.finish();
  });
});

test('somebody who only watches cannot depose the host by claiming a later term', async () => {
  const match = await watchedMatch('claim', 'daumen-drauf', threeNames);
  await match.play(3);
  match.control.intercept = (intercepted) => {
    const message = messageIn(intercepted);
    const isClaim = intercepted.from === 'Wim' && message?.t === 'proof';
    return [isClaim ? JSON.stringify({ ...message, term: 5_000 }) : intercepted.text];
  };
  await match.browser('Wim').tables.join(match.invitation);
  await match.seconds(20);
  expect(isActiveHost(match.at('Ada'))).toBe(true);
  expect(match.invariants.terms).toHaveLength(1);
  await match.finish();
});

test('fewer than a quorum say for how many they wait, and go on when enough are back', async () => {
  const match = await watchedMatch('few', 'david-goliath', threeNames);
  await match.play(5);
  match.crash('Ada');
  match.crash('Cas');
  const ben = match.at('Ben');
  await match.seconds(60);
  expect(ben.election).toMatchObject({ quorum: 2, voters: 2 });
  expect(ben.election!.until).not.toBeNull();
  expect(ben.hosted).toBeNull();
  await match.reopen('Cas');
  await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
  await match.finish();
});

describe('a host that sleeps', () => {
  test.each([
    [3, 'daumen-drauf'],
    [10, 'david-goliath'],
    [300, 'mens-erger-je-niet'],
  ])('for %i s of %s and wakes up causes no second result', async (duration, game) => {
    const match = await watchedMatch(`sleep ${duration}`, game, fourNames);
    await match.play(8);
    const ada = match.at('Ada');
    const wake = match.browsers.get('Ada')!.sleep();
    const others = ['Ben', 'Cas', 'Dee'].map(match.at);
    const endMs = match.clock.now + duration * 1000;
    match.clock.after(duration * 1000, () => {});
    while (match.clock.now < endMs) {
      const movableTables = others.filter((table) => isOpen(table) && canMove(table));
      if (movableTables.length > 0 && match.clock.now > 20_000) await playOn(match, movableTables, 1);
      else await match.clock.tick();
    }
    wake();
    await match.until(() => match.all().every((table) => isOpen(table) && hostOf(table) === hostOf(ada)));
    expect(match.all().filter(isActiveHost).length).toBeLessThanOrEqual(1);
    if (duration > 60) expect(ada.hosted).toBeNull();
    await match.finish();
  });

  test('keeps its address, and the new host is found at another', async () => {
    const match = await watchedMatch('address', 'david-goliath', fourNames);
    await match.play(4);
    match.browsers.get('Ada')!.sleep();
    const others = ['Ben', 'Cas', 'Dee'].map(match.at);
    await match.until(() => others.every((table) => isOpen(table) && hostOf(table) === 'Ben'));
    const wim = (await match.browser('Wim').tables.join(match.invitation))!;
    await match.until(() => isOpen(wim));
    expect(hostOf(wim)).toBe('Ben');
  });
});

test('a voter that lost its storage is a new person: it is neither asked nor counted', async () => {
  const match = await watchedMatch('disk', 'daumen-drauf', fourNames);
  await match.play(4);
  match.crash('Dee');
  // Dee lost her storage and with it her key, so she comes back as a new person, a spectator called Wim.
  const wim = (await match.browser('Wim').tables.join(match.invitation))!;
  await match.until(() => isOpen(wim));
  let requestCount = 0;
  match.control.intercept = (message) => {
    if (message.from === 'Wim' && messageIn(message)?.t === 'vote') requestCount += 1;
    return [message.text];
  };
  match.crash('Ada');
  await match.allFollow('Ben');
  await match.until(() => isOpen(wim) && hostOf(wim) === 'Ben');
  expect(requestCount).toBe(0);
  await match.play(2);
  // Cas alone is no quorum, and Wim has no vote.
  match.crash('Ben');
  await match.seconds(60);
  expect(match.at('Cas').hosted).toBeNull();
  expect(wim.hosted).toBeNull();
});

test('two tabs of one voter vote once', async () => {
  const match = await watchedMatch('tabs', 'daumen-drauf', fourNames);
  await match.play(4);
  await match.seconds(2);
  const votes: { readonly to: string; readonly term: unknown }[] = [];
  match.control.intercept = (message) => {
    if (message.from === 'Cas' && isVote(message))
      votes.push({ to: message.to, term: messageIn(message)!.term });
    return [message.text];
  };
  match.crash('Ada');
  await match.seconds(1);
  const firstTab = match.at('Cas');
  const secondTab = await match.reopen('Cas');
  expect(firstTab.connection).toEqual({ state: 'ended', why: 'elsewhere' });
  await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
  expect(new Set(votes.map(({ term }) => term)).size).toBe(
    new Set(votes.map((vote) => JSON.stringify(vote))).size,
  );
  expect(isOpen(secondTab)).toBe(true);
  await match.finish();
});

test('somebody who watches follows the new host and has no vote', async () => {
  const match = await watchedMatch('watches', 'david-goliath', threeNames);
  await match.play(4);
  const wim = (await match.browser('Wim').tables.join(match.invitation))!;
  await match.until(() => isOpen(wim));
  match.crash('Ada');
  match.crash('Ben');
  await match.seconds(60);
  expect([match.at('Cas').hosted, wim.hosted]).toEqual([null, null]);
  expect(wim.election).toMatchObject({ until: null });
  await match.reopen('Ben');
  await match.until(() => isOpen(wim) && match.all().every(isOpen));
  await match.finish();
  await match.until(() => wim.state?.phase === 'over');
});

describe('after a change of host', () => {
  test('a rematch is played, with the seats moved by one', async () => {
    const match = await watchedMatch('rematch', 'daumen-drauf', threeNames);
    await match.play(4);
    match.crash('Ada');
    await match.allFollow('Ben');
    await match.reopen('Ada');
    await match.allFollow('Ben');
    await match.finish();
    expect(await match.at('Ben').act({ kind: 'rematch' })).toEqual({ ok: true });
    await match.until(() =>
      match.all().every(({ state }) => state?.match?.number === 2 && versionOf(match.at('Cas')) > 0),
    );
    // The rematch survives the loss of its host, too.
    await match.play(4);
    match.crash('Ben');
    await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
    await match.reopen('Ben');
    await match.until(() => match.all().every(isOpen));
    await match.finish();
    expect(match.at('Cas').state!.match!.number).toBe(2);
  });

  test('somebody takes over a seat, and has a vote then', async () => {
    const match = await watchedMatch('takeover', 'daumen-drauf', fourNames);
    await match.play(4);
    match.crash('Ada');
    await match.allFollow('Ben');
    const wim = (await match.browser('Wim').tables.join(match.invitation))!;
    await match.until(() => isOpen(wim));
    await wim.act({ kind: 'profile', name: 'Wim', colour: null });
    expect(await wim.act({ kind: 'ask-seat', seat: 0 })).toEqual({ ok: true });
    expect(await match.at('Ben').act({ kind: 'answer-seat', person: wim.state!.me, yes: true })).toEqual({
      ok: true,
    });
    await match.until(() => wim.state!.people.some(({ name, seat }) => name === 'Wim' && seat === 0));
    await match.seconds(5);
    await playOn(match, [...match.all(), wim], 2);
    // Cas, Dee and Wim are the voters now, and two of them are a quorum.
    match.crash('Ben');
    match.crash('Cas');
    await match.until(
      () => [match.at('Dee'), wim].every(isOpen) && [match.at('Dee'), wim].some(isActiveHost),
    );
    await playOn(match, [match.at('Dee'), wim]);
    expect(wim.state!.match!.result).not.toBeNull();
    match.invariants.check();
  });

  test('whoever was sent away stays away', async () => {
    const match = await watchedMatch('barred', 'daumen-drauf', fourNames);
    await match.play(4);
    const wim = (await match.browser('Wim').tables.join(match.invitation))!;
    await match.until(() => isOpen(wim));
    expect(await match.at('Ada').act({ kind: 'send-away', person: match.at('Dee').state!.me })).toEqual({
      ok: true,
    });
    await match.until(() => match.at('Dee').connection.state === 'ended');
    await match.seconds(5);
    match.crash('Dee');
    match.crash('Ada');
    await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
    const dee = (await match.browser('Dee').tables.join(match.invitation))!;
    await match.until(() => dee.connection.state === 'ended' || isOpen(dee));
    // A bot has Dee's seat now: she may watch, but has neither seat nor vote.
    expect(dee.state?.people.find(({ id }) => id === dee.state!.me)?.seat ?? null).toBeNull();
    await match.finish();
  });

  test('an undo that was asked for before is forgotten, and a new one takes back the right move', async () => {
    const match = await watchedMatch('undo', 'gouda-gouda', threeNames);
    const mayUndo = () => ['Ben', 'Cas'].map(match.at).find(({ state }) => state!.match!.undo === true);
    await match.play(4);
    for (let turns = 0; !mayUndo(); turns++) {
      expect(turns).toBeLessThan(300);
      if (match.all().some(canMove)) await match.play(1);
      else await match.clock.tick();
    }
    const asker = mayUndo()!;
    const other = asker === match.at('Ben') ? match.at('Cas') : match.at('Ben');
    expect(await asker.act({ kind: 'ask-undo' })).toEqual({ ok: true });
    await match.until(() => other.state!.asks.length > 0);
    const version = versionOf(other);
    match.crash('Ada');
    await match.allFollow('Ben');
    expect(other.state!.asks).toEqual([]);
    expect(versionOf(other)).toBe(version);
    // After 15 s a bot plays for Ada, who is gone, so that she is not asked for her consent.
    await match.seconds(16);
    expect(asker.state!.match!.undo).toBe(true);
    expect(await asker.act({ kind: 'ask-undo' })).toEqual({ ok: true });
    await match.until(() => other.state!.asks.length > 0);
    expect(await other.act({ kind: 'answer-undo', yes: true })).toEqual({ ok: true });
    await match.until(() => versionOf(other) === version - 1);
    await match.finish();
  });
});

test('a key whose shares a candidate was given is not used any more when the old table goes on', async () => {
  const match = await watchedMatch('key', 'daumen-drauf', threeNames);
  await match.play(3);
  await match.seconds(3);
  // Ben keeps the share of the key in the vote of Cas, but her vote does not count, so he is not elected.
  let shares: unknown[] = [];
  match.control.intercept = (message) => {
    if (message.from === 'Cas' && isVote(message)) {
      shares = messageIn(message)!.shares as unknown[];
      return [];
    }
    return [message.text];
  };
  const heal = match.network.partition(['Ada'], ['Ben', 'Cas']);
  await match.until(() => shares.length > 0);
  const keysBefore = keyRenewals(match);
  match.control.intercept = null;
  heal();
  await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
  await match.play(2);
  expect(keyRenewals(match)).toBeGreaterThan(keysBefore);
  await match.finish();
});

const keyRenewals = ({ invariants }: WatchedMatch): number => invariants.keyCount;

test('what a match says in the end is the same for everybody, though each was away once', async () => {
  const match = await watchedMatch('each away', 'daumen-drauf', threeNames);
  for (const name of ['Ben', 'Cas', 'Ada']) {
    await match.play(3);
    match.crash(name);
    await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
    await match.reopen(name);
    await match.until(() => match.all().every(isOpen));
  }
  await match.finish();
  expect(match.all().map(summaryOf)).toHaveLength(3);
});
