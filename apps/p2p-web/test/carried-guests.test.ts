/** Guests who do not reach the host are connected through another guest, who carries sealed texts. */
import { describe, expect, test } from 'vitest';
import { writeOffer } from '../src/protocol/carried-offer.ts';
import { carrierAddresses, hostAddress, readInvitation } from '../src/protocol/room.ts';
import type { Answer, HostedTable, Table } from '../src/tables/table.ts';
import { newSealedEnd } from '../src/transport/sealed/sealed-end.ts';
import type { CallListener, Listening } from '../src/transport/transport.ts';
import { memoryWorld, seededSigner, untilQuiet, type Watch } from './kit/browsers.ts';
import type { Intercept } from './kit/intercept.ts';
import { RawHost } from './kit/raw-host.ts';
import { SwappedKeys } from './kit/swapped-keys.ts';
import { playOn, startMatch, verdictOf } from './kit/table.ts';

/** The name of whoever carries this person's connection, as the table shows it; null if it is direct. */
function viaOf(table: Table, name: string): string | null {
  const people = table.state?.people ?? [];
  const via = people.find((person) => person.name === name)?.via;
  return via === undefined ? null : (people.find(({ id }) => id === via)?.name ?? '?');
}

/** Ada hosts a lobby, and the others sit down. */
async function openLobby(seed: string, names: readonly string[], watch?: Watch) {
  const world = memoryWorld(seed, undefined, watch);
  const { clock, browser } = world;
  const ada = browser('Ada');
  const { tables } = ada;
  // Lets a test report what only a real network does: calls that take long, and the loss of signalling.
  let listener: CallListener | null = null;
  let listening: Listening | null = null;
  let isLost = false;
  const transport = await ada.services.transport();
  ada.services.transport = async () => ({
    ...transport,
    listen: (address, callListener) => {
      listener = callListener;
      listening = transport.listen(address, callListener);
      const { close } = listening;
      return {
        get state() {
          return isLost ? 'lost' : listening!.state;
        },
        close,
      };
    },
  });
  const setPending = (count: number) => listener!.pending!(count);
  const loseSignalling = () => {
    isLost = true;
    listening!.close();
    listener!.state!('lost');
  };
  const { room } = await tables.create({
    game: 'gouda-gouda',
    options: {},
    policy: { away: 'wait', undo: 'ask', takeover: true, clockSeconds: null, breathSeconds: 2 },
    chairs: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
  });
  const host: HostedTable = (await tables.host(room))!;
  await clock.until(() => host.listening === 'open');
  const join = async (name: string): Promise<Table> => {
    const table = (await browser(name).tables.join(host.invitation))!;
    await clock.until(() => table.connection.state === 'open');
    await table.act({ kind: 'profile', name, colour: null });
    return table;
  };
  const guests: Table[] = [];
  for (const [index, name] of names.entries()) {
    const guest = await join(name);
    await guest.act({ kind: 'sit', seat: index + 1 });
    guests.push(guest);
  }
  const { secret } = readInvitation(host.invitation)!;
  return { ...world, host, guests, join, secret, setPending, loseSignalling };
}

test('somebody who has only the link joins through a guest, whom everybody sees', async () => {
  const { clock, network, host, guests, join } = await openLobby('first join', ['Ben']);
  network.block('Ada', 'Cas');
  const cas = await join('Cas');
  expect(await cas.act({ kind: 'sit', seat: 2 })).toEqual({ ok: true });
  await untilQuiet();
  for (const table of [host, ...guests, cas]) expect(viaOf(table, 'Cas')).toBe('Ben');
  expect(viaOf(host, 'Ben')).toBe(null);
  // Cas's direct calls keep failing, but the host does not see a failed call.
  const startMs = clock.now;
  await clock.until(() => clock.now - startMs > 40_000);
  expect(host.hasFailedCall).toBe(false);
});

test('somebody joins through a guest while the host has no signalling server', async () => {
  const { host, join, loseSignalling } = await openLobby('no signalling', ['Ben']);
  loseSignalling();
  const cas = await join('Cas');
  expect(viaOf(cas, 'Cas')).toBe('Ben');
  expect(viaOf(host, 'Cas')).toBe('Ben');
});

test('guests are asked to carry when a call takes longer than two seconds', async () => {
  const { clock, host, setPending } = await openLobby('slow call', ['Ben']);
  const advance = async (milliseconds: number) => {
    const endMs = clock.now + milliseconds;
    clock.after(milliseconds, () => {});
    await clock.until(() => clock.now >= endMs);
  };
  setPending(1);
  await advance(1_900);
  setPending(0);
  await advance(1_900);
  expect(host.state!.carriers).toBe(undefined);
  setPending(1);
  await advance(1_900);
  setPending(2);
  expect(host.state!.carriers).toBe(undefined);
  await advance(200);
  expect(host.state!.carriers).toBe(true);
});

test('a spectator carries nobody', async () => {
  const { clock, network, browser, host, join } = await openLobby('spectator', []);
  await join('Ben');
  network.block('Ada', 'Cas');
  const cas = (await browser('Cas').tables.join(host.invitation))!;
  const startMs = clock.now;
  await clock.until(() => clock.now - startMs > 60_000);
  expect(cas.connection).toMatchObject({ state: 'connecting', why: 'blocked' });
  expect(host.hasFailedCall).toBe(true);
});

test('a player who loses the direct way during a match plays on through a guest', async () => {
  const match = await startMatch('lost way', 'gouda-gouda', ['Ada', 'Ben', 'Cas']);
  const { clock, network, tables, host } = match;
  const cas = tables[2]!;
  await playOn(match, tables, 5);
  network.block('Ada', 'Cas');
  const startMs = clock.now;
  await clock.until(() => viaOf(cas, 'Cas') === 'Ben' && cas.connection.state === 'open');
  expect(clock.now - startMs).toBeLessThan(6_000);
  await playOn(match, tables);
  expect(viaOf(host, 'Cas')).toBe('Ben');
  for (const table of tables) expect(verdictOf(table)).toMatchObject({ type: 'verified' });
});

test('whoever is carried moves to a direct connection without losing a command', async () => {
  const latency = { ms: 0 };
  const match = await startMatch('moves over', 'gouda-gouda', ['Ada', 'Ben', 'Cas'], { latency });
  const { clock, network, tables, host } = match;
  const cas = tables[2]!;
  const unblock = network.block('Ada', 'Cas');
  await clock.until(() => viaOf(host, 'Cas') === 'Ben' && cas.connection.state === 'open');
  unblock();
  latency.ms = 40;
  const startMs = clock.now;
  const answers: Promise<Answer>[] = [];
  const states = new Set<string>();
  // A command every 100 ms, so that several are on their way while the session moves.
  const sendCommands = () => {
    if (viaOf(host, 'Cas') === null && clock.now - startMs > 20_000) return;
    answers.push(cas.act({ kind: 'profile', name: 'Cas', colour: `c${answers.length % 7}` }));
    states.add(cas.connection.state);
    clock.after(100, sendCommands);
  };
  sendCommands();
  await clock.until(() => viaOf(cas, 'Cas') === null);
  expect(clock.now - startMs).toBeLessThan(20_000);
  await clock.until(() => clock.now - startMs > 22_000);
  expect(new Set((await Promise.all(answers)).map(({ ok }) => ok))).toEqual(new Set([true]));
  expect(answers.length).toBeGreaterThan(100);
  expect([...states]).toEqual(['open']);
  latency.ms = 0;
  // Wait until the messages that were sent with latency have arrived.
  await clock.until(() => clock.now - startMs > 25_000);
  await playOn(match, tables, 8);
  for (const { state } of tables) expect(state!.match!.fair!.violation).toBe(null);
});

test('if a man in the middle answers the direct calls, the carried connection stays', async () => {
  const match = await startMatch('impostor', 'gouda-gouda', ['Ada', 'Ben', 'Cas']);
  const { clock, network, room, tables } = match;
  const cas = tables[2]!;
  const unblock = network.block('Ada', 'Cas');
  await clock.until(() => viaOf(cas, 'Cas') === 'Ben' && cas.connection.state === 'open');
  // Cas cannot reach Ada any more, so her calls to the host's address reach Eve.
  network.partition(['Ada'], ['Cas']);
  unblock();
  let calls = 0;
  const eve = network.transport('Eve');
  eve.listen(hostAddress(room, 0), {
    connected: async (fromCas) => {
      calls += 1;
      const toAda = await eve.call(hostAddress(room, 0));
      fromCas.listen({ text: (text) => toAda.send(text), closed: () => toAda.close() });
      toAda.listen({ text: (text) => fromCas.send(text), closed: () => fromCas.close() });
    },
  });
  const states = new Set<string>();
  cas.subscribe(() => states.add(cas.connection.state));
  const startMs = clock.now;
  await clock.until(() => clock.now - startMs > 120_000);
  expect(calls).toBeGreaterThan(1);
  expect([...states]).toEqual(['open']);
  expect(viaOf(cas, 'Cas')).toBe('Ben');
});

test('a silent stranger at the host’s address does not delay the search for a carrier', async () => {
  const match = await startMatch('silent stranger', 'gouda-gouda', ['Ada', 'Ben', 'Cas']);
  const { clock, network, room, tables } = match;
  const cas = tables[2]!;
  let calls = 0;
  network.transport('Eve').listen(hostAddress(room, 0), { connected: () => void calls++ });
  network.partition(['Ada'], ['Cas']);
  const startMs = clock.now;
  await clock.until(() => viaOf(cas, 'Cas') === 'Ben' && cas.connection.state === 'open');
  expect(calls).toBeGreaterThan(0);
  expect(clock.now - startMs).toBeLessThan(6_000);
});

test('when the carrier leaves, another one takes over', async () => {
  const match = await startMatch('carrier leaves', 'gouda-gouda', ['Ada', 'Ben', 'Cas', 'Dan'], {
    rules: { away: 'bot' },
  });
  const { clock, network, tables, host, crash } = match;
  const cas = tables[2]!;
  network.block('Ada', 'Cas');
  await clock.until(() => viaOf(cas, 'Cas') !== null && cas.connection.state === 'open');
  const firstCarrier = viaOf(cas, 'Cas')!;
  const secondCarrier = firstCarrier === 'Ben' ? 'Dan' : 'Ben';
  crash(firstCarrier);
  const startMs = clock.now;
  await clock.until(() => viaOf(host, 'Cas') === secondCarrier && cas.connection.state === 'open');
  expect(clock.now - startMs).toBeLessThan(8_000);
});

test('when the host is gone, whoever was carried follows the next one, through a carrier if needed', async () => {
  const match = await startMatch('host leaves', 'gouda-gouda', ['Ada', 'Ben', 'Cas', 'Dan']);
  const { clock, network, tables, crash } = match;
  const cas = tables[2]!;
  network.block('Ada', 'Cas');
  await clock.until(() => viaOf(cas, 'Cas') !== null && cas.connection.state === 'open');
  crash('Ada');
  const others = tables.slice(1);
  const hostOf = ({ state }: Table) => state!.people.find(({ host }) => host)!.name;
  await clock.until(() =>
    others.every((table) => table.connection.state === 'open' && hostOf(table) !== 'Ada'),
  );
  expect(viaOf(cas, 'Cas')).toBe(null);
  const newHost = hostOf(cas);
  const blockedGuest = newHost === 'Cas' ? 'Ben' : 'Cas';
  network.block(newHost, blockedGuest);
  const table = others.find(
    ({ state }) => state!.people.find(({ id }) => id === state!.me)!.name === blockedGuest,
  )!;
  await clock.until(() => viaOf(table, blockedGuest) !== null && table.connection.state === 'open');
  expect([newHost, blockedGuest]).not.toContain(viaOf(table, blockedGuest));
});

test('nobody listens for calls to carry as long as nobody needs it', async () => {
  const { clock, network, host, guests, secret, join } = await openLobby('no need', ['Ben']);
  const isAnyCarrierListening = async (): Promise<boolean> => {
    const calls = carrierAddresses(secret).map((address) => network.transport('Eve').call(address));
    return (await Promise.allSettled(calls)).some(({ status }) => status === 'fulfilled');
  };
  await join('Cas');
  const startMs = clock.now;
  await clock.until(() => clock.now - startMs > 10_000, 100).catch(() => {});
  expect(await isAnyCarrierListening()).toBe(false);
  network.block('Ada', 'Dan');
  network
    .transport('Dan')
    .call(hostAddress(secret, 0))
    .catch(() => {});
  await untilQuiet();
  expect(await isAnyCarrierListening()).toBe(true);
  // Guests stop carrying three minutes after the last sign that somebody needs them.
  await clock.until(() => host.state!.carriers === undefined);
  expect(guests[0]!.state!.carriers).toBe(undefined);
  expect(await isAnyCarrierListening()).toBe(false);
});

describe('a carrier', () => {
  /** Opens a lobby in which Ben becomes a carrier, because Eve cannot reach the host. `call` calls Ben as Eve and records what she receives. */
  async function openCarrier(seed: string) {
    const lobby = await openLobby(seed, ['Ben']);
    const { network, secret } = lobby;
    network.block('Ada', 'Eve');
    network
      .transport('Eve')
      .call(hostAddress(secret, 0))
      .catch(() => {});
    await untilQuiet();
    const call = async () => {
      const calls = carrierAddresses(secret).map((address) => network.transport('Eve').call(address));
      const results = await Promise.allSettled(calls);
      const connection = results.flatMap((result) =>
        result.status === 'fulfilled' ? [result.value] : [],
      )[0]!;
      const received: string[] = [];
      connection.listen({ text: (text) => received.push(text), closed: () => received.push('(closed)') });
      return { connection, received };
    };
    const offer = () => writeOffer(secret, 'caller', newSealedEnd('caller').publicKey);
    return { ...lobby, call, offer };
  }

  test('carries four connections and no more', async () => {
    const { call, offer } = await openCarrier('four');
    const calls = [await call(), await call(), await call(), await call()];
    for (const { connection } of calls) connection.send(offer());
    const fifthCall = await call();
    await untilQuiet();
    expect(calls.map(({ received }) => received.length)).toEqual([1, 1, 1, 1]);
    expect(fifthCall.received).toEqual(['(closed)']);
  });

  test('frees the place of whoever does not prove to have the link, or says nothing for five seconds', async () => {
    const { clock, call, offer } = await openCarrier('without the link');
    const { connection, received } = await call();
    connection.send(writeOffer('another secret', 'caller', newSealedEnd('caller').publicKey));
    await untilQuiet();
    expect(received).toEqual(['(closed)']);
    const silentCalls = [await call(), await call(), await call(), await call()];
    const startMs = clock.now;
    await clock.until(() => silentCalls.every(({ received }) => received.length > 0));
    expect(clock.now - startMs).toBe(5_000);
    const laterCall = await call();
    laterCall.connection.send(offer());
    await untilQuiet();
    expect(laterCall.received).toHaveLength(1);
  });
});

describe('the host', () => {
  const ben = seededSigner('Ben');
  const cas = seededSigner('Cas');
  const carryMessage = (id: number) => ({ t: 'carry', id, text: 'AAAA' });

  test('lets nobody carry over a carried connection', () => {
    const host = new RawHost();
    host.enter(1, ben);
    host.enter(2, cas, 1);
    host.send(1, carryMessage(1));
    for (let count = 0; count < 3; count++) host.send(2, carryMessage(1));
    expect(host.carried.map(({ connection }) => connection)).toEqual([1]);
    expect(host.closed).toEqual(new Set([2]));
  });

  test('lets no stranger carry', () => {
    const host = new RawHost();
    host.connect(1);
    host.send(1, carryMessage(1));
    expect(host.carried).toEqual([]);
    expect(host.closed).toEqual(new Set([1]));
  });

  test('ends a carried connection that sends too much, and not the carrier’s', () => {
    const host = new RawHost();
    host.enter(1, ben);
    for (let count = 0; count < 1_001; count++) host.send(1, carryMessage(1));
    expect(host.carried.map((effect) => effect.text)).toEqual([...Array(1_000).fill('AAAA'), null]);
    expect(host.closed).toEqual(new Set());
    host.send(1, { t: 'do', n: 1, act: { kind: 'profile', name: 'Ben', colour: null } });
    expect(host.lastMessageTo(1)).toEqual({ t: 'did', n: 1, answer: { ok: true } });
  });
});

describe('a hostile carrier', () => {
  const isCarry = (text: string) => text.includes('"t":"carry"');

  test('sees nothing of what it carries', async () => {
    const carriedTexts: string[] = [];
    const intercept: Intercept = ({ from, to, down, text }) => {
      const isCarried = (down && from === 'Ben' && to === 'Cas') || (from === 'Ben' && isCarry(text));
      if (isCarried || (to === 'Ben' && isCarry(text))) carriedTexts.push(text);
      return [text];
    };
    const { network, host, join } = await openLobby('reads', ['Ben'], { intercept });
    network.block('Ada', 'Cas');
    const cas = await join('Cas');
    await cas.act({ kind: 'say', text: 'a word that only Ada may read', reaction: false });
    await untilQuiet();
    expect(host.state!.chat.at(-1)!.text).toBe('a word that only Ada may read');
    const allTexts = carriedTexts.join('\n');
    const decoded = [...allTexts.matchAll(/[\w-]{100,}/g)].map(([part]) =>
      Buffer.from(part, 'base64url').toString('latin1'),
    );
    expect(decoded.length).toBeGreaterThan(10);
    for (const text of [allTexts, ...decoded]) expect(text).not.toMatch(/only Ada|"act"|profile|snapshot/);
  });

  type Change = (text: string, count: number) => readonly string[];

  test.each<[string, Change | 'swap keys']>([
    [
      'changes a text',
      (text, count) => [count === 4 ? `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}` : text],
    ],
    ['repeats a text', (text, count) => (count === 4 ? [text, text] : [text])],
    ['leaves out a text', (text, count) => (count === 4 ? [] : [text])],
    ['shortens a text', (text, count) => [count === 4 ? text.slice(0, 200) : text]],
    ['puts its own key in between', 'swap keys'],
  ])('that %s is left, and nothing false is shown', async (_, change) => {
    let secret = '';
    let hostileCarrier = '';
    let hostileAddress = '';
    const textCounts = new Map<string, number>();
    const swappedKeys = new Map<string, SwappedKeys>();
    const intercept: Intercept = ({ from, to, connectionId, down, address, text }) => {
      if (secret === '' || !carrierAddresses(secret).includes(address)) return [text];
      if (down && to === 'Cas') {
        // The first carrier that Cas finds is the hostile one.
        hostileCarrier ||= from;
        hostileAddress ||= address;
      }
      if (change === 'swap keys' && (hostileAddress === '' || address === hostileAddress)) {
        const swapped = swappedKeys.get(connectionId) ?? new SwappedKeys(secret);
        swappedKeys.set(connectionId, swapped);
        return down ? swapped.down(text) : swapped.up(text);
      }
      if (!down || from !== hostileCarrier || change === 'swap keys') return [text];
      const count = (textCounts.get(connectionId) ?? 0) + 1;
      textCounts.set(connectionId, count);
      return change(text, count);
    };
    const match = await startMatch('hostile carrier', 'gouda-gouda', ['Ada', 'Ben', 'Cas', 'Dan'], {
      watch: { intercept },
    });
    const { clock, network, tables, invitation } = match;
    secret = readInvitation(invitation)!.secret;
    const cas = tables[2]!;
    network.block('Ada', 'Cas');
    const honestCarrier = () => (hostileCarrier === 'Ben' ? 'Dan' : 'Ben');
    await clock.until(
      () => hostileCarrier !== '' && viaOf(cas, 'Cas') === honestCarrier() && cas.connection.state === 'open',
    );
    const { version } = cas.state!.match!;
    await playOn(match, tables, 8);
    expect(viaOf(cas, 'Cas')).toBe(honestCarrier());
    expect(cas.state!.match!.version).toBeGreaterThan(version);
    for (const { state } of tables) expect(state!.match!.fair!.violation).toBe(null);
    // A carrier that swaps the keys reads the handshake, which then fails.
    const types = [...swappedKeys.values()].flatMap(({ openedFrames }) =>
      openedFrames.flatMap((frame) => /"t":"([^"]+)"/.exec(frame)?.[1] ?? []),
    );
    expect([...new Set(types)]).toEqual(change === 'swap keys' ? ['hello', 'challenge'] : []);
  });
});
