/** Strangers and voters with modified programs, while the host is gone. */
import { keyOf, signVote } from '@cheeseboard/engine/fair';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VoterConnections } from '../src/guest/voter-connections.ts';
import { framesOf } from '../src/protocol/frames.ts';
import type { PeerMessage } from '../src/protocol/messages.ts';
import { readInvitation, roomName } from '../src/protocol/room.ts';
import type { GuestSave } from '../src/tables/saves.ts';
import { seededBytes, seededSigner } from './kit/browsers.ts';
import {
  fourNames,
  isOpen,
  isVote,
  messageIn,
  threeNames,
  type WatchedMatch,
  watchedMatch,
} from './kit/watched-match.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const emptyHead = { index: -1, hash: '', term: -1 };

/** A stranger who has only the link, and sends forged messages to voters. */
async function strangerAt(match: WatchedMatch) {
  const signer = seededSigner('stranger');
  const { services } = match.browser('Eve');
  const messages: { readonly from: string; readonly message: PeerMessage }[] = [];
  const invitation = readInvitation(match.invitation)!;
  const connections = new VoterConnections(
    {
      invitation,
      signer,
      random: seededBytes('stranger'),
      seed: signer.seed,
      isHostScreen: false,
      isShared: false,
    },
    await services.transport(),
    services,
    {
      term: () => 0,
      proof: () => null,
      receive: (from, message) => messages.push({ from, message }),
    },
  );
  return { signer, connections, heard: messages, room: roomName(invitation.secret) };
}

test('a stranger with the link gets neither votes nor shares of the key', async () => {
  const match = await watchedMatch('stranger', 'daumen-drauf', threeNames);
  await match.play(4);
  const eve = await strangerAt(match);
  const voters = ['Ben', 'Cas'].map((name) => keyOf(seededSigner(`stranger ${name}`)));
  // The voters cannot reach each other, so that none is elected before the stranger asks.
  const heal = match.network.partition(['Ben'], ['Cas']);
  match.crash('Ada');
  for (let attempt = 0; attempt < 12; attempt++) {
    for (const [index, voter] of voters.entries())
      eve.connections.send(voter, {
        t: 'request-vote',
        match: 1,
        term: 1000 * (attempt + 1) + index,
        pre: false,
        n: 0,
        head: emptyHead,
      });
    await match.seconds(2);
  }
  expect(eve.heard.filter(({ message }) => message.t === 'vote')).toEqual([]);
  heal();
  await match.until(() => match.all().every(isOpen), 4000);
  await match.finish();
});

test('the vote of a stranger does not get into the log', async () => {
  const match = await watchedMatch('stranger', 'mens-erger-je-niet', fourNames);
  await match.play(4);
  const eve = await strangerAt(match);
  // Whenever a candidate asks somebody for a vote, the stranger sends a vote as well.
  match.control.intercept = (message) => {
    const request = messageIn(message);
    if (request?.t === 'request-vote' && request.pre === false) {
      const candidate = {
        key: keyOf(seededSigner(`stranger ${message.from}`)),
        term: request.term as number,
      };
      const { index, hash, term: lastTerm } = request.head as typeof emptyHead;
      eve.connections.send(candidate.key, {
        t: 'vote',
        match: 1,
        term: candidate.term,
        pre: false,
        n: 0,
        granted: true,
        head: { index, hash, term: lastTerm },
        previous: { index: -1, hash: '' },
        entries: [],
        committed: { index: -1, hash: '' },
        vote: signVote(eve.signer, eve.room, candidate, { lastTerm, index, hash }),
        shares: [],
      });
    }
    return [message.text];
  };
  match.crash('Ada');
  // The stranger connects to the voters before the election begins.
  for (let attempt = 0; attempt < 8; attempt++) {
    for (const name of fourNames.slice(1))
      eve.connections.send(keyOf(seededSigner(`stranger ${name}`)), {
        t: 'request-vote',
        match: 1,
        term: 1,
        pre: true,
        n: 0,
        head: emptyHead,
      });
    await match.seconds(1);
  }
  await match.until(() => match.all().every(isOpen), 4000);
  await match.finish();
});

test('a vote that is signed for another log than it came with does not count', async () => {
  const match = await watchedMatch('votes', 'mens-erger-je-niet', fourNames);
  await match.play(4);
  const room = roomName(readInvitation(match.invitation)!.secret);
  const cas = seededSigner('votes Cas');
  match.control.intercept = (message) => {
    if (!isVote(message) || message.from !== 'Cas') return [message.text];
    const vote = messageIn(message)!;
    const { index, term: lastTerm } = vote.head as typeof emptyHead;
    const candidate = {
      key: keyOf(seededSigner(`votes ${message.to || 'Ben'}`)),
      term: vote.term as number,
    };
    const signedVote = signVote(cas, room, candidate, { lastTerm, index, hash: 'A'.repeat(43) });
    return framesOf(JSON.stringify({ ...vote, vote: signedVote }));
  };
  match.crash('Ada');
  await match.until(() => match.all().every(isOpen), 4000);
  match.control.intercept = null;
  await match.finish();
});

test('a reveal that was given for a step that is lost is not given again for another', async () => {
  const match = await watchedMatch('lost step', 'mens-erger-je-niet', threeNames);
  await match.play(4);
  // Wait until no draw is pending, so that Ben misses none.
  await match.until(() => match.all().some(({ state }) => state!.match!.moves.length > 0));
  match.crash('Ben');
  // Change Ben's memory as if he had given reveals to a host whose last steps were lost.
  const disk = await match.browser('Ben').services.savedTables();
  const entry = (await disk.list()).find(({ role }) => role === 'guest')!;
  const { memory } = (await disk.get('guest', entry.room)) as GuestSave;
  const { open } = memory.match!.revealed;
  const revealCounts = { open: open + 4, sealed: 0 };
  const lastReveal = { after: 'A'.repeat(43), kind: 'open' as const };
  await disk.put(entry, {
    v: 2,
    memory: { ...memory, match: { ...memory.match!, revealed: revealCounts, lastReveal } },
  });
  const revealedDraws: number[] = [];
  match.control.intercept = (intercepted) => {
    const message = messageIn(intercepted);
    if (intercepted.from === 'Ben' && message?.t === 'reveal') revealedDraws.push(message.draw as number);
    return [intercepted.text];
  };
  const ben = await match.reopen('Ben');
  await match.until(() => isOpen(ben));
  await match.play(12);
  // Left out once, Ben sits out the next 20 draws.
  const draws = match.at('Ada').state!.match!.fair!.draws;
  expect(draws).toBeGreaterThan(open + 4);
  expect(revealedDraws.filter((draw) => draw <= open + 20)).toEqual([]);
});
