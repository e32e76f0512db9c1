/** The host hands its table over: the table reaches the recipient whatever happens on the way, and there are never two hosts. */
import { describe, expect, test, vi } from 'vitest';
import type { Answer } from '../src/tables/table.ts';
import {
  fourNames,
  hostOf,
  isActiveHost,
  isOpen,
  read,
  threeNames,
  twoNames,
  versionOf,
  watchedMatch,
} from './kit/watched-match.ts';

vi.mock('@noble/ed25519', async (original) =>
  (await import('./kit/native-ed25519.ts')).withNativeEd25519(original),
);

async function handOverMatch(seed: string, names: readonly string[], game = 'daumen-drauf', bots = 0) {
  const home = await watchedMatch(seed, game, names, { bots });
  await home.play(3);
  const version = versionOf(home.at('Ben'));
  const handOver = (to = 'Ben'): Promise<Answer> =>
    home.at('Ada').act({ kind: 'hand-over', person: home.at(to).state!.me });
  return { ...home, version, handOver };
}

test.each([
  [twoNames, 'daumen-drauf'],
  [threeNames, 'david-goliath'],
  [fourNames, 'gouda-gouda'],
  [threeNames, 'mens-erger-je-niet'],
] as const)('%j hand over a match of %s, and the old host goes on as a guest', async (names, game) => {
  const home = await handOverMatch(`well ${names}`, names, game);
  const person = home.at('Ben').state!.me;
  expect(await home.at('Ben').act({ kind: 'hand-over', person })).toEqual({ ok: false, why: 'not-host' });
  expect(await home.handOver()).toEqual({ ok: true });
  await home.allFollow('Ben');
  expect(home.at('Ada').hosted).toBeNull();
  expect(isActiveHost(home.at('Ben'))).toBe(true);
  expect(versionOf(home.at('Ben'))).toBeGreaterThanOrEqual(home.version);
  await home.finish();
  expect(home.invariants.terms.map(({ host, term }) => [host, term])).toEqual([
    ['Ada', 0],
    ['Ben', 1],
  ]);
});

test('a table that was handed over outlives its new host, too', async () => {
  const home = await handOverMatch('twice', fourNames);
  await home.handOver();
  await home.allFollow('Ben');
  await home.play(2);
  home.crash('Ben');
  await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
  await home.reopen('Ben');
  await home.until(() => home.all().every((table) => isOpen(table) && hostOf(table) !== 'Ben'));
  await home.finish();
});

test('a hand-over that is lost is sent again', async () => {
  const home = await handOverMatch('lost', twoNames);
  const ada = home.at('Ada');
  home.control.intercept = (message) => (message.from === 'Ada' && message.down ? [] : [message.text]);
  void home.handOver();
  await home.until(() => ada.handedOverTo != null);
  home.network.cut('Ada', 'Ben');
  await home.seconds(5);
  expect(ada.handedOverTo).toBe(home.at('Ben').state!.me);
  expect(await ada.act({ kind: 'pause', paused: true })).toEqual({ ok: false, why: 'not-now' });
  expect(await ada.act({ kind: 'hand-over', person: ada.handedOverTo! })).toEqual({
    ok: false,
    why: 'not-now',
  });
  home.control.intercept = null;
  await home.allFollow('Ben');
  expect(versionOf(home.at('Ben'))).toBe(home.version);
  expect(ada.hosted).toBeNull();
  await home.finish();
});

test('a hand-over that arrives again and again makes one term', async () => {
  const home = await handOverMatch('repeated', threeNames);
  let sentCount = 0;
  home.control.intercept = (message) => {
    if (read(message)?.t !== 'hand-over') return [message.text];
    sentCount += 1;
    return [message.text, message.text, message.text];
  };
  await home.handOver();
  await home.allFollow('Ben');
  expect(sentCount).toBeGreaterThan(0);
  await home.finish();
  expect(home.invariants.terms).toHaveLength(2);
});

describe.each([
  [twoNames, 0],
  [twoNames, 1],
] as const)('%j and %i bots: a host that dies', (names, bots) => {
  test.each([
    ['before the hand-over is sent', false],
    ['when the hand-over is sent', true],
  ] as const)('%s continues to hand over when it is back', async (_, isSent) => {
    const home = await handOverMatch(`dies ${isSent} ${bots}`, names, 'daumen-drauf', bots);
    let isDead = false;
    home.control.intercept = (message) => {
      const isHandOver = read(message)?.t === 'hand-over';
      if (message.from !== 'Ada' || !message.down || !(isDead || isHandOver)) return [message.text];
      isDead = true;
      return isSent && isHandOver ? [message.text] : [];
    };
    void home.handOver();
    await home.until(() => isDead);
    home.crash('Ada');
    home.control.intercept = null;
    await home.seconds(60);
    expect(isActiveHost(home.at('Ben'))).toBe(isSent);
    const entries = home.invariants.terms[0]!.hashes.length;
    await home.reopen('Ada');
    await home.seconds(2);
    expect(isActiveHost(home.at('Ada'))).toBe(false);
    await home.allFollow('Ben');
    expect(home.at('Ada').hosted).toBeNull();
    // The old host appended nothing after it had handed over.
    expect(home.invariants.terms[0]!.hashes).toHaveLength(entries);
    await home.finish();
  });
});

test('the old host keeps the table while the recipient is gone again', async () => {
  const home = await handOverMatch('gone', twoNames);
  const ada = home.at('Ada');
  home.control.intercept = (message) => (message.from === 'Ben' && message.down ? [] : [message.text]);
  await home.handOver();
  await home.until(() => home.at('Ben').hosted != null);
  // Ben has the table, but crashes before Ada finds him as host.
  home.crash('Ben');
  home.control.intercept = null;
  await home.seconds(120);
  expect(isActiveHost(ada)).toBe(false);
  expect(ada.hosted).not.toBeNull();
  await home.reopen('Ben');
  await home.allFollow('Ben');
  await home.finish();
});

test('the others elect somebody if the recipient never gets the table', async () => {
  const home = await handOverMatch('never', fourNames);
  home.control.intercept = (message) => (read(message)?.t === 'hand-over' ? [] : [message.text]);
  void home.handOver();
  await home.until(() => home.at('Ada').handedOverTo != null);
  home.crash('Ben');
  home.control.intercept = null;
  await home.until(() => ['Cas', 'Dee'].some((name) => isActiveHost(home.at(name)) && isOpen(home.at(name))));
  const electedName = isActiveHost(home.at('Cas')) ? 'Cas' : 'Dee';
  await home.allFollow(electedName);
  expect(home.at('Ada').hosted).toBeNull();
  await home.reopen('Ben');
  await home.allFollow(electedName);
  await home.finish();
});

test('the host can hand over only during a match, and only to somebody who plays and is here', async () => {
  const home = await handOverMatch('who', threeNames);
  const wim = (await home.browser('Wim').tables.join(home.invitation))!;
  await home.until(() => isOpen(wim));
  const handOverTo = (person: string) => home.at('Ada').act({ kind: 'hand-over', person });
  expect(await handOverTo(wim.state!.me)).toEqual({ ok: false, why: 'not-now' });
  expect(await handOverTo(home.at('Ada').state!.me)).toEqual({ ok: false, why: 'not-now' });
  const ben = home.at('Ben').state!.me;
  home.crash('Ben');
  await home.until(() =>
    home.at('Ada').state!.people.some(({ id, connection }) => id === ben && connection === 'away'),
  );
  expect(await handOverTo(ben)).toEqual({ ok: false, why: 'not-now' });
});
