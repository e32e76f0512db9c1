/** The host hands its table over: the table reaches the recipient whatever happens on the way, and there are never two hosts. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../src/tables/table.ts';
import {
  fourNames,
  hostOf,
  isActiveHost,
  isOpen,
  messageIn,
  threeNames,
  twoNames,
  versionOf,
  watchedMatch,
} from './kit/watched-match.ts';

async function handOverMatch(seed: string, names: readonly string[], game = 'daumen-drauf', bots = 0) {
  const match = await watchedMatch(seed, game, names, { bots });
  await match.play(3);
  const version = versionOf(match.at('Ben'));
  const handOver = (to = 'Ben'): Promise<Answer> =>
    match.at('Ada').act({ kind: 'hand-over', person: match.at(to).state!.me });
  return { ...match, version, handOver };
}

test.each([
  [twoNames, 'daumen-drauf'],
  [threeNames, 'david-goliath'],
  [fourNames, 'gouda-gouda'],
  [threeNames, 'mens-erger-je-niet'],
] as const)('%j hand over a match of %s, and the old host goes on as a guest', async (names, game) => {
  const match = await handOverMatch(`well ${names}`, names, game);
  const person = match.at('Ben').state!.me;
  expect(await match.at('Ben').act({ kind: 'hand-over', person })).toEqual({ ok: false, why: 'not-host' });
  expect(await match.handOver()).toEqual({ ok: true });
  await match.allFollow('Ben');
  expect(match.at('Ada').hosted).toBeNull();
  expect(isActiveHost(match.at('Ben'))).toBe(true);
  expect(versionOf(match.at('Ben'))).toBeGreaterThanOrEqual(match.version);
  await match.finish();
  expect(match.invariants.terms.map(({ host, term }) => [host, term])).toEqual([
    ['Ada', 0],
    ['Ben', 1],
  ]);
});

test('a table that was handed over outlives its new host, too', async () => {
  const match = await handOverMatch('twice', fourNames);
  await match.handOver();
  await match.allFollow('Ben');
  await match.play(2);
  match.crash('Ben');
  await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
  await match.reopen('Ben');
  await match.until(() => match.all().every((table) => isOpen(table) && hostOf(table) !== 'Ben'));
  await match.finish();
});

test('a hand-over that is lost is sent again', async () => {
  const match = await handOverMatch('lost', twoNames);
  const ada = match.at('Ada');
  match.control.intercept = (message) => (message.from === 'Ada' && message.down ? [] : [message.text]);
  void match.handOver();
  await match.until(() => ada.handedOverTo != null);
  match.network.cut('Ada', 'Ben');
  await match.seconds(5);
  expect(ada.handedOverTo).toBe(match.at('Ben').state!.me);
  expect(await ada.act({ kind: 'pause', paused: true })).toEqual({ ok: false, why: 'not-now' });
  expect(await ada.act({ kind: 'hand-over', person: ada.handedOverTo! })).toEqual({
    ok: false,
    why: 'not-now',
  });
  match.control.intercept = null;
  await match.allFollow('Ben');
  expect(versionOf(match.at('Ben'))).toBe(match.version);
  expect(ada.hosted).toBeNull();
  await match.finish();
});

test('a hand-over that arrives again and again makes one term', async () => {
  const match = await handOverMatch('repeated', threeNames);
  let sentCount = 0;
  match.control.intercept = (message) => {
    if (messageIn(message)?.t !== 'hand-over') return [message.text];
    sentCount += 1;
    return [message.text, message.text, message.text];
  };
  await match.handOver();
  await match.allFollow('Ben');
  expect(sentCount).toBeGreaterThan(0);
  await match.finish();
  expect(match.invariants.terms).toHaveLength(2);
});

describe.each([
  [twoNames, 0],
  [twoNames, 1],
] as const)('%j and %i bots: a host that dies', (names, bots) => {
  test.each([
    ['before the hand-over is sent', false],
    ['when the hand-over is sent', true],
  ] as const)('%s continues to hand over when it is back', async (_, isSent) => {
    const match = await handOverMatch(`dies ${isSent} ${bots}`, names, 'daumen-drauf', bots);
    let isDead = false;
    match.control.intercept = (message) => {
      const isHandOver = messageIn(message)?.t === 'hand-over';
      if (message.from !== 'Ada' || !message.down || !(isDead || isHandOver)) return [message.text];
      isDead = true;
      return isSent && isHandOver ? [message.text] : [];
    };
    void match.handOver();
    await match.until(() => isDead);
    match.crash('Ada');
    match.control.intercept = null;
    await match.seconds(60);
    expect(isActiveHost(match.at('Ben'))).toBe(isSent);
    const entries = match.invariants.terms[0]!.hashes.length;
    await match.reopen('Ada');
    await match.seconds(2);
    expect(isActiveHost(match.at('Ada'))).toBe(false);
    await match.allFollow('Ben');
    expect(match.at('Ada').hosted).toBeNull();
    // The old host appended nothing after it had handed over.
    expect(match.invariants.terms[0]!.hashes).toHaveLength(entries);
    await match.finish();
  });
});

test('the old host keeps the table while the recipient is gone again', async () => {
  const match = await handOverMatch('gone', twoNames);
  const ada = match.at('Ada');
  match.control.intercept = (message) => (message.from === 'Ben' && message.down ? [] : [message.text]);
  await match.handOver();
  await match.until(() => match.at('Ben').hosted != null);
  // Ben has the table, but crashes before Ada finds him as host.
  match.crash('Ben');
  match.control.intercept = null;
  await match.seconds(120);
  expect(isActiveHost(ada)).toBe(false);
  expect(ada.hosted).not.toBeNull();
  await match.reopen('Ben');
  await match.allFollow('Ben');
  await match.finish();
});

test('the others elect somebody if the recipient never gets the table', async () => {
  const match = await handOverMatch('never', fourNames);
  match.control.intercept = (message) => (messageIn(message)?.t === 'hand-over' ? [] : [message.text]);
  void match.handOver();
  await match.until(() => match.at('Ada').handedOverTo != null);
  match.crash('Ben');
  match.control.intercept = null;
  await match.until(() =>
    ['Cas', 'Dee'].some((name) => isActiveHost(match.at(name)) && isOpen(match.at(name))),
  );
  const electedName = isActiveHost(match.at('Cas')) ? 'Cas' : 'Dee';
  await match.allFollow(electedName);
  expect(match.at('Ada').hosted).toBeNull();
  await match.reopen('Ben');
  await match.allFollow(electedName);
  await match.finish();
});

test('the host can hand over only during a match, and only to somebody who plays and is here', async () => {
  const match = await handOverMatch('who', threeNames);
  const wim = (await match.browser('Wim').tables.join(match.invitation))!;
  await match.until(() => isOpen(wim));
  const handOverTo = (person: string) => match.at('Ada').act({ kind: 'hand-over', person });
  expect(await handOverTo(wim.state!.me)).toEqual({ ok: false, why: 'not-now' });
  expect(await handOverTo(match.at('Ada').state!.me)).toEqual({ ok: false, why: 'not-now' });
  const ben = match.at('Ben').state!.me;
  match.crash('Ben');
  await match.until(() =>
    match.at('Ada').state!.people.some(({ id, connection }) => id === ben && connection === 'away'),
  );
  expect(await handOverTo(ben)).toEqual({ ok: false, why: 'not-now' });
});
