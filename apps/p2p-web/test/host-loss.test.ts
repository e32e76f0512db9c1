/** The host is gone: the others elect another one, and lose no entry that a quorum had stored. */
import { games } from '@cheeseboard/engine/games';
import { describe, expect, test, vi } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { playOn, summaryOf } from './kit/table.ts';
import {
  fiveNames,
  fourNames,
  hostOf,
  isActiveHost,
  isOpen,
  isVote,
  read,
  threeNames,
  twoNames,
  versionOf,
  type WatchedMatch,
  watchedMatch,
} from './kit/watched-match.ts';

vi.mock('@noble/ed25519', async (original) =>
  (await import('./kit/native-ed25519.ts')).withNativeEd25519(original),
);

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
    const home = await watchedMatch(`lost ${game}`, game, fourNames);
    await playUntilAble(home, ['Ben', 'Cas', 'Dee']);
    const version = Math.max(...home.all().map(versionOf));
    const crashedAt = home.clock.now;
    home.crash('Ada');
    await home.until(() => isPlayable(home.all()));
    expect(home.clock.now - crashedAt).toBeLessThanOrEqual(15_000);
    expect(Math.min(...home.all().map(versionOf))).toBeGreaterThanOrEqual(version);
    await makeMove(home.all());
    await home.allFollow('Ben');
    expect(home.all().filter(isActiveHost)).toHaveLength(1);
    await home.finish();
  });

  test('can be played within 30 s after its host and the first candidate have crashed together', async () => {
    const home = await watchedMatch(
      `both ${game}`,
      game,
      game === 'mens-erger-je-niet' ? fourNames : fiveNames,
    );
    await playUntilAble(home, home.all().length > 4 ? ['Cas', 'Dee', 'Eve'] : ['Cas', 'Dee']);
    const crashedAt = home.clock.now;
    home.crash('Ada');
    home.crash('Ben');
    await home.until(() => isPlayable(home.all()));
    expect(home.clock.now - crashedAt).toBeLessThanOrEqual(30_000);
    await makeMove(home.all());
    await home.allFollow('Cas');
    await home.finish();
  });

  test('is finished by the others when one host after the other is gone', async () => {
    const home = await watchedMatch(`twice ${game}`, game, fourNames);
    await home.play(6);
    home.crash('Ada');
    await home.allFollow('Ben');
    await home.play(6);
    await home.reopen('Ada');
    await home.allFollow('Ben');
    home.crash('Ben');
    await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
    await home.finish();
  });
});

test('a host that crashes before the first draw is replaced, and all draw', async () => {
  const home = await watchedMatch('early', 'daumen-drauf', threeNames);
  home.crash('Ada');
  await home.allFollow('Ben');
  await home.reopen('Ada');
  await home.allFollow('Ben');
  await home.finish();
});

test('a host that reloads at once goes on with its table', async () => {
  const home = await watchedMatch('reload', 'gouda-gouda', threeNames);
  await home.play(5);
  home.crash('Ada');
  await home.reopen('Ada');
  await home.allFollow('Ada');
  await home.until(() => isActiveHost(home.at('Ada')));
  expect(home.invariants.terms).toHaveLength(1);
  await home.finish();
});

test('a guest that reloads comes back to its seat, and its audit covers the whole match', async () => {
  const home = await watchedMatch('guest reload', 'daumen-drauf', threeNames);
  await home.play(8);
  home.crash('Ben');
  await home.reopen('Ben');
  await home.allFollow('Ada');
  await home.finish();
});

describe('the old host comes back as a guest on its seat', () => {
  test.each(['its saved table', 'the link'])('by %s', async (wayBack) => {
    const home = await watchedMatch(`back by ${wayBack}`, 'david-goliath', threeNames);
    await home.play(4);
    home.crash('Ada');
    await home.allFollow('Ben');
    let ada: Table;
    if (wayBack === 'the link') ada = await home.reopen('Ada');
    else ada = (await home.browser('Ada').tables.host(home.room))!;
    await home.until(() => hostOf(ada) === 'Ben' && isOpen(ada));
    expect(ada.hosted).toBeNull();
    const { me, people } = ada.state!;
    expect(people.find(({ id }) => id === me)).toMatchObject({ name: 'Ada', seat: 0, connection: 'here' });
    await playOn(home, [ada, ...home.all().filter((table) => table !== ada)]);
    expect(ada.state!.match!.result).not.toBeNull();
  });
});

test('a newcomer with only the old link finds the new host, even after several changes', async () => {
  const home = await watchedMatch('newcomer', 'david-goliath', fiveNames);
  await home.play(2);
  home.crash('Ada');
  await home.allFollow('Ben');
  await home.reopen('Ada');
  await home.allFollow('Ben');
  home.crash('Ben');
  await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
  const host = hostOf(home.at('Dee'))!;
  await home.allFollow(host);
  const wim = (await home.browser('Wim').tables.join(home.invitation))!;
  await home.until(() => isOpen(wim));
  expect(hostOf(wim)).toBe(host);
});

test('the longest log of a quorum is continued, though the candidate has a shorter one', async () => {
  const home = await watchedMatch('longest', 'gouda-gouda', fourNames);
  await home.play(5);
  const version = versionOf(home.at('Ben'));
  home.control.intercept = (message) =>
    message.down && message.from === 'Ada' && message.to !== 'Cas' ? [] : [message.text];
  for (let turns = 0; versionOf(home.at('Cas')) === version; turns++) {
    expect(turns).toBeLessThan(100);
    const movableTables = ['Ada', 'Cas'].map(home.at).filter(canMove);
    if (movableTables.length > 0) await playOn(home, movableTables, 1);
    else await home.clock.tick();
  }
  const versionBefore = versionOf(home.at('Cas'));
  expect(versionOf(home.at('Ben'))).toBe(version);
  home.crash('Ada');
  home.control.intercept = null;
  await home.allFollow('Ben');
  expect(versionOf(home.at('Dee'))).toBeGreaterThanOrEqual(versionBefore);
  await home.finish();
});

describe('a table of two', () => {
  test('goes on without the guest where a bot plays for whoever is away', async () => {
    const home = await watchedMatch('two bot', 'daumen-drauf', twoNames);
    await home.play(3);
    const version = versionOf(home.at('Ada'));
    home.crash('Ben');
    await home.play();
    expect(home.at('Ada').state!.match!.result).not.toBeNull();
    expect(versionOf(home.at('Ada'))).toBeGreaterThan(version);
    // Ben comes back, sees the end of the match, and his audit is clean.
    const ben = await home.reopen('Ben');
    await home.until(() => ben.state?.phase === 'over');
    await home.finish();
  });

  test('waits for the guest where the policy says so, and goes on when the guest is back', async () => {
    const home = await watchedMatch('two wait', 'daumen-drauf', twoNames, { rules: { away: 'wait' } });
    await home.play(3);
    home.crash('Ben');
    for (let turns = 0; turns < 200; turns++) {
      if (canMove(home.at('Ada'))) await home.play(1);
      else await home.clock.tick();
    }
    const version = versionOf(home.at('Ada'));
    await home.seconds(120);
    expect(versionOf(home.at('Ada'))).toBe(version);
    expect(home.at('Ada').state!.phase).toBe('playing');
    await home.reopen('Ben');
    await home.finish();
  });

  test.each(gameIdsForTwo)('%s waits for the host, and goes on when it is back', async (game) => {
    const home = await watchedMatch(`two host ${game}`, game, twoNames);
    await home.play(3);
    home.crash('Ada');
    const ben = home.at('Ben');
    await home.until(() => ben.connection.state === 'connecting');
    await home.seconds(60);
    expect(ben.election).toMatchObject({ until: null, votes: 0, quorum: 0 });
    expect(ben.hosted).toBeNull();
    await home.reopen('Ada');
    await home.allFollow('Ada');
    await home.finish();
    expect(home.invariants.terms).toHaveLength(1);
  });

  test('is not lost when its guest claims a later term', async () => {
    const home = await watchedMatch('two claim', 'daumen-drauf', twoNames);
    await home.play(3);
    home.control.intercept = (intercepted) => {
      const message = read(intercepted);
      return [message?.t === 'proof' ? JSON.stringify({ ...message, term: 5_000 }) : intercepted.text];
    };
    home.network.cut('Ada', 'Ben');
    await home.seconds(20);
    expect(isActiveHost(home.at('Ada'))).toBe(true);
    home.control.intercept = null;
    await home.allFollow('Ada');
    await home.finish();
  });
});

test('somebody who only watches cannot depose the host by claiming a later term', async () => {
  const home = await watchedMatch('claim', 'daumen-drauf', threeNames);
  await home.play(3);
  home.control.intercept = (intercepted) => {
    const message = read(intercepted);
    const isClaim = intercepted.from === 'Wim' && message?.t === 'proof';
    return [isClaim ? JSON.stringify({ ...message, term: 5_000 }) : intercepted.text];
  };
  await home.browser('Wim').tables.join(home.invitation);
  await home.seconds(20);
  expect(isActiveHost(home.at('Ada'))).toBe(true);
  expect(home.invariants.terms).toHaveLength(1);
  await home.finish();
});

test('fewer than a quorum say for how many they wait, and go on when enough are back', async () => {
  const home = await watchedMatch('few', 'david-goliath', threeNames);
  await home.play(5);
  home.crash('Ada');
  home.crash('Cas');
  const ben = home.at('Ben');
  await home.seconds(60);
  expect(ben.election).toMatchObject({ quorum: 2, voters: 2 });
  expect(ben.election!.until).not.toBeNull();
  expect(ben.hosted).toBeNull();
  await home.reopen('Cas');
  await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
  await home.finish();
});

describe('a host that sleeps', () => {
  test.each([3, 10, 300])('for %i s and wakes up causes no second result', async (duration) => {
    const home = await watchedMatch(`sleep ${duration}`, 'mens-erger-je-niet', fourNames);
    await home.play(8);
    const ada = home.at('Ada');
    const wake = home.browsers.get('Ada')!.sleep();
    const others = ['Ben', 'Cas', 'Dee'].map(home.at);
    const endMs = home.clock.now + duration * 1000;
    home.clock.after(duration * 1000, () => {});
    while (home.clock.now < endMs) {
      const movableTables = others.filter((table) => isOpen(table) && canMove(table));
      if (movableTables.length > 0 && home.clock.now > 20_000) await playOn(home, movableTables, 1);
      else await home.clock.tick();
    }
    wake();
    await home.until(() => home.all().every((table) => isOpen(table) && hostOf(table) === hostOf(ada)));
    expect(home.all().filter(isActiveHost).length).toBeLessThanOrEqual(1);
    if (duration > 60) expect(ada.hosted).toBeNull();
    await home.finish();
  });

  test('keeps its address, and the new host is found at another', async () => {
    const home = await watchedMatch('address', 'david-goliath', fourNames);
    await home.play(4);
    home.browsers.get('Ada')!.sleep();
    const others = ['Ben', 'Cas', 'Dee'].map(home.at);
    await home.until(() => others.every((table) => isOpen(table) && hostOf(table) === 'Ben'));
    const wim = (await home.browser('Wim').tables.join(home.invitation))!;
    await home.until(() => isOpen(wim));
    expect(hostOf(wim)).toBe('Ben');
  });
});

test('a voter that lost its storage is a new person: it is neither asked nor counted', async () => {
  const home = await watchedMatch('disk', 'daumen-drauf', fourNames);
  await home.play(4);
  home.crash('Dee');
  // Dee lost her storage and with it her key, so she comes back as a new person, a spectator called Wim.
  const wim = (await home.browser('Wim').tables.join(home.invitation))!;
  await home.until(() => isOpen(wim));
  let requestCount = 0;
  home.control.intercept = (message) => {
    if (message.from === 'Wim' && read(message)?.t === 'vote') requestCount += 1;
    return [message.text];
  };
  home.crash('Ada');
  await home.allFollow('Ben');
  await home.until(() => isOpen(wim) && hostOf(wim) === 'Ben');
  expect(requestCount).toBe(0);
  await home.play(2);
  // Cas alone is no quorum, and Wim has no vote.
  home.crash('Ben');
  await home.seconds(60);
  expect(home.at('Cas').hosted).toBeNull();
  expect(wim.hosted).toBeNull();
});

test('two tabs of one voter vote once', async () => {
  const home = await watchedMatch('tabs', 'daumen-drauf', fourNames);
  await home.play(4);
  await home.seconds(2);
  const votes: { readonly to: string; readonly term: unknown }[] = [];
  home.control.intercept = (message) => {
    if (message.from === 'Cas' && isVote(message)) votes.push({ to: message.to, term: read(message)!.term });
    return [message.text];
  };
  home.crash('Ada');
  await home.seconds(1);
  const firstTab = home.at('Cas');
  const secondTab = await home.reopen('Cas');
  expect(firstTab.connection).toEqual({ state: 'ended', why: 'elsewhere' });
  await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
  expect(new Set(votes.map(({ term }) => term)).size).toBe(
    new Set(votes.map((vote) => JSON.stringify(vote))).size,
  );
  expect(isOpen(secondTab)).toBe(true);
  await home.finish();
});

test('somebody who watches follows the new host and has no vote', async () => {
  const home = await watchedMatch('watches', 'david-goliath', threeNames);
  await home.play(4);
  const wim = (await home.browser('Wim').tables.join(home.invitation))!;
  await home.until(() => isOpen(wim));
  home.crash('Ada');
  home.crash('Ben');
  await home.seconds(60);
  expect([home.at('Cas').hosted, wim.hosted]).toEqual([null, null]);
  expect(wim.election).toMatchObject({ until: null });
  await home.reopen('Ben');
  await home.until(() => isOpen(wim) && home.all().every(isOpen));
  await home.finish();
  await home.until(() => wim.state?.phase === 'over');
});

describe('after a change of host', () => {
  test('a rematch is played, with the seats moved by one', async () => {
    const home = await watchedMatch('rematch', 'daumen-drauf', threeNames);
    await home.play(4);
    home.crash('Ada');
    await home.allFollow('Ben');
    await home.reopen('Ada');
    await home.allFollow('Ben');
    await home.finish();
    expect(await home.at('Ben').act({ kind: 'rematch' })).toEqual({ ok: true });
    await home.until(() =>
      home.all().every(({ state }) => state?.match?.number === 2 && versionOf(home.at('Cas')) > 0),
    );
    // The rematch survives the loss of its host, too.
    await home.play(4);
    home.crash('Ben');
    await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
    await home.reopen('Ben');
    await home.until(() => home.all().every(isOpen));
    await home.finish();
    expect(home.at('Cas').state!.match!.number).toBe(2);
  });

  test('somebody takes over a seat, and has a vote then', async () => {
    const home = await watchedMatch('takeover', 'daumen-drauf', fourNames);
    await home.play(4);
    home.crash('Ada');
    await home.allFollow('Ben');
    const wim = (await home.browser('Wim').tables.join(home.invitation))!;
    await home.until(() => isOpen(wim));
    await wim.act({ kind: 'profile', name: 'Wim', colour: null });
    expect(await wim.act({ kind: 'ask-seat', seat: 0 })).toEqual({ ok: true });
    expect(await home.at('Ben').act({ kind: 'answer-seat', person: wim.state!.me, yes: true })).toEqual({
      ok: true,
    });
    await home.until(() => wim.state!.people.some(({ name, seat }) => name === 'Wim' && seat === 0));
    await home.seconds(5);
    await playOn(home, [...home.all(), wim], 2);
    // Cas, Dee and Wim are the voters now, and two of them are a quorum.
    home.crash('Ben');
    home.crash('Cas');
    await home.until(() => [home.at('Dee'), wim].every(isOpen) && [home.at('Dee'), wim].some(isActiveHost));
    await playOn(home, [home.at('Dee'), wim]);
    expect(wim.state!.match!.result).not.toBeNull();
    home.invariants.check();
  });

  test('whoever was sent away stays away', async () => {
    const home = await watchedMatch('barred', 'daumen-drauf', fourNames);
    await home.play(4);
    const wim = (await home.browser('Wim').tables.join(home.invitation))!;
    await home.until(() => isOpen(wim));
    expect(await home.at('Ada').act({ kind: 'send-away', person: home.at('Dee').state!.me })).toEqual({
      ok: true,
    });
    await home.until(() => home.at('Dee').connection.state === 'ended');
    await home.seconds(5);
    home.crash('Dee');
    home.crash('Ada');
    await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
    const dee = (await home.browser('Dee').tables.join(home.invitation))!;
    await home.until(() => dee.connection.state === 'ended' || isOpen(dee));
    // A bot has Dee's seat now: she may watch, but has neither seat nor vote.
    expect(dee.state?.people.find(({ id }) => id === dee.state!.me)?.seat ?? null).toBeNull();
    await home.finish();
  });

  test('an undo that was asked for before is forgotten, and a new one takes back the right move', async () => {
    const home = await watchedMatch('undo', 'gouda-gouda', threeNames);
    const mayUndo = () => ['Ben', 'Cas'].map(home.at).find(({ state }) => state!.match!.undo === true);
    await home.play(4);
    for (let turns = 0; !mayUndo(); turns++) {
      expect(turns).toBeLessThan(300);
      if (home.all().some(canMove)) await home.play(1);
      else await home.clock.tick();
    }
    const asker = mayUndo()!;
    const other = asker === home.at('Ben') ? home.at('Cas') : home.at('Ben');
    expect(await asker.act({ kind: 'ask-undo' })).toEqual({ ok: true });
    await home.until(() => other.state!.asks.length > 0);
    const version = versionOf(other);
    home.crash('Ada');
    await home.allFollow('Ben');
    expect(other.state!.asks).toEqual([]);
    expect(versionOf(other)).toBe(version);
    // After 15 s a bot plays for Ada, who is gone, so that she is not asked for her consent.
    await home.seconds(16);
    expect(asker.state!.match!.undo).toBe(true);
    expect(await asker.act({ kind: 'ask-undo' })).toEqual({ ok: true });
    await home.until(() => other.state!.asks.length > 0);
    expect(await other.act({ kind: 'answer-undo', yes: true })).toEqual({ ok: true });
    await home.until(() => versionOf(other) === version - 1);
    await home.finish();
  });
});

test('a key whose shares a candidate was given is not used any more when the old table goes on', async () => {
  const home = await watchedMatch('key', 'daumen-drauf', threeNames);
  await home.play(3);
  await home.seconds(3);
  // Ben keeps the share of the key in the vote of Cas, but her vote does not count, so he is not elected.
  let shares: unknown[] = [];
  home.control.intercept = (message) => {
    if (message.from === 'Cas' && isVote(message)) {
      shares = read(message)!.shares as unknown[];
      return [];
    }
    return [message.text];
  };
  const heal = home.network.partition(['Ada'], ['Ben', 'Cas']);
  await home.until(() => shares.length > 0);
  const keysBefore = keyRenewals(home);
  home.control.intercept = null;
  heal();
  await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
  await home.play(2);
  expect(keyRenewals(home)).toBeGreaterThan(keysBefore);
  await home.finish();
});

const keyRenewals = ({ invariants }: WatchedMatch): number => invariants.keyCount;

test('what a match says in the end is the same for everybody, though each was away once', async () => {
  const home = await watchedMatch('each away', 'daumen-drauf', threeNames);
  for (const name of ['Ben', 'Cas', 'Ada']) {
    await home.play(3);
    home.crash(name);
    await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
    await home.reopen(name);
    await home.until(() => home.all().every(isOpen));
  }
  await home.finish();
  expect(home.all().map(summaryOf)).toHaveLength(3);
});
