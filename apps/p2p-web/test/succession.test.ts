/** Changes of host in which those who vote, stand or inherit die, lie, or know less than others: each a whole story. */
import { describe, expect, test } from 'vitest';
import { addressOf, readInvitation } from '../src/protocol/room.ts';
import type { Table } from '../src/tables/table.ts';
import { playOn } from './kit/evening.ts';
import { four, hostOf, isOpen, isVote, read, story, three } from './kit/story.ts';
import type { Ear } from './kit/tap.ts';

describe('a candidate that dies between vote and election', () => {
  test('is not waited for where the others are enough', async () => {
    const { control, gone, back, follow, finish, clock, at, ...home } = await story(
      'dies',
      'daumen-drauf',
      four,
    );
    await playOn({ clock }, home.tables, 5);
    let votes = 0;
    control.ear = (said) => {
      if (!isVote(said) || said.from === 'Ben') return [said.text];
      votes += 1;
      return [];
    };
    gone('Ada');
    await clock.until(() => votes === 2);
    gone('Ben');
    control.ear = null;
    await clock.until(() => [at('Cas'), at('Dee')].some(({ hosted }) => hosted));
    const elected = at('Cas').hosted ? 'Cas' : 'Dee';
    await follow(elected);
    await back('Ben');
    await back('Ada');
    await follow(elected);
    expect(at('Ben').hosted).toBeNull();
    await finish();
  });

  test('binds who voted for it until it is back, and then the old host is followed again', async () => {
    const { control, gone, back, follow, finish, clock, at, seconds, ...home } = await story(
      'bound',
      'daumen-drauf',
      three,
    );
    await playOn({ clock }, home.tables, 5);
    let votes = 0;
    control.ear = (said) => {
      if (!isVote(said)) return [said.text];
      votes += 1;
      return [];
    };
    gone('Ada');
    await clock.until(() => votes > 0);
    gone('Ben');
    control.ear = null;
    await back('Ada');
    await seconds(120);
    // Ben could be host with the vote of Cas, for all that she knows; and Ada knows that he could.
    expect(isOpen(at('Cas'))).toBe(false);
    expect(at('Ada').state!.waiting).toHaveLength(2);
    await back('Ben');
    await follow('Ada');
    await finish();
  });
});

test('who voted for a candidate that gave up out of earshot comes back to the old host', async () => {
  const { control, network, follow, finish, clock, at, ...home } = await story(
    'gave up',
    'david-goliath',
    four,
  );
  await playOn({ clock }, home.tables, 5);
  let votes = 0;
  control.ear = (said) => {
    if (!isVote(said)) return [said.text];
    votes += 1;
    return [];
  };
  const heal = network.partition(['Ada'], ['Ben', 'Cas', 'Dee']);
  await clock.until(() => votes > 0);
  // The host is back, and nobody hears the candidate any more.
  heal();
  const healed = network.partition(['Ben'], ['Cas', 'Dee']);
  control.ear = null;
  await clock.until(() => isOpen(at('Ben')));
  healed();
  await follow('Ada');
  await finish();
});

test('who voted hears on the same line that nobody was elected, and is told nothing false about why', async () => {
  const { control, network, clock, at, gone, tables } = await story('in vain', 'daumen-drauf', [
    ...four,
    'Eve',
  ]);
  await playOn({ clock }, tables, 5);
  // Ben and Cas are two of the three that it takes.
  network.partition(['Ben', 'Cas'], ['Dee', 'Eve']);
  let votes = 0;
  let voted = 0;
  control.ear = (said) => {
    if (said.from === 'Cas' && isVote(said)) votes += 1;
    const message = said.to === 'Cas' ? read(said) : null;
    if (message?.t !== 'released') return [said.text];
    voted ||= votes;
    const wait = { by: 'A'.repeat(43), left: 20_000, signature: 'A'.repeat(86) };
    return [`.${JSON.stringify({ ...message, wait })}`];
  };
  gone('Ada');
  await clock.until(() => voted > 0);
  expect(voted).toBe(1);
  await clock.tick();
  expect(at('Cas').fate!.waits).toBeNull();
});

test('of two candidates at once one is host', async () => {
  const { network, gone, back, follow, finish, clock, at, ...home } = await story(
    'two',
    'gouda-gouda',
    three,
  );
  await playOn({ clock }, home.tables, 5);
  const heal = network.partition(['Ben'], ['Cas']);
  gone('Ada');
  await clock.until(() => ['Ben', 'Cas'].every((name) => at(name).fate?.votes === 1));
  heal();
  await clock.until(() => [at('Ben'), at('Cas')].every((table) => isOpen(table)));
  const host = hostOf(at('Ben'))!;
  expect(['Ben', 'Cas']).toContain(host);
  await back('Ada');
  await follow(host);
  await finish();
});

test('an elected host waits while those who elected it could elect another, and follows that one', async () => {
  const { control, network, gone, follow, finish, clock, at, watcher, ...home } = await story(
    'elsewhere',
    'daumen-drauf',
    four,
  );
  await playOn({ clock }, home.tables, 5);
  const before = watcher.steps;
  // He is host, but nobody comes to him: they are cut off, and elect another.
  control.ear = (said) => (said.from === 'Ben' && read(said)?.t === 'challenge' ? [] : [said.text]);
  gone('Ada');
  await clock.until(() => at('Ben').hosted !== null);
  const heal = network.partition(['Ben'], ['Cas', 'Dee']);
  await clock.until(() => [at('Cas'), at('Dee')].some(({ hosted }) => hosted));
  const elected = at('Cas').hosted ? 'Cas' : 'Dee';
  await clock.until(() =>
    [at('Cas'), at('Dee')].every((table) => hostOf(table) === elected && isOpen(table)),
  );
  expect(at('Ben').state!.waiting.length).toBeGreaterThan(0);
  expect(at('Ben').state!.match!.version).toBe(before);
  await playOn({ clock }, [at('Cas'), at('Dee')], 4);
  watcher.look();
  heal();
  control.ear = null;
  await follow(elected);
  await finish();
});

test('who handed over cannot be followed by two', async () => {
  const { network, follow, finish, clock, at, host, watcher, ...home } = await story(
    'given',
    'daumen-drauf',
    four,
  );
  await playOn({ clock }, home.tables, 5);
  const heal = network.partition(['Ben'], ['Cas', 'Dee']);
  await host.act({ kind: 'hand-over', person: at('Ben').state!.me });
  await clock.until(() => at('Ben').hosted !== null);
  await clock.until(() => [at('Cas'), at('Dee')].some(({ hosted }) => hosted));
  watcher.look();
  expect(at('Ben').state!.waiting.length).toBeGreaterThan(0);
  heal();
  await follow(at('Cas').hosted ? 'Cas' : 'Dee');
  await finish();
});

test('a candidate with an older journal goes on with what the others know', async () => {
  const { control, gone, back, follow, finish, clock, at, watcher, ...home } = await story(
    'older',
    'gouda-gouda',
    four,
  );
  await playOn({ clock }, home.tables, 5);
  // Ben and Dee do not hear of the last steps.
  control.ear = (said) => (said.down && said.from === 'Ada' && said.to !== 'Cas' ? [] : [said.text]);
  const { version } = at('Ben').state!.match!;
  await playOn({ clock }, [at('Ada'), at('Cas')], 1);
  expect(at('Cas').state!.match!.version).toBeGreaterThan(version);
  const known = at('Cas').state!.match!.version;
  gone('Ada');
  control.ear = null;
  await follow('Ben');
  expect(watcher.reigns.get(2)!.began).toBe(known);
  await back('Ada');
  await finish();
});

describe('a host that is back when another would begin', () => {
  /** Ada makes a step that only she knows, and is back when the vote that was missing is on its way. */
  async function returning(seed: string, names: readonly string[]) {
    const home = await story(seed, 'mens-erger-je-niet', names);
    const { control, clock, network, at, tables, watcher } = home;
    await playOn({ clock }, tables, 4);
    const canMove = ({ state }: Table) => state!.match!.moves.length > 0;
    for (let turns = 0; !canMove(at('Ada')); turns++) {
      expect(turns).toBeLessThan(200);
      const others = tables.slice(1).filter(canMove);
      if (others.length > 0) await playOn({ clock }, others, 1);
      await clock.tick();
    }
    const light = network.blackout('Ada');
    const { version } = at('Ben').state!.match!;
    await playOn({ clock }, [at('Ada')], 1);
    expect(at('Ada').state!.match!.version).toBeGreaterThan(version);
    for (const name of names.slice(1)) network.cut('Ada', name);
    let votes = 0;
    control.ear = (said) => {
      if (isVote(said) && ++votes === 1) light();
      return [said.text];
    };
    return { ...home, known: watcher.steps, isBack: () => votes > 0 };
  }

  test.each([
    ['all have voted', three, 'a'],
    ['all have voted, another evening', three, 'b'],
    ['enough have voted', four, 'a'],
    ['enough have voted, another evening', four, 'b'],
    ['enough have voted, a third evening', four, 'c'],
  ] as const)('has its table again, with what only it knew: %s', async (_, names, seed) => {
    const { clock, at, follow, finish, watcher, known, isBack } = await returning(`back ${seed}`, names);
    await clock.until(isBack);
    const then = clock.now;
    await clock.until(() => isOpen(at('Ben')));
    // Where nobody else is waited for, that is at once.
    if (names === three) expect(clock.now).toBe(then);
    await follow('Ada');
    expect([...watcher.reigns.keys()]).toEqual([0]);
    for (const name of names) expect(at(name).state!.match!.version).toBeGreaterThanOrEqual(known);
    await finish();
  });

  test('is not believed if it is somebody else: they go on', async () => {
    const { clock, at, browser, gone, follow, finish, tables, invitation } = await story(
      'squatter',
      'daumen-drauf',
      three,
    );
    await playOn({ clock }, tables, 4);
    gone('Ada');
    const { secret } = readInvitation(invitation)!;
    let calls = 0;
    const transport = await browser('Wim').means.transport();
    transport.listen(addressOf(secret, 0), {
      connected: () => {
        calls += 1;
      },
    });
    await clock.until(() => ['Ben', 'Cas'].some((name) => at(name).hosted));
    expect(calls).toBeGreaterThan(0);
    await follow(at('Ben').hosted ? 'Ben' : 'Cas');
    await finish();
  });
});

describe('an heir that lies', () => {
  const lie = (change: (message: Record<string, unknown>) => object): Ear => {
    return (said) => [isVote(said) && said.from === 'Cas' ? JSON.stringify(change(read(said)!)) : said.text];
  };

  test.each<[string, string, Ear]>([
    ['with a wrong share', 'daumen-drauf', lie((vote) => ({ ...vote, share: 'A'.repeat(44) }))],
    ['with steps that never were', 'daumen-drauf', lie((vote) => ({ ...vote, more: ['A'.repeat(40)] }))],
    [
      'with steps that are not legal',
      'mens-erger-je-niet',
      lie((vote) => ({ ...vote, more: ['0 nonsense'] })),
    ],
    ['with a line that is no line', 'mens-erger-je-niet', lie((vote) => ({ ...vote, more: ['fair {'] }))],
    [
      'about who votes',
      'daumen-drauf',
      lie((vote) => ({ ...vote, vote: { ...(vote.vote as object), by: 'A'.repeat(43) } })),
    ],
  ])('%s does not keep the others from going on', async (_, game, ear) => {
    const { control, gone, back, follow, finish, clock, watcher, ...home } = await story(
      `lies ${_}`,
      game,
      four,
    );
    await playOn({ clock }, home.tables, 5);
    const { steps } = watcher;
    control.ear = ear;
    gone('Ada');
    await follow('Ben');
    expect(watcher.reigns.get(2)!.began).toBe(steps);
    control.ear = null;
    await back('Ada');
    await finish();
  });

  test('with a line of the journal again: it fits nowhere else', async () => {
    const { control, gone, follow, finish, clock, watcher, ...home } = await story(
      'again',
      'gouda-gouda',
      four,
    );
    await playOn({ clock }, home.tables, 5);
    const shelf = await home.browser('Cas').means.shelf();
    for (let ticks = 0; ticks < 40; ticks++) await clock.tick();
    const { steps } = watcher;
    const [entry] = (await shelf.list()).filter(({ role }) => role === 'guest');
    const save = (await shelf.get('guest', entry!.room)) as {
      kept: { picture: { match: { heir: { entries: string[] } } } };
    };
    const last = save.kept.picture.match.heir.entries.at(-1)!;
    control.ear = lie((vote) => ({ ...vote, more: [last] }));
    gone('Ada');
    await follow('Ben');
    expect(watcher.reigns.get(2)!.began).toBe(steps);
    await finish();
  });

  test('with a vote of an earlier time is not counted', async () => {
    const { control, gone, back, follow, clock, at, ...home } = await story('replay', 'david-goliath', three);
    await playOn({ clock }, home.tables, 5);
    let old = '';
    control.ear = (said) => {
      if (isVote(said)) old = said.text;
      return [said.text];
    };
    gone('Ada');
    await follow('Ben');
    await back('Ada');
    await follow('Ben');
    await playOn({ clock }, [at('Ada'), at('Ben'), at('Cas')], 2);
    // Ben is gone, too; Cas and Ada elect. Instead of her vote now Cas sends the one for Ben.
    control.ear = (said) => [isVote(said) ? old : said.text];
    gone('Ben');
    await clock.until(() => at('Ada').fate?.votes === 1 || at('Cas').fate?.votes === 1);
    for (let ticks = 0; ticks < 200; ticks++) await clock.tick();
    expect([at('Ada').hosted, at('Cas').hosted]).toEqual([null, null]);
    control.ear = null;
    await clock.until(() => isOpen(at('Ada')) && isOpen(at('Cas')));
  });
});

describe('what the next host inherits besides the match', () => {
  test('who sat down in the middle of it keeps the seat, and who was sent away stays away', async () => {
    const { gone, follow, clock, at, host, invitation, browser, ...home } = await story(
      'late',
      'daumen-drauf',
      four,
    );
    await playOn({ clock }, home.tables, 5);
    const eve = (await browser('Eve').tables.join(invitation))!;
    await clock.until(() => isOpen(eve));
    expect(await host.act({ kind: 'send-away', person: eve.state!.me })).toEqual({ ok: true });
    const wim = (await browser('Wim').tables.join(invitation))!;
    await clock.until(() => isOpen(wim) && eve.line.state === 'ended');
    await wim.act({ kind: 'profile', name: 'Wim', colour: null });
    gone('Dee');
    await clock.until(() =>
      host.state!.people.some(({ name, connection }) => name === 'Dee' && connection === 'away'),
    );
    expect(await wim.act({ kind: 'ask-seat', seat: 3 })).toEqual({ ok: true });
    await host.act({ kind: 'answer-seat', person: wim.state!.me, yes: true });
    await clock.until(() => wim.state!.people.find(({ name }) => name === 'Wim')?.seat === 3);
    await playOn({ clock }, [host, at('Ben'), at('Cas'), wim], 2);
    gone('Ada');
    await follow('Ben');
    await clock.until(() => isOpen(wim) && hostOf(wim) === 'Ben');
    expect(wim.state!.people.find(({ name }) => name === 'Wim')).toMatchObject({
      seat: 3,
      connection: 'here',
    });
    const again = (await browser('Eve').tables.join(invitation))!;
    await clock.until(() => again.line.state === 'ended');
    expect(again.line).toEqual({ state: 'ended', why: 'sent-away' });
    await playOn({ clock }, [at('Ben'), at('Cas'), wim]);
    expect(wim.state!.match!.result).not.toBeNull();
  });

  test('a match whose host is gone before anything was drawn is still drawn by all', async () => {
    const { gone, follow, finish, back } = await story('early', 'daumen-drauf', three);
    gone('Ada');
    await follow('Ben');
    await back('Ada');
    await follow('Ben');
    await finish();
  });
});
