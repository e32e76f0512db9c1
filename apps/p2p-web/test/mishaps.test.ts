/** Small mishaps that once stopped a table, or told its people something false. */
import { expect, test } from 'vitest';
import { OwnChains } from '../src/fair/own-chains.ts';
import { JointChance } from '../src/host/joint-chance.ts';
import { newRoom } from '../src/host/room.ts';
import { Timers } from '../src/host/timers.ts';
import { framesOf } from '../src/protocol/frames.ts';
import { makeTables } from '../src/tables/make.ts';
import { memoryWorld } from './kit/browsers.ts';
import { playOn as playOnParty, startedParty, usualPolicy } from './kit/party.ts';
import { playOn, startMatch } from './kit/table.ts';

test('a host that hands over is told that it worked', async () => {
  const home = await startMatch('given', 'daumen-drauf', ['Ada', 'Ben']);
  const { tables, host, clock } = home;
  await playOn(home, tables, 3);
  let answer: unknown = null;
  void host.act({ kind: 'hand-over', person: tables[1]!.state!.me }).then((given) => {
    answer = given;
  });
  await clock.until(() => answer !== null);
  expect(answer).toEqual({ ok: true });
});

test('who left on purpose stops nobody, also after a reload of the host', async () => {
  const home = await startMatch('left', 'david-goliath', ['Ada', 'Ben', 'Cas'], { rules: { away: 'bot' } });
  const { tables, clock, crash } = home;
  await playOn(home, tables, 4);
  tables[1]!.leave();
  tables[2]!.leave();
  for (let ticks = 0; ticks < 200; ticks++) await clock.tick();
  crash('Ada');
  const again = (await home.browser('Ada').tables.host(home.room))!;
  await clock.until(() => again.line.state === 'open');
  for (let ticks = 0; ticks < 300; ticks++) await clock.tick();
  expect(again.state!.waiting).toEqual([]);
});

test('a guest whose browser keeps nothing any more stops nobody', async () => {
  const { clock, browser } = memoryWorld('full');
  const [ada, ben] = [browser('Ada'), browser('Ben')];
  let isFull = false;
  const bens = makeTables({
    ...ben.services,
    shelf: async () => {
      const shelf = await ben.services.shelf();
      return {
        ...shelf,
        put: async (entry, save) => {
          if (isFull) throw new Error('QuotaExceededError');
          await shelf.put(entry, save);
        },
      };
    },
  });
  const { room } = await ada.tables.create({
    game: 'mens-erger-je-niet',
    options: {},
    policy: usualPolicy,
    chairs: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
  });
  const host = (await ada.tables.host(room))!;
  await clock.until(() => host.line.state === 'open' && host.listening === 'open');
  const guest = (await bens.join(host.invitation))!;
  await clock.until(() => guest.line.state === 'open');
  await guest.act({ kind: 'profile', name: 'Ben', colour: null });
  await guest.act({ kind: 'sit', seat: 1 });
  await guest.act({ kind: 'ready', ready: true });
  await host.act({ kind: 'start' });
  await clock.until(() => (host.state?.match?.version ?? 0) > 0);
  isFull = true;
  const until = clock.now + 40_000;
  while (clock.now < until) await clock.tick();
  expect(guest.line.state).toBe('open');
  expect(host.state!.waiting).toEqual([]);
});

test('a table that is handed over malformed is not taken', () => {
  const party = startedParty({ seed: 'malformed', game: 'david-goliath', people: 3 });
  party.wait(5000);
  const guest = party.guests[1]!;
  for (const saved of [{}, { v: 1, room: {}, record: null, steps: 0 }]) {
    const [frame] = framesOf(JSON.stringify({ t: 'inherit', saved }));
    const effects = guest.client.input({ is: 'text', text: frame! }, party.now);
    expect(effects.map((effect) => effect.do)).not.toContain('inherit');
  }
});

test('a draw goes on without who is silent, also when the host itself was late', () => {
  const timers = new Timers();
  const people = ['host', 'guest'].map((id) => ({ id, key: id }));
  const chairs = people.map(({ id }) => ({ kind: 'me', name: id }) as const);
  const table = { game: 'mens-erger-je-niet', options: {}, policy: usualPolicy, chairs };
  const room = { ...newRoom('secret', table, people, false), matches: 1 };
  const drawn: number[] = [];
  const chance = new JointChance({
    room,
    timers,
    isHere: () => true,
    drawn: (id) => drawn.push(id),
    drawAlone: () => {},
    frozen: () => false,
    steps: () => 0,
    settled: () => {},
    changed: () => {},
  });
  const wakeAt = (now: number): void => {
    for (let due = timers.due(now); due; due = timers.due(now)) chance.wake(due, now);
  };
  const [mine, other] = [1, 2].map((seed) => new OwnChains(new Uint8Array(32).fill(seed), 'room', 1, 'salt'));
  chance.begin(0);
  chance.pledge('host', 1, mine!.pledge, 0);
  chance.pledge('guest', 1, other!.pledge, 0);
  chance.draw(1, { kind: 'dice', count: 1, faces: 6, sealed: false }, 0);
  wakeAt(1_600);
  chance.give('host', 1, 1, mine!.link('open', 1), 1_700);
  for (let now = 2_000; now < 10_000; now += 500) wakeAt(now);
  expect(drawn).toEqual([1]);
});

test('who left elects nobody, also when they come back by the link and find no host', async () => {
  const home = await startMatch('promise', 'david-goliath', ['Ada', 'Ben', 'Cas'], {
    rules: { away: 'bot' },
  });
  const { tables, clock, network, browser, invitation } = home;
  const [ada, ben, cas] = tables;
  await playOn(home, tables, 4);
  ben!.leave();
  cas!.leave();
  await clock.tick();
  // From here on neither side hears of the other.
  network.partition(['Ada'], ['Ben', 'Cas']);
  const back = await Promise.all(['Ben', 'Cas'].map((name) => browser(name).tables.join(invitation)));
  const until = clock.now + 200_000;
  while (clock.now < until && (await clock.tick()));
  expect(ada!.state!.waiting).toEqual([]);
  for (const table of back) expect(table!.line.state).toBe('connecting');
});

test('how long an entry is tells nobody what it says', () => {
  const party = startedParty({ seed: 'sealed', game: 'daumen-drauf', people: 3 });
  party.wait(5000);
  const lengths: number[] = [];
  playOnParty(party, 'sealed', () => {
    const step = party.host.match!.history.at(-1)?.step;
    if (step && 'move' in step && step.move.type === 'show') {
      lengths.push(party.host.room.legacy!.entries.at(-1)!.length);
    }
  });
  expect(lengths.length).toBeGreaterThan(10);
  expect(new Set(lengths).size).toBe(1);
});

test('a host cannot save the cards of a match that others still play', async () => {
  const home = await startMatch('record', 'daumen-drauf', ['Ada', 'Ben']);
  await playOn(home, home.tables, 3);
  const { tables } = home.browser('Ada');
  expect(await tables.record(home.room)).toBe('secret');
  await playOn(home, home.tables);
  expect(await tables.record(home.room)).toContain('daumen-drauf');
});
